"""Forms follow from principal parts by the rules of each language; what does not follow is missing."""

from __future__ import annotations

import pytest

from rulekit.document.sentence import Name, Noun
from rulekit.wording.form import PLAIN, Form
from rulekit.wording.forms import Entry, MissingForm
from rulekit.wording.functions import Desk, functions
from tests.wording import shelf

HUNGARIAN = {
    "food": """
        étel ételt ételed ételedet ételeid ételeidet étele ételét ételeit étellel ételért ételen ételhez
        ételenként
    """,
    "wood": """
        fa fát fád fádat fáid fáidat fája fáját fáit fával fáért fán fához fánként
    """,
    "stone": """
        kő követ köved kövedet köveid köveidet köve kövét köveit kővel kőért kövön kőhöz kövenként
    """,
    "cloth": """
        szövet szövetet szöveted szövetedet szöveteid szöveteidet szövete szövetét szöveteit szövettel
        szövetért szöveten szövethez szövetenként
    """,
    "spearhead": """
        dárdafej dárdafejet dárdafejed dárdafejedet dárdafejeid dárdafejeidet dárdafeje dárdafejét
        dárdafejeit dárdafejjel dárdafejért dárdafejen dárdafejhez dárdafejenként
    """,
    "city": """
        város várost városod városodat városaid városaidat városa városát városait várossal városért városon
        városhoz városonként
    """,
    "award": """
        jutalom jutalmat jutalmad jutalmadat jutalmaid jutalmaidat jutalma jutalmát jutalmait jutalommal
        jutalomért jutalmon jutalomhoz jutalmanként
    """,
    "round": """
        kör kört köröd körödet köreid köreidet köre körét köreit körrel körért körön körhöz körönként
    """,
}
PATHS = (
    "",
    "acc",
    "poss2",
    "poss2.acc",
    "poss2.plural",
    "poss2.plural.acc",
    "poss3",
    "poss3.acc",
    "poss3.plural.acc",
    "ins",
    "cau",
    "sup",
    "all",
    "dis",
)

FORMS = [
    ("hu", "opponent", "poss2.abl", "ellenfeledtől"),
    ("hu", "monument", "poss2.cau", "alkotásodért"),
    ("hu", "die", "plural.acc.the", "a dobókockákat"),
    ("hu", "food", "acc.the", "az ételt"),
    ("hu", "great_wall", "acc.the", "a Nagy Falat"),
    ("hu", "obelisk", "sup.the", "az Obeliszken"),
    ("hu", "skull", "tra", "koponyává"),
    ("fr", "food", "def", "la nourriture"),
    ("fr", "food", "part", "de la nourriture"),
    ("fr", "wood", "def.de", "du bois"),
    ("fr", "wood", "no", "aucun bois"),
    ("fr", "city", "plural.def.de", "des villes"),
    ("fr", "city", "plural.def.a", "aux villes"),
    ("fr", "worker", "def", "l’ouvrier"),
    ("fr", "worker", "def.de", "de l’ouvrier"),
    ("fr", "worker", "de", "d’ouvrier"),
    ("fr", "worker", "plural.your", "vos ouvriers"),
    ("fr", "step", "his", "son étape"),
    ("fr", "city", "this", "cette ville"),
    ("fr", "worker", "this", "cet ouvrier"),
    ("fr", "good", "plural.all_his", "toutes ses marchandises"),
    ("fr", "hanging_gardens", "def.de", "des Jardins suspendus"),
    ("fr", "empire", "def.a", "à l’Empire"),
    ("en", "opponent", "a", "an opponent"),
    ("en", "city", "plural.gen", "cities’"),
    ("en", "player", "gen.the", "the player’s"),
    ("zh_Hant", "city", "your", "你的城市"),
]


@pytest.mark.parametrize("term", HUNGARIAN)
def test_hungarian_paradigm(term: str) -> None:
    speaker = shelf.real_speaker("hu")
    said = [speaker.inflect(speaker.entry(Noun(term)), path) for path in PATHS]
    assert said == HUNGARIAN[term].split()


@pytest.mark.parametrize(("tag", "term", "path", "said"), FORMS)
def test_form(tag: str, term: str, path: str, said: str) -> None:
    speaker = shelf.real_speaker(tag)
    assert speaker.inflect(speaker.entry(Noun(term)), path) == said


