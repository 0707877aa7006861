"""`owner of that square`, `piece of that square`: asked as values, played, said, and told where they can't be."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.driver.pipeline import check_source, load_game
from rulekit.driver.printing import write_document
from rulekit.source import Source
from tests.boards.test_boards import HERE, codes, text

RULES = text("owner")
WORDS = {
    "en": 'holder = { singular = "holder", plural = "holders" }',
    "fr": 'holder = { singular = "gardien", plural = "gardiens", gender = "m" }',
    "hu": 'holder = { lemma = "őrző", acc = "őrzőt", plural = "őrzők", poss3 = "őrzője" }',
    "zh_Hant": 'holder = { word = "持有者", measure = "位" }',
}
SAID = {
    "en": (
        "If that square has one of your discs on it, gain 1 point.",
        "the owner of the disc on that square gains 3 points.",
        "If the owner of the disc on that square is the owner of the disc on a1, gain 1 point.",
        "The owner of the disc on a2 (nobody if there is none) becomes the holder.",
        "If that square has a disc on it and a1 has a disc on it, gain 1 point.",
    ),
    "fr": (
        "Si un de vos pions se trouve sur cette case, recevez 1 point.",
        "le propriétaire du pion sur cette case reçoit 3 points.",
        "Si le propriétaire du pion sur cette case est le propriétaire du pion sur a1, recevez 1 point.",
        "Le propriétaire du pion sur a2 (personne s’il n’y en a pas) devient le gardien.",
        "Si un pion se trouve sur cette case et si un pion se trouve sur a1, recevez 1 point.",
    ),
    "hu": (
        "Ha ezen a mezőn egy korongod áll, kapsz 1 pontot.",
        "az ezen a mezőn álló korong gazdája kap 3 pontot.",
        "Ha az ezen a mezőn álló korong gazdája az a1-en álló korong gazdája, kapsz 1 pontot.",
        "Az a2-n álló korong gazdája (ha nincs ilyen, senki) lesz az őrző.",
        "Ha ezen a mezőn korong áll, és az a1-en korong áll, kapsz 1 pontot.",
    ),
    "zh_Hant": (
        "若這個方格上有你的棋子，獲得1分。",
        "這個方格上棋子的擁有者獲得3分。",
        "若這個方格上棋子的擁有者是a1上棋子的擁有者，獲得1分。",
        "a2上棋子的擁有者（若無，則無人）成為持有者。",
    ),
}


@pytest.mark.parametrize("tag", SAID)
def test_it_is_said_in_each_language(tag: str, tmp_path: Path) -> None:
    path = tmp_path / "drop.rules"
    path.write_text(RULES.split("\nexample ")[0] + "\n", "utf-8")
    words = (HERE / f"drop.{tag}.toml").read_text("utf-8").split("[examples]")[0]
    (tmp_path / f"drop.{tag}.toml").write_text(words.replace("[things]\n", f"[things]\n{WORDS[tag]}\n"), "utf-8")
    page = write_document(load_game(str(path)), "rulebook", tag, "md").decode("utf-8").replace("\u00a0", " ")
    for line in SAID[tag]:
        assert line in page


@pytest.mark.parametrize(
    ("right", "wrong", "code"),
    [
        ("    owner of that square: gain", "    owner of a3: gain", "RK0314"),
        ("if owner of a1 is not nobody and owner", "if owner", "RK0314"),
        ("piece of that square is disc", "piece of that square is dics", "RK0203"),
        ("piece of that square is disc", "piece of that square is at least 1", "RK0203"),
        ("piece of that square is disc", "piece of holder is disc", "RK0203"),
        ("piece of that square is disc", "piece of nowhere is disc", "RK0201"),
        ("holder becomes owner of a2", "holder becomes piece of a2", "RK0201"),
        ("holder becomes owner of a2", "holder becomes owner of disc", "RK0203"),
    ],
)
def test_mistakes_are_told(right: str, wrong: str, code: str) -> None:
    assert right in RULES
    assert code in codes(RULES.replace(right, wrong))


def test_a_field_of_that_name_is_asked_first() -> None:
    kept = RULES.replace("the game has\n", "the game has\n  owner of each square  a player or nobody\n")
    kept = kept.replace("owner of c1 is nobody", "owner of a1 is nobody").replace("  then   owner of a1 is Anna\n", "")
    assert not [one for one in check_source(Source("drop.rules", kept)).diagnostics if one.code != "RK0314"]


def test_a_piece_is_known_to_stand_where_it_is_of_a_sort() -> None:
    moved = "  if piece of a1 is disc and piece of a2 is nothing: move 1 disc from a1 to a2\n"
    assert codes(RULES.replace("  holder becomes", f"{moved}  holder becomes")) == []
    assert "RK0330" in codes(
        RULES.replace("  holder becomes", f"{moved.replace(' and piece of a2 is nothing', '')}  holder becomes")
    )
