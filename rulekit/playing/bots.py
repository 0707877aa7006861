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
from functools import partial

from attrs import frozen

from rulekit.machine.judging import SAMPLES, Standing, best_of_all, own_draws
from rulekit.machine.random import below, seeded
from rulekit.playing.judges import by_python, judge_for
from rulekit.playing.option import Option
from rulekit.playing.search import Search, search_for
from rulekit.playing.seating import Seating
from rulekit.playing.state import State
from rulekit.playing.view import View

__all__ = ["GREEDY", "KINDS", "RANDOM", "Bot", "Budget", "bot", "greedy", "monte_carlo", "randomly"]

Bot = Callable[[View], Option]

RANDOM, GREEDY = "random", "greedy"
KINDS = f"{RANDOM}, {GREEDY}, mcts:1s (seconds for each choice), mcts:5000 (plays for each choice)"
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
    if text == RANDOM:
        return randomly(seed)
    if text == GREEDY:
        return greedy(seed, table)
    found = re.fullmatch(r"mcts:(?:(\d+(?:\.\d+)?)s|([1-9]\d*))", text)
    if found is None or (found[1] is not None and float(found[1]) <= 0):
        message = f"`{text}` is no kind of bot; there are: {KINDS}"
        raise ValueError(message)
    budget = Budget(seconds=float(found[1])) if found[1] is not None else Budget(plays=int(found[2]))
    return monte_carlo(search_for(table), budget, seed)


def randomly(seed: int) -> Bot:
    """A bot to which all options are alike."""
    draws = own_draws(seed)
    return lambda view: view.options[below(len(view.numbers), draws)]


def greedy(seed: int, table: Seating | None = None) -> Bot:
    """A bot that takes the option after which its player stands best, by the scoring of the game.

    It looks no further than to the next choice. What is hidden and what chance brings is taken from a few states that
    agree with what it sees.

    Args:
        seed: for what it leaves to chance.
        table: the game and its players, if they are always the same; then it is faster.
    """
    draws = own_draws(seed)

    def choose(view: View) -> Option:
        native = table is not None and not view.explicit
        judge = judge_for(table) if table is not None and native else by_python(view.runner)
        known = [value for value in view.slots.all if value is not None]
        if len(known) == len(view.slots.all):
            states = [seeded(draws()) for _ in range(SAMPLES)]
            worth = judge.judged(known, view.place, view.numbers, view.viewer, states)
        else:
            worth = [()] * len(view.numbers)
            for _ in range(SAMPLES):
                state = _sampled(view, draws)
                if state is not None:
                    more = judge.judged(state.slots, view.place, view.numbers, view.viewer, [state.rng])
                    worth = [_added(one, other) for one, other in zip(worth, more, strict=True)]
        return view.options[best_of_all(worth, draws)]

    return choose


def _sampled(view: View, draw: Callable[[], int]) -> State | None:
    """A state that agrees with a view, if one is found."""
    for _ in range(TRIES):
        with suppress(ValueError):
            return view.sample(draw())
    return None


def _added(one: Standing, other: Standing) -> Standing:
    return tuple(a + b for a, b in zip(one, other, strict=True)) if one else other


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
    state = _sampled(view, partial(choices.getrandbits, 32))
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
            state = _sampled(view, partial(choices.getrandbits, 32)) or state
