"""Checks macros against the shapes of their sentences: parts left out, what may be absent, open branches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from attrs import define, field, frozen
from jinja2 import nodes

from rulekit.document.closed import Comparison
from rulekit.document.sentences import SENTENCES
from rulekit.document.shape import Holds, Shape

__all__ = ["Misfit", "misfits"]

NUMBERS = frozenset({"number", "value", "plural"})
"""What macros call with a number alone."""
WORDS = frozenset({"noun", "adjective", "has", "feature", "kind", "unit"})
"""What macros call with a word alone."""


@frozen
class Misfit:
    """What is wrong with a macro.

    Args:
        macro: its name.
        line: the line of the joined files.
        why: in words.
        closed: whether it is a branch that does not cover a closed part.
    """

    macro: str
    line: int
    why: str
    closed: bool = False


def misfits(template: nodes.Template) -> tuple[Misfit, ...]:
    """What does not fit between the macros of a language and the sentences that are declared."""
    macros = {one.name: one for one in template.find_all(nodes.Macro)}
    found: list[Misfit] = []
    for name, macro in macros.items():
        shape = SENTENCES.get(name) if macro.args else None
        if shape is not None:
            found += _parts(macro, shape, _Reading(macros, name))
            found += _absent(macro, shape)
        found += _Branches(macro, shape).misfits()
    return tuple(found)


# ---- Parts ----


@define
class _Reading:
    """Which parts of a sentence macros read, themselves or through the macros they give it on to.

    Args:
        macros: by name.
        sentence: the name of the sentence; what only others are asked for does not count.
    """

    macros: Mapping[str, nodes.Macro]
    sentence: str
    known: dict[tuple[str, int], dict[str, int]] = field(factory=dict)

    def of(self, name: str, at: int) -> Mapping[str, int]:
        """The parts that a macro reads of its argument number ``at``, with a line where it does."""
        if (name, at) in self.known:
            return self.known[name, at]
        found = self.known[name, at] = {}
        macro = self.macros[name]
        root = macro.args[at].name
        for node in self._reached(macro, root):
            part = _part_of(node, root)
            if part is not None:
                found.setdefault(part, node.lineno)
            if isinstance(node, nodes.Call) and isinstance(node.node, nodes.Name) and node.node.name in self.macros:
                for index, argument in _arguments(node, self.macros[node.node.name]):
                    if isinstance(argument, nodes.Name) and argument.name == root:
                        for read in self.of(node.node.name, index):
                            found.setdefault(read, node.lineno)
        return found

    def _reached(self, node: nodes.Node, root: str) -> Iterator[nodes.Node]:
        """What is said of the sentence, without what is only said where it has another name."""
        yield node
        if isinstance(node, nodes.If):
            yield from self._reached(node.test, root)
            for branch in (node, *node.elif_):
                if not self._another(branch.test, root):
                    yield from (one for part in (branch.test, *branch.body) for one in self._reached(part, root))
                if self._named(branch.test, root) and not self._another(branch.test, root):
                    return
            yield from (one for part in node.else_ for one in self._reached(part, root))
            return
        if isinstance(node, nodes.CondExpr) and self._another(node.test, root):
            if node.expr2 is not None:
                yield from self._reached(node.expr2, root)
            return
        for child in node.iter_child_nodes():
            yield from self._reached(child, root)

    def _another(self, test: nodes.Node, root: str) -> bool:
        """Whether a test asks for sentences of other names."""
        if isinstance(test, nodes.And):
            return self._another(test.left, root) or self._another(test.right, root)
        named = self._named(test, root)
        return bool(named) and self.sentence not in named

    @staticmethod
    def _named(test: nodes.Node, root: str) -> set[object]:
        """The sentences that a test asks for, if it asks for nothing else."""
        if not isinstance(test, nodes.Call) or not isinstance(test.node, nodes.Name) or not test.args:
            return set()
        first, *names = test.args
        if test.node.name != "is_sentence" or not isinstance(first, nodes.Name) or first.name != root:
            return set()
        return {one.value for one in names if isinstance(one, nodes.Const)}


def _arguments(call: nodes.Call, macro: nodes.Macro) -> Iterator[tuple[int, nodes.Expr]]:
    yield from ((at, one) for at, one in enumerate(call.args) if at < len(macro.args))
    names = [one.name for one in macro.args]
    yield from ((names.index(one.key), one.value) for one in call.kwargs if one.key in names)


def _parts(macro: nodes.Macro, shape: Shape, reading: _Reading) -> Iterator[Misfit]:
    read = reading.of(macro.name, 0)
    for part, line in read.items():
        if part not in shape.parts and part not in ("name", "parts"):
            yield Misfit(macro.name, line, f"it has no part `{part}`")
    if "parts" not in read:
        for part, of in shape.parts.items():
            if part not in read and not of.aid:
                yield Misfit(macro.name, macro.lineno, f"its part `{part}` is never said")


def _absent(macro: nodes.Macro, shape: Shape) -> Iterator[Misfit]:
    """Calls that need a number or a word, with a part that may be absent or something else and was not asked for."""
    root = macro.args[0].name
    # Which member a closed part is decides as well whether another part is there: "exactly" and its number.
    closed = {name for name, of in shape.parts.items() if of.members is not None}
    for call, asked in _calls(macro, frozenset()):
        if not isinstance(call.node, nodes.Name) or not call.args:
            continue
        part = _part_of(call.args[0], root)
        if part is None or part not in shape.parts or asked & {part, *closed}:
            continue
        holds = shape.parts[part].holds
        if call.node.name in NUMBERS and holds != {Holds.NUMBER}:
            yield Misfit(macro.name, call.lineno, f"its part `{part}` is not always a number")
        if call.node.name in WORDS and not holds <= {Holds.NOUN, Holds.NAME, Holds.ICON}:
            yield Misfit(macro.name, call.lineno, f"its part `{part}` is not always a word")


def _part_of(node: nodes.Node, root: str) -> str | None:
    if isinstance(node, nodes.Getattr) and isinstance(node.node, nodes.Name) and node.node.name == root:
        return node.attr
    return None


def _calls(node: nodes.Node, asked: frozenset[str]) -> Iterator[tuple[nodes.Call, frozenset[str]]]:
    """Every call, with the parts that a branch around it has asked about."""
    if isinstance(node, nodes.Call):
        yield node, asked
    if isinstance(node, nodes.If):
        inside = asked | _mentioned(node.test)
        yield from _calls(node.test, inside)
        for one in (*node.body, *node.elif_, *node.else_):
            yield from _calls(one, inside)
        return
    if isinstance(node, nodes.CondExpr | nodes.And | nodes.Or):
        test = node.test if isinstance(node, nodes.CondExpr) else node.left
        asked |= _mentioned(test)
    if isinstance(node, nodes.Macro):
        # What is set once ("any = ... x.count ...") is asked about in all that follows.
        asked |= frozenset[str]().union(*(_mentioned(one.node) for one in node.find_all(nodes.Assign)))
    for child in node.iter_child_nodes():
        yield from _calls(child, asked)


def _mentioned(node: nodes.Node) -> frozenset[str]:
    own = {node.attr} if isinstance(node, nodes.Getattr) else set()
    return frozenset(own | {one.attr for one in node.find_all(nodes.Getattr)})


# ---- Closed parts ----

Left = Mapping[str, frozenset[str]]
"""What closed parts can still be, by how they are written, where some members were asked for before."""


@define
class _Branches:
    """Looks for branches and tables that leave out a member of a closed part.

    Args:
        macro: the macro.
        shape: of its sentence; None of one that only other macros call.
    """

    macro: nodes.Macro
    shape: Shape | None

    def misfits(self) -> Iterator[Misfit]:
        """What is left out, in the order of the lines."""
        return self._in(self.macro, {})

    def _misfit(self, node: nodes.Node, why: str) -> Misfit:
        return Misfit(self.macro.name, node.lineno, why, closed=True)

    def _in(self, node: nodes.Node, left: Left) -> Iterator[Misfit]:
        if isinstance(node, nodes.Compare):
            tested = self._tested(node)
            for one in sorted(tested[1] - {*tested[2]}) if tested is not None else ():
                yield self._misfit(node, f"`{tested[0] if tested else one}` can never be `{one}`")
        if isinstance(node, nodes.Getitem) and isinstance(node.node, nodes.Dict):
            yield from self._table(node, node.node, left)
        if isinstance(node, nodes.If):
            yield from self._chain(node, left)
        elif isinstance(node, nodes.CondExpr):
            yield from self._in(node.test, left)
            yield from self._in(node.expr1, left)
            if node.expr2 is not None:
                yield from self._in(node.expr2, self._without(node.test, left))
        else:
            for child in node.iter_child_nodes():
                yield from self._in(child, left)

    def _table(self, node: nodes.Getitem, table: nodes.Dict, left: Left) -> Iterator[Misfit]:
        keys = {one.key.value for one in table.items if isinstance(one.key, nodes.Const)}
        text, closed = _text(node.arg), self._closed(node.arg)
        if text is not None and closed is not None and keys <= {*closed}:
            missing = sorted(left.get(text, frozenset(closed)) - keys)
            if missing:
                yield self._misfit(node, f"`{text}` can be {', '.join(missing)} as well")

    def _chain(self, node: nodes.If, left: Left) -> Iterator[Misfit]:
        branches = (node, *node.elif_)
        tested = [self._tested(one.test) for one in branches]
        for branch in branches:
            yield from self._in(branch.test, left)
            for one in branch.body:
                yield from self._in(one, left)
            left = self._without(branch.test, left)
        first = tested[0]
        if first is not None and node.else_ and all(one is not None and one[0] == first[0] for one in tested):
            rest = left.get(first[0], frozenset())
            if len(rest) > 1 and not self._given_on(first[0]):
                yield self._misfit(node, f"its `else` says the same of {', '.join(sorted(rest))}")
        for one in node.else_:
            yield from self._in(one, left)

    def _given_on(self, text: str) -> bool:
        """Whether a closed part, or what it is a part of, is given to a macro or looked up, and so told apart there."""
        for node in self.macro.find_all((nodes.Call, nodes.Getitem)):
            given = node.args if isinstance(node, nodes.Call) else [node.arg] if isinstance(node, nodes.Getitem) else []
            if any((said := _text(one)) is not None and f"{text}.".startswith(f"{said}.") for one in given):
                return True
        return False

    def _without(self, test: nodes.Node, left: Left) -> Left:
        """What closed parts can still be where a test does not hold."""
        tested = self._tested(test)
        if tested is None:
            return left
        text, members, closed = tested
        return {**left, text: left.get(text, frozenset(closed)) - members}

    def _tested(self, test: nodes.Node) -> tuple[str, frozenset[str], type[StrEnum]] | None:
        """A test that asks for members of a closed part and nothing else: how it is written, the members, the enum."""
        if not isinstance(test, nodes.Compare) or len(test.ops) != 1:
            return None
        text, closed, (operand,) = _text(test.expr), self._closed(test.expr), test.ops
        if text is None or closed is None:
            return None
        if operand.op == "eq" and isinstance(operand.expr, nodes.Const):
            return text, frozenset({operand.expr.value}), closed
        if operand.op == "in" and isinstance(operand.expr, nodes.Tuple):
            return text, frozenset(one.value for one in operand.expr.items if isinstance(one, nodes.Const)), closed
        return None

    def _closed(self, node: nodes.Node) -> type[StrEnum] | None:
        """The enum of a closed part; a comparison is given on under its own name, ``op``."""
        if isinstance(node, nodes.Name):
            return Comparison if node.name == "op" else None
        if isinstance(node, nodes.Getattr) and node.attr == "op":
            return Comparison
        part = _part_of(node, self.macro.args[0].name) if self.macro.args else None
        return self.shape.parts[part].members if self.shape and part and part in self.shape.parts else None


def _text(node: nodes.Node) -> str | None:
    if isinstance(node, nodes.Name):
        return node.name
    if isinstance(node, nodes.Getattr) and (before := _text(node.node)) is not None:
        return f"{before}.{node.attr}"
    return None
