"""``add``: rows, declarations, statements in a step, and more that a thing allows."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.syntax.node import Node, Word
from rulekit.variants import errors
from rulekit.variants.draft import Draft, Found
from rulekit.variants.edit import Part, Where, with_children, word
from rulekit.variants.places import COMPONENTS, Place, places_of, spelled

__all__ = ["add", "add_abilities", "add_rows", "add_to"]


# ---- Declarations ----


def add(draft: Draft, part: Node) -> None:
    """The declaration is there as well; numbers join the numbers, and what somebody has joins what they have.

    Reports:
        RK0409: there is one of its name.
    """
    known = {place.path: place for place in draft.places()}
    again = [place for place in places_of(part) if place.path in known and place.kind not in {"cell", "bound"}]
    for place in again:
        help_ = _HELP.get(place.kind, "give it another name, or write `replace` instead of `add`")
        first = known[place.path].span
        draft.report.add(errors.already_there(place.names[0], place.span, first, help_.format(place.names[0])))
    if again:
        return
    like = _same_owner(draft, part)
    if like is None:
        draft.add_declaration(part)
    else:
        node = draft.at(like)
        draft.put(like, with_children(node, (*node.children, *part.nodes("parameter", "field", *COMPONENTS))))


_HELP = {
    "with": "write `add to {}` for more that it allows",
    "table": "write `add rows to {}` for more rows",
    "parameter": "write `change {} from ... to ...` for another number",
    "row": "give it another name",
    "face": "give it another name",
}


def _same_owner(draft: Draft, part: Node) -> Where | None:
    """The declaration whose list a new one joins."""
    if part.kind not in {"numbers", "having", "components"}:
        return None
    owner = [name.text for name in part.names]
    for index, one in enumerate(draft.tree.children):
        if isinstance(one, Node) and one.kind == part.kind and [name.text for name in one.names] == owner:
            return (index,)
    return None


# ---- Rows ----


def add_rows(draft: Draft, patch: Node) -> None:
    """The table has the rows as well, at its end or beside another row.

    Reports:
        RK0407, RK0408, RK0409, RK0412, RK0413.
    """
    target, *beside = patch.names
    found = draft.find([target], [("table",)], "a table")
    other = draft.find([*beside, target], [("row",)], "a row") if beside else None
    if found is None or (beside and other is None):
        return
    rows = patch.nodes("row")
    here = {place.names[0]: place for place in draft.within(found.where) if place.kind == "row"}
    for row in rows:
        if row.name.text in here:
            first = here[row.name.text].span
            draft.report.add(errors.already_there(row.name.text, row.name.span, first, _HELP["row"]))
    new = [row for row in rows if row.name.text not in here]
    if not all(draft.touch(one.place.path, "beside", patch.span) for one in (found, other) if one):
        return
    table = _as_table(found.node)
    index = len(table.children)
    if other:
        same = [at for at, one in enumerate(table.children) if isinstance(one, Node) and one.kind == "row"]
        index = same[[place.where for place in here.values()].index(other.where)] + patch.the("moment").says("after")
    draft.put(found.where, with_children(table, (*table.children[:index], *new, *table.children[index:])))


def _as_table(node: Node) -> Node:
    """A list of items written as a table without columns, so that rows can join it."""
    if node.kind == "table":
        return node
    rows = [Node("row", (name,), name.span) for name in node.names]
    return Node("table", (node.children[0], *node.nodes(), *rows), node.span)


# ---- Statements and modifiers ----


def add_to(draft: Draft, patch: Node) -> None:
    """The step or rule does the statements as well, at its end or beside a rule or a step that it does.

    Reports:
        RK0407, RK0408, RK0412, RK0413.
    """
    target, *beside = patch.names
    found = draft.find([target], [("rule", "step")], "a rule or a step")
    if found is None:
        return
    statements = tuple(one for one in patch.nodes() if one.kind != "moment")
    moment = patch.node("moment")
    where: Where | None = None
    if beside:
        where = _line_of(draft, found.node, found.place, beside[0])
        if where is None:
            return
    if not draft.touch(found.place.path, "beside", patch.span):
        return
    if where is not None and not draft.touch(_path_of(draft, found, where, beside[0]), "beside", patch.span):
        return
    if where is None or moment is None:
        draft.put(found.where, _with_more(found.node, statements))
        return
    after = moment.says("after")
    around, index = draft.at((*found.where, *where[:-1])), where[-1] + after
    if after:
        key = found.place.path, beside[0].text
        index += draft.behind.get(key, 0)
        draft.behind[key] = draft.behind.get(key, 0) + len(statements)
    children = [*around.children[:index], *statements, *around.children[index:]]
    draft.put((*found.where, *where[:-1]), with_children(around, _without_colon(around, children)))


def _path_of(draft: Draft, found: Found, where: Where, name: Word) -> tuple[tuple[str, str], ...]:
    """The path of what stands at a place: a rule, or the step that is done there.

    It is noted, so that another variant that removes it is refused whichever of the two comes first.
    """
    here = (*found.where, *where)
    rules = [place.path for place in draft.places("rule") if place.where == here]
    return rules[0] if rules else (("step", name.text),)


def _line_of(draft: Draft, node: Node, place: Place, name: Word) -> Where | None:
    """Where in a step the rule of that name stands, or the one line that does the step of that name."""
    found = list(_lines(node, name.text))
    if len(found) == 1:
        return found[0]
    if found:
        choices = [(f"{name.text} of {spelled(place.names)}", draft.at((*place.where, *where)).span) for where in found]
        draft.report.add(errors.ambiguous(name.text, name.span, choices))
        return None
    known = {one.text for below in node.walk() if below.kind in {"do", "rule"} for one in below.names}
    gone = draft.taken_away([name.text], name.span, ("rule", "step"))
    wanted = "rule or step"
    draft.report.add(gone or errors.not_within(name.text, name.span, wanted, spelled(place.names), place.span, known))
    return None


def _lines(node: Node, name: str) -> list[Where]:
    found: list[Where] = []
    for index, child in enumerate(node.children):
        if isinstance(child, Node):
            is_it = (child.kind == "rule" and child.name.text == name) or (
                child.kind == "line" and any(one.text == name for do in child.nodes("do") for one in do.names)
            )
            found += [(index,)] if is_it else [(index, *below) for below in _lines(child, name)]
    return found


def _with_more(node: Node, statements: Sequence[Node]) -> Node:
    """A step or rule with statements after its last one."""
    body = node.node("body")
    if body is None:
        return with_children(node, (*node.children, *statements))
    longer = with_children(body, _without_colon(body, (*body.children, *statements)))
    return with_children(node, [longer if one is body else one for one in node.children])


def _without_colon(around: Node, children: Sequence[Part]) -> list[Part]:
    """What stood on the line of its heading now stands below it, as there is more than one."""
    return [one for one in children if not (around.kind == "body" and one == word(":", around.span))]


def add_abilities(draft: Draft, patch: Node) -> None:
    """The thing allows or spares more, after what it does already.

    Reports:
        RK0407, RK0408, RK0413.
    """
    found = draft.find(patch.names, [("with",)], "a thing that allows something already")
    if found is None or not draft.touch(found.place.path, "beside", patch.span):
        return
    draft.put(found.where, with_children(found.node, (*found.node.children, *patch.nodes())))
