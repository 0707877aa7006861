"""Reports that are broken off: what was played by then is told, and no page is left half written."""

from __future__ import annotations

import errno
import os
from html.parser import HTMLParser
from pathlib import Path

import pytest

from rulekit.balance import playing
from rulekit.balance.counts import Counts, Taken
from rulekit.balance.findings import LISTED, Report, of_one
from rulekit.balance.said import label
from rulekit.cli import balance, reports
from rulekit.cli.command import run
from rulekit.driver.publishing import locales
from rulekit.resources import write_whole


def test_a_disk_that_fills_leaves_whole_pages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The findings are told before; the pages written by then stay, and it is said which one could not be."""
    write, written = write_whole, list[Path]()

    def filling(path: Path, data: bytes) -> None:
        if len(written) == 3:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
        write(path, data)
        written.append(path)

    monkeypatch.setattr(reports, "write_whole", filling)
    assert run(["balance", "pig", "--games", "50", "--out", str(tmp_path)]) == 2
    said = capsys.readouterr()
    assert "A game takes" in said.out
    last = said.err.splitlines()[-1]
    assert last.startswith(f"error: {tmp_path}")
    assert last.endswith(os.strerror(errno.ENOSPC))
    assert sorted(one for one in tmp_path.rglob("*") if one.is_file()) == sorted(written)


@pytest.mark.parametrize(("stopped", "watched"), [(1, 16), (7, 16 + 3984)])
def test_ctrl_c_reports_what_was_played(
    stopped: int, watched: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not only whole stretches of seeds: each batch counts."""
    steps, played = playing.steps, list[int]()

    def going(*arguments: object) -> object:
        for more in steps(*arguments):  # type: ignore[arg-type]  # passed on as they come
            if len(played) == stopped:
                raise KeyboardInterrupt
            played.append(more.played)
            yield more

    monkeypatch.setattr(balance, "steps", going)
    words = ["balance", "pig", "--lang", "en", "--games", "20000", "--out", str(tmp_path), "--quiet"]
    assert run(words) == balance.STOPPED
    page = (tmp_path / "pig" / "en" / "balance.html").read_text("utf-8").replace("\u00a0", " ")
    assert f"{sum(played):,}" in page
    assert f"was counted in {min(watched, sum(played)):,} of them" in page
    assert "A game takes" in capsys.readouterr().out


def test_nothing_played_is_no_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*_: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(balance, "steps", none)
    assert run(["balance", "pig", "--out", str(tmp_path)]) == balance.STOPPED
    assert "no game was played" in capsys.readouterr().err
    assert not any(tmp_path.iterdir())


class Shape(HTMLParser):
    """What a page is made of: headings by their anchors, charts with how much they draw, tables with their size."""

    def __init__(self) -> None:
        super().__init__()
        self.found = list[tuple[str, object]]()
        self._rows = self._drawn = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what begins."""
        if tag in {"h1", "h2", "h3"}:
            self.found.append(("heading", dict(attrs).get("id")))
        elif tag in {"svg", "table"}:
            self._rows = self._drawn = 0
        self._rows += tag == "tr"
        self._drawn += tag in {"rect", "line", "circle", "path", "text", "polyline"}

    def handle_endtag(self, tag: str) -> None:
        """Note what ends."""
        if tag == "svg":
            self.found.append(("chart", self._drawn))
        if tag == "table":
            self.found.append(("table", self._rows))


def test_pages_have_the_same_shape_in_every_language(tmp_path: Path) -> None:
    words = ["balance", "pig", "--games", "400", "--seed", "5", "--out", str(tmp_path), "--quiet"]
    assert run(words) == 0
    shapes = dict[str, list[tuple[str, object]]]()
    for tag in locales():
        shape = Shape()
        shape.feed((tmp_path / "pig" / tag / "balance.html").read_text("utf-8"))
        shapes[tag] = shape.found
    golden = Path(__file__).with_name("page.txt").read_text("utf-8")
    assert "\n".join(f"{kind} {what}" for kind, what in shapes["en"]) + "\n" == golden
    assert all(one == shapes["en"] for one in shapes.values())


def test_options_that_are_not_listed_are_counted() -> None:
    never = {("build", (), "number", number): Taken((0, 0), (0, 0)) for number in range(LISTED + 7)}
    for count, rest in ((LISTED, False), (LISTED + 7, 7)):
        counts = Counts(2, played=9, watched=9, won=(0, 0), taken=dict(list(never.items())[:count]))
        (said,) = [one for one in of_one(Report((label("balance"),), counts)) if one.name == "never_taken"]
        assert len(said.parts["options"]) == LISTED  # type: ignore[arg-type]  # these are several
        found = said.parts["rest"]
        assert getattr(found, "value", found) == rest
