"""Parts of maps in examples: they show what the words name and what the play has, can be read, and cover nothing."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from itertools import combinations, pairwise
from math import hypot

import pytest
from attrs import evolve
from pypdf import PdfReader

from rulekit import resources
from rulekit.book.pits import is_board
from rulekit.book.worked import example_box
from rulekit.document.blocks import Area, Box, Document, Inset, Panel, Panels, Paragraph
from rulekit.document.inset import Going
from rulekit.document.sentence import Icon, Noun, Words
from rulekit.driver.composing import narrator_of
from rulekit.driver.pipeline import Checked, load_game
from rulekit.driver.printing import pictures, speaker_for
from rulekit.formats import FORMATS
from rulekit.formats.lines import plain
from rulekit.model.closed import ValueKind
from rulekit.playing.chances import all_chances
from rulekit.playing.examples import still_true
from rulekit.playing.named import named_in
from rulekit.playing.reading import Holder
from rulekit.playing.state import State
from rulekit.playing.told import Accounts

LEAST = 5.95
"""What print must have, in points; 6 less what rounding takes."""
MAPPED = [
    name
    for name in resources.game_names()
    if (game := load_game(name, []).game) is not None and any(not is_board(one, game) for one in game.maps)
]


def boxes(checked: Checked) -> Iterator[tuple[str, Box]]:
    """The examples of a game that draw a part of a map."""
    game = checked.game
    assert game is not None
    narrator = narrator_of(checked)
    narrator.accounts, narrator.insets = checked.accounts, checked.insets
    for one in game.examples:
        if one.printed and not one.told and one.name in checked.insets:
            yield one.name, example_box(one, narrator)


def told(checked: Checked) -> list[Panel]:
    """The steps of told rounds that are seen on a part of a map, in order."""
    panels = (panel for blocks in checked.rounds for one in blocks if isinstance(one, Panels) for panel in one.panels)
    return [one for one in panels if one.insets]


def every(checked: Checked) -> tuple[Inset, ...]:
    """All that is drawn of a game's maps in examples and rounds."""
    inside = [block for _, box in boxes(checked) for block in box.blocks if isinstance(block, Inset)]
    return (*inside, *(inset for panel in told(checked) for inset in panel.insets))


def shown(inset: Inset) -> set[str]:
    """The names of its places, and of their land."""
    named = (*(spot.place for spot in inset.spots), *inset.names)
    return {noun.term for place in named for noun in place.name if isinstance(noun, Noun)}


@pytest.fixture(scope="module", params=MAPPED)
def checked(request: pytest.FixtureRequest) -> Checked:
    return still_true(load_game(str(request.param), []))


def test_what_the_words_name_is_in_the_picture(checked: Checked) -> None:
    game = checked.game
    assert game is not None
    shown_tables = [one for each in game.maps for one in each.shown]
    places = {item.name for one in shown_tables for item in game.table(one.table).items}
    colours = [game.table(one.table).column(one.coloured) for one in shown_tables]
    lands = {item.name for one in colours if one is not None for item in game.table(one.table).items}
    drawn = 0
    for name, box in boxes(checked):
        seen: set[str] = set()
        for block in box.blocks:
            if isinstance(block, Inset):
                seen |= shown(block)
                drawn += 1
            elif isinstance(block, Paragraph):
                assert (places | lands) & {*named_in(tuple(block.line))} <= seen, name
    for panel in told(checked):
        assert places & {*named_in(panel.lines)} <= shown(panel.insets[0])
    assert drawn


def test_each_step_begins_as_the_one_before_ended(checked: Checked) -> None:
    steps = [panel.insets[0] for panel in told(checked)]
    for one, two in pairwise(steps):
        ended, begins = (
            [{(token.label, token.owner) for token in spot.tokens if token.going is not left} for spot in inset.spots]
            for inset, left in ((one, Going.GOES), (two, Going.COMES))
        )
        assert ended == begins


