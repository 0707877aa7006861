"""Random games of the whole language, and what is left of them without the lines that are wrong."""

from __future__ import annotations

import re
from random import Random

from rulekit.driver.pipeline import Checked, check_source
from rulekit.source import Source

__all__ = ["mended", "random_game"]

GAME = """game random
  title    "Random"
  players  {players}
  wins     most points, then fewest debts

numbers
  limit  {limit}
  wage   3

table good (goods)   worth   values      next    first
  wood               1       1, 3, 6     stone   2
  stone              4       2, 6        -       1
  cloth              0       4, 9        wood    0

table space (spaces) in a ring: north, east, south

table card (cards)   price   likes   needs
  fox                3       wood    wood, wood, stone
  owl                1       -       cloth
  bat                0       cloth   wood

{die}
each die has
  kept  yes or no

each player has
  food                {range}
  coin (coins)        {range}
  debt (debts)        {range}
  point (points)      {range}
  stock of each good  {stock}
  level of each card  {level}
  cards               some of card
  home                {home}
  friend              {friend}
  brave               yes or no
  line                row of up to 3 good
  bag                 row of up to 4 good, face down
  gem of each space    0 to 3, taken from hoard

each turn has
  worker (workers)  0 or more

the game has
  leader              a player or nobody
  era                 {range}
  owner of each card  a player or nobody
  pawn                {pawn}
  pile of each space  row of up to 3 good
  deck                row of up to 6 good, face down
  hoard of each space  {hoard}

a good is dear when {dear}
a card is taken when {taken}
the value of a good is its values at your stock of it
your riches are {number}

step play
  repeat up to 3 times
    each player in turn: do turn
    do round_end

"""

DICE = """die die (dice)
  sun    gives 2 food
  moon   gives 1 good and 1 coin
  star   gives 2 food or 1 coin
  blank  gives 1 wood
"""

