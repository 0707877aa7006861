"""Which member of a pair agrees: is or are, has or have, a or an, that or who, nobody or nothing, good or goods."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise

from rulekit.syntax.node import Node, Word

__all__ = ["PAIRS", "agreeing", "both_numbers"]

VERBS: Mapping[str, str] = {"are": "is", "have": "has", "show": "shows", "hold": "holds"}
"""What several do, and one."""

PAIRS: Mapping[str, str] = {**VERBS, "an": "a", "who": "that", "nothing": "nobody"}
"""The second member of each pair, and the first."""

_COUNTED = frozenset(
    ("cup", "has_at_least", "holding", "holding_below", "holding_in", "pick", "put_on", "some", "some_of", "take_off"),
)
"""Pieces of the grammar in which a name behind a number is of what is counted."""

_PEOPLE = {"player", "players", "opponent", "opponents"}
_SINGULAR = {"number", "total", "highest", "lowest", "smaller", "larger", "that", "it", "NUMBER", "every"}
_SOUNDS_AS_CONSONANT = ("uni", "use", "usu", "eu", "one", "once")
_SOUNDS_AS_VOWEL = ("hour", "honest", "honour", "honor", "heir")


def agreeing(tree: Node) -> dict[int, str]:
    """The words of a text that should be another member of their pair, by the offset where they stand.

    A word is changed only where it is sure: the subject is declared in two forms, or its grammar says its number. What
    an author calls `a` or `is` is a name and stays.
    """
    return dict(_Agreement(tree).changes())


class _Agreement:
    def __init__(self, tree: Node) -> None:
        self.tree = tree
        nouns = [[one.text for one in node.names] for node in tree.walk() if node.kind in {"noun", "row"}]
        self.singular = {names[0] for names in nouns if len(names) > 1} | {"player", "opponent"}
        self.plural = {names[1] for names in nouns if len(names) > 1} | {"players", "opponents"}
        self.plurals = both_numbers(tree)
        self.singulars = {plural: one for one, plural in self.plurals.items()}
        self.things = {name for names in nouns for name in names} - _PEOPLE

    def changes(self) -> Iterator[tuple[int, str]]:
        words = list(_words(self.tree))
        for word, after in zip(words, [*words[1:], None], strict=True):
            if word.kind == "WORD" and word.text in {"a", "an"} and after:
                article = _article(after.text)
                if article and article != word.text:
                    yield word.span.start, article
        for node in self.tree.walk():
            if node.kind in _COUNTED:
                yield from self._counted(node)
        # With its own list and not by calling itself: a subject is handed down, nothing comes back.
        rest: list[tuple[Node, Node | Word | None]] = [(self.tree, None)]
        while rest:
            node, subject = rest.pop()
            for at, child in enumerate(node.children):
                before = node.children[at - 1] if at else None
                about = subject
                if node.kind == "every" and isinstance(child, Node) and child.kind not in {"narrow", "whose"}:
                    about = node.children[0]
                elif isinstance(before, Node) or (isinstance(before, Word) and before.kind != "WORD"):
                    about = before
                if isinstance(child, Node):
                    rest.append((child, about))
                elif child.kind == "WORD":
                    fit = self._fit(node, child.text, before, about)
                    if fit and fit != child.text:
                        yield child.span.start, fit

    def _counted(self, node: Node) -> Iterator[tuple[int, str]]:
        """The names behind numbers: of one thing or of several."""
        for number, name in pairwise(node.children):
            if isinstance(number, Word) and isinstance(name, Word) and (number.kind, name.kind) == ("NUMBER", "NAME"):
                forms = self.singulars if number.text == "1" else self.plurals
                if name.text in forms:
                    yield name.span.start, forms[name.text]

    def _fit(self, node: Node, text: str, before: Node | Word | None, subject: Node | Word | None) -> str:
        """The member that agrees; empty where that is not sure or the word is of no pair."""
        if text in {"nobody", "nothing"} and node.kind == "one_or_none":
            return "nobody" if node.name.text in _PEOPLE else "nothing"
        if text in {"that", "who"} and node.kind in {"wide", "narrow"}:
            head = self._head(subject)
            return "who" if head in _PEOPLE else "that" if head in self.things else ""
        follows = before.text if isinstance(before, Word) and before.kind == "WORD" else ""
        verb = next(((one, many) for many, one in VERBS.items() if text in {one, many}), None)
        if verb is None or follows == "you":
            return ""
        if node.kind == "derived":
            subject = node.name
        if node.kind == "several":  # `there are 2 dice whose …`: several are never one
            return verb[1]
        if node.kind in {"having", "holds", "adjective", "relation"} or follows in {"there", "game"}:
            return verb[0]
        if isinstance(subject, Node) and subject.kind in {"you", "those"}:
            return verb[1]
        head = self._head(subject)
        if head in _SINGULAR or (head in self.singular and head not in self.plural):
            return verb[0]
        return verb[1] if head in self.plural and head not in self.singular else ""

    def _head(self, subject: Node | Word | None) -> str:
        """The word of a subject that decides: its name, or the word of the language that it begins with."""
        if subject is None:
            return ""
        if isinstance(subject, Word):
            return subject.kind if subject.kind == "NUMBER" else subject.text
        first = subject.children[0] if subject.children else None
        if isinstance(first, Word) and first.kind == "WORD" and first.text in _SINGULAR:
            return first.text
        if subject.kind in {
            "name",
            "described",
            "owned",
            "owned_of",
            "part",
            "yours",
            "yours_of",
            "its",
            "its_of",
            "set",
        }:
            names = subject.names
            if names:
                # In `in_play monument` the last name is the noun, else there is only one.
                return names[-1].text
            inner = subject.node()
            return self._head(inner) if inner else ""
        return ""


def both_numbers(tree: Node) -> Mapping[str, str]:
    """The names that are declared for one thing, with what several are called; only where both are of nothing else."""
    nouns = [[one.text for one in node.names] for node in tree.walk() if node.kind in {"noun", "row"}]
    used = Counter(name for names in nouns for name in names)
    found = {names[0]: names[1] for names in nouns if len(names) > 1}
    return {one: several for one, several in found.items() if one != several and used[one] == used[several] == 1}


def _words(node: Node) -> Iterator[Word]:
    for child in node.children:
        if isinstance(child, Word):
            yield child
        else:
            yield from _words(child)


def _article(word: str) -> str:
    letter = unicodedata.normalize("NFD", word[:1]).lower()[:1]
    lower = word.lower()
    if not letter.isascii() or not letter.isalpha():
        return ""
    if lower.startswith(_SOUNDS_AS_VOWEL):
        return "an"
    if lower.startswith(_SOUNDS_AS_CONSONANT):
        return "a"
    return "an" if letter in "aeiou" else "a"
