"""All documents of games: which there are, and the work of writing them."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path

from attrs import frozen

from rulekit import pipeline, printing
from rulekit.formats import FORMATS
from rulekit.model.component import Table
from rulekit.pipeline import Checked
from rulekit.resources import write_whole

__all__ = ["Job", "brings", "jobs", "work"]


@frozen
class Job:
    """One kind of document of a game, with its variants, in one language, in some formats."""

    game: str
    variants: tuple[str, ...]
    locale: str
    kind: str
    forms: tuple[str, ...]


def jobs(games: Sequence[str], locales: tuple[str, ...], kinds: tuple[str, ...], forms: tuple[str, ...]) -> list[Job]:
    """All there may be to write: the documents of each game, and of each variant its changes and the cards it brings.

    Whether a variant ``brings`` cards shows when it is read, which is left for when the games' own pages are being set.

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
            found += [Job(game, (), locale, kind, forms) for kind in kinds if kind not in ("changes", "cards")]
            if "cards" in kinds and _cards(game, ()):
                found.append(Job(game, (), locale, "cards", forms))
            for variant in pipeline.variant_names(path) if path is not None else ():
                found += [Job(game, (variant,), locale, kind, forms) for kind in kinds if kind == "changes"]
                if "cards" in kinds:
                    found.append(Job(game, (variant,), locale, "cards", forms))
    return found


def _cards(game: str, variants: tuple[str, ...]) -> tuple[Table, ...]:
    """The tables whose things are cards."""
    found = _loaded(game, variants).game
    return tuple(one for one in found.tables if one.on_cards) if found is not None else ()


def brings(job: Job) -> bool:
    """Whether there is anything to write: cards of a variant only where they are others than the game has."""
    return job.kind != "cards" or not job.variants or _cards(job.game, job.variants) != _cards(job.game, ())


@lru_cache(maxsize=32)
def _loaded(game: str, variants: tuple[str, ...]) -> Checked:
    """A game with variants. Its documents here show no examples but those of the text that they are about."""
    return pipeline.load_game(game, variants)


def work(wanted: Sequence[Job], out: Path, done: Callable[[Job], None]) -> int:
    """Write the documents of some jobs below a folder, ``GAME/LOCALE/KIND[-VARIANT].FORMAT``.

    Sentences are made one after the other; pages are set beside that, on as many threads as there are cores.

    Args:
        wanted: the jobs.
        out: the folder.
        done: called with each job when all of its documents are written.

    Returns:
        How many documents were written.

    Raises:
        RuleError: a language lacks words.
        OSError: the folder can't be written.
    """
    written = 0
    with ThreadPoolExecutor(max(2, os.cpu_count() or 2)) as pool:
        running = [(job, pool.submit(_set, job, _worded(job), out) if brings(job) else None) for job in wanted]
        for job, one in running:
            written += one.result() if one is not None else 0
            done(job)
    return written


def _worded(job: Job) -> printing.Worded:
    return printing.worded(_loaded(job.game, job.variants), job.kind, job.locale)


def _set(job: Job, worded: printing.Worded, out: Path) -> int:
    """Write one document in all its formats."""
    checked = _loaded(job.game, job.variants)
    assert checked.game is not None
    stem = "-".join((job.kind, *job.variants))
    for form in job.forms:
        data = FORMATS[form].write(worded.document, worded.typography, printing.pictures(checked.folder))
        write_whole(out / checked.game.name / job.locale / f"{stem}{FORMATS[form].suffix}", data)
    return len(job.forms)
