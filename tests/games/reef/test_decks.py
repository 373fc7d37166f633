"""Phase 3: how cards are drawn: the schedule, *Bad luck*, reshuffling, and subsets of a deck."""

from __future__ import annotations

import numpy as np
import pytest

from reefkit.games.reef.state import Array
from reefkit.match.game import Ready, Undo
from tests.games.reef.guided import Guided, do, reef

QUIET = reef("atoll", {(2, 2): "So"})


def names(table: Guided) -> list[str]:
    return [e["card"].id.removeprefix("card-") for e in table.events("card-drawn")]


def pile(table: Guided, counts: Array) -> set[str]:
    return {table.lookups.cards[n] for n in np.nonzero(counts)[0]}


def catastrophe(*cards: str, round_: int = 2, **options: object) -> Guided:
    """Play to the catastrophe of a round, with the cards to be drawn named in their order."""
    table = Guided(
        QUIET,
        phase="settlement",
        round_=round_,
        juveniles=[["Fi"]],
        options={"rounds": 7, **options},
    )
    return settled(table.rolls(card=list(cards)))


def settled(table: Guided) -> Guided:
    table.act(0, do.Settle(((0, 6, 1),)), Ready())
    return table


def run(table: Guided) -> Guided:
    """Do what the cards ask, whatever comes first, until the survey."""
    while table.state.phase == "catastrophe":
        table.act(0, table.legal(0)[0])
    return table


@pytest.mark.parametrize(
    ("round_", "cards"),
    [
        (1, ["calm-seas"]),
        (2, ["calm-seas", "heatwave"]),
        (3, ["glaciation"]),
        (4, ["heatwave", "tsunami"]),
        (5, ["calm-seas", "glaciation"]),
        (6, ["tsunami", "corrosive-waters"]),
        (7, ["heatwave", "oceanic-anoxic-event"]),
    ],
)
def test_short_and_long_cards_by_round(round_: int, cards: list[str]):
    table = run(catastrophe(*cards, round_=round_))
    assert names(table) == cards
    struck = table.state.struck[round_ - 1]
    assert pile(table, struck) == pile(table, table.state.discard) == set(cards)


def test_cards_come_one_at_a_time_and_everybody_says_ready_between():
    table = catastrophe("calm-seas", "deep-freeze")
    assert names(table) == ["calm-seas"]
    table.ready()
    assert names(table) == ["calm-seas", "deep-freeze"]
    assert table.state.phase == "catastrophe"


def test_bad_luck_draws_two_at_once_before_the_next_scheduled_card():
    table = run(catastrophe("bad-luck", "calm-seas", "heatwave", "tsunami"))
    assert names(table) == ["bad-luck", "calm-seas", "heatwave", "tsunami"]
    assert table.events("card-draws-more")[0]["count"] == 2
    assert len(pile(table, table.state.discard)) == 4


def test_bad_luck_is_set_aside_while_it_resolves():
    """R24: it is neither in the deck nor among the discards, so it cannot come twice."""
    table = Guided(
        QUIET,
        phase="settlement",
        round_=1,
        juveniles=[["Fi"]],
        deck=["bad-luck", "calm-seas"],
    )
    settled(table.rolls(card=["bad-luck", "calm-seas", "calm-seas"]))
    seen = []
    while table.state.phase == "catastrophe":
        seen.append((pile(table, table.state.deck), pile(table, table.state.discard)))
        table.ready()
    assert seen == [({"calm-seas"}, set()), (set(), set()), (set(), set())]
    assert names(table) == ["bad-luck", "calm-seas", "calm-seas"]
    assert pile(table, table.state.discard) == {"bad-luck", "calm-seas"}


def test_a_second_bad_luck_is_replaced():
    """R24: where the deck has more than one, a card drawn by one never is another."""
    table = Guided(
        QUIET, phase="settlement", juveniles=[["Fi"]], deck=["bad-luck", "heatwave", "tsunami"]
    )
    table.state.deck[table.lookups.cards.index("bad-luck")] = 3
    settled(table.rolls(card=["bad-luck"]))
    run(table)
    assert sorted(names(table)) == ["bad-luck", "heatwave", "tsunami"]


