"""Worked examples as boxes: who has what, what happens, what follows, with the numbers that the engine confirmed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from rulekit.book.account import Account
from rulekit.book.added_together import added_together
from rulekit.book.as_told import as_told, drawn_between, goes_without_saying
from rulekit.book.evident import leading_to, without_evident
from rulekit.book.facts import AIDS, denies, joined, thing_told
from rulekit.book.in_runs import in_runs
from rulekit.book.narrator import Narrator
from rulekit.book.of_two import together
from rulekit.book.reasons import because
from rulekit.book.scenes import cast_of, is_setup, is_told_by_dice, opened, opening_of
from rulekit.book.shown import Sight
from rulekit.document.blocks import Block, Box, Paragraph
from rulekit.document.closed import Comparison, Scene
from rulekit.document.sentence import Inline, Name, Noun, Number, Part, Sentence
from rulekit.model import expression as e
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.example import PERSON, Action, ActionKind, Example, Fact, FactKind, Holding, Pick

__all__ = ["example_box", "held_as", "in_one", "stated", "stated_line", "taken_up"]


def example_box(example: Example, narrator: Narrator) -> Box:
    """An example as a box: what is given, happens and follows in a paragraph, below what can be seen of it."""
    return as_told(example, narrator) or _as_played(example, narrator)


def _as_played(example: Example, narrator: Narrator) -> Box:
    """An example that no person tells: each of its lines in its turn."""
    paragraphs: list[Block] = []
    given: list[Inline] = [*cast_of(example, narrator.flow)]
    followed, actor = False, None
    scene: Scene | None = None
    acted = False
    sight, steps = Sight(example, narrator), leading_to("" if example.asked else example.about, narrator)
    told: list[Sentence] = []
    account = narrator.accounts.get(example.name, Account()).lines
    insets, begins = narrator.insets.get(example.name, {}), 0
    for at, one in enumerate(example.lines):
        if goes_without_saying(one, example):
            continue
        if followed and not (isinstance(one, Fact) and one.then):
            paragraphs += (*drawn_between(insets, begins, at), *sight.drawings())
            paragraphs.append(Paragraph(opened(without_evident(tuple(given), steps), scene)))
            begins = at
            given, scene = [], opening_of(example, at)
        sight.follow(one, at)
        followed = isinstance(one, Fact) and one.then
        sentences: tuple[Sentence, ...]
        if isinstance(one, Action) and is_setup(one) and not given:
            scene = Scene.START
            continue
        if isinstance(one, Action) and _is_begun_by_choice(example, at, steps):
            acted = True
            continue
        if isinstance(one, Action):
            if is_told_by_dice(example, at):
                actor, acted = one.who, True
                continue
            sentences = account.get(at) or (_deed(one, example, narrator),)
            actor = one.who if one.kind is ActionKind.DOES else actor
            acted = True
        elif at in account:
            sentences = account[at]
        else:
            sentences = _fact(one, actor, example, narrator)
            sentences = tuple(said for said in sentences if _bare(said) not in told)
            if acted and one.then and sentences:
                sentences, acted = (_now(sentences[0], given), *sentences[1:]), False
        told += map(_bare, sentences)
        for said in sentences:
            before = given[-1] if given else None
            both = joined(before, said) if before is not None else None
            taken = taken_up(said, before)
            both = both or in_one(before, taken)
            given = [*given[:-1], both] if both else [*given, taken]
        if isinstance(one, Action):
            given += because(one, narrator.game)
    paragraphs += (*drawn_between(insets, begins, len(example.lines)), *sight.drawings())
    paragraphs.append(Paragraph(opened(without_evident(tuple(given), steps), scene)))
    return Box("example", (Noun(example.name, "examples"),), tuple(paragraphs))


def _is_begun_by_choice(example: Example, at: int, steps: frozenset[str]) -> bool:
    """Whether all begin the step that the example stands beside: whoever then decides says it."""
    deed, after = example.lines[at], next(iter(example.lines[at + 1 :]), None)
    if not isinstance(deed, Action) or deed.kind is not ActionKind.ALL_DO or deed.step not in steps:
        return False
    return isinstance(after, Action) and after.kind in (ActionKind.CHOOSES, ActionKind.STOPS)


def _bare(said: Sentence) -> Sentence:
    """What a sentence says, however it goes on from the one before."""
    return Sentence(said.name, {name: part for name, part in said.parts.items() if name not in AIDS})


def _now(said: Sentence, given: Sequence[Inline]) -> Sentence:
    """What is so after something was done, so that nobody takes it for something given, or for what was chosen."""
    chosen = said.name == "then_only" and bool(given) and _chooses(given[-1])
    if chosen or said.name in ("fact", "fact_is"):
        return Sentence(said.name, {**said.parts, "now": True}, said.span)
    return said


def _chooses(said: Part | Inline) -> bool:
    """Whether somebody chooses in the last part of a sentence."""
    return isinstance(said, Sentence) and (said.name == "chooses" or _chooses(said.parts.get("then", False)))


def stated_line(line: Fact | Action, example: Example, narrator: Narrator) -> tuple[Sentence, ...]:
    """A line of an example, in sentences of their own."""
    if isinstance(line, Action):
        return (_deed(line, example, narrator).told_at(line.span),)
    before = [one.who for one in example.lines if isinstance(one, Action) and one.kind is ActionKind.DOES]
    facts = _fact(line, before[-1] if before else None, example, narrator)
    return tuple(one.told_at(line.span) for one in facts)


def taken_up(said: Sentence, before: Inline | None) -> Sentence:
    """The sentence, saying ``again`` if it is about whoever the sentence before was about, and nobody else.

    So does what lies at a place that the sentence before named last: "its building site". What else is at a place
    that the sentence before told of is ``there``, but for what is at one where something else is not: nothing is there
    "also".
    """
    if not isinstance(before, Sentence):
        return said
    at = thing_told(said)
    if at is not None and at in (thing_told(before), _stood_on(before)) and (denies(said) or not denies(before)):
        said = Sentence(said.name, {**said.parts, "there": True}, said.span)
    place, who = _place(said), _subject(said)
    if place is None and (who is None or who != _subject(before) or _names_others(before)):
        return said
    if place is not None and place not in (_place(before), _stood_on(before)):
        return said
    return Sentence(said.name, {**said.parts, "again": True}, said.span)


IN_ONE = {
    *(("does", "holds"), ("does", "rolls"), ("does", "chooses"), ("gains", "holds"), ("rolls", "stops")),
    *(("does", "moves"), ("does", "keeps"), ("stops", "moves"), ("moves", "keeps")),
    *(("rerolls", "stops"), ("moves", "moves"), ("does_this", "moves"), ("chooses", "chooses")),
    *(("chooses", "moves"), ("chooses", "rolls")),
}
"""What somebody does, and what comes of it at once or ends it, in one sentence."""


def in_one(before: Inline | None, said: Sentence) -> Sentence | None:
    """One sentence for what somebody does, or what everybody comes to, and what comes of it."""
    if not isinstance(before, Sentence):
        return None
    if before.name == "all_do":
        then = Sentence(said.name, {name: part for name, part in said.parts.items() if name != "now"}, said.span)
        return Sentence("in_step", {"step": before.parts["step"], "then": then}, said.span)
    if before.name == said.name == "rolls" and before.parts["who"] == said.parts["who"]:
        # Dice that are thrown one behind the other, with nothing decided between: it counts what they show together.
        faces = (*_faces(before), *_faces(said))
        return Sentence("rolls", {**before.parts, "faces": faces}, before.span)
    if (sum_of_both := added_together(before, said)) is not None:
        return sum_of_both
    last = before.parts.get("then", before)
    if isinstance(last, Sentence) and before.name == "told_both" and _goes_on(last):
        longer = in_one(last, said)
        return None if longer is None else Sentence("told_both", {**before.parts, "then": longer}, before.span)
    if not isinstance(last, Sentence) or (last.name, said.name) not in IN_ONE or not said.parts["again"]:
        return None
    if said.name == "holds" and said.parts["told"] != "then":
        return None
    if last.name == "does_this" and last.parts["to"]:
        return None
    if last.name == "chooses" and any(_is_deal(one) for one in (*_picks(last), *_picks(said))):
        return None
    if last.name == "chooses" and said.name == "rolls" and not _is_option(last):
        return None
    joined: dict[str, Part] = {**said.parts, "joined": True}
    if last.name == said.name == "chooses":
        joined["next"] = True
    return Sentence("told_both", {"first": before, "then": Sentence(said.name, joined, said.span)})


def _goes_on(said: Sentence) -> bool:
    """Whether what follows somebody's gains is one list with them: builds, pays 1 coin, and gains the mill."""
    last = said.parts.get("then", said)
    return isinstance(last, Sentence) and last.name == "moves"


