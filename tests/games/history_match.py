"""One play of History followed by two: the game in rules decides what is asked, the referee says what it must be."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from rulekit.playing.game import Game
from rulekit.playing.state import State
from tests.games.history_battle import Ask, Deal, Draw, Path, Play, Roll, Stops
from tests.games.history_board import ARMIES, EMPIRES, EVENTS, FORTS, MONUMENTS, PROVINCES, Board
from tests.games.history_referee import Referee

__all__ = ["Disagreement", "follow"]


class Disagreement(AssertionError):
    """The rules and the referee differ."""


@dataclass
class Watched(Referee):
    """A referee that notes which cards come into play."""

    seen: Counter[str] = field(default_factory=Counter[str])

    def found(self, card: dict[str, Any]) -> None:
        """An empire or a kingdom."""
        self.seen[card["name"]] += 1
        super().found(card)

    def play(self, event: str) -> Play:
        """A development."""
        self.seen[event] += 1
        yield from super().play(event)


class Match:
    """The game in rules and the referee, side by side.

    Args:
        seen: gathers which cards were played and which ways chosen.
        crowded: whether the board is full from the start, and hands are.
    """

    def __init__(self, game: Game, seed: int, seen: Counter[str], *, crowded: bool) -> None:
        self.crowded = crowded
        self.random = Random(seed)  # noqa: S311  # the same on every machine
        self.seen = seen
        self.state = game.start(chance="explicit")
        self.referee = Watched(Board(game.players), seen=seen, classic=bool(game.rules.variants))
        self.patience = self.random.choice((0.02, 0.1, 0.5))

    def run(self) -> None:
        """Both play to the end, and agree at every step.

        Raises:
            Disagreement: they do not.
        """
        play = self.referee.run()
        stop = next(play)
        while True:
            path = self.answered(stop)
            try:
                stop = play.send(path)
            except StopIteration:
                break
        self.same("over", self.state.is_over, other=True)
        self.same("points", self.state.scores, tuple(self.referee.board.points))
        self.same("winners", self.state.winners, (self.referee.board.points.index(max(self.referee.board.points)),))

    def answered(self, stop: Stops) -> Path:
        """What comes of a question: chosen or rolled in the game, and told to the referee."""
        match stop:
            case Deal():
                many = self.referee.board.players
                while (len(self.state.empire_pile), len(self.state.event_pile)) != (many, many):
                    self.state = self.state.apply(self.random.choice(self.state.options))
                self.dealt()
                return ()
            case Draw(pile):
                cards = [one for one in (*EMPIRES, *EVENTS) if one in pile]
                at = 0
                if len(cards) > 1:
                    self.same("cards to draw", (self.state.is_chance, len(self.state.options)), (True, len(cards)))
                    at = self.random.randrange(len(cards))
                    self.state = self.state.apply(self.state.options[at])
                return (cards[at],)
            case Roll():
                self.same("chance", self.state.is_chance, other=True)
                self.same("faces", [one.path for one in self.state.options], [(str(at),) for at in range(1, 7)])
            case Ask(_, (only,)):
                return only
            case Ask(player, options):
                self.compare()
                self.same("player", self.state.player, player)
                self.same(
                    "options", Counter(one.path for one in self.state.options), Counter(set(options))
                )  # dice that are alike are one
        taken = self.random.choices(self.state.options, [self.liking(one.path) for one in self.state.options])[0]
        self.seen[taken.path[0]] += len(taken.path) > 1 or taken.path[0] not in EVENTS.keys() | EMPIRES.keys()
        self.state = self.state.apply(taken)
        return taken.path

    def liking(self, path: Path) -> float:
        """How gladly an option is taken: conquest by ways that are rare, and little inclination to stop."""
        if path in (("stop",), ("disband",)):
            return self.patience
        return 8.0 if path[0] in ("by_caravan", "by_fleet", "development") else 1.0

    # ---- What must be the same ----

    def dealt(self) -> None:
        """The piles are of this epoch, as many of each as there are players (3.2); the rest is as it was."""
        referee, state = self.referee, self.state
        board = referee.board
        if not board.points:  # the markers stand on 1, 2, 3 ... (3.1)
            board.points = [one.points for one in state.players]
            board.hands = [set[str]() for _ in state.players]
            self.same("markers", sorted(board.points), list(range(1, board.players + 1)))
            if self.crowded:
                self.state = crowded(self.state, board, self.random)
        referee.empires, referee.events = set(state.empire_pile), set(state.event_pile)
        for pile, cards in ((referee.empires, EMPIRES), (referee.events, EVENTS)):
            self.same("pile", [cards[one]["era"] for one in pile], [board.epoch] * board.players)

    def compare(self) -> None:
        """Everything that can be seen is the same."""
        state, board, referee = self.state, self.referee.board, self.referee
        self.same("over", (state.is_over, state.is_chance), (False, False))
        self.same("holders", {at: who for at, who in state.holder.items() if who is not None}, board.holder)
        standing = {at for at, how in state.posture.items() if how == "standing" and state.holder[at] == referee.me}
        self.same("active", standing & board.holder.keys(), board.active)
        self.same("towns", {at: one for at, one in state.town.items() if one is not None}, board.town)
        for name, things in (("monument", board.monuments), ("fort", board.forts), ("disc", board.discs)):
            self.same(name, {at for at, count in getattr(state, name).items() if count}, things)
        supplies = (state.monument_supply, state.fort_supply)
        self.same("supplies", supplies, (MONUMENTS - len(board.monuments), FORTS - len(board.forts)))
        self.same("points", [one.points for one in state.players], board.points)
        self.same("hands", [one.hand for one in state.players], board.hands)
        me = state.players[referee.me]
        card = (me.armies, me.crusaders, me.siege_tokens)
        self.same("card", card, (referee.armies, referee.crusaders, referee.tokens))

    def same(self, what: str, ours: object, other: object) -> None:
        """One thing.

        Raises:
            Disagreement: it is not.
        """
        if ours != other:
            message = f"{what}: {ours} in the rules, {other} by hand; {self.referee}"
            raise Disagreement(message)


def crowded(state: State, board: Board, random: Random) -> State:
    """The state with a full board and full hands, and the referee's board likewise."""
    places, share = sorted(PROVINCES), random.uniform(0.7, 1.0)
    board.holder = {at: random.randrange(board.players) for at in places if random.random() < share}
    for player in range(board.players):
        for at in sorted(board.held(player))[ARMIES:]:
            del board.holder[at]
    board.town = {at: random.choice(("capital", "city")) for at in random.sample(places, random.randint(18, 24))}
    board.monuments = set(random.sample(places, random.randint(14, 20)))
    board.forts = set(random.sample(places, random.randint(9, 14)))
    spread = sorted(random.sample(range(90, 120), board.players))
    board.points = [spread[one - 1] for one in board.points]  # the order of the first draft is settled already
    developments = sorted(one for one, card in EVENTS.items() if card["sort"] == "development")
    board.hands = [set(random.sample(developments, 8)) for _ in range(board.players)]
    return copied(state, board)


