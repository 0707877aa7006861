"""Write a board game once; play it, prove it, print it, in every language.

>>> from random import Random
>>> import rulekit
>>> game = rulekit.load("roll_through_the_ages", variants=["trading"], players=3)
>>> state, player = game.start(seed=7), Random(7)
>>> while not state.is_over:
...     state = state.apply(player.choice(state.options))
>>> len(state.scores)
3
"""

from __future__ import annotations

TYPE_CHECKING = False  # not from `typing`, whose import takes longer than all the rest until a command begins
if TYPE_CHECKING:
    from rulekit.compiler.endless import Allowance
    from rulekit.diagnostics import Diagnostic, RuleError
    from rulekit.driver.publishing import diagnose, games, locales, variants_of, write_book
    from rulekit.playing.game import Game, load
    from rulekit.playing.option import Option
    from rulekit.playing.record import Record
    from rulekit.playing.state import State
    from rulekit.playing.view import View

__all__ = [
    "Allowance",
    "Diagnostic",
    "Game",
    "Option",
    "Record",
    "RuleError",
    "State",
    "View",
    "diagnose",
    "games",
    "load",
    "locales",
    "variants_of",
    "write_book",
]

_HOMES = {
    "Allowance": "rulekit.compiler.endless",
    "Diagnostic": "rulekit.diagnostics",
    "RuleError": "rulekit.diagnostics",
    "Game": "rulekit.playing.game",
    "load": "rulekit.playing.game",
    "Option": "rulekit.playing.option",
    "Record": "rulekit.playing.record",
    "State": "rulekit.playing.state",
    "View": "rulekit.playing.view",
    "diagnose": "rulekit.driver.publishing",
    "games": "rulekit.driver.publishing",
    "locales": "rulekit.driver.publishing",
    "variants_of": "rulekit.driver.publishing",
    "write_book": "rulekit.driver.publishing",
}


def __getattr__(name: str) -> object:
    """Public names are imported when first asked for, so that ``import rulekit`` itself is quick."""
    if name not in _HOMES:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    from importlib import import_module  # noqa: PLC0415  # part of being quick

    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)
