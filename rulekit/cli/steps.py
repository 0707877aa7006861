"""``--steps``: how much a play may do before it is given up."""

from __future__ import annotations

import argparse

from rulekit.compiler.endless import MOST_ALLOWED, MOST_IN_ALL, MOST_STEPS, Allowance

__all__ = ["add_steps", "allowance"]


def add_steps(parser: argparse.ArgumentParser) -> None:
    """Declare the word."""
    parser.add_argument(
        "--steps",
        type=_steps,
        default=MOST_STEPS,
        metavar="N",
        help=f"operations that a play may take between two choices ({MOST_STEPS:,} if not said), and "
        f"{MOST_IN_ALL // MOST_STEPS} times as many in all, before it is given up as unfinished",
    )


def _steps(text: str) -> int:
    number = int(text)
    if not 0 < number <= MOST_ALLOWED:
        message = f"not between 1 and {MOST_ALLOWED:,}: {text}"
        raise argparse.ArgumentTypeError(message)
    return number


def allowance(options: argparse.Namespace) -> Allowance:
    """What was asked for."""
    steps: int = options.steps
    return Allowance(steps, min(steps * (MOST_IN_ALL // MOST_STEPS), MOST_ALLOWED))
