"""Plays told in words, turn by turn, as everybody at the table sees them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rulekit.compiler.labels import ChanceLabel
from rulekit.document.sentence import Name, Noun, Number, Sentence
from rulekit.model.closed import ValueKind
from rulekit.playing.deeds import called, deed_said, step_said
from rulekit.playing.option import Option, face_said
from rulekit.playing.sight import changed, heard, laid_open
from rulekit.playing.state import State
from rulekit.playing.unfinished import line_of_loop

__all__ = ["end_of", "head_of", "lines_of"]


def head_of(state: State, player: int) -> Sentence:
    """Whose turn it is, in which round, if the game has rounds."""
    if state.round:
        return Sentence("round_of", {"round": Number(state.round), "who": state.names[player]})
    return Sentence("player_named", {"who": state.names[player]})


def lines_of(states: Iterable[State], locale: str) -> Iterator[str]:
    """The lines that tell a play in which chance is chosen like everything else.

    Args:
        states: all states in order, the first one included.
        locale: the tag of a locale.
    """
    before: State | None = None
    names: tuple[str, ...] = ()
    shown: State | None = None
    turn: tuple[int, int] | None = None
    falling: list[Option] = []
    for one in states:
        names = names or called(one.names, one.table, locale)
        state, origin = one.renamed(names), one.origin
        if before is not None and isinstance(origin, tuple) and shown is not None:
            told = [*_told(before, Option(before, origin[1]), state, falling, locale)]
            if not state.is_chance or laid_open(shown, state):
                seen = changed(shown, state, range(state.table.players))
                told += [f"    {state.speaker(locale).sentence(change)}" for change in seen]
                shown = state
            now = (before.round, before.active)
            if told and turn != now:
                if turn is not None:
                    yield ""
                turn = now
                yield before.speaker(locale).title(head_of(before, before.active))
            yield from told
        before, shown = state, shown or state
    if before is not None and before.is_over:
        yield ""
        yield from end_of(before, locale)


def _told(before: State, option: Option, after: State, falling: list[Option], locale: str) -> Iterator[str]:
    """What is told of one move; ``falling`` gathers dice until the last one lies."""
    speaker = before.speaker(locale)
    if before.is_chance:
        throw = before.position.throw
        if throw is None:
            return
        falling.append(option)
        if throw.dice == 1:
            who = throw.player if throw.player is not None else before.active
            thrown = _rolled_covered(len(falling), before, who) or _rolled(falling, before, who)
            yield f"  {speaker.sentence(thrown)}"
            falling.clear()
        return
    assert before.player is not None
    said = heard(before, option, after, range(before.table.players))
    if said is not None:
        if said == option.sentence:
            yield f"  {deed_said(option, locale)}"
            return
        step = step_said(before)
        items = (before.names[before.player], *((step,) if step is not None else ()), speaker.phrase(said))
        yield f"  {speaker.phrase(Sentence('option_path', {'items': items}))}"


def _rolled(falling: Sequence[Option], state: State, who: int) -> Sentence:
    die = state.table.game.die
    assert die is not None
    faces = {face.name: face for face in die.faces}
    fallen = tuple(face_said(faces[one.path[0]], state) for one in falling)
    return Sentence("rolls", {"who": Name(state.names[who]), "faces": fallen})


def _rolled_covered(count: int, state: State, who: int) -> Sentence | None:
    """That somebody throws dice that not everybody sees; None if everybody does."""
    pause, game = state.pause, state.table.game
    label = state.table.label(pause.says) if pause is not None else None
    cup = next((one for one in game.fields if isinstance(label, ChanceLabel) and one.name == label.of), None)
    if cup is None or not cup.hidden or cup.kind is not ValueKind.CUP:
        return None
    amount = Sentence("some", {"count": Number(count), "noun": Noun(cup.of)})
    return Sentence("rolls_covered", {"who": Name(state.names[who]), "amount": amount})


def end_of(state: State, locale: str) -> Iterator[str]:
    """The lines at the end: the scores and who has won, or that the game is drawn or has no end."""
    speaker = state.speaker(locale)
    if state.unfinished is not None:
        line = Number(line_of_loop(state.unfinished, state.table))
        yield f"  {speaker.sentence(Sentence('unfinished', {'line': line}))}"
        return
    noun = Noun(state.table.game.wins[0].name) if state.table.game.wins else None
    if noun is not None:
        for name, score in zip(state.names, state.scores, strict=True):
            amount = speaker.phrase(Sentence("some", {"count": Number(score), "noun": noun}))
            yield f"  {name}{speaker.typography().labels.colon} {amount}"
    if state.is_drawn:
        yield f"  {speaker.sentence(Sentence('is_drawn'))}"
    for winner in state.winners:
        who = Sentence("player_named", {"who": state.names[winner]})
        yield f"  {speaker.sentence(Sentence('wins_game', {'who': who}))}"
