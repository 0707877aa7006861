"""What belongs to the turn is not said of those who do something meanwhile: it is not theirs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.document.sentence import Noun, Sentence
from rulekit.driver.pipeline import SAYERS, check_source, load_game
from rulekit.model.closed import Owner
from rulekit.model.game import Game
from rulekit.model.statement import Body
from rulekit.model.walk import inside
from rulekit.source import Source
from rulekit.statements.each_player import EachPlayer
from tests.meaning.writer import random_game

SHIPPED = (("roll_through_the_ages", ("late_bronze_age",)), ("history_of_the_world", ()), ("yacht", ()))
RANDOM = range(6)

RULES = """game raid
  title    "Raid"
  players  2 to 4
  wins     most points

each player has
  point (points)  0 or more

each turn has
  blow  0 or more

step play
  repeat 3 times: each player in turn: do turn

step turn
  blow becomes 2
  each opponent
    gain as many points as blow
    if blow is at least 2: gain 1 point
"""


def parts(said: object) -> Iterator[Sentence]:
    """Every sentence within what is said."""
    if isinstance(said, Clause):
        for one in (said.clause, said.lead, *said.items):
            yield from parts(one)
    elif isinstance(said, Sentence):
        yield said
        for part in said.parts.values():
            yield from parts(part)
    elif isinstance(said, tuple):
        for part in said:
            yield from parts(part)


def done(clause: Clause) -> object:
    """What each of them does, without whom it is said of."""
    return clause.clause.parts.get("body", ()) if clause.clause is not None else clause.items


def false_owners(game: Game) -> list[str]:
    """What is of the turn and is said to be that of others, in what each of them does."""
    narrator = Narrator(game, SAYERS)
    fleeting = {one.name for one in game.fields if one.owner is Owner.TURN}
    found: list[str] = []
    for step in game.steps:
        loops = [one for one in inside(step.body) if isinstance(one, EachPlayer)]
        for loop in loops:
            for one in (part for clause in narrator.say(loop) for part in parts(done(clause))):
                noun = one.parts.get("noun")
                if one.name == "yours" and isinstance(noun, Noun) and noun.term in fleeting:
                    found.append(f"{step.name}: {noun.term}")
    return found


def game_of(text: str) -> Game:
    """The game of a text."""
    checked = check_source(Source("any.rules", text))
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    return checked.game


@pytest.mark.parametrize(("name", "variants"), SHIPPED)
def test_of_shipped_games(name: str, variants: tuple[str, ...]) -> None:
    game = load_game(name, variants).game
    assert game is not None
    assert false_owners(game) == []


def test_of_random_games() -> None:
    assert [one for seed in RANDOM for one in false_owners(game_of(random_game(seed)))] == []


def test_it_is_said_without_an_owner() -> None:
    game = game_of(RULES)
    turn = game.step("turn")
    assert turn is not None
    said = [one for clause in Narrator(game, SAYERS).all(turn.body) for one in parts(clause)]
    blows = [one.name for one in said if one.parts.get("noun") == Noun("blow")]
    assert blows[0] == "yours"  # of whoever has the turn
    assert set(blows[1:]) == {"kept"}


def test_what_others_change_in_a_turn_is_nobodys_own() -> None:
    """The passes of a duel, which both gain and lose, are not said to be the reader's in either's step."""
    duel = RULES.replace("blow  0 or more", "blow  0 or more\n  pass (passes)  0 or more").replace(
        "  blow becomes 2\n", "  blow becomes 2\n  repeat until passes are at least 2: do strike\n"
    )
    duel += "\nstep strike\n  lose all passes\n  gain 1 pass\n  {who}gain 1 pass\n"
    theirs, mine = (check_source(Source("duel.rules", duel.format(who=who))).game for who in ("each opponent: ", ""))
    assert theirs is not None
    assert mine is not None
    both = [Narrator(one, SAYERS) for one in (theirs, mine)]
    assert [sorted(field.name for field in one.contested) for one in both] == [["pass"], []]
    amounts = [
        [one.parts["common"] for one in parts(narrator.all(_body(narrator, "strike"))) if one.name == "all"]
        for narrator in both
    ]
    assert amounts == [[True], [False]]


def _body(narrator: Narrator, name: str) -> Body:
    step = narrator.game.step(name)
    assert step is not None
    return step.body
