"""Sentences about numbers, things, people and states of a game that keeps all of them, as they are read aloud."""

from __future__ import annotations

from functools import cache

import pytest

from rulekit.book.narrator import Narrator
from rulekit.book.passages import laid_out
from rulekit.document.blocks import Document
from rulekit.document.sentence import Noun, Sentence, Words
from rulekit.driver.pipeline import SAYERS
from rulekit.formats import markdown
from tests.locales import tides
from tests.locales.nesting import s

CASES: dict[str, tuple[str, str, str, str]] = {
    "gain as many points as highest worth of that opponent's goods": (
        "Gain as many points as the highest worth of that opponent’s goods.",
        "Recevez un nombre de points égal à la plus élevée des valeurs des biens de cet adversaire.",
        "Annyi pontot kapsz, amennyi ennek az ellenfélnek az árui legnagyobb értéke.",
        "這位對手所有貨物中最高的價值是多少，就獲得幾分。",
    ),
    "gain as many food as your food": (
        "Gain as much food as you have.",
        "Recevez autant de nourriture que vous en avez.",
        "Annyi ételt kapsz, ahány ételed van.",
        "你有幾個食物，就獲得幾個食物。",
    ),
    "gain as many points as number of that opponent's goods": (
        "Gain as many points as the number of that opponent’s goods.",
        "Recevez un nombre de points égal au nombre des biens de cet adversaire.",
        "Annyi pontot kapsz, amennyi ennek az ellenfélnek az árui száma.",
        "這位對手的貨物數量是多少，就獲得幾分。",
    ),
    "tide becomes flood": (
        "The tide is now equal to the flood.",
        "La marée devient égale à la crue.",
        "Az ár annyi lesz, amennyi a vízszint.",
        "潮位變得與水位相同。",
    ),
    "trick becomes 0": (
        "The number of tricks is now 0.",
        "Le nombre de plis passe à 0.",
        "Az ütések száma 0 lesz.",
        "墩數量歸零。",
    ),
    "flood becomes 5": (
        "The flood is now 5.",
        "La crue passe à 5.",
        "A vízszint 5 lesz.",
        "水位變為5。",
    ),
    "your boats becomes tide": (
        "The number of your boats is now equal to the tide.",
        "Le nombre de vos bateaux devient égal à la marée.",
        "Annyi hajód lesz, amennyi az ár.",
        "你的船數量變得與潮位相同。",
    ),
    "your hand_card becomes trump": (
        "The trump is now your hand card.",
        "L’atout devient votre carte en main.",
        "Az adu lesz a kézilapod.",
        "王牌成為你的手牌。",
    ),
    "beacon of that coast becomes trump": (
        "The trump is now the beacon of that coast.",
        "L’atout devient le phare de cette côte.",
        "Az adu lesz ennek a partnak a jelzőtüze.",
        "王牌成為這處海岸的烽火。",
    ),
    "trump becomes that figure": (
        "That figure is now the trump.",
        "Cette figure devient l’atout.",
        "Ez az alak lesz az adu.",
        "這位人物成為王牌。",
    ),
    "you may: trump becomes that figure": (
        "You may make that figure the trump.",
        "Vous pouvez décider que cette figure devient l’atout.",
        "Ez az alak lehet az adu.",
        "你可以讓這位人物成為王牌。",
    ),
    "you may: flood becomes 5": (
        "You may set the flood to 5.",
        "Vous pouvez faire passer la crue à 5.",
        "A vízszint 5 lehet.",
        "你可以讓水位變為5。",
    ),
    "your boats becomes 3": (
        "You now have 3 boats.",
        "Vous avez maintenant 3\xa0bateaux.",
        "3 hajód lesz.",
        "你的船數量變為3。",
    ),
    "your boats becomes effort minus 1": (
        "You now have as many boats as you have efforts, minus 1.",
        "Le nombre de vos bateaux passe au nombre de vos efforts moins 1.",
        "Eggyel kevesebb hajód lesz, mint ahány erőfeszítésed van.",
        "你的船數量變為你的努力數量減1。",
    ),
    "trump becomes king": (
        "The trump is now the king.",
        "Le roi devient l’atout.",
        "Az adu a király lesz.",
        "王牌變為國王。",
    ),
    "trump becomes nobody": (
        "There is no longer a trump.",
        "Il n’y a plus d’atout.",
        "Mostantól nincs adu.",
        "王牌不再存在。",
    ),
    "lead becomes that opponent": (
        "That opponent becomes the leader.",
        "Cet adversaire devient le meneur.",
        "Ez az ellenfél lesz a hívó.",
        "這位對手成為首家。",
    ),
    "lead becomes nobody": (
        "Nobody is the leader any more.",
        "Plus personne n’est le meneur.",
        "Senki sem lesz a hívó.",
        "無人成為首家。",
    ),
    "if tide is at least flood: gain 1 point": (
        "If the tide is at least the flood, gain 1 point.",
        "Si la marée est au moins égale à la crue, recevez 1 point.",
        "Ha az ár legalább annyi, amennyi a vízszint, kapsz 1 pontot.",
        "若潮位大於或等於水位，獲得1分。",
    ),
    "if your boats is less than tide: gain 1 point": (
        "If the number of your boats is less than the tide, gain 1 point.",
        "Si le nombre de vos bateaux est inférieur à la marée, recevez 1 point.",
        "Ha kevesebb hajód van, mint amennyi az ár, kapsz 1 pontot.",
        "若你的船數量小於潮位，獲得1分。",
    ),
    "if lead is you: gain 1 point": (
        "If you are the leader, gain 1 point.",
        "Si vous êtes le meneur, recevez 1 point.",
        "Ha te vagy a hívó, kapsz 1 pontot.",
        "若你是首家，獲得1分。",
    ),
    "if lead is nobody: gain 1 point": (
        "If nobody is the leader, gain 1 point.",
        "Si personne n’est le meneur, recevez 1 point.",
        "Ha senki sem a hívó, kapsz 1 pontot.",
        "若沒有人是首家，獲得1分。",
    ),
    "if trump is not nobody: gain 1 point": (
        "If there is a trump, gain 1 point.",
        "S’il y a un atout, recevez 1 point.",
        "Ha van adu, kapsz 1 pontot.",
        "若有王牌，獲得1分。",
    ),
    "if your hand_card is nobody: gain 1 point": (
        "If you have no hand card, gain 1 point.",
        "Si vous n’avez pas de carte en main, recevez 1 point.",
        "Ha nincs kézilapod, kapsz 1 pontot.",
        "若你沒有手牌，獲得1分。",
    ),
    "if that opponent's out is yes: gain 1 point": (
        "If that opponent is out of the round, gain 1 point.",
        "Si cet adversaire est hors de la manche, recevez 1 point.",
        "Ha ez az ellenfél kiesett a körből, kapsz 1 pontot.",
        "若這位對手已出局，獲得1分。",
    ),
    "each opponent whose out is no: lose 1 point": (
        "Each opponent who is not out of the round loses 1 point.",
        "Chaque adversaire qui n’est pas hors de la manche perd 1 point.",
        "Minden ellenfeled, aki nem esett ki a körből, veszít 1 pontot.",
        "每位尚未出局的對手失去1分。",
    ),
    "if tide is 1 and flood is 2 or trick is 3: gain 1 point": (
        "If at least one of these is true (the tide is 1 and the flood is 2; the number of tricks is 3), gain 1 point.",
        (
            "Si l’un de ces cas se présente (la marée est de 1 et la crue est de 2 ; "
            "le nombre de plis est de 3), recevez 1 point."
        ),
        "Ha legalább egy igaz ezek közül (az ár 1, és a vízszint 2; az ütések száma 3), kapsz 1 pontot.",
        "若下列至少一項成立（潮位為1，且水位為2；墩數量為3），獲得1分。",
    ),
    "gain as many points as (tide plus flood) times 2": (
        "Gain as many points as (the tide plus the flood) times 2.",
        "Recevez un nombre de points égal à 2 fois (la marée plus la crue).",
        "Annyi pontot kapsz, amennyi (az ár plusz a vízszint) értékének a 2-szöröse.",
        "依（潮位加水位）的2倍獲得分數。",
    ),
    "gain as many points as tide plus flood times 2": (
        "Gain as many points as the tide plus (the flood times 2).",
        "Recevez un nombre de points égal à la marée plus 2 fois la crue.",
        "Annyi pontot kapsz, amennyi az ár plusz (a vízszintnek a 2-szöröse).",
        "依潮位加（水位的2倍）獲得分數。",
    ),
    "gain as many points as tide minus (flood minus trick)": (
        "Gain as many points as the tide minus (the flood minus the number of tricks).",
        "Recevez un nombre de points égal à la marée moins (la crue moins le nombre de plis).",
        "Annyi pontot kapsz, amennyi az ár mínusz (a vízszint mínusz az ütések száma).",
        "依潮位減（水位減墩數量）獲得分數。",
    ),
    "gain as many points as (smaller of tide and flood) plus 1": (
        "Gain as many points as (the smaller of the tide and the flood) plus 1.",
        "Recevez un nombre de points égal à (le plus petit nombre entre la marée et la crue) plus 1.",
        "Annyi pontot kapsz, amennyi (az ár és a vízszint közül a kisebb) plusz 1.",
        "依（潮位與水位中的較小值）加1獲得分數。",
    ),
}
"""What is written, and how it is said in English, French, Hungarian and Chinese."""

