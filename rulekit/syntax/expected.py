"""Human words for what the grammar would take next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

__all__ = ["SAME_AS", "in_words"]

_KINDS = {
    "NAME": "a name",
    "NUMBER": "a number",
    "STRING": "a title in quotes",
    "_COMMA": "a comma",
    "_THEN": "`, then`",
    "_INDENT": "an indented line",
}
_SECOND = {"are": "is", "an": "a", "have": "has", "who": "that", "nothing": "nobody"}
"""The member of each pair that need not be told apart from the first."""

SAME_AS: Mapping[str, tuple[str, ...]] = {
    "call": ("do",), "discard": ("lose",), "earn": ("gain",), "elif": ("otherwise if",), "else": ("otherwise",),
    "elseif": ("otherwise if",), "fewer": ("less",), "get": ("gain",), "greater": ("more",), "loop": ("repeat",),
    "obtain": ("gain",), "perform": ("do",), "phase": ("step",), "pick": ("choose",), "receive": ("gain",),
    "select": ("choose",), "set": ("becomes",), "smaller": ("less",), "spend": ("pay",), "throw": ("roll",),
    "throws": ("rolls",), "while": ("repeat",), "per": ("for each",), "with": ("whose",), "which": ("that",),
    "unless": ("if",), "can": ("may",), "rethrow": ("reroll",), "const": ("numbers",), "constants": ("numbers",),
    "function": ("step",), "procedure": ("step",), "def": ("step",), "test": ("example",), "import": ("source",),
    "owns": ("has",), "gets": ("gains",), "receives": ("gains",), "picks": ("chooses",), "selects": ("chooses",),
    "equals": ("is",), "mix": ("shuffle",), "may": ("you may",), "optional": ("you may",), "optionally": ("you may",),
    "everybody": ("each player",), "everyone": ("each player",), "every": ("each",),
}  # fmt: skip
"""What the language says instead of words that people bring along."""


def in_words(terminals: Iterable[str], spelling: Mapping[str, str], most: int = 8) -> str:
    """What may come, such as ``a name, a comma or `of```; empty if nothing short can be said.

    Args:
        terminals: those that may come; the end of the line is not said.
        spelling: the word or mark of each terminal that is one.
        most: words of the language are not said one by one if that makes more than so many.
    """
    given = set(terminals)
    kinds = [said for one, said in _KINDS.items() if one in given]
    texts = sorted(spelling[one] for one in given if one in spelling)
    words = [f"`{one}`" for one in texts if _SECOND.get(one, "") not in texts]
    if len(kinds) + len(words) > most:
        words = ["another word of the language"] if kinds else []
    said = kinds + words
    return f"{', '.join(said[:-1])} or {said[-1]}" if len(said) > 1 else "".join(said)