def test_what_lies_in_the_picture_lies_there_in_the_play(checked: Checked) -> None:
    game = checked.game
    assert game is not None
    accounts = Accounts(checked)
    for name, box in boxes(checked):
        drawn = [one for one in box.blocks if isinstance(one, Inset)]
        run = accounts.run_of(name, next(iter(all_chances())))
        assert run is not None
        run.run()
        states = [*(one.state for one in run.moments), run.seen()]
        for inset in drawn:
            there = {
                (noun.term, spot.place.name): sorted(
                    (token.owner, token.count) for token in spot.tokens if token.going is not Going.GOES
                )
                for spot in inset.spots
                for noun in spot.place.name
                if isinstance(noun, Noun)
            }
            assert any(
                all(lying == sorted(kept(state, place)) for (place, _), lying in there.items()) for state in states
            ), name


POSES = {"posture"}
"""How somebody's piece stands on a place is seen on the piece."""


def kept(state: State, place: str) -> Iterator[tuple[int, int]]:
    """Whose things lie on a place, and how many, read from a state by the rules' names."""
    game = state.table.game
    for one in game.fields:
        shown = {shown.table for each in game.maps for shown in each.shown}
        if one.owner.value != "game" or one.each not in shown or game.table(one.each).item(place) is None:
            continue
        value = Holder(state, "game", 0).of(one.name, one.each)[place]
        if one.kind is ValueKind.PLAYER and value is not None:
            yield value, 1
        elif one.kind is ValueKind.NUMBER and value:
            yield -1, value
        elif one.kind is ValueKind.ITEM and one.optional and value is not None and one.name not in POSES:
            yield -1, 1


def signs_of(inset: Inset) -> set[tuple[str, str]]:
    """What is drawn of a part of a map besides names: each needs to be told."""
    tokens = [token for spot in inset.spots for token in spot.tokens] + [one.laid.token for one in inset.hands]
    pictured = [(one.name, token.laid) for token in tokens for one in token.label if isinstance(one, Icon)]
    drawn = {
        "comes": any(one.going is Going.COMES for one in tokens),
        "goes": any(one.going is Going.GOES for one in tokens),
        "move": bool(inset.moves),
        "order": any(one.numbers for one in inset.moves),
        "open": any(one.open for one in inset.spots),
    }
    return {
        *(("mark", name) for name, _ in pictured),
        *(("laid", name) for name, laid in pictured if laid),
        *(("owner", str(owner)) for owner in {one.owner for one in tokens} - {-1}),
        *(("sign", sign) for sign, is_drawn in drawn.items() if is_drawn),
        *(("place", spot.place.look) for spot in inset.spots if spot.place.look != "plain"),
        *(("line", way.look) for way in inset.ways),
    }


def test_each_sign_is_told_in_the_example_that_draws_it(checked: Checked) -> None:
    examples = [[block for block in box.blocks if isinstance(block, Inset)] for _, box in boxes(checked)]
    examples.append([inset for panel in told(checked) for inset in panel.insets])
    for parts in examples:
        known: set[tuple[str, str]] = set()
        for one in parts:
            known |= {(key.kind, key.look) for key in one.key}
            assert signs_of(one) <= known
        lines = [key.line for one in parts for key in one.key]
        assert all(lines)
        assert len(lines) == len({*lines}), "each means something else"


def test_nothing_covers_anything(checked: Checked) -> None:
    for inset in every(checked):
        areas = [spot.place.areas[0] for spot in inset.spots]
        areas += [one.areas[0] for one in inset.names] + [one.area for one in inset.hands]
        assert not [pair for pair in combinations(areas, 2) if covers(*pair)]
        assert all(min(one.left, one.top) >= 0 for one in areas)
        assert all(one.left + one.width <= inset.size[0] for one in areas)
        assert all(one.top + one.height <= inset.size[1] for one in areas)


