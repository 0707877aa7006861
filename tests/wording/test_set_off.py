"""What two versions of a text do not share is set off: sentences whole, or phrases where most of a sentence stays."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rulekit
from rulekit.document.blocks import Item, Listing
from rulekit.document.sentence import Changed, Words
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import speaker_for
from rulekit.wording.pieces_of_text import NO_TERMS, Terms, pieces_of
from rulekit.wording.set_off import set_off
from tests.book.test_compared import but_specks, pieces, text

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


def test_a_sentence_that_goes_on_behind_something_new_stays() -> None:
    """Its first letter alone is no change; nor is its first word, whatever follows that."""
    old, new = "Pick cards, then call the empires.", "Do this twice: pick cards, then call the empires."
    assert off(old, new) == [[], ["Do this twice:"]]
    assert off(
        "Play one epoch after the other, in order.", "Play the first three epochs one after the other, in order."
    ) == [
        ["one epoch"],
        ["the first three epochs one"],
    ]


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


def off(old: str, new: str, terms: Terms = NO_TERMS) -> list[list[str]]:
    """What is set off of two lines."""
    was, now = (Listing((Item((Words(one),)),)) for one in (old, new))
    sides = set_off(was, now, terms)
    return [[one.text for one in pieces(side.items) if isinstance(one, Changed)] for side in sides]


def test_a_number_that_changes_is_set_off_alone() -> None:
    assert off("Pay 4 coins for each.", "Pay 6 coins for each.") == [["4"], ["6"]]
    assert off("A III. korszak után vége.", "Az V. korszak után vége.") == [["A III"], ["Az V"]]


def test_a_sentence_of_which_little_stays_is_set_off_whole() -> None:
    old = "Shuffle the pile, and put the empires back until one for each player is left. Then look at them."
    new = "Take empires out of the pile until no more than two for each player are left. Then look at them."
    assert off(old, new) == [[old.removesuffix(" Then look at them.")], [new.removesuffix(" Then look at them.")]]


def test_sentences_are_compared_each_with_its_own_version() -> None:
    old = "Roll any dice that you like. Set aside all skulls. Then stop."
    new = "Roll any dice. Then stop."
    assert off(old, new) == [["that you like", "Set aside all skulls."], []]


def test_half_a_bracket_is_never_set_off() -> None:
    assert off("Take one (if you have a card that you like).", "Take one (if there is a card) and go.") == [
        ["Take one (if you have a card that you like)."],
        ["Take one (if there is a card) and go."],
    ]


def test_text_without_blanks_is_told_apart_by_its_names() -> None:
    terms = Terms.of(["牌堆", "帝國牌堆", "玩家", "抽"])
    assert pieces_of(Words("從帝國牌堆給玩家"), terms) == ["從", "帝國牌堆", "給", "玩家"]
    assert off("每位玩家從帝國牌堆拿牌。", "每位玩家從牌堆拿牌。", terms) == [["帝國牌堆"], ["牌堆"]]
    assert off("每位玩家從帝國牌堆拿牌。", "每位玩家從牌堆拿牌。") == [
        ["每位玩家從帝國牌堆拿牌。"],
        ["每位玩家從牌堆拿牌。"],
    ]


@pytest.mark.parametrize("mark", ["; then go", ", and go"])
def test_what_is_added_at_the_end_is_set_off_with_its_mark(mark: str) -> None:
    assert off("Take two cards of your choice.", f"Take two cards of your choice{mark}.") == [[], [mark]]


@pytest.mark.parametrize("name", rulekit.games())
def test_what_a_measure_word_counts_is_a_name(name: str) -> None:
    """Of so many 張事件卡 a text is set off before or behind 事件卡, and not within it."""
    lexicon = speaker_for(load_game(name, []), "zh_Hant").lexicon
    counted = {
        text[at:]
        for entry in lexicon
        for text in entry.texts.values()
        if (word := entry.texts.get(lexicon.base, "")) and (at := text.find(word)) > 0
    }
    assert Terms.of(counted).names <= lexicon.terms.names
