"""A game and its variants to one game: the whole of this folder on a page."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from rulekit.diagnostics import Report
from rulekit.syntax.node import Node
from rulekit.variants import errors
from rulekit.variants.addition import add, add_abilities, add_rows, add_to
from rulekit.variants.draft import Draft
from rulekit.variants.edit import exchange
from rulekit.variants.header import VariantHead, apply_header, apply_players, info
from rulekit.variants.line_change import change_line
from rulekit.variants.marks import settle_marks
from rulekit.variants.meetings import report_same_place, report_twice, without_repeated
from rulekit.variants.mentions import settle_casts, settle_mentions
from rulekit.variants.placement import add_step
from rulekit.variants.removal import remove, remove_abilities
from rulekit.variants.renaming import rename, renamed
from rulekit.variants.replacement import replace
from rulekit.variants.stack import below, stacked
from rulekit.variants.values import change_value

__all__ = ["Patched", "apply"]


@frozen
class Patched:
    """A game with its variants in place.

    Args:
        tree: a plain game; what variants brought has its place in their files.
        variants: what each variant says about itself, in the order given; those that were refused are left out.
    """

    tree: Node
    variants: tuple[VariantHead, ...]


def apply(game: Node, variants: Sequence[Node], report: Report) -> Patched:
    """The game with all patches of all variants in place, one after the other.

    Every patch is tried, also after a mistake; if any was reported, the tree lacks what was wrong.

    Args:
        game: the ``start`` tree of a game; left as it is.
        variants: the ``start`` trees of its variants, in the order in which additions are to follow each other.
        report: takes what is wrong.

    Reports:
        RK0401 to RK0421.
    """
    accepted = stacked(_accepted(game, variants, report), report)
    draft = Draft(game, report, below=below(accepted))
    report_same_place(accepted, draft.below, report)
    fresh = list(without_repeated(accepted, draft.below))
    for variant in accepted:
        report_twice(variant, report)
        draft.variant = variant.name.text
        before = draft.tree
        for patch in (patch for one, patch in fresh if one is variant):
            if patch.kind == "rename":  # a new name is no other figure
                draft.tree = settle_marks(before, draft.tree, draft.variant)
                rename(draft, _in_new_words(draft, patch))
                before = draft.tree
            else:
                _apply_one(draft, _in_new_words(draft, patch))
        draft.tree = settle_marks(before, draft.tree, draft.variant)
    settle_mentions(draft)
    settle_casts(draft)
    return Patched(draft.tree, tuple(info(one, _new_names(draft, one.name.text)) for one in accepted))


def _new_names(draft: Draft, variant: str) -> tuple[tuple[str, str], ...]:
    return tuple(pair for name, names in draft.renamed if name == variant for pair in names.items())


def _in_new_words(draft: Draft, patch: Node) -> Node:
    """A patch of one who does not know that things were renamed, or of the very one who renames them."""
    new_name = patch.kind == "rename"
    for variant, names in draft.renamed:
        if variant not in draft.below[draft.variant]:
            patch = exchange(patch, (1,), (renamed(patch.the("place"), names),)) if new_name else renamed(patch, names)
    return patch


def _apply_one(draft: Draft, patch: Node) -> None:
    match patch.kind:
        case "change_value":
            change_value(draft, patch)
        case "change_line":
            change_line(draft, patch)
        case "remove":
            remove(draft, patch)
        case "remove_abilities":
            remove_abilities(draft, patch)
        case "replace":
            replace(draft, patch)
        case "add":
            add(draft, patch.nodes()[0])
        case "example":
            add(draft, patch)
        case "add_rows":
            add_rows(draft, patch)
        case "add_step":
            add_step(draft, patch)
        case "add_to":
            add_to(draft, patch)
        case "add_abilities":
            add_abilities(draft, patch)
        case "players":
            apply_players(draft, patch)
        case "age" | "minutes" | "wins":
            apply_header(draft, patch)
        case _:
            pass  # what only the variant itself is called


def _accepted(game: Node, variants: Sequence[Node], report: Report) -> tuple[Node, ...]:
    """The variants that can be used on this game and with each other.

    Reports:
        RK0406, RK0410, RK0411, RK0417.
    """
    accepted: dict[str, Node] = {}
    head = game.node("game")
    for tree in variants:
        variant = tree.node("variant")
        for other in tree.nodes():
            if other is not variant and other.kind != "broken":
                report.add(errors.no_variant(other.children[0].span))
        if variant is None:
            continue
        name, of = variant.name, variant.word("game")
        if head and of.text != head.name.text:
            report.add(errors.wrong_game(name.text, of.text, of.span, head.name.text))
        elif name.text in accepted:
            report.add(errors.named_twice(name.text, name.span, accepted[name.text].name.span))
        else:
            accepted[name.text] = variant
    for variant in accepted.values():
        for without in variant.nodes("not_with"):
            other_one = accepted.get(without.name.text)
            if other_one is not None:
                report.add(errors.excluded(variant.name.text, without.name.text, without.span, other_one.name.span))
    return tuple(accepted.values())
