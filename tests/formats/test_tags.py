"""What a screen reader finds in every kind of document: an order, heads of tables, names of pictures and of links."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from attrs import frozen

import rulekit
from tests.formats.tags import Tag, links_of, spoken, tree_of

GAMES = ("hearts", "backgammon", "roll_through_the_ages", "builders_of_the_colosseum")
KINDS = ("rulebook", "card", "sheet", "cards")
ON_PAGE = {"en": "page {}", "fr": "page {}", "hu": "{}. oldal", "zh_Hant": "第 {} 頁"}
WITH_CARDS = "history_of_the_world"


def pairs() -> list[tuple[str, str, str]]:
    """Every kind in every language, each of another game than in the language before."""
    tags = rulekit.locales()
    found = []
    for at, kind in enumerate(KINDS):
        for by, tag in enumerate(tags):
            found.append((WITH_CARDS if kind == "cards" else GAMES[(at + by) % len(GAMES)], kind, tag))
    return found


@frozen
class Book:
    """A document as PDF and as Markdown, what a screen reader has of it, and its language."""

    made: Path
    told: Path
    tree: Tag
    tag: str


@pytest.fixture(scope="module", params=pairs(), ids="-".join)
def book(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Book:
    """A document as PDF and as Markdown, the tree of its tags, and its language."""
    game, kind, tag = request.param
    folder = tmp_path_factory.mktemp("tags")
    loaded = rulekit.load(game)
    for suffix in ("pdf", "md"):
        rulekit.write_book(loaded, folder / f"book.{suffix}", locale=tag, kind=kind)
    return Book(folder / "book.pdf", folder / "book.md", tree_of(folder / "book.pdf"), tag)


def letters(text: str) -> str:
    """Only letters and figures, for comparing what is written with marks of its own."""
    return re.sub(r"[\W_]", "", text)


def test_a_document_is_read_in_its_order(book: Book) -> None:
    tree = book.tree
    assert [*spoken(tree)]
    if not tree.of("TOC"):  # parts of a card stand where they fit
        return
    heads = [letters(one.text) for one in tree.of("H1", "H2", "H3", "H4")]
    written = [
        letters(re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", one))
        for one in re.findall(r"^##+ (.*)$", book.told.read_text("utf-8"), re.MULTILINE)
    ]
    assert [one for one in heads if one in written] == [one for one in written if one in heads]


def test_headings_never_skip_a_level_and_say_what_they_are(book: Book) -> None:
    heads = book.tree.of("H1", "H2", "H3", "H4", "H5", "H6")
    levels = [int(one.kind[1]) for one in heads]
    assert levels[:1] in ([], [1])
    assert all(after <= before + 1 for before, after in pairwise(levels))
    assert all(one.text for one in heads)


def test_tables_have_heads_and_captions_of_their_own(book: Book) -> None:
    tree = book.tree
    for table in tree.of("Table"):
        rows = [row.of("TH", "TD") for row in table.of("TR")]
        assert {one.scope for one in rows[0]} == {"Column"}, table.text[:80]
        assert {one.kind for row in rows[1:] for one in row} <= {"TD"}
        # A group of rows has one head; an order has one column.
        assert len({len(row) for row in rows if len(row) > 1}) == (len(rows[0]) > 1), table.text[:80]
    inside = [id(one) for table in tree.of("Table") for one in table.of("Caption")]
    assert [one.text for one in tree.of("Caption") if id(one) not in inside] == []


def test_pictures_say_what_they_show(book: Book) -> None:
    assert [one for one in book.tree.of("Figure") if not one.alt.strip()] == []


def test_links_say_where_they_lead(book: Book) -> None:
    tree = book.tree
    names = {letters(one.text) for one in tree.of("H1", "H2", "H3", "H4", "Caption")}
    for link in links_of(book.made):
        name, _, place = link.said.rpartition(" – ")
        assert place == ON_PAGE[book.tag].format(link.page)
        assert letters(name) in names, link


def test_the_contents_are_one_list(book: Book) -> None:
    assert len(book.tree.of("TOC")) <= 1


def test_what_a_rulebook_says_stands_in_paragraphs(book: Book) -> None:
    tree = book.tree
    if not tree.of("TOC"):
        return
    loose: list[str] = []

    def visit(tag: Tag, *, within: bool) -> None:
        within = within or tag.kind in {
            "P",
            "H1",
            "H2",
            "H3",
            "H4",
            "Title",
            "Lbl",
            "TH",
            "TD",
            "Caption",
            "Link",
            "Figure",
        }
        for part in tag.parts:
            if isinstance(part, Tag):
                visit(part, within=within)
            elif part.strip() and not within:
                loose.append(part)

    visit(tree, within=False)
    assert loose == []


def test_pictures_are_named_in_the_language(tmp_path: Path) -> None:
    loaded = rulekit.load("backgammon")
    names = []
    for tag in rulekit.locales():
        rulekit.write_book(loaded, tmp_path / f"{tag}.pdf", locale=tag)
        names.append({one.alt for one in tree_of(tmp_path / f"{tag}.pdf").of("Figure")})
    assert all(names)
    assert not any(one & other for at, one in enumerate(names) for other in names[at + 1 :])
