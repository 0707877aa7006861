"""Where the phases meet: text to tree, patches, checked game, program, book."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from attrs import evolve, field, frozen

from rulekit import resources
from rulekit.book.account import Account
from rulekit.book.dealt import Deals, Dealt
from rulekit.book.laid_on import Laid, Starts
from rulekit.book.sayer import Sayer
from rulekit.check.game import check_game
from rulekit.check.kinds import Kinds
from rulekit.diagnostics import Diagnostic, Report, RuleError
from rulekit.diagnostics.suggest import nearest
from rulekit.driver.agreeing import Agreed, agree, agreed_on
from rulekit.driver.compiling import LOWERINGS, compiled
from rulekit.driver.finding import find_game, variant_names
from rulekit.driver.kept import kept
from rulekit.idioms import IDIOMS
from rulekit.model.example import Untrue
from rulekit.model.game import Game, VariantInfo
from rulekit.model.vocabulary import Anatomy, Vocabulary
from rulekit.remembering import recalled
from rulekit.source import Source
from rulekit.statements import KINDS
from rulekit.syntax.node import Node
from rulekit.syntax.parser import parse
from rulekit.syntax.prescan import read_source
from rulekit.syntax.several import one_by_one

if TYPE_CHECKING:  # 70 classes, of which checking a game needs none
    from rulekit.document.blocks import Block
    from rulekit.document.inset import Inset, Insets
    from rulekit.document.plan import Plan

__all__ = [
    "LOWERINGS",
    "Checked",
    "check_source",
    "check_sources",
    "compiled",
    "examples_file",
    "find_game",
    "find_variant",
    "game_of_patch",
    "load_game",
    "plain_game",
    "read_and_check",
    "targets",
    "titles_of",
    "variant_in",
    "variant_names",
    "variant_of",
]

CHECKED = Kinds(
    {one.node: one.check for one in KINDS if not one.modifies},
    {one.node: one.check for one in KINDS if one.modifies},
    Vocabulary({one.makes: Anatomy(one.parts, one.does) for one in KINDS}),
)
SHARED: Mapping[str, object] = {"vocabulary": CHECKED.vocabulary}
SAYERS: Mapping[type, Sayer] = {
    kind.makes: Sayer(kind.say, tuple(one for one in IDIOMS if one.about[0] is kind.makes)) for kind in KINDS
}

BASED = re.compile(r"\bvariant\b.*\bwith\b")
"""The line of a variant that names others; a text without such a line need not be read to find that it names none."""


Accounts = Mapping[str, Account]
"""What is told in place of lines of worked examples, by their names."""


@frozen(eq=False)
class Checked:
    """What a check found: the game if nothing is wrong, all that is wrong, and which of its examples do not hold.

    The same texts give the same object, so that whatever is made of it is made once.

    ``apart``: of several variants, the game without each of them, by its name, as far as somebody asked for that.
    ``agreed``: what the table has agreed on, where that is said. ``rounds``: what is told of each of its rounds.
    ``accounts``: what is told in place of lines of its worked examples, by their names. ``insets``: the boards and the
    parts of maps that these are about. ``starts``: what lies on its boards when play begins. ``deals``: what is dealt
    before the first turn. All of that is there where it is known which examples are still true, and is found out when
    it is read.
    ``made_of``: all that it follows from, if what is found out about it is kept from run to run.
    """

    game: Game | None
    diagnostics: tuple[Diagnostic, ...]
    sources: Mapping[str, Source] = field(repr=False)
    untrue: tuple[Untrue, ...] = ()
    folder: str = ""
    apart: Mapping[str, Checked] = field(factory=dict[str, "Checked"], repr=False)
    agreed: Agreed = ()
    rounds: Sequence[tuple[Block, ...]] = field(default=(), repr=False)
    accounts: Accounts = field(factory=dict[str, Account], repr=False)
    insets: Insets = field(factory=dict[str, "Mapping[int, Inset | Plan]"], repr=False)
    starts: Starts = field(factory=dict[str, Laid], repr=False)
    deals: Deals = field(factory=dict[str, Dealt], repr=False)
    made_of: tuple[str, ...] = field(default=(), repr=False)


def check_source(source: Source, variants: Sequence[Source] = ()) -> Checked:
    """Everything there is to say about a game's text with some variants; never raises.

    >>> check_source(Source("x.rules", "")).diagnostics[0].code
    'RK0102'
    """
    return check_sources(source, variants, Report())


def check_sources(
    source: Source,
    variants: Sequence[Source],
    report: Report,
    examples: Source | None = None,
    folder: str = "",
    agreed: Agreed = (),
) -> Checked:
    """The same with mistakes gathered in ``report``; ``examples`` is a separate file of examples for the game."""
    if report:
        return _checked(source, tuple(variants), report, examples, folder, agreed)
    checked = _known(source, tuple(variants), examples, folder, agreed)
    for one in checked.diagnostics:
        report.add(one)
    return checked


@recalled(128)  # all bundled games with each of their variants, a few times over
def _known(
    source: Source, variants: tuple[Source, ...], examples: Source | None, folder: str, agreed: Agreed
) -> Checked:
    """What the same texts gave before; those that lie in a folder, in an earlier run."""
    if not folder:
        return _checked(source, variants, Report(), examples, folder, agreed)
    texts = [text for one in (source, *variants, *([examples] if examples else [])) for text in (one.path, one.text)]
    made_of = (*texts, str(examples is not None), folder, repr(agreed))
    return kept(
        Checked,
        made_of,
        SHARED,
        lambda: evolve(_checked(source, variants, Report(), examples, folder, agreed), made_of=made_of),
    )


def _checked(
    source: Source,
    variants: tuple[Source, ...],
    report: Report,
    examples: Source | None,
    folder: str,
    agreed: Agreed,
) -> Checked:
    sources = {one.path: one for one in (source, *variants, *([examples] if examples else []))}
    tree = _read(source, report)
    patches = [one for one in (_read(variant, report) for variant in variants) if one is not None]
    more = parse(examples, report) if examples is not None else None
    if tree is None:
        return Checked(None, _in_order(report, sources), sources, folder=folder)
    infos: tuple[VariantInfo, ...] = ()
    if patches:
        from rulekit.variants.apply import apply  # noqa: PLC0415  # most games are loaded without variants

        patched = apply(tree, patches, report)
        tree = patched.tree
        infos = tuple(VariantInfo(one.name, one.title, one.why, one.on, one.renamed) for one in patched.variants)
        if report.has_errors:
            return Checked(None, _in_order(report, sources), sources, folder=folder)
    tree = agree(tree, agreed, report) if agreed else tree
    if more is not None:
        tree = Node(tree.kind, (*tree.children, *more.nodes("example")), tree.span)
    game = check_game(tree, infos, CHECKED, report)
    if game is not None and not report.has_errors and not (examples and _plays(source, variants, folder, agreed)):
        for players in range(game.players_high, game.players_low - 1, -1):
            if not report.has_errors:  # what is wrong for the most is mostly wrong for all
                compiled(game, players, report=report)
    found = game if not report.has_errors else None
    return Checked(found, _in_order(report, sources), sources, folder=folder, agreed=agreed)


def _read(source: Source, report: Report) -> Node | None:
    """The tree of a text, in which nothing speaks of several things at once; None if that was reported."""
    tree = parse(source, report)
    return one_by_one(tree) if tree is not None else None


def _plays(source: Source, variants: tuple[Source, ...], folder: str, agreed: Agreed) -> bool:
    """Whether nothing is wrong without separate examples, with which nobody plays anything else."""
    checked = _known(source, variants, None, folder, agreed)
    return checked.game is not None and not checked.diagnostics


def plain_game(checked: Checked) -> Game | None:
    """The game without its variants, with the names that they give to things; None if something is wrong with it."""
    source = next(iter(checked.sources.values()))
    new_names = checked.game.renamed if checked.game is not None else ()
    if not new_names and not checked.agreed:
        return _known(source, (), None, checked.folder, ()).game
    return _plain(source, new_names, checked.agreed)


@recalled(8)
def _plain(source: Source, new_names: tuple[tuple[str, str], ...], agreed: Agreed) -> Game | None:
    from rulekit.variants.renaming import renamed  # noqa: PLC0415  # most variants rename nothing

    report = Report()
    tree = _read(source, report)
    for old, new in new_names:
        tree = renamed(tree, {old: new}) if tree is not None else None
    tree = agree(tree, agreed, Report()) if tree is not None else None  # some options are a variant's own
    return check_game(tree, (), CHECKED, report) if tree is not None else None


def _in_order(report: Report, sources: Mapping[str, Source]) -> tuple[Diagnostic, ...]:
    """All diagnostics, text by text, from the top; those without a place first."""
    paths = list(sources)

    def place(one: Diagnostic) -> tuple[int, int]:
        span = one.labels[0].span if one.labels else None
        return (paths.index(span.path), span.start) if span is not None and span.path in paths else (-1, -1)

    return tuple(sorted(report, key=place))


# ---- Finding games and variants ----


def targets(paths: Sequence[str]) -> list[str]:
    """The games and files that some paths stand for.

    A folder of games stands for each game in it, any other folder for each file of a variant or of examples in it.
    """
    found: list[str] = []
    for one in paths or resources.game_names():
        path = Path(one)
        if resources.game_folder(one) is None and path.is_dir() and find_game(one) is None:
            inner = sorted(str(child) for child in path.iterdir() if child.is_dir() and find_game(str(child)))
            files = sorted(str(child) for child in path.glob("*.rules"))
            inner += [child for child in files if game_of_patch(child) or examples_file(child)]
            found += inner or [one]
        else:
            found.append(one)
    return found


def find_variant(name: str, game: Path) -> Path | None:
    """The file of a variant: one beside the game, or a path."""
    own = game.parent / "variants" / f"{name}.rules"
    if own.is_file():
        return own
    path = Path(name)
    return path if path.is_file() else None


def game_of_patch(name: str) -> str | None:
    """The game that a variant's file is of, by the name or file it can be found by; None if the file is no variant."""
    head = _head(name, "variant")
    if head is None:
        return None
    game = head.word("game").text
    beside = Path(name).resolve().parent.parent / f"{game}.rules"
    return str(beside) if beside.is_file() else game


