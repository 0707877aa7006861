"""From a checked game to documents in words: composed, said, set."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.diagnostics import Diagnostic, RuleError
from rulekit.diagnostics.suggest import nearest
from rulekit.document.kinds import FORMAT_NAMES, KINDS
from rulekit.document.typography import AS_IT_IS, Sheets
from rulekit.driver.composing import compose_document, has_cards, texts_of
from rulekit.driver.declared import declarations
from rulekit.driver.languages import locale
from rulekit.driver.pictures import picture_names, pictures
from rulekit.driver.pipeline import Checked
from rulekit.driver.setting import Worded, fragment, pages, written
from rulekit.driver.speaking import speaker_for

__all__ = [
    "FORMAT_NAMES",
    "KINDS",
    "Worded",
    "compose_document",
    "foresee",
    "fragment",
    "has_cards",
    "known_format",
    "known_kind",
    "locale",
    "pages",
    "picture_names",
    "pictures",
    "speaker_for",
    "worded",
    "write_document",
    "written",
]


def known_kind(kind: str) -> str:
    """The kind of document itself.

    Raises:
        RuleError: RK0605, there is no such kind.
    """
    return _known(kind, KINDS, "kind of document", "RK0605")


def known_format(form: str) -> str:
    """The name of a format itself.

    Raises:
        RuleError: RK0606, there is no such format.
    """
    return _known(form, FORMAT_NAMES, "format", "RK0606")


def _known(name: str, known: tuple[str, ...], what: str, code: str) -> str:
    if name not in known:
        help_ = nearest(name, known) or f"there are: {', '.join(known)}"
        raise RuleError((Diagnostic(code, f"unknown {what} `{name}`", (), help_),), {})
    return name


def foresee(checked: Checked, kind: str, tag: str, forms: Sequence[str]) -> None:
    """Find out what a document in a language needs that other languages, or other documents in it, need as well.

    Raises:
        RuleError: RK05xx, a file of words can't be read.
    """
    from rulekit.formats import FORMATS  # noqa: PLC0415  # brings Typst

    speaker = speaker_for(checked, tag)
    compose_document(checked, kind, texts_of(checked, speaker))
    _ = speaker.locale.macros  # read once, for all copies of this process
    for form in forms:
        FORMATS[form].get_ready(speaker.typography())


def worded(checked: Checked, kind: str, tag: str, *, told: bool = False) -> Worded:
    """A document of a game in the words of a language.

    Args:
        checked: the game with its variants.
        kind: one of ``KINDS``.
        tag: the language.
        told: whether the words keep what of the rules they tell.

    Raises:
        RuleError: RK05xx, everything that the language lacks for the game, not only for this document.
    """
    speaker = speaker_for(checked, tag)
    if told and checked.game is not None:
        speaker.declared = {**{one.name: one.span for one in checked.game.examples}, **declarations(checked.game)}
    if kind in {"rulebook", "card"} and checked.game is not None:  # elsewhere there is no room for them
        speaker.pictures = frozenset(picture_names(checked.folder, checked.game.renamed))
    document = speaker.document(compose_document(checked, kind, texts_of(checked, speaker)))
    from rulekit.wording.complete import page_gaps  # noqa: PLC0415  # brings Jinja, as the speaker has

    if speaker.report or page_gaps(speaker.locale):
        from rulekit.driver.vocabulary import all_missing  # noqa: PLC0415  # only where words are missing

        raise RuleError(*all_missing(checked, tag, tuple(speaker.report)))
    return Worded(document, speaker.typography(), speaker.lexicon)


def write_document(checked: Checked, kind: str, tag: str, form: str, on: Sheets = AS_IT_IS) -> bytes:
    """A document of a game in a language and a format, as bytes; on certain paper if that is said.

    Raises:
        RuleError: RK05xx, words that the language lacks. RK0608 to RK0611, the pages can't be set.
    """
    return written(worded(checked, kind, tag).on(on), checked, form)
