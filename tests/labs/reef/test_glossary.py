"""The glossary, and every page in Spanish."""

import html
import re

import pytest
from bs4 import BeautifulSoup
from hypothesis import given
from hypothesis import strategies as st

from reefkit.games.reef import actions as do
from reefkit.labs.lesson.content import glossary, terms
from reefkit.labs.lesson.page import LessonPage as WholePage
from reefkit.labs.lesson.parts import pages
from reefkit.labs.reef import regions as windows
from reefkit.labs.reef.lab import LAB
from reefkit.labs.reef.scene import Scene
from reefkit.text import Message, catalogue
from reefkit.widgets.glossary_words import Glossary, Term
from tests.labs.reef.page import ReefPage, at_survey, hurricane
from tests.support.open_page import one, region, words

# ---- The glossary: every term of the rules in our words, opened where it stands, and as a page.
OF_THE_RULES = """
adapt; adaptation; bathymetry; benthic organism; carbonate; carbonate organism; colonize; diversity;
diverse; ecological competition; ecosystem; encruster; environment; environmental event; evolution;
extinction; extinct; extirpation; fossil; gene; genetic; genetic variation; geography; heredity;
juvenile; marine; microbial; migrate; mobile; mutate; natural selection; niche; offspring; organism;
photosynthesize; photosynthesis; planktic organism; population; reef; reef-building organism;
reef-dwelling organism; reproduction; resilience; sediments; sessile organism; species; stressor;
stress; tsunami; zooxanthellae
"""
"""The terms that the printed rules define, but for *microbe*, which is another game's."""
LEVELS = ("en", "en-simple", "es", "es-simple")
ENGLISH = glossary("reef", catalogue())
MARKS = re.compile(r"</?(?:button|span)\b[^>]*>")


@pytest.fixture
def desk() -> ReefPage:
    return ReefPage()


def page(desk: ReefPage) -> BeautifulSoup:
    desk.do("page", page="glossary")
    return desk.see(pages.WHOLE)


def unaccented(text: str) -> str:
    return text.casefold().translate(str.maketrans("áéíóúüñ", "aeiouun"))


def shown(soup: BeautifulSoup) -> list[str]:
    return [str(each["data-key"])[6:] for each in soup.select(".rk-glossary-entry")]


# -- the terms -----------------------------------------------------------------------------------
def test_every_term_of_the_rules_is_there_and_is_known_by_its_name():
    named = [" ".join(each.split()) for each in OF_THE_RULES.split(";")]
    assert len(named) == 50
    found = [ENGLISH.term_of(each) for each in named]
    assert None not in found
    assert set(found) == {name for name, term in terms("reef").items() if term.rulebook}


def test_sediments_are_defined():
    means = catalogue().render(Message("word-sediments.means"))
    assert {"mud", "sand", "gravel"} <= set(re.findall(r"\w+", means))
    assert "sediment" not in means.casefold()


# -- where they stand ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Corals are sessile.", ["sessile"]),
        ("Mutation makes a mutation, and mutations mutate.", ["mutate"]),
        ("A reef builder stands on a reef.", ["builder", "reef"]),
        ("Natural selection, and selection of words.", ["natural-selection"]),
        ("A generation is no gene.", ["gene"]),
        ("Non-marine, marine-like and submarine.", []),
        ("Bray–Curtis and Shannon's index", ["bray-curtis", "shannon"]),
        ("", []),
    ],
)
def test_the_first_of_each_term_is_marked_as_a_whole_word(text: str, found: list[str]):
    marked = BeautifulSoup(str(ENGLISH.marked(text, everyday=True)), "html.parser")
    assert [each["data-word"] for each in marked.select("button.rk-term")] == found
    assert marked.get_text() == text


@pytest.mark.parametrize(
    ("text", "together"),
    [
        ("Low (sessile), they stay.", "(sessile),"),
        ("They are sessile.", "sessile."),
        ("“Sessile” they are.", "“Sessile”"),
    ],
)
def test_no_line_begins_with_what_closes_after_a_marked_word(text: str, together: str):
    marked = BeautifulSoup(str(ENGLISH.marked(text)), "html.parser")
    kept = marked.select_one(".rk-term-together:has(> .rk-term)")
    assert kept is not None
    assert (kept.get_text(), marked.get_text()) == (together, text)


def test_everyday_words_and_the_word_itself_stay_plain_where_asked():
    text = "A reef has a population of juveniles."
    assert "data-word" not in ENGLISH.marked(text, without=["population"])
    assert ENGLISH.marked(text).count("data-word") == 1
    assert ENGLISH.marked(text, everyday=True).count("data-word") == 3


