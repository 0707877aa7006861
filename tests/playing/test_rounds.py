"""Whatever is played can be told in every language, and what is told is what was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import rulekit
from rulekit.book.narrator import Narrator
from rulekit.check.consequences import consequences
from rulekit.document.blocks import Block, Document, Heading, Item, Listing, Panels, Paragraph, TableBlock
from rulekit.document.panels import Gain, Shift, Ticks
from rulekit.document.sentence import Icon, Inline, Name, Noun, Number, Sentence
from rulekit.document.things import Going, Lot
from rulekit.driver.pipeline import CHECKED, SAYERS, Checked, load_game
from rulekit.driver.printing import speaker_for
from rulekit.model.closed import ValueKind
from rulekit.model.example import Action, ActionKind, Example, Pick
from rulekit.playing.chances import all_chances
from rulekit.playing.option import Option
from rulekit.playing.picks import Choice, choices
from rulekit.playing.rounds import chapter
from rulekit.playing.sight import all_of, amount_of, is_shown
from rulekit.playing.state import State
from rulekit.playing.told import Stage, stage_of
from rulekit.playing.watched import Moment, Watched
from rulekit.source import NOWHERE
from tests.meaning.small import GAMES as SMALL
from tests.meaning.small import path_of

LINES = 16
"""So many things are done in a play."""
ANSWERS = {"stop": ActionKind.STOPS, "agree": ActionKind.AGREES, "refuse": ActionKind.REFUSES}
PEOPLE = ("Anna", "Ben", "Cili", "Dani", "Petra", "Jim")


class Player:
    """Plays at random, and writes down what a round that plays so would say."""

    def __init__(self, checked: Checked, seed: int) -> None:
        assert checked.game is not None
        self.draw = Random(seed)  # noqa: S311  # plays to try, not secrets
        count = max(checked.game.players_low, min(2, checked.game.players_high))
        self.cast = PEOPLE[:count]
        self.lines: list[Action] = []
        self.stage: Stage = stage_of(checked, (self.example,), count)
        (one,) = self.stage.prepared
        self.run = Watched(
            self.example,
            self.stage.table,
            self.stage.table.program,
            self.stage.runner,
            one.statements,
            one.questions,
            next(all_chances()),
            consequences(checked.game, CHECKED.vocabulary),
            marks=self.stage.marks,
        )

    @property
    def example(self) -> Example:
        """What was done so far, as a round."""
        return Example("random", "", "", self.cast, listed=True, lines=tuple(self.lines), told=True, span=NOWHERE)

    def play(self) -> None:
        """Do so many things, or all until the end of the game."""
        run = self.run
        run.vector = [slot.start for slot in run.made.program.slots]
        run.move(run.runner.begin(run.vector, run.made.program.opening))
        while run.position is not None and run.position.place < 0 and len(self.lines) < LINES:
            if run.position.is_chance and run.position.throw is None:
                run.let_fall(self.draw.randrange(len(run.position.options)))
            elif run.position.is_chance:
                self._throw()
            else:
                self._choose()
        run.moments.append(Moment(run.seen()))

    def _note(self, line: Action) -> None:
        self.run.moments.append(Moment(self.run.seen(), line=len(self.lines)))
        self.lines.append(line)

    def _throw(self) -> None:
        position = self.run.position
        assert position is not None
        assert position.throw is not None
        faces = tuple(self.draw.randrange(len(position.options)) for _ in range(position.throw.dice))
        who = position.throw.player
        self._note(Action(ActionKind.ROLLS, 0 if who is None else who, faces=faces, span=NOWHERE))
        for face in faces:
            self.run.let_fall(face)

    def _choose(self) -> None:
        state = self.run.seen()
        choice = self.draw.choice(choices(state))
        who, kind = state.player or 0, ANSWERS.get(choice.words[-1])
        picks = () if kind else tuple(_picks(choice, state))
        self._note(Action(kind or ActionKind.CHOOSES, who, picks=picks, span=NOWHERE))
        self.run.moments.append(Moment(state, taken=Option(state, choice.number)))
        assert self.run.position is not None
        self.run.move(self.run.position.apply(choice.number))


def _picks(choice: Choice, state: State) -> Iterator[Pick]:
    """The words of a choice, each with its role."""
    game = state.table.game
    things = {item.name for table in game.tables for item in table.items}
    faces = {face.name for face in game.die.faces} if game.die is not None and not game.die.numbered else set[str]()
    for word in choice.words:
        role = "options"
        if word in ("go", "none", "stop"):
            role = word
        elif word in things:
            role = "things"
        elif word in faces:
            role = "faces"
        elif word in state.names:
            role = "people"
        elif word.lstrip("-").isdigit():
            role = "number"
        elif any(word in (one.name, one.plural) for one in game.fields):
            role = "things"
        elif word in ("give", "take", "keep"):
            continue
        yield Pick(word, role, span=NOWHERE)


def sentences(blocks: tuple[Block, ...]) -> Iterator[Sentence]:
    """All sentences of a chapter, those that are joined one by one."""
    for block in blocks:
        lines = [one.line for one in block.items] if isinstance(block, Listing) else []
        lines += [block.line] if isinstance(block, Paragraph) else []
        if isinstance(block, Panels):
            lines += [*(line for one in block.panels for line in one.lines), block.after]
        if isinstance(block, Listing):
            yield from (said for one in block.items for said in sentences(one.blocks))
        for line in lines:
            for one in line:
                yield from _apart(one)


def _apart(said: object) -> Iterator[Sentence]:
    if isinstance(said, Sentence) and said.name == "told_both":
        yield from _apart(said.parts["first"])
        yield from _apart(said.parts["then"])
    elif isinstance(said, Sentence):
        yield said


def told_in_all(blocks: tuple[Block, ...]) -> Counter[tuple[str, tuple[str, ...]]]:
    """How much more each person has of what, by all that is told together."""
    found: Counter[tuple[str, tuple[str, ...]]] = Counter()
    for said in sentences(blocks):
        if said.name == "piece_moved":
            who, noun, start, goal = (said.parts[one] for one in ("who", "noun", "start", "goal"))
            assert isinstance(who, Name)
            assert isinstance(noun, Noun)
            assert isinstance(start, Noun)
            assert isinstance(goal, Noun)
            found[who.name, (noun.term, start.term)] -= 1
            found[who.name, (noun.term, goal.term)] += 1
        amounts = said.parts["amounts"] if said.name == "moves" else ()
        assert isinstance(amounts, tuple)
        for one in amounts:
            assert isinstance(one, Sentence)
            who, count = said.parts["who"], one.parts["count"]
            assert isinstance(who, Name)
            assert isinstance(count, Number)
            found[who.name, _terms(one)] += count.value if said.parts["how"] == "gain" else -count.value
    return found


def had_in_all(first: State, last: State) -> Counter[tuple[str, tuple[str, ...]]]:
    """How much more each person has of what, by how things stand."""
    found: Counter[tuple[str, tuple[str, ...]]] = Counter()
    for one in last.table.fields["player"]:
        if one.kind is ValueKind.NUMBER and is_shown(one, last):
            for at, name in enumerate(last.names):
                was, now = (all_of(state, one, at) for state in (first, last))
                for thing, count in now.items():
                    old = was[thing]
                    assert isinstance(count, int)
                    assert isinstance(old, int)
                    found[name, _terms(amount_of(one, thing, 1, last))] += count - old
    return found


def sums_written(said: object) -> Iterator[Sentence]:
    """All sums in something that is told."""
    if isinstance(said, tuple):
        for one in said:
            yield from sums_written(one)
    elif isinstance(said, Sentence):
        if said.name in ("sum_written", "sum_named"):
            yield said
        yield from sums_written(tuple(said.parts.values()))


def adds_up(written: Sentence) -> bool:
    """Whether a sum comes out."""
    first, terms, total = (written.parts[one] for one in ("first", "terms", "total"))
    assert isinstance(first, Number)
    assert isinstance(terms, tuple)
    assert isinstance(total, Number)
    return first.value + sum(one.value for one in terms if isinstance(one, Number)) == total.value


def tabled(blocks: tuple[Block, ...]) -> Counter[str]:
    """How much there is in all that players count, by their names, as the table behind the turns has it."""
    found: Counter[str] = Counter()
    for block in blocks:
        if isinstance(block, TableBlock):
            for column, who in enumerate(block.columns[1:], 1):
                (name,) = who.line
                assert isinstance(name, Name)
                cells = (row.cells[column].line[0] for row in block.rows)
                found[name.name] += sum(one.value for one in cells if isinstance(one, Number))
    return found


def counted(state: State) -> Counter[str]:
    """How much there is in all that players count, by their names."""
    found: Counter[str] = Counter()
    for one in state.table.fields["player"]:
        if one.kind is ValueKind.NUMBER and is_shown(one, state):
            for at, name in enumerate(state.names):
                found[name] += sum(count for count in all_of(state, one, at).values() if isinstance(count, int))
    return found


def drawn_apart(blocks: tuple[Block, ...]) -> Iterator[tuple[Counter[str], Counter[str]]]:
    """For each step of a turn: what is drawn, and what is told of whoever has the turn, by what it is of."""
    for head, block in pairwise(blocks):
        if not isinstance(head, Heading) or not isinstance(block, Panels):
            continue
        (turn,) = head.line
        assert isinstance(turn, Sentence)
        (name,) = {one for one in turn.parts.values() if isinstance(one, Name)}
        for panel in block.panels:
            told: Counter[str] = Counter()
            for (who, terms), count in told_in_all((Listing(tuple(Item(line) for line in panel.lines)),)).items():
                told[terms[-1]] += count if who == name.name else 0
            drawn: Counter[str] = Counter()
            for one in panel.drawn:
                if isinstance(one, Gain | Shift | Ticks):
                    drawn[_shown(one.label)] += _more(one)
                elif isinstance(one, Lot) and not one.name + one.who:
                    for thing in one.things:
                        assert thing.going is not Going.STAYS
                        drawn[_shown(thing.label)] += thing.count if thing.going is Going.COMES else -thing.count
            yield drawn, told


def _more(drawn: Gain | Shift | Ticks) -> int:
    """How much more there is; of what is counted down along a row, less the further on its marker stands."""
    if isinstance(drawn, Gain):
        return drawn.count
    falls = isinstance(drawn, Shift) and drawn.values[0] > drawn.values[-1]
    return drawn.was - drawn.now if falls else drawn.now - drawn.was


def _shown(label: tuple[Inline, ...]) -> str:
    """What a figure, a row or a line of boxes is of."""
    return next(one.name for one in label if isinstance(one, Icon))


def _terms(amount: Sentence) -> tuple[str, ...]:
    parts = (amount.parts["noun"], amount.parts.get("of"))
    return tuple(one.term for one in parts if isinstance(one, Noun))


def all_games() -> list[str]:
    """Every game that is brought along, and the small ones of other kinds."""
    return [*rulekit.games(), *(str(path_of(one)) for one in SMALL)]


@pytest.mark.parametrize("game", all_games(), ids=lambda one: Path(one).stem)
def test_a_random_play_is_told_as_it_was_played(game: str) -> None:
    checked = load_game(game)
    assert checked.game is not None
    player = Player(checked, seed=1)
    player.play()
    moments, example = player.run.moments, player.example
    named = {one.name for one in checked.game.fields} | {
        item.name for table in checked.game.tables for item in table.items
    }
    blocks = chapter(example, moments, Narrator(checked.game, SAYERS, frozenset(named)))
    who = [one.parts.get("who") for one in sentences(blocks)]
    assert {one.who for one in player.lines} <= {at for at, name in enumerate(example.cast) if Name(name) in who}
    begun = [at for at, one in enumerate(moments) if one.step == "setup" and not one.begins]
    told, had = told_in_all(blocks), had_in_all(moments[begun[-1] if begun else 0].state, moments[-1].state)
    assert {key: told[key] for key in had} == dict(had)
    assert all(adds_up(one) for one in sums_written(tuple(sentences(blocks))))
    assert all(one.rows for one in blocks if isinstance(one, TableBlock))
    if any(isinstance(one, TableBlock) for one in blocks):
        assert tabled(blocks) == counted(moments[-1].state)
    for drawn, said in drawn_apart(blocks):
        assert {term: said[term] for term in drawn} == dict(drawn)
    for tag in rulekit.locales():
        speaker = speaker_for(checked, tag)
        # A random round has no name, and its people have none in most games.
        below = tuple(one for one in blocks if not (isinstance(one, Heading) and one.level == 1))
        speaker.document(Document("rulebook", (), (), below, (), ()))
        assert [one.message for one in speaker.report if one.code != "RK0502"] == []
