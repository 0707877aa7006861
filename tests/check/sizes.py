"""Games with too much of something: texts, and the code that must be among what is said (none if all is well)."""

from __future__ import annotations

__all__ = ["SIZES"]

HEAD = """game large
  title    "Large"
  players  2 to 4

table good (goods)   worth   heavy
  wood               1       2
  stone              3       4

"""
HAS = """each player has
  food                0 or more
  stock of each good  0 to 9, more is lost
  mine                some of good

"""
PLAY = """step play
  each player: do turn

step turn
"""
BASE = HEAD + HAS + PLAY


def lines(count: int, line: str) -> str:
    """A line again and again, with its number in the place of ``#``."""
    return "".join(f"{line}\n".replace("#", str(number)) for number in range(count))


def steps(count: int, does: str) -> str:
    """A game in which each step does the next (``>``), as often as ``does`` says."""
    made = "".join(f"step s{at}\n  {does}\n\n".replace(">", f"s{at + 1}") for at in range(count))
    return BASE + f"  do s0\n\n{made}step s{count}\n  gain 1 food\n"


def defined(count: int, line: str) -> str:
    """A game with definitions in front of its steps, each of which speaks of the one before (``<``)."""
    made = "".join(f"{line}\n".replace("#", str(at)).replace("<", str(at - 1)) for at in range(1, count))
    first = "your a0 is your food\na good is b0 when its worth is 1\n"
    return HEAD + HAS + first + made + PLAY + "  gain as many food as your a0\n"


def holders(effect: str) -> str:
    """A game with ten things that all have an effect of the same kind."""
    things = "table thing (things): " + ", ".join(f"t{number}" for number in range(10)) + "\n\n"
    own = HAS.replace("some of good", "some of good\n  things              some of thing")
    return HEAD + things + own + PLAY + "  gain 1 food\n" + lines(10, f"with t#\n  {effect}")


def table(rows: int, columns: int) -> str:
    """A game with a large table."""
    heads = "".join(f" c{number}" for number in range(columns))
    body = lines(rows, "  r#" + " 1" * columns)
    return HEAD + f"table row (rows){heads}\n{body}\n" + HAS + PLAY + "  gain as many food as number of rows\n"


SIZES: dict[str, tuple[str, str]] = {
    "steps that do the next": (steps(60, "do >"), ""),
    "very many steps that do the next": (steps(1500, "do >"), "RK0310"),
    "steps that do the next twice": (steps(40, "do >, >"), "RK0310"),
    "10,000 rules in a step": (BASE + lines(10_000, "  rule r#: gain 1 food"), ""),
    "10,000 mistakes": (BASE + lines(10_000, "  rule r#: gain 1 fod"), "RK0104"),
    "10,000 unknown names": (BASE + lines(10_000, "  rule r#: gain 1 food#x"), "RK0104"),
    "2,000 steps": (
        BASE + "  do " + ", ".join(f"s{n}" for n in range(2000)) + "\n" + lines(2000, "step s#\n  gain 1 food"),
        "",
    ),
    "2,000 examples": (BASE + "  gain 1 food\n" + lines(2000, "example e#\n  then the game goes on"), ""),
    "500 rows": (table(500, 3), ""),
    "500 columns": (table(3, 500), ""),
    "no columns": (table(3, 0), ""),
    "a set of 250": (table(250, 1).replace("some of good", "some of row"), ""),
    "a set of 251": (table(251, 1).replace("some of good", "some of row"), "RK0310"),
    "several of 250": (table(250, 1) + "  choose any rows\n", ""),
    "several of 251": (table(251, 1) + "  choose any rows\n", "RK0310"),
    "17 kinds to pay with": (
        table(17, 1).replace("of each good", "of each row") + "  pay 3 with\n    rows worth c0, whole\n",
        "RK0310",
    ),
    "1 to 100 players": (BASE.replace("2 to 4", "1 to 100") + "  gain 1 food\n", "RK0302"),
    "a range of nine digits": (BASE.replace("0 or more", "0 to 999999999") + "  gain 1 food\n", "RK0302"),
    "a loop of nine digits": (BASE + "  repeat up to 999999999 times: gain 1 food\n", "RK0302"),
    "a die of 9999 faces": (HEAD + "die die (dice) shows 1 to 9999\n" + HAS + PLAY + "  roll 1 die\n", "RK0310"),
    "loops in loops": (
        BASE + "".join("  " * at + "repeat up to 9999 times\n" for at in range(1, 15)) + "  " * 15 + "gain 1 food\n",
        "",
    ),
    "values that double": (defined(40, "your a# is your a< plus your a<"), "RK0310"),
    "values that depend on one another": (defined(1000, "your a# is your a< plus 1"), "RK0310"),
    "adjectives that double": (defined(40, "a good is b# when it is b< or it is not b<"), "RK0310"),
    "totals of totals": (defined(30, "your a# is total worth of goods plus your a< times your a<"), "RK0310"),
    "effects that set off one another": (holders("whenever you gain food: gain 1 food"), "RK0310"),
    "dice that set off one another": (
        holders("whenever a die gives you food: gain what your dice give").replace(
            "each player", "die die (dice)\n  sun gives 1 food\n\neach player", 1
        )
        + "",
        "",
    ),
    "choices after choices": (BASE + lines(40, "  choose a good\n  gain 1 of that good"), ""),
    "choices in choices": (
        BASE
        + "".join("  " * at + f"choose one\n{'  ' * at}  o{at}\n" for at in range(1, 16, 2))
        + "  " * 18
        + "gain 1 food\n",
        "",
    ),
    "a long condition": (BASE + "  if your food is 1" + " or your food is 2" * 200 + ": gain 1 food\n", ""),
    "a long name": (BASE.replace("title", "title") + f"  gain 1 {'x' * 100_000}\n", "RK0201"),
}
