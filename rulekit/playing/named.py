"""What told sentences name, and a told step as an item of a list."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.narrator import Narrator
from rulekit.book.worked import stated_line
from rulekit.document.blocks import Item, Listing, Panel
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.model.example import Action, Example

__all__ = ["amounts_in", "face_of", "item_of", "named_in", "stated_picks"]


def item_of(panel: Panel) -> Item:
    """What is told outside of turns, as an item of a list."""
    named = tuple(Sentence("labelled", {"label": one}) for one in panel.title if isinstance(one, Noun))
    if len(panel.lines) == 1:
        return Item((*named, *panel.lines[0]))
    listed = tuple(map(Item, panel.lines))
    return Item(named, (Listing(listed),)) if named else Item(panel.lines[0], (Listing(listed[1:]),))


def named_in(part: object) -> Iterator[str]:
    """The names of all things in some parts."""
    match part:
        case Noun():
            yield part.term
        case tuple():
            for one in part:
                yield from named_in(one)
        case Sentence():
            yield from named_in(tuple(part.parts.values()))
        case _:
            pass


def amounts_in(said: Sentence) -> tuple[Sentence, ...]:
    """The amounts in a sentence that tells what was brought or cost."""
    found = said.parts["amounts"]
    assert isinstance(found, tuple)
    return tuple(one for one in found if isinstance(one, Sentence))


def face_of(picked: Part) -> Part:
    """A face that somebody picked, as it is said of dice."""
    if isinstance(picked, Sentence) and isinstance(found := picked.parts.get("noun"), Noun):
        return found
    return picked


def stated_picks(chosen: Action, example: Example, narrator: Narrator) -> tuple[Part, ...]:
    """The faces that somebody picked."""
    said = stated_line(chosen, example, narrator)[0].parts["picks"]
    assert isinstance(said, tuple)
    return tuple(said_ for said_, one in zip(said, chosen.picks, strict=True) if one.role in ("faces", "number"))
