"""The named things of a declaration, and the paths by which a variant addresses them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from attrs import frozen

from rulekit.remembering import remembered
from rulekit.source import Span
from rulekit.syntax.node import Node, Word
from rulekit.variants.edit import Where

__all__ = [
    "COMPONENTS",
    "OUR_WORDS",
    "THINGS",
    "Place",
    "declared_names",
    "matches",
    "places_by_name",
    "places_of",
    "spelled",
]

THINGS = {
    "source": "a source", "parameter": "a number", "table": "a table", "row": "a row", "cell": "a cell", "die": "a die",
    "face": "a face", "field": "a line of what is kept", "bound": "a limit", "adjective": "an adjective",
    "relation": "a word for two things", "derived": "a value", "step": "a step", "rule": "a rule",
    "with": "what a thing allows", "example": "an example",
    "agreed": "an option", "component": "a component",
}  # fmt: skip
"""The kinds of named things, in an author's words."""

COMPONENTS = ("component", "in_mind", "besides")
"""The lines that say what a thing is on the table."""
OUR_WORDS = ("made_of", "kept_on")
"""The pieces of the grammar in which a name is a word of ours: what things are made of, and what they are kept on."""


@frozen
class Place:
    """A named thing of a declaration.

    Args:
        path: kind and name of each thing around it and of itself, the largest first.
        where: its place below the declaration; empty for the declaration itself.
        span: its name in the text; for a cell or bound, its content.
    """

    path: tuple[tuple[str, str], ...]
    where: Where
    span: Span

    @property
    def kind(self) -> str:
        """What it is: a key of ``THINGS``."""
        return self.path[-1][0]

    @property
    def names(self) -> tuple[str, ...]:
        """The names that lead to it, the smallest first."""
        return tuple(name for _, name in reversed(self.path) if name)


def spelled(names: Sequence[str]) -> str:
    """A path as an author writes it.

    >>> spelled(("boxes", "great_wall"))
    'boxes of great_wall'
    """
    return " of ".join(names)


def matches(names: Sequence[str], place: Place) -> bool:
    """Whether names, the smallest first, lead to a place; names further out may be left out."""
    smallest, *further = place.names
    rest = iter(further)
    return names[0] == smallest and all(name in rest for name in names[1:])


@remembered(512)
def places_of(declaration: Node) -> tuple[Place, ...]:
    """The named things of a declaration: itself first, if it has a name."""
    return tuple(_places(declaration))


@remembered(512)
def places_by_name(declaration: Node) -> Mapping[str, Sequence[Place]]:
    """The same by the smallest name of each."""
    found = dict[str, list[Place]]()
    for place in places_of(declaration):
        for name in place.names[:1]:
            found.setdefault(name, []).append(place)
    return found


def _places(node: Node) -> Iterator[Place]:
    match node.kind:
        case "source" | "example" | "agreed":
            yield Place(((node.kind, node.name.text),), (), node.name.span)
        case "numbers":
            for index, parameter in _children(node, "parameter"):
                yield Place((("parameter", parameter.name.text),), (index,), parameter.name.span)
        case "table" | "list" | "product" | "pairs":
            yield from _of_table(node)
        case "die" | "die_numbers":
            yield from _of_die(node)
        case "having":
            yield from _of_having(node)
        case "components":
            yield from _of_components(node)
        case "adjective":
            owner, name = node.word("of"), node.word("adjective")
            yield Place((("owner", owner.text), ("adjective", name.text)), (), name.span)
        case "relation":
            owner, name = node.word("of"), node.child("related").name
            yield Place((("owner", owner.text), ("relation", name.text)), (), name.span)
        case "derived" | "derived_yours":
            owner_name = node.word("of").text if node.kind == "derived" else "player"
            yield Place((("owner", owner_name), ("derived", node.name.text)), (), node.name.span)
        case "step" | "with":
            own = Place(((node.kind, node.name.text),), (), node.name.span)
            yield own
            yield from _rules(node, own)
        case _:
            pass  # the heading of a game, or what could not be read


