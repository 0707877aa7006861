"""The vocabulary: one file for each kind of statement and of lasting effect, each with its three faces.

To add a kind: a file here with ``check``, ``lower`` and ``say``, its namesake in ``grammars/``, a macro in each locale, and
its name below.
"""

from rulekit.statements import (
    also_pay, becomes, branch, choose, choose_number, choose_one, do, during, each_player, end, exchange, for_each, gain,
    give, immune, instead_of, lose, may, pay, pay_with, repeat, reroll, retune, roll, rule, skip, subject, timed, whenever,
)
from rulekit.statements.kind import Kind

__all__ = ["KINDS", "Kind"]

KINDS: tuple[Kind, ...] = (
    gain.KIND, lose.KIND, pay.KIND, give.GIVE, give.TAKE, exchange.KIND, becomes.KIND, roll.KIND, reroll.KIND, choose.KIND,
    choose_number.KIND, do.DO, do.NOTHING, end.END, end.GAME_ENDS, end.YOU_WIN, rule.KIND, branch.KIND, for_each.KIND,
    each_player.KIND, subject.KIND, may.KIND, repeat.KIND, choose_one.KIND, pay_with.KIND,
    whenever.KIND, instead_of.KIND, timed.KIND, during.KIND, also_pay.KIND, immune.KIND, skip.KIND, retune.DIAL, retune.FACE,
)
