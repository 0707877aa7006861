"""Whole documents: which sections, in which order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType

from attrs import evolve

from rulekit.book import (
    card,
    counts,
    course,
    deck,
    ending,
    frontmatter,
    goal,
    heading,
    maps,
    sheet,
    sources,
    terms,
    turn,
)
from rulekit.book.beside import place, with_tables
from rulekit.book.board_on_cover import board_on_cover
from rulekit.book.changes.between import between
from rulekit.book.changes.brought import Apart, brought
from rulekit.book.changes.called import Called, called_in
from rulekit.book.changes.entry import Entry
from rulekit.book.changes.examples import printed_in
from rulekit.book.changes.repeats import place_by_place
from rulekit.book.changes.sheet import sheet as change_sheet
from rulekit.book.changes.sheet import under
from rulekit.book.changes.told_alike import told_alike
from rulekit.book.gists import gists_of, lines_of_card, with_gists
from rulekit.book.idle import without_idle
from rulekit.book.in_place import with_steps_in_place
from rulekit.book.index import index
from rulekit.book.kept import kept
from rulekit.book.meanings import first_needed, told_in, with_meanings
from rulekit.book.narrator import Narrator
from rulekit.book.own_sheet import with_own_sheet
from rulekit.book.passages import label, without_empty
from rulekit.book.poster import poster
from rulekit.book.prose import Passages
from rulekit.book.questions import questions
from rulekit.book.reminders import reminders, with_reminders
from rulekit.book.several import for_several
from rulekit.book.short import is_short, without_contents, without_known_end
from rulekit.book.signs_of_book import signs
from rulekit.book.solo import solo
from rulekit.book.summary import summary
from rulekit.book.thrown_in_turn import with_throws
from rulekit.book.unsaid import without_unsaid
from rulekit.document.blocks import Block, Contents, Document, Heading, Item, Line, Listing, Paragraph, TableBlock
from rulekit.document.opening import Poster
from rulekit.document.sentence import Inline, Noun, Sentence
from rulekit.model.example import Untrue
from rulekit.model.game import VariantInfo
from rulekit.remembering import remembered

__all__ = ["compose"]


def compose(
    kind: str,
    narrator: Narrator,
    prose: Passages,
    available: tuple[str, ...] = (),
    plain: Narrator | None = None,
    untrue: tuple[Untrue, ...] = (),
    *,
    apart: Mapping[str, Apart] = MappingProxyType({}),
    rounds: Sequence[tuple[Block, ...]] = (),
) -> Document:
    """A document without words.

    Args:
        kind: one of ``document.kinds.KINDS``.
        narrator: the game.
        prose: the authored texts.
        available: the names of the variants that belong to the game.
        plain: the game without the variants in force, if there are any.
        untrue: examples of the game that do not hold with them.
        apart: the game without each of several variants, by its name.
        rounds: what is told of each round, as chapters.
    """
    game = narrator.game
    blocks: tuple[Block, ...]
    match kind:
        case "rulebook":
            blocks = _rulebook(narrator, prose, available, plain, apart, rounds)
        case "card":
            blocks = card.card(narrator, lines_of_card(game, prose, plain.game if plain is not None else None))
        case "sheet":
            blocks = sheet.sheet(narrator, plain)
        case "cards":
            blocks = deck.deck(narrator)
        case _:
            # Only its headings are asked for, and what comes of the lines of examples stands below none of them.
            told = [one for block in _course(evolve(narrator, accounts={}, insets={})) for one in _step_told(block)]
            found: Mapping[str, tuple[Entry, ...]] = {}
            if plain is not None:
                printed = printed_in(_as_printed(plain), plain)
                called = _called(plain, prose)
                shown = partial(between, told=told, prose=prose, printed=printed, called=called)
                entries = shown(plain, narrator, untrue=untrue, books=_books(plain, narrator))
                others = {
                    name: shown(one.plain, one.narrator, untrue=one.untrue, books=_books(one.plain, one.narrator))
                    for name, one in apart.items()
                }
                found = _brought(entries, others, game.variants)
            blocks = tuple(map(sources.without_sources, change_sheet(found, narrator, prose)))
            blocks = with_own_sheet(blocks, narrator, plain) if plain is not None else blocks
    blocks = without_empty(blocks)
    scoreless = kind == "sheet" and not sheet.keeps_score(narrator)
    subtitle: list[Inline] = [label("game_sheet" if scoreless else kind)]
    if game.variants:
        subtitle.append(
            Sentence("with_variants", {"variants": tuple(Noun(one.name, "variants") for one in game.variants)})
        )
    facts = tuple(((name,), line) for name, line in heading.facts(game)) if kind == "rulebook" else ()
    title: Line = (Noun(game.name, "variants"),)
    if kind == "changes" and game.variants:
        # What a variant changes is its own page: it has the name of that, and says of which game it is.
        named = tuple(Noun(one.name, "variants") for one in game.variants if one.name not in under(game.variants))
        subtitle = [Sentence("labelled", {"label": label(kind)}), *title]
        title = named if len(named) == 1 else (Sentence("names", {"items": named}),)
    notice = () if any(_ends_with_sources(one) for one in blocks) else (sources.notice(narrator),)
    drawn = evolve(poster(narrator), board=board_on_cover(blocks)) if kind == "rulebook" else Poster()
    return Document(kind, title, tuple(subtitle), blocks, facts, notice, drawn)


def _rulebook(
    narrator: Narrator,
    prose: Passages,
    available: tuple[str, ...],
    plain: Narrator | None,
    apart: Mapping[str, Apart],
    rounds: Sequence[tuple[Block, ...]],
) -> tuple[Block, ...]:
    alone, narrator = narrator, evolve(narrator, game=for_several(narrator.game))
    narrator = with_steps_in_place(narrator)
    game = narrator.game
    before, played = frontmatter.setup(narrator, prose), _course(narrator)
    placed = place(narrator, before, played)
    before, played = (with_tables(one, placed, narrator) for one in (before, played))
    needed = first_needed((*before, *played), game, narrator.in_place)
    before, played = (with_meanings(one, needed, narrator) for one in (before, played))
    easily_forgotten = reminders(narrator)
    played = with_throws(with_reminders(played, easily_forgotten), rounds)
    before_variants = plain.game if plain is not None else None
    played = with_gists(played, alone.game, prose, before_variants)
    told = (
        *goal.goal(narrator, prose),
        Contents(),
        *frontmatter.components(narrator, prose),
        *before,
        *played,
        *goal.winner(narrator),
        *counts.player_counts(narrator),
        *solo(alone, prose),
        *_variants(alone, prose, available, plain, apart),
        *terms.terms(narrator, told_in((*before, *played))),
        *(block for one in rounds for block in one),
        *questions(narrator),
        *_tables(placed.behind),
    )
    told, lettered = sources.gathered(without_idle(without_unsaid(without_idle(told))))
    short = is_short(told)
    told = without_known_end(without_contents(told)) if short else told
    listed = () if short else index(told, game)
    drawn = maps.maps(game)
    gists = gists_of(alone.game, prose, before_variants)
    back = () if short else summary(narrator, [one.said for one in easily_forgotten], gists)
    behind = sources.sources(narrator, prose, lettered)
    behind += kept(narrator, 2 if behind or listed else 1)
    return (*told, *signs(narrator), *listed, *behind, *drawn, *back)


def _ends_with_sources(block: Block) -> bool:
    """Whether it begins the chapter of the sources, which says what the book is not."""
    return isinstance(block, Heading) and block.anchor == "sources"


def _tables(behind: tuple[TableBlock, ...]) -> tuple[Block, ...]:
    """The tables that do not stand beside what is played."""
    return (Heading(1, (label("tables"),), "tables"), *behind) if behind else ()


def _course(narrator: Narrator) -> tuple[Block, ...]:
    """What is played, from the first step to the last."""
    return (
        *course.course(narrator),
        *turn.at_a_glance(narrator, ending.end_in_brief(narrator)),
        *turn.steps(narrator),
        *ending.end(narrator),
        *ending.scoring(narrator),
    )


@remembered(16)
def _as_printed(narrator: Narrator) -> tuple[Block, ...]:
    """The course of the game as the rulebook has it, without what comes of the lines of examples."""
    return _course(with_steps_in_place(evolve(narrator, accounts={})))


def _books(before: Narrator, after: Narrator) -> tuple[Narrator, Narrator]:
    """Who tells the steps of two games in their books: what a sheet sets side by side is read there."""
    return _in_its_book(before), told_alike(_in_its_book(before), _in_its_book(after))


@remembered(16)
def _in_its_book(narrator: Narrator) -> Narrator:
    return with_steps_in_place(evolve(narrator, game=for_several(narrator.game), accounts={}, insets={}))


@remembered(16)
def _called(narrator: Narrator, prose: Passages) -> Called:
    """The headings of steps in the book that readers have."""
    narrator = _in_its_book(narrator)
    pages = (*frontmatter.setup(narrator, prose), *_course(narrator))
    return called_in(pages, narrator.in_place, ending.told_without_heading(narrator))


def _step_told(block: Block) -> tuple[str, ...]:
    """The step that a heading is of."""
    line = block.line if isinstance(block, Heading) else ()
    return tuple(one.term for one in line if isinstance(one, Noun) and one.role == "steps")


def _brought(
    entries: tuple[Entry, ...], without: Mapping[str, tuple[Entry, ...]], variants: tuple[VariantInfo, ...]
) -> Mapping[str, tuple[Entry, ...]]:
    """What changes, place by place, by the variant that alone brought it."""
    return brought(
        place_by_place(entries), {name: place_by_place(others) for name, others in without.items()}, variants
    )


def _variants(
    narrator: Narrator,
    prose: Passages,
    available: tuple[str, ...],
    plain: Narrator | None,
    apart: Mapping[str, Apart],
) -> tuple[Block, ...]:
    """The variants in force with what they change, and those that there are besides."""
    made: list[Block] = []
    if plain is not None:
        called = _called(plain, prose)
        others = {
            name: between(one.plain, one.narrator, called=called, books=_books(one.plain, one.narrator))
            for name, one in apart.items()
        }
        entries = between(plain, narrator, called=called, books=_books(plain, narrator))
        found = _brought(entries, others, narrator.game.variants)
        made += change_sheet(found, narrator, prose, 2, shown=False)
    if available and not narrator.game.variants:
        named = []
        for name in available:
            line: tuple[Inline, ...] = (Sentence("labelled", {"label": Noun(name, "variants")}),)
            named.append(Item((*line, *prose.why(name, narrator.game))))
        made += (Paragraph((Sentence("variants_apart"),)), Listing(tuple(named)))
    return (Heading(1, (label("variants"),), "variants"), *made) if made else ()
