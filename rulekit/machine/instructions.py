"""The closed set of instructions that every runner understands: bounded integers, structured control, no names.

A program works on a vector of integers (its *slots*). Each slot has a range that it never leaves. Control is structured
(``If``, ``Repeat``, ``Sweep``, ``Call``, ``Leave``), so that a runner may turn whole stretches without a decision into
native code (Python now, WebAssembly later). A program pauses only at a ``Decide`` or a ``Chance``; the vector and the
place of the pause are the whole state.

INVARIANT: no routine calls itself, directly or through others; so each routine has one frame, kept in slots.
"""

from __future__ import annotations

from attrs import frozen

__all__ = [
    "Arm", "Bits", "Call", "Chance", "Choice", "Compare", "Const", "Decide", "Expression", "Finish", "Fold", "Gauge",
    "If", "Instruction", "Invert", "Leave", "Local", "Logic", "Lookup", "Members", "Numbers", "Once", "Operate", "Pool",
    "Program", "Read", "Repeat", "Routine", "Slot", "Store", "Subsets", "Sweep",
]


# ---- Expressions: integers; a condition is 0 or 1 ----


@frozen
class Const:
    """A number."""

    value: int


@frozen
class Read:
    """The slot at ``base + offset``; ``offset`` is an expression whose range the compiler has proved."""

    base: int
    offset: Expression | None = None


@frozen
class Local:
    """The value bound by the nearest enclosing ``Fold`` or arm of that number (``Fold.local``, ``Arm.local``)."""

    number: int


@frozen
class Operate:
    """``op`` of two integers: ``+ - * //`` (towards minus infinity, by a positive constant) ``min max & | ^``."""

    op: str
    left: Expression
    right: Expression


@frozen
class Compare:
    """1 when ``left op right`` (``== != < <= > >=``), otherwise 0."""

    op: str
    left: Expression
    right: Expression


@frozen
class Logic:
    """``and`` / ``or`` over conditions, from the left, stopping early; of no condition: 1 for ``and``, 0 for ``or``."""

    op: str
    parts: tuple[Expression, ...]


@frozen
class Invert:
    """1 when the condition is 0, otherwise 0."""

    part: Expression


@frozen
class Choice:
    """``then`` when the condition holds, otherwise ``other``; only the chosen side is computed."""

    condition: Expression
    then: Expression
    other: Expression


@frozen
class Lookup:
    """Entry ``index`` (from 0) of a constant row of numbers; shape (n,)."""

    row: tuple[int, ...]
    index: Expression


@frozen
class Bits:
    """A question about a set kept as a mask: ``has`` (is bit ``index`` set, 0 or 1) or ``count`` (how many are set)."""

    op: str
    mask: Expression
    index: Expression | None = None


@frozen
class Fold:
    """One number out of the values 0 to ``size - 1`` of a local.

    Args:
        op: ``sum`` (of ``value``), ``count`` (of those that pass), ``any``, ``all`` (0 or 1), ``min``, ``max``
            (of ``value`` over those that pass; ``empty`` if none does), ``mask`` (bit set for each that passes),
            ``first``, ``last`` (the local itself; ``empty`` if none passes).
        local: the number that ``Local`` refers to.
        size: how many values; at least 0.
        test: which values count.
        value: what to take of them (``sum``, ``min``, ``max``).
        empty: the result of ``min``, ``max``, ``first``, ``last`` over nothing.
    """

    op: str
    local: int
    size: int
    test: Expression
    value: Expression = Const(1)
    empty: int = 0


Expression = Const | Read | Local | Operate | Compare | Logic | Invert | Choice | Lookup | Bits | Fold


# ---- Instructions ----


@frozen
class Store:
    """Put ``value`` into the slot ``base + offset``. The compiler has proved or clamped the range."""

    base: int
    value: Expression
    offset: Expression | None = None


@frozen
class If:
    """Run ``then`` when the condition is not 0, otherwise ``other``."""

    condition: Expression
    then: tuple[Instruction, ...]
    other: tuple[Instruction, ...] = ()


@frozen
class Repeat:
    """Run ``body`` at most ``times`` times (computed once, at the start), stopping before a pass if ``until`` holds.

    ``counter`` is a slot of this loop alone that holds the passes still allowed (one less as a pass begins).
    ``label`` names the loop for ``Leave``. Whichever way a loop is left, its own slots take their start values again;
    so equal states are equal vectors.
    """

    counter: int
    times: Expression
    body: tuple[Instruction, ...]
    until: Expression = Const(0)
    label: int = -1


