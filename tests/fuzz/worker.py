"""The process in which cases are tried: a case a line in, what went wrong a line out, within a bound of memory."""

from __future__ import annotations

import json
import signal
import sys
import time

from attrs import asdict

from rulekit.driver.languages import locale
from rulekit.resources import locale_tags
from tests.fuzz.families import tried

__all__ = ["BUSY_S", "MEMORY"]

MEMORY = 1 << 30
"""So many bytes a process may hold."""

BUSY_S = 120.0
"""Of the processor: whoever takes so long for one case hangs where Python cannot break it off, and is ended."""


def _bounded() -> None:
    try:
        import resource  # noqa: PLC0415  # some systems have none
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _largest() -> int:
    """The most memory that this process ever held, in kB; 0 where the system does not tell."""
    try:
        import resource  # noqa: PLC0415  # as above
    except ImportError:
        return 0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main() -> None:
    """Try cases until the input ends."""
    _bounded()
    answers, sys.stdout = sys.stdout, sys.stderr
    for tag in locale_tags():
        _ = locale(tag).macros  # kept from now on, so that no case waits for it
    for line in sys.stdin:
        asked = json.loads(line)
        family, seed = asked["family"], asked["seed"]
        files = {name: text.encode("latin-1") for name, text in asked["files"].items()}
        if hasattr(signal, "ITIMER_VIRTUAL"):
            signal.setitimer(signal.ITIMER_VIRTUAL, BUSY_S)  # nobody catches that signal
        began = time.process_time()
        fault = tried(family, seed, files)
        answer: dict[str, object] = {"fault": None, "took": time.process_time() - began, "memory": _largest()}
        if fault is not None:
            answer["fault"] = asdict(fault)
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
