"""``rulekit play``: people and bots at the terminal."""

from __future__ import annotations

import argparse
import random
import sys

from rulekit.playing.game import load
from rulekit.printing import locale
from rulekit.resources import source_locale
from rulekit.terminal import Seat, called, play

__all__ = ["add", "run"]


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the words of the command."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--variant", action="append", default=[], metavar="V", help="a variant's name or file; may be repeated"
    )
    parser.add_argument("--players", type=int, metavar="N", help="how many play, bots included")
    parser.add_argument("--locale", default=source_locale(), metavar="L", help="the language")
    parser.add_argument("--seed", type=int, metavar="S", help="for chance; drawn if not said")
    parser.add_argument(
        "--bots", type=int, default=None, metavar="N", help="how many of them are random bots; all but one if not said"
    )
    parser.add_argument("--name", action="append", default=[], metavar="NAME", help="a player's name; may be repeated")


def run(options: argparse.Namespace) -> int:
    """Play one game."""
    locale(options.locale)
    game = load(options.game, options.variant, options.players)
    bots = game.players - 1 if options.bots is None else options.bots
    if not 0 <= bots <= game.players:
        print(f"error: {bots} bots among {game.players} players", file=sys.stderr)
        return 2
    seed = options.seed if options.seed is not None else random.SystemRandom().randrange(2**32)
    people = game.players - bots
    names = [*options.name, *called(game, options.locale)[len(options.name) :]]
    seats = [Seat(name, bot=at >= people) for at, name in enumerate(names)]
    return play(game, seats, options.locale, seed, sys.stdin, sys.stdout)
