"""The environment of macros: what a file of a language may reach, found out once for each class and name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Sized
from types import MethodType
from typing import Any, TypeVar

from jinja2.exceptions import SecurityError
from jinja2.runtime import Context, Macro
from jinja2.sandbox import ImmutableSandboxedEnvironment

from rulekit.wording.bounding import Counting

__all__ = ["Own", "Sandbox"]

LONGEST = 1_000
"""So many numbers a macro may count through, and so many characters or things it may make by one sign."""

STEPS = 100_000
"""So many calls and rounds of loops one sentence may take; the longest that is printed takes some hundreds."""

TEXT = 20_000
"""No text of a macro is as long, no list has so many things."""

FILTERS = frozenset(
    {
        *("abs", "capitalize", "count", "default", "first", "float", "int", "items", "last", "length", "list", "lower"),
        *("map", "max", "min", "reject", "rejectattr", "reverse", "round", "select", "selectattr", "sort", "title"),
        *("trim", "unique", "upper", "wordcount"),
    }
)
"""The filters of Jinja that make nothing longer; ``join``, ``replace`` and ``string`` are ours."""

LARGEST = 1 << 64
"""No number of a macro is as large."""

PADDING = frozenset(
    {"center", "ljust", "rjust", "zfill", "expandtabs", "format", "format_map", "join", "replace", "translate"}
)
"""Methods of texts that make as much of them as they are told; ``join`` and ``replace`` are there as filters."""


TOO_LONG = f"a text of more than {TEXT:,} signs, or a list of as many things"


Made = TypeVar("Made", bound=Sized)


def _within(made: Made) -> Made:
    """The same, unless it is too long."""
    if len(made) > TEXT:
        raise SecurityError(TOO_LONG)
    return made


def _printed(part: Any) -> Any:  # noqa: ANN401  # as Jinja's
    """What stands in a text: no list, which could hold itself many times over."""
    if isinstance(part, list | tuple | dict | set):
        message = "a list is nothing to say"
        raise SecurityError(message)
    return part


def _text(part: Any) -> str:  # noqa: ANN401  # as Jinja's
    """A part as a text."""
    return str(_printed(part))


def _joined(parts: Iterable[Any], between: str = "") -> str:
    """Parts as one text, with something between them."""
    texts = [_text(one) for one in parts]
    if sum(map(len, texts)) + len(between) * len(texts) > TEXT:
        raise SecurityError(TOO_LONG)
    return between.join(texts)


def _replaced(text: Any, old: str, new: str, count: int = -1) -> str:  # noqa: ANN401  # as Jinja's
    """A text with one piece instead of another."""
    whole = _text(text)
    if len(whole) + len(new) * whole.count(old) > TEXT:
        raise SecurityError(TOO_LONG)
    return whole.replace(old, new, count)


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


class Sandbox(ImmutableSandboxedEnvironment, Own):
    """As strict as Jinja's own sandbox, which looks at each object and each call anew, and takes half the time so.

    What Jinja asks of an attribute is its name and the class of the object; of a callable, whether it was marked as
    unsafe or wants the context, which a macro or a method of ours never does. What could make much out of little is
    bounded: ranges, texts and numbers that are multiplied, texts that are padded or put together, lists that are
    joined. Calls and rounds of loops are counted from one ``refill`` to the next.
    """

    intercepted_binops = frozenset({"+", "*", "**", "%"})
    code_generator_class = Counting

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401  # as Jinja's
        super().__init__(*args, finalize=_printed, **kwargs)
        self._left = STEPS
        self._safe: dict[tuple[type, str], bool] = {}
        self.globals["range"] = _few
        self.globals.pop("lipsum", None)
        self.filters = {name: one for name, one in self.filters.items() if name in FILTERS}
        self.filters |= {"join": _joined, "replace": _replaced, "string": _text, "in_bounds": _within}

    def refill(self) -> None:
        """Let a sentence take as many steps as any may."""
        self._left = STEPS

    def counted(self, things: Iterable[Any]) -> Sequence[Any]:
        """What a loop goes over, each of which is a step."""
        found = things if isinstance(things, str | list | tuple | range) else list(things)
        self._spend(len(found))
        return found

    def concatenated(self, parts: tuple[Any, ...]) -> str:
        """Parts as one text."""
        return _within("".join([one if type(one) is str else _text(one) for one in parts]))

    def _spend(self, steps: int) -> None:
        self._left -= steps
        if self._left < 0:
            message = f"one sentence takes more than {STEPS:,} steps"
            raise SecurityError(message)

    def call_binop(self, context: Context, operator: str, left: Any, right: Any) -> Any:  # noqa: ANN401  # as Jinja's
        """What two numbers make; a text is multiplied by a small number at most, and never filled in."""
        sized = [one for one in (left, right) if isinstance(one, Sized)]
        numbers = [one for one in (left, right) if isinstance(one, int | float)]
        if operator == "+":
            if len(sized) > 1:
                self._spend(sum(map(len, sized)) >> 4)
                if sum(map(len, sized)) > TEXT:
                    raise SecurityError(TOO_LONG)
            return left + right
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
            __self._left -= 1
            if __self._left < 0:
                __self._spend(0)
            made = __obj(*args, **kwargs)
            if type(made) is str and len(made) > TEXT:
                raise SecurityError(TOO_LONG)
            return made
        return super().call(__context, __obj, *args, **kwargs)
