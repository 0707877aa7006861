"""The part of a map that an example is about: its places and some around them, what lies there, what goes where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from attrs import evolve, field, frozen

from rulekit.book.inset_layout import GAP, GAP_OF_MOVES, GAP_OF_NUMBERS, as_on_map, drawn_together
from rulekit.book.map_layout import PLACE, MapLayout, colour_of, layout, rows_of
from rulekit.book.maps import kind_of, look_of_place
from rulekit.book.on_spot import TALL, height_for, laid_alone, laid_on, width_for
from rulekit.book.signs import key_of
from rulekit.document.inset import Going, Hand, Inset, Move, Spot, Token
from rulekit.document.map import Area, Place, Way
from rulekit.document.sentence import Name, Noun, Sentence
from rulekit.model.game import Game
from rulekit.model.links import End
from rulekit.model.map import Map, Shown
from rulekit.schematic.box import Box, Point, Room
from rulekit.schematic.ways import Outline, Path, covers, outline, path

__all__ = ["Route", "Seen", "inset", "insets"]

LEAST, MOST = 6, 18
"""So many places are drawn at least, as far as those named touch others; of more, the map itself is the picture."""
WHOLE = 16
"""A map of no more places is drawn whole."""
ONE_LINE = 8.0
"""How high a place is at least, besides what lies there: a line of small print."""
NAME = Box(0, 0, 60, 8)
"""The room for the name of a colour."""
FEW_COLOURS = 3
"""Of so many colours the names are drawn; of more, those that the example names."""
HAND, FROM_HAND = Box(0, 0, 30, TALL + 4), 52.0
"""How large what comes from a hand is drawn, and how far it lies before the place."""
CLEAR = 2.0
"""How far lines keep from places that they do not belong to."""
BELOW = 8.0
"""What is left free below a line that bends there, for the land under it."""


@frozen
class Route:
    """Something goes along places, from the first to the last; to a single one, from somebody's hand.

    Args:
        ends: the places.
        owner: whose it is, by number from 0.
        number: which of several it is, from 1; 0 where they come in no order.
    """

    ends: tuple[End, ...]
    owner: int
    number: int = 0


@frozen
class Seen:
    """What an example shows of a map.

    Args:
        named: the places and the colours that it is about, in the order in which it names them.
        tokens: what lies on places.
        open: the places that may be chosen.
        routes: what goes where.
    """

    named: tuple[End, ...]
    tokens: Mapping[End, tuple[Token, ...]] = field(factory=dict[End, "tuple[Token, ...]"])
    open: frozenset[End] = frozenset()
    routes: tuple[Route, ...] = ()


def inset(game: Game, drawn: Map, seen: Seen, people: Sequence[str]) -> Inset | None:
    """The part of a map that an example is about; None where it would show no more than the words say.

    That is so of a single place to which nothing comes, and of places on which nothing lies while nobody goes anywhere
    or chooses among them. Of more places than a column has room for the map itself is the picture.

    Args:
        game: whose map it is.
        drawn: the map.
        seen: what the example shows of it.
        people: what the people of the example are called, by number.
    """
    found = insets(game, drawn, (seen,), people) if _is_news(_about(game, drawn, seen), seen) else ()
    return found[0] if found else None


def insets(game: Game, drawn: Map, views: Sequence[Seen], people: Sequence[str]) -> tuple[Inset, ...]:
    """One part of a map as it is at several times, its places where they are each time; nothing of too large a part."""
    rows = {(shown.table, at): shown for shown, at in rows_of(game, drawn)}
    about = tuple(dict.fromkeys(end for one in views for end in _about(game, drawn, one)))
    if not about or len(about) > MOST:
        return ()
    laid = layout(game, drawn)
    lying = {end: tuple(one.tokens[end] for one in views if end in one.tokens) for end in rows}
    hands = frozenset(one.ends[0] for each in views for one in each.routes if len(one.ends) == 1)
    whole = _Part(game, drawn, laid, rows, lying, tuple(laid.places), (), frozenset(), tuple(people))
    found = as_on_map(laid, whole.needs) if len(laid.places) <= WHOLE else None
    if found is None:
        near = _around(about, drawn, laid, LEAST - len(about))
        whole = _Part(game, drawn, laid, rows, lying, about, tuple(near), hands, tuple(people))
        found = drawn_together(whole.rooms(), _gap(views))
    return tuple(whole.made(one, *found) for one in views)


def _about(game: Game, drawn: Map, seen: Seen) -> list[End]:
    """The places that a view is about."""
    rows = [(shown.table, at) for shown, at in rows_of(game, drawn)]
    # What leaves a place that no word names has to do with what was before, such as the end of another's turn.
    changed = {end for end, tokens in seen.tokens.items() if any(one.going is Going.COMES for one in tokens)}
    passed = [end for one in seen.routes for end in one.ends]
    found = [one for one in dict.fromkeys((*seen.named, *passed, *sorted(seen.open))) if one in rows]
    return found + [one for one in rows if one in changed and one not in found]


def _gap(views: Sequence[Seen]) -> float:
    """How far apart places are, so that what goes between them can be seen."""
    routes = [route for one in views for route in one.routes if len(route.ends) > 1]
    return GAP_OF_NUMBERS if any(one.number for one in routes) else GAP_OF_MOVES if routes else GAP


def _is_news(about: Sequence[End], seen: Seen) -> bool:
    lies = any(seen.tokens.get(one) for one in about)
    if not (lies or seen.open or seen.routes):
        return False
    changes = any(one.going is not Going.STAYS for end in about for one in seen.tokens.get(end, ()))
    return len(about) > 1 or bool(seen.routes) or changes


def _around(about: Sequence[End], drawn: Map, laid: MapLayout, count: int) -> list[End]:
    """The places that touch most of some places, and of those the nearest ones."""
    touched: dict[End, int] = {}
    for links in drawn.drawn:
        for one, two in links.links.edges:
            for here, there in ((one, two), (two, one)):
                if here in about and there not in about:
                    touched[there] = touched.get(there, 0) + 1
    middle = _middle([laid.places[one][0] for one in about])
    number = {one: at for at, one in enumerate(laid.places)}

    def far(one: End) -> float:
        return min(_squared(box.nearest(middle), middle) for box in laid.places[one])

    return sorted(touched, key=lambda one: (-touched[one], far(one), number[one]))[: max(count, 0)]


def _middle(boxes: Sequence[Box]) -> Point:
    return sum(one.x for one in boxes) / len(boxes), sum(one.y for one in boxes) / len(boxes)


def _squared(one: Point, two: Point) -> float:
    return (one[0] - two[0]) * (one[0] - two[0]) + (one[1] - two[1]) * (one[1] - two[1])


@frozen(slots=False)
class _Part:
    """A part of a map while it is made.

    Args:
        game, drawn, people: as above.
        laid: the whole map in points.
        rows: its places, with what is said of their tables.
        lying: what lies on a place, each time.
        about: the places that the example is about.
        near: those around them.
        hands: the places to which something comes from a hand.
    """

    game: Game
    drawn: Map
    laid: MapLayout
    rows: Mapping[End, Shown]
    lying: Mapping[End, tuple[tuple[Token, ...], ...]]
    about: tuple[End, ...]
    near: tuple[End, ...]
    hands: frozenset[End]
    people: tuple[str, ...]

    @property
    def ends(self) -> list[End]:
        """Its places, in the order of the map."""
        return [one for one in self.laid.places if one in {*self.about, *self.near}]

    def rooms(self) -> list[Box]:
        """How large its places are, where they lie on the map."""
        return [self._room_of(one) for one in self.ends]

    def needs(self, end: End, width: float) -> float:
        """How high a place of some width is at least."""
        return ONE_LINE + self._high(end, width)

    def made(self, seen: Seen, room: Room, found: Sequence[Box]) -> Inset:
        """The part at some time, with its places in some boxes."""
        ends = self.ends
        boxes, hands = dict(zip(ends, found, strict=True)), dict[End, Box]()
        for one in self.hands:
            whole = boxes[one]
            hands[one] = HAND.at(whole.left + HAND.width / 2, whole.top + PLACE.height / 2)
            box = self._box(one)
            boxes[one] = box.at(whole.right - box.width / 2, whole.y)
        owners = {one.ends[0]: one.owner for one in seen.routes if len(one.ends) == 1}
        piece = next((one.label for tokens in seen.tokens.values() for one in tokens if one.owner >= 0), ())
        names = dict(self._names(seen, boxes, hands, room))
        room = evolve(room, height=max([room.height, *(one.bottom + CLEAR for one in names.values())]))
        ways = list(self._ways(boxes, [*names.values(), *(one.grown(CLEAR) for one in hands.values())], room))
        room = evolve(room, height=max([room.height, *(y + BELOW for *_, line in ways for _, y in outline(line))]))
        number = {one: at for at, one in enumerate(self.laid.names, 1)}
        drawn = Inset(
            (Sentence("part_of_map", {"nouns": tuple(_noun(self.game, one) for one in ends)}),),
            (room.width, round(room.height, 1)),
            tuple((Name(one),) for one in self.people),
            tuple(self._spot(seen, one, boxes[one]) for one in ends),
            tuple(Place((_noun(self.game, one),), (_area(box),), "plain", number[one]) for one, box in names.items()),
            tuple(Way((ends.index(one), ends.index(two)), look, _rounded(line)) for one, two, look, line in ways),
            tuple(self._moves(seen, boxes, hands, ways, [*names.values()], room)),
            tuple(
                Hand(_area(hands[one]), laid_alone(Token(piece, owner), hands[one]))
                for one, owner in owners.items()
                if one in hands
            ),
            len(self.laid.names),
            tuple(self._touching()),
        )
        return evolve(drawn, key=tuple(key_of(drawn, self._looks_of_places(), self.drawn)))

    # ---- Places ----

    def _looks_of_places(self) -> dict[str, Noun]:
        """What the looks of its places mean, but that of those which have none of their own."""
        kinds = {
            look_of_place(self.game, self.rows[one], one[1]): kind_of(self.game, self.rows[one], one[1])
            for one in self.ends
        }
        return {look: Noun(kind) for look, kind in kinds.items() if kind}

    def _is_small(self, end: End) -> bool:
        """Whether a place is a box of the usual size on the map, and no stretch that runs along others."""
        boxes = self.laid.places[end]
        return len(boxes) == 1 and (boxes[0].width, boxes[0].height) == (PLACE.width, PLACE.height)

    def _box(self, end: End) -> Box:
        """How large a place is with what lies on it."""
        width = max([PLACE.width, *map(width_for, self.lying.get(end, ()))])
        return evolve(PLACE, width=width, height=PLACE.height + self._high(end, width))

    def _high(self, end: End, width: float) -> float:
        """How high what lies there is at most."""
        return max((height_for(one, width) for one in self.lying.get(end, ())), default=0.0)

    def _room_of(self, end: End) -> Box:
        """Its box where it lies on the map, with the hand before it; of what runs along others, what is near them."""
        box, boxes = self._box(end), self.laid.places[end]
        box = evolve(box, width=box.width + (FROM_HAND if end in self.hands else 0))
        if self._is_small(end):
            return box.at(boxes[0].x, boxes[0].y)
        middle = _middle([self.laid.places[one][0] for one in self.about])
        return box.at(*min((one.nearest(middle) for one in boxes), key=lambda at: _squared(at, middle)))

    def _spot(self, seen: Seen, end: End, box: Box) -> Spot:
        colour = colour_of(self.game, self.rows[end], end[1])
        place = Place(
            (_noun(self.game, end),),
            (_area(box),),
            look_of_place(self.game, self.rows[end], end[1]),
            list(self.laid.names).index(colour) + 1 if colour else 0,
        )
        tokens = seen.tokens.get(end, ())
        high = self._high(end, box.width)
        free = Box(box.x, box.bottom - high / 2, box.width, high)
        laid, parted = laid_on(tokens, free)
        return Spot(place, laid, round(box.height - high, 1), parted, end in self.near, end in seen.open)

    # ---- Colours ----

    def _colours(self, seen: Seen, ends: Iterable[End]) -> list[End]:
        """The colours whose names are drawn."""
        shown = [one for end in ends if end in self.about and (one := colour_of(self.game, self.rows[end], end[1]))]
        found = list(dict.fromkeys(shown))
        return found if len(found) <= FEW_COLOURS else [one for one in found if one in seen.named]

    def _names(
        self, seen: Seen, boxes: Mapping[End, Box], hands: Mapping[End, Box], room: Room
    ) -> Iterator[tuple[End, Box]]:
        """The names of colours, each above or below a place that has room for it there, where no arrow runs through it.

        Where there is no such place it may stand below the room, which becomes higher then.
        """
        full = [*boxes.values(), *hands.values()]
        arrows = [
            self._line(boxes[one], boxes[two], [*boxes.values()], (), (), room)
            for one, two in dict.fromkeys(step for route in seen.routes for step in pairwise(route.ends))
        ]
        for colour in self._colours(seen, boxes):
            own = [box for end, box in boxes.items() if colour_of(self.game, self.rows[end], end[1]) == colour]
            own.sort(key=lambda box: (box.top, box.left))
            tried = [NAME.at(box.x, box.top - NAME.height / 2 - 0.5) for box in own]
            tried += [NAME.at(box.x, box.bottom + NAME.height / 2 + 0.5) for box in own]
            tried = [evolve(one, x=min(max(one.x, NAME.width / 2), room.width - NAME.width / 2)) for one in tried]
            free = [one for one in tried if one.top >= 0 and all(min(one.overlap(box)) <= 0 for box in full)]
            crossed = {one: sum(covers(one.grown(CLEAR), line) for line in arrows) for one in free}
            best = min(free, key=lambda one: (crossed[one], one.bottom > room.height), default=None)
            if best is not None:
                full.append(best)
                yield colour, best

    def _touching(self) -> Iterator[tuple[int, int]]:
        number = {one: at for at, one in enumerate(self.laid.names, 1)}
        found: set[tuple[int, int]] = set()
        for links in self.drawn.drawn:
            for ends in links.links.edges:
                one, two = (colour_of(self.game, self.rows[end], end[1]) for end in ends)
                if one and two and one != two:
                    low, high = sorted((number[one], number[two]))
                    found.add((low, high))
        yield from sorted(found)

    # ---- Lines ----

    def _ways(self, boxes: Mapping[End, Box], names: Sequence[Box], room: Room) -> Iterator[tuple[End, End, str, Path]]:
        lines: list[Outline] = []
        for links in self.drawn.drawn:
            for one, two in links.links.edges:
                if one not in boxes or two not in boxes or (one in self.near and two in self.near):
                    continue
                line = self._line(boxes[one], boxes[two], [*boxes.values()], names, lines, room)
                lines.append(outline(line))
                yield one, two, links.look, line

    def _line(
        self, one: Box, two: Box, boxes: Sequence[Box], names: Sequence[Box], lines: Sequence[Outline], room: Room
    ) -> Path:
        others = [box.grown(CLEAR) for box in boxes if box not in (one, two)]
        return path(one, two, boxes=others, names=names, lines=lines, small=PLACE, frame=room)

    # ---- Moves ----

    def _moves(
        self,
        seen: Seen,
        boxes: Mapping[End, Box],
        hands: Mapping[End, Box],
        ways: Sequence[tuple[End, End, str, Path]],
        names: Sequence[Box],
        room: Room,
    ) -> Iterator[Move]:
        """An arrow for each step of the routes, along the line of the map where there is one."""
        known = {(one, two): line for one, two, _, line in ways}
        known |= {(two, one): line[::-1] for one, two, _, line in ways}
        steps: dict[tuple[End, ...], list[int]] = {}
        for route in seen.routes:
            for step in pairwise(route.ends) if len(route.ends) > 1 else (route.ends,):
                steps.setdefault(step, []).extend([route.number] if route.number else [])
        for step, numbers in steps.items():
            if len(step) > 1:
                one, two = step
                line = known.get((one, two))
                line = line or self._line(boxes[one], boxes[two], [*boxes.values()], names, (), room)
                yield Move(_rounded(line), tuple(numbers))
            elif step[0] in hands:
                start, end = hands[step[0]], boxes[step[0]].left
                line = ((start.right, start.y), ((start.right + end) / 2, start.y), (end, start.y))
                yield Move(_rounded(line), tuple(numbers))


def _area(box: Box) -> Area:
    return Area(round(box.left, 1), round(box.top, 1), round(box.width, 1), round(box.height, 1))


def _rounded(line: Path) -> Path:
    start, middle, end = ((round(x, 1), round(y, 1)) for x, y in line)
    return start, middle, end


def _noun(game: Game, end: End) -> Noun:
    return Noun(game.table(end[0]).items[end[1]].name)
