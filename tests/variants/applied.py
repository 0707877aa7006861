"""Texts of a game and its variants, applied; what tests of variants share."""

from __future__ import annotations

from attrs import frozen

from rulekit.diagnostics import Diagnostic, Report
from rulekit.source import Source, Span
from rulekit.syntax.node import Node, Word
from rulekit.syntax.parser import parse
from rulekit.variants import Patched, apply

GAME = """\
game picnic
  title    "Picnic"
  players  1 to 4
  wins     most points

source book "the book"

numbers
  ripe   3 [book]
  debt   minus 2

table fruit (fruits)    worth   season        [book]
  apple                 1       autumn
  cherry (cherries)     2       spring, -
  plum                  3 [book]   -

table season: spring, autumn

die basket (baskets)
  full     gives 2 apples
  half     gives 1 apple or 1 plum
  neither  gives 1 plum

each player has
  hunger               0 to 9, starts at 4, more is lost
  stock of each fruit  0 to its worth
  sandwiches           0 or more, 20 boxes

the game has
  guest  a player or nobody

a fruit is sweet when its worth is at least 2
the taste of a fruit is its worth
your load is total stock of fruits

step play
  do gather, eat, rest

step gather
  roll 1 basket
  gain what your baskets give
  do rest
  you may, up to 2 times
    choose a fruit
    lose 1 of that fruit

step eat
  rule lunch
    for each fruit
      if you have at least 1 apple: lose 1 apple
      otherwise: gain 1 hunger
  rule dessert when your hunger are 3: gain 1 cherry
  rule coffee: lose all apples

step rest
  each player: gain 1 plum

step swim
  do nothing

with apple
  after rest, you may: gain 1 apple
  you skip rest
with plum
  you are immune to dessert

example two "Two apples"
  given  Jim has 2 apple
  when   Jim does eat
  then   Jim has 1 apple

example plums "Plums"
  when   Jim does rest
  then   Jim has 1 plum
"""


@frozen
class Applied:
    """What came of applying variants.

    Args:
        patched: the game with the variants in place.
        found: what is wrong.
        sources: the texts, by path: ``game``, then ``0``, ``1`` ... for the variants.
    """

    patched: Patched
    found: tuple[Diagnostic, ...]
    sources: dict[str, Source]

    @property
    def codes(self) -> list[str]:
        """The codes of all that is wrong, in order."""
        return [one.code for one in self.found]

    @property
    def says(self) -> str:
        """The whole tree in words."""
        return words(self.patched.tree)

    def text(self, span: Span) -> str:
        """What stands at a place, in one line."""
        return " ".join(self.sources[span.path].text[span.start : span.end].split())

    def pointed(self, index: int = 0) -> list[tuple[str, str]]:
        """File and text of each label of a diagnostic."""
        return [(one.span.path, self.text(one.span)) for one in self.found[index].labels]


def tree(source: Source) -> Node:
    """The tree of a text that can be read."""
    report = Report()
    read = parse(source, report)
    assert read is not None
    assert list(report) == [], f"{source.path}: {[one.message for one in report]}"
    return read


def variant(patches: str, name: str = "feast", of: str = "picnic") -> str:
    """The text of a variant with these patches, which are indented to fit."""
    lines = [f"  {line}" if line else "" for line in patches.strip("\n").split("\n")]
    return "\n".join([f"variant {name} of {of}", *lines, ""])


def applied(*variants: str, game: str = GAME) -> Applied:
    """A game with variants, each given as its whole text."""
    sources = {"game": Source("game", game)} | {str(at): Source(str(at), text) for at, text in enumerate(variants)}
    trees = [tree(one) for one in sources.values()]
    report = Report()
    patched = apply(trees[0], trees[1:], report)
    return Applied(patched, tuple(report), sources)


def patch(text: str) -> Applied:
    """The test game with one variant of these patches."""
    return applied(variant(text))


def words(part: Node | Word) -> str:
    """What a part says, in one line, a space between all words and marks."""
    if isinstance(part, Word):
        return part.text
    return " ".join(words(one) for one in part.children)