def test_no_sign_lies_on_another(checked: Checked) -> None:
    """Nor on the name of its place, nor over its edge."""
    for inset in every(checked):
        for spot in inset.spots:
            (area,) = spot.place.areas
            named = evolve(area, height=spot.named)
            parts = [one for each in spot.laid for _, one in each.parts]
            assert not [pair for pair in combinations([named, *parts], 2) if covers(*pair)], spot
            assert all(within(one, area) for one in parts), spot
        for hand in inset.hands:
            parts = [one for _, one in hand.laid.parts]
            assert not [pair for pair in combinations(parts, 2) if covers(*pair)], hand
            assert all(within(one, hand.area) for one in parts), hand


def test_what_has_left_lies_below_what_is_there(checked: Checked) -> None:
    for spot in (spot for inset in every(checked) for spot in inset.spots if spot.parted):
        for laid in spot.laid:
            left = laid.token.going is Going.GOES
            assert all((area.top >= spot.parted) == left for _, area in laid.parts)


def within(one: Area, area: Area) -> bool:
    across = area.left <= one.left and one.left + one.width <= area.left + area.width
    return across and area.top <= one.top and one.top + one.height <= area.top + area.height


def test_no_sign_is_told_by_the_names_of_fields(checked: Checked) -> None:
    """What a sign means is one thing that a player would say, not “kind: value”."""
    for inset in every(checked):
        assert all(len(key.line) == 1 for key in inset.key)


NAME = 5.0
"""About how high what is printed of a name is, in the middle of its area."""


def test_no_arrow_runs_through_a_name(checked: Checked) -> None:
    """Nor through a place that it neither comes from nor goes to."""
    for inset in every(checked):
        for move in inset.moves:
            points = [_on(move.path, at / 100) for at in range(101)]
            for area in (one.areas[0] for one in inset.names):
                middle = area.top + area.height / 2
                inside = [
                    y
                    for x, y in points
                    if area.left + 10 < x < area.left + area.width - 10 and abs(y - middle) < NAME / 2
                ]
                assert not inside, (inset.alt, area)


def _on(path: tuple[tuple[float, float], ...], at: float) -> tuple[float, float]:
    (x, y), (s, t), (u, v) = path
    a, b, c = (1 - at) * (1 - at), 2 * (1 - at) * at, at * at
    return a * x + b * s + c * u, a * y + b * t + c * v


def test_several_of_an_example_have_names_of_their_own(checked: Checked) -> None:
    for name, box in boxes(checked):
        several = [one for one in box.blocks if isinstance(one, Inset)]
        titles = [one.title for one in several]
        assert all(titles) == (len(several) > 1), name
        assert len({*titles}) == len(titles) or len(several) == 1, name
        assert len({type(one[0]) for one in titles if one}) <= 1, name  # all by people, or all by places


def covers(one: Area, two: Area) -> bool:
    across = min(one.left + one.width, two.left + two.width) - max(one.left, two.left)
    down = min(one.top + one.height, two.top + two.height) - max(one.top, two.top)
    return across > 0.2 and down > 0.2


@pytest.mark.parametrize("tag", resources.locale_tags())
def test_all_of_it_can_be_read(checked: Checked, tag: str) -> None:
    speaker = speaker_for(checked, tag)
    document = speaker.document(Document("rulebook", (Words("Map"),), (), every(checked)))
    assert list(speaker.report) == []
    made = FORMATS["pdf"].write(document, speaker.typography(), pictures(checked.folder))
    sizes: list[float] = []
    texts: list[str] = []

    def note(text: str, outer: list[float], inner: list[float], _font: object, size: float) -> None:
        if text.strip():
            texts.append(text)
            sizes.append(size * hypot(*inner[:2]) * hypot(*outer[:2]))

    for page in PdfReader(BytesIO(made)).pages:
        page.extract_text(visitor_text=note)
    assert min(sizes) > LEAST
    printed = "".join("".join(texts).split())
    for inset in (one for one in document.blocks if isinstance(one, Inset)):
        for spot in inset.spots:
            assert "".join(plain(spot.place.name).split()) in printed
            assert all(isinstance(token.label[0], Icon) for token in spot.tokens if token.label)
