"""One run of a worked example: what is given is set, what happens is done, what must follow is asked.

What an example leaves open stays open while it is asked. Before something else begins, what may be left is left (nobody
goes on, trades, or agrees), and what must be chosen must have been. Dice and cards that nobody names fall by chance.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from attrs import define, field

from rulekit.check.consequences import Consequence
from rulekit.compiler.labels import ChanceLabel
from rulekit.compiler.program import Compiled
from rulekit.machine.position import Position
from rulekit.machine.runner import Runner
from rulekit.model.example import Action, ActionKind, Example, Fact, FactKind, Pick, person_of
from rulekit.model.expression import Expression, ItemRef, VariableRef
from rulekit.playing.asking import Teller, question_of
from rulekit.playing.chances import Chances
from rulekit.playing.corrected import Wrong, corrected
from rulekit.playing.expecting import disagreement
from rulekit.playing.instead import so_instead
from rulekit.playing.kept import Keeper
from rulekit.playing.picks import Choice, words_of
from rulekit.playing.scene import Scene, listed
from rulekit.playing.seating import Seating
from rulekit.playing.setting import OverdrawnError, put
from rulekit.playing.unfinished import unfinished_because
from rulekit.source import Span

__all__ = ["Failed", "Trial", "names_of"]


class Failed(Exception):
    """An example does not come out, and where; no error of the program."""

    def __init__(self, message: str, span: Span) -> None:
        super().__init__(message)
        self.span = span


def fail(message: str, span: Span) -> NoReturn:
    """End a run.

    Raises:
        Failed: always.
    """
    raise Failed(message, span)


def names_of(example: Example) -> tuple[str, ...]:
    """What the people of an example are called; those without a name by their number."""
    return tuple(name or f"player {at + 1}" for at, name in enumerate(example.cast))


@define
class Trial:
    """One run of an example.

    Args:
        example: what is run.
        table: the game and its players.
        made: the program with the example's own statements and questions.
        runner: of that program; chance pauses.
        statements: the number of the statement of a line, by the number of the line.
        questions: the number of the question of a line, likewise.
        chances: what falls where the example leaves it open.
        kept: what every play keeps true.
    """

    example: Example
    table: Seating
    made: Compiled
    runner: Runner
    statements: Mapping[int, int]
    questions: Mapping[int, int]
    chances: Chances
    kept: tuple[Consequence, ...]
    vector: list[int] = field(factory=list[int])
    position: Position | None = None
    wrong: list[Wrong] = field(factory=list[Wrong])
    _first: Failed | None = None
    _at: int = 0

    def run(self) -> None:
        """Run all lines in order.

        Facts that do not hold change nothing, so all of them are found.

        Raises:
            Failed: something expected does not hold, or something that happens cannot; the first of that.
        """
        try:
            self._lines()
        except Failed as problem:
            self._note(problem)
            raise (self._first or problem) from None
        if self._first is not None:
            raise self._first

    def _note(self, problem: Failed) -> None:
        """Note the line behind which the example can't go on, and what there is instead."""
        line = next((one for one in self.example.lines if one.span == problem.span), None)
        if line is not None and not (self.position is not None and self.position.loop):
            self.wrong.append(Wrong(line, so_instead(line, self.example, self._scene())))

    def _lines(self) -> None:
        self.vector = [slot.start for slot in self.made.program.slots]
        given: list[Fact] = []
        begins = next((at for at, one in enumerate(self.example.lines) if isinstance(one, Action)), -1)
        for at, line in enumerate(self.example.lines):
            self._at = at
            if given and not (isinstance(line, Fact) and not line.then):
                self._set_up(given)
                given = []
            match line:
                case Fact(then=False):
                    self._rest(line.span)
                    self.position = None
                    given.append(line)
                case Fact():
                    if not self._is_rolled_later(at):
                        self._fall()
                    self._keep()
                    self._look(line, at)
                case Action():
                    if at == begins and self.example.told and line.kind not in BEGINS:
                        self.move(self.runner.begin(self.vector, self.made.program.opening))
                        self._draw()
                    self._do(line, at)

    @property
    def names(self) -> tuple[str, ...]:
        """What the people are called."""
        return names_of(self.example)

    def _set_up(self, given: list[Fact]) -> None:
        """Set what is given together; refuse a position that no play comes to."""
        try:
            put([setting for one in given for setting in one.settings], self.vector, self.made.layout)
        except OverdrawnError as problem:
            fail(f"no play comes to this: {problem}", given[-1].span)
        broken = Keeper(self.table.game, self.made.layout, self.kept, self.names).broken(self.vector)
        if broken is not None:
            about = [one for one in given if any(setting.what in broken.fields for setting in one.settings)]
            fail(broken.message, (about or given)[-1].span)

    # ---- What happens ----

    def _do(self, deed: Action, at: int) -> None:
        match deed.kind:
            case ActionKind.DOES:
                self._rest(deed.span)
                frame = self.made.entries[deed.step]
                for slot, thing in zip(frame.arguments, deed.things, strict=True):
                    self.vector[slot] = _number(thing)
                self._begin(frame.number, frame.you, deed.who)
            case ActionKind.ALL_DO:
                self._rest(deed.span)
                self._begin(self.made.entries[deed.step].number, None, 0)
            case ActionKind.ACTS:
                self._rest(deed.span)
                frame = self.made.extra[self.statements[at]]
                self._begin(frame.number, frame.you, deed.who)
            case ActionKind.ROLLS:
                self._roll(deed)
            case ActionKind.CHOOSES:
                self._choose(deed.picks, deed)
            case ActionKind.STOPS | ActionKind.AGREES | ActionKind.REFUSES:
                self._answer(WORDS[deed.kind], deed)

    def _begin(self, routine: int, you: int | None, who: int) -> None:
        if you is not None:
            self.vector[you] = who
            self.vector[self.made.layout.active] = who
        self.move(self.runner.begin(self.vector, routine))
        self._draw()

    def move(self, position: Position) -> None:
        """Go on from there."""
        self.position = position
        if position.loop:
            loop = self.made.endless[position.loop - 1]
            fail(unfinished_because(loop, self.table), self.example.lines[self._at].span)

    def _draw(self) -> None:
        """Let chance decide what is no throw of dice, which nobody can name."""
        while self.position is not None and self.position.is_chance and self.position.throw is None:
            self.let_fall(self.chances.draw(len(self.position.options)))

    def let_fall(self, outcome: int) -> None:
        """Let chance come out so."""
        assert self.position is not None
        self.move(self.position.apply(self.position.options[outcome]))

    def _fall(self) -> None:
        """Let the dice fall that nobody names; in a round somebody must, and at its end they have not fallen yet."""
        if self.example.told and self.position is not None and self.position.is_chance:
            line = self.example.lines[self._at]
            if any(isinstance(one, Action) for one in self.example.lines[self._at :]):
                fail("a round says how all dice fall: name what is rolled here", line.span)
            return
        while self.position is not None and self.position.is_chance:
            self.let_fall(self.chances.draw(len(self.position.options)))

    def _take(self, choice: Choice) -> None:
        assert self.position is not None
        self.move(self.position.apply(choice.number))
        self._draw()

    def _rest(self, span: Span) -> None:
        """Come to the end of what was begun: leave what may be left."""
        self._fall()
        while (there := (scene := self._scene()).choices) is not None:
            left = next((one for one in there if one.leaves), None)
            if left is None:
                fail(f"{scene.asked} is still to choose: {listed(there)}; say what is chosen", span)
            self._take(left)
            self._fall()
        self._keep()

    def _keep(self) -> None:
        if self.position is not None:
            self.vector = list(self.position.vector[: len(self.made.program.slots)])

    # ---- Dice ----

    def _is_rolled_later(self, at: int) -> bool:
        """Whether the next thing that happens is that somebody names what falls."""
        following = next((one for one in self.example.lines[at:] if isinstance(one, Action)), None)
        return following is not None and following.kind is ActionKind.ROLLS

    def _roll(self, deed: Action) -> None:
        name, thrown = self.names[deed.who], 0
        while thrown < len(deed.faces):
            throw = self.position.throw if self.position is not None else None
            if throw is None and thrown:
                fail(f"{name} rolls {_dice(thrown)} here, not {len(deed.faces)}", deed.span)
            if throw is None:
                fail(f"nobody rolls here: {self._scene().here}", deed.span)
            if throw.player is not None and throw.player != deed.who:
                fail(f"{self.names[throw.player]} rolls here, not {name}", deed.span)
            if thrown + throw.dice > len(deed.faces):
                fail(f"{name} rolls {_dice(thrown + throw.dice)} here, not {len(deed.faces)}", deed.span)
            for face in deed.faces[thrown : thrown + throw.dice]:
                self._let_show(face, deed)
            thrown += throw.dice
            self._draw()

    def _let_show(self, face: int, deed: Action) -> None:
        """Let the next die show a face; it is of the kind that has it."""
        die = self.table.game.die
        assert self.position is not None
        assert die is not None
        label = self.table.label(self.position.decode(self.position.options[0]).decide)
        first = label.first if isinstance(label, ChanceLabel) else 0
        falling = die.kind_of(die.faces[first])
        if die.faces[face] not in falling.faces:
            fail(f"a {falling.name} falls here, which does not show {die.faces[face].name}", deed.span)
        self.let_fall(face - first)

    # ---- Choices ----

    def _scene(self) -> Scene:
        return Scene(self.table, self.names, self.position)

    def _asks(self, deed: Action) -> tuple[Choice, ...]:
        """The options of whoever is said to choose."""
        self._fall()
        scene = self._scene()
        if reason := scene.unless_asked(deed.who):
            fail(reason, deed.span)
        return scene.choices or ()

    def _choose(self, picks: tuple[Pick, ...], deed: Action) -> None:
        said = words_of(picks)
        while said:
            there = self._asks(deed)
            found = self._found(said, there, deed)
            self._take(found)
            said = said[len(found.words) :] if not found.keeps else said
        # Of what is chosen one after the other, all is said in one line.
        enough = next((one for one in self._scene().choices or () if one.enough), None)
        if enough is not None:
            self._take(enough)

    def _found(self, said: tuple[str, ...], there: tuple[Choice, ...], deed: Action) -> Choice:
        """The one option that is meant: all its words are said, or all that is said leads to it alone."""
        whole = [one for one in there if one.begins(said)]
        if whole:
            return max(whole, key=lambda one: len(one.words))
        open_ = [one for one in there if one.goes_on(said)]
        if len({one.words for one in open_}) > 1:
            fail(f"`{' '.join(said)}` leaves open which: {listed(tuple(open_))}", deed.span)
        kept = [*open_, *(one for one in there if one.keeps)]
        if not kept:
            fail(f"`{' '.join(said)}` is no option here; there are: {listed(there)}", deed.span)
        return kept[0]

    def _answer(self, word: str, deed: Action) -> None:
        """Take the option of that name; what is not named of a deal before stays as it is."""
        while True:
            self._fall()
            kept = next((one for one in self._scene().choices or () if one.keeps), None)
            if kept is not None:
                self._take(kept)
                continue
            there = self._asks(deed)
            found = next((one for one in there if one.words[-1] == word), None)
            if found is None:
                fail(f"`{word}` is no option here; there are: {listed(there)}", deed.span)
            self._take(found)
            return

    # ---- What must follow ----

    def _look(self, fact: Fact, at: int) -> None:
        """Note a fact that does not hold: it changes nothing, so what is behind it can be looked at, too."""
        teller = Teller(self.table.game, self.made.layout, self.names)
        answers = self._answers(fact, at)
        message = disagreement(fact, self._scene(), teller, self.vector, answers)
        if message:
            seen = teller.lying(fact.row, self.vector) if fact.row is not None else answers
            stops = self._breaks_off(fact, at)
            found = () if stops else corrected(fact, self.example, self.table.game, seen, self._scene())
            self.wrong.append(Wrong(fact, found))
            self._first = self._first or Failed(message, fact.span)

    def _breaks_off(self, fact: Fact, at: int) -> bool:
        """Whether somebody must choose and no line says what: how things are is then not how it ends."""
        there = self._scene().choices
        if fact.kind in OF_CHOICES or there is None or any(one.leaves for one in there):
            return False
        for one in self.example.lines[at:]:
            if one.kind in BEGINS or one.kind in OF_CHOICES or isinstance(one, Action):
                return one.kind in BEGINS
        return True

    def _answers(self, fact: Fact, at: int) -> tuple[int, ...]:
        """The answers to a fact's question; none to a fact that asks nothing of the machine."""
        if at not in self.questions:
            return ()
        first = self.made.answers
        done = self.runner.begin(self.vector, self.made.questions[self.questions[at]])
        return done.vector[first : first + len(question_of(fact))]


def _number(thing: Expression) -> int:
    """The number of a thing or a person that is named."""
    match thing:
        case ItemRef(index=index):
            return index
        case VariableRef(variable=variable) if (found := person_of(variable)) is not None:
            return found
        case _:
            raise AssertionError(thing)


def _dice(count: int) -> str:
    return f"{count} die" if count == 1 else f"{count} dice"


BEGINS = (ActionKind.DOES, ActionKind.ALL_DO, ActionKind.ACTS)
"""What begins something; a round whose first line does not begins as the game does."""
OF_CHOICES = (FactKind.ONLY, FactKind.CANNOT, FactKind.ASKED)
"""Facts of what there is to choose, which an example may end with."""
WORDS = {ActionKind.STOPS: "stop", ActionKind.AGREES: "agree", ActionKind.REFUSES: "refuse"}
