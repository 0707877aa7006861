"""The sentences of a language: one Jinja macro for each, joined from all files of its folder."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from types import CodeType
from typing import TYPE_CHECKING

from attrs import frozen

from rulekit.diagnostics import Diagnostic, RuleError
from rulekit.wording import errors
from rulekit.wording.kept import keep, kept

if TYPE_CHECKING:
    from jinja2 import Environment, Template
    from jinja2.environment import TemplateModule

__all__ = ["Macros", "read_macros"]

_MACRO = re.compile(r"\{%-?\s*macro\s+(\w+)")


@frozen
class Macros:
    """The compiled sentences of a language.

    Args:
        template: all files as one, so that a macro may call any other.
        places: the file each macro is written in.
    """

    template: Template
    places: Mapping[str, str]

    def module(self, functions: Mapping[str, object]) -> TemplateModule:
        """The macros, with the functions they may call."""
        return self.template.make_module(dict(functions))


def read_macros(shelves: Iterable[Path], tag: str, cache: Path) -> Macros:
    """The sentences in ``sentences/*.j2`` of a language's folders.

    Args:
        shelves: the language's folders.
        tag: the language, for messages.
        cache: where compiled sentences may be kept; compiling takes a millisecond for each.

    Raises:
        RuleError: when a file is no Jinja, or a sentence is written twice.
    """
    from jinja2 import StrictUndefined, TemplateSyntaxError  # noqa: PLC0415 -- takes 50 ms; not before words are made
    from jinja2 import __version__ as version  # noqa: PLC0415 -- as above
    from jinja2.sandbox import ImmutableSandboxedEnvironment  # noqa: PLC0415 -- as above

    environment = ImmutableSandboxedEnvironment(undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    places: dict[str, str] = {}
    starts: list[tuple[int, str]] = []
    wrong: list[Diagnostic] = []
    lines: list[str] = []
    for path in sorted((one for shelf in shelves for one in (shelf / "sentences").glob("*.j2")), key=lambda p: p.name):
        place = f"locales/{tag}/sentences/{path.name}"
        text = path.read_text("utf-8")
        starts.append((len(lines), place))
        lines += text.splitlines()
        for found in _MACRO.finditer(text):
            if found[1] in places:
                wrong.append(errors.declared_twice(found[1], tag, places[found[1]], place))
            places[found[1]] = place
    source = "\n".join(lines)
    try:
        code = _compiled(environment, source, f"{version} {sys.version}", cache)
    except TemplateSyntaxError as problem:
        start, place = max(one for one in starts if one[0] < problem.lineno)
        wrong.append(errors.broken_file(f"{place}, line {problem.lineno - start}", problem.message or ""))
    if wrong:
        raise RuleError(tuple(wrong), {})
    return Macros(environment.template_class.from_code(environment, code, environment.make_globals({})), places)


def _compiled(environment: Environment, source: str, version: str, cache: Path) -> CodeType:
    """The code of the template, from the cache if its source and the compilers are the same as when it was kept."""
    path = cache / f"sentences-{sha256((version + source).encode()).hexdigest()[:32]}.bin"
    code = kept(path)
    if code is None:
        code = environment.compile(source, "sentences", "<sentences>")
        keep(path, code)
    return code
