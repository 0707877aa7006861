"""What is true of variants whatever they say."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from rulekit.diagnostics import Report
from rulekit.source import Source
from rulekit.syntax.node import Node, Word
from rulekit.syntax.parser import parse
from rulekit.variants import apply
from tests.variants.applied import GAME, applied, patch, tree, variant, words
from tests.variants.laid_out import text_of

INDEPENDENT = (
    "players 1 to 3\nchange ripe from 3 to 4",
    "change worth of apple from 1 to 5",
    "change lunch\n  from lose 1 apple\n  to lose all apples",
    "change coffee\n  from lose all apples\n  to lose 1 apple",
    "remove load\nremove two",
    "replace step rest\n  do nothing",
    "add rows to fruit\n  fig 4 -",
    "add rows to fruit\n  melon 4 -",
    "add swim to play after eat",
    "add step nap\n  do nothing\n\nadd nap to play after eat",
    "add to plum\n  you skip rest",
    "example nap\n  when Jim does rest",
)
"""Variants that have nothing to do with each other."""


def in_any_order(part: Node | Word) -> object:
    """What a tree says, where the order of what stands beside each other makes no difference."""
    if isinstance(part, Word):
        return part.text
    return (part.kind, sorted(map(repr, map(in_any_order, part.children))))


def test_no_variant_changes_nothing() -> None:
    game = tree(Source("game", GAME))
    patched = apply(game, [], Report())
    assert patched.tree is game


@given(st.lists(st.sampled_from(INDEPENDENT), unique=True, max_size=5))
def test_order_of_independent_variants(chosen: list[str]) -> None:
    named = [variant(text, f"v{INDEPENDENT.index(text)}") for text in chosen]
    one = applied(*named)
    other = applied(*reversed(named))
    # That two put something at the same place is told, and only that.
    same_place = ["RK0421"] if sum("to play after eat" in text for text in chosen) > 1 else []
    assert one.codes == other.codes == same_place
    assert in_any_order(one.patched.tree) == in_any_order(other.patched.tree)


@given(st.lists(st.sampled_from(INDEPENDENT), unique=True))
def test_patched_tree_could_be_written(chosen: list[str]) -> None:
    done = applied(*(variant(text, f"v{INDEPENDENT.index(text)}") for text in chosen))
    assert tree(Source("again", text_of(done.patched.tree))) == done.patched.tree


def test_conflicts_do_not_depend_on_the_order() -> None:
    texts = ("change ripe from 3 to 4", "remove ripe", "replace numbers\n  ripe 5")
    for order in permutations(texts):
        done = applied(*(variant(text, f"v{at}") for at, text in enumerate(order)))
        assert set(done.codes) == {"RK0408"}


def test_a_variant_may_change_what_one_before_it_added() -> None:
    first = variant("add step nap\n  rule dream: gain 1 plum\n\nadd rows to fruit\n  fig 4 -", "first")
    second = variant("change worth of fig from 4 to 5\nchange dream\n  from gain 1 plum\n  to gain 2 plum", "second")
    done = applied(first, second)
    assert done.codes == []
    assert "fig [ first ] 5 [ second ]" in done.says
    assert "rule dream : gain 2 plum" in done.says


@given(st.permutations(INDEPENDENT), st.integers(0, len(INDEPENDENT)))
def test_the_game_is_left_as_it_was(chosen: list[str], count: int) -> None:
    game = tree(Source("game", GAME))
    variants = [tree(Source(str(at), variant(text, f"v{at}"))) for at, text in enumerate(chosen[:count])]
    apply(game, variants, Report())
    assert game == tree(Source("game", GAME))


@given(st.lists(st.sampled_from([*INDEPENDENT, *(text.replace("rest", "eat") for text in INDEPENDENT)]), max_size=4))
def test_whatever_is_wrong_there_is_a_tree(patches: list[str]) -> None:
    lines = [text for text in patches if not text.startswith("players")]
    done = patch("\n".join(lines or ["remove swim"]))
    assert done.patched.tree.kind == "start"


def test_what_could_not_be_read_stays_out_of_the_way() -> None:
    report = Report()
    game = parse(Source("game", GAME + "\nstep lost\n  gain gain gain\n"), report)
    broken = parse(Source("0", variant("change ripe from 3 to 4\nchange from to\nremove swim")), report)
    assert game is not None
    assert broken is not None
    assert {one.code[:4] for one in report} == {"RK01"}
    patched = apply(game, [broken], report)
    assert {one.code[:4] for one in report} == {"RK01"}
    assert "swim" not in words(patched.tree)
    assert "ripe 4" in words(patched.tree)
