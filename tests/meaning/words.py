"""Words in every language for terms that nobody ever put into a lexicon: as many forms as a sentence may ask for."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import product
from random import Random
from typing import Any

from attrs import evolve

from rulekit.driver.printing import locale
from rulekit.wording.forms import Entry, of_others
from rulekit.wording.lexicon import Lexicon, read_entries
from rulekit.wording.speaker import Speaker

__all__ = ["speakers"]

Row = dict[str, Any]
VOWELS = "aeiou"


def _word(term: str) -> str:
    return term.replace("_", " ")


def _english(term: str, role: str, draw: Random) -> Row:
    word = _word(term)
    match role:
        case "adjectives":
            row: Row = {"attribute": word, "after": True} if draw.random() < 0.2 else {"attribute": word}
            return row | _of_others(f"{word} of theirs", ("predicate",), ("", "plural"))
        case "states":
            return _states(f"there is {word}{{it}}", f"there is no {word}{{it}}")
        case "links":
            return {"singular": f"by {word}"}
        case "things" | "faces":
            row = {"singular": word, "plural": f"{word}s"}
            return row | _sometimes(draw, proper=0.2, mass=0.2, measure=0.2)
        case _:
            return {"singular": word, "plural": f"{word}s"}


def _hungarian(term: str, role: str, draw: Random) -> Row:
    word, long = _word(term), _word(term).translate(str.maketrans("ae", "áé"))
    open_ = word[-1] in VOWELS
    noun = {
        "lemma": word,
        "acc": f"{long}t" if open_ else f"{word}ot",
        "plural": f"{long}k" if open_ else f"{word}ok",
        "poss3": f"{long}ja" if open_ else f"{word}a",
        "harmony": "back",
    }
    match role:
        case "adjectives":
            return {
                "attribute": word,
                "not": f"nem {word}",
                "predicate": word,
                "not.predicate": f"nem {word}",
                "predicate.plural": f"{word}ok",
                "not.predicate.plural": f"nem {word}ok",
                "then": word,
            } | _of_others(f"{word} őnáluk", ("predicate",), ("", "plural"))
        case "states":
            return _states(f"van {word}{{it}}", f"nincs {word}{{it}}")
        case "links":
            return {"lemma": f"{word} mentén"}
        case "things" | "faces":
            return noun | _sometimes(draw, proper=0.2, surface=0.2, stocked=0.1)
        case _:
            return noun


def _french(term: str, role: str, draw: Random) -> Row:
    word = _word(term)
    match role:
        case "adjectives":
            row = {"attribute": word, "invariable": True, "plural": word}
            return row | _of_others(f"{word} à eux", ("predicate",), ("", "f", "plural", "f.plural"))
        case "states":
            return _states(f"il y a {word}{{it}}", f"il n’y a pas {word}{{it}}")
        case "links":
            return {"singular": f"par {word}"}
        case "things" | "faces":
            row = {"singular": word, "plural": f"{word}s", "gender": draw.choice("mf")}
            return row | _sometimes(draw, proper=0.2, mass=0.2, measure=0.2)
        case _:
            return {"singular": word, "plural": f"{word}s", "gender": draw.choice("mf")}


def _chinese(term: str, role: str, draw: Random) -> Row:
    word = f"「{_word(term)}」"
    match role:
        case "adjectives":
            row: Row = {"attribute": f"{word}的", "not": f"非{word}的", "predicate": word, "not.predicate": f"不{word}"}
            return row | _of_others(f"其{word}的", ("predicate",), ("", "plural"))
        case "states":
            return _states(f"有{word}{{it}}", f"沒有{word}{{it}}")
        case "links":
            return {"word": f"經{word}"}
        case "things" | "faces":
            if draw.random() < 0.1:
                return {"word": word, "measure": word, "own": True}
            return {"word": word, "measure": draw.choice("個張枚")} | _sometimes(draw, proper=0.2)
        case _:
            return {"word": word}


def _of_others(theirs: str, uses: tuple[str, ...], numbers: tuple[str, ...]) -> Row:
    """What an adjective is in all forms where somebody else than the reader is spoken of."""
    paths = (".".join(filter(None, path)) for path in product(("", "not"), ("", *uses), numbers))
    return {of_others(path, "adjectives"): f"not {theirs}" if path.startswith("not") else theirs for path in paths}


def _states(so: str, not_so: str) -> Row:
    """The clauses of what is so or not so: said of the reader, and of somebody else."""
    return {"so": so, "not": not_so, "so.they": f"{{who}}: {so}", "not.they": f"{{who}}: {not_so}"}


def _sometimes(draw: Random, **chances: float) -> Row:
    """At most one of some features."""
    some = [name for name, chance in chances.items() if draw.random() < chance]
    return {some[0]: True} if some else {}


MAKERS: Mapping[str, Callable[[str, str, Random], Row]] = {
    "en": _english,
    "hu": _hungarian,
    "fr": _french,
    "zh_Hant": _chinese,
}


class Words(Mapping[tuple[str, str], Entry]):
    """The words of a language's own, and for any other term one made up when it is asked for.

    Args:
        tag: the language.
        seed: what features words have is drawn by it; a word of a role always has the same.
        each: the terms of what is kept of each thing.
    """

    def __init__(self, tag: str, seed: int, each: frozenset[str]) -> None:
        self.tag, self.seed, self.each = tag, seed, each
        self.found: dict[tuple[str, str], Entry] = dict(locale(tag).words)

    def __getitem__(self, key: tuple[str, str]) -> Entry:
        if key not in self.found:
            role, term = key
            if role in ("people", "labels"):
                raise KeyError(key)
            draw = Random(f"{self.seed} {role} {term}")  # noqa: S311  # words, not secrets
            row = MAKERS[self.tag](term, role, draw)
            if role == "states":
                of = " ({it})" if term in self.each else ""
                row = {form: clause.replace("{it}", of) for form, clause in row.items()}
            self.found.update(read_entries({role: {term: row}}, locale(self.tag).paradigms, "made up", {}))
        return self.found[key]

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return iter(self.found)

    def __len__(self) -> int:
        return len(self.found)


@cache
def _own(tag: str) -> Lexicon:
    return locale(tag).lexicon("no game of this name")


def speakers(text: str, seed: int = 0) -> Callable[[str], Speaker]:
    """For the tag of a language somebody who knows a word for any term of a game."""
    each = frozenset(re.findall(r"^ +(\w+)(?: \(\w+\))? of each ", text, re.MULTILINE))
    return lambda tag: Speaker(locale(tag), evolve(_own(tag), entries=Words(tag, seed, each)))
