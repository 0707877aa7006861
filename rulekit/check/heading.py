"""What stands under the name of a game: title, players, who wins."""

from __future__ import annotations

from attrs import frozen

from rulekit.check import amounts, errors
from rulekit.check.scope import Scope
from rulekit.model.game import Rank
from rulekit.model.ranges import MOST_PLAYERS
from rulekit.syntax.node import Node

__all__ = ["Heading", "check_heading", "last_wins", "seats"]

ANY_PLAYERS = (1, 4)
"""How many play where that is not said, or not rightly."""


@frozen
class Heading:
    """The lines under the name; ``players`` and ``minutes`` as the least and the most."""

    title: str
    by: str
    players: tuple[int, int]
    age: int
    minutes: tuple[int, int] | None
    wins: tuple[Rank, ...]
    last_wins: bool


def check_heading(head: Node, scope: Scope) -> Heading:
    """The checked heading.

    Reports:
        RK0202: a line stands there twice. RK0209: there is no title. RK0301, RK0302: no possible number of players.
    """
    lines: dict[str, Node] = {}
    for node in head.nodes():
        first = lines.setdefault(node.kind, node)
        if first is not node and node.kind != "not_with":
            scope.report(errors.said_twice(node.kind, node.span, first.span))
    texts = {kind: lines[kind].words("STRING")[0].title for kind in ("title", "by") if kind in lines}
    if "title" not in texts:
        scope.report(errors.missing_declaration("`title`", head.name.span, 'write `title "..."` below the name'))
    minutes = _pair(lines["minutes"]) if "minutes" in lines else None
    if minutes and minutes[0] > minutes[1]:
        scope.report(errors.upside_down(*minutes, lines["minutes"].span))
    players = _players(lines["players"], scope) if "players" in lines else ANY_PLAYERS
    age = (lines["age"].number or 0) if "age" in lines else 0
    wins = _wins(lines["wins"], scope) if "wins" in lines else ()
    return Heading(texts.get("title", ""), texts.get("by", ""), players, age, minutes, wins, last_wins(head))


def seats(head: Node) -> tuple[int, int]:
    """For how many a game is, at least and at most, as far as its heading says so rightly."""
    players = head.node("players")
    low, high = _pair(players) if players is not None else ANY_PLAYERS
    return (low, high) if 1 <= low <= high <= MOST_PLAYERS else ANY_PLAYERS


def last_wins(head: Node) -> bool:
    """Whether a game is won by the last player left in it."""
    wins = head.node("wins")
    return wins is not None and wins.node("rank") is None


def _pair(node: Node) -> tuple[int, int]:
    low, *high = (int(word.text) for word in node.words("NUMBER"))
    return low, high[0] if high else low


def _players(node: Node, scope: Scope) -> tuple[int, int]:
    low, high = _pair(node)
    wrong = [word for word in node.words("NUMBER") if not 1 <= int(word.text) <= MOST_PLAYERS]
    for word in wrong:
        scope.report(errors.too_many_players(int(word.text), MOST_PLAYERS, word.span))
    if not wrong and low > high:
        scope.report(errors.upside_down(low, high, node.span))
    return ANY_PLAYERS if wrong or low > high else (low, high)


def _wins(node: Node, scope: Scope) -> tuple[Rank, ...]:
    found: list[Rank] = []
    for rank in node.nodes("rank"):
        with scope.inside(somebody=True):
            value = scope.number(Node("yours", (rank.name,), rank.name.span))
        if value is not None:
            found.append(Rank(amounts.noun_of(rank.name, scope), rank.says("most"), value))
    return tuple(found)
