"""Text cut into lines, words, marks and remarks; it asks nothing of the grammar."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from attrs import Factory, define

__all__ = ["SIGNS", "Line", "Lines", "Token", "cut"]


class Token(NamedTuple):
    """A piece of a line.

    Args:
        kind: in a line ``"NAME"`` (any word), ``"NUMBER"``, ``"STRING"`` or ``"MARK"``; of a comment ``"REMARK"``; of
            what the language does not know ``"unknown"``, ``"sign"``, ``"mark"``, ``"digits"``, ``"quotes"`` or
            ``"unclosed"``.
        text: as it is to be read: a word in composed form, a mark or a digit in its plain form.
        start: offset of its first code point in the source.
        end: offset after its last one.
    """

    kind: str
    text: str
    start: int
    end: int


@define
class Line:
    """A line as the language sees it: a list that ends in a comma goes on in the next line of the text.

    Args:
        indent: columns before its first token; a tab or a full-width space counts 2.
        tokens: at least one.
    """

    indent: int
    tokens: list[Token]

    @property
    def start(self) -> int:
        """The offset of its first token."""
        return self.tokens[0].start

    @property
    def end(self) -> int:
        """The offset after its last token."""
        return self.tokens[-1].end


@define
class Lines:
    """What a text is cut into.

    Args:
        lines: those with a token, in order.
        remarks: all comments, in order, from their ``#`` on.
        odd: what the language does not know, in order, with the text that is read instead and stands in its line.
    """

    lines: list[Line] = Factory(list[Line])
    remarks: list[Token] = Factory(list[Token])
    odd: list[Token] = Factory(list[Token])


SIGNS = {
    "+": "plus", "*": "times", "\u00d7": "times", "/": "divided by", "\u00f7": "divided by",
    "=": "is", "==": "is", "!=": "is not", "\u2260": "is not", "<": "is less than", ">": "is more than",
    "<=": "is at most", "\u2264": "is at most", ">=": "is at least", "\u2265": "is at least",
    "&": "and", "&&": "and", "|": "or", "||": "or", "..": "to", "...": "to", "\u2026": "to",
}  # fmt: skip
"""Signs of arithmetic and of programs, and the words that say the same here."""

_MARKS = {
    "\uff1a": ":", "\uff0c": ",", "\u3001": ",", "\uff08": "(", "\uff09": ")", "\uff3b": "[", "\uff3d": "]",
    "\u3010": "[", "\u3011": "]", "\uff0d": "-", "\u2212": "-", "\u2013": "-", "\u2014": "-",
}  # fmt: skip
"""Marks that a full-width keyboard or a word processor types, and the plain mark that is meant."""

_QUOTES = {
    '"': "\u201d\u201c\uff02", "\u201c": "\u201d\u201c", "\u201d": "\u201d\u201c", "\u201e": "\u201d\u201c",
    "\u00ab": "\u00bb", "\u00bb": "\u00ab", "\uff02": "\uff02", "\u300c": "\u300d", "\u300e": "\u300f",
}  # fmt: skip
"""Quotes, and what closes them apart from a plain one."""

_JOINERS = "\u200c\u200d"
_WIDE = {"\t": 2, "\u3000": 2}
_PIECE = re.compile(
    r"""(?P<SPACE>[\s\x00-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]+)
      | (?P<NAME>[^\W\d]\w*)
      | (?P<NUMBER>[0-9]+)
      | (?P<STRING>"[^"]*")
      | (?P<MARK>'s(?!\w)|[:,()\[\]\-])
      | (?P<REMARK>\#.*)
      | (?P<remark>\uff03.*)
      | (?P<possessive>[\u2019\uff07\u2018\u00b4`]s(?!\w))
      | (?P<digits>\d+)
      | (?P<quote>["\u201c\u201d\u201e\u00ab\u00bb\uff02\u300c\u300e])
      | (?P<sign>[+*/=!<>&|\u00d7\u00f7\u2260\u2264\u2265]+|\.{2,3}|\u2026)
      | (?P<other>.)""",
    re.VERBOSE | re.DOTALL,
)


def cut(text: str) -> Lines:
    """Cut a text; nothing is refused, what is not known is kept as odd."""
    found = Lines()
    offset = 0
    open_line: Line | None = None
    for row in text.split("\n"):
        tokens = _cut_row(row, offset, found)
        if open_line is not None:
            open_line.tokens += tokens
        elif tokens:
            # A mark of byte order is no column: it is no space to Python.
            columns = sum(_WIDE.get(one, 1) for one in row[: len(row) - len(row.lstrip())])
            open_line = Line(columns, tokens)
            found.lines.append(open_line)
        if not tokens or tokens[-1].text != ",":
            open_line = None
        offset += len(row) + 1
    return found


def _cut_row(row: str, offset: int, found: Lines) -> list[Token]:
    tokens: list[Token] = []
    position = 0
    while match := _PIECE.match(row, position):
        kind, text, start, position = str(match.lastgroup), match.group(), match.start(), match.end()
        if kind == "SPACE":
            continue
        if kind in {"NUMBER", "STRING", "MARK"}:
            tokens.append(Token(kind, text, offset + start, offset + position))
        elif kind == "NAME":
            position = _word_end(row, position)
            word = unicodedata.normalize("NFC", row[start:position])
            tokens.append(Token(kind, word, offset + start, offset + position))
        elif kind == "REMARK":
            found.remarks.append(Token(kind, text.rstrip(), offset + start, offset + start + len(text.rstrip())))
        elif kind == "quote":
            position = _odd_string(row, start, offset, tokens, found)
        else:
            _odd_piece(Token(kind, text, offset + start, offset + position), tokens, found)
    return tokens


def _word_end(row: str, position: int) -> int:
    """Vowel signs and accents that stand apart belong to their word, though Python counts them as no part of one."""
    while position < len(row) and (
        row[position] in _JOINERS
        or row[position].isalnum()
        or row[position] == "_"
        or unicodedata.category(row[position]).startswith("M")
    ):
        position += 1
    return position


def _odd_string(row: str, start: int, offset: int, tokens: list[Token], found: Lines) -> int:
    closing = _QUOTES[row[start]] + '"'
    end = next((at for at in range(start + 1, len(row)) if row[at] in closing), -1)
    if end < 0:
        stop = len(row.rstrip())
        read, kind = f'"{row[start + 1 : stop]}"', "unclosed"
    else:
        stop = end + 1
        read, kind = f'"{row[start + 1 : end]}"', "quotes"
    tokens.append(Token("STRING", read, offset + start, offset + stop))
    found.odd.append(Token(kind, read, offset + start, offset + stop))
    return stop


def _odd_piece(piece: Token, tokens: list[Token], found: Lines) -> None:
    """Keep what is not known, with the words, marks or digits that are read in its place."""
    kind, text, start, end = piece
    if kind == "remark":
        found.remarks.append(Token("REMARK", f"#{text[1:].rstrip()}", start, end))
        found.odd.append(Token("mark", "#", start, start + 1))
    elif kind == "possessive":
        tokens.append(Token("MARK", "'s", start, end))
        found.odd.append(Token("mark", "'s", start, end))
    elif kind == "digits":
        plain = "".join(str(unicodedata.decimal(one)) for one in text)
        tokens.append(Token("NUMBER", plain, start, end))
        found.odd.append(Token("digits", plain, start, end))
    elif text in _MARKS:
        tokens.append(Token("MARK", _MARKS[text], start, end))
        found.odd.append(Token("mark", _MARKS[text], start, end))
    elif text in SIGNS:
        # `is > 3` is meant as `is more than 3`.
        said = tokens and tokens[-1].text in {"is", "are"}
        words = SIGNS[text].removeprefix("is ") if said else SIGNS[text]
        tokens += [Token("NAME", word, start, end) for word in words.split()]
        found.odd.append(Token("sign", words, start, end))
    else:
        found.odd.append(Token("unknown", text, start, end))
