"""The grammar has no conflict, and its table comes from the cache only where that is safe."""

from __future__ import annotations

import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulekit.cache import read, write
from rulekit.syntax import grammar
from rulekit.syntax.build import build, read_grammar
from rulekit.syntax.grammar import grammar_text, load

SMALL = 'start: "go" NAME _NL\nNAME: /[a-z]+/\n_NL: /\\n/\n'


@pytest.fixture(name="cache")
def _cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache, and a small grammar."""
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setattr(grammar, "grammar_text", lambda: SMALL)
    load.cache_clear()
    return tmp_path / "Library" / "Caches" if sys.platform == "darwin" else tmp_path


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    yield
    load.cache_clear()


def test_grammar_is_strict() -> None:
    """No conflict, and no two terminals that match the same text."""
    read_grammar(grammar_text(), strict=True)


def test_table_is_the_same_from_the_cache(cache: Path) -> None:
    built = load()
    (kept,) = (cache / "rulekit").iterdir()
    load.cache_clear()
    kept_at = kept.stat().st_mtime_ns
    assert load() == built == build(SMALL)
    assert kept.stat().st_mtime_ns == kept_at
    assert stat.S_IMODE((cache / "rulekit").stat().st_mode) == 0o700


def test_spoiled_cache_is_replaced(cache: Path) -> None:
    load()
    (kept,) = (cache / "rulekit").iterdir()
    for spoiled in (b"", b"[]", b"{}", b"\xff", b'{"words": 1}'):
        kept.write_bytes(spoiled)
        load.cache_clear()
        assert load() == build(SMALL)
        assert kept.read_bytes() != spoiled


def test_a_cache_with_one_wrong_digit_is_replaced(cache: Path) -> None:
    load()
    (kept,) = (cache / "rulekit").iterdir()
    whole = kept.read_bytes()
    for at in [at for at, one in enumerate(whole) if chr(one).isdigit()][::9]:
        kept.write_bytes(whole[:at] + bytes([(whole[at] - 47) % 10 + 48]) + whole[at + 1 :])
        load.cache_clear()
        assert load() == build(SMALL)
        assert kept.read_bytes() == whole


@pytest.mark.skipif(sys.platform == "win32", reason="folders there have no such mode")
def test_cache_that_others_can_write_to_is_not_read(cache: Path) -> None:
    load()
    (kept,) = (cache / "rulekit").iterdir()
    known = read(kept)
    assert known is not None
    write(kept, known.replace(b"go", b"no"))
    load.cache_clear()
    assert load() != build(SMALL), "what the user alone can write is believed"
    kept.chmod(0o666)
    load.cache_clear()
    assert load() == build(SMALL)

    (cache / "rulekit").chmod(0o777)
    kept.unlink()
    load.cache_clear()
    assert load() == build(SMALL)
    assert not kept.exists()


def test_no_cache_is_no_harm(cache: Path) -> None:
    (cache / "rulekit").write_text("a file where the folder should be")
    assert load() == build(SMALL)


def test_unknown_terminal_is_refused() -> None:
    with pytest.raises(ValueError, match="OTHER"):
        build(SMALL + "OTHER: /[0-9]+/\nstart2: OTHER\n%extend start: OTHER\n")


def test_lark_is_not_imported_with_a_warm_cache() -> None:
    load()
    command = "import sys; from rulekit.syntax.grammar import load; load(); assert 'lark' not in sys.modules"
    subprocess.run([sys.executable, "-c", command], check=True)
