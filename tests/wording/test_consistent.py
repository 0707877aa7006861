"""Tables of forms that ask for what is not there, or go in circles, are refused when a language is read."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rulekit import resources
from rulekit.diagnostics import RuleError
from rulekit.wording.consistent import refuse_inconsistent
from rulekit.wording.locale import load_locale

TAGS = resources.locale_tags()
WORDS = ("words.toml", "verbs.toml", "proposals.toml")
SPOILED = {
    "[noun.ask]\nlink = {}": "`noun.ask.link`: a form has no `link`",
    '[noun.forms]\nplural = [{ of = "plural", add = "s" }]': "follows from",
    '[noun.forms]\nplural = [{ stem = "gen" }]\ngen = [{ stem = "plural" }]': "follows from",
    '[noun.forms]\nplural = [{ add = "{Q}" }]': "there is no letter `{Q}`",
    "[noun.features.mass]\nrules = [{ when = { mass = true }, is = true }]": "`mass` follows from `mass`",
    '[verb]\nrows = [{ when = { wind = "north" } }]': "neither a form nor a word has `wind`",
    '[verb]\nrows = [{ text = "{form.upper}" }]': "holds more than",
    '[verb]\nrows = [{ text = "{form:999999999}" }]': "holds more than",
    '[verb]\nrows = [{ text = "{0}" }]': "holds more than",
}


@pytest.mark.parametrize("tag", TAGS)
def test_the_languages_of_the_package_are_consistent(tag: str) -> None:
    locale = load_locale(tag, [resources.locales()])
    for kind in locale.paradigms:
        refuse_inconsistent(locale.paradigms[kind], kind, locale.plain)
        refuse_inconsistent(locale.guessing(kind), kind, locale.plain)


@pytest.mark.parametrize("table", SPOILED)
def test_what_is_not_there_is_told(table: str, tmp_path: Path) -> None:
    own = tmp_path / "en"
    shutil.copytree(resources.locales() / "en", own, ignore=shutil.ignore_patterns("games", *WORDS))
    (own / "forms.toml").write_text(f'base = "singular"\n{table}\n', "utf-8")
    with pytest.raises(RuleError) as problem:
        load_locale("en", [tmp_path])
    (found,) = problem.value.diagnostics
    assert SPOILED[table] in found.message
    assert "forms.toml" in found.message
