"""What of a map is drawn in a told round: each step in which something on it comes or goes, on one part for all."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import define, evolve, field

from rulekit.book.inset import Route, Seen, insets
from rulekit.book.narrator import Narrator
from rulekit.book.signs import told_once
from rulekit.document.blocks import Block, Panel, Panels
from rulekit.document.inset import Going
from rulekit.document.panels import Throw
from rulekit.model.example import Action, Example
from rulekit.model.map import Map
from rulekit.playing.destinations import named_by, route_of
from rulekit.playing.on_places import became, lying
from rulekit.playing.state import State

__all__ = ["Travelled"]


@define
class Travelled:
    """The steps of a round as they are seen on a map.

    Args:
        example: the round.
        narrator: knows the maps.
        since: how things stood when the step in progress began.
        routes: where somebody went in it.
        views: the panels in which something is to be seen, with what is seen.
    """

    example: Example
    narrator: Narrator
    since: State
    routes: list[Route] = field(factory=list[Route])
    views: list[tuple[Panel, Seen]] = field(factory=list["tuple[Panel, Seen]"])

    @property
    def drawn(self) -> Map | None:
        """The map; of several, the first."""
        return next(iter(self.narrator.game.maps), None)

    @property
    def moves(self) -> int:
        """How many moves were made in the step in progress."""
        return max((one.number for one in self.routes), default=0)

    def goes(self, deed: Action, state: State) -> None:
        """Somebody does something."""
        if self.drawn is not None:
            number = self.moves + 1
            found = route_of(deed, state, self.narrator.game, self.drawn)
            self.routes += [evolve(one, number=number) for one in found if len(one.ends) > 1]

    def ends(self, panel: Panel | None, now: State) -> None:
        """A step ends, told in a panel if anything is told of it."""
        if self.drawn is not None and panel is not None:
            was, is_ = (lying(one, self.drawn, self.narrator) for one in (self.since, now))
            tokens = became(was, is_)
            changes = any(one.going is not Going.STAYS for some in tokens.values() for one in some)
            if changes or self.routes:
                self.views.append((panel, Seen((), tokens, routes=_renumbered(self.routes))))
        self.since, self.routes = now, []

    def within(self, blocks: Sequence[Block]) -> tuple[Block, ...]:
        """The chapter with what is seen in each panel."""
        drawn = self.drawn
        if drawn is None or not self.views:
            return tuple(blocks)
        named = tuple(dict.fromkeys(one for line in self.example.lines for one in named_by(line, self.narrator.game)))
        views = [evolve(seen, named=named) for _, seen in self.views]
        found = told_once(insets(self.narrator.game, drawn, views, self.example.cast))
        made = {id(panel): one for (panel, _), one in zip(self.views, found, strict=False)}
        moves = {id(panel): max((one.number for one in seen.routes), default=0) for panel, seen in self.views}

        def with_map(panel: Panel) -> Panel:
            return evolve(_by_moves(panel, moves[id(panel)]), insets=(made[id(panel)],)) if id(panel) in made else panel

        return tuple(
            evolve(one, panels=tuple(map(with_map, one.panels))) if isinstance(one, Panels) else one for one in blocks
        )


def _by_moves(panel: Panel, moves: int) -> Panel:
    """A panel whose dice and lines have the numbers of so many moves on its map, if there are several."""
    drawn = tuple(evolve(one, move=one.move if moves else 0) if isinstance(one, Throw) else one for one in panel.drawn)
    return evolve(panel, drawn=drawn, by_moves=moves > 1 and len(panel.lines) == moves)


def _renumbered(routes: Sequence[Route]) -> tuple[Route, ...]:
    """The only one of a step needs no number."""
    return tuple(routes) if len(routes) > 1 else tuple(evolve(one, number=0) for one in routes)
