"""The reference of the language as a game: its pieces put together, its fragments made steps, what they print."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from attrs import frozen

import rulekit
from rulekit.diagnostics import Report
from rulekit.source import Source
from rulekit.syntax.parser import parse

PAGES = Path(__file__).resolve().parents[2] / "docs" / "reference"
BLOCK = re.compile(r"^```rules\n(?P<rules>.*?)^```\n(?P<quote>\n(?:>[^\n]*\n)+)?", re.MULTILINE | re.DOTALL)
TITLED = re.compile(r'^```\w+ (?P<what>title|append)="(?P<path>[^"]+)"\n(?P<text>.*?)^```$', re.MULTILINE | re.DOTALL)


@frozen
class Fragment:
    """A piece of rules on a page, and what the page says that it prints."""

    page: str
    number: int
    rules: str
    quote: str

    @property
    def step(self) -> str:
        """The step that it stands in."""
        return f"scene_{self.number}"


def village(folder: Path) -> Path:
    """Write the game that the page on games builds up, with its words; its folder."""
    for block in TITLED.finditer((PAGES / "game.md").read_text("utf-8")):
        path = folder / block["path"]
        path.parent.mkdir(parents=True, exist_ok=True)
        old = path.read_text("utf-8") + "\n" if block["what"] == "append" else ""
        path.write_text(old + block["text"], "utf-8")
    return folder / "village"


def fragments(page: str) -> list[Fragment]:
    """The fragments of a page, in order."""
    text = (PAGES / page).read_text("utf-8")
    return [
        Fragment(page, at, one["rules"], re.sub(r"^> ?", "", (one["quote"] or "").strip(), flags=re.MULTILINE))
        for at, one in enumerate(BLOCK.finditer(text), 1)
    ]


def played(folder: Path, scenes: list[Fragment]) -> Path:
    """Write the game with the fragments as steps of a turn; its folder."""
    home = village(folder)
    rules = home / "village.rules"
    names = ", ".join(one.step for one in scenes)
    text = rules.read_text("utf-8").replace("  do gather, throw,", f"  do {names}, gather, throw,")
    for one in scenes:
        text += f"\nstep {one.step}\n" + _indented(one.rules)
    rules.write_text(text, "utf-8")
    words = home / "village.en.toml"
    titled = "".join(f'{one.step} = "Scene {one.number}."\n' for one in scenes)
    words.write_text(words.read_text("utf-8").replace("[steps]\n", f"[steps]\n{titled}"), "utf-8")
    return home


def printed(book: str, scene: Fragment) -> str:
    """What a rulebook in Markdown prints for a fragment."""
    start = book.index(f"### Scene {scene.number}.\n") + len(f"### Scene {scene.number}.\n")
    return book[start : book.index("<a id=", start)].strip()


def of_steps(page: str, folder: Path) -> list[str]:
    """What is printed for each fragment of a page of statements, each a step of one game."""
    scenes = fragments(page)
    book = _book(played(folder, scenes))
    return [printed(book, one) for one in scenes]


def of_effects(page: str, folder: Path) -> list[str]:
    """What is printed for each fragment of a page of effects, each in a game of its own."""
    made = []
    for one in fragments(page):
        home = village(folder / one.step)
        rules = home / "village.rules"
        rules.write_text(f"{rules.read_text('utf-8')}\n{one.rules}", "utf-8")
        lines = _book(home).splitlines()
        said = dict.fromkeys(
            [*(line.removeprefix("> ") for line in lines if line.startswith("> - ")), *_tabled(one, lines)]
        )
        made.append("\n".join(said))
    return made


def _tabled(scene: Fragment, lines: list[str]) -> Iterator[str]:
    """What the table of things says that the one of a fragment does, in items as a box beside a step lists them."""
    holder = re.match(r"with (\w+)", scene.rules)
    assert holder is not None
    effect = -1
    for line in lines:
        cells = [one.strip() for one in line.strip("| ").split(" | ")] if line.startswith("|") else []
        if "Effect" in cells:
            effect = cells.index("Effect")
        elif not cells:
            effect = -1
        elif effect >= 0 and cells[0] == holder[1].capitalize():
            for said in re.split(r"(?<=\.) (?=[A-Z])", cells[effect].rstrip(".")):
                yield f"- {cells[0]}: {said[:1].lower()}{said[1:].rstrip('.')}."


CHANGED = "**Changes: Village**\n"
"""What stands on every sheet of changes above what changes."""


OWN_SHEET = "Use the score sheet of this variant, not that of the basic game."
"""What the page says once of all fragments with which another sheet is written on."""


def of_variants(page: str, folder: Path) -> list[str]:
    """What the change sheet prints for each fragment of a page of house rules, each a variant of its own."""
    made = []
    for one in fragments(page):
        home = village(folder / one.step)
        own = home.parent / "own.rules"
        own.write_text('variant own of village\n  title  "Own"\n\n' + _indented(one.rules), "utf-8")
        if renamed := re.search(r"^rename \w+ to (\w+) \((\w+)\)$", one.rules, re.MULTILINE):
            word = f'{{ singular = "{renamed[1]}", plural = "{renamed[2]}" }}'
            own.with_name("own.en.toml").write_text(f"[things]\n{renamed[1]} = {word}\n", "utf-8")
        sheet = home / "changes.md"
        rulekit.write_book(rulekit.load(str(home), variants=[str(own)]), str(sheet), locale="en", kind="changes")
        text = sheet.read_text("utf-8")
        start = text.index(CHANGED) + len(CHANGED)
        made.append(text[start : text.index("\n---\n", start)].strip().removeprefix(OWN_SHEET).strip())
    return made


def with_examples(folder: Path) -> Path:
    """Write the game with the examples of their page; its folder."""
    home = village(folder)
    found = fragments("examples.md")
    rules, words = home / "village.rules", home / "village.en.toml"
    rules.write_text("\n".join([rules.read_text("utf-8"), *(one.rules for one in found)]), "utf-8")
    titles = [re.match(r'(?:example|round) (\w+) ("[^"]+")', one.rules) for one in found]
    named = "".join(f"{one[1]} = {one[2]}\n" for one in titles if one)
    words.write_text(f"{words.read_text('utf-8')}\n[examples]\n{named}", "utf-8")
    return home


def of_examples(page: str, folder: Path) -> list[str]:
    """What is printed for each example of the page, all in one game."""
    book = _book(with_examples(folder))
    made = []
    for one in fragments(page):
        title = one.rules.split('"')[1]
        if one.rules.startswith("round"):
            made.append(_chapter(book, title))
            continue
        asked = re.search(r'^  question "([^"]+)"', one.rules, re.MULTILINE)
        start = book.index(f"> **{asked[1]}**\n" if asked else f"> **Example. {title}**\n")
        said = book[start : book.index("\n\n", start)].splitlines()[0 if asked else 2 :]
        made.append("\n".join(line.removeprefix("> ").removeprefix(">") for line in said))
    return made


def _chapter(book: str, title: str) -> str:
    """What is told of a round, with the headings in it but without its own."""
    start = book.index(f"## {title}\n") + len(f"## {title}\n")
    told, anchor, _ = re.split(r'(<a id="(?!round-))', book[start:], maxsplit=1)
    assert anchor
    return re.sub(r'<a id="[^"]*"></a>\n\n', "", told).strip()


def _indented(rules: str) -> str:
    return re.sub(r"^(?=.)", "  ", rules, flags=re.MULTILINE)


MEANINGS = re.compile(r"^> \*\*Terms\*\*\n>\n(?:> - .*\n)+\n", re.MULTILINE)
"""What the words of a step mean stands below it in a box; words have a page of the reference of their own."""


REMINDERS = re.compile(r"^> \*\*Do not forget\*\*\n>\n(?:> .*\n)+\n", re.MULTILINE)
"""What is easily forgotten of a step follows from the other scenes, and says nothing of the fragment."""


REFERENCES = re.compile(r"^→ .*\n\n", re.MULTILINE)
"""What leads from a step to a table behind the text: no page of the reference has that table."""


def _book(home: Path) -> str:
    """The rulebook in Markdown without what words mean, what is easily forgotten, and what leads to its tables."""
    rulekit.write_book(rulekit.load(str(home)), str(home / "book.md"), locale="en", kind="rulebook")
    told = (home / "book.md").read_text("utf-8")
    return REFERENCES.sub("", REMINDERS.sub("", MEANINGS.sub("", told)))


PRINTED = {
    "statements.md": of_steps,
    "conditions.md": of_steps,
    "effects.md": of_effects,
    "variants.md": of_variants,
    "examples.md": of_examples,
}
"""The pages whose fragments are printed, and how."""


def quoted(page: str, folder: Path) -> str:
    """A page with what is printed below each fragment."""
    texts = iter(PRINTED[page](page, folder))

    def below(block: re.Match[str]) -> str:
        quote = "\n".join(f"> {line}".rstrip() for line in next(texts).splitlines())
        return f"```rules\n{block['rules']}```\n\n{quote}\n"

    return BLOCK.sub(below, (PAGES / page).read_text("utf-8"))


if __name__ == "__main__":  # python -m tests.docs.reference: print below each fragment what is printed today
    import tempfile

    for name in PRINTED:
        with tempfile.TemporaryDirectory() as folder:
            (PAGES / name).write_text(quoted(name, Path(folder)), "utf-8")


def shown(folder: Path) -> set[str]:
    """The kinds of all nodes that stand in a fragment of the reference."""
    pages = ("statements.md", "conditions.md")
    texts = [(played(folder / page, fragments(page)) / "village.rules").read_text("utf-8") for page in pages]
    texts += [one.rules for one in fragments("effects.md")]
    trees = [parse(Source("reference.rules", one), Report()) for one in texts]
    return {node.kind for tree in trees if tree is not None for node in (tree, *tree.walk())}
