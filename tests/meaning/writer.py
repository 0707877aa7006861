"""Random games that are right: scenes of every kind inside every other, in a game whose words are drawn."""

from __future__ import annotations

import re
from functools import cache
from random import Random

from attrs import define, frozen

from rulekit.driver.pipeline import check_source
from rulekit.source import Source
from tests.meaning.bare import bare
from tests.meaning.parts import BLOCKS, DECLARED, GAME, MODIFIERS, NAMES, PIECES, STATEMENTS

__all__ = ["PER_GAME", "plans", "random_game", "small_game"]

PER_GAME = 16
"""So many scenes one game has."""
IN_A_STEP = 4
"""So many of them stand in one step."""
TRIES = 12
"""So often a scene that is wrong is drawn again."""
DEEPEST = 3
"""So many values stand in one another at most."""

GAP = re.compile(r"{([a-z_ ]+)}")
BEFORE = {
    "die": "roll 2 dice\nchoose a die",
    "dice": "roll 2 dice\nchoose any dice",
    "good": "choose a good",
    "charm": "choose a charm",
    "opponent": "choose an opponent",
    "space": "choose a space",
}
"""What must have been chosen before that one, or those, can be spoken of."""
GUARDED = {
    "leader": "leader is not nobody",
    "your friend": "your friend is not nobody",
    "that opponent's friend": "that opponent's friend is not nobody",
    "owner of that charm": "owner of that charm is not nobody",
    "your home": "your home is not nobody",
    "token": "token is not nobody",
    "likes of that charm": "likes of that charm is not nobody",
    "first of your line": "your line is not empty",
    "last of pile of north": "pile of north is not empty",
    **{f"draw a good from {row}": f"{row} is not empty" for row in PIECES["row"]},
}
"""What may be nobody or nothing, and what must be asked before it is spoken of."""
POINTED = re.compile(r"\b(?:that|those) (die|dice|good|charm|opponent|space)\b")
FACES = re.compile(r"\b(?:sun|moon|star|blank)\b")
NUMBERED = "shows 1 to 6"
NUMBER = re.compile(r"\bn\b")
WORDS = (
    "lamp", "rope", "salt", "iron", "wool", "corn", "reed", "clay", "gold", "jade", "boat", "barrel", "basket",
    "bell", "brick", "bridge", "candle", "castle", "chest", "clover", "comet", "copper", "coral", "cotton",
    "crane", "crow", "dagger", "drum", "eagle", "ember", "falcon", "feather", "fern", "fiddle", "flint", "forge",
    "fountain", "garden", "garnet", "glove", "grain", "granite", "hammer", "harbour", "harp", "hazel", "heron",
    "honey", "horse", "island", "ivory", "jewel", "kettle", "ladder", "lantern", "leather", "lemon", "lily",
    "linen", "lion", "loom", "maple", "marble", "market", "meadow", "mirror", "mule", "needle", "nettle", "oak",
    "olive", "orchid", "otter", "oven", "owlet", "paper", "pearl", "pepper", "pigeon", "pillar", "pine", "plough",
    "quartz", "quill", "raven", "ribbon", "robin", "saddle", "saffron", "sail", "scarf", "shell", "silk", "silver",
    "spade", "spear", "stove", "sugar", "sword", "temple", "thistle", "tiger", "timber", "tower", "trumpet",
    "tulip", "velvet", "violet", "wagon", "walnut", "weaver", "well", "wheel", "willow", "window", "zinc",
    "old_mill", "red_fort", "deep_well", "long_road", "far_gate",
)  # fmt: skip


@frozen
class Plan:
    """What a scene shows.

    Args:
        outer: the piece it is.
        gap: a gap of that piece.
        inner: what stands in it.
    """

    outer: str
    gap: str
    inner: str


