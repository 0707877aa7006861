"""What was measured is known to the next run, and changes no page."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from random import Random

import pytest
from attrs import evolve

from rulekit import cache
from rulekit.document.blocks import Document, Summary
from rulekit.document.panels import Band, Bands, Drawing, Gain
from rulekit.formats import compilers, heights_kept, pdf
from tests.formats.compose import box, head, line, points, say, table
from tests.formats.hungarian import CARD, RULEBOOK
from tests.formats.languages import HUNGARIAN


def at_a_glance(count: int) -> Document:
    """A rulebook with a turn across the page and its summary, in which one number stands in one band."""
    figures = table(9, "", [("Áru", "text"), ("Érték", "number")], "fa; 1\nkő; 3\nkerámia; 6")
    told = [f"Legfeljebb {count} fejlesztést vehetsz meg.", *["Fizesd ki az árát a készletedből."] * 4]
    bands = tuple(
        Band(line(f"{at}. lépés"), say(one), (), "", (points("egyet kapsz", "kettőt adsz"), figures)[: (at + 1) % 3])
        for at, one in enumerate(told)
    )
    blocks = (head(1, "A köröd", ""), Bands(bands), head(1, "Röviden", ""), Summary((Bands(bands),)))
    return evolve(RULEBOOK, blocks=(*RULEBOOK.blocks, *blocks))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    return tmp_path


def written(home: Path, document: Document = RULEBOOK) -> bytes:
    """A document that is set anew, with what is known."""
    shutil.rmtree(home / "pdf", ignore_errors=True)
    return pdf.write(document, HUNGARIAN, {})


@pytest.mark.parametrize("document", [RULEBOOK, CARD], ids=lambda one: one.kind)
def test_what_is_known_changes_no_page(home: Path, document: Document) -> None:
    changed = evolve(document, blocks=(*document.blocks, *say("Egy új mondat.")))
    alone = written(home, changed)
    shutil.rmtree(home / "heights")
    first = written(home, document)
    assert first != alone
    assert written(home, document) == first
    assert written(home, changed) == alone


def test_a_number_in_a_band_changes_what_it_would_alone(home: Path) -> None:
    alone = written(home, at_a_glance(12))
    shutil.rmtree(home / "heights")
    first = written(home, at_a_glance(1))
    assert first != alone
    assert written(home, at_a_glance(12)) == alone
    assert written(home, at_a_glance(1)) == first


def a_game_that_changes(seed: int) -> list[Document]:
    """A rulebook with its number, words and rows of tables changed one after the other, and some of it back again."""
    draw = Random(seed)  # noqa: S311  # nothing is kept secret by it
    words = ["", "Egy új szó.", "Egy hosszabb mondat, amely új sort kezd a hasábban, és még egyet, ha kell."]
    count, word, rows, found = 1, "", 3, [at_a_glance(1)]
    for _ in range(6):
        match draw.choice(["number", "word", "rows", "back"]):
            case "number":
                count = draw.randrange(1, 2000)
            case "word":
                word = draw.choice(words)
            case "rows":
                rows = draw.randrange(1, 40)
            case _:
                found.append(draw.choice(found))
                continue
        goods = table(9, "", [("Áru", "text"), ("Érték", "number")], "\n".join(f"kő; {at}" for at in range(rows)))
        blocks = at_a_glance(count).blocks
        more = (*say(word), goods) if word else (goods,)
        found.append(evolve(RULEBOOK, blocks=(*blocks[:3], *more, *blocks[3:])))
    return found


@pytest.mark.parametrize("seed", range(2))
def test_whatever_changes_in_a_process_that_stays_pages_are_those_of_another(
    home: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    documents = a_game_that_changes(seed)
    alone = []
    for one in documents:
        shutil.rmtree(home / "heights", ignore_errors=True)
        for _ in range(compilers._KEPT_FOR):  # noqa: SLF001  # Typst forgets what so many compilations did not need
            compilers.compiler((), {}, "empty.typ").compile(format="svg")
        alone.append(written(home, one))
    monkeypatch.setattr(compilers._MEMORY, "most", 1_000_000)  # noqa: SLF001  # as in a command that stays
    monkeypatch.setattr(heights_kept._GIVEN, "most", 8)  # noqa: SLF001  # as above
    assert [written(home, one) for one in documents] == alone
    assert len(set(alone)) > len(documents) // 2


def test_how_a_band_shares_its_width_is_kept_by_itself(home: Path) -> None:
    written(home, at_a_glance(1))
    (path,) = (home / "heights").iterdir()
    first = _shares(path)
    written(home, at_a_glance(12))
    assert len(first.keys() & _shares(path).keys()) == len(first) - 1 > 1


def test_what_is_known_is_not_measured(home: Path) -> None:
    first = written(home)
    (path,) = (home / "heights").iterdir()
    heights = json.loads(cache.read(path) or b"")
    taller = {of: {at: _twice(tall) for at, tall in some.items()} for of, some in heights.items()}
    cache.write(path, json.dumps(taller).encode())
    assert written(home) != first


def examples(count: int) -> Document:
    """A rulebook with so many drawn examples, of which some are tried across the page."""
    drawing = Drawing((), (Gain(line("fa"), 2),) * 30)
    told = [(*say("Előtte. " * 40), box("example", f"{at}. példa", drawing, "Fát kapsz. " * 20)) for at in range(count)]
    return evolve(RULEBOOK, blocks=(head(1, "Példák", ""), *(one for pair in told for one in pair)))


@pytest.mark.parametrize("document", [at_a_glance(1), CARD, examples(24)], ids=["glance", "card", "examples"])
def test_all_that_is_measured_is_noted(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, document: Document
) -> None:
    """Where what is not known cannot be measured, a document is set that was set before."""
    first = written(home, document)
    (path,) = (home / "heights").iterdir()
    strict = shutil.copytree(compilers.TEMPLATES, tmp_path / "strict")
    source = (strict / "known.typ").read_text(encoding="utf-8")
    assert source.count("{ find() }") == 1
    refused = source.replace("{ find() }", "{ panic(said(what)) }")
    (strict / "known.typ").write_text(refused, encoding="utf-8")
    monkeypatch.setattr(compilers, "TEMPLATES", strict)
    known = (cache.read(path) or b"").decode()
    monkeypatch.setattr(heights_kept, "_read", lambda _: known)
    monkeypatch.setattr(pdf, "kept", lambda *given: given[-1]())
    assert pdf.write(document, HUNGARIAN, {}) == first


def test_what_is_damaged_is_measured_anew(home: Path) -> None:
    first = written(home)
    (path,) = (home / "heights").iterdir()
    path.write_bytes(path.read_bytes()[:-9])
    assert written(home) == first
    assert cache.read(path) is not None


def test_what_looks_different_is_not_known(home: Path) -> None:
    written(home)
    pdf.write(RULEBOOK, evolve(HUNGARIAN, leading=0.8), {})
    assert len([*(home / "heights").iterdir()]) == 2


def _shares(path: Path) -> dict[str, object]:
    """What is kept of bands that share their width, by what they say."""
    heights = json.loads(cache.read(path) or b"")
    return {of: some for of, some in heights.items() if of.startswith('{"band"')}


def _twice(tall: object) -> object:
    """A height that is twice as tall."""
    return str(2 * float(tall)) if isinstance(tall, str) else tall
