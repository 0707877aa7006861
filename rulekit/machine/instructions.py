"""The closed set of instructions that every runner understands: bounded integers, structured control, no names.

A program works on a vector of integers (its *slots*). Each slot has a range that it never leaves. Control is structured
(``If``, ``Repeat``, ``Sweep``, ``Call``, ``Leave``), so that a runner may turn whole stretches without a decision into
native code (Python or WebAssembly). A program pauses only at a ``Decide`` or a ``Chance``; the vector and the
place of the pause are the whole state.

INVARIANT: no routine calls itself, directly or through others; so each routine has one frame, kept in slots.
"""

from __future__ import annotations

from attrs import field, frozen

from rulekit.machine.values import (
    Aggregate,
    Bits,
    Choice,
    Compare,
    Const,
    Expression,
    Invert,
    Local,
    Logic,
    Lookup,
    Operate,
    Reach,
    Read,
)

__all__ = [
    "Abandon",
    "Aggregate",
    "Arm",
    "Attempt",
    "Bits",
    "Budget",
    "Call",
    "Chance",
    "Choice",
    "Compare",
    "Const",
    "Decide",
    "Explore",
    "Expression",
    "Finish",
    "Gauge",
    "If",
    "Instruction",
    "Invert",
    "Leave",
    "Local",
    "Logic",
    "Lookup",
    "Members",
    "Note",
    "Numbers",
    "Once",
    "Operate",
    "Pool",
    "Program",
    "Reach",
    "Read",
    "Repeat",
    "Routine",
    "Slot",
    "Store",
    "Subsets",
    "Sweep",
]


ALWAYS, NEVER = Const(1), Const(0)


# ---- Instructions ----


@frozen
class Store:
    """Put ``value`` into the slot ``base + offset``. The compiler has proved or clamped the range.

    ``why`` names the rule or the lasting effect that does so, for those who tell of it; play does not know it.
    """

    base: int
    value: Expression
    offset: Expression | None = None
    why: str = field(default="", eq=False, repr=False)


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
    until: Expression = NEVER
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
    start: Expression = NEVER
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
class Abandon:
    """The play has no end: ``slot`` (``Program.unfinished``) takes ``loop``, and it stops without its closing routine.

    ``loop`` is the number, from 1, of the loop that went round too often; its maker knows which that is.
    """

    slot: int
    loop: int


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
    test: Expression = ALWAYS


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
    """Slot ``base + offset`` takes one of 0 to ``outcomes - 1``, all equally likely. ``says`` as in ``Arm``.

    With a ``bound``, which is never above ``outcomes``, it is one of 0 to ``bound - 1``; 0, and no number is drawn,
    where the bound is 1 or less.
    """

    base: int
    outcomes: int
    offset: Expression | None = None
    says: int = -1
    bound: Expression | None = None


@frozen
class Pool:
    """Dice: of ``size`` slots from ``base`` those whose bit is set in ``which`` roll, in order, one chance each.

    ``player`` throws them; None where nobody in particular does. It changes nothing: it is there to be told.
    ``first`` stands in a slot for the first outcome, and the next ones for those behind it.
    """

    base: int
    outcomes: int
    size: int
    which: Expression
    says: int = -1
    player: Expression | None = None
    first: int = 0


@frozen
class Attempt:
    """Run ``body``, then put all slots back as they were, but ``kept``.

    INVARIANT: nothing inside decides, rolls, ends the play or leaves a label outside.
    """

    body: tuple[Instruction, ...]
    kept: int


@frozen
class Explore:
    """Run ``step`` from the vector as it is, and from each that ``Note`` has noted in it, the last noted first.

    ``until`` is asked before each. At the end all slots are put back, but ``kept``, which belongs to no noted vector.
    It stops where one more than ``most`` vectors would be noted; ``beyond`` is run behind that.

    INVARIANT: as in ``Attempt``, for ``step``; and there is no ``Explore`` inside.
    """

    step: tuple[Instruction, ...]
    kept: int
    until: Expression
    most: int
    beyond: tuple[Instruction, ...] = ()


@frozen
class Note:
    """Note the vector without ``kept``, to go on from it later, unless the ``Explore`` around has noted it before.

    It stands in the ``step`` itself, not in a routine that is called there.
    """


Instruction = (
    Store | If | Repeat | Sweep | Call | Leave | Finish | Abandon | Decide | Chance | Pool | Attempt | Explore | Note
)


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
class Budget:
    """How much work may be done, in steps; the program itself counts them (``machine/budget.py``).

    Whoever runs it does the rest. When somebody takes one of several options, what the slot holds is added to the steps
    in all, and the slot is 0 again; or ``stretch``, once there are ``total`` in all, so that nothing is left.

    Args:
        slot: holds the steps since somebody last had several options.
        stretch: how many these may be.
        total: how many they may be in all when somebody chooses.
    """

    slot: int
    stretch: int
    total: int


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
        result: a slot that ``you win`` sets to the winner plus 1; 0 while nobody has, more than ``players`` when nobody
            ever will (``drawn``: one more); -1 if the game has none.
        unfinished: a slot that ``Abandon`` sets to the number of a loop; 0 in every other play; -1 if there is none.
        out: a slot with the players, as a mask, who have left the game and can't win it; -1 if nobody ever does.
        budget: how much work may be done; None if the program does not count it.
    """

    players: int
    slots: tuple[Slot, ...]
    routines: tuple[Routine, ...]
    opening: int
    closing: int
    ranking: tuple[Gauge, ...]
    result: int = -1
    unfinished: int = -1
    out: int = -1
    budget: Budget | None = None
