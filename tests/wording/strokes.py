"""Writes the Chinese characters in the order of their strokes, as CLDR has it: ``python -m tests.wording.strokes``."""

from __future__ import annotations

from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

from rulekit import resources

HEAD = """# The characters of Chinese in the order of an index: a line for each number of strokes, in it as CLDR has
# them (collation of zh_Hant, the unified ideographs of the first plane). Written by `python -m tests.wording.strokes`.
# Copyright © 1991 Unicode, Inc. and others. Unicode License V3; terms of use: https://www.unicode.org/terms_of_use.html
"""
FIRST, LAST = 0x4E00, 0x9FFF
DIGITS = "〇一二三四五六七八九"


def strokes() -> str:
    """What the file says."""
    icu: Any = import_module("icu")  # the extra `proof` brings it
    collator: Any = icu.Collator.createInstance(icu.Locale("zh_Hant"))
    index: Any = icu.AlphabeticIndex(icu.Locale("zh_Hant")).buildImmutableIndex()
    characters = sorted(map(chr, range(FIRST, LAST + 1)), key=collator.getSortKey)
    lines = {at: "".join(some) for at, some in groupby(characters, key=index.getBucketIndex)}
    heads = [_heading(str(index.getBucket(at)[0])) for at in lines]
    return (
        f'{HEAD}headings = """{" ".join(heads)}"""\ncharacters = """\n'
        + "".join(f"{line}\n" for line in lines.values())
        + '"""\n'
    )


def _heading(label: str) -> str:
    """What CLDR numbers, in characters: ``三畫`` of ``3劃``; all others together."""
    number = int("".join(one for one in label if one.isdigit()) or 0)
    if not number:
        return "其他"
    tens, ones = divmod(number, 10)
    return f"{DIGITS[tens] * (tens > 1)}{'十' * (tens > 0)}{DIGITS[ones] * (ones > 0)}畫"


def path() -> Path:
    """Where it lies."""
    return resources.locales() / "zh_Hant" / "order.toml"


if __name__ == "__main__":
    path().write_text(strokes(), "utf-8")
