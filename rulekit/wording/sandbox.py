"""The environment of macros: what a file of a language may reach, found out once for each class and name."""

from __future__ import annotations

from collections.abc import Sized
from types import MethodType
from typing import Any

from jinja2.exceptions import SecurityError
from jinja2.runtime import Context, Macro
from jinja2.sandbox import ImmutableSandboxedEnvironment

__all__ = ["Own", "Sandbox"]

LONGEST = 1_000
"""So many numbers a macro may count through, and so many characters or things it may make by one sign."""

LARGEST = 1 << 64
"""No number of a macro is as large."""

PADDING = frozenset({"center", "ljust", "rjust", "zfill", "expandtabs", "format", "format_map"})
"""Methods of texts that make as much of them as they are told; no sentence needs them."""


def _few(*bounds: int) -> range:
    """A range as Python has it, of not too many numbers."""
    found = range(*bounds)
    if found.start.bit_length() > LARGEST.bit_length() or found[LONGEST : LONGEST + 1]:
        message = f"`range` gives more than {LONGEST:,} numbers"
        raise SecurityError(message)
    return found


class Own:
    """Whose methods macros may call as they are; none of them takes a context."""

    __slots__ = ()


class Sandbox(ImmutableSandboxedEnvironment):
    """As strict as Jinja's own sandbox, which looks at each object and each call anew, and takes half the time so.

    What Jinja asks of an attribute is its name and the class of the object; of a callable, whether it was marked as
    unsafe or wants the context, which a macro or a method of ours never does. What could make much out of little is
    bounded: ranges, texts and numbers that are multiplied, texts that are padded.
    """

    intercepted_binops = frozenset({"*", "**", "%"})

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401  # as Jinja's
        super().__init__(*args, **kwargs)
        self._safe: dict[tuple[type, str], bool] = {}
        self.globals["range"] = _few
        self.globals.pop("lipsum", None)
        for name in ("center", "format", "indent"):
            self.filters.pop(name, None)

    def call_binop(self, context: Context, operator: str, left: Any, right: Any) -> Any:  # noqa: ANN401  # as Jinja's
        """What two numbers make; a text is multiplied by a small number at most, and never filled in."""
        sized = [one for one in (left, right) if isinstance(one, Sized)]
        numbers = [one for one in (left, right) if isinstance(one, int | float)]
        too_much = (
            (operator == "%" and isinstance(left, Sized))
            or any(not -LARGEST < one < LARGEST for one in numbers)
            or any(one * len(text) > LONGEST for one in numbers for text in sized)
            or (operator == "**" and any(one.bit_length() > 1 << 3 for one in numbers if isinstance(one, int)))
        )
        if too_much:
            message = f"`{operator}` may make a text of more than {LONGEST:,} signs, or too large a number"
            raise SecurityError(message)
        return super().call_binop(context, operator, left, right)

    def wrap_str_format(self, value: Any) -> None:  # noqa: ANN401  # as Jinja's
        """Nothing is filled in for ``format``: like all padding it is refused."""

    def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:  # noqa: ANN401  # as Jinja's
        """Whether an attribute may be read."""
        key = (type(obj), attr)
        found = self._safe.get(key)
        if found is None:
            padding = isinstance(obj, str) and attr in PADDING
            found = self._safe[key] = not padding and super().is_safe_attribute(obj, attr, value)
        return found

    def getattr(self, obj: Any, attribute: str) -> Any:  # noqa: ANN401  # as Jinja's
        """An attribute of something; what is no plain value, or is not there, is left to Jinja."""
        if self._safe.get((type(obj), attribute)):
            try:
                value = getattr(obj, attribute)
            except AttributeError:
                return super().getattr(obj, attribute)
            if not callable(value):
                return value
        return super().getattr(obj, attribute)

    def call(__self, __context: Context, __obj: Any, *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401, N805, PYI063  # as Jinja's: no argument of a macro has these names
        """What a macro or function gives."""
        if type(__obj) is Macro or (type(__obj) is MethodType and isinstance(__obj.__self__, Own)):
            if kwargs:
                kwargs.pop("_loop_vars", None)
                kwargs.pop("_block_vars", None)
            return __obj(*args, **kwargs)
        return super().call(__context, __obj, *args, **kwargs)
