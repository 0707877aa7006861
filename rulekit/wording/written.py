"""What a person wrote in a language for an authored text, with its placeholders said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.document.sentence import Prose
from rulekit.wording import errors
from rulekit.wording.prose import fill

if TYPE_CHECKING:
    from rulekit.wording.speaker import Speaker

__all__ = ["written"]


def written(prose: Prose, speaker: Speaker) -> str:
    """The text; each picture that it shows stands before the first word for its thing.

    Args:
        prose: the text by its key, and what its placeholders stand for.
        speaker: says it.

    Raises:
        ValueError: when a brace is not closed.
    """
    lexicon, locale = speaker.lexicon, speaker.locale
    text = lexicon.prose.get(prose.key)
    if text is None:
        return speaker.missing(errors.missing_prose(prose.key, locale.tag, lexicon.prose_place), prose.key)
    shown: set[str] = set()

    def drawn(part: object) -> str:
        picture = speaker.picture(part) if prose.pictured else ""
        new = picture not in shown
        shown.add(picture)
        return picture if new else ""

    def value(name: str, path: str, before: str) -> str:
        if name not in prose.values:
            known = ", ".join(f"{{{one}}}" for one in prose.values)
            problem = errors.unknown_placeholder(prose.key, name, locale.tag, lexicon.prose_place, known)
            return speaker.missing(problem, name)
        part = prose.values[name]
        try:
            said = speaker.say(part, locale.plain(**speaker.paradigm_of(part).dimensions(path)))
        except (KeyError, AttributeError):
            problem = errors.unknown_placeholder(prose.key, f"{name}:{path}", locale.tag, lexicon.prose_place)
            return speaker.missing(problem, name)
        return drawn(part) + (locale.marks.begin(said) if locale.marks.ended(before) else said)

    return fill(text, value)
