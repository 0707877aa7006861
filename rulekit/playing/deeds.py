"""An option as what somebody does: a full sentence in a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from rulekit.compiler.labels import ArmKind, ArmLabel
from rulekit.document.closed import Moves
from rulekit.document.sentence import Name, Noun, Number, Part, Sentence
from rulekit.model.closed import ValueKind
from rulekit.playing.board import Board
from rulekit.playing.option import Option, face_said, shares, some
from rulekit.playing.seating import Seating

__all__ = ["called", "deed_said", "step_said"]


def deed_said(option: Option, locale: str) -> str:
    """Who does what: ``Anna rerolls Purse and Plunder.``, ``Build: Anna chooses the Temple.``

    Args:
        option: what somebody can choose, or what can fall.
        locale: the tag of a locale.
    """
    board = option.board
    speaker = board.table.speaker(locale)
    if board.player is None:
        return option.say(locale)
    who = Name(called(board.names, board.table, locale)[board.player])
    deed = _deed(option, who)
    if deed is None:  # a part of a deal: its words have a verb, and no person
        return speaker.phrase(Sentence("option_path", {"items": (*_led(board, option), option.say(locale))}))
    lead: tuple[Part, ...] = _led(board, option) if deed.name != "rerolls" else _path(option)
    said = speaker.sentence(deed)
    return speaker.phrase(Sentence("option_path", {"items": (*lead, said)})) if lead else said


def step_said(board: Board) -> Noun | None:
    """The step, or the thing whose words are followed; None if there is none."""
    if not board.step:
        return None
    return Noun(board.step, "steps" if board.table.game.step(board.step) is not None else "things")


def called(names: Sequence[str], table: Seating, locale: str) -> tuple[str, ...]:
    """What players are called in a language: those who have no name but their number, "Player 1" and so on."""
    speaker = table.speaker(locale)
    return tuple(
        speaker.title(Sentence("player_numbered", {"number": Number(at)})) if name == str(at) else name
        for at, name in enumerate(names, 1)
    )


def _led(board: Board, option: Option) -> tuple[Part, ...]:
    """The step, unless the option is called like it."""
    step = step_said(board)
    return (step,) if step is not None and step.term not in option.path else ()


def _path(option: Option) -> tuple[Noun, ...]:
    label = option.label
    return tuple(Noun(one.term, one.role) for one in label.path) if isinstance(label, ArmLabel) else ()


def _deed(option: Option, who: Name) -> Sentence | None:
    """What somebody does, as it is said of an example; None where what is chosen says itself what is done."""
    label, value, board = option.label, option.value, option.board
    assert isinstance(label, ArmLabel)
    match label.kind:
        case ArmKind.STOP | ArmKind.ENOUGH:
            return Sentence("stops", {"who": who})
        case ArmKind.AGREE:
            return Sentence("says_yes", {"who": who})
        case ArmKind.REFUSE:
            return Sentence("says_no", {"who": who})
        case ArmKind.UNITS if value:
            return _moves(who, Moves.PAY, (some(value, label.noun),))
        case ArmKind.WHOLE if value:
            return _pays_all_of(value, label, who, board)
        case ArmKind.SPLIT:
            return _moves(who, Moves.GAIN, shares(value, label, board))
        case ArmKind.UNITS | ArmKind.WHOLE | ArmKind.TRADE:
            return None
        case ArmKind.DIE | ArmKind.DICE if label.again:
            return Sentence("rerolls", {"who": who, "old": _faces(label.kind, value, board), "faces": ()})
        case ArmKind.GO:
            picks: tuple[Part, ...] = () if label.path else (Sentence("go_pick"),)
        case ArmKind.NUMBER:
            picks = (Number(value),)
        case ArmKind.DIE | ArmKind.DICE:
            picks = tuple(_pick(one) if isinstance(one, Noun) else one for one in _faces(label.kind, value, board))
        case ArmKind.ITEM:
            picks = (_pick(Noun(board.table.names_of(label.of)[value])),)
        case ArmKind.ITEMS:
            names = board.table.names_of(label.of)
            picks = tuple(_pick(Noun(name)) for at, name in enumerate(names) if value >> at & 1)
        case ArmKind.PLAYER | ArmKind.PLAYERS:
            chosen = 1 << value if label.kind is ArmKind.PLAYER else value
            picks = tuple(_pick(Name(name)) for at, name in enumerate(board.names) if chosen >> at & 1)
        case _:
            assert_never(label.kind)
    before = tuple(_pick(one) for one in _path(option))
    return Sentence("chooses", {"who": who, "picks": (*before, *picks) or (Sentence("none_pick"),)})


def _pays_all_of(value: int, label: ArmLabel, who: Name, board: Board) -> Sentence | None:
    """Somebody pays all that they have of some kinds; None if they have several things of each kind."""
    held = [one.name for one in board.table.fields["player"] if one.each == label.of and one.kind is ValueKind.NUMBER]
    if len(held) != 1 or board.player is None:
        return None
    stock = getattr(board.players[board.player], held[0])
    kinds = (name for at, name in enumerate(board.table.names_of(label.of)) if value >> at & 1)
    amounts = tuple(some(stock[kind], kind) for kind in kinds)
    return _moves(who, Moves.PAY, amounts)


def _moves(who: Name, how: Moves, amounts: tuple[Sentence, ...]) -> Sentence:
    return Sentence("moves", {"who": who, "how": how, "amounts": amounts, "items": ()})


def _faces(kind: ArmKind, value: int, board: Board) -> tuple[Noun | Number | Sentence, ...]:
    mask = 1 << value if kind is ArmKind.DIE else value
    die = board.table.game.die
    assert die is not None
    chosen = [face for at, face in enumerate(board.faces) if mask >> at & 1]
    return tuple(face_said(face, board) for face in sorted(chosen, key=die.faces.index))  # dice lie in no order


def _pick(noun: Noun | Name) -> Sentence:
    return Sentence("pick", {"verb": False, "count": False, "noun": noun, "of": False})
