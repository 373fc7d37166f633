"""Rendering: values of every kind, names, plurals, lists, what is missing, and overlays."""

import numpy as np
import pytest

from reefkit.text import Catalogue, Message, TextError, catalogue, locales, message
from tests.text.conftest import WriteOverlay

MESSAGES = """\
    name = boulder coral
        .plural = boulder corals
    died = { CAP($what) } died.
    count = { $count ->
        [0] No corals
        [one] One coral
       *[other] { $count } corals
    } left.
    held = Held: { $things }.
    shade = { $dark ->
        [true] dark
       *[false] light
    }
    shown = { $number }
    rounded = { NUMBER($number, maximumFractionDigits: 1) }
    pair = { $first } and { $second }
    refers = The { name } stands.
    loop = { loop }
    only = { $kind ->
        [coral] a coral
       *[sponge] a sponge
    }
    capital = { CAP($text) }
"""


@pytest.fixture
def english(overlay: WriteOverlay) -> Catalogue:
    return catalogue("en", overlay(en=MESSAGES))


def test_a_name_is_rendered_first(english: Catalogue):
    assert english.render(message("died", what=message("name"))) == "Boulder coral died."
    assert english.render(message("died", what=message("name.plural"))) == "Boulder corals died."


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (0, "No corals left."),
        (1, "One coral left."),
        (2, "2 corals left."),
        (1200, "1,200 corals left."),
    ],
)
def test_plurals(english: Catalogue, count: int, expected: str):
    assert english.render(message("count", count=count), strict=True) == expected


def test_plurals_are_those_of_the_language(overlay: WriteOverlay):
    polish = catalogue(
        "pl", overlay(pl="count = { $count ->\n    [one] rafa\n    [few] rafy\n   *[many] raf\n}")
    )
    assert [polish.render(message("count", count=count)) for count in (1, 2, 5)] == [
        "rafa",
        "rafy",
        "raf",
    ]


@pytest.mark.parametrize(
    ("things", "expected"),
    [
        ([], "none"),
        (["a"], "a"),
        (["a", "b"], "a and b"),
        ([message("name"), "b", 1.5, 2000], "boulder coral, b, 1.5, and 2,000"),
        (("a", "b"), "a and b"),
    ],
)
def test_lists(english: Catalogue, things: object, expected: str):
    assert english.render(message("held", things=things), strict=True) == f"Held: {expected}."


@pytest.mark.parametrize(
    ("last", "expected"),
    [("hipoxia", "calor e hipoxia"), ("Islas", "calor e Islas"), ("hielo", "calor y hielo"),
     ("frío", "calor y frío")],
)  # fmt: skip
def test_spanish_does_not_say_y_before_its_own_sound(last: str, expected: str):
    say = catalogue("es")
    told = say.render(message("text-unknown-locale", locale="it", known=["calor", last]))
    assert expected in told


def test_a_truth_selects(english: Catalogue):
    assert english.render(message("shade", dark=True)) == "dark"
    assert english.render(message("shade", dark=False)) == "light"


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (3, "3"),
        (0.25, "0.25"),
        (-0.0, "0"),
        (float("nan"), "undefined"),
        (float("inf"), "infinite"),
        (float("-inf"), "infinite"),
        (10**400, "a very large number"),
        (1e300, "a very large number"),
        (-(10**20), "a very large number"),
        (999_999_999_999_999, "999,999,999,999,999"),
    ],
)
def test_numbers(english: Catalogue, number: float, expected: str):
    assert english.render(message("shown", number=number), strict=True) == expected


def test_a_number_is_rounded_by_the_message(english: Catalogue):
    assert english.render(message("rounded", number=1.2345), strict=True) == "1.2"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("coral", "Coral"),
        ("“coral”", "“Coral”"),
        ("ébène", "Ébène"),
        ("3 corals", "3 corals"),
        ("", ""),
    ],
)
def test_capitals(english: Catalogue, text: str, expected: str):
    assert english.render(message("capital", text=text)) == expected


def test_an_unknown_id_shows_and_strictly_raises(english: Catalogue):
    assert english.render(Message("nothing-here")) == "⟦nothing-here⟧"
    with pytest.raises(TextError) as caught:
        english.render(Message("nothing-here"), strict=True)
    assert caught.value.message == message("text-not-rendered", id="nothing-here")


