"""What there is where an example cannot go on, or is wrong about what can be chosen: a fact that the book can tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rulekit.model.example import Action, Example, Fact, FactKind, Pick
from rulekit.model.game import Game
from rulekit.playing.scene import Scene
from rulekit.source import Span

__all__ = ["options_there", "so_instead"]

MOST = 8
"""More options than so many are not listed."""
OWN = ("stop", "go", "none")


def so_instead(line: Fact | Action, example: Example, scene: Scene) -> tuple[Fact, ...]:
    """What is so in the line where an example cannot go on; nothing where no fact could tell it."""
    if isinstance(line, Fact) and not line.then:
        return (Fact(FactKind.NEVER, then=True, span=line.span),)
    return options_there(example, scene, line.span)


def options_there(example: Example, scene: Scene, span: Span) -> tuple[Fact, ...]:
    """Who can choose what, or that nobody can; nothing where somebody without a name is asked, or dice are to fall."""
    if scene.is_finished:
        return (Fact(FactKind.OVER, then=True, span=span),)
    there, who = scene.choices, scene.player
    if there is None:
        waits = scene.position is not None and scene.position.is_chance
        return () if waits else (Fact(FactKind.ASKED, -1, then=True, span=span),)
    if who is None or not example.cast[who]:
        return ()
    # What is chosen first says enough where several options go on from it.
    first = Counter(words[0] for words in {one.words for one in there})
    named = {one.words if first[one.words[0]] == 1 else one.words[:1]: one.leaves for one in there if not one.keeps}
    picks = [_picks(one, example, scene.table.game, span) for one in sorted(named, key=lambda one: named[one])]
    told = tuple(one for one in picks if one is not None)
    if len(picks) > MOST or len(told) < len(picks):
        return (Fact(FactKind.ASKED, who, then=True, span=span),)
    return (Fact(FactKind.ONLY, who, choices=told, then=True, span=span),)


def _picks(words: Sequence[str], example: Example, game: Game, span: Span) -> tuple[Pick, ...] | None:
    """The words of an option as an example would say them; None if it could not."""
    made: list[Pick] = []
    verb, count = "", None
    for word in words:
        if word in {"give", "take"} and not verb:
            verb = word
        elif word.isdecimal() and len(words) > 1:
            count = int(word)
        elif (role := _role(word, example, game)) is not None:
            made.append(Pick(word, role, count, verb, span=span))
            verb, count = "", None
        else:
            return None
    return tuple(made) if made and not verb and count is None else None


def _role(word: str, example: Example, game: Game) -> str | None:
    things = {item.name for table in game.tables for item in table.items} | {one.name for one in game.fields}
    if word in OWN:
        return word
    if word.isdecimal():
        return "number"
    if word in example.cast:
        return "people"
    if game.die is not None and any(word == one.name for one in game.die.faces):
        return "faces"
    if word in things:
        return "things"
    return "options" if word.isidentifier() and word not in {"agree", "refuse"} else None
