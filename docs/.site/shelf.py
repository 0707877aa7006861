"""What the site shows of one game: its rules, its books as pieces of a page, their names in each language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from itertools import takewhile

from attrs import evolve, frozen

from rulekit import resources
from rulekit.document.blocks import Box, Heading
from rulekit.document.sentence import Noun
from rulekit.driver import pipeline, printing
from rulekit.driver.composing import has_cards
from rulekit.formats import html
from rulekit.formats.lines import plain
from rulekit.playing.examples import still_true
from rulekit.source import Source, Span

__all__ = ["Shelf"]

TITLE = re.compile(r'^  title +"(?P<title>[^"]+)"', re.MULTILINE)


@frozen(slots=False)
class Shelf:
    """A bundled game by its name."""

    name: str

    @staticmethod
    @cache
    def of(name: str) -> Shelf:
        """The one of that name; what it has worked out is kept."""
        return Shelf(name)

    @cached_property
    def rules(self) -> str:
        """The text of the rules."""
        return (resources.games() / self.name / f"{self.name}.rules").read_text("utf-8")

    @property
    def title(self) -> str:
        """The title as it stands in the rules, which need not be read for that."""
        found = TITLE.search(self.rules)
        assert found is not None
        return found["title"]

    @cached_property
    def told(self) -> str:
        """For whom it is, in few words."""
        people = re.search(r"^  players +(.+)$", self.rules, re.MULTILINE)
        time = re.search(r"^  minutes +(.+)$", self.rules, re.MULTILINE)
        parts = [f"{one[1]} {what}" for one, what in ((people, "players"), (time, "minutes")) if one]
        return ", ".join(parts).replace(" to ", "–")

    @cached_property
    def checked(self) -> pipeline.Checked:
        """The game."""
        return still_true(pipeline.load_game(self.name))

    @cached_property
    def source(self) -> Source:
        """The text whose lines sentences tell."""
        return next(iter(self.checked.sources.values()))

    def lines(self, place: Span) -> str:
        """The lines of a place, ``3`` or ``3-5``; none of what another file says."""
        if place.path != self.source.path or place.end == place.start:
            return ""
        first, last = (self.source.line_and_column(at)[0] for at in (place.start, place.end - 1))
        return f"{first}-{last}" if last > first else str(first)

    def lang(self, tag: str) -> str:
        """The name of a language as the web has it."""
        return printing.locale(tag).typography().tag

    def tongue(self, tag: str) -> str:
        """The name of a language in that language."""
        return printing.locale(tag).name

    def label(self, tag: str, term: str) -> str:
        """A heading of rulekit's own."""
        return self.speak(tag, Noun(term, "labels"))

    def title_in(self, tag: str) -> str:
        """The title in a language."""
        return self.speak(tag, Noun(self.name, "variants"))

    def speak(self, tag: str, noun: Noun) -> str:
        """A name in a language, as a title."""
        return printing.speaker_for(self.checked, tag).title(noun)

    def documents(self, tag: str) -> dict[str, str]:
        """Each kind of document that there is, with its name."""
        game = self.checked.game
        assert game is not None
        kinds = [one for one in ("rulebook", "card", "sheet", "cards") if one != "cards" or has_cards(game)]
        speaker = printing.speaker_for(self.checked, tag)
        subtitles = {one: printing.compose_document(self.checked, one).subtitle for one in kinds}
        return {kind: plain(speaker.line(line, stops=False)) for kind, line in subtitles.items()}

    def variants(self, tag: str) -> dict[str, str]:
        """Each variant that lies beside the game, with its name."""
        path = pipeline.find_game(self.name)
        names = pipeline.variant_names(path) if path is not None else ()
        return {name: self.speak(tag, Noun(name, "variants")) for name in names}

    def book(self, tag: str) -> str:
        """The rulebook as a piece of a page, each sentence with the lines that it tells."""
        return printing.fragment(self._worded(tag), self.checked, self.lines)

    def step(self, tag: str, name: str) -> str:
        """What the rulebook says of a step, without its heading and what stands in boxes."""
        made = self._worded(tag)
        blocks = iter(made.document.blocks)
        found = next((one for one in blocks if isinstance(one, Heading) and one.anchor == f"step-{name}"), None)
        assert found is not None, name
        told = tuple(takewhile(lambda one: not isinstance(one, Heading | Box), blocks))
        return printing.fragment(evolve(made, document=evolve(made.document, blocks=told)), self.checked, self.lines)

    def pages(self, tag: str, dots: float) -> Sequence[bytes]:
        """The pages of the rulebook as pictures."""
        return printing.pages(self._worded(tag), self.checked, dots)

    def fonts(self, tag: str) -> tuple[str, str]:
        """The fonts of text and of headings, as a page names them."""
        return html.families(printing.locale(tag).typography())

    @lru_cache(maxsize=8)  # noqa: B019  # a shelf stands as long as the site is built
    def _worded(self, tag: str) -> printing.Worded:
        return printing.worded(self.checked, "rulebook", tag, told=True)
