"""Every kind of statement inside every kind of block: what a locale must be able to say without breaking."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product

from rulekit.document.sentence import Noun, Number, Part, Sentence

__all__ = ["blocks", "by_kind", "conditions", "nested", "quantities", "statements"]

FOOD, WORKER, POINT = Noun("food"), Noun("worker"), Noun("point")
CITY, SITE, GOOD, STOCK, DIE = Noun("city"), Noun("site"), Noun("good"), Noun("stock"), Noun("die")
RELIGION, MONUMENT, DEVELOPMENT, BUILDER = Noun("religion"), Noun("monument"), Noun("development"), Noun("builder")
ROLL, BUILD, COMPLETE = Noun("roll", "steps"), Noun("build", "steps"), Noun("complete", "steps")
DROUGHT, PLUNDER = Noun("drought", "rules"), Noun("plunder", "faces")
YOU, IT, NOBODY = Sentence("you"), Sentence("it"), Sentence("nobody")
NOTHING = Sentence("nothing")
FORMS: tuple[Mapping[str, str], ...] = tuple(
    {"person": person, "mood": mood} for person in ("you", "they") for mood in ("do", "may")
)


def s(name: str, /, **parts: Part) -> Sentence:
    """A sentence, in short."""
    return Sentence(name, parts)


def that(term: str) -> Sentence:
    """The thing just chosen."""
    return s("that", noun=Noun(term))


def yours(noun: Noun, *, of: Part = False) -> Sentence:
    """What you have of something."""
    return s("yours", noun=noun, of=of)


def adjective(term: str, *, negated: bool = False) -> Sentence:
    """An adjective or its denial."""
    return s("adjective", noun=Noun(term, "adjectives"), negated=negated)


def some(count: int, noun: Noun = FOOD) -> Sentence:
    """So much of something."""
    return s("some", count=Number(count), noun=noun)


def a_set(
    noun: Noun,
    how: str,
    *conditions: Sentence,
    adjectives: tuple[Sentence, ...] = (),
    count: int | None = None,
    mine: bool = False,
    chosen: bool = False,
) -> Sentence:
    """Some of a kind."""
    counted: Part = False if count is None else Number(count)
    parts: dict[str, Part] = {"yours": mine, "chosen": chosen, "adjectives": adjectives, "conditions": conditions}
    return s("set", noun=noun, how=how, count=counted, **parts)


def transfer(name: str, amount: Part, *, each: Part = False, rotation: bool = False) -> Sentence:
    """Something gained, lost or paid."""
    return s(name, amount=amount, each=each, rotation=rotation)


def have_count(who: Part, op: str, count: int, noun: Noun) -> Sentence:
    """Somebody has so many of something."""
    return s("have_count", who=who, op=op, count=Number(count), noun=noun, of=False)


def quantities() -> Iterator[Sentence]:
    """One of each kind of number."""
    food, cities = yours(FOOD), yours(CITY)
    finished = a_set(MONUMENT, "plain", adjectives=(adjective("finished"),))
    yield from (food, yours(STOCK, of=that("good")), s("owned", owner=that("opponent"), noun=FOOD, of=False))
    yield s("attribute", noun=Noun("cost", "columns"), of=that("development"))
    yield s("number_of", set=finished)
    yield s("total", noun=Noun("worth", "columns"), set=a_set(DEVELOPMENT, "yours", mine=True))
    yield s("highest", noun=Noun("worth", "columns"), set=a_set(DEVELOPMENT, "plain"))
    yield s("lowest", noun=Noun("worth", "columns"), set=a_set(DEVELOPMENT, "plain"))
    for name in ("plus", "minus", "times", "divided"):
        yield s(name, left=food, right=Number(2))
    yield s("smaller", left=food, right=cities)
    yield s("larger", left=food, right=cities)
    yield s("value_if", then=food, condition=s("have", who=YOU, thing=RELIGION), other=cities)
    yield from (s("rounds_played"), s("player_count"), s("left_count"))


def conditions(who: Sentence = YOU) -> Iterator[Sentence]:
    """One of each kind of condition, about somebody where it is about somebody."""
    for op in ("is", "is_not", "at_least", "at_most", "more_than", "less_than"):
        for count in (0, 1, 2, 5):
            yield have_count(who, op, count, FOOD)
        yield s("compare", left=yours(FOOD), op=op, right=yours(CITY))
        yield s("players", op=op, count=Number(2))
        yield from (s("players_left", op=op, count=Number(count)) for count in (1, 2))
        yield s("rounds", op=op, count=Number(10))
    owner = s("attribute", noun=BUILDER, of=that("monument"))
    for right in (NOBODY, YOU, that("opponent")):
        for op in ("is", "is_not"):
            yield s("compare", left=owner, op=op, right=right)
    have = s("have", who=who, thing=RELIGION)
    site = s("is_adjective", who=that("site"), adjective=adjective("finished"))
    player = a_set(Noun("player"), "exists", have_count(IT, "at_least", 5, DEVELOPMENT))
    yield from (have, s("have_no", who=who, thing=RELIGION), s("you_have", who=that("development")))
    yield from (s("you_lack", who=that("development")), s("shows", who=that("die"), face=PLUNDER), site)
    yield s("is_adjective", who=that("site"), adjective=adjective("finished", negated=True))
    yield from (s("exists", set=player), s("exists_no", set=player), s("gained", noun=Noun("stone")))
    mine = s("compare", left=s("attribute", noun=BUILDER, of=IT), op="is_not", right=NOBODY)
    yield s("every", set=a_set(MONUMENT, "every", adjectives=(adjective("in_play"),)), condition=mine)
    for name in ("have_most", "have_most_alone", "share_most"):
        yield from (s(name, who=who, noun=CITY, of=False, most=most) for most in (True, False))
    for negated in (False, True):
        yield s("row_has_count", row=STOCK, noun=MONUMENT, op="is_not" if negated else "at_most", count=Number(2))
        yield s("is_empty", row=s("attribute", noun=STOCK, of=that("good")), negated=negated)
    yield from (s("agrees", who=that("opponent")), s("not", condition=have), s("not", condition=site))
    yield from (
        s("and", items=(have, site)),
        s("or", items=(have, site)),
        s("not", condition=s("and", items=(have, site))),
    )


def statements() -> Iterator[Sentence]:
    """One or more of each kind of statement that is one clause."""
    site = a_set(SITE, "one", s("is_adjective", who=IT, adjective=adjective("finished", negated=True)))
    each = a_set(MONUMENT, "each", mine=True)
    for name in ("gain", "lose", "pay"):
        yield from (transfer(name, some(count)) for count in (1, 2, 5))
        yield transfer(name, some(1, POINT), each=each)
        yield transfer(name, s("as_many", noun=POINT, of=False, value=yours(Noun("disaster"))))
        yield transfer(name, s("all", noun=GOOD))
        yield transfer(name, s("amount_of", count=Number(1), thing=that("good")))
    yield transfer("gain", s("more", count=Number(1), noun=FOOD))
    yield transfer("gain", s("some_of", count=Number(1), noun=Noun("tick"), of=that("site")))
    yield transfer("gain", s("as_many_of", thing=that("good"), value=yours(CITY)))
    yield transfer("gain", s("what_gives", noun=DIE), rotation=True)
    yield transfer("gain", some(8, GOOD), rotation=True)
    for quantity in quantities():
        yield transfer("gain", s("as_many", noun=POINT, of=False, value=quantity))
    yield from (s("gain_thing", thing=that("monument")), s("lose_thing", thing=that("development")))
    yield from (s("give", amount=some(2), to=that("opponent")), s("take", amount=some(1), source=that("opponent")))
    yield s("exchange", nouns=(GOOD, FOOD), partner=that("opponent"))
    yield s("becomes", thing=s("attribute", noun=BUILDER, of=that("monument")), value=YOU)
    yield s("becomes", thing=s("attribute", noun=BUILDER, of=that("monument")), value=NOBODY)
    yield s("becomes", thing=yours(FOOD), value=Number(0))
    yield s("becomes_adjective", thing=that("die"), adjective=adjective("set_aside"))
    yield from (s("roll", amount=some(3, DIE)), s("roll", amount=s("as_many", noun=DIE, of=False, value=yours(CITY))))
    yield from (s("reroll", thing=that("die")), s("reroll", thing=s("those", noun=DIE)), s("choose", set=site))
    yield s("choose", set=a_set(DIE, "any", adjectives=(adjective("set_aside", negated=True),)))
    yield s("choose", set=a_set(DEVELOPMENT, "exactly", s("you_lack", who=IT), count=2))
    yield s("choose", set=a_set(GOOD, "up_to", s("you_have", who=IT), count=2))
    yield s("choose", set=a_set(Noun("opponent"), "random", s("have_no", who=IT, thing=RELIGION)))
    yield s("is_called", noun=Noun("opponent"))
    yield s("choose_number", low=Number(0), high=yours(FOOD))
    yield from (s("do", steps=(ROLL,), of=False), s("do", steps=(ROLL, BUILD), of=False))
    yield s("do", steps=(COMPLETE,), of=that("monument"))
    yield s("do_says", thing=that("development"))
    row = s("attribute", noun=STOCK, of=that("good"))
    for single, hidden, last in (
        (False, False, False),
        (True, False, False),
        (False, True, False),
        (False, False, True),
    ):
        yield s("draw", noun=MONUMENT, sources=(row, STOCK), hidden=hidden, single=single, last=last)
    yield s("put", thing=a_set(MONUMENT, "each"), count=False, row=row)
    yield s("shuffle", rows=(row, STOCK))
    cost = s("attribute", noun=Noun("cost", "columns"), of=that("development"))
    yield from (s("pay_list", price=cost, noun=STOCK, kind=GOOD, alike=one) for one in (False, Number(3)))
    fewer = yours(FOOD, of=that("good"))
    yield s("pay_list", price=cost, noun=STOCK, kind=GOOD, alike=False, less=fewer, wild=some(1))
    yield s("pay_list", price=cost, noun=STOCK, kind=GOOD, alike=Number(3), less=fewer)
    yield from (
        s("end", step=ROLL),
        s("game_ends"),
        s("you_win"),
        s("you_lose"),
        s("you_are_out", step=False),
        s("you_are_out", step=ROLL),
        s("game_drawn"),
        s("pass"),
        s("another_turn"),
        s("nothing"),
    )


def blocks(body: Sentence) -> Iterator[Sentence]:
    """A statement inside each kind of block and of lasting effect."""
    have = s("have", who=YOU, thing=RELIGION)
    cities, opponents = yours(CITY), a_set(Noun("opponent"), "each", s("have_no", who=IT, thing=RELIGION))
    showing = a_set(DIE, "each", s("shows", who=IT, face=PLUNDER))
    yield from (
        s("if", condition=have, body=body),
        s("otherwise_if", condition=have, body=body),
        s("otherwise", body=body),
    )
    yield s("seq", items=(body, transfer("gain", some(3, WORKER))))
    yield s("seq", items=(transfer("pay", some(1, WORKER)), body))
    yield s("subject", who=that("opponent"), body=body)
    for times in (False, True, Number(1), Number(2)):
        yield s("may", times=times, body=body)
    fed = have_count(YOU, "at_most", 6, GOOD)
    for often, until in ((False, False), (Number(3), False), (False, fed), (Number(30), fed)):
        yield s("repeat", times=often, until=until, body=body)
    for source, until in ((False, False), (s("active_player"), False), (False, fed), (s("active_player"), fed)):
        yield s("take_turns", source=source, until=until, body=body)
    yield from (s("for_each", set=showing, body=body), s("for_each_of", value=cities, body=body))
    for turn, source in ((False, False), (True, False), (True, s("active_player"))):
        yield s("each_player", set=opponents, turn=turn, source=source, body=body)
    for condition in (False, have):
        yield s("option", noun=Noun("city", "options"), condition=condition, body=body)
        yield s("rule", noun=DROUGHT, condition=condition, body=body)
        yield from (s(name, step=ROLL, condition=condition, body=body) for name in ("before", "after"))
        for times in (False, True, Number(1), Number(2)):
            yield from (
                s(f"{name}_may", step=ROLL, condition=condition, times=times, body=body) for name in ("before", "after")
            )
    yield s("during_may", step=BUILD, times=True, body=body)
    yield s("whenever_gives", die=DIE, noun=FOOD, body=body)
    yield from (s("whenever_you", verb=verb, noun=FOOD, body=body) for verb in ("gain", "lose"))
    yield s("instead_of", rule=DROUGHT, body=body)
    yield s("this_turn", body=s("after", step=ROLL, condition=False, body=body))
    yield s("this_turn", body=s("instead_of", rule=DROUGHT, body=body))
    yield s("only_if", condition=have)


def nested() -> Iterator[tuple[Sentence, Mapping[str, str]]]:
    """Every statement and block alone, and one of each kind in a block of each kind, all of it in every form.

    A sentence asks of what is inside it of which kind it is, not which number it holds. So kinds meet kinds, and those
    of one kind take turns in standing for it: every one of them gets into blocks of many kinds.
    """
    eat = transfer("lose", some(1))
    inner = [*statements(), *blocks(eat), *(s("if", condition=one, body=eat) for one in conditions())]
    for form in FORMS:
        yield from ((one, form) for one in inner)
    around = cache(lambda body: by_kind(blocks(body)))
    for turn, (outer, ones) in enumerate(product(around(NOTHING), by_kind(inner).values())):
        for shift, form in enumerate(FORMS, turn):
            blocks_ = around(ones[shift % len(ones)])[outer]
            yield blocks_[shift % len(blocks_)], form


def kind_of(one: Sentence) -> tuple[str, ...]:
    """What a sentence is, as far as one around it can see: its name, and those of its condition, set and amount."""
    told = (one.parts.get(part) for part in ("condition", "amount", "value"))
    return (one.name, *(part.name for part in told if isinstance(part, Sentence)))


def by_kind(ones: Iterable[Sentence]) -> dict[tuple[str, ...], list[Sentence]]:
    """The sentences of each kind, in their order."""
    found: dict[tuple[str, ...], list[Sentence]] = {}
    for one in ones:
        found.setdefault(kind_of(one), []).append(one)
    return found
