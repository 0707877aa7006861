"""The words of a scene of an example, and which of them say only what a board drawn beside them shows."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import define, evolve, field

from rulekit.book.drawn_board import boards_drawn
from rulekit.book.evident import without_evident
from rulekit.book.facts import joined
from rulekit.book.goes_on import in_one, taken_up
from rulekit.book.laid_on import lies_on
from rulekit.book.scenes import opened
from rulekit.document.blocks import Block, Paragraph, Plan
from rulekit.document.closed import Scene
from rulekit.document.sentence import Inline, Noun, Part, Sentence
from rulekit.model.example import Action, Fact, FactKind
from rulekit.model.expression import Compare, Expression, FieldOf
from rulekit.model.game import Game

__all__ = ["Words"]

STANDS = frozenset({"holds", "keeps", "stands_on", "row_holds", "fact", "fact_is"})
"""Sentences that say how something lies; all others say what somebody does, or what becomes of it."""


@define
class Words:
    """The sentences of a scene, in order.

    Args:
        line: all of them.
        drawn: for each whether it only says what is drawn beside it.
    """

    line: list[Inline] = field(factory=list[Inline])
    drawn: list[bool] = field(factory=list[bool])

    def tell(self, line: Fact | Action, said: Iterable[Sentence], board: Game | None) -> None:
        """Tell a line of the example.

        Args:
            line: the line.
            said: what it says.
            board: the game, where a board of it is drawn beside the words.
        """
        for one in said:
            shown, left = _split(line, one, board) if board is not None else (None, one)
            if shown is not None:
                self.add(shown, drawn=True)
            if left is not None:
                self.add(left)

    def add(self, said: Sentence, *, drawn: bool = False) -> None:
        """Say something, going on from the sentence before, where the reader has both before them."""
        before = self.line[-1] if self.line and self.drawn[-1] == drawn else None
        both = joined(before, said) if before is not None else None
        taken = taken_up(said, before)
        both = both or in_one(before, taken)
        if both is not None:
            self.line[-1] = both
        else:
            self.put((taken,), drawn=drawn)

    def put(self, line: Iterable[Inline], *, drawn: bool = False) -> None:
        """Add something as it stands."""
        found = tuple(line)
        self.line += found
        self.drawn += [drawn] * len(found)

    def told(self, steps: frozenset[str], scene: Scene | None) -> Paragraph:
        """The scene as a paragraph; beside a drawing it says nothing that is seen there, if there is anything else.

        Args:
            steps: those that the reader has at hand.
            scene: how it is opened.
        """
        line = tuple(self.line)
        left = tuple(one for one, drawn in zip(line, self.drawn, strict=True) if not drawn)
        beside = opened(without_evident(left, steps), scene) if left and left != line else ()
        return Paragraph(opened(without_evident(line, steps), scene), beside)

    def pictured(self, blocks: Iterable[Block]) -> Iterable[Block]:
        """What is drawn of the scene; read aloud, a board says what its words leave out."""
        aloud = tuple(one for one, drawn in zip(self.line, self.drawn, strict=True) if drawn)
        return tuple(evolve(one, alt=(*one.alt, *aloud)) if isinstance(one, Plan) else one for one in blocks)


def _split(line: Fact | Action, said: Sentence, game: Game) -> tuple[Sentence | None, Sentence | None]:
    """A sentence as what a drawing of the game's boards shows of it, and what it does not.

    Args:
        line: the line of the example that it tells of.
        said: the sentence.
        game: the game.
    """
    if not isinstance(line, Fact) or said.name not in STANDS:
        return None, said
    lying = {one.name for table in boards_drawn(game) for one in lies_on(table, game)}
    about = _about(line)
    if not about & lying:
        return None, said
    if about <= lying:
        return said, None
    amounts = said.parts.get("amounts")
    if not isinstance(amounts, tuple):
        return None, said
    there = tuple(one for one in amounts if _is_of(one, lying))
    rest = tuple(one for one in amounts if not _is_of(one, lying))
    shown = Sentence(said.name, {**said.parts, "amounts": there, "items": ()}, said.span) if there else None
    left = Sentence(said.name, {**said.parts, "amounts": rest}, said.span) if rest or said.parts["items"] else None
    return shown, left


def _about(fact: Fact) -> set[str]:
    """The names of what a fact says how it lies; an empty one for what is worked out."""
    asked: tuple[Expression | None, ...] = (fact.row,)
    if fact.kind is FactKind.HOLDS:
        asked = tuple(one.what for one in fact.holdings)
    elif isinstance(fact.test, Compare):
        asked = (fact.test.left,)
    return {one.field.name if isinstance(one, FieldOf) else "" for one in asked if one is not None}


def _is_of(amount: Part, names: set[str]) -> bool:
    """Whether it is so many of something that lies on a board."""
    noun = amount.parts.get("noun") if isinstance(amount, Sentence) else None
    return isinstance(noun, Noun) and noun.term in names
