"""Which commands there are, and what happens when one goes wrong."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from types import MappingProxyType

from rulekit.cli.faults import tell
from rulekit.cli.streams import OUTPUT, abandon

__all__ = ["COMMANDS", "run"]

COMMANDS = MappingProxyType(
    {
        "build": "write every document of every game in every locale",
        "book": "write one document",
        "check": "say what is wrong with rules",
        "test": "run worked examples",
        "play": "play in the terminal",
        "replay": "tell a recorded play in words",
        "simulate": "play many games and sum them up",
        "balance": "tell who is favoured and what is worth taking, with a variant and without",
        "fmt": "print rules in the one form",
        "diff": "say what a variant changes",
        "explain": "explain a diagnostic code",
        "new": "begin a game, a variant or a locale",
        "locale": "say what a language still lacks, or write what it needs for a game",
    }
)
"""Each command with its one line of help; its module has ``add`` and ``run``."""


TELL = frozenset(("check", "test"))
"""The commands whose ``--format`` says how mistakes are told; elsewhere it is that of a document."""


def run(arguments: list[str]) -> int:
    """Run a command line; everything that can go wrong outside rulekit becomes a message and a status."""
    options = argparse.Namespace(command="")
    try:
        status = _run(arguments, options)
        sys.stdout.flush()  # what cannot be written is told here, not when Python ends
    except BrokenPipeError:
        abandon()
        return 1
    except Exception as problem:  # noqa: BLE001  # a fault of ours says that it is ours
        if isinstance(problem, OSError) and problem.filename == OUTPUT:
            abandon()
        return tell(problem, getattr(options, "format", "text") if options.command in TELL else "text")
    return status


def _run(arguments: list[str], options: argparse.Namespace) -> int:
    """The same; what goes wrong is raised."""
    parser = argparse.ArgumentParser(
        "rulekit", description="Write a board game once; play it, prove it, print it, in every language."
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    wanted = next((one for one in arguments if one in COMMANDS), None)
    for name, help_ in COMMANDS.items():
        command = commands.add_parser(name, help=help_, description=help_)
        if name == wanted:
            import_module(f"rulekit.cli.{name}").add(command)
    try:
        parser.parse_args(arguments, options)
    except SystemExit as stop:
        return int(stop.code or 0)
    return int(import_module(f"rulekit.cli.{options.command}").run(options))
