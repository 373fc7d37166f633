"""The glossary in Spanish: a term opens in each of its endings, in text as Spanish writes it."""

from __future__ import annotations

import re

import pytest

from reefkit.labs.lesson.content import glossary, terms
from reefkit.text import Message, catalogue

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
    """Give the terms that open where they stand, each with the word that opens it."""
    return MARKED.findall(str(SPANISH.marked(text, everyday=True)))


@pytest.mark.parametrize("term", ENDINGS)
def test_a_term_is_found_in_each_of_its_endings(term: str) -> None:
    for word in ENDINGS[term].split("; "):
        for written in (word, word.capitalize(), word.upper()):
            assert found(f"¿{written}? Sí: «{written}».") == [(term, written)]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Un alga calcárea no es un alga carnosa.", ["calcárea"]),
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
def test_terms_are_found_in_sentences_as_whole_words(text: str, words: list[str]) -> None:
    assert [word for _, word in found(text)] == words


def test_the_easier_words_have_the_same_names_and_forms() -> None:
    """A student who asks for easier words meets the same terms at the same places."""
    usual, easier = catalogue("es"), catalogue("es-simple")
    for term in terms("reef"):
        for part in ("", ".forms"):
            asked = Message(f"word-{term}{part}")
            assert easier.render(asked, strict=True) == usual.render(asked, strict=True), term


def test_a_name_of_a_creature_or_a_trait_opens_its_term() -> None:
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
