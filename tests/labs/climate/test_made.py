"""Questions made from a match: for every template, right by another reckoning, over many matches."""

from __future__ import annotations

from collections import defaultdict

import pytest

from reefkit.assess.items import Ordering
from reefkit.assess.question_maker import Draft, DraftItem
from reefkit.labs.climate.questions import TEMPLATES, made_questions, plot_questions
from reefkit.labs.climate.questions.facts import Facts, drawing
from reefkit.text import catalogue
from tests.labs.climate import made_pool
from tests.labs.climate.made_truth import ANSWERS, Raw

IDS = [template.id for template in TEMPLATES]
ORDERS = {"route"}
Made = list[tuple[Raw, Draft | DraftItem]]


@pytest.fixture(scope="session")
def made() -> dict[str, Made]:
    """Give every draft of every template, over the pool."""
    found: dict[str, Made] = defaultdict(list)
    for seed in made_pool.SEEDS:
        table = made_pool.table(seed)
        for seat in made_pool.seats_of(seed):
            facts, raw = Facts(table, seat), Raw(table.match, seat)
            for template in TEMPLATES:
                drafts = template.make(facts, seat, lambda choices, _: choices[0])
                found[template.id] += [(raw, draft) for draft in drafts]
    return found


def test_there_are_templates_for_all_goals() -> None:
    assert len(IDS) == len(set(IDS)) >= 14
    assert {goal for template in TEMPLATES for goal in template.goals} == set("ABCDE")
    assert set(ANSWERS) | ORDERS == set(IDS)


@pytest.mark.parametrize("id_", sorted(ANSWERS))
def test_one_option_is_right_and_all_others_are_wrong(made: dict[str, Made], id_: str) -> None:
    assert made[id_], "no match of the pool makes it apply"
    answer = ANSWERS[id_]
    for raw, draft in made[id_]:
        here = raw.match.setup.key, raw.seat, draft.about
        assert isinstance(draft, Draft)
        assert answer(raw, draft.about, draft.right.id), (here, draft.right.id)
        for other in draft.others:
            assert not answer(raw, draft.about, other.id), (here, other.id)


def test_the_order_of_habitats_is_that_of_the_tokens(made: dict[str, Made]) -> None:
    assert made["route"]
    for raw, draft in made["route"]:
        assert isinstance(draft, DraftItem)
        assert isinstance(draft.item, Ordering)
        assert list(draft.item.options) == raw.route


def test_whatever_may_become_of_a_gene_ahead_of_need_is_met(made: dict[str, Made]) -> None:
    fates = {draft.right.id for _, draft in made["ready"] if isinstance(draft, Draft)}
    assert fates == {"used", "lost", "unused"}


@pytest.mark.parametrize("seed", made_pool.SEEDS)
def test_a_match_offers_six_questions_and_two_plots_at_least(seed: int) -> None:
    table = made_pool.table(seed)
    for seat in made_pool.seats_of(seed):
        questions = made_questions(table, seat, "Ana")
        assert len(questions) >= 6
        assert len({each.id for each in questions}) == len(questions)
        assert len(plot_questions(table, seat, "Ana")) >= 2


def test_a_question_stays_true_while_the_match_goes_on() -> None:
    """What is asked at a moment is of rounds that had ended by then, and is told the same later."""
    table = made_pool.table(2)
    raw = Raw(table.match, 0)
    early = next(at for at, state in enumerate(raw.states) if state.round == 4)
    assert Facts(table, 0, early).rounds == 3
    late = {
        template.id: {d.about: d for d in template.make(Facts(table, 0), 0, lambda c, _: c[0])}
        for template in TEMPLATES
    }
    lasting = {"home", "cell-turned", "habitat-change", "fits", "why-extinct", "climate-step"}
    for template in TEMPLATES:
        for draft in template.make(Facts(table, 0, early), 0, lambda choices, _: choices[0]):
            assert draft.moment is not None
            assert draft.moment <= early
            if template.id in lasting and isinstance(draft, Draft):
                then = late[template.id][draft.about]
                assert isinstance(then, Draft)
                assert then.right == draft.right


def test_the_moment_of_a_round_is_that_at_which_the_next_began() -> None:
    table = made_pool.table(2)
    facts, raw = Facts(table, 0), Raw(table.match, 0)
    for round_ in range(1, raw.rounds):
        at = facts.moment(round_)
        assert [raw.states[at - 1].round, raw.states[at].round] == [round_, round_ + 1]
    assert facts.moment(raw.rounds) == table.position


@pytest.mark.parametrize("seed", made_pool.SEEDS[::3])
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
            picture = each.item.picture
            if picture is not None:
                assert drawing(picture.name, picture.values, say)  # type: ignore[union-attr]


def test_the_same_key_gives_the_same_questions_and_others_give_others() -> None:
    table = made_pool.table(3)
    asked = [tuple(each.id for each in made_questions(table, 0, key)) for key in "aabc"]
    assert asked[0] == asked[1]
    assert len(set(asked)) > 1


def test_a_hand_is_told_to_nobody_else() -> None:
    """A question about the seat says nothing of cards that others hold."""
    table = made_pool.table(1)
    facts = Facts(table, 0)
    held = [card for seat in facts.others for card in facts.play.state.hands[seat]]
    assert held
    assert set(held) == {-1}
