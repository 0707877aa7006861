"""Whatever is declared differently of what the game keeps track of, the book tells differently."""

from __future__ import annotations

from itertools import combinations

import pytest

from rulekit.book.narrator import Narrator
from rulekit.book.starting import starting
from rulekit.book.to_begin_with import to_begin_with
from rulekit.book.untold import untold
from rulekit.document.blocks import Block, Column, TableBlock
from rulekit.document.sentence import Sentence
from rulekit.driver.pipeline import SAYERS, check_source
from rulekit.driver.printing import compose_document
from rulekit.source import Source

FRAME = """game one
  title    "One"
  players  2 to 4
  wins     most points

table good (goods)   worth   room
  wood               1       3
  clay               2       4

table tool (tools): saw, axe

{die}
each player has
  point (points)  0 or more

{field}

step play
  repeat
    each player in turn: do turn

step turn
  gain 1 point
  if your points are 9: the game ends
"""
OWNERS = ("each player has", "each turn has", "the game has")
KINDS = {
    "a number": [
        *("0 to 3", "0 to 4", "1 to 3", "minus 1 to 3", "0 or more", "1 or more", "any number"),
        *("0 to 3, starts at 2", "0 to 3, starts at 1", "0 or more, starts at 2", "0 to 3, hidden"),
    ],
    "a number of each good": ["0 to its room", "0 to its worth", "0 to 3", "0 to its room, starts at its worth"],
    "a thing": ["a good", "a good or nothing", "a good, starts at clay", "a good, hidden", "a tool or nothing"],
    "somebody": ["a player", "a player or nobody", "a player or nobody, hidden"],
    "a set": ["some of good", "some of good, hidden", "some of tool"],
    "a row": ["row of up to 3 good", "row of up to 4 good", "row of up to 3 good, face down"],
    "yes or no": ["yes or no", "yes or no, starts at 1", "yes or no, hidden", "yes or no, hidden, starts at 1"],
    "yes or no of each good": ["yes or no", "yes or no, starts at yes"],
}


def page(field: str, die: str = "", deed: str = "gain 1 point") -> tuple[Block, ...]:
    """The rulebook without its words."""
    text = FRAME.format(field=field, die=die).replace("  gain 1 point\n", f"  gain 1 point\n  {deed}\n", 1)
    checked = check_source(Source("one.rules", text))
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    return compose_document(checked, "rulebook").blocks


@pytest.mark.parametrize("kind", KINDS)
def test_two_declarations_give_two_pages(kind: str) -> None:
    of = " of each good" if kind.endswith("of each good") else ""
    written = [f"{owner}\n  stock{of}  {one}" for owner in OWNERS for one in KINDS[kind]]
    pages = {one: page(one) for one in written}
    for first, second in combinations(written, 2):
        assert pages[first] != pages[second], (first, second)


IN_USE = {
    "each player has": [
        *("0 to 3, more is lost", "0 to 4, more is lost", "0 to 3, more is lost, starts at 2", "0 or more"),
        *("0 or more, starts at 2", "0 or more, hidden", "any number"),
    ],
    "each turn has": ["0 to 3, more is lost", "0 to 4, more is lost", "0 or more", "0 or more, starts at 2"],
}
"""Numbers that a turn changes: of most of them all is said in sentences, and the table has the rest."""


@pytest.mark.parametrize("deed", ["gain 1 stock", "gain 1 stock\n  lose 1 stock"])
def test_what_is_in_use_is_told_as_it_is_declared(deed: str) -> None:
    written = [
        (owner, one) for owner, kinds in IN_USE.items() for one in kinds if "lose" in deed or one != "any number"
    ]
    deeds = {"each turn has": deed.replace("gain 1", "gain 5")}  # a limit that a turn cannot reach is no limit
    pages = {one: page(f"{one[0]}\n  stock  {one[1]}", deed=deeds.get(one[0], deed)) for one in written}
    for first, second in combinations(written, 2):
        assert pages[first] != pages[second], (first, second)


ASKED = """step play
  repeat
    each player in turn: do turn

step turn
  gain 1 point
  {first}
  {asks}: gain 2 points
  {then}
  if your points are 9: the game ends
"""
LASTING = {
    "yes or no": ("if stock is yes", ("stock becomes yes", "stock becomes no")),
    "yes or no, starts at yes": ("if stock is yes", ("stock becomes yes", "stock becomes no")),
    "a good or nothing": ("if stock is wood", ("stock becomes clay", "stock becomes nothing")),
    "a good": ("if stock is wood", ("stock becomes clay", "stock becomes wood")),
    "a good, starts at clay": ("if stock is wood", ("stock becomes clay", "stock becomes wood")),
    "a player or nobody": ("if stock is you", ("stock becomes you", "stock becomes nobody")),
    "0 to 3": ("if stock is at least 1", ("stock becomes 2", "stock becomes 0")),
    "1 to 3": ("if stock is at least 2", ("stock becomes 2", "stock becomes 1")),
    "0 to 3, starts at 1": ("if stock is at least 1", ("stock becomes 2", "stock becomes 0")),
}
"""What a game or a turn has, how it is asked for, and what it can become."""


