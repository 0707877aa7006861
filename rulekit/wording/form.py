"""How a clause or a noun phrase stands where it is said: who does it, in which mood, case, number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

__all__ = ["PLAIN", "Form"]

PLAIN: Mapping[str, object] = {
    "person": "you",
    "mood": "do",
    "case": "nom",
    "number": "singular",
    "owner": "",
    "definite": False,
    "negated": False,
    "relative": False,
    "told": "",
}
"""The dimensions every locale has, as they stand when nothing else is asked for."""


class Form:
    """An unchangeable set of wishes; calling it gives a copy with some of them changed.

    >>> plain = Form(PLAIN)
    >>> plain(case="acc").case
    'acc'
    >>> plain(case="acc") is plain(case="acc")
    True
    """

    __slots__ = ("_copies", "_hash", "_key", "_values")

    _values: dict[str, object]
    _key: tuple[object, ...]
    _hash: int
    _copies: dict[tuple[tuple[str, object], ...], Form]

    def __init__(self, values: Mapping[str, object]) -> None:
        self._values = dict(values)
        self._key = tuple(self._values.values())
        self._hash = hash(self._key)
        self._copies = {}

    def __call__(self, **changes: object) -> Form:
        """A form that differs in what is named.

        Raises:
            AttributeError: for a dimension that the locale does not have.
        """
        asked = tuple(changes.items())
        copy = self._copies.get(asked)
        if copy is None:
            for name in changes:
                if name not in self._values:
                    msg = f"a form has no `{name}`"
                    raise AttributeError(msg)
            copy = Form({**self._values, **changes})
            self._copies[asked] = copy
        return copy

    def __getattr__(self, name: str) -> object:
        try:
            return self._values[name]
        except KeyError:
            msg = f"a form has no `{name}`"
            raise AttributeError(msg) from None

    def __getitem__(self, name: str) -> object:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Form) and self._key == other._key and self._values.keys() == other._values.keys()

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        changed = {name: value for name, value in self._values.items() if PLAIN.get(name) != value}
        return f"Form({', '.join(f'{name}={value!r}' for name, value in changed.items())})"
