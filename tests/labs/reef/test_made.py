"""Questions made from a match: for every template, right by counting, over many random matches."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import pytest

from reefkit.assess.items import Choice
from reefkit.assess.question_maker import Draft
from reefkit.labs.reef.questions import TEMPLATES, made_questions, plot_questions
from reefkit.labs.reef.questions.facts import PLOTS, Facts
from reefkit.text import catalogue
from tests.labs.reef import made_pool
from tests.labs.reef.made_answers import ANSWERS
from tests.labs.reef.made_truth import Raw

if TYPE_CHECKING:
    from collections.abc import Callable

    from reefkit.match.table import MemoryTable, Table

IDS = [template.id for template in TEMPLATES]
Made = list[tuple[Raw, Draft]]


def seats_of(table: Table, seed: int) -> list[int]:
    """Give the seats whose questions are looked at: a person's, and now and then another's."""
    return [2] if seed == 3 else sorted({0, (seed // 4) % len(table.setup.seats)})


@pytest.fixture(scope="session")
def made() -> dict[str, Made]:
    """Every draft of every template, over the pool."""
    found: dict[str, Made] = defaultdict(list)
    for seed in made_pool.SEEDS:
        table = made_pool.table(seed)
        for seat in seats_of(table, seed):
            facts, raw = Facts(table, seat), Raw(table.match, seat)
            for template in TEMPLATES:
                drafts = template.make(facts, seat, lambda choices, _: choices[0])
                found[template.id] += [(raw, d) for d in drafts if isinstance(d, Draft)]
    return found


def test_there_are_templates_for_all_goals() -> None:
    assert len(IDS) == len(set(IDS)) >= 14
    assert {goal for template in TEMPLATES for goal in template.goals} == set("ABCDE")
    assert set(ANSWERS) == set(IDS)


@pytest.mark.parametrize("id_", IDS)
def test_one_option_is_right_and_all_others_are_wrong(made: dict[str, Made], id_: str) -> None:
    assert made[id_], "no match of the pool makes it apply"
    answer = ANSWERS[id_]
    for raw, draft in made[id_]:
        here = raw.match.setup.key, raw.seat, draft.about
        assert answer(raw, draft.about, draft.right.id), (here, draft.right.id)
        for other in draft.others:
            assert not answer(raw, draft.about, other.id), (here, other.id)


@pytest.mark.parametrize("seed", made_pool.SEEDS[::2])
def test_a_match_of_two_surveys_offers_six_questions_at_least(seed: int) -> None:
    table = made_pool.table(seed)
    for seat in seats_of(table, seed):
        made = made_questions(table, seat, "Ana")
        assert len(made) >= 6
        assert len({each.id for each in made}) == len(made)


def test_they_are_offered_as_soon_as_the_second_survey_is_told() -> None:
    table = made_pool.table(49)
    assert not table.setup.options["hands_on"]
    second = Raw(table.match, 0).surveys[2]
    assert Facts(table, 0, second - 1).rounds == 1
    early = made_questions(table, 0, "Ana", second)
    assert len(early) >= 6
    assert all(each.moment is not None and each.moment <= second for each in early)


@pytest.mark.parametrize("played", [made_pool.calm, made_pool.lost, made_pool.longest])
def test_a_reef_alone_has_six_in_calm_seas_and_when_all_is_lost(
    played: Callable[[], MemoryTable],
) -> None:
    table = played()
    raw = Raw(table.match, 0)
    if played is made_pool.lost:
        assert not raw.present(raw.rounds)
    made = made_questions(table, 0, "Ana")
    assert len(made) >= 6
    for each in made:
        id_, _, about = each.id.partition(":")
        assert isinstance(each.item, Choice)
        right = [option for option in each.item.options if ANSWERS[id_](raw, about, option)]
        assert right == [each.item.right]


@pytest.mark.parametrize("seed", made_pool.SEEDS[1::4])
def test_what_is_asked_reads_well_in_both_levels(seed: int) -> None:
    table = made_pool.table(seed)
    for each in [*made_questions(table, 0, "Ana"), *plot_questions(table, 0, "Ana")]:
        assert each.moment is not None
        assert 0 < each.moment <= table.position
        assert each.why
        said = [each.prompt, each.title, *each.why, *each.why_option.values()]
        said += [*each.labels.values(), *([each.unit] if each.unit else [])]
        for locale in ("en", "en-simple"):
            for one in said:
                text = catalogue(locale).render(one, strict=True)
                assert text
                assert "  " not in text
                assert "{" not in text


def test_the_same_key_gives_the_same_questions_and_others_give_others() -> None:
    table = made_pool.table(49)
    asked = [tuple(each.id for each in made_questions(table, 0, key)) for key in "aabc"]
    assert asked[0] == asked[1]
    assert len(set(asked)) > 1


def test_a_few_questions_speak_to_all_goals() -> None:
    table = made_pool.table(49)
    goals = [goal for each in made_questions(table, 0, "Ana") for goal in each.item.goals]
    assert set(goals) == set("ABCDE")


def test_a_round_that_is_still_tallied_by_hand_is_not_asked_for() -> None:
    """The seats work the tally out: until it is told, no question and no plot knows it."""
    tables = [made_pool.table(seed) for seed in made_pool.SEEDS[:14]]
    by_hand = [table for table in tables if table.setup.options["hands_on"]]
    assert by_hand
    for table in by_hand:
        at = Raw(table.match, 0).surveys[2]
        assert table.match.state_at(at).turn.step == "submit"
        facts = Facts(table, 0, at)
        assert facts.rounds == 1
        for template in [*TEMPLATES, *PLOTS]:
            for draft in template.make(facts, 0, lambda choices, _: choices[0]):
                assert not draft.about.startswith("round-2")
                assert draft.moment is not None
                assert draft.moment <= at
