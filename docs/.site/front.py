"""What the front page shows: pages of real books, and rules beside the sentences that say them, in every language."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from gallery import rules, with_books
from mkdocs.plugins import event_priority
from shelf import Shelf

from rulekit import resources

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

PICTURE = re.compile(
    r'<img alt="[^"]*" src="(?P<src>assets/sheets/(?P<game>\w+?)-(?P<tag>\w+)-(?P<page>\d+)\.png)"[^>]*>'
)
"""A picture of a page: ``assets/sheets/GAME-LANGUAGE-NUMBER.png``, written where the front page wants it."""
SAID = re.compile(r'<div data-said="(?P<game>\w+)/(?P<step>\w+)"></div>')
"""Where a step stands as rules, beside what books say of it."""
DOTS = 96
"""How fine the pictures are, in dots an inch."""


def on_page_content(html: str, page: Page, config: MkDocsConfig, **_: object) -> str:
    """Put rules and sentences where the front page wants them."""
    if page.file.src_uri != "index.md":
        return html
    html = PICTURE.sub(lambda found: found[0] if found["game"] in with_books(config) else "", html)
    return SAID.sub(lambda found: said(found, config), html)


def said(found: re.Match[str], config: MkDocsConfig) -> str:
    """A step as rules, and as each language says it."""
    shelf = Shelf.of(found["game"])
    text = re.search(rf"^step {found['step']}\n(?:[ \t].*\n|\n(?=[ \t]))*", shelf.rules, re.MULTILINE)
    assert text is not None
    books = "".join(
        f'<div class="book" lang="{shelf.lang(tag)}" style="--text: {escape(shelf.fonts(tag)[0])}; '
        f'--heading: {escape(shelf.fonts(tag)[1])}"><p class="tongue">{escape(shelf.tongue(tag))}</p>'
        f"{shelf.step(tag, found['step'])}</div>"
        for tag in resources.locale_tags()
        if found["game"] in with_books(config)
    )
    return f'<div class="said">{rules(text[0].rstrip(), numbered=False)}<div>{books}</div></div>'


@event_priority(-60)
def on_post_build(config: MkDocsConfig) -> None:
    """Write the pictures of pages that the front page shows."""
    site = Path(config.site_dir)
    for found in PICTURE.finditer((site / "index.html").read_text("utf-8")):
        if found["game"] in with_books(config):
            pages = Shelf.of(found["game"]).pages(found["tag"], DOTS)
            resources.write_whole(site / found["src"], pages[int(found["page"]) - 1])
