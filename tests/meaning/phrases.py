"""Every way to say a condition, a value, an amount, a set, a statement, in one game, whoever does it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from attrs import frozen

__all__ = ["GAME", "Phrase", "phrases"]

GAME = """\
game matrix
  title    "Matrix"
  players  2 to 4
  wins     most points

numbers
  limit  6
  wage   3

table good (goods)   worth   values    next
  wood               1       1, 3, 6   stone
  stone              4       2, 6      -
  cloth              0       4, 9      wood

table space (spaces) in a ring: north, east, south

table card (cards)   price   likes   needs
  fox                3       wood    wood, wood, stone
  owl                1       -       cloth
  bat                0       cloth   wood

links road
  north  east
  east   south

die die (dice)
  sun   gives 2 food
  moon  gives 1 coin

each die has
  kept  yes or no

each player has
  food                0 or more
  coin (coins)        any number
  point (points)      0 or more
  stock of each good  0 or more
  level of each card  0 to 9, more is lost
  cards               some of card
  home                a good or nothing
  friend              a player or nobody
  brave               yes or no
  line                row of up to 9 good, more is lost

each turn has
  worker (workers)  0 or more

the game has
  era                 any number
  leader              a player or nobody
  winter              yes or no
  owner of each card  a player or nobody
  frozen of each space  yes or no
  pawn                a space or nothing
  pile of each space  row of up to 9 good, more is lost
  deck                row of up to 9 good, face down, more is lost
  gem of each space   0 or more

a good is dear when its worth is at least 2
a card is taken when owner of it is not nobody
a space is near when it is next to pawn by road
a player is poor when its food is less than 3
the value of a good is its values at your stock of it
your riches are your food plus your coins

step play
  repeat up to 3 times
    each player in turn: do turn

