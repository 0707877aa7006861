"""Options: what a player can do now, by the names of the rules, and in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from attrs import field, frozen

from rulekit.compiler.labels import ArmLabel
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model.component import Face

if TYPE_CHECKING:
    from rulekit.playing.state import State

__all__ = ["Option", "describe", "face_said", "faces_shown"]


@frozen
class Option:
    """One legal choice, or one outcome of chance.

    Args:
        number: its number among all options of this decision, the same on every machine.
        path: the names that lead to it, such as ``("city", "fourth_city")``; numbers as text, ``"stop"`` for stopping.
        probability: for an outcome of chance; None for a choice.
    """

    number: int
    path: tuple[str, ...]
    probability: float | None
    sentence: Sentence = field(repr=False, eq=False)
    _state: State = field(repr=False, eq=False)

    def say(self, locale: str) -> str:
        """The option in words.

        Args:
            locale: the tag of a locale, such as those that ``rulekit.locales()`` lists.
        """
        return self._state.speaker(locale).phrase(self.sentence)


def describe(label: ArmLabel, value: int, state: State) -> tuple[tuple[str, ...], Sentence]:
    """The path of an option and its sentence without words.

    Args:
        label: what its arm says.
        value: the value taken.
        state: where it is an option.
    """
    game = state.table.game
    path = tuple(one.term for one in label.path)
    nouns: tuple[Part, ...] = tuple(Noun(one.term, one.role) for one in label.path)
    match label.kind:
        case "stop":
            return (*path, "stop"), Sentence("option_stop")
        case "go":
            return path or ("go",), Sentence("option_path", {"items": nouns}) if nouns else Sentence("option_go")
        case "item":
            name = game.table(label.of).items[value].name
            return (*path, name), Sentence("option_path", {"items": (*nouns, Noun(name))})
        case "player":
            name = state.names[value]
            return (*path, name), Sentence("option_path", {"items": (*nouns, Sentence("player_named", {"who": name}))})
        case "die":
            face = faces_shown(state)[value]
            return (*path, face.name), Sentence("option_path", {"items": (*nouns, face_said(face, state))})
        case "dice":
            faces = [face for at, face in enumerate(faces_shown(state)) if value >> at & 1]
            named: tuple[Part, ...] = tuple(face_said(one, state) for one in faces)
            return (*path, *(one.name for one in faces)), Sentence("option_subset", {"items": named})
        case "items":
            chosen = [item.name for item in game.table(label.of).items if value >> item.index & 1]
            return (*path, *chosen), Sentence("option_subset", {"items": tuple(Noun(one) for one in chosen)})
        case "players":
            people = [name for at, name in enumerate(state.names) if value >> at & 1]
            return (*path, *people), Sentence(
                "option_subset", {"items": tuple(Sentence("player_named", {"who": one}) for one in people)}
            )
        case "whole":
            kinds = [item.name for item in game.table(label.of).items if value >> item.index & 1]
            sentence = Sentence(
                "option_pay_whole", {"items": tuple(Noun(one) for one in kinds), "noun": Noun(label.noun)}
            )
            return (*path, *kinds) or ("none",), sentence
        case "units":
            return (*path, str(value), label.noun), Sentence("option_pay_each", {"amount": _some(value, label.noun)})
        case "trade":
            return _trade(path, value, label)
        case "split":
            return _split(path, value, label, state)
        case "agree":
            return (*path, "agree"), Sentence("option_agree")
        case "refuse":
            return (*path, "refuse"), Sentence("option_refuse")
        case _:
            return (*path, str(value)), Sentence("option_number", {"count": Number(value)})


def faces_shown(state: State) -> list[Face]:
    """The faces of the dice on the table, in order."""
    die = state.table.game.die
    assert die is not None
    layout = state.table.program.layout
    count = state.position.vector[layout.pool_count]
    return [die.faces[one] for one in state.position.vector[layout.pool : layout.pool + count]]


def face_said(face: Face, state: State) -> Noun | Number:
    """The name of a face; of a numbered die its number."""
    die = state.table.game.die
    return Number(int(face.name)) if die is not None and die.numbered else Noun(face.name, "faces")


def _some(count: int, noun: str) -> Sentence:
    return Sentence("some", {"count": Number(count), "noun": Noun(noun)})


def _trade(path: tuple[str, ...], value: int, label: ArmLabel) -> tuple[tuple[str, ...], Sentence]:
    if value == 0:
        return (*path, "keep", label.noun), Sentence("option_trade", {"give": (), "take": (), "noun": Noun(label.noun)})
    verb = "give" if value > 0 else "take"
    amount = (_some(abs(value), label.noun),)
    parts: Mapping[str, Part] = {
        "give": amount if value > 0 else (),
        "take": amount if value < 0 else (),
        "noun": Noun(label.noun),
    }
    return (*path, verb, str(abs(value)), label.noun), Sentence("option_trade", parts)


def _split(path: tuple[str, ...], value: int, label: ArmLabel, state: State) -> tuple[tuple[str, ...], Sentence]:
    """How many dice of a face give the first of its gifts; the rest give the other."""
    die = state.table.game.die
    assert die is not None
    face = next(one for one in die.faces if one.name == label.of)
    first, other = face.gifts[int(label.noun)], face.gifts[int(label.noun) + 1]
    total = sum(one.name == face.name for one in faces_shown(state))
    parts: Mapping[str, Part] = {
        "count": Number(value),
        "amount": _some(first.count, first.noun),
        "rest": Number(total - value),
        "other": _some(other.count, other.noun),
    }
    return (*path, str(value), first.noun), Sentence("option_split", parts)
