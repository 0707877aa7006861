"""All documents of games: which there are, and the work of writing them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path

from attrs import evolve, frozen

from rulekit.diagnostics import Diagnostic, RuleError
from rulekit.document.typography import AS_IT_IS, Sheets
from rulekit.driver import pipeline, printing
from rulekit.driver.agreeing import Agreed
from rulekit.driver.pipeline import Checked
from rulekit.formats import FORMATS
from rulekit.model.component import Table
from rulekit.playing.examples import still_true
from rulekit.resources import write_whole
from rulekit.source import Source, Span

__all__ = ["Job", "brings", "jobs", "work"]


@frozen
class Job:
    """One kind of document of a game, with its variants and options, in one language, some formats, on some paper."""

    game: str
    variants: tuple[str, ...]
    locale: str
    kind: str
    forms: tuple[str, ...]
    agreed: Agreed = ()
    on: Sheets = AS_IT_IS


def jobs(
    games: Sequence[str],
    locales: tuple[str, ...],
    kinds: tuple[str, ...],
    forms: tuple[str, ...],
    agreed: Agreed = (),
    on: Sheets = AS_IT_IS,
) -> list[Job]:
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
            printing.locale(locale, [path.parent] if path is not None else ())
            found += [Job(game, (), locale, kind, forms, agreed) for kind in kinds if kind not in ("changes", "cards")]
            if "cards" in kinds and _cards(game, ()):
                found.append(Job(game, (), locale, "cards", forms, agreed))
            for variant in pipeline.variant_names(path) if path is not None else ():
                found += [Job(game, (variant,), locale, kind, forms, agreed) for kind in kinds if kind == "changes"]
                if "cards" in kinds:
                    found.append(Job(game, (variant,), locale, "cards", forms, agreed))
    return [evolve(one, on=on) for one in found]


def _cards(game: str, variants: tuple[str, ...]) -> tuple[Table, ...]:
    """The tables whose things are cards."""
    found = pipeline.load_game(game, variants).game  # which examples still hold changes no table
    return tuple(one for one in found.tables if one.on_cards) if found is not None else ()


def brings(job: Job) -> bool:
    """Whether there is anything to write: cards of a variant only where they are others than the game has."""
    return job.kind != "cards" or not job.variants or _cards(job.game, job.variants) != _cards(job.game, ())


@lru_cache(maxsize=128)
def _loaded(game: str, variants: tuple[str, ...], agreed: Agreed) -> Checked:
    """A game with variants and options, without the examples that these made untrue."""
    return still_true(pipeline.load_game(game, variants, dict(agreed)))


def work(wanted: Sequence[Job], out: Path, done: Callable[[Job], None]) -> int:
    """Write the documents of some jobs below a folder, ``GAME/LOCALE/KIND[-VARIANT].FORMAT``.

    Sentences are made one after the other; pages are set beside that, on as many threads as there are cores. Nothing
    is written before all of them are made: words that are missing are found in all documents first.

    Args:
        wanted: the jobs.
        out: the folder.
        done: called with each job when all of its documents are written.

    Returns:
        How many documents were written.

    Raises:
        RuleError: languages lack words: all of them, for all the jobs. RK0608 to RK0611: documents that can't be set;
            all others are written.
        OSError: the folder can't be written.
    """
    wrong: dict[tuple[str, tuple[str, ...], str], RuleError] = {}
    with ThreadPoolExecutor(max(2, os.cpu_count() or 2)) as pool:
        running: list[tuple[Job, Future[list[bytes | RuleError]] | None]] = []
        for job in wanted:
            key = (job.game, job.variants, job.locale)
            try:
                worded = _worded(job) if key not in wrong and brings(job) else None
            except RuleError as problem:
                wrong[key] = problem
                worded = None
            running.append((job, pool.submit(_set, job, worded) if worded is not None and not wrong else None))
        if wrong:
            raise _together(wrong.values())
        unset: list[RuleError] = []
        count = sum(_written(job, one.result() if one is not None else [], out, done, unset) for job, one in running)
        if unset:
            raise _together(unset)
        return count


def _worded(job: Job) -> printing.Worded:
    return printing.worded(_loaded(job.game, job.variants, job.agreed), job.kind, job.locale).on(job.on)


def _set(job: Job, worded: printing.Worded) -> list[bytes | RuleError]:
    """One document in all its formats; what is wrong with it in those in which it can't be set."""
    made: list[bytes | RuleError] = []
    for form in job.forms:
        try:
            made.append(printing.written(worded, _loaded(job.game, job.variants, job.agreed), form))
        except RuleError as problem:
            made.append(problem)
    return made


def _written(
    job: Job, data: Sequence[bytes | RuleError], out: Path, done: Callable[[Job], None], wrong: list[RuleError]
) -> int:
    """Write one document in all its formats; how many files that made. What is wrong with others is noted."""
    game = _loaded(job.game, job.variants, job.agreed).game
    assert game is not None
    stem = "-".join((job.kind, *job.variants))
    for form, one in zip(job.forms, data, strict=False):
        if isinstance(one, RuleError):
            wrong.append(one)
            continue
        write_whole(out / game.name / Path(job.locale).name / f"{stem}{FORMATS[form].suffix}", one)
    done(job)
    return sum(isinstance(one, bytes) for one in data)


def _together(found: Iterable[RuleError]) -> RuleError:
    """All that is wrong, each once."""
    diagnostics: dict[tuple[str, str, Span | None], Diagnostic] = {}
    sources: dict[str, Source] = {}
    for problem in found:
        for one in problem.diagnostics:
            diagnostics[one.code, one.message, one.labels[0].span if one.labels else None] = one
        sources |= problem.sources
    return RuleError(tuple(diagnostics.values()), sources)
