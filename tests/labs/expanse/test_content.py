"""The glossary and the notes for teachers of Blue Expanse: complete, in both levels, and right."""

import random
import re
import statistics

import pytest

from reefkit.games.expanse import content as stored
from reefkit.labs.lesson.content import glossary, teaching, terms
from reefkit.text import Message, catalogue

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


def test_the_thirteen_terms_of_the_printed_rules_are_marked():
    whole = glossary("expanse", SAY)
    found = {whole.term_of(each) for each in THIRTEEN}
    assert found == {name for name, term in TERMS.items() if term.rulebook}
    assert len(found) == len(THIRTEEN)


def test_the_ways_to_live_of_the_cards_open():
    whole = glossary("expanse", SAY)
    for each in {class_ for kind in CARDS.values() for class_ in kind.classes}:
        assert whole.term_of(SAY.render(Message(f"expanse-class-{each}"))) is not None, each


# ---- The notes for teachers
def test_there_are_plans_enough_and_one_fits_an_hour():
    assert len(TERMS) >= 45
    assert len(NOTES.plan) >= 4
    assert NOTES.plan["expanse-lesson"].minutes <= 60


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
def test_stages_come_when_the_notes_say(dice: int, told: str):
    """The notes say what three tokens give that move by the dice alone."""
    luck = random.Random(1)  # noqa: S311  # no secret
    times = [reached(dice, 3, luck) for _ in range(400)]
    means = [statistics.mean(each) for each in zip(*times, strict=True)]
    assert means == pytest.approx([int(each) for each in told.split()], abs=0.7)
    for locale in LEVELS:
        note = catalogue(locale).render(Message("teach-before-expanse-3"))
        assert all(each in re.findall(r"\d+", note) for each in told.split())


def test_plans_hold_the_price_of_industry_what_if_and_the_talk_side_by_side():
    steps = {
        name: [step.id for sitting in plan.sittings for step in sitting]
        for name, plan in NOTES.plan.items()
    }
    assert {"expanse-play-halves", "expanse-price"} <= set(steps["expanse-industry"])
    assert "expanse-price" in steps["expanse-short"]
    assert {"expanse-predict", "expanse-replay", "expanse-both-courses"} <= set(
        steps["expanse-what-if"]
    )
    assert sum("expanse-side-by-side" in each for each in steps.values()) >= 3


def test_stories_stand_behind_cards_that_are_there():
    for name, event in NOTES.event.items():
        assert event.cards, name
        assert set(event.cards) <= CARDS.keys(), name
