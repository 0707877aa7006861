"""One language, read from its folder."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from attrs import field, frozen

from rulekit import cache as kept
from rulekit.diagnostics import Diagnostic, RuleError
from rulekit.document.typography import Labels, Typography
from rulekit.wording import errors
from rulekit.wording.cldr import Cldr
from rulekit.wording.form import PLAIN, Form
from rulekit.wording.forms import Entry, Paradigm, read_paradigm
from rulekit.wording.lexicon import Entries, Lexicon, read_entries
from rulekit.wording.macros import Macros, read_macros
from rulekit.wording.prose import read_prose
from rulekit.wording.typography import Marks, read_marks

__all__ = ["Locale", "Need", "load_locale"]

T = TypeVar("T")
KINDS = ("noun", "adjective", "verb", "number")


@frozen
class Need:
    """Forms and features that a word must have; the first row that fits a word counts.

    Args:
        role: the role it stands in, empty for any.
        has: a feature that it has, empty for any.
        forms: paths of forms that must be there or follow from the others.
        features: features that must be stated or can be read off the word.
    """

    role: str = ""
    has: str = ""
    forms: tuple[str, ...] = field(default=(), converter=tuple)
    features: tuple[str, ...] = field(default=(), converter=tuple)


@frozen(slots=False, eq=False)
class Locale:
    """Everything one language needs.

    Args:
        tag: the name of its folder.
        name: the language's own name for itself.
        source: whether authored texts are first written in it.
        shelves: its folders: the one that defines it, then those that add games to it.
        marks: punctuation.
        plain: how a clause stands when nothing else is asked for.
        paradigms: how words are inflected, by kind.
        verbs: the verbs by name.
        words: words of rulekit's own, by role and term.
        labels: headings and short texts of rulekit's own.
        needs: what words must have.
        page: how pages are set.
        cldr: digits, plurals, lists.
        cache: where compiled macros are kept.
    """

    tag: str
    name: str
    source: bool
    shelves: tuple[Path, ...]
    marks: Marks
    plain: Form
    paradigms: Mapping[str, Paradigm]
    verbs: Mapping[str, Entry]
    words: Entries
    labels: Mapping[str, str]
    needs: tuple[Need, ...]
    page: Mapping[str, Any]
    cldr: Cldr
    cache: Path

    @cached_property
    def macros(self) -> Macros:
        """The sentences, compiled when first asked for.

        Raises:
            RuleError: when a file of sentences can't be read.
        """
        return read_macros(self.shelves, self.tag, self.cache)

    def lexicon(self, game: str, extras: Iterable[Path] = ()) -> Lexicon:
        """The words of a game, over rulekit's own.

        Args:
            game: the name of the game, which is the name of its files under ``games/``.
            extras: further lexicons, such as one beside a variant; a PO file of the same stem is read with it.

        Raises:
            RuleError: when a file can't be read.
        """
        entries: dict[tuple[str, str], Entry] = dict(self.words)
        prose: dict[str, str] = {}
        files = [shelf / "games" / f"{game}.toml" for shelf in self.shelves] + list(extras)
        for path in files:
            entries.update(_read(path, self.tag, lambda data, place: self._entries(data, place, entries)))
            texts = path.with_suffix(".po")
            if texts.is_file():
                try:
                    prose.update(read_prose(texts, source=self.source))
                except (OSError, ValueError) as problem:
                    raise _broken(_place(texts, self.tag), str(problem)) from problem
        folder = f"locales/{self.tag}/games"
        return Lexicon(entries, f"{folder}/{game}.toml", prose, f"{folder}/{game}.po")

    def _entries(self, data: Mapping[str, Any], place: str, known: Entries) -> dict[tuple[str, str], Entry]:
        return read_entries(data, self.paradigms, place, known)

    def typography(self) -> Typography:
        """How pages of this language are set."""
        page = dict(self.page)
        labels = page.pop("labels")
        for name in ("text_fonts", "heading_fonts"):
            page[name] = tuple(page[name])
        return Typography(labels=Labels(**labels), **page)


def load_locale(tag: str, roots: Iterable[Path], cache: Path | None = None) -> Locale:
    """A language from its folders.

    Args:
        tag: the name of the language's folder.
        roots: folders that hold folders of languages; the first that has ``locale.toml`` defines the language, the
            others may add games to it.
        cache: the folder where compiled sentences are kept from run to run; the user's own cache if not said.

    Raises:
        RuleError: when there is no such language, or a file of it can't be read.
    """
    roots = tuple(roots)
    shelves = tuple(root / tag for root in roots if (root / tag).is_dir())
    home = next((shelf for shelf in shelves if (shelf / "locale.toml").is_file()), None)
    if home is None:
        known = sorted({one.parent.name for root in roots for one in root.glob("*/locale.toml")})
        raise RuleError((errors.unknown_locale(tag, ", ".join(known)),), {})
    shelves = (home, *(shelf for shelf in shelves if shelf != home))
    paradigms = _read(home / "forms.toml", tag, lambda data, _: _paradigms(data))
    verbs = _read(
        home / "verbs.toml", tag, lambda data, place: read_entries({"verbs": data}, paradigms, place, {})
    )
    labels, words = _read(home / "words.toml", tag, lambda data, place: _words(data, paradigms, place))
    return _read(home / "locale.toml", tag, lambda data, _: Locale(
        tag=tag,
        name=data["name"],
        source=data.get("source", False),
        shelves=shelves,
        marks=read_marks(data["marks"]),
        plain=Form({**PLAIN, **data.get("form", {})}),
        paradigms=paradigms,
        verbs={entry.term: entry for entry in verbs.values()},
        words=words,
        labels=labels,
        needs=tuple(Need(**row) for row in data.get("needs", ())),
        page=data["page"],
        cldr=Cldr(data["babel"]),
        cache=cache or kept.folder(),
    ))


def _paradigms(data: dict[str, Any]) -> dict[str, Paradigm]:
    return {kind: read_paradigm(data.get(kind, {}), data["base"], data.get("classes", {})) for kind in KINDS}


def _words(
    data: dict[str, Any], paradigms: Mapping[str, Paradigm], place: str
) -> tuple[dict[str, str], dict[tuple[str, str], Entry]]:
    # Labels are words as well, so that a heading can be a noun of the role "labels".
    return data["labels"], read_entries(data, paradigms, place, {})


def _read(path: Path, tag: str, make: Callable[[dict[str, Any], str], T]) -> T:
    """What a function makes of a TOML file; a file that is not there is empty."""
    place = _place(path, tag)
    try:
        data = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
        return make(data, place)
    except KeyError as problem:
        raise _broken(place, f"{problem} is missing") from problem
    except (OSError, ValueError, TypeError, AttributeError, re.error) as problem:
        raise _broken(place, str(problem)) from problem


def _place(path: Path, tag: str) -> str:
    parts = path.parts
    return "/".join(("locales", *parts[parts.index(tag):])) if tag in parts else path.name


def _broken(place: str, why: str) -> RuleError:
    diagnostic: Diagnostic = errors.broken_file(place, why)
    return RuleError((diagnostic,), {})
