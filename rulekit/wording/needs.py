"""What words of a language must have besides the form they are written in."""

from __future__ import annotations

import re
from collections.abc import Iterable

from attrs import field, frozen
from attrs.validators import instance_of

from rulekit.wording.wordfile import called

__all__ = ["Besides", "Need"]


def _names(found: Iterable[str]) -> tuple[str, ...]:
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
    forms: tuple[str, ...] = field(default=(), converter=_names)
    features: tuple[str, ...] = field(default=(), converter=_names)


@frozen
class Besides:
    """What is proposed for a new word beyond what it must have.

    Args:
        of: what is known of the word from the rules.
        forms: forms that follow by rule, written down because sentences ask whether they are.
        features: features that it then has.
        unless: a pattern of names in the rules of which it is not proposed.
    """

    of: str = field(validator=instance_of(str))
    unless: re.Pattern[str] = field(default="(?!)", converter=re.compile)
    forms: tuple[str, ...] = field(default=(), converter=_names)
    features: tuple[str, ...] = field(default=(), converter=_names)