def test_an_unknown_name_in_a_sentence_shows_and_strictly_raises(english: Catalogue):
    said = message("pair", first=message("nothing-here"), second=[message("nor-here")])
    assert english.render(said) == "⟦nothing-here⟧ and ⟦nor-here⟧"
    with pytest.raises(TextError):
        english.render(said, strict=True)


def test_a_missing_value_shows_and_strictly_raises(english: Catalogue):
    assert english.render(message("pair", second="sponge")) == "⟦$first⟧ and sponge"
    assert english.render(message("only")) == "a sponge ⟦$kind⟧"
    assert english.render(message("capital")) == "⟦$text⟧"
    for said in (message("pair", second="sponge"), message("only"), message("capital")):
        with pytest.raises(TextError):
            english.render(said, strict=True)


def test_a_missing_form_is_said_by_the_name_itself(english: Catalogue):
    assert english.render(Message("name.dative")) == "boulder coral"
    with pytest.raises(TextError):
        english.render(Message("name.dative"), strict=True)


def test_a_message_that_refers_to_itself_shows(english: Catalogue):
    assert english.render(Message("loop")) == "⟦loop⟧"


@pytest.mark.parametrize(
    "identifier", ["", ".", "name.", "-term", "name.plural.more", "a" * 5000, "\x00", "⟦⟧"]
)
def test_a_hostile_id_is_only_marked(english: Catalogue, identifier: str):
    assert len(english.render(Message(identifier))) < 100
    with pytest.raises(TextError):
        english.render(Message(identifier), strict=True)


def test_hostile_values_are_cut(english: Catalogue):
    assert len(english.render(message("shown", number="x" * 100_000))) == 2000
    assert len(english.render(message("held", things=["x" * 100] * 1000))) < 2100
    deep = message("shown", number=1)
    for _ in range(900):
        deep = message("shown", number=deep)
    assert english.render(deep) == "⟦shown⟧"


def test_values_that_were_not_made_plain(english: Catalogue):
    assert english.render(Message("shown", {"number": np.int64(1200)}), strict=True) == "1,200"
    assert (
        english.render(Message("held", {"things": np.array([1, 2])}), strict=True)
        == "Held: 1 and 2."
    )
    assert english.render(Message("shown", {"number": None})) == "⟦shown⟧"
    with pytest.raises(TextError):
        english.render(Message("shown", {"number": {1}}), strict=True)


def test_has_and_ids(english: Catalogue):
    assert english.has("name")
    assert english.has("name.plural")
    assert english.has("list-empty")
    assert not english.has("name.dative")
    assert not english.has("nothing-here")
    assert {"name", "name.plural", "died"} <= set(english.ids())
    assert all(english.has(each) for each in english.ids())


def test_variables_are_those_of_all_variants_and_references(overlay: WriteOverlay):
    english = catalogue(
        "en",
        overlay(en="a = { b } { $x ->\n    [1] { $y }\n   *[2] z\n}\nb = { $w } { c }\nc = { b }"),
    )
    assert english.variables("a") == {"w", "x", "y"}
    assert english.variables("nothing-here") == frozenset()


def test_names_of_content(english: Catalogue):
    named = english.with_names({"organism-table-coral": "table coral", "name": "another name"})
    said = message("died", what=message("organism-table-coral"))
    assert named.render(said, strict=True) == "Table coral died."
    assert named.render(Message("organism-table-coral.plural"), strict=True) == "table coral"
    assert named.render(Message("name"), strict=True) == "boulder coral"
    assert named.has("organism-table-coral")
    assert not named.has("name.dative")  # an inline name gives no forms to a name of ours
    assert "organism-table-coral" in named.ids()
    assert not english.has("organism-table-coral")
    both = named.with_names({"organism-fan": "fan"})
    assert (
        both.render(
            message("pair", first=message("organism-fan"), second=message("organism-table-coral"))
        )
        == "fan and table coral"
    )


def test_an_overlay_replaces_and_adds(overlay: WriteOverlay):
    folder = overlay(en="list-empty = nothing at all\nmine = My own", en_simple="mine = Mine")
    assert catalogue("en", folder).render(Message("list-empty")) == "nothing at all"
    assert catalogue("en", folder).render(Message("mine")) == "My own"
    assert catalogue("en-simple", folder).render(Message("mine")) == "Mine"
    assert catalogue("en-simple", folder).render(Message("list-empty")) == "nothing at all"
    assert catalogue("x-pseudo", folder).render(Message("mine")) == "[Ɱý óŵñ]"
    assert catalogue("en").render(Message("list-empty")) == "none"
    assert not catalogue("en").has("mine")


