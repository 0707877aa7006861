"""Whole documents: which sections, in which order."""

from __future__ import annotations

from rulekit.book import (
    card,
    changes,
    counts,
    course,
    deck,
    ending,
    frontmatter,
    maps,
    sheet,
    sources,
    tables,
    terms,
    turn,
)
from rulekit.book.passages import label
from rulekit.book.telling import Telling
from rulekit.document.blocks import Block, Contents, Document, Heading, Item, Line, Listing, Paragraph
from rulekit.document.sentence import Inline, Noun, Number, Prose, Sentence, Words

__all__ = ["KINDS", "compose"]

KINDS = ("rulebook", "card", "sheet", "cards", "changes")
"""The kinds of documents."""


def compose(
    kind: str,
    telling: Telling,
    prose: frozenset[str],
    available: tuple[str, ...] = (),
    changed: tuple[changes.Changed, ...] = (),
) -> Document:
    """A document without words.

    Args:
        kind: one of ``KINDS``.
        telling: the game.
        prose: the keys of the authored texts that exist.
        available: the names of the variants that belong to the game.
        changed: what the variants in force changed, for ``changes`` and the chapter on variants.
    """
    game = telling.game
    blocks: tuple[Block, ...]
    match kind:
        case "rulebook":
            blocks = _rulebook(telling, prose, available, changed)
        case "card":
            blocks = card.card(telling)
        case "sheet":
            blocks = sheet.sheet(telling)
        case "cards":
            blocks = deck.deck(telling)
        case _:
            blocks = changes.sheet(changed, telling, prose)
    subtitle: list[Inline] = [label(kind)]
    if game.variants:
        subtitle.append(
            Sentence("with_variants", {"variants": tuple(Noun(one.name, "variants") for one in game.variants)})
        )
    facts = _facts(telling) if kind == "rulebook" else ()
    return Document(kind, (Words(game.title),), tuple(subtitle), blocks, facts, (sources.notice(telling),))


def _facts(telling: Telling) -> tuple[tuple[Line, Line], ...]:
    game = telling.game
    made: list[tuple[Line, Line]] = []
    if game.by:
        made.append(((label("by"),), (Words(game.by),)))
    made.append(
        (
            (label("players"),),
            (Sentence("for_players", {"low": Number(game.players_low), "high": Number(game.players_high)}),),
        )
    )
    if game.age:
        made.append(((label("age"),), (Sentence("from_age", {"low": Number(game.age)}),)))
    if game.minutes:
        low, high = game.minutes
        made.append(((label("minutes"),), (Sentence("for_minutes", {"low": Number(low), "high": Number(high)}),)))
    return tuple(made)


def _rulebook(
    telling: Telling, prose: frozenset[str], available: tuple[str, ...], changed: tuple[changes.Changed, ...]
) -> tuple[Block, ...]:
    game = telling.game
    return (
        Contents(),
        *frontmatter.goal(telling, prose),
        *frontmatter.components(telling, prose),
        *frontmatter.setup(telling, prose),
        *course.course(telling),
        *turn.at_a_glance(telling),
        *turn.steps(telling),
        *ending.end(telling),
        *ending.scoring(telling),
        *ending.winner(telling),
        *counts.player_counts(telling),
        *counts.solo(telling),
        *_variants(telling, prose, available, changed),
        *terms.terms(telling),
        *sources.sources(telling, prose),
        *_tables(telling),
        *maps.maps(game),
    )


def _tables(telling: Telling) -> tuple[Block, ...]:
    found = tables.tables(telling)
    return (Heading(1, (label("tables"),), "tables"), *found) if found else ()


def _variants(
    telling: Telling, prose: frozenset[str], available: tuple[str, ...], changed: tuple[changes.Changed, ...]
) -> tuple[Block, ...]:
    """The variants in force with what they change, and those that there are besides."""
    made: list[Block] = []
    for one in telling.game.variants:
        made.append(Heading(2, (Noun(one.name, "variants"),), f"variant-{one.name}"))
        if f"{one.name}.why" in prose:
            made.append(Paragraph((Prose(f"{one.name}.why"),)))
        own = tuple(change for change in changed if change.variant == one.name and change.example is None)
        made += changes.listed(own, telling)
    if available and not telling.game.variants:
        listed = []
        for name in available:
            line: list[Inline] = [Sentence("variant_named", {"variant": Noun(name, "variants")})]
            if f"{name}.why" in prose:
                line.append(Prose(f"{name}.why"))
            listed.append(Item(tuple(line)))
        made.append(Listing(tuple(listed)))
    return (Heading(1, (label("variants"),), "variants"), *made) if made else ()
