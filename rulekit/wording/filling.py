"""Writes what a file of words lacks into its text: blanks and proposals, each with the sentence it is for."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from attrs import frozen

from rulekit.wording.complete import Gap
from rulekit.wording.lacks import Lack
from rulekit.wording.lexicon import ROLES, TEXTS
from rulekit.wording.toml_places import Place, places, read_toml

__all__ = ["Unwritable", "filled"]

PROPOSED = "proposed: "
"""Begins the remark that names what nobody has read yet."""


class Unwritable(ValueError):
    """A file that is written in a way that can't be completed without touching what stands there."""


@frozen
class _Edit:
    """Text to put into a piece of another."""

    start: int
    end: int
    text: str


def filled(text: str, gaps: Iterable[Gap], texts: Iterable[str], shown: Callable[[str, str], str]) -> str:
    """A file of words with a blank or a proposal for all that it lacks; what stands there stays, comments and all.

    Args:
        text: the file as it is; empty for a new one.
        gaps: the words that it lacks or that lack something.
        texts: the keys of the authored texts that it lacks.
        shown: the remark for a word or a text, by role and term: a clause it stands in; empty for none.

    Raises:
        Unwritable: the file has its words in a shape that can't be edited line by line.
    """
    data = read_toml(text)
    found = tuple(gaps)
    made = text
    for gap in found:
        if gap.term in data.get(gap.role, {}):
            made = _completed(made, gap)
    for role in ROLES:
        lines = [_line(gap, shown) for gap in found if gap.role == role and gap.term not in data.get(role, {})]
        made = _with_lines(made, role, lines)
    keys = [key for key in texts if key not in data.get(TEXTS, {})]
    made = _with_lines(made, TEXTS, [f'{_remark(shown(TEXTS, key))}{_key(key)} = ""\n' for key in keys])
    _verify(data, made)
    return made


# ---- New words ----


def _line(gap: Gap, shown: Callable[[str, str], str]) -> str:
    """A new word: a remark with its clause, its forms on a line, the names of those that are proposed."""
    pairs = ", ".join(f"{_key(one.key)} = {_value(one)}" for one in gap.lacks)
    value = f"{{ {pairs} }}" if len(gap.lacks) > 1 else _value(gap.lacks[0])
    remark = _remark(shown(gap.role, gap.terms[0] if gap.terms else gap.term))
    return f"{remark}{_key(gap.term)} = {value}{_marks(gap.lacks)}\n"


def _remark(text: str) -> str:
    return f"# {text}\n" if text else ""


def _marks(lacks: Iterable[Lack]) -> str:
    """What is proposed, and which values may be written into blanks."""
    listed = tuple(lacks)
    proposed = ", ".join(one.key for one in listed if one.proposal)
    values = "; ".join(f"{one.key}: {' or '.join(one.values)}" for one in listed if one.values and not one.proposal)
    said = "; ".join(filter(None, (f"{PROPOSED}{proposed}" if proposed else "", values)))
    return f"  # {said}" if said else ""


def _with_lines(text: str, role: str, lines: Iterable[str]) -> str:
    """The text with lines at the end of a table, which is added if there is none."""
    added = "".join(lines)
    if not added:
        return text
    head = places(text).get((role,))
    if head is None:
        gap = "\n" if text else ""
        return f"{_ended(text)}{gap}[{role}]\n{added}"
    if not _is_head(text, head):
        raise Unwritable(role)
    text = _ended(text)
    end = text.index("\n", head.stop) + 1
    return text[:end] + added + text[end:]


def _is_head(text: str, place: Place) -> bool:
    """Whether it is a head in brackets, not a key with its value."""
    return text[place.end : place.value].lstrip().startswith("]")


def _ended(text: str) -> str:
    return text if not text or text.endswith("\n") else text + "\n"


# ---- Words that are there ----