def variant_of(rules: Path) -> str | None:
    """The name of the variant that a file holds; None if it holds none."""
    head = _head(str(rules), "variant")
    return head.name.text if head is not None else None


def variant_in(source: Source) -> str:
    """The name of the variant that a text holds; empty if it holds none."""
    tree = parse(source, Report())
    head = tree.node("variant") if tree is not None else None
    return head.name.text if head is not None else ""


def titles_of(rules: Path) -> tuple[str, str]:
    """The title of a variant and the reason for it, as its file says them; its name and nothing if it says none."""
    head = _head(str(rules), "variant")
    if head is None:
        return rules.stem.replace("_", " "), ""
    said = {kind: one.words("STRING")[0].title for kind in ("title", "why") if (one := head.node(kind)) is not None}
    return said.get("title", rules.stem.replace("_", " ")), said.get("why", "")


def examples_file(name: str) -> tuple[str, list[str]] | None:
    """The game, and the variants, that a separate file of examples is for; None if the file is none."""
    head = _head(name, "examples")
    if head is None:
        return None
    game, *variants = [word.text for word in head.names]
    return game, variants


def _head(name: str, kind: str) -> Node | None:
    path = Path(name)
    if resources.game_folder(name) is not None or not path.is_file():
        return None
    source = read_source(path, Report())
    tree = parse(source, Report()) if source is not None else None
    return tree.node(kind) if tree is not None and tree.node("game") is None else None


