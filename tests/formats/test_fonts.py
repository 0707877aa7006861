"""A family that need not be there is left out where it is not, and is found where it is."""

from __future__ import annotations

import pytest

from rulekit.formats import fonts


def test_a_family_of_a_package_that_is_not_there_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(fonts.FLAT, "Anything", "no_such_package_of_fonts")
    assert fonts.installed(("Noto Sans", "Anything", "Noto Sans TC")) == ("Noto Sans", "Noto Sans TC")


@pytest.mark.parametrize("family", sorted(fonts.FLAT))
def test_a_family_of_a_package_that_is_there_is_found(family: str) -> None:
    if not fonts.installed((family,)):
        pytest.skip("the extra with this font is not installed")
    (folder,) = fonts.font_folders((family,))
    assert any(one.name.startswith(family.replace(" ", "")) for one in folder.iterdir())
