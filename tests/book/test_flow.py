"""Overviews come from the flow of the program: sequences, choices and loops as such, and every end of the game."""

from __future__ import annotations

import pytest

from rulekit.book.course import course
from rulekit.book.ending import end
from rulekit.book.excerpt import outline
from rulekit.book.goal import goal, winner
from rulekit.book.narrator import Narrator
from rulekit.book.passages import without_empty
from rulekit.book.prose import Passages
from rulekit.book.turn import at_a_glance, order_of_turn, steps
from rulekit.document import walk
from rulekit.document.blocks import Block, Heading, Item, Listing, Paragraph
from rulekit.document.sentence import Noun, Sentence
from rulekit.driver.pipeline import SAYERS, check_source, load_game
from rulekit.model.effect import Ending
from rulekit.source import Source
from tests.book.test_course import GAMES

HEAD = """game one
  title    "One"
  players  2 to 4
{wins}
die die (dice) shows 1 to 6

each player has
  point (points)  0 or more

"""
ROUND = "step play\n  repeat\n    each player in turn: do turn\n\n"
STEPS = "step first\n  gain 1 point\n\nstep second\n  gain 2 points\n\nstep third\n  {end}\n"


def narrator(text: str, wins: str = "  wins  most points\n", last: str = "the game ends") -> Narrator:
    """The narrator of a game."""
    source = Source("one.rules", HEAD.format(wins=wins) + text.replace("{end}", last))
    checked = check_source(source)
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    return Narrator(checked.game, SAYERS)


def shape(blocks: tuple[Block, ...]) -> object:
    """The nouns of steps and options, and the leads, in lists as they stand: tuples are numbered, lists are not."""
    found: list[object] = []
    for one in blocks:
        match one:
            case Paragraph(line):
                found += [_word(part) for part in line]
            case Listing(items, ordered):
                inner = [_item(item) for item in items]
                found.append(tuple(inner) if ordered else inner)
            case _:
                pass
    return found[0] if len(found) == 1 else found


def _item(item: Item) -> object:
    words: list[object] = [_word(part) for part in item.line]
    below = shape(item.blocks) if item.blocks else None
    if below is None:
        return words[0] if len(words) == 1 else words
    return [*words, below]


def _word(part: object) -> str:
    if isinstance(part, Sentence):
        nouns = part.parts.get("items", ())
        if part.name == "names" and isinstance(nouns, tuple) and isinstance(nouns[0], Noun):
            return nouns[0].term
        noun = part.parts.get("noun")
        return noun.term if isinstance(noun, Noun) and part.name.startswith("option") else part.name
    return str(part)


TURNS = {
    "a sequence": ("do first, second, third\n", ("first", "second", "third")),
    "a sequence of statements": ("do first\n  do second, third\n", ("first", "second", "third")),
    "a choice": (
        "choose one\n    a: do first\n    b: do second\n    c: do third\n",
        ["choose_one_lead", [["a", "first"], ["b", "second"], ["c", "third"]]],
    ),
    "a choice among steps": (
        "do first\n  choose one\n    a: do second\n    b: do third\n",
        ("first", ["choose_one_lead", [["a", "second"], ["b", "third"]]]),
    ),
    "an alternative without steps": (
        "choose one\n    a\n      do first\n      do second\n    b: do third\n    c: do nothing\n",
        ["choose_one_lead", [["a", ("first", "second")], ["b", "third"], "c"]],
    ),
    "a loop": (
        "repeat up to 3 times\n    do first\n    do second\n  do third\n",
        (["repeat_lead", ("first", "second")], "third"),
    ),
    "a condition": (
        "if your points are 3: do first\n  otherwise: do second\n  do third\n",
        (["if", "otherwise"], "third"),
    ),
    "a permission": ("do first, third\n  you may: do second\n", ("first", "third", ["may_lead", "second"])),
}


@pytest.mark.parametrize("case", TURNS)
def test_a_turn_is_told_as_it_goes(case: str) -> None:
    turn, wanted = TURNS[case]
    assert shape(order_of_turn(narrator(f"{ROUND}step turn\n  {turn}\n{STEPS}"))) == wanted


