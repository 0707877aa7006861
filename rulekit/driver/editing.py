"""The book of a game for the red pen: every sentence as an entry of a PO file, with what a person wrote kept in it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from pathlib import Path

from attrs import define, evolve, field, frozen

from rulekit import resources
from rulekit.diagnostics import RuleError
from rulekit.document.gaps import gaps_of
from rulekit.document.sentence import Sentence
from rulekit.driver.languages import locale
from rulekit.driver.pipeline import Checked
from rulekit.driver.sentences import Told, told
from rulekit.driver.speaking import language_of, lexicon_for, word_file
from rulekit.wording.edited import wording_for
from rulekit.wording.edits import SAID_BY_ITS_WORD, context_of, is_sentence
from rulekit.wording.po import Message, previous_in, read_file, read_messages
from rulekit.wording.po_file import Entry, head, written
from rulekit.wording.scribe import Scribe

__all__ = ["Book", "book_of", "has_sentences"]

ALIKE = 0.6
"""So much of a sentence has to be as it was for what was written for it to be proposed."""

VERY_MUCH_ALIKE = 0.8
"""And so much where it is another kind of sentence."""


@frozen
class Book:
    """A PO file with the sentences of a book.

    Args:
        path: where it lies.
        before: its text as it is.
        entries: the sentences, in the order of the book; those that no book has any more last.
    """

    path: Path
    before: str
    entries: tuple[Entry, ...]

    @property
    def text(self) -> str:
        """The file as it is to be."""
        ends = "\r\n" if "\r\n" in self.before else "\n"
        return written(self.before.replace("\r\n", "\n"), self.entries).replace("\n", ends)

    def alone(self) -> Book:
        """The same with nothing but what somebody wrote, as it is handed on."""
        return evolve(self, entries=tuple(one for one in self.entries if one.text))

    @property
    def edited(self) -> tuple[Entry, ...]:
        """The sentences that a person wrote."""
        return tuple(one for one in self._live if one.text != SAID_BY_ITS_WORD)

    @property
    def left_out(self) -> tuple[Entry, ...]:
        """The definitions of words that say by themselves what they mean."""
        return tuple(one for one in self._live if one.text == SAID_BY_ITS_WORD)

    @property
    def _live(self) -> tuple[Entry, ...]:
        return tuple(one for one in self.entries if one.text and not one.fuzzy and not one.obsolete)

    @property
    def fuzzy(self) -> tuple[Entry, ...]:
        """The sentences that somebody has to look at, because what was written was written for another."""
        return tuple(one for one in self.entries if one.fuzzy)

    @property
    def untouched(self) -> tuple[Entry, ...]:
        """The sentences that are printed as they are generated."""
        return tuple(one for one in self.entries if not one.text)


def book_of(games: Sequence[Checked], tag: str) -> tuple[Book, ...]:
    """The PO files of a game and of its variants, as they are to be; nothing is written.

    Args:
        games: the game, then the game with each variant or combination of variants.
        tag: the language.

    Raises:
        RuleError: RK05xx, something is wrong in a file that is there; it is corrected before it is completed.
    """
    made = _Editor(tag)
    for checked in games:
        made.read(checked)
    for checked in games:
        made.add(checked)
    made.propose()
    return tuple(made.books())


def has_sentences(games: Iterable[Checked], tag: str) -> bool:
    """Whether somebody began to edit the sentences of a game: whether a PO file of it has any.

    Raises:
        RuleError: RK0509, a file is no PO file.
    """
    paths = dict.fromkeys(_file(checked, tag) for checked in games)
    return any(is_sentence(one) for path in paths if path.is_file() for one in read_messages(read_file(path)))


@define
class _Editor:
    """Files while their sentences are gathered: first what stands in them, then what each book has."""

    tag: str
    before: dict[Path, str] = field(factory=dict[Path, str])
    old: dict[Path, dict[str, Message]] = field(factory=dict[Path, dict[str, Message]])
    made: dict[Path, dict[str, Entry]] = field(factory=dict[Path, dict[str, Entry]])
    previous: dict[str, str] = field(factory=dict[str, str])
    known: set[str] = field(factory=set[str])
    seen: dict[Sentence, Entry | None] = field(factory=dict[Sentence, "Entry | None"])
    unwritten: list[tuple[Path, list[Entry], set[str]]] = field(factory=list[tuple[Path, list[Entry], set[str]]])
    """Of each book, in order: its file, the sentences that are new in it, and the contexts of all that it says."""

    def read(self, checked: Checked) -> None:
        """The file that a game's sentences belong into, as it is."""
        spoken = language_of(checked, self.tag)
        lexicon = lexicon_for(checked, spoken)
        if lexicon.problems:
            raise RuleError(lexicon.problems, dict(lexicon.sources))
        path = _file(checked, self.tag)
        if path not in self.before:
            raw = path.read_bytes().decode("utf-8-sig") if path.is_file() else ""
            assert checked.game is not None
            self.before[path] = raw or head(checked.game.title, spoken.name, spoken.tag)
            found = read_messages(read_file(path)) if raw else ()
            self.old[path] = {one.context: one for one in reversed(found) if is_sentence(one)}
            self.previous |= previous_in(raw.replace("\r\n", "\n"))
            self.made[path] = {}

    def add(self, checked: Checked) -> None:
        """The sentences of a game, as far as none before had them."""
        spoken, source = language_of(checked, self.tag), locale(resources.source_locale())
        scribe = Scribe(spoken, lexicon_for(checked, spoken))
        original = scribe if spoken.source else Scribe(source, lexicon_for(checked, source))
        path = _file(checked, self.tag)
        new: list[Entry] = []
        here: set[str] = set()
        for one in told(checked, scribe):
            if one.sentence not in self.seen:
                self.seen[one.sentence] = _entry(one, scribe, original)
            entry = self.seen[one.sentence]
            if entry is None:
                continue
            here.add(entry.context)
            at = next((file for file in self.made if entry.context in self.made[file]), path)
            entry = evolve(entry, places=tuple((_beside(Path(file), at), line) for file, line in one.places))
            if entry.context in self.made[at]:
                self._again(at, entry)
                continue
            self.known.add(entry.context)
            kept = self._kept(entry.context)
            if kept is not None:
                fuzzy = kept.fuzzy and bool(kept.text)
                previous = self.previous.get(entry.context, "") if fuzzy else ""
                entry = evolve(entry, text=kept.text, fuzzy=fuzzy, previous=previous)
            else:
                new.append(entry)
            self.made[path][entry.context] = entry
        self.unwritten.append((path, new, here))

    def propose(self) -> None:
        """What was written for a sentence like it, for each that is new.

        Proposed is what no book says any more, and in a variant what its game alone says. What only another variant
        says is none of its business: it would be proposed again and again.
        """
        game = self.unwritten[0][2] if self.unwritten else set()
        written = [one for file in self.old.values() for one in file.values() if one.text and not one.fuzzy]
        for path, new, here in self.unwritten:
            gone = [
                one
                for one in written
                if one.context not in here and (one.context in game or one.context not in self.known)
            ]
            for entry in new:
                was = _nearest(entry, gone)
                if was is not None:
                    self.made[path][entry.context] = evolve(entry, text=was.text, fuzzy=True, previous=was.source)

    def _again(self, path: Path, entry: Entry) -> None:
        """A sentence that is said in another place, too."""
        known = self.made[path][entry.context]
        places = dict.fromkeys((*known.places, *entry.places))
        self.made[path][entry.context] = evolve(known, places=tuple(places))

    def _kept(self, context: str) -> Message | None:
        return next((file[context] for file in self.old.values() if context in file), None)

    def books(self) -> Iterator[Book]:
        """The files; what was written for a sentence that no book has any more stays, for later."""
        for path, entries in self.made.items():
            proposed = {one.text for file in self.made.values() for one in file.values() if one.fuzzy}
            left = [
                Entry(one.context, one.source, one.text, obsolete=True)
                for one in self.old[path].values()
                if one.context not in self.known and one.text and one.text not in proposed
            ]
            if entries or left:
                yield Book(path, self.before[path], (*entries.values(), *left))


