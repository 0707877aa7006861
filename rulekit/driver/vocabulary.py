"""What a language lacks for a game: all of it at once, each with its line of the rules and the file it belongs into."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from rulekit import resources
from rulekit.diagnostics import Diagnostic, Label
from rulekit.document.closed import Role
from rulekit.document.sentence import Noun, Part
from rulekit.driver.authored import out_of_place, printed
from rulekit.driver.declared import aim, declared, file_of, text_file_of
from rulekit.driver.hearing import Findings, hear, shown_in_play
from rulekit.driver.holders import holders
from rulekit.driver.languages import locale
from rulekit.driver.pipeline import Checked
from rulekit.driver.speaking import language_of, lexicon_for, named_by, variant_files, word_file
from rulekit.model.contraries import contraries
from rulekit.source import Source, Span
from rulekit.wording import errors

if TYPE_CHECKING:
    from rulekit.wording.complete import Gap
    from rulekit.wording.lexicon import Lexicon
    from rulekit.wording.speaker import Speaker

__all__ = ["Lacking", "all_missing", "lacking", "missing_in_play"]


@frozen
class Lacking:
    """What a language lacks for a game.

    Args:
        words: words that are missing or not whole.
        texts: the file that each authored text without a translation belongs into, by its key.
        diagnostics: all that is wrong, these among it, in the order of the rules.
        lexicon: what words there are.
        places: the file that each gap belongs into, by role and term.
        clauses: a clause that each word stands in, by role and term.
    """

    words: tuple[Gap, ...]
    texts: Mapping[str, str]
    diagnostics: tuple[Diagnostic, ...]
    lexicon: Lexicon
    places: Mapping[tuple[str, str], str]
    clauses: Mapping[tuple[str, str], Part]


def all_missing(
    checked: Checked, tag: str, more: Iterable[Diagnostic] = ()
) -> tuple[tuple[Diagnostic, ...], dict[str, Source]]:
    """Everything that a language lacks for a game, and the texts that it is about.

    Args:
        checked: the game with its variants.
        tag: the language.
        more: what was found besides, which is told unless it is told already.
    """
    found = lacking(checked, tag)
    told = {(one.code, one.message) for one in found.diagnostics}
    # What a document found wrong with a word is told of the word already, perhaps of another form of it.
    rest = tuple(one for one in more if (one.code, one.message) not in told and one.code not in ("RK0502", "RK0503"))
    diagnostics = (*found.diagnostics, *rest) or tuple(more)
    return diagnostics, {**found.lexicon.sources, **checked.sources}


def missing_in_play(checked: Checked, speaker: Speaker) -> tuple[int, tuple[str, ...]]:
    """How many words of a game a language lacks, and the files that they belong into; quick where none is missing."""
    from rulekit.wording.complete import parts_of  # noqa: PLC0415  # brings Jinja

    assert checked.game is not None
    shown = (one for one in parts_of(shown_in_play(checked.game)) if isinstance(one, Noun))
    if all(speaker.lexicon.find(one.term, one.role) is not None for one in shown):
        return 0, ()
    found = lacking(checked, speaker.locale.tag)
    new = [one for one in found.words if one.entry is None]
    return len(new), tuple(dict.fromkeys(found.places[one.role, one.term] for one in new))


def lacking(checked: Checked, tag: str) -> Lacking:
    """What a language lacks to print and to play a game.

    Args:
        checked: the game with its variants.
        tag: the language.

    Reports:
        RK0501 to RK0508, RK0512, RK0521 to RK0524, RK0526 to RK0530: as ``diagnostics``.

    Raises:
        RuleError: RK0509, a file can't be read at all. RK0603: there is no such language.
    """
    from rulekit.wording.complete import page_gaps, prose_gaps, word_gaps  # noqa: PLC0415  # brings Jinja
    from rulekit.wording.denials import false_denials  # noqa: PLC0415  # as above
    from rulekit.wording.listener import Listener  # noqa: PLC0415  # as above
    from rulekit.wording.strays import old_names, words_for_nothing  # noqa: PLC0415  # as above

    game = checked.game
    assert game is not None
    spoken = language_of(checked, tag)
    tag = spoken.tag
    lexicon = lexicon_for(checked, spoken)
    source = lexicon if spoken.source else lexicon_for(checked, locale(resources.source_locale()))
    listener = Listener(spoken, lexicon)
    report = Findings()
    for problem in lexicon.problems:
        report.add(problem)
    clauses = hear(checked, listener, report)
    for problem in page_gaps(spoken):
        report.add(problem)
    for role, term in listener.heard:
        if role == Role.LABELS:
            report.add(errors.missing_label(term, tag, spoken.place))
    paths = list(checked.sources)
    own = locale(resources.source_locale()).words.keys() - named_by(game)

    def order(found: tuple[Gap, Span | None]) -> tuple[int, int]:
        span = found[1]
        return (paths.index(span.path), span.start) if span is not None else (len(paths), 0)

    placed = sorted(
        ((one, declared(one.terms, game, checked)) for one in word_gaps(listener, holders(game))), key=order
    )
    words = tuple(one for one, _ in placed if (one.role, one.term) not in own)
    places = {}
    offered = variant_files(checked)
    for gap, place in placed:
        file = f"{spoken.place}/words.toml" if (gap.role, gap.term) in own else file_of(place, lexicon.place, tag)
        if gap.role == Role.VARIANTS and gap.term in offered:
            file = str(word_file(offered[gap.term], tag))
        places[gap.role, gap.term] = gap.entry.place if gap.entry is not None and gap.entry.place else file
        for one in _said(gap, places[gap.role, gap.term], tag, place):
            report.add(one)
    for verb in sorted({verb for entry in lexicon for verb in entry.verbs.values()} - spoken.verbs.keys()):
        report.add(errors.missing_verb(verb, tag, spoken.place))
    texts = {key: text_file_of(key, lexicon, offered, tag) for key in source.prose if key not in lexicon.prose}
    for one in (*prose_gaps(spoken, lexicon, source, texts), *out_of_place(game, spoken, lexicon, offered)):
        report.add(one)
    for one in (
        *false_denials(lexicon, spoken, listener.asked, contraries(game)),
        *old_names(lexicon, spoken, listener.asked, printed(game, lexicon), listener.edits),
        *words_for_nothing(lexicon, tag, *aim(checked, offered, tag)),
    ):
        report.add(one)
    return Lacking(words, texts, _in_order(report, checked), lexicon, places, clauses)


def _said(gap: Gap, file: str, tag: str, place: Span | None) -> Iterator[Diagnostic]:
    """What is wrong with a word: that it is missing, or each form that it lacks."""
    labels = (Label(place),) if place is not None else ()
    if gap.entry is None:
        keys = tuple(one.key for one in gap.lacks)
        yield evolve(errors.missing_entry(gap.term, gap.role, tag, file, keys), labels=labels)
        return
    for one in gap.lacks:
        yield evolve(errors.missing_form(gap.term, gap.role, one.key, tag, file, one.values), labels=labels)


def _in_order(report: Findings, checked: Checked) -> tuple[Diagnostic, ...]:
    """Diagnostics in the order of the rules, then those in other files, then those without a place."""
    paths = list(checked.sources)

    def place(one: Diagnostic) -> tuple[int, int]:
        span = one.labels[0].span if one.labels else None
        if span is None:
            return len(paths) + 1, 0
        return (paths.index(span.path) if span.path in paths else len(paths)), span.start

    return tuple(sorted(report.found, key=place))
