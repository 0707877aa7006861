"""The boards and parts of maps that worked examples are about, scene by scene, as they are when these are played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from attrs import define, evolve, field

from rulekit.book.drawn_board import boards_drawn
from rulekit.book.inset import Route, Seen, inset
from rulekit.book.narrator import Narrator
from rulekit.book.pits import is_board
from rulekit.book.scenes import is_setup, scenes
from rulekit.book.signs import told_once
from rulekit.document.blocks import Line, Plan
from rulekit.document.inset import Going, Inset, Token
from rulekit.document.sentence import Name, Noun
from rulekit.driver.composing import narrator_of
from rulekit.driver.pipeline import Checked
from rulekit.model.example import Action, Example, Fact, FactKind
from rulekit.model.game import Game
from rulekit.model.links import End
from rulekit.model.map import Map
from rulekit.playing.board_scenes import boards_of
from rulekit.playing.chances import all_chances
from rulekit.playing.destinations import named_by, place_of, route_of, shared_by
from rulekit.playing.on_places import became, lying
from rulekit.playing.reaching import way_to
from rulekit.playing.state import State
from rulekit.playing.told import Accounts
from rulekit.playing.trial import Failed
from rulekit.playing.watched import Moment

__all__ = ["Insets"]

Drawn = Mapping[int, Inset | Plan]
"""What is drawn of the scenes of an example, by the number of the line with which a scene begins."""


@define(eq=False)
class Insets(Mapping[str, Drawn]):
    """The parts of maps that the printed examples are about, by their names; found when it is asked for.

    Args:
        checked: the game.
        accounts: where its examples are played.
    """

    checked: Checked
    accounts: Accounts
    _known: dict[str, Drawn] = field(init=False, factory=dict[str, Drawn])

    def __reduce__(self) -> tuple[type[Insets], tuple[Checked, Accounts]]:
        return Insets, (self.checked, self.accounts)  # the rest is found again where it is asked for

    def __getitem__(self, name: str) -> Drawn:
        if name not in self._known:
            self._known[name] = self._found(name)
        if not self._known[name]:
            raise KeyError(name)
        return self._known[name]

    def __iter__(self) -> Iterator[str]:
        return (one for one in self.accounts.names if self.get(one))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _found(self, name: str) -> Drawn:
        game = self.checked.game
        assert game is not None
        if not game.maps and not boards_drawn(game):
            return {}
        found: Drawn | None = None
        for chances in all_chances():
            run = self.accounts.run_of(name, chances)
            if run is None:
                return {}
            try:
                run.run()
            except Failed:
                return {}
            came = _drawn(run.example, run.moments, run.seen(), narrator_of(self.checked))
            if found is not None and came != found:
                return {}  # it depends on how chance falls
            found = came
        return found or {}


def _drawn(example: Example, moments: Sequence[Moment], last: State, narrator: Narrator) -> Drawn:
    """What is drawn of each scene; nothing of one that looks like the one before."""
    states = {one.line: one.state for one in moments if one.line >= 0}
    shown = [*(one.state for one in moments), last]
    made: dict[int, Inset | Plan] = {}
    parts: dict[int, tuple[Inset, Seen]] = {}
    for begin, end in scenes(example):
        for plan in boards_of(example, range(begin, end), states, shown, narrator):
            if plan not in made.values():
                made.setdefault(begin, plan)
        for one in (one for one in narrator.game.maps if not is_board(one, narrator.game)):
            seen = _seen(example, range(begin, end), states, last, one, narrator)
            found = inset(narrator.game, one, seen, example.cast)
            if found is not None and found not in made.values() and begin not in made:
                made[begin] = found
                parts[begin] = found, seen
    told = dict(zip(parts, told_once([one for one, _ in parts.values()]), strict=True))
    parts = {at: (told[at], seen) for at, (_, seen) in parts.items()}
    return made | (dict(_titled(parts, example, narrator.game)) if len(parts) > 1 else told)


def _titled(parts: Mapping[int, tuple[Inset, Seen]], example: Example, game: Game) -> Iterator[tuple[int, Inset]]:
    """Several parts of an example, told from one another, all by the same: whose things come there, or what is new."""
    named: set[End] = set()
    people: list[Line] = []
    things: list[Line] = []
    for _, seen in parts.values():
        owners = {
            token.owner: None
            for tokens in seen.tokens.values()
            for token in tokens
            if token.going is Going.COMES and token.owner >= 0
        }
        owners |= {route.owner: None for route in seen.routes}
        people.append(tuple(Name(example.cast[one]) for one in owners) if len(owners) == 1 else ())
        new = [one for one in seen.named if one not in named]
        named |= {*seen.named, *seen.tokens}
        things.append((Noun(game.table(new[0][0]).items[new[0][1]].name),) if new else ())
    titles = next((some for some in (people, things) if all(some)), [()] * len(parts))
    for (at, (part, _)), title in zip(parts.items(), titles, strict=True):
        yield at, evolve(part, title=title)


def _seen(
    example: Example, lines: range, states: Mapping[int, State], last: State, drawn: Map, narrator: Narrator
) -> Seen:
    """What a scene shows of a map."""
    game = narrator.game
    told = [(at, example.lines[at]) for at in lines]
    looked = [states[at] for at, line in told if at in states and isinstance(line, Fact)]
    acted = [states[at] for at, line in told if at in states and not (isinstance(line, Action) and is_setup(line))]
    after = looked[-1] if looked else last
    before = acted[0] if acted else after
    routes: list[Route] = []
    reached: list[Route] = []
    open_: set[End] = set()
    for at, line in told:
        if isinstance(line, Action) and at in states:
            routes += route_of(line, states[at], game, drawn)
        elif isinstance(line, Fact) and line.kind is FactKind.ONLY and at in states:
            for picks in line.choices:
                place = place_of(picks[-1], game, drawn)
                if place is not None:
                    open_.add(place)
                    way = way_to(states[at], place, line.who, [one.name for one in picks[:-1]])
                    reached += [Route(way, line.who)] if way else []
    tokens = became(lying(before, drawn, narrator), lying(after, drawn, narrator))
    named = dict.fromkeys(one for _, line in told for one in named_by(line, game))
    routes = [one for one in routes if len(one.ends) > 1 or not _comes(tokens.get(one.ends[0], ()), one.owner)]
    return Seen(tuple(named), tokens, frozenset(open_), (*routes, *shared_by(reached)))


def _comes(tokens: Sequence[Token], owner: int) -> bool:
    """Whether what somebody brings is seen to come there: then no arrow needs to say it, which comes from nowhere."""
    return any(one.owner == owner and one.going is Going.COMES for one in tokens)
