"""What all tests share: the same random examples on every machine, so that a red test is red everywhere.

``RULEKIT_FUZZ=1 pytest`` draws new ones instead.
"""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("fuzz", deadline=None)
settings.load_profile("fuzz" if os.environ.get("RULEKIT_FUZZ") else "same")