@cache
def plans() -> tuple[Plan, ...]:
    """Every statement in every body, every value, condition and set in all that asks for one.

    First comes each statement by itself and each piece in one that asks for it, so that few games hold all of them;
    then the rest in an order of no kind.
    """
    every = (*STATEMENTS, *BLOCKS, *MODIFIERS)
    asking = (*every, *PIECES["number"], *PIECES["condition"])
    found = [Plan(one, "", "") for one in every]
    rest: list[Plan] = []
    for gap, pieces in {**PIECES, "body": (*STATEMENTS, *BLOCKS)}.items():
        outer = [one for one in asking if f"{{{gap}}}" in one]
        for turn, inner in enumerate(dict.fromkeys(pieces)):
            found += [Plan(outer[turn % len(outer)], gap, inner)] if outer else []
            rest += [Plan(one, gap, inner) for one in outer]
    order = Random(0)  # noqa: S311  # an order, not a secret
    order.shuffle(found)
    order.shuffle(rest)
    return tuple(dict.fromkeys((*found, *rest)))


def _guards(text: str) -> list[str]:
    """What must be asked before a text, which speaks of what may be nobody or nothing."""
    return [test for thing, test in GUARDED.items() if re.search(rf"\b{thing}\b", text)]


def _bound(text: str) -> bool:
    """Whether a text speaks of what must have been chosen or asked before."""
    return bool(POINTED.search(text) or NUMBER.search(text) or _guards(text))


@define
class _Scene:
    """A scene of a game: its plan, how often it was drawn, and its text (empty: it was given up)."""

    plan: Plan
    tries: int = 0
    text: str = ""


