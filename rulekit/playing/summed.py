"""What players keep count of, with the sum by which each count came about: 6 + 1 = 7."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import define, field, frozen

from rulekit.document.closed import Moves
from rulekit.document.sentence import Name, Noun, Number, Part, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.playing.brought import How
from rulekit.playing.sight import all_of, amount_of, held, is_shown
from rulekit.playing.state import State

__all__ = ["Kept", "Summed", "count_of", "counts", "things"]


@frozen
class Kept:
    """One thing that somebody keeps count of."""

    who: int
    field: Field
    item: str


@define
class Summed:
    """How what is counted was changed.

    Args:
        terms: what each kind of thing was changed by, by the place in the program that changed it.
        because: the rule or the lasting effect that such a place belongs to, by its role and its name.
    """

    terms: dict[Kept, dict[int, int]] = field(factory=dict[Kept, "dict[int, int]"])
    because: dict[int, str] = field(factory=dict[int, str])

    def note(self, store: int, before: State, after: State, why: str = "") -> None:
        """Note what one store changed."""
        self.because[store] = why
        for one, new in counts(after):
            change = new - count_of(before, one)
            if change:
                by = self.terms.setdefault(one, {})
                by[store] = by.get(store, 0) + change

    def goes_both_ways(self, kept: Kept) -> bool:
        """Whether there was more of it for a while, or less, than before and than now."""
        found = self.terms.get(kept, {}).values()
        return any(one > 0 for one in found) and any(one < 0 for one in found)

    def moved(
        self,
        said: Sentence,
        cast: Sequence[str],
        before: State,
        after: State,
        how: How,
        *,
        to_nothing: bool = False,
    ) -> Iterator[Sentence]:
        """What somebody paid, lost or gained, each amount with its sum; any other sentence as it is.

        What somebody had more of for a while, and less of later, is told as the two things that happened.

        Args:
            said: the sentence.
            cast: the names of the players.
            before: how things stood.
            after: how they stand.
            how: as what a change is told.
            to_nothing: whether a sum is written, too, that leaves nothing: 3 - 3 = 0.
        """
        if said.name != "moves":
            yield said
            return
        amounts = said.parts["amounts"]
        assert isinstance(amounts, tuple)
        changed = {
            (cast[one.who], amount_of(one.field, one.item, abs(new - was), after)): one
            for one, new in counts(after)
            if new != (was := count_of(before, one))
        }
        who = said.parts["who"]
        assert isinstance(who, Name)
        found: list[Part] = []
        back: dict[Moves, list[Part]] = {}
        for one in amounts:
            assert isinstance(one, Sentence)
            kept = changed.get((who.name, one))
            if kept is None:
                found.append(one)
            elif self.goes_both_ways(kept):
                terms = self.terms[kept].values()
                up, down = sum(term for term in terms if term > 0), -sum(term for term in terms if term < 0)
                gains = said.parts["how"] is Moves.GAIN
                found.append(amount_of(kept.field, kept.item, up if gains else down, after))
                other = how(kept.field, Moves.LOSE if gains else Moves.GAIN)
                if other is not None:
                    again = amount_of(kept.field, kept.item, down if gains else up, after)
                    back.setdefault(other, []).append(again)
            else:
                found.append(self.with_sum(one, kept, before, after, to_nothing=to_nothing))
        yield Sentence("moves", {**said.parts, "amounts": tuple(found)}, said.span)
        for way, some in back.items():
            yield Sentence("moves", {"who": who, "how": way, "amounts": tuple(some), "items": ()}, said.span)

    def with_sum(
        self, said: Sentence, kept: Kept, before: State, after: State, *, to_nothing: bool = False
    ) -> Sentence:
        """An amount with how it came about, where that is more than all that there was, or is now.

        Args:
            said: the amount.
            kept: of what.
            before: how things stood.
            after: how they stand.
            to_nothing: whether a sum is written, too, that leaves nothing: 3 - 3 = 0.
        """
        was, now = count_of(before, kept), count_of(after, kept)
        found = [change for change in self.terms.get(kept, {}).values() if change]
        terms = found if was + sum(found) == now else [now - was]
        alone = not was and len(terms) == 1
        if kept.field.owner is Owner.TURN or alone or terms == [-1] or not (now or to_nothing):
            return said
        terms = [was, *terms] if was else terms
        first, *rest = (Number(one) for one in terms)
        parts: dict[str, Part] = {"first": first, "terms": tuple(rest), "total": Number(now)}
        named = self._named(kept) if not was and terms == found else {}
        if not named:
            return Sentence(said.name, {**said.parts, "sum": Sentence("sum_written", parts)})
        first, *rest = (Number(one) for one in named.values())
        parts |= {"first": first, "terms": tuple(rest), "names": tuple(named)}
        return Sentence(said.name, {**said.parts, "sum": Sentence("sum_named", parts)})

    def _named(self, kept: Kept) -> dict[Noun, int]:
        """How much each rule or thing brought of a sum of several; nothing where one has no name, or stands alone."""
        found: dict[Noun, int] = {}
        for store, change in self.terms[kept].items():
            role, _, name = self.because.get(store, "").partition(".")
            if change and not name:
                return {}
            if change:
                found[Noun(name, role)] = found.get(Noun(name, role), 0) + change
        return found if len(found) > 1 else {}


def counts(state: State) -> Iterator[tuple[Kept, int]]:
    """All that players keep count of."""
    for one, at in held(state):
        if one.owner in (Owner.PLAYER, Owner.TURN) and one.kind is ValueKind.NUMBER and is_shown(one, state):
            for item, count in all_of(state, one, at).items():
                if isinstance(count, int):
                    yield Kept(at, one, item), count


def count_of(state: State, kept: Kept) -> int:
    """How many there are of it."""
    found = all_of(state, kept.field, kept.who)[kept.item]
    assert isinstance(found, int)
    return found


def things(state: State) -> frozenset[Kept]:
    """All things that players have in sets."""
    found: set[Kept] = set()
    for one, at in held(state):
        if one.owner is Owner.PLAYER and one.kind is ValueKind.SET and not one.each:
            (names,) = all_of(state, one, at).values()
            found |= {Kept(at, one, name) for name in names} if isinstance(names, frozenset) else set()
    return frozenset(found)
