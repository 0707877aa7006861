"""What statements say, laid out in paragraphs and lists."""

from __future__ import annotations

from attrs import evolve

from rulekit.book.clause import Clause
from rulekit.document.blocks import Block, Heading, Item, Listing, Paragraph
from rulekit.document.sentence import Inline, Noun, Sentence

__all__ = [
    "in_order",
    "is_named",
    "items",
    "label",
    "laid_out",
    "line",
    "name_first",
    "named",
    "with_choice",
    "without_empty",
]


def label(term: str) -> Noun:
    """A heading or short text of rulekit's own."""
    return Noun(term, "labels")


def line(*parts: Inline) -> tuple[Inline, ...]:
    """Parts that stand in one line."""
    return parts


LEADS = (
    *("may_lead", "if_lead", "otherwise_lead", "otherwise_if_lead", "for_each_lead"),
    *("before_may_lead", "after_may_lead", "during_may_lead"),
)
"""What takes up a choice that is all there is below it: "otherwise, choose one:", not one colon behind the other."""


ALTERNATIVES = (
    *("choose_one_lead", "together_lead", "pay_with_lead", "may_acquire_lead", "may_each_lead"),
    "by_value_lead",
    *("compare_lead", "until_passed_lead"),
)
"""Leads with no first and no last below them."""


def items(said: tuple[Clause, ...]) -> tuple[Item, ...]:
    """An item for each statement; what follows a clause (``otherwise ...``) belongs to the item of that clause."""
    made: list[Item] = []
    for at, one in enumerate(said, 1):
        spoken, under = _with_only_child(one, left_open=any(after.follows for after in said[at : at + 1]))
        blocks = _below(spoken, under)
        if not one.follows or not made:
            made.append(Item(spoken, blocks))
        elif made[-1].blocks or _is_name(made[-1].line[-1]):  # a name has no stop that could stand before it
            made[-1] = evolve(made[-1], blocks=(*made[-1].blocks, Paragraph(spoken), *blocks))
        else:
            made[-1] = Item((*made[-1].line, *spoken), blocks)
    return tuple(made)


def _below(spoken: tuple[Sentence, ...], said: tuple[Clause, ...]) -> tuple[Block, ...]:
    """What stands below a line: numbered where one comes after the other, with bullets where one is chosen.

    One alone is listed, too: an ``otherwise`` behind it is seen to hang on the line, and not on what stands below.
    """
    made = items(said)
    ordered = len(made) > 1 and in_order(said) and not any(_is_choice(one) for one in spoken)
    return (Listing(made, ordered),) if made else ()


def in_order(said: tuple[Clause, ...]) -> bool:
    """Whether it could matter which statement comes first: not of cases, nor of deeds of one kind that ask nothing."""
    if _are_cases(said):
        return False
    deeds = {one.clause.name if one.clause is not None and not one.items else "" for one in said}
    return not (len(deeds) == 1 and deeds <= _UNORDERED)


_UNORDERED = frozenset({"gain", "put", "put_on", "place", "start_with"})
"""Deeds that come to the same, whichever is done first."""


def with_choice(said: Clause) -> Clause:
    """A lead that takes up the choice or the leave which is all there is below it: "you may choose one:"."""
    only = said.items[0] if len(said.items) == 1 else None
    if said.lead is None or said.lead.name not in LEADS or only is None or only.lead is None:
        return said
    allowed = only.lead.name == "may_lead" and said.lead.name == "if_lead"
    one_of_them = only.lead.name == "cases_lead" and said.lead.name in ("for_each_lead", "if_lead", "otherwise_lead")
    if only.lead.name != "choose_one_lead" and not allowed and not one_of_them:
        return said
    lead = Sentence(said.lead.name.removesuffix("_lead"), {**said.lead.parts, "body": only.lead})
    return evolve(said, lead=lead, items=only.items)


def _asks(one: Clause) -> bool:
    """Whether a statement, or all that stands in it, asks for a condition: an ``otherwise`` could belong to it."""
    said = one.clause or one.lead
    asks = said is not None and said.name in ("if", "if_lead")
    return asks or one.follows or (len(one.items) == 1 and _asks(one.items[0]))


