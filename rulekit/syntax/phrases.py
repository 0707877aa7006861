"""Rewrite rules from what people write to the forms of the language; whoever tries one asks whether it can be read.

A rule is two lines of words. In the first, ``<x>`` stands for one word or more and ``{x}`` for one name, ``{x}s`` for a
verb as somebody else does it (`gains`), ``#x`` for a number, and ``a|b`` for either of two words; in the second they
stand for what they stood for. What is in capitals there, the author has to name. Where what is meant takes several
lines, those below follow.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from attrs import frozen

from rulekit.syntax.tokens import Token

__all__ = ["Phrase", "phrased"]


@frozen
class Phrase:
    """A piece of a line, and what may be meant by it.

    Args:
        first, last: the tokens of the piece, the last one not counted in.
        meant: what would have to stand there.
        named: whether all of it is said; otherwise the author has to put names for what is in capitals.
        below: the lines that would have to stand below.
    """

    first: int
    last: int
    meant: tuple[Token, ...]
    named: bool = True
    below: tuple[tuple[Token, ...], ...] = ()


_SENTENCES = (
    ("you {v} <s>", "{v} <s>"),
    ("the|this|active|current player {v}s <s>", "{v} <s>"),
    ("pay|give #n {x} to a|an|any opponent", "choose an opponent, then give #n {x} to that opponent"),
    ("pay #n {x} to <p>", "give #n {x} to <p>"),
    ("gain #n {x} to|into {h}", "gain #n {x} in {h}"),
    ("{v} #n {x} #m times", "repeat #m times : {v} #n {x}"),
    ("choose {x}", "choose a {x}"),
    ("choose a|an <x> in|from {h} whose <c>", "choose a <x> whose <c> from {h}"),
    ("choose a|an <x> in|from {h} that <c>", "choose a <x> that <c> from {h}"),
    ("choose a|an {x} in {h}", "choose a {x} from {h}"),
    ("choose : <a> or <b>", "choose one", "NAME : <a>", "OTHER : <b>"),
    ("choose one : <a> or <b>", "choose one", "NAME : <a>", "OTHER : <b>"),
    ("you may {v}", "you may : do {v}"),
    ("you may {v} <s>", "you may : {v} <s>"),
    ("for #n rounds|turns|times : <s>", "repeat #n times : <s>"),
    ("if|when <c> then <s>", "if <c> : <s>"),
    ("set|put <f> to <v>", "<f> becomes <v>"),
    ("<f> is|are|equals <v>", "<f> becomes <v>"),
    ("increase|raise <f> by <v>", "<f> becomes <f> plus <v>"),
    ("decrease|reduce|lower <f> by <v>", "<f> becomes <f> minus <v>"),
    ("double <f>", "<f> becomes 2 times <f>"),
    ("{v} half your {x}", "{v} as many {x} as your {x} divided by 2"),
    ("{v} that many {x}", "{v} as many {x} as NUMBER"),
    ("{v} {x} equal to <v>", "{v} as many {x} as <v>"),
    ("{v} #n times <f> {x}", "{v} as many {x} as #n times <f>"),
    ("{v} your {f} {x}", "{v} as many {x} as your {f}"),
    ("take|get|score|collect #n {x}", "gain #n {x}"),
    ("discard|return #n {x}", "lose #n {x}"),
    ("take|get|gain|score|collect a|an|one {x}", "gain 1 {x}"),
    ("lose|discard|return|pay a|an|one {x}", "lose 1 {x}"),
    ("steal #n {x} from a|an|any opponent", "choose an opponent, then take #n {x} from that opponent"),
    ("steal <x> from <p>", "take <x> from <p>"),
    ("roll|throw a|an|one {d}", "roll 1 {d}"),
    ("{v} any number of {x}", "choose any {x} , then {v} those {x}"),
    ("{v} <a> and #n {x}", "{v} <a> , then {v} #n {x}"),
    ("{v} <a> and {w} <b>", "{v} <a> , then {w} <b>"),
    ("deal #n {x} to each|every player", "each player : draw #n {x} from PILE into HAND"),
    ("each|every player draws #n {x}", "each player : draw #n {x} from PILE into HAND"),
    ("draw #n {x} from <p> to|in <h>", "draw #n {x} from <p> into <h>"),
    ("draw #n {x} from <p>", "draw #n {x} from <p> into HAND"),
    ("draw #n {x}", "draw #n {x} from PILE into HAND"),
    ("draw a|an|one {x} into <h>", "draw 1 {x} from PILE into <h>"),
    ("draw a|an|one {x}", "draw 1 {x} from PILE into HAND"),
    ("play|discard a|an|one {x} from {h}", "choose a {x} from {h} , then move that {x} from {h} to PILE"),
    ("play|discard a|an|one {x}", "choose a {x} from HAND , then move that {x} from HAND to PILE"),
    ("choose the highest|lowest|best {x} in|from|of {h}", "choose a {x} from {h} preferring HIGH"),
    ("put|place a|an|one {x} on <p>", "put 1 {x} on <p>"),
    ("move a|an|one {x} to <p>", "move 1 {x} from PLACE to <p>"),
    ("capture <x>", "remove 1 PIECE from PLACE"),
    ("choose a|an <x> next to <y>", "choose a <x> that is next to <y>"),
    ("choose a|an <x> adjacent to <y>", "choose a <x> that is next to <y>"),
    ("take an|one extra|additional|more turn", "take another turn"),
    ("choose a number between|from #n and|to #m", "choose a number from #n to #m called NUMBER"),
    ("simultaneously each player {v}s <s>", "at the same time , each player : {v} <s>"),
    ("secretly {v} <s>", "at the same time , each player : {v} <s>"),
    ("a|an {x} is {y} if <c>", "a {x} is {y} when <c>"),
    ("{x} is {y} if|when <c>", "a {x} is {y} when <c>"),
    ("players|everybody|everyone have|has", "each player has"),
    ("every|all player|players has|have", "each player has"),
    ("the {x} has", "the game has"),
    ("{x} ( {y} )", "table {x} ( {y} )"),
    ("{x} : {a} , <s>", "table {x} : {a} , <s>"),
    ("winner <s>", "wins <s>"),
    ("wins the player with|having most <s>", "wins most <s>"),
    ("wins the player with|having the most <s>", "wins most <s>"),
    ("wins the player with|having fewest <s>", "wins fewest <s>"),
    ("wins the player with|having the fewest <s>", "wins fewest <s>"),
    ("wins the most <s>", "wins most <s>"),
    ("wins the fewest <s>", "wins fewest <s>"),
    ("{x} is|equals <v>", "your {x} is <v>"),
    ("grid {x} #n by #m", "table {x} in a grid #n by #m"),
    ("grid {x} ( {y} ) #n by #m", "table {x} ( {y} ) in a grid #n by #m"),
    ("players #n , #m or #k", "players #n to #k"),
    ("time|duration #n", "minutes #n"),
    ("{p} {v}s <s>", "when {p} {v}s <s>"),
    ("end the game", "the game ends"),
    ("the game is over", "the game ends"),
    ("game over", "the game ends"),
    ("each|every player takes a|their|one turn", "each player in turn : do turn"),
    ("players take turns", "take turns : do turn"),
    ("everybody|everyone {v}s <s>", "each player : {v} <s>"),
    ("all players {v} <s>", "each player : {v} <s>"),
    ("all opponents {v} <s>", "each opponent : {v} <s>"),
    ("<p> {v}s <s>", "<p> : {v} <s>"),
    ("for|per every|each {x} you have <s>", "for each {x} that you have <s>"),
    ("for each|every {x} {v} <s>", "{v} <s> for each of your {x}"),
    ("for every <s>", "for each <s>"),
    ("repeat #n : <s>", "repeat #n times : <s>"),
    ("repeat for #n rounds|turns|times", "repeat #n times"),
    ("repeat #n", "repeat #n times"),
    ("do #n times <s>", "repeat #n times : <s>"),
    ("#n times : <s>", "repeat #n times : <s>"),
)
"""What begins where a sentence does."""

_CHANGES = (
    ("change|set|make <x> to|into <v>", "change <x> from OLD to <v>"),
    ("change|set|make {x} #v", "change {x} from OLD to #v"),
    ("change|set|make {x} {c} to <v>", "change {c} of {x} from OLD to <v>"),
    ("{x} becomes|is <v>", "change {x} from OLD to <v>"),
    ("{x} {c} #v", "change {c} of {x} from OLD to #v"),
    ("{c} of {x} becomes|is <v>", "change {c} of {x} from OLD to <v>"),
    ("change {x} : <s>", "change {x}", "from OLD", "to <s>"),
    ("change {f} to #n {x}", "change DIE", "from {f} gives OLD", "to {f} gives #n {x}"),
    ("remove {k} {x}", "remove {x}"),
    ("rename {x} {y}", "rename {x} to {y}"),
    ("add row|rows <r> to {t}", "add rows to {t}", "<r>"),
    ("add {t} {x} #n <r>", "add rows to {t}", "{x} #n <r>"),
    ("add <s> to {x}", "add to {x}", "<s>"),
    ("add after|before {x}", "add to STEP after {x}", "STATEMENT"),
    ("after {x} : <s>", "add with everybody", "after {x} : <s>"),
    ("replace <s> with|by <t>", "change STEP", "from <s>", "to <t>"),
)
"""What a line of a variant begins with."""

_PIECES = (
    ("- #n", "minus #n"),
    ("as many {x} as {y} in {h}", "as many {x} as number of {h}"),
    ("you have more than #n {x} in {h}", "number of {h} is more than #n"),
    ("number of {x} in {h} is", "number of {h} is"),
    ("you have more than #n {x}", "your {x} are more than #n"),
    ("you have less|fewer than #n {x}", "your {x} are less than #n"),
    ("you have exactly #n {x}", "your {x} are #n"),
    ("the top|last {x} of", "last of"),
    ("you have #n in a row", "there is a line of #n PLACES that have your PIECE"),
    ("a line of #n of your {x}", "a line of #n PLACES that have your {x}"),
    ("in a grid #n x #m", "in a grid #n by #m"),
    ("a set of {x}", "some of {x}"),
    ("a deck|stack|pile|list of {x}", "row of {x}"),
    ("deck|stack|pile|list of {x}", "row of {x}"),
    ("row of #n {x}", "row of up to #n {x}"),
    ("#n each", "#n for each player"),
    ("to the|your left", "to the player on your left"),
    ("to the|your right", "to the player on your right"),
    ("the left neighbour|neighbor", "the player on your left"),
    ("the right neighbour|neighbor", "the player on your right"),
    ("any number of {x}", "any {x}"),
    ("as many as you like of {x}", "any {x}"),
    ("a|any player has #n {x}", "there is a player who has at least #n {x}"),
    ("if|until|when|and|or a|any player <c>", "if there is a player who <c>"),
    ("has|have #n {x}", "has at least #n {x}"),
    ("has|have #n or more {x}", "has at least #n {x}"),
    ("more than or equal to", "at least"),
    ("less than or equal to", "at most"),
    ("#n or more", "at least #n"),
    ("#n or less|fewer", "at most #n"),
    ("#n - #m", "#n to #m"),
    ("start|starts|starting at|with|from #n", "starts at #n"),
    ("start|starts #n", "starts at #n"),
    ("unlimited", "0 or more"),
    ("a number", "0 or more"),
    ("number|integer|counter", "0 or more"),
    ("from #n to #m", "#n to #m"),
    ("at most #n", "0 to #n"),
    ("true|yes or|/ false|no", "yes or no"),
    ("boolean|flag|bool", "yes or no"),
    ("{x} you own|have|hold", "{x} that you have"),
    ("a|an {x} without {y}", "a {x} that has no {y}"),
    ("highest|best {x}", "most {x}"),
    ("lowest|least {x}", "fewest {x}"),
)
"""What may stand anywhere in a line."""

_NUMERALS: Mapping[str, str] = {
    "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
    "ten": "10", "eleven": "11", "twelve": "12",
}  # fmt: skip

_NO_DEEDS = ("as", "becomes", "has", "is", "its", "this")
"""Words that end like a verb as somebody else does it."""

_LONGEST = 40
"""Lines with more tokens are taken as they are."""


def phrased(tokens: Sequence[Token], refused: int) -> Iterator[Phrase]:
    """What may be meant by a line, the likeliest first.

    Args:
        tokens: those of the line.
        refused: the first one that cannot be read.
    """
    if len(tokens) > _LONGEST:
        return
    begins = [at for at in range(len(tokens)) if at <= refused and (at == 0 or tokens[at - 1].text in (":", "then"))]
    for rule in _RULES_OF_CHANGES:
        yield from _rewritten(tokens, 0, rule, whole=True)
    for rule in _RULES_OF_SENTENCES:
        for first in begins:
            yield from _rewritten(tokens, first, rule, whole=True)
    for rule in _RULES_OF_PIECES:
        for first in range(min(refused + 1, len(tokens))):
            yield from _rewritten(tokens, first, rule, whole=False)
    for at, token in enumerate(tokens[: refused + 1]):
        if token.text in _NUMERALS:
            yield Phrase(at, at + 1, (token._replace(kind="NUMBER", text=_NUMERALS[token.text]),))


_Rule = tuple[tuple[str, ...], ...]
"""What is said, what is meant, and the lines below that."""


def _split(rules: Sequence[tuple[str, ...]]) -> tuple[_Rule, ...]:
    return tuple(tuple(tuple(line.split()) for line in rule) for rule in rules)


_RULES_OF_CHANGES = _split(_CHANGES)
_RULES_OF_SENTENCES = _split(_SENTENCES)
_RULES_OF_PIECES = _split(_PIECES)


def _rewritten(tokens: Sequence[Token], first: int, rule: _Rule, *, whole: bool) -> Iterator[Phrase]:
    said, *lines = rule
    for last, found in _matches(tokens, first, said, {}):
        if not whole or last == len(tokens) or tokens[last].text in (",", ":"):
            place = tokens[first]
            meant, *below = [tuple(one for part in line for one in _words(part, found, place)) for line in lines]
            if below or meant != tuple(tokens[first:last]):
                named = not any(part.isupper() for line in lines for part in line)
                yield Phrase(first, last, meant, named and not below, tuple(below))


_Found = Mapping[str, tuple[Token, ...]]


def _matches(tokens: Sequence[Token], at: int, said: Sequence[str], found: _Found) -> Iterator[tuple[int, _Found]]:
    """Where a match may end, with what each blank stands for; the shortest first."""
    if not said:
        yield at, found
        return
    part, rest = said[0], said[1:]
    if part.startswith("<"):
        for end in range(at + 1, len(tokens) + 1):
            yield from _matches(tokens, end, rest, {**found, part: tuple(tokens[at:end])})
    elif at < len(tokens) and (token := _matched(tokens[at], part)) is not None:
        blank = {part.removesuffix("s"): (token,), part: (tokens[at],)} if part[0] in "{#" else {}
        yield from _matches(tokens, at + 1, rest, {**found, **blank})


def _matched(token: Token, part: str) -> Token | None:
    """The token as it stands for a part of a rule; None if it does not."""
    if part.startswith("{"):
        if token.kind != "NAME":
            return None
        if not part.endswith("s"):
            return token
        if token.text in _NO_DEEDS:
            return None
        return token._replace(text=token.text.removesuffix("s")) if token.text.endswith("s") else None
    if part.startswith("#"):
        return token if token.kind == "NUMBER" else None
    return token if token.text in part.split("|") else None


def _words(part: str, found: _Found, place: Token) -> tuple[Token, ...]:
    if part in found:
        return found[part]
    kind = "NAME" if part[0].isalpha() else "NUMBER" if part.isdigit() else "MARK"
    return (place._replace(kind=kind, text=part),)
