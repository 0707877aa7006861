"""Worked examples that hold with variants as without them, and in which other numbers are told: what is paid, a sum."""

from __future__ import annotations

from rulekit.book.account import Account
from rulekit.diagnostics import Report
from rulekit.document import walk
from rulekit.document.sentence import Number
from rulekit.driver.pipeline import Checked, check_sources
from rulekit.model.example import Example
from rulekit.playing.told import Accounts
from rulekit.remembering import remembered

__all__ = ["otherwise"]


def otherwise(checked: Checked) -> tuple[Example, ...]:
    """The printed examples whose lines are the same with the variants in force, and come to other numbers.

    What an example expects may leave open what they are, so that it holds all the same: what the book tells of it
    is not so any more.
    """
    game = checked.game
    if game is None or not game.variants:
        return ()
    plain = _plain(checked)
    spans = {one.span for one in plain.checked.game.examples} if plain.checked.game is not None else set()
    now = Accounts(checked)
    same = (one for one in game.examples if one.printed and one.span in spans)
    return tuple(one for one in same if _numbers(plain.get(one.name)) != _numbers(now.get(one.name)))


def _plain(checked: Checked) -> Accounts:
    """What is told of the examples of the game without its variants."""
    source = next(iter(checked.sources.values()))
    return _told(check_sources(source, (), Report(), folder=checked.folder, agreed=checked.agreed))


@remembered(8)
def _told(checked: Checked) -> Accounts:
    return Accounts(checked)


def _numbers(account: Account | None) -> list[int]:
    """The numbers in what comes of an example; what is given and of no use differs, and nothing comes of it."""
    if account is None:
        return []
    came = tuple(said for at, said in sorted(account.lines.items()) if at not in account.given)
    return [one.value for one in walk.parts(came) if isinstance(one, Number)]
