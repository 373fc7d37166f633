"""Hands-on mode at a table: submissions, who sees them, and what is mended."""

from __future__ import annotations

import json

import pytest

from reefkit.games.reef import new_match
from reefkit.games.reef.state import TOTAL_PARTS
from reefkit.match.codec import to_plain
from reefkit.match.errors import SetupError
from reefkit.match.game import Ready, SeatInfo
from tests.games.reef.books import HANDS_ON, SHELTER, submission, submit, table, with_dwellers
from tests.games.reef.guided import Guided, do, reef


def test_only_the_form_is_checked_and_a_refusal_changes_nothing() -> None:
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


def test_at_the_survey_the_tally_has_all_its_parts() -> None:
    play = table(reef(spaces=SHELTER), phase="survey")
    right = submission(play, 0)
    for tally in ((), right.tally[:-1]):
        assert play.refused(0, do.Submit(right.board, tally)).values == {"parts": len(TOTAL_PARTS)}
    assert len(right.tally) == len(TOTAL_PARTS)


def test_a_seat_submits_once_and_only_where_it_is_asked() -> None:
    play = table(
        reef(spaces=SHELTER), reef(spaces=SHELTER), reef(spaces=SHELTER), bots={2: "newcomer"}
    )
    right = submission(play, 0)
    assert play.why_not(2, right) == "no-submission-now"
    play.act(0, right)
    assert play.why_not(0, right) == "no-submission-now"
    assert play.awaits() == {1}
    play.act(1, right)
    assert play.why_not(1, right) == "no-submission-now"
    guided = Guided(reef(spaces=SHELTER), phase="algae")
    assert guided.why_not(0, do.Submit(guided.picture())) == "no-submission-now"


def test_the_moves_of_guided_play_are_refused() -> None:
    play = table(reef(spaces=SHELTER), reef(), phase="dwellers")
    assert play.why_not(0, do.Recruit({"fish": 1})) == "by-hand"
    assert play.why_not(0, Ready()) == "not-done"
    assert play.why_not(1, do.Recruit({"fish": 1})) == "ready-already"


def test_hands_on_mode_and_printed_supply_cannot_be_combined() -> None:
    with pytest.raises(SetupError) as error:
        new_match([SeatInfo("Ann")], seed=1, options={**HANDS_ON, "printed_supply": True})
    assert error.value.message.id == "setup-hands-on-supply"


# -- who sees what -------------------------------------------------------------------------------


def seen(play: Guided, seat: int | None) -> str:
    """Give all that a seat may see: the state, and the steps so far."""
    state = to_plain(play.match.rules.view(play.state, seat))
    return json.dumps([state, [to_plain(step) for step in play.match.steps(seat)]])


def test_a_submission_is_hidden_until_all_are_in_and_its_findings_until_a_challenge() -> None:
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


def test_the_tally_is_not_told_while_seats_work_it_out() -> None:
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


def test_at_a_table_with_a_bot_the_region_is_told_before_the_bot_clears_its_board() -> None:
    stacked = reef(spaces={(5, 1): "Pl/Fi/Bo"})
    play = table(reef(spaces=SHELTER), stacked, phase="survey", bots={1: "newcomer"})
    assert play.events("region-surveyed") == [{"population": 7, "types": 3}]
    play.act(1, Ready())
    submit(play, 0)
    assert [event["population"] for event in play.events("surveyed")] == [4, 3]


# -- what is mended ------------------------------------------------------------------------------


def test_books_that_were_right_stand_as_they_were_submitted() -> None:
    play = table(reef(spaces=SHELTER), phase="algae")
    mine = SHELTER | {(6, column): "~" for column in range(1, 6)}
    told = play.act(0, do.Submit(reef(spaces=mine)))
    assert "books-right" in told
    assert "mended" not in told
    assert told.count("books-alga-came") == 5
    assert play.standing() == mine


def test_what_was_wrong_is_mended_and_said_and_the_rest_stands() -> None:
    play = table(reef(spaces=SHELTER), phase="algae")
    mine = SHELTER | {(6, column): "~" for column in range(1, 6)} | {(1, 1): "", (4, 4): "Fi"}
    play.act(0, do.Submit(reef(spaces=mine)))
    found = [event["what"].id for event in play.events("mended")]
    assert found == ["error-builders-changed", "error-builders-changed"]
    assert play.standing() == SHELTER | {(6, column): "~" for column in range(1, 6)}
    assert play.events("books-right") == []


def test_dwellers_and_deaths_are_told_when_the_books_are_closed() -> None:
    play = table(reef(spaces=SHELTER, fish=2), deck=("heatwave",))
    play.act(0, do.Submit(reef(spaces={(1, 3): "Fi", (1, 4): "Fi"}, fish=1)))
    assert play.dwellers() == {"fish": 1}
    assert len(play.events("books-removed")) == 2
    (left,) = play.events("books-dwellers-left")
    assert left["count"] == 1


# -- predictions ---------------------------------------------------------------------------------


def test_a_card_is_predicted_before_it_is_worked_out() -> None:
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
def test_cards_with_rolls_and_of_the_table_are_worked_out_too(card: str) -> None:
    play = table(reef(spaces=SHELTER), deck=(card, "calm-seas"))
    play.match.act(0, submission(play, 0))
    assert play.state.phase == "catastrophe"
