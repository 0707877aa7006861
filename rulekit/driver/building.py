"""All documents of games, made and written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from pathlib import Path

from rulekit.diagnostics import Diagnostic, RuleError
from rulekit.driver.copied import made_by_copies, parts_for_copies
from rulekit.driver.jobs import Job, Share, brings, jobs, shares_of
from rulekit.driver.making import Begun, Made, begin, on_threads
from rulekit.driver.workers import Workers
from rulekit.formats import FORMATS
from rulekit.resources import write_whole
from rulekit.source import Source, Span

__all__ = ["Job", "brings", "jobs", "work"]


def work(
    wanted: Sequence[Job],
    out: Path,
    done: Callable[[Job], None],
    processes: int = 1,
    write: Callable[[Path, bytes], object] = write_whole,
    wrote: Callable[[Job, Path, bytes], object] = lambda _job, _path, _data: None,
) -> int:
    """Write the documents of some jobs below a folder, ``GAME/LOCALE/KIND[-VARIANT].FORMAT``.

    Nothing is written before all of them are said: words that are missing are found in all documents first.

    Args:
        wanted: the jobs.
        out: the folder.
        done: called with each job when all of its documents are made, on any thread.
        processes: how many may work on them, this one included. The files are the same with any number.
        write: makes a file hold something.
        wrote: called with each document when its file holds it.

    Returns:
        How many documents were written.

    Raises:
        RuleError: languages lack words: all of them, for all the jobs. RK0608 to RK0611: documents that can't be set;
            all others are written.
        OSError: the folder can't be written.
    """
    with on_threads() as pool:
        try:
            return _written(_said(shares_of(wanted), pool, done, processes), out, write, wrote)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _said(shares: Sequence[Share], pool: Executor, done: Callable[[Job], None], processes: int) -> list[Begun | Made]:
    """All shares in order, those that were made elsewhere with their pages.

    Raises:
        RuleError: words are missing.
    """
    begun: dict[int, Begun | Made] = {}
    if parts := parts_for_copies(shares, processes):
        begun |= made_by_copies(parts, processes, done)
        left = [at for at in range(len(parts)) if at not in begun]
        begun |= {at: begin(parts[at], pool, done) for at in left}
    else:
        begun |= _said_beside_workers(shares, pool, done, processes)
    found = [one for _, one in sorted(begun.items())]
    wrong = [problem for one in found for problem in one.wrong]
    if wrong:
        raise _together(wrong)
    return found


def _said_beside_workers(
    shares: Sequence[Share], pool: Executor, done: Callable[[Job], None], processes: int
) -> dict[int, Begun | Made]:
    """The same by their numbers, where this process cannot be copied."""
    begun: dict[int, Begun | Made] = {}
    with Workers(shares, processes - 1, done) as workers:
        for _ in range(2):  # what no worker brought back is made when they have ended
            while (at := workers.take()) is not None:
                begun[at] = begin(shares[at], pool, done)
            workers.finish()
        begun |= workers.found
    return begun


def _written(
    found: Iterable[Begun | Made],
    out: Path,
    write: Callable[[Path, bytes], object],
    wrote: Callable[[Job, Path, bytes], object],
) -> int:
    """Write all documents; how many files that made.

    Raises:
        RuleError: some could not be set.
    """
    unset: list[RuleError] = []
    count = 0
    for share in found:
        made = share.made() if isinstance(share, Begun) else share
        for job, files in made.files:
            stem = "-".join((job.kind, *job.variants))
            for form, one in zip(job.forms, files, strict=False):
                if isinstance(one, RuleError):
                    unset.append(one)
                    continue
                path = out / made.game / Path(job.locale).name / f"{stem}{FORMATS[form].suffix}"
                write(path, one)
                wrote(job, path, one)
                count += 1
    if unset:
        raise _together(unset)
    return count


def _together(found: Iterable[RuleError]) -> RuleError:
    """All that is wrong, each once."""
    diagnostics: dict[tuple[str, str, Span | None], Diagnostic] = {}
    sources: dict[str, Source] = {}
    for problem in found:
        for one in problem.diagnostics:
            diagnostics[one.code, one.message, one.labels[0].span if one.labels else None] = one
        sources |= problem.sources
    return RuleError(tuple(diagnostics.values()), sources)
