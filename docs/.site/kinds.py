"""Pages that are made while the site is built: the statements, from their own docstrings and grammar."""

from __future__ import annotations

import inspect
import sys
from typing import TYPE_CHECKING

from mkdocs.structure.files import File, Files

from rulekit import resources
from rulekit.statements import KINDS, Kind

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig

HEAD = """# Every statement, from its own file

What each file under `rulekit/statements` says of itself, with the line of grammar that reads it.
[What can be done](statements.md) tells the same at more leisure.
"""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the page of all statements."""
    files.append(File.generated(config, "reference/kinds.md", content=page()))
    return files


def page() -> str:
    """The page: statements first, then lasting effects; kinds of one file stand together."""
    parts = [HEAD]
    for title, effects in (("What happens", False), ("What things do for whoever has them", True)):
        parts.append(f"## {title}\n")
        seen: list[str] = []
        for kind in KINDS:
            module = kind.check.__module__
            if kind.modifies == effects and module not in seen:
                seen.append(module)
                parts.append(entry(kind))
    return "\n".join(parts)


def entry(kind: Kind) -> str:
    """One kind: what its file says of it, its examples, and how it is written in the grammar."""
    text = inspect.cleandoc(sys.modules[kind.check.__module__].__doc__ or "")
    first, _, rest = text.partition("\n")
    head, _, tail = first.partition(": ")
    examples, _, more = rest.strip("\n").partition("\n\n")
    lines = [f"### {head}\n", f"{tail[:1].upper()}{tail[1:]}\n" if tail else ""]
    lines += [f"```rules\n{examples}\n```\n", f"{more}\n"]
    grammar = resources.grammars() / ("modifiers" if kind.modifies else "statements") / f"{kind.node}.lark"
    if grammar.is_file():
        lines.append(f"```lark\n{grammar.read_text('utf-8').strip()}\n```\n")
    return "\n".join(lines)
