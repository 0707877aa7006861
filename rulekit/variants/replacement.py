"""``replace``: a declaration, rule, parameter or field in the place of another of its name."""

from __future__ import annotations

from rulekit.source import Span
from rulekit.syntax.node import Node
from rulekit.variants import errors
from rulekit.variants.draft import Draft, Found
from rulekit.variants.places import COMPONENTS, THINGS, Place, places_of

__all__ = ["replace"]


def replace(draft: Draft, patch: Node) -> None:
    """What has the same name is now as the variant has it; of numbers and of what somebody has, only those named.

    Reports:
        RK0405, RK0408, RK0412.
    """
    part = patch.nodes()[0]
    if part.kind == "rule":
        _replace_rule(draft, part, patch.span)
        return
    places = places_of(part)
    if part.kind in {"numbers", "having", "components"}:
        for place in places:
            if place.kind != "bound":
                _replace_one(
                    draft, place, part.nodes("parameter", "field", *COMPONENTS)[_position(part, place)], patch.span
                )
    else:
        _replace_one(draft, places[0], part, patch.span)


def _position(part: Node, place: Place) -> int:
    """Which of the lines below a heading a place is."""
    above = part.children[: place.where[0]]
    return sum(isinstance(one, Node) and one.kind in {"parameter", "field", *COMPONENTS} for one in above)


def _replace_rule(draft: Draft, rule: Node, span: Span) -> None:
    rules = [place for place in draft.places("rule") if place.names[0] == rule.name.text]
    if len(rules) == 1:
        _put(draft, Found(rules[0], draft.at(rules[0].where)), rule, span)
    elif rules:
        choices = [(" of ".join(place.names), place.span) for place in rules]
        draft.report.add(errors.ambiguous(rule.name.text, rule.name.span, choices))
    else:
        _nothing(draft, Place((("rule", rule.name.text),), (), rule.name.span))


def _replace_one(draft: Draft, place: Place, new: Node, span: Span) -> None:
    there = next((one for one in draft.places(place.kind) if one.path == place.path), None)
    if there is None:
        _nothing(draft, place)
    else:
        _put(draft, Found(there, draft.at(there.where)), new, span)


def _nothing(draft: Draft, place: Place) -> None:
    known = {one.names[0] for one in draft.places(place.kind)}
    what = THINGS[place.kind].removeprefix("a ").removeprefix("an ")
    draft.report.add(
        draft.taken_away(place.names[:1], place.span, (place.kind,))
        or errors.nothing_to_replace(place.names[0], what, place.span, known)
    )


def _put(draft: Draft, old: Found, new: Node, span: Span) -> None:
    if draft.touch(old.place.path, "whole", span, draft.within(old.where)):
        draft.taking_away(span, lambda: draft.put(old.where, new))