PIECES = st.sampled_from(
    [
        "reef",
        "Reef builders",
        "sessile",
        "<b>",
        "&",
        '"',
        "mutation",
        " ",
        "-",
        "acid",
        "(",
        ").",
        "x",
        "é",
        "\n",
    ]
)


@given(st.lists(PIECES, max_size=20), st.booleans())
def test_marking_changes_no_word_and_lets_no_html_in(pieces: list[str], everyday: bool):  # noqa: FBT001
    text = "".join(pieces)
    marked = str(ENGLISH.marked(text, everyday=everyday))
    plain = MARKS.sub("", marked)
    assert "<" not in plain
    assert html.unescape(plain) == text
    found = re.findall(r'data-word="([^"]+)"', marked)
    assert len(set(found)) == len(found)


def test_an_open_question_has_its_words_as_links_but_none_that_it_asks_for():
    terms = {"sessile": Term(while_asked=True), "reef": Term(while_asked=True), "larva": Term()}
    known = Glossary(catalogue(), terms)
    asked, others = known.while_asked("Is a larva sessile?", ["No, on a sessile reef.", "Yes"])
    assert MARKS.sub("", asked) == "Is a larva sessile?"
    assert re.findall(r'data-word="([^"]+)"', asked) == ["sessile"]
    assert re.findall(r'data-word="([^"]+)"', others) == ["reef"]
    asked, others = known.while_asked("What is sessile?", ["reef", "A reef is"])
    assert "sessile" in asked
    assert others == ""


def test_a_glossary_without_texts_marks_nothing():
    assert "button" not in Glossary(catalogue(), {"no-such-word": Term()}).marked("no-such-word")


def regions(scene: Scene) -> str:
    return "".join(region(part, scene) for part in LAB.parts)


@pytest.fixture(scope="module")
def places() -> dict[str, BeautifulSoup]:
    """Return the page as it is read: how to play, at a card, at a survey, with a story open."""
    found = {}
    desk = ReefPage()
    desk.do("page", page="how")
    found["how"] = regions(desk.session.scene())
    card = hurricane()
    found["card"] = regions(card.scene)
    card.table.act(0, do.Predict(()))
    card.do("reveal-all")
    found["revealed"] = regions(card.scene)
    survey = at_survey(3, rounds=4, seed=2)
    found["survey"] = regions(survey.scene)
    kind = survey.scene.play.reef(0).kind[..., 0]
    row, column = next((r, c) for r in range(6) for c in range(5) if kind[r, c])
    survey.session.ui.about = (row + 1, column + 1)
    survey.session.ui.dialog = "story"
    found["story"] = regions(survey.scene)
    return {name: BeautifulSoup(html, "html.parser") for name, html in found.items()}


@pytest.mark.parametrize("place", ["how", "card", "revealed", "survey", "story"])
def test_terms_open_where_students_read_and_stand_in_no_other_control(
    places: dict[str, BeautifulSoup], place: str
):
    marked = places[place].select(".rk-term")
    assert marked
    assert {str(each["data-word"]) for each in marked} <= terms("reef").keys()
    assert not places[place].select(
        ":is(button, a, label, summary, option, [aria-hidden]) .rk-term"
    )


def test_the_science_of_a_card_and_the_talk_of_a_survey_open_their_terms(
    places: dict[str, BeautifulSoup],
):
    assert places["card"].select(".rk-disaster .rk-term")
    assert places["story"].select("dialog .rk-term")
    assert {"mutate", "builder"} <= {each["data-word"] for each in places["how"].select(".rk-term")}


# -- a term opened -------------------------------------------------------------------------------
def test_a_term_opens_over_whatever_is_shown_and_closes(desk: ReefPage):
    assert not desk.see(windows.WINDOWS_PART).select("dialog")
    desk.do("page", page="how")
    before = str(desk.see(pages.WHOLE))
    desk.do("term", word="zooxanthellae")
    window = one(desk.see(windows.WINDOWS_PART), "dialog[data-modal]")
    assert words(one(window, "h2")) == "zooxanthellae"
    assert "live inside corals" in words(window)
    assert not window.select('p [data-word="zooxanthellae"]'), "a term opens itself"
    assert [each["href"] for each in window.select(".rk-token use")] == ["#rk-org-bivalve"]
    assert str(desk.see(pages.WHOLE)) == before
    desk.do(str(window["data-close-act"]))
    assert not desk.see(windows.WINDOWS_PART).select("dialog")


