"""What is wrong with games and their variants, and with the words that languages have for them, found out and shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import frozen

from rulekit.diagnostics import Diagnostic
from rulekit.driver import faultless
from rulekit.driver.copies import found_beside
from rulekit.driver.finding import find_game, variant_names
from rulekit.driver.pipeline import examples_file, game_of_patch, read_and_check, targets
from rulekit.driver.reporting import show
from rulekit.source import Source, Span

__all__ = ["checked_anew"]


@frozen
class _Asked:
    """What is checked at once.

    Args:
        name: of the game.
        variants: it is checked with.
        examples: a file with separate examples of it.
        after: whether it is a variant of the game before; where that is wrong by itself, it is not looked at.
    """

    name: str
    variants: tuple[str, ...]
    examples: str | None = None
    after: bool = False


@frozen
class _Found:
    """What a check found.

    Args:
        right: whether there is a game at all.
        wrong: what is wrong with it, or with its words.
        sources: the texts that this may point at.
        own: those of the rules, by their paths.
    """

    right: bool
    wrong: tuple[Diagnostic, ...]
    sources: Mapping[str, Source]
    own: Mapping[str, str]


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
    for name, results in _checked(paths, variants, tags):
        count += len(results)
        for found in results:
            new = []
            for one in found.wrong:
                key = (one.code, one.message, one.labels[0].span if one.labels else None)
                new += [one] if key not in shown else []
                shown.add(key)
            wrong = show(new, found.sources, form) or wrong
        game = faultless.whole_game(name)
        if game is not None and not (variants or tags or any(found.wrong for found in results)):
            faultless.note(game, [found.own for found in results])
    return wrong, count


def _checked(paths: Sequence[str], variants: Sequence[str], tags: Sequence[str]) -> list[tuple[str, list[_Found]]]:
    """What was found of each game or file that the paths stand for."""
    asked = [(name, one) for name in targets(paths) for one in _asked(name, variants)]
    found = found_beside(len(asked), lambda number: _found(asked[number][1], tags))
    results = list[tuple[str, list[_Found]]]()
    for number, (name, one) in enumerate(asked):
        if not one.after:
            results.append((name, [found(number)]))
        elif results[-1][1][0].right:
            results[-1][1].append(found(number))
    return results


def _asked(name: str, variants: Sequence[str]) -> list[_Asked]:
    """What is checked under a name: a variant in its game, examples of a game, or a game and then its variants."""
    if (base := game_of_patch(name)) is not None:
        return [_Asked(base, (name, *variants))]
    if (separate := examples_file(name)) is not None:
        game, own = separate
        return [_Asked(game, (*own, *variants), name)]
    path = find_game(name)
    each = variant_names(path) if path is not None and not variants else []
    return [_Asked(name, tuple(variants)), *(_Asked(name, (one,), after=True) for one in each)]


def _found(asked: _Asked, tags: Sequence[str]) -> _Found:
    """What is wrong with rules; where nothing is, what languages lack to print and to play them."""
    checked = read_and_check(asked.name, asked.variants, asked.examples)
    own = {path: source.text for path, source in checked.sources.items()}
    wrong, sources = checked.diagnostics, dict(checked.sources)
    if checked.game is not None and tags:
        from rulekit.driver.vocabulary import all_missing  # noqa: PLC0415  # brings what words need
        from rulekit.playing.examples import still_true  # noqa: PLC0415  # plays, which a check alone does not

        checked = still_true(checked)
        for tag in tags:
            lacking, texts = all_missing(checked, tag)
            wrong, sources = wrong + lacking, sources | texts
    return _Found(checked.game is not None, wrong, sources, own)
