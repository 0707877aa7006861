"""A few seeded cases of each family find nothing; and what there is to find would be found."""

from __future__ import annotations

import pytest

from tests.fuzz.case import Stages, TooLong, fault_of
from tests.fuzz.families import FAMILIES, made, tried
from tests.fuzz.shrink import shrunk

LIMIT_S = 20.0
"""Test machines are busy; `python -m tests.fuzz` is stricter."""

CASES = {
    "rules": (3, 5, 9, 10, 13),
    "variants": (7,),
    "words": (1, 2),
    "edits": (1, 2),
    "pictures": range(6),
    "saved": range(6),
}


@pytest.mark.parametrize(("family", "seed"), [(name, seed) for name, seeds in CASES.items() for seed in seeds])
def test_a_case_of_a_family_finds_nothing(family: str, seed: int) -> None:
    files = made(family, seed)
    assert files == made(family, seed)
    fault = tried(family, seed, files, LIMIT_S)
    assert fault is None, fault.said


def test_every_family_is_tried() -> None:
    assert CASES.keys() == FAMILIES.keys()


def test_an_exception_is_found_with_its_place() -> None:
    def run(stages: Stages) -> None:
        with stages.stage("divide"):
            _ = 1 / (len(stages.took))

    fault = fault_of(run)
    assert fault is not None
    assert (fault.stage, fault.kind, fault.where) == ("divide", "ZeroDivisionError", "test_fuzz.run")


def test_what_hangs_is_broken_off_and_found() -> None:
    def run(stages: Stages) -> None:
        with stages.stage("turn"):
            while True:
                pass

    fault = fault_of(run, 0.02)
    assert fault is not None
    assert (fault.stage, fault.kind) == ("turn", "hang")


def test_breaking_off_is_no_exception_that_anybody_catches() -> None:
    assert not issubclass(TooLong, Exception)


def test_a_faulty_text_is_made_small() -> None:
    text = "\n".join(f"line {at} of many" for at in range(40))
    assert shrunk(text, lambda some: "17" in some) == "17"
    assert shrunk(text, lambda some: "3 of" in some and "9 of" in some).count("\n") <= 1
