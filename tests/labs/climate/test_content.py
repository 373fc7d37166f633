"""The glossary and the notes for teachers of Climate Change: complete, in both levels, and right."""

from __future__ import annotations

import re
import statistics

import pytest

from reefkit.games.climate.content import GENES, HABITATS
from reefkit.games.climate.rules import simulate
from reefkit.labs.lesson.content import glossary, teaching, terms
from reefkit.text import Message, catalogue
from tests.labs.climate.bank_keys import BANK
from tests.support.effort import at_length

LEVELS = ("en", "en-simple")
TERMS = terms("climate")
NOTES = teaching("climate")
SAY = catalogue("en")


@pytest.mark.parametrize("locale", LEVELS)
def test_every_term_says_what_it_is_called_known_by_and_means(locale: str) -> None:
    say = catalogue(locale)
    whole = glossary("climate", say)
    for name in TERMS:
        means = say.render(Message(f"word-{name}.means"), strict=True)
        assert 3 <= len(means.split()) <= (60 if locale == "en" else 30), name
        called = say.render(Message(f"word-{name}"), strict=True)
        assert whole.term_of(called) == name


@pytest.mark.parametrize("locale", LEVELS)
def test_no_form_belongs_to_two_terms(locale: str) -> None:
    say = catalogue(locale)
    forms = [
        form.strip().casefold()
        for name in TERMS
        for form in say.render(Message(f"word-{name}.forms")).split(";")
    ]
    assert sorted(set(forms)) == sorted(forms)


def test_terms_lead_to_terms() -> None:
    for name, term in TERMS.items():
        assert term.see, name
        assert set(term.see) <= TERMS.keys() - {name}, name


def test_no_term_speaks_of_reefs() -> None:
    """Words that both labs have are told so that they hold in each."""
    for locale in LEVELS:
        for name in TERMS:
            means = catalogue(locale).render(Message(f"word-{name}.means")).lower()
            assert not re.search(r"\b(reefs?|corals?|juveniles?)\b", means), name


def test_the_names_of_genes_and_habitats_open() -> None:
    whole = glossary("climate", SAY)
    for family, ids in (("habitat", HABITATS), ("gene", GENES)):
        for each in ids:
            said = SAY.render(Message(f"climate-{family}-{each}"), strict=True)
            assert whole.term_of(said) is not None, said


@pytest.mark.parametrize("word", ["preadaptation", "neutral mutation", "deleterious", "allele"])
def test_what_the_printed_rules_speak_of_is_defined(word: str) -> None:
    assert glossary("climate", SAY).term_of(word) is not None


def test_preadaptation_is_told_to_be_no_foresight() -> None:
    for locale, what in (("en", "foresight and is none"), ("en-simple", "it is luck")):
        assert what in catalogue(locale).render(Message("word-climate-preadaptation.means"))


# ---- The notes for teachers


def test_the_minutes_of_a_plan_are_those_of_its_steps() -> None:
    assert len(NOTES.plan) >= 3
    for name, plan in NOTES.plan.items():
        assert sum(step.minutes for sitting in plan.sittings for step in sitting) == plan.minutes
        assert SAY.has(f"teach-plan-{name}")
    assert NOTES.plan["climate-first"].minutes <= 60
    assert {len(plan.sittings) for plan in NOTES.plan.values()} >= {1, 2}


def test_every_note_has_its_texts() -> None:
    needed = [f"teach-step-{s.id}" for p in NOTES.plan.values() for t in p.sittings for s in t]
    needed += [
        f"teach-event-{name}{part}" for name in NOTES.event for part in ("", ".what", ".ask")
    ]
    needed += [f"teach-watch-{name}{part}" for name in NOTES.watch for part in ("", ".say")]
    needed += [f"teach-standard-{name}" for name in NOTES.standard]
    needed += [f"teach-outcome-{name}" for name in NOTES.outcome]
    needed += [f"teach-extension-{name}" for name in NOTES.extension]
    needed += [f"teach-goal-climate-{letter}" for letter in "ABCDE"]
    needed += ["teach-lead-climate", "teach-talk-lead-climate", "teach-before-climate-1"]
    assert [each for each in needed if not SAY.has(each)] == []
    for name in NOTES.event:
        assert SAY.render(Message(f"teach-event-{name}.ask")).endswith("?"), name


@pytest.mark.parametrize(
    ("event", "when"),
    [
        ("last-ice-age", "20,000 years ago"),
        ("green-sahara", "5,000 years ago"),
        ("first-horses", "56 million years ago"),
        ("mammoths", "4,000 years ago"),
        ("melomys", "2009"),
    ],
)
def test_cases_stand_at_their_time(event: str, when: str) -> None:
    id_ = f"teach-event-climate-{event}"
    told = SAY.render(Message(id_)) + SAY.render(Message(f"{id_}.what"))
    assert when in told


def test_all_goals_are_served_by_what_the_notes_name() -> None:
    goals = {goal for each in NOTES.standard.values() for goal in each.goals}
    goals |= {goal for each in NOTES.outcome.values() for goal in each.goals}
    assert goals == set("ABCDE")
    assert {goal for each in BANK.items.values() for goal in each.goals} == set("ABCDE")


@at_length
def test_the_figures_of_the_notes_are_those_of_many_matches() -> None:
    """The notes say what 500 matches of three bots gave (seed 3)."""
    rounds = [each.rounds for each in simulate(500, {"rounds": 0}, seed=3)]
    quarters = statistics.quantiles(rounds, n=4)
    assert [statistics.median(rounds), quarters[0], quarters[2]] == [20, 15, 27]
    ten = list(simulate(500, {"rounds": 10}, seed=3))
    assert sum(max(each.tokens) == 4 for each in ten) / 500 <= 1 / 40
    people = simulate(500, {"rounds": 10, "human_change_from": 1}, seed=3)
    means = [statistics.mean(sum(e.extinctions) for e in games) for games in (ten, people)]
    told = SAY.render(Message("teach-before-climate-8"))
    assert all(f"{mean:.1f}" in told for mean in means)