"""

NUMBERS: Mapping[str, str] = {
    "your number": "your food",
    "that player's number": "food of that opponent",
    "number of the turn": "your workers",
    "number of the game": "era",
    "named number": "limit",
    "number of a thing": "your stock of that good",
    "number of a named thing": "your stock of wood",
    "that player's of a thing": "stock of that good of that opponent",
    "number of a place": "gem of north",
    "figure": "price of that card",
    "defined number": "your riches",
    "that player's defined number": "riches of that opponent",
    "defined number of a thing": "value of that good",
    "figure of a list": "values of that good at your food",
    "figure of the first of a row": "worth of first of your line",
    "count": "number of goods that are dear",
    "count of people": "number of opponents",
    "count of yours": "number of cards that you have",
    "count of a row": "number of your line",
    "count of a row of the game": "number of deck",
    "count in a list": "number of wood among needs of that card",
    "total": "total price of your cards",
    "highest": "highest worth of goods",
    "lowest": "lowest worth of goods that are dear",
    "players": "number of players",
    "rounds": "number of rounds",
    "chosen number": "n",
    "seat": "your seat",
    "sum": "your food plus era",
    "difference": "your food minus era",
    "product": "your food times 2",
    "quotient": "your food divided by 2",
    "smaller": "smaller of your food and era",
    "larger": "larger of your food and limit",
}
"""A number of every kind."""
LITERALS: Mapping[str, str] = {str(one): str(one) for one in (0, 1, 2, 5)}

PEOPLE: Mapping[str, str] = {
    "you": "you",
    "that opponent": "that opponent",
    "active player": "the active player",
    "somebody kept": "leader",
    "your somebody": "your friend",
    "somebody of a thing": "owner of that card",
    "somebody of a named thing": "owner of fox",
    "that player's somebody": "friend of that opponent",
    "neighbour": "the player on your left",
    "other neighbour": "the player on your right",
    "far neighbour": "the player 2 places to your left",
    "first seat": "player 1",
    "second seat": "player 2",
    "nobody": "nobody",
}
THINGS: Mapping[str, Mapping[str, str]] = {
    "good": {
        "that thing": "that good",
        "named thing": "wood",
        "other named thing": "cloth",
        "your thing": "your home",
        "that player's thing": "home of that opponent",
        "thing of a column": "likes of that card",
        "first of a row": "first of your line",
        "last of a row": "last of pile of north",
        "nothing": "nobody",
    },
    "space": {"kept thing": "pawn", "named thing": "east", "nothing": "nobody"},
    "card": {"that thing": "that card", "named thing": "fox"},
}
RIGHT = ("your number", "number of the game", "named number", "figure", "count", "sum")
COMPARISONS = ("is", "is not", "is at least", "is at most", "is more than", "is less than")
STATES = ("your brave", "brave of that opponent", "winter", "frozen of north", "frozen of pawn")
ROWS = ("your line", "line of that opponent", "deck", "pile of north", "pile of pawn")


@frozen
class Phrase:
    """A statement of the game.

    Args:
        group: in which all that are not the same are said differently.
        name: what it is made of.
        text: as it is written in a step.
    """

    group: str
    name: str
    text: str


def conditions(*, whole: bool) -> Iterator[tuple[str, str]]:
    """A condition of every kind, by name."""
    numbers = [(name, one) for name, one in NUMBERS.items() if whole or name in RIGHT]
    for (left, one), comparison, (right, other) in product(NUMBERS.items(), COMPARISONS, (*LITERALS.items(), *numbers)):
        if left != right:
            yield f"{left} {comparison} {right}", f"{one} {comparison} {other}"
    for alike in (PEOPLE, *THINGS.values()):
        for (left, one), comparison, (right, other) in product(alike.items(), ("is", "is not"), alike.items()):
            if left != right and left not in ("nobody", "nothing"):
                yield f"{left} {comparison} {right}", f"{one} {comparison} {other}"
    for one, no, yes in product(STATES, ("", "not "), ("yes", "no")):
        yield f"state is {no}{yes}", f"{one} is {no}{yes}"
    for row, no in product(ROWS, ("", "not ")):
        yield f"row is {no}empty", f"{row} is {no}empty"
    for who in ("you", "that opponent", "the active player", "leader"):
        for test in HAVING:
            yield f"{who} {test}", f"{who} {test}"
        for no in ("", "not "):
            yield f"{who} is {no}poor", f"{who} is {no}poor"
    for left, no in product(("that good", "wood", "your home"), ("", "not ")):
        yield f"thing is {no}dear", f"{left} is {no}dear"
    for no, to in product(("", "not "), ("pawn", "a near space", "south")):
        yield f"place is {no}next to", f"north is {no}next to {to} by road"
        yield f"place is {no}connected to", f"north is {no}connected to {to} by road through near space"
    for no in ("", "not "):
        yield f"thing is {no}in", f"that card is {no}in your cards"
        yield f"thing is {no}one of", f"wood is {no}in needs of that card"
    for there in ("a", "no"):
        for some in SOME:
            yield f"there is {there}", f"there is {there} {some}"
    for test in ("has an owner", "has no owner", "is taken", "is not taken"):
        yield f"that card {test}", f"that card {test}"
        yield f"every card {test}", f"every card {test}"
    yield from (("gained", f"you gained {one}") for one in ("wood", "food"))
    yield "agrees", "that opponent agrees"


HAVING = (
    *("has fox", "has no fox", "has a friend", "has no friend", "has a home", "has no home", "has that card"),
    *("has at least 1 food", "has at least 2 food", "has at most 1 food", "has at most 2 food", "has at most 0 food"),
    *("has at least 2 cards", "has at most 2 cards", "has at least 1 cards", "has at most 0 cards"),
    *("has at least limit food", "has at most era food", "has at most limit cards", "has at least 2 stock of wood"),
    *("has the fewest food", "alone has the fewest food", "shares the fewest food", "has the fewest riches"),
    *("has the most food", "alone has the most food", "shares the most food", "has the most stock of that good"),
    *("alone has the most stock of that good", "shares the most stock of that good", "has the most riches"),
)
SOME = (
    *("card", "card that you have", "card that you lack", "card that is taken", "card that is not taken"),
    *("card whose price is at least 2", "card whose price is at most 2", "card whose price is 2", "dear good"),
    *("opponent", "opponent who has fox", "opponent who has no fox", "opponent who is poor", "player who is poor"),
    *("opponent who has the fewest food", "player who shares the fewest food"),
    *("opponent who has at least 2 food", "opponent who has at most 2 food", "opponent who has the most food"),
    *("opponent who has at least limit food", "opponent who has at least era food"),
    *("opponent whose friend is you", "opponent whose friend is nobody", "opponent whose friend is not nobody"),
    *("near space", "space that is not near", "space that is next to pawn by road"),
    *("space whose pile is empty", "space whose pile is not empty"),
)

AROUND: Mapping[str, str] = {
    "you": "{}",
    "they": "that opponent\n    {}",
    "may": "you may\n    {}",
}
"""Who does it, and how."""


def _statements(*, whole: bool) -> Iterator[tuple[str, str, str]]:
    for name, one in conditions(whole=whole):
        yield "if", name, f"if {one}: gain 1 food"
    for (name, one), how in product((*LITERALS.items(), *NUMBERS.items()), VALUED):
        yield "value", f"{how}: {name}", how.format(one)
    for how, some in product(CHOSEN, SOME):
        yield "set", f"{how}: {some}", how.format(some.replace("card", "cards", 1) if "any" in how else some)
    for (who, one), how in product(PEOPLE.items(), WHO):
        if who != "nobody":
            yield "who", f"{how}: {who}", how.format(one)
    for kind, things in THINGS.items():
        for (name, one), how in product(things.items(), WHICH[kind]):
            yield "which", f"{how}: {name}", how.format(one)
    yield from (("plain", one, one) for one in PLAIN)


VALUED = (
    *("gain as many food as {}", "lose as many food as {}", "pay as many coins as {}", "food becomes {}"),
    *("era becomes {}", "roll as many dice as smaller of {} and 9", "choose a number from 0 to {} called m"),
    *("choose a number from {} to 9 called m", "for each of {}: gain 1 food", "advance pawn by {}"),
    *("pay {} with\n      coins worth 1 each", "pay 5 with\n      coins worth {} each"),
    "you may, up to {} times: gain 1 food",
    *("repeat up to 9 times until your food is at least {}: gain 1 food", "gain as many wood as {}"),
    *("give as many food as {} to that opponent", "put as many of wood as {} in deck"),
)
CHOSEN = ("choose a {}", "choose a random {}", "choose any {}", "for each {}: gain 1 food", "gain 1 food for each {}")
WHO = (
    *("{}: gain 1 food", "{}: lose all food", "give 1 food to {}", "take 1 food from {}", "leader becomes {}"),
    *("friend becomes {}", "owner of fox becomes {}", "owner of that card becomes {}", "exchange any food with {}"),
    *("do visit for {}", "if {} has fox: gain 1 food"),
)
WHICH: Mapping[str, tuple[str, ...]] = {
    "good": (
        *("gain 1 of {}", "lose 1 of {}", "home becomes {}", "put {} in deck", "remove {} from pile of north"),
        *("put as many of {} as 2 in deck", "do look for {}", "gain 1 stock of {}", "lose all goods"),
    ),
    "space": ("pawn becomes {}", "put 1 gem on {}", "remove 1 gem from {}", "empty pile of {}"),
    "card": ("gain {}", "lose {}", "owner of {} becomes you", "do what {} says", "gain 1 level of {}"),
}
PLAIN = (
    *(
        f"{verb} {count} {what}"
        for verb in ("gain", "lose", "pay")
        for count in (1, 2, 5)
        for what in ("food", "coins")
    ),
    *("gain 1 goods", "gain 2 goods", "gain 2 goods in rotation", "gain 3 goods in rotation", "gain 1 more food"),
    *("lose all goods", "lose all food", "lose all cards", "gain what your dice give", "lose 1 goods", "pay 2 goods"),
    *("gain 1 food for each of your cards", "gain 2 food for each of your cards", "gain 1 food for each of your coins"),
    *("brave becomes yes", "brave becomes no", "winter becomes yes", "winter becomes no"),
    *("frozen of north becomes yes", "frozen of pawn becomes yes", "frozen of north becomes no"),
    *("that die becomes kept", "roll 1 die", "roll 2 dice", "reroll that die", "reroll those dice"),
    *("choose a number from 0 to 3 called m", "choose a number from 0 to 4 called m"),
    *(
        "do nothing",
        "end turn",
        "the game ends",
        "you win",
        "you lose",
        "you are out",
        "you are out of turn",
        "the game is drawn",
        "shuffle deck",
        "empty deck",
        "empty your line",
    ),
    *("draw a good from your line", "draw a good from deck then your line", "fill your line from deck"),
    *("fill your line from deck then pile of north", "fill pile of north from deck", "shuffle pile of each space"),
    *("put each good in deck", "put each dear good in deck", "put as many of each good as 2 in deck"),
    *("pay needs of that card in stock", "pay needs of that card in stock, 2 alike for each missing"),
    *("pay needs of that card in stock, less stock", "pay needs of that card in stock, wood stands for any"),
    *("pay needs of that card in stock, coin stands for any",),
    *("pay needs of that card in stock, less stock, wood stands for any",),
    *("pay needs of that card in stock, 3 alike for each missing", "exchange any food and coins with that opponent"),
    *("advance pawn by 1", "advance pawn by 2", "put 1 gem on north", "put 2 gem on north", "remove 1 gem from north"),
    *("remove all gem from north", "put as many gem as your food on north", "put as many gem as era on north"),
    *("you may: gain 1 food", "you may, up to 2 times: gain 1 food", "you may, as often as you like: pay 1 food"),
    *("you may, up to 3 times: pay 1 food", "you may, up to 1 times: gain 1 food"),
    *("take turns until your food is 5: gain 1 food", "take turns until era is 5: gain 1 food"),
    *("take turns from that opponent until era is 5: gain 1 food", "take turns until era is 5: end turn"),
    *("take turns until all pass: pass", "take turns until all but one pass: pass"),
    *("take turns until all pass: take another turn", "take turns until all pass: gain 1 food"),
    *("repeat 2 times: gain 1 food", "repeat 3 times: gain 1 food"),
    *("repeat 100 times: gain 1 food", "repeat up to 9 times until your food is 5: gain 1 food"),
    *("each player: gain 1 food", "each opponent: gain 1 food", "each player in turn: gain 1 food"),
    *("each opponent in turn: gain 1 food", "each player from most food: gain 1 food"),
    *("each player from fewest food: gain 1 food", "each player in turn from that opponent: gain 1 food"),
    *("choose a good preferring dear", "choose 2 goods", "choose 3 goods", "choose up to 2 goods", "choose any goods"),
    *("rule tax: lose 1 food", "rule tax when your food is 5: lose 1 food", "do look for that good"),
    "pay 5 with\n      coins worth 1 each\n      goods worth value, whole",
    "pay 5 with\n      coins worth 2 each\n      goods worth value, whole",
    "pay 5 with\n      goods worth value, whole",
    "choose one\n      left: gain 1 food\n      right: lose 1 food",
    "choose one\n      left: lose 1 food\n      right: gain 1 food",
    "choose one\n      left when your food is 5: gain 1 food\n      right: lose 1 food",
    "choose one\n      left: gain 1 food\n      right when your food is 5: lose 1 food",
    "together\n      each player from most food: gain 1 food\n      each player from fewest food: gain 1 coins",
)


SHORT = ("0", "2", "number of the game")
"""What numbers are compared with where somebody else does it."""


def phrases(*, whole: bool = False) -> Iterator[Phrase]:
    """Every statement, in every person and mood.

    Args:
        whole: numbers of every kind are compared with numbers of every kind, not with one of each word for them.
    """
    for kind, name, text in _statements(whole=whole):
        numbers = kind == "if" and name.split(" is ")[0] in NUMBERS
        for group, around in AROUND.items():
            if group == "you" or not numbers or name.endswith(SHORT):
                lines = around.format(text if group == "you" else text.replace("\n", "\n  "))
                yield Phrase(group, f"{kind} {name}", lines)
