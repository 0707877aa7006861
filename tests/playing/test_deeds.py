"""An option as a sentence: who does what, in every language, and never the same for two different options."""

from __future__ import annotations

import pytest

import rulekit
from rulekit.playing.state import State
from tests.playing.swapping import GAMES, positions
from tests.sharing import shared_out

LOCALES = ("en", "hu", "fr", "zh_Hant")


def thrown(*, steps: str = "roll") -> State:
    """Dice lie in Roll Through the Ages, and Anna may throw some of them again."""
    game = rulekit.load("roll_through_the_ages", players=2)
    state = game.start(chance="explicit", names=["Anna", "Ben"])
    for face in ("purse", "plunder", "food_or_labour"):
        state = state.apply(state.option(face))
    assert state.step == steps
    return state


def said(state: State, *words: str) -> list[str]:
    option = state.option(*words)
    return [option.says(locale).replace("\xa0", " ").replace("\u202f", " ") for locale in LOCALES]


def test_dice_that_are_thrown_again() -> None:
    assert said(thrown(), "purse", "food_or_labour") == [
        "Anna rerolls the Food or Labour and Purse dice.",
        "Anna újradob „Étel vagy munkát” és Erszényt mutató kockákat.",
        "Anna relance le dé Nourriture ou travail et le dé Bourse.",
        "怡安重擲「食物或勞動」、「錢袋」。",
    ]


def test_dice_lie_in_no_order() -> None:
    game = rulekit.load("roll_through_the_ages", players=2)
    state = game.start(chance="explicit")
    for face in ("purse", "harvest", "purse"):
        state = state.apply(state.option(face))
    assert len(state.options) == 8
    assert len(set(state.options)) == 6  # one purse or the other, before the harvest or behind it
    assert state.option("purse", "harvest") == state.option("harvest", "purse")


def test_equal_faces_are_counted() -> None:
    game = rulekit.load("roll_through_the_ages", players=2)
    state = game.start(chance="explicit", names=["Anna", "Ben"])
    for face in ("purse", "harvest", "purse"):
        state = state.apply(state.option(face))
    assert said(state, "purse", "purse", "harvest") == [
        "Anna rerolls the Harvest, Purse, and Purse dice.",
        "Anna újradob egy Aratást és két Erszényt mutató kockát.",
        "Anna relance le dé Récolte et les 2 dés Bourse.",
        "怡安重擲「豐收」、2個「錢袋」。",
    ]


def test_to_stop_says_with_what() -> None:
    assert said(thrown(), "stop") == [
        "Roll the dice: Anna stops.",
        "Dobás: Anna megáll.",
        "Lancer les dés : Anna s’arrête.",
        "擲骰：怡安就此停手。",
    ]


def test_dice_that_are_shared_out_say_what_they_bring() -> None:
    state = thrown()
    state = state.apply(state.option("stop"))
    assert said(state, "1", "food") == [
        "Collect: Anna gains 2 food.",
        "Begyűjtés: Anna 2 ételt kap.",
        "Récolter : Anna reçoit 2 nourritures.",
        "收取成果：怡安獲得2個食物。",
    ]
    assert said(state, "0", "food")[0] == "Collect: Anna gains 2 workers."


def test_a_thing_with_the_way_to_it() -> None:
    game = rulekit.load("roll_through_the_ages", players=2)
    state = game.position("workers is 3", does="Anna does build", names=["Anna", "Ben"])
    assert said(state, "monument", "obelisk") == [
        "Build: Anna chooses a monument: the Obelisk.",
        "Építés: Anna az „Alkotás” lehetőséget választja, majd az Obeliszket.",
        "Construire : Anna choisit « Monument », puis l’Obélisque.",
        "建造：怡安選擇「奇觀」：「方尖碑」。",
    ]


def test_who_has_no_name_is_known_by_their_seat() -> None:
    state = rulekit.load("tic_tac_toe").start(1)
    assert state.options[0].says("en") == "Turn: Player 1 chooses a1."


@pytest.mark.parametrize(("name", "variants"), shared_out(GAMES, 1, 3))
def test_two_options_are_never_said_alike(name: str, variants: tuple[str, ...]) -> None:
    seen: set[tuple[object, ...]] = set()
    for state in positions(name, variants, 3, 5):
        kinds = (state.step, *sorted({(one.kind, one.path[:-1]) for one in state.options}))
        if state.is_over or kinds in seen:
            continue
        seen.add(kinds)
        assert state.player is not None
        seen_by = state.view(state.player).options
        for locale in LOCALES:
            lines = [one.says(locale) for one in state.options]
            assert [one.says(locale) for one in seen_by] == lines, "a view says what a state says"
            assert len(set(lines)) == len(set(state.options)), lines
            assert all(line.strip() == line and "\n" not in line for line in lines)
        if len(seen) > 12:
            return
    assert seen
