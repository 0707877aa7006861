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
from rulekit.book.changes.entry import NOTHING, Entry, Figure, Rewritten, Told
from rulekit.book.changes.only_there import only_there
from rulekit.book.changes.order import both
from rulekit.book.changes.sheet import listed
from rulekit.book.in_place import with_steps_in_place
from rulekit.book.lying import terms_of
from rulekit.book.members import by_members
from rulekit.book.narrator import Narrator
from rulekit.book.unsaid import EXPLAINED, word_of
from rulekit.document import walk
from rulekit.document.blocks import Block, Box, Comparison, Document, Heading, Listing, TableBlock
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.driver.pipeline import SAYERS, Checked, check_source, load_game
from rulekit.driver.printing import compose_document, speaker_for
from rulekit.model.example import Fact
from rulekit.model.expression import All, AnyOf
from rulekit.model.game import Game
from rulekit.playing.examples import still_true
from rulekit.source import Source
from tests.book.mutations import samples

VARIANTS = [
    (game, one.stem)
    for game in resources.game_names()
    for one in sorted((resources.games() / game / "variants").glob("*.rules"))
]


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
    new = {one.name for one in after.steps} - {one.name for one in plain(name).steps}
    assert nouns(found, "added_step", "step") == new - only_there(plain(name), after)
    words = {one.name for one in after.adjectives} - {one.name for one in plain(name).adjectives}
    assert nouns(found, "means_adjective", "adjective") == words


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_no_word_is_explained_that_the_sheet_does_not_say(name: str, variant: str) -> None:
    """A new word is said in another entry than the one that tells what it means."""
    after = changed(name, variant).game
    assert after is not None
    books = with_steps_in_place(narrator(name)), with_steps_in_place(Narrator(after, SAYERS))
    found = between(narrator(name), Narrator(after, SAYERS), books=books)
    for one in found:
        if isinstance(one, Told) and one.sentence.name in EXPLAINED:
            others = {noun.term for other in found if other != one for noun in walk.nouns(other)}
            assert word_of(one.sentence) in others


def comparisons(blocks: Iterable[Block]) -> Iterator[Comparison]:
    for block in blocks:
        if isinstance(block, Comparison):
            yield block
        elif isinstance(block, Listing):
            for item in block.items:
                yield from comparisons(item.blocks)


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
        one for one in alone["long_winter"][""] if repr(one).count("use_own_sheet") == 0
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
    document = compose_document(changed("roll_through_the_ages", "late_bronze_age"), "changes")
    assert document.title == (Noun("late_bronze_age", "variants"),)
    said = [one for one in walk.parts(document.blocks) if isinstance(one, Sentence) and one.name == "use_sheet_of"]
    assert [one.parts["variant"] for one in said] == [Noun("edition_2024", "variants")]
    alone = compose_document(changed("roll_through_the_ages", "edition_2024"), "changes")
    assert told(alone.blocks) & told(document.blocks) == set()


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_a_sheet_has_the_name_of_its_variant_once_and_each_heading_once(name: str, variant: str) -> None:
    document = compose_document(changed(name, variant), "changes")
    titles = [one for one in walk.nouns((document.title, document.subtitle)) if one.role == "variants"]
    assert titles == [Noun(variant, "variants"), Noun(name, "variants")]
    heads = [item.line for one in document.blocks if isinstance(one, Listing) for item in one.items]
    assert len(heads) == len(set(heads))


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_nothing_stands_before_and_now_alike(name: str, variant: str) -> None:
    """Of a list only what comes, goes or changes is told: no line of one side is a line of the other."""
    rows = (row for one in comparisons(compose_document(changed(name, variant), "changes").blocks) for row in one.rows)
    assert [row for row in rows if set(row.old) & set(row.new)] == []


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_a_number_is_told_once(name: str, variant: str) -> None:
    """A number that rules share stands in the table only where no sentence is said otherwise by it alone."""
    after = changed(name, variant).game
    assert after is not None
    document = compose_document(changed(name, variant), "changes")
    tabled = {one.term for one in walk.nouns(document.blocks) if one.role == "numbers"}
    shared = {one.name: one.value for one in plain(name).parameters}
    for one in after.parameters:
        if one.name in tabled and one.name in shared:
            pairs = (Number(shared[one.name]), Number(one.value))
            rows = [row for each in comparisons(document.blocks) for row in each.rows]
            assert not any(pairs[0] in [*walk.parts(row.old)] and pairs[1] in [*walk.parts(row.new)] for row in rows)


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


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_a_question_that_a_variant_brings_is_answered_as_one(name: str, variant: str) -> None:
    """As an example it was played out move by move, where a word of the author answers it."""
    after, known = changed(name, variant).game, {one.name for one in plain(name).examples}
    assert after is not None
    asked = [one for one in after.examples if one.printed and one.asked and one.name not in known]
    blocks = [*walk.parts(compose_document(changed(name, variant), "changes").blocks)]
    assert len(asked) <= sum(isinstance(one, Box) and one.kind == "question" for one in blocks)


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
    found = [one for one in entries("roll_through_the_ages", after) if isinstance(one, Rewritten)]
    assert len(found) == len(("what is agreed on", "how it ends"))
    for one in found:
        assert [(len(each.old), len(each.new)) for each in one.versions] == [(0, 1)]


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_sheets_number_what_is_done_in_order_and_say_what_stands_for_nothing(game: str, variant: str) -> None:
    """Choices have bullets; what somebody agrees on is told where it is set, and what is never left out by a word."""
    checked = load_game(game, [variant])
    for one in [one for one in compose_document(checked, "changes").blocks if isinstance(one, Listing)]:
        for item in one.items:
            new_step = any(isinstance(part, Sentence) and part.name == "added_step" for part in item.line)
            for below in item.blocks if new_step else ():
                assert isinstance(below, Listing)
                assert below.ordered == (len(below.items) > 1)
    assert checked.game is not None
    figures = [one for one in entries(game, checked.game) if isinstance(one, Figure)]
    agreed = {one.name for one in checked.game.options}
    assert not any(one.path[0].term in agreed and one.old == NOTHING for one in figures)
    assert not any(one.path[0].term == "left_out_with" and one.new == NOTHING for one in figures)


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


@given(st.lists(st.integers(0, 6), unique=True), st.lists(st.integers(0, 6), unique=True))
def test_what_is_gone_is_told_where_it_was(old: list[int], new: list[int]) -> None:
    made = both(old, new)
    assert sorted(made) == sorted({*old, *new})
    assert [one for one in made if one in new] == new
