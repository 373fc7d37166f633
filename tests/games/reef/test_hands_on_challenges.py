"""*Catch an error*: challenges, and the dwellers that they win (R28)."""

from __future__ import annotations

from reefkit.match.game import Ready
from tests.games.reef.books import SHELTER, err, submit, table
from tests.games.reef.guided import do, reef


def test_the_first_valid_challenge_wins_and_an_empty_one_changes_nothing() -> None:
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


def test_whom_one_may_challenge() -> None:
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


def test_a_seat_that_had_nothing_to_do_may_look_for_errors_too() -> None:
    play = table(reef(spaces=SHELTER), reef(), phase="dwellers")
    assert play.awaits() == {0}
    play.act(0, do.Submit(reef(spaces=SHELTER, fish=3)))
    assert play.awaits() == {1}
    assert play.act(1, do.Challenge(0))[0] == "challenge-valid"
    play.ready(1)
    assert play.dwellers() == {"fish": 2}


def test_two_that_catch_each_other_change_their_dwellers() -> None:
    play = table(reef(spaces=SHELTER, fish=2), reef(spaces=SHELTER, snail=1))
    err(play, 0, 1)
    play.act(0, do.Challenge(1))
    play.act(1, do.Challenge(0))
    play.ready(0, 1)
    play.ready(0, 1)
    assert play.state.phase == "survey"
    assert [play.dwellers(seat) for seat in (0, 1)] == [{"snail": 1}, {"fish": 2}]
    assert play.state.stolen == []


def test_dwellers_can_be_lost_only_once() -> None:
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


def test_a_theft_in_the_survey_comes_before_the_tally() -> None:
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


def test_what_a_catcher_cannot_sustain_leaves_in_the_order_of_the_pieces() -> None:
    play = table(
        reef(spaces=SHELTER, urchin=1, snail=1), reef(spaces=SHELTER, fish=1), phase="survey"
    )
    err(play, 0)
    submit(play, 1)
    play.act(1, do.Challenge(0))
    play.ready(0, 1)
    assert play.dwellers(1) == {"snail": 1, "urchin": 1}
    assert play.events("surveyed", 1)[0]["population"] == 7


def test_two_thefts_crosswise_in_the_survey() -> None:
    """What is built over goes, and one dweller with it; the other comes from the neighbour."""
    stacked = {(5, 1): "Pl/Fi/Bo", (1, 1): "Bo"}
    play = table(reef(spaces=stacked, fish=2), reef(spaces=stacked, fish=1), phase="survey")
    err(play, 0, 1)
    play.act(0, do.Challenge(1))
    play.act(1, do.Challenge(0))
    play.ready(0, 1)
    assert [play.dwellers(seat) for seat in (0, 1)] == [{"fish": 1}, {"fish": 1}]
    assert [event["population"] for event in play.events("surveyed")] == [5, 6]


def test_a_theft_leaves_the_scores_of_bots_as_they_were() -> None:
    full, stacked = reef(spaces=SHELTER, fish=2), reef(spaces={(5, 1): "Pl/Fi/Bo"})
    play = table(full, full, stacked, phase="survey", bots={2: "newcomer"})
    play.act(2, Ready())
    err(play, 0)
    submit(play, 1)
    play.act(1, do.Challenge(0))
    play.ready(0, 1)
    assert play.state.score[0, :, 0].tolist() == [4, 8, 3]