PARTS: dict[str, tuple[str, ...]] = {
    "players": ("1 to 4", "2 to 3", "2 to 8", "1 to 1"),
    "limit": ("0", "1", "4", "6", "20"),
    "die": (
        DICE,
        "die die (dice) shows 1 to 6\n",
    ),
    "range": ("0 to 9", "0 to 9, more is lost", "0 or more", "any number", "minus 3 to 5", "2 to 6, starts at 3"),
    "stock": ("0 to its worth", "0 to its worth, more is lost", "0 to 3", "0 or more"),
    "level": ("0 to 5", "0 to its price, more is lost", "yes or no"),
    "home": ("a good", "a good or nothing"),
    "friend": ("a player", "a player or nobody"),
    "pawn": ("a space", "a space or nothing"),
    "hoard": ("0 to 5, starts at 4", "0 to 5, starts at 1", "1 to 4", "0 or more, starts at 3"),
    "row": ("your line", "your bag", "deck", "pile of pawn", "pile of north"),
    "dear": ("its worth is at least 2", "its next is wood", "your stock of it is 1", "its first is number of players"),
    "taken": ("owner of it is not nobody", "its price is at least 2", "it has an owner"),
    "atom": (
        "0", "1", "2", "5", "9", "limit", "wage", "era", "your food", "your coins", "your riches", "your cards",
        "number of players", "number of rounds", "number of dice", "number of opponents",
        "number of goods that are dear",
        "total worth of goods", "total value of goods", "highest price of your cards", "stock of wood", "price of fox",
        "worth of that good", "food of that opponent", "worth of your home", "points of leader",
        "values of wood at your food", "number of your line", "number of pile of north", "number of deck",
        "worth of first of your line", "gem of north", "hoard of north", "number of wood among needs of fox",
    ),
    "number": (
        "{atom}", "{atom}", "{atom}", "{atom} plus {atom}", "{atom} minus {atom}", "{atom} times {atom}",
        "{atom} divided by 2", "{atom} divided by number of players",
        "{atom} if {test}, otherwise {atom}",
    ),
    "fact": (
        "{row} is empty", "{row} is not empty", "you alone have the most points", "you share the most food",
        "{atom} is {atom}", "{atom} is at least {atom}", "{atom} is less than {atom}", "{atom} is not {atom}",
        "you have fox", "you have no owl", "you have at least 2 food", "your friend is not nobody", "leader is nobody",
        "your home is wood", "there is a good that is dear", "there is no opponent who has fox", "fox has an owner",
        "every card has an owner", "that opponent agrees", "your brave is brave", "that good is dear",
        "your food is less than 9", "your coins are at most 5", "era is less than 5", "your debts are at least 3",
    ),
    "test": ("{fact}", "{fact}", "{fact}", "{fact} and {fact}", "{fact} or {fact}"),
    "count": ("0", "1", "1", "2", "3"),
    "amount": (
        "{count} {counted}", "{count} gem of north", "{count} gem of pawn", "as many {counted} as {number}",
        "{count} of that good", "{count} stock of your home",
        "{count} level of fox", "{count} goods",
    ),
    "counted": ("food", "coins", "wood", "points", "workers", "debts"),
    "somebody": ("that opponent", "that player", "the active player", "your friend", "leader",
        "the player on your left", "your opponent"),
    "thing": ("first of your line", "last of pile of north", "pawn", "that good", "that card",
        "your home", "wood", "fox"),
    "clause": (
        "gain {amount}", "gain {amount}", "lose {amount}", "lose {amount}", "lose all goods", "lose all cards",
        "pay {count} {counted}", "gain {count} goods in rotation", "gain what your dice give in rotation",
        "food becomes {number}", "era becomes {number}", "debt becomes {number}", "point becomes {number}",
        "home becomes {thing}", "friend becomes {somebody}", "leader becomes you", "leader becomes nobody",
        "roll 1 die", "roll 3 dice", "roll as many dice as smaller of your food and 5", "reroll that die",
        "reroll those dice", "that die becomes kept", "give {count} {counted} to {somebody}",
        "take {count} {counted} from {somebody}", "exchange any goods and food with that opponent",
        "do beta for {thing}", "do gamma for {somebody}", "gain {thing}", "lose fox",
        "choose a number from {atom} to {atom} called n, then gain as many food as n",
        "owner of {thing} becomes you", "owner of fox becomes nobody",
        "choose a card that you lack, then gain that card",
        "gain {count} {counted} for each {many}", "lose {count} {counted} for each {many}", "you win",
        "the game ends",
        "the game is drawn", "you lose", "you are out", "pass", "take another turn", "do nothing",
        "do what fox says", "do what {thing} says",
        "choose a card, then do what that card says",
        "choose a card that you have, then lose that card, then do what that card says",
        "advance pawn by {number}", "fill {row} from {row}", "fill {row} from {row} then {row}", "put {thing} in {row}",
        "put as many of {thing} as {number} in {row}", "remove {thing} from {row}", "shuffle deck", "shuffle your bag",
        "choose a good, then put that good in deck, then fill your line from deck", "pawn becomes {thing}",
        "draw a good from {row}", "draw a good from {row} then {row}, then put that good in {row}",
        "put each good in {row}", "put as many of each good as its worth in {row}", "shuffle deck, your bag",
        "pay needs of fox in stock", "pay needs of that card in stock, {count} alike for each missing",
        "pay needs of fox in stock, less stock, wood stands for any", "pay needs of owl in stock, food stands for any",
    ),
    "many": ("of your cards", "good that is dear", "opponent", "die", "of your coins", "card that you have", "good"),
    "most": ("", ", up to 2 times", ", up to {atom} times"),
    "step": ("turn", "alpha", "beta"),
    "effect": (
        "after {step}: {clause}", "after {step}, if you gained wood: {clause}", "before {step}, you may: {clause}",
        "whenever you gain {counted}: {clause}", "whenever you lose {counted}: {clause}", "you skip {step}",
        "whenever a die gives you food: {clause}", "limit is 2 instead of 4", "limit is 9 instead of 6",
        "during {step}, you may{most}: {clause}", "you are immune to tax", "instead of tax: {clause}",
        "during {step}, you may also pay with food worth 2 each", "at once: {clause}", "at once: {clause}",
        "only if {test}", "this turn\n    {effect}",
    ),
    "head": (
        "if {test}", "if {row} is not empty",
        "if {row} is not empty", "for each {many}",
        "each {people}", "you may{most}", "repeat up to 3 times", "rule tax",
        "repeat up to {atom} times until {test}", "repeat until {test}", "repeat", "{somebody}",
        "take turns", "take turns until {test}", "take turns until all pass", "take turns until all but one pass",
        "take turns from {somebody} until {test}",
        "if your friend is not nobody",
    ),
    "people": ("player who has the most points",
        "opponent who has the most gem of north", "opponent", "player", "opponent who has a friend",
        "player who has no fox"),
    "chosen": (
        "a good", "a card that you lack", "an opponent", "a good that you have", "a good that is dear", "a die",
        "any goods", "up to 2 cards", "any dice that are not kept", "a random good", "a random opponent", "2 goods",
        "a card that is taken",
    ),
    "coin": ("coins worth 1 each", "food worth 2 each", "goods worth value, whole", "workers worth wage each"),
}  # fmt: skip


