"""What authored texts say by themselves, and what they ask for and the game does not have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from rulekit.book.gists import of_step
from rulekit.book.played_figures import played_figures
from rulekit.book.prose import Passages, filled, names_of_things
from rulekit.diagnostics import Diagnostic
from rulekit.document.closed import Role
from rulekit.driver.speaking import word_file
from rulekit.model.game import Game
from rulekit.wording import Locale, errors
from rulekit.wording.prose import placeholders_of

if TYPE_CHECKING:
    from rulekit.wording.lexicon import Lexicon

__all__ = ["out_of_place", "printed"]

OF_EXAMPLES = ("question", "answer", "told", "because_")
"""How the texts are called that belong to an example, behind its name."""


def printed(game: Game, lexicon: Lexicon) -> tuple[str, ...]:
    """The keys of the authored texts that are printed: none that a variant has another one for or that are left out."""
    passages = Passages(placeholders_of(lexicon.prose))
    return tuple(key for key in lexicon.prose if passages.chosen(key, game) == key and passages.said(key, game))


def out_of_place(
    game: Game, spoken: Locale, lexicon: Lexicon, variants: Mapping[str, Path] = MappingProxyType({})
) -> Iterator[Diagnostic]:
    """What is wrong with the authored texts of a game in a language, given the game.

    Args:
        game: the game with its variants.
        spoken: the language.
        lexicon: its words and texts of the game.
        variants: the rules of variants that texts may be written beside.

    Reports:
        RK0516 to RK0518.
    """
    from rulekit.wording.spelled_out import spelled_out  # noqa: PLC0415  # only a check asks

    things = ((str(Role.THINGS), name) for name in names_of_things(game))
    sought = (one for one in things if one not in spoken.words)
    passages = Passages(placeholders_of(lexicon.prose))
    examples = {one.name for one in game.examples}
    gone = (key for key in passages.placeholders if _of_example(key) not in (None, *examples))
    yield from spelled_out(spoken, lexicon, sought, {**dict.fromkeys(gone), **played_figures(game)})
    variant = game.variants[-1].name if game.variants else ""
    in_force = {one.name for one in game.variants}
    for key, asked in passages.placeholders.items():
        whose, dot, _ = key.partition(".")
        if dot and whose not in in_force and lexicon.find(whose, Role.VARIANTS) is not None:
            continue  # of a variant that is not in force here, whose things are not there either
        if _of_example(key) not in (None, *examples):
            continue  # of an example that variants have left out
        place = str(word_file(variants[variant], spoken.tag)) if variant in variants else lexicon.text_place(key)
        if step := of_step(key):
            if game.variants:
                continue  # where it was written for another step, the generated words stand there again
            if game.step(step) is None and step not in names_of_things(game):  # a case of a step has its gist, too
                yield errors.fills_nothing(key, step, spoken.tag, place, variant)
        if passages.chosen(key, game) == key:
            nothing = (name for name in sorted(asked) if filled(name, game) is None)
            yield from (errors.fills_nothing(key, one, spoken.tag, place, variant) for one in nothing)


def _of_example(key: str) -> str | None:
    """The example that a text is about; None if it is about none."""
    whose, _, what = key.partition(".")
    return whose if what.startswith(OF_EXAMPLES) else None
