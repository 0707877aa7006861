"""Every sentence by name, with its shape: declared here once, and nowhere in a locale."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rulekit.document.sentences.balance import BALANCE
from rulekit.document.sentences.cards import CARDS
from rulekit.document.sentences.conditions import CONDITIONS_SAID
from rulekit.document.sentences.effects import EFFECTS
from rulekit.document.sentences.examples import EXAMPLES, OPTIONS
from rulekit.document.sentences.frame import CHANGES, FRAME
from rulekit.document.sentences.idioms import IDIOMS
from rulekit.document.sentences.phrases import PHRASES
from rulekit.document.sentences.reminders import REMINDERS
from rulekit.document.sentences.statements import STATEMENTS
from rulekit.document.shape import Shape

__all__ = ["SENTENCES"]

SENTENCES: Mapping[str, Shape] = MappingProxyType(
    {
        **PHRASES,
        **CONDITIONS_SAID,
        **STATEMENTS,
        **IDIOMS,
        **EFFECTS,
        **FRAME,
        **REMINDERS,
        **CHANGES,
        **BALANCE,
        **EXAMPLES,
        **OPTIONS,
        **CARDS,
    }
)
