"""What readers find a step or a rule by: the name that the book prints, else the chapter that tells it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from attrs import frozen

from rulekit.book.passages import label
from rulekit.document.closed import Role
from rulekit.document.sentence import Noun, Sentence
from rulekit.document.walk import nouns

__all__ = ["BY_NAME", "Called", "called_in"]

CHAPTERS = {"setup": "setup", "turn": "turn_at_a_glance", "play": "course"}
"""Steps that a chapter tells under a heading of its own."""


@frozen
class Called:
    """The names that books print.

    Args:
        printed: steps and rules that are named somewhere; None where that is not known, and all are taken to be.
        earlier: rules that are called otherwise, with what they were called.
    """

    printed: frozenset[tuple[str, str]] | None = None
    earlier: Mapping[str, str] = MappingProxyType({})

    def changed(self, rule: str, step: Noun) -> Sentence:
        """That a rule of a step is said in another way; no rule is the step itself."""
        if rule and self.is_printed(Noun(rule, Role.RULES)):
            if old := self.earlier.get(rule):
                return Sentence("renamed_rule", {"noun": Noun(rule, Role.RULES), "old": old})
            return Sentence("changed_rule", {"noun": Noun(rule, Role.RULES)})
        if not self.is_printed(step) and step.term in CHAPTERS:
            return Sentence("labelled", {"label": label(CHAPTERS[step.term])})
        return Sentence("changed_rule", {"noun": step})

    def is_printed(self, noun: Noun) -> bool:
        """Whether a reader finds the name."""
        return self.printed is None or (noun.role, noun.term) in self.printed


BY_NAME = Called()
"""All by their own names."""


def called_in(blocks: Iterable[object], earlier: Mapping[str, str] = MappingProxyType({})) -> Called:
    """The names of steps and rules on some pages."""
    found = (one for block in blocks for one in nouns(block) if one.role in (Role.STEPS, Role.RULES))
    return Called(frozenset((one.role, one.term) for one in found), earlier)