def test_what_a_turn_does_itself_stands_between_its_steps_in_order() -> None:
    turn = "roll 2 dice\n  do first\n  gain 1 point\n  if your points are 5: you win\n"
    found = shape(order_of_turn(narrator(f"{ROUND}step turn\n  {turn}\n{STEPS}")))
    assert found == ("roll", "first", "gain", "if")


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_a_turn_does_itself_is_left_out_of_its_order(name: str) -> None:
    game = load_game(name).game
    assert game is not None
    told = Narrator(game, SAYERS)
    turn, order = game.step("turn"), order_of_turn(told)
    own = [one for one in turn.body if not told.flow.is_frame((one,))] if turn is not None and order else []
    said = names(order)
    for clause in (one.clause for statement in own for one in told.all((statement,))):
        assert clause is None or clause.name in said, clause


def test_a_turn_that_only_carries_out_steps_has_no_step_of_its_own() -> None:
    for case, (turn, _) in TURNS.items():
        told = steps(narrator(f"{ROUND}step turn\n  {turn}\n{STEPS}"))
        assert "step-turn" not in [one.anchor for one in told if isinstance(one, Heading)], case
    told = steps(narrator(f"{ROUND}step turn\n  gain 1 point\n  do first, second, third\n\n{STEPS}"))
    assert "step-turn" in [one.anchor for one in told if isinstance(one, Heading)]


def names(blocks: tuple[Block, ...]) -> set[str]:
    """The names of all sentences in some blocks, those inside others too."""
    found: set[str] = set()
    stack: list[object] = list(blocks)
    while stack:
        match stack.pop():
            case Paragraph(line):
                stack += line
            case Listing(items):
                stack += items
            case Item(line, inner):
                stack += [*line, *inner]
            case Sentence() as one:
                found.add(one.name)
                stack += one.parts.values()
            case tuple() as several:
                stack += several
            case _:
                pass
    return found


PLAYS = {
    "until something is so": (
        "  repeat until there is a player who has at least 20 points\n    each player in turn: do turn\n",
        {"ends_when"},
    ),
    "a number of rounds": ("  repeat up to 5 times\n    each player in turn: do turn\n", {"ends_after_times"}),
    "whichever is first": (
        (
            "  repeat up to 50 times until there is a player who has at least 20 points\n"
            "    each player in turn: do turn\n"
        ),
        {"ends_when", "ends_after_times"},
    ),
    "so many passes of more than a round": (
        "  repeat 4 times\n    repeat 3 times: each player in turn: do turn\n    each player: gain 1 point\n",
        {"ends_after_times"},
    ),
    "once": ("  each player in turn: do turn\n", {"ends_after"}),
}


@pytest.mark.parametrize("case", PLAYS)
def test_play_that_ends_by_itself_says_when(case: str) -> None:
    play, wanted = PLAYS[case]
    one = narrator(f"step play\n{play}\nstep turn\n  gain 1 point\n")
    assert names(end(one)) & {"ends_when", "ends_after_times", "ends_after"} == wanted
    assert "playing" not in names(at_a_glance(one))


@pytest.mark.parametrize("name", GAMES)
def test_every_ending_is_told(name: str) -> None:
    game = load_game(name).game
    assert game is not None
    told = Narrator(game, SAYERS)
    for ending, said, chapter in ((Ending.GAME, "game_ends", end(told)), (Ending.WON, "you_win", end(told))):
        if any(told.flow.ends(body, ending) for body in told.flow.bodies):
            assert said in names(chapter)


def test_an_ending_deep_inside_is_told_with_its_conditions_and_its_alternative() -> None:
    turn = (
        "step turn\n  repeat\n    choose one\n      on: gain 1 point\n      off\n        gain 2 points\n"
        "        if your points are at least 9: you win\n        end turn\n"
    )
    one = narrator(ROUND + turn)
    assert {"on_choosing", "if", "you_win"} <= names(end(one)) & names(goal(one, Passages({})))
    assert not {"repeat", "repeat_lead", "gain", "end"} & names(end(one))