def _picks(said: Sentence) -> tuple[Part, ...]:
    picks = said.parts.get("picks")
    return picks if isinstance(picks, tuple) else ()


def _faces(said: Sentence) -> tuple[Part, ...]:
    faces = said.parts["faces"]
    return faces if isinstance(faces, tuple) else (faces,)


def _is_deal(pick: Part) -> bool:
    """Whether it is given or taken, or somebody to deal with: a sentence of its own."""
    return isinstance(pick, Sentence) and (bool(pick.parts.get("verb")) or isinstance(pick.parts.get("noun"), Name))


def _is_option(said: Sentence) -> bool:
    """Whether a way to act is chosen, as which it rolls, and not something that it has."""
    picks = _picks(said)
    noun = picks[0].parts.get("noun") if picks and isinstance(picks[0], Sentence) else None
    return isinstance(noun, Noun) and noun.role == "options"


def _subject(said: Sentence) -> Part | None:
    """Whom a sentence is about."""
    first = said.parts.get("first", said.parts.get("then"))
    if isinstance(first, Sentence):
        return _subject(first)
    names = said.parts.get("names")
    if isinstance(names, tuple) and len(names) == 1:
        return names[0]
    who = said.parts.get("who") or (said.parts.get("right") if said.name == "fact_is" else None)
    return who if isinstance(who, Name) else None


