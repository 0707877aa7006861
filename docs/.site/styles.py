"""The look of books for the pages of the site: the sheets that books bring along, confined to where a book stands."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from rulekit.formats import html

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig

REM = 0.8
"""What Material calls a rem is 20 pixels, and books mean 16."""


def on_post_build(config: MkDocsConfig) -> None:
    """Write the sheet."""
    (Path(config.site_dir) / "assets" / "book.css").write_text(sheet(), "utf-8")


def sheet() -> str:
    """The blocks of books, by day and by night."""
    light, dark, blocks, drawings = (
        (html.TEMPLATES / f"{one}.css").read_text("utf-8") for one in ("light", "dark", "blocks", "drawings")
    )
    blocks = f"{blocks}\n{drawings}"
    blocks = re.sub(r"(?<![\w.#])(\d*\.?\d+)rem", lambda found: f"{float(found[1]) * REM:g}rem", blocks)
    return (
        f".book {{ {light} }}\n"
        f'[data-md-color-scheme="slate"] .book {{ {dark} }}\n'
        f'[data-md-color-scheme="slate"] .book svg.icon {{ filter: invert(1) hue-rotate(180deg); }}\n'
        f".book {{\n{blocks}\n}}\n"
    )
