"""Taking options and drawing numbers, as Python statements."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from attrs import frozen

from rulekit.machine.instructions import Arm, Const, Decide, Instruction, Members, Numbers, Once, Subsets
from rulekit.machine.options import least, offsets, span, values
from rulekit.machine.subsets import subsets

if TYPE_CHECKING:  # statements of all kinds write each other
    from rulekit.machine.python_statements import Code

__all__ = ["choose_at_random", "dispatch", "drawn", "drawn_below"]

CHAIN = 6  # so many arms are tried one after the other
TABLED = 8  # members of which every set stands in a table
WORD, FEW = (1 << 32) - 1, (1 << 16) - 1
ALWAYS, NEVER = Const(1), Const(0)

Follow = Callable[[tuple[Instruction, ...]], None]


@frozen
class Branch:
    """What happens below ``end`` (and not below the end of the branch before): ``into`` gets ``value``."""

    arm: Arm
    end: str
    value: str


def drawn(bound: int, line: Callable[[str], None]) -> str:
    """The text of a number from 0 to ``bound - 1``; lines it needs are written first. See ``random.below``."""
    if bound == 1:
        return "0"
    if bound & (bound - 1) == 0:
        return f"nx() >> {33 - bound.bit_length()}"
    line(f"m = nx() * {bound}")
    line(f"if {_doubtful(str(bound), bound)}: m = again(m, {bound}, nx)")
    return "m >> 32"


def _doubtful(number: str, most: int) -> str:
    """The text of whether a product ``m`` may have to be drawn again, which ``again`` finds out.

    It holds for all that must be, and for so few others that a test without a comparison is the faster one.
    """
    return f"not m & {WORD ^ FEW}" if most <= FEW else f"m & {WORD} < {number}"


def drawn_below(bound: str, most: int, code: Code) -> str:
    """The same below a bound that is computed, at most ``most``; 0, and no number, where that is 1 or less."""
    code.line(f"n = {bound}")
    with code.block("if n > 1:"):
        _draw(code, "n", most)
    code.line("else: k = 0")
    return "k"


def _draw(code: Code, number: str, most: int) -> None:
    """Write that ``k`` becomes one of 0 to ``number - 1``; the number is at most ``most``."""
    code.line(f"m = nx() * {number}")
    code.line(f"if {_doubtful(number, most)}: m = again(m, {number}, nx)")
    code.line("k = m >> 32")


def choose_at_random(decide: Decide, code: Code) -> None:
    """Write a decision that is taken at once, each option being equally likely; one alone takes no number.

    The option is drawn by its place among the legal ones, so the options of all arms need not be gathered in one list.
    """
    branches: list[Branch] = []
    name, extra = "", 0  # where the options of the next arm begin
    for arm in decide.arms:
        if arm.guard != NEVER:
            name, extra, value = _counted(arm, name, extra, code)
            branches.append(Branch(arm, _sum(name, extra), value))
    if not name and not extra:
        return
    number = "n" if extra else name
    if not name:
        if extra > 1:
            _count(code)
        code.line(f"k = {drawn(extra, code.line)}")
    else:
        if extra:
            code.line(f"n = {_sum(name, extra)}")
        with code.block(f"if {number} > 1:"):
            _count(code)
            _draw(code, number, sum(span(arm.domain) for arm in decide.arms))
        if extra <= 1:
            code.line("else: k = 0")
    if name and not extra:
        with code.block(f"if {number}:"):
            _branch(branches, "k", code, code.body)
    else:
        _branch(branches, "k", code, code.body)


def _count(code: Code) -> None:
    """Write that somebody has a choice; see ``Budget``."""
    counted = code.unit.counted
    code.line(f"{code.slot(counted)} += 1")
    budget = code.unit.aggregates.program.budget
    if budget is not None:
        spent, total = code.slot(budget.slot), code.slot(counted + 1)
        with code.block(f"if {spent}:"):
            code.line(f"{total} += {spent}")
            code.line(f"{spent} = 0 if {total} < {budget.total} else {budget.stretch}")


def _sum(name: str, extra: int) -> str:
    return f"{name} + {extra}" if name and extra else name or str(extra)


def _less(text: str, name: str, extra: int) -> str:
    """A text less the place where an arm begins."""
    return text + (f" - {name}" if name else "") + (f" - {extra}" if extra > 0 else f" + {-extra}" if extra else "")


def _counted(arm: Arm, name: str, extra: int, code: Code) -> tuple[str, int, str]:
    """Write how many options an arm has; give where the next arm begins, and the value of option ``k`` of this one."""
    writer, fresh = code.writer, code.unit.names.fresh
    certain = arm.guard == ALWAYS
    guard = "" if certain else writer.test(arm.guard)
    match arm.domain:
        case Once():
            number, value = 1, "0"
        case Members(size, Const(test)):
            number, value = size if test else 0, _less("k", name, extra)
        case Numbers(Const(low), Const(high)) if not code.unit.checked:
            number, value = max(high - low + 1, 0), _less("k", name, extra - low)
        case Subsets(Const(mask), size, low, high, Const(test)) if size <= TABLED:
            listed = subsets(mask, low, high) if test else ()
            number, value = len(listed), f"{writer.names.row(listed)}[{_less('k', name, extra)}]"
        case Numbers(low, high) if not code.unit.checked:
            first, many, end = fresh("q"), fresh("n"), fresh("c")
            code.line(f"{first} = {writer.integer(low)}")
            code.line(f"{many} = {writer.number(high, 9)} + 1 - {first}" + (f" if {guard} else 0" if guard else ""))
            code.line(f"{end} = {_sum(name, extra)} + {many} if {many} > 0 else {_sum(name, extra)}")
            return end, 0, _less(f"k + {first}", name, extra)
        case _:
            several, end = fresh("q"), fresh("c")
            code.line(f"{several} = {values(arm, writer)}" + (f" if {guard} else ()" if guard else ""))
            before = _sum(name, extra)
            code.line(f"{end} = " + (f"{before} + " if before != "0" else "") + f"len({several})")
            return end, 0, f"{several}[{_less('k', name, extra)}]"
    if certain:
        return name, extra + number, value
    end = fresh("c")
    code.line(f"{end} = {_sum(name, extra + number)} if {guard} else {_sum(name, extra)}")
    return end, 0, value


def dispatch(decide: Decide, option: str, code: Code, follow: Follow) -> None:
    """Write what happens when the option whose number stands in a variable is taken."""
    starts = offsets(decide)
    branches = []
    for arm, start, end in zip(decide.arms, starts, starts[1:], strict=False):
        if arm.guard != NEVER and start < end:
            low = least(arm.domain)
            value = str(low) if end - start == 1 else _less(option, "", start - low)
            branches.append(Branch(arm, str(end), value))
    _branch(branches, option, code, follow)


def _branch(branches: Sequence[Branch], option: str, code: Code, follow: Follow) -> None:
    if len(branches) > CHAIN:
        middle = len(branches) // 2
        with code.block(f"if {option} < {branches[middle - 1].end}:"):
            _branch(branches[:middle], option, code, follow)
        with code.block("else:"):
            _branch(branches[middle:], option, code, follow)
        return
    for number, branch in enumerate(branches):
        if len(branches) == 1:
            _take(branch, code, follow)
        elif number == len(branches) - 1:
            with code.block("else:"):
                _take(branch, code, follow)
        else:
            word = "elif" if number else "if"
            with code.block(f"{word} {option} < {branch.end}:"):
                _take(branch, code, follow)


def _take(branch: Branch, code: Code, follow: Follow) -> None:
    if branch.arm.into >= 0:
        code.put(branch.arm.into, branch.value)
    follow(branch.arm.body)
