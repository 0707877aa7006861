"""Words for sentences, nouns and numbers, in one language and for one game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from attrs import define, evolve, field
from jinja2 import TemplateError
from jinja2.environment import TemplateModule

from rulekit.diagnostics import Diagnostic, Report
from rulekit.document.blocks import Document, Index, Line
from rulekit.document.closed import Role
from rulekit.document.sentence import Icon, Name, Noun, Number, Prose, Sentence, Words
from rulekit.document.typography import Typography
from rulekit.source import Span
from rulekit.wording import errors, pages
from rulekit.wording.collation import in_order
from rulekit.wording.edited import edited
from rulekit.wording.form import Form
from rulekit.wording.forms import Entry, MissingForm, Paradigm, of_others
from rulekit.wording.functions import Desk, functions
from rulekit.wording.lexicon import Lexicon, kind_of
from rulekit.wording.lines_said import NOTHING_SAID, Said, lines_of
from rulekit.wording.locale import Locale
from rulekit.wording.mentioned import Key, mentioned
from rulekit.wording.told import Stretch, cut, stretches
from rulekit.wording.written import written

__all__ = ["MISSING", "Speaker"]

_FAILURES = (ArithmeticError, AttributeError, TypeError, ValueError, LookupError)
"""What Python says of a macro that goes wrong."""

_ICON = re.compile("\ue000(\\d+)\ue001|\ue003([^\ue004]*)\ue004")
"""An icon of a line, by its number; a picture beside the word of what it shows, by its name."""
_OPEN = "\ue002"
"""Says that the text is no whole sentence and takes no stop."""
KEPT = 20_000
"""How many sentences and parts of sentences a speaker remembers at most."""
MISSING = "missing"
"""The role of what stands in for a word that is not there."""


@define(eq=False, slots=False)
class Speaker:
    """Says things in one language with the words of one game.

    What is missing is left as ``⟨name⟩`` in the text and stands in ``report``, so that all of it is found at once.

    Args:
        locale: the language.
        lexicon: the words of the game.
        report: what was found missing so far.
        declared: where the rules declare what is named, if the words are to keep what of the rules they tell.
        pictures: the names of things that are said with their picture where they are counted.
    """

    locale: Locale
    lexicon: Lexicon
    report: Report = field(factory=Report)
    declared: Mapping[str, Span] | None = None
    pictures: frozenset[str] = frozenset()
    _icons: list[Icon] = field(factory=list[Icon], init=False)
    _module: object = field(default=None, init=False)
    _faults: int = field(default=0, init=False)
    _told: dict[tuple[Sentence, Form], tuple[str, frozenset[Key]]] = field(factory=dict, init=False)
    _said: set[Key] = field(factory=set[Key], init=False)
    _told_with: Lexicon | None = field(default=None, init=False)
    _person: object = field(default="you", init=False)

    # ---- Whole texts ----

    def phrase(self, part: object, **form: object) -> str:
        """The words for a part, not as a whole sentence.

        Args:
            part: a sentence, noun, name, number, prose, text or tuple of these.
            form: how it stands: ``person``, ``mood``, ``case``, ``number``, ...
        """
        said = self.say(part, self.locale.plain(**form) if form else self.locale.plain)
        return self._plain(self.locale.marks.polish(said.replace(_OPEN, "")).strip())

    def sentence(self, part: object, **form: object) -> str:
        """The words for a part as a whole sentence, with its capital and its stop."""
        said = self.say(part, self.locale.plain(**form) if form else self.locale.plain)
        return self._plain(self._whole(said, stop=True))

    def title(self, part: object) -> str:
        """The words for a part as a title: with a capital, without a stop."""
        return self._plain(self._whole(self.say(part, self.locale.plain), stop=False))

    def line(self, line: Line, *, stops: bool = True) -> tuple[Words | Icon, ...]:
        """A line in words.

        Args:
            line: sentences, words and icons.
            stops: whether sentences end with a stop even where one stands alone; not in titles and cells.
        """
        marks = self.locale.marks
        alone = sum(isinstance(one, Sentence | Prose) for one in line) == 1
        text, ends = "", list[int]()
        words = self._said
        for part in line:
            self._said = set()
            said, before = self.say(part, self.locale.plain), _ICON.sub("", text)
            if isinstance(part, Sentence | Prose):
                stop, begins = stops or not alone, marks.ended(before)
                said = self._edited(part, said, stop=stop, begins=begins) if isinstance(part, Sentence) else said
                said = self._whole(said, stop=stop, begins=begins)
            elif not before.strip() and isinstance(part, Noun | Name):
                said = marks.begin(said)
            text += (marks.gap if text and said else "") + said
            ends.append(len(text))
            words |= self._said
        self._said = words
        if self.declared is None:
            return self._split(marks.polish(text))
        return self._split(marks.polish(text), stretches(line, text, ends, marks.polish, self.declared))

    def _edited(self, sentence: Sentence, said: str, *, stop: bool, begins: bool) -> str:
        """What a person wrote for a sentence that stands by itself; what was generated where nobody did."""
        generated, self._said = self._said, set()
        found = edited(sentence, self) if self.lexicon.edits else None
        if found is None:
            self._said = generated
            return said
        text, word = found
        text = self.locale.marks.small(text) if word and not begins else text
        # As what was generated: a title keeps its text without a stop, and so does a cell.
        return f"{text}{_OPEN}" if _OPEN in said else text if stop else self.locale.marks.without_stop(text)

    def document(self, document: Document) -> Document:
        """The document with all of its lines in words."""
        said: dict[Line, tuple[frozenset[Key], Line]] = {}

        kept = lines_of(self.locale, self.lexicon) if self.declared is None else NOTHING_SAID

        def anew(line: Line, stops: bool) -> tuple[Said, bool]:  # noqa: FBT001  # as `LinesSaid` calls it
            faults, self._said = self._faults, set()
            words = self.line(line, stops=stops)
            return (frozenset(self._said), words), faults == self._faults

        def heard(line: Line, *, stops: bool = True) -> Line:
            said[line] = kept.said((line, stops, self.pictures), anew)
            return said[line][1]

        made = pages.worded(document, heard, lambda: self.lexicon.terms)
        lost = pages.chapters(document) - pages.chapters(made)
        words: dict[Line, set[Key]] = {}
        for one in (entry for block in document.blocks if isinstance(block, Index) for entry in block.entries):
            words.setdefault(self.line(one.line, stops=False), set()).update(said[one.line][0])

        def ordered(index: Index) -> Index:
            return in_order(mentioned(index, words, document.blocks, said), self.locale.order, lost)

        return evolve(made, blocks=tuple(ordered(one) if isinstance(one, Index) else one for one in made.blocks))

    def typography(self) -> Typography:
        """How pages of the language are set; a script without blanks breaks no word of the game, either."""
        found = self.locale.typography()
        return evolve(found, together=(*found.together, *sorted(self.lexicon.terms.names))) if found.together else found

    def _whole(self, said: str, *, stop: bool, begins: bool = True) -> str:
        """A sentence with capital and marks; a macro that opened its text keeps it without a stop.

        Behind a colon or a title (``begins=False``) it goes on as it is, without a capital.
        """
        marks = self.locale.marks
        text = marks.polish(said.replace(_OPEN, "")).strip()
        text = marks.begin(text) if begins else text
        return marks.end(text) if stop and _OPEN not in said and text else text

    def _plain(self, text: str) -> str:
        """A text with what its icons show in place of the icons."""
        icons = tuple(self._icons)
        self._icons.clear()
        return _ICON.sub(lambda found: self.phrase(icons[int(found[1])].alt) if found[1] else "", text)

    def _split(self, text: str, told: tuple[Stretch, ...] = ()) -> tuple[Words | Icon, ...]:
        pieces: list[Words | Icon] = []
        at, icons = 0, tuple(self._icons)
        drawn = {one.name for one in icons}
        self._icons.clear()
        for found in _ICON.finditer(text):
            pieces += cut(text[at : found.start()], at, told)
            at = found.end()
            if found[2]:
                pieces += (Icon(found[2]),) if found[2] not in drawn else ()
                continue
            icon = icons[int(found[1])]
            alt = self.phrase(icon.alt)
            begins = not any(isinstance(one, Words) for one in pieces)
            pieces.append(Icon(icon.name, Words(self.locale.marks.begin(alt) if begins else alt)))
        return (*pieces, *cut(text[at:], at, told))

    # ---- Parts: what macros call ----

    def say(self, part: object, form: Form) -> str:
        """The words for any part, as they stand inside a sentence."""
        match part:
            case Sentence():
                return self._macro(part, form)
            case Noun() | Name():
                return self.word(part, form)
            case Number():
                return self.number(part.value, form)
            case bool():
                return self._broken("say", "yes or no is nothing to say")
            case int():
                return self.number(part, form)
            case str():
                return part
            case tuple():
                return self.locale.cldr.items([self.say(one, form) for one in part])
            case Words():
                return part.text
            case Icon():
                self._icons.append(part)
                return f"\ue000{len(self._icons) - 1}\ue001"
            case Prose():
                return self._prose(part)
            case _:
                return self._broken("say", f"a {type(part).__name__} is nothing to say")

    def _macro(self, sentence: Sentence, form: Form) -> str:
        """A sentence by its macro; what was said before, with nothing wrong in it, is said the same."""
        if self._told_with is not self.lexicon or len(self._told) > KEPT:
            self._told.clear()
            self._told_with = self.lexicon
        known = self._told.get((sentence, form))
        if known is not None:
            self._said |= known[1]
            return known[0]
        before, outer = (self._faults, len(self._icons)), self._said
        self._said = set()
        said = self._by_macro(sentence, form)
        if before == (self._faults, len(self._icons)) and "\ue000" not in said:
            self._told[sentence, form] = said, frozenset(self._said)
        self._said |= outer
        return said

    def _by_macro(self, sentence: Sentence, form: Form) -> str:
        if self._module is not None:
            return self._called(sentence, form)
        # All speakers of a language use the same macros in turn; who says something meanwhile takes others.
        self.locale.macros.refill()
        try:
            self._module, desk = lent = self._borrowed()
        except (TemplateError, *_FAILURES) as problem:  # what stands between the macros
            return self._broken(sentence.name, str(problem))
        desk.speaker = self
        try:
            return self._called(sentence, form)
        finally:
            desk.speaker, self._module = None, None
            self.locale.macros.idle.append(lent)

    def _borrowed(self) -> tuple[TemplateModule, Desk]:
        """Macros that nobody uses, and their desk."""
        macros = self.locale.macros
        try:
            return macros.idle.pop()
        except IndexError:
            desk = Desk()
            return macros.module(functions(desk)), desk

    def _called(self, sentence: Sentence, form: Form) -> str:
        """What the macro of a sentence says."""
        macro = getattr(self._module, sentence.name, None)
        if macro is None or sentence.name not in self.locale.macros.places:
            return self.missing(errors.missing_macro(sentence.name, self.locale.tag, self.locale.place), sentence.name)
        around, self._person = self._person, form.person
        try:
            said = macro(sentence, form)
        except RecursionError:
            return self._broken(sentence.name, "it says itself without end")
        except (TemplateError, *_FAILURES) as problem:
            return self._broken(sentence.name, str(problem))
        finally:
            self._person = around
        return str(said).strip(" \n\t")

    def _prose(self, prose: Prose) -> str:
        try:
            return written(prose, self)
        except ValueError as problem:
            return self._broken(prose.key, str(problem))

    def paradigm_of(self, part: object) -> Paradigm:
        """How a part is inflected: a phrase as its noun."""
        paradigms = self.locale.paradigms
        if isinstance(part, Noun):
            return paradigms[kind_of(part.role)]
        return paradigms["number" if isinstance(part, Number | int) else "noun"]

    # ---- Words ----

    def picture(self, part: object) -> str:
        """The picture of what a noun names, where pages have it."""
        return f"\ue003{part.term}\ue004" if isinstance(part, Noun) and part.term in self.pictures else ""

    def entry(self, part: Noun | Name) -> Entry:
        """The word for a noun or a name; a stand-in of the role ``"missing"``, and a report, if there is none."""
        term, role = (part.term, part.role) if isinstance(part, Noun) else (part.name, "people")
        found = self.lexicon.find(term, role)
        if found is not None:
            return found
        base = self.locale.paradigms["noun"].base
        if role == "people":
            # A person whom no lexicon knows is called as the rules call them, in every language.
            return Entry(term, role, {base: term}, {"proper": True, "person": True}, {}, self.lexicon.place)
        self._faults += 1
        self.report.add(errors.missing_entry(term, role, self.locale.tag, self.lexicon.place))
        return Entry(term, MISSING, {base: f"⟨{term}⟩"}, {})

    def word(self, part: Noun | Name, form: Form | str) -> str:
        """A noun or a name in a form, or at a path; of somebody else than the reader what is said of others."""
        entry = self.entry(part)
        if self.of_others(part):
            try:
                path = form if isinstance(form, str) else self.locale.paradigms[kind_of(entry.role)].path(entry, form)
            except MissingForm as problem:
                return self.missing_form(problem)
            return self.inflect(entry, of_others(path, entry.role))
        return self.inflect(entry, form) if isinstance(form, str) else self.said(entry, form)

    def of_others(self, part: object) -> bool:
        """Whether a word is said of somebody else than the reader, for whom it is another thing."""
        own = isinstance(part, Noun) and part.own and part.role in (Role.ADJECTIVES, Role.THINGS)
        return own and self._person == "they"

    def said(self, entry: Entry, form: Form) -> str:
        """A word in the form that is asked for."""
        if entry.role == MISSING:
            return f"⟨{entry.term}⟩"
        self._said.add((entry.role, entry.term))
        try:
            return self.locale.paradigms[kind_of(entry.role)].said(entry, form)
        except MissingForm as problem:
            return self.missing_form(problem)

    def inflect(self, entry: Entry, path: str) -> str:
        """A word in the form at a path."""
        if entry.role == MISSING:
            return f"⟨{entry.term}⟩"
        self._said.add((entry.role, entry.term))
        try:
            return self.locale.paradigms[kind_of(entry.role)].inflect(entry, path)
        except MissingForm as problem:
            return self.missing_form(problem)

    def number(self, value: int, form: Form) -> str:
        """A number in digits, with the ending that its case asks for."""
        text = self.locale.cldr.digits(value)
        paradigm = self.locale.paradigms["number"]
        entry = Entry(text, "numbers", {paradigm.base: text}, {})
        try:
            return paradigm.said(entry, form)
        except MissingForm as problem:
            return self.missing_form(problem)

    def missing_form(self, problem: MissingForm) -> str:
        """A mark in place of a form that is not there."""
        entry = problem.entry
        place = entry.place or self.lexicon.place
        diagnostic = errors.missing_form(entry.term, entry.role, problem.form, self.locale.tag, place)
        return self.missing(diagnostic, entry.term)

    def missing(self, diagnostic: Diagnostic, name: str) -> str:
        """A mark in place of what is missing, which is reported."""
        self._faults += 1
        self.report.add(diagnostic)
        return f"⟨{name}⟩"

    def _broken(self, name: str, why: str) -> str:
        place = self.locale.macros.places.get(name, f"{self.locale.place}/sentences/")
        return self.missing(errors.broken_macro(name, self.locale.tag, place, why), name)

    def items(self, parts: Iterable[object], joint: str, form: Form) -> str:
        """Parts as a list, each said in the same form."""
        return self.locale.cldr.items([self.say(one, form) for one in parts], joint)
