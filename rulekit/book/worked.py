"""Worked examples as boxes: who has what, what happens, what follows, with the numbers that the engine confirmed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import attrs

from rulekit.book.account import Account
from rulekit.book.as_told import as_told, drawn_between, goes_without_saying
from rulekit.book.beside_board import Words
from rulekit.book.evident import leading_to
from rulekit.book.facts import AIDS
from rulekit.book.in_runs import in_runs
from rulekit.book.narrator import Narrator
from rulekit.book.of_two import together
from rulekit.book.reasons import because
from rulekit.book.scenes import cast_of, is_setup, is_told_by_dice, opening_of, scenes
from rulekit.book.shown import Sight
from rulekit.document.blocks import Block, Box
from rulekit.document.closed import Comparison, Scene
from rulekit.document.inset import Inset
from rulekit.document.plan import Plan
from rulekit.document.sentence import Inline, Name, Noun, Number, Part, Sentence
from rulekit.model import expression as e
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.example import PERSON, Action, ActionKind, Example, Fact, FactKind, Holding, Pick

__all__ = ["example_box", "held_as", "stated", "stated_line"]


def example_box(example: Example, narrator: Narrator) -> Box:
    """An example as a box: what is given, happens and follows in a paragraph, below what can be seen of it."""
    return as_told(example, narrator) or _as_played(example, narrator)


def _as_played(example: Example, narrator: Narrator) -> Box:
    """An example that no person tells: each of its lines in its turn."""
    paragraphs: list[Block] = []
    words = Words()
    words.put(cast_of(example, narrator.flow))
    followed, actor = False, None
    scene: Scene | None = None
    acted = False
    sight, steps = Sight(example, narrator), leading_to("" if example.asked else example.about, narrator)
    told: list[Sentence] = []
    account = narrator.accounts.get(example.name, Account()).lines
    insets, begins = narrator.insets.get(example.name, {}), 0
    on_board = _scenes_on_boards(example, insets)
    for at, one in enumerate(example.lines):
        if goes_without_saying(one, example):
            continue
        if followed and not (isinstance(one, Fact) and one.then):
            paragraphs += (*words.pictured(drawn_between(insets, begins, at)), *sight.drawings())
            paragraphs.append(words.told(steps, scene))
            begins = at
            words, scene = Words(), opening_of(example, at)
        sight.follow(one, at)
        followed = isinstance(one, Fact) and one.then
        sentences: tuple[Sentence, ...]
        if isinstance(one, Action) and is_setup(one) and not words.line:
            scene = Scene.START
            continue
        if isinstance(one, Action) and _is_begun_by_choice(example, at, steps):
            acted = True
            continue
        if isinstance(one, Action):
            if is_told_by_dice(example, at):
                actor, acted = one.who, True
                continue
            sentences = account[at] if at in account else (_deed(one, example, narrator),)
            actor = one.who if one.kind is ActionKind.DOES else actor
            acted = True
        elif at in account:
            sentences = account[at]
        else:
            sentences = _fact(one, actor, example, narrator)
            sentences = tuple(said for said in sentences if _bare(said) not in told)
            if acted and one.then and sentences:
                sentences, acted = (_now(sentences[0], words.line), *sentences[1:]), False
        told += map(_bare, sentences)
        words.tell(one, sentences, narrator.game if at in on_board else None)
        words.put(because(one, narrator.game))
    paragraphs += (*words.pictured(drawn_between(insets, begins, len(example.lines))), *sight.drawings())
    paragraphs.append(words.told(steps, scene))
    return Box("example", (Noun(example.name, "examples"),), tuple(paragraphs))


def _scenes_on_boards(example: Example, insets: Mapping[int, Inset | Plan]) -> frozenset[int]:
    """The numbers of the lines that are told beside a board."""
    told = (range(begin, end) for begin, end in scenes(example) if isinstance(insets.get(begin), Plan))
    return frozenset(at for lines in told for at in lines)


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
