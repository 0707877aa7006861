"""A game at the terminal: what happened, what can be chosen, in words; people type a number, bots draw one."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import TextIO

from attrs import define, frozen

from rulekit.book.in_characters import characters, stacks
from rulekit.book.laid_on import counted_on
from rulekit.document.plan import MARKS as STACKED
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model.closed import ValueKind
from rulekit.model.component import Table
from rulekit.playing.bots import Bot
from rulekit.playing.deeds import called, step_said
from rulekit.playing.game import Game
from rulekit.playing.middle import in_the_middle
from rulekit.playing.option import Option, face_said
from rulekit.playing.pieces import MARKS, sorts_on, standing
from rulekit.playing.reading import HIDDEN
from rulekit.playing.sight import amount_of, changed, dice_of, heard
from rulekit.playing.state import State
from rulekit.playing.telling import end_of, head_of

__all__ = ["Seat", "play"]

DIGITS = 9
"""No number that stands before an option has more."""


@frozen
class Seat:
    """Who sits there.

    Args:
        name: what they are called; somebody who has no name by their number, from 1.
        bot: whether it is no person.
        chooses: how the bot chooses, seeing what its player sees; at random if not said.
    """

    name: str
    bot: bool
    chooses: Bot | None = None


def play(game: Game, seats: Sequence[Seat], locale: str, seed: int, source: TextIO, out: TextIO) -> State:
    """The state in which one game stands at its end, or when the input ended before.

    Args:
        game: what is played.
        seats: who plays, in order.
        locale: the language.
        seed: for chance and for the bots.
        source: where people's numbers come from, a line each.
        out: where everything is shown.

    Returns:
        The state at the end, or where the input ended.
    """
    state = game.start(seed, names=[one.name for one in seats])
    bots = random.Random(seed)  # noqa: S311  # bots that play, not secrets
    people = [at for at, seat in enumerate(seats) if not seat.bot]
    names = called(state.names, state.table, locale)
    screen = Screen(seats, people, locale, out)
    while not state.is_over:
        player, shown = state.player, state.renamed(names)
        assert player is not None
        if seats[player].bot:
            chooses = seats[player].chooses
            number = (chooses(state.view(player)) if chooses else bots.choice(state.options)).number
            option = Option(shown, number)
        else:
            screen.show(shown)
            chosen = _ask(shown, locale, source, out)
            if chosen is None:
                return state
            option = chosen
        state = state.apply(Option(state, option.number))
        screen.tell(shown, option, state.renamed(names))
    out.write("\n")
    screen.board(state.renamed(names))
    out.writelines(f"{line}\n" for line in end_of(state.renamed(names), locale))
    return state


@define
class Screen:
    """What was shown last, so that a turn has one head, and a bot's only when something of it can be seen."""

    seats: Sequence[Seat]
    people: Sequence[int]
    locale: str
    out: TextIO
    headed: tuple[int, int] | None = None
    told: str = ""

    def show(self, state: State) -> None:
        """The head of the turn, and where it stands."""
        player = state.player
        assert player is not None
        speaker = state.speaker(self.locale)
        if self.headed != (state.round, player):
            self.headed = (state.round, player)
            self.out.write(f"\n— {speaker.phrase(head_of(state, player))} —\n")
            viewer = self.people[0] if self.people and self.seats[player].bot else player
            if kept := summary(state, player, self.locale, viewer).strip():
                self.out.write(f"  {kept}\n")
            if not self.seats[player].bot:
                self.out.writelines(f"  {speaker.sentence(one)}\n" for one in in_the_middle(state))
                self.board(state)
        now = moment(state, self.locale)
        if not self.seats[player].bot:
            now = "\n".join([now, *(f"  {speaker.sentence(one)}" for one in dice_of(state, player))])
        if now != self.told:
            self.told = now
            self.out.write(f"{now}\n")

    def board(self, state: State) -> None:
        """Every board with what stands on it, and whose is what."""
        self.out.writelines(f"  {line}\n" for line in boards(state, self.locale))

    def tell(self, before: State, option: Option, after: State) -> None:
        """What the people see of a choice, and of what follows from it."""
        player = before.player
        assert player is not None
        speaker = before.speaker(self.locale)
        bot = self.seats[player].bot
        said = heard(before, option, after, self.people) if bot else None
        changes = () if after.is_over else changed(before, after, self.people)
        if said is not None or (bot and changes):
            self.show(before)
        if said is not None and not tells_place(option, changes, before):
            colon = speaker.typography().labels.colon
            self.out.write(f"    {before.names[player]}{colon} {speaker.phrase(said)}\n")
        self.out.writelines(f"      {speaker.sentence(one)}\n" for one in changes)


