"""What keeps a document from being written."""

from __future__ import annotations

__all__ = ["BadPicture", "FormatError", "MissingCharacters", "Overfull", "UnknownFont"]


class FormatError(Exception):
    """A document cannot be written in a format; the message says what is missing, in one or more lines."""


class BadPicture(FormatError):
    """A picture cannot be drawn, or must not be.

    Args:
        name: of the picture.
        reason: what is wrong with it, to be put behind its name.
        line: where in its text, from 1.
        column: likewise.
    """

    def __init__(self, name: str, reason: str, line: int = 1, column: int = 1) -> None:
        super().__init__(f"picture `{name}` {reason}")
        self.name = name
        self.reason = reason
        self.line = line
        self.column = column


class MissingCharacters(FormatError):
    """No font of the language has some characters."""

    def __init__(self, message: str, characters: tuple[str, ...]) -> None:
        super().__init__(message)
        self.characters = characters


class Overfull(FormatError):
    """A page of one piece does not hold all that should stand on it.

    Args:
        message: what is said.
        name: what the page is called: the title of a card, of a side; nothing for a sheet, of which there is one.
    """

    def __init__(self, message: str, name: str) -> None:
        super().__init__(message)
        self.name = name


class UnknownFont(FormatError):
    """A font that a language asks for is not there."""
