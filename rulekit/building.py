"""All documents of games: which there are, and one piece of the work at a time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from attrs import frozen

from rulekit import pipeline, printing
from rulekit.diagnostics import RuleError
from rulekit.formats import FORMATS
from rulekit.pipeline import Checked
from rulekit.playing.examples import still_true
from rulekit.resources import write_whole

__all__ = ["Job", "jobs", "work"]


@frozen
class Job:
    """One kind of document of a game, with its variants, in one language, in some formats."""

    game: str
    variants: tuple[str, ...]
    locale: str
    kind: str
    forms: tuple[str, ...]


def jobs(games: Sequence[str], locales: tuple[str, ...], kinds: tuple[str, ...], forms: tuple[str, ...]) -> list[Job]:
    """All there is to write: rulebook, card and sheet of each game; of each variant its changes and its whole rulebook.

    Raises:
        RuleError: an unknown game or locale.
    """
    found: list[Job] = []
    for game in games:
        path = pipeline.find_game(game)
        if path is None:
            pipeline.load_game(game)
        for locale in locales:
            printing.locale(locale)
            found += [Job(game, (), locale, kind, forms) for kind in kinds if kind != "changes"]
            for variant in pipeline.variant_names(path) if path is not None else ():
                found += [
                    Job(game, (variant,), locale, kind, forms) for kind in kinds if kind in ("changes", "rulebook")
                ]
    return found


@lru_cache(maxsize=8)
def _checked(game: str, variants: tuple[str, ...]) -> Checked:
    checked = still_true(pipeline.load_game(game, variants))
    if checked.game is None:
        raise RuleError(checked.diagnostics, dict(checked.sources))
    return checked


def work(job: Job, out: Path) -> int:
    """Write the documents of a job below a folder, ``GAME/LOCALE/KIND[-VARIANT].FORMAT``; how many."""
    checked = _checked(job.game, job.variants)
    assert checked.game is not None
    folder = out / checked.game.name / job.locale
    stem = "-".join((job.kind, *job.variants))
    worded = printing.worded(checked, job.kind, job.locale)
    for form in job.forms:
        data = FORMATS[form].write(worded.document, worded.typography, printing.pictures(checked.folder))
        write_whole(folder / f"{stem}{FORMATS[form].suffix}", data)
    return len(job.forms)
