"""A macro that does not fit its sentence is a mistake of the locale, found when it is loaded."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.diagnostics import RuleError
from rulekit.wording import load_locale
from tests.wording import shelf

TABLE = '{"is": "a", "is_not": "b", "at_least": "c", "at_most": "d", "more_than": "e", "less_than": "f"}'
SHORT = '{"is": "a", "is_not": "b", "at_least": "c", "at_most": "d"}'
SAID = "{% macro said(y) %}{{ y.nuon }}{% endmacro %}"
COVERED = f"{{% else %}}{{{{ {SHORT}[x.op] }}}}{{% endif %}}{{{{ number(x.count) }}}}{{% endmacro %}}"


def found(macros: str, folder: Path) -> list[tuple[str, str]]:
    """The mistakes of the small locale with more macros: code, and why."""
    shelf.write(folder, sentences__b_dot_j2=macros)
    try:
        _ = load_locale("test", [folder], folder / "cache").macros
    except RuleError as problem:
        return [(one.code, one.message.partition(": ")[2]) for one in problem.diagnostics]
    return []


@pytest.mark.parametrize(
    ("macros", "code", "why"),
    [
        ("{% macro that(x, f) %}that{% endmacro %}", "RK0513", "its part `noun` is never said"),
        ("{% macro that(x, f) %}{{ noun(x.noun) }} {{ x.of }}{% endmacro %}", "RK0513", "it has no part `of`"),
        (
            SAID + "{% macro that(x, f) %}{{ noun(x.noun) }}{{ said(x) }}{% endmacro %}",
            "RK0513",
            "it has no part `nuon`",
        ),
        (
            "{% macro option_number(x, f) %}{{ number(x.count) }} {{ noun(x.noun) }}{% endmacro %}",
            "RK0513",
            "its part `noun` is not always a word",
        ),
        (
            "{% macro more(x, f) %}{{ number(x.count) }}{{ noun(x.noun) }}{% endmacro %}",
            "RK0513",
            "its part `count` is",
        ),
        (
            f"{{% macro rounds(x, f) %}}{{{{ {SHORT}[x.op] }}}}{{{{ number(x.count) }}}}{{% endmacro %}}",
            "RK0514",
            "`x.op` can be less_than, more_than as well",
        ),
        (
            '{% macro rounds(x, f) %}{% if x.op == "is" %}a{% else %}b{% endif %}{{ number(x.count) }}{% endmacro %}',
            "RK0514",
            "its `else` says the same of at_least, at_most, is_not, less_than, more_than",
        ),
        (
            '{% macro rounds(x, f) %}{{ number(x.count) }}{% if x.op == "isnt" %}a{% endif %}{% endmacro %}',
            "RK0514",
            "`x.op` can never be `isnt`",
        ),
    ],
)
def test_unfit(macros: str, code: str, why: str, tmp_path: Path) -> None:
    (only,) = found(macros, tmp_path)
    assert only[0] == code
    assert only[1].startswith(why)


@pytest.mark.parametrize(
    "macros",
    [
        "{% macro that(x, f) %}{{ noun(x.noun) }}{% endmacro %}",
        "{% macro said(y) %}{{ noun(y.noun) }}{% endmacro %}{% macro that(x, f) %}{{ said(x) }}{% endmacro %}",
        "{% macro option_number(x, f) %}{{ say(x.count) }}{% if x.noun %}{{ noun(x.noun) }}{% endif %}{% endmacro %}",
        "{% macro more(x, f) %}{{ number(x.count) if is_number(x.count) }}{{ noun(x.noun) }}{% endmacro %}",
        f"{{% macro rounds(x, f) %}}{{{{ {TABLE}[x.op] }}}}{{{{ number(x.count) }}}}{{% endmacro %}}",
        f'{{% macro rounds(x, f) %}}{{% if x.op in ("more_than", "less_than") %}}{{{{ x.op }}}}{COVERED}',
    ],
)
def test_fit(macros: str, tmp_path: Path) -> None:
    assert found(macros, tmp_path) == []


def test_what_does_not_fit_is_not_kept(tmp_path: Path) -> None:
    for _ in range(2):
        assert found("{% macro that(x, f) %}that{% endmacro %}", tmp_path)
    assert not (tmp_path / "cache").exists()
