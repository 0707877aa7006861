"""Family ``pictures``: SVG files spoiled, with what runs, loads, nests and refers put into them."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

from tests.fuzz import corpus, going
from tests.fuzz.case import Files, Stages
from tests.fuzz.mutate import changed
from tests.words.by_machine import write_all

__all__ = ["make", "run"]

WORDS = (
    "fill",
    "stroke",
    "mask",
    "clip-path",
    "style",
    "href",
    "viewBox",
    "use",
    "image",
    "script",
    "foreignObject",
    "g",
    "url(#a)",
    "url(http://example.org/x)",
    "none",
    "nan",
    "inf",
    "1e999",
    "transform",
    "matrix",
    "path",
    "symbol",
    "svg",
)
PUT = (
    '<image href="http://example.org/a.png" width="9" height="9"/>',
    "<script>alert(1)</script>",
    "<g>" * 40 + "</g>" * 40,
    '<use href="#a" id="a"/>',
    '<use href="http://example.org/a.svg#a"/>',
    '<g id="a"><use href="#a"/></g>',
    '<rect fill="url(http://example.org/a#b)" width="9" height="9"/>',
    '<rect mask="url(//example.org/a)" width="9"/>',
    '<path d="M0 0L1e999 nan"/>',
    '<rect width="-1" height="1e40"/>',
    '<g transform="scale(0)"><rect width="9" height="9"/></g>',
    "<style>@import url(http://example.org/a.css)</style>",
    "<foreignObject><p>a</p></foreignObject>",
    "<!-- a -->",
    "<?a b?>",
    '<rect stroke="URL( \'http://example.org/a\' )" width="9" height="9"/>',
    "&nothing;",
    "<g",
    "]]>",
    "\x00",
    '<linearGradient id="g" href="#g"/>',
    '<mask id="m" mask="url(#m)"><rect width="9" height="9"/></mask>',
    "<text>a</text>",
    '<rect fill="url(#a) url(http://example.org/b)" width="9" height="9"/>',
    '<rect fill="&#106;avascript:a" width="9"/>',
)
HEADS = ('<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY c "&a;&a;&a;">]>', "<!DOCTYPE svg SYSTEM 'http://example.org/a.dtd'>")
RULES = corpus.ROOT / "tests/bench/pig.rules"
DRAWN = "point"


def make(draw: Random) -> Files:
    """A game's picture, seldom right."""
    text = draw.choice(sorted(corpus.GAMES.glob("*/pictures/*.svg"))).read_text("utf-8")
    for _ in range(draw.choice((0, 1, 1, 2))):
        ends = [one.end() for one in re.finditer(">", text)] or [0]
        at = draw.choice(ends)
        text = text[:at] + draw.choice(PUT) + text[at:]
    if draw.random() < 0.05:
        deep = draw.choice((100, 1000, 5000))
        text = text.replace("</svg>", f"{'<g>' * deep}{'</g>' * deep}</svg>")
    if draw.random() < 0.05:
        text = draw.choice(HEADS) + text
    text = changed(text, draw, WORDS, draw.choice((0, 1, 1, 2)))
    data = text.encode(draw.choice(("utf-8",) * 12 + ("utf-16", "latin-1")), "replace")
    if draw.random() < 0.1:
        data = data[: draw.randrange(len(data) + 1)]
    return {"picture.svg": data}


def run(folder: Path, draw: Random, stages: Stages) -> None:
    """Print a game whose things look like it."""
    rules = folder / "pig.rules"
    rules.write_bytes(RULES.read_bytes())
    drawn = folder / "pictures"
    drawn.mkdir()
    for name in (DRAWN, "pot", "die"):
        (drawn / f"{name}.svg").write_bytes((folder / "picture.svg").read_bytes())
    checked = going.checked_file(rules, (), stages)
    with stages.stage("fill"):
        write_all(checked, "en")
    form = draw.choice(("html", "html", "html", "pdf"))
    data = going.printed(checked, "en", draw, stages, form)
    if data is not None and form == "html":
        with stages.stage("look"):
            _harmless(data.decode())


def _harmless(page: str) -> None:
    """Nothing in the drawings of a page runs or loads, and all of them can be read."""
    for one in re.finditer(r"<symbol.*?</symbol>", page, re.DOTALL):
        ET.fromstring(one[0])  # noqa: S314  # of our own page
        assert not re.search(r"example\.org|<script|<image|<style|<foreignObject|javascript", one[0]), one[0]
