"""What all tests share: the same random examples on every machine, so that a red test is red everywhere.

``RULEKIT_FUZZ=1 pytest`` draws new ones instead. Python looks for rings of unused values more rarely, too: what the
tests keep is many frozen values without any, and looking through them took a fifth of all tests' time.
"""

from __future__ import annotations

import gc
import os

from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("fuzz", deadline=None)
settings.load_profile("fuzz" if os.environ.get("RULEKIT_FUZZ") else "same")

gc.set_threshold(50_000, 20, 50)
