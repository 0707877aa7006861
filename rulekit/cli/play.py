"""``rulekit play``: people and bots at the terminal."""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

from rulekit.cli.agreed import add_options, agreed
from rulekit.cli.languages import add_locale_path, chosen
from rulekit.cli.steps import add_steps, allowance
from rulekit.driver.terminal import Seat, play
from rulekit.driver.vocabulary import missing_in_play
from rulekit.playing.bots import KINDS, bot
from rulekit.playing.game import load
from rulekit.resources import source_locale, write_whole

__all__ = ["add", "run"]

RANDOM = "random"


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the words of the command."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--variant", action="append", default=[], metavar="V", help="a variant's name or file; may be repeated"
    )
    parser.add_argument("--players", type=int, metavar="N", help="how many play, bots included")
    parser.add_argument("--locale", default=source_locale(), metavar="L", help="the language")
    add_locale_path(parser)
    parser.add_argument("--seed", type=int, metavar="S", help="for chance; drawn if not said")
    parser.add_argument(
        "--bots",
        metavar="BOTS",
        help=f"how many of them are random bots, or what they are: one kind for all but the first, or one for each, "
        f"with commas between: {KINDS}; if not said, all but the first are random",
    )
    add_options(parser)
    add_steps(parser)
    parser.add_argument("--record", type=Path, metavar="FILE", help="where the play is written, for `rulekit replay`")
    parser.add_argument("--name", action="append", default=[], metavar="NAME", help="a player's name; may be repeated")


def run(options: argparse.Namespace) -> int:
    """Play one game."""
    game = load(options.game, options.variant, options.players, options=agreed(options), allowed=allowance(options))
    language = chosen(options.locale, options)
    speaker = game.start().speaker(language)
    seed = options.seed if options.seed is not None else random.SystemRandom().randrange(2**32)
    try:
        kinds = _kinds(options.bots, game.players)
        if len(options.name) > game.players:
            message = f"{len(options.name)} names for {game.players} players"
            raise ValueError(message)  # noqa: TRY301  # told like the others
        bots = [None if kind == RANDOM else bot(kind, seed + at, game.table) for at, kind in enumerate(kinds)]
    except ValueError as problem:
        print(f"error: {problem}", file=sys.stderr)
        return 2
    people = game.players - len(bots)
    names = [*options.name, *(str(at + 1) for at in range(len(options.name), game.players))]
    seats = [Seat(name, at >= people, bots[at - people] if at >= people else None) for at, name in enumerate(names)]
    count, files = missing_in_play(game.checked, speaker)
    if count:
        prepare = f"`rulekit locale fill {options.game} {options.locale}` prepares {', '.join(files)}"
        are = "word is" if count == 1 else "words are"
        print(f"{count} {are} missing in `{options.locale}` and told as ⟨…⟩; {prepare}", file=sys.stderr, flush=True)
    end = play(game, seats, language, seed, sys.stdin, sys.stdout)
    if speaker.report and not count:
        lacking = f"{len(speaker.report)} words are missing in `{options.locale}`"
        print(f"{lacking}; `rulekit locale fill {options.game} {options.locale}` prepares them", file=sys.stderr)
    if options.record is not None:
        write_whole(options.record, end.record().to_json().encode())
    return int(not end.is_over or end.unfinished is not None)


def _kinds(text: str | None, players: int) -> list[str]:
    """The kinds of the bots that a text asks for.

    Raises:
        ValueError: they are more than there are players.
    """
    if text is None:
        return [RANDOM] * (players - 1)
    kinds = text.split(",")
    count = int(text) if text.isdecimal() else len(kinds)
    if count > players:
        message = f"{count} bots among {players} players"
        raise ValueError(message)
    if text.isdecimal():
        return [RANDOM] * count
    return kinds * (players - 1) if len(kinds) == 1 else kinds
