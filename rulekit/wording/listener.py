"""A speaker that listens: which words are asked for, in which forms, with a stand-in for every word that is missing."""

from __future__ import annotations

from attrs import define, evolve, field

from rulekit.document.gaps import gaps_of
from rulekit.document.sentence import Name, Noun, Sentence
from rulekit.wording.form import Form
from rulekit.wording.forms import Entry, MissingForm
from rulekit.wording.lacks import lacks
from rulekit.wording.lexicon import kind_of
from rulekit.wording.speaker import Speaker

__all__ = ["Key", "Listener", "stand_in"]

Key = tuple[str, str]
"""A word's role and term."""


@define(eq=False, slots=False)
class Listener(Speaker):
    """Says things as a speaker does, but goes on without words and forms, and keeps what was asked for.

    Attributes:
        asked: the forms that each word was asked for, by their paths, in order.
        heard: what was missing, by word: the stand-in.
        edits: the keys of the sentences that were said by themselves, where people edited some.
    """

    asked: dict[Key, dict[str, None]] = field(factory=dict[Key, "dict[str, None]"], init=False)
    heard: dict[Key, Entry] = field(factory=dict[Key, Entry], init=False)
    edits: set[str] = field(factory=set[str], init=False)

    def _edited(self, sentence: Sentence, said: str, *, stop: bool, begins: bool) -> str:
        """What a person wrote for a sentence, which is kept."""
        if self.lexicon.edits:
            self.edits.add(gaps_of(sentence, self.lexicon.renamed).key)
        return super()._edited(sentence, said, stop=stop, begins=begins)

    def entry(self, part: Noun | Name) -> Entry:
        """The word for a noun or a name; a stand-in if there is none."""
        term, role = (part.term, part.role) if isinstance(part, Noun) else (part.name, "people")
        found = self.lexicon.find(term, role)
        if found is None:
            key = self.lexicon.aliases.get((role, term), (role, term))
            if key not in self.heard:
                self.heard[key] = stand_in(*key, self.locale.paradigms[kind_of(role)].base)
            found = self.heard[key]
        self.asked.setdefault((found.role, found.term), {})
        return found

    def say(self, part: object, form: Form) -> str:
        """The words for any part; of a sentence that the language has no macro for, the words in it are asked for."""
        if isinstance(part, Sentence) and part.name not in self.locale.macros.places:
            for inner in part.parts.values():
                if not isinstance(inner, bool):
                    self.say(inner, form)
        return super().say(part, form)

    def said(self, entry: Entry, form: Form) -> str:
        """A word in the form that is asked for, which is kept."""
        paradigm = self.locale.paradigms[kind_of(entry.role)]
        if not paradigm.rows:
            try:
                self._ask(entry, paradigm.path(entry, form))
            except MissingForm as problem:  # a feature of the word has a value that the language does not know
                return self.missing_form(problem)
        return super().said(entry, form)

    def inflect(self, entry: Entry, path: str) -> str:
        """A word in the form at a path, which is kept."""
        self._ask(entry, path)
        return super().inflect(entry, path)

    def missing_form(self, problem: MissingForm) -> str:
        """A guess, where a form is missing that somebody can add to the word; the base form if there is none."""
        entry, kind = problem.entry, kind_of(problem.entry.role)
        asked = self.asked.get((entry.role, entry.term), {})
        # A text that is fitted to a word fails for what the word lacks, which is told of the word.
        if problem.form not in asked and not lacks(self.locale, entry, ()):
            return super().missing_form(problem)
        try:
            return self.locale.guessing(kind).inflect(evolve(entry, made={}), problem.form)
        except MissingForm:
            return entry.texts.get(self.locale.paradigms[kind].base, entry.term)

    def _ask(self, entry: Entry, path: str) -> None:
        asked = self.asked.get((entry.role, entry.term))
        if asked is not None:
            steps = path.split(".")
            asked |= {".".join(steps[:size]): None for size in range(1, len(steps) + 1)}


def stand_in(role: str, term: str, base: str) -> Entry:
    """What stands for a word that is not there: its term, as the rules call it."""
    return Entry(term, role, {base: term.replace("_", " ")}, {})