CHOSEN = ("choose a good", "choose a coast", "choose an opponent", "choose a figure")


@cache
def sentences() -> dict[str, Sentence]:
    return dict(zip(CASES, tides.said([*CHOSEN, *CASES])[len(CHOSEN) :], strict=True))


@pytest.mark.parametrize("written", CASES)
@pytest.mark.parametrize(("at", "tag"), [*enumerate(("en", "fr", "hu", "zh_Hant"))])
def test_sentence(written: str, at: int, tag: str) -> None:
    assert tides.speaker(tag).sentence(sentences()[written]) == CASES[written][at]


INNER = """
if tide is 1
  if flood is 1: gain 1 point
  otherwise: gain 2 points
"""
OUTER = """
if tide is 1
  if flood is 1: gain 1 point
otherwise: gain 2 points
"""
LOOPED = """
if tide is 1
  for each coast
    if flood is 1: gain 1 point
otherwise: gain 2 points
"""
BOTH = """
if tide is 1
  if flood is 1: gain 1 point
  otherwise if flood is 2: gain 3 points
  otherwise: gain 2 points
otherwise: gain 4 points
"""


@pytest.mark.parametrize(
    ("rules", "page"),
    [
        (INNER, "If the tide is 1:\n\n- If the flood is 1, gain 1 point. Otherwise, gain 2 points."),
        (OUTER, "If the tide is 1:\n\n- If the flood is 1, gain 1 point.\n\nOtherwise, gain 2 points."),
        (
            LOOPED,
            ("If the tide is 1:\n\n- For each coast: if the flood is 1, gain 1 point.\n\nOtherwise, gain 2 points."),
        ),
        (
            BOTH,
            (
                "If the tide is 1, only the first of these that applies:\n\n1. If the flood is 1, gain 1 point.\n"
                "2. If the flood is 2, gain 3 points.\n3. Otherwise, gain 2 points.\n\n"
                "Otherwise, gain 4 points."
            ),
        ),
    ],
)
def test_an_otherwise_hangs_on_one_condition(rules: str, page: str) -> None:
    game = tides.checked(rules.strip().splitlines()).game
    assert game is not None
    step = game.step("scene")
    assert step is not None
    blocks = laid_out(Narrator(game, SAYERS).all(step.body))
    speaker = tides.speaker("en")
    document = speaker.document(Document("rulebook", (Words("Tides"),), (Words("Tides"),), blocks, (), ()))
    assert markdown.write(document, speaker.typography(), {}).endswith(page + "\n")


def test_no_verb_meets_another() -> None:
    """The player whose turn it is, is said otherwise where "is" follows."""
    out = s("applies", noun=Noun("out", "states", own=True), who=s("active_player"), of=False)
    assert tides.speaker("en").sentence(out) == "The player taking the turn is out of the round."
    quiet = s("adjective", noun=Noun("quiet", "adjectives"), negated=False)
    assert (
        tides.speaker("en").sentence(s("is_adjective", who=s("active_player"), adjective=quiet))
        == "The player taking the turn is quiet."
    )
