"""Worked examples as boxes: who has what, what happens, what follows, with the numbers that the engine confirmed."""

from __future__ import annotations

import attrs

from rulekit.book.facts import joined
from rulekit.book.telling import PERSON, Telling
from rulekit.document.blocks import Block, Box, Paragraph
from rulekit.document.sentence import Inline, Name, Noun, Number, Part, Sentence
from rulekit.model import expression as e
from rulekit.model.game import Deed, Example, Fact, Holding, Pick

__all__ = ["PERSON", "example_box", "stated"]


def example_box(example: Example, telling: Telling) -> Box:
    """An example as a box: what is given and what happens in one paragraph, what follows in the next."""
    paragraphs: list[Block] = []
    given: list[Inline] = []
    if example.listed:
        given.append(Sentence("cast", {"names": tuple(Name(one) for one in example.cast)}))
    followed, actor = False, None
    for one in example.lines:
        if followed and not (isinstance(one, Fact) and one.then):
            paragraphs.append(Paragraph(tuple(given)))
            given = []
        followed = isinstance(one, Fact) and one.then
        if isinstance(one, Deed):
            said = _deed(one, example, telling)
            actor = one.who if one.kind == "does" else actor
        else:
            said = _fact(one, actor, example, telling)
        both = joined(given[-1], said) if given else None
        given = [*given[:-1], both] if both else [*given, _taken_up(said, given[-1] if given else None)]
    paragraphs.append(Paragraph(tuple(given)))
    return Box("example", (Noun(example.name, "examples"),), tuple(paragraphs))


def _taken_up(said: Sentence, before: Inline | None) -> Sentence:
    """The sentence, saying ``again`` if it is about whoever the sentence before was about, and nobody else."""
    who = _subject(said)
    if who is None or not isinstance(before, Sentence) or who != _subject(before) or _names_others(before):
        return said
    return Sentence(said.name, {**said.parts, "again": True})


def _subject(said: Sentence) -> Part | None:
    """Whom a sentence is about."""
    names = said.parts.get("names")
    if isinstance(names, tuple) and len(names) == 1:
        return names[0]
    who = said.parts.get("who") or (said.parts.get("right") if said.name == "fact_is" else None)
    return who if isinstance(who, Name) else None


def _names_others(said: Sentence) -> bool:
    """Whether somebody is picked in a sentence, whom "they" behind it could mean as well."""
    picks = said.parts.get("picks")
    if not isinstance(picks, tuple):
        return False
    return any(isinstance(one, Sentence) and isinstance(one.parts.get("noun"), Name) for one in picks)


def _who(index: int, example: Example) -> Name:
    return Name(example.cast[index])


def _fact(fact: Fact, actor: int | None, example: Example, telling: Telling) -> Sentence:
    who = _who(fact.who, example)
    told = "then" if fact.then else "given"
    match fact.kind:
        case "holds":
            counted = tuple(_held(one, telling) for one in fact.holdings if one.item is None)
            things = tuple(Noun(one.noun) for one in fact.holdings if one.item is not None)
            return Sentence("holds", {"who": who, "amounts": counted, "items": things, "told": told})
        case "is":
            assert fact.left is not None
            assert fact.right is not None
            left = fact.left
            if actor is not None and isinstance(left, e.FieldOf) and left.field.owner == "turn":
                person = e.Variable(PERSON - actor, example.cast[actor], e.Type("player"))
                left = attrs.evolve(left, owner=e.VariableRef(person))
            return stated(e.Compare(left, fact.op, fact.right), told, telling)
        case "only":
            return Sentence("then_only", {"who": who, "picks": tuple(_pick(one, telling) for one in fact.picks)})
        case "cannot":
            return Sentence("then_cannot", {"who": who, "pick": _pick(fact.picks[0], telling)})
        case "row_is":
            assert isinstance(fact.left, e.FieldOf)
            table = telling.game.table(fact.left.field.of)
            nouns = tuple(Noun(table.items[one].name) for one in fact.items)
            parts: dict[str, Part] = {"row": telling.value(fact.left), "items": nouns, "told": told}
            return Sentence("row_holds", parts)
        case "wins":
            return Sentence("wins_game", {"who": who})
        case _:
            return Sentence(fact.kind)


def stated(fact: e.Compare, told: str, telling: Telling) -> Sentence:
    """How something is, as a sentence of its own; ``told``: ``given`` or ``then``."""
    condition = telling.condition(fact)
    if condition.name != "compare":
        return Sentence("fact", {"condition": condition, "told": told})
    return Sentence("fact_is", {**condition.parts, "told": told})


def _held(holding: Holding, telling: Telling) -> Sentence:
    what = holding.what
    index = what.index if isinstance(what, e.FieldOf) else None
    count = Number(holding.count or 0)
    if index is not None and isinstance(index, e.ItemRef) and index.table.items[index.index].name != holding.noun:
        return Sentence("some_of", {"count": count, "noun": Noun(holding.noun), "of": telling.value(index)})
    return Sentence("some", {"count": count, "noun": Noun(holding.noun)})


def _pick(pick: Pick, telling: Telling) -> Sentence | Number:
    if pick.role == "number":
        return Number(int(pick.name))
    if pick.role == "stop":
        return Sentence("stop_pick")
    of = telling.value(pick.of) if pick.of is not None else False
    noun: Part = Name(pick.name) if pick.role == "people" else Noun(pick.name, pick.role)
    count: Part = Number(pick.count) if pick.count is not None else False
    return Sentence("pick", {"verb": pick.verb or False, "count": count, "noun": noun, "of": of})


def _deed(deed: Deed, example: Example, telling: Telling) -> Sentence:
    who = _who(deed.who, example)
    match deed.kind:
        case "does":
            of = telling.value(deed.thing) if deed.thing is not None else False
            return Sentence("does", {"who": who, "step": Noun(deed.step, "steps"), "of": of})
        case "all_do":
            return Sentence("all_do", {"step": Noun(deed.step, "steps")})
        case "acts":
            assert deed.statement is not None
            said = telling.say(deed.statement)[0].clause
            assert said is not None
            return Sentence("gains", {"who": who, "amount": said.parts["amount"], "rotation": False})
        case "chooses":
            return Sentence("chooses", {"who": who, "picks": tuple(_pick(one, telling) for one in deed.picks)})
        case "rolls":
            die = telling.game.die
            faces = tuple(telling.face(die.faces[one]) for one in deed.faces) if die else ()
            return Sentence("rolls", {"who": who, "faces": faces})
        case "agrees":
            return Sentence("says_yes", {"who": who})
        case "refuses":
            return Sentence("says_no", {"who": who})
        case _:
            return Sentence("stops", {"who": who})
