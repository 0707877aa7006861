"""What is raised when rulekit itself is wrong, as opposed to a rules text or a player."""

from __future__ import annotations

__all__ = ["MachineFault"]


class MachineFault(RuntimeError):
    """A program left its own bounds; no rules text and no choice of a player may bring that about."""

    def __init__(self, what: str) -> None:
        super().__init__(f"this is a bug in rulekit: {what}")
