"""The gallery: every game with its books in every language, its rules beside its page, its variants.

All of it is made while the site is built. ``extra.gallery`` names the games whose books are made, or is ``all``: every
page is there without them, which is enough to check links by.
"""

from __future__ import annotations

import json
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.toc import AnchorLink, TableOfContents
from pygments import highlight
from pygments.formatters import HtmlFormatter
from shelf import Shelf

from rulekit import resources
from rulekit.driver import building
from rulekit.driver.printing import KINDS
from rulekit.formats import FORMATS
from rulekit.integrations.highlighting import RulesLexer

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

PAGE = """---
title: {title}
template: game.html
hide: [navigation, toc]
tongue: {lang}
words: {words}
---
"""
SAID_BY_THE_SITE = {
    "Always light": "always_light",
    "Always dark": "always_dark",
    "As the machine is set": "as_the_machine_is_set",
    "action.skip": "skip_to_the_game",
}
"""What the controls of a page say that Material does not know, or says of no game: theme/partials/language.html."""
INDEX = """---
title: Games
hide: [navigation, toc]
---

# Games

Each is one text that can be read aloud. What you see of them here was made from that text while this site was built:
the books in four languages, to read and to print, and beside each book the rules it says. Point at a line to see its
sentence.

<div id="gallery"></div>
"""
HERE = ' aria-current="page"'
COVER_DOTS = 72
"""How fine the pictures of covers are, in dots an inch."""


