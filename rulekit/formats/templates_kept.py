"""Compiled templates of web pages, kept from run to run."""

from __future__ import annotations

import jinja2
from jinja2.bccache import Bucket

from rulekit import cache

__all__ = ["KeptTemplates"]


class KeptTemplates(jinja2.BytecodeCache):
    """Where Jinja finds them; whatever is damaged or of another version is compiled again."""

    def load_bytecode(self, bucket: Bucket) -> None:
        """Read the code of a template."""
        # INVARIANT: code is only run if nobody but the user can have put it there; ``cache.read`` makes sure.
        data = cache.read(cache.folder() / f"page-{bucket.key}.bin")
        if data is not None:
            bucket.bytecode_from_string(data)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep it; a cache that can't be written costs time, nothing else."""
        cache.write(cache.folder() / f"page-{bucket.key}.bin", bucket.bytecode_to_string())
