"""Sentences in words, by data that each language brings; knows no language itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.wording.locale import Locale, load_locale

if TYPE_CHECKING:
    from rulekit.wording.speaker import Speaker

__all__ = ["Locale", "Speaker", "load_locale"]


def __getattr__(name: str) -> object:
    if name == "Speaker":
        from rulekit.wording.speaker import Speaker  # noqa: PLC0415 -- brings Jinja, 50 ms; not before words are made

        return Speaker
    msg = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(msg)