def _place(said: Sentence) -> Part | None:
    """The place whose row a sentence tells of, by its name."""
    row = said.parts.get("row") if said.name == "row_holds" else None
    of = row.parts.get("of") if isinstance(row, Sentence) and row.name == "attribute" else None
    return of if isinstance(of, Noun) else None


def _stood_on(said: Sentence) -> Part | None:
    """The place that something stands on, where a sentence says no more than that."""
    left, right = said.parts.get("left"), said.parts.get("right")
    is_so = said.name == "fact_is" and said.parts["op"] == Comparison.IS
    stands = is_so and isinstance(left, Sentence) and left.name == "kept"
    return right if stands and isinstance(right, Noun) else None


def _names_others(said: Sentence) -> bool:
    """Whether somebody is picked in a sentence, whom "they" behind it could mean as well."""
    first = said.parts.get("first", said.parts.get("then"))
    if isinstance(first, Sentence):
        return _names_others(first)
    picks = said.parts.get("picks")
    if not isinstance(picks, tuple):
        return False
    return any(isinstance(one, Sentence) and isinstance(one.parts.get("noun"), Name) for one in picks)


def _who(index: int, example: Example) -> Name:
    return Name(example.cast[index])


def _fact(fact: Fact, actor: int | None, example: Example, narrator: Narrator) -> tuple[Sentence, ...]:
    who = _who(fact.who, example)
    told = "then" if fact.then else "given"
    match fact.kind:
        case FactKind.HOLDS:
            return tuple(_holds(fact, who, told, narrator))
        case FactKind.IS:
            assert fact.test is not None
            test = fact.test
            if isinstance(test, e.Compare) and actor is not None:
                test = attrs.evolve(test, left=_of_actor(test.left, actor, example))
            return (stated(test, told, narrator),)
        case FactKind.ONLY:
            picks = tuple(_choice(one, narrator) for one in fact.choices)
            return (Sentence("then_only", {"who": who, "picks": picks}),)
        case FactKind.CANNOT | FactKind.CAN:
            return (Sentence(f"then_{fact.kind.value}", {"who": who, "pick": _choice(fact.choices[0], narrator)}),)
        case FactKind.ROW_IS:
            assert fact.row is not None
            table = narrator.game.table(fact.row.field.of)
            nouns = tuple(Noun(table.items[one].name) for one in fact.items)
            if fact.row.field.piece:
                noun = Noun(fact.row.field.name)
                return (Sentence("stands_on", {"who": who, "noun": noun, "places": nouns, "told": told}),)
            ordered = fact.row.field.kind is ValueKind.ROW and not fact.row.field.face_down
            items = in_runs(fact.items, table)
            parts: dict[str, Part] = {"row": narrator.place(fact.row), "items": items, "ordered": ordered, "told": told}
            return (Sentence("row_holds", {**parts, "single": table.one_of_each}),)
        case FactKind.ASKED:
            return (Sentence("is_asked", {"who": who}) if fact.who >= 0 else Sentence("nobody_asked"),)
        case FactKind.WINS if len(fact.people) > 1:
            return (Sentence("win_together", {"names": tuple(_who(one, example) for one in fact.people)}),)
        case FactKind.WINS | FactKind.WINS_NOT:
            name = "wins_game" if fact.kind is FactKind.WINS else "wins_not"
            return (Sentence(name, {"who": _who(fact.people[0], example)}),)
        case FactKind.NEVER:
            return (Sentence("never_so"),)
        case FactKind.OVER | FactKind.NOT_OVER | FactKind.DRAWN:
            return (Sentence(fact.kind.value),)


