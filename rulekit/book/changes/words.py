"""What differs in the words that rules define."""

from __future__ import annotations

from rulekit.book.changes.entry import Entry, Rewritten, Told, Version, removed
from rulekit.book.changes.order import pairs
from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.terms import defined, definition, meaning, related
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.expression import Adjective, Derived, Relation
from rulekit.model.game import Game
from rulekit.model.structure import structure

__all__ = ["words"]


def words(before: Narrator, after: Narrator) -> tuple[Entry, ...]:
    """Adjectives, then what one thing is of another, then values."""
    return (*_adjectives(before, after), *_relations(before, after), *_values(before, after))


def _adjectives(before: Narrator, after: Narrator) -> list[Entry]:
    made: list[Entry] = []
    for (_, name), old, new in pairs(_stated(before.game), _stated(after.game)):
        noun = Noun(name, "adjectives")
        if new is None:
            made.append(removed(noun))
        elif old is None:
            made += (Told(one) for one in definition(new, after))
        elif _defined(old) != _defined(new):
            versions = (Version((), (Clause(defined(old, before)),), (Clause(defined(new, after)),)),)
            made.append(Rewritten(Sentence("changed_meaning", {"noun": noun}), versions))
    return made


def _stated(game: Game) -> dict[tuple[str, str], Adjective]:
    """All but what dice keep, which is told with what else is kept."""
    return {(one.of, one.name): one for one in game.adjectives if one.field is None}


def _defined(one: Adjective) -> object:
    return structure((one.variable, one.condition, one.variable_of_you))


def _relations(before: Narrator, after: Narrator) -> list[Entry]:
    made: list[Entry] = []
    known = {(one.second.type.of, one.name): one for one in before.game.relations}
    for (_, name), old, new in pairs(known, {(one.second.type.of, one.name): one for one in after.game.relations}):
        if new is None:
            made.append(removed(Noun(name)))
        elif old is None:
            made.append(Told(related(new, after)))
        elif structure((old.variable, old.second, old.condition)) != structure(
            (new.variable, new.second, new.condition)
        ):
            versions = (Version((), (Clause(related(old, before)),), (Clause(related(new, after)),)),)
            made.append(Rewritten(Sentence("changed_meaning", {"noun": Noun(name)}), versions))
    return made


def _said_of_two(one: Relation) -> object:
    return structure((one.variable, one.second, one.condition))


def _values(before: Narrator, after: Narrator) -> list[Entry]:
    made: list[Entry] = []
    known = {one.name: one for one in before.game.derived}
    for name, old, new in pairs(known, {one.name: one for one in after.game.derived}):
        if new is None:
            made.append(removed(Noun(name)))
        elif old is None:
            made.append(Told(meaning(new, after)))
        elif _made(old) != _made(new):
            versions = (Version((), (Clause(meaning(old, before)),), (Clause(meaning(new, after)),)),)
            made.append(Rewritten(Sentence("changed_meaning", {"noun": Noun(name)}), versions))
    return made


def _made(one: Derived) -> object:
    return one.of, structure((one.variable, one.second, one.value))
