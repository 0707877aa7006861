"""What examples give that nothing in them makes use of: whoever reads the rules looks for what it is there for."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.diagnostics import Diagnostic, Label
from rulekit.driver.pipeline import Checked
from rulekit.model.component import Field
from rulekit.model.example import Example, Fact, FactKind, Setting
from rulekit.playing.told import Accounts

__all__ = ["unused_given"]

DENIALS = (FactKind.CANNOT, FactKind.ONLY)


def unused_given(checked: Checked, examples: tuple[Example, ...]) -> Iterator[Diagnostic]:
    """A warning for each line that gives somebody what its example does without, and would be told the same without.

    What lies on the table is left alone: it is seen as a whole, and together it may be all that there is.
    What is given as it is at the start of a play may be there for those who read the example, and is left alone. So is
    all of an example that says what somebody may not choose: of several reasons for that each would do.

    Reports:
        RK0703: nothing makes use of what is given.
    """
    accounts = Accounts(checked)
    for example in examples:
        account = accounts.get(example.name)
        denied = any(isinstance(one, Fact) and one.kind in DENIALS for one in example.lines)
        if account is None or denied:
            continue
        for at, used in account.given.items():
            line = example.lines[at]
            if not isinstance(line, Fact) or line.kind is not FactKind.HOLDS:
                continue
            idle = [_name(one) for one in line.settings if one not in used.settings and not _is_start(one)]
            if idle and accounts.may_begin_without(example.name, at):
                yield _unused(example, line, tuple(dict.fromkeys(idle)), all_of_it=not used.settings)


def _unused(example: Example, line: Fact, idle: tuple[str, ...], *, all_of_it: bool) -> Diagnostic:
    names = ", ".join(f"`{one}`" for one in idle)
    return Diagnostic(
        "RK0703",
        f"the example `{example.name}` makes no use of {names}, which it gives",
        (Label(line.span, "it comes out, and is told, the same with another value or without"),),
        f"{'remove the line' if all_of_it else f'leave out {names}'}, or let the example show what comes of it",
        severity="warning",
    )


def _name(setting: Setting) -> str:
    return setting.what.name if isinstance(setting.what, Field) else "whose turn it is"


def _is_start(setting: Setting) -> bool:
    what = setting.what
    return not isinstance(what, Field) or setting.value == what.start_at(setting.item)
