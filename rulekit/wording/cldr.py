"""Digits, plural categories and lists as the Unicode consortium's data has them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import cast

from attrs import field, frozen
from attrs.validators import instance_of

__all__ = ["Cldr"]


def _is_known(_of: object, _field: object, tag: str) -> None:
    """Refuse what the repository has no language for."""
    from babel import localedata  # noqa: PLC0415 -- whoever reads a language makes words of it, and reads its data then

    if not localedata.exists(tag):
        msg = f"`babel` is `{tag}`, which is no language of the Common Locale Data Repository"
        raise ValueError(msg)


@frozen(slots=False)
class Cldr:
    """What the Common Locale Data Repository knows of a language.

    Args:
        tag: the language as Babel names it, such as ``"pt_BR"``.
        together: numbers of so many digits are written in one piece; beyond, thousands are set apart.
    """

    tag: str = field(validator=_is_known)
    together: int = field(default=3, validator=instance_of(int))

    @cached_property
    def _plural(self) -> Callable[[int], str]:
        from babel import Locale  # noqa: PLC0415 -- reading its data takes 10 ms; not before words are made

        return cast("Callable[[int], str]", Locale.parse(self.tag).plural_form)

    @cached_property
    def _group(self) -> str:
        from babel import Locale  # noqa: PLC0415 -- as above

        symbols = Locale.parse(self.tag).number_symbols
        return cast("str", symbols.get("latn", symbols)["group"])

    @cached_property
    def _point(self) -> str:
        from babel import Locale  # noqa: PLC0415 -- as above

        symbols = Locale.parse(self.tag).number_symbols
        return cast("str", symbols.get("latn", symbols)["decimal"])

    @cached_property
    def _lists(self) -> Mapping[str, Mapping[str, str]]:
        from babel import Locale  # noqa: PLC0415 -- as above

        patterns = Locale.parse(self.tag).list_patterns
        return {"and": patterns["standard"], "or": patterns["or"]}

    def digits(self, number: int) -> str:
        """A number in digits, thousands set apart by the language's own mark."""
        if abs(number) < 10**self.together:
            return str(number) if number >= 0 else f"\N{MINUS SIGN}{-number}"
        text = f"{abs(number):,}".replace(",", self._group)
        return text if number >= 0 else f"\N{MINUS SIGN}{text}"

    def decimal(self, number: int, places: int) -> str:
        """A number of tenths, hundredths or the like with the language's own mark before them."""
        whole, rest = divmod(abs(number), 10**places)
        text = f"{self.digits(whole)}{self._point}{rest:0{places}}" if places else self.digits(whole)
        return f"\N{MINUS SIGN}{text}" if number < 0 else text

    def plural(self, number: int) -> str:
        """The plural category of a number: ``"one"``, ``"other"``, ..."""
        return self._plural(number)

    def items(self, texts: Sequence[str], joint: str = "and") -> str:
        """Texts as a list: "A, B and C".

        Args:
            texts: at least one.
            joint: ``"and"`` or ``"or"``.
        """
        patterns = self._lists[joint]
        pair = 2
        if len(texts) < pair:
            return "".join(texts)
        if len(texts) == pair:
            return patterns["2"].format(*texts)
        text = patterns["end"].format(texts[-2], texts[-1])
        for one in reversed(texts[1:-2]):
            text = patterns["middle"].format(one, text)
        return patterns["start"].format(texts[0], text)
