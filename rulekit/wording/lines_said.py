"""Lines that a language has said with the words of a game, kept by a process that says nearly the same again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping

from attrs import define, field, fields

from rulekit.document.blocks import Line
from rulekit.wording.forms import Entry
from rulekit.wording.lexicon import Lexicon
from rulekit.wording.locale import Locale
from rulekit.wording.mentioned import Key

__all__ = ["NOTHING_SAID", "LinesSaid", "Said", "keep", "lines_of"]

MOST = 6_000
"""So many lines of a language with the words of a game are kept; a rulebook has a thousand."""

Said = tuple[frozenset[Key], Line]
"""The words of the lexicon in a line, and the line in words."""


Heard = tuple[Line, bool, frozenset[str]]
"""What a line says, whether it ends with a stop, and the things that are pictured where they are counted."""


@define(eq=False)
class LinesSaid:
    """The lines that were said in a language with some words.

    Args:
        locale: the language.
        lexicon: the words.
        kept: what was said.
    """

    locale: Locale | None = None
    lexicon: Lexicon | None = None
    kept: dict[Heard, Said] = field(factory=dict, init=False)

    def said(self, heard: Heard, say: Callable[[Line, bool], tuple[Said, bool]]) -> Said:
        """A line as it was said before, or as it is said now.

        Args:
            heard: what it says, and how.
            say: says it; and whether nothing was missing, so that it may be kept.
        """
        known = self.kept.get(heard)
        if known is not None:
            return known
        found, whole = say(heard[0], heard[1])
        if whole and self.lexicon is not None:
            if len(self.kept) >= MOST:
                self.kept.clear()
            self.kept[heard] = found
        return found


NOTHING_SAID = LinesSaid()
"""Where nothing is kept."""


def _same(one: object, other: object) -> bool:
    """Whether two are equal by what stands in them; what words remember of their forms is no part of that."""
    match one, other:
        case (Lexicon(), Lexicon()) | (Entry(), Entry()):
            names = [part.name for part in fields(Lexicon if isinstance(one, Lexicon) else Entry)]
            return one is other or all(_same(getattr(one, at), getattr(other, at)) for at in names if at != "made")
        case (Mapping(), Mapping()):
            return one.keys() == other.keys() and all(_same(part, other[name]) for name, part in one.items())
        case (tuple(), tuple()):
            return len(one) == len(other) and all(map(_same, one, other))
        case _:
            return one == other


class _Process:
    """What this process keeps: nothing, until it is told that it stays."""

    def __init__(self) -> None:
        self.languages = 0
        self.kept: OrderedDict[int, LinesSaid] = OrderedDict()


_PROCESS = _Process()


def keep(languages: int) -> None:
    """Keep the lines of so many languages with the words of a game, those that were asked for last."""
    _PROCESS.languages = languages


def lines_of(locale: Locale, lexicon: Lexicon) -> LinesSaid:
    """The lines that were said with the same words."""
    if not _PROCESS.languages:
        return NOTHING_SAID
    for number, one in _PROCESS.kept.items():
        if one.locale is locale and _same(one.lexicon, lexicon):
            _PROCESS.kept.move_to_end(number)
            return one
    made = LinesSaid(locale, lexicon)
    _PROCESS.kept[id(made)] = made
    if len(_PROCESS.kept) > _PROCESS.languages:
        _PROCESS.kept.popitem(last=False)
    return made
