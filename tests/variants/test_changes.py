"""Each patch does what it says, and makes a game that could have been written."""

from __future__ import annotations

import re

import pytest

from rulekit.source import Source
from tests.variants.applied import GAME, Applied, applied, patch, tree, variant, words
from tests.variants.laid_out import text_of


def whole(done: Applied) -> None:
    """Nothing is wrong, and what came of it could have been written."""
    assert done.codes == []
    assert tree(Source("again", text_of(done.patched.tree))) == done.patched.tree


def declared(done: Applied, kind: str, name: str) -> str:
    """What the patched game says about a declaration."""
    return next(words(one) for one in done.patched.tree.nodes(kind) if words(one).split()[1] == name)


# ---- Numbers and cells ----


@pytest.mark.parametrize(
    ("path", "old", "new", "says"),
    [
        ("ripe", "3", "4", "ripe 4 debt"),
        ("debt", "minus 2", "1", "debt 1"),
        ("worth of apple", "1", "5", "apple 5 [ feast ] autumn"),
        ("worth of plum of fruit", "3", "2 [book]", "plum 2 [ book ] -"),
        ("most of hunger", "9", "12", "hunger 0 to 12 , starts at 4"),
        ("least of hunger", "0", "minus 1", "hunger minus 1 to 9"),
        ("start of hunger of player", "4", "0", "starts at 0 ,"),
        ("least of sandwiches", "0", "1", "sandwiches 1 or more"),
        ("boxes of sandwiches", "20", "30", "30 boxes"),
    ],
)
def test_number(path: str, old: str, new: str, says: str) -> None:
    done = patch(f"change {path} from {old} to {new}")
    whole(done)
    assert says in done.says


@pytest.mark.parametrize(
    ("path", "old", "new", "says"),
    [
        ("season of apple", "autumn", "-", "apple 1 - [ feast ]"),
        ("season of cherry", "spring, -", "autumn", "cherry ( cherries ) 2 autumn [ feast ]"),
        ("worth of apple", "1", "1, 2", "apple 1 , 2 [ feast ] autumn"),
    ],
)
def test_cell(path: str, old: str, new: str, says: str) -> None:
    done = patch(f"change {path} from {old} to {new}")
    whole(done)
    assert says in done.says


def test_new_parts_stand_in_the_variant() -> None:
    done = patch("change worth of apple from 1 to 5")
    paths = {one.span.path for one in done.patched.tree.walk() if words(one) == "5"}
    assert paths == {"0"}


# ---- Lines ----


@pytest.mark.parametrize(
    ("thing", "old", "new", "says"),
    [
        ("lunch", "otherwise: gain 1 hunger", "otherwise: gain 2 hunger", "lose 1 apple otherwise : gain 2 hunger"),
        ("lunch", "lose 1 apple", "lose all apples", "1 apple : lose all apples otherwise"),
        (
            "lunch",
            "if you have at least 1 apple: lose 1 apple",
            "if you have at least 2 apples: lose 2 apple",
            "if you have at least 2 apples : lose 2 apple otherwise : gain 1 hunger",
        ),
        (
            "lunch",
            "if you have at least 1 apple",
            "if you have no plum",
            "if you have no plum : lose 1 apple otherwise",
        ),
        ("eat", "rule dessert when your hunger is 3", "rule dessert", "rule dessert : gain 1 cherry"),
        (
            "dessert of eat",
            "rule dessert when your hunger are 3: gain 1 cherry",
            "rule dessert: gain 2 cherries",
            "rule dessert : gain 2 cherries",
        ),
        ("gather", "you may, up to 2 times", "you may, up to 3 times", "up to 3 times choose a fruit lose 1"),
        ("gather", "roll 1 basket", "roll 2 baskets", "roll 2 baskets gain"),
        ("lunch", "for each fruit", "for each sweet fruit", "for each sweet fruit if you"),
        ("rest", "gain 1 plum", "gain 2 plum", "each player : gain 2 plum"),
        ("rest", "each player", "each opponent", "each opponent : gain 1 plum"),
        ("full", "full gives 2 apples", "full gives 3 apples and 1 plum", "full gives 3 apples and 1 plum half"),
        ("basket", "half gives 1 apple or 1 plum", "half gives 1 plum", "half gives 1 plum neither"),
        ("apple", "you skip rest", "you are immune to lunch", "you are immune to lunch with plum"),
        ("apple", "after rest, you may", "after rest", "[ feast ] after rest : gain 1 apple"),
        (
            "apple",
            "after rest, you may: gain 1 apple",
            "before rest: gain 1 plum",
            "before rest : gain 1 plum you skip",
        ),
    ],
)
def test_line(thing: str, old: str, new: str, says: str) -> None:
    done = patch(f"change {thing}\n  from {old}\n  to   {new}")
    whole(done)
    assert says in done.says


