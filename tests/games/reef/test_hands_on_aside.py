"""Hands-on mode alone, taken back, by a bot that stands in, and saved at any moment."""

from __future__ import annotations

import pytest

from reefkit.games import games
from reefkit.games.reef import new_match
from reefkit.match import save
from reefkit.match.codec import to_plain
from reefkit.match.game import Ready, SeatInfo, Undo
from tests.games.reef.books import HANDS_ON, SHELTER, err, submission, submit, table, with_dwellers
from tests.games.reef.guided import do, reef


def test_solo_play_has_no_challenge_and_is_mended_at_once() -> None:
    play = table(reef(spaces=SHELTER))
    assert play.why_not(0, do.Challenge(0)) == "no-challenge-now"
    told = play.act(0, with_dwellers(submission(play, 0), fish=1))
    assert told[:2] == ["submitted", "books-open"]
    assert "mended" in told
    assert play.dwellers() == {}


def test_a_person_among_bots_has_nobody_to_challenge() -> None:
    play = table(reef(spaces=SHELTER), reef(spaces=SHELTER), bots={1: "newcomer"})
    told = play.act(0, submission(play, 0))
    assert "books-right" in told


def test_a_submission_can_be_taken_back_before_everybody_is_in() -> None:
    play = table(reef(spaces=SHELTER), reef(spaces=SHELTER))
    err(play, 0)
    assert play.undo(0) == ["choice-undone"]
    assert play.state.turn.submissions == [None, None]
    assert play.awaits() == {0, 1}
    submit(play, 0)
    submit(play, 1)
    assert play.act(1, do.Challenge(0)) == ["challenge-empty"]
    assert play.why_not(0, Undo()) == "undo-answered"


def test_who_has_seen_the_others_boards_cannot_take_a_submission_back() -> None:
    play = table(reef(spaces=SHELTER), reef(spaces=SHELTER))
    submit(play, 0)
    err(play, 1)
    assert play.why_not(1, Undo()) == "undo-moved-on"
    assert play.why_not(0, Undo()) == "undo-answered"


def test_who_has_seen_the_card_act_cannot_take_a_prediction_back() -> None:
    play = table(reef(spaces=SHELTER), deck=("hurricane-hit",), predict="all")
    play.act(0, do.Predict(()))
    assert play.why_not(0, Undo()) == "undo-moved-on"


@pytest.mark.parametrize("phase", ["dwellers", "algae", "settlement", "catastrophe", "survey"])
def test_a_bot_that_stands_in_submits_a_right_board_and_challenges_nobody(phase: str) -> None:
    reefs = (reef(spaces=SHELTER | {(2, 2): "~"}, snail=1), reef(spaces=SHELTER, fish=1))
    play = table(
        *reefs, phase=phase, juveniles=[["Bo", "Fi"], ["Bo"]] if phase == "settlement" else ()
    )
    rules = play.match.rules
    while play.state.phase == phase and play.awaits():
        one = rules.awaited(play.state)[0]
        seat = one.seats[0]
        action = rules.otherwise(play.state, one, seat, play.match.luck(seat, play.state))
        assert isinstance(action, do.Submit | Ready)
        play.told += play.match.act(seat, action, "bot")
    assert len(play.events("books-right")) == 2
    assert play.events("mended") == []
    assert play.events("challenge-valid") == []


def test_a_match_can_be_saved_and_loaded_in_the_middle_of_every_step() -> None:
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