def _of_actor(what: e.Expression, actor: int, example: Example) -> e.Expression:
    """What the turn has, as had by whoever does something."""
    if not isinstance(what, e.FieldOf) or what.field.owner is not Owner.TURN:
        return what
    person = e.Variable(PERSON - actor, example.cast[actor], e.Type(ValueKind.PLAYER))
    return attrs.evolve(what, owner=e.VariableRef(person))


def _holds(fact: Fact, who: Name, told: str, narrator: Narrator) -> Iterator[Sentence]:
    """What somebody has, in one sentence; what they lack, or have at least or at most, in further ones."""
    plain = [one for one in fact.holdings if not one.negated and one.op == Comparison.IS]
    counted = tuple(held_as(one, narrator) for one in plain if one.item is None)
    things = tuple(Noun(one.noun) for one in plain if one.item is not None)
    if plain:
        yield Sentence("holds", {"who": who, "amounts": counted, "items": things, "told": told})
    for one in fact.holdings:
        if one not in plain:
            yield Sentence("fact", {"condition": narrator.condition(one.test), "told": told})


def stated(fact: e.Condition, told: str, narrator: Narrator) -> Sentence:
    """How something is, as a sentence of its own; ``told``: ``given`` or ``then``."""
    condition = narrator.condition(fact)
    if condition.name != "compare":
        return Sentence("fact", {"condition": condition, "told": told})
    return Sentence("fact_is", {**condition.parts, "told": told})


def held_as(holding: Holding, narrator: Narrator) -> Sentence:
    """So many of what somebody has."""
    what = holding.what
    index = what.index if isinstance(what, e.FieldOf) else None
    count = Number(holding.count or 0)
    if index is not None and isinstance(index, e.ItemRef) and index.table.items[index.index].name != holding.noun:
        return Sentence("some_of", {"count": count, "noun": Noun(holding.noun), "of": narrator.value(index)})
    return Sentence("some", {"count": count, "noun": Noun(holding.noun)})


def _choice(picks: tuple[Pick, ...], narrator: Narrator) -> Sentence | Number:
    """A choice in all its words."""
    said = tuple(_pick(one, narrator) for one in picks)
    return said[0] if len(said) == 1 else Sentence("pick_path", {"picks": said})


def _pick(pick: Pick, narrator: Narrator) -> Sentence | Number:
    match pick.role:
        case "faces" if (shown := _shown(pick.name, narrator)) is not None:
            return shown
        case "number":
            return Number(int(pick.name))
        case "stop" | "go" | "none":
            return Sentence(f"{pick.role}_pick")
        case _:
            noun: Part = Name(pick.name) if pick.role == "people" else Noun(pick.name, pick.role)
            count: Part = Number(pick.count) if pick.count is not None else False
            return Sentence("pick", {"verb": pick.verb or False, "count": count, "noun": noun, "of": False})


def _shown(name: str, narrator: Narrator) -> Sentence | None:
    """A number on a die of a kind."""
    die = narrator.game.die
    face = next((narrator.face(one) for one in (die.faces if die is not None else ()) if one.name == name), None)
    return face if isinstance(face, Sentence) else None


def _deed(deed: Action, example: Example, narrator: Narrator) -> Sentence:
    who = _who(deed.who, example)
    match deed.kind:
        case ActionKind.DOES:
            of = together(deed.things, narrator)
            return Sentence("does", {"who": who, "step": Noun(deed.step, "steps"), "of": of})
        case ActionKind.ALL_DO:
            return Sentence("all_do", {"step": Noun(deed.step, "steps")})
        case ActionKind.ACTS:
            assert deed.statement is not None
            said = narrator.say(deed.statement)[0].clause
            assert said is not None
            return Sentence("gains", {"who": who, "amount": said.parts["amount"], "rotation": False})
        case ActionKind.CHOOSES:
            return Sentence("chooses", {"who": who, "picks": tuple(_pick(one, narrator) for one in deed.picks)})
        case ActionKind.ROLLS:
            die = narrator.game.die
            faces = tuple(narrator.face(die.faces[one]) for one in deed.faces) if die else ()
            return Sentence("rolls", {"who": who, "faces": faces})
        case ActionKind.AGREES:
            return Sentence("says_yes", {"who": who})
        case ActionKind.REFUSES:
            return Sentence("says_no", {"who": who})
        case ActionKind.STOPS:
            return Sentence("stops", {"who": who})
