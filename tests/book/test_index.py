"""The index of a book: each word once, in the order of its language, with sections that speak of it."""

from __future__ import annotations

import pytest

import rulekit
from rulekit.book.index import FEW, MEANINGS, MOST
from rulekit.document.blocks import Heading, Index, Line, Paragraph, TableBlock
from rulekit.document.closed import Role
from rulekit.document.listed import IndexEntry
from rulekit.document.sentence import Name, Noun, Sentence, Words
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import speaker_for
from rulekit.formats import markdown
from rulekit.wording.collation import order_of
from rulekit.wording.mentioned import MOST as PRINTED
from rulekit.wording.mentioned import Key, mentioned
from tests.book.test_course import GAMES, parts, rulebook

ORDERED = {
    "en": ("Agriculture", "Empire", "Engineering", "Wood"),
    "fr": ("Case", "Dé", "Désastre", "Développement", "Odeur", "Œuf", "Offre", "Ville"),
    "hu": ("Cukor", "Csapás", "Étel", "Fa", "Gépészet", "Gyapjú", "Hossz", "Óra", "Ökör", "Szövet", "Város"),
    "zh_Hant": ("1個", "2個", "10個", "一", "人", "工人", "木材", "事件", "帝國", "軍隊", "資源", "A"),
}


@pytest.mark.parametrize("name", rulekit.games())
def test_each_section_speaks_of_the_word(name: str) -> None:
    blocks = rulebook(name).blocks
    sections: dict[str, list[object]] = {}
    anchor = ""
    for block in blocks:
        if isinstance(block, Heading):
            anchor = block.anchor or anchor
        alone = isinstance(block, TableBlock) and block.caption  # one without a caption is told where it stands
        sections.setdefault(block.anchor if isinstance(block, TableBlock) and alone else anchor, []).append(block)
    for found in blocks:
        for one in found.entries if isinstance(found, Index) else ():
            (noun,) = one.line
            assert 0 < len(one.anchors) <= MOST
            for at in one.anchors:
                assert noun in nouns(sections[at]), (noun, at)


@pytest.mark.parametrize("name", GAMES)
def test_a_long_book_has_one(name: str) -> None:
    (found,) = (one for one in rulebook(name).blocks if isinstance(one, Index))
    assert len(found.entries) >= FEW


@pytest.mark.parametrize("name", rulekit.games())
def test_a_rule_is_looked_for_where_its_name_is_read(name: str) -> None:
    blocks = rulebook(name).blocks
    unnamed = {
        one.parts["rule"] for one in parts(blocks, Sentence) if isinstance(one, Sentence) and one.name == "rule_off"
    }
    for found in blocks:
        for one in found.entries if isinstance(found, Index) else ():
            (noun,) = one.line
            assert noun not in unnamed
            assert not (isinstance(noun, Noun) and noun.role is Role.RULES and one.anchors == ("scoring",))


def nouns(thing: object) -> set[Noun]:
    """The words in some blocks; sentences hold them in tables of parts."""
    found = {one for one in parts(tuple(thing) if isinstance(thing, list) else thing, Noun) if isinstance(one, Noun)}
    stack: list[object] = [thing]
    while stack:
        one = stack.pop()
        if isinstance(one, Noun):
            found.add(one)
        elif isinstance(one, list | tuple):
            stack.extend(one)
        elif isinstance(one, Sentence):
            stack.extend(one.parts.values())
        elif hasattr(one, "__attrs_attrs__"):
            stack.extend(getattr(one, field.name) for field in one.__attrs_attrs__)
    return found


@pytest.mark.parametrize("tag", ORDERED)
def test_words_stand_in_the_order_of_the_language(tag: str) -> None:
    order = speaker_for(load_game(GAMES[0]), tag).locale.order
    shuffled = sorted(ORDERED[tag], key=len)
    assert tuple(sorted(shuffled, key=order.key)) == ORDERED[tag]


