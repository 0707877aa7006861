"""One page for all errors and one for all decisions, from the pages themselves: none can be forgotten."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.structure.files import File, Files

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

ERRORS = """# Errors

What rulekit says when something is wrong, by its number. `rulekit explain RK0201` shows the same page at the terminal.
"""
FAMILIES = {
    "01": "How rules are written",
    "02": "Names and kinds",
    "03": "What could never be played",
    "04": "Variants",
    "05": "Words and languages",
    "06": "Files, commands and pages",
    "07": "Testing",
    "08": "Examples",
    "09": "rulekit itself",
}
"""What the first two digits stand for."""
DECISIONS = """# Decisions

Why things are as they are: what the matter was, what was chosen, what it costs.
A decision is never rewritten; a later one says that it takes its place.
"""
BACK = "[All errors](index.md){ .back }"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add both pages."""
    docs = Path(config.docs_dir)
    files.append(File.generated(config, "errors/index.md", content=errors(docs / "errors")))
    files.append(File.generated(config, "decisions/index.md", content=decisions(docs / "decisions")))
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """The page of an error leads back to all of them; what leads to a folder leads to the page of all that is in it."""
    markdown = re.sub(r"(\]\((?:\.\./)*(?:decisions|errors)/)\)", r"\1index.md)", markdown)
    if not re.fullmatch(r"errors/RK\d+\.md", page.file.src_uri):
        return markdown
    return f"{BACK}\n\n{markdown}"


def errors(folder: Path) -> str:
    """All errors by family: number, title and what is wrong."""
    made = [ERRORS]
    family = ""
    for path in sorted(folder.glob("RK*.md")):
        number = path.stem[2:4]
        if number != family:
            family = number
            made += [f"\n## {FAMILIES[family]}\n", "| | | |", "|---|---|---|"]
        title = path.read_text("utf-8").partition("\n")[0].partition(": ")[2]
        made.append(f"| [{path.stem}]({path.name}) | **{title}** | {first_line(path)} |")
    return "\n".join(made) + "\n"


def first_line(path: Path) -> str:
    """What a page says first below its title, in one line."""
    said = path.read_text("utf-8").split("\n\n")[1]
    return " ".join(said.split()).replace("|", "\\|")


def decisions(folder: Path) -> str:
    """All decisions in the order in which they were made."""
    made = [DECISIONS]
    for path in sorted(folder.glob("[0-9]*.md")):
        title = path.read_text("utf-8").partition("\n")[0].removeprefix("# ")
        made.append(f"- [{path.stem[:4]}]({path.name}) {title}")
    return "\n".join(made) + "\n"
