"""The denial of a word is never what something else is called: it would tell a rule the wrong way round."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import rulekit
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import speaker_for
from rulekit.model.expression import Adjective, Compare, Is, ItemRef, Not
from rulekit.model.game import Game
from tests.wording import shelf

GAMES = ("builders_of_the_colosseum", "history_of_the_world", "roll_through_the_ages")
LITTLE = re.compile(r"的$|^為|^是")
"""What stands around a Chinese word without being part of it."""


def contraries(game: Game) -> set[tuple[str, str]]:
    """Which words mean the contrary of each other, by their definitions: a die that is not attacking is defending."""
    found: set[tuple[str, str]] = set()
    for one in game.adjectives:
        for other in (said for said in _contrary_of(one) if said):
            found |= {(one.name, other), (other, one.name)}
    return found


def _contrary_of(one: Adjective) -> Iterator[str]:
    match one.condition:
        case Not(part=Is(use=use)) if not use.negated:
            yield use.adjective.name
        case Is(use=use) if use.negated:
            yield use.adjective.name
        case Compare(op="is", right=ItemRef(table=table, index=index)) if len(table.items) == len(("one", "other")):
            yield table.items[1 - index].name
        case _:
            pass


@pytest.mark.parametrize("tag", shelf.TAGS)
@pytest.mark.parametrize("name", GAMES)
def test_no_denial_is_the_name_of_something_else(name: str, tag: str) -> None:
    checked = load_game(name)
    assert checked.game is not None
    speaker, allowed = speaker_for(checked, tag), contraries(checked.game)
    words = [one for one in speaker.lexicon if one.role in ("adjectives", "things", "states", "steps")]
    said = {(one.role, one.term): LITTLE.sub("", next(iter(one.texts.values()), "")) for one in words}
    wrong = []
    for one in words:
        if one.role != "adjectives":
            continue
        own = LITTLE.sub("", speaker.inflect(one, "attribute"))
        for form in ("not", "not.predicate"):
            denial = LITTLE.sub("", speaker.inflect(one, form))
            wrong += [
                (one.term, denial, other)
                for (role, other), text in said.items()
                if other != one.term
                and own not in denial
                and _meets(denial, text, inside=tag == "zh_Hant" and role == "adjectives")
                and (one.term, other) not in allowed
            ]
    assert wrong == []


def _meets(denial: str, text: str, *, inside: bool) -> bool:
    """Whether a denial is what something is called, or (``inside``) a part of it, where no blanks set words apart."""
    return denial == text or (inside and denial in text)


def test_the_games_have_contraries() -> None:
    game = load_game("history_of_the_world").game
    assert game is not None
    assert ("attacking", "defending") in contraries(game)
    assert {*rulekit.locales()} >= {*shelf.TAGS}