def test_from_a_term_one_goes_on_to_the_next_and_to_the_page(desk: ReefPage):
    desk.do("term", word="extinct")
    for follow in terms("reef")["extinct"].see:
        desk.do("term", word="extinct")
        see = one(desk.see(windows.WINDOWS_PART), ".rk-glossary-see").select(
            f'[data-word="{follow}"]'
        )
        desk.do(str(see[0]["data-act"]), None, word=str(see[0]["data-word"]))
        called = desk.session.say.render(Message(f"word-{follow}"))
        assert words(one(desk.see(windows.WINDOWS_PART), "h2")) == called
    desk.press(desk.see(windows.WINDOWS_PART), "glossary-open")
    assert not desk.see(windows.WINDOWS_PART).select("dialog")
    assert shown(desk.see(pages.WHOLE))


@pytest.mark.parametrize("word", ["", "no-such", "../x", "EXTINCT", ["extinct"], None, 3, "x" * 99])
def test_nothing_else_opens(desk: ReefPage, word: object):
    assert desk.refused("term", word=word)
    assert not desk.see(windows.WINDOWS_PART).select("dialog")


# -- the page ------------------------------------------------------------------------------------
@pytest.mark.parametrize("locale", LEVELS)
def test_the_page_has_every_term_once_from_a_to_z(locale: str):
    soup = page(ReefPage(locale=locale))
    assert sorted(shown(soup)) == sorted(terms("reef"))
    lead = catalogue(locale).render(Message("glossary-lead-reef"), strict=True)
    assert words(one(soup, ".rk-how-lead")) == lead, "the lab has a lead of its own"
    names = [unaccented(words(each)) for each in soup.select("dt")]
    assert names == sorted(names)
    for section in soup.select(".rk-glossary-letter"):
        letter = words(one(section, "h2"))
        assert {unaccented(words(each))[0].upper() for each in section.select("dt")} == {letter}


@pytest.mark.parametrize(
    ("sought", "among"),
    [
        ("zoox", "zooxanthellae"),
        ("MUD", "sediments"),
        ("  spawn ", "reproduction"),
        ("Ma ", "geological-time"),
    ],
)
def test_words_are_found_by_name_form_or_meaning(desk: ReefPage, sought: str, among: str):
    page(desk)
    desk.do("glossary-find", value=sought)
    found = shown(desk.see(pages.WHOLE))
    assert among in found
    assert len(found) < len(terms("reef"))
    assert words(one(desk.see(pages.WHOLE), '[data-key="glossary-found"]')).startswith(
        "One" if len(found) == 1 else str(len(found))
    )


def test_what_is_not_there_is_said_and_a_letter_narrows(desk: ReefPage):
    page(desk)
    desk.do("glossary-find", value="<b>volcano</b>")
    soup = desk.see(pages.WHOLE)
    assert shown(soup) == []
    assert words(one(soup, '[data-key="glossary-found"]')) == "No word fits."
    desk.press(soup, "letter-S")
    found = shown(desk.see(pages.WHOLE))
    assert "sediments" in found
    assert len(found) < 12
    desk.press(desk.see(pages.WHOLE), "letter-all")
    assert len(shown(desk.see(pages.WHOLE))) == len(terms("reef"))


def test_the_whole_glossary_is_printed_whatever_was_looked_for(
    desk: ReefPage, monkeypatch: pytest.MonkeyPatch
):
    made, printed = WholePage(desk.session), []
    monkeypatch.setattr(made.panels["whole"], "print", printed.append)
    page(desk)
    desk.do("glossary-find", value="zoox")
    desk.press(desk.see(pages.WHOLE), "glossary-print")
    assert printed == ["glossary"]
    assert len(shown(desk.see(pages.WHOLE))) == len(terms("reef"))


def test_what_is_printed_is_printed_by_the_region_that_holds_it(monkeypatch: pytest.MonkeyPatch):
    played = at_survey(1)
    made, printed = WholePage(played.session), []
    for name, panel in made.panels.items():
        monkeypatch.setattr(panel, "print", lambda key, name=name: printed.append((name, key)))
    played.do("hand", measure="shannon")
    played.do("hand-print")
    assert printed == [("help", "hand-sheet")]


