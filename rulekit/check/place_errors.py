"""RK0217, RK0302, RK0330, RK0333: what can be wrong with where things and pieces lie."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.diagnostics import Diagnostic, Label
from rulekit.source import Span

__all__ = ["cannot_fold", "cannot_turn", "may_be_held", "may_be_vacant", "too_few", "too_few_to_become", "which_set"]


def cannot_fold(places: int, folds: int, span: Span) -> Diagnostic:
    """A row that is drawn in parts that are not alike, or not in two halves."""
    return Diagnostic(
        "RK0302",
        f"a row of {places} places can't be folded in {folds}",
        (Label(span, "half of the parts are drawn below, half above, each as long as the others"),),
        "write an even number by which the number of places can be divided",
    )


def cannot_turn(players: int, ring: bool, span: Span) -> Diagnostic:  # noqa: FBT001  # of two kinds
    """A board that does not look alike from the side of each player."""
    kind = "a ring whose number of places can be divided by it" if ring else "a ring"
    return Diagnostic(
        "RK0302",
        f"this board can't be turned to each of {players} players",
        (Label(span, "it has no such side for each of them"),),
        f"write a number of players that it has sides for: 2 for a grid or a row; or make it {kind}",
    )


def may_be_held(place: str, span: Span) -> Diagnostic:
    """A piece comes where another may stand."""
    return Diagnostic(
        "RK0330",
        f"a piece may stand on `{place}` already",
        (Label(span, "there is room for one piece"),),
        "choose one that `has no piece`, or ask for it with `if` before",
    )


def too_few(piece: str, have: int, need: int, span: Span) -> Diagnostic:
    """Pieces for each of some places, of which there may be more."""
    return Diagnostic(
        "RK0333",
        f"this can be {need} places, and there are {have} of `{piece}` for each player",
        (Label(span, "nothing says which of them go without"),),
        f"give each player {need} of them, or put them one after the other with `for each`",
    )


def too_few_to_become(piece: str, have: int, need: int, span: Span) -> Diagnostic:
    """Pieces that may become one of a sort, which there may be too few of."""
    return Diagnostic(
        "RK0333",
        f"{need} pieces of a player can become one, and there are {have} of `{piece}` for each player",
        (Label(span, "there may be none left"),),
        f"give each player {need} of them",
    )


def may_be_vacant(place: str, span: Span, piece: str) -> Diagnostic:
    """A piece is moved from where none may stand."""
    return Diagnostic(
        "RK0330",
        f"no {piece} may stand on `{place}`",
        (Label(span, "nothing need stand here"),),
        f"choose one that `has your {piece}`, or ask for it with `if` before",
    )


def which_set(table: str, sets: Sequence[str], span: Span) -> Diagnostic:
    """Players have several sets of the same things, and it is not said which is meant."""
    return Diagnostic(
        "RK0217",
        f"players have several sets of `{table}`: {', '.join(f'`{one}`' for one in sets)}",
        (Label(span, "this may be any of them"),),
        f"say which, as in `that {table} is in {sets[0]}` or `put that {table} in {sets[0]}`",
    )
