"""Which commands there are, and what happens when one goes wrong."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from types import MappingProxyType

__all__ = ["COMMANDS", "run"]

OURS = "RK0901"
"""The code of a mistake of rulekit itself."""

COMMANDS = MappingProxyType(
    {
        "build": "write every document of every game in every locale",
        "book": "write one document",
        "check": "say what is wrong with rules",
        "test": "run worked examples",
        "play": "play in the terminal",
        "replay": "tell a recorded play in words",
        "simulate": "play many games at random and sum them up",
        "fmt": "print rules in the one form",
        "diff": "say what a variant changes",
        "explain": "explain a diagnostic code",
        "new": "begin a game, a variant or a locale",
        "locale": "say what a language still lacks, or write what it needs for a game",
    }
)
"""Each command with its one line of help; its module has ``add`` and ``run``."""


def run(arguments: list[str]) -> int:
    """Run a command line; everything that can go wrong outside rulekit becomes a message and a status."""
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
        options = parser.parse_args(arguments)
    except SystemExit as stop:
        return int(stop.code or 0)
    return _guarded(options)


def _guarded(options: argparse.Namespace) -> int:
    from rulekit.diagnostics import RuleError  # noqa: PLC0415  # part of a quick start

    try:
        return int(import_module(f"rulekit.cli.{options.command}").run(options))
    except RuleError as problem:
        _show(problem, options)
        unreadable = any(one.code.startswith("RK06") for one in problem.diagnostics)
        return 2 if unreadable else 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as problem:
        print(f"error: {problem.filename or 'the system'}: {problem.strerror or problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except Exception as problem:  # a fault of ours says that it is ours
        if os.environ.get("RULEKIT_TRACEBACK"):
            raise
        print(
            f"error[{OURS}]: this is a bug in rulekit, not in your rules: {type(problem).__name__}: {problem}\n"
            "  = help: please report it with the command and the rules; RULEKIT_TRACEBACK=1 shows where it happened",
            file=sys.stderr,
        )
        return 70


def _show(problem: object, options: argparse.Namespace) -> None:
    from rulekit.driver.reporting import show  # noqa: PLC0415  # only when something is wrong

    show(problem.diagnostics, problem.sources, getattr(options, "format", "text"))  # type: ignore[attr-defined]  # a RuleError
