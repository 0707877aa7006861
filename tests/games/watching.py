"""A referee who also notes what happens, to prove that the plays that were compared met every rule."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.printed import DEVELOPMENTS, GOODS, SKULL, VALUES
from tests.games.referee import Referee

__all__ = ["ALONE", "TOGETHER", "Watch"]

ALWAYS = frozenset(
    {
        "rolled_three_times",
        "led_skull",
        "split_choice",
        "full_row",
        "full_food",
        "quarried",
        "famine",
        "drought",
        "drought_averted",
        "pestilence",
        "pestilence_averted",
        "invasion",
        "invasion_averted",
        "revolt",
        "revolt_turned",
        "food_sold",
        "overpaid",
        "engineered",
        "discarded",
        "caravans",
        "first_builder",
        "seven_cities",
        "architect",
        "emperor",
        "below_zero",
        "sixth_development",
    }
)
ALONE: frozenset[str] = ALWAYS | {
    "rerolled_skull",
}
"""What happens in plays of one."""

TOGETHER: frozenset[str] = ALWAYS | {
    "all_skulls",
    "revolt_turned_from_religious",
    "later_builder",
    "later_in_the_same_round",
    "ended_by_developments",
    "ended_by_monuments",
    "decided_by_goods",
}
"""What happens in plays of several."""


class Watch(Referee):
    """Notes names of what happens in a set."""

    seen: set[str]

    def __init__(self, players: int, seen: set[str], *, trading: bool = False) -> None:
        self.seen = seen
        self.finished: dict[str, int] = {}
        super().__init__(players, trading)

    def _note(self, what: str, happens: object = True) -> None:  # noqa: FBT002  # reads as a sentence
        if happens:
            self.seen.add(what)

    def reroll(self, dice: Sequence[int]) -> None:
        """As the referee does."""
        self._note("rolled_three_times", self.rolls == 2 and dice)
        self._note("rerolled_skull", any(self.dice[at] == SKULL for at in dice))
        super().reroll(dice)

    def lead(self, die: int | None) -> None:
        """As the referee does."""
        self._note("led_skull", die is not None and self.dice[die] == SKULL)
        self._note("all_skulls", set(self.dice) == {SKULL})
        super().lead(die)

    def take(self, as_food: int) -> None:
        """As the referee does."""
        self._note("split_choice", 0 < as_food < self.choice_dice)
        super().take(as_food)
        self._note("full_food", self.sheet.food + self.need >= 15)

    def _collect_goods(self, count: int) -> None:
        before = dict(self.sheet.goods)
        super()._collect_goods(count)
        gained = {one: self.sheet.goods[one] - before[one] for one in GOODS}
        steps = {one: len(range(at, count, 5)) for at, one in enumerate(GOODS)}
        self._note("full_row", any(gained[one] < steps[one] for one in GOODS))
        self._note("quarried", gained["stone"] > steps["stone"])

    def _disaster(self, skulls: int) -> None:
        self._note("famine", self.sheet.food == 0 and self.sheet.disasters)
        ticks, goods = [one.disasters for one in self.sheets], [one.total for one in self.sheets]
        super()._disaster(skulls)
        hit = any(sheet.disasters > was for sheet, was in zip(self.sheets, ticks, strict=True))
        name = {2: "drought", 3: "pestilence", 4: "invasion"}.get(skulls)
        if name is not None:
            self._note(name if hit else f"{name}_averted")
            self._note("pestilence_averted", skulls == 3 and any("medicine" in one.developments for one in self.sheets))
        if skulls >= 5 and "religion" not in self.sheet.developments:
            self._note("revolt", goods[self.active])
        elif skulls >= 5:
            self._note("revolt_turned")
            spared = [one for one in self.opponents if "religion" in one.developments]
            self._note("revolt_turned_from_religious", any(one.total for one in spared))

    def tick(self, site: str) -> None:
        """As the referee does."""
        before = set(self.sheet.monuments)
        super().tick(site)
        self._note("seven_cities", self.sheet.cities == 7)
        for one in set(self.sheet.monuments) - before:
            self._note("first_builder" if self.first[one] == self.active else "later_builder")
            self._note("later_in_the_same_round", self.finished.get(one) == self.round)
            self.finished.setdefault(one, self.round)

    def turn_in_stones(self, count: int) -> None:
        """As the referee does."""
        self._note("engineered")
        super().turn_in_stones(count)

    def buy(self, development: str, types: frozenset[str], food: int) -> None:
        """As the referee does."""
        cost = DEVELOPMENTS[development][0]
        worths = [VALUES[one][self.sheet.goods[one]] for one in types]
        self._note("food_sold", food)
        self._note("overpaid", worths and self.coins + 4 * food + sum(worths) - min(worths) >= cost)
        super().buy(development, types, food)
        self._note("sixth_development", len(self.sheets[self.active].developments) > 5)

    def discard(self, kind: str) -> None:
        """As the referee does."""
        self._note("discarded")
        super().discard(kind)

    def _end_turn(self) -> None:
        self._note("caravans", self.sheet.total > 6)
        super()._end_turn()
        if self.asks == "over":
            self._note_end()

    def _note_end(self) -> None:
        self._note("ended_by_developments", any(len(one.developments) >= 5 for one in self.sheets))
        self._note("ended_by_monuments", all(one in self.first for one in self.in_play))
        self._note("architect", any("architecture" in one.developments and one.monuments for one in self.sheets))
        self._note("emperor", any("empire" in one.developments for one in self.sheets))
        self._note("below_zero", min(self.scores()) < 0)
        ahead = [at for at, score in enumerate(self.scores()) if score == max(self.scores())]
        self._note("decided_by_goods", len(ahead) > len(self.winners()))