def load_game(
    name: str, variants: Sequence[str] = (), options: Mapping[str, int | bool | str] = MappingProxyType({})
) -> Checked:
    """Read and check a game with variants, by names or paths, and with options that the table has agreed on.

    Raises:
        RuleError: everything that is wrong with them.
    """
    checked = read_and_check(name, variants, options=options)
    if checked.game is None:
        raise RuleError(checked.diagnostics, dict(checked.sources))
    return checked


def read_and_check(
    name: str,
    variants: Sequence[str] = (),
    examples: str | None = None,
    options: Mapping[str, int | bool | str] = MappingProxyType({}),
) -> Checked:
    """Read and check a game with variants and options; never raises for what is wrong with them.

    Reports:
        RK0601: no such game. RK0602: no such variant. RK0612, RK0613: no such option, or not offered.
    """
    report = Report()
    path = find_game(name)
    if path is None:
        known = nearest(name, resources.game_names()) or f"there are: {', '.join(resources.game_names())}"
        report.add(Diagnostic("RK0601", f"unknown game `{name}`", (), known))
        return Checked(None, tuple(report), {})
    source = read_source(path, report)
    patches = _texts(variants, path, report)
    more = read_source(Path(examples), report) if examples is not None else None
    if source is None or report.has_errors:
        sources = {one.path: one for one in (source, *patches) if one is not None}
        return Checked(None, tuple(report), sources)
    return check_sources(source, patches, report, more, str(path.parent), agreed_on(options))


def _texts(variants: Sequence[str], game: Path, report: Report) -> list[Source]:
    """The texts of variants, and of those that they change.

    Reports:
        RK0602.
    """
    found: dict[Path, Source | None] = {}
    wanted = [(one, find_variant(one, game)) for one in variants]
    while wanted:
        name, file = wanted.pop(0)
        if file is None:
            names = variant_names(game)
            help_ = nearest(name, names) or (f"there are: {', '.join(names)}" if names else "this game has no variants")
            report.add(Diagnostic("RK0602", f"unknown variant `{name}`", (), help_))
            continue
        if file.resolve() in found and name not in variants:
            continue
        text = found[file.resolve()] = read_source(file, report)
        tree = parse(text, Report()) if text is not None and BASED.search(text.text) else None
        head = tree.node("variant") if tree is not None else None
        for base in head.each_word("base") if head is not None else ():
            beside = file.parent / f"{base.text}.rules"
            below = beside if beside.is_file() else find_variant(base.text, game)
            if below is not None:  # what is not there is told where it is named
                wanted.append((base.text, below))
    return [one for one in found.values() if one is not None]
