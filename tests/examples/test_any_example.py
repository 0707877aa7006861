"""Whatever an example says: it is answered in words, before it is run or after, and never by an exception."""

from __future__ import annotations

from random import Random

import pytest

from rulekit.book.narrator import Narrator
from rulekit.book.worked import example_box
from rulekit.driver.pipeline import SAYERS
from rulekit.playing.examples import run_examples
from tests.examples.test_examples import checked
from tests.sharing import seeds

PEOPLE = ("Anna", "Ben", "nobody", "the active player")
THINGS = ("libya", "nile", "wood", "stone", "standing", "spy", "raid", "meadow", "hill", "nothing", "yes", "no")
PLACES = (
    "holder of libya", "state of nile", "fort of crete", "consul", "tent", "pile", "line", "aim", "blow", "point",
    "Anna's debt", "Ben's hand", "Anna's stock of wood", "Anna's wealth", "Ben's ready", "cost of wood", "goods_limit",
    "number of players", "number of rounds", "number of line", "number of dice", "number of free towns", "libya",
    "number of cards that are in pile", "total cost of goods", "highest cost of goods", "Anna's seat", "first of line",
)  # fmt: skip
STEPS = ("turn", "tinker", "muster", "strike", "trade", "census", "play", "nowhere")
NOUNS = ("points", "wood", "stone", "debts", "blows", "hand", "spy", "ready", "wealth", "fort", "tent")
CHOICES = ("go", "stop", "none", "press, wood", "press", "retreat", "libya", "Ben", "3", "give 1 wood, take 2 stone")


class Author:
    """Writes lines that look like those of an example."""

    def __init__(self, seed: int) -> None:
        self.draw = Random(seed)  # noqa: S311  # texts to try, not secrets

    def one(self, *of: str) -> str:
        """One of several texts."""
        return self.draw.choice(of)

    def number(self) -> str:
        """A number, not always one that can be."""
        return self.one("0", "1", "2", "3", "7", "99", "minus 2")

    def value(self) -> str:
        """What something may be said to be."""
        return self.one(*PEOPLE, *THINGS, self.number(), self.one(*PLACES))

    def holding(self) -> str:
        """What somebody may be said to have."""
        kind = self.one("{n} {w}", "at least {n} {w}", "at most {n} {w}", "{w}", "no {w}", "{n} {w} of {t}")
        return kind.format(n=self.draw.randrange(9), w=self.one(*NOUNS), t=self.one(*THINGS))

    def fact(self) -> str:
        """How things are."""
        who = self.one("Anna", "Ben", "libya", "Cili")
        match self.draw.randrange(9):
            case 0 | 1:
                return f"{who} has {', '.join(self.holding() for _ in range(self.draw.randrange(1, 3)))}"
            case 2 | 3:
                how = self.one("", "not ", "at least ", "less than ")
                return f"{self.one(*PLACES)} is {how}{self.value()}"
            case 4:
                return f"{self.one(*PLACES)} is {self.one('empty', 'asked', 'free', 'mine')}"
            case 5:
                return f"{self.one(*PLACES)} holds {self.one(*THINGS)}, {self.one(*THINGS)}"
            case 6:
                return f"{who} {self.one('cannot choose', 'may choose only')} {self.one(*CHOICES)}"
            case 7:
                return self.one("every town is free", "there is a town that is mine", "there is no card that is spy")
            case _:
                return self.one("the game ends", "the game goes on", f"{who} wins", "Anna, Ben win", "nobody is asked")

    def deed(self) -> str:
        """What happens."""
        who = self.one("Anna", "Ben")
        match self.draw.randrange(6):
            case 0 | 1:
                about = self.one("", "", f" for {self.one(*THINGS, *PEOPLE)}")
                return f"{who} does {self.one(*STEPS)}{about}"
            case 2:
                return f"all do {self.one(*STEPS)}"
            case 3:
                return f"{who} {self.one('stops', 'agrees', 'refuses', f'gains {self.number()} {self.one(*NOUNS)}')}"
            case 4:
                return f"{who} rolls {', '.join(self.one('1', '3', '6') for _ in range(self.draw.randrange(1, 4)))}"
            case _:
                return f"{who} chooses {self.one(*CHOICES)}"

    def lines(self) -> str:
        """Some lines, of which most are facts."""
        made = [self.one("given ", "then ") + self.fact() if self.draw.random() < 0.6 else f"when {self.deed()}"]
        if self.draw.random() < 0.7:
            made += self.lines().split("\n")
        return "\n".join(made)


@pytest.mark.parametrize("seed", seeds(400, 130))
def test_any_example_is_answered(seed: int) -> None:
    made = checked(Author(seed).lines())
    for one in made.diagnostics:
        assert one.code.startswith(("RK01", "RK02", "RK03", "RK08"))
        assert one.labels
    if made.game is not None:
        for example in made.game.examples:
            assert example_box(example, Narrator(made.game, SAYERS)).blocks
        for outcome in run_examples(made):
            assert (outcome.message == "") == (outcome.span is None)
