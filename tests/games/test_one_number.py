"""One number changed, in the rules or by a variant, changes the play and all rulebooks; nothing else is touched."""

from __future__ import annotations

import re
import shutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from attrs import frozen

import rulekit
from rulekit.driver.publishing import diagnose
from rulekit.playing.game import Game
from tests.sharing import only

GAME = "roll_through_the_ages"
FOLDER = Path(__file__).parents[2] / "games" / GAME
PLAYERS = 3


@frozen
class Change:
    """A line of the game, what is to stand there, the same as a patch, and the number to look for in the books."""

    old: str
    new: str
    patch: str
    number: str

    def game(self, folder: Path) -> Game:
        """The game with the line changed, from a copy of its folder."""
        shutil.copytree(FOLDER, folder / GAME)
        path = folder / GAME / f"{GAME}.rules"
        text = path.read_text("utf-8")
        assert text.count(self.old) == 1
        path.write_text(text.replace(self.old, self.new), "utf-8")
        return rulekit.load(str(path), players=PLAYERS)

    def variant(self, folder: Path) -> Game:
        """The game with the patch as a variant."""
        path = folder / "one_number.rules"
        path.write_text(f"variant one_number of {GAME}\n{self.patch}", "utf-8")
        return rulekit.load(GAME, variants=[str(path)], players=PLAYERS)


IN_A_RULE = "a number in a rule"
CHANGES = {
    "a price": Change(
        "  leadership                       10     2\n",
        "  leadership                       17     2\n",
        "  change cost of leadership from 10 to 17\n",
        "17",
    ),
    "the points for a monument": Change(
        "  stone_circle               5       2       1 ",
        "  stone_circle               5       7       1 ",
        "  change first of stone_circle from 2 to 7\n",
        "7",
    ),
    "a number that rules share": Change("  solo_rounds     10  ", "  solo_rounds     12  ", "", "12"),
    IN_A_RULE: Change(
        "  rule drought when your skulls are 2: gain 2 disasters\n",
        "  rule drought when your skulls are 2: gain 5 disasters\n",
        "  change drought\n    from  rule drought when your skulls are 2: gain 2 disasters\n"
        "    to    rule drought when your skulls are 2: gain 5 disasters\n",
        "5",
    ),
}


@cache
def printed() -> Game:
    """The game as it is."""
    return rulekit.load(GAME, players=PLAYERS)


@cache
def printed_ends() -> list[tuple[int, ...]]:
    """How the same plays of it end."""
    return ends(printed())


def ends(game: Game) -> list[tuple[int, ...]]:
    """How some random plays end."""
    return [game.table.seeded.playout(seed)[1].vector for seed in range(200)]


ROUND = re.compile(r'<a id="round-.*?(?=<a id="(?!round-)|\Z)', re.DOTALL)
"""A round that is told: it is left out where the change makes it go otherwise."""


@cache
def book(game: Game, locale: str) -> list[str]:
    """The lines of a rulebook, without a round that is told."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"{locale}.md"
        rulekit.write_book(game, path, locale)
        text = path.read_text("utf-8")
    return [line for line in ROUND.sub("", text).splitlines() if "](#round-" not in line]


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Game]:
    """The games with a line changed, by the names of the changes."""
    return {name: change.game(tmp_path_factory.mktemp("changed")) for name, change in CHANGES.items()}


@pytest.mark.parametrize("name", CHANGES)
def test_a_changed_line_changes_play_and_books(name: str, games: Mapping[str, Game]) -> None:
    change, changed = CHANGES[name], games[name]
    assert diagnose(str(Path(changed.checked.folder) / f"{GAME}.rules")) == ()
    if change.patch:  # otherwise it is of the solo game
        assert ends(changed) != printed_ends()
    for locale in rulekit.locales():
        before, after = book(printed(), locale), book(changed, locale)
        assert len(before) == len(after)
        fresh = [new for old, new in zip(before, after, strict=True) if old != new]
        assert fresh, f"the book in {locale} says nothing of it"
        assert all(change.number in re.findall(r"\d+", line) for line in fresh), fresh


@pytest.mark.parametrize("name", only((name == IN_A_RULE, (name,)) for name, change in CHANGES.items() if change.patch))
def test_a_variant_says_the_same(name: str, games: Mapping[str, Game], tmp_path: Path) -> None:
    changed, varied = games[name], CHANGES[name].variant(tmp_path)
    assert ends(varied) == ends(changed)
    for locale in rulekit.locales():
        # A figure of a variant is marked as such, where the rulebook states those around it.
        told = [re.sub(r"\u202f?<sup>[a-z, ]+</sup>", "", line) for line in book(varied, locale)]
        before, anew = set(book(printed(), locale)), set(told)
        assert not [line for line in book(changed, locale) if line not in before and line not in anew]