def test_line_belongs_to_the_smallest_rule() -> None:
    """Another variant may change another rule of the step."""
    coffee = variant("change eat\n  from lose all apples\n  to lose 1 apple", "one")
    dessert = variant("change eat\n  from gain 1 cherry\n  to gain 2 cherries", "two")
    assert applied(coffee, dessert).codes == []
    assert applied(coffee, variant("remove coffee", "two")).codes == ["RK0408"]


def test_payment_line() -> None:
    game = GAME + "\nstep buy\n  pay 3 with\n    apples  worth 1 each\n    plums  worth taste, whole\n"
    done = applied(variant("change buy\n  from plums worth taste, whole\n  to plums worth 2 each"), game=game)
    whole(done)
    assert "apples worth 1 each plums worth 2 each" in done.says
    done = applied(variant("change buy\n  from pay 3 with\n  to pay 4 with"), game=game)
    whole(done)
    assert "pay 4 with apples worth 1 each plums worth taste , whole" in done.says


def test_otherwise_if_line() -> None:
    game = GAME + "\nstep buy\n  if ripe is 1: end buy\n  otherwise if ripe is 2: end play\n"
    done = applied(variant("change buy\n  from otherwise if ripe is 2\n  to otherwise if ripe is 3"), game=game)
    whole(done)
    assert "otherwise if ripe is 3 : end play" in done.says


# ---- Removal ----


def test_row_goes_with_what_it_allows_and_the_examples_about_it() -> None:
    done = patch("replace die basket (baskets)\n  full gives 2 apples\nreplace step rest\n  do nothing\nremove plum")
    assert done.codes == []
    assert "immune to dessert" not in done.says
    assert [one.name.text for one in done.patched.tree.nodes("example")] == ["two"]
    assert "plum" not in done.says


@pytest.mark.parametrize(
    ("path", "gone"),
    [
        ("coffee", "rule coffee"),
        ("swim", "step swim"),
        ("debt", "debt"),
        ("sweet", "a fruit is sweet"),
        ("taste of fruit", "the taste"),
        ("load", "your load"),
        ("guest", "the game has"),
        ("sandwiches of player", "sandwiches"),
        ("neither", "neither"),
        ("plums", "example plums"),
        ("friend", "with friend"),
    ],
)
def test_removed(path: str, gone: str) -> None:
    game = GAME + "\nwith friend\n  you skip rest\n"  # no row has the name: what the thing allows is meant
    done = applied(variant(f"remove {path}"), game=game)
    whole(done)
    assert gone in words(tree(done.sources["game"]))
    assert gone not in done.says


def test_step_leaves_the_lists() -> None:
    done = patch("replace with apple\n  you are immune to lunch\nremove plums\nremove rest")
    assert done.codes == []
    assert "do gather , eat step gather" in done.says
    assert "baskets give you may" in done.says


def test_last_line_becomes_do_nothing() -> None:
    done = patch("replace with plum\n  you skip rest\nremove lunch\nremove dessert of eat\nremove coffee")
    assert done.codes == []
    assert "step eat do nothing step rest" in done.says


