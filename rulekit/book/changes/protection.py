"""From what nothing protects any more, or another thing, as what did is gone: its name alone leaves that to readers."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.changes.entry import Figure
from rulekit.book.narrator import Narrator
from rulekit.book.outcomes import outcome_table, protection, sparing
from rulekit.book.passages import label
from rulekit.document.sentence import Noun
from rulekit.model.game import Rule, Step

__all__ = ["lost_protection"]


def lost_protection(old: Step, new: Step, before: Narrator, after: Narrator) -> Iterator[Figure]:
    """Of each rule of a step that both books tell as a table: what spares from it, if some of that is gone."""
    if outcome_table(old, before) is None or outcome_table(new, after) is None:
        return
    was = {one.name: one for one in old.body if isinstance(one, Rule)}
    for rule in (one for one in new.body if isinstance(one, Rule) and one.name in was):
        left = sparing(rule, after)
        if any(thing not in left and _is_gone(thing, after) for thing in sparing(was[rule.name], before)):
            now = protection(rule, after) if left else (label("no_protection"),)
            yield Figure((label("protection"), Noun(rule.name, "rules")), protection(was[rule.name], before), now)


def _is_gone(thing: str, after: Narrator) -> bool:
    return all(table.item(thing) is None for table in after.game.tables)
