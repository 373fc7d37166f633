"""The glossary and the notes for teachers of every lab: complete, in each level, and right."""

import pytest

from reefkit.labs.lesson.content import glossary, teaching, terms
from reefkit.text import Message, catalogue
from reefkit.text.languages import simple, spoken
from reefkit.widgets.art import art
from reefkit.widgets.templates import symbols
from tests.labs.test_banks import BANKS, GAMES, LEVELS, bank_of

SPOKEN = [
    (lesson, level)
    for lesson in BANKS
    for language in spoken(lesson)
    for level in (language, simple(language))
]
MOST = {"succession": (50, 20), "deep-time": (60, 40)}
"""How many words tell what a term means: at most so many, and so many on the simple level."""
OTHERS = tuple(game for game in GAMES if game != "reef")
"""Labs whose notes are told apart by the lab's name; those of the reef stand in its own tests."""


# ---- The glossary
@pytest.mark.parametrize(("game", "locale"), SPOKEN)
def test_every_term_says_what_it_is_called_known_by_and_means(game: str, locale: str):
    say = catalogue(locale)
    whole = glossary(game, say)
    most = MOST.get(game, (60, 30))[locale.endswith("-simple")]
    for name in terms(game):
        means = say.render(Message(f"word-{name}.means"), strict=True)
        assert 3 <= len(means.split()) <= most, name
        forms = say.render(Message(f"word-{name}.forms"), strict=True).split(";")
        called = say.render(Message(f"word-{name}"), strict=True)
        assert called.casefold() in {each.strip().casefold() for each in forms}, name
        assert whole.term_of(called) == name


@pytest.mark.parametrize(("game", "locale"), SPOKEN)
def test_no_form_belongs_to_two_terms(game: str, locale: str):
    say = catalogue(locale)
    forms = [
        form.strip().casefold()
        for name in terms(game)
        for form in say.render(Message(f"word-{name}.forms")).split(";")
    ]
    assert sorted(set(forms)) == sorted(forms)


@pytest.mark.parametrize("game", GAMES)
def test_terms_lead_to_terms_and_are_drawn_as_there_are_drawings(game: str):
    known = art()
    for name, term in terms(game).items():
        assert term.see, name
        assert set(term.see) <= terms(game).keys() - {name}, name
        assert term.art in {"", *known.organisms}, name
        assert term.mark in {"", *known.marks}, name
        assert not term.icon or f'id="rk-icon-{term.icon}"' in symbols(), name


# ---- The notes for teachers
@pytest.mark.parametrize("game", GAMES)
def test_the_minutes_of_a_plan_are_those_of_its_steps(game: str):
    plans = teaching(game).plan
    assert len(plans) >= 3
    for name, plan in plans.items():
        assert sum(step.minutes for sitting in plan.sittings for step in sitting) == plan.minutes
        assert catalogue("en").has(f"teach-plan-{name}")
    assert {len(plan.sittings) for plan in plans.values()} >= {1, 2}


@pytest.mark.parametrize("game", GAMES)
def test_plans_with_time_for_it_vote_once_right_after_before(game: str):
    for name, plan in teaching(game).plan.items():
        steps = [step.id for step in plan.sittings[0]]
        asks = any(each.endswith("before") for each in steps)
        votes = plan.length in {"60", "90", "two"} and asks
        assert steps.count("vote") == votes, name
        assert not votes or steps[steps.index("vote") - 1].endswith("before"), name


@pytest.mark.parametrize("locale", LEVELS)
@pytest.mark.parametrize("game", OTHERS)
def test_every_note_has_its_texts(game: str, locale: str):
    say, notes = catalogue(locale), teaching(game)
    parts = {"event": ("", ".what", ".ask"), "watch": ("", ".say")}
    parts |= dict.fromkeys(("standard", "outcome", "extension"), ("",))
    needed = [f"teach-step-{s.id}" for p in notes.plan.values() for t in p.sittings for s in t]
    for kind, each_part in parts.items():
        needed += [f"teach-{kind}-{name}{p}" for name in getattr(notes, kind) for p in each_part]
    needed += [f"teach-goal-{game}-{letter}" for letter in "ABCDE"]
    needed += [
        f"teach-{each}" for each in (f"lead-{game}", f"talk-lead-{game}", f"before-{game}-1")
    ]
    assert [each for each in needed if not say.has(each)] == []
    for name in notes.event:
        assert say.render(Message(f"teach-event-{name}.ask")).endswith("?"), name


@pytest.mark.parametrize(
    ("event", "when"),
    [
        ("climate-last-ice-age", "20,000 years ago"),
        ("climate-green-sahara", "5,000 years ago"),
        ("climate-first-horses", "56 million years ago"),
        ("climate-mammoths", "4,000 years ago"),
        ("climate-melomys", "2009"),
        ("expanse-bleaching-2016", "2016"),
        ("expanse-green-island", "1962"),
        ("expanse-jamaica", "1983"),
        ("expanse-hervey-bay", "1992"),
        ("expanse-zones-2004", "2004"),
        ("expanse-shen-neng", "2010"),
    ],
)
@pytest.mark.parametrize("locale", LEVELS)
def test_stories_stand_at_their_time(event: str, when: str, locale: str):
    say, id_ = catalogue(locale), f"teach-event-{event}"
    assert when in say.render(Message(id_)) + say.render(Message(f"{id_}.what"))


@pytest.mark.parametrize("game", GAMES)
def test_all_goals_are_served_by_what_the_notes_name(game: str):
    for entries in (teaching(game).standard, teaching(game).outcome):
        assert {goal for each in entries.values() for goal in each.goals} == set("ABCDE")
    assert {goal for each in bank_of(game).bank.items.values() for goal in each.goals} == set(
        "ABCDE"
    )