def test_our_simple_words_stand_before_a_teachers_english(overlay: WriteOverlay):
    folder = overlay(en="number-undefined = not defined")
    assert catalogue("en-simple", folder).render(Message("number-undefined")) == "no number"
    assert catalogue("en", folder).render(Message("number-undefined")) == "not defined"


def test_an_overlay_without_texts_changes_nothing(overlay: WriteOverlay):
    folder = overlay()
    folder.mkdir()
    assert catalogue("en", folder).ids() == catalogue("en").ids()


@pytest.mark.parametrize("locale", ["xx", "", "en/../en", "../catalogues/en", "EN", "__pycache__"])
def test_an_unknown_locale_is_named(locale: str):
    with pytest.raises(TextError) as caught:
        catalogue(locale)
    assert caught.value.message.id == "text-unknown-locale"
    assert f"“{locale}”" in str(caught.value)
    assert "from en, en-simple, es, and es-simple." in str(caught.value)


def test_locales(overlay: WriteOverlay):
    assert locales() == ("en", "en-simple", "es", "es-simple", "x-pseudo")
    assert locales(overlay(de="list-empty = nichts")) == ("de", *locales())
    german = catalogue("de", overlay(de="gone = { $count } weg"))
    assert german.render(message("gone", count=1234.5), strict=True) == "1.234,5 weg"
    assert german.locale == "de"


def test_our_own_catalogues_are_read_once():
    assert catalogue("en") is catalogue("en")


# -- agreement: what a name tells of itself ----------------------------------------------------
AGREEING = """\
    sponge = esponja blanda
        .plural = esponjas blandas
        .gender = f
    weed = alga carnosa
        .gender = fa
    snail = caracol
        .plural = caracoles
    with = { $what } con un juvenil
        .gender = { GENDER($what) }
    died = { GENDER($what) ->
        [f] Una { $what } murió: está sola
       *[m] Un { $what } murió: está solo
    }.
"""


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (message("sponge"), "Una esponja blanda murió: está sola."),
        (message("sponge.plural"), "Una esponjas blandas murió: está sola."),
        (message("snail"), "Un caracol murió: está solo."),
        (
            message("with", what=message("sponge")),
            "Una esponja blanda con un juvenil murió: está sola.",
        ),
        (message("with", what="pez"), "Un pez con un juvenil murió: está solo."),
        ([message("sponge")] * 2, "Una esponja blanda y esponja blanda murió: está sola."),
        ([message("sponge"), message("snail")], "Un esponja blanda y caracol murió: está solo."),
        (
            [message("sponge"), message("weed")],
            "Una esponja blanda y alga carnosa murió: está sola.",
        ),
        ("f", "Un f murió: está solo."),
        (3, "Un 3 murió: está solo."),
        ([], "Un nada murió: está solo."),
    ],
)
def test_a_sentence_agrees_with_the_name_that_it_holds(
    overlay: WriteOverlay, what: object, said: str
):
    spanish = catalogue("es", overlay(es=AGREEING))
    assert spanish.render(message("died", what=what), strict=True) == said


def test_a_gender_is_no_form_that_can_be_said(overlay: WriteOverlay):
    spanish = catalogue("es", overlay(es=AGREEING))
    assert "sponge.plural" in spanish.ids()
    assert "sponge.gender" not in spanish.ids()


def test_a_missing_value_leaves_its_mark_in_a_sentence_that_agrees(overlay: WriteOverlay):
    spanish = catalogue("es", overlay(es=AGREEING))
    assert spanish.render(message("died")) == "Un ⟦$what⟧ murió: está solo."


def test_easier_words_of_a_language_stand_over_its_usual_ones(overlay: WriteOverlay):
    folder = overlay(
        en="a = one\nb = two\nc = three", es="a = uno\nb = dos", es_simple="a = el primero"
    )
    spanish, simple = catalogue("es", folder), catalogue("es-simple", folder)
    assert [spanish.render(message(each)) for each in "abc"] == ["uno", "dos", "three"]
    assert [simple.render(message(each)) for each in "abc"] == ["el primero", "dos", "three"]
