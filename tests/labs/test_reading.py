"""Each lesson can be read by those it is for: short sentences, and words that they know.

Succession is for children from 7, Climate Change from 8, Blue Expanse from 10, Reef Survivor from
12 at the simple level and 14 at the other. A word that is not on the list of most ten-year-olds'
words is told in the glossary, with a picture, or is the name of what is drawn; of all others there
are few. ``python -m tests.labs.test_reading`` prints the figures, and the words; with a number after
it, also that many of the hardest Spanish sentences of each reading level.
"""

import re
import sys
from collections import Counter
from functools import cache

import pytest

from reefkit.labs.lesson.content import terms
from reefkit.text import Message, catalogue
from reefkit.widgets.art import art
from tests.labs.reading_level import (
    INFLESZ,
    SPANISH_WORD,
    grade,
    hard_words,
    hardness,
    is_known,
    sentences,
    spanish_ease,
    spanish_syllables,
)
from tests.support import messages
from tests.support.families import each_case

GAMES = ("succession", "climate", "expanse", "reef", "deep-time")
LEVELS = ("en", "en-simple")
SPANISH = ("es", "es-simple")
KINDS = ("prompts", "feedback", "glossary", "pages")
HARD = {
    ("succession", "en"): 3.0,
    ("succession", "en-simple"): 2.5,
    ("climate", "en"): 4.5,
    ("climate", "en-simple"): 3.0,
    ("expanse", "en"): 5.0,
    ("expanse", "en-simple"): 3.5,
    ("reef", "en"): 8.0,
    ("reef", "en-simple"): 6.5,
    ("deep-time", "en"): 7.0,
    ("deep-time", "en-simple"): 6.0,
}
"""How many words in a hundred may be neither known nor taught."""
GRADES = {
    ("succession", "en"): 4.0,
    ("succession", "en-simple"): 2.0,
    ("climate", "en"): 5.0,
    ("climate", "en-simple"): 2.5,
    ("expanse", "en"): 5.0,
    ("expanse", "en-simple"): 3.0,
    ("reef", "en"): 6.0,
    ("reef", "en-simple"): 3.5,
    ("deep-time", "en"): 6.0,
    ("deep-time", "en-simple"): 3.5,
}
"""Flesch and Kincaid's grade at most."""
EASE = {
    ("succession", "es"): INFLESZ["very easy"],
    ("succession", "es-simple"): INFLESZ["very easy"] + 4,
    ("climate", "es"): INFLESZ["very easy"],
    ("climate", "es-simple"): INFLESZ["very easy"] + 3,
    ("expanse", "es"): INFLESZ["rather easy"] + 10,
    ("expanse", "es-simple"): INFLESZ["rather easy"] + 12,
    ("reef", "es"): INFLESZ["rather easy"] + 10,
    ("reef", "es-simple"): INFLESZ["rather easy"] + 12,
    ("deep-time", "es"): INFLESZ["very easy"],
    ("deep-time", "es-simple"): INFLESZ["very easy"] + 4,
}
"""Szigriszt Pazos's figure at least: a band of INFLESZ, and how far above it our texts have come.

*Rather easy* and *very easy* are for primary school, *normal* is for secondary school.
"""
FOR_TEACHERS = ("desk", "rulings", "teaching", "drafts", "record")
"""Files of a game that no student reads."""


def _part(file: str) -> tuple[str, str]:
    """Return the game that a file belongs to, or none, and what of it the file holds."""
    if file == "glossary":
        return "reef", file
    found = (each for each in GAMES if f"{file}-".startswith(f"{each}-"))
    game = next(found, "")
    return game, file.removeprefix(game).removeprefix("-")


def _read_by_students(file: str) -> bool:
    game, rest = _part(file)
    return bool(game) and not rest.startswith(FOR_TEACHERS)


@cache
def _entries(level: str) -> dict[str, list[tuple[str, str]]]:
    """Return the ids of all that is said without values, by file, with what it says."""
    say, found = catalogue(level), {}
    for file, entries in messages.entries("en", _read_by_students).items():
        ids = [id_ for each in entries for id_ in messages.ids_of(each)]
        found[file] = [(id_, say.render(Message(id_))) for id_ in ids if not say.variables(id_)]
    return found


def _texts(game: str, level: str, kind: str) -> list[str]:
    """Return what students read of a kind."""
    found = []
    for file, said in _entries(level).items():
        of_game, rest = _part(file)
        if of_game != game:
            continue
        asked, named = rest.startswith("questions"), rest.startswith("glossary")
        for id_, text in said:
            part = id_.partition(".")[2]
            of = "feedback" if asked and part.startswith("why") else "prompts" if asked else "pages"
            if (named and part != "means") or part.startswith("level-"):
                continue
            if kind != ("glossary" if named else of):
                continue
            read = text.replace("\u00ad", "")  # where a word may break is no end of it
            whole = re.split(r"Data:|Datos:", read)[0].strip()
            found.append(whole if whole.endswith((".", "?", "!")) else f"{whole}.")
    return [each for each in found if each]


@cache
def taught(game: str, level: str) -> frozenset[str]:
    """Return the words of the glossary's terms that have a picture, and the names of drawings."""
    say, found = catalogue(level), set[str]()
    for id_, term in terms(game).items():
        if term.art or term.mark or term.icon:
            said = (say.render(Message(f"word-{id_}{part}")) for part in ("", ".forms"))
            found |= {each.strip().lower() for text in said for each in text.split(";")}
    drawn = art().of((game,)).organisms if game != "reef" else art().of(()).organisms
    if level in SPANISH:
        names = (f"{of}-{each}" for each in drawn for of in (game, "organism"))
        parts = (f"{each}{part}" for each in names for part in ("", ".plural", ".many"))
        return frozenset(found | {say.render(Message(each)) for each in parts if say.has(each)})
    return frozenset(found | {word for each in drawn for word in each.split("-")})


