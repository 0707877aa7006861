"""Text to tree; after a mistake it goes on with the next line of the same indentation."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import define, evolve

from rulekit.diagnostics import Diagnostic, Report
from rulekit.remembering import recalled
from rulekit.source import Source, Span
from rulekit.syntax import errors
from rulekit.syntax.automaton import Automaton, RefusedError, TooDeepError
from rulekit.syntax.diagnosis import diagnose
from rulekit.syntax.expected import SAME_AS, in_words
from rulekit.syntax.grammar import load
from rulekit.syntax.node import Node, Word
from rulekit.syntax.prescan import prescan
from rulekit.syntax.sentence import read_sentence
from rulekit.syntax.tokens import Line, Lines, Token

__all__ = ["parse"]

LEVELS = 20
"""How many times a line may be indented."""

GUESSES = 3
"""How many slips in one line are guessed at."""

MISTAKES = 50
"""After how many unreadable lines reading stops."""


def parse(source: Source, report: Report) -> Node | None:
    """The tree of a text: a node of kind ``start`` whose children are the declarations, in order.

    What stands in the tree is always a sentence of the grammar: a line that cannot be read is left out with what
    is indented below it, and a heading with nothing readable left below it, too. If anything was left out, the last
    child is a node of kind ``broken`` that holds the words that were lost, so that a name declared there need not be
    called unknown. A line with one plain slip is reported and read as it was probably meant.

    Args:
        source: the text; line ends of any system.
        report: takes what is wrong with it.

    Returns:
        The tree. None means that nothing could be read, and that this was reported.

    Reports:
        RK0102 to RK0125.
    """
    tree, found = _parsed(source)
    for diagnostic in found:
        report.add(diagnostic)
    return tree


@recalled(128)  # a game is read again for each of its variants
def _parsed(source: Source) -> tuple[Node | None, tuple[Diagnostic, ...]]:
    """The tree of a text and what is wrong with it, in the order of the text."""
    found = Report()
    lines = prescan(source, found)
    tree = _Reader(source, found, lines).read() if lines is not None else None
    return tree, tuple(sorted(found, key=lambda one: one.labels[0].span.start))


@define
class _Level:
    """An indentation with lines in it.

    Args:
        indent: columns.
        heading: number of the line above that opened it.
        before: the automaton before that line.
        real: false for lines that are indented without reason; they are read as if they were not.
        lost: whether a line in it was left out.
        lost_last: whether the last one was.
        uneven: whether a line in it was found to begin in the wrong column.
    """

    indent: int
    heading: int
    before: Automaton
    real: bool = True
    lost: bool = False
    lost_last: bool = False
    uneven: bool = False

    def lose(self) -> None:
        """Remember that a line was left out."""
        self.lost = self.lost_last = True


class _TooManyMistakesError(Exception):
    """Reading on helps nobody."""


class _Reader:
    """Line after line; ``automaton`` always stands between two lines.

    ``previous`` is the last line that was read and ``before`` the automaton before it.
    """

    def __init__(self, source: Source, report: Report, lines: Lines) -> None:
        self.source = source
        self.report = report
        self.lines = lines.lines
        self.odd = [one for one in lines.odd if one.kind in {"unknown", "sign"}]
        self.automaton = Automaton.at_start(load(), source.path)
        self.previous = -1
        self.before = self.automaton
        self.levels = [_Level(0, -1, self.automaton)]
        self.lost: set[int] = set()
        self.mistakes = 0

    def read(self) -> Node | None:
        """The tree, or None if nothing is left of it."""
        try:
            number = 0
            while number < len(self.lines):
                number = self._read_line(number)
            self._close_to(0, len(self.lines))
        except _TooManyMistakesError:
            self._give_up()
        try:
            tree = self.automaton.finish()
        except RefusedError:
            if not self.lost:
                self.report.add(errors.empty(self.source.path))
            return None
        return evolve(tree, children=(*tree.children, self._broken())) if self.lost else tree

    def _read_line(self, number: int) -> int:
        """Read a line; the number of the line to go on with."""
        line = self.lines[number]
        self._close_to(line.indent, number)
        if line.indent > self.levels[-1].indent and not self._open(number):
            return self._lose(number)
        before = self.automaton.copy()
        try:
            tokens: Sequence[Token] = line.tokens
            for _ in range(GUESSES + 1):
                refused = read_sentence(self.automaton, tokens)
                if refused is None:
                    break
                self.automaton = before.copy()
                meant = self._explain(number, tokens, refused) or self._heading(number, tokens[:refused])
                if meant is None:
                    return self._lose(number)
                tokens = meant
            else:
                return self._lose(number)
        except TooDeepError:
            self.automaton = before
            self._mistake(errors.too_deep(self._span(line), "the parts of this sentence"))
            return self._lose(number)
        self.previous, self.before = number, before
        self.levels[-1].lost_last = False
        return number + 1

    def _has_below(self, number: int) -> bool:
        return number + 1 < len(self.lines) and self.lines[number + 1].indent > self.lines[number].indent

    def _explain(self, number: int, tokens: Sequence[Token], refused: int) -> Sequence[Token] | None:
        """Report a line that cannot be read; what was probably meant."""
        word = tokens[0].text
        if refused == 0 and self.levels[-1].lost_last and word in self.automaton.table.words:
            return None  # An `otherwise` whose `if` was left out is no mistake of its own.
        if self._is_told(tokens, refused):
            return None
        found = diagnose(self.source, self.automaton, tokens, refused, below=self._has_below(number))
        self._mistake(found.diagnostic)
        return found.meant

    def _heading(self, number: int, tokens: Sequence[Token]) -> Sequence[Token] | None:
        """The readable beginning of a line, if that is a heading of what is indented below it."""
        if not tokens or self.automaton.terminal(tokens[0]) == "NAME":
            return None
        tried = self.automaton.copy()
        if self._has_below(number) and read_sentence(tried, tokens) is None and tried.allowed_only("_INDENT"):
            return tokens
        return None

    def _is_told(self, tokens: Sequence[Token], refused: int) -> bool:
        """Whether a line cannot be read because of a character there that was reported."""
        start = tokens[refused - 1].end if refused else self.source.text.rfind("\n", 0, tokens[0].start) + 1
        end = tokens[refused].end if refused < len(tokens) else start + 1
        return any(start <= one.start < end for one in self.odd)

    # ---- Indentation ----

    def _close_to(self, indent: int, number: int) -> None:
        """End what is indented deeper than line ``number``, which begins at ``indent``."""
        if indent <= self.levels[-1].indent and self.automaton.allowed_only("_INDENT"):
            heading = self.lines[self.previous]
            first = heading.tokens[0]
            meant = SAME_AS.get(first.text, ("",))[0] if first.kind == "NAME" else ""
            named = len(heading.tokens) == 1 and first.text not in self.automaton.table.words
            self._mistake(errors.nothing_below(self._span(heading), self._text(heading), meant, named=named))
            self.automaton = self.before
            self.lost.add(self.previous)
            self.levels[-1].lose()
        while indent < self.levels[-1].indent:
            level = self.levels[-1]
            if self.levels[-2].indent < indent:
                if not level.uneven:
                    self._mistake(errors.indentation_matches_nothing(self._first(self.lines[number])))
                level.uneven = True
                return
            self.levels.pop()
            if level.real:
                self._close(level, number)
            elif level.lost:
                self.levels[-1].lose()

    def _close(self, level: _Level, number: int) -> None:
        """End a level; if too little is left of it, leave out its heading as well."""
        ended = self.automaton.copy()
        try:
            ended.feed_layout("_DEDENT")
        except (RefusedError, TooDeepError) as problem:
            heading = self.lines[level.heading]
            if isinstance(problem, TooDeepError):
                self._mistake(errors.too_deep(self._span(heading), "the lines below this one"))
            elif not level.lost:
                wanted = in_words(self.automaton.allowed(), self.automaton.table.spelling)
                self._mistake(errors.needs_more(self._span(heading), self._text(heading), wanted))
            self.automaton = level.before
            self.lost.update(range(level.heading, number))
            self.levels[-1].lose()
        else:
            self.automaton = ended

    def _open(self, number: int) -> bool:
        """Begin a level for a line that is indented deeper than the one above; false if the line must be left out."""
        line = self.lines[number]
        if len(self.levels) > LEVELS:
            self._mistake(errors.too_deep(self._span(line), "these lines"))
            return False
        real = self.automaton.allows("_INDENT")
        if real:
            self.automaton.feed_layout("_INDENT")
        elif self.previous < 0:
            self._mistake(errors.indentation_matches_nothing(self._first(line)))
        else:
            above = self.lines[number - 1]
            self._mistake(errors.opens_nothing(self._first(line), self._text(above), self._span(above)))
        self.levels.append(_Level(line.indent, max(self.previous, 0), self.before, real))
        return True

    # ---- What is lost ----

    def _lose(self, number: int) -> int:
        """Leave out a line and what is indented below it; the number of the next one."""
        self.levels[-1].lose()
        end = number + 1
        while end < len(self.lines) and self.lines[end].indent > self.lines[number].indent:
            end += 1
        self.lost.update(range(number, end))
        return end

    def _give_up(self) -> None:
        """Leave out the declaration that is being read and all below it."""
        if len(self.levels) > 1:
            self.automaton = self.levels[1].before
        first = self.levels[1].heading if len(self.levels) > 1 else self.previous + 1
        self.lost.update(range(first, len(self.lines)))

    def _broken(self) -> Node:
        words: list[Word] = []
        for number in sorted(self.lost):
            for token in self.lines[number].tokens:
                kind = "WORD" if token.kind == "MARK" or token.text in self.automaton.table.words else token.kind
                words.append(Word(token.text, kind, Span(self.source.path, token.start, token.end)))
        return Node("broken", tuple(words), words[0].span.to(words[-1].span))

    def _mistake(self, diagnostic: Diagnostic) -> None:
        self.mistakes += 1
        if self.mistakes > MISTAKES:
            self.report.add(errors.too_many(diagnostic.labels[0].span, MISTAKES))
            raise _TooManyMistakesError
        self.report.add(diagnostic)

    def _span(self, line: Line) -> Span:
        return Span(self.source.path, line.start, line.end)

    def _first(self, line: Line) -> Span:
        return Span(self.source.path, line.tokens[0].start, line.tokens[0].end)

    def _text(self, line: Line) -> str:
        return self.source.text[line.start : line.end]
