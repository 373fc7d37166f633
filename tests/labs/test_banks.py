"""What every lab's bank and forms hold; what one lab's alone hold is tested beside that lab."""

from __future__ import annotations

import pytest

from reefkit.assess import compose, shown
from reefkit.assess.items import Text
from tests.labs.bank_texts import GAMES, LEVELS, SAY, BankTexts, bank_of

GOALS = "ABCDE"
ITEMS = {
    "reef": {"before": 30, "after": 30},
    "climate": {"before": 15, "after": 20},
    "succession": {"before": 15, "after": 20},
    "expanse": {"before": 18, "after": 24},
}
"""How many items each part has at least."""
EACH_GOAL = {"reef": 3, "climate": 3, "succession": 2, "expanse": 3}
"""How many of them ask for each goal at least."""
IDEAS = {"reef": 12, "climate": 12, "succession": 8, "expanse": 10}
"""How many ideas are asked both before and after at least."""


@pytest.fixture(params=GAMES)
def lab(request: pytest.FixtureRequest) -> BankTexts:
    return bank_of(request.param)


@pytest.mark.parametrize("part", ["before", "after"])
def test_a_part_has_enough_items_for_every_goal(lab: BankTexts, part: str) -> None:
    items = [each for id_, each in lab.graded.items() if lab.bank.parts[id_] == part]
    assert len(items) >= ITEMS[lab.game][part]
    for goal in GOALS:
        assert sum(goal in each.goals for each in items) >= EACH_GOAL[lab.game], goal


def test_ideas_are_asked_before_and_after_on_another_surface(lab: BankTexts) -> None:
    pairs = lab.bank.pairs()
    assert len(pairs) >= IDEAS[lab.game]
    for idea, (before, after) in pairs.items():
        assert len(before) == len(after) == 1, idea
        one, other = lab.bank.items[before[0]], lab.bank.items[after[0]]
        assert set(one.goals) & set(other.goals), idea
        for level in LEVELS:
            assert _asks(lab, before[0], level) != _asks(lab, after[0], level), idea


def _asks(lab: BankTexts, id_: str, level: str) -> dict[str, str]:
    """Give what an item says before it is answered."""
    texts = lab.texts_of(id_, SAY[level])
    return {name: text for name, text in texts.items() if not name.startswith(("why", "level-"))}


def test_open_items_have_a_rubric_from_nothing_upward(lab: BankTexts) -> None:
    opened = {id_: each for id_, each in lab.graded.items() if isinstance(each, Text)}
    assert len(opened) >= 3
    for id_, each in opened.items():
        assert len(lab.bank.question(id_).levels) == each.levels + 1 >= 4, id_
        assert each.points == each.levels, id_


def test_what_a_page_is_given_holds_no_feedback(lab: BankTexts) -> None:
    for id_ in lab.bank.items:
        given = repr(shown(lab.bank.question(id_), "somebody before"))
        assert ".why" not in given
        assert ".level-" not in given


@pytest.mark.parametrize("name", ["before-concepts", "after-concepts"])
def test_a_form_on_ideas_asks_each_once_without_feedback(lab: BankTexts, name: str) -> None:
    form = lab.forms[name]
    asked = [each for each in compose(form, lab.bank, (), "a") if each.id not in form.survey]
    assert sorted(each.item.concept for each in asked) == sorted(lab.bank.pairs())
    assert (form.feedback, form.attempts) == ("none", 1)


@pytest.mark.parametrize("part", ["before", "after"])
def test_the_first_form_of_a_part_is_the_default(lab: BankTexts, part: str) -> None:
    assert next(name for name, form in lab.forms.items() if form.part == part) == part


@pytest.mark.parametrize("level", LEVELS)
def test_forms_and_goals_have_names(lab: BankTexts, level: str) -> None:
    say = SAY[level]
    assert all(say.has(f"form-{lab.game}-{name}") for name in lab.forms)
    assert all(say.has(f"goal-{lab.game}-{letter.lower()}") for letter in GOALS)
