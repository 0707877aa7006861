"""Throws that a step of the turn repeats are numbered beside it, where all are of one person."""

from __future__ import annotations

import pytest

from rulekit.book.thrown_in_turn import with_throws
from rulekit.document.blocks import Band, Bands, Box, Line, Panel, Panels, Paragraph
from rulekit.document.panels import Drawing, Throw
from rulekit.document.sentence import Name, Noun, Number, Sentence

NUMBERED = [Sentence("throw_numbered", {"number": Number(at)}) for at in (1, 2)]


@pytest.mark.parametrize(("who", "which"), [((), [(one,) for one in NUMBERED]), ((Name("Anna"),), [(), ()])])
def test_each_throw_of_one_person_says_which_it_is(who: Line, which: list[Line]) -> None:
    drawn = (Throw(who, ((Number(1),),), again=(0,)), Throw(who, ((Number(6),),)))
    panel = Panel(1, (Noun("roll", "steps"),), (), drawn)
    band = Band((Noun("roll", "steps"),), (Paragraph((Number(1),)),), (), "step-roll")
    (made,) = with_throws((Bands((band,)),), ((Panels((panel,)),),))
    assert isinstance(made, Bands)
    (box,) = made.bands[0].beside
    assert isinstance(box, Box)
    (drawing,) = (one for one in box.blocks if isinstance(one, Drawing))
    assert [one.which for one in drawing.drawn if isinstance(one, Throw)] == which
