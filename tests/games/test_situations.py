"""The game's own examples come out, and so do situations in a file of their own, as anybody could write it."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulekit
from rulekit.cli import main

HERE = Path(__file__).parent
GAME = "roll_through_the_ages"


@pytest.mark.parametrize("variants", [(), ("trading",), ("long_winter",), ("edition_2024",)])
def test_the_examples_come_out(variants: tuple[str, ...]) -> None:
    game = rulekit.load(GAME, variants=variants)
    failed = [one.example.name for one in game.test() if one.message and one.example.span.path not in _base(game)]
    assert not failed


def _base(game: rulekit.Game) -> set[str]:
    """The file of the game itself, if there are variants: its examples need not hold with them."""
    paths = list(game.checked.sources)
    return set(paths[:1]) if len(paths) > 1 else set()


def test_every_worked_example_of_the_rulebooks_is_there() -> None:
    folder = HERE.parents[1] / "games" / GAME
    texts = "".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.rules")))
    for number in range(1, 14):
        assert f"# RTTA-EX{number} (" in texts or f"and RTTA-EX{number} (" in texts


def test_situations_run_from_a_file_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["test", str(HERE / "situations.rules")]) == 0
    assert " 0 failed" in capsys.readouterr().out


def test_a_situation_that_does_not_come_out_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.rules"
    path.write_text(
        f'examples of {GAME}\n\nexample too_few "Too few"\n  when   Jim gains 1 good in rotation\n'
        "  then   Jim has 2 wood\n",
        "utf-8",
    )
    assert main(["test", str(path)]) == 1
    shown = capsys.readouterr()
    assert "Jim has 1 wood, not 2" in shown.err
    assert "Traceback" not in shown.err
