"""What is wrong with a line that cannot be read: the smallest change that makes it readable is the best guess."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import frozen

from rulekit.diagnostics import Diagnostic
from rulekit.diagnostics.suggest import close
from rulekit.source import Source, Span
from rulekit.syntax import errors, otherwise_errors
from rulekit.syntax.automaton import Automaton, TooDeepError
from rulekit.syntax.expected import SAME_AS, in_words
from rulekit.syntax.phrases import Phrase, phrased
from rulekit.syntax.reordered import reordered
from rulekit.syntax.sentence import AUTHOR, read_sentence, read_words
from rulekit.syntax.spacing import joined
from rulekit.syntax.tokens import Token

__all__ = ["Diagnosis", "diagnose"]

_LONGEST = 150
"""Lines with more tokens are not guessed at; it would take long."""

_SENTENCES = 5
"""With so many words that a line may begin with, a line is a sentence and not a row of a table."""

_STARTS = 20
"""Words that a line may begin with are told if they are not more."""

_CHANGES = ("add", "change", "remove", "rename", "replace")
"""Words that a line of a variant begins with."""

_ARTICLES = {"a", "an", "the"}

_TOLD = {"given", "when", "then"}
"""Words that a line of an example begins with."""

_SOMEBODY = "Anna"
"""A person for a proposal."""


@frozen
class Diagnosis:
    """What is wrong, and the line as it was probably meant (None if nobody can know).

    The line as meant can be read, or at least further than before.
    """

    diagnostic: Diagnostic
    meant: tuple[Token, ...] | None


NUMBERED = ("NAME", "NUMBER")
"""The words of a place that is named by its number, such as ``point 25``."""


def diagnose(source: Source, before: Automaton, tokens: Sequence[Token], refused: int, *, below: bool) -> Diagnosis:
    """What is wrong with a line.

    Args:
        source: the text.
        before: the automaton before the line.
        tokens: those of the line.
        refused: index of the first token that cannot be read; the number of tokens if the line cannot end.
        below: whether lines are indented below it.
    """
    patient = _Patient(source, before, tuple(tokens), refused, below)
    if len(tokens) <= _LONGEST:
        for guess in (
            patient.who,
            patient.phrase,
            patient.colon,
            patient.order,
            patient.option,
            patient.heading,
            patient.loop,
            patient.either,
            patient.article,
            patient.word,
            patient.name,
            patient.conjunction,
            patient.comma,
            patient.only_word,
            patient.too_much,
            patient.one_of_several,
        ):
            found = guess()
            if found:
                return found
    return Diagnosis(patient.plain(), None)


@frozen
class _Patient:
    source: Source
    before: Automaton
    tokens: tuple[Token, ...]
    refused: int
    below: bool

    @property
    def _read_at_first(self) -> int:
        """How many words at the beginning are read as one name."""
        kinds = tuple(one.kind for one in self.tokens[: len(NUMBERED)])
        return len(NUMBERED) if kinds == NUMBERED else 1

    def _is_behind_a_place(self, at: int) -> bool:
        """Whether the two words before a token are the name of a place that stands where somebody who acts could."""
        start = at - len(NUMBERED)
        if start < 0 or tuple(one.kind for one in self.tokens[start:at]) != NUMBERED:
            return False
        begins = start == 0 or self.tokens[start - 1].text == ":"
        return begins and self._at(start).terminal(self.tokens[start]) == "NAME"

    # ---- Guesses ----

    def colon(self) -> Diagnosis | None:
        """A colon is missing; the two words before it may have been read as one thing."""
        for at in range(self.refused, max(self.refused - 3, 0), -1):
            if self._is_behind_a_place(at):
                continue  # A place does nothing by itself.
            if at < self.refused and self._at(at).terminal(self.tokens[at]) != "NAME":
                continue  # What was read as a word of the language begins no new sentence.
            found = self._insert(at, Token("MARK", ":", self.tokens[at - 1].end, self.tokens[at - 1].end))
            if found:
                return found
        return None

    def phrase(self) -> Diagnosis | None:
        """People say this in words that the language has not."""
        return self._rewritten(phrased(self.tokens, self.refused))

    def order(self) -> Diagnosis | None:
        """The words stand in an order that people use, and the language has not."""
        return self._rewritten(reordered(self.tokens, self.refused))

    def option(self) -> Diagnosis | None:
        """One of several options has no name."""
        if set(self.before.allowed()) - {"NAME", "_DEDENT"}:
            return None  # More may begin here than an option.
        start = self.tokens[0].start
        name = "_".join(one.text for one in (self.tokens[0], self.tokens[-1]) if one.kind == "NAME")
        meant = (Token(AUTHOR, name, start, start), Token("MARK", ":", start, start), *self.tokens)
        if not self._reads(meant):
            return None
        place = Span(self.source.path, start, self.tokens[-1].end)
        line = self.source.text[place.start : place.end]
        return Diagnosis(otherwise_errors.option_without_name(place, f"{name}: {line}"), meant)

    def article(self) -> Diagnosis | None:
        """A definite article, which the language hardly ever has."""
        for at in range(min(self.refused, len(self.tokens) - 1), 0, -1):
            meant = (*self.tokens[:at], *self.tokens[at + 1 :])
            if self.tokens[at].text == "the" and self._reads(meant):
                return Diagnosis(errors.superfluous(self._span(at), self._text(at)), meant)
        return None

    def heading(self) -> Diagnosis | None:
        """A step is headed by its name alone."""
        if len(self.tokens) != 1 or self.tokens[0].kind != "NAME" or "step" not in self.before.words():
            return None
        first = self.tokens[0]
        meant = (Token("NAME", "step", first.start, first.start), first._replace(kind=AUTHOR))
        return (
            Diagnosis(otherwise_errors.step_without_word(self._span(0), self._text(0)), meant)
            if self._reads(meant)
            else None
        )

    def either(self) -> Diagnosis | None:
        """Deeds to choose from stand on the line, where each has a line and a name of its own."""
        if [one.text for one in self.tokens[:2]] != ["choose", "to"]:
            return None
        return Diagnosis(otherwise_errors.options_on_a_line(self._span(1)), None)

    def loop(self) -> Diagnosis | None:
        """A loop is told by when it goes on, where the language says when it ends."""
        if self.tokens[0].text != "while":
            return None
        words = [self.tokens[0]._replace(text=one) for one in ("repeat", "until")]
        meant = (*words, *self.tokens[1:])
        return Diagnosis(otherwise_errors.while_it_holds(self._span(0)), meant) if self._reads(meant) else None

    def one_of_several(self) -> Diagnosis | None:
        """As ``word``, where more is wrong further on."""
        return self.word(further=2)

    def word(self, further: int = 0) -> Diagnosis | None:
        """A word of the language is misspelt, or another one than the language has."""
        last = self.refused
        for at in dict.fromkeys((last, last - 1, 0, last - 2, last - 3)):
            if not 0 <= at < len(self.tokens) or self.tokens[at].kind != "NAME":
                continue
            token = self.tokens[at]
            words = self._at(at).words()
            for near in (*SAME_AS.get(token.text, ()), *close(token.text, words)):
                if near.split()[0] in words and near != token.text:
                    parts = [token._replace(text=one) for one in near.split()]
                    meant = (*self.tokens[:at], *parts, *self.tokens[at + 1 :])
                    if self._reads(meant, further):
                        said = errors.misspelt if at else errors.no_sentence
                        return Diagnosis(said(self._span(at), self._text(at), near), meant)
        return None

    def name(self) -> Diagnosis | None:
        """A word of the language stands where the author means a name."""
        for at in range(min(self.refused, len(self.tokens) - 1), max(self.refused - 3, -1), -1):
            token = self.tokens[at]
            if at == 0 and self._read_at_first == len(NUMBERED):
                continue  # A place does nothing by itself.
            if token.kind == "NAME" and token.text in self.before.table.words:
                meant = (*self.tokens[:at], token._replace(kind=AUTHOR), *self.tokens[at + 1 :])
                if self._reads(meant):
                    return Diagnosis(errors.reserved(self._span(at), self._text(at)), meant)
        return None

    def who(self) -> Diagnosis | None:
        """Nobody is named who does what a line of an example tells."""
        tokens = self.tokens
        if len(tokens) < 2 or tokens[0].text not in _TOLD or tokens[1].kind != "NAME":  # noqa: PLR2004 a word and a verb
            return None
        meant = (tokens[0], tokens[1]._replace(text=_SOMEBODY, kind=AUTHOR), *tokens[1:])
        if not self._reads(meant):
            return None
        # Whoever is meant, it is not the person of the proposal.
        return Diagnosis(errors.nobody_named(self._span(1), tokens[0].text, self._text(1), _SOMEBODY), None)

    def conjunction(self) -> Diagnosis | None:
        """A comma, or a comma and `it`, where conditions are joined by `and`."""
        at = self.refused
        if not 0 < at < len(self.tokens) - 1 or self.tokens[at].text != ",":
            return None
        joint = self.tokens[at]._replace(text="and", kind="NAME")
        it = self.tokens[at + 1].text == "it"
        for skipped in (2, 1) if it else (1,):
            meant = (*self.tokens[:at], joint, *self.tokens[at + skipped :])
            if self._reads(meant):
                last = self.tokens[at + skipped - 1].end
                place = Span(self.source.path, self.tokens[at].start, last)
                return Diagnosis(errors.joined_by_comma(place, self.source.text[place.start : last]), meant)
        return None

    def comma(self) -> Diagnosis | None:
        """A comma is missing between two items of a list."""
        if not 0 < self.refused < len(self.tokens) or self.tokens[self.refused - 1].text in _ARTICLES:
            return None
        end = self.tokens[self.refused - 1].end
        return self._insert(self.refused, Token("MARK", ",", end, end))

    def only_word(self) -> Diagnosis | None:
        """The one word with which the line can go on is missing."""
        if not 0 < self.refused < len(self.tokens):
            return None
        allowed = [one for one in self._at(self.refused).allowed() if one != "_NL"]
        text = self.before.table.spelling.get(allowed[0]) if len(allowed) == 1 else None
        if text is None:
            return None
        end = self.tokens[self.refused - 1].end
        return self._insert(self.refused, Token("NAME" if text[0].isalpha() else "MARK", text, end, end))

    def too_much(self) -> Diagnosis | None:
        """A mark, an article or a repeated word is one too many."""
        for at in (self.refused, self.refused - 1):
            if 0 <= at < len(self.tokens) and len(self.tokens) > 1:
                token = self.tokens[at]
                repeated = at > 0 and token.text == self.tokens[at - 1].text
                if token.kind == "MARK" or token.text in _ARTICLES or repeated:
                    meant = (*self.tokens[:at], *self.tokens[at + 1 :])
                    if self._reads(meant):
                        if token.text == ":" and at == len(self.tokens) - 1:
                            return Diagnosis(errors.colon_at_end(self._span(at)), meant)
                        return Diagnosis(errors.superfluous(self._span(at), self._text(at)), meant)
        return None

    def plain(self) -> Diagnostic:
        """What cannot be read, and what could stand in its place."""
        at, tokens, spelling = self.refused, self.tokens, self.before.table.spelling
        begins = self.before.allowed()
        starts = [spelling[one] for one in begins if one in spelling]
        first = at == self._read_at_first and tokens[0].kind == "NAME"
        no_word = first and len(starts) >= _SENTENCES and tokens[0].text not in starts
        if at == 0 or no_word:
            near = close(tokens[0].text, starts, 1)
            known = in_words(begins, spelling, _STARTS) if len(starts) <= _STARTS else ""
            if tokens[0].text in _CHANGES:
                return errors.not_indented(self._span(0), self._text(0))
            return errors.no_sentence(self._span(0), self._text(0), near[0] if near else "", known, sure=False)
        allowed = self._at(at).allowed()
        wanted = in_words(allowed, spelling)
        if at == len(tokens):
            return errors.stops_early(self._span(at - 1), self._text(at - 1), wanted)
        can_end = "_NL" in allowed
        return errors.cannot_stand_here(self._span(at), self._text(at), self._text(at - 1), wanted, can_end=can_end)

    # ---- What they are made of ----

    def _rewritten(self, candidates: Iterable[Phrase]) -> Diagnosis | None:
        for one in candidates:
            meant = (*self.tokens[: one.first], *one.meant, *self.tokens[one.last :])
            if self._reads(meant, headed=bool(one.below)):
                place = Span(self.source.path, self.tokens[one.first].start, self.tokens[one.last - 1].end)
                said = joined(word.text for word in one.meant)
                written = self.source.text[place.start : place.end]
                if one.named:
                    return Diagnosis(otherwise_errors.said_otherwise(place, written, said), meant)
                lines = [said, *(joined(word.text for word in line) for line in one.below)]
                return Diagnosis(otherwise_errors.said_with_names(place, written, lines), None)
        return None

    def _insert(self, at: int, token: Token) -> Diagnosis | None:
        meant = (*self.tokens[:at], token, *self.tokens[at:])
        if not self._reads(meant):
            return None
        place = Span(self.source.path, token.start, token.start + 1)
        return Diagnosis(errors.missing(place, token.text, self._text(at - 1)), meant)

    def _reads(self, tokens: Sequence[Token], further: int = 0, *, headed: bool = False) -> bool:
        """Whether all of a line can be read, or so many tokens more than now; ``headed``: as the head of others."""
        try:
            tried = self.before.copy()
            refused = read_sentence(tried, tokens)
        except TooDeepError:
            return False
        if refused is None:
            return headed or self.below or not tried.allowed_only("_INDENT")  # A heading without a body is no better.
        return bool(further and refused >= self.refused + further)

    def _at(self, at: int) -> Automaton:
        """The automaton before token ``at``, which is not after the refused one."""
        automaton = self.before.copy()
        read_words(automaton, self.tokens[:at])
        return automaton

    def _span(self, at: int) -> Span:
        return Span(self.source.path, self.tokens[at].start, self.tokens[at].end)

    def _text(self, at: int) -> str:
        return self.source.text[self.tokens[at].start : self.tokens[at].end]
