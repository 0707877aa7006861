"""A PDF as a screen reader has it: the tree of its tags with their texts, in the order in which they are read."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pikepdf
from attrs import Factory, define

__all__ = ["Link", "Tag", "links_of", "spoken", "tree_of"]

HEX = re.compile(rb"<([0-9a-fA-F]+)>")


@define
class Tag:
    """An element of the structure tree.

    Args:
        kind: what it is, ``"P"``.
        alt: what is read in its place.
        name: what a heading says of itself.
        scope: of a head of a table.
        parts: elements and texts below it.
    """

    kind: str
    alt: str = ""
    name: str = ""
    scope: str = ""
    parts: list[Tag | str] = Factory(list["Tag | str"])

    def all(self) -> Iterator[Tag]:
        """It and everything below it, in order."""
        yield self
        for part in self.parts:
            if isinstance(part, Tag):
                yield from part.all()

    def of(self, *kinds: str) -> list[Tag]:
        """All of some kinds, in order."""
        return [one for one in self.all() if one.kind in kinds]

    @property
    def text(self) -> str:
        """What is read of it."""
        if self.alt:
            return self.alt
        said = " ".join(one if isinstance(one, str) else one.text for one in self.parts)
        return " ".join(said.replace("\u2060", "").split())


@define
class Link:
    """A link within a document: what is read of it, and the number of the page that it leads to."""

    said: str
    page: int


def tree_of(made: bytes | Path) -> Tag:
    """The tags of a document."""
    with pikepdf.open(io.BytesIO(made) if isinstance(made, bytes) else made) as pdf:
        texts = {page.obj.objgen: dict(_texts(page)) for page in pdf.pages}
        root = Tag("StructTreeRoot")
        _read(pdf.Root["/StructTreeRoot"]["/K"], root, None, texts)
        return root


def links_of(made: bytes | Path) -> list[Link]:
    """The links of a document to its own pages, in order."""
    with pikepdf.open(io.BytesIO(made) if isinstance(made, bytes) else made) as pdf:
        numbers = {page.obj.objgen: at for at, page in enumerate(pdf.pages, 1)}
        named = pikepdf.NameTree(pdf.Root["/Names"]["/Dests"]) if "/Dests" in pdf.Root.get("/Names", {}) else {}
        found = []
        for page in pdf.pages:
            for note in page.obj.get("/Annots", pikepdf.Array()).as_list():
                place = note["/Dest"] if "/Dest" in note else note["/A"]["/D"]
                if isinstance(place, pikepdf.String):
                    place = named[str(place)]
                if isinstance(place, pikepdf.Dictionary):
                    place = place["/D"]
                found.append(Link(str(note["/Contents"]).replace("\u2060", ""), numbers[place[0].objgen]))
        return found


def spoken(tag: Tag, depth: int = 0) -> Iterator[str]:
    """A line for each element that says something, as a screen reader would go through them."""
    texts = [one for one in tag.parts if isinstance(one, str) and one.strip()]
    if tag.alt or texts:
        yield f"{'  ' * depth}{tag.kind}: {tag.alt or ' '.join(texts)}"
    for part in tag.parts:
        if isinstance(part, Tag):
            yield from spoken(part, depth + 1)


def _read(node: Any, into: Tag, page: Any, texts: dict[Any, dict[int, str]]) -> None:  # noqa: ANN401  # pikepdf's objects
    if isinstance(node, pikepdf.Array):
        for child in node.as_list():
            _read(child, into, page, texts)
    elif isinstance(node, int):
        into.parts.append(texts[page].get(node, ""))
    elif isinstance(node, pikepdf.Dictionary):
        here = node["/Pg"].objgen if "/Pg" in node else page
        if node.get("/Type") == "/MCR":
            into.parts.append(texts[here].get(int(node["/MCID"]), ""))
        elif "/S" in node:
            made = Tag(str(node["/S"])[1:], str(node.get("/Alt", "")), str(node.get("/T", "")), _scope(node))
            into.parts.append(made)
            _read(node.get("/K"), made, here, texts)


def _scope(node: pikepdf.Dictionary) -> str:
    some = node.get("/A", pikepdf.Array())
    lists = some.as_list() if isinstance(some, pikepdf.Array) else [some]
    return next((str(one["/Scope"])[1:] for one in lists if "/Scope" in one), "")


def _texts(page: pikepdf.Page) -> Iterator[tuple[int, str]]:
    """What stands in each marked piece of a page."""
    fonts = {str(name): _letters(font) for name, font in page.resources.get("/Font", {}).items()}
    marks: list[int | None] = []
    letters: dict[int, str] = {}
    said: dict[int, str] = {}
    for instruction in pikepdf.parse_content_stream(page):
        operands = [*instruction.operands]
        match str(instruction.operator):
            case "BDC" | "BMC":
                held = operands[1] if len(operands) > 1 else None
                is_marked = isinstance(held, pikepdf.Dictionary) and "/MCID" in held
                marks.append(int(held["/MCID"]) if is_marked and held is not None else None)
            case "EMC":
                marks.pop()
            case "Tf":
                letters = fonts[str(operands[0])]
            case "Tj" | "TJ":
                at = next((one for one in reversed(marks) if one is not None), None)
                if at is not None:
                    pieces = operands[0].as_list() if str(instruction.operator) == "TJ" else [operands[0]]
                    raw = b"".join(bytes(one) for one in pieces if isinstance(one, pikepdf.String))
                    told = "".join(letters.get(int.from_bytes(raw[i : i + 2]), "") for i in range(0, len(raw), 2))
                    said[at] = said.get(at, "") + told
            case _:
                pass
    yield from said.items()


def _letters(font: pikepdf.Object) -> dict[int, str]:
    """What the glyphs of a font stand for."""
    if "/ToUnicode" not in font:
        return {}
    found: dict[int, str] = {}
    table = font["/ToUnicode"].read_bytes()
    for block in re.findall(rb"beginbfchar(.*?)endbfchar", table, re.DOTALL):
        codes = HEX.findall(block)
        for code, letters in zip(codes[::2], codes[1::2], strict=True):
            found[int(code, 16)] = bytes.fromhex(letters.decode()).decode("utf-16-be", "replace")
    for block in re.findall(rb"beginbfrange(.*?)endbfrange", table, re.DOTALL):
        codes = HEX.findall(block)
        for first, last, letters in zip(codes[::3], codes[1::3], codes[2::3], strict=True):
            start = int(letters, 16)
            found |= {code: chr(start + code - int(first, 16)) for code in range(int(first, 16), int(last, 16) + 1)}
    return found


if __name__ == "__main__":
    for place in sys.argv[1:]:
        print("\n".join(spoken(tree_of(Path(place)))))  # noqa: T201  # what it is run for
        print("\n".join(f"Link: {one.said}" for one in links_of(Path(place))))  # noqa: T201  # as above