@pytest.mark.parametrize(
    ("tag", "text", "form", "said"),
    [
        ("hu", "1", "the", "az 1"),
        ("hu", "5 kocka", "the", "az 5 kocka"),
        ("hu", "10", "the", "a 10"),
        ("hu", "15", "the", "a 15"),
        ("hu", "50", "the", "az 50"),
        ("hu", "100", "the", "a 100"),
        ("hu", "1000", "the", "az 1000"),
        ("hu", "1\u00a0000", "the", "az 1\u00a0000"),
        ("hu", "10000", "the", "a 10000"),
        ("hu", "1000000", "the", "az 1000000"),
        ("hu", "„Építés” lépés", "the", "az „Építés” lépés"),
        ("hu", "Gyula", "the", "a Gyula"),
        ("en", "8", "a", "an 8"),
        ("en", "11", "a", "an 11"),
        ("en", "18", "a", "an 18"),
        ("en", "1", "a", "a 1"),
        ("en", "110", "a", "a 110"),
        ("en", "unit", "a", "a unit"),
        ("en", "hour", "a", "an hour"),
        ("en", "empire", "a", "an empire"),
        ("fr", "autant", "de", "d’autant"),
        ("fr", "le joueur", "a", "au joueur"),
        ("fr", "un dé", "de", "d’un dé"),
        ("fr", "il", "que", "qu’il"),
        ("fr", "les dés", "de", "des dés"),
        ("fr", "la ville", "de", "de la ville"),
    ],
)
def test_what_is_fitted_to_a_text(tag: str, text: str, form: str, said: str) -> None:
    assert functions(Desk(shelf.real_speaker(tag)))["fit"](form, text) == said


@pytest.mark.parametrize(("tag", "said"), [("hu", "Annának"), ("fr", "à Anna"), ("en", "Anna’s")])
def test_people_have_forms(tag: str, said: str) -> None:
    speaker = shelf.real_speaker(tag)
    path = {"hu": "dat", "fr": "a", "en": "gen"}[tag]
    assert speaker.inflect(speaker.entry(Name("Anna")), path) == said


@pytest.mark.parametrize(
    ("tag", "term", "wishes", "said"),
    [
        ("hu", "set_aside", {"negated": True}, "félre nem tett"),
        ("hu", "set_aside", {"use": "predicate", "negated": True, "number": "plural"}, "nincsenek félretéve"),
        ("fr", "finished", {"gender": "f", "number": "plural"}, "achevées"),
        ("fr", "finished", {"use": "predicate", "gender": "f", "number": "plural"}, "sont achevées"),
        ("fr", "finished", {"use": "predicate", "negated": True}, "n’est pas achevé"),
        ("fr", "in_play", {"use": "predicate", "number": "plural"}, "sont en jeu"),
        ("fr", "set_aside", {"use": "predicate", "negated": True, "number": "plural"}, "ne sont pas mis de côté"),
        ("en", "finished", {"negated": True}, "unfinished"),
        ("en", "set_aside", {"use": "predicate", "negated": True, "number": "plural"}, "are not set aside"),
        ("zh_Hant", "finished", {"use": "predicate"}, "已完成"),
    ],
)
def test_adjectives(tag: str, term: str, wishes: dict[str, object], said: str) -> None:
    assert shelf.real_speaker(tag).phrase(Noun(term, "adjectives"), **wishes) == said


def test_principal_parts_are_never_guessed() -> None:
    speaker = shelf.real_speaker("hu")
    entry = speaker.entry(Noun("religion"))
    with pytest.raises(MissingForm, match="`religion` has no form `poss3`"):
        speaker.locale.paradigms["noun"].inflect(entry, "poss3.acc")


def test_a_noun_about_the_reader_is_another_noun_for_others() -> None:
    nouns = shelf.real_speaker("en").locale.paradigms["noun"]
    jump = Entry("jump", "things", {"singular": "jump of yours", "plural": "jumps of yours"}, {})
    with pytest.raises(MissingForm, match="no form `theirs`"):
        nouns.inflect(jump, "theirs.plural")
    jump = Entry("jump", "things", {**jump.texts, "theirs": "enemy jump"}, {})
    assert nouns.inflect(jump, "theirs.a") == "an enemy jump"
    with pytest.raises(MissingForm, match=r"no form `theirs\.plural`"):
        nouns.inflect(jump, "theirs.plural")


def test_a_noun_that_does_not_speak_of_the_reader_is_the_same_for_others() -> None:
    nouns = shelf.real_speaker("en").locale.paradigms["noun"]
    assert (
        nouns.inflect(Entry("jump", "things", {"singular": "jump", "plural": "jumps"}, {}), "theirs.plural") == "jumps"
    )


def test_paths_and_wishes_are_inverse() -> None:
    speaker = shelf.real_speaker("hu")
    nouns = speaker.locale.paradigms["noun"]
    wishes = nouns.dimensions("poss2.plural.acc.the")
    assert nouns.path(speaker.entry(Noun("city")), speaker.locale.plain(**wishes)) == "poss2.plural.acc.the"
    with pytest.raises(KeyError):
        nouns.dimensions("poss2.nonsense")


def test_forms_are_values() -> None:
    plain = Form(PLAIN)
    assert plain(case="acc") == Form({**PLAIN, "case": "acc"})
    assert hash(plain(case="acc")) == hash(Form({**PLAIN, "case": "acc"}))
    assert plain(case="acc", number="plural") != plain
    assert repr(plain(case="acc")) == "Form(case='acc')"
    with pytest.raises(AttributeError, match="no `colour`"):
        plain(colour="red")
