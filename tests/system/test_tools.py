"""The spelling and grammar programs are there and know their languages."""

from __future__ import annotations

import pytest

from tests.system.tools import ask, needs


@needs("hunspell")
@pytest.mark.parametrize(
    ("dictionary", "right", "wrong"),
    [("hu_HU", "társasjáték", "társasjáxék"), ("fr_FR", "règles", "rèqles")],
)
def test_hunspell_knows_its_words(dictionary: str, right: str, wrong: str) -> None:
    assert ask("hunspell", "-i", "UTF-8", "-d", dictionary, "-l", text=f"{right}\n{wrong}\n").split() == [wrong]


@needs("grammalecte-cli")
def test_grammalecte_finds_a_mistake(tmp_path_factory: pytest.TempPathFactory) -> None:
    page = tmp_path_factory.mktemp("page") / "page.txt"
    page.write_text("Les joueur lance les dés.\n", encoding="utf-8")
    assert "joueur" in ask("grammalecte-cli", "-f", str(page))
