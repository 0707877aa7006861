"""Search in every language: Chinese words of the index are set apart by what the lexicons hold, since no blanks do it.

Others are found without their accents and endings by ``theme/assets/finding.js``.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.plugins import event_priority

from rulekit import resources

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig

HAN = re.compile(r"[\u4e00-\u9fff]+")
APART = "\u200b"
"""What stands between two words: a blank that has no width, at which the index is cut."""


@event_priority(-50)  # behind the plugin that writes the index, before the one that copies it for use in a folder
def on_post_build(config: MkDocsConfig) -> None:
    """Set the words of the index apart, and tell the program that searches how ours are found."""
    path = Path(config.site_dir) / "search" / "search_index.json"
    index = json.loads(path.read_text("utf-8"))
    for entry in index["docs"]:
        entry["title"] = set_apart(entry["title"])
        entry["text"] = set_apart(entry["text"])
    path.write_text(json.dumps(index, ensure_ascii=False, separators=(",", ":")), "utf-8")
    ours = (Path(config.site_dir) / "assets" / "finding.js").read_text("utf-8")
    (program,) = (Path(config.site_dir) / "assets" / "javascripts" / "workers").glob("search.*.min.js")
    program.write_text(f"{program.read_text('utf-8')}\n{ours}", "utf-8")


def set_apart(text: str) -> str:
    """A text with its Chinese words set apart."""
    return HAN.sub(lambda found: APART + APART.join(words(found[0])) + APART, text)


def words(text: str) -> Iterator[str]:
    """The words of a run of Chinese, each the longest that a lexicon has, else one character."""
    known = lexicon()
    longest = max(map(len, known))
    at = 0
    while at < len(text):
        end = next((end for end in range(min(at + longest, len(text)), at + 1, -1) if text[at:end] in known), at + 1)
        yield text[at:end]
        at = end


@cache
def lexicon() -> frozenset[str]:
    """Every Chinese word that stands alone in a file of words and holds no other, so that each part is found."""
    found: set[str] = set()
    for path in (one for tag in resources.locale_tags() for one in sorted((resources.locales() / tag).rglob("*.toml"))):
        found |= {one for one in texts(tomllib.loads(path.read_text("utf-8"))) if HAN.fullmatch(one) and len(one) > 1}
    return frozenset(one for one in found if not any(part in found for part in parts(one)))


def parts(word: str) -> Iterator[str]:
    """What stands in a word, of two characters or more."""
    for size in range(2, len(word)):
        for at in range(len(word) - size + 1):
            yield word[at : at + size]


def texts(held: object) -> Iterator[str]:
    """All texts in the tables of a file."""
    match held:
        case str():
            yield held
        case dict():
            for one in held.values():
                yield from texts(one)
        case list():
            for one in held:
                yield from texts(one)
        case _:
            pass