def test_the_discards_come_back_when_a_draw_finds_the_deck_empty():
    table = Guided(
        QUIET,
        phase="settlement",
        round_=2,
        juveniles=[["Fi"]],
        deck=["calm-seas", "heatwave"],
        options={"rounds": 7},
    )
    settled(table)
    run(table)
    assert sorted(names(table)) == ["calm-seas", "heatwave"]
    assert pile(table, table.state.deck) == set()
    again = Guided(
        QUIET,
        phase="settlement",
        round_=2,
        juveniles=[["Fi"]],
        deck=["calm-seas"],
        options={"rounds": 7},
    )
    run(settled(again))
    assert names(again) == ["calm-seas", "calm-seas"]


def test_the_card_in_hand_is_not_shuffled_back():
    """The second draw by *Bad luck* finds the deck empty while nothing lies on the discards."""
    table = Guided(QUIET, phase="settlement", juveniles=[["Fi"]], deck=["bad-luck", "calm-seas"])
    settled(table.rolls(card=["bad-luck"]))
    table.ready()
    assert pile(table, table.state.discard) == set()
    assert table.state.turn is not None
    assert table.lookups.cards[table.state.turn.card] == "calm-seas"


def test_each_card_goes_back_at_once_with_the_option():
    table = run(catastrophe("heatwave", "heatwave", reshuffle_each_draw=True))
    assert names(table) == ["heatwave", "heatwave"]
    assert not table.state.discard.any()
    assert table.state.deck.sum() == len(table.lookups.cards)


def test_bad_luck_goes_back_after_what_it_drew_with_the_option():
    """R24."""
    table = catastrophe("bad-luck", "calm-seas", "heatwave", round_=1, reshuffle_each_draw=True)
    bad_luck = table.lookups.cards.index("bad-luck")
    while table.state.phase == "catastrophe":
        assert table.state.deck[bad_luck] == 0
        table.act(0, table.legal(0)[0])
    assert table.state.deck.sum() == len(table.lookups.cards)


def test_a_teacher_may_play_with_some_cards_only():
    table = Guided("", options={"cards": ["heatwave", "glaciation"]})
    assert pile(table, table.state.deck) == {"heatwave", "glaciation"}


def test_a_teacher_may_play_with_some_topics_only():
    table = Guided("", options={"topics": ["storms"]})
    assert pile(table, table.state.deck) == {
        "hurricane-near-miss",
        "hurricane-hit",
        "gale-force-winds",
        "tsunami",
    }


def test_a_deck_of_nothing_but_bad_luck_draws_nothing():
    """R24."""
    table = Guided(
        QUIET, phase="settlement", juveniles=[["Fi"]], options={"cards": ["bad-luck", "glaciation"]}
    )
    assert pile(table, table.state.deck) == {"glaciation"}
    settled(table)
    assert table.state.phase == "survey"
    assert table.events("card-none")[0]["deck"].id == "deck-short"


def test_a_draw_cannot_be_taken_back():
    table = catastrophe("calm-seas")
    assert table.why_not(0, Undo()) == "undo-ready"


# -- predictions -------------------------------------------------------------------------------


def predicting(card: str, *drawn: str, **options: object) -> Guided:
    long = card in {"glaciation", "oceanic-anoxic-event", "carbon-dioxide-pulse"}
    chosen = {"predict": "first", **options}
    return Guided(*drawn, phase="catastrophe", round_=3 if long else 1, deck=[card], options=chosen)


def test_each_seat_predicts_before_the_card_is_carried_out():
    """Right are those marked that die, and those not marked that live."""
    drawn = reef("ramp", {(1, 1): "Fi", (1, 2): "Bo", (1, 3): "So", (3, 1): "Pl", (6, 1): "Fi"})
    table = predicting("hurricane-hit", drawn, drawn)
    assert table.awaits() == {0, 1}
    assert table.standing(0)[1, 1] == "Fi"
    assert table.why_not(0, do.Predict(((5, 5, 0),))) == "no-builder-there"
    assert table.why_not(0, Ready()) in {"choose-first", "not-done"}
    table.act(0, do.Predict(((1, 1, 0), (3, 1, 0), (6, 1, 0))))
    assert (1, 1) in table.standing(0)
    table.act(1, do.Predict(()))
    assert (1, 1) not in table.standing(0)
    scores = [(e["right"], e["of"]) for e in table.events("prediction-scored")]
    assert scores == [(3, 5), (2, 5)]
    card = table.lookups.cards.index("hurricane-hit")
    assert table.state.prediction_score == [[[1, card, 3, 5]], [[1, card, 2, 5]]]


