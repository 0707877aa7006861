"""A game that is nobody's tells in every language what lies where, and names again what a long alternative denied."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import write_document

RULES = str(Path(__file__).parent / "gardens.rules")
SAID = {
    "en": (
        "There are 3 beans in the north garden and 5 in the south garden.",
        "Now there are 4 beans in the north garden. It holds no nuts.",
        "There are no beans in the west garden. There are 4 nuts in the west garden.",
        "If that garden is not the north garden:",
        "If that garden is the north garden:",
    ),
    "hu": (
        "Az északi kertben 3 és a déli kertben 5 bab van.",
        "Így az északi kertben 4 bab van. Dió nincs ott.",
        "A nyugati kertben nincs bab. A nyugati kertben 4 dió van.",
        "Ha ez a kert nem az északi kert:",
        "Ha ez a kert az északi kert:",
    ),
    "fr": (
        "Il y a 3 haricots dans le jardin du nord et 5 dans le jardin du sud.",
        "À présent, il y a 4 haricots dans le jardin du nord. Il ne s’y trouve aucune noix.",
        "Il n’y a aucun haricot dans le jardin de l’ouest. Il y a 4 noix dans le jardin de l’ouest.",
        "Si ce jardin n’est pas le jardin du nord :",
        "Si ce jardin est le jardin du nord :",
    ),
    "zh_Hant": (
        "「北園」有3顆豆子，「南園」有5顆。",
        "此時，「北園」有4顆豆子。那裡沒有堅果。",
        "「西園」沒有豆子。「西園」有4顆堅果。",
        "若這座花園不是「北園」：",
        "若這座花園是「北園」：",
    ),
}


@pytest.mark.parametrize("tag", SAID)
def test_what_lies_where_and_what_is_done_otherwise(tag: str) -> None:
    book = write_document(load_game(RULES), "rulebook", tag, "md").decode().replace("\u00a0", " ")
    for one in SAID[tag]:
        assert one.replace("\u00a0", " ") in book
