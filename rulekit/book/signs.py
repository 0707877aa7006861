"""What the signs of a part of a map mean: each sign that it draws, once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from attrs import evolve

from rulekit.book.passages import label
from rulekit.document.inset import Going, Inset, Token
from rulekit.document.map import Key
from rulekit.document.sentence import Icon, Noun
from rulekit.model.map import Map

__all__ = ["key_of", "told_once"]


def key_of(drawn: Inset, looks: Mapping[str, Noun], whole: Map) -> Iterator[Key]:
    """What the signs of a part mean: first what lies there, then what becomes of it, then the map itself.

    Args:
        drawn: the part.
        looks: what the looks of its places are called.
        whole: the map that it is of, which knows what its lines mean.
    """
    tokens = [token for spot in drawn.spots for token in spot.tokens] + [hand.laid.token for hand in drawn.hands]
    known: dict[tuple[str, str], Key] = {}
    for key in (key for token in tokens for key in _of_token(token)):
        known.setdefault((key.kind, key.look), key)  # a picture means one thing, on whatever kind of place it lies
    yield from known.values()
    for owner in sorted({token.owner for token in tokens if token.owner >= 0}):
        yield Key("owner", str(owner), drawn.people[owner])
    shown = {
        "comes": any(one.going is Going.COMES for one in tokens),
        "goes": any(one.going is Going.GOES for one in tokens),
        "move": bool(drawn.moves),
        "order": any(one.numbers for one in drawn.moves),
        "open": any(one.open for one in drawn.spots),
    }
    for sign in (sign for sign, is_drawn in shown.items() if is_drawn):
        yield Key("sign", sign, (label(f"sign_{sign}"),))
    used = {spot.place.look for spot in drawn.spots}
    yield from (Key("place", look, (noun,)) for look, noun in looks.items() if look in used)
    lines = {way.look for way in drawn.ways}
    yield from (Key("line", one.look, (Noun(one.links.name),)) for one in whole.drawn if one.look in lines)


def told_once(parts: Sequence[Inset]) -> tuple[Inset, ...]:
    """The parts of one example in their order: each with the signs that none before it has told."""
    told: set[Key] = set()
    made: list[Inset] = []
    for one in parts:
        made.append(evolve(one, key=tuple(key for key in one.key if key not in told)))
        told |= {*one.key}
    return tuple(made)


def _of_token(token: Token) -> Iterator[Key]:
    """What the picture of a thing means, and that it lies on its side."""
    for icon in (one for one in token.label if isinstance(one, Icon)):
        yield Key("mark", icon.name, (icon.alt,))
        if token.pose:
            yield Key("laid", icon.name, token.pose)
