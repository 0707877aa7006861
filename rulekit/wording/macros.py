"""The sentences of a language: one Jinja macro for each, joined from all files of its folder."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from types import CodeType
from typing import TYPE_CHECKING

from attrs import field, frozen

from rulekit.diagnostics import Diagnostic, RuleError
from rulekit.document.sentences import SENTENCES
from rulekit.document.shape import fingerprint
from rulekit.wording import errors
from rulekit.wording.characters import odd_character
from rulekit.wording.kept import keep, kept

if TYPE_CHECKING:
    from jinja2 import Template, nodes
    from jinja2.environment import TemplateModule

    from rulekit.wording.functions import Desk

__all__ = ["Macros", "read_macros"]

BOUNDED = 2  # changes when the sandbox watches other signs: those of a kept file are compiled as they were

_REMARK = re.compile(r"\{#.*?#\}", re.DOTALL)
_MACRO = re.compile(r"\{%-?\s*macro\s+(\w+)")


@frozen
class Macros:
    """The compiled sentences of a language.

    Args:
        template: all files as one, so that a macro may call any other.
        places: the file each macro is written in.
        refill: lets the next sentence take as many steps as any may.
        idle: the macros that nobody speaks with just now, each with the desk that their functions look at.
    """

    template: Template
    places: Mapping[str, str]
    refill: Callable[[], None] = field(repr=False, eq=False)
    idle: list[tuple[TemplateModule, Desk]] = field(factory=list, repr=False, eq=False)

    def module(self, functions: Mapping[str, object]) -> TemplateModule:
        """The macros, with the functions they may call."""
        return self.template.make_module(dict(functions))


def read_macros(shelves: Iterable[Path], tag: str, cache: Path, folder: str) -> Macros:
    """The sentences in ``sentences/*.j2`` of a language's folders.

    Args:
        shelves: the language's folders.
        tag: the language, for messages.
        cache: where compiled sentences may be kept; compiling takes a millisecond for each.
        folder: what messages call the folder of the language.

    Raises:
        RuleError: when a file is no Jinja, a sentence is written twice, or a macro does not fit its sentence.
    """
    from jinja2 import StrictUndefined, TemplateSyntaxError  # noqa: PLC0415 -- takes 50 ms; not before words are made
    from jinja2 import __version__ as version  # noqa: PLC0415 -- as above

    from rulekit.wording.bounding import bounded  # noqa: PLC0415 -- as above
    from rulekit.wording.sandbox import Sandbox  # noqa: PLC0415 -- as above

    environment = Sandbox(undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    places: dict[str, str] = {}
    starts: list[tuple[int, str]] = []
    wrong: list[Diagnostic] = []
    lines: list[str] = []
    for path in sorted((one for shelf in shelves for one in (shelf / "sentences").glob("*.j2")), key=lambda p: p.name):
        place = f"{folder}/sentences/{path.name}"
        text = _text(path, place)
        odd = odd_character(text, lines=True)
        if odd is not None:
            wrong.append(errors.odd_in_file(place, odd))
        starts.append((len(lines), place))
        lines += text.splitlines()
        for found in _MACRO.finditer(_REMARK.sub("", text)):
            if found[1] in places:
                wrong.append(errors.declared_twice(found[1], tag, places[found[1]], place))
            places[found[1]] = place
    source = "\n".join(lines)

    def place_of(line: int) -> str:
        start, place = max(one for one in starts if one[0] < line)
        return f"{place}, line {line - start}"

    code: CodeType | None = None
    try:
        # What is kept was checked before it was kept, against the same sentences.
        path = _path(source, f"{version} {sys.version} {fingerprint(SENTENCES)} {BOUNDED}", cache)
        code = kept(path)
        if code is None:
            tree = environment.parse(source)
            wrong += _unfit(tree, tag, place_of)
            code = environment.compile(bounded(tree), "sentences", "<sentences>")
            if not wrong:
                keep(path, code)
    except TemplateSyntaxError as problem:
        wrong.append(errors.broken_file(place_of(problem.lineno), problem.message or ""))
    except (RecursionError, ValueError) as problem:  # what no sentence needs: nested without end, digits by thousands
        wrong.append(errors.broken_file(f"{folder}/sentences", str(problem)))
    if wrong or code is None:
        raise RuleError(tuple(wrong), {})
    template = environment.template_class.from_code(environment, code, environment.make_globals({}))
    return Macros(template, places, environment.refill)


def _text(path: Path, place: str) -> str:
    """The text of a file of sentences.

    Raises:
        RuleError: RK0509, it can't be read.
    """
    try:
        return path.read_text("utf-8")
    except (OSError, ValueError) as problem:
        raise RuleError((errors.broken_file(place, str(problem)),), {}) from problem


def _unfit(tree: nodes.Template, tag: str, place_of: Callable[[int], str]) -> Iterator[Diagnostic]:
    """What does not fit between the macros and the sentences that are declared."""
    from rulekit.wording.fitting import misfits  # noqa: PLC0415 -- only when sentences are compiled

    for one in misfits(tree):
        yield (errors.open_branch if one.closed else errors.unfit_macro)(one.macro, tag, place_of(one.line), one.why)


def _path(source: str, version: str, cache: Path) -> Path:
    """Where the code of the sentences is kept: elsewhere for another source, other compilers or other parts."""
    return cache / f"sentences-{sha256((version + source).encode()).hexdigest()[:32]}.bin"