@pytest.mark.parametrize("tag", rulekit.locales())
def test_no_word_stands_twice(tag: str) -> None:
    made = speaker_for(load_game(GAMES[0]), tag).document(rulebook(GAMES[0]))
    (found,) = (one for one in made.blocks if isinstance(one, Index))
    texts = ["".join(one.text for one in entry.line if isinstance(one, Words)) for entry in found.entries]
    assert len(texts) == len(set(texts)) > FEW
    order = speaker_for(load_game(GAMES[0]), tag).locale.order
    assert texts == sorted(texts, key=lambda one: (order.key(one), one))


@pytest.mark.parametrize("tag", rulekit.locales())
def test_each_heading_stands_once_before_its_words(tag: str) -> None:
    """Chinese words stand under the number of strokes of their first character, others under none."""
    speaker = speaker_for(load_game(GAMES[0]), tag)
    made = speaker.document(rulebook(GAMES[0]))
    (found,) = (one for one in made.blocks if isinstance(one, Index))
    heads = [one.head for one in found.entries if one.head]
    assert len(heads) == len(set(heads))
    assert bool(heads) == bool(speaker.locale.order.headings)
    under = ""
    for one in found.entries:
        under = one.head or under
        assert speaker.locale.order.heading(_text(one.line)) == under
    if heads:
        assert f"**{heads[0]}**\n\n- " in markdown.write(made, speaker.typography(), {})


def test_what_stands_under_what() -> None:
    order = order_of((), {"characters": "一\n丁七\n大", "headings": "一畫 二畫 三畫"})
    assert [order.heading(one) for one in ("「七」", "大", "3個", "A 階段", "")] == ["二畫", "三畫", "", "A–Z", ""]


@pytest.mark.parametrize("tag", rulekit.locales())
@pytest.mark.parametrize("name", ["hearts", GAMES[0]])
def test_nobody_looks_a_word_up_by_its_article(name: str, tag: str) -> None:
    speaker = speaker_for(load_game(name), tag)
    articles = speaker.locale.order.articles
    for block in speaker.document(rulebook(name)).blocks:
        for one in block.entries if isinstance(block, Index) else ():
            first, _, rest = _text(one.line).partition(" ")
            assert not rest or first.casefold() not in articles
            assert _text(one.line)[:1].upper() == _text(one.line)[:1]


@pytest.mark.parametrize("name", rulekit.games())
def test_one_of_several_sections_tells_what_the_word_is(name: str) -> None:
    blocks = rulebook(name).blocks
    (*found,) = (one for block in blocks if isinstance(block, Index) for one in block.entries)
    assert all(not one.main or one.main in one.anchors for one in found)
    assert not found or any(one.main for one in found)
    headed = {noun: one.anchor for one in blocks if isinstance(one, Heading) for noun in one.line}
    several = [one for one in found if len(one.anchors) > 1]
    assert all(one.main for one in several if headed.get(one.line[0]) in one.anchors)


@pytest.mark.parametrize("name", rulekit.games())
def test_what_is_only_reckoned_in_passing_is_looked_up_by_nobody(name: str) -> None:
    game = load_game(name, ()).game
    assert game is not None
    reckoned = {one.name for one in game.derived}
    found = [one for block in rulebook(name).blocks if isinstance(block, Index) for one in block.entries]
    nouns_of = ((one, noun) for one in found for noun in one.line if isinstance(noun, Noun))
    passing = [noun for one, noun in nouns_of if len(one.anchors) == 1 and noun.term in reckoned]
    said = (one for one in parts(rulebook(name).blocks, Sentence) if isinstance(one, Sentence))
    told = {one.parts["noun"] for one in said if one.name in MEANINGS}
    assert told.issuperset(passing)