def _with_only_child(one: Clause, *, left_open: bool = False) -> tuple[tuple[Sentence, ...], tuple[Clause, ...]]:
    """The sentence of a statement and what is listed below it; an only child stands in the line, not in a list.

    A condition inside a condition is listed where an ``otherwise`` could belong to either.

    Args:
        one: the statement.
        left_open: whether an ``otherwise`` of its own follows it.
    """
    spoken: list[Sentence] = []
    conditional = one.follows or (one.lead is not None and one.lead.name == "if_lead")
    if (
        conditional
        and any(_asks(each) for each in one.items)
        and (left_open or any(each.follows for each in one.items))
    ):
        assert one.lead is not None
        return (one.lead,), one.items
    while True:
        one = with_choice(one)
        sentence = one.clause if one.clause is not None else one.lead
        assert sentence is not None
        only = one.items[0] if len(one.items) == 1 else None
        if (
            sentence.name == "rule_lead"
            and not sentence.parts["condition"]
            and only is not None
            and only.lead is not None
        ):
            sentence = Sentence("rule_name", {"noun": sentence.parts["noun"]})
        elif only is not None and only.lead is not None and is_named(only.lead) and not is_named(sentence):
            # The name of the only rule goes before what leads to it: "Majorities. For each type:".
            spoken.append(Sentence("rule_name", {"noun": only.lead.parts["noun"]}))
            one = only
        spoken.extend(name_first(sentence))
        plain = len(one.items) > 1 and all(each.clause is not None for each in one.items)
        if plain and (_is_chain(one.items) or _is_short_option(one)):
            return (*spoken, *(each.clause for each in one.items if each.clause is not None)), ()
        if len(one.items) != 1:
            return tuple(spoken), one.items
        one = one.items[0]


def name_first(clause: Sentence) -> tuple[Sentence, ...]:
    """A clause; of a rule that is all it asks a condition for, the name goes before the condition, too."""
    rule = clause.parts.get("body")
    if clause.name == "if" and isinstance(rule, Sentence) and rule.name == "rule" and not rule.parts["condition"]:
        name = Sentence("rule_name", {"noun": rule.parts["noun"]})
        return name, Sentence("if", {**clause.parts, "body": rule.parts["body"]}, clause.span)
    return (clause,)


def is_named(sentence: Sentence) -> bool:
    """Whether a lead is only the name of a rule."""
    return sentence.name == "rule_lead" and not sentence.parts["condition"]


def _is_short_option(one: Clause) -> bool:
    """Whether it is an alternative of two sentences, which stand behind its name and need no list of their own.

    Steps are looked for by their names, and each of them keeps its line.
    """
    said = tuple(each.clause for each in one.items)
    by_name = any(each is not None and each.name in ("do", "names") for each in said)
    return one.lead is not None and one.lead.name == "option_lead" and len(said) == FEW and not by_name


FEW = 2
"""So many sentences are read one after the other without numbers."""


def _is_chain(said: tuple[Clause, ...]) -> bool:
    """Whether all behind the first belong to it: if ..., otherwise ..."""
    return all(one.follows for one in said[1:])


def _are_cases(said: tuple[Clause, ...]) -> bool:
    """Whether each behind the first is a case that the one before it excludes."""
    return len(said) > 1 and all(one.excludes or one.follows for one in said[1:]) and any(one.excludes for one in said)


def laid_out(said: tuple[Clause, ...], *, ordered: bool = False) -> tuple[Block, ...]:
    """Statements as a paragraph when there is one, as a list when there are several; ``ordered`` ones are numbered."""
    made = items(said)
    if len(made) == 1:
        return (Paragraph(made[0].line), *made[0].blocks)
    return (Listing(made, ordered and not _are_cases(said)),) if made else ()


def _is_name(said: Inline) -> bool:
    """Whether it is the name of a step, and no sentence."""
    return isinstance(said, Sentence) and said.name == "names"


def _is_choice(sentence: Sentence) -> bool:
    """Whether what stands below has no first and no last: it, or the choice that it takes up, says so."""
    taken = sentence.parts.get("body")
    return sentence.name in ALTERNATIVES or (isinstance(taken, Sentence) and taken.name in ALTERNATIVES)


def without_empty(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """Blocks without those that hold nothing, and without the headings that nothing stands below."""
    made: list[Block] = []
    for one in reversed(blocks):
        match one:
            case Paragraph(line=()) | Listing(items=()):
                continue
            case Heading():
                below = made[-1] if made else None
                if below is None or (isinstance(below, Heading) and below.level <= one.level):
                    continue
            case _:
                pass
        made.append(one)
    return tuple(reversed(made))


def named(noun: Noun, said: tuple[Clause, ...]) -> tuple[Item, ...]:
    """Items that each begin with the name of what says them."""
    made: list[Item] = []
    for one in said:
        if one.clause is not None:
            made.append(Item((Sentence("option", {"noun": noun, "condition": False, "body": one.clause}),)))
        else:
            spoken, below = _with_only_child(one)
            lead = Sentence("labelled", {"label": noun})
            made.append(Item((lead, *spoken), _below(spoken, below)))
    return tuple(made)
