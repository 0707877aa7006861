"""Printing and reading are inverse, and printing twice is printing once."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings

from rulekit.diagnostics import Report
from rulekit.diagnostics.width import width
from rulekit.source import Source
from rulekit.syntax.agreement import PAIRS, both_numbers
from rulekit.syntax.node import Node, Word
from rulekit.syntax.parser import parse
from rulekit.syntax.printer import COLUMNS, format_text, print_node
from rulekit.syntax.tokens import cut
from tests.sharing import examples
from tests.syntax.mutations import FILES, mutated
from tests.syntax.sentences import sentences


def folded(tree: Node) -> object:
    """A tree without the differences between `is` and `are`, `good` and `goods`, which only the formatter decides."""
    several = both_numbers(tree)

    def fold(node: Node | Word) -> object:
        if isinstance(node, Word):
            known = {"WORD": PAIRS, "NAME": several}.get(node.kind, {})
            return node.kind, known.get(node.text, node.text)
        return node.kind, tuple(fold(one) for one in node.children)

    return fold(tree)


def read(text: str) -> tuple[Node | None, Report]:
    report = Report()
    return parse(Source("any.rules", text), report), report


def printed(text: str) -> str:
    report = Report()
    made = format_text(Source("any.rules", text), report)
    assert made is not None, list(report)
    return made


def check(text: str) -> None:
    tree, report = read(text)
    assert tree is not None
    assert not list(report)
    once = printed(text)
    again, problems = read(once)
    assert not list(problems)
    assert again is not None
    assert folded(again) == folded(tree)
    assert printed(once) == once
    assert once.endswith("\n")
    assert not once.endswith("\n\n")
    assert "\n\n\n\n" not in once
    assert all(line == line.rstrip() for line in once.split("\n"))
    assert [one.text for one in cut(once).remarks] == [one.text for one in cut(text).remarks]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_files(path: Path) -> None:
    text = path.read_text("utf-8")
    if not list(read(text)[1]):
        check(text)


@pytest.mark.parametrize("path", sorted(Path(__file__).parents[1].glob("reads/*.rules")), ids=lambda path: path.stem)
def test_files_are_in_the_one_form(path: Path) -> None:
    text = path.read_text("utf-8")
    assert printed(text) == text


@settings(examples(70), deadline=None, suppress_health_check=list(HealthCheck))
@given(sentences())
def test_sentences_of_the_grammar(text: str) -> None:
    check(text)


@settings(examples(40), deadline=None, suppress_health_check=list(HealthCheck))
@given(mutated())
def test_spoiled_files(text: str) -> None:
    assume(not list(read(text)[1]))
    check(text)


@settings(examples(120), deadline=None, suppress_health_check=list(HealthCheck))
@given(mutated())
def test_no_text_is_made_of_what_cannot_be_read(text: str) -> None:
    report = Report()
    made = format_text(Source("any.rules", text), report)
    assert (made is None) == report.has_errors


@pytest.mark.parametrize(
    "over", ["for each of your cards", "each player", "for each card that you have", "if your cards are empty"]
)
def test_the_game_is_one_whatever_it_stands_below(over: str) -> None:
    text = (
        'game g\n  title  "G"\n\ntable card (cards): fox, owl\n\neach player has\n  cards  some of card\n\n'
        f"step play\n  {over}\n    the game is drawn\n"
    )
    assert "    the game is drawn\n" in (format_text(Source("any.rules", text), Report()) or "")


@pytest.mark.parametrize("count", [0, 1, 2, 10])
def test_several_are_never_one(count: int) -> None:
    """Whatever stands behind `there`: of so many dice the grammar knows `are` only."""
    check(f"step play\n  if there are {count} dice whose face is 6: gain 1 point\n")


MESSY = """\
# A file that nobody looked after.

game messy
      title   "Messy"
      minutes 30   to 40 # about



table thing ( things )  cost worth
   long_name ( long_names )  1   2 , 3 # first
   b   11    4,
       5, # five
       6
each player has
  food 0 to 9,starts at 1
  stock of each thing 0 to 9
  monuments some of thing
   # said of the player
# ---- Play ----
step turn # every time
        if your things is 3 : gain a thing , then  gain 1 food
        # in the step

        for each thing that are ready
            choose a apple who is not ready
            # below
        do nothing

  # at the margin
your things is 3
a thing are a_thing when there is a thing
example e
  when Anna gains 1 food
  then Anna have 1 food
"""

TIDY = """\
# A file that nobody looked after.

game messy
  title    "Messy"
  minutes  30 to 40  # about

table thing (things)       cost   worth
  long_name (long_names)   1      2, 3  # first
  b                        11     4, 5,  # five
                                  6
each player has
  food                 0 to 9, starts at 1
  stock of each thing  0 to 9
  monuments            some of thing
  # said of the player


# ---- Play ----

step turn  # every time
  if your things are 3: gain a thing, then gain 1 food
  # in the step

  for each thing that is ready
    choose an apple who is not ready
    # below
  do nothing

# at the margin
your things are 3
a thing is a_thing when there is a thing
example e
  when   Anna gains 1 food
  then   Anna has 1 food
"""


def test_messy_file() -> None:
    check(MESSY)
    assert printed(MESSY) == TIDY


def test_long_list_is_broken_after_a_comma() -> None:
    names = [f"place_number_{number}" for number in range(30)]
    text = f"table place: {', '.join(names)}\ntable road   ends\n  first   {', '.join(names)}\n"
    made = printed(text)
    assert max(width(line) for line in made.split("\n")) <= COLUMNS
    assert made.count("\n") > 8
    check(text)


def test_short_list_is_put_on_one_line() -> None:
    assert printed("table place: a,\n   b,\n c\n") == "table place: a, b, c\n"


def test_node_on_one_line() -> None:
    tree, _ = read("a city  is big when  its size is at least  ( 3  plus 1 )\n")
    assert tree is not None
    (node,) = tree.nodes()
    assert print_node(node) == "a city is big when its size is at least (3 plus 1)"


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("gain 2 disaster", "gain 2 disasters"),
        ("gain 1 disasters", "gain 1 disaster"),
        ("gain 0 disaster", "gain 0 disasters"),
        ("gain 2 food", "gain 2 food"),
        ("gain 1 sheep", "gain 1 sheep"),
        ("lose 3 hut of hill", "lose 3 huts of hill"),
        ("gain 2 hill", "gain 2 hill"),
        ("if there are 2 dice that shows 3: gain 1 food", "if there are 2 dice that show 3: gain 1 food"),
        ("for each die that show 3: gain 1 food", "for each die that shows 3: gain 1 food"),
    ],
)
def test_what_is_counted_agrees_with_its_number(written: str, meant: str) -> None:
    head = """game small
  title  "Small"

table place (places): hill, dale

die die (dice) shows 1 to 6

each player has
  disaster (disasters)        0 or more
  hut (huts) of each place    0 or more
  sheep (sheep)               0 or more
  food                        0 or more

step play
  """
    assert printed(f"{head}{written}\n").splitlines()[-1] == f"  {meant}"
