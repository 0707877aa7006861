"""Pairs of games that differ in one thing: whether what differs in play differs on the pages."""

from __future__ import annotations

from attrs import frozen

from rulekit.driver.pipeline import Checked, check_source
from rulekit.source import Source
from tests.meaning.pages import TAGS, Pages, Printer
from tests.meaning.played import played_alike
from tests.meaning.words import speakers

__all__ = ["FAILURES", "Base", "Verdict", "assert_each_has_its_own", "verdict"]

FAILURES = ("untold", "broken", "raised")
"""What must not come of a change."""

SENTENCES = ("RK0501", "RK0508")
"""What is wrong with a sentence, not with a word."""


@frozen
class Verdict:
    """What came of a change.

    Args:
        outcome: ``wrong`` (the check refuses the game), ``alike`` (it is played as before), ``told`` (it is played
            otherwise, and every language tells), ``untold`` (some do not), ``broken`` (something could not be said),
            ``raised``.
        tags: the languages that do not tell it, or cannot say it.
        why: of what is broken or raised: what it was.
    """

    outcome: str
    tags: tuple[str, ...] = ()
    why: str = ""

    @property
    def fails(self) -> bool:
        """Whether it must not be."""
        return self.outcome in FAILURES


@frozen
class Base:
    """A game as it is, with its pages."""

    text: str
    checked: Checked
    pages: Pages
    printer: Printer

    @staticmethod
    def of(text: str, printer: Printer) -> Base:
        """A game that is right.

        Raises:
            ValueError: it is not.
        """
        checked = _checked(text)
        if checked.game is None:
            raise ValueError("\n".join(f"{one.code} {one.message}" for one in checked.diagnostics))
        return Base(text, checked, printer.pages(checked), printer)

    @property
    def verdict(self) -> Verdict:
        """Whether the game itself can be said."""
        broken = {tag: tuple(filter(_is_sentence, found)) for tag, found in self.pages.broken.items()}
        tags = tuple(tag for tag in TAGS if broken.get(tag))
        return Verdict("broken", tags, broken[tags[0]][0]) if tags else Verdict("told")


def verdict(base: Base, text: str) -> Verdict:
    """What comes of a change to a game.

    Args:
        base: the game.
        text: its rules after the change.
    """
    stage, game = "check", base.checked.game
    assert game is not None
    try:
        checked = _checked(text)
        if checked.game is None:
            return Verdict("wrong")
        if checked.game == game:
            return Verdict("alike")
        stage = "book"
        pages = base.printer.pages(checked)
        untold = tuple(tag for tag in TAGS if pages.texts[tag] == base.pages.texts[tag])
        stage = "play"
        if untold and played_alike(game, checked.game):
            return Verdict("alike")
    except Exception as problem:  # noqa: BLE001  # whatever is raised is what is looked for
        return Verdict("raised", TAGS, f"{stage}: {type(problem).__name__}: {problem}")
    if untold:
        return Verdict("untold", untold)
    for tag, broken in pages.broken.items():
        fresh = [one for one in broken if _is_sentence(one) and one not in base.pages.broken.get(tag, ())]
        if fresh:
            return Verdict("broken", (tag,), fresh[0])
    return Verdict("told")


def _checked(text: str) -> Checked:
    return check_source(Source("base.rules", text))


def _is_sentence(broken: str) -> bool:
    # A word that a game never needed before may be missing; a sentence may not.
    return broken.startswith(SENTENCES)


def assert_each_has_its_own(texts: list[str]) -> None:
    """Each of some games can be said, and no two of them have the same pages in any language.

    Args:
        texts: the games; the first has all the words that the others use.
    """
    printer = Printer(speakers(texts[0], 1))
    pages = [Base.of(one, printer).pages for one in texts]
    assert [one.broken for one in pages] == [{}] * len(texts)
    for tag in TAGS:
        assert len({one.texts[tag] for one in pages}) == len(texts), tag
