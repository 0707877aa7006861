"""The grammar's text made into a table; the only file that knows Lark."""
# pyright: basic

from __future__ import annotations

import re
from collections import deque
from typing import Any, Literal

from lark import Lark
from lark.indenter import Indenter
from lark.parsers.lalr_analysis import Shift

from rulekit.syntax.table import ParseTable, Production

__all__ = ["IndentationLayout", "build", "read_grammar"]

_PATTERNS = {"NAME", "NUMBER", "STRING", "COMMENT", "_THEN", "_NL", "_COMMA", "_INDENT", "_DEDENT"}
"""The terminals that are not a fixed word or mark; ``tokens.py`` knows how each is read."""


class IndentationLayout(Indenter):
    """Line ends and indentation as Lark knows them; here only so that it accepts the declared terminals."""

    NL_type, INDENT_type, DEDENT_type = "_NL", "_INDENT", "_DEDENT"
    OPEN_PAREN_types = CLOSE_PAREN_types = []  # noqa: RUF012 - Lark wants lists
    tab_len = 8
    always_accept = ("_NL", "NAME")


def read_grammar(text: str, *, strict: bool = False, lexer: Literal["contextual", "basic"] = "contextual") -> Lark:
    """The grammar as Lark understands it.

    Args:
        text: in Lark's notation.
        strict: refuse terminals that collide; slow, for tests.
        lexer: how Lark would tell words apart; ``basic`` is built faster, and does where only the table is wanted.
    """
    return Lark(
        text,
        parser="lalr",
        lexer=lexer,
        postlex=IndentationLayout(),
        strict=strict,
        maybe_placeholders=False,
        keep_all_tokens=True,
    )


def build(text: str) -> ParseTable:
    """The table of a grammar.

    Raises:
        ValueError: a terminal is neither a word nor a mark nor one that ``tokens.py`` reads.
    """
    made: Any = read_grammar(text, lexer="basic")  # tokens.py reads the words
    words: dict[str, str] = {}
    marks: dict[str, str] = {}
    for terminal in made.terminals:
        if terminal.pattern.type == "str":
            spelling = terminal.pattern.value
            (words if re.fullmatch(r"\w+", spelling) else marks)[spelling] = terminal.name
        elif terminal.name not in _PATTERNS and not terminal.name.startswith("__IGNORE"):
            problem = f"tokens.py does not read the terminal {terminal.name}"
            raise ValueError(problem)
    parsed = made.parser.parser._parse_table  # noqa: SLF001 - Lark shows its table nowhere else
    # Lark numbers states as they come out of a set; ours are numbered from the start, so that they are always the same.
    first = parsed.start_states["start"]
    numbers: dict[int, int] = {first: 0}
    rules: dict[Any, int] = {}
    states: list[dict[str, int]] = []
    queue = deque([first])
    while queue:
        row: dict[str, int] = {}
        for symbol, (action, to) in sorted(parsed.states[queue.popleft()].items()):
            if action is not Shift:
                row[str(symbol)] = -1 - rules.setdefault(to, len(rules))
                continue
            if to not in numbers:
                numbers[to] = len(numbers)
                queue.append(to)
            row[str(symbol)] = numbers[to]
        states.append(row)
    end = numbers[parsed.end_states["start"]]
    return ParseTable(words, marks, tuple(map(_rule, rules)), tuple(states), numbers[first], end)


def _rule(rule: Any) -> Production:  # noqa: ANN401 - Lark's rules have no useful type
    origin = str(rule.origin.name)
    kind = None if origin.startswith("_") else str(rule.alias or origin)
    # Two are Lark's own, for what is repeated.
    role = "" if kind is not None or origin.startswith("__") else origin[1:].partition("__")[0]
    return Production(origin, len(rule.expansion), kind, bool(rule.options.expand1 and not rule.alias), role)
