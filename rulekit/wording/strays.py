"""Words that miss their aim: old names that stay in other words after a variant renamed a thing, words for nothing."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from itertools import takewhile

from rulekit.diagnostics import Diagnostic, Label
from rulekit.source import Span
from rulekit.wording import errors
from rulekit.wording.forms import Entry
from rulekit.wording.lexicon import Lexicon, numbered
from rulekit.wording.toml_places import places

__all__ = ["old_names", "words_for_nothing"]

SHORTEST_STEM = 4
"""A stem with fewer letters begins too many other words; then only whole forms count."""


def old_names(lexicon: Lexicon, tag: str, said: Container[tuple[str, str]]) -> Iterator[Diagnostic]:
    """The words and texts that still hold a word that a variant replaced.

    Args:
        lexicon: the words of a game and its variants.
        tag: the language, for messages.
        said: the words, by role and term, that the game says; only these count.

    Reports:
        RK0526, a warning.
    """
    for (role, term), old in lexicon.replaced.items():
        new = lexicon.entries[role, term]
        pattern = _names(old)
        if new.place not in lexicon.sources or _holds(new.texts.values(), pattern) is not None:
            continue
        labels = (Label(_span(lexicon, new)),)
        for key, entry in lexicon.entries.items():
            if key in lexicon.replaced or key not in said or not entry.place:
                continue
            found = _holds(entry.texts.values(), pattern)
            if found is not None:
                yield errors.old_name(
                    labels, f"the word for `{key[1]}` ({key[0]})", found, tag, ".".join(key), new.place
                )
        for name, text in lexicon.prose.items():
            found = _holds((text,), pattern)
            if found is not None:
                yield errors.old_name(labels, f"the text `{name}`", found, tag, f"texts.{name}", new.place)


def words_for_nothing(lexicon: Lexicon, tag: str, files: Container[str], rules: Iterable[str]) -> Iterator[Diagnostic]:
    """The words in some files whose term stands in no rules.

    Args:
        lexicon: the words of a game.
        tag: the language, for messages.
        files: the files of words that are looked into, by name.
        rules: the texts of the rules.

    Reports:
        RK0527, a warning.
    """
    names = {name for text in rules for name in re.findall(r"\w+", text)}
    patterns = {numbered(name)[0] for name in names}
    for entry in lexicon:
        if entry.place in files and entry.term not in names and entry.term not in patterns:
            yield errors.word_for_nothing(_span(lexicon, entry), tag, entry.term, entry.role, names)


def _names(entry: Entry) -> re.Pattern[str]:
    """What tells that a word stands in a text: its stem at a word's beginning, or one of its forms."""
    texts = sorted({one.lower() for one in entry.texts.values() if one and "{" not in one})
    if not texts:
        return re.compile("(?!)")
    alike = takewhile(lambda letters: len(set(letters)) == 1, zip(*texts, strict=False))
    stem = "".join(letters[0] for letters in alike)
    if texts[0].upper() == texts[0]:
        # A script without capitals has no blanks between words either.
        return re.compile("|".join(map(re.escape, texts)))
    if len(stem) >= SHORTEST_STEM:
        return re.compile(rf"(?<!\w){re.escape(stem)}\w*", re.IGNORECASE)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, texts))})(?!\w)", re.IGNORECASE)


def _holds(texts: Iterable[str], pattern: re.Pattern[str]) -> str | None:
    """The first piece of some texts that a pattern finds."""
    return next((found[0] for text in texts if (found := pattern.search(text)) is not None), None)


def _span(lexicon: Lexicon, entry: Entry) -> Span:
    """Where a word stands in its file."""
    place = places(lexicon.sources[entry.place].text).get((entry.role, entry.term))
    return Span(entry.place, place.start, place.end) if place is not None else Span(entry.place, 0, 0)
