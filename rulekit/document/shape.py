"""The shape of a sentence: its parts with their types, and how it may stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum, StrEnum, auto

from attrs import evolve, field, frozen

__all__ = [
    "AMOUNT",
    "BODY",
    "CONDITION",
    "CONDITIONS",
    "NAME",
    "NOUN",
    "NUMBER",
    "SET",
    "TEXT",
    "THING",
    "WHOLE",
    "YES_NO",
    "Holds",
    "PartType",
    "Shape",
    "Stands",
    "aid",
    "fingerprint",
    "maybe",
    "one_of",
    "several",
    "table",
]


class Holds(Enum):
    """What a part can be."""

    NOUN = auto()
    NAME = auto()
    NUMBER = auto()
    ICON = auto()
    TEXT = auto()
    YES_NO = auto()
    ABSENT = auto()
    PHRASE = auto()
    CONDITION = auto()
    CLAUSE = auto()
    WHOLE = auto()
    MEMBER = auto()
    SEVERAL = auto()

    __hash__ = object.__hash__  # of each there is one; asked for with every part of every sentence


SENTENCES_HELD = frozenset({Holds.PHRASE, Holds.CONDITION, Holds.CLAUSE, Holds.WHOLE})
"""What a part is when it is a sentence."""


class Stands(Enum):
    """What a sentence is said as, and so what it may be a part of."""

    PHRASE = Holds.PHRASE
    """A noun phrase."""
    CONDITION = Holds.CONDITION
    """A clause without its conjunction."""
    CLAUSE = Holds.CLAUSE
    """What is done: a statement, or a lasting effect."""
    WHOLE = Holds.WHOLE
    """A sentence of its own, which only what joins two such sentences has as a part."""


@frozen
class PartType:
    """What a part may be.

    Args:
        holds: the kinds of things it may be.
        members: the enum of a closed part.
        names: the sentences it may be; empty for all that stand so.
        each: what the members of a tuple may be, for a part that is several.
        aid: whether it helps to choose words and says nothing itself, so that a language need not read it.
    """

    holds: frozenset[Holds]
    members: type[StrEnum] | None = None
    names: frozenset[str] = frozenset()
    each: PartType | None = None
    aid: bool = False

    def __or__(self, other: PartType) -> PartType:
        """Either of two."""
        said = [one.names for one in (self, other) if one.holds & SENTENCES_HELD]
        names = frozenset[str]().union(*said) if all(said) else frozenset[str]()
        return PartType(self.holds | other.holds, self.members or other.members, names, self.each or other.each)

    @property
    def optional(self) -> bool:
        """Whether it may be absent; it is then False."""
        return Holds.ABSENT in self.holds


def _of(*holds: Holds, names: tuple[str, ...] = ()) -> PartType:
    return PartType(frozenset(holds), names=frozenset(names))


NOUN = _of(Holds.NOUN, Holds.ICON)
NAME = _of(Holds.NAME)
NUMBER = _of(Holds.NUMBER)
TEXT = _of(Holds.TEXT)
YES_NO = _of(Holds.YES_NO)
THING = _of(Holds.NOUN, Holds.ICON, Holds.NAME, Holds.NUMBER, Holds.PHRASE)
AMOUNT = _of(Holds.PHRASE)
SET = _of(Holds.PHRASE, names=("set",))
CONDITION = _of(Holds.CONDITION)
WHOLE = _of(Holds.WHOLE)
CONDITIONS = PartType(frozenset({Holds.SEVERAL}), each=CONDITION)
BODY = _of(Holds.CLAUSE)


def maybe(what: PartType) -> PartType:
    """A part that may be absent."""
    return evolve(what, holds=what.holds | {Holds.ABSENT})


def aid(what: PartType) -> PartType:
    """A part that helps to choose words, which a language may do without."""
    return evolve(what, aid=True)


def one_of(members: type[StrEnum]) -> PartType:
    """A closed part: a member of an enum."""
    return PartType(frozenset({Holds.MEMBER}), members=members)


def several(what: PartType) -> PartType:
    """A tuple of such parts."""
    return PartType(frozenset({Holds.SEVERAL}), each=what)


@frozen
class Shape:
    """What is known of a sentence besides its words.

    Args:
        name: the name of its macro in each locale.
        stands: what it is said as.
        parts: its parts by name.
        lead: whether it has a form with ``_lead`` too, which stands before a list in place of ``body``.
        block: whether it has a body of its own, so that it does not stand inside a longer sentence.
        subject: whether it says itself who does it, so that nobody can be put before it ("each opponent: ...").
        happens: whether it tells what happens, or what another does, so that whoever was named before it is not its
            subject: "at Ben: the tide becomes 3", but "Ben gains 3 coins".
        outcome: whether it comes of what was done before it, and is not chosen anew: "you may pay 1 coin; you gain 3".
        about_who: whether what its part ``who`` names is the subject of its verb.
        player: whether it names a player.
        stored: whether it names what somebody, something or the game keeps.
        opens: whether it begins with a subordinate clause ("if ...", "after ..."), set off from the words before it.
        announces: whether some language says it as its lead and then its body ("Drought: lose 3 food"), so that what
            stands behind it could be a part of it.
        nested: the blocks that may stand alone in its body.
        number: whether a phrase stands for a number, unless its part ``thing`` says that it is one thing, or its part
            ``row`` that things lie in it.
        reckoned: whether a phrase is reckoned from other values, so that it stands in brackets inside another.
    """

    name: str
    stands: Stands
    parts: Mapping[str, PartType] = field(factory=dict[str, PartType])
    lead: bool = False
    block: bool = False
    subject: bool = False
    happens: bool = False
    outcome: bool = False
    about_who: bool = False
    player: bool = False
    stored: bool = False
    opens: bool = False
    announces: bool = False
    nested: frozenset[str] = frozenset()
    number: bool = False
    reckoned: bool = False
    held: Holds = field(init=False, eq=False, repr=False)
    """What a part is that is such a sentence."""

    @held.default
    def _held(self) -> Holds:
        return Holds(self.stands.value)

    def with_lead(self) -> Iterator[Shape]:
        """The shape, and that of its ``_lead``."""
        yield self
        if self.lead:
            # Behind a colon a choice may follow at once: "you may choose one:".
            parts = {name: of for name, of in self.parts.items() if name != "body"}
            yield evolve(self, name=f"{self.name}_lead", parts=parts, lead=False)


def fingerprint(shapes: Mapping[str, Shape]) -> str:
    """A text that is another when the parts of a sentence are others, and the same in every run."""
    return "\n".join(
        f"{name} {part} {_spelled(of)}" for name, shape in shapes.items() for part, of in shape.parts.items()
    )


def _spelled(of: PartType) -> str:
    holds = sorted(one.name for one in of.holds)
    members = [*of.members] if of.members else []
    return f"{holds} {members} {sorted(of.names)} {of.aid} {_spelled(of.each) if of.each else ''}"


def table(*shapes: Shape) -> dict[str, Shape]:
    """Shapes by name, with those of their leads."""
    return {one.name: one for shape in shapes for one in shape.with_lead()}
