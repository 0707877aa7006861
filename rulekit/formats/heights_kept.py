"""What was measured of the parts of a document, kept from run to run by what the parts say.

Where one number of the rules was changed, nearly all that a document says is as it was, and so is how tall it is. What
is kept changes no page: a height that is not known is measured, and is the same.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict

from rulekit import cache
from rulekit.formats.pages_kept import makers, named

__all__ = ["Heights", "Note"]


class Note(TypedDict):
    """What was measured, as `known.typ` notes it down."""

    of: str
    at: str
    found: object


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
        self.known = _read(self._path)
        """By what something says and by its place, as JSON."""

    def note(self, noted: Sequence[Note]) -> None:
        """Keep what was measured or known before, in place of what was kept."""
        heights: dict[str, dict[str, object]] = {}
        for one in noted:
            heights.setdefault(one["of"], {})[one["at"]] = one["found"]
        said = json.dumps(heights, ensure_ascii=False)
        if heights and said != self.known:
            cache.write(self._path, said.encode())


def _read(path: Path) -> str:
    """What is kept at a path; nothing if there is none or it is damaged."""
    return (cache.read(path) or b"{}").decode()