def with_books(config: MkDocsConfig) -> tuple[str, ...]:
    """The games whose books are made."""
    wanted = config.extra["gallery"]
    return tuple(one for one in resources.game_names() if wanted == "all" or one in wanted)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the page of all games, and one of each game in each language."""
    files.append(File.generated(config, "gallery/index.md", content=INDEX))
    for game in resources.game_names():
        for tag in resources.locale_tags():
            title = Shelf.of(game).title_in(tag) if game in with_books(config) else Shelf.of(game).title
            words = {key: Shelf.of(game).label(tag, term) for key, term in SAID_BY_THE_SITE.items()}
            said = (
                json.dumps(one, ensure_ascii=False)
                for one in (title, controls(config, Shelf.of(game).lang(tag)), words)
            )
            content = PAGE.format(**dict(zip(("title", "lang", "words"), said, strict=True)))
            files.append(File.generated(config, f"gallery/{game}/{tag}.md", content=content))
    return files


def controls(config: MkDocsConfig, lang: str) -> str:
    """The nearest language in which Material has names for its controls."""
    parts = lang.split("-")
    names = ["-".join(parts[:end]) for end in range(len(parts), 0, -1)]
    folders = [Path(one) / "partials" / "languages" for one in config.theme.dirs]
    return next(name for name in names if any((one / f"{name}.html").is_file() for one in folders))


def on_page_content(html: str, page: Page, config: MkDocsConfig, **_: object) -> str:
    """What is on a page of the gallery."""
    place = Path(page.file.src_uri)
    if place.parts[0] != "gallery":
        return html
    if place.stem == "index":
        cards = [card(Shelf.of(game), quick=game not in with_books(config)) for game in resources.game_names()]
        return html.replace('<div id="gallery"></div>', f'<ul class="gallery">{"".join(cards)}</ul>')
    page.toc = TableOfContents([AnchorLink(page.title or "", "game", 1)])  # where one skips to
    return game_page(Shelf.of(place.parts[1]), place.stem, quick=place.parts[1] not in with_books(config))


@event_priority(-50)
def on_post_build(config: MkDocsConfig) -> None:
    """Write every document of the games beside their pages, and a picture of each first page."""
    out = Path(config.site_dir) / "gallery"
    wanted = building.jobs(with_books(config), resources.locale_tags(), KINDS, ("pdf", "html"))
    building.work(wanted, out, lambda _: None)
    for game in with_books(config):
        tag = resources.source_locale()
        resources.write_whole(out / game / tag / "cover.png", Shelf.of(game).pages(tag, COVER_DOTS)[0])


def card(shelf: Shelf, *, quick: bool) -> str:
    """One game among all: its cover, its name, where it goes on."""
    source = resources.source_locale()
    tongues = " ".join(
        f'<a href="{shelf.name}/{tag}.html" lang="{shelf.lang(tag)}">{escape(shelf.tongue(tag))}</a>'
        for tag in resources.locale_tags()
    )
    cover = (
        ""
        if quick
        else f'<a class="cover" href="{shelf.name}/{source}.html" tabindex="-1" aria-hidden="true">'
        f'<img src="{shelf.name}/{source}/cover.png" alt="" loading="lazy" width="595" height="842"></a>'
    )
    return (
        f'<li>{cover}<h2><a href="{shelf.name}/{source}.html">{escape(shelf.title)}</a></h2>'
        f"<p>{escape(shelf.told)}</p><p class='tongues'>{tongues}</p></li>"
    )


def game_page(shelf: Shelf, tag: str, *, quick: bool) -> str:
    """A game in a language: what there is to download, its rules beside its book."""
    tongues = "".join(
        f'<li><a href="{one}.html" lang="{shelf.lang(one)}" hreflang="{shelf.lang(one)}"'
        f"{HERE if one == tag else ''}>{escape(shelf.tongue(one))}</a></li>"
        for one in resources.locale_tags()
    )
    head = (
        f'<p class="up"><a href="../index.html">{escape(shelf.label(tag, "all_games"))}</a></p>'
        f'<h1 id="game">{escape(shelf.title if quick else shelf.title_in(tag))}</h1><ul class="tongues">{tongues}</ul>'
    )
    book = "" if quick else f'<article class="book" data-told {style(shelf, tag)}>{shelf.book(tag)}</article>'
    return (
        f'<div class="game" lang="{shelf.lang(tag)}"><header>{head}{"" if quick else downloads(shelf, tag)}</header>'
        f'<div class="reader"><section class="rules" aria-label="{escape(shelf.label(tag, "line_by_line"))}" '
        f"data-search-exclude>{rules(shelf.rules)}</section>{book}</div></div>"
    )


def style(shelf: Shelf, tag: str) -> str:
    """The fonts of a language, as the pages of books have them."""
    fonts = shelf.fonts(tag)
    return f'style="--text: {escape(fonts[0])}; --heading: {escape(fonts[1])}"'


def downloads(shelf: Shelf, tag: str) -> str:
    """Every document of a game in a language, with a link for each format; what a variant changes behind them."""
    made = "".join(
        f"<li><b>{escape(title)}</b> {links(f'{tag}/{kind}')}</li>" for kind, title in shelf.documents(tag).items()
    )
    changed = "".join(
        f"<li><b>{escape(title)}</b> {links(f'{tag}/changes-{name}')}{brought_by(shelf, tag, name)}</li>"
        for name, title in shelf.variants(tag).items()
    )
    count = len(shelf.variants(tag))
    head = f"<summary>{escape(shelf.label(tag, 'variants'))} <span>{count}</span></summary>"
    below = f'<details class="variants">{head}<ul class="papers">{changed}</ul></details>'
    return f'<ul class="papers">{made}</ul>' + (below if changed else "")


def brought_by(shelf: Shelf, tag: str, variant: str) -> str:
    """The score sheet and the cards that a variant brings, if it brings any."""
    titles = shelf.documents(tag)
    return "".join(
        f" <span>{escape(titles.get(kind) or shelf.label(tag, kind))}</span> {links(f'{tag}/{kind}-{variant}')}"
        for kind in ("sheet", "cards")
        if building.brings(building.Job(shelf.name, (variant,), tag, kind, ()))
    )


def links(stem: str) -> str:
    """A link for each format of a document that a browser shows."""
    return " ".join(f'<a href="{stem}{FORMATS[form].suffix}">{form.upper()}</a>' for form in ("html", "pdf"))


@cache
def rules(text: str, *, numbered: bool = True) -> str:
    """Rules in colours; numbered, each line is an element of its own."""
    coloured = highlight(text, RulesLexer(stripnl=False), HtmlFormatter(nowrap=True)).rstrip("\n")
    if not numbered:
        return f'<pre class="highlight" tabindex="0"><code>{coloured}</code></pre>'
    rows = "".join(
        f'<span class="row" data-line="{number}">{row or " "}</span>'
        for number, row in enumerate(coloured.split("\n"), 1)
    )
    return f'<pre class="highlight" lang="en" data-rows><code>{rows}</code></pre>'
