"""The environment of macros: what a file of a language may reach, found out once for each class and name."""

from __future__ import annotations

from types import MethodType
from typing import Any

from jinja2.runtime import Context, Macro
from jinja2.sandbox import ImmutableSandboxedEnvironment

__all__ = ["Own", "Sandbox"]


class Own:
    """Whose methods macros may call as they are; none of them takes a context."""

    __slots__ = ()


class Sandbox(ImmutableSandboxedEnvironment):
    """As strict as Jinja's own sandbox, which looks at each object and each call anew, and takes half the time so.

    What Jinja asks of an attribute is its name and the class of the object; of a callable, whether it was marked as
    unsafe or wants the context, which a macro or a method of ours never does.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401  # as Jinja's
        super().__init__(*args, **kwargs)
        self._safe: dict[tuple[type, str], bool] = {}

    def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:  # noqa: ANN401  # as Jinja's
        """Whether an attribute may be read."""
        key = (type(obj), attr)
        found = self._safe.get(key)
        if found is None:
            found = self._safe[key] = super().is_safe_attribute(obj, attr, value)
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
