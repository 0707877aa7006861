"""Where no line ends: within a sum, between a figure and what it counts, within a word of a script without blanks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from rulekit.formats.told import Told

__all__ = ["ends_whole", "unbroken", "wholes"]

_SUFFIX = re.compile(r"(?<=\d)-(?=[^\W\d_])")
_JOINED = "-\u2060"
"""A hyphen with a word joiner, behind which no line breaks."""
_COMPOUND = re.compile(r"(?<![\w'’-])(?=[\w'’-]{3,14}(?![\w'’-]))[^\W\d_]+(?:['’-][^\W\d_]+)+|(?<=\w)-(?=/)")
"""A name of short parts, which is read as one; and what a stroke leaves open."""
_HELD = re.compile(
    r"(?<=\(\d\)) (?=\S)|(?<=(?<!\w)\d) (?=[^\W\d_])|(?<=\d\d) (?=[^\W\d_])"  # (2) If, 3 points
    r"|(?<=[\dIVX]\.) (?=[a-zà-öø-ÿőű])|(?<=[a-zà-öø-ÿőű]) (?=[IVX]+(?!\w))"  # 6. mezőre, IV. korszak, époque IV
    r"|(?<=[^\W\d_]) (?=(?:\d{1,2}|[A-Z])(?:[^\S\n]?[.,;:!?)»”]|$))"  # joueur 2., stage C.
    r"|(?<=[+−×÷=]) (?=\S)"  # + 3
    r"|(?<=\d)(?=[\u3400-\u9fff])"  # 8個
)
"""The blanks beside numbers at which no line is broken: what is counted or named by one stands behind or before it.

Between a figure and Han there is none in the text, but one is seen: it is there as a blank that does not break.
"""
_SUM = re.compile(r"\d+(?: [+−×÷=] \d+)+")
_LONGEST_SUM = 24
"""A sum of more letters may end a line before a sign: so many stand in the narrowest column of text."""
_RANGE = re.compile(r"(?<=\d)–(?=\d)")
_LAST, _SENTENCE = re.compile(r"(?<=\w[\w,;:)»”]) (?=[^\s\d]{1,3}$)"), 40
"""The blank before a last word that hardly fills a line, of a text of so many letters."""

_HAN = "\u3400-\u9fff"
_RUN = re.compile(f"[{_HAN}]{{2,}}")
_COUNTED = re.compile(rf"(?<=\d\u00a0)(?P<measure>[{_HAN}])(?P<rest>[{_HAN}]+)")
"""A measure, with which stands what is counted."""
_END, _LINE = re.compile(rf"[{_HAN}]{{3}}(?=[^\w\s]*$)"), 12
"""The end of a text of so many characters, which does not go on in a line of its own."""
_LONGEST_NAME = 6
"""A name of more characters may be broken in its middle."""
_UNIT = re.compile(
    r"[「『（《〈]*(?:[^\s\u2e80-\uffff\u2060]+|[\u2e80-\uffff])"
    r"(?:[\u2060\u00a0]+(?:[^\s\u2e80-\uffff\u2060]+|[\u2e80-\uffff])|[，。、；：！？」』）》〉…])*"
)


def unbroken(
    text: str, wholes: Mapping[str, tuple[str, ...]] | None = None, *, ends: int = 0, running: bool = False
) -> str:
    """A text in which suffixes and what is numbered stay with their number, names of short parts and sums are one.

    It still knows what it tells.

    Args:
        text: the text.
        wholes: the words of a script without blanks that stay whole, see ``wholes``.
        ends: how many letters the line has that ends with it, as a paragraph does; 0 if none ends there.
        running: whether it is text in wide lines, of which only what is counted stays whole: each word takes its time.

    >>> unbroken("4-et or 2-3") == "4-\u2060et or 2-3"
    True
    >>> unbroken("(2) Lose 3 points in epoch IV.") == "(2)\u00a0Lose 3\u00a0points in epoch\u00a0IV."
    True
    >>> unbroken("Arab-tenger, Appalache-vidék") == "Arab-\u2060tenger, Appalache-vidék"
    True
    >>> unbroken("joueur 2.") == "joueur\u00a02." and unbroken("5–6") == "5–\u20606"
    True
    >>> unbroken("5 + 1 = 6") == "5\u00a0+\u00a01\u00a0=\u00a06"
    True
    >>> unbroken("3座城市", wholes(("城市",))) == "3\u00a0座\u2060城\u2060市"
    True
    """
    made = _COMPOUND.sub(lambda one: one[0].replace("-", _JOINED), _SUFFIX.sub(_JOINED, text))
    made = _HELD.sub("\u00a0", _RANGE.sub("–\u2060", _SUM.sub(_of_sum, made)))
    if wholes:
        made = _COUNTED.sub(lambda one: _counted(one, wholes), made)
        if not running:
            made = _RUN.sub(lambda one: "".join(_held(one[0], wholes)), made)
    if ends >= _SENTENCE:
        made = _LAST.sub("\u00a0", made)
    if ends >= _LINE:
        made = _END.sub(lambda one: "\u2060".join(one[0]), made)
    return Told(made, text.places) if isinstance(text, Told) else made


@cache
def wholes(words: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    """Words of two characters or more by their first two, the longest first."""
    found: dict[str, list[str]] = {}
    for one in sorted(set(words), key=lambda one: (-len(one), one)):
        if _RUN.fullmatch(one):
            found.setdefault(one[:2], []).append(one)
    return {begins: tuple(some) for begins, some in found.items()}


def ends_whole(text: str) -> Iterator[str]:
    r"""The parts of a text between which a line may end, where there are no blanks between words.

    >>> [*ends_whole("放3\u00a0座\u2060城\u2060市。")]
    ['放', '3\xa0座\u2060城\u2060市。']
    """
    return (one[0] for one in _UNIT.finditer(text))


def _of_sum(found: re.Match[str]) -> str:
    """A sum that is one; a longer one ends a line only before a sign."""
    return found[0].replace(" ", "\u00a0") if len(found[0]) <= _LONGEST_SUM else found[0]


def _counted(found: re.Match[str], wholes: Mapping[str, tuple[str, ...]]) -> str:
    """A measure with the word behind it, if that is known."""
    rest = found["rest"]
    word = next((one for one in wholes.get(rest[:2], ()) if rest.startswith(one)), "")
    return "\u2060".join(found["measure"] + word) + rest[len(word) :]


def _held(run: str, wholes: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """The characters of a run, joined within words."""
    at = 0
    while at < len(run):
        word = next((one for one in wholes.get(run[at : at + 2], ()) if run.startswith(one, at)), run[at])
        parts = [word] if len(word) <= _LONGEST_NAME else [word[: len(word) // 2], word[len(word) // 2 :]]
        yield "".join("\u2060".join(part) for part in parts)
        at += len(word)