def test_item_of_a_list() -> None:
    game = GAME + "\ntable colour: red, green, blue\n"
    for name, left in (("red", "green , blue"), ("green", "red , blue"), ("blue", "red , green")):
        assert declared(applied(variant(f"remove {name}"), game=game), "list", "colour") == f"table colour : {left}"


# ---- Additions ----


def test_rows() -> None:
    done = patch("add rows to fruit\n  fig    4  -\n  melon  5  spring")
    assert done.codes == []
    assert "plum 3 [ book ] - fig [ feast ] 4 - melon [ feast ] 5 spring table season" in done.says


@pytest.mark.parametrize(
    ("moment", "says"), [("before", "autumn fig [ feast ] 4 - cherry"), ("after", "spring , - fig [ feast ] 4 - plum")]
)
def test_rows_beside_a_row(moment: str, says: str) -> None:
    done = patch(f"add rows to fruit {moment} cherry\n  fig  4  -")
    whole(done)
    assert says in done.says


def test_rows_of_a_list() -> None:
    done = patch("add rows to season after spring\n  summer")
    whole(done)
    assert "table season spring summer autumn die" in done.says


@pytest.mark.parametrize(
    ("new", "after", "before"),
    [
        ("step nap\n  do nothing", "do nothing", "with apple"),
        ("with cherry\n  you skip rest", "immune to dessert", "example two"),
        ("table colour: red, green", "spring , autumn", "die basket"),
        ("numbers\n  shade  2", "debt minus 2", "table fruit"),
        ("each player has\n  thirst  0 to 3", "20 boxes", "the game has"),
        ("each round has\n  thirst  0 to 3", "a player or nobody", "a fruit is"),
        ("a fruit is ripe_now when its worth is ripe", "at least 2", "the taste"),
        ("your thirst is ripe", "stock of fruits", "step play"),
        ('source web "the web"', '"the book"', "numbers"),
    ],
)
def test_declaration(new: str, after: str, before: str) -> None:
    done = patch(f"add {new}")
    whole(done)
    body = new.partition("\n")[2].strip() if new.startswith(("numbers", "each player")) else new
    body = re.sub(r"\s+", " ", re.sub(r"([:,])", r" \1", body))
    assert f"{after} {body.replace('with cherry', 'with cherry [ feast ]')} {before}" in done.says


def test_examples_come_last() -> None:
    done = patch('example nap "A nap"\n  when Jim does rest\n  then Jim has 1 plum')
    whole(done)
    last = done.patched.tree.nodes()[-1]
    assert (last.name.text, last.span.path) == ("nap", "0")


@pytest.mark.parametrize(
    ("patches", "says"),
    [
        ("add swim to play after eat", "do gather , eat , swim , rest step"),
        ("add swim to play before gather", "do swim , gather , eat"),
        ("add swim to play before rest", "eat , swim , rest step"),
        ("add swim to play", "do gather , eat , rest , swim step"),
        ("add swim to eat", "rule coffee : lose all apples do swim step rest"),
        ("add rest to swim", "step swim do rest with"),
        ("add swim to gather after rest", "give do rest , swim you may"),
    ],
)
def test_step_is_placed(patches: str, says: str) -> None:
    done = patch(patches)
    whole(done)
    assert says in done.says


def test_step_beside_one_that_serves_a_thing() -> None:
    game = GAME + "\nstep pick for a fruit\n  do nothing\n\nstep picking\n  choose a fruit\n  do pick for that fruit\n"
    after = applied(variant("add swim to picking after pick"), game=game)
    before = applied(variant("add swim to picking before pick"), game=game)
    assert "do pick for that fruit , then do swim" in after.says
    assert "do swim , then do pick for that fruit" in before.says


