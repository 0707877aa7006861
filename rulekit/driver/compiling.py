"""From a checked game to its program."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rulekit.compiler.endless import USUAL, Allowance
from rulekit.diagnostics import Diagnostic, Report
from rulekit.model.game import Game
from rulekit.remembering import remembered
from rulekit.statements import KINDS

if TYPE_CHECKING:
    from rulekit.compiler.program import Compiled, Extra

__all__ = ["LOWERINGS", "compiled"]

LOWERINGS: Mapping[type, Any] = {one.makes: one.lowering for one in KINDS}


def compiled(
    game: Game,
    players: int,
    report: Report | None = None,
    extra: Extra | None = None,
    allowed: Allowance = USUAL,
) -> Compiled:
    """The program of a game for so many players.

    Args:
        game: what is compiled.
        players: how many play.
        report: takes what is wrong.
        extra: what worked examples do and ask besides.
        allowed: how much a play may do.
    """
    program, wrong = (_usual if extra is None else _compiled)(game, players, extra, allowed)
    if report is not None:
        for one in wrong:
            report.add(one)
    return program


def _compiled(
    game: Game, players: int, extra: Extra | None, allowed: Allowance
) -> tuple[Compiled, tuple[Diagnostic, ...]]:
    from rulekit.compiler.program import compile_game  # noqa: PLC0415  # a book needs no program

    noted = Report()
    return compile_game(game, players, LOWERINGS, noted.add, extra, allowed), tuple(noted)


_usual = remembered(256)(_compiled)
"""Programs of whole plays: a check makes them for every number of players, and a play wants one of them."""
