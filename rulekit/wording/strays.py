"""Words that miss their aim: old names that stay in other words after a variant renamed a thing, words for nothing."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from itertools import takewhile
from pathlib import PurePath
from string import Formatter

from rulekit.diagnostics import Diagnostic, Label
from rulekit.source import Span
from rulekit.wording import errors
from rulekit.wording.forms import Entry, Paradigm
from rulekit.wording.lexicon import ROLES, TEXTS, Lexicon, kind_of, numbered
from rulekit.wording.locale import Locale
from rulekit.wording.spelled_out import HAN, every_form
from rulekit.wording.toml_places import places

__all__ = ["old_names", "words_for_nothing"]

SHORTEST_STEM = 4
"""A stem with fewer letters begins too many other words; then only whole forms count."""


def old_names(
    lexicon: Lexicon,
    locale: Locale,
    said: Iterable[tuple[str, str]],
    texts: Iterable[str],
    sentences: Container[str] = (),
) -> Iterator[Diagnostic]:
    """The words, texts and edited sentences that still hold a word that a variant replaced, its own ones included.

    Args:
        lexicon: the words of a game and its variants.
        locale: the language.
        said: the words, by role and term, that the game says; only these count.
        texts: the keys of the authored texts that the game prints; only these count.
        sentences: the keys of the sentences that the game says; only edits of these count.

    Reports:
        RK0526, a warning.
    """
    # A word for `card_{n}` is said wherever that for `card_1` is.
    heard = {key for role, term in said for key in ((role, term), (role, lexicon.pattern(term, role)))}
    words = {key: one for key, one in lexicon.entries.items() if key in heard and key[0] in ROLES}
    prose = {key: _own_words(lexicon.prose[key]) for key in texts if key in lexicon.prose}
    written = [one for key, edits in lexicon.edits.items() if key in sentences for one in edits]
    for key, earlier in lexicon.replaced.items():
        new = lexicon.entries.get(key)
        if new is None:
            continue  # the new word is missing, which is told where it is needed
        for old in earlier:
            pattern = _names(old, locale.paradigms[kind_of(old.role)])
            if _holds(new.texts.values(), pattern) is not None:
                continue
            for other, entry in words.items():
                # What is called as the other thing was is called so on purpose: they changed their names.
                swapped = other in lexicon.replaced and entry.texts.items() & old.texts.items()
                if entry is old:
                    continue  # its old name, which the sheet of changes still says
                if (found := _holds(entry.texts.values(), pattern)) is not None and not swapped:
                    yield _still_said(lexicon, locale.tag, new, found=found, key=other, place=entry.place)
            for name, text in prose.items():
                if (found := _holds((text,), pattern)) is not None:
                    place = lexicon.text_place(name)
                    yield _still_said(lexicon, locale.tag, new, found=found, key=(TEXTS, name), place=place)
            for one in written:
                if (found := _holds((_own_words(one.text),), pattern)) is not None:
                    renamed = _span(lexicon, new.place, (new.role, new.term))
                    yield errors.old_name_in_edit(
                        one.span, Label(renamed, "called otherwise here"), found, locale.tag, old.term
                    )


def _still_said(lexicon: Lexicon, tag: str, new: Entry, *, found: str, key: tuple[str, str], place: str) -> Diagnostic:
    """What stands in a file of the variant is mended there; all else is written anew beside the new name."""
    files = [*lexicon.sources]
    later = [one for file in files[files.index(new.place) :] for one in (file, str(PurePath(file).with_suffix(".po")))]
    what = f"the text `{key[1]}`" if key[0] == TEXTS else f"the word for `{key[1]}` ({key[0]})"
    renamed = _span(lexicon, new.place, (new.role, new.term))
    if place not in later:
        return errors.old_name((Label(renamed),), what, found, tag, ".".join(key), new.place)
    if place not in lexicon.sources:
        return errors.old_name((Label(renamed),), what, found, tag, ".".join(key), place)
    labels = (Label(_span(lexicon, place, key)), Label(renamed, "called otherwise here"))
    return errors.old_name(labels, what, found, tag, ".".join(key), place)


NUMBERED = re.compile(r"^table (\w+).* in a (?:row|ring) of \d", re.MULTILINE)
"""A board whose places are called by their numbers."""


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
    texts = tuple(rules)
    names = {name for text in texts for name in re.findall(r"\w+(?: \d+)?", text)}
    names |= {name for text in texts for name in re.findall(r"\w+", text)}
    names |= {f"{name} 1" for text in texts for name in NUMBERED.findall(text)}
    patterns = {numbered(name)[0] for name in names} | {one.pattern for one in lexicon.compositions.values()}
    names |= {term for _, term in lexicon.compositions}
    for entry in lexicon:
        if entry.place in files and entry.term not in names and entry.term not in patterns:
            span = _span(lexicon, entry.place, (entry.role, entry.term))
            yield errors.word_for_nothing(span, tag, entry.term, entry.role, names)


def _names(entry: Entry, paradigm: Paradigm) -> re.Pattern[str]:
    """What tells that a word stands in a text: its stem at a word's beginning, or one of its forms."""
    texts = sorted({one.lower() for one in entry.texts.values() if one})
    if not texts:
        return re.compile("(?!)")
    alike = takewhile(lambda letters: len(set(letters)) == 1, zip(*texts, strict=False))
    stem = "".join(letters[0] for letters in alike)
    if any(HAN.search(one) for one in texts):
        # There are no blanks between words.
        return re.compile("|".join(map(_counted, texts)))
    forms = {one.lower() for one in every_form(entry, paradigm)} | {*texts}
    found = [rf"(?:{'|'.join(map(_counted, sorted(forms, key=len, reverse=True)))})(?!\w)"]
    if len(stem) >= SHORTEST_STEM and not any(" " in one[len(stem) :] or "{" in one for one in texts):
        found.append(rf"{re.escape(stem)}\w*")
    return re.compile(rf"(?<!\w)(?:{'|'.join(reversed(found))})", re.IGNORECASE)


def _counted(text: str) -> str:
    """A form as a pattern; where a number is filled in, any number."""
    return re.sub(r"\\\{\w\\\}", r"\\d+", re.escape(text))


def _own_words(text: str) -> str:
    """An authored text without its placeholders, which are said by what they stand for."""
    try:
        return "\n".join(literal for literal, *_ in Formatter().parse(text))
    except ValueError:
        return text  # a brace that is not closed, which is reported where it is read


def _holds(texts: Iterable[str], pattern: re.Pattern[str]) -> str | None:
    """The first piece of some texts that a pattern finds."""
    return next((found[0] for text in texts if (found := pattern.search(text)) is not None), None)


def _span(lexicon: Lexicon, file: str, key: tuple[str, str]) -> Span:
    """Where a word or a text stands in its file."""
    place = places(lexicon.sources[file].text).get(key)
    return Span(file, place.start, place.end) if place is not None else Span(file, 0, 0)
