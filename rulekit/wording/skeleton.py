"""The files of a new language: all that the engine asks of one, named and explained, without a word in it.

What a language has in common with others is in ``locales/_skeleton``; the rest is made from the sentences that are
declared and from the labels and words of the language that is the source of the others. A blank is a word that is
missing: it is reported where it is needed, and nothing is taken from elsewhere.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from attrs import asdict, fields

from rulekit.document.sentences import SENTENCES
from rulekit.document.shape import Holds, PartType, Shape, Stands
from rulekit.document.typography import Labels
from rulekit.wording.lexicon import kind_of
from rulekit.wording.locale import LABELS, Locale

__all__ = ["UnknownLanguage", "skeleton"]

FILES: Mapping[Stands, tuple[str, str]] = {
    Stands.PHRASE: ("phrases", "Amounts, things and sets, as noun phrases."),
    Stands.CONDITION: ("conditions", "Conditions, as clauses without their conjunction."),
    Stands.CLAUSE: ("clauses", "What is done, and what lasts."),
    Stands.WHOLE: ("wholes", "Sentences of their own."),
}
"""The file for each way that sentences stand, and what it holds."""

HELD: Mapping[Holds, str] = {
    Holds.NOUN: "a noun",
    Holds.NAME: "a person",
    Holds.NUMBER: "a number",
    Holds.ICON: "a picture",
    Holds.TEXT: "a text",
    Holds.YES_NO: "yes or no",
    Holds.ABSENT: "absent",
    Holds.PHRASE: "a phrase",
    Holds.CONDITION: "a condition",
    Holds.CLAUSE: "a clause",
    Holds.WHOLE: "a sentence",
    Holds.MEMBER: "one of some words",
    Holds.SEVERAL: "several",
}
"""What a part may be, in words for those who write macros. A picture stands where a noun does, and is said like one."""


class UnknownLanguage(LookupError):
    """A tag that the Unicode consortium's data knows no language by."""


def skeleton(tag: str, source: Locale, templates: Path) -> dict[str, str]:
    """The files of a new language by their paths in its folder.

    Args:
        tag: the name of its folder, such as ``"de"`` or ``"pt_BR"``.
        source: the language whose labels and words say what a language must have.
        templates: the folder of what all languages have in common.

    Raises:
        UnknownLanguage: nobody knows the digits, plurals and lists of such a language.
    """
    from babel import Locale as Known  # noqa: PLC0415  # takes 10 ms, and only for new languages
    from babel import UnknownLocaleError  # noqa: PLC0415  # as above

    babel = tag.replace("-", "_")
    try:
        known = Known.parse(babel)
    except (UnknownLocaleError, ValueError) as problem:
        raise UnknownLanguage(tag) from problem
    said = {
        "babel": babel,
        "name": known.get_display_name() or tag,
        "tag": tag.replace("_", "-"),
        "lang": known.language,
    }
    made = {
        path.name: _filled(path.read_text("utf-8"), said, braces=path.stem == "forms")
        for path in sorted(templates.glob("*.toml"))
    }
    made["locale.toml"] += "".join(_page_labels(source))
    made["words.toml"] = "".join(_words(source, said["name"]))
    for stands, (name, about) in FILES.items():
        shapes = [one for one in SENTENCES.values() if one.stands is stands]
        made[f"sentences/{name}.j2"] = "\n".join((_about(about), *map(_sentence, shapes), ""))
    return made


def _about(about: str) -> str:
    """What stands at the top of a file of sentences."""
    return (
        f"{{# {about}\n\n"
        "   Below is a remark for each sentence that the engine says: its name and its parts. A `thing` is a noun, a\n"
        "   number, a person or a phrase. Write its macro under the remark:\n\n"
        "   {% macro name(x, f) %}...{% endmacro %} #}"
    )


def _filled(text: str, said: Mapping[str, str], *, braces: bool) -> str:
    for name, value in said.items():
        text = text.replace(f"{{{name}}}", value)
    return text.replace("{{", "{").replace("}}", "}") if braces else text


def _page_labels(source: Locale) -> Iterator[str]:
    """A blank for each word that pages need, with what it is."""
    said = asdict(source.typography().labels)
    for one in fields(Labels):
        text = one.default if isinstance(one.default, str) else ""
        yield f"{one.name} = {_text(text)}   # {said[one.name]}\n"


def _words(source: Locale, name: str) -> Iterator[str]:
    """A blank for each label and each word of rulekit's own, with what it is in the source language."""
    yield f"# {name}: headings, short texts and nouns of rulekit's own.\n\n[labels]\n"
    for label, text in source.labels.items():
        yield f'{label} = ""   # {text}\n'
    plurals = _plurals(source)
    for role in dict.fromkeys(role for role, _ in source.words if role != LABELS):
        yield f"\n[{role}]\n"
        base = source.paradigms[kind_of(role)].base
        for (own, term), entry in source.words.items():
            if own == role and entry.texts.get(base) and (role, term) not in plurals:
                blank = '{ singular = "", plural = "" }' if role == "things" else '""'
                yield f"{term} = {blank}   # {entry.texts[base]}\n"
        for (own, plural), term in plurals.items():
            if own == role:
                yield f'{plural} = {{ like = "{role}.{term}" }}\n'


def _plurals(source: Locale) -> Mapping[tuple[str, str], str]:
    """The words that are others under another name, their plural, by role and term, with the terms of these."""
    return {key: one.like[1] for key, one in source.words.items() if one.like is not None and one.like[0] == key[0]}


def _sentence(shape: Shape) -> str:
    """A remark on a sentence: its name, its parts, and where its macro goes."""
    parts = "; ".join(f"x.{name}: {_part(of)}" for name, of in shape.parts.items())
    return f"\n{{# {shape.name}{f' ({parts})' if parts else ''} #}}"


def _part(of: PartType) -> str:
    """What a part may be, in words."""
    if of.each is not None:
        return f"several, each {_part(of.each)}"
    if of.members is not None:
        values = " or ".join(_text(one.value) for one in of.members)
        return f"{values} or absent" if of.optional else values
    held = of.holds - {Holds.ICON}
    thing = {Holds.NOUN, Holds.NAME, Holds.NUMBER, Holds.PHRASE}
    said = ["a thing"] if thing <= held else []
    said += [HELD[one] for one in Holds if one in held - (thing if said else frozenset())]
    names = f" ({', '.join(sorted(of.names))})" if of.names else ""
    return " or ".join(said) + names


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