def _completed(text: str, gap: Gap) -> str:
    """The text with what a word in it lacks; blanks are filled where there is a proposal."""
    found = places(text)
    path = (gap.role, gap.term)
    place = found.get(path)
    if place is None:
        raise Unwritable(".".join(path))
    edits = [
        _Edit(there.value, there.stop, _text(one.proposal))
        for one in gap.lacks
        if one.proposal and (there := found.get((*path, one.key))) is not None
    ]
    new = tuple(one for one in gap.lacks if (*path, one.key) not in found)
    if _is_head(text, place):
        lines = "".join(f"\n{_key(one.key)} = {_text(one.proposal)}{_marks((one,))}" for one in new)
        edits.append(_Edit(place.stop, place.stop, lines))
    else:
        edits += _inline(text, place, gap, new)
        proposed = tuple(one for one in gap.lacks if one.proposal)
        edits.append(_marked(text, place, proposed))
    for edit in sorted(edits, key=lambda one: -one.start):
        text = text[: edit.start] + edit.text + text[edit.end :]
    return text


def _inline(text: str, place: Place, gap: Gap, new: tuple[Lack, ...]) -> list[_Edit]:
    """What is added to a word on a line."""
    value = text[place.value : place.stop]
    base = gap.lacks[0]
    if value in ('""', "''") and len(gap.lacks) == 1:
        return [_Edit(place.value, place.stop, _text(base.proposal))]
    pairs = ", ".join(f"{_key(one.key)} = {_text(one.proposal)}" for one in new)
    if not value.startswith("{"):
        # A text alone is the base form, whose name the word's own entry knows.
        name = next(iter(gap.entry.texts)) if gap.entry is not None else base.key
        rest = ", ".join(f"{_key(one.key)} = {_text(one.proposal)}" for one in new if one.key != name)
        own = _text(base.proposal) if gap.entry is None and base.proposal else value
        return [_Edit(place.value, place.stop, f"{{ {name} = {own}, {rest} }}")]
    if not new:
        return []
    inner = value[:-1].rstrip()
    comma = "" if inner == "{" else ","
    return [_Edit(place.value + len(inner), place.stop, f"{comma} {pairs} }}")]


def _marked(text: str, place: Place, proposed: tuple[Lack, ...]) -> _Edit:
    """The remark on what is proposed, behind what stands there already."""
    line = text.find("\n", place.stop)
    end = len(text) if line < 0 else line
    rest = text[place.stop : end].rstrip()
    names = ", ".join(one.key for one in proposed)
    # What a feature may be is no longer of use once it is there.
    if not proposed:
        return _Edit(end, end, "")
    if PROPOSED in rest:
        return _Edit(place.stop + len(rest), place.stop + len(rest), f", {names}")
    mark = f"; {PROPOSED}{names}" if "#" in rest else f"  # {PROPOSED}{names}"
    return _Edit(place.stop + len(rest), place.stop + len(rest), mark)


# ---- TOML ----


def _key(name: str) -> str:
    return name if re.fullmatch("[A-Za-z0-9_-]+", name) else json.dumps(name, ensure_ascii=False)


def _value(lack: Lack) -> str:
    """What is proposed, as it stands in the file."""
    return lack.proposal if lack.so else _text(lack.proposal)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _verify(before: Mapping[str, Any], text: str) -> None:
    """Make sure that all that was written stands there as before.

    Raises:
        Unwritable: it does not.
    """
    try:
        after = read_toml(text)
    except ValueError as problem:
        raise Unwritable(str(problem)) from problem
    lost = _changed(before, after)
    if lost:
        raise Unwritable(lost)


def _changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> str:
    """The first key whose value is not what it was, blanks apart."""
    for key, old in before.items():
        new = after.get(key)
        if isinstance(old, dict) and isinstance(new, dict):
            inner = _changed(old, new)
            if inner:
                return f"{key}.{inner}"
        elif isinstance(new, dict) and isinstance(old, str):
            if old and old not in new.values():
                return key
        elif old not in ("", new):
            return key
    return ""
