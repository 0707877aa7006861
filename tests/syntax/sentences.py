"""Texts made from the grammar itself: a walk through its table that takes whatever may come."""

from __future__ import annotations

from hypothesis import assume
from hypothesis import strategies as st

from rulekit.syntax.automaton import Automaton, TooDeepError
from rulekit.syntax.grammar import load
from rulekit.syntax.table import END
from rulekit.syntax.tokens import Token

__all__ = ["sentences"]

_NAMES = ["food", "wood", "goal", "Anna", "apple", "骰子", "étape", "x1", "hour", "unit", "szám"]
_LONGEST = 300
_ENOUGH = 60
# What brings a text nearer to its end, the best first.
_CLOSING = ("$END", "_DEDENT", "_NL", "_INDENT", "NAME", "NUMBER", "STRING", "OF", "TO", "IS")


def _spell(draw: st.DrawFn, terminal: str, automaton: Automaton) -> Token:
    match terminal:
        case "NAME":
            kind, text = "NAME", draw(st.sampled_from(_NAMES))
        case "NUMBER":
            kind, text = "NUMBER", str(draw(st.integers(0, 30)))
        case "STRING":
            kind, text = "STRING", draw(st.sampled_from(['"A title"', '"# no comment"', '"骰子"', '""']))
        case "_COMMA":
            kind, text = "MARK", ","
        case "_THEN":
            kind, text = "MARK", ", then"
        case _:
            text = automaton.table.spelling[terminal]
            kind = "NAME" if text in automaton.table.words else "MARK"
    return Token(kind, text, 0, 0)


@st.composite
def sentences(draw: st.DrawFn) -> str:
    """A text that the grammar allows, with blanks, comments and line breaks of all sorts."""
    automaton = Automaton.at_start(load(), "made.rules")
    step = draw(st.integers(1, 4))
    depth, line, lines = 0, "", list[str]()
    for count in range(_LONGEST):
        allowed = automaton.allowed()
        if automaton.allows(END) and (count > _ENOUGH or not draw(st.integers(0, 9))):
            break
        if count > _ENOUGH:
            terminal = next((one for one in _CLOSING if one in allowed), allowed[0])
        else:
            terminal = draw(st.sampled_from([one for one in allowed if one != END]))
        try:
            if terminal in {"_NL", "_INDENT", "_DEDENT"}:
                automaton.feed_layout(terminal)
            else:
                token = _spell(draw, terminal, automaton)
                automaton.feed(token, terminal)
        except TooDeepError:
            assume(not terminal)
        if terminal == "_INDENT":
            depth += 1
        elif terminal == "_DEDENT":
            depth -= 1
        elif terminal == "_NL":
            if line:
                lines.append(line + draw(st.sampled_from(["", "", "", "  ", "  # said", "#said"])))
            line = ""
            lines += draw(
                st.sampled_from([[], [], [], [""], ["", "", ""], ["# alone"], ["      # deep"], ["# ---- Part ----"]])
            )
        else:
            if not line:
                line = " " * (step * depth)
            glue = "" if not line.strip() or token.text in {"'s", ","} else " " * draw(st.sampled_from([1, 1, 1, 3]))
            line += glue + token.text
            if token.text == ",":
                line += draw(st.sampled_from(["", "", "", " # why\n", "\n"])) + " " * draw(st.sampled_from([0, 1, 9]))
    assume(automaton.allows(END))
    return "\n".join(lines) + draw(st.sampled_from(["", "\n", "\n\n\n"]))