@frozen
class Sweep:
    """Run ``body`` with slot ``counter`` standing at 0, 1, ... ``size - 1``, for each value whose ``test`` holds then.

    The test may read ``counter`` through ``Read(counter)``; it is asked when the turn of that value comes.
    ``start`` (a value 0 to ``size - 1``): the values go ``start, start + 1, ...`` and wrap round, each once. ``turn``
    is a slot of this loop alone, 0 to ``size``, that counts the values begun; nothing reads it. Should the body write
    to ``counter``, the next value is the one after what it holds then. Both take their start values again, as in
    ``Repeat``.
    """

    counter: int
    turn: int
    size: int
    test: Expression
    body: tuple[Instruction, ...]
    start: Expression = Const(0)
    label: int = -1


@frozen
class Call:
    """Run a routine from its start to its end. Its parameters were stored before."""

    routine: int


@frozen
class Leave:
    """Go on behind the loop or the labelled routine body of that label (always an enclosing one of this routine)."""

    label: int


@frozen
class Finish:
    """The play is over: go to the program's ``closing`` routine, then stop (at once in the closing routine).

    The slots of all loops take their start values when play is over, and when the closing routine has ended.
    """


@frozen
class Once:
    """An arm with one option."""


@frozen
class Numbers:
    """An arm with an option for each whole number from ``low`` to ``high``; none when ``high < low``.

    ``least`` and ``most`` are the bounds that ``low`` and ``high`` can never leave.
    """

    low: Expression
    high: Expression
    least: int
    most: int


@frozen
class Members:
    """An arm with an option for each value 0 to ``size - 1`` of the arm's local that passes ``test``."""

    size: int
    test: Expression


@frozen
class Subsets:
    """An arm with an option for each subset of ``mask`` with ``low`` to ``high`` members that passes ``test``.

    ``size`` bits at most (<= 16); in ``test`` the arm's local is the subset as a mask.
    """

    mask: Expression
    size: int
    low: int
    high: int
    test: Expression = Const(1)


Domain = Once | Numbers | Members | Subsets


@frozen
class Arm:
    """Some of the options of a decision.

    Args:
        guard: when these options exist.
        domain: one option for each of its values.
        local: the number by which ``domain`` and ``guard`` speak of the value (guard does not see it).
        into: the slot that takes the value of the option taken; -1 for none.
        body: what follows when one of them is taken; then the program goes on behind the decision.
        says: an index into the names kept beside the program by its maker; the machine only carries it.
    """

    guard: Expression
    domain: Domain
    local: int
    into: int
    body: tuple[Instruction, ...]
    says: int = -1


@frozen
class Decide:
    """The player ``player`` takes one option of the arms. With no option at all, nothing happens; one alone is forced.

    An option is written as one integer: the arm's offset (the sum of the spans of the arms before it) plus the value
    less the domain's least value. A span is 1 for ``Once``, ``most - least + 1`` for ``Numbers``, ``size`` for
    ``Members`` and ``2 ** size`` for ``Subsets``. ``says`` as in ``Arm``.
    """

    player: Expression
    arms: tuple[Arm, ...]
    says: int = -1


@frozen
class Chance:
    """Slot ``base + offset`` takes one of 0 to ``outcomes - 1``, all equally likely. ``says`` as in ``Arm``."""

    base: int
    outcomes: int
    offset: Expression | None = None
    says: int = -1


@frozen
class Pool:
    """Dice: of ``size`` slots from ``base`` those whose bit is set in ``which`` roll, in order, one chance each."""

    base: int
    outcomes: int
    size: int
    which: Expression
    says: int = -1


Instruction = Store | If | Repeat | Sweep | Call | Leave | Finish | Decide | Chance | Pool


# ---- Programs ----


@frozen
class Slot:
    """One integer of the state: its range and its value at the start."""

    low: int
    high: int
    start: int


@frozen
class Gauge:
    """A number to be read off a finished state, for each player: the ranking, most important first.

    ``values[p]`` is computed for player ``p``; more is better.
    """

    values: tuple[Expression, ...]


@frozen
class Routine:
    """A stretch of program with a name for people (a step); ``label`` is what ``Leave`` ends it by."""

    name: str
    body: tuple[Instruction, ...]
    label: int = -1


@frozen
class Program:
    """All that a runner needs.

    Args:
        players: how many.
        slots: the vector; shape (n,).
        routines: called by number.
        opening: the routine that play begins with.
        closing: the routine that runs after ``Finish`` or the end of ``opening``; -1 for none. It may hold decisions.
        ranking: who wins: higher first; equal in all gauges share the victory.
        result: a slot that ``you win`` sets to the winner plus 1; 0 while nobody has; -1 if the game has none.
    """

    players: int
    slots: tuple[Slot, ...]
    routines: tuple[Routine, ...]
    opening: int
    closing: int
    ranking: tuple[Gauge, ...]
    result: int = -1
