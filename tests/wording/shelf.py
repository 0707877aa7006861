"""Locales for tests: the real ones, and a small one written into a folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from attrs import evolve

from rulekit.resources import locale_tags, locales
from rulekit.wording import Locale, Speaker, load_locale
from rulekit.wording.lexicon import Lexicon

GAME = "roll_through_the_ages"
MAPPED = "history_of_the_world"
CLAUSES = ("holder", "lying")
"""Words of that game which have clauses of their own."""

TAGS = locale_tags()

FILES = {
    "locale.toml": """
babel = "en"
name = "Test"
[form]
use = "attribute"
[marks]
stop = "."
gap = " "
ends = ".:"
quotes = [["<", ">"], ["(", ")"]]
rules = [{ match = "--", to = "–" }]
[[needs]]
role = "things"
forms = ["plural"]
features = ["gender"]
[page]
tag = "en"
lang = "en"
text_fonts = ["Noto Sans"]
heading_fonts = ["Noto Sans"]
[page.labels]
contents = "C"
table = "T {number}"
page = "{page}"
continued = "continued"
on_page = "{page}"
example = "E"
note = "N"
modifier = "M"
notice = "I"
boxes = "{count} {ticked}"
start = "S"
backs = "B"
""",
    "forms.toml": """
base = "singular"
[noun.ask]
number = { singular = "", plural = "plural", one = "", other = "plural" }
case = { nom = "", gen = "gen" }
definite = { true = "the" }
[noun.features]
kind = {}
unit = {}
mass = {}
[noun.features.gender]
rules = [{ match = "a$", is = "f" }]
[noun.forms]
gen = [{ add = "'s" }]
the = [{ before = "the " }]
[adjective]
base = "attribute"
[verb]
base = "base"
rows = [{ when = { person = "you" }, form = "base" }, { form = "s" }]
[verb.forms]
s = [{ add = "s" }]
[number.ask]
case = { nom = "", times = "times" }
[number.forms]
times = [{ add = "x" }]
""",
    "verbs.toml": '[gain]\nbase = "gain"\n[mark]\nbase = "mark"\n',
    "words.toml": '[labels]\ngoal = "Goal"\ntable_number = "Table {number}"\n',
    "games/pig.toml": """
[things]
food = { singular = "food", plural = "foods", gender = "m", mass = true }
alpha = { singular = "alpha", plural = "alphas", unit = "food", verbs = { gain = "mark" } }
""",
    "games/pig.po": 'msgid ""\nmsgstr ""\n\nmsgctxt "take"\nmsgid "x"\nmsgstr "take {food:plural.the} {n:times}"\n',
    "sentences/a.j2": """
{% macro some(x, f) %}
  {% if is_number(x.count) %}{{ number(x.count) }} {{ noun(x.noun, f, number=plural(x.count)) }}
  {% else %}{{ say(x.count) }}{% endif %}
{% endmacro %}
{% macro gain(x, f) %}
  {{ verb("gain", f, of=x.amount) }}
  {{ say(x.amount, f) }}{{ " for " ~ say(x.each) if x.each }}{{ " in turn" if x.rotation }}
{% endmacro %}
{% macro choose_one_lead(x, f) %}do this{{ " if you can" if x.may_fail }}:{% endmacro %}
{% macro gives_nothing(x, f) %}{{ open() }}7 dice{% endmacro %}
{% macro over(x, f) %}{{ [][3].x }}{% endmacro %}
{% macro labelled(x, f) %}gain {{ say(x.label, f) }} , then stop{% endmacro %}
""",
}


def write(folder: Path, **changed: str) -> Path:
    """A small locale ``test`` in a folder; files by name with ``__`` for ``/`` and ``_dot_`` for ``.``."""
    files = FILES | {name.replace("__", "/").replace("_dot_", "."): text for name, text in changed.items()}
    for name, text in files.items():
        path = folder / "test" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def speaker(folder: Path, **changed: str) -> Speaker:
    """Somebody who speaks the small locale."""
    locale = load_locale("test", [write(folder, **changed)])
    return Speaker(locale, locale.lexicon("pig"))


@cache
def real(tag: str) -> Locale:
    """A locale that ships with rulekit."""
    return load_locale(tag, [locales()])


@cache
def real_lexicon(tag: str, game: str = GAME) -> Lexicon:
    """The words of a game that ships with rulekit."""
    return real(tag).lexicon(game)


def real_speaker(tag: str) -> Speaker:
    """Somebody who speaks a locale that ships with rulekit, with the ways and states of the game that has a map."""
    mapped = real_lexicon(tag, MAPPED).entries.items()
    added = {key: one for key, one in mapped if one.role in ("links", "states") or one.term in CLAUSES}
    own = real_lexicon(tag)
    return Speaker(real(tag), evolve(own, entries={**own.entries, **added}))
