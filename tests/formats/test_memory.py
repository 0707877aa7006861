"""A process that sets many documents needs no more memory than for the largest of them, and a little."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

SETTER = """
import json, resource
from attrs import evolve
from rulekit.formats import pdf
from tests.formats.compose import head, say
from tests.formats.hungarian import RULEBOOK
from tests.formats.languages import HUNGARIAN

peaks = []
for book in range(4):
    blocks = []
    for part in range(60):
        blocks.append(head(2, f"{book}. rész, {part}", f"part-{book}-{part}"))
        blocks.extend(say(*(f"Ez a {book}. könyv {part}. részének {number}. mondata." for number in range(40))))
    pdf.write(evolve(RULEBOOK, blocks=tuple(blocks)), HUNGARIAN, {})
    peaks.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
print(json.dumps(peaks))
"""


def test_a_document_leaves_nothing_behind(tmp_path: Path) -> None:
    nothing_kept = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    ran = subprocess.run([sys.executable, "-c", SETTER], env=nothing_kept, capture_output=True, text=True, check=True)
    first, *_, last = json.loads(ran.stdout)
    assert last < 1.6 * first