def summary(state: State, player: int, locale: str, viewer: int) -> str:
    """What a player has, in one line, as far as the viewer may know."""
    speaker = state.speaker(locale)
    parts: list[Part] = []
    holder = state.view(viewer).players[player]
    drawn = [counted_on(table, state.table.game) for table in state.table.game.tables if folds(table)]
    for one in (field for field in state.table.fields["player"] if not field.piece and field not in drawn):
        value = getattr(holder, one.name)
        if isinstance(value, bool) or value is None:
            continue
        if isinstance(value, int) and (value or one.limited):
            parts.append(Sentence("some", {"count": Number(value), "noun": Noun(one.name)}))
        elif isinstance(value, frozenset):
            table = state.table.game.table(one.of)
            parts += [Noun(item.name) for item in table.items if item.name in value]
        elif isinstance(value, tuple) and one.kind is ValueKind.CUP:
            parts.append(Sentence("some", {"count": Number(len(value)), "noun": Noun(one.of)}))
        elif isinstance(value, dict) and one.kind is ValueKind.NUMBER:
            kept = holder.of(one.name, one.each)
            parts += [amount_of(one, thing, count, state) for thing, count in kept.items() if count and count != HIDDEN]
    return f"  {speaker.phrase(Sentence('names', {'items': tuple(dict.fromkeys(parts))}))}"


def tells_place(option: Option, changes: Sequence[Sentence], state: State) -> bool:
    """Whether a choice is only of places, and what changes says where something was put or went."""
    boards = [table for table in state.table.game.tables if table.board is not None]
    places = {item.name for table in boards for item in table.items}
    return set(option.path) <= places and any(one.name in ("piece_put", "piece_moved") for one in changes)


def folds(table: Table) -> bool:
    """Whether it is a board that is drawn with what lies on its places."""
    return table.board is not None and table.board.folds > 1


def boards(state: State, locale: str) -> Iterator[str]:
    """Each board on which pieces stand, in characters, and what these mean."""
    speaker = state.speaker(locale)
    for table in state.table.game.tables:
        sorts = sorts_on(table, state)
        if folds(table) and (what := counted_on(table, state.table.game)):
            laid = {
                (seat, at): count
                for seat, holder in enumerate(state.players)
                for at, count in enumerate(holder.of(what.name, what.each).values())
            }
            yield from characters(table, stacks(laid))
            yield "   ".join(f"{mark} {name}" for mark, name in zip(STACKED, state.names, strict=False))
            continue
        if table.board is None or not sorts:
            continue
        drawn: dict[int, str] = {}
        meant: list[str] = []
        for number, sort in enumerate(sorts):
            for player, places in standing(sort, state).items():
                mark = MARKS[player][number] if number < len(MARKS[player]) else str(number)
                drawn.update({item.index: mark for item in table.items if item.name in places})
                kind = f" ({speaker.phrase(Noun(sort.name))})" if len(sorts) > 1 else ""
                meant.append(f"{mark} {state.names[player]}{kind}")
        yield from characters(table, drawn)
        yield "   ".join(meant)


def moment(state: State, locale: str) -> str:
    """Where the turn stands: the step, the dice on the table, what lasts for the turn only."""
    speaker = state.speaker(locale)
    step = step_said(state)
    said = [speaker.title(step)] if step is not None else []
    if state.dice:
        faces: tuple[Part, ...] = tuple(face_said(face, state) for face in state.faces)
        said.append(speaker.phrase(Sentence("option_subset", {"items": faces})))
    amounts: list[Part] = []
    for one in state.table.fields["turn"]:
        value = getattr(state, one.name)
        if one.kind is ValueKind.NUMBER and isinstance(value, int) and value:
            if one.plural == one.name:  # a number, not so many of something
                said.append(speaker.phrase(Sentence("option_path", {"items": (Noun(one.name), Number(value))})))
            else:
                amounts.append(Sentence("some", {"count": Number(value), "noun": Noun(one.name)}))
    if amounts:
        said.append(speaker.phrase(Sentence("names", {"items": tuple(amounts)})))
    return f"  {' | '.join(said)}"


def _ask(state: State, locale: str, source: TextIO, out: TextIO) -> Option | None:
    offered = list({option.say(locale): option for option in reversed(state.options)}.items())[::-1]
    out.writelines(f"  {number:3}  {said}\n" for number, (said, _) in enumerate(offered, 1))
    while True:
        out.write("> ")
        out.flush()
        line = source.readline()
        if not line:
            out.write("\n")
            return None
        text = line.strip()
        # Python reads no number of 5,000 digits.
        if text.isdecimal() and len(text) <= DIGITS and 1 <= int(text) <= len(offered):
            return offered[int(text) - 1][1]
        out.write(f"  1–{len(offered)}\n")
