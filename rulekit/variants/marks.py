"""Figures that a variant changes or adds below a source: they are from the variant, not from that source any more."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from attrs import frozen

from rulekit.syntax.node import Node, Word
from rulekit.variants.edit import with_children, word
from rulekit.variants.places import COMPONENTS

__all__ = ["settle_marks"]


def settle_marks(before: Node, after: Node, variant: str) -> Node:
    """The game with a mark of the variant wherever a source around would speak for what the variant brought.

    A mark speaks for all that stands below it. What brings a mark of its own keeps it.

    Args:
        before: the game without the variant.
        after: the game with all patches of the variant.
        variant: its name.
    """
    marking = _Marking(_by_name(before), _by_name(after), variant)
    return with_children(after, [marking.declared(one) if isinstance(one, Node) else one for one in after.children])


Named = Mapping[tuple[str, str], Node]


def _by_name(tree: Node) -> Named:
    """The declarations that may have a mark, by what they are and their name."""
    return {key: one for one in tree.nodes() if (key := _key(one)) is not None}


def _key(one: Node) -> tuple[str, str] | None:
    match one.kind:
        case "table" | "list" | "product" | "pairs":
            return "table", one.the("noun").name.text
        case "die" | "die_numbers":
            return "die", one.the("noun").name.text
        case "having":
            return "having", one.name.text if one.names else "game"
        case "components":
            return "components", ""
        case "with":
            return "with", one.name.text
        case _:
            return None


def _said_of(line: Node) -> str:
    """The thing that a line of the components is about."""
    return (line.node("noun") or line).name.text


@frozen
class _Marking:
    """A game before and after a variant, which marks what it brought."""

    before: Named
    after: Named
    variant: str

    def declared(self, now: Node) -> Node:
        """A declaration with the marks that it needs, and without those that are no longer true."""
        key = _key(now)
        was = self.before.get(key) if key is not None else None
        if key is None or now is was:
            return now
        if now.kind == "with":
            return self._with(was, now)
        if was is None or not _same(was, now):
            return now  # all of it is the variant's own
        match now.kind:
            case "table":
                return self._table(was, now)
            case "having":
                known = {one.the("noun").name.text: one for one in was.nodes("field")}
                return _each(now, "field", lambda one: _bare(known.get(one.the("noun").name.text), one))
            case "components":
                lines = {_said_of(one): one for one in was.nodes(*COMPONENTS)}
                for kind in COMPONENTS:
                    now = _each(now, kind, lambda one: _bare(lines.get(_said_of(one)), one))
                return now
            case _:
                return _bare(was, now)

    def _table(self, was: Node, now: Node) -> Node:
        known = {one.name.text: one for one in was.nodes("row")}
        listed = {one.text for one in was.names} if was.kind == "list" else set[str]()
        return _each(now, "row", lambda row: row if row.name.text in listed else self._row(known, row, now))

    def _row(self, known: Mapping[str, Node], now: Node, table: Node) -> Node:
        was = known.get(now.name.text)
        around = table.node("mark") or now.node("mark")
        if was is now or around is None:
            return now
        if was is None:
            return now if now.node("mark") else self._marked(now)
        same = iter(was.nodes("cell"))
        return _each(now, "cell", lambda cell: cell if cell is next(same, None) else self._marked(cell))

    def _with(self, was: Node | None, now: Node) -> Node:
        """What a thing allows: the source of its table would speak for it, too."""
        own = now.node("mark")
        if own is not None:
            return self._marked(bare) if (bare := _bare(was, now)) is not now else now
        tables = (one for one in self.after.values() if one.kind == "table" and one.node("mark"))
        below = any(row.name.text == now.name.text for one in tables for row in one.nodes("row"))
        return self._marked(now) if below else now

    def _marked(self, node: Node) -> Node:
        """A node with the mark of the variant, unless it has one: behind its name, or behind what a cell holds."""
        if node.node("mark"):
            return node
        below = (at for at, one in enumerate(node.children) if isinstance(one, Node))
        at = len(node.children) if node.kind == "cell" else next(below, len(node.children))
        span = node.span
        mark = Node("mark", (word("[", span), Word(self.variant, "NAME", span), word("]", span)), span)
        return with_children(node, (*node.children[:at], mark, *node.children[at:]))


def _same(was: Node, now: Node) -> bool:
    """Whether a declaration is still that of the game, if changed, and not put in its place by the variant."""
    return was.span.path == now.span.path


def _bare(was: Node | None, now: Node) -> Node:
    """What was changed, without the mark that it had."""
    if was is None or was is now or not _same(was, now):
        return now
    return with_children(now, [one for one in now.children if not (isinstance(one, Node) and one.kind == "mark")])


def _each(node: Node, kind: str, change: Callable[[Node], Node]) -> Node:
    """A node whose children of a kind are changed."""
    return with_children(
        node, [change(one) if isinstance(one, Node) and one.kind == kind else one for one in node.children]
    )