class _Writer:
    """One game; ``known`` are the words that ``that`` can point back to."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)  # noqa: S311  # games to try, not secrets
        self.known: list[str] = []

    def write(self, kind: str) -> str:
        """A part of a kind that fits here, if one is found soon."""
        for _ in range(20):
            made = self.fill(self.random.choice(PARTS[kind]))
            said = re.findall(r"(?:that|those) (\w+)", made)
            if all(one in self.known for one in said if one not in ("are", "is", "you", "lack", "have")):
                return made
        return {"atom": "3", "fact": "era is 1", "test": "era is 1", "head": "if era is 1"}.get(kind, "do nothing")

    def fill(self, template: str) -> str:
        return re.sub(r"{(\w+)}", lambda found: self.write(found[1]), template)

    def below(self, head: str, depth: int, *names: str, most: int = 2) -> str:
        """A heading, and its body in the same line or below."""
        kept, self.known = self.known, [*self.known, *names]
        pad = "  " * depth
        if depth > 4 or (depth and self.random.random() < 0.3):
            made = f"{pad}{head}: {self.write('clause')}\n"
        else:
            made = f"{pad}{head}\n" + self.body(depth + 1, most)
        self.known = kept
        return made

    def body(self, depth: int, most: int) -> str:
        kept = list(self.known)
        made = "".join(self.statement(depth) for _ in range(self.random.randint(1, most)))
        self.known = kept
        return made

    def statement(self, depth: int) -> str:
        pad = "  " * depth
        kind = self.random.randrange(12) if depth < 5 else 0
        if kind < 5:
            return f"{pad}{self.write('clause')}\n"
        if kind == 5:
            chosen = self.write("chosen")
            self.known.append(next(word for word in chosen.split() if word.rstrip("s") in NOUNS or word in NOUNS))
            return f"{pad}choose {chosen}\n"
        if kind == 6:
            options = (self.below(f"{name}{self.fill(when)}", depth + 1) for name, when in OPTIONS)
            return f"{pad}choose one\n" + "".join(options)
        if kind == 7:
            coins = "".join(f"{pad}  {self.write('coin')}\n" for _ in range(self.random.randint(1, 3)))
            return f"{pad}pay {self.write('number')} with\n{coins}"
        head = self.write("head")
        made = self.below(head, depth, *(word for word in head.split() if word in NOUNS))
        if head.startswith("if") and kind > 9:
            made += self.below("otherwise", depth)
        return made

    def game(self) -> str:
        made = self.fill(GAME)
        made += "step round_end\n" + self.below("each player", 1, "player")
        made += self.below("step turn", 0, most=4) + "  do alpha\n"
        made += self.below("step alpha", 0, most=4) + self.below("step beta for a good", 0, "good", most=3)
        made += self.below("step gamma for an opponent", 0, "opponent") + "step score\n"
        made += self.below("each player", 1, "player")
        for card in ("fox", "owl", "bat"):
            made += f"with {card}\n" + "".join(f"  {self.write('effect')}\n" for _ in range(2))
        return made


NOUNS = ("good", "goods", "card", "cards", "opponent", "player", "die", "dice")
OPTIONS = (("left", ""), ("right", " when {test}"))


def random_game(seed: int) -> str:
    """The text of a game; mostly something is wrong in it."""
    return _Writer(seed).game()


def mended(text: str) -> tuple[str, Checked]:
    """The text without all that is wrong in it, as far as that is soon done, and what the check of it says."""
    for _ in range(40):
        source = Source("mended.rules", text)
        checked = check_source(source)
        if checked.game is not None:
            break
        lines = text.split("\n")
        wrong = {source.line_and_column(one.labels[0].span.start)[0] - 1 for one in checked.diagnostics}
        for at in sorted(wrong, reverse=True):
            _remove(lines, at)
        text = "\n".join(lines)
    return text, checked


def _remove(lines: list[str], at: int) -> None:
    """Take a line away with all that stands below it; where a body would be left empty, it does nothing."""
    depth = _depth(lines[at])
    end = at + 1
    while end < len(lines) and _depth(lines[end]) > depth:
        end += 1
    alone = _depth(lines[at - 1]) < depth and (end == len(lines) or _depth(lines[end]) < depth)
    effect = lines[at - 1].startswith("with")
    lines[at:end] = [" " * depth + ("you skip alpha" if effect else "do nothing")] if alone and depth else []


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())