@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize("kind", ["yes", "a good", "a player", "0 ", "1 "])
def test_whatever_is_asked_for_before_it_is_set_is_told_as_it_begins_and_ends(kind: str, which: int) -> None:
    """Whose it is tells when it begins anew: no two pages are alike, and not one of them needs the table for it."""
    made: dict[tuple[str, str], tuple[Block, ...]] = {}
    for declared, (asks, becomes) in LASTING.items():
        for owner in ("each turn has", "the game has") if declared.startswith(kind) else ():
            head = FRAME.partition("step play")[0].format(die="", field=f"{owner}\n  stock  {declared}")
            text = head + ASKED.format(first="", asks=asks, then=becomes[which]).replace("  \n", "")
            checked = check_source(Source("one.rules", text))
            assert checked.game is not None, [one.message for one in checked.diagnostics]
            made[owner, declared] = compose_document(checked, "rulebook").blocks
            table = [one for one in made[owner, declared] if isinstance(one, TableBlock) and one.anchor == "table-kept"]
            assert not table, (owner, declared)
    for first, second in combinations(made, 2):
        assert made[first] != made[second], (first, second)


def test_what_is_set_before_it_is_asked_for_is_told_without_its_start() -> None:
    """A start that nobody sees makes no two pages."""
    pages = []
    for declared in ("a good", "a good, starts at clay", "a good or nothing"):
        head = FRAME.partition("step play")[0].format(die="", field=f"the game has\n  stock  {declared}")
        text = head + ASKED.format(first="stock becomes wood", asks="if stock is wood", then="gain 1 point")
        pages.append(compose_document(check_source(Source("one.rules", text)), "rulebook").blocks)
    assert pages[0] == pages[1] == pages[2]
    assert not any(isinstance(one, TableBlock) and one.anchor == "table-kept" for one in pages[0])


EVERY = """each player has
  coin (coins)  1 to 9
  lost          yes or no
  plan          a good or nothing

each turn has
  aim           a tool or nothing

each turn has
  mood          yes or no

each die has
  spent         yes or no

the game has
  lead          a player or nobody
  shut of each good  yes or no
"""


def test_every_field_has_one_row_with_its_start() -> None:
    blocks = page(EVERY, "die die (dice) shows 1 to 6\n")
    table = next(one for one in blocks if isinstance(one, TableBlock) and one.anchor == "table-kept")
    assert [len(row.cells) for row in table.rows] == [6] * 8, "all but what a sentence tells"
    starts = [row.cells[3].line[0] for row in table.rows]
    assert starts[1] == starts[4] == starts[5] == starts[7] == Sentence("no")


def test_what_goes_without_saying_has_no_column() -> None:
    heads: list[tuple[Column, ...]] = []
    for field in ("0 or more", "0 to 9", "1 or more", "0 or more, starts at 2", "a good or nothing"):
        blocks = page(f"each player has\n  stock  {field}")
        table = next(one for one in blocks if isinstance(one, TableBlock) and one.anchor == "table-kept")
        heads.append(table.columns)
    assert [len(one) for one in heads] == [2, 3, 4, 3, 3]


def test_numbered_dice_say_what_they_show() -> None:
    field = "each turn has\n  pot  0 or more"
    shown = [page(field, f"die die (dice) shows {low} to {high}\n") for low, high in ((1, 6), (1, 7), (2, 6))]
    assert all(first != second for first, second in combinations(shown, 2))


BEST = """game best
  title    "Best"
  players  2
  wins     most points

each player has
  point (points)  0 or more

each round has
  top  0 to 9

step play
  repeat 3 times: do round

step round
  each player: do bid

step bid
  choose a number from 1 to 9 called offer
  if offer is more than top: top becomes offer
"""


def test_what_a_step_asks_for_before_it_sets_it_is_told_where_it_begins() -> None:
    game = check_source(Source("best.rules", BEST)).game
    assert game is not None
    narrator = Narrator(game, SAYERS)
    step = game.step("round")
    assert step is not None
    assert to_begin_with(step, narrator), "a bid is compared with what it was before"
    assert "top" not in {one.name for one in untold(narrator)}


LED = """game led
  title    "Led"
  players  2 to 4
  wins     most points

table epoch (epochs): bronze, iron, steel

each player has
  point (points)  0 or more

the game has
  leader  a player
  age     an epoch, starts at iron

step play
  for each epoch
    {first}
    take turns from leader until all pass: do turn

step turn
  if age is steel: gain 2 points
  choose one
    lead
      gain 1 point
      leader becomes you
    rest
      pass
"""


@pytest.mark.parametrize(
    ("first", "seen"),
    [
        ("age becomes that epoch", False),
        ("if age is iron: age becomes that epoch", True),
        ("each player in turn: do turn", True),
    ],
)
def test_a_start_that_somebody_sees_is_told(first: str, seen: bool) -> None:  # noqa: FBT001  # a case
    checked = check_source(Source("led.rules", LED.format(first=first)))
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    narrator = Narrator(checked.game, SAYERS)
    told = [one.name for one in starting(narrator)]
    assert "start_player_is" in told, "nobody else says who leads at first"
    assert ("at_the_start" in told) is seen
    assert not untold(narrator)


ROWS = """the game has
  heap   row of good
  shelf  row of up to {holds} good
"""
FILLED = "fill shelf from heap"
LAID = "choose a good\n  if number of shelf is less than 2: put that good in shelf"


def test_a_row_that_is_only_filled_needs_no_table_to_say_how_far() -> None:
    pages = [page(ROWS.format(holds=holds), deed=FILLED) for holds in (2, 3)]
    assert pages[0] != pages[1]
    assert not any(_has_shelf(one) for one in pages)
    assert _has_shelf(page(ROWS.format(holds=2), deed=f"{FILLED}\n  {LAID}")), "what is laid there could be too much"


def _has_shelf(blocks: tuple[Block, ...]) -> bool:
    table = [one for one in blocks if isinstance(one, TableBlock) and one.anchor == "table-kept"]
    return "shelf" in repr(table)
