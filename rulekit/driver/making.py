"""Documents made and not yet written: sentences one after the other, pages beside that on as many threads as cores."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import suppress

from attrs import frozen

from rulekit.diagnostics import RuleError
from rulekit.driver import pipeline, printing
from rulekit.driver.cores import cores
from rulekit.driver.jobs import Job, Share, brings
from rulekit.driver.pipeline import Checked
from rulekit.playing.examples import still_true

__all__ = ["Begun", "Made", "begin", "foresee", "on_threads"]


@frozen
class Made:
    """What came of a share.

    Args:
        game: the name of its game.
        files: of each job its documents, one for each format; in place of one that can't be set what is wrong with it.
            Nothing of a job for which there is nothing to write.
        wrong: what is wrong with the game, or the words that its languages lack; then there may be no documents.
    """

    game: str
    files: tuple[tuple[Job, tuple[bytes | RuleError, ...]], ...]
    wrong: tuple[RuleError, ...]


@frozen
class Begun:
    """A share of which all is said; its pages are being set."""

    game: str
    setting: tuple[tuple[Job, Future[tuple[bytes | RuleError, ...]] | None], ...]
    wrong: tuple[RuleError, ...]

    def made(self) -> Made:
        """The same when all of its pages are set."""
        files = tuple((job, one.result() if one is not None else ()) for job, one in self.setting)
        return Made(self.game, files, self.wrong)


def on_threads(count: int | None = None) -> ThreadPoolExecutor:
    """What sets pages while sentences are made, so many at once, or as many as there are cores."""
    return ThreadPoolExecutor(count or max(2, cores()))


def foresee(share: Share) -> None:
    """Find out what the documents of a share need that is the same in other languages and games."""
    with suppress(RuleError):  # whoever makes them meets the same, and tells it
        checked = _checked(share)
        for job in share:
            if brings(job):
                printing.foresee(checked, job.kind, job.locale, job.forms)


def begin(share: Share, pool: Executor, done: Callable[[Job], None]) -> Begun:
    """Say all documents of a share, and begin to set their pages.

    Args:
        share: the jobs.
        pool: sets pages.
        done: called with each job when all of its documents are made, on any thread.
    """
    try:
        checked = _checked(share)
    except RuleError as problem:
        for job in share:
            done(job)
        return Begun("", tuple((job, None) for job in share), (problem,))
    wrong: dict[str, RuleError] = {}
    setting: list[tuple[Job, Future[tuple[bytes | RuleError, ...]] | None]] = []
    for job in share:
        try:
            worded = _worded(job, checked) if job.locale not in wrong and brings(job) else None
        except RuleError as problem:
            wrong[job.locale] = problem
            worded = None
        future = pool.submit(_set, job, worded, checked, done) if worded is not None and not wrong else None
        setting.append((job, future))
        if future is None:
            done(job)
    assert checked.game is not None
    return Begun("" if wrong else checked.game.name, tuple(setting), tuple(wrong.values()))


def _checked(share: Share) -> Checked:
    """The game of a share with its variants.

    Raises:
        RuleError: it is wrong.
    """
    first = share[0]
    return still_true(pipeline.load_game(first.game, first.variants, dict(first.agreed)))


def _worded(job: Job, checked: Checked) -> printing.Worded:
    return printing.worded(checked, job.kind, job.locale).on(job.on)


def _set(
    job: Job, worded: printing.Worded, checked: Checked, done: Callable[[Job], None]
) -> tuple[bytes | RuleError, ...]:
    """One document in all its formats; what is wrong with it in those in which it can't be set."""
    made: list[bytes | RuleError] = []
    for form in job.forms:
        try:
            made.append(printing.written(worded, checked, form))
        except RuleError as problem:
            made.append(problem)
    done(job)
    return tuple(made)
