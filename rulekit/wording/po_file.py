"""The PO file of a game as it is to be written: texts of people stay as they are, sentences are written anew."""

from __future__ import annotations

import re
from collections.abc import Iterable
from io import BytesIO

from attrs import frozen

from rulekit.wording.edits import CONTEXT

__all__ = ["Entry", "head", "written"]

WIDE = 1_000_000
"""So wide that no sentence is broken into lines: who looks for words finds them."""


@frozen
class Entry:
    """A sentence of the book in a PO file.

    Args:
        context: what it is bound to.
        source: the sentence with its gaps in the language that texts are first written in.
        text: what a person wrote; empty if nobody did.
        remarks: the place in the book, what is generated, and the same with gaps.
        places: file and line of the rules that it says.
        fuzzy: whether somebody has to look at it: the text was written for another sentence.
        previous: that other sentence, in the same language as ``source``.
        obsolete: whether no book has it any more.
    """

    context: str
    source: str
    text: str = ""
    remarks: tuple[str, ...] = ()
    places: tuple[tuple[str, int], ...] = ()
    fuzzy: bool = False
    previous: str = ""
    obsolete: bool = False


def written(before: str, entries: Iterable[Entry]) -> str:
    """The text of a PO file with these sentences in place of those that it had.

    Args:
        before: the file as it was.
        entries: the sentences, in the order of the book.
    """
    from babel.messages.catalog import Catalog, Message  # noqa: PLC0415 -- takes 20 ms; only those who write pay
    from babel.messages.pofile import write_po  # noqa: PLC0415 -- as above

    catalogue = Catalog()
    for one in entries:
        message = Message(
            one.source,
            one.text,
            locations=one.places,
            auto_comments=one.remarks,
            flags=("fuzzy",) if one.fuzzy else (),
            context=one.context,
            previous_id=one.previous or (),
        )
        # What checks such formats knows no forms: it would call every gap with one wrong.
        message.flags -= {"python-format", "python-brace-format"}
        if one.obsolete:
            catalogue.obsolete[one.context] = message
        else:
            catalogue[one.source] = message
    made = BytesIO()
    write_po(made, catalogue, width=WIDE, omit_header=True, include_previous=True)
    own = "".join(one for one in _chunks(before) if not (_is_sentence(one) or _is_left_over(one))).rstrip()
    return f"{own}\n\n{made.getvalue().decode().strip()}\n".lstrip("\n")


def head(title: str, name: str, tag: str) -> str:
    """How the file of a game begins.

    Args:
        title: what the game is called.
        name: what the language is called.
        tag: the language.
    """
    return (
        f"# {title}: {name}.\n"
        'msgid ""\nmsgstr ""\n'
        f'"Language: {tag}\\n"\n'
        '"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n'
        '"Content-Transfer-Encoding: 8bit\\n"\n'
    )


def _chunks(text: str) -> list[str]:
    """The entries of a file with their remarks and the blank lines behind them, whatever stands between them.

    Remarks with a blank line behind them belong to no entry.
    """
    found: list[list[str]] = [[]]
    said = begun = False
    for line in text.splitlines(keepends=True):
        bare = re.sub(r"^#~ ?", "", line).strip()
        apart = bool(bare and found[-1] and not found[-1][-1].strip())
        # What somebody left unfinished ends where the next entry begins.
        alone = apart and (not begun or bare.startswith(("#", "msgctxt")))
        if alone or (said and bare and not bare.startswith(('"', "msgstr"))):
            found.append([])
            said = begun = False
        said = said or bare.startswith("msgstr")
        begun = begun or (bool(bare) and not bare.startswith("#"))
        found[-1].append(line)
    return ["".join(one) for one in found]


def _is_sentence(chunk: str) -> bool:
    return re.search(rf'^(#~ )?msgctxt "{CONTEXT}', chunk, re.MULTILINE) is not None


def _is_left_over(chunk: str) -> bool:
    """Whether nothing is there but flags, places and the like, which every reader takes for those of the next entry."""
    lines = [line.strip() for line in chunk.splitlines() if line.strip()]
    return bool(lines) and all(line.startswith(("#,", "#.", "#:", "#|")) for line in lines)
