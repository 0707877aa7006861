"""Drawing into, choosing from, moving and gathering: nothing is lost or doubled, hidden things stay hidden."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import rulekit
from rulekit.driver.pipeline import check_source, compiled, load_game
from rulekit.playing.reading import HIDDEN
from rulekit.playing.sight import SECRET, heard
from rulekit.playing.state import State
from rulekit.source import Source
from tests.machine.wasm.agreement import agree
from tests.meaning.small import path_of

RULES = path_of("eights").read_text("utf-8")
PLAYS = 6


def _states(players: int, seed: int) -> list[State]:
    """The states of a random play."""
    draw = Random(seed)  # noqa: S311  # plays to try, not secrets
    state = rulekit.load(str(path_of("eights")), players=players).start(seed=seed)
    found = [state]
    while not state.is_over:
        state = state.apply(draw.choice(state.options))
        found.append(state)
    return found


@pytest.mark.parametrize("seed", range(PLAYS))
def test_each_card_lies_in_one_place(seed: int) -> None:
    for state in _states(2 + seed % 3, seed):
        lying = Counter([*state.stock, *state.pile])
        for player in state.players:
            lying.update([*player.hand, *player.gift, *player.tricks, *([player.front] if player.front else [])])
        assert set(lying.values()) == {1}
        assert len(lying) == 20


def test_others_do_not_see_what_was_drawn_or_passed_on() -> None:
    for state in _states(3, 1):
        for viewer in range(3):
            view = state.view(viewer)
            for other in range(3):
                hidden = other != viewer
                assert (view.players[other].hand is HIDDEN) == hidden


def test_both_runners_play_alike() -> None:
    game = load_game(str(path_of("eights"))).game
    assert game is not None
    made = compiled(game, 3)
    agree(made.program, range(20))


@pytest.mark.parametrize(
    ("right", "wrong", "code"),
    [
        ("draw 4 cards from stock into hand", "draw 4 suits from stock into hand", "RK0203"),
        ("draw 4 cards from stock into hand", "draw 4 cards from hand into pile", "RK0203"),
        ("draw 4 cards from stock into hand", "draw 4 cards from stock into points", "RK0203"),
        ("draw 4 cards from stock into hand", "draw 4 cards from stock into front", "RK0203"),
        ("choose 2 cards from hand", "choose 2 cards from stock", "RK0203"),
        ("choose 2 cards from hand", "choose 2 suits from hand", "RK0203"),
        ("move those cards from hand to gift", "move those cards from hand to front", "RK0203"),
        ("move all cards from gift to hand of that opponent", "move all cards from front to hand", "RK0203"),
        ("move that card from hand to front", "move that card from points to front", "RK0203"),
        ("move last of pile to hand", "move last of stock to hand", "RK0203"),
        ("otherwise if pile is not empty: move", "otherwise if stock is not empty: move", "RK0314"),
        ("gather all cards in stock", "gather all suits in stock", "RK0203"),
        ("gather all cards in stock", "gather all cards in front", "RK0205"),
        (
            "from hand\n    move those cards from hand to gift",
            "from hand\n    move those cards from hand to tricks",
            "RK0216",
        ),
        ("from hand\n    move those cards from hand to gift", "from hand\n    gain 1 point", "RK0216"),
        ("from hand\n    move those", "from hand\n    draw a card from stock into gift\n    move those", "RK0216"),
        ("each player: do pass_on", "at the same time, each player: do pass_on", "RK0216"),
        ("gather all cards in stock", "put each card in stock", "RK0303"),
        ("stock  row of up to 20 card", "stock  row of up to 19 card", "RK0303"),
    ],
)
def test_what_is_wrong_is_told(right: str, wrong: str, code: str) -> None:
    assert right in RULES
    found = check_source(Source("eights.rules", RULES.replace(right, wrong))).diagnostics
    assert code in [one.code for one in found if one.severity == "error"]


def test_what_others_do_meanwhile_cannot_be_asked_for() -> None:
    asked = "from hand\n    if there is an opponent whose gift is empty: move those cards from hand to gift"
    text = RULES.replace("from hand\n    move those cards from hand to gift", asked)
    assert "RK0216" in [one.code for one in check_source(Source("eights.rules", text)).diagnostics]


def test_nobody_hears_what_is_chosen_at_the_same_time() -> None:
    for state in _states(3, 2):
        if state.step == "deal" and not state.is_over:
            told = heard(state, state.options[0], state.apply(state.options[0]), range(3))
            assert told == SECRET
