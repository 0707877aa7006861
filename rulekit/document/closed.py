"""Closed parts of a sentence: what a macro branches on, with every member that it must know."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["OPPOSITE", "Comparison", "Deal", "Doing", "How", "Moves", "Role", "Scene", "Sort", "Told", "Whose"]


class Comparison(StrEnum):
    """How two values are compared."""

    IS = "is"
    IS_NOT = "is_not"
    AT_LEAST = "at_least"
    AT_MOST = "at_most"
    MORE_THAN = "more_than"
    LESS_THAN = "less_than"


OPPOSITE = {
    Comparison.IS: Comparison.IS_NOT,
    Comparison.IS_NOT: Comparison.IS,
    Comparison.AT_LEAST: Comparison.LESS_THAN,
    Comparison.LESS_THAN: Comparison.AT_LEAST,
    Comparison.AT_MOST: Comparison.MORE_THAN,
    Comparison.MORE_THAN: Comparison.AT_MOST,
}
"""The comparison that holds where another does not."""


class How(StrEnum):
    """How many of a set are meant, and which."""

    ONE = "one"
    ANY = "any"
    EACH = "each"
    EVERY = "every"
    ALL = "all"
    NO = "no"
    RANDOM = "random"
    EXACTLY = "exactly"
    UP_TO = "up_to"
    THOSE = "those"
    YOURS = "yours"
    PLAIN = "plain"
    EXISTS = "exists"


class Told(StrEnum):
    """In an example: how things are, or how they are afterwards."""

    GIVEN = "given"
    THEN = "then"


class Scene(StrEnum):
    """In an example: how a scene is opened."""

    START = "start"
    """It begins when everything is set up."""

    ANOTHER = "another"
    """It is another case."""
    LATER = "later"
    """It comes later in the same play."""


class Moves(StrEnum):
    """How things change hands, in a told round."""

    GAIN = "gain"
    LOSE = "lose"
    PAY = "pay"


class Doing(StrEnum):
    """What an effect waits for somebody to do with a thing."""

    GAIN = "gain"
    LOSE = "lose"


class Deal(StrEnum):
    """What is picked in a trade."""

    GIVE = "give"
    TAKE = "take"


class Sort(StrEnum):
    """What a field holds."""

    NUMBER = "number"
    FLAG = "flag"
    ITEM = "item"
    PLAYER = "player"
    SET = "set"
    ROW = "row"
    CUP = "cup"


class Whose(StrEnum):
    """Who or what has a field."""

    PLAYER = "player"
    TURN = "turn"
    GAME = "game"
    DIE = "die"


class PieceOf(StrEnum):
    """Whose a piece on a board is."""

    ANY = "any"
    YOURS = "yours"
    OPPONENT = "opponent"
    """One of the opponents'."""
    OWNER = "owner"
    """Somebody's who is named."""


class Way(StrEnum):
    """Where on a board something lies."""

    ABOVE = "above"
    BELOW = "below"
    LEFT = "left"
    RIGHT = "right"


class Turning(StrEnum):
    """How players sit round a board that each of them sees from a side of their own."""

    RANKS = "ranks"
    """Two, at opposite sides of a grid."""
    ROW = "row"
    """Two, at opposite sides of places in a row."""
    RING = "ring"
    """Round a ring, each at a part of it."""


class Running(StrEnum):
    """Where the lines of a board run."""

    SQUARES = "squares"
    """Along rows, columns and diagonals."""
    HEXES = "hexes"
    """Along three ways."""
    ROUND = "round"
    """One after the other: a row or a ring."""
    DRAWN = "drawn"
    """As the board draws them."""


class Role(StrEnum):
    """The part of the lexicon that a noun stands in."""

    THINGS = "things"
    STEPS = "steps"
    RULES = "rules"
    OPTIONS = "options"
    COLUMNS = "columns"
    FACES = "faces"
    ADJECTIVES = "adjectives"
    EXAMPLES = "examples"
    PEOPLE = "people"
    NUMBERS = "numbers"
    VARIANTS = "variants"
    SOURCES = "sources"
    STATES = "states"
    LINKS = "links"
    COMPONENTS = "components"
    LABELS = "labels"
