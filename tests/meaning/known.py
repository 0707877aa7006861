"""What is known to be wrong with the pages: classes of changes that some languages do not tell, each with a case."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path

from attrs import frozen

from tests.meaning.marked import both
from tests.meaning.pages import TAGS, Printer
from tests.meaning.pairs import Base, Verdict, verdict
from tests.meaning.words import speakers

__all__ = ["KNOWN", "Known", "judged", "still_unknown"]

FILE = Path(__file__).with_name("known.toml")


@frozen
class Known:
    """A class of changes that is not told.

    Args:
        kind: the kind of change.
        at: the place in the grammar, ``*`` for anything; of two phrases their names.
        tags: the languages that do not tell it.
        why: what is wrong, in words.
        case: a pair of games that shows it, as one text.
        lines: the lines that differ, ``old | new``, ``*`` for anything.
    """

    kind: str
    at: str
    tags: tuple[str, ...]
    why: str
    case: str
    lines: str = "*"

    def __str__(self) -> str:
        return f"{self.kind}: {self.at}: {self.why}"

    def covers(self, kind: str, at: str, lines: str) -> bool:
        """Whether a change is of this class."""
        return fnmatchcase(kind, self.kind) and fnmatchcase(at, self.at) and fnmatchcase(lines, self.lines)


def _read() -> tuple[Known, ...]:
    data = tomllib.loads(FILE.read_text("utf-8"))
    return tuple(Known(**{**one, "tags": tuple(one["tags"])}) for one in data.get("known", ()))


KNOWN = _read()
"""All that is known to be wrong."""


def still_unknown(kind: str, at: str, tags: Iterable[str], lines: str = "") -> tuple[str, ...]:
    """The languages among some that were not known to say nothing of a change."""
    said = {tag for one in KNOWN if one.covers(kind, at, lines) for tag in one.tags}
    return tuple(tag for tag in tags if tag not in said)


def judged(pair: str) -> Verdict:
    """What comes of a pair of games, with words made up for them.

    Raises:
        ValueError: the first of the two is no game.
    """
    first, second = both(pair)
    try:
        base = Base.of(first, Printer(speakers(first + second)))
    except ValueError:
        raise
    except Exception as problem:  # noqa: BLE001  # whatever is raised is what is looked for
        return Verdict("raised", TAGS, f"{type(problem).__name__}: {problem}")
    return base.verdict if first == second else verdict(base, second)
