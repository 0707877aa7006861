"""Two bodies side by side: only the statements that differ, each with what leads to it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from difflib import SequenceMatcher
from functools import cached_property

from attrs import evolve, frozen

from rulekit.book.changes.entry import Version
from rulekit.book.changes.narrowed import narrowed
from rulekit.book.changes.placed import placed
from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.document.sentence import Sentence
from rulekit.model.game import Rule
from rulekit.model.statement import Modifier, Statement
from rulekit.model.structure import head, structure

__all__ = ["Place", "in_rules", "rewritten"]

Said = Statement | Modifier


@frozen
class Place:
    """A version, and the innermost rule that all of it stands in.

    Args:
        rule: the name of the rule; empty for none.
        version: what was said and is said.
    """

    rule: str
    version: Version


@frozen(eq=False, slots=False)
class _Unit:
    """A statement, and who says it.

    Args:
        of: the statement; the first of several that are told in one sentence.
        narrator: who says it, if anybody asks: most statements are in both bodies.
        beside: what is said of it there, if that is known.
        together: all those that are told in one sentence; none where it is told alone.
        inner: the steps that one of the books tells where they are carried out.
    """

    of: Said
    narrator: Narrator
    inner: frozenset[str]
    beside: tuple[Clause, ...] | None = None
    together: tuple[Said, ...] = ()

    @cached_property
    def said(self) -> tuple[Clause, ...]:
        """All that it says."""
        return self.narrator.say(self.of) if self.beside is None else self.beside

    @cached_property
    def key(self) -> Hashable:
        """Equal for units that mean the same."""
        return _told_as(self.together or (self.of,), self.narrator, self.inner)

    @property
    def kin(self) -> Hashable:
        """Equal for units that may be two versions of one statement."""
        if self.together:
            return tuple(map(type, self.together))
        return type(self.of), self.of.name if isinstance(self.of, Rule) else ""


Units = tuple[_Unit, ...]


def rewritten(old: Sequence[Said], new: Sequence[Said], before: Narrator, after: Narrator) -> tuple[Version, ...]:
    """Where two bodies differ, in the order of the new one."""
    return tuple(one.version for one in in_rules(old, new, before, after))


def in_rules(old: Sequence[Said], new: Sequence[Said], before: Narrator, after: Narrator) -> tuple[Place, ...]:
    """The same, with the rule that each place stands in."""
    inner = frozenset((*before.in_place, *after.in_place))
    if old is new or _told_as(tuple(old), before, inner) == _told_as(tuple(new), after, inner):
        return ()
    found = _differing(_told(old, before, inner), _told(new, after, inner), (), "")
    return tuple(Place(one.rule, narrowed(one.version)) for one in found)


def _told(body: Sequence[Said], narrator: Narrator, inner: frozenset[str]) -> Units:
    """The statements of a body as the book tells them: several in one sentence where an idiom does."""
    made: list[_Unit] = []
    statements = tuple(one for one in body if isinstance(one, Statement))
    if len(statements) < len(body):
        return tuple(_Unit(one, narrator, inner) for one in body)
    at = 0
    for count, said in narrator.groups(statements):
        several = statements[at : at + count] if count > 1 else ()
        made.append(_Unit(statements[at], narrator, inner, said, several))
        at += count
    return tuple(made)


def _told_as(body: tuple[Said, ...], narrator: Narrator, inner: frozenset[str]) -> Hashable:
    """Equal for bodies that mean the same, and so do those of the ``inner`` steps that these carry out."""
    found: list[Hashable] = [structure(body)]
    seen: set[str] = set()
    open_ = list(_called(body, narrator))
    while open_:
        name = open_.pop()
        if name not in inner or name in seen:
            found.append(name)
            continue
        seen.add(name)
        step = narrator.game.step(name)
        if step is not None:
            found.append(structure(step.body))
            open_ += _called(step.body, narrator)
    return tuple(found)


def _called(body: tuple[Said, ...], narrator: Narrator) -> tuple[str, ...]:
    """The steps that are carried out in a body, or in what lasting effects do."""
    inner = (statement for one in body for statement in ((one,) if isinstance(one, Statement) else one.body))
    return narrator.flow.calls(tuple(inner))


def _differing(old: Units, new: Units, leads: tuple[Sentence, ...], rule: str) -> Iterator[Place]:
    was_keys, now_keys = ([one.key for one in units] for units in (old, new))
    codes = [
        one for one in SequenceMatcher(None, was_keys, now_keys, autojunk=False).get_opcodes() if one[0] != "equal"
    ]
    gone = {key for _, i, j, _, _ in codes for key in was_keys[i:j]}
    if any(key in gone for _, _, _, k, m in codes for key in now_keys[k:m]):
        # Statements that change places are told together, from the first to the last of them.
        was, now = old[codes[0][1] : codes[-1][2]], new[codes[0][3] : codes[-1][4]]
        yield Place(rule, Version(leads, _said(was), _said(now)))
        return
    for _, i, j, k, m in codes:
        for was, now in _matched(old[i:j], new[k:m]):
            if len(was) == len(now) == 1:
                yield from _one(was[0], now[0], leads, rule)
            elif was and now:
                yield Place(rule, Version(leads, _said(was), _said(now)))
            elif was and all(isinstance(one.of, Rule) for one in was):
                yield from (Place(one.of.name, Version(leads, one.said, ())) for one in was if isinstance(one.of, Rule))
            else:
                yield Place(rule, _put_in_or_out(old, new, was or now, leads))


def _said(units: Units) -> tuple[Clause, ...]:
    return tuple(clause for one in units for clause in one.said)


def _matched(old: Units, new: Units) -> Iterator[tuple[Units, Units]]:
    """Two versions of one statement side by side; those without a partner together, with nothing or with each other."""
    if len(old) == len(new) == 1 and not {type(one.of) for one in (*old, *new)} & {Rule}:
        yield old, new
        return
    was_kin, now_kin = ([one.kin for one in units] for units in (old, new))
    for what, i, j, k, m in SequenceMatcher(None, was_kin, now_kin, autojunk=False).get_opcodes():
        if what == "equal":
            yield from (((one,), (other,)) for one, other in zip(old[i:j], new[k:m], strict=True))
        elif what == "replace" and len(old[i:j]) == len(new[k:m]) == 1:
            yield old[i:j], ()
            yield (), new[k:m]
        else:
            yield old[i:j], new[k:m]


def _put_in_or_out(old: Units, new: Units, found: Units, leads: tuple[Sentence, ...]) -> Version:
    """What is there in one of the two alone; where it is put in, below what tells the place."""
    said = _said(found)
    if any(one is found[0] for one in old):
        return Version(leads, said, ())
    at = next(index for index, each in enumerate(new) if each is found[0])
    same = {each.key for each in old} & {each.key for each in new}
    above = next((each for each in reversed(new[:at]) if each.key in same), None)
    below = next((each for each in new[at + len(found) :] if each.key in same), None)
    if any(isinstance(each.of, Modifier) for each in found):
        return Version(leads, (), said)
    place = placed(above.said if above else None, below.said if below else None)
    return Version((*leads, *place), (), said)


def _one(was: _Unit, now: _Unit, leads: tuple[Sentence, ...], rule: str) -> Iterator[Place]:
    """Two versions of one statement: if no more than what it does differs, only that."""
    inner = rule
    if was.together or now.together:
        yield Place(rule, Version(leads, was.said, now.said))
        return
    if isinstance(now.of, Rule) and isinstance(was.of, Rule):
        inner = now.of.name
        if head(was.of) == head(now.of):
            # What changes is told of the rule by its name, which its own sentence would only repeat.
            yield from _differing(
                _told(was.of.body, was.narrator, was.inner), _told(now.of.body, now.narrator, now.inner), leads, inner
            )
            return
    if isinstance(was.of, Statement) and isinstance(now.of, Statement) and head(was.of) == head(now.of):
        before, after = (one.narrator.game.vocabulary.parts(one.of) for one in (was, now))
        branches = [(old.body, new.body) for old, new in zip(before, after, strict=True)]
        if len(branches) == len(was.said) == len(now.said):
            yield from _branch_by_branch(branches, was, now, leads, inner)
            return
        if (several := _alternatives(was, now, len(branches))) is not None:
            chosen, once, said = several
            yield from _branch_by_branch(branches, once, said, (*leads, chosen), inner)
            return
    yield Place(inner, Version(leads, was.said, now.said))


def _branch_by_branch(
    branches: Sequence[tuple[Sequence[Statement], Sequence[Statement]]],
    was: _Unit,
    now: _Unit,
    leads: tuple[Sentence, ...],
    rule: str,
) -> Iterator[Place]:
    """The branches of a statement, or the alternatives of a choice, that differ."""
    above: tuple[Sentence, ...] = ()
    for (body, other), once, said in zip(branches, was.said, now.said, strict=True):
        # "Otherwise" says nothing without what goes before it.
        above = (*above, *_sentence(said)) if said.follows else _sentence(said)
        if _told_as(tuple(body), was.narrator, was.inner) == _told_as(tuple(other), now.narrator, was.inner):
            continue
        below, again = _units(body, once, was), _units(other, said, now)
        if below and again and said.lead is not None and once.lead is not None:
            yield from _differing(below, again, (*leads, *above), rule)
        else:
            yield Place(rule, Version((*leads, *above[:-1]), (once,), (said,)))


def _alternatives(was: _Unit, now: _Unit, number: int) -> tuple[Sentence, _Unit, _Unit] | None:
    """What leads to the alternatives of a choice, and both versions of them; None where they are told otherwise."""
    if not len(was.said) == len(now.said) == 1:
        return None
    once, said = was.said[0], now.said[0]
    if said.lead is None or once.lead != said.lead or not len(once.items) == len(said.items) == number > 1:
        return None
    return said.lead, evolve(was, beside=once.items), evolve(now, beside=said.items)


def _sentence(said: Clause) -> tuple[Sentence, ...]:
    """The sentence of a clause, or what leads to what is below it."""
    sentence = said.clause if said.clause is not None else said.lead
    return (sentence,) if sentence is not None else ()


def _units(body: Sequence[Statement], said: Clause, of: _Unit) -> Units:
    """The statements of a body with what they say below a lead; none where the two can't be told apart."""
    groups: list[tuple[Clause, ...]] = []
    for one in said.items:
        if (one.follows or one.excludes) and groups:
            groups[-1] = (*groups[-1], one)
        else:
            groups.append((one,))
    if len(body) == len(groups):
        return tuple(_Unit(one, of.narrator, of.inner, clauses) for one, clauses in zip(body, groups, strict=True))
    return ()
