"""What is wrong with a variant is said with its places, in the variant and in the game; the rest is still applied."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.variants.applied import GAME, applied, patch, variant

FEAST = variant("change ripe from 3 to 4")


@pytest.mark.parametrize(
    ("patches", "code", "message", "pointed", "help_"),
    [
        (
            "change worth of apple from 2 to 5",
            "RK0401",
            "`worth of apple` is `1`, not `2`",
            [("0", "2"), ("game", "1")],
            "write `from 1`",
        ),
        (
            "change debt from 2 to 5",
            "RK0401",
            "`debt` is `minus 2`, not `2`",
            [("0", "2"), ("game", "minus 2")],
            "write `from minus 2`",
        ),
        (
            "change season of cherry from spring to -",
            "RK0401",
            "`season of cherry` is `spring, -`, not `spring`",
            [("0", "spring"), ("game", "spring, -")],
            "write `from spring, -`",
        ),
        (
            "change lunch\n  from otherwise: gain 2 hunger\n  to otherwise: gain 3 hunger",
            "RK0402",
            "`lunch` has no line that says what `from` says",
            [("0", "otherwise: gain 2 hunger"), ("game", "otherwise: gain 1 hunger")],
            "as it stands in the game",
        ),
        (
            "change swim\n  from gain 2 plum\n  to gain 3 plum",
            "RK0402",
            "`swim` has no line",
            [("0", "gain 2 plum"), ("game", "swim")],
            "",
        ),
        (
            "add to coffee\n  lose all apples\nchange coffee\n  from lose all apples\n  to lose 1 apple",
            "RK0403",
            "`coffee` has 2 lines that say",
            [("0", "lose all apples"), ("game", "lose all apples"), ("0", "lose all apples")],
            "a smaller rule",
        ),
        (
            "remove dessert",
            "RK0404",
            "`dessert` is removed, but still mentioned",
            [("0", "remove dessert"), ("game", "dessert")],
            "what mentions it",
        ),
        (
            "remove ripe\nexample later\n  then Jim's load is ripe",
            "RK0404",
            "`ripe` is removed",
            [("0", "remove ripe"), ("0", "ripe")],
            "",
        ),
        (
            "change eat\n  from rule coffee\n  to rule tea\nadd with cherry\n  instead of coffee: do nothing",
            "RK0404",
            "`coffee`",
            [("0", "change eat from rule coffee to rule tea"), ("0", "coffee")],
            "",
        ),
        (
            "replace step swin\n  do nothing",
            "RK0405",
            "nothing of the name `swin` to replace",
            [("0", "swin")],
            "`swim`",
        ),
        ("replace rule breakfast: do nothing", "RK0405", "`breakfast`", [("0", "breakfast")], "write `add`"),
        ("replace each player has\n  hungr  0 to 3", "RK0405", "`hungr`", [("0", "hungr")], "`hunger`"),
        (
            "change worth of aple from 1 to 2",
            "RK0407",
            "nothing of the name `worth of aple`",
            [("0", "worth of aple")],
            "`worth of apple`",
        ),
        ("change lunsh\n  from do nothing\n  to do eat", "RK0407", "`lunsh`", [("0", "lunsh")], "`lunch`"),
        ("remove xylophone", "RK0407", "`xylophone`", [("0", "xylophone")], ""),
        ("add rows to fruits\n  fig 1 -", "RK0407", "`fruits`", [("0", "fruits")], "`fruit`"),
        ("add rows to fruit after kiwi\n  fig 1 -", "RK0407", "`kiwi of fruit`", [("0", "kiwi")], ""),
        ("add swin to play", "RK0407", "`swin`", [("0", "swin")], "`swim`"),
        (
            "add swim to play after swimming",
            "RK0407",
            "`play` has no step `swimming`",
            [("0", "swimming"), ("game", "play")],
            "",
        ),
        (
            "add to eat after lunc\n  do nothing",
            "RK0407",
            "`eat` has no rule or step `lunc`",
            [("0", "lunc"), ("game", "eat")],
            "`lunch`",
        ),
        (
            "add rows to fruit\n  apple 3 -\n  fig 4 -",
            "RK0409",
            "`apple` is there already",
            [("0", "apple"), ("game", "apple")],
            "",
        ),
        (
            "add with plum\n  you skip rest",
            "RK0409",
            "`plum`",
            [("0", "plum"), ("game", "plum")],
            "write `add to plum`",
        ),
        ("add numbers\n  ripe 5", "RK0409", "`ripe`", [("0", "ripe"), ("game", "ripe")], "`change ripe from"),
        (
            "add each player has\n  hunger 0 to 3",
            "RK0409",
            "`hunger`",
            [("0", "hunger"), ("game", "hunger")],
            "`replace`",
        ),
        ("add step swim\n  do nothing", "RK0409", "`swim`", [("0", "swim"), ("game", "swim")], "`replace`"),
        ("example two\n  when Jim does rest", "RK0409", "`two`", [("0", "two"), ("game", "two")], "another name"),
        (
            "change worth from 1 to 2",
            "RK0412",
            "`worth` can mean 3 things",
            [("0", "worth"), ("game", "1"), ("game", "2"), ("game", "3 [book]")],
            "such as `worth of",
        ),
        (
            "add rest to gather\nadd swim to gather after rest",
            "RK0412",
            "`rest` can mean 2 things",
            [("0", "rest"), ("game", "do rest"), ("0", "rest")],
            "",
        ),
        (
            "change apple from 1 to 2",
            "RK0413",
            "`apple` is a row, and this line needs a number or a cell",
            [("0", "apple"), ("game", "apple")],
            "name a number or a cell",
        ),
        (
            "change hunger\n  from do nothing\n  to do eat",
            "RK0413",
            "`hunger` is a line of what is kept",
            [("0", "hunger"), ("game", "hunger")],
            "",
        ),
        ("remove worth of apple", "RK0413", "`worth of apple` is a cell", [("0", "worth of apple"), ("game", "1")], ""),
        ("add to cherry\n  you skip rest", "RK0413", "`cherry` is a row", [("0", "cherry"), ("game", "cherry")], ""),
        ("change ripe from 3 to -", "RK0414", "what stands after `to`", [("0", "-"), ("0", "3")], ""),
        ("change ripe from 3 to 3, 4", "RK0414", "what stands after `to`", [("0", "3, 4"), ("0", "3")], ""),
        ("change boxes of sandwiches from 20 to minus 2", "RK0414", "", [("0", "minus 2"), ("0", "20")], ""),
        (
            "change lunch\n  from if you have at least 1 apple: lose 1 apple\n  to gain 1 apple",
            "RK0414",
            "",
            [("0", "gain 1 apple"), ("0", "if you have at least 1 apple: lose 1 apple")],
            "",
        ),
        (
            "change lunch\n  from for each fruit\n  to gain 1 apple",
            "RK0414",
            "",
            [("0", "gain 1 apple"), ("0", "for each fruit")],
            "",
        ),
        (
            "change lunch\n  from if you have at least 1 apple\n  to each player",
            "RK0414",
            "",
            [("0", "each player"), ("0", "if you have at least 1 apple")],
            "",
        ),
        (
            "change apple\n  from you skip rest\n  to do nothing",
            "RK0414",
            "",
            [("0", "do nothing"), ("0", "you skip rest")],
            "",
        ),
        (
            "remove full\nremove neither\nremove half",
            "RK0415",
            "without `half` nothing is left of `basket`",
            [("0", "remove half"), ("game", "basket")],
            "remove `basket` as a whole",
        ),
        (
            "change ripe from 3 to 4\nchange ripe from 4 to 5",
            "RK0420",
            "this variant changes `ripe` twice",
            [("0", "change ripe from 4 to 5"), ("0", "change ripe from 3 to 4")],
            "",
        ),
    ],
)
def test_mistake(patches: str, code: str, message: str, pointed: list[tuple[str, str]], help_: str) -> None:
    # Headers come first; a patch without mistakes is added to see that it is applied all the same.
    first, _, rest = patches.partition("\n")
    headed = f"{first}\nremove load\n{rest}" if first.startswith("players") else f"remove load\n{patches}"
    done = patch(headed if "load" not in patches else patches)
    assert done.codes == [code]
    assert message in done.found[0].message
    assert done.pointed() == pointed
    assert help_ in done.found[0].help
    if "load" not in patches:
        assert "your load" not in done.says


def test_guard_has_a_fix() -> None:
    found = patch("change worth of apple from 2 to 5").found[0]
    assert found.fix is not None
    assert [one.text for one in found.fix.edits] == ["1"]


# ---- Variants together ----


def test_wrong_game() -> None:
    done = applied(variant("change ripe from 3 to 4", of="picnik"))
    assert done.codes == ["RK0406"]
    assert done.pointed() == [("0", "picnik")]
    assert done.found[0].help == "did you mean `picnic`?"
    assert done.patched.variants == ()


def test_same_variant_twice() -> None:
    done = applied(FEAST, FEAST)
    assert done.codes == ["RK0411"]
    assert done.pointed() == [("1", "feast"), ("0", "feast")]
    assert len(done.patched.variants) == 1


def test_excluded() -> None:
    done = applied(FEAST, variant("not with feast\nremove swim", "fast"))
    assert done.codes == ["RK0410"]
    assert done.pointed() == [("1", "not with feast"), ("0", "feast")]
    assert applied(variant("not with feast\nremove swim", "fast")).codes == []


def test_file_with_more_than_a_variant() -> None:
    done = applied(FEAST + "\nstep nap\n  do nothing\n")
    assert done.codes == ["RK0417"]
    assert done.pointed() == [("0", "step")]
    assert applied(GAME).codes[0] == "RK0417"


def test_players_of_two_variants() -> None:
    two, four = variant("players 1 to 2\nremove load", "two"), variant("players 3 to 4\nremove swim", "four")
    assert applied(two, variant("players 1 to 1\nremove swim", "one")).codes == []
    done = applied(two, four)
    assert done.codes == ["RK0416"]
    assert done.pointed() == [("1", "players 3 to 4"), ("0", "players 1 to 2")]


@pytest.mark.parametrize(
    ("one", "other", "path"),
    [
        ("change ripe from 3 to 4", "change ripe from 3 to 5", "ripe"),
        ("change worth of apple from 1 to 4", "change worth of apple of fruit from 1 to 5", "worth of apple of fruit"),
        ("change most of hunger from 9 to 8", "change most of hunger from 9 to 7", "most of hunger of player"),
        (
            "change lunch\n  from lose 1 apple\n  to lose all apples",
            "change lunch\n  from otherwise: gain 1 hunger\n  to otherwise: gain 2 hunger",
            "lunch of eat",
        ),
        (
            "change coffee\n  from lose all apples\n  to lose 1 apple",
            "change coffee\n  from lose all apples\n  to lose 1 plum",
            "coffee of eat",
        ),
        (
            "change eat\n  from lose all apples\n  to lose 1 apple",
            "change coffee\n  from lose all apples\n  to lose 1 plum",
            "coffee of eat",
        ),
        ("change worth of cherry from 2 to 4", "remove cherry", "worth of cherry of fruit"),
        ("remove swim", "replace step swim\n  gain 1 plum", "swim"),
        ("remove swim", "replace step swim\n  gain 1 cherry", "swim"),
        ("change coffee\n  from lose all apples\n  to lose 1 apple", "replace step eat\n  do nothing", "coffee of eat"),
        ("add to eat\n  gain 1 plum", "replace step eat\n  do nothing", "eat"),
        ("add rows to fruit after cherry\n  fig 1 -", "remove cherry", "cherry of fruit"),
        ("add to eat after coffee\n  gain 1 plum", "remove coffee", "coffee of eat"),
        ("add swim to play after rest", "remove rest\nreplace with apple\n  you skip eat", "rest"),
        ("change apple\n  from you skip rest\n  to you skip eat", "add to eat\n  gain 1 plum\nremove apple", "apple"),
        ("add to plum\n  you skip rest", "replace with plum\n  you skip rest", "plum"),
        ("wins fewest points\nremove swim", "wins most hunger\nremove load", "wins"),
        ("replace each player has\n  hunger 0 to 3", "change start of hunger from 4 to 3", "start of hunger of player"),
    ],
)
def test_two_variants_touch_the_same(one: str, other: str, path: str) -> None:
    for texts in ((one, other), (other, one)):
        done = applied(variant(texts[0], "first"), variant(texts[1], "second"))
        assert "RK0408" in done.codes
        found = next(diagnostic for diagnostic in done.found if diagnostic.code == "RK0408")
        assert [label.span.path for label in found.labels] == ["1", "0"]
        said = re.fullmatch(r"the variants `first` and `second` both touch `(.*)`", found.message)
        assert said
        assert said[1].split(" of ")[0] == path.split(" of ", maxsplit=1)[0]


def test_both_add_the_same() -> None:
    nap, sleep = "add step nap\n  do nothing", "add step nap\n  do rest"
    done = applied(variant(nap, "first"), variant(sleep, "second"))
    assert done.codes == ["RK0409"]
    assert done.pointed() == [("1", "nap"), ("0", "nap")]


def test_every_code_has_a_test() -> None:
    here = Path(__file__).parent.glob("test_*.py")
    tested = {code for one in here for code in re.findall(r"RK04\d\d", one.read_text("utf-8"))}
    words = (Path(__file__).parents[2] / "rulekit" / "variants" / "errors.py").read_text("utf-8")
    assert tested >= set(re.findall(r"RK04\d\d", words))
