"""The options of a decision as Python text: the list of them, and what follows when one is taken."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.machine.comprehensions import hoisting, listed
from rulekit.machine.expressions import Level, Want, Writer, bound
from rulekit.machine.instructions import Arm, Const, Decide, Domain, Expression, Members, Numbers, Once, Subsets

__all__ = ["least", "list_options", "offsets", "span", "values"]

NEVER = Const(0)
ALWAYS = Const(1)


def span(domain: Domain) -> int:
    """How many option numbers a domain takes up."""
    match domain:
        case Once():
            return 1
        case Numbers(least=low, most=high):
            return max(high - low + 1, 0)
        case Members(size=size):
            return max(size, 0)
        case Subsets(size=size):
            return 1 << size


def least(domain: Domain) -> int:
    """The least value of a domain."""
    return domain.least if isinstance(domain, Numbers) else 0


def offsets(decide: Decide) -> list[int]:
    """The option number at which each arm begins, and the one behind the last arm."""
    starts = [0]
    for arm in decide.arms:
        starts.append(starts[-1] + span(arm.domain))
    return starts


def list_options(decide: Decide, writer: Writer) -> Iterator[str]:
    """The lines that put the options into the list ``o``."""
    arms = [(arm, start) for arm, start in zip(decide.arms, offsets(decide), strict=False) if arm.guard != NEVER]
    first: list[str] = []
    while arms and arms[0][0].guard == ALWAYS:
        arm, start = arms.pop(0)
        first.append(f"{start}" if isinstance(arm.domain, Once) else f"*{_values(arm, start, writer)}")
    if len(first) == 1 and first[0].startswith("*["):
        yield f"o = {first[0][1:]}"
    else:
        yield f"o = [{', '.join(first)}]"
    for arm, start in arms:
        once = isinstance(arm.domain, Once)
        line = f"o.append({start})" if once else f"o += {_values(arm, start, writer)}"
        yield line if arm.guard == ALWAYS else f"if {writer.test(arm.guard)}: {line}"


def values(arm: Arm, writer: Writer) -> str:
    """A sequence of the values of an arm, in increasing order."""
    return _values(arm, least(arm.domain), writer)


def _values(arm: Arm, start: int, writer: Writer) -> str:
    """The option numbers of an arm with several."""
    match arm.domain:
        case Numbers(low, high, lowest, highest):
            if writer.checked:
                return f"span({writer.integer(low)}, {writer.integer(high)}, {lowest}, {highest}, {start})"
            return f"range({_shifted(low, start - lowest, writer)}, {_shifted(high, start - lowest + 1, writer)})"
        case Members(size, test):
            return listed(arm.local, size, test, start, writer)
        case Subsets(mask, size, low, high, test):
            with writer.plainly():
                text = writer.integer(mask)
            text = f"mask({text}, {size})" if writer.checked else text
            whole = f"subsets({text}, {low}, {high})"
            if test == ALWAYS:
                return f"subsets({text}, {low}, {high}, {start})" if start else whole
            value = f"x{arm.local} + {start}" if start else f"x{arm.local}"
            with hoisting((test,), arm.local, writer) as once:
                return f"[{value} {once}for x{arm.local} in {whole} if {writer.test(test)}]"
        case Once():
            return f"({start},)"


def _shifted(expression: Expression, by: int, writer: Writer) -> str:
    text = bound(writer.write(expression, Want.INTEGER), Level.SUM)
    return f"{text} + {by}" if by > 0 else f"{text} - {-by}" if by < 0 else text
