"""What an example says that somebody chooses, found among the options that there are."""

from __future__ import annotations

from rulekit.model.game import Pick

__all__ = ["matched", "words_of"]


def words_of(pick: Pick) -> tuple[str, ...]:
    """A pick as the words of an option's path."""
    if pick.role == "stop":
        return ("stop",)
    words = [pick.verb] if pick.verb else []
    if pick.count is not None:
        words.append(str(pick.count))
    return (*words, pick.name)


def matched(path: tuple[str, ...], wanted: list[tuple[str, ...]]) -> int:
    """How many of the wanted picks, from the first on, an option's path covers."""
    rest = list(path)
    count = 0
    for words in wanted:
        if tuple(rest[: len(words)]) != words:
            break
        del rest[: len(words)]
        count += 1
    return count