def _entry(one: Told, scribe: Scribe, original: Scribe) -> Entry | None:
    """The entry of a sentence that nobody wrote yet; None where a language says nothing."""
    said = scribe.proposal(one.sentence)
    source = said if original is scribe else original.proposal(one.sentence)
    if not said.text or not source.gaps:
        return None
    gaps = gaps_of(one.sentence, scribe.lexicon.renamed)
    fitting = wording_for(gaps, scribe.lexicon.edits.get(gaps.key, ()), scribe)
    bound = fitting.plurals if fitting is not None else said.bound
    heading = "".join(getattr(part, "text", "") for part in scribe.line(one.heading, stops=False))
    remarks = tuple(" ".join(text.split()) for text in (heading, said.text, said.gaps) if text)
    return Entry(context_of(gaps.key, bound), source.gaps, remarks=tuple(dict.fromkeys(remarks)))


def _file(checked: Checked, tag: str) -> Path:
    """The PO file that the sentences of a game belong into: beside the last of its rules that is somebody's own."""
    spoken = language_of(checked, tag)
    own = [Path(one) for one in checked.sources if not Path(one).resolve().is_relative_to(resources.games())]
    if own:
        return word_file(own[-1], spoken.tag).with_suffix(".po")
    assert checked.game is not None
    return spoken.shelves[0] / "games" / f"{checked.game.name}.po"


def _beside(rules: Path, path: Path) -> str:
    """A file of rules as it is named in a PO file: never by where it lies on one machine."""
    shipped = resources.games()
    if rules.resolve().is_relative_to(shipped):
        return (Path("games") / rules.resolve().relative_to(shipped)).as_posix()
    return Path(os.path.relpath(rules.resolve(), path.parent.resolve())).as_posix()


def _nearest(entry: Entry, gone: Iterable[Message]) -> Message | None:
    """What was written for a sentence that is most like a new one, and is there no more; None if none is like it.

    A sentence about other things is another sentence, however much of the rest is the same: Anna has an army in Crete,
    and Ben has one in Libya.
    """
    words, names = _words(entry.source), _names(entry.source)
    about_the_same = [one for one in gone if names <= _names(one.source) or _names(one.source) <= names]
    rated = [(_alike(words, _words(one.source)), one) for one in about_the_same]
    best = max(rated, key=lambda one: one[0], default=(0.0, None))
    same_kind = best[1] is not None and best[1].context.split(":")[1] == entry.context.split(":")[1]
    return best[1] if best[0] >= (ALIKE if same_kind else VERY_MUCH_ALIKE) else None


def _names(text: str) -> set[str]:
    """What a sentence is about: the words in its gaps, without their forms and figures."""
    return set(re.findall(r"\{(?:\d+ )?([^{}:=\d\s][^{}:]*)", text))


def _words(text: str) -> list[str]:
    return re.findall(r"\{[^{}]*\}|\w+", text.casefold())


def _alike(new: list[str], old: list[str]) -> float:
    """How much of two sentences is the same; one that is a part of the other is like it, too."""
    same = sum(one.size for one in SequenceMatcher(None, new, old, autojunk=False).get_matching_blocks())
    whole = 2 * same / (len(new) + len(old) or 1)
    return max(whole, ALIKE) if same > 1 and same == min(len(new), len(old)) else whole
