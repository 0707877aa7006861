"""What is wrong with something an author wrote, as values."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import define, field, frozen

from rulekit.source import Source, Span

__all__ = ["Diagnostic", "Edit", "Fix", "Label", "Report", "RuleError"]


@frozen
class Label:
    """A short remark on a piece of the text."""

    span: Span
    text: str = ""


@frozen
class Edit:
    """New text for a piece of the source."""

    span: Span
    text: str


@frozen
class Fix:
    """Edits that mend a mistake when applied together."""

    title: str
    edits: tuple[Edit, ...]


def _in_one_line(message: str) -> str:
    """The same without line ends, which names in other files, and what other programs say, may have."""
    return " ".join(message.split("\n")) if "\n" in message else message


@frozen
class Diagnostic:
    """One mistake: if only one line can be shown, it is ``message``.

    Args:
        code: ``RK`` and four digits; it has a page in ``docs/errors/``.
        message: what is wrong; stands alone, lower case, no full stop, the author's words in backticks.
        labels: where; the first is the primary place. Empty for mistakes outside any text.
        help: one action, or the nearest name.
        severity: ``"error"`` or ``"warning"``.
        fix: edits that mend it, if they are certain.
    """

    code: str
    message: str = field(converter=_in_one_line)
    labels: tuple[Label, ...] = ()
    help: str = ""
    severity: str = "error"
    fix: Fix | None = None


@define
class Report:
    """The mistakes found so far, in the order found, each once."""

    _found: list[Diagnostic] = field(factory=list[Diagnostic])
    _places: set[tuple[str, object]] = field(factory=set[tuple[str, object]], init=False, repr=False, eq=False)

    def add(self, diagnostic: Diagnostic) -> None:
        """Keep a diagnostic, unless the same code stands at the same place already."""
        place = diagnostic.code, diagnostic.labels[:1] or diagnostic.message
        if place not in self._places:
            self._places.add(place)
            self._found.append(diagnostic)

    def take_back(self, count: int) -> None:
        """Keep only the first ``count``: the others were about what need not be right."""
        for one in self._found[count:]:
            self._places.discard((one.code, one.labels[:1] or one.message))
        del self._found[count:]

    @property
    def has_errors(self) -> bool:
        """Whether anything found forbids going on."""
        return any(one.severity == "error" for one in self._found)

    def __iter__(self) -> Iterator[Diagnostic]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


class RuleError(Exception):
    """Rules that cannot be used, with everything that is wrong with them.

    Args:
        diagnostics: all mistakes found, in order.
        sources: the texts they point into, by path.
    """

    def __init__(self, diagnostics: tuple[Diagnostic, ...], sources: dict[str, Source]) -> None:
        self.diagnostics = diagnostics
        self.sources = sources
        super().__init__("\n".join(f"{one.code} {one.message}" for one in diagnostics))

    def __reduce__(self) -> tuple[type[RuleError], tuple[tuple[Diagnostic, ...], dict[str, Source]]]:
        return RuleError, (self.diagnostics, self.sources)
