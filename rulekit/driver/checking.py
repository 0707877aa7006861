"""What is wrong with games and their variants, and with the words that languages have for them, found out and shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rulekit.diagnostics import Diagnostic
from rulekit.driver import faultless
from rulekit.driver.finding import find_game, variant_names
from rulekit.driver.pipeline import Checked, examples_file, game_of_patch, read_and_check, targets
from rulekit.driver.reporting import show
from rulekit.source import Source, Span

__all__ = ["checked_anew"]


def checked_anew(paths: Sequence[str], variants: Sequence[str], tags: Sequence[str], form: str) -> tuple[bool, int]:
    """Check what some paths stand for, and show what is wrong, each mistake once.

    Args:
        paths: games by name, files, or folders with games in them.
        variants: those to check a game with; each by itself if there are none.
        tags: languages whose words are to be there.
        form: how mistakes are told.

    Returns:
        Whether anything is an error, and how many games and variants were checked.
    """
    wrong = False
    count = 0
    shown: set[tuple[str, str, Span | None]] = set()
    for name in targets(paths):
        texts = list[Mapping[str, str]]()
        clean = not variants and not tags
        for checked in _runs(name, variants):
            count += 1
            new = []
            found, sources = _everything(checked, tags)
            for one in found:
                key = (one.code, one.message, one.labels[0].span if one.labels else None)
                new += [one] if key not in shown else []
                shown.add(key)
            wrong = show(new, sources, form) or wrong
            clean = clean and not found
            texts.append({path: source.text for path, source in checked.sources.items()})
        game = faultless.whole_game(name)
        if clean and game is not None:
            faultless.note(game, texts)
    return wrong, count


def _everything(checked: Checked, tags: Sequence[str]) -> tuple[tuple[Diagnostic, ...], Mapping[str, Source]]:
    """What is wrong with rules; where nothing is, what languages lack to print and to play them."""
    found, sources = checked.diagnostics, dict(checked.sources)
    if checked.game is not None and tags:
        from rulekit.driver.vocabulary import all_missing  # noqa: PLC0415  # brings what words need
        from rulekit.playing.examples import still_true  # noqa: PLC0415  # plays, which a check alone does not

        checked = still_true(checked)
        for tag in tags:
            lacking, texts = all_missing(checked, tag)
            found, sources = found + lacking, sources | texts
    return found, sources


def _runs(name: str, variants: Sequence[str]) -> Iterator[Checked]:
    """What is checked under a name: a variant in its game, examples of a game, or a game and then its variants."""
    if (base := game_of_patch(name)) is not None:
        yield read_and_check(base, [name, *variants])
        return
    if (separate := examples_file(name)) is not None:
        game, own = separate
        yield read_and_check(game, [*own, *variants], name)
        return
    checked = read_and_check(name, variants)
    yield checked
    path = find_game(name)
    if checked.game is not None and path is not None and not variants:
        for one in variant_names(path):
            yield read_and_check(name, [one])
