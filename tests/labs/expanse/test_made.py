"""Questions made from a match: for every template, right by another reckoning, over many matches."""

from __future__ import annotations

from collections import defaultdict

import pytest

from reefkit.assess.items import DrawingPicture
from reefkit.assess.question_maker import Draft
from reefkit.labs.expanse.questions import TEMPLATES, made_questions, plot_questions
from reefkit.labs.expanse.questions.facts import Facts, drawing
from reefkit.text import catalogue
from tests.labs.expanse import made_pool
from tests.labs.expanse.made_truth import ANSWERS, Raw
from tests.support.effort import PROOF

IDS = [template.id for template in TEMPLATES]
MOST_FAST = 12
"""So many templates a few matches have to make apply; the long tier's pool has all."""
Made = list[tuple[Raw, Draft]]


@pytest.fixture(scope="module")
def made() -> dict[str, Made]:
    """Give every draft of every template, over the pool."""
    found: dict[str, Made] = defaultdict(list)
    for seed in made_pool.SEEDS:
        table = made_pool.table(seed)
        for seat in made_pool.seats_of(seed):
            facts, raw = Facts(table, seat), Raw(table.match, seat)
            for template in TEMPLATES:
                drafts = template.make(facts, seat, lambda choices, _: choices[0])
                found[template.id] += [(raw, d) for d in drafts if isinstance(d, Draft)]
    return found


def test_there_are_templates_for_all_goals() -> None:
    assert len(IDS) == len(set(IDS)) >= 8
    assert {goal for template in TEMPLATES for goal in template.goals} == set("ABCDE")
    assert set(ANSWERS) == set(IDS)


def test_the_pool_makes_templates_apply(made: dict[str, Made]) -> None:
    apply = [id_ for id_ in IDS if made[id_]]
    assert len(apply) >= (len(IDS) if PROOF else MOST_FAST), apply


@pytest.mark.parametrize("id_", sorted(ANSWERS))
def test_one_option_is_right_and_all_others_are_wrong(made: dict[str, Made], id_: str) -> None:
    answer = ANSWERS[id_]
    for raw, draft in made[id_]:
        here = raw.match.setup.key, raw.seat, draft.about
        assert answer(raw, draft.about, draft.right.id), (here, draft.right.id)
        for other in draft.others:
            if other.id not in draft.also_right:
                assert not answer(raw, draft.about, other.id), (here, other.id)
        for other_id in draft.also_right:
            assert answer(raw, draft.about, other_id), (here, other_id)


@pytest.mark.parametrize("seed", made_pool.SEEDS)
def test_even_a_dull_match_offers_five_questions_and_a_plot(seed: int) -> None:
    table = made_pool.table(seed)
    for seat in made_pool.seats_of(seed):
        questions = made_questions(table, seat, "Ana")
        assert len(questions) >= 5
        assert len({each.id for each in questions}) == len(questions)
        assert plot_questions(table, seat, "Ana")


def test_a_question_stays_true_while_the_match_goes_on() -> None:
    """What is asked at a moment is of turns that had ended by then, and is told the same later."""
    table = made_pool.table(1)
    raw = Raw(table.match, 0)
    early = raw.ends[4] + 1
    assert Facts(table, 0, early).turns == 5
    lasting = {"ate", "only-food", "level", "starved", "why-gone", "added"}
    checked = 0
    for template in TEMPLATES:
        late = {d.about: d for d in template.make(Facts(table, 0), 0, lambda c, _: c[0])}
        for draft in template.make(Facts(table, 0, early), 0, lambda choices, _: choices[0]):
            assert draft.moment is not None
            assert draft.moment <= early
            if template.id in lasting and isinstance(draft, Draft):
                then = late[draft.about]
                assert isinstance(then, Draft)
                assert then.right == draft.right
                checked += 1
    assert checked


def test_before_the_first_turn_nothing_is_asked() -> None:
    table = made_pool.table(1)
    assert made_questions(table, 0, "Ana", 1) == []
    assert plot_questions(table, 0, "Ana", 1) == []


@pytest.mark.parametrize("seed", made_pool.SEEDS[:2])
def test_what_is_asked_reads_well_in_both_levels(seed: int) -> None:
    table = made_pool.table(seed)
    for each in [*made_questions(table, 0, "Ana"), *plot_questions(table, 0, "Ana")]:
        assert each.moment is not None
        assert 0 < each.moment <= table.position
        assert each.why
        said = [each.prompt, each.title, *each.why, *each.why_option.values()]
        said += [*each.labels.values(), *([each.unit] if each.unit else [])]
        for locale in ("en", "en-simple"):
            say = catalogue(locale)
            for one in said:
                text = say.render(one, strict=True)
                assert text
                assert "  " not in text
                assert "{" not in text
            assert len(say.render(each.title)) <= 28
            picture = each.item.picture
            if isinstance(picture, DrawingPicture):
                assert drawing(picture.name, picture.values, say)
