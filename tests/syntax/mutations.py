"""Real rules with something wrong in them: letters, words and lines lost, doubled, swapped or strange."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from hypothesis import strategies as st

__all__ = ["FILES", "mutated", "texts"]

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("tests/reads/*.rules"), *ROOT.glob("games/**/*.rules")])

_ODD = "\t\r\n :,()[]-'\"#0９é骰：，（）「」“”’*=<;{}\x00\x1b\u200b\u202e\u3000\ufeff🎲\u0301"


@cache
def _files() -> list[str]:
    return [path.read_text("utf-8") for path in FILES]


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A part of a real file after one to six changes."""
    lines = draw(st.sampled_from(_files())).split("\n")
    start = draw(st.integers(0, max(len(lines) - 1, 0)))
    lines = lines[start : start + draw(st.integers(1, 60))]
    for _ in range(draw(st.integers(1, 6))):
        at = draw(st.integers(0, len(lines) - 1))
        line = lines[at]
        place = draw(st.integers(0, len(line)))
        match draw(st.integers(0, 9)):
            case 0 if len(lines) > 1:
                del lines[at]
            case 1:
                lines.insert(at, line)
            case 2:
                lines[at] = line[:place] + line[place + 1 :]
            case 3:
                lines[at] = line[:place] + draw(st.sampled_from(_ODD)) + line[place:]
            case 4:
                lines[at] = " " * draw(st.integers(0, 8)) + line
            case 5:
                lines[at] = line.lstrip()
            case 6:
                words = line.split(" ")
                del words[draw(st.integers(0, len(words) - 1))]
                lines[at] = " ".join(words)
            case 7:
                other = draw(st.integers(0, len(lines) - 1))
                lines[at], lines[other] = lines[other], line
            case 8:
                lines[at] = line[:place] + "\n" + line[place:]
            case _:
                lines[at] = line[:place] + draw(st.text(max_size=8)) + line[place:]
    return draw(st.sampled_from(["\n", "\n", "\n", "\r\n"])).join(lines)


def texts() -> st.SearchStrategy[str]:
    """Any text: of any characters, of the language's own, or rules that someone spoiled."""
    own = st.sampled_from(sorted({word for text in _files() for word in text.split()}))
    made = st.lists(st.tuples(st.integers(0, 4), st.lists(own, max_size=8)), max_size=20)
    return st.one_of(
        st.text(max_size=200),
        st.text(alphabet=_ODD + "aif 3gain", max_size=200),
        made.map(lambda lines: "\n".join("  " * depth + " ".join(words) for depth, words in lines)),
        mutated(),
    )
