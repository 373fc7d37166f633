"""Questions made from a match, in every lab: right by another reckoning, over many matches."""

from collections import defaultdict
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from reefkit.assess.question_maker import Draft, DraftItem
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.text import catalogue
from tests.support.effort import PROOF
from tests.support.families import each_case

TRUTHS = {
    game: import_module(f"tests.labs.{game}.made_truth")
    for game in ("climate", "expanse", "reef", "succession")
}
QUESTIONS = {game: import_module(f"reefkit.labs.{game}.questions").QUESTIONS for game in TRUTHS}
FEWEST = {"climate": (6, 2), "expanse": (5, 1), "reef": (6, 0), "succession": (6, 0)}
"""How many questions and plots the dullest match offers."""
TEMPLATES = [(game, id_) for game in TRUTHS for id_ in sorted(TRUTHS[game].ANSWERS)]
MOST_FAST = 12
"""So many templates a few matches of Blue Expanse have to make apply; the long tier's have all."""


@cache
def drafts(game: str) -> dict[str, list[tuple[Any, Draft | DraftItem]]]:
    """Return every draft of every template, over the pool, each with what is true of its match."""
    truth, found = TRUTHS[game], defaultdict(list)
    facts_of = import_module(f"reefkit.labs.{game}.questions.facts").Facts
    for seed in truth.SEEDS:
        table = truth.table(seed)
        for seat in truth.seats_of(seed):
            facts, raw = facts_of(table, seat), truth.Raw(table.match, seat)
            for template in QUESTIONS[game].templates:
                found[template.id] += [(raw, draft) for draft in template.ask(facts)]
    return found


@pytest.mark.parametrize("game", TRUTHS)
def test_the_pool_makes_templates_apply(game: str):
    ids = {template.id for template in QUESTIONS[game].templates}
    apply = [id_ for id_ in ids if drafts(game)[id_]]
    assert len(apply) >= (MOST_FAST if game == "expanse" and not PROOF else len(ids)), apply
    graded_otherwise = {i for i in ids for _, d in drafts(game)[i] if not isinstance(d, Draft)}
    assert ids - graded_otherwise == set(TRUTHS[game].ANSWERS) - graded_otherwise


@each_case(("game", "id_"), TEMPLATES)
def test_one_option_is_right_and_all_others_are_wrong(game: str, id_: str):
    answer = TRUTHS[game].ANSWERS[id_]
    for raw, draft in drafts(game)[id_]:
        if not isinstance(draft, Draft):
            continue
        here = raw.match.setup.key, raw.seat, draft.about
        assert answer(raw, draft.about, draft.right.id), (here, draft.right.id)
        for other in draft.others:
            if other.id not in draft.also_right:
                assert not answer(raw, draft.about, other.id), (here, other.id)
        for other_id in draft.also_right if game == "expanse" else ():
            assert answer(raw, draft.about, other_id), (here, other_id)


@each_case(("game", "seed"), [(game, seed) for game in TRUTHS for seed in TRUTHS[game].SEEDS])
def test_even_a_dull_match_offers_questions_and_plots(game: str, seed: int):
    truth, made = TRUTHS[game], QUESTIONS[game]
    table = truth.table(seed)
    for seat in truth.seats_of(seed):
        questions = made.made(table, seat, "Ana")
        assert len(questions) >= FEWEST[game][0]
        assert len({each.id for each in questions}) == len(questions)
        assert len(made.plotted(table, seat, "Ana")) >= FEWEST[game][1]


@pytest.mark.parametrize("game", TRUTHS)
def test_the_board_beside_a_question_is_of_its_match_and_tells_no_outcome(game: str):
    truth, made = TRUTHS[game], QUESTIONS[game]
    seen = set()
    for seed in truth.SEEDS[:4]:
        table = truth.table(seed)
        for seat in truth.seats_of(seed):
            for question in made.made(table, seat, "Ana"):
                if question.board_at is None:
                    continue
                seen.add(question.id.partition(":")[0])
                assert question.moment is not None
                assert 0 <= question.board_at <= question.moment
                drawn = desk_labs()[game].board(table, seat, question.board_at, catalogue())
                assert drawn.picture.startswith("<svg")
    assert len(seen) >= 2
