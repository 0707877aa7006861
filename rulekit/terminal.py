"""A game at the terminal: what happened, what can be chosen, in words; people type a number, bots draw one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TextIO

from attrs import frozen

from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.playing.game import Game
from rulekit.playing.option import Option, face_said, faces_shown
from rulekit.playing.sight import changed, in_secret
from rulekit.playing.state import State

__all__ = ["Seat", "called", "play"]


@frozen
class Seat:
    """Who sits there."""

    name: str
    bot: bool


def called(game: Game, locale: str) -> list[str]:
    """What players are called who have no name: "Player 1" and so on, in the language."""
    speaker = game.start().speaker(locale)
    return [speaker.title(Sentence("player_numbered", {"number": Number(at + 1)})) for at in range(game.players)]


def play(game: Game, seats: Sequence[Seat], locale: str, seed: int, source: TextIO, out: TextIO) -> int:
    """Play one game; 0 when it came to its end, 1 when the input ended before.

    Args:
        game: what is played.
        seats: who plays, in order.
        locale: the language.
        seed: for chance and for the bots.
        source: where people's numbers come from, a line each.
        out: where everything is shown.
    """
    state = game.start(seed, names=[one.name for one in seats])
    bots = random.Random(seed)  # noqa: S311  # bots that play, not secrets
    speaker = state.speaker(locale)
    people = [at for at, seat in enumerate(seats) if not seat.bot]
    shown: tuple[int, int] | None = None
    told = ""
    while not state.is_over:
        player = state.player
        assert player is not None
        if shown != (state.round, player):
            shown = (state.round, player)
            out.write(f"\n— {speaker.phrase(_head(state, seats[player].name))} —\n")
            viewer = people[0] if people and seats[player].bot else player
            out.write(f"{summary(state, player, locale, viewer)}\n")
        now = moment(state, locale)
        if now != told:
            told = now
            out.write(f"{now}\n")
        if seats[player].bot:
            option = bots.choice(state.options)
            hidden = in_secret(state, option, state.apply(option), people)
            said = speaker.phrase(Sentence("option_secret")) if hidden else option.say(locale)
            out.write(f"    {seats[player].name}{speaker.typography().labels.colon} {said}\n")
        else:
            chosen = _ask(state, locale, source, out)
            if chosen is None:
                return 1
            option = chosen
        before, state = state, state.apply(option)
        if not state.is_over:
            out.writelines(f"      {speaker.sentence(one)}\n" for one in changed(before, state))
    _end(state, seats, locale, out)
    return 0


def _head(state: State, name: str) -> Sentence:
    """Whose turn it is, in which round, if the game has rounds."""
    if state.round:
        return Sentence("round_of", {"round": Number(state.round), "who": name})
    return Sentence("player_named", {"who": name})


def summary(state: State, player: int, locale: str, viewer: int) -> str:
    """What a player has, in one line, as far as the viewer may know."""
    speaker = state.speaker(locale)
    parts: list[Part] = []
    holder = state.view(viewer).players[player]
    for one in state.table.fields["player"]:
        value = getattr(holder, one.name)
        if isinstance(value, bool) or value is None:
            continue
        if isinstance(value, int) and (value or one.limited):
            parts.append(Sentence("some", {"count": Number(value), "noun": Noun(one.name)}))
        elif isinstance(value, frozenset):
            table = state.table.game.table(one.of)
            parts += [Noun(item.name) for item in table.items if item.name in value]
        elif isinstance(value, dict) and one is state.table.game.fields[state.table.game.fields.index(one)]:
            parts += _each(one.each, value, one.name, state)
    return f"  {speaker.phrase(Sentence('names', {'items': tuple(dict.fromkeys(parts))}))}"


def moment(state: State, locale: str) -> str:
    """Where the turn stands: the step, the dice on the table, what lasts for the turn only."""
    speaker = state.speaker(locale)
    step = state.table.game.step(state.step)
    said = [speaker.title(Noun(state.step, "steps" if step is not None else "things"))] if state.step else []
    if state.dice:
        faces: tuple[Part, ...] = tuple(face_said(face, state) for face in faces_shown(state))
        said.append(speaker.phrase(Sentence("option_subset", {"items": faces})))
    amounts: list[Part] = []
    for one in state.table.fields["turn"]:
        value = getattr(state, one.name)
        if isinstance(value, int) and not isinstance(value, bool) and value:
            amounts.append(Sentence("some", {"count": Number(value), "noun": Noun(one.name)}))
    if amounts:
        said.append(speaker.phrase(Sentence("names", {"items": tuple(amounts)})))
    return f"  {' | '.join(said)}"


def _each(table: str, value: dict[str, object], noun: str, state: State) -> list[Part]:
    """What is kept of each item, without what is at its least."""
    found: list[Part] = []
    items = [item.name for item in state.table.game.table(table).items]
    counted = [one for one in state.table.fields["player"] if one.each == table and one.kind == "number"]
    for item in items:
        count = value.get(item)
        if not isinstance(count, int) or isinstance(count, bool) or count == 0:
            continue
        if len(counted) == 1 and any(column.kind == "numbers" for column in state.table.game.table(table).columns):
            found.append(Sentence("some", {"count": Number(count), "noun": Noun(item)}))
        else:
            found.append(Sentence("some_of", {"count": Number(count), "noun": Noun(noun), "of": Noun(item)}))
    return found


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
        if text.isdecimal() and 1 <= int(text) <= len(offered):
            return offered[int(text) - 1][1]
        out.write(f"  1–{len(offered)}\n")


def _end(state: State, seats: Sequence[Seat], locale: str, out: TextIO) -> None:
    speaker = state.speaker(locale)
    out.write("\n")
    noun = Noun(state.table.game.wins[0].name) if state.table.game.wins else None
    for seat, score in zip(seats, state.scores, strict=True):
        amount = speaker.phrase(Sentence("some", {"count": Number(score), "noun": noun})) if noun else str(score)
        out.write(f"  {seat.name}{speaker.typography().labels.colon} {amount}\n")
    for winner in state.winners:
        who = Sentence("player_named", {"who": seats[winner].name})
        out.write(f"  {speaker.sentence(Sentence('wins_game', {'who': who}))}\n")
