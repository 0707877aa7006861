"""The table of the grammar files, kept in the user's cache."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import cache
from hashlib import sha256

from rulekit import cache as kept
from rulekit.resources import grammars
from rulekit.syntax.table import ParseTable

__all__ = ["grammar_text", "load"]

_FORMAT = 2
"""To be raised when ``ParseTable`` changes, so that no old cache is read."""


def grammar_text() -> str:
    """All grammar files as one text: the numbered ones in name order, then the open sets, a file each."""
    folder = grammars()
    files = [*sorted(folder.glob("*.lark")), *sorted(folder.glob("*/*.lark"))]
    return "\n".join(one.read_text("utf-8") for one in files)


@cache
def load() -> ParseTable:
    """The table of the grammar: from the user's own cache if it is there, else built and kept there.

    Importing Lark and building takes some 300 ms, reading the cache some 3. The cache is data without code, under a
    name made of the grammar's text, in a folder that only the user can write to.
    """
    text = grammar_text()
    path = kept.folder() / f"grammar-{_fingerprint(text)}.bin"
    data = kept.read(path)
    if data is not None:
        with suppress(ValueError, KeyError, TypeError):
            return ParseTable.from_data(json.loads(data))
    from rulekit.syntax.build import build  # noqa: PLC0415 - importing Lark takes longer than reading the cache

    table = build(text)
    kept.write(path, json.dumps(table.to_data(), separators=(",", ":")).encode("utf-8"))
    return table


def _fingerprint(text: str) -> str:
    # Not the version of Lark: asking for it costs more than reading the table, and the table follows from the grammar.
    return sha256(f"{_FORMAT}\0{text}".encode()).hexdigest()[:24]