def _children(node: Node, *kinds: str) -> Iterator[tuple[int, Node]]:
    for index, child in enumerate(node.children):
        if isinstance(child, Node) and child.kind in kinds:
            yield index, child


def _of_table(node: Node) -> Iterator[Place]:
    noun = node.the("noun").name
    table = ("table", noun.text)
    yield Place((table,), (), noun.span)
    if node.kind == "list":
        for index, item in enumerate(node.children):
            if isinstance(item, Word) and item.kind == "NAME":
                yield Place((table, ("row", item.text)), (index,), item.span)
        return
    columns = node.names
    for index, row in _children(node, "row"):
        own = ("row", row.name.text)
        yield Place((table, own), (index,), row.name.span)
        # A row with too many or too few cells is for the checker to report.
        for column, (below, cell) in zip(columns, _children(row, "cell"), strict=False):
            yield Place((table, own, ("cell", column.text)), (index, below), cell.span)


def _of_die(node: Node) -> Iterator[Place]:
    noun = node.the("noun").name
    yield Place((("die", noun.text),), (), noun.span)
    for index, face in _children(node, "face", "face_choice"):
        yield Place((("die", noun.text), ("face", face.name.text)), (index,), face.name.span)


def _of_having(node: Node) -> Iterator[Place]:
    owner = ("owner", node.name.text if node.names else "game")
    for index, field in _children(node, "field"):
        name = field.the("noun").name
        own = (owner, ("field", name.text))
        yield Place(own, (index,), name.span)
        for where, bound in _bounds(field):
            number = _below(field, where)
            yield Place((*own, ("bound", bound)), (index, *where), number.span)


def _of_components(node: Node) -> Iterator[Place]:
    for index, one in _children(node, *COMPONENTS):
        name = (one.node("noun") or one).name
        own = (("owner", "components"), ("component", name.text))
        yield Place(own, (index,), name.span)
        for below, count in _children(one, "parts_of_it"):
            if count.words("NUMBER"):
                yield Place((*own, ("bound", "count")), (index, below, 0), count.span)


def _bounds(field: Node) -> Iterator[tuple[Where, str]]:
    """The plain numbers of a field that a variant can turn, by the word that addresses each."""
    for index, kind in _children(field, "range", "counter", "starts", "boxes"):
        if kind.kind == "range":
            for (below, bound), name in zip(_children(kind, "bound"), ("least", "most"), strict=True):
                if bound.nodes("int", "negative"):
                    yield (index, below, 0), name
        elif kind.kind == "starts":
            for below, _ in _children(kind, "int", "negative"):
                yield (index, below), "start"
        else:
            number = kind.children.index(kind.words("NUMBER")[0])
            yield (index, number), "least" if kind.kind == "counter" else "boxes"


def _below(node: Node, where: Where) -> Node | Word:
    part: Node | Word = node
    for index in where:
        assert isinstance(part, Node)
        part = part.children[index]
    return part


def _rules(node: Node, around: Place) -> Iterator[Place]:
    for index, child in enumerate(node.children):
        if isinstance(child, Node):
            here = Place(around.path, (*around.where, index), child.span)
            if child.kind == "rule":
                here = Place((*around.path, ("rule", child.name.text)), here.where, child.name.span)
                yield here
            yield from _rules(child, here)


def declared_names(tree: Node) -> frozenset[str]:
    """Every name that a game gives to something: things, their plurals, columns, options, and what is `called` so."""
    return frozenset().union(*map(_declared_in, tree.nodes()))


@remembered(4096)
def _declared_in(declaration: Node) -> frozenset[str]:
    """Those of one declaration: most are the same whatever a variant changes."""
    found: set[str] = set()
    if declaration.kind not in {"with", "example"}:
        found.update(
            place.path[-1][1] for place in places_of(declaration) if place.kind not in {"cell", "bound", "component"}
        )
    for node in declaration.walk():
        if node.kind in {"noun", "called", "row", "table"}:
            found.update(name.text for name in node.names)
        elif node.kind == "option":
            found.add(node.name.text)
    return frozenset(found)