@pytest.mark.parametrize(
    ("head", "says"),
    [
        ("eat", "lose all apples gain 1 apple lose 1 plum step rest"),
        ("coffee", "rule coffee lose all apples gain 1 apple lose 1 plum step rest"),
        ("eat before dessert", "gain 1 hunger gain 1 apple lose 1 plum rule dessert"),
        ("eat after lunch", "gain 1 hunger gain 1 apple lose 1 plum rule dessert"),
        ("gather before rest", "baskets give gain 1 apple lose 1 plum do rest"),
    ],
)
def test_statements(head: str, says: str) -> None:
    done = patch(f"add to {head}\n  gain 1 apple\n  lose 1 plum")
    whole(done)
    assert says in done.says


def test_statements_beside_one_on_the_line_of_its_heading() -> None:
    game = GAME + "\nstep all\n  each player: do rest\n"
    done = applied(variant("add to all after rest\n  gain 1 apple"), game=game)
    assert "each player do rest gain 1 apple" in done.says


def test_more_that_a_thing_allows() -> None:
    done = patch("add to plum\n  you skip rest")
    whole(done)
    assert "with plum [ feast ] you are immune to dessert you skip rest example" in done.says


# ---- Replacement ----


@pytest.mark.parametrize(
    ("new", "says", "gone"),
    [
        ("step swim\n  gain 1 apple", "step swim gain 1 apple", "step swim do nothing"),
        ("rule coffee when ripe is 2: gain 1 apple", "coffee when ripe is 2 : gain 1 apple", "lose all apples"),
        ("with plum\n  you skip rest", "with plum [ feast ] you skip rest", "immune to dessert"),
        ("a fruit is sweet when its worth is 1", "sweet when its worth is 1", "is at least 2"),
        ("the taste of a fruit is ripe", "taste of a fruit is ripe", "fruit is its worth"),
        ("your load is ripe", "your load is ripe", "total stock"),
        ('source book "another book"', 'source book "another book"', '"the book"'),
        ("table season: winter, spring, autumn", "season : winter , spring", "season : spring"),
        ("numbers\n  debt  minus 3", "debt minus 3", "debt minus 2"),
        ("each player has\n  sandwiches  0 to 4", "sandwiches 0 to 4", "20 boxes"),
        ("example two\n  when Jim does rest", "example two when Jim does rest", "Two apples"),
    ],
)
def test_replaced(new: str, says: str, gone: str) -> None:
    done = patch(f"replace {new}")
    whole(done)
    assert says in done.says
    assert gone in words(tree(done.sources["game"]))
    assert gone not in done.says


def test_several_fields_are_replaced_one_by_one() -> None:
    done = patch("replace each player has\n  hunger  0 to 5\n  sandwiches  0 to 4")
    assert done.codes == []
    assert "each player has hunger 0 to 5 stock of each fruit 0 to its worth sandwiches 0 to 4 the game" in done.says


# ---- Heads ----


def test_head() -> None:
    done = patch('title "Feast"\nby "Anna"\nwhy "For more."\nplayers 2 to 3\nwins fewest points\nage 6\nremove swim')
    assert done.codes == []
    (head,) = done.patched.variants
    assert (head.name, head.title, head.by, head.why, head.players) == ("feast", "Feast", "Anna", "For more.", (2, 3))
    game = done.patched.tree.the("game")
    assert words(game) == 'game picnic title "Picnic" players 2 to 3 wins fewest points age 6'


def test_one_effect_of_several_is_taken_away() -> None:
    done = patch("remove from with apple\n  you skip rest")
    assert done.codes == []
    assert "after rest , you may : gain 1 apple" in done.says
    assert "you skip rest" not in done.says


def test_with_its_last_effect_a_thing_does_nothing() -> None:
    done = patch("remove from with apple\n  you skip rest\n  after rest, you may: gain 1 apple")
    assert done.codes == []
    assert "with apple" not in done.says


def test_effects_that_cannot_be_taken_away() -> None:
    assert patch("remove from with apple\n  you skip eat").codes == ["RK0402"]
    assert patch("remove from with cherry\n  you skip eat").codes == ["RK0413"]
