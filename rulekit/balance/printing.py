"""A report in the words of a language, as files."""

from __future__ import annotations

from attrs import evolve

from rulekit.diagnostics import RuleError
from rulekit.document.blocks import Document
from rulekit.driver.pipeline import Checked
from rulekit.driver.setting import Worded
from rulekit.driver.speaking import language_of, lexicon_for, speaker_for

__all__ = ["in_words"]


def in_words(document: Document, checked: Checked, base: Checked, tag: str) -> Worded:
    """A report in a language.

    Args:
        document: without words.
        checked: the game with its variants.
        base: the game without them, whose words are there as well: of what a variant takes away, too.
        tag: the language.

    Raises:
        RuleError: RK0603, there is no such language. RK05xx, words that it lacks.
    """
    speaker = speaker_for(checked, tag)
    if base is not checked:
        earlier = lexicon_for(base, language_of(base, tag)).entries
        speaker.lexicon = evolve(speaker.lexicon, entries={**earlier, **speaker.lexicon.entries})
    said = speaker.document(document)
    if speaker.report:
        raise RuleError(tuple(speaker.report), dict(speaker.lexicon.sources))
    return Worded(said, speaker.typography(), speaker.lexicon)
