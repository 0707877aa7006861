"""What a table of forms asks for is there: dimensions, features, letters; and no form follows from itself."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from string import Formatter

from rulekit.wording.forms import FormRule, Paradigm, Row

__all__ = ["refuse_inconsistent"]

_LETTER = re.compile(r"\{(\w+)\}")


def refuse_inconsistent(paradigm: Paradigm, kind: str, dimensions: Iterable[str]) -> None:
    """Look whether words of a kind can be inflected by what its tables say.

    Args:
        paradigm: how they are inflected, with the rules that guess.
        kind: the kind of word: ``noun``, ``verb``.
        dimensions: the dimensions of forms that the language has.

    Raises:
        ValueError: a table asks for what is not there, with its place.
    """
    for message in _wrong(paradigm, kind, frozenset(dimensions)):
        raise ValueError(message)


def _wrong(paradigm: Paradigm, kind: str, dimensions: AbstractSet[str]) -> Iterator[str]:
    known = dimensions | paradigm.features.keys()
    for name in paradigm.ask.keys() - dimensions:
        yield f"`{kind}.ask.{name}`: a form has no `{name}`"
    for table, rows in (("rows", paradigm.rows), ("patterns", paradigm.patterns)):
        for row in rows:
            yield from _wrong_row(row, f"{kind}.{table}", known, paradigm.features)
    for name, rules in paradigm.components.items():
        for rule in rules:
            yield from _wrong_letters(rule, f"{kind}.forms.{name}", paradigm)
    yield from _circular(_begun_with(paradigm), f"{kind}.forms")
    asked = {name: [one for _, when, _ in found.rules for one, _ in when] for name, found in paradigm.features.items()}
    yield from _circular(asked, f"{kind}.features")


def _wrong_row(row: Row, place: str, known: AbstractSet[str], features: Mapping[str, object]) -> Iterator[str]:
    """What a row wishes that there is not, and what its text holds besides the form and features, each by its name."""
    for name, _ in row.when:
        if name not in known:
            yield f"`{place}`: neither a form nor a word has `{name}`"
    for _, held, look, turned in Formatter().parse(row.text):
        if held is not None and (held not in {"form", *features} or look or turned):
            yield f"`{place}`: `{row.text}` holds more than `{{form}}` and features of the word"


def _wrong_letters(rule: FormRule, place: str, paradigm: Paradigm) -> Iterator[str]:
    for text in (rule.before, rule.to or "", rule.add):
        for name in _LETTER.findall(text):
            if name not in paradigm.letters:
                yield f"`{place}`: there is no letter `{{{name}}}`"


def _begun_with(paradigm: Paradigm) -> dict[str, list[str]]:
    """The forms that one begins with in any of its rules; a form is a component and the one before it."""
    found: dict[str, list[str]] = {}
    for name, rules in paradigm.components.items():
        for last in (paradigm.base, *paradigm.components):
            fitting = (rule for rule in rules if not rule.after or last in rule.after)
            found[f"{last}.{name}"] = [part for rule in fitting for part in _parts(rule, last, paradigm.base)]
    return found


def _parts(rule: FormRule, last: str, base: str) -> Iterator[str]:
    steps = [base, *rule.of.split(".")] if rule.of else [base]
    yield from (f"{one}.{other}" for one, other in pairwise(steps))
    if rule.stem:
        yield f"{last}.{rule.stem}"


def _circular(asked: Mapping[str, Iterable[str]], place: str) -> Iterator[str]:
    try:
        TopologicalSorter(asked).prepare()
    except CycleError as problem:
        yield f"`{place}`: {' follows from '.join(f'`{name}`' for name in problem.args[1])}"