def test_who_has_the_most_is_asked_only_where_play_can_come_to_it() -> None:
    turn = "step turn\n  gain 1 point\n  if your points are at least 9: you win\n"
    endless = narrator(ROUND + turn)
    assert "goal_otherwise" not in names(goal(endless, Passages({})))
    assert winner(endless) == ()
    one = narrator(f"{ROUND}{turn}  if your points are 5: the game ends\n")
    assert "goal_otherwise" in names(goal(one, Passages({})))
    assert "goal_otherwise" in names(winner(one))


def test_a_game_without_points_is_won_by_what_is_done() -> None:
    one = narrator(f"{ROUND}step turn\n  gain 1 point\n  if your points are 5: you win\n", wins="")
    assert names(goal(one, Passages({}))) >= {"if", "you_win"}
    assert winner(one) == ()
    assert goal(narrator(f"{ROUND}step turn\n  gain 1 point\n  the game ends\n", wins=""), Passages({})) == ()


def test_no_empty_chapter_is_printed() -> None:
    full = Paragraph((Noun("x"),))
    one, two, inner = Heading(1, (Noun("a"),), "a"), Heading(1, (Noun("b"),), "b"), Heading(2, (Noun("c"),), "c")
    assert without_empty((one, two, full)) == (two, full)
    assert without_empty((one, inner, two)) == ()
    assert without_empty((one, inner, full, two, Paragraph(()), Listing(()))) == (one, inner, full)


def test_a_way_to_end_is_told_with_its_step_where_play_has_others() -> None:
    first = "step play\n  each player: do place\n  repeat: each player in turn: do slide\n"
    steps = "step place\n  gain 1 point\nstep slide\n  gain 1 point\n  if your points are at least 3: you win\n"
    assert "slide" in str(end(narrator(first + steps)))
    alone = first.replace("  each player: do place\n", "") + steps.replace("step place\n  gain 1 point\n", "")
    assert "slide" not in str(end(narrator(alone)))


def test_a_draw_at_the_end_of_play_is_told_as_what_is_so_if_nobody_has_won() -> None:
    play = "step play\n  repeat 9 times: each player in turn: do turn\n  the game is drawn\n"
    one = narrator(f"{play}step turn\n  gain 1 point\n  if your points are at least 5: you win\n", wins="")
    assert "drawn_at_last" in names(course(one))
    assert "game_drawn" not in names(course(one))


def test_what_is_done_behind_the_last_turn_is_told_where_the_game_ends() -> None:
    play = "step play\n  take turns until there is a player who has at least 5 points: do turn\n"
    turn = "step turn\n  gain 1 point\n"
    assert "rest_is_done" not in names(end(narrator(play + turn)))
    assert "rest_is_done" in names(end(narrator(f"{play}  each player: gain 1 point\n{turn}")))


def test_words_for_the_rest_are_bound_to_what_is_done() -> None:
    play = "step play\n  take turns until there is a player who has at least 5 points: do turn\n"
    turn = "step turn\n  gain 1 point\n"
    done = ("gain 1 point", "gain 2 points", "lose 1 point")
    ends = [end(narrator(f"{play}  each player: {one}\n{turn}")) for one in done]
    said = {
        one for blocks in ends for one in walk.parts(blocks) if isinstance(one, Sentence) and one.name == "rest_is_done"
    }
    assert len(said) == len(done)


def test_what_is_done_again_is_a_deed_in_a_line() -> None:
    """The name of a step behind "do this as often as possible:" would say no deed; in a list it heads its own line."""
    game = load_game("backgammon").game
    assert game is not None
    (again, *_) = outline(Narrator(game, SAYERS), game.step("turn").body)  # type: ignore[union-attr]  # it has one
    assert again.clause is not None
    body = again.clause.parts["body"]
    assert isinstance(body, Sentence)
    assert body.name == "do"
