"""The glossary and the notes for teachers of Blue Expanse: complete, in both levels, and right."""

from __future__ import annotations

import random
import re
import statistics

import pytest

from reefkit.games.expanse import content as stored
from reefkit.labs.lesson.content import glossary, teaching, terms
from reefkit.text import Message, catalogue
from reefkit.widgets.art import art
from tests.labs.expanse.bank_keys import BANK

LEVELS = ("en", "en-simple")
TERMS = terms("expanse")
NOTES = teaching("expanse")
SAY = catalogue("en")
CARDS = stored.default().cards
THIRTEEN = (
    "apex predator", "benthic", "detritivore", "ecosystem transformer", "habitat", "herbivore",
    "keystone species", "niche", "photosynthesis", "producer", "symbiont", "symbiosis",
    "trophic level",
)  # fmt: skip


@pytest.mark.parametrize("locale", LEVELS)
def test_every_term_says_what_it_is_called_known_by_and_means(locale: str) -> None:
    say = catalogue(locale)
    whole = glossary("expanse", say)
    assert len(TERMS) >= 45
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


def test_terms_lead_to_terms_and_have_drawings_that_are_there() -> None:
    for name, term in TERMS.items():
        assert term.see, name
        assert set(term.see) <= TERMS.keys() - {name}, name
        assert not term.art or term.art in art().organisms, name


def test_the_thirteen_terms_of_the_printed_rules_are_marked() -> None:
    whole = glossary("expanse", SAY)
    found = {whole.term_of(each) for each in THIRTEEN}
    assert found == {name for name, term in TERMS.items() if term.rulebook}
    assert len(found) == len(THIRTEEN)


def test_the_ways_to_live_of_the_cards_open() -> None:
    whole = glossary("expanse", SAY)
    for each in {class_ for kind in CARDS.values() for class_ in kind.classes}:
        assert whole.term_of(SAY.render(Message(f"expanse-class-{each}"))) is not None, each


# ---- The notes for teachers


def test_the_minutes_of_a_plan_are_those_of_its_steps() -> None:
    assert len(NOTES.plan) >= 4
    for name, plan in NOTES.plan.items():
        assert sum(step.minutes for sitting in plan.sittings for step in sitting) == plan.minutes
        assert SAY.has(f"teach-plan-{name}")
    assert NOTES.plan["expanse-lesson"].minutes <= 60
    assert {len(plan.sittings) for plan in NOTES.plan.values()} >= {1, 2}


def reached(dice: int, seats: int, luck: random.Random) -> list[int]:
    """Move tokens round the ring until one has looped three times; give the turns of each loop."""
    rules = stored.default().rules
    found: list[int] = []
    places, turn = [0] * seats, 0
    while len(found) < len(rules.numbers.stage_loops):
        turn += 1
        places = [
            at + sum(luck.randint(1, rules.numbers.die) for _ in range(dice)) for at in places
        ]
        while max(places) >= len(rules.tiles) * rules.numbers.stage_loops[len(found)]:
            found.append(turn)
            if len(found) == len(rules.numbers.stage_loops):
                break
    return found


@pytest.mark.parametrize(("dice", "told"), [(2, "6 11 16"), (1, "11 21 32")])
def test_stages_come_when_the_notes_say(dice: int, told: str) -> None:
    """The notes say what three tokens give that move by the dice alone."""
    luck = random.Random(1)  # noqa: S311  # no secret
    times = [reached(dice, 3, luck) for _ in range(400)]
    means = [statistics.mean(each) for each in zip(*times, strict=True)]
    assert means == pytest.approx([int(each) for each in told.split()], abs=0.7)
    for locale in LEVELS:
        note = catalogue(locale).render(Message("teach-before-expanse-3"))
        assert all(each in re.findall(r"\d+", note) for each in told.split())


def test_plans_hold_the_price_of_industry_what_if_and_the_talk_side_by_side() -> None:
    steps = {
        name: [step.id for sitting in plan.sittings for step in sitting]
        for name, plan in NOTES.plan.items()
    }
    assert {"expanse-play-halves", "expanse-price"} <= set(steps["expanse-industry"])
    assert {"expanse-predict", "expanse-replay", "expanse-both-courses"} <= set(
        steps["expanse-what-if"]
    )
    assert sum("expanse-side-by-side" in each for each in steps.values()) >= 3


@pytest.mark.parametrize("locale", LEVELS)
def test_every_note_has_its_texts(locale: str) -> None:
    say = catalogue(locale)
    needed = [f"teach-step-{s.id}" for p in NOTES.plan.values() for t in p.sittings for s in t]
    needed += [
        f"teach-event-{name}{part}" for name in NOTES.event for part in ("", ".what", ".ask")
    ]
    needed += [f"teach-watch-{name}{part}" for name in NOTES.watch for part in ("", ".say")]
    needed += [f"teach-standard-{name}" for name in NOTES.standard]
    needed += [f"teach-outcome-{name}" for name in NOTES.outcome]
    needed += [f"teach-extension-{name}" for name in NOTES.extension]
    needed += [f"teach-goal-expanse-{letter}" for letter in "ABCDE"]
    needed += ["teach-lead-expanse", "teach-talk-lead-expanse", "teach-before-expanse-1"]
    assert [each for each in needed if not say.has(each)] == []
    for name in NOTES.event:
        assert say.render(Message(f"teach-event-{name}.ask")).endswith("?"), name


def test_stories_stand_behind_cards_that_are_there() -> None:
    for name, event in NOTES.event.items():
        assert event.cards, name
        assert set(event.cards) <= CARDS.keys(), name


@pytest.mark.parametrize(
    ("event", "when"),
    [
        ("bleaching-2016", "2016"),
        ("green-island", "1962"),
        ("jamaica", "1983"),
        ("hervey-bay", "1992"),
        ("zones-2004", "2004"),
        ("shen-neng", "2010"),
    ],
)
@pytest.mark.parametrize("locale", LEVELS)
def test_stories_stand_at_their_time(event: str, when: str, locale: str) -> None:
    say, id_ = catalogue(locale), f"teach-event-expanse-{event}"
    assert when in say.render(Message(id_)) + say.render(Message(f"{id_}.what"))


def test_all_goals_are_served_by_what_the_notes_name() -> None:
    goals = {goal for each in NOTES.standard.values() for goal in each.goals}
    goals |= {goal for each in NOTES.outcome.values() for goal in each.goals}
    assert goals == set("ABCDE")
    assert {goal for each in BANK.items.values() for goal in each.goals} == set("ABCDE")
