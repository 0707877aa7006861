"""Pictures: shapes alone; all that runs, loads, nests without end or is no picture is refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.diagnostics import RuleError
from rulekit.driver.pictures import pictures
from rulekit.formats.errors import BadPicture
from rulekit.formats.pictures import drawing, symbol

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
TENS = "".join('<g id="g%d">%s</g>' % (at, '<use href="#g%d"/>' % (at + 1) * 10) for at in range(9))  # noqa: UP031  # braces are quotes here


def svg(inside: str) -> str:
    return f"{HEAD}{inside}</svg>"


REFUSED = {
    svg('<rect fill="url(http://a.example/b)"/>'): "refers to `url(http://a.example/b)`",
    svg("<rect stroke=\"URL( '//a.example/b' )\"/>"): "refers to",
    svg('<g mask="url(a.svg#m)"/>'): "refers to",
    svg('<g clip-path="url(#m) url(http://a.example)"/>'): "refers to",
    svg('<rect fill="u\\72l(http://a.example)"/>'): "refers to",
    svg('<rect fill="fill(http://a.example/b)"/>'): "refers to",
    svg('<rect stroke="a.example"/>'): "has `a.example` as its `stroke`, which is no colour",
    svg('<rect fill="rgb(1"/>'): "which is no colour",
    svg('<use href="a.svg#b"/>'): "refers to `a.svg#b`",
    svg('<use xmlns:l="http://www.w3.org/1999/xlink" l:href="http://a.example"/>'): "refers to",
    svg('<image href="a.png"/>'): "holds another picture",
    svg("<script>a()</script>"): "holds a script",
    svg("<style>@import 'a'</style>"): "holds a style sheet",
    svg('<rect style="fill: url(http://a.example)"/>'): "has a style",
    svg("<text>a</text>"): "holds text",
    svg("<foreignObject/>"): "holds what is no shape",
    svg("<g>" * 5000 + "</g>" * 5000): "more than 100 deep",
    svg('<g id="a"><use href="#a"/></g>'): "uses itself",
    svg(TENS): "comes to more than 20,000 shapes",
    svg("<g>"): "cannot be read: mismatched tag",
    HEAD: "cannot be read: no element found",
    "": "cannot be read: no element found",
    f'<!DOCTYPE svg [<!ENTITY a "b">]>{svg("&a;")}': "declares entities",
    svg("&a;"): "cannot be read: undefined entity",
    '<svg xmlns="http://www.w3.org/2000/svg"/>': "no SVG picture with a viewBox",
    '<svg viewBox="0 0 9 9"/>': "no SVG picture with a viewBox",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 9"/>': "no SVG picture with a viewBox",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 nan 9"/>': "no SVG picture with a viewBox",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1e9 9"/>': "no SVG picture with a viewBox",
}


@pytest.mark.parametrize("text", REFUSED, ids=range(len(REFUSED)))
def test_what_cannot_or_must_not_be_drawn_is_refused(text: str) -> None:
    for made in (drawing, symbol):
        with pytest.raises(BadPicture) as caught:
            made("a", text)
        assert REFUSED[text] in str(caught.value)
        assert str(caught.value).startswith("picture `a` ")
        assert caught.value.line == 1


def test_what_draws_is_kept_under_names_of_its_own() -> None:
    text = svg('<g id="a" fill="url(#b) red"/><use href="#a"/><rect fill="#fff" clip-path=" url( \'#a\' ) "/>')
    assert drawing("x", text) == (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="icon-x-a" fill="url(#icon-x-b) red" />'
        '<use href="#icon-x-a" /><rect fill="#fff" clip-path="url(#icon-x-a)" /></svg>'
    )


def test_all_bad_pictures_of_a_game_are_told_with_their_places(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    (folder / "a.svg").write_text(f"{HEAD}\n  <image/>\n</svg>", "utf-8")
    (folder / "b.svg").write_bytes(b"<svg>\n\xff")
    (folder / "c.svg").write_text(svg("<g/>") + " " * 2_000_000, "utf-8")
    (folder / "d.svg").mkdir()
    (folder / "e.svg").write_text("\ufeff" + svg("<g/>"), "utf-8")
    if Path("/dev/zero").exists():
        (folder / "d2.svg").symlink_to("/dev/zero")
    with pytest.raises(RuleError) as caught:
        pictures(str(tmp_path))
    found = {one.message: one for one in caught.value.diagnostics}
    assert {one.code for one in found.values()} == {"RK0608"}
    assert [one for one in found if "`d2`" not in one] == [
        "picture `a` holds another picture",
        "picture `b` is not UTF-8 in line 2",
        "picture `c` is longer than 1,000,000 bytes",
        "picture `d` is no file",
    ]
    (label,) = found["picture `a` holds another picture"].labels
    source = caught.value.sources[label.span.path]
    assert source.text[label.span.start :].startswith("<image")
    assert source.line_and_column(label.span.start) == (2, 3)
