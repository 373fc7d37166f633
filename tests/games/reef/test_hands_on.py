"""Hands-on mode: submissions, challenges, whole matches by hand."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from reefkit.games import games
from reefkit.games.reef import actions, new_match, picture
from reefkit.games.reef import hands_on as handson
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.state import TOTAL_PARTS, State, equal
from reefkit.match import save
from reefkit.match.codec import to_plain
from reefkit.match.game import Action, Ready, SeatInfo, Undo
from reefkit.match.match import Match
from tests.games.reef import oracle
from tests.games.reef.as_arrays import LOOKUPS, to_arrays, to_reef
from tests.games.reef.books import HANDS_ON, SHELTER, err, submission, submit, table, with_dwellers
from tests.games.reef.guided import Guided, do, reef
from tests.games.reef.outcomes import damage
from tests.support.effort import effort

# Hands-on mode at a table: submissions, who sees them, and what is mended.


def test_only_the_form_is_checked_and_a_refusal_changes_nothing():
    play = table(reef(spaces=SHELTER), reef(spaces=SHELTER))
    right = submission(play, 0)
    assert play.refused(0, do.Submit("no picture at all")).id == "picture-wrong"
    assert play.refused(0, do.Submit(right.board.replace("Bo", "Zz", 1))).id == "picture-wrong"
    assert (
        play.refused(0, do.Submit(reef("ramp", {(1, 1): "Bo"}).replace("ramp", "atoll"))).id
        == "picture-wrong"
    )
    assert play.why_not(0, do.Submit(reef("fringing-reef"))) == "submit-other-board"
    assert (
        play.why_not(0, do.Submit(right.board.replace("ramp, land", "own, no land")))
        == "submit-other-board"
    )
    nonsense = reef(rows=dict.fromkeys(range(1, 7), "~Br/Br/Br"), fish=999)
    assert play.act(0, do.Submit(nonsense)) == ["submitted"]


def test_at_the_survey_the_tally_has_all_its_parts():
    play = table(reef(spaces=SHELTER), phase="survey")
    right = submission(play, 0)
    for tally in ((), right.tally[:-1]):
        assert play.refused(0, do.Submit(right.board, tally)).values == {"parts": len(TOTAL_PARTS)}
    assert len(right.tally) == len(TOTAL_PARTS)


def test_the_rules_ask_a_seat_for_one_submission():
    play = table(
        reef(spaces=SHELTER), reef(spaces=SHELTER), reef(spaces=SHELTER), bots={2: "newcomer"}
    )
    right = submission(play, 0)
    assert play.why_not(2, right) == "no-submission-now"
    assert play.match.rules.awaited(play.state)[0].what.id == "step-by-hand-catastrophe"
    play.act(0, right)
    assert play.why_not(0, right) == "no-submission-now"
    assert play.awaits() == {1}
    play.act(1, right)
    assert play.why_not(1, right) == "no-submission-now"
    guided = Guided(reef(spaces=SHELTER), phase="algae")
    assert guided.why_not(0, do.Submit(guided.picture())) == "no-submission-now"


def test_the_moves_of_guided_play_are_refused():
    play = table(reef(spaces=SHELTER), reef(), phase="dwellers")
    assert play.why_not(0, do.Recruit({"fish": 1})) == "by-hand"
    assert play.why_not(0, Ready()) == "not-done"
    assert play.why_not(1, do.Recruit({"fish": 1})) == "ready-already"


# -- who sees what -------------------------------------------------------------------------------
def seen(play: Guided, seat: int | None) -> str:
    state = to_plain(play.match.rules.view(play.state, seat))
    return json.dumps([state, [to_plain(step) for step in play.match.steps(seat)]])


def test_a_submission_is_hidden_until_all_are_in_and_its_findings_until_a_challenge():
    play = table(reef(spaces=SHELTER), reef(spaces=SHELTER), reef(spaces=SHELTER))
    play.act(0, with_dwellers(submission(play, 0), urchin=777))
    assert "777" in seen(play, 0)
    for other in (1, 2, None):
        assert "777" not in seen(play, other)
        assert play.match.rules.view(play.state, other).turn.submissions == [None] * 3
    submit(play, 1, 2)
    for seat in (0, 1, 2, None):
        shown = play.match.rules.view(play.state, seat).turn.submissions
        assert [one.dwellers[2] for one in shown] == [777, 0, 0]
        assert [one.findings for one in shown] == [[], [], []]
        assert "dwellers-extra" not in seen(play, seat)
    assert play.state.turn.submissions[0].findings
    play.act(1, do.Challenge(0))
    assert all("error-dwellers-extra" in seen(play, seat) for seat in (0, 1, 2, None))


def test_the_tally_is_not_told_while_seats_work_it_out():
    play = table(reef(spaces=SHELTER, fish=1), reef(spaces=SHELTER), phase="survey")
    assert play.events("surveyed") == []
    assert play.events("region-surveyed") == []
    assert play.state.score[0].any()
    for seat in (0, 1, None):
        view = play.match.rules.view(play.state, seat)
        assert not view.score.any()
        assert not view.abundance.any()
        assert not view.algae.any()
    submit(play, 0, 1)
    assert not play.match.rules.view(play.state, 0).score.any()
    play.ready(0, 1)
    assert [event["population"] for event in play.events("surveyed")] == [5, 4]
    assert play.events("region-surveyed") == [{"population": 9, "types": 3}]
    assert play.match.rules.view(play.state, 0).score.any()


def test_at_a_table_with_a_bot_the_region_is_told_before_the_bot_clears_its_board():
    stacked = reef(spaces={(5, 1): "Pl/Fi/Bo"})
    play = table(reef(spaces=SHELTER), stacked, phase="survey", bots={1: "newcomer"})
    assert play.events("region-surveyed") == [{"population": 7, "types": 3}]
    play.act(1, Ready())
    submit(play, 0)
    assert [event["population"] for event in play.events("surveyed")] == [4, 3]


# -- what is mended ------------------------------------------------------------------------------
def test_books_that_were_right_stand_as_they_were_submitted():
    play = table(reef(spaces=SHELTER), phase="algae")
    mine = SHELTER | {(6, column): "~" for column in range(1, 6)}
    told = play.act(0, do.Submit(reef(spaces=mine)))
    assert "books-right" in told
    assert "mended" not in told
    assert told.count("books-alga-came") == 5
    assert play.standing() == mine


def test_what_was_wrong_is_mended_and_said_and_the_rest_stands():
    play = table(reef(spaces=SHELTER), phase="algae")
    mine = SHELTER | {(6, column): "~" for column in range(1, 6)} | {(1, 1): "", (4, 4): "Fi"}
    play.act(0, do.Submit(reef(spaces=mine)))
    found = [event["what"].id for event in play.events("mended")]
    assert found == ["error-builders-changed", "error-builders-changed"]
    assert play.standing() == SHELTER | {(6, column): "~" for column in range(1, 6)}
    assert play.events("books-right") == []


def test_dwellers_and_deaths_are_told_when_the_books_are_closed():
    play = table(reef(spaces=SHELTER, fish=2), deck=("heatwave",))
    play.act(0, do.Submit(reef(spaces={(1, 3): "Fi", (1, 4): "Fi"}, fish=1)))
    assert play.dwellers() == {"fish": 1}
    assert len(play.events("books-removed")) == 2
    (left,) = play.events("books-dwellers-left")
    assert left["count"] == 1


# -- predictions ---------------------------------------------------------------------------------
def test_a_card_is_predicted_before_it_is_worked_out():
    play = table(
        reef(spaces={(1, 1): "Br", (1, 2): "Bo"}),
        reef(spaces={(1, 1): "Br"}),
        deck=("hurricane-hit",),
        predict="all",
    )
    assert play.state.turn.step == "predict"
    assert play.why_not(0, do.Submit(play.picture())) == "no-submission-now"
    play.act(0, do.Predict(((1, 1, 0),)))
    assert play.match.rules.view(play.state, 1).turn.predictions == [None, None]
    play.act(1, do.Predict(()))
    assert [(e["right"], e["of"]) for e in play.events("prediction-scored")] == [(2, 2), (0, 1)]
    assert play.state.turn.step == "submit"
    assert play.standing() == {(1, 1): "Br", (1, 2): "Bo"}
    submit(play, 0)
    play.act(1, do.Submit(reef(spaces={(1, 1): "Br"})))
    assert play.act(0, do.Challenge(1))[0] == "challenge-valid"
    play.ready(0, 1)
    assert [play.standing(seat) for seat in (0, 1)] == [{(1, 2): "Bo"}, {}]


@pytest.mark.parametrize(
    "card", ["bad-luck", "recruitment-problem", "invasive-species", "invasive-fleshy-algae"]
)
def test_cards_with_rolls_and_of_the_table_are_worked_out_too(card: str):
    play = table(reef(spaces=SHELTER), deck=(card, "calm-seas"))
    play.match.act(0, submission(play, 0))
    assert play.state.phase == "catastrophe"


# Hands-on mode alone, taken back, by a bot that stands in, and saved at any moment.


def test_solo_play_has_no_challenge_and_is_mended_at_once():
    play = table(reef(spaces=SHELTER))
    assert play.why_not(0, do.Challenge(0)) == "no-challenge-now"
    told = play.act(0, with_dwellers(submission(play, 0), fish=1))
    assert told[:2] == ["submitted", "books-open"]
    assert "mended" in told
    assert play.dwellers() == {}


def test_a_person_among_bots_has_nobody_to_challenge():
    play = table(reef(spaces=SHELTER), reef(spaces=SHELTER), bots={1: "newcomer"})
    told = play.act(0, submission(play, 0))
    assert "books-right" in told


def test_a_submission_can_be_taken_back_before_everybody_is_in():
    play = table(reef(spaces=SHELTER), reef(spaces=SHELTER))
    err(play, 0)
    assert play.undo(0) == ["choice-undone"]
    assert play.state.turn.submissions == [None, None]
    assert play.awaits() == {0, 1}
    submit(play, 0)
    submit(play, 1)
    assert play.act(1, do.Challenge(0)) == ["challenge-empty"]
    assert play.why_not(0, Undo()) == "undo-answered"


def test_who_has_seen_the_others_boards_cannot_take_a_submission_back():
    play = table(reef(spaces=SHELTER), reef(spaces=SHELTER))
    submit(play, 0)
    err(play, 1)
    assert play.why_not(1, Undo()) == "undo-moved-on"
    assert play.why_not(0, Undo()) == "undo-answered"


def test_who_has_seen_the_card_act_cannot_take_a_prediction_back():
    play = table(reef(spaces=SHELTER), deck=("hurricane-hit",), predict="all")
    play.act(0, do.Predict(()))
    assert play.why_not(0, Undo()) == "undo-moved-on"


@pytest.mark.parametrize("phase", ["dwellers", "algae", "settlement", "catastrophe", "survey"])
def test_a_bot_that_stands_in_submits_a_right_board_and_challenges_nobody(phase: str):
    reefs = (reef(spaces=SHELTER | {(2, 2): "~"}, snail=1), reef(spaces=SHELTER, fish=1))
    play = table(
        *reefs, phase=phase, juveniles=[["Bo", "Fi"], ["Bo"]] if phase == "settlement" else ()
    )
    rules = play.match.rules
    while play.state.phase == phase and play.awaits():
        one = rules.awaited(play.state)[0]
        seat = one.seats[0]
        action = rules.default_action(play.state, one, seat, play.match.luck(seat, play.state))
        assert isinstance(action, do.Submit | Ready)
        play.told += play.match.act(seat, action, "bot")
    assert len(play.events("books-right")) == 2
    assert play.events("mended") == []
    assert play.events("challenge-valid") == []


def test_a_match_can_be_saved_and_loaded_in_the_middle_of_every_step():
    match = new_match(
        [SeatInfo("Ann"), SeatInfo("Bo"), SeatInfo("Bot", bot="newcomer")],
        seed=5,
        options={**HANDS_ON, "rounds": 2, "predict": "all"},
    )
    steps = set()
    while not match.is_over:
        rules, state = match.rules, match.state
        loaded = save.parse(save.dump(match), games()) if match.position % 7 == 0 else match
        assert to_plain(loaded.state) == to_plain(state)
        steps.add((state.phase, state.turn.step))
        seat = rules.awaited(state)[-1].seats[0]
        listed = rules.legal(state, seat)
        submits = [action for action in listed if isinstance(action, do.Submit)]
        if submits and seat == 0 and state.phase == "catastrophe":
            loaded.act(seat, with_dwellers(submits[0], fish=50))
        elif do.Challenge(0) in listed and state.phase == "catastrophe":
            loaded.act(seat, do.Challenge(0))
        else:
            loaded.act(
                seat,
                rules.decide(rules.view(state, seat), seat, "newcomer", match.luck(seat, state)),
                "bot",
            )
        match = loaded
    assert {(phase, step) for phase in ("algae", "settlement", "catastrophe", "survey")
            for step in ("submit", "revealed")} <= steps  # fmt: skip
    assert ("catastrophe", "predict") in steps


# *Catch an error*: challenges, and the dwellers that they win (R28).


def test_the_first_valid_challenge_wins_and_an_empty_one_changes_nothing():
    full = reef(spaces=SHELTER, fish=2)
    play = table(full, full, full)
    err(play, 0)
    submit(play, 1, 2)
    assert play.awaits() == {0, 1, 2}
    assert play.act(1, do.Challenge(2)) == ["challenge-empty"]
    assert play.act(1, do.Challenge(2)) == ["challenge-empty"]
    assert play.state.stolen == []
    assert play.act(2, do.Challenge(0)) == ["challenge-valid", "error-shown"]
    assert play.why_not(1, do.Challenge(0)) == "challenged-already"
    assert play.state.stolen == [[2, 0]]
    assert do.Challenge(0) not in play.legal(1)
    play.ready(0, 1, 2)
    assert [play.dwellers(seat) for seat in range(3)] == [{"fish": 2}] * 3
    play.ready(0, 1, 2)
    assert play.state.phase == "survey"
    assert [play.dwellers(seat) for seat in range(3)] == [{}, {"fish": 2}, {"fish": 4}]
    submit(play, 0, 1, 2)
    play.ready(0, 1, 2)
    populations = [event["population"] for event in play.events("surveyed")]
    assert populations == [4, 6, 8]
    assert [play.dwellers(seat) for seat in range(3)] == [{}, {"fish": 2}, {"fish": 2}]


def test_whom_one_may_challenge():
    play = table(
        reef(spaces=SHELTER), reef(spaces=SHELTER), reef(spaces=SHELTER), bots={2: "newcomer"}
    )
    assert play.why_not(0, do.Challenge(1)) == "no-challenge-now"
    submit(play, 0, 1)
    assert play.why_not(0, do.Challenge(0)) == "challenge-another"
    assert play.why_not(0, do.Challenge(7)) == "challenge-another"
    assert play.why_not(0, do.Challenge(2)) == "challenge-no-submission"
    assert play.why_not(2, do.Challenge(0)) == "no-challenge-now"
    assert play.awaits() == {0, 1}
    assert [c for c in play.legal(0) if isinstance(c, do.Challenge)] == [do.Challenge(1)]
    play.ready(0, 1)
    assert play.why_not(0, do.Challenge(1)) == "no-challenge-now"


def test_a_seat_that_had_nothing_to_do_may_look_for_errors_too():
    play = table(reef(spaces=SHELTER), reef(), phase="dwellers")
    assert play.awaits() == {0}
    play.act(0, do.Submit(reef(spaces=SHELTER, fish=3)))
    assert play.awaits() == {1}
    assert play.act(1, do.Challenge(0))[0] == "challenge-valid"
    play.ready(1)
    assert play.dwellers() == {"fish": 2}


def test_two_that_catch_each_other_change_their_dwellers():
    play = table(reef(spaces=SHELTER, fish=2), reef(spaces=SHELTER, snail=1))
    err(play, 0, 1)
    play.act(0, do.Challenge(1))
    play.act(1, do.Challenge(0))
    play.ready(0, 1)
    play.ready(0, 1)
    assert play.state.phase == "survey"
    assert [play.dwellers(seat) for seat in (0, 1)] == [{"snail": 1}, {"fish": 2}]
    assert play.state.stolen == []


def test_dwellers_can_be_lost_only_once():
    play = table(
        reef(spaces=SHELTER, fish=2),
        reef(spaces=SHELTER, snail=1),
        deck=("calm-seas", "gale-force-winds"),
        round_=2,
    )
    err(play, 0)
    submit(play, 1)
    play.act(1, do.Challenge(0))
    play.ready(0, 1)
    play.ready(0, 1)
    assert play.state.phase == "catastrophe"
    err(play, 0)
    submit(play, 1)
    play.act(1, do.Challenge(0))
    play.ready(0, 1)
    play.ready(0, 1)
    assert [event["count"] for event in play.events("dwellers-stolen")][1:] == [0]
    assert sum(play.dwellers(0).values()) == 0


# -- thefts in the survey itself -----------------------------------------------------------------
def test_a_theft_in_the_survey_comes_before_the_tally():
    full = reef(spaces=SHELTER, fish=2)
    play = table(full, full, phase="survey")
    err(play, 0)
    submit(play, 1)
    play.act(1, do.Challenge(0))
    play.ready(0, 1)
    assert [event["population"] for event in play.events("surveyed")] == [4, 8]
    assert [event["what"].id for event in play.events("mended", 1)] == []
    assert len(play.events("books-right", 1)) == 1
    assert len(play.events("mended", 0)) == 1
    assert play.state.score[0, :, 0].tolist() == [4, 8]
    assert play.state.abundance[0].sum(axis=-1).tolist() == [4, 8]
    assert [play.dwellers(seat) for seat in (0, 1)] == [{}, {"fish": 2}]


def test_what_a_catcher_cannot_sustain_leaves_in_the_order_of_the_pieces():
    play = table(
        reef(spaces=SHELTER, urchin=1, snail=1), reef(spaces=SHELTER, fish=1), phase="survey"
    )
    err(play, 0)
    submit(play, 1)
    play.act(1, do.Challenge(0))
    play.ready(0, 1)
    assert play.dwellers(1) == {"snail": 1, "urchin": 1}
    assert play.events("surveyed", 1)[0]["population"] == 7


def test_two_thefts_crosswise_in_the_survey():
    """What is built over goes, and one dweller with it; the other comes from the neighbour."""
    stacked = {(5, 1): "Pl/Fi/Bo", (1, 1): "Bo"}
    play = table(reef(spaces=stacked, fish=2), reef(spaces=stacked, fish=1), phase="survey")
    err(play, 0, 1)
    play.act(0, do.Challenge(1))
    play.act(1, do.Challenge(0))
    play.ready(0, 1)
    assert [play.dwellers(seat) for seat in (0, 1)] == [{"fish": 1}, {"fish": 1}]
    assert [event["population"] for event in play.events("surveyed")] == [5, 6]


def test_a_theft_leaves_the_scores_of_bots_as_they_were():
    full, stacked = reef(spaces=SHELTER, fish=2), reef(spaces={(5, 1): "Pl/Fi/Bo"})
    play = table(full, full, stacked, phase="survey", bots={2: "newcomer"})
    play.act(2, Ready())
    err(play, 0)
    submit(play, 1)
    play.act(1, do.Challenge(0))
    play.ready(0, 1)
    assert play.state.score[0, :, 0].tolist() == [4, 8, 3]


# Whole matches by hand: beside the same match in guided play, and with careless people.
#
# Chance is keyed by what it is for, so a guided match and one by hand with the same key draw the same
# cards. What people reach in guided play they submit by hand, and it is never called wrong.

# ruff: noqa: S311 - play and damage at random, not secrets


BOTS = [None, None, "newcomer", None]
Made = tuple[int, Action, State, State]


def options(random: Random) -> dict[str, Any]:
    chosen: dict[str, Any] = {
        name: random.random() < 0.4
        for name in ("free_stacking", "standing_stacks", "rescue", "reshuffle_each_draw")
    }
    return {**chosen, "rounds": random.randint(1, 4), "predict": "none"}


def match_of(seed: int, *, hands_on: bool) -> Match:
    random = Random(seed)
    seats = [SeatInfo(f"Seat {n + 1}", bot=BOTS[n]) for n in range(random.randint(1, 4))]
    return new_match(seats, seed=seed, options={**options(random), "hands_on": hands_on})


def rules_of(match: Match) -> ReefRules:
    assert isinstance(match.rules, ReefRules)
    return match.rules


def play_guided(match: Match, seed: int) -> list[Made]:
    """Play single choices at random, *Ready* rarely while there is another."""
    random = Random(seed)
    made: list[Made] = []
    while not match.is_over:
        seat = random.choice([s for one in match.rules.awaited(match.state) for s in one.seats])
        listed = match.rules.legal(match.state, seat)
        more = [action for action in listed if action != Ready()]
        if match.state.phase == "migration" or random.random() < 0.15:
            more = []
        action = random.choice(more or listed)
        if isinstance(action, actions.StrategyNote):
            action = Ready()
        before = match.state
        match.act(seat, action)
        made.append((seat, action, before, match.state))
    return made


def step_of(state: State) -> tuple[Any, ...]:
    by_hand = state.phase in handson.PHASES
    return (state.round, state.phase, int(state.cards_drawn)) if by_hand else (by_hand,)


def groups(made: list[Made]) -> list[list[Made]]:
    """Part a match into the steps that are kept by hand, and what lies between them."""
    found: list[list[Made]] = []
    for one in made:
        if not found or step_of(found[-1][-1][2]) != step_of(one[2]):
            found.append([])
        found[-1].append(one)
    return found


def boards(group: list[Made]) -> State:
    """Return the state that shows what the seats had when a step was done."""
    _, last, before, after = group[-1]
    if before.phase == "survey":
        return after  # the last word is Ready, or who leaves once the built-over are gone
    assert last == Ready()
    return before


def keep_books(match: Match, group: list[Made], told: Counter[str]) -> None:
    """Play a step by hand: people submit what they had in guided play, bots do what they did."""
    done, here = boards(group), step_of(match.state)
    rules = rules_of(match)
    moves = {seat: [a for s, a, _, _ in group if s == seat] for seat in range(4) if BOTS[seat]}
    while not match.is_over and step_of(match.state) == here:
        seat = match.rules.awaited(match.state)[-1].seats[0]
        action: Action = Ready()
        if match.setup.seats[seat].bot:
            action = moves[seat].pop(0)
        elif match.state.turn.step == "submit":
            tally: tuple[int, ...] = ()
            if match.state.phase == "survey":
                tally = tuple(int(n) for n in done.score[match.state.round - 1, seat])
            action = actions.Submit(picture.write(done.reefs[seat], rules.lookups), tally)
        told.update(event.what.id for event in match.act(seat, action))


@pytest.mark.parametrize("seed", range(effort(6, 80)))
def test_guided_play_submitted_by_hand_is_never_wrong(seed: int):
    guided, by_hand = match_of(seed, hands_on=False), match_of(seed, hands_on=True)
    told: Counter[str] = Counter()
    for group in groups(play_guided(guided, seed)):
        if group[0][2].phase in handson.PHASES:
            untouched = group[0][2].phase != "catastrophe"  # a card has struck guided reefs by now
            assert equal(by_hand.state.reefs, group[0][2].reefs) or not untouched
            keep_books(by_hand, group, told)
        else:
            for seat, action, _, _ in group:
                by_hand.act(seat, action)
    assert by_hand.is_over
    assert told["mended"] == 0
    assert told["books-right"] > 2  # a lone reef of one round has little to keep books of
    assert equal(by_hand.state.score, guided.state.score)
    assert equal(by_hand.state.abundance, guided.state.abundance)
    assert equal(by_hand.state.reefs, guided.state.reefs)


# -- careless people -----------------------------------------------------------------------------
def careless(right: actions.Submit, reef: oracle.Reef, random: Random) -> actions.Submit:
    """Make mistakes on a right board, and sometimes in the tally."""
    for _ in range(random.choice([0, 0, 1, 2, 4])):
        reef = damage(reef, random)
    board = picture.write(to_arrays([reef])[0], LOOKUPS)
    tally = tuple(n + random.choice([0, 0, 0, 1, -3]) for n in right.tally)
    return actions.Submit(board, tally)


def choose(match: Match, seat: int, random: Random) -> Action:
    listed = match.rules.legal(match.state, seat)
    assert listed, (match.state.phase, match.state.turn.step, seat)
    action = random.choice(listed)
    if isinstance(action, actions.Submit):
        return careless(action, to_reef(picture.read(action.board, LOOKUPS)), random)
    return action


def check_table(match: Match) -> None:
    """Between the steps every reef is lawful, even where a catcher has too many for a survey."""
    state = match.state
    done = state.turn.step == "" and state.phase not in {"founding", "survey"}
    standing = rules_of(match).options.standing_stacks
    for seat in range(len(match.setup.seats)):
        wrong = oracle.illegal(to_reef(state.reefs[seat]), standing_stacks=standing)
        if done and not state.turn.dismiss[seat]:
            assert wrong == [], (state.phase, state.turn.step)


@pytest.mark.parametrize("seed", range(effort(4, 60)))
def test_careless_people_leave_lawful_reefs_and_a_record_that_replays(seed: int):
    match, random = match_of(seed, hands_on=True), Random(seed)
    told: Counter[str] = Counter()
    while not match.is_over:
        seat = random.choice([s for one in match.rules.awaited(match.state) for s in one.seats])
        if match.setup.seats[seat].bot:
            rules, view = rules_of(match), match.rules.view(match.state, seat)
            action = rules.decide(view, seat, "newcomer", match.luck(seat, match.state))
        else:
            action = choose(match, seat, random)
        told.update(event.what.id for event in match.act(seat, action))
        check_table(match)
    assert told["mended"] > 0
    loaded = save.parse(save.dump(match), games())
    assert equal(loaded.state, match.state)
