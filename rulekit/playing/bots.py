"""Who plays without being a person. A bot sees what its player sees, and takes one of the options there.

Any function from a view to an option is a bot, so rule-based ones are written in Python:

>>> def first(view):
...     return view.options[0]
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from contextlib import suppress

from attrs import frozen

from rulekit.playing.option import Option
from rulekit.playing.search import Search, search_for
from rulekit.playing.seating import Seating
from rulekit.playing.state import State
from rulekit.playing.view import View

__all__ = ["KINDS", "Bot", "Budget", "bot", "greedy", "monte_carlo", "randomly"]

Bot = Callable[[View], Option]

KINDS = "random, greedy, mcts:1s (seconds for each choice), mcts:5000 (plays for each choice)"
SAMPLES = 3  # states that an option is judged in
TRIES = 3  # how often such a state is looked for
FIRST, LONGEST = 50, 0.05  # plays at a time: at the beginning; seconds that they may take later, by the clock
AT_ONCE = 5000  # plays at a time where they are counted: the clock must not change what a seed finds
SECRET = 100  # plays for each way in which hidden things may have been dealt


@frozen
class Budget:
    """How long a search may take for each choice.

    Args:
        seconds: by the clock; 0 for no limit.
        plays: at most so many; 0 for no limit.
    """

    seconds: float = 0.0
    plays: int = 0


def bot(text: str, seed: int, table: Seating) -> Bot:
    """The bot that a word of the command line names.

    Args:
        text: one of ``KINDS``.
        seed: for what it leaves to chance.
        table: the game and its players.

    Raises:
        ValueError: there is no such bot.
    """
    if text == "random":
        return randomly(seed)
    if text == "greedy":
        return greedy(seed)
    found = re.fullmatch(r"mcts:(?:(\d+(?:\.\d+)?)s|([1-9]\d*))", text)
    if found is None or (found[1] is not None and float(found[1]) <= 0):
        message = f"`{text}` is no kind of bot; there are: {KINDS}"
        raise ValueError(message)
    budget = Budget(seconds=float(found[1])) if found[1] is not None else Budget(plays=int(found[2]))
    return monte_carlo(search_for(table), budget, seed)


def randomly(seed: int) -> Bot:
    """A bot to which all options are alike."""
    choices = random.Random(seed)  # noqa: S311  # a bot that plays, not a secret
    return lambda view: choices.choice(view.options)


def greedy(seed: int) -> Bot:
    """A bot that takes the option after which its player stands best, by the scoring of the game.

    It looks no further than to the next choice. What is hidden and what chance brings is taken from a few states that
    agree with what it sees.
    """
    choices = random.Random(seed)  # noqa: S311  # as above

    def choose(view: View) -> Option:
        options = list(view.options)
        worth: list[tuple[float, ...]] = [()] * len(options)
        for _ in range(SAMPLES):
            state = _sampled(view, choices)
            if state is None:
                continue
            for at, option in enumerate(options):
                worth[at] = _added(worth[at], _standing(state.apply(option), view.viewer))
        best = max(worth)
        return choices.choice([option for option, one in zip(options, worth, strict=True) if one == best])

    return choose


def _sampled(view: View, choices: random.Random) -> State | None:
    """A state that agrees with a view, if one is found."""
    for _ in range(TRIES):
        with suppress(ValueError):
            return view.sample(choices.getrandbits(32))
    return None


def _added(one: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True)) if one else other


def _standing(state: State, player: int) -> tuple[float, ...]:
    """What decides the game, for a player: what they have of the victory, then the ranking."""
    ranking = state.position.ranking()
    return (ranking.share(player) if state.position.is_over else 0.0, *ranking.gauges[player])


def monte_carlo(search: Search, budget: Budget, seed: int) -> Bot:
    """A bot that takes the option that many plays from here speak for.

    Args:
        search: of the game.
        budget: for each choice.
        seed: for the plays, and for how hidden things are dealt in them.
    """
    choices = random.Random(seed)  # noqa: S311  # as above

    def choose(view: View) -> Option:
        search.forget()
        if not _explored(search, view, budget, choices):
            return choices.choice(view.options)
        tried = search.tried()
        best = max(range(len(tried)), key=lambda at: (tried[at].visits, tried[at].mean))
        return view.options[best]

    return choose


def _explored(search: Search, view: View, budget: Budget, choices: random.Random) -> bool:
    """Play until the budget is used up; whether there was a state to play from."""
    secret = None in view.slots.all
    state = _sampled(view, choices)
    if state is None:
        return False
    began, played, count = time.perf_counter(), 0, FIRST
    while True:
        if budget.plays:
            count = min(count, budget.plays - played)
        search.explore(state, choices.getrandbits(64), count)
        played += count
        spent = time.perf_counter() - began
        if (budget.plays and played >= budget.plays) or (budget.seconds and spent >= budget.seconds):
            return True
        speed = played / spent
        count = max(1, int(speed * min(LONGEST, budget.seconds - spent))) if budget.seconds else AT_ONCE
        if secret:
            count = min(count, SECRET)
            state = _sampled(view, choices) or state
