"""What stands at the head of a variant: what it is called, whom it is for, and what it says instead of the game."""

from __future__ import annotations

from attrs import frozen

from rulekit.source import Span
from rulekit.syntax.node import Node
from rulekit.variants import errors
from rulekit.variants.draft import Draft
from rulekit.variants.edit import with_children

__all__ = ["VariantHead", "apply_header", "info"]


@frozen
class VariantHead:
    """What a variant says about itself.

    Args:
        name: as written after ``variant``.
        game: as written after ``of``.
        title: for people; its name if it has none.
        by: who made it; empty if it does not say.
        why: what it is good for; empty if it does not say.
        players: fewest and most; None if it is for all whom the game is for.
        on: the variants that it changes, as written after ``with``.
        renamed: what it calls otherwise: each name as it was and as it is.
        span: its name in the text.
    """

    name: str
    game: str
    title: str
    by: str
    why: str
    players: tuple[int, int] | None
    on: tuple[str, ...]
    renamed: tuple[tuple[str, str], ...]
    span: Span


def info(variant: Node, new_names: tuple[tuple[str, str], ...] = ()) -> VariantHead:
    """What a ``variant`` node says about itself."""
    name, game = variant.name, variant.word("game")
    players = variant.node("players")
    return VariantHead(
        name.text, game.text, _text(variant, "title") or name.text, _text(variant, "by"), _text(variant, "why"),
        _range(players) if players else None, tuple(one.text for one in variant.each_word("base")),
        new_names, name.span,
    )  # fmt: skip


def _text(variant: Node, kind: str) -> str:
    header = variant.node(kind)
    return header.words("STRING")[0].title if header else ""


def _range(players: Node) -> tuple[int, int]:
    fewest, *others = (int(one.text) for one in players.words("NUMBER"))
    return fewest, others[-1] if others else fewest


def apply_header(draft: Draft, header: Node) -> None:
    """The game is for the age, takes the time, or is won as a line of a variant says.

    Reports:
        RK0408: another variant says something else.
    """
    if draft.touch((("header", header.kind),), "inside", header.span):
        _put(draft, header)


def apply_players(draft: Draft, header: Node) -> None:
    """The game is for as many as a variant says, more or fewer than before.

    Of two variants that do not know of each other, both must allow them.

    Reports:
        RK0416: there is no number of players that lies within both.
    """
    before = next((one for variant, one in reversed(draft.casts) if draft.is_other(variant)), None)
    if before is not None:
        (fewest, most), (least, greatest) = _range(header), _range(before)
        if fewest <= least and greatest <= most:
            return
        if not least <= fewest <= most <= greatest:
            draft.report.add(errors.no_players_left(fewest, most, header.span, before.span))
            return
    _put(draft, header)
    draft.casts.append((draft.variant, header))


def _put(draft: Draft, header: Node) -> None:
    game = draft.tree.node("game")
    if game is None:
        return
    old = game.node(header.kind)
    children = [header if one is old else one for one in game.children]
    changed = with_children(game, children if old else [*children, header])
    draft.tree = with_children(draft.tree, [changed if one is game else one for one in draft.tree.children])
