"""What books leave out and put together: bounds of the machine, scratch values, facts that say the same."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rulekit.book.clause import Clause
from rulekit.book.facts import joined
from rulekit.book.goes_on import taken_up
from rulekit.book.handed import handed
from rulekit.book.passages import items
from rulekit.book.prose import filled
from rulekit.document.blocks import Box, Legend, Paragraph
from rulekit.document.inset import Inset
from rulekit.document.panels import Drawing
from rulekit.document.sentence import Name, Noun, Number, Part, Sentence
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import compose_document, speaker_for
from rulekit.formats import markdown
from rulekit.model.closed import Owner
from rulekit.playing.examples import still_true
from tests.book.test_course import GAMES, parts, rulebook

CHOOSE = Clause(None, Sentence("choose_one_lead"), (Clause(Sentence("nothing")), Clause(Sentence("nothing"))))
DONE = Clause(Sentence("nothing"))
PLAYERS = Sentence("set", {"noun": Noun("player"), "how": "each", "yours": False, "adjectives": (), "conditions": ()})
LEADS: dict[str, dict[str, Part]] = {
    "may_lead": {"times": False},
    "if_lead": {"condition": Sentence("agrees", {"who": Sentence("you")})},
    "otherwise_lead": {},
    "for_each_lead": {"set": PLAYERS},
    "after_may_lead": {"times": False, "step": Noun("roll", "steps")},
}
FOR_EACH = Sentence("for_each_lead", LEADS["for_each_lead"])


def fact(*of: str, told: str = "given") -> Sentence:
    nouns = tuple(Noun(one) for one in of)
    held = Sentence("attribute", {"noun": Noun("holder"), "of": nouns if len(nouns) > 1 else nouns[0]})
    return Sentence("fact_is", {"left": held, "op": "is", "right": Name("Anna"), "told": told})


def test_facts_of_several_things_are_one() -> None:
    both = joined(fact("nile"), fact("crete"))
    assert both == fact("nile", "crete")
    assert joined(fact("nile", "crete"), fact("levant")) == fact("nile", "crete", "levant")


def test_facts_that_say_something_else_stay_apart() -> None:
    assert joined(fact("nile"), fact("crete", told="then")) is None
    assert joined(Sentence("cast", {"names": ()}), fact("crete")) is None


def stands_on(place: str, op: str = "is") -> Sentence:
    left = Sentence("kept", {"noun": Noun("consul"), "thing": True})
    return Sentence("fact_is", {"left": left, "op": op, "right": Noun(place), "told": "given"})


def lies_at(place: str, row: str = "column") -> Sentence:
    held = Sentence("attribute", {"noun": Noun(row), "of": Noun(place)})
    return Sentence("row_holds", {"row": held, "items": (Noun("mill"),), "ordered": True, "told": "given"})


def test_what_lies_at_the_place_just_named_takes_it_up() -> None:
    for before in (stands_on("fountain"), lies_at("fountain", "site")):
        assert taken_up(lies_at("fountain"), before).parts["again"]
    others = (stands_on("tent"), stands_on("fountain", "is_not"), lies_at("tent"), fact("fountain"), None)
    assert all(taken_up(lies_at("fountain"), before) == lies_at("fountain") for before in others)


@pytest.mark.parametrize("name", GAMES)
def test_no_example_says_the_same_twice(name: str) -> None:
    for box in parts(rulebook(name).blocks, Box):
        said = box.blocks if isinstance(box, Box) and box.kind == "example" else ()
        for block in (one for one in said if not isinstance(one, Drawing | Inset | Legend)):
            assert isinstance(block, Paragraph)
            told = [one for one in block.line if isinstance(one, Sentence)]
            assert [one for one, other in pairwise(told) if joined(one, other)] == []


@pytest.mark.parametrize("lead", LEADS)
def test_a_choice_is_taken_up_by_what_leads_to_it(lead: str) -> None:
    (item,) = items((Clause(None, Sentence(lead, LEADS[lead]), (CHOOSE,)),))
    assert item.line == (Sentence(lead.removesuffix("_lead"), {**LEADS[lead], "body": Sentence("choose_one_lead")}),)
    assert len(item.blocks) == 1


def test_the_name_of_an_only_rule_goes_before_what_leads_to_it() -> None:
    rule = Clause(None, Sentence("rule_lead", {"noun": Noun("majority", "rules"), "condition": False}), (DONE, DONE))
    (item,) = items((Clause(None, FOR_EACH, (rule,)),))
    assert item.line == (Sentence("rule_name", {"noun": Noun("majority", "rules")}), FOR_EACH)
    assert len(item.blocks) == 1


def test_the_name_of_a_rule_goes_before_its_condition() -> None:
    """In a list as in a cell: rules in a row begin alike, however long what they say is."""
    name = Noun("drought", "rules")
    rule = Sentence("rule", {"noun": name, "condition": False, "body": Sentence("nothing")})
    (item,) = items((Clause(Sentence("if", {**LEADS["if_lead"], "body": rule})),))
    spoken = Sentence("if", {**LEADS["if_lead"], "body": Sentence("nothing")})
    assert item.line == (Sentence("rule_name", {"noun": name}), spoken)


def test_what_belongs_together_stands_in_the_line() -> None:
    other = Clause(Sentence("otherwise", {"body": Sentence("nothing")}), follows=True)
    (item,) = items((Clause(None, FOR_EACH, (DONE, other)),))
    assert [one.name for one in item.line if isinstance(one, Sentence)] == ["for_each_lead", "nothing", "otherwise"]
    assert item.blocks == ()


def test_what_is_worked_out_is_not_kept_for_the_turn() -> None:
    game = load_game("history_of_the_world", []).game
    assert game is not None
    of_turn = {one.name for one in game.fields if one.owner is Owner.TURN}
    assert {"torch", "naval"} <= of_turn
    assert not of_turn & handed(game)


def test_bounds_of_the_machine_are_not_printed() -> None:
    checked = still_true(load_game("history_of_the_world", []))
    speaker = speaker_for(checked, "en")
    document = compose_document(checked, "rulebook")
    text = markdown.write(speaker.document(document), speaker.typography(), {})
    assert "99" not in text
    assert Number(99) not in set(parts(document.blocks, Number))
    assert "as often as you like" in text.lower()


def test_a_reason_may_name_whoever_plays_in_an_example() -> None:
    game = load_game(GAMES[0]).game
    assert game is not None
    (anyone, *_) = next(one.cast for one in game.examples if one.cast)
    assert filled(f"people.{anyone}", game) == Name(anyone)
    assert filled("people.Nobody", game) is None
