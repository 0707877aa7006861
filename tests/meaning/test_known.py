"""What is known to be wrong is still wrong: what was mended is to be taken off the list."""

from __future__ import annotations

from tests.meaning.known import KNOWN, Known, judged


def _mended(known: Known) -> set[str]:
    found = judged(known.case)
    return set(known.tags) - set(found.tags if found.fails else ())


def test_what_is_known_is_still_so() -> None:
    mended = {str(one): sorted(tags) for one in KNOWN if (tags := _mended(one))}
    assert mended == {}, "told in these languages now: take them off tests/meaning/known.toml"
