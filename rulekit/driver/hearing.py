"""Everything that a game prints and shows in play, said to a listener; what it can't say is found with its line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from attrs import define, evolve, field

from rulekit import resources
from rulekit.book.clause import Clause
from rulekit.book.face import face_said
from rulekit.book.kept import kept_name
from rulekit.book.narrator import Narrator
from rulekit.book.terms import definition, meaning, related
from rulekit.book.worked import example_box
from rulekit.diagnostics import Diagnostic, Label, Report
from rulekit.document.blocks import Line, Paragraph
from rulekit.document.kinds import KINDS
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.driver.composing import compose_document, has_cards, narrator_of, texts_of
from rulekit.driver.declared import declared
from rulekit.driver.pipeline import Checked
from rulekit.model.closed import ValueKind
from rulekit.model.game import Game
from rulekit.model.statement import Body, Modifier, Statement
from rulekit.model.walk import inside
from rulekit.remembering import remembered
from rulekit.source import Span

if TYPE_CHECKING:
    from rulekit.wording.listener import Listener

__all__ = ["Findings", "hear", "pieces", "shown_in_play"]

UNSAID = "RK0508"
"""What a macro can't say: each line of the rules that says it is told, for each may be written otherwise."""

REPHRASE = "write this line in another way, or tell us of it: the language can't say it yet"
"""The advice for those who can't edit the language."""


@define
class Findings:
    """What was found, in order, each once: several things may be wrong at one place."""

    found: list[Diagnostic] = field(factory=list[Diagnostic])

    def add(self, one: Diagnostic) -> None:
        """Keep a diagnostic, unless it is there."""
        if one not in self.found:
            self.found.append(one)


def hear(checked: Checked, listener: Listener, report: Findings) -> Mapping[tuple[str, str], Part]:
    """Say all of a game to a listener; what can't be said is reported at its line, innermost first."""
    from rulekit.wording.listener import Listener  # noqa: PLC0415  # brings Jinja
    from rulekit.wording.pages import worded  # noqa: PLC0415  # as above

    narrator = narrator_of(checked)
    spoken, clauses = _heard(checked, narrator)
    # Out of its place a statement may ask for other forms than it does in print, so somebody else listens.
    apart = Listener(listener.locale, listener.lexicon)
    known: set[tuple[str, str]] = set()
    # What stands inside something is said with it again, and says the same.
    unsaid: dict[Line, tuple[Diagnostic, ...]] = {}
    for span, lines in spoken:
        found = Report()
        for line in lines:
            if line not in unsaid:
                apart.line(line)
                unsaid[line] = tuple(_ours(apart))
                apart.report = Report()
            for one in unsaid[line]:
                found.add(one)
        for one in found:
            # A macro that is missing is one thing to write, however many lines need it.
            if span is None or (one.code, one.message) not in known:
                report.add(evolve(one, labels=(Label(span),)) if span is not None and not one.labels else one)
            known |= {(one.code, one.message)} if one.code != UNSAID else set()
    kinds = [
        one
        for one in KINDS
        if (one != "cards" or has_cards(narrator.game)) and (one != "changes" or narrator.game.variants)
    ]
    said: dict[tuple[Line, bool], Line] = {}

    def once(line: Line, *, stops: bool = True) -> Line:
        if (line, stops) not in said:
            said[line, stops] = listener.line(line, stops=stops)
        return said[line, stops]

    for kind in kinds:
        worded(compose_document(checked, kind, texts_of(checked, listener)), once)
    for sentence in shown_in_play(narrator.game):
        listener.phrase(sentence)
    told = {(one.code, one.message) for one in report.found}
    for one in _ours(listener):
        # Authored texts that are missing are told with the file that each belongs into.
        if one.code != "RK0504" and (one.code, one.message) not in told:
            report.add(one)
    return clauses


def _ours(listener: Listener) -> Iterator[Diagnostic]:
    """What a listener could not say; of a language that rulekit brings along, with advice that its user can follow."""
    brought = listener.locale.shelves[0].is_relative_to(resources.locales())
    for one in listener.report:
        yield evolve(one, help=REPHRASE) if brought and one.code == UNSAID else one


Pieces = tuple[tuple[Span | None, tuple[Line, ...]], ...]


@remembered(32)
def _heard(checked: Checked, narrator: Narrator) -> tuple[Pieces, Mapping[tuple[str, str], Part]]:
    """What is said of a game piece by piece, and the shortest clause that each word stands in, for every language."""
    spoken = tuple(pieces(narrator, checked))
    clauses: dict[tuple[str, str], Part] = {}
    for line in dict.fromkeys(line for _, lines in spoken for line in lines):
        for part in line:
            _note(part, clauses)
    return spoken, clauses


def pieces(narrator: Narrator, checked: Checked) -> Iterator[tuple[Span | None, tuple[Line, ...]]]:
    """What each statement, lasting effect, definition and example says, what is inside others before these."""
    game = narrator.game
    for thing in reversed([*inside((tuple(one.body for one in game.steps), game.modifiers))]):
        # An alternative is said by the choice that it is in.
        if isinstance(thing, Statement | Modifier) and type(thing) in narrator.sayers:
            yield thing.span, tuple(_lines(narrator.say(thing)))
            for part in game.vocabulary.parts(thing):
                yield thing.span, tuple(_together(part.body, narrator))
    for step in game.steps:
        yield step.span, tuple(_together(step.body, narrator))
    for adjective in game.adjectives:
        yield declared((adjective.name,), game, checked), tuple((said,) for said in definition(adjective, narrator))
    for relation in game.relations:
        yield declared((relation.name,), game, checked), ((related(relation, narrator),),)
    for value in game.derived:
        yield declared((value.name,), game, checked), ((meaning(value, narrator),),)
    for example in game.examples:
        if not example.printed:
            continue
        box = example_box(example, narrator)
        yield (
            example.span,
            (box.title, *(line for one in box.blocks if isinstance(one, Paragraph) for line in (one.line, one.beside))),
        )


def _together(body: Body, narrator: Narrator) -> Iterator[Line]:
    """What is said of several statements of a body at once."""
    for count, said in narrator.groups(body):
        if count > 1:
            yield from _lines(said)


def _lines(clauses: Iterable[Clause]) -> Iterator[Line]:
    for one in clauses:
        yield tuple(part for part in (one.clause, one.lead) if part is not None)
        yield from _lines(one.items)


def shown_in_play(game: Game) -> Iterator[Sentence]:
    """What play shows besides: names of what can be chosen, amounts of what is counted, what each player has."""
    chosen = [Noun(item.name) for table in game.tables for item in table.items]
    shown = (face_said(face, game.die) for face in (game.die.faces if game.die is not None else ()))
    for noun in (*chosen, *(one for one in shown if not isinstance(one, Number))):
        yield Sentence("option_path", {"items": (noun,)})
    for one in game.fields:
        if one.kind is not ValueKind.FLAG and not one.piece and not one.agreed:
            yield kept_name(one)
        if one.kind is ValueKind.NUMBER:
            for count in (1, 2):
                yield Sentence("some", {"count": Number(count), "noun": Noun(one.name)})


def _note(part: object, clauses: dict[tuple[str, str], Part]) -> None:
    """Keep the shortest clause that each word stands in."""
    from rulekit.wording.complete import parts_of  # noqa: PLC0415  # brings Jinja

    found = [one for one in parts_of((part,)) if isinstance(one, Noun)]
    for one in found:
        old = clauses.get((one.role, one.term))
        if isinstance(part, Sentence) and (old is None or len([*parts_of((old,))]) > len([*parts_of((part,))])):
            clauses[one.role, one.term] = part
