"""What is proposed where a word of a game is blank: somebody reads it and corrects it; nothing of it is said before."""

from __future__ import annotations

import re
from collections.abc import Mapping

from attrs import field, frozen
from attrs.validators import instance_of

from rulekit.wording.forms import Paradigm
from rulekit.wording.needs import names

__all__ = ["Besides", "Proposals"]


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
    forms: tuple[str, ...] = field(default=(), converter=names)
    features: tuple[str, ...] = field(default=(), converter=names)


@frozen
class Proposals:
    """What a language proposes.

    Args:
        guesses: rules for forms that must be written, by kind.
        capitals: the roles whose words begin with a capital letter.
        openings: what stands before the words of a role.
        besides: more for words of which the rules tell more.
    """

    guesses: Mapping[str, Paradigm]
    capitals: tuple[str, ...]
    openings: Mapping[str, str]
    besides: tuple[Besides, ...]