def test_a_half_card_counts_only_what_is_certain():
    """R29: the owner chooses after the prediction."""
    drawn = reef("ramp", {(1, 1): "Fi", (1, 2): "Bo", (1, 3): "Fih", (3, 1): "Bi"})
    table = predicting("heatwave", drawn)
    table.act(0, do.Predict(((1, 1, 0), (1, 3, 0))))
    (scored,) = table.events("prediction-scored")
    assert (scored["right"], scored["of"]) == (1, 2)  # of the two that certainly live
    table.act(0, do.Sacrifice(((1, 2, 0),)))
    assert (1, 1) in table.standing()


def test_half_of_one_is_a_certain_survival():
    """R29."""
    table = predicting("heatwave", reef("ramp", {(1, 1): "Fi"}))
    table.act(0, do.Predict(()))
    assert [(e["right"], e["of"]) for e in table.events("prediction-scored")] == [(1, 1)]


def test_a_tie_is_not_certain():
    """R29."""
    table = predicting("coral-disease", reef("ramp", {(1, 1): "Fi", (1, 2): "Bo", (1, 3): "So"}))
    table.act(0, do.Predict(((1, 1, 0),)))
    assert [(e["right"], e["of"]) for e in table.events("prediction-scored")] == [(1, 1)]


def test_predictions_are_hidden_until_all_are_in():
    drawn = reef("ramp", {(1, 1): "Fi", (1, 2): "Fi"})
    table = predicting("gale-force-winds", drawn, drawn)
    table.act(0, do.Predict(((1, 2, 0),)))
    rules = table.match.rules
    for seat, sees in ((0, True), (1, False), (None, False)):
        turn = rules.view(table.state, seat).turn
        assert (turn.predictions[0] is not None) == sees
    assert table.match.steps(1)[-1].action is None
    assert table.match.steps(1)[-1].events == ()


@pytest.mark.parametrize(("predict", "asked"), [("none", 0), ("first", 1), ("all", 2)])
def test_the_first_card_of_a_round_or_all_or_none_are_predicted(predict: str, asked: int):
    table = Guided(
        QUIET,
        phase="catastrophe",
        round_=2,
        deck=["calm-seas", "deep-freeze"],
        options={"predict": predict},
    )
    while table.state.phase == "catastrophe":
        table.act(0, table.legal(0)[0])
    assert len(table.events("prediction-scored")) == asked


def test_a_card_that_only_draws_others_is_not_predicted_and_the_next_one_is():
    table = Guided(
        QUIET,
        phase="settlement",
        juveniles=[["Fi"]],
        deck=["bad-luck", "invasive-fleshy-algae", "calm-seas"],
        options={"predict": "first"},
    )
    settled(table.rolls(card=["bad-luck", "invasive-fleshy-algae", "calm-seas"]))
    table.ready()
    assert table.legal(0)[0] == do.Predict(())


def test_a_card_that_rolls_a_row_is_predicted_once_the_row_is_known():
    drawn = reef("ramp", {(2, 1): "Bo", (3, 1): "Pl"})
    table = Guided(
        drawn,
        phase="settlement",
        juveniles=[["Fi"]],
        deck=["invasive-species"],
        options={"predict": "first"},
    )
    settled(table.rolls(row=[8]))
    assert [e["row"] for e in table.events("row-rolled")] == [2]
    table.act(0, do.Predict(((2, 1, 0),)))
    assert [(e["right"], e["of"]) for e in table.events("prediction-scored")] == [(3, 3)]


def test_bots_are_not_asked_to_predict():
    drawn = reef("ramp", {(1, 1): "Fi"})
    table = Guided(
        drawn,
        drawn,
        phase="catastrophe",
        deck=["gale-force-winds"],
        options={"predict": "all"},
        bots={1: "newcomer"},
    )
    assert table.awaits() == {0}
