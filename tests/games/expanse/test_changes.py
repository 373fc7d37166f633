"""What may be changed in a finished match of Blue Expanse."""

from __future__ import annotations

import pytest

from reefkit.games.expanse import GAME, new_match
from reefkit.games.expanse import actions as do
from reefkit.games.expanse.food_web import warming_step
from reefkit.games.expanse.state import State
from reefkit.match.counterfactual import (
    At,
    CardRemoved,
    Course,
    OptionTurned,
    StateChanged,
    changes_of,
)
from reefkit.match.errors import Rejection
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable

RESEARCH = StateChanged("bleaching-research")


@pytest.fixture(scope="module")
def match() -> Match:
    seats = [
        SeatInfo(name, bot=style) for name, style in zip(("Ana", "Ben"), GAME.bots, strict=False)
    ]
    made = new_match(seats, seed=2, options={"dice": 2, "turns": 18})
    MemoryTable(made).run()
    return made


def opening(match: Match, turn: int) -> int:
    return next(
        at for at in range(match.position)
        if match.state_at(at).turn == turn and match.state_at(at).phase == "move"
    )  # fmt: skip


def kinds_on_offer(state: State) -> set[str]:
    found = {
        kind
        for pile in state.piles.values()
        for kind in [*pile.open, *pile.waiting, *pile.returned]
    }
    return found | {kind for pile in state.piles.values() for layer in pile.deck for kind in layer}


def test_the_bleaching_research_is_complete_from_stage_3_on(match: Match) -> None:
    at = changes_of(GAME).opens(match, RESEARCH)
    assert at is not None
    assert (match.state_at(at - 1).stage, match.state_at(at).stage >= 3) == (2, True)
    course = Course(match, RESEARCH, at).run()
    assert course.over
    was, now = (
        warming_step(each.rules.stepping(each.state_at(at)))  # type: ignore[attr-defined]
        for each in (match, course.match)
    )
    assert now > was
    thresholds = [
        each.what.values["every"]
        for each in course.match.events(at)
        if each.what.id == "expanse-threshold-warming"
    ]
    assert set(thresholds) <= {now}
    with pytest.raises(Rejection) as refused:
        Course(match, RESEARCH, at - 1)
    assert refused.value.message.id == "what-if-expanse-stage"


def test_a_removed_card_is_on_offer_no_more_and_stays_where_it_was_bought(match: Match) -> None:
    at = opening(match, 8)
    was: State = match.state_at(at)
    reefs = {card.kind for place in was.seats for card in place.reef if not card.copy}
    kind = min(reefs & kinds_on_offer(was))
    course = Course(match, CardRemoved(kind), at)
    now: State = course.match.state_at(at)
    assert kind not in kinds_on_offer(now)
    assert [[card.kind for card in place.reef] for place in now.seats] == [
        [card.kind for card in place.reef] for place in was.seats
    ]
    course.run()
    bought = [
        course.match.state_at(entry.position).piles[entry.action["deck"]].open[entry.action["slot"]]
        for entry in course.match.entries[at:]
        if entry.action["do"] == "buy"
    ]
    assert bought
    assert kind not in bought


def test_a_removed_card_that_lies_open_leaves_its_slot(match: Match) -> None:
    at = opening(match, 8)
    for name, pile in match.state_at(at).piles.items():
        kind = next(kind for kind in pile.open if kind)
        course = Course(match, CardRemoved(kind), at)
        now: State = course.match.state_at(at)
        assert kind not in kinds_on_offer(now)
        assert now.piles[name].open.count("") == pile.open.count("") + pile.open.count(kind)


def test_a_card_that_nobody_has_yet_is_left_out_whole(match: Match) -> None:
    course = Course(match, CardRemoved("whale-shark"), 0)
    assert "whale-shark" in course.match.setup.options["without"]
    assert "whale-shark" not in kinds_on_offer(course.match.state_at(0))
    assert course.run().over


def test_a_purchase_is_of_the_kind_wherever_it_lies_now(match: Match) -> None:
    known = changes_of(GAME)
    entry = next(each for each in match.entries if each.action["do"] == "buy")
    state: State = match.state_at(entry.position)
    deck, slot = entry.action["deck"], entry.action["slot"]
    then, buy = At(match.rules, state), do.Buy(deck, slot)
    assert known.again(then, then, entry.seat or 0, buy) == buy
    turned = match.state_at(entry.position)
    piles = {**turned.piles, deck: type(turned.piles[deck])(**{
        name: getattr(turned.piles[deck], name) for name in turned.piles[deck].__struct_fields__
    })}  # fmt: skip
    kinds = state.piles[deck].open
    piles[deck].open = [*kinds[1:], kinds[0]]
    moved = type(turned)(**{name: getattr(turned, name) for name in turned.__struct_fields__})
    moved.piles = piles
    found = known.again(then, At(match.rules, moved), entry.seat or 0, buy)
    assert isinstance(found, do.Buy)
    assert moved.piles[deck].open[found.slot] == kinds[slot]
    piles[deck].open = [""] * len(kinds)
    assert known.again(then, At(match.rules, moved), entry.seat or 0, buy) is None


def test_within_a_turn_no_card_is_removed(match: Match) -> None:
    within = next(at for at in range(match.position) if match.state_at(at).phase == "buy")
    for change in (CardRemoved("coral"), OptionTurned("raising", value=False)):
        with pytest.raises(Rejection) as refused:
            Course(match, change, within)
        assert refused.value.message.id == "what-if-expanse-turn"
