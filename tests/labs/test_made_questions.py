"""Questions made from a match, in every lab: as they were recorded, over many matches.

More matches where PROOF is wanted (`tests.labs.recorded_questions`).
"""

import pytest
from msgspec.structs import replace

from reefkit.assess.items import Choice
from reefkit.assess.question_maker import offer
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.text import catalogue
from tests.labs.recorded_questions import GAMES, MATCHES, QUESTIONS, SEEDS, differences, drafts
from tests.support.families import each_case

FEWEST = {"climate": (6, 2), "expanse": (5, 1), "reef": (6, 0), "succession": (6, 0)}
"""How many questions and plots the dullest match offers."""


@pytest.mark.parametrize("game", GAMES)
def test_questions_and_plots_are_those_recorded(game: str):
    assert differences(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_template_applies_to_some_match(game: str):
    templates = {each.id for each in (*QUESTIONS[game].templates, *QUESTIONS[game].plots)}
    assert {template for template, _, _ in drafts(game)} == templates


@each_case(("game", "seed"), [(game, seed) for game in GAMES for seed in SEEDS[game]])
def test_even_a_dull_match_offers_questions_and_plots(game: str, seed: int):
    matches, made = MATCHES[game], QUESTIONS[game]
    table = matches.table(seed)
    for seat in matches.seats_of(seed):
        questions = made.made(table, seat, "Ana")
        assert len(questions) >= FEWEST[game][0]
        assert len({each.id for each in questions}) == len(questions)
        assert len(made.plotted(table, seat, "Ana")) >= FEWEST[game][1]


@pytest.mark.parametrize("game", GAMES)
def test_the_board_beside_a_question_is_of_its_match_and_tells_no_outcome(game: str):
    matches, made = MATCHES[game], QUESTIONS[game]
    seen = set()
    for seed in SEEDS[game][:2]:
        table = matches.table(seed)
        for seat in matches.seats_of(seed):
            for question in made.made(table, seat, "Ana"):
                if question.board_at is None:
                    continue
                seen.add(question.id.partition(":")[0])
                assert question.moment is not None
                assert 0 <= question.board_at <= question.moment
                drawn = desk_labs()[game].board(table, seat, question.board_at, catalogue())
                assert drawn.picture.startswith("<svg")
    assert len(seen) >= 2


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_of_a_moment_is_of_the_time_before_it(game: str):
    for _, moment, asked in drafts(game):
        position = int(moment.rpartition("/")[2])
        assert all(each.moment is not None and each.moment <= position for each in asked)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_option_of_a_made_question_says_why(game: str):
    bare = set()
    for seed in SEEDS[game]:
        table = MATCHES[game].table(seed)
        facts = QUESTIONS[game].facts(table, MATCHES[game].seats_of(seed)[0], None)
        for template in QUESTIONS[game].templates:
            for draft in template.ask(facts):
                for asked in offer(
                    [replace(template, ask=lambda _, one=draft: [one])], None, "Ana"
                ):
                    if isinstance(asked.item, Choice):
                        wrong = {*asked.item.options} - {asked.item.right}
                        bare |= {(template.id, each) for each in wrong - {*asked.why_option}}
    assert not bare
