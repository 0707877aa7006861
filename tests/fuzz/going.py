"""The stages that rules go through: check, format, examples, plays, words, pages."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from random import Random

from rulekit.diagnostics import Diagnostic, Report, RuleError, json, terminal
from rulekit.driver.pipeline import Checked, check_source, read_and_check
from rulekit.driver.printing import write_document
from rulekit.driver.vocabulary import lacking
from rulekit.playing.examples import run_examples, still_true
from rulekit.playing.seating import Seating
from rulekit.playing.state import start
from rulekit.source import Source
from rulekit.syntax.printer import format_text
from tests.fuzz.case import Stages
from tests.words.by_machine import write_all

__all__ = ["checked_file", "controls", "examples", "formatted", "played", "printed", "told", "worded", "written"]

EXAMPLES = 2
"""So many examples are run, the last."""
STEPS = 300
"""So many decisions of a random play are taken."""

controls = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""What must reach no terminal."""


def told(found: tuple[Diagnostic, ...], sources: dict[str, Source]) -> None:
    """Show everything that is wrong, and make sure that it is well said."""
    for one in found:
        assert re.fullmatch(r"RK0[1-8]\d\d", one.code), one
        assert "\n" not in one.message, one
        assert not one.message.endswith("."), one
        shown = terminal.render(one, sources)
        assert not controls.search(shown), repr(shown)
        assert "\n" not in json.render(one, sources)
        for label in one.labels:
            text = sources[label.span.path].text if label.span.path in sources else None
            assert text is None or 0 <= label.span.start <= label.span.end <= len(text) + 1, one


def checked_file(path: Path, variants: tuple[str, ...], stages: Stages) -> Checked:
    """The check of a game in a file, with variants."""
    with stages.stage("check"):
        checked = read_and_check(str(path), variants)
    with stages.stage("tell"):
        told(checked.diagnostics, dict(checked.sources))
    return checked


def formatted(path: Path, stages: Stages) -> None:
    """The one form of a text: it is the form of itself, and is checked alike."""
    source = Source(str(path), path.read_text("utf-8"))
    with stages.stage("format"):
        report = Report()
        text = format_text(source, report)
    if text is not None:
        with stages.stage("format again"):
            again = format_text(Source(source.path, text), Report())
        assert again == text, "the form of the form is another"
        with stages.stage("check formatted"):
            before, after = check_source(source), check_source(Source(source.path, text))
        assert [one.code for one in before.diagnostics] == [one.code for one in after.diagnostics]


def examples(checked: Checked, stages: Stages) -> None:
    """The worked examples of a game, whether they come out or not."""
    with stages.stage("examples"):
        assert checked.game is not None
        run_examples(checked, checked.game.examples[-EXAMPLES:])


def played(checked: Checked, seed: int, stages: Stages) -> None:
    """A random play, with what a table sees of it now and then, and what it is saved as."""
    game = checked.game
    assert game is not None
    draw = Random(seed)  # noqa: S311  # plays to try, not secrets
    players = draw.randint(game.players_low, min(game.players_high, max(6, game.players_low)))
    with stages.stage("compile"):
        state = start(Seating(checked, players), seed)
    with stages.stage("play"):
        for at in range(STEPS):
            if state.is_over:
                break
            if at % 50 == 1:
                assert state.player is not None
                state.view(state.player).to_dict()
                _ = state.scores, state.ranking, repr(state), state.to_dict()
            state = state.apply(draw.choice(state.options))
    with stages.stage("save"):
        state.record().to_json()


def worded(checked: Checked, tag: str, stages: Stages) -> None:
    """What words are missing, and files with something in their place."""
    with stages.stage("lacking"):
        found = lacking(checked, tag)
    with stages.stage("tell words"):
        told(found.diagnostics, {**found.lexicon.sources, **checked.sources})
    with stages.stage("fill"), suppress(AssertionError):
        write_all(checked, tag)


def printed(checked: Checked, tag: str, draw: Random, stages: Stages, form: str | None = None) -> bytes | None:
    """A document of a game; None if words for it are missing, which is told."""
    kind = draw.choice(("rulebook", "rulebook", "card", "sheet"))
    form = form or draw.choice(("md", "html", "html", "md") * 4 + ("pdf",))
    with stages.stage("still true"):
        true = still_true(checked)
    with stages.stage(form if form == "pdf" else "book"):
        try:
            return write_document(true, kind, tag, form)
        except RuleError as problem:
            found, sources = problem.diagnostics, problem.sources
    with stages.stage("tell book"):
        told(found, sources)
    return None


def written(checked: Checked, kind: str, tag: str) -> bytes:
    """A document as Markdown."""
    return write_document(still_true(checked), kind, tag, "md")