@pytest.mark.parametrize("tag", ["en", "zh_Hant"])
def test_letters_that_number_something_are_no_words(tag: str) -> None:
    name = "builders_of_the_colosseum"
    checked = load_game(name)
    (found,) = (one for one in speaker_for(checked, tag).document(rulebook(name)).blocks if isinstance(one, Index))
    words = {"".join(one.text for one in entry.line if isinstance(one, Words)) for entry in found.entries}
    assert words.isdisjoint({"A", "B", "C"})
    assert len(words) >= FEW


@pytest.mark.parametrize("name", rulekit.games())
def test_places_that_only_the_setup_names_are_found_in_the_drawing(name: str) -> None:
    """Something lies there at first; who looks for a place looks at the board."""
    game = load_game(name, ()).game
    assert game is not None
    places = {Noun(item.name) for one in game.tables if one.board is not None for item in one.items}
    found = [one for block in rulebook(name).blocks if isinstance(block, Index) for one in block.entries]
    assert not [one for one in found if one.anchors == ("setup",) and one.line[0] in places]


@pytest.mark.parametrize("tag", rulekit.locales())
def test_a_word_that_people_say_otherwise_is_none_to_look_up(tag: str) -> None:
    """How a piece lies is seen on it and told as that; "posture" is a word of the rules alone."""
    name = "history_of_the_world"
    speaker = speaker_for(load_game(name), tag)
    whole = rulebook(name)
    made = speaker.document(whole)
    (found,) = (one for one in made.blocks if isinstance(one, Index))
    (asked,) = (one for one in whole.blocks if isinstance(one, Index))
    assert (Noun("posture"),) in {one.line for one in asked.entries}
    assert speaker.title(Noun("posture")) not in {_text(one.line) for one in found.entries}
    assert max(len(one.anchors) for one in found.entries) >= PRINTED


def _text(line: object) -> str:
    return "".join(one.text for one in line if isinstance(one, Words)) if isinstance(line, tuple) else ""


def test_a_section_is_named_where_a_line_prints_the_word() -> None:
    told: Line = (Name("a"),)
    kept: Line = (Name("b"),)
    word: Line = (Words("Tide"),)
    ebb: Line = (Words("Ebb"),)
    written: Line = (Words("the tides are high"),)
    blocks = (Heading(1, (), "one"), Paragraph(told), Heading(1, (), "two"), Paragraph(kept))
    said: dict[Line, tuple[frozenset[Key], Line]] = {
        told: (frozenset({("things", "tide")}), ()),
        kept: (frozenset(), ()),
    }
    index = Index((IndexEntry(word, ("two", "one")), IndexEntry(ebb, ("one",))))
    words: dict[Line, set[Key]] = {word: {("things", "tide")}, ebb: {("things", "ebb")}}
    assert mentioned(index, words, blocks, said) == Index((IndexEntry(word, ("one",)),))
    # A person may have written the word without a gap for it.
    said[kept] = (frozenset(), written)
    assert mentioned(index, words, blocks, said) == Index((IndexEntry(word, ("one", "two")),))


@pytest.mark.parametrize("name", GAMES)
def test_all_that_has_a_heading_is_looked_up(name: str) -> None:
    """Each step by its name, and the things of each table, in whatever language somebody reads."""
    blocks = rulebook(name).blocks
    (listed,) = (one for one in blocks if isinstance(one, Index))
    steps = [one for one in blocks if isinstance(one, Heading) and one.anchor.startswith("step-")]
    headed = {noun for one in steps for noun in one.line if isinstance(noun, Noun)}
    anchors = {one.line[0]: one.anchors for one in listed.entries}
    assert headed <= {*anchors}
    assert not [one for one in steps if one.anchor not in anchors[one.line[0]]]
    for tag in rulekit.locales():
        speaker = speaker_for(load_game(name), tag)
        (found,) = (one for one in speaker.document(rulebook(name)).blocks if isinstance(one, Index))
        assert {speaker.title(one) for one in headed} <= {_text(one.line) for one in found.entries}
