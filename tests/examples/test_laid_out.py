"""What lies on the table in the picture of an example is what is given, comes and goes when it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import evolve

import rulekit
from rulekit.book.account import Spot
from rulekit.book.narrator import Narrator
from rulekit.book.things import lies, thing_counted
from rulekit.book.worked import example_box
from rulekit.document.panels import Drawing, Gain
from rulekit.document.sentence import Name, Noun
from rulekit.document.things import Beside, Going, Lot, Ring, Thing
from rulekit.driver.composing import narrator_of
from rulekit.driver.pipeline import load_game
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Verb
from rulekit.model.example import Action, ActionKind, Example, Fact, FactKind
from rulekit.model.expression import FieldOf, ItemRef
from rulekit.playing.examples import still_true

THERE = (Going.STAYS, Going.GOES, Going.LEAVES)
"""What becomes of things that lay there before."""
Drawings = tuple[Example, Narrator, tuple[Drawing, ...]]


@pytest.fixture(scope="module")
def drawn() -> list[Drawings]:
    """All examples of the bundled games that have a picture."""
    found: list[Drawings] = []
    for name in rulekit.games():
        checked = still_true(load_game(name))
        assert checked.game is not None
        narrator = evolve(narrator_of(checked), accounts=checked.accounts)
        for one in checked.game.examples:
            if one.printed and not one.told:
                box = example_box(one, narrator)
                seen = tuple(block for block in box.blocks if isinstance(block, Drawing))
                found += [(one, narrator, seen)] if seen else []
    return found


def lots(drawings: tuple[Drawing, ...], who: str) -> Iterator[Lot]:
    """What is drawn of somebody; of nobody, what lies beside places, too."""
    for block in drawings:
        if "".join(one.name for one in block.who if isinstance(one, Name)) == who:
            for one in block.drawn:
                if isinstance(one, Lot):
                    yield one
                elif isinstance(one, Beside):
                    yield from one.lots


def counted(example: Example, narrator: Narrator, *, then: bool) -> Iterator[tuple[str, Thing, int]]:
    """How many of a thing somebody has, as facts of an example say it: who, the thing, how many."""
    facts = (one for one in example.lines if isinstance(one, Fact) and one.kind is FactKind.HOLDS)
    for fact in (one for one in facts if one.then == then):
        for held in fact.holdings:
            what = held.what
            if not isinstance(what, FieldOf) or what.field.owner is not Owner.PLAYER or held.op != "is" or held.negated:
                continue
            if what.field.kind is not ValueKind.NUMBER or not lies(what.field, narrator):
                continue
            item = what.index.table.items[what.index.index].name if isinstance(what.index, ItemRef) else ""
            thing = thing_counted(Spot(what.field, fact.who, item), 1, Going.STAYS, narrator)
            yield example.cast[fact.who], thing, held.count or 0


def numbers(lot: Lot, thing: Thing) -> tuple[int, int]:
    """How many of a thing there are in a lot before and after."""
    same = [one for one in lot.things if (one.look, one.label) == (thing.look, thing.label)]
    before = sum(one.count for one in same if one.going in THERE)
    return before, sum(one.count for one in same if one.going in (Going.STAYS, Going.COMES))


@pytest.mark.parametrize("then", [False, True])
def test_as_many_are_drawn_as_are_given_and_as_there_are_then(drawn: list[Drawings], *, then: bool) -> None:
    seen = 0
    for example, narrator, blocks in drawn:
        alone = sum(map(bool, example.cast)) == 1
        for who, thing, count in counted(example, narrator, then=then):
            found = [numbers(lot, thing) for lot in lots(blocks, "" if alone else who) if not lot.name]
            mine = [one for one in found if one != (0, 0)]
            if mine:
                seen += 1
                assert not count or count in [one[then] for one in mine], (example.name, who, thing, mine)
            elif count and not then:  # what is given and of no use is not told either
                given = narrator.accounts[example.name].given
                assert given or not any(isinstance(one, Drawing) for one in blocks[:1] if one.who), (example.name, who)
    assert seen > 12


def test_rows_are_drawn_in_the_order_that_is_given(drawn: list[Drawings]) -> None:
    seen = 0
    for example, narrator, blocks in drawn:
        for line in example.lines:
            if not isinstance(line, Fact) or line.kind is not FactKind.ROW_IS or line.row is None or not lines_up(line):
                continue
            if not lies(line.row.field, narrator) or line.row.field.name in example.untold:
                continue
            table = narrator.game.table(line.row.field.of)
            wanted = [table.items[one].name for one in line.items]
            who = example.cast[line.who] if line.row.field.owner is Owner.PLAYER else ""
            there = THERE if not line.then else (Going.STAYS, Going.COMES)
            rows = [list(named(lot, there)) for lot in lots(blocks, who) if lot.name]
            if rows and len(wanted) < 4 and not table.pattern:
                seen += 1
                assert wanted in rows, (example.name, wanted, rows)
    assert seen > 5


def lines_up(fact: Fact) -> bool:
    """Whether what lies there has an order."""
    return fact.row is not None and fact.row.field.kind is ValueKind.ROW and not fact.row.field.face_down


def named(lot: Lot, there: tuple[Going, ...]) -> Iterator[str]:
    """The names of what lies there, one by one."""
    for thing in lot.things:
        for one in thing.label:
            if thing.going in there:
                yield from [one.term if isinstance(one, Noun) else str(getattr(one, "name", ""))] * thing.count


def test_no_two_things_look_alike(drawn: list[Drawings]) -> None:
    for example, narrator, _ in drawn:
        looks: Counter[tuple[object, ...]] = Counter()
        for one in narrator.game.fields:
            if one.owner is Owner.PLAYER and one.kind is ValueKind.NUMBER and lies(one, narrator):
                for item in narrator.game.table(one.each).items if one.each else (None,):
                    thing = thing_counted(Spot(one, 0, item.name if item else ""), 1, Going.STAYS, narrator)
                    looks[thing.look, thing.label] += 1
        assert max(looks.values(), default=0) <= 1, (example.name, looks.most_common(1))


def test_what_only_says_figures_is_not_drawn(drawn: list[Drawings]) -> None:
    for example, _, blocks in drawn:
        found = [one for block in blocks for one in block.drawn]
        alone = len(found) == 1 and isinstance(found[0], Lot) and not found[0].name
        assert not alone, example.name
        assert not all(isinstance(one, Gain) for one in found), example.name


GAME = """
game round
  title    "Round"
  players  2
  wins     most corn

