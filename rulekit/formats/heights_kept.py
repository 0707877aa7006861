"""What was measured of the parts of a document, kept from run to run by what the parts say.

Where one number of the rules was changed, nearly all that a document says is as it was, and so is how tall it is. What
is kept changes no page: a height that is not known is measured, and is the same.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from threading import Lock
from typing import TypedDict

from rulekit import cache
from rulekit.formats.pages_kept import makers, named

__all__ = ["Heights", "Note", "give_again"]


class Note(TypedDict):
    """What was measured, as `known.typ` notes it down."""

    of: str
    at: str
    found: object


FEW = 0.1
"""So large a share of what was measured may be unknown in what is given again."""


class _Given:
    """What was given last, by documents that look alike: given anything else, Typst plans all anew."""

    def __init__(self) -> None:
        self.most = 0
        self.lock = Lock()
        self.known: OrderedDict[str, str] = OrderedDict()

    def note(self, name: str, known: str) -> None:
        """Give the same the next time."""
        with self.lock:
            self.known[name] = known
            if len(self.known) > self.most:
                self.known.popitem(last=False)


_GIVEN = _Given()


def give_again(most: int) -> None:
    """Give Typst the same again as before for so many documents, for a process that sets them again."""
    _GIVEN.most = most


class Heights:
    """What is known of the parts of a document.

    Args:
        templates: the folder of what sets the pages.
        families: the fonts.
        data: what the document says, and all that says how it looks.
    """

    def __init__(self, templates: Path, families: tuple[str, ...], data: str) -> None:
        looks = {name: one for name, one in json.loads(data).items() if name != "blocks"}
        name = named(makers(templates, families), json.dumps(looks))
        self._path = cache.folder() / "heights" / f"{name}.bin"
        self._there = _read(self._path)
        self.known = _GIVEN.known.get(self._path.name, self._there)
        """By what something says and by its place, as JSON."""

    def note(self, noted: Sequence[Note]) -> None:
        """Keep what was measured or known before, in place of what was kept."""
        heights: dict[str, dict[str, object]] = {}
        for one in noted:
            heights.setdefault(one["of"], {})[one["at"]] = one["found"]
        said = json.dumps(heights, ensure_ascii=False)
        if heights and said != self._there:
            cache.write(self._path, said.encode())
        known = json.loads(self.known)
        strange = sum(one not in known for one in heights)
        _GIVEN.note(self._path.name, said if strange > FEW * len(heights) else self.known)


def _read(path: Path) -> str:
    """What is kept at a path; nothing if there is none or it is damaged."""
    return (cache.read(path) or b"{}").decode()
