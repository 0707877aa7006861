"""What a kind of statement lacks: `python -m tests.statements.registry` says it of the tree that it is run in."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from tempfile import TemporaryDirectory

import rulekit.statements
from rulekit import resources
from rulekit.diagnostics import RuleError
from rulekit.document.sentences import SENTENCES
from rulekit.driver.printing import locale
from rulekit.statements import KINDS
from rulekit.statements.kind import Kind
from rulekit.syntax.grammar import grammar_text
from tests.docs.reference import shown

__all__ = ["lacking"]

MADE = re.compile(r"->\s*(\w+)")
EXTENDED = re.compile(r"%extend (?:simple|nest|block|effect)[^\n]*(?:\n\s+\|[^\n]*)*")
SAID = re.compile(r"(?:clause|with_body)\(\s*\"(\w+)\"")


def lacking() -> list[str]:
    """Everything that some kind of statement or modifier lacks, a line each."""
    return [*_unregistered(), *_without_grammar(), *_without_kind(), *_unsaid(), *_unshown()]


def _unregistered() -> list[str]:
    """Kinds that a file declares and the registry does not name."""
    known = {id(one) for one in KINDS}
    found: list[str] = []
    for module in iter_modules(rulekit.statements.__path__):
        for value in vars(import_module(f"rulekit.statements.{module.name}")).values():
            several = value if isinstance(value, tuple) else (value,)
            found += [
                f"{one.node}: not in the registry" for one in several if isinstance(one, Kind) and id(one) not in known
            ]
    return found


def _without_grammar() -> list[str]:
    text = re.sub(r"^//.*$", "", grammar_text(), flags=re.MULTILINE)
    made = {*MADE.findall(text), *re.findall(r"^[?!]*(\w+)\s*:", text, re.MULTILINE)}
    return [f"{one.node}: no grammar" for one in KINDS if one.node not in made]


def _without_kind() -> list[str]:
    known = {one.node for one in KINDS}
    text = "\n".join(one.read_text("utf-8") for one in sorted((resources.grammars() / "statements").glob("*.lark")))
    made = {name for rule in EXTENDED.findall(text) for name in MADE.findall(rule)}
    return [f"{one}: no kind is checked for it" for one in sorted(made - known)]


def _unsaid() -> list[str]:
    """Sentences that a kind says and no shape is declared for, and what a locale lacks of them."""
    found: list[str] = []
    said: set[str] = set()
    for module in iter_modules(rulekit.statements.__path__):
        text = Path(rulekit.statements.__path__[0], f"{module.name}.py").read_text("utf-8")
        said |= set(SAID.findall(text))
    found += [f"{one}: no shape" for one in sorted(said) if not {one, f"{one}_lead"} & SENTENCES.keys()]
    for tag in resources.locale_tags():
        try:
            macros = locale(tag).macros.places
        except RuleError as problem:
            found += [f"{tag}: {one.message}" for one in problem.diagnostics]
        else:
            found += [f"{tag}: no macro {one}" for one in sorted(said & SENTENCES.keys() - macros.keys())]
    return found


def _unshown() -> list[str]:
    """Kinds that stand in no fragment of the reference."""
    with TemporaryDirectory() as folder:
        found = shown(Path(folder))
    return [f"{one.node}: not in the reference" for one in KINDS if one.node not in found]


if __name__ == "__main__":
    missing = lacking()
    sys.stdout.write("".join(f"{one}\n" for one in missing))
    sys.exit(bool(missing))
