"""The words that the rules define: adjectives that depend on the state, and values."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Literal

from rulekit.book import of_two
from rulekit.book.counts import left_out
from rulekit.book.members import by_members
from rulekit.book.narrator import Narrator
from rulekit.book.one_such import one_such
from rulekit.book.passages import label
from rulekit.book.valued_by import is_in_table
from rulekit.document.blocks import Block, Heading, Item, Listing
from rulekit.document.closed import Role
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.model.closed import ValueKind
from rulekit.model.expression import (
    Adjective,
    All,
    AnyOf,
    Compare,
    Condition,
    Derived,
    Entry,
    FieldOf,
    FromColumn,
    Has,
    HasPiece,
    Is,
    ItemRef,
    Nobody,
    Not,
    Relation,
    Seat,
    VariableRef,
    You,
)
from rulekit.model.expression import Literal as Number
from rulekit.model.physical import Material

__all__ = ["asked_for", "defined", "definition", "items_of_terms", "listed", "meaning", "related", "terms"]


def terms(narrator: Narrator, told: AbstractSet[Item] = frozenset()) -> tuple[Block, ...]:
    """The words that the rules define: adjectives that depend on the state, and values; not those told elsewhere."""
    game = narrator.game
    words: tuple[Adjective | Relation | Derived, ...] = (*game.adjectives, *game.relations, *game.derived)
    made = tuple(item for one in words for item in items_of_terms(one, narrator) if item not in told)
    return (Heading(1, (label("terms"),), "terms"), Listing(made)) if made else ()


def items_of_terms(word: Adjective | Relation | Derived, narrator: Narrator) -> tuple[Item, ...]:
    """What one of them means, as an item of a list; nothing where that needs no narrator."""
    match word:
        case Adjective():
            return tuple(listed(said, word.condition, narrator) for said in definition(word, narrator))
        case Relation():
            such = one_such(word, narrator)
            return (Item((such,)) if such is not None else listed(related(word, narrator), word.condition, narrator),)
        case Derived():
            return (Item((meaning(word, narrator),)),) if not is_in_table(word, narrator.game) else ()


def listed(said: Sentence, condition: Condition, narrator: Narrator) -> Item:
    """A definition; where and and or meet in it, the conditions stand one below the other.

    Args:
        said: the definition in one sentence, with its part ``condition``.
        condition: that condition.
        narrator: says the parts of it.
    """
    told = said.parts["condition"]
    if not (isinstance(told, Sentence) and told.name in _LISTS and isinstance(condition, All | AnyOf)):
        return Item((said,))
    of = said.parts["noun"]
    assert isinstance(of, Noun)
    return Item(
        (Sentence(said.name, {**said.parts, "condition": Sentence(_LISTS[told.name]), "whole": told}),),
        (_list_of(condition, of, narrator),),
    )


_LISTS = {"all_of": "all_of_these", "any_of": "any_of_these"}
"""What a list below a line is announced with, by what says the same in brackets."""


def _list_of(condition: All | AnyOf, of: Noun, narrator: Narrator) -> Listing:
    made: list[Item] = []
    for one in condition.parts:
        told = narrator.condition(one)
        if told.name in _LISTS and isinstance(one, All | AnyOf):
            line = Sentence("case_of_list", {"noun": of, "condition": Sentence(_LISTS[told.name])})
            made.append(Item((line,), (_list_of(one, of, narrator),)))
        else:
            made.append(Item((Sentence("case_of_list", {"noun": of, "condition": told}),)))
    return Listing(tuple(made))


def meaning(value: Derived, narrator: Narrator) -> Sentence:
    """What a value is that the rules define."""
    if value.second is not None:
        return of_two.meaning(value, value.second, narrator)
    of = Noun(value.of) if value.variable is not None else False
    made = _shown_on(value, narrator)
    if made is not None and of:
        return Sentence("means_value_shown", {"noun": Noun(value.name), "of": of, "made": made})
    thing = value.type.kind in (ValueKind.ITEM, ValueKind.PLAYER)
    parts: dict[str, Part] = {"noun": Noun(value.name), "of": of, "value": narrator.value(value.value), "thing": thing}
    return Sentence("means_value", parts)


def _shown_on(value: Derived, narrator: Narrator) -> Noun | None:
    """What stands beside a value where people read it off: the peg or the marker of a row that has figures printed.

    None where the figures are not those of the thing itself, or where more than one row of figures is printed.
    """
    match value.value:
        case Entry(
            row=FromColumn(item=VariableRef(variable=row)),
            at=FieldOf(field=field, owner=You(), index=VariableRef(variable=at)),
        ) if value.variable is not None and row.key == at.key == value.variable.key:
            columns = narrator.game.table(value.of).columns
            made = next((one.material for one in narrator.game.components if one.name == field.name), None)
            alone = sum(one.kind is ValueKind.NUMBERS for one in columns) == 1
            return Noun(made.value, Role.COMPONENTS) if alone and made in (Material.PEG, Material.MARKER) else None
        case _:
            return None


def related(relation: Relation, narrator: Narrator) -> Sentence:
    """What a thing is of another, when the rules say so."""
    first, second = relation.variable, relation.second
    parts: dict[str, Part] = {
        "noun": narrator.kind_of(first.type, "player"),
        "first": Noun(first.name) if first.key in narrator.defined else False,
        "relation": Noun(relation.name),
        "of": narrator.kind_of(second.type, "player"),
        "second": Noun(second.name) if second.key in narrator.defined else False,
        "condition": narrator.condition(relation.condition),
        "whole": False,
    }
    return Sentence("means_related", parts)


def definition(adjective: Adjective, narrator: Narrator) -> tuple[Sentence, ...]:
    """When things are what an adjective says, in one sentence; nothing if that needs no narrator."""
    if adjective.field is not None or _settled(adjective, narrator):
        return ()
    return (defined(adjective, narrator, always=False),)


def defined(adjective: Adjective, narrator: Narrator, *, always: bool = True) -> Sentence:
    """When things are what an adjective says; not ``always``: left out by a language whose words say just that."""
    parts: dict[str, Part] = {
        "noun": Noun(adjective.of),
        "adjective": Sentence("adjective", {"noun": Noun(adjective.name, "adjectives"), "negated": False}),
        "condition": narrator.condition(by_members(adjective, narrator.game)),
        "asks": False if always else asked_for(adjective),
        "vacant": not always and _asks_vacancy(adjective, narrator),
        "whole": False,
    }
    return Sentence("means_adjective", parts)


def asked_for(adjective: Adjective) -> Noun | Literal[False]:
    """The one thing that it asks for, or that it is the contrary of; words that say just that explain themselves."""
    match adjective.condition:
        case Compare(left=FieldOf(), op="is", right=ItemRef() as item):
            return Noun(item.table.items[item.index].name)
        case Compare(left=FieldOf() as kept, op="is_not", right=Nobody()):
            return Noun(kept.field.name)
        case Compare(left=FromColumn(), op="is", right=ItemRef() as item):
            return Noun(item.table.items[item.index].name)
        case Compare(left=FromColumn() as figure, op="is" | "at_least", right=Number(value=1)):
            return Noun(figure.column.name, "columns")
        case Compare(left=FieldOf(), op="is", right=FromColumn() as figure):
            return Noun(figure.column.name, "columns")
        case Compare(left=FromColumn(), op="is", right=FieldOf(field=field, index=None)):
            return Noun(field.name)
        case Compare(left=Seat(), op="is", right=Number(value=1)):
            return Noun("start_player")
        case Has(what=what, negated=False):
            return Noun(what.field.name)
        case Not(part=Is(use=use)) if not use.negated:
            return Noun(use.adjective.name, "adjectives")
        case Is(use=use) if use.negated:
            return Noun(use.adjective.name, "adjectives")
        case _:
            return False


def _asks_vacancy(adjective: Adjective, narrator: Narrator) -> bool:
    """Whether it only asks that no piece stands on a place, whichever sorts of them there are."""
    match adjective.condition:
        case HasPiece(place=VariableRef(variable=place), owner=None, opponents=False, negated=True, sorts=sorts):
            every = [one for one in narrator.game.fields if one.piece and one.of == adjective.of]
            return place.key == adjective.variable.key and len(sorts) == len(every)
        case _:
            return False


def _settled(adjective: Adjective, narrator: Narrator) -> bool:
    """Whether the number of players makes the difference, which the chapter on that number tells."""
    game = narrator.game
    found = {left_out(adjective, count, narrator) for count in range(game.players_low, game.players_high + 1)}
    return None not in found and len(found) > 1
