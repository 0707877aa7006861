"""What words of a language must have besides the form they are written in."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import field, frozen
from attrs.validators import instance_of

from rulekit.wording.wordfile import called

__all__ = ["Need", "names"]


def names(found: Iterable[str]) -> tuple[str, ...]:
    """Some names as they stand in a list.

    Raises:
        TypeError: it is no list of texts.
    """
    if isinstance(found, str) or not all(isinstance(one, str) for one in found):
        message = f"{called(found)} stands where a list of names belongs"
        raise TypeError(message)
    return tuple(found)


@frozen
class Need:
    """Forms and features that a word must have; the first row that fits a word counts.

    Args:
        role: the role it stands in, empty for any.
        has: a feature that it has, empty for any.
        forms: paths of forms that must be there or follow from the others.
        features: features that must be stated or can be read off the word.
    """

    role: str = field(default="", validator=instance_of(str))
    has: str = field(default="", validator=instance_of(str))
    forms: tuple[str, ...] = field(default=(), converter=names)
    features: tuple[str, ...] = field(default=(), converter=names)
