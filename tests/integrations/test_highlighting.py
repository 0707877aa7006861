"""Rules in colours: nothing of any file is unknown, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygments.lexers import get_lexer_by_name, get_lexer_for_filename
from pygments.token import Error, Keyword, Name, Token

from rulekit import resources
from rulekit.integrations import highlighting
from rulekit.integrations.highlighting import RulesLexer
from rulekit.syntax import grammar

RULES = sorted(resources.games().rglob("*.rules"))


@pytest.mark.parametrize("path", RULES, ids=[one.stem for one in RULES])
def test_every_word_of_every_file_is_known(path: Path) -> None:
    text = path.read_text("utf-8")
    found = list(RulesLexer(stripnl=False).get_tokens(text))
    assert [piece for kind, piece in found if kind in Error or kind is Token.Text] == []
    assert "".join(piece for _, piece in found) == text


def test_each_word_of_the_grammar_is_a_keyword() -> None:
    words = sorted(grammar.load().words)
    found = RulesLexer().get_tokens("\n".join(f"  {word}" for word in words))
    assert [piece for kind, piece in found if kind in Keyword] == words


def test_what_is_declared_is_told_from_what_is_used() -> None:
    found = [one for one in RulesLexer().get_tokens("step roll\n  roll 2 dice  # both\n") if one[1].strip()]
    assert found == [
        (Keyword.Declaration, "step"),
        (Name.Class, "roll"),
        (Keyword, "roll"),
        (Token.Literal.Number.Integer, "2"),
        (Name, "dice"),
        (Token.Comment.Single, "# both"),
    ]


def test_a_statement_alone_declares_nothing() -> None:
    found = RulesLexer().get_tokens("gain as many coins as you have food")
    assert [piece for kind, piece in found if kind in (Keyword.Declaration, Name.Class)] == []


def test_what_the_language_has_no_sign_for_is_an_error() -> None:
    assert (Error, "@") in RulesLexer().get_tokens("gain 3 @ food\n")


def test_pygments_finds_it_by_name_and_by_ending() -> None:
    assert type(get_lexer_by_name("rules")).__name__ == "RulesLexer"
    assert type(get_lexer_for_filename("pig.rules")).__name__ == "RulesLexer"


def test_the_few_words_that_it_knows_are_of_the_grammar() -> None:
    assert set(grammar.load().words) >= highlighting.OF_NAMES | highlighting.naming()
    assert highlighting.naming() >= {"game", "step", "table", "example", "variant"}
