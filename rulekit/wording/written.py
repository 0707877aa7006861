"""What a person wrote in a language for an authored text, with its placeholders said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.document.sentence import Part, Prose
from rulekit.wording import errors
from rulekit.wording.prose import fill

if TYPE_CHECKING:
    from rulekit.wording.speaker import Speaker

__all__ = ["written"]


def written(prose: Prose, speaker: Speaker) -> str:
    """The text; each picture that it shows stands before the first word for its thing, behind the article.

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
        picture, bare = drawn(part), _bare(part, path, speaker)
        said = locale.marks.begin(said) if locale.marks.ended(before) else said
        return _before_word(picture, said, bare) if picture else said

    return fill(text, value)


def _bare(part: Part, path: str, speaker: Speaker) -> tuple[str, ...]:
    """The word in less of the form that is asked for: without its article, or without the word for whose it is."""
    parts = path.split(".") if path else []
    found: list[str] = []
    for left in range(len(parts)):
        rest = ".".join((*parts[:left], *parts[left + 1 :]))
        try:
            found.append(speaker.say(part, speaker.locale.plain(**speaker.paradigm_of(part).dimensions(rest))))
        except (KeyError, AttributeError):
            continue
    return tuple(found)


def _before_word(picture: str, said: str, bare: tuple[str, ...]) -> str:
    """Words with a picture before the word itself: *the [army] army*, as an article leads to what follows it.

    An article that is one with its word (*l'*) stays so: the picture stands before both.
    """
    for word in sorted(bare, key=len, reverse=True):
        lead = said[: len(said) - len(word)]
        if word and lead.endswith(" ") and said.casefold().endswith(word.casefold()):
            return lead + picture + said[len(lead) :]
    return picture + said
