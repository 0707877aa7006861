"""That a step is carried out goes without saying where the example stands at it and what was done in it is told."""

from __future__ import annotations

from rulekit.book.evident import without_evident
from rulekit.document.sentence import Name, Noun, Number, Prose, Sentence

ANNA = Name("Anna")
COIN = Sentence("some", {"count": Number(1), "noun": Noun("coin")})
BUYS = Sentence("does", {"who": ANNA, "step": Noun("buy", "steps"), "of": False, "again": True})
PAYS = Sentence("moves", {"who": ANNA, "how": "pay", "amounts": (COIN,), "items": (), "again": True, "joined": True})
KEEPS = Sentence("keeps", {"who": ANNA, "amounts": (COIN,), "items": (), "again": True, "joined": True})
CHOOSES = Sentence("chooses", {"who": ANNA, "picks": (Number(2),), "again": True, "joined": True, "next": False})


def both(first: Sentence, then: Sentence) -> Sentence:
    return Sentence("told_both", {"first": first, "then": then})


def test_what_is_done_is_told_instead_of_the_step() -> None:
    (said,) = without_evident((both(BUYS, PAYS),), frozenset({"buy"}))
    assert said == Sentence("moves", {**PAYS.parts, "joined": False, "again": True})
    (longer,) = without_evident((both(BUYS, both(PAYS, KEEPS)),), frozenset({"buy"}))
    assert longer == both(Sentence("moves", {**PAYS.parts, "joined": False, "again": True}), KEEPS)
    (choice,) = without_evident((both(both(BUYS, CHOOSES), PAYS),), frozenset({"buy"}))
    assert choice == both(Sentence("chooses", {**CHOOSES.parts, "joined": False, "again": True}), PAYS)


def test_a_step_elsewhere_is_told() -> None:
    assert without_evident((both(BUYS, PAYS),), frozenset({"build"})) == (both(BUYS, PAYS),)


def test_what_tells_nothing_by_itself_leaves_the_step() -> None:
    assert without_evident((both(BUYS, KEEPS), BUYS), frozenset({"buy"})) == (both(BUYS, KEEPS), BUYS)


def test_for_what_a_step_is_done_is_not_lost() -> None:
    of_wheat = Sentence("does", {**BUYS.parts, "of": Noun("wheat")})
    assert without_evident((both(of_wheat, PAYS),), frozenset({"buy"})) == (both(of_wheat, PAYS),)
    of_coin = Sentence("does", {**BUYS.parts, "of": Noun("coin")})
    (said,) = without_evident((both(of_coin, PAYS),), frozenset({"buy"}))
    assert said.name == "moves" if isinstance(said, Sentence) else False


def test_a_number_that_is_told_again_is_no_choice_to_tell() -> None:
    one = Sentence("chooses", {**CHOOSES.parts, "picks": (Number(1),)})
    (said,) = without_evident((both(both(BUYS, one), PAYS),), frozenset({"buy"}))
    assert said == Sentence("moves", {**PAYS.parts, "joined": False, "again": True})


def test_a_reason_is_enough() -> None:
    why = Prose("why", {})
    assert without_evident((BUYS, why), frozenset({"buy"})) == (why,)
    assert without_evident((BUYS, why), frozenset()) == (BUYS, why)


def test_that_somebody_does_what_they_may_is_seen_by_what_they_do() -> None:
    willing = Sentence("chooses", {**CHOOSES.parts, "picks": (Sentence("go_pick"),)})
    (said,) = without_evident((both(willing, PAYS),), frozenset())
    assert said == Sentence("moves", {**PAYS.parts, "joined": False, "again": True})
    others = Sentence("moves", {**PAYS.parts, "who": Name("Ben"), "again": False, "joined": False})
    assert without_evident((willing, others), frozenset()) == (others,)
    assert without_evident((both(BUYS, willing), others), frozenset({"buy"})) == (others,)
    assert without_evident((willing, KEEPS), frozenset()) == (willing, KEEPS)
