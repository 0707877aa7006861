"""What stands behind the language of a fence, as MkDocs knows it: tests write files by it, readers see a title."""

from __future__ import annotations

import re

SAID = re.compile(
    r'^(?P<mark>```)(?P<language>\w+) +(?P<what>append="(?P<path>[^"]+)"|wrong|right|beside (?P<beside>\w+))$',
    re.MULTILINE,
)


def on_page_markdown(markdown: str, **_: object) -> str:
    """Give every fence that says more than its language a title, and a class where it is a right or a wrong one."""
    return SAID.sub(titled, markdown)


def titled(found: re.Match[str]) -> str:
    """The first line of a fence, as MkDocs reads it."""
    what = found["what"].partition("=")[0].partition(" ")[0]
    title = {
        "append": f"{found['path']}, continued",
        "beside": f"beside {found['beside']}.rules",
        "wrong": "Not so",
        "right": "But so",
    }[what]
    return f'{found["mark"]}{{ .{found["language"]} .{what} title="{title}" }}'
