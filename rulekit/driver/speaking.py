"""Who says a game's sentences in a language: the locale, and the words that lie beside the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve

from rulekit import resources
from rulekit.diagnostics import RuleError
from rulekit.document.closed import Role
from rulekit.driver.languages import locale
from rulekit.driver.pipeline import Checked, find_game, plain_game, titles_of, variant_names, variant_of
from rulekit.model.component import Die, Field, Item, Table
from rulekit.model.example import Action
from rulekit.wording import Locale
from rulekit.wording.composed import Composition
from rulekit.wording.lexicon import kind_of

if TYPE_CHECKING:
    from rulekit.model.game import Game, VariantInfo
    from rulekit.wording.forms import Entry
    from rulekit.wording.lexicon import Entries, Lexicon
    from rulekit.wording.speaker import Speaker

__all__ = ["language_of", "lexicon_for", "named_by", "speaker_for", "variant_files", "word_file"]

COORDINATE = re.compile("[a-z][0-9]+")
"""What a place is called by its column and its row."""


def language_of(checked: Checked, name: str) -> Locale:
    """A language by its tag or its folder, as it is found beside a game.

    Raises:
        RuleError: RK0603, there is no such language. RK05xx, a file of it can't be read.
    """
    return locale(name, [Path(source).parent for source in checked.sources])


def speaker_for(checked: Checked, tag: str) -> Speaker:
    """Who says a game's sentences in a language, with the words that lie beside its files.

    Raises:
        RuleError: RK05xx, a file of words can't be read.
    """
    from rulekit.wording.speaker import Speaker  # noqa: PLC0415  # brings Jinja

    spoken = language_of(checked, tag)
    lexicon = lexicon_for(checked, spoken)
    if lexicon.problems:
        raise RuleError(lexicon.problems, dict(lexicon.sources))
    return Speaker(spoken, lexicon)


def lexicon_for(checked: Checked, spoken: Locale) -> Lexicon:
    """The words of a game in a language: those that a locale has, those beside its files, and what the rules say.

    Titles, reasons and names of examples are written in the rules in the language that is the source of the others, so
    in that language they are their own words.

    Raises:
        RuleError: RK0509, a file can't be read at all.
    """
    game = checked.game
    assert game is not None
    lexicon = spoken.lexicon(game.name, [word_file(Path(source), spoken.tag) for source in checked.sources])
    if resources.game_folder(game.name) is None:
        own = str(word_file(Path(next(iter(checked.sources))), spoken.tag))
        lexicon = evolve(lexicon, place=own, prose_place=own)
    for name, rules in _offered(checked, lexicon):
        lexicon = _with_title(lexicon, name, rules, spoken)
    aliases = {(Role.THINGS.value, one): (Role.THINGS.value, of) for one, of in _plurals(game)}
    # What a variant brought below a source is marked with the variant's name.
    aliases |= {(Role.SOURCES.value, one.name): (Role.VARIANTS.value, one.name) for one in game.variants}
    lexicon = evolve(
        lexicon, aliases=aliases, compositions=dict(_compositions(game)), nouns=spoken.paradigms[kind_of(Role.THINGS)]
    )
    lexicon = _with_new_names(_without_ours(lexicon, game, spoken), game.renamed)
    lexicon = evolve(lexicon, entries={**_places(game, lexicon), **lexicon.entries})
    gone = _left_out(checked) if spoken.source else {}
    return lexicon.with_texts({**gone, **_titles(game, source=spoken.source)}, _reasons(checked, source=spoken.source))


def named_by(game: Game) -> frozenset[tuple[str, str]]:
    """The things that a game declares, for which it has words of its own."""
    named = {one.name for some in (game.fields, game.tables, game.derived, game.relations) for one in some}
    items = {item.name for table in game.tables for item in table.items}
    return frozenset((Role.THINGS.value, name) for name in named | items)


def _without_ours(lexicon: Lexicon, game: Game, spoken: Locale) -> Lexicon:
    """The same without rulekit's own words for what a game declares: a field ``table`` is no piece of furniture.

    What the game means by the name its own word says, or it is missing.
    """
    ours = {key for key, entry in lexicon.entries.items() if entry is spoken.words.get(key)}
    taken = named_by(game) & ours
    return evolve(lexicon, entries={key: entry for key, entry in lexicon.entries.items() if key not in taken})


def _left_out(checked: Checked) -> Mapping[tuple[str, str], str]:
    """The names of the game's own examples, of which variants may have left out some: their sheets name these."""
    plain = plain_game(checked) if checked.game is not None and checked.game.variants else None
    return {(Role.EXAMPLES.value, one.name): one.title for one in plain.examples} if plain is not None else {}


def _with_new_names(lexicon: Lexicon, renamed: Sequence[tuple[str, str]]) -> Lexicon:
    """The words of a game in which the rules call things otherwise: the old ones are no longer said.

    But for rules, whose old names a sheet of changes says where the book calls them so and tells nothing else of them.
    """
    entries, replaced = dict(lexicon.entries), dict(lexicon.replaced)
    for old, new in renamed:
        # What things are made of is called so in every game.
        for role, term in [key for key in entries if key[1] == old and key[0] != Role.COMPONENTS]:
            earlier = entries[role, term] if role == Role.RULES else entries.pop((role, term))
            replaced[role, new] = (*replaced.pop((role, old), ()), earlier)
    earlier_names = {new: old for old, new in renamed}
    return evolve(lexicon, entries=entries, replaced=replaced, renamed=earlier_names)


