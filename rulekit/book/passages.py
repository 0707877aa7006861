"""What statements say, laid out in paragraphs and lists."""

from __future__ import annotations

from attrs import evolve

from rulekit.book.said import Said
from rulekit.document.blocks import Block, Item, Listing, Paragraph
from rulekit.document.sentence import Inline, Noun, Sentence

__all__ = ["items", "label", "laid_out", "line", "named", "with_choice"]


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


def items(said: tuple[Said, ...]) -> tuple[Item, ...]:
    """An item for each statement; what follows a clause (``otherwise ...``) joins it."""
    made: list[Item] = []
    for one in said:
        spoken, below = _with_only_child(one)
        blocks: tuple[Block, ...] = (Listing(items(below)),) if below else ()
        if one.follows and made and not made[-1].blocks:
            made[-1] = Item((*made[-1].line, *spoken), blocks)
        else:
            made.append(Item(spoken, blocks))
    return tuple(made)


def with_choice(said: Said) -> Said:
    """A lead that takes up the choice which is all there is below it: "you may choose one:"."""
    only = said.items[0] if len(said.items) == 1 else None
    if said.lead is None or said.lead.name not in LEADS or only is None or only.lead is None:
        return said
    if only.lead.name != "choose_one_lead":
        return said
    lead = Sentence(said.lead.name.removesuffix("_lead"), {**said.lead.parts, "body": only.lead})
    return evolve(said, lead=lead, items=only.items)


def _with_only_child(one: Said) -> tuple[tuple[Sentence, ...], tuple[Said, ...]]:
    """The sentence of a statement and what is listed below it; an only child stands in the line, not in a list."""
    spoken: list[Sentence] = []
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
        elif only is not None and only.lead is not None and _is_named(only.lead) and not _is_named(sentence):
            # The name of the only rule goes before what leads to it: "Majorities. For each type:".
            spoken.append(Sentence("rule_name", {"noun": only.lead.parts["noun"]}))
            one = only
        spoken.append(sentence)
        if len(one.items) > 1 and all(each.clause is not None for each in one.items) and _is_chain(one.items):
            return (*spoken, *(each.clause for each in one.items if each.clause is not None)), ()
        if len(one.items) != 1:
            return tuple(spoken), one.items
        one = one.items[0]


def _is_named(sentence: Sentence) -> bool:
    return sentence.name == "rule_lead" and not sentence.parts["condition"]


def _is_chain(said: tuple[Said, ...]) -> bool:
    """Whether all behind the first belong to it: if ..., otherwise ..."""
    return all(one.follows for one in said[1:])


def laid_out(said: tuple[Said, ...], *, ordered: bool = False) -> tuple[Block, ...]:
    """Statements as a paragraph when there is one, as a list when there are several."""
    made = items(said)
    if len(made) == 1:
        return (Paragraph(made[0].line), *made[0].blocks)
    return (Listing(made, ordered),) if made else ()


def named(noun: Noun, said: tuple[Said, ...]) -> tuple[Item, ...]:
    """Items that each begin with the name of what says them."""
    made: list[Item] = []
    for one in said:
        if one.clause is not None:
            made.append(Item((Sentence("option", {"noun": noun, "condition": False, "body": one.clause}),)))
        else:
            spoken, below = _with_only_child(one)
            lead = Sentence("labelled", {"label": noun})
            made.append(Item((lead, *spoken), (Listing(items(below)),) if below else ()))
    return tuple(made)
