"""The data folders are found, and files are written whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit import resources


def test_bundled_data_is_found() -> None:
    assert any(resources.grammars().glob("*.lark"))
    assert "roll_through_the_ages" in resources.game_names()
    assert {"en", "fr", "hu", "zh_Hant"} <= set(resources.locale_tags())


@pytest.mark.parametrize("name", ["", ".", "..", "../grammars", "no_such_game", "roll_through_the_ages/variants"])
def test_a_game_is_found_by_its_name_only(name: str) -> None:
    assert resources.game_folder(name) is None


def test_every_game_folder_holds_rules() -> None:
    for name in resources.game_names():
        folder = resources.game_folder(name)
        assert folder is not None
        assert (folder / f"{name}.rules").is_file()


def test_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "new" / "page.md"
    resources.write_whole(path, b"old")
    resources.write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(path.parent.iterdir()) == [path]


def test_what_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "kept").write_bytes(b"")
    with pytest.raises(OSError, match="folder"):
        resources.write_whole(folder, b"data")
    assert list(tmp_path.iterdir()) == [folder]


def test_a_folder_that_is_a_file_is_an_os_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(OSError, match="file"):
        resources.write_whole(tmp_path / "file" / "page.md", b"data")
