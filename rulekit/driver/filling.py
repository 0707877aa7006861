"""Completes the files of words beside a game and its variants with all that a language needs for them."""

from __future__ import annotations

from pathlib import Path

from attrs import frozen

from rulekit import resources
from rulekit.diagnostics import RuleError
from rulekit.document.closed import Role
from rulekit.document.sentence import Noun
from rulekit.driver.languages import locale
from rulekit.driver.pipeline import Checked
from rulekit.driver.speaking import language_of, lexicon_for
from rulekit.driver.vocabulary import Lacking, lacking
from rulekit.wording import errors
from rulekit.wording.lexicon import TEXTS

__all__ = ["Filled", "fill"]

LONGEST_REMARK = 100
"""A clause that is longer than this, in characters, is cut."""


@frozen
class Filled:
    """A file of words as it should be.

    Args:
        path: where it lies.
        text: all of it.
        blanks: how many words and texts in it somebody has yet to write.
        proposals: how many forms in it were made by rule and are yet to be read.
    """

    path: Path
    text: str
    blanks: int
    proposals: int


def fill(checked: Checked, tag: str) -> tuple[Filled, ...]:
    """The files of words that a game with its variants lacks something in, completed; nothing is written.

    Args:
        checked: the game with its variants.
        tag: the language.

    Raises:
        RuleError: RK05xx, something is wrong in a file that is there; it is corrected before it is completed.
    """
    found = lacking(checked, tag)
    if found.lexicon.problems:
        raise RuleError(found.lexicon.problems, dict(found.lexicon.sources))
    paths = dict.fromkeys((*(found.places[one.role, one.term] for one in found.words), *found.texts.values()))
    return tuple(_completed(path, found, checked, tag) for path in paths)


def _completed(name: str, found: Lacking, checked: Checked, tag: str) -> Filled:
    """One file, completed."""
    from rulekit.wording.filling import Unwritable, filled  # noqa: PLC0415  # brings Jinja
    from rulekit.wording.listener import Listener  # noqa: PLC0415  # as above

    path = _path(name)
    gaps = tuple(one for one in found.words if found.places[one.role, one.term] == name)
    texts = tuple(key for key, file in found.texts.items() if file == name)
    source = locale(resources.source_locale())
    lexicon = lexicon_for(checked, source)
    teller = Listener(source, lexicon)

    def shown(role: str, term: str) -> str:
        if role == TEXTS:
            return _short(lexicon.prose.get(term, ""))
        if role in (Role.VARIANTS, Role.EXAMPLES):
            return _short(teller.phrase(Noun(term, role)))
        part = found.clauses.get((role, term))
        return _short(teller.phrase(part), term) if part is not None else ""

    before = path.read_bytes().decode("utf-8-sig") if path.is_file() else ""
    ends = "\r\n" if "\r\n" in before else "\n"
    try:
        lines = before.replace("\r\n", "\n").replace("\r", "\n")  # as whoever reads the words takes them
        text = filled(lines or _head(checked, tag), gaps, texts, shown)
    except Unwritable as problem:
        raise RuleError((errors.unwritable(name, str(problem)),), {}) from problem
    blanks = sum(any(not lack.proposal for lack in one.lacks) for one in gaps) + len(texts)
    return Filled(
        path, text.replace("\n", ends), blanks, sum(bool(lack.proposal) for one in gaps for lack in one.lacks)
    )


def _path(name: str) -> Path:
    """The file that messages call by a name: one of the package, or one of somebody's own."""
    inside = resources.locales().parent / name
    return inside if name.startswith("locales/") and not Path(name).is_file() else Path(name)


def _head(checked: Checked, tag: str) -> str:
    assert checked.game is not None
    return (
        f"# Words of {checked.game.title}: {language_of(checked, tag).name}.\n"
        '# Write what belongs between empty quotes "". What is marked as proposed was made by rule: read it aloud,\n'
        "# correct it, and take the mark away. The guide on languages tells what each form is.\n"
    )


def _short(text: str, term: str = "") -> str:
    """So much of a text as fits into a remark, with the word that it is shown for in sight.

    A clause may agree with a word that it does not have, as "any other" does: then the word stands behind it.
    """
    line, word = " ".join(text.split()), term.replace("_", " ").casefold()
    if word and word not in line.casefold():
        line = f"{line} ({word})"
    cut = "… "
    over = line.casefold().find(word) + len(word) + len(cut) - LONGEST_REMARK
    if word and over > 0:
        line = f"{cut}{line[over:].partition(' ')[2]}"
    return line if len(line) <= LONGEST_REMARK else f"{line[:LONGEST_REMARK].rstrip()} …"
