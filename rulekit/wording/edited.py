"""A sentence as a person wrote it: the wording that is bound to it, with its gaps filled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulekit.document.closed import Role
from rulekit.document.gaps import Gaps, gaps_of
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.remembering import remembered
from rulekit.wording import edit_errors
from rulekit.wording.edits import SAID_BY_ITS_WORD, Edit, pieces
from rulekit.wording.forms import MissingForm, is_of_others, of_others

if TYPE_CHECKING:
    from rulekit.wording.lexicon import Lexicon
    from rulekit.wording.locale import Locale
    from rulekit.wording.scribe import Proposal
    from rulekit.wording.speaker import Speaker

__all__ = ["edited", "filled", "plurals_of", "wording_for"]

NAMED = frozenset({Role.RULES, Role.STEPS, Role.OPTIONS, Role.COLUMNS})
"""Whose words may stand in a sentence that does not speak of them itself, beside things."""
DEFINES = "means_"
"""What the names of sentences that explain a word begin with."""


def edited(sentence: Sentence, speaker: Speaker) -> tuple[str, bool] | None:
    """What a person wrote for a sentence, and whether it begins with words of theirs; None if nobody did.

    Args:
        sentence: as it stands by itself in a document.
        speaker: who says what its gaps stand for; what is wrong is left to its report.

    Reports:
        RK0505: a gap that the sentence does not have, a form that there is not or has a gap itself, a gap left out.
        RK0529: a sentence that is no definition, said to be said by its word.
    """
    lexicon = speaker.lexicon
    if not lexicon.edits:
        return None
    gaps = gaps_of(sentence, lexicon.renamed)
    found = wording_for(gaps, lexicon.edits.get(gaps.key, ()), speaker)
    if found is None:
        return None
    if found.text == SAID_BY_ITS_WORD:
        return _said_by_its_word(sentence, found, speaker)
    parts = pieces(found.text)
    used = {one for _, name, _ in parts if name in gaps.parts for one in gaps.covered(name)}
    lacking = [str(at) for at, bound in enumerate(found.plurals, 1) if bound[0] != "=" and str(at) not in used]
    lacking += _left_out(sentence, tuple(one for one in gaps.words if one not in used), speaker)
    # A gap that is misspelled is one mistake, not two.
    if lacking and all(_part(name, gaps, speaker.lexicon) is not None for _, name, _ in parts if name):
        speaker.report.add(edit_errors.gap_left_out(found.span, speaker.locale.tag, lacking))
    theirs = _of_others(sentence, gaps, speaker)
    return filled(found, gaps, speaker, theirs), bool(parts and parts[0][0].strip())


def _said_by_its_word(sentence: Sentence, found: Edit, speaker: Speaker) -> tuple[str, bool] | None:
    """Nothing: whoever wrote it saw that the word says all that the definition does, for these very figures."""
    if not sentence.name.startswith(DEFINES):
        why = f"only a definition can be said by its word, `{SAID_BY_ITS_WORD}`"
        speaker.report.add(edit_errors.unreadable_edit(found.span, speaker.locale.tag, why))
        return None
    lacking = [str(at) for at, bound in enumerate(found.plurals, 1) if bound[0] != "="]
    if lacking:
        speaker.report.add(edit_errors.gap_left_out(found.span, speaker.locale.tag, lacking))
    return "", False


def plurals_of(gaps: Gaps, speaker: Speaker) -> tuple[str, ...]:
    """The plural categories of the figures of a sentence, which its wording may depend on."""
    return tuple(speaker.locale.cldr.plural(one) for one in gaps.figures)


def wording_for(gaps: Gaps, edits: Iterable[Edit], speaker: Speaker) -> Edit | None:
    """The wording that fits the figures of a sentence.

    One that says a figure in words fits that figure only. One that was written for figures of other plural categories
    fits where they stand with what they count.
    """
    fitting = None
    # What says a figure in words comes before what fits all figures of a category: 0 is singular in some languages.
    for one in sorted(edits, key=lambda one: -sum(bound[0] == "=" for bound in one.plurals)):
        if len(one.plurals) != len(gaps.figures):
            continue
        bare = {name for _, name, _ in pieces(one.text)}
        pairs = [*enumerate(zip(one.plurals, gaps.figures, plurals_of(gaps, speaker), strict=True), 1)]
        if all(bound in (f"={figure}", plural) for _, (bound, figure, plural) in pairs):
            return one
        if fitting is None and all(
            bound in (f"={figure}", plural) or (bound[0] != "=" and str(at) not in bare)
            for at, (bound, figure, plural) in pairs
        ):
            fitting = one
    return fitting


def _left_out(sentence: Sentence, words: tuple[str, ...], speaker: Speaker) -> list[str]:
    """Those of some words that the generated sentence says: whose turn it is may go without saying."""
    if not words:
        return []
    said = _proposal(sentence, speaker).used
    return [one for one in words if one in said]


def _of_others(sentence: Sentence, gaps: Gaps, speaker: Speaker) -> frozenset[str]:
    """The gaps whose words the generated sentence says of somebody else than the reader, and of nobody else.

    A person who writes the gap without a form means the word as the rules mean it there.
    """
    own = {name for name, part in gaps.parts.items() if isinstance(part, Noun) and part.own}
    if not own:
        return frozenset()
    said = [(name, form) for _, name, form in pieces(_proposal(sentence, speaker).gaps) if name in own]
    return frozenset(name for name, _ in said) - {name for name, form in said if not is_of_others(form)}


def _proposal(sentence: Sentence, speaker: Speaker) -> Proposal:
    """What is generated for a sentence."""
    known = _known(speaker.locale, speaker.lexicon)
    if sentence not in known:
        from rulekit.wording.scribe import Scribe  # noqa: PLC0415  # which is a speaker

        known[sentence] = Scribe(speaker.locale, speaker.lexicon).proposal(sentence)
    return known[sentence]


@remembered(16)
def _known(locale: Locale, lexicon: Lexicon) -> dict[Sentence, Proposal]:  # noqa: ARG001  # of these
    """What is generated with these words for sentences, as far as somebody asked."""
    return {}


def filled(edit: Edit, gaps: Gaps, speaker: Speaker, theirs: frozenset[str] = frozenset()) -> str:
    """A wording with its gaps filled; a mark stands for what nothing fills, which is reported.

    Args:
        edit: the wording.
        gaps: what the sentence has.
        speaker: who says them.
        theirs: the gaps whose words are said of somebody else than the reader, whatever their form.
    """
    said: list[str] = []
    for words, name, written in pieces(edit.text):
        said.append(words)
        form = written
        part = _part(name, gaps, speaker.lexicon) if name else None
        if name in theirs and isinstance(part, Noun) and not is_of_others(written):
            form = of_others(written, part.role)
        if name and part is None:
            problem = edit_errors.unknown_gap(edit.span, speaker.locale.tag, name, gaps.parts)
            said.append(speaker.missing(problem, name))
        elif part is not None:
            text = _said(part, form, speaker)
            if text is None:
                problem = edit_errors.form_of_gap(edit.span, speaker.locale.tag, name, form)
                text = speaker.missing(problem, name)
            elif "{" in text:
                asked = f"{name}:{form}" if form else name
                text = speaker.missing(edit_errors.gap_in_word(edit.span, speaker.locale.tag, asked, text), name)
            begins = speaker.locale.marks.ended("".join(said))
            said.append(speaker.locale.marks.begin(text) if begins and len(said) > 1 else text)
    return " ".join("".join(said).split("\n"))


def _part(name: str, gaps: Gaps, lexicon: Lexicon) -> Part | None:
    """What a gap stands for: a part of the sentence, or else a word of the game, as it is called now."""
    if name in gaps.parts:
        return gaps.parts[name]
    role, dot, term = name.rpartition(".")
    if dot and role not in NAMED:
        return None
    now = next((new for new, old in lexicon.renamed.items() if old == term), term)
    noun = Noun(now, role or Role.THINGS)
    return noun if lexicon.find(now, noun.role) is not None else None


def _said(part: Part, form: str, speaker: Speaker) -> str | None:
    """What stands in a gap, in a form; None if there is no such form."""
    try:
        return speaker.say(part, speaker.locale.plain(**speaker.paradigm_of(part).dimensions(form)))
    except (KeyError, AttributeError, MissingForm):
        pass
    # Some words have forms that no clause asks for by case or number, such as what one is called when it is done.
    if not isinstance(part, Noun):
        return None
    entry = speaker.entry(part)
    try:
        return speaker.paradigm_of(part).inflect(entry, form)
    except (KeyError, MissingForm):
        return None
