"""The words of one line, given to the automaton."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.syntax.automaton import Automaton, RefusedError
from rulekit.syntax.tokens import Token

__all__ = ["AUTHOR", "read_sentence", "read_words"]

AUTHOR = "AUTHOR"
"""The kind of a word that is to be taken as the author's name, even where it could be a word of the language."""


def read_words(automaton: Automaton, tokens: Sequence[Token]) -> int | None:
    """The index of the first token that cannot be read, or None if all are.

    Raises:
        TooDeepError: the sentence is too deep; the automaton is then of no more use.
    """
    at = 0
    while at < len(tokens):
        token = tokens[at]
        try:
            if _is_then(automaton, tokens, at):
                end = tokens[at + 1].end
                automaton.feed(Token("MARK", ", then", token.start, end), "_THEN")
                at += 2
            else:
                automaton.feed(token, "NAME" if token.kind == AUTHOR else automaton.terminal(token))
                at += 1
        except RefusedError:
            return at
    return None


def read_sentence(automaton: Automaton, tokens: Sequence[Token]) -> int | None:
    """As ``read_words``, with the end of the line, whose index is the number of tokens."""
    refused = read_words(automaton, tokens)
    if refused is None:
        try:
            automaton.feed_layout("_NL")
        except RefusedError:
            return len(tokens)
    return refused


def _is_then(automaton: Automaton, tokens: Sequence[Token], at: int) -> bool:
    return (
        tokens[at].text == ","
        and at + 1 < len(tokens)
        and tokens[at + 1].text == "then"
        and tokens[at + 1].kind == "NAME"
        and automaton.knows("_THEN")
    )
