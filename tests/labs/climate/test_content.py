"""The glossary and the notes for teachers of Climate Change: complete, in both levels, and right."""

import re
import statistics

import pytest

from reefkit.games.climate.content import GENES, HABITATS
from reefkit.labs.lesson.content import glossary, teaching, terms
from reefkit.text import Message, catalogue
from tests.games.climate.tables import played_out
from tests.support.effort import at_length

LEVELS = ("en", "en-simple")
SAY = catalogue("en")


def test_no_term_speaks_of_reefs():
    """Words that both labs have are told so that they hold in each."""
    for locale in LEVELS:
        for name in terms("climate"):
            means = catalogue(locale).render(Message(f"word-{name}.means")).lower()
            assert not re.search(r"\b(reefs?|corals?|juveniles?)\b", means), name


@pytest.mark.parametrize("locale", ["en", "es"])
def test_the_names_of_genes_and_habitats_open(locale: str):
    say = catalogue(locale)
    whole = glossary("climate", say)
    for family, ids in (("habitat", HABITATS), ("gene", GENES)):
        for each in ids:
            said = say.render(Message(f"climate-{family}-{each}"), strict=True)
            assert whole.term_of(said) is not None, said


@pytest.mark.parametrize("word", ["preadaptation", "neutral mutation", "deleterious", "allele"])
def test_what_the_printed_rules_speak_of_is_defined(word: str):
    assert glossary("climate", SAY).term_of(word) is not None


def test_preadaptation_is_told_to_be_no_foresight():
    for locale, what in (("en", "foresight and is none"), ("en-simple", "it is luck")):
        assert what in catalogue(locale).render(Message("word-climate-preadaptation.means"))


@pytest.mark.parametrize("locale", ["en", "es"])
def test_the_letters_of_the_map_tell_the_habitats_apart(locale: str):
    say = catalogue(locale)
    letters = {
        say.render(Message(f"climate-habitat-{each}.letter"), strict=True) for each in HABITATS
    }
    assert len(letters) == len(HABITATS)
    assert max(map(len, letters)) <= 2


# ---- The notes for teachers
def test_the_first_plan_fits_an_hour():
    assert teaching("climate").plan["climate-first"].minutes <= 60


@at_length
def test_the_figures_of_the_notes_are_those_of_many_matches():
    """The notes say what 500 matches of three bots gave (seed 3)."""
    rounds = [len(each.times) - 1 for each in played_out(500, seed=3, rounds=0)]
    quarters = statistics.quantiles(rounds, n=4)
    assert [statistics.median(rounds), quarters[0], quarters[2]] == [20, 15, 27]
    ten = played_out(500, seed=3, rounds=10)
    assert sum(each["tokens"].values[-1].max() == 4 for each in ten) / 500 <= 1 / 40
    people = played_out(500, seed=3, rounds=10, human_change_from=1)
    means = [statistics.mean(e["lost"].last() for e in games) for games in (ten, people)]
    told = SAY.render(Message("teach-before-climate-8"))
    assert all(f"{mean:.1f}" in told for mean in means)
