"""`has at least basket points`, `has at most 1 stock of ruby`: what `is at least` asks; what is unclear is told."""

from __future__ import annotations

import pytest

from rulekit.driver.pipeline import Checked, check_source, compiled
from rulekit.playing.examples import run_examples
from rulekit.source import Source

TEXT = """
game rubies
  title    "Rubies"
  players  2 to 4
  wins     most points

option limit  10, 5 or 15

numbers
  basket  6

table gem (gems): ruby, opal

each player has
  point (points)     0 or more
  stock of each gem  0 to 9, more is lost
  bonus of each gem  0 to 9, more is lost

step play
  repeat until there is a player who has at least limit points
    each player in turn: do turn

step turn
  gain 1 point
  if you have at least basket points: gain 2 stock of ruby
  each opponent who has at most 1 stock of ruby: gain 1 bonus of ruby
"""
PLAIN = (
    ("who has at least limit points", "whose points are at least limit"),
    ("you have at least basket points", "your points are at least basket"),
)
GIVEN = """
example few "Few" for turn
  given  players Anna, Ben, Cili
  given  Ben has 2 stock of ruby
  given  Cili has 1 stock of ruby
  when   Anna does turn
  then   Ben has 0 bonus of ruby
  then   Cili has 1 bonus of ruby
"""


def _found(text: str) -> Checked:
    return check_source(Source("rubies.rules", text))


def test_it_is_played_as_what_the_long_form_asks() -> None:
    plain = TEXT
    for short, long in PLAIN:
        assert short in plain
        plain = plain.replace(short, long)
    first, other = (_found(one).game for one in (TEXT, plain))
    assert first is not None
    assert other is not None
    assert compiled(first, 3).program == compiled(other, 3).program


def test_what_is_kept_of_each_thing_is_counted_of_one() -> None:
    assert [one.message for one in run_examples(_found(TEXT + GIVEN))] == [""]


@pytest.mark.parametrize(
    ("right", "wrong", "code", "said"),
    [
        ("gain 2 stock of ruby", "gain 2 ruby", "RK0203", "write `2 stock of ruby` or `2 bonus of ruby`"),
        ("at most 1 stock of ruby", "at most 1 ruby", "RK0203", "write `1 stock of ruby` or `1 bonus of ruby`"),
        ("gain 1 bonus of ruby", "lose all gems", "RK0203", "write `stock of that gem` or `bonus of that gem`"),
        ("at least limit points", "at least limmit points", "RK0201", "did you mean `limit`?"),
        ("at least limit points", "at least ruby points", "RK0203", "write a number here"),
        ("at most 1 stock of ruby", "at most 1 stock", "RK0206", "write `stock of that gem`, or name one"),
    ],
)
def test_what_is_wrong_is_told(right: str, wrong: str, code: str, said: str) -> None:
    assert right in TEXT
    first = next(one for one in _found(TEXT.replace(right, wrong)).diagnostics if one.severity == "error")
    assert first.code == code
    assert said in (first.help or "")
