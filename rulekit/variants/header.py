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
        span: its name in the text.
    """

    name: str
    game: str
    title: str
    by: str
    why: str
    players: tuple[int, int] | None
    span: Span


def info(variant: Node) -> VariantHead:
    """What a ``variant`` node says about itself."""
    name, game = variant.name, variant.word("game")
    players = variant.node("players")
    return VariantHead(
        name.text, game.text, _text(variant, "title") or name.text, _text(variant, "by"), _text(variant, "why"),
        _range(players) if players else None, name.span,
    )  # fmt: skip


def _text(variant: Node, kind: str) -> str:
    header = variant.node(kind)
    return header.words("STRING")[0].title if header else ""


def _range(players: Node) -> tuple[int, int]:
    fewest, most = (int(one.text) for one in players.words("NUMBER"))
    return fewest, most


def apply_header(draft: Draft, variant: Node) -> None:
    """The game is for whom the variant is for, and won as the variant says.

    Reports:
        RK0408: another variant says something else.
        RK0416: it is for players that the game, or another variant, does not allow.
    """
    game = draft.tree.node("game")
    for header in variant.nodes("players", "age", "minutes", "wins"):
        old = game.node(header.kind) if game else None
        if game is None or (header.kind == "players" and old is not None and not _narrows(draft, header, old, game)):
            continue
        if header.kind != "players" and not draft.touch((("header", header.kind),), "inside", header.span):
            continue
        children = [header if one is old else one for one in game.children]
        changed = with_children(game, children if old else [*children, header])
        draft.tree = with_children(draft.tree, [changed if one is game else one for one in draft.tree.children])
        game = changed
        if header.kind == "players":
            draft.casts.append(header)


def _narrows(draft: Draft, header: Node, old: Node, game: Node) -> bool:
    fewest, most = _range(header)
    least, greatest = _range(old)
    if least <= fewest <= most <= greatest:
        return True
    says = f"`{game.name.text}`" if old.span.path == game.span.path else "the other variant"
    draft.report.add(errors.no_players_left(fewest, most, header.span, says, old.span))
    return False
