"""A speaker that writes down where in a sentence it said which word: the sentence with gaps, as people edit it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from attrs import define, evolve, field, frozen

from rulekit.document.gaps import HOW, Gaps, gaps_of, with_figures
from rulekit.document.sentence import Icon, Name, Noun, Sentence
from rulekit.source import NOWHERE
from rulekit.wording.edited import filled, plurals_of
from rulekit.wording.edits import Edit, pieces
from rulekit.wording.form import Form
from rulekit.wording.forms import Entry, MissingForm
from rulekit.wording.functions import OPEN
from rulekit.wording.lexicon import kind_of
from rulekit.wording.speaker import Speaker
from rulekit.wording.spelled_out import HAN

__all__ = ["Proposal", "Scribe"]

PROBE, STEP = 23, 14
"""Figures that are tried in place of those that the rules have: the first, and how far the next is from it."""

PROBES = (PROBE, 51)
"""What the first of them is, to try another first sound of a figure, too."""

WORDED = 3
"""Figures below this may be said in words: none, one, twice."""

_NUMBER = re.compile("(?<![\ue000\\d])\\d+(?![\\d\ue001])")


@frozen
class Proposal:
    """What is generated for a sentence.

    Args:
        text: as it is printed.
        gaps: the same with gaps where what is said is known; filled they give the text.
        bound: for each figure its plural category, or ``=0`` where it is said in words: then it is part of the wording.
        used: the figures and words that stand in gaps; an edited wording has to use all of them.
    """

    text: str
    gaps: str
    bound: tuple[str, ...]
    used: frozenset[str]


@frozen
class _Event:
    """A word, a figure or both that were said: the name of the gap and its form, and the events inside."""

    name: str
    form: str
    text: str
    inside: range


@define(eq=False, slots=False)
class Scribe(Speaker):
    """Says sentences as they are generated, and with gaps."""

    _events: list[_Event] = field(factory=list[_Event], init=False)
    _words: list[tuple[Entry, str]] = field(factory=list[tuple[Entry, str]], init=False)
    _names: dict[int, str] = field(factory=dict[int, str], init=False)
    _phrases: dict[int, str] = field(factory=dict[int, str], init=False)
    _stops: bool = field(default=True, init=False)

    def proposal(self, sentence: Sentence) -> Proposal:
        """What is generated for a sentence, with and without gaps."""
        gaps = gaps_of(sentence, self.lexicon.renamed)
        self._events.clear()
        # Kept, for what stands in for a missing word is made anew each time, and another may be where it was.
        self._words = [(self.entry(part), name) for name, part in gaps.parts.items() if isinstance(part, Noun | Name)]
        self._names = {id(entry): name for entry, name in self._words}
        self._phrases = {id(part): name for name, part in gaps.parts.items() if isinstance(part, Sentence)}
        text = self._generated(sentence)
        found = self._with_gaps(sentence, text, gaps)
        names = [name for _, name, _ in pieces(found) if name]
        used = frozenset(one for name in names for one in gaps.covered(name))
        bound = tuple(
            category if str(at) in used else f"={value}"
            for at, (value, category) in enumerate(zip(gaps.figures, plurals_of(gaps, self), strict=True), 1)
        )
        shown = self._shown(text)
        self._icons.clear()
        return Proposal(shown, found, bound, used)

    # ---- Listening ----

    def say(self, part: object, form: Form) -> str:
        """The words for a part; where they are a gap, that is noted."""
        first = len(self._events)
        said = super().say(part, form)
        if isinstance(part, Icon):
            self._events.append(_Event(f"icon.{part.name}", "", said, range(first, first)))
        elif id(part) in self._phrases:
            path = self._path(Entry("", "things", {}, {}), form)
            if path is not None:
                self._events.append(_Event(self._phrases[id(part)], path, said, range(first, len(self._events))))
        return said

    def _macro(self, sentence: Sentence, form: Form) -> str:
        return self._by_macro(sentence, form)  # each time anew, since what is in it is to be noted

    def said(self, entry: Entry, form: Form) -> str:
        """A word in a form, which is noted."""
        text = super().said(entry, form)
        path = self._path(entry, form)
        if id(entry) in self._names and path is not None:
            self._note(self._names[id(entry)], path, text)
        return text

    def inflect(self, entry: Entry, path: str) -> str:
        """A word in the form at a path, which is noted."""
        text = super().inflect(entry, path)
        if id(entry) in self._names:
            self._note(self._names[id(entry)], path, text)
        return text

    def number(self, value: int, form: Form) -> str:
        """A figure, which is noted by its value: which figure it is shows where it stands."""
        text = super().number(value, form)
        paradigm = self.locale.paradigms["number"]
        self._note(f"#{value}", paradigm.path(Entry(text, "numbers", {paradigm.base: text}, {}), form), text)
        return text

    def _note(self, name: str, form: str, text: str) -> None:
        at = len(self._events)
        self._events.append(_Event(name, form, text, range(at, at)))

    def _path(self, entry: Entry, form: Form) -> str | None:
        paradigm = self.locale.paradigms[kind_of(entry.role)]
        try:
            return None if paradigm.rows else paradigm.path(entry, form)
        except MissingForm:
            return None

    # ---- Finding ----

    def _with_gaps(self, sentence: Sentence, text: str, gaps: Gaps) -> str:
        """The text with gaps, of which it is made again; the text itself where none are found."""
        events = tuple(self._events)
        figures = self._figures(sentence, text, gaps)
        for some in (figures, {}) if figures else ({},):
            made = _written(text, self._placed(text, events, some, gaps))
            if self._filled(made, gaps) == self._shown(text) and (not some or self._holds(made, sentence, gaps, some)):
                return made
        return _braced(text)

    def _holds(self, made: str, sentence: Sentence, gaps: Gaps, figures: dict[int, str]) -> bool:
        """Whether a text with gaps says other figures of the same plural as well: 5 may want another article than 3."""
        said = {int(name) for name in figures.values()}
        for first in PROBES:
            others = [first + STEP * at if at + 1 in said else old for at, old in enumerate(gaps.figures)]
            probe = with_figures(sentence, others)
            found = gaps_of(probe, self.lexicon.renamed)
            if plurals_of(found, self) == plurals_of(gaps, self):
                generated = self._shown(self._generated(probe))
                if self._filled(made, found) != generated:
                    return False
        return True

    def _figures(self, sentence: Sentence, text: str, gaps: Gaps) -> dict[int, str]:
        """Which figure each number in a text is, by where it begins: the one that changes when that figure does.

        A number that is the same whatever the rules say is the language's own, and so is one that it says in words.
        """
        here = [*_NUMBER.finditer(text)]
        for least in range(WORDED + 1):
            others = [PROBE + STEP * at if value >= least else value for at, value in enumerate(gaps.figures)]
            names = {str(other): str(at) for at, other in enumerate(others, 1) if gaps.figures[at - 1] >= least}
            there = [*_NUMBER.finditer(self._generated(with_figures(sentence, others)))] if names else []
            if names and len(here) == len(there):
                pairs = zip(here, there, strict=True)
                return {old.start(): names[new[0]] for old, new in pairs if new[0] in names}
        return {}

    def _placed(
        self, text: str, events: tuple[_Event, ...], figures: dict[int, str], gaps: Gaps
    ) -> list[tuple[int, _Event]]:
        """The events in the order of the text, the longest found first; what stands inside another goes with it."""
        taken: list[tuple[int, int]] = []
        gone: set[int] = set()
        placed: list[tuple[int, _Event]] = []
        for at in sorted(range(len(events)), key=lambda at: (-len(events[at].text), at)):
            one = events[at]
            if at in gone or not one.text:
                continue
            for start in _starts(one.text, text, self.locale.marks.begin(one.text)):
                end = start + len(one.text)
                named = _named(one, [name for where, name in figures.items() if start <= where < end], gaps)
                if named is not None and all(end <= left or start >= right for left, right in taken):
                    taken.append((start, end))
                    placed.append((start, named))
                    gone.update(one.inside)
                    break
        return sorted(placed, key=lambda one: one[0])

    def _generated(self, sentence: Sentence) -> str:
        said = self.say(sentence, self.locale.plain)
        self._stops = OPEN not in said
        return self._whole(said, stop=True)

    def _filled(self, made: str, gaps: Gaps) -> str:
        """What a text with gaps gives."""
        try:
            return self._shown(self._whole(filled(Edit("", (), made, NOWHERE), gaps, self), stop=self._stops))
        except ValueError:
            return ""

    def _shown(self, text: str) -> str:
        """A text with the names of its pictures."""
        return re.sub("\ue000(\\d+)\ue001", lambda found: f"[{self._icons[int(found[1])].name}]", text)


def _starts(word: str, text: str, first: str) -> Iterator[int]:
    """Where a word stands in a text, as a whole word where the script has such; at its start with a capital, too."""
    if text.startswith(first):
        yield 0
    at = text.find(word)
    while at >= 0:
        end = at + len(word)
        if not (_joined(text[at - 1 : at], word[:1]) or _joined(word[-1:], text[end : end + 1])):
            yield at
        at = text.find(word, at + 1)


def _joined(one: str, other: str) -> bool:
    """Whether two signs beside one another belong to one word: letters or digits of scripts that have blanks."""
    return (one + other).isalnum() and len(one + other) > 1 and not HAN.search(one + other)


def _named(one: _Event, figures: list[str], gaps: Gaps) -> _Event | None:
    """An event with the figure that stands where it is; None where another figure does, or none."""
    if one.name.startswith("#"):
        return evolve(one, name=figures[0]) if len(figures) == 1 else None
    mine = [name for name in gaps.covered(one.name) if name.isdigit()]
    return one if one.name.endswith(HOW) or figures == mine else None


def _written(text: str, placed: list[tuple[int, _Event]]) -> str:
    """The text with gaps in place of events."""
    made, end = "", 0
    for start, one in placed:
        made += _braced(text[end:start]) + "{" + one.name + (f":{one.form}" if one.form else "") + "}"
        end = start + len(one.text)
    return made + _braced(text[end:])


def _braced(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")