class _Writer:
    def __init__(self, seed: int) -> None:
        self.draw = Random(seed)  # noqa: S311  # games to try, not secrets
        self.fresh = 0

    # ---- Pieces ----

    def fill(self, text: str, depth: int = 0) -> str:
        """A text with its gaps filled; what has several lines is indented as the line it stands in."""
        while (found := GAP.search(text)) is not None:
            line = text.rfind("\n", 0, found.start()) + 1
            indent = len(text[line:]) - len(text[line:].lstrip(" "))
            made = self.piece(found[1], depth).replace("\n", "\n" + " " * indent)
            text = text[: found.start()] + made + text[found.end() :]
        return text

    def piece(self, kind: str, depth: int) -> str:
        """A piece of a kind."""
        if kind.startswith("free "):  # where nothing was chosen that could be spoken of
            while _bound(made := self.piece(kind.removeprefix("free "), depth)):
                pass
            return made
        match kind:
            case "fresh":
                self.fresh += 1
                return f"fresh_{self.fresh}"
            case "body":
                return "\n".join(self.statement(depth + 1) for _ in range(self.draw.choice((1, 1, 2))))
            case "line" if depth:
                return self.fill("gain {count} {counted}")
            case "simple":
                return self.fill(self.draw.choice(("gain {count} {counted}", "lose {count} {counted}", "do nothing")))
            case "number" | "value" | "condition" if depth >= DEEPEST:
                kind = {"number": "atom", "value": "atom", "condition": "test"}[kind]
        pieces = PIECES[kind] if kind in PIECES else DECLARED[kind]
        return self.fill(self.draw.choice(pieces), depth + 1)

    def statement(self, depth: int) -> str:
        """A statement, rarely one with a body."""
        deep = depth >= DEEPEST
        return self.fill(self.draw.choice(STATEMENTS if deep or self.draw.random() < 0.8 else BLOCKS), depth)

    # ---- Scenes ----

    def scene(self, plan: Plan) -> str:
        """The lines of a scene."""
        gap = f"{{{plan.gap}}}"
        inner = self.fill(plan.inner, 1) if plan.inner else ""
        text = plan.outer
        if plan.gap and gap in text:
            at = text.index(gap)
            line = text.rfind("\n", 0, at) + 1
            indent = len(text[line:]) - len(text[line:].lstrip(" "))
            text = text[:at] + inner.replace("\n", "\n" + " " * indent) + text[at + len(gap) :]
        if text in PIECES["number"] or plan.outer in PIECES["number"]:
            text = f"gain as many food as {text}"
        elif plan.outer in PIECES["condition"]:
            text = f"if {text}\n  gain 1 food"
        return self.fill(text, 1)

    def lines(self, scene: _Scene) -> list[str]:
        """The lines of a scene below those that choose what it speaks of and ask whether it is there."""
        own = scene.text.split("\n")
        if scene.plan.outer not in MODIFIERS:
            return self.prepared(own)
        at = 2 if own[0] == "this turn" else 1
        depth = "  " * at
        return [*own[:at], *(depth + line for line in self.prepared([line.removeprefix(depth) for line in own[at:]]))]

    def prepared(self, own: list[str]) -> list[str]:
        """Lines below all that must come before them."""
        guards = _guards("\n".join(own))
        text = "\n".join((*own, *guards))
        before: list[str] = []
        for one in dict.fromkeys(POINTED.findall(text)):
            before += [line for line in BEFORE[one].split("\n") if line not in before]
        if NUMBER.search(text):
            before.append("choose a number from 0 to 3 called n")
        asked = [f"{'  ' * depth}if {test}" for depth, test in enumerate(guards)]
        return [*before, *asked, *("  " * len(guards) + line for line in own)]

    # ---- Games ----

    def game(self, own: tuple[Plan, ...]) -> str:
        """A game of scenes, all of them right; those that could not be made right are left out."""
        scenes = [_Scene(one) for one in own]
        frame = self.frame()
        while NUMBERED in frame and any(FACES.search(one.outer + one.inner) for one in own):
            frame = self.frame()  # what names a face needs dice with faces
        for one in scenes:
            one.text = self.scene(one.plan)
        while True:
            text, places = self.put_together(frame, scenes)
            source = Source("random.rules", text)
            found = check_source(source)
            if found.game is not None:
                return text
            lines = [source.line_and_column(one.labels[0].span.start)[0] for one in found.diagnostics if one.labels]
            wrong = {places[line] for line in lines if line in places}
            if not wrong:  # it lies in the game around them, or in how they go together
                left = [at for at, one in enumerate(scenes) if one.text]
                if not left:
                    frame = self.frame()
                    continue
                # A piece by itself stands in no other game.
                at = self.draw.choice([one for one in left if scenes[one].plan.inner] or left)
                scenes[at].tries, wrong = TRIES, {at}
            for at in wrong:
                scenes[at].tries += 1
                scenes[at].text = self.scene(scenes[at].plan) if scenes[at].tries <= TRIES else ""

    def frame(self) -> str:
        """The game around the scenes."""
        return self.fill(GAME.replace("{scenes}", "SCENES")).replace("SCENES", "{scenes}")

    def put_together(self, frame: str, scenes: list[_Scene]) -> tuple[str, dict[int, int]]:
        """The text, and which scene each line is of."""
        done = [at for at, one in enumerate(scenes) if one.text and one.plan.outer not in MODIFIERS]
        steps = [done[at : at + IN_A_STEP] for at in range(0, len(done), IN_A_STEP)]
        text = frame.replace("{scenes}", "\n  ".join(f"do act_{at}" for at in range(len(steps))) or "do nothing")
        places: dict[int, int] = {}
        for number, some in enumerate(steps):
            text += f"\nstep act_{number}\n"
            for at in some:
                text = self.below(text, scenes, at, places)
        hung = [at for at, one in enumerate(scenes) if one.text and one.plan.outer in MODIFIERS]
        if hung:
            text += "\nwith bat\n"
        for at in hung:
            text = self.below(text, scenes, at, places)
        return text, places

    def below(self, text: str, scenes: list[_Scene], at: int, places: dict[int, int]) -> str:
        for line in self.lines(scenes[at]):
            places[text.count("\n") + 1] = at
            text += f"  {line}\n"
        return text

    def renamed(self, text: str) -> str:
        """The game in other words."""
        words = self.draw.sample(WORDS, len(NAMES))
        new = dict(zip(NAMES, words, strict=True))
        return re.sub(r"\b\w+\b", lambda found: new.get(found[0], found[0]), text)


def random_game(seed: int) -> str:
    """The text of a game that is right; games of one another's numbers show other scenes."""
    writer = _Writer(seed)
    return writer.renamed(writer.game(_plans(seed, PER_GAME)))


def small_game(seed: int) -> str:
    """The same of a game with few scenes and nothing around them that they do not speak of."""
    writer = _Writer(seed)
    text = writer.game(_plans(seed, IN_A_STEP))
    small = bare(text)
    return writer.renamed(small if check_source(Source("random.rules", small)).game is not None else text)


def _plans(seed: int, many: int) -> tuple[Plan, ...]:
    every = plans()
    start = seed * many % len(every)
    return (*every, *every)[start : start + many]
