"""Taking options and drawing numbers, as Python statements."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulekit.machine.instructions import Arm, Const, Decide, Instruction
from rulekit.machine.options import fixed, least, lister, offsets

if TYPE_CHECKING:  # statements of all kinds write each other
    from rulekit.machine.native import Code

__all__ = ["choose_at_random", "dispatch", "drawn"]

CHAIN = 6  # so many arms are tried one after the other
WORD = (1 << 32) - 1

Follow = Callable[[tuple[Instruction, ...]], None]
Branch = tuple[Arm, int, int]


def drawn(bound: int, line: Callable[[str], None]) -> str:
    """The text of a number from 0 to ``bound - 1``; lines it needs are written first. See ``random.below``."""
    if bound == 1:
        return "0"
    if bound & (bound - 1) == 0:
        return f"nx() >> {33 - bound.bit_length()}"
    line(f"m = nx() * {bound}")
    line(f"if m & {WORD} < {(1 << 32) % bound}: m = again(m, {bound}, nx)")
    return "m >> 32"


def choose_at_random(decide: Decide, code: Code) -> None:
    """Write a decision that is taken at once, each option being equally likely; one alone takes no number."""
    count = code.slot(code.unit.counted)
    options = fixed(decide)
    if options is None:
        for line in lister(decide, code.writer):
            code.line(line)
        code.line("n = len(o)")
        with code.block("if n > 1:"):
            code.line(f"{count} += 1")
            code.line("m = nx() * n")
            code.line(f"if m & {WORD} < n: m = again(m, n, nx)")
            code.line("k = o[m >> 32]")
        code.line("elif n: k = o[0]")
        with code.block("if n:"):
            dispatch(decide, "k", code, code.body)
    elif options:
        text = drawn(len(options), code.line)
        if len(options) == 1:
            text = str(options[0])
        else:
            code.line(f"{count} += 1")
            if options != tuple(range(len(options))):
                text = f"{code.unit.names.row(options)}[{text}]"
        code.line(f"k = {text}")
        dispatch(decide, "k", code, code.body)


def dispatch(decide: Decide, option: str, code: Code, follow: Follow) -> None:
    """Write what happens when the option whose number stands in a variable is taken."""
    starts = offsets(decide)
    branches = [
        (arm, start, end)
        for arm, start, end in zip(decide.arms, starts, starts[1:], strict=False)
        if arm.guard != Const(0) and start < end
    ]
    _branch(branches, option, code, follow)


def _branch(branches: list[Branch], option: str, code: Code, follow: Follow) -> None:
    if len(branches) > CHAIN:
        middle = len(branches) // 2
        with code.block(f"if {option} < {branches[middle][1]}:"):
            _branch(branches[:middle], option, code, follow)
        with code.block("else:"):
            _branch(branches[middle:], option, code, follow)
        return
    for number, branch in enumerate(branches):
        if len(branches) == 1:
            _take(branch, option, code, follow)
        elif number == len(branches) - 1:
            with code.block("else:"):
                _take(branch, option, code, follow)
        else:
            word = "elif" if number else "if"
            with code.block(f"{word} {option} < {branch[2]}:"):
                _take(branch, option, code, follow)


def _take(branch: Branch, option: str, code: Code, follow: Follow) -> None:
    arm, start, end = branch
    if arm.into >= 0:
        low = least(arm.domain)
        shift = low - start
        code.put(
            arm.into,
            str(low)
            if end - start == 1
            else f"{option} + {shift}"
            if shift > 0
            else f"{option} - {-shift}"
            if shift < 0
            else option,
        )
    follow(arm.body)