def _titles(game: Game, *, source: bool) -> Mapping[tuple[str, str], str]:
    """The names that the rules give in so many words: titles and names of examples in the source of all languages.

    A variant without a title is called the same in every language.
    """
    plain = {(Role.VARIANTS.value, one.name): one.name.replace("_", " ") for one in game.variants if not titled(one)}
    if not source:
        return plain
    named = {(Role.VARIANTS.value, one.name): one.title for one in game.variants if titled(one)}
    examples = {(Role.EXAMPLES.value, one.name): one.title for one in game.examples}
    return plain | named | examples | {(Role.VARIANTS.value, game.name): game.title}


def _places(game: Game, lexicon: Lexicon) -> Entries:
    """The names of places by column and row, such as ``d4``: the same in every language, like those of people."""
    role = Role.THINGS.value
    model = lexicon.find("coordinate", role)
    found: dict[tuple[str, str], Entry] = {}
    for table in game.tables if model is not None else ():
        named = lexicon.find(table.name, role)
        for item in table.items if table.board is not None else ():
            if model is not None and COORDINATE.fullmatch(item.name):
                texts = {key: text.replace("{name}", item.name) for key, text in model.texts.items()}
                features = {**model.features, **(named.features if named is not None else {})}
                found[role, item.name] = evolve(model, term=item.name, texts=texts, features=features, made={})
    return found


def titled(variant: VariantInfo) -> bool:
    """Whether a variant has a title."""
    return variant.title != variant.name


def _reasons(checked: Checked, *, source: bool) -> Mapping[str, str]:
    """Reasons of variants and of people, and what examples answer and rounds tell, by the keys of authored texts.

    Examples that variants have made untrue are among them: their sheets tell how they come out now.
    """
    game = checked.game
    if not source or game is None:
        return {}
    examples = (*game.examples, *(one.example for one in checked.untrue))
    deeds = [one for example in examples for one in example.lines if isinstance(one, Action)]
    variants = {f"{one.name}.why": one.why for one in game.variants if one.why}
    questions = {one.asked: one.question for one in examples if one.asked}
    answers = {one.answered: one.answer for one in examples if one.answered}
    reasons = {one.reason: one.because for example in examples for one in example.lines if one.because}
    tellings = {told.key: told.text for one in deeds for told in one.tellings}
    tales = {told.key: told.text for example in examples for told in example.tales}
    return variants | questions | answers | reasons | tellings | tales


def _plurals(game: Game) -> Iterator[tuple[str, str]]:
    """The plurals that the rules name, each with the name that it is of."""
    named: list[Table | Item | Field | Die] = [*game.tables, *game.fields]
    named += [item for table in game.tables for item in table.items]
    named += [game.die, *game.die.kinds] if game.die is not None else []
    for one in named:
        if one.plural and one.plural != one.name:
            yield one.plural, one.name


def _compositions(game: Game) -> Iterator[tuple[tuple[str, str], Composition]]:
    """How the things of tables of pairs are called after those that they are pairs of."""
    role = Role.THINGS.value
    for table in game.tables:
        for item in table.items if table.pattern else ():
            figures = ((one, one.values[item.index]) for one in table.columns)
            parts = {
                one.name: (role, game.table(one.table).items[at].name) for one, at in figures if isinstance(at, int)
            }
            yield (role, item.name), Composition(table.pattern, parts)


def _offered(checked: Checked, lexicon: Lexicon) -> Iterator[tuple[str, Path]]:
    """The variants that lie beside a game and are not in force, by name and file, as far as no title is known."""
    game = checked.game
    assert game is not None
    path = find_game(next(iter(checked.sources)))
    for name in variant_names(path) if path is not None and not game.variants else ():
        if lexicon.find(name, Role.VARIANTS) is None:
            assert path is not None
            yield name, path.parent / "variants" / f"{name}.rules"


def _with_title(lexicon: Lexicon, name: str, rules: Path, spoken: Locale) -> Lexicon:
    """A lexicon with the title of a variant and the reason for it, from the words beside its rules or from these."""
    own = spoken.lexicon(name, [word_file(rules, spoken.tag)])
    entry, why = own.find(name, Role.VARIANTS), f"{name}.why"
    if entry is not None:
        lexicon = evolve(lexicon, entries={(entry.role, name): entry, **lexicon.entries})
    if why in own.prose:
        lexicon = evolve(lexicon, prose={why: own.prose[why], **lexicon.prose})
    if not spoken.source:
        return lexicon
    title, reason = titles_of(rules)
    return lexicon.with_texts({(Role.VARIANTS.value, name): title}, {why: reason} if reason else {})


def variant_files(checked: Checked) -> Mapping[str, Path]:
    """The rules of the variants in force and of those beside the game, by name; not those that rulekit brings along."""
    named = {name: rules for rules in map(Path, checked.sources) if (name := variant_of(rules)) is not None}
    path = find_game(next(iter(checked.sources)))
    beside = {one: path.parent / "variants" / f"{one}.rules" for one in variant_names(path)} if path is not None else {}
    return {name: rules for name, rules in {**beside, **named}.items() if not rules.is_relative_to(resources.games())}


def word_file(rules: Path, tag: str) -> Path:
    """The file of words beside a file of rules: ``NAME.TAG.toml``."""
    return rules.with_suffix(f".{tag}.toml")
