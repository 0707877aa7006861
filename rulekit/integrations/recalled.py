"""A state with what each player has seen on the way to it: for libraries that ask for perfect recall."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from hashlib import sha256

from attrs import define, field, frozen

from rulekit.playing.actions import Actions, actions_of
from rulekit.playing.features import Features, features_of
from rulekit.playing.game import Game, load
from rulekit.playing.option import Option
from rulekit.playing.state import State

__all__ = ["Numbered", "Recalled", "begun", "numbered"]

Named = tuple[str, str, int, str]
"""The name of a game, its variants with plus signs between, the players (0: as few as usual), and its options so."""


@frozen(eq=False)
class Numbered:
    """A game whose options and views are numbers; chance is explicit.

    Args:
        named: its parameters.
        game: the game.
        actions: what the options are called.
        features: what players see.
    """

    named: Named
    game: Game
    actions: Actions
    features: Features


@lru_cache(64)
def numbered(named: Named) -> Numbered:
    """A game by its parameters.

    Raises:
        RuleError: as ``rulekit.load``.
    """
    name, variants, players, options = named
    agreed = dict(one.split(":", 1) for one in options.split("+") if one)
    game = load(name, [one for one in variants.split("+") if one], players or None, options=agreed)
    actions = actions_of(game.table.explicit)
    return Numbered(named, game, actions, features_of(game.table, actions, explicit=True))


def begun(named: Named, *taken: int) -> Recalled:
    """The beginning of a game, or what some actions have made of it."""
    of = numbered(named)
    found = Recalled(of, of.game.start(chance="explicit"))
    for action in taken:
        found = found.after(action)
    return found


@define(eq=False)
class Recalled:
    """A state and what led to it; a copy is the same, as nothing of it changes.

    Args:
        of: the game.
        state: how things stand.
        before: what came before, and the action taken there; None at the beginning.
        digests: what stands for all that a player has seen, as far as it was asked for.
    """

    of: Numbered
    state: State
    before: tuple[Recalled, int] | None = field(default=None, repr=False)
    digests: dict[int, str] = field(factory=dict[int, str], repr=False)
    _words: dict[int, str] = field(factory=dict[int, str], repr=False)

    def __deepcopy__(self, _: object) -> Recalled:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        taken, one = list[int](), self
        while one.before is not None:
            one, action = one.before
            taken.append(action)
        return begun, (self.of.named, *reversed(taken))

    @property
    def actions(self) -> Actions:
        """What the options are called."""
        return self.of.actions

    def after(self, action: int) -> Recalled:
        """The state after an action, or after an outcome of chance.

        Args:
            action: its number.

        Raises:
            ValueError: it is not offered.
        """
        state = self.state.apply(self.actions.option(self.state, action))
        return Recalled(self.of, state, (self, action))

    def words(self, action: int) -> str:
        """An action, or an outcome of chance, in the words of the rules; with its number where another has the same."""
        if not self._words:
            said = {self.actions.number(one): _words(one) for one in self.state.options}
            times = Counter(said.values())
            self._words = {one: text if times[text] == 1 else f"{text} #{one}" for one, text in said.items()}
        return self._words.get(action, f"action {action}")

    def seen(self, player: int) -> list[int]:
        """The numbers that a player sees."""
        return self.of.features.of(self.state.view(player))

    def said(self, player: int) -> str:
        """The same as text; what is 0 is left out."""
        numbers = zip(self.of.features.all, self.seen(player), strict=True)
        return " ".join(f"{one.name}={value}" for one, value in numbers if value)

    def recalled(self, player: int) -> str:
        """What a player sees, and a number that stands for all that they saw and did before."""
        return f"{self._digest(player)} {self.said(player)}"

    def _digest(self, player: int) -> str:
        """What stands for all that a player has seen: each change of it, what they could do, and what they did."""
        late: list[Recalled] = []
        one: Recalled = self
        while player not in one.digests:
            late.append(one)
            if one.before is None:
                break
            one = one.before[0]
        for this in reversed(late):
            own = this.actions.legal(this.state) if this.state.player == player else []
            now = f"{this.seen(player)} {own}"
            text = sha256(now.encode()).hexdigest()[:16]
            if this.before is not None:
                last, action = this.before
                did = action if last.state.player == player else -1
                known = last.digests[player]
                same = did < 0 and known.endswith(text)
                text = known if same else f"{sha256(f'{known} {did}'.encode()).hexdigest()[:16]}{text}"
            this.digests[player] = text
        return self.digests[player]


def _words(option: Option) -> str:
    """The step and what is done there, ``build city first``; of chance what falls."""
    first = () if option.kind == "chance" else (option.verb,)
    return " ".join(dict.fromkeys((*first, *option.path)))
