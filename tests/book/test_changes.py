"""The sheet of a variant: all that differs between two games is on it, once, and words that differ are set off."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

import rulekit
from rulekit import resources
from rulekit.book.changes.between import between
from rulekit.book.changes.brought import brought
from rulekit.book.changes.entry import Entry, Figure, Rewritten, Told
from rulekit.book.changes.order import both
from rulekit.book.changes.sheet import listed
from rulekit.book.clause import Clause
from rulekit.book.lying import terms_of
from rulekit.book.members import by_members
from rulekit.book.narrator import Narrator
from rulekit.document import walk
from rulekit.document.blocks import Block, Comparison, Document, Heading, Item, Listing, Paragraph, TableBlock
from rulekit.document.sentence import Changed, Inline, Noun, Sentence, Words
from rulekit.driver.composing import texts_of
from rulekit.driver.pipeline import SAYERS, Checked, check_source, load_game
from rulekit.driver.printing import compose_document, speaker_for
from rulekit.model.example import Fact
from rulekit.model.expression import All, AnyOf
from rulekit.model.game import Game
from rulekit.playing.examples import still_true
from rulekit.source import Source
from rulekit.wording.set_off import set_off
from tests.book.mutations import samples
from tests.sharing import only

VARIANTS = [
    (game, one.stem)
    for game in resources.game_names()
    for one in sorted((resources.games() / game / "variants").glob("*.rules"))
]
TAGS = sorted(rulekit.locales())
SHEETS = [(tag == TAGS[at % len(TAGS)], (*one, tag)) for at, one in enumerate(VARIANTS) for tag in TAGS]
"""Their sheets of changes: by every run each in one language, which is another one for the next."""


@cache
def plain(name: str) -> Game:
    game = load_game(name, []).game
    assert game is not None
    return game


@cache
def changed(name: str, variant: str) -> Checked:
    return still_true(load_game(name, [variant]))


@cache
def narrator(name: str) -> Narrator:
    return Narrator(plain(name), SAYERS)


def entries(name: str, other: Game) -> tuple[Entry, ...]:
    return between(narrator(name), Narrator(other, SAYERS))


@cache
def told_of(name: str) -> tuple[tuple[str, tuple[Entry, ...]], ...]:
    """What is told of single changes to a game, each with its kind."""
    return tuple((place, entries(name, other)) for place, other in samples(plain(name)))


@pytest.mark.sampled
@pytest.mark.parametrize("name", rulekit.games())
def test_every_change_is_told(name: str) -> None:
    assert [place for place, found in told_of(name) if not found] == []


@pytest.mark.sampled
@pytest.mark.parametrize("name", rulekit.games())
def test_what_a_sentence_tells_is_no_entry_of_its_own(name: str) -> None:
    """A property is told by a label only where nothing that the books say before play is said otherwise of it."""
    for place, found in told_of(name):
        said = {term for one in found if isinstance(one, Rewritten) for term in terms_in(one)}
        labelled = [one.path[1].term for one in found if isinstance(one, Figure) and len(one.path) > 1]
        assert not said.intersection(labelled) or place.startswith(("Column", "Table", "Item")), place


def terms_in(entry: Rewritten) -> set[str]:
    """What the sentences speak of that are said otherwise of the box and the setup."""
    if entry.sentence.name != "labelled":
        return set()
    said = (one for each in entry.versions for side in each.clauses for one in side)
    clauses = [one.clause for one in said if one.clause is not None]
    return set().union(*terms_of(tuple((one,) for one in clauses)))


@pytest.mark.parametrize("name", rulekit.games())
def test_games_that_are_the_same_differ_in_nothing(name: str) -> None:
    path = resources.games() / name / f"{name}.rules"
    again = check_source(Source("again.rules", path.read_text("utf-8"))).game
    assert again is not None
    assert entries(name, again) == ()


@pytest.mark.sampled
@pytest.mark.parametrize("tag", rulekit.locales())
@pytest.mark.parametrize("name", rulekit.games())
def test_every_language_can_tell_every_change(name: str, tag: str) -> None:
    speaker = speaker_for(load_game(name, []), tag)
    for _, found in told_of(name)[::6]:
        for block in listed(found):
            speaker.document(Document("changes", (), (), (block,)))
    assert [one.message for one in speaker.report] == []


# ---- The shipped variants ----


def nouns(found: tuple[Entry, ...], sentence: str, part: str) -> set[str]:
    """What the entries of one sentence are about."""
    told = [one.sentence for one in found if isinstance(one, Told | Rewritten) and one.sentence.name == sentence]
    named = [one.parts[part] for one in told]
    words = [one.parts["noun"] if isinstance(one, Sentence) else one for one in named]
    return {one.term for one in words if isinstance(one, Noun)}


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_each_step_and_word_that_is_added_is_told(name: str, variant: str) -> None:
    after = changed(name, variant).game
    assert after is not None
    found = entries(name, after)
    assert nouns(found, "added_step", "step") == {one.name for one in after.steps} - {
        one.name for one in plain(name).steps
    }
    words = {one.name for one in after.adjectives} - {one.name for one in plain(name).adjectives}
    assert nouns(found, "means_adjective", "adjective") == words


@pytest.mark.parametrize(("name", "variant", "tag"), only(SHEETS))
def test_what_is_set_off_is_all_that_differs(name: str, variant: str, tag: str) -> None:
    checked = changed(name, variant)
    speaker = speaker_for(checked, tag)
    document = speaker.document(compose_document(checked, "changes", texts_of(checked, speaker)))
    assert list(speaker.report) == []
    rows = [row for one in comparisons(document.blocks) for row in one.rows]
    assert all(text(row.old) != text(row.new) for row in rows)
    for row in rows:
        kept = [text(items, kept=True) for items in (row.old, row.new)]
        if all(any(map(str.isalnum, text(items))) for items in (row.old, row.new)):
            assert but_specks(kept[0]) == but_specks(kept[1])


def comparisons(blocks: Iterable[Block]) -> Iterator[Comparison]:
    for block in blocks:
        if isinstance(block, Comparison):
            yield block
        elif isinstance(block, Listing):
            for item in block.items:
                yield from comparisons(item.blocks)


def pieces(items: Iterable[Item]) -> Iterator[Inline]:
    for item in items:
        yield from item.line
        for block in item.blocks:
            assert isinstance(block, Listing)
            yield from pieces(block.items)


def text(items: Iterable[Item], *, kept: bool = False) -> str:
    """The words of some items without blanks; only those that are not set off (``kept``)."""
    words = (
        one.text
        for one in pieces(items)
        if isinstance(one, Words | Changed) and not (kept and isinstance(one, Changed))
    )
    return "".join("".join(words).split())


def but_specks(words: str) -> str:
    """Without the marks that are never set off alone."""
    return words.translate(dict.fromkeys(map(ord, ",;:.、，；。")))


def test_examples_that_no_longer_hold_are_named_with_what_they_give_now() -> None:
    found = [one for one in changed("roll_through_the_ages", "long_winter").untrue if one.example.name == "feeding"]
    (told,), (now,) = found[0].told, found[0].found
    assert isinstance(told, Fact)
    assert [(one.noun, one.count) for one in told.holdings] == [("food", 0), ("disaster", 1)]
    assert [(one.noun, one.count) for one in now.holdings] == [("food", 0), ("disaster", 2)]


TOGETHER = ("long_winter", "edition_2024", "trading")


def test_of_several_variants_each_has_what_it_brings() -> None:
    checked = still_true(load_game("roll_through_the_ages", TOGETHER))
    assert set(checked.apart) == {*TOGETHER}
    found = headed(compose_document(checked, "changes").blocks)
    alone = {
        one: headed(compose_document(still_true(load_game("roll_through_the_ages", [one])), "changes").blocks)
        for one in TOGETHER
    }
    for one, other in alone.items():
        assert told(found[f"variant-{one}"]) <= told(each for below in other.values() for each in below)
    assert len(found[""]) == 1  # the score sheet of all together; each alone has its own
    assert told(found["variant-long_winter"]) == told(
        one for one in alone["long_winter"]["variant-long_winter"] if repr(one).count("use_own_sheet") == 0
    )


def told(blocks: Iterable[Block]) -> set[object]:
    """What is told: the items of lists, the rows of tables, all else as it is."""
    said: set[object] = set()
    for one in blocks:
        match one:
            case Listing():
                said |= {repr(item) for item in one.items}
            case TableBlock():
                said |= {repr(row) for row in one.rows}
            case _:
                said.add(repr(one))
    return said


def test_what_several_variants_bring_stands_apart() -> None:
    assert dict(brought("abcd", {"one": "bcd", "other": "abc", "third": "acd"})) == {
        "one": ("a",),
        "other": ("d",),
        "third": ("b",),
        "": ("c",),
    }


def headed(blocks: Iterable[Block]) -> dict[str, list[Block]]:
    """What stands below each heading, by its anchor."""
    found: dict[str, list[Block]] = {"": []}
    for block in blocks:
        if isinstance(block, Heading):
            found[block.anchor] = []
        else:
            found[next(reversed(found))].append(block)
    return found


def test_what_another_variant_stands_on_is_left_to_its_own_sheet() -> None:
    found = headed(compose_document(changed("roll_through_the_ages", "late_bronze_age"), "changes").blocks)
    (only,) = found["variant-edition_2024"]
    assert isinstance(only, Paragraph)
    assert [one.name for one in only.line if isinstance(one, Sentence)] == ["use_sheet_of"]
    assert len(found["variant-late_bronze_age"]) > 1


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_no_sheet_names_an_example_that_the_book_does_not_print(name: str, variant: str) -> None:
    after = changed(name, variant).game
    assert after is not None
    named = examples_in(compose_document(changed(name, variant), "changes"))
    assert named <= printed(name) | {one.name for one in after.examples}


@cache
def printed(name: str) -> set[str]:
    """The examples that the book of a game prints."""
    return examples_in(compose_document(still_true(load_game(name, [])), "rulebook"))


def examples_in(document: Document) -> set[str]:
    """The examples whose titles stand on some pages."""
    return {one.term for one in walk.nouns(document.blocks) if one.role == "examples"}


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_what_a_sheet_says_to_change_is_a_heading_of_the_book(name: str, variant: str) -> None:
    """What a line within a step begins with is for editors to say, so that a reader may look for it in vain."""
    found = [
        noun.term
        for block in compose_document(still_true(load_game(name, [])), "rulebook").blocks
        if isinstance(block, Heading)
        for noun in block.line
        if isinstance(noun, Noun)
    ]
    told = walk.parts(compose_document(changed(name, variant), "changes").blocks)
    said = [one for one in told if isinstance(one, Sentence) and one.name in ("changed_rule", "removed")]
    named = [one.parts["noun"] for one in said]
    steps = {one.term for one in named if isinstance(one, Noun) and one.role in ("steps", "rules")}
    assert steps <= {*found}


def test_what_things_do_no_more_is_told_as_gone() -> None:
    game = plain("roll_through_the_ages")
    left = tuple(one for one in game.modifiers if one.target != "invasion")
    found = [one for one in entries(game.name, evolve(game, modifiers=left)) if isinstance(one, Rewritten)]
    (lost,) = (one for one in found if one.sentence.name == "removed_effect")
    assert all(one.old and not one.new for one in lost.versions)


def test_what_spares_from_what_is_no_more_is_not_told_apart() -> None:
    """The Great Wall holds off an invasion that the sheet says is gone with its step."""
    after = changed("roll_through_the_ages", "for_children").game
    assert after is not None
    found = entries("roll_through_the_ages", after)
    assert "removed_effect" not in {one.sentence.name for one in found if isinstance(one, Rewritten)}


def test_what_is_put_among_others_does_not_stand_as_if_they_were_gone() -> None:
    after = changed("roll_through_the_ages", "quick").game
    assert after is not None
    (ends,) = (one for one in entries("roll_through_the_ages", after) if isinstance(one, Rewritten))
    sides = [side for one in ends.versions for side in (one.old, one.new)]
    assert [side[-1].clause for side in sides if isinstance(side[-1], Clause)] == [Sentence("rest_unchanged")] * 2


def test_the_end_of_the_game_is_told_where_no_step_says_it() -> None:
    after = changed("history_of_the_world", "three_epochs").game
    assert after is not None
    found = [one for one in entries("history_of_the_world", after) if isinstance(one, Rewritten)]
    said = [one.versions[0] for one in found if one.sentence.parts.get("label") == Noun("end_of_game", "labels")]
    assert [each.clause.parts["last"] for one in said for side in one.clauses for each in side if each.clause] == [
        Noun("epoch_V"),
        Noun("epoch_III"),
    ]


def test_what_is_one_of_a_few_is_not_told_by_what_it_is_not() -> None:
    after = changed("history_of_the_world", "three_epochs").game
    assert after is not None
    (early,) = (one for one in after.adjectives if one.name == "early")
    assert isinstance(by_members(early, after), AnyOf)
    few = evolve(early, condition=All(early.condition.parts[:1]))  # type: ignore[union-attr]  # it is All
    assert by_members(few, after) == few.condition


# ---- Words ----

TEXTS = st.text("ab 災難1,.’-「」", max_size=12)
LISTINGS = st.lists(TEXTS, min_size=1, max_size=3).map(
    lambda found: Listing(tuple(Item((Words(one),)) for one in found))
)


@given(LISTINGS, LISTINGS)
def test_what_is_not_set_off_is_the_same(old: Listing, new: Listing) -> None:
    was, now = set_off(old, new)
    assert (text(was.items), text(now.items)) == (text(old.items), text(new.items))
    if all(any(map(str.isalnum, text(side.items))) for side in (old, new)):
        assert but_specks(text(was.items, kept=True)) == but_specks(text(now.items, kept=True))


def test_a_single_word_between_others_is_no_part_that_stays() -> None:
    old, new = (
        Listing((Item((Words(one),)),)) for one in ("the queen takes a pawn", "some other king takes two rooks")
    )
    assert [text((one,), kept=True) for side in set_off(old, new) for one in side.items] == ["", ""]


def test_all_is_struck_out_where_nothing_is_left() -> None:
    gone, nothing = (Listing((Item((Words(one),)),)) for one in ("no harm comes to you", "–"))
    assert text(set_off(gone, nothing)[0].items, kept=True) == ""
    assert set_off(nothing, gone) == (nothing, gone)


def test_what_is_set_off_has_its_own_marks() -> None:
    old, new = (
        Listing((Item((Words(one),)),)) for one in ("執行「擲骰」、「建造」", "執行「擲骰」、「貿易」、「建造」")
    )
    found = [one.text for one in pieces(set_off(old, new)[1].items) if isinstance(one, Changed)]
    assert found == ["「貿易」、"]


def test_a_mark_alone_is_not_set_off() -> None:
    old, new = (
        Listing((Item((Words(one),)),))
        for one in ("gain the wood you find and coins", "gain the wood, you find, and coins you lost")
    )
    found = [[one.text for one in pieces(side.items) if isinstance(one, Changed)] for side in set_off(old, new)]
    assert found == [[], ["you lost"]]


@given(st.lists(st.integers(0, 6), unique=True), st.lists(st.integers(0, 6), unique=True))
def test_what_is_gone_is_told_where_it_was(old: list[int], new: list[int]) -> None:
    made = both(old, new)
    assert sorted(made) == sorted({*old, *new})
    assert [one for one in made if one in new] == new
