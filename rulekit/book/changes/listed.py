"""What the book tells as a list and not statement by statement: the order of a turn, ways to end, the game for one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from types import MappingProxyType

from rulekit.book.changes.bodies import rewritten
from rulekit.book.changes.entry import Entry, Rewritten, Version
from rulekit.book.changes.placed import beside
from rulekit.book.clause import Clause
from rulekit.book.counts import alike, differing, said_of
from rulekit.book.ends_of_rounds import ends_of_rounds
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.solo import differs_alone
from rulekit.book.turn import every_in_order
from rulekit.document.blocks import Block, Item, Listing, Paragraph
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.game import Step

__all__ = ["ALONE", "alone", "by_new_counts", "turn", "ways_to_end"]

ALONE = Sentence("labelled", {"label": label("solo")})
"""Above what is said otherwise of the game for one."""

Said = tuple[Clause | Item, ...]


def turn(before: Narrator, after: Narrator) -> tuple[tuple[Version, ...], Mapping[str, Noun]]:
    """What is said otherwise of a turn, with its steps one by one where the book has them one below the other.

    That a step is new or gone is told of that step: of a new one with the step that it comes after, by its name.
    """
    old, new = (each.game.step("turn") for each in (before, after))
    versions = rewritten(old.body, new.body, before, after) if old is not None and new is not None else ()
    if not every_in_order(before):
        return versions, {}
    placed: dict[str, Noun] = {}
    left: list[Version] = []
    for one in (each for version in versions for each in _step_by_step(version)):
        was, now = _only_step(one.old), _only_step(one.new)
        above = one.leads[-1].parts.get("step") if one.leads else None
        if was is not None and not one.new and after.game.step(was.term) is None:
            continue
        is_new = now is not None and before.game.step(now.term) is None and now.term not in after.in_place
        if is_new and not one.old and one.leads[-1].name == "put_in_after" and isinstance(above, Noun):
            assert now is not None
            placed[now.term] = above
            continue
        left.append(one)
    return tuple(left), placed


def _only_step(said: Said) -> Noun | None:
    """The one step that is named."""
    clause = said[0].clause if len(said) == 1 and isinstance(said[0], Clause) else None
    items = clause.parts["items"] if clause is not None and clause.name == "names" else ()
    return items[0] if isinstance(items, tuple) and len(items) == 1 and isinstance(items[0], Noun) else None


def _step_by_step(one: Version) -> Iterator[Version]:
    """The same, where both are steps that are carried out one after the other: those that come, go or change."""
    (old, new), both = (_steps(side) for side in (one.old, one.new)), set[Noun]()
    if old and new:
        both = {*old} & {*new}
    if not both:
        yield one
        return
    for what, i, j, k, m in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if what == "equal":
            continue
        place: tuple[Sentence, ...] = ()
        if i == j:
            above, below = (new[k - 1] if k else None), (new[m] if m < len(new) else None)
            place = beside(above, below) if below is not None else (Sentence("put_in_last"),)
        yield Version((*one.leads, *place), _named(old[i:j]), _named(new[k:m]))


def _steps(said: Said) -> tuple[Noun, ...]:
    """The steps that are carried out one after the other; nothing where anything else is said."""
    done = [one.clause for one in said if isinstance(one, Clause) and one.clause is not None]
    if len(done) < len(said) or any(one.name != "do" or one.parts["of"] for one in done):
        return ()
    steps = [part for one in done for part in _parts(one.parts["steps"])]
    return tuple(one for one in steps if isinstance(one, Noun))


def _parts(part: object) -> tuple[object, ...]:
    return part if isinstance(part, tuple) else (part,)


def _named(steps: Sequence[Noun]) -> Said:
    return tuple(Clause(Sentence("names", {"items": (one,)})) for one in steps)


def ways_to_end(old: Step, new: Step, before: Narrator, after: Narrator) -> tuple[Version, ...] | None:
    """What is said otherwise of the ways to end between two rounds, below what leads to them.

    None where one of the books does not tell them so.
    """
    once, now = ends_of_rounds(old, before), ends_of_rounds(new, after)
    if not once or not now:
        return None
    leads = tuple(one for each in once[:1] if isinstance(each, Paragraph) for one in each.line)
    found = _differing(_items(once), _items(now))
    listed = tuple(Version(tuple(one for one in leads if isinstance(one, Sentence)), *pair) for pair in found)
    return (*listed, *(Version((), *pair) for pair in _differing(_behind(once), _behind(now))))


def _items(blocks: Sequence[Block]) -> tuple[Item, ...]:
    return tuple(item for one in blocks if isinstance(one, Listing) for item in one.items)


def _behind(blocks: Sequence[Block]) -> tuple[Item, ...]:
    """What is told behind the list."""
    return tuple(Item(one.line) for one in blocks[1:] if isinstance(one, Paragraph))


def alone(before: Narrator, after: Narrator) -> tuple[Entry, ...]:
    """What is said otherwise of the game for one; nothing where nobody can play alone any more."""
    # Of what is left out by the number of players figures tell; that nothing is so alone goes without saying then.
    counted = any(differing(after))
    once, now = (differs_alone(each, counted=counted) for each in (before, after))
    found = _differing(once, now, _off_as_known(before, after)) if now else ()
    versions = tuple(Version((), *pair) for pair in found)
    return (Rewritten(ALONE, versions),) if versions else ()


def _off_as_known(before: Narrator, after: Narrator) -> Mapping[Item, Item]:
    """That a rule does not hold alone, by the name that the reader's book has for it, where it is called otherwise."""
    known = {new: old for old, new in after.game.renamed if (old, new) not in before.game.renamed}
    return {_off(new): _off(old) for new, old in known.items()}


def _off(rule: str) -> Item:
    return Item((Sentence("rule_off", {"rule": Noun(rule, "rules")}),))


def by_new_counts(before: Narrator, after: Narrator) -> tuple[Entry, ...]:
    """What is left out with numbers of players that only the other has, where that goes by them: no table tells it."""
    counts = range(before.game.players_low, before.game.players_high + 1)
    said = tuple(
        Clause(said_of(adjective, each, names, after.game))
        for adjective, found in differing(after)
        for names, each in alike({count: names for count, names in found.items() if count not in counts}).items()
    )
    above = Sentence("labelled", {"label": label("player_count")})
    return (Rewritten(above, (Version((), (), said),)),) if said else ()


def _differing(
    old: tuple[Item, ...], new: tuple[Item, ...], known: Mapping[Item, Item] = MappingProxyType({})
) -> tuple[tuple[Said, Said], ...]:
    """The places where two lists differ; as many items for as many stand side by side, one by one.

    Args:
        old: the one.
        new: the other.
        known: how what stands in both is said in the one if it is said otherwise there.
    """
    made: list[tuple[Said, Said]] = []
    for what, i, j, k, m in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if what == "equal":
            made += [((known[one],), (one,)) for one in new[k:m] if one in known]
        elif what == "replace" and j - i == m - k:
            made += [((was,), (now,)) for was, now in zip(old[i:j], new[k:m], strict=True)]
        else:
            made.append((old[i:j], new[k:m]))
    return tuple(made)