def copied(state: State, board: Board) -> State:
    """The state with the referee's board in it."""
    layout, vector = state.table.program.layout, list(state.position.vector)
    events, marks = (_numbers(state, one) for one in ("event", "mark"))

    def put(name: str, value: int, each: str = "", at: int = 0, player: int = 0) -> None:
        vector[layout.fields[name, each] + player * layout.widths[name, each] + at] = value

    for at, number in _numbers(state, "province").items():
        put("holder", board.holder.get(at, -1) + 1, "province", number)
        put("town", marks[board.town[at]] + 1 if at in board.town else 0, "province", number)
        put("monument", int(at in board.monuments), "province", number)
        put("fort", int(at in board.forts), "province", number)
    put("monument_supply", MONUMENTS - len(board.monuments))
    put("fort_supply", FORTS - len(board.forts))
    for player, hand in enumerate(board.hands):
        put("point", board.points[player], player=player)
        put("hand", sum(1 << events[one] for one in hand), player=player)
    fingerprint, place, rng, _ = state.position.to_json()
    position = state.position.runner.restore([fingerprint, place, rng, vector])
    return State(state.table, position, state.names)


def _numbers(state: State, table: str) -> dict[str, int]:
    return {one.name: one.index for one in state.table.game.table(table).items}


def follow(game: Game, seed: int, seen: Counter[str], *, crowded: bool) -> None:
    """A play in which both agree at every step."""
    Match(game, seed, seen, crowded=crowded).run()
