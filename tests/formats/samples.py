"""All sample documents with the typography of their language."""

from __future__ import annotations

from types import ModuleType

from rulekit.document.blocks import Document
from rulekit.document.typography import Typography
from tests.formats import chinese, french, hungarian
from tests.formats.languages import CHINESE, FRENCH, HUNGARIAN

KINDS = ("RULEBOOK", "CARD", "SHEET", "CHANGES")
_MODULES: tuple[tuple[ModuleType, Typography], ...] = ((hungarian, HUNGARIAN), (french, FRENCH), (chinese, CHINESE))

SAMPLES: dict[str, tuple[Document, Typography]] = {
    f"{typography.lang}-{kind.lower()}": (getattr(module, kind), typography)
    for module, typography in _MODULES
    for kind in KINDS
}