table corner (corners) in a ring: north, east, south, west

table seed (seeds): pea, bean

components
  walker  1 figure on board
  seed    tiles
  corn    tokens

the game has
  walker               a corner, starts at north
  pile of each corner  row of up to 3 seed

each player has
  corn (corn)  0 or more

step play
  repeat until there is a player whose corn is at least 9
    each player in turn: do turn

step turn
  advance walker by 3
  if pile of walker is not empty
    draw a seed from pile of walker
    gain 2 corn

example round_the_corner "Round the corner" for turn
  given  players Anna, Ben
  given  walker is south
  given  pile of east holds pea, bean
  when   Anna does turn
  then   walker is east
  then   Anna has 2 corn
  then   pile of east holds bean
"""


def test_a_piece_goes_round_and_takes_what_lies_there(tmp_path: Path) -> None:
    path = tmp_path / "round.rules"
    path.write_text(GAME, encoding="utf-8")
    checked = still_true(load_game(str(path)))
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    narrator = evolve(narrator_of(checked), accounts=checked.accounts)
    box = example_box(checked.game.examples[0], narrator)
    found = [one for block in box.blocks if isinstance(block, Drawing) for one in block.drawn]
    (ring,) = [one for one in found if isinstance(one, Ring)]
    assert (len(ring.spaces), ring.was, ring.now) == (4, 2, 1)
    (place,) = [one for one in found if isinstance(one, Beside)]
    assert place.piece == (Noun("walker"),)
    assert [(one.label, one.going) for lot in place.lots for one in lot.things] == [
        ((Noun("pea"),), Going.LEAVES),
        ((Noun("bean"),), Going.STAYS),
    ]


@pytest.mark.parametrize("name", rulekit.games())
def test_pieces_beside_a_board_are_seen_with_it(name: str) -> None:
    """The checker on the bar decides what may be done on the board: what an example tells of it has its picture."""
    checked = load_game(name)
    game = checked.game
    assert game is not None
    if not any(one.piece or (one.each and game.table(one.each).board is not None) for one in game.fields):
        return
    effects = (one for step in game.steps for one in game.vocabulary.effects(step.body) if isinstance(one, Changes))
    verbs = {one.field.name for one in effects if one.verb in (Verb.GAIN, Verb.LOSE)}
    told = {
        one.what.name
        for example in game.examples
        for line in example.lines
        if isinstance(line, Fact)
        for one in line.settings
        if isinstance(one.what, Field) and one.what.owner is Owner.PLAYER and one.what.kind is ValueKind.NUMBER
        if not one.what.each and not one.what.piece and one.what.name in verbs
    }
    decides = {one.name for one in game.wins}
    assert told - decides <= narrator_of(checked).pictures


def test_what_several_people_lay_is_drawn_in_the_order_in_which_they_lay_it(drawn: list[Drawings]) -> None:
    """In a trick that is the order of play, whoever leads, and not that of the names."""
    found: dict[str, list[str]] = {}
    for example, narrator, drawings in drawn:
        names = [one.name for block in drawings for one in block.who if isinstance(one, Name)]
        played = narrator.accounts.get(example.name)
        order = [example.cast[one] for one in played.order] if played is not None else []
        if len(names) > 1 and {*names} <= {*order}:
            assert names == [one for one in order if one in names]
            found[example.name] = names
    assert found["highest"] == ["Ben", "Cili", "Dani", "Anna"]


def test_whoever_has_nothing_of_what_the_others_have_is_drawn_with_it(drawn: list[Drawings]) -> None:
    """Who is out is the point of an example: the others alone do not show it."""
    bare: set[str] = set()
    for example, narrator, drawings in drawn:
        played = narrator.accounts.get(example.name)
        acts = [one.who for one in example.lines if isinstance(one, Action) and one.kind is not ActionKind.ALL_DO]
        stands = [*played.stands.values()] if played is not None else []
        for who in dict.fromkeys(acts):
            others = [each for each in example.cast if each != example.cast[who]]
            theirs = {part for each in others for one in lots(drawings, each) for part in one.name}
            own = {one for stand in stands for one in stand if one.owner == who and one.field.owner is Owner.PLAYER}
            for spot in own:
                if Noun(spot.field.name) in theirs and all(one[spot] == () for one in stands):
                    mine = [one for one in lots(drawings, example.cast[who]) if Noun(spot.field.name) in one.name]
                    assert [thing.count for one in mine for thing in one.things] == [0]
                    bare.add(example.name)
    assert {"emptied", "all_laid"} <= bare
