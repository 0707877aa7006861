"""Worked examples: who plays, what is given, what happens, what must follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from rulekit.check import errors, example_errors, facts, happenings
from rulekit.check.scope import Scope
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.example import PERSON, Action, ActionKind, Example, Fact, FactKind, Tale, Telling
from rulekit.model.expression import Expression, FieldOf, Type, Variable
from rulekit.syntax.node import Node, Word

__all__ = ["check_examples"]

AUTHORED = ("why", "telling", "tale")
"""What a person says of the lines of an example: why, and how it went."""


def check_examples(tree: Node, scope: Scope, players: tuple[int, int], changed: str | None) -> tuple[Example, ...]:
    """The checked examples of a game.

    Args:
        tree: the game with all patches in place.
        scope: what its rules declare.
        players: how many can play.
        changed: the file of the game if variants change it: what its own examples give may be nothing that there can be
            any more. Then they are left out, as those are that speak of what is gone; by itself the game tells of them.

    Reports:
        RK02xx, RK0302, RK08xx: whatever is wrong with one.
    """
    found: list[Example] = []
    report = scope.names.report
    for node in tree.nodes("example"):
        before = len(report)
        made = check_example(node, scope, players)
        if made is not None:
            found.append(made)
        elif node.span.path == changed:
            report.take_back(before)
    return tuple(found)


def check_example(node: Node, scope: Scope, players: tuple[int, int]) -> Example | None:
    """The checked example; None when something was reported.

    Reports:
        RK0201: an unknown person, step, option or thing. RK0302: more people than can play. RK0805: something is given
        in the midst of a round. RK08xx: what no play has.
    """
    names = [word for one in node.walk() if one.kind == "cast" for word in one.names]
    scope.names.declare(node.name, "example")
    first: dict[str, Word] = {}
    for word in names:
        if first.setdefault(word.text, word) is not word:
            scope.report(errors.declared_twice(word.text, word.span, first[word.text].span))
    cast = tuple(first) or _people(node)
    if not names:
        cast += ("",) * (max(players[0], min(2, players[1])) - len(cast))
    if not players[0] <= len(cast) <= players[1]:
        scope.report(
            errors.wrong_people(len(cast), *players, names[0].span.to(names[-1].span) if names else node.name.span)
        )
        return None
    people = tuple(Variable(PERSON - at, name, Type(ValueKind.PLAYER)) for at, name in enumerate(cast))
    told = any(isinstance(one, Word) and one.kind == "WORD" and one.text == "round" for one in node.children)
    before = len(scope.names.report)
    lines, tales = list[Fact | Action](), list[Tale]()
    answer = ""
    with scope.inside(*people, somebody=True):
        for part in node.nodes("given", "when", "then", "why", "telling", "tale"):
            if part.kind == "why" and not (lines or answer) and node.node("question") is not None:
                answer = part.words("STRING")[0].title
                continue
            if part.kind in AUTHORED:
                tales += _authored(part, node, lines, len(tales), scope)
                continue
            inner = part.the()
            if inner.kind == "cast":
                continue
            made: Fact | Action | None
            if part.kind == "when":
                made = happenings.happening(inner, people, scope)
            else:
                made = facts.fact(inner, people, scope, then=part.kind == "then")
            if made is not None:
                lines.append(made)
            if told and part.kind == "given" and any(isinstance(one, Action) for one in lines):
                scope.report(example_errors.given_later(part.span))
    named = node.each_word("step")
    about = named[0].text if named else _about(lines)
    if about and about not in scope.names.steps:
        scope.report(errors.unknown_name(about, named[0].span if named else node.name.span, scope.names.steps, "step"))
    untold = frozenset(_untold(node, scope))
    if len(scope.names.report) == before:
        _report_turns(lines, cast, scope)
        _report_twice(lines, scope)
    if len(scope.names.report) > before:
        return None
    title = node.words("STRING")
    named_so = title[0].title if title else ""
    about = "" if told else about
    printed = node.node("unprinted") is None
    name, asked = node.name.text, node.node("question")
    whole = Example(
        *(name, named_so, about, cast, bool(names), tuple(lines)),
        told=told,
        printed=printed,
        untold=untold,
        answered=f"{name}.answer" if answer else "",
        answer=answer,
        tales=tuple(tales),
        span=node.span,
    )
    return _with_tale(node, whole) if asked is None else _asked(asked, whole)


def _with_tale(node: Node, example: Example) -> Example:
    """The example as a person tells it, if anybody does."""
    tale = _first_tale(node)
    if tale is None:
        return example
    return attrs.evolve(example, answered=f"{example.name}.told", answer=tale.words("STRING")[0].title)


def _first_tale(node: Node) -> Node | None:
    """How a person tells an example from its beginning on."""
    first = node.nodes("given", "when", "then", "why", "tale")[0]
    return first if first.kind == "tale" else None


def _tale(part: Node, node: Node, lines: Sequence[Fact | Action], told: int, scope: Scope) -> Iterator[Tale]:
    """How a person tells what comes behind some lines.

    Reports:
        RK0804: nobody tells how it begins, nothing comes before it, or nothing is said.
    """
    first, text = _first_tale(node), part.words("STRING")[0]
    if first is None or not (lines or part is first) or not text.title.strip():
        scope.report(example_errors.nothing_to_tell(text.span))
    elif part is not first:
        yield Tale(len(lines), f"{node.name.text}.told_{told + 2}", text.title)


def _untold(node: Node, scope: Scope) -> Iterator[str]:
    """The fields whose changes a round does not tell.

    Reports:
        RK0201: there is no such field.
    """
    line = node.node("untold")
    for word in line.words("NAME") if line is not None else ():
        found = scope.names.fields_named(word.text)
        if not found:
            known = [name for one in scope.names.fields for name in (one.name, one.plural) if name]
            scope.report(errors.unknown_name(word.text, word.span, known, "field"))
        yield from (one.name for one in found)


def _asked(node: Node, example: Example) -> Example:
    """The example with the question that it answers."""
    answer = node.node("answer")
    yes = {"yes": True, "no": False}[answer.words("WORD")[0].text] if answer is not None else None
    return attrs.evolve(example, asked=f"{example.name}.question", question=node.words("STRING")[0].title, yes=yes)


def _authored(part: Node, node: Node, lines: list[Fact | Action], told: int, scope: Scope) -> tuple[Tale, ...]:
    """Note what a person says of an example, with its line; the telling of a later part stands for itself."""
    if part.kind == "tale":
        return tuple(_tale(part, node, lines, told, scope))
    (_reason if part.kind == "why" else _telling)(part, node.name.text, lines, scope)
    return ()


def _reason(node: Node, example: str, lines: list[Fact | Action], scope: Scope) -> None:
    """Note why something happens, or is so then, with what happens or is so.

    Reports:
        RK0804: nothing happens and nothing follows on the line before it.
    """
    text = node.words("STRING")[0]
    last = lines[-1] if lines else None
    if last is None or (isinstance(last, Fact) and not last.then) or last.because or not text.title.strip():
        scope.report(example_errors.no_reason(text.span))
        return
    count = sum(bool(one.because) for one in lines) + 1
    lines[-1] = attrs.evolve(last, because=text.title, reason=f"{example}.because_{count}")


def _telling(node: Node, example: str, lines: list[Fact | Action], scope: Scope) -> None:
    """Note how a person tells what comes of the last deed in a step.

    Reports:
        RK0201: there is no such step. RK0804: nothing happens before it.
    """
    step, text = node.word("step"), node.words("STRING")[0]
    if step.text not in scope.names.steps:
        scope.report(errors.unknown_name(step.text, step.span, scope.names.steps, "step"))
        return
    at = next((at for at, one in reversed([*enumerate(lines)]) if isinstance(one, Action)), None)
    last = lines[at] if at is not None else None
    if at is None or not isinstance(last, Action) or not text.title.strip():
        scope.report(example_errors.nothing_to_tell(text.span))
        return
    count = sum(len(one.tellings) for one in lines if isinstance(one, Action)) + 1
    told = Telling(step.text, f"{example}.told_{count}", text.title)
    lines[at] = attrs.evolve(last, tellings=(*last.tellings, told))


def _people(node: Node) -> tuple[str, ...]:
    """The people of an example that does not list them: those who are named first on its lines."""
    found: list[str] = []
    for part in node.nodes("given", "when", "then"):
        inner = part.the()
        first = inner.children[0]
        if isinstance(first, Node) and first.kind in ("owned", "owned_of"):
            first = first.the("owner", "owner_that").name
        if isinstance(first, Word) and first.kind == "NAME" and inner.kind != "all_do":
            found.append(first.text)
    return tuple(dict.fromkeys(found))


def _about(lines: list[Fact | Action]) -> str:
    return next((one.step for one in lines if isinstance(one, Action) and one.step), "")


def _report_turns(lines: list[Fact | Action], cast: tuple[str, ...], scope: Scope) -> None:
    """Report what is said of somebody's turn while it is another's.

    Reports:
        RK0803: it is.
    """
    for at, line in enumerate(lines):
        if not isinstance(line, Fact) or line.kind is not FactKind.HOLDS:
            continue
        of_turn = [one.noun for one in line.holdings if _of_a_turn(one.what)]
        around = lines[at:] if not line.then else reversed(lines[:at])
        acting = next(
            (one for one in around if isinstance(one, Action) and one.kind in (ActionKind.DOES, ActionKind.ACTS)), None
        )
        if of_turn and acting is not None and acting.who != line.who:
            name, active = cast[line.who], cast[acting.who]
            scope.report(example_errors.another_turn(of_turn[0], line.span, name, active))


def _of_a_turn(what: Expression) -> bool:
    return isinstance(what, FieldOf) and what.field.owner is Owner.TURN


def _report_twice(lines: list[Fact | Action], scope: Scope) -> None:
    """Report what is given twice before anything happens.

    Reports:
        RK0202: it is.
    """
    given: dict[object, Fact] = {}
    for line in lines:
        if isinstance(line, Action):
            given.clear()
            continue
        for one in line.settings:
            key = (one.what, one.owner, one.item, one.value if one.how != "is" else None)
            if given.setdefault(key, line) is not line:
                scope.report(errors.said_twice(line.words, line.span, given[key].span))
