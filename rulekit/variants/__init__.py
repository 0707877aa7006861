"""Patches on the tree of a game: guards, composition, conflicts; where figures are from."""

from rulekit.variants.apply import Patched, apply
from rulekit.variants.header import VariantHead

__all__ = ["Patched", "VariantHead", "apply"]
