"""Which documents there are to write of games, as jobs; those of one game with the same variants are a share."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve, frozen

from rulekit.document.typography import AS_IT_IS, Sheets
from rulekit.driver import pipeline, printing
from rulekit.driver.agreeing import Agreed
from rulekit.driver.composing import own_sheet
from rulekit.model.component import Table

__all__ = ["Job", "Share", "brings", "by_language", "jobs", "shares_of"]


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


OF_VARIANTS = ("sheet", "cards", "changes")
"""The kinds of documents that a variant has: what it changes, and what it brings."""
Share = tuple[Job, ...]
"""Jobs of one game with the same variants and options: what is found out about it is found out once."""


def jobs(
    games: Sequence[str],
    locales: tuple[str, ...],
    kinds: tuple[str, ...],
    forms: tuple[str, ...],
    agreed: Agreed = (),
    on: Sheets = AS_IT_IS,
) -> list[Job]:
    """All there may be to write: the documents of each game; of each variant its changes, and what it brings.

    Whether a variant ``brings`` sheets and cards shows when it is read: left for when the games' own pages are set.

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
                found += [Job(game, (variant,), locale, kind, forms, agreed) for kind in kinds if kind in OF_VARIANTS]
    return [evolve(one, on=on) for one in found]


def _cards(game: str, variants: tuple[str, ...]) -> tuple[Table, ...]:
    """The tables whose things are cards."""
    found = pipeline.load_game(game, variants).game  # which examples still hold changes no table
    return tuple(one for one in found.tables if one.on_cards) if found is not None else ()


def brings(job: Job) -> bool:
    """Whether there is anything to write: of a variant a sheet and cards only where they are not those of the game."""
    if not job.variants:
        return True
    if job.kind == "sheet":
        return own_sheet(pipeline.load_game(job.game, job.variants))
    return job.kind != "cards" or _cards(job.game, job.variants) != _cards(job.game, ())


def shares_of(wanted: Sequence[Job]) -> tuple[Share, ...]:
    """Some jobs share by share, in the order in which each share begins."""
    found: dict[tuple[str, tuple[str, ...], Agreed], list[Job]] = {}
    for job in wanted:
        found.setdefault((job.game, job.variants, job.agreed), []).append(job)
    return tuple(map(tuple, found.values()))


def by_language(share: Share) -> tuple[Share, ...]:
    """A share in parts, one for each language."""
    found: dict[str, list[Job]] = {}
    for job in share:
        found.setdefault(job.locale, []).append(job)
    return tuple(map(tuple, found.values()))
