"""What people say in an order that the language has not: the words as they would have to stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulekit.syntax.phrases import Phrase
from rulekit.syntax.tokens import Token

__all__ = ["reordered"]

_HANDED = ("pay", "gain", "lose", "give", "take")
_ENDS = (",", ":", "to", "from", "with", "then")
_HAS = ("has", "have", "holds", "contains")
_BEGINS = ("if", "when", "and", "or", "until", "(")
_NARROWS = ("whose", "that", "which")
_GOES_ON = (*_NARROWS, "and", "or", ":", ")")


def reordered(tokens: Sequence[Token], refused: int) -> Iterator[Phrase]:
    """What may be meant by a line, the likeliest first.

    Args:
        tokens: those of the line.
        refused: the first one that cannot be read.
    """
    yield from _counted_behind(tokens, refused)
    yield from _had_by_a_place(tokens, refused)


def _counted_behind(tokens: Sequence[Token], refused: int) -> Iterator[Phrase]:
    """``pay price of that card coins``: as many coins as the price of that card."""
    for at in range(min(refused, len(tokens) - 1), -1, -1):
        if tokens[at].text not in _HANDED:
            continue
        last = next((end for end in range(at + 2, len(tokens)) if tokens[end].text in _ENDS), len(tokens))
        if last - at > 2 and all(tokens[one].kind == "NAME" for one in (at + 1, last - 1)):  # noqa: PLR2004 a value, a noun
            noun, value = tokens[last - 1], tokens[at + 1 : last - 1]
            words = [noun._replace(text=one) for one in ("as", "many", "as")]
            yield Phrase(at + 1, last, (*words[:2], noun, words[2], *value))


def _had_by_a_place(tokens: Sequence[Token], refused: int) -> Iterator[Phrase]:
    """``your camp has a card whose price is 2``: there is a card in your camp whose price is 2."""
    has = next((at for at in range(min(refused, len(tokens) - 1), 0, -1) if tokens[at].text in _HAS), 0)
    first = next((at + 1 for at in range(has - 1, -1, -1) if tokens[at].text in _BEGINS), 0)
    last = next((at for at in range(has + 1, len(tokens)) if tokens[at].text in _GOES_ON), len(tokens))
    thing = tokens[has + 1 : last]
    if not first < has or not thing or tokens[first].text == "you":
        return
    word = thing[0]
    there, is_, inside = (word._replace(text=one) for one in ("there", "is", "in"))
    where = tokens[first:has]
    if word.text in ("a", "an", "no"):
        yield Phrase(first, last, (there, is_, *thing, inside, *where))
    elif last < len(tokens) and tokens[last].text in _NARROWS:
        yield Phrase(first, last, (there, is_, word._replace(text="a"), *thing, inside, *where))
    else:
        yield Phrase(first, last, (*thing, is_, inside, *where))