@each_case("kind", KINDS)
@each_case("level", LEVELS)
@each_case("game", GAMES)
def test_few_words_are_neither_known_nor_taught(game: str, level: str, kind: str):
    hard, words, _ = hard_words(_texts(game, level, kind), taught(game, level))
    assert 100 * len(hard) / words <= HARD[game, level], Counter(hard).most_common(40)


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_in_easier_words_is_made_of_hard_ones(game: str):
    """One sentence of them is lost in the figure of a whole lesson."""
    for kind in KINDS:
        for sentence in sentences(" ".join(_texts(game, "en-simple", kind))):
            hard, words, _ = hard_words([sentence], taught(game, "en-simple"))
            assert len(set(hard)) < 5 or 2 * len(hard) < words, sentence


@each_case("kind", KINDS)
@each_case("level", LEVELS)
@each_case("game", GAMES)
def test_sentences_are_short(game: str, level: str, kind: str):
    assert grade(_texts(game, level, kind)) <= GRADES[game, level]


@each_case("kind", KINDS)
@each_case("level", SPANISH)
@each_case("game", GAMES)
def test_spanish_is_as_easy_as_its_readers_need(game: str, level: str, kind: str):
    assert spanish_ease(_texts(game, level, kind)) >= EASE[game, level]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_spanish_in_easier_words_is_easier(game: str, kind: str):
    usual, easier = (spanish_ease(_texts(game, level, kind)) for level in SPANISH)
    assert easier > usual


@pytest.mark.parametrize("level", SPANISH)
def test_no_spanish_sentence_is_hard(level: str):
    """One of them is lost in the figure of a whole lesson; the words that a glossary tells are known."""
    least = INFLESZ["normal" if level == "es-simple" else "rather hard"]
    assert [each for each in _hardest(level) if each[0] < least] == []


def _hardest(level: str) -> list[tuple[float, str, str]]:
    """Return the sentences of eight words and more: how easy, of which lesson, and the words."""
    found = {
        (round(spanish_ease([each], taught(game, level))), game, each)
        for game in GAMES
        for kind in KINDS
        for text in _texts(game, level, kind)
        for each in sentences(text)
        if len(SPANISH_WORD.findall(each)) >= 8 and "doi" not in each
    }
    return sorted(found)


PARTED = """
a-é-re-o ciu-dad guión pa-ís ver-güen-za U-ru-guay o-cé-a-no a-gua dí-a le-er o-í-do bú-ho y rey
a-rre-ci-fe á-re-a hé-ro-e i-de-a lin-güís-ti-ca a-ho-ra ca-ca-hue-te que quién gui-ta-rra ba-úl
cons-trui-do prohi-bir huí-a le-í-ais buey guau pa-ra-no-ia a-yu-da chi-i-ta zo-o-lo-gí-a hie-lo
ve-hí-cu-lo co-ral viu-da in-ter-viú pin-güi-no bio-di-ver-si-dad ex-tin-ción cm
"""


def test_spanish_syllables_are_those_of_spelling():
    found = {each: spanish_syllables(each.replace("-", "")) for each in PARTED.split()}
    assert found == {each: each.count("-") + 1 for each in found}


def test_spanish_ease_is_that_of_its_formula():
    """Nine syllables, five words, one sentence; what is taught has no syllables, but length."""
    text = "El coral crece muy despacio."
    assert spanish_ease([text]) == pytest.approx(206.835 - 62.3 * 9 / 5 - 5)
    assert spanish_ease([text], {"coral"}) == pytest.approx(206.835 - 62.3 * 7 / 4 - 5)
    assert spanish_ease([text, text]) == pytest.approx(spanish_ease([text]))


def test_forms_of_known_words_are_known():
    assert all(map(is_known, ("running", "colour", "happily", "fish\u2019s", "died")))
    assert not is_known("tolerance")
    assert is_known("tolerances", {"tolerance"})


def test_names_phrases_and_taught_words_are_not_hard():
    texts = ["Hypoxia comes. In Jamaica a sea urchin lives, and tolerance is rare."]
    assert hard_words(texts) == (["hypoxia", "urchin", "tolerance", "rare"], 12, 2)
    assert hard_words(texts, {"sea urchin", "hypoxia"})[0] == ["tolerance", "rare"]
    assert hardness(texts) > hardness(["The cat sat on the mat."]) + 4


def _report() -> None:
    for game in GAMES:
        for level in LEVELS:
            for kind in KINDS:
                texts = _texts(game, level, kind)
                hard, words, _ = hard_words(texts, taught(game, level))
                share, most = 100 * len(hard) / words, Counter(hard).most_common(12)
                print(  # noqa: T201 (a report)
                    f"{game:10} {level:9} {kind:8} FK {grade(texts):4.1f}  DC {hardness(texts):3.1f}  "
                    f"hard {share:4.1f} %  {', '.join(f'{word} {n}' for word, n in most)}"
                )
        for level in SPANISH:
            for kind in KINDS:
                texts, known = _texts(game, level, kind), taught(game, level)
                print(  # noqa: T201 (a report)
                    f"{game:10} {level:9} {kind:8} SP {spanish_ease(texts):4.1f}  at least "
                    f"{EASE[game, level]}  without the glossary's words {spanish_ease(texts, known):4.1f}"
                )


if __name__ == "__main__":
    _report()
    for level in SPANISH:
        for ease, game, sentence in _hardest(level)[: int("".join(sys.argv[1:]) or 0)]:
            print(f"{ease:4} {game:10} {level:9} {sentence}")  # noqa: T201 (a report)
