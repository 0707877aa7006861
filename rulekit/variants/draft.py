"""A game while variants are applied to it: the tree so far, who touched what, and what is gone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from attrs import define, evolve, field, frozen

from rulekit.diagnostics import Diagnostic, Report
from rulekit.source import Span
from rulekit.syntax.node import Node, Word
from rulekit.variants import errors
from rulekit.variants.edit import Part, Where, at, exchange, with_children
from rulekit.variants.places import THINGS, Place, declared_names, matches, places_by_name, places_of, spelled

__all__ = ["Draft", "Found"]

Path = tuple[tuple[str, str], ...]


@frozen
class Found:
    """A named thing of the game as it is now.

    Args:
        place: what it is; ``place.where`` leads to it from the root of the tree.
        node: it.
    """

    place: Place
    node: Node

    @property
    def where(self) -> Where:
        """The way to it from the root of the tree."""
        return self.place.where


def _in_game(index: int, place: Place) -> Place:
    """A named thing of the declaration of that number, with its place in the whole game."""
    return Place(place.path, (index, *place.where), place.span)


@frozen
class _Touch:
    """That a variant did something to a thing.

    Args:
        path: the thing.
        how: ``"whole"`` (removed or replaced), ``"inside"`` (changed) or ``"beside"`` (something was added to it).
        variant: which one.
        span: its line.
        gone: the things that were there before and may not be now.
    """

    path: Path
    how: str
    variant: str
    span: Span
    gone: tuple[Place, ...] = ()

    def conflicts(self, other: _Touch) -> bool:
        """Whether the two, of variants that do not know of each other, cannot both be meant."""
        for one, two in ((self, other), (other, self)):
            if one.how == "whole" and two.path[: len(one.path)] == one.path:
                return True
        return self.path == other.path and self.how == other.how == "inside"


@define
class Draft:
    """A game in the making.

    Args:
        tree: the game so far.
        report: takes what is wrong.
        variant: name of the variant that is being applied.
        below: for each variant those that it is on top of, which it may change.
    """

    tree: Node
    report: Report
    variant: str = ""
    below: Mapping[str, frozenset[str]] = field(factory=dict[str, frozenset[str]])
    casts: list[tuple[str, Node]] = field(factory=list[tuple[str, Node]])
    """The variants that say how many players they are for, with these lines."""
    vanished: dict[str, tuple[str, Span]] = field(factory=dict[str, tuple[str, Span]])
    """For each name that was taken away: the variant and the place of its patch."""
    renamed: list[tuple[str, Mapping[str, str]]] = field(factory=list[tuple[str, Mapping[str, str]]])
    """The variants that call things otherwise, with the new name for each old one."""
    behind: dict[tuple[Path, str], int] = field(factory=dict[tuple["Path", str], int])
    """How many statements variants have put behind a line of a step, so that others come behind those."""
    followed: dict[tuple[str, str], Word] = field(factory=dict[tuple[str, str], Word])
    """The last step that variants have put behind a step in another."""
    _touches: list[_Touch] = field(factory=list[_Touch])

    # ---- Looking ----

    def places(self, *kinds: str) -> tuple[Place, ...]:
        """The named things of the game, of these kinds if any are named, in order."""
        found: list[Place] = []
        for index, declaration in enumerate(self.tree.children):
            if isinstance(declaration, Node):
                found += [
                    _in_game(index, place) for place in places_of(declaration) if not kinds or place.kind in kinds
                ]
        return tuple(found)

    def _leads(self, names: Sequence[str]) -> list[Place]:
        """The things that some names, the smallest first, lead to, in order."""
        return [
            _in_game(index, place)
            for index, declaration in enumerate(self.tree.children)
            if isinstance(declaration, Node)
            for place in places_by_name(declaration).get(names[0], ())
            if matches(names, place)
        ]

    def find(self, target: Sequence[Word], kinds: Sequence[Sequence[str]], wanted: str) -> Found | None:
        """The one thing that a path leads to; None if there is none or more than one, which is then reported.

        Args:
            target: the path, smallest first.
            kinds: the kinds of things that will do; those of a later group only if there is none of an earlier one.
            wanted: what is needed, in an author's words, with its article.

        Reports:
            RK0407, RK0408, RK0412, RK0413.
        """
        names = tuple(one.text for one in target)
        span = target[0].span.to(target[-1].span)
        leads = self._leads(names)
        for group in kinds:
            fitting = [place for place in leads if place.kind in group]
            if len(fitting) == 1:
                return Found(fitting[0], self._node(fitting[0].where))
            if fitting:
                choices = [(spelled(place.names), place.span) for place in fitting]
                self.report.add(errors.ambiguous(spelled(names), span, choices))
                return None
        allowed = {kind for group in kinds for kind in group}
        path = spelled(names)
        known = {place.names for place in self.places(*allowed)}
        spellings = {spelled(one[:count]) for one in known for count in range(1, len(one) + 1)}
        self.report.add(
            self.taken_away(names, span, allowed)
            or (errors.wrong_target(path, span, THINGS[leads[0].kind], wanted, leads[0].span) if leads else None)
            or errors.unknown_target(path, span, wanted, spellings)
        )
        return None

    def taken_away(self, names: Sequence[str], span: Span, kinds: Collection[str]) -> Diagnostic | None:
        """That another variant took away what a path leads to; None if none did."""
        for touch in self._touches:
            gone = any(place.kind in kinds and matches(names, place) for place in touch.gone)
            if gone and self.is_other(touch.variant):
                return errors.touched_twice(spelled(names), self.variant, span, touch.variant, touch.span)
        return None

    def within(self, where: Where) -> tuple[Place, ...]:
        """The named things at a place and below it."""
        return tuple(place for place in self.places() if place.where[: len(where)] == where)

    def _node(self, where: Where) -> Node:
        part: Part = self.tree
        for index in where:
            assert isinstance(part, Node)
            part = part.children[index]
        return part if isinstance(part, Node) else Node("item", (part,), part.span)

    def at(self, where: Where) -> Node:
        """The node at a place of the tree."""
        return at(self.tree, where)

    def is_other(self, variant: str) -> bool:
        """Whether a variant is neither the one that is being applied nor one that it is on top of."""
        return variant != self.variant and variant not in self.below.get(self.variant, ())

    # ---- Changing ----

    def touch(self, path: Path, how: str, span: Span, gone: tuple[Place, ...] = ()) -> bool:
        """Note what is done to a thing; false if another variant did something to it already, which is then reported.

        Args:
            path: the thing.
            how: ``"whole"``, ``"inside"`` or ``"beside"``.
            span: the line of the variant.
            gone: the things that are taken away by it.

        Reports:
            RK0408: the two cannot both be meant.
        """
        mine = _Touch(path, how, self.variant, span, gone)
        for other in self._touches:
            if self.is_other(other.variant) and mine.conflicts(other):
                # The thing that both touch is the smaller one of the two.
                names = [name for _, name in reversed(max(mine.path, other.path, key=len)) if name]
                self.report.add(errors.touched_twice(spelled(names), self.variant, span, other.variant, other.span))
                return False
        self._touches.append(mine)
        return True

    def is_free(self, path: Path, span: Span) -> bool:
        """Whether no other variant changed a thing or anything in it; if one did, it is reported.

        Args:
            path: the thing.
            span: the line of the variant that wants to change it.

        Reports:
            RK0408.
        """
        for other in self._touches:
            if self.is_other(other.variant) and other.how != "beside" and other.path[: len(path)] == path:
                names = [name for _, name in reversed(other.path) if name]
                self.report.add(errors.touched_twice(spelled(names), self.variant, span, other.variant, other.span))
                return False
        return True

    def call(self, names: Mapping[str, str]) -> None:
        """Note that things have other names from now on.

        Args:
            names: the new name for each old one.
        """
        self.renamed.append((self.variant, names))
        self._touches = [
            evolve(one, path=tuple((kind, names.get(name, name)) for kind, name in one.path)) for one in self._touches
        ]

    def put(self, where: Where, *parts: Part) -> None:
        """Put any number of parts in the place of one."""
        self.tree = exchange(self.tree, where, parts)

    def taking_away(self, span: Span, change: Callable[[], None]) -> None:
        """Do something that may take names away, and note which are gone since.

        Args:
            span: the patch that does it.
            change: what to do.
        """
        before = declared_names(self.tree)
        change()
        for name in sorted(before - declared_names(self.tree)):
            self.vanished[name] = (self.variant, span)

    def add_declaration(self, new: Node) -> None:
        """Put a declaration after the last one of its sort; if there is none, before the examples."""
        children = self.tree.children
        sorts = [_sort(one) for one in children]
        here = next((index for index, sort in enumerate(sorts) if sort in {"example", "broken"}), len(children))
        if _sort(new) in sorts:
            here = len(sorts) - sorts[::-1].index(_sort(new))
        self.tree = with_children(self.tree, (*children[:here], new, *children[here:]))


def _sort(declaration: Part) -> str:
    """Declarations of the same sort stand together."""
    if isinstance(declaration, Word):
        return ""
    return {
        "list": "table",
        "product": "table",
        "pairs": "table",
        "die_numbers": "die",
        "derived_yours": "derived",
    }.get(declaration.kind, declaration.kind)
