"""The site in a browser: nothing leads nowhere, nothing complains, nothing is cut, all is reached by keyboard."""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from lxml import html as lxml_html  # type: ignore[import-untyped]  # lxml ships no types

import rulekit
from rulekit.statements import KINDS
from tests.browser.chromium import PROGRAM, Page, browser

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = ROOT / "docs" / ".site" / "quick.yml"
MADE = ROOT / "build" / "quick-site"
GAME = "tic_tac_toe"
"""The one whose books the quick site has."""
SHOWN = (
    "index.html",
    "gallery/index.html",
    *(f"gallery/{GAME}/{tag}.html" for tag in rulekit.locales()),
    *(f"gallery/{GAME}/{tag}/rulebook.html" for tag in rulekit.locales()),
    "gallery/history_of_the_world/en.html",
    "tutorial/pig.html",
    "reference/game.html",
    "reference/python.html",
    "errors/index.html",
    "errors/RK0211.html",
    "decisions/index.html",
)
"""Pages of every kind."""
needs_chromium = pytest.mark.skipif(
    PROGRAM is None, reason="chromium is not installed: tests/system/install says what to do"
)


def newest(*folders: Path) -> float:
    files = (one for folder in folders for one in folder.rglob("*") if one.is_file() and "__pycache__" not in one.parts)
    return max((one.stat().st_mtime for one in files), default=0)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with the books of one game: that of `make lint` if nothing was changed since, else made anew."""
    pytest.importorskip("material", reason="the extra `site` is not installed")
    index = MADE / "index.html"
    if index.is_file() and index.stat().st_mtime > newest(*(ROOT / one for one in ("docs", "rulekit", "locales"))):
        return MADE
    out = tmp_path_factory.mktemp("site")
    line = ["-m", "mkdocs", "build", "--quiet", "--strict", "--config-file", str(SETTINGS), "--site-dir", str(out)]
    subprocess.run([sys.executable, *line], check=True, cwd=ROOT, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"})
    return out


@pytest.fixture(scope="module")
def page(site: Path) -> Iterator[Page]:  # noqa: ARG001  # a browser is of no use without
    with browser() as one:
        yield one


def test_every_link_leads_somewhere(site: Path) -> None:
    trees = {path: lxml_html.fromstring(path.read_bytes()) for path in site.rglob("*.html") if path.name != "404.html"}
    anchors = {path: {*tree.xpath("//@id"), *tree.xpath("//a/@name"), ""} for path, tree in trees.items()}
    lost = set()
    for path, tree in trees.items():
        for place in {*tree.xpath("//@href"), *tree.xpath("//@src")}:
            split = urlsplit(place)
            if split.scheme or split.netloc:
                continue
            target = (path.parent / unquote(split.path)).resolve() if split.path else path
            known = target.is_file() and (target not in anchors or unquote(split.fragment) in anchors[target])
            if not known and not split.fragment.startswith("__"):  # Material's own
                lost.add(f"{path.relative_to(site)} -> {place}")
    assert sorted(lost)[:20] == []


@needs_chromium
@pytest.mark.parametrize(("width", "dark"), [(1280, False), (360, True)])
def test_no_page_complains_or_is_wider_than_the_screen(width: int, site: Path, page: Page, *, dark: bool) -> None:
    page.width(width, 800, dark=dark)
    wrong = {}
    for name in SHOWN:
        page.open(site / name)
        wide = page.run("document.documentElement.scrollWidth - innerWidth")
        light = page.run("getComputedStyle(document.body).backgroundColor.match(/[0-9]+/)[0] > 127")
        if page.complaints or wide > 0 or light == dark:
            wrong[name] = (wide, light, page.complaints[:3])
    assert wrong == {}


def test_the_cards_that_a_variant_brings_are_linked(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("material", reason="the extra `site` is not installed")
    monkeypatch.syspath_prepend(str(SETTINGS.parent))
    gallery, shelf = importlib.import_module("gallery"), importlib.import_module("shelf")
    made = gallery.downloads(shelf.Shelf.of("builders_of_the_colosseum"), "hu")
    assert "hu/cards-evaluation_tiles.pdf" in made
    assert "hu/cards-hands_and_camps.pdf" not in made


def test_every_statement_has_its_examples_as_rules(site: Path) -> None:
    tree = lxml_html.fromstring((site / "reference" / "kinds.html").read_bytes())
    shown = [" ".join(one.text_content().split()) for one in tree.xpath("//pre//code")]
    lost = []
    for kind in KINDS:
        examples = (sys.modules[kind.check.__module__].__doc__ or "").strip().split("\n\n")[1]
        if " ".join(examples.split()) not in shown:
            lost.append(kind.node)
    assert lost == []


PALE = """(() => {
  const parts = (said) => (said.match(/[\\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((one) => one / 255)
    .map((one) => (one <= .04045 ? one / 12.92 : ((one + .055) / 1.055) ** 2.4))
    .reduce((sum, one, at) => sum + one * [.2126, .7152, .0722][at], 0);
  const over = ([r, g, b, a = 1], below) => [r, g, b].map((one, at) => one * a + below[at] * (1 - a));
  const ground = (one) => {
    const own = one ? parts(getComputedStyle(one).backgroundColor) : [255, 255, 255];
    return own.length === 4 && own[3] < 1 ? over(own, ground(one.parentElement)) : own;
  };
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    if (!walk.currentNode.textContent.trim()) continue;
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (one.closest("svg, script, style, noscript, .md-search, del, .linenos")) continue;
    const below = ground(one);
    const [a, b] = [light(over(parts(getComputedStyle(one).color), below)), light(below)].sort((x, y) => y - x);
    if ((a + .05) / (b + .05) < 3) found.add(walk.currentNode.textContent.trim().slice(0, 30));
  }
  return [...found].slice(0, 5);
})()"""
"""What stands out from its ground by less than 3 to 1."""


@needs_chromium
@pytest.mark.parametrize("game", ["builders_of_the_colosseum", "history_of_the_world", "roll_through_the_ages"])
def test_no_book_is_wider_than_a_small_screen(game: str, tmp_path: Path, page: Page) -> None:
    page.width(360, 800)
    loaded = rulekit.load(game)
    kinds = ("rulebook", "card", "sheet")
    for kind, tag in zip(kinds, rulekit.locales(), strict=False):
        rulekit.write_book(loaded, tmp_path / f"{kind}.html", locale=tag, kind=kind)
        page.open(tmp_path / f"{kind}.html")
        assert page.run("document.documentElement.scrollWidth - innerWidth") <= 0, (kind, tag)


@needs_chromium
@pytest.mark.parametrize("dark", [False, True])
def test_nothing_is_too_pale_to_read(site: Path, page: Page, *, dark: bool) -> None:
    page.width(1280, 800, dark=dark)
    pale = {}
    for name in SHOWN:
        page.open(site / name)
        if found := page.run(PALE):
            pale[name] = found
    assert pale == {}


@needs_chromium
def test_a_line_shows_its_sentence_and_a_sentence_its_line(site: Path, page: Page) -> None:
    page.width(1280)
    page.open(site / f"gallery/{GAME}/hu.html")
    rows = "document.querySelectorAll('.row.told')"
    assert page.run(f"{rows}.length") > 5
    page.run(f"[...{rows}].at(-1).dispatchEvent(new Event('mouseenter'))")
    assert page.run("document.querySelectorAll('.book .lit').length") > 0
    page.run("document.querySelector('.book p [data-at]').dispatchEvent(new Event('mouseenter'))")
    assert page.run("document.querySelectorAll('.rules .lit').length") > 0


@needs_chromium
def test_the_keyboard_reaches_a_game_and_goes_through_its_lines(site: Path, page: Page) -> None:
    page.width(1280)
    page.open(site / "gallery/index.html")
    for _ in range(30):
        page.press("Tab", 9)
        if page.run("document.activeElement.closest('.gallery') !== null"):
            break
    assert page.run("document.activeElement.closest('.gallery li a').href").endswith("/en.html")
    page.open(site / f"gallery/{GAME}/en.html")
    for _ in range(40):
        page.press("Tab", 9)
        if page.run("document.activeElement.matches('.row')"):
            break
    first = page.run("document.activeElement.dataset.line")
    page.press("ArrowDown", 40)
    assert int(page.run("document.activeElement.dataset.line")) > int(first)
    assert page.run("document.querySelectorAll('.book .lit').length") > 0
    page.press("Tab", 9)
    assert page.run("document.activeElement.closest('.book') !== null")


FOUND = """new Promise((done) => {
  const field = document.querySelector(".md-search__input");
  field.focus();
  field.value = WORD;
  field.dispatchEvent(new Event("keyup"));
  const last = WORD.split(" ").at(-1).normalize("NFD").replace(/\\p{M}/gu, "").toLowerCase();
  const start = Date.now();
  const look = () => {
    const links = [...document.querySelectorAll(".md-search-result a")]
      .filter((one) => ![...one.querySelectorAll("del")].some((lost) => last.startsWith(lost.textContent)))
      .map((one) => one.pathname);
    if (links.some((one) => one.endsWith(PLACE)) || Date.now() - start > 8000) done(links);
    else setTimeout(look, 50);
  };
  look();
})"""
"""The pages on which search finds the last word, once the one that is looked for is among them."""
SIGNS = re.compile(r"[^\W\d_]{4,}")


def found(page: Page, word: str, tag: str) -> bool:
    """Whether search finds a word on the page of the game in a language."""
    place = f"/{GAME}/{tag}.html"
    return any(
        one.endswith(place)
        for one in page.run(FOUND.replace("WORD", json.dumps(word)).replace("PLACE", json.dumps(place)))
    )


@needs_chromium
@pytest.mark.parametrize("tag", rulekit.locales())
def test_what_a_book_says_is_found(tag: str, site: Path, page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten words of its page, as they stand, without their accents and with an ending that stands nowhere."""
    monkeypatch.syspath_prepend(str(SETTINGS.parent))
    words = importlib.import_module("finding").words
    page.width(1280)
    page.open(site / f"gallery/{GAME}/{tag}.html")
    title = page.run("document.querySelector('#game').textContent.trim()")
    text = " ".join(page.run("[...document.querySelectorAll('.book p, .book li')].map((one) => one.textContent)"))
    parted = [one for run in re.findall(r"[\u4e00-\u9fff]+", text) for one in words(run) if len(one) > 1]
    some = sorted(set(parted or SIGNS.findall(text)), key=lambda one: (one.isascii(), -len(one), one))[:10]
    assert len(some) == 10
    asked = [*some]
    if not parted:
        plain = [unicodedata.normalize("NFD", one) for one in some]
        asked += ["".join(sign for sign in one if not unicodedata.combining(sign)) for one in plain]
        asked += [f"{one}qx" for one in some]
    # Many pages have the most usual words; the title leads to this one.
    assert [one for one in asked if not found(page, f"{title} {one}", tag)] == []


@needs_chromium
@pytest.mark.parametrize("tag", rulekit.locales())
def test_controls_speak_the_language_of_their_page(tag: str, site: Path, page: Page) -> None:
    said = """[...document.querySelectorAll(
      ".md-skip, .md-search__input, .md-search button, .md-header__option label, .md-top, .md-header__option input"
    )].map((one) => one.title || one.ariaLabel || one.textContent.trim())"""
    page.open(site / f"gallery/{GAME}/{tag}.html")
    here = page.run(said)
    assert len(here) > 5
    assert all(here)
    assert page.run("document.documentElement.lang").partition("-")[0] == tag.partition("_")[0]
    assert page.run("document.querySelector('.md-tabs').closest('[lang]').lang") == "en"
    page.open(site / f"gallery/{GAME}/en.html")
    alike = set(here) & set(page.run(said))
    assert not alike or tag == "en", alike
