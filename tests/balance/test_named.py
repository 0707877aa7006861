"""Every option that a report can name has a name in every language, in every bundled game and variant."""

from __future__ import annotations

import pytest

import rulekit
from rulekit.balance.printing import in_words
from rulekit.balance.said import label, named
from rulekit.balance.watching import watched
from rulekit.document.blocks import Document, Paragraph
from rulekit.document.sentence import Noun
from rulekit.driver.publishing import locales
from rulekit.playing.game import load

CASES = [(game, one) for game in rulekit.games() for one in ((), *((name,) for name in rulekit.variants_of(game)))]


@pytest.mark.parametrize(("name", "variants"), CASES, ids=[" + ".join((game, *some)) for game, some in CASES])
def test_every_option_has_a_name(name: str, variants: tuple[str, ...]) -> None:
    game = load(name, variants)
    options = list(watched(game.table).places)
    assert options
    lines = tuple(Paragraph((named(one, alone=alone),)) for one in options for alone in (True, False))
    page = Document("balance", (Noun(name, "variants"),), (label("balance"),), lines)
    for tag in locales():
        said = in_words(page, game.checked, game.checked, tag)
        assert all(str(one.line[0]).strip() for one in said.document.blocks if isinstance(one, Paragraph)), tag
