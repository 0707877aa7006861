"""Maps of rules, worded with nothing but the names of the rules."""

from __future__ import annotations

from pathlib import Path

from rulekit.book.maps import maps
from rulekit.document.blocks import Area, Document, Line, Map
from rulekit.document.sentence import Icon, Noun, Sentence, Words
from rulekit.driver.pipeline import check_source
from rulekit.model.game import Game
from rulekit.source import Source
from rulekit.wording import pages

__all__ = ["ISLES", "areas", "checked", "map_of", "overlap", "worded"]

ISLES = (Path(__file__).parent / "isles.rules").read_text("utf-8")


def checked(text: str) -> Game:
    """The game of a text without mistakes."""
    found = check_source(Source("isles.rules", text))
    assert [one.message for one in found.diagnostics if one.severity == "error"] == []
    assert found.game is not None
    return found.game


def map_of(text: str) -> Map:
    """The only map of a text."""
    (found,) = [one for one in maps(checked(text)) if isinstance(one, Map)]
    return found


def worded(text: str) -> Document:
    """A rulebook that holds the map and its heading alone."""
    document = Document("rulebook", (Words("Isles"),), (Words("Map"),), maps(checked(text)))
    return pages.worded(document, _said)


def _said(line: Line, *, stops: bool = True) -> Line:
    del stops
    return tuple(Icon(one.name, Words(one.name)) if isinstance(one, Icon) else Words(_text(one)) for one in line)


def _text(part: object) -> str:
    match part:
        case Noun(term):
            return term
        case Words(text):
            return text
        case Sentence(name, parts):
            return f"{name}({', '.join(_text(one) for one in parts.values())})"
        case tuple():
            return "[" + ", ".join(map(_text, part)) + "]"
        case _:
            return str(part)


def areas(drawn: Map) -> list[Area]:
    """Everything of a map that lines and words may not cover."""
    return [area for place in (*drawn.places, *drawn.names) for area in place.areas]


def overlap(one: Area, two: Area) -> bool:
    """Whether two areas share more than a rounded edge."""
    return (
        min(one.left + one.width, two.left + two.width) - max(one.left, two.left) > 0.2
        and min(one.top + one.height, two.top + two.height) - max(one.top, two.top) > 0.2
    )
