"""Rules in colours, for whatever asks Pygments: sites, terminals, notebooks.

Words, marks and remarks are those that the parser itself cuts a text into, and what is a word of the language stands
in the grammar: nothing is listed here that could grow stale.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from pygments.lexer import Lexer
from pygments.token import Comment, Error, Keyword, Name, Number, Punctuation, String, Text, Whitespace

from rulekit.syntax import grammar, tokens

__all__ = ["RulesLexer"]

OF_NAMES = frozenset({"table", "numbers", "links", "lines", "map", "die"})
"""What is below these are rows of names, even where a name is also a word of the language."""
_GIVES = re.compile(r'^\??(\w+):\s*"\1" (?:NAME|noun)\b', re.MULTILINE)
"""A rule of the grammar that begins with its own name as a word, and a name behind it: ``step: "step" NAME``."""


class RulesLexer(Lexer):  # type: ignore[misc]  # Pygments ships no types
    """Pygments' lexer for rules and variants; whole files or any lines of them.

    >>> from pygments.token import Keyword
    >>> [text for kind, text in RulesLexer().get_tokens("roll 2 dice") if kind in Keyword]
    ['roll']
    """

    name = "rulekit"
    aliases = ["rules", "rulekit"]  # noqa: RUF012  # as Pygments wants it
    filenames = ["*.rules"]  # noqa: RUF012  # as Pygments reads them
    mimetypes = ["text/x-rulekit"]  # noqa: RUF012  # the same

    def get_tokens_unprocessed(self, text: str) -> Iterator[tuple[int, object, str]]:
        """Each piece of the text with its place and its kind, blanks between them included."""
        found = tokens.cut(text)
        pieces = [(one.start, one.end, Comment.Single) for one in found.remarks]
        pieces += [(one.start, one.end, Error) for one in found.odd if one.kind == "unknown"]
        above = ""
        for at, line in enumerate(found.lines):
            if line.indent == 0:
                above = line.tokens[0].text
            pieces += _of_line(line, above, leads=any(one.indent for one in found.lines[at + 1 : at + 2]))
        at = 0
        for start, end, kind in sorted(pieces, key=lambda one: one[0]):
            if start >= at:  # a sign that is read as two words stands in the text once
                yield from _gap(text, at, start)
                yield start, kind, text[start:end]
                at = end
        yield from _gap(text, at, len(text))


def _gap(text: str, start: int, end: int) -> Iterator[tuple[int, object, str]]:
    if start < end:
        yield start, Whitespace if text[start:end].isspace() else Text, text[start:end]


@cache
def naming() -> frozenset[str]:
    """The words of the language that give a name to what is below them."""
    return frozenset(_GIVES.findall(grammar.grammar_text()))


def _of_line(line: tokens.Line, above: str, *, leads: bool) -> Iterator[tuple[int, int, object]]:
    """The pieces of a line.

    Args:
        line: the line.
        above: the word that its declaration begins with.
        leads: whether what is below it is indented.
    """
    words = grammar.load().words
    heads, names = line.indent == 0, line.indent > 0 and above in OF_NAMES
    declares = heads and (leads or above in naming())
    for at, (kind, text, start, end) in enumerate(line.tokens):
        before = line.tokens[at - 1].text if at else ""
        match kind:
            case "NUMBER":
                yield start, end, Number.Integer
            case "STRING":
                yield start, end, String
            case "MARK":
                yield start, end, Punctuation
            case _ if declares and at == 0 and text in words:
                yield start, end, Keyword.Declaration
            case _ if heads and at == 1 and above in naming():
                yield start, end, Name.Class
            case _ if before == "[":
                yield start, end, Name.Label
            case _ if text in words and not (names and (at == 0 or above == "table")):
                yield start, end, Keyword
            case _:
                yield start, end, Name.Variable if names and at == 0 else Name