# ---- The glossary in Spanish: a term opens in each of its endings, in text as Spanish writes it.
SPANISH = glossary("reef", catalogue("es"))
ENDINGS = {
    "adapt": "adaptarse; adapta; adaptan; adaptó; adaptado; adaptada; adaptados; adaptadas",
    "acidification": "acidificación; acidez; ácido; ácida; ácidos; ácidas",
    "anoxia": "anoxia; anóxico; anóxica; evento anóxico; eventos anóxicos",
    "benthic": "bentónico; bentónica; bentónicos; bentónicas; organismos bentónicos",
    "bleaching": "blanqueamiento; blanqueado; blanqueada; blanqueados; blanqueadas",
    "builder": "constructor; constructora; constructores; constructoras; constructores del arrecife",
    "carbonate": "carbonato; carbonatos; calcáreo; calcárea; calcáreos; calcáreas",
    "diverse": "diverso; diversa; diversos; diversas",
    "dweller": "habitante; habitantes; habitantes del arrecife",
    "encruster": "incrustante; incrustantes",
    "extinct": "extinto; extinta; extintos; extintas; extinguió; extinguieron",
    "extirpation": "extirpación; extirpado; extirpada; extirpados; extirpadas",
    "fossil": "fósil; fósiles",
    "genetic": "genético; genética; genéticos; genéticas",
    "heredity": "herencia; hereda; heredan; heredado; heredada; heredados; heredadas",
    "hypoxia": "hipoxia; falta de oxígeno; poco oxígeno",
    "mobile": "móvil; móviles",
    "mutate": "mutación; mutaciones; muta; mutan; mutado; mutada; mutados; mutadas",
    "planktic": "planctónico; planctónica; planctónicos; planctónicas",
    "population": "población; poblaciones",
    "recruiter": "reclutador; reclutadora; reclutadores; recluta; reclutan",
    "reef": "arrecife; arrecifes",
    "sessile": "sésil; sésiles",
    "stressor": "factor de estrés; factores de estrés",
    "tolerance": "tolera; toleran; tolerante; tolerantes; tolerancia; tolerancias",
    "trait": "rasgo; rasgos",
    "zooxanthellae": "zooxantela; zooxantelas",
}
"""Singular and plural, masculine and feminine, one who does it and many."""
MARKED = re.compile(r'data-word="([^"]+)"[^>]*>([^<]+)<')


def found(text: str) -> list[tuple[str, str]]:
    return MARKED.findall(str(SPANISH.marked(text, everyday=True)))


@pytest.mark.parametrize("term", ENDINGS)
def test_a_term_is_found_in_each_of_its_endings(term: str):
    for word in ENDINGS[term].split("; "):
        for written in (word, word.capitalize(), word.upper()):
            assert found(f"¿{written}? Sí: «{written}».") == [(term, written)]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Un alga calcárea no es un alga verde.", ["calcárea"]),
        ("El organismo calcáreo y el constructor calcáreo.", ["organismo calcáreo"]),
        ("Los constructores del arrecife viven en el arrecife.",
         ["constructores del arrecife", "arrecife"]),
        ("Por selección natural, y por la selección de palabras.", ["selección natural"]),
        ("La diversidad de Shannon mide la diversidad.", ["diversidad de Shannon", "diversidad"]),
        ("La equidad de Pielou es un número de Hill menos.", ["equidad de Pielou", "número de Hill"]),
        ("Las esponjas se extinguieron en 3 millones de años.",
         ["extinguieron", "millones de años"]),
        ("La primera aparición y la última, en el gráfico de rangos.", ["primera aparición"]),
        ("Submarino, la generación, un adaptador, dióxido, inmóvil y degenerar.", []),
    ],
)  # fmt: skip
def test_terms_are_found_in_sentences_as_whole_words(text: str, words: list[str]):
    assert [word for _, word in found(text)] == words


def test_the_easier_words_have_the_same_names_and_forms():
    usual, easier = catalogue("es"), catalogue("es-simple")
    for term in terms("reef"):
        for part in ("", ".forms"):
            asked = Message(f"word-{term}{part}")
            assert easier.render(asked, strict=True) == usual.render(asked, strict=True), term


def test_a_name_of_a_creature_or_a_trait_opens_its_term():
    """What Spanish calls a piece holds the form under which the glossary knows it."""
    say = catalogue("es")
    for name, term in [
        ("organism-carbonate-alga", "carbonate"),
        ("organism-carbonate-sponge.plural", "carbonate"),
        ("organism-encrusting-sponge", "encruster"),
        ("organism-encrusting-sponge.plural", "encruster"),
        ("token-heat", "tolerance"),
        ("token-low-oxygen", "hypoxia"),
        ("token-more", "offspring"),
        ("card-glaciation", "glaciation"),
        ("card-oceanic-anoxic-event", "anoxia"),
    ]:
        text = say.render(Message(name), strict=True)
        assert term in [each for each, _ in found(text)], text
