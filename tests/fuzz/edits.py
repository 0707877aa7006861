"""Family ``edits``: a book that somebody edited sentence by sentence, its PO file spoiled."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from rulekit.diagnostics import RuleError
from rulekit.driver.editing import book_of
from rulekit.driver.pipeline import load_game
from rulekit.resources import locale_tags
from tests.fuzz import corpus, going
from tests.fuzz.case import Files, Stages
from tests.fuzz.mutate import changed
from tests.words.by_machine import write_all

__all__ = ["make", "run"]

GAMES = ("tests/bench/pig.rules", "tests/cards/cards.rules", "tests/links/links.rules", "tests/rows/gems.rules")
PIECES = (
    "{1}", "{2}", "{99}", "{}", "{{", "}}", "{1 point}", "{coin:acc}", "{nothing:plural.def.the}", "{steps.turn}",
    "{people.Anna:gen}", "{faces.none}", "{a.b.c}", "{1 1}", "{1 point:nom:acc}", "7", "\\n", "\\x", '\\"', '"',
    "fuzzy", "\x1b[31m", "\u202e", "<b>", "$x$", "#import", "*_`", "{{ x }}", "{% for i in y %}", "骰", "",
)  # fmt: skip
LINES = (
    "#, fuzzy", '#~ msgid "x"', 'msgctxt "sentence:gain:000000000000:other"', 'msgctxt ""', 'msgid ""', 'msgstr ""',
    'msgstr[1] "x"', 'msgid_plural "x"', '"', '"Content-Type: text/plain; charset=klingon\\n"', "#| msgid", "domain x",
)  # fmt: skip


@cache
def _whole(rules: str, tag: str) -> tuple[bytes, str]:
    """The words of a game in a language, made by machine, and its book as a PO file."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "any.rules"
        path.write_bytes((corpus.ROOT / rules).read_bytes())
        words = b"".join(one.read_bytes() for one in write_all(load_game(str(path)), tag))
        (path.parent / f"any.{tag}.toml").write_bytes(words)
        (book,) = book_of((load_game(str(path)),), tag)
        return words, book.text


def make(draw: Random) -> Files:
    """A game, its words, and its edited book with some of the proposals taken, changed or made nonsense."""
    rules, tag = draw.choice(GAMES), draw.choice(locale_tags())
    words, text = _whole(rules, tag)
    lines = _taken(text, draw).split("\n")
    for _ in range(draw.choice((0, 0, 1, 3))):
        lines.insert(draw.randrange(len(lines)), draw.choice(LINES))
    text = changed("\n".join(lines), draw, PIECES, draw.choice((0, 0, 1, 2)))
    return {
        "any.rules": (corpus.ROOT / rules).read_bytes(),
        "tag": tag.encode(),
        f"any.{tag}.toml": words,
        f"any.{tag}.po": text.encode("utf-8", "replace"),
    }


def _taken(text: str, draw: Random) -> str:
    """Sentences that somebody wrote: the proposal, and often something in it that does not belong there."""

    def written(entry: re.Match[str]) -> str:
        if draw.random() < 0.5:  # every other sentence
            return entry[0]
        said = entry["proposal"].replace("\\", "\\\\").replace('"', '\\"')
        for _ in range(draw.choice((0, 0, 0, 1, 2))):
            at = draw.randrange(len(said) + 1)
            said = said[:at] + draw.choice(PIECES) + said[at:]
        return f'{entry["head"]}msgstr "{said}"'

    entry = re.compile(
        r'(?P<head>^#\. (?P<proposal>[^\n]*)\n(?:#:[^\n]*\n)*msgctxt [^\n]*\nmsgid [^\n]*\n(?:"[^\n]*\n)*)msgstr ""$',
        re.MULTILINE,
    )
    return entry.sub(written, text)


def run(folder: Path, draw: Random, stages: Stages) -> None:
    """Print the book with what was written, then write the file anew, as often as one likes."""
    tag = (folder / "tag").read_text("utf-8")
    checked = going.checked_file(folder / "any.rules", (), stages)
    try:
        data = going.printed(checked, tag, draw, stages, draw.choice(("md", "md", "html")))
        with stages.stage("edit"):
            (book,) = book_of((checked,), tag)
        path = folder / f"any.{tag}.po"
        path.write_text(book.text, "utf-8")
        with stages.stage("edit again"):
            (again,) = book_of((checked,), tag)
        assert again.text == book.text, "what was not touched is written otherwise"
    except RuleError as problem:
        going.told(problem.diagnostics, problem.sources)
        return
    if data is not None:
        found = going.controls.search(data.decode())
        assert found is None, repr(found)
