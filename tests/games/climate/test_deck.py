"""The deck: what its top shows, when it is refilled, and when no card is left (C2, C18, C20)."""

from __future__ import annotations

from reefkit.games.climate.actions import Draw, Preadapt
from reefkit.games.climate.rules import view
from reefkit.games.climate.state import HIDDEN
from reefkit.match.game import Ready
from tests.games.climate.tables import Sitting


def at_draw() -> Sitting:
    table = Sitting()
    table.state.step = "draw"
    return table


def test_the_discards_are_shuffled_when_a_card_is_needed_and_none_is_left() -> None:
    table = at_draw()
    table.state.deck, table.state.discards = [], list(range(20))
    told = table.act(0, Draw(), move=[1])
    assert told[0] == "climate-reshuffled"
    assert table.dice.asked[0] == "shuffle"
    assert table.state.discards == []
    assert sorted(table.state.deck + table.state.hands[0]) == list(range(20))


def test_an_empty_deck_waits_for_a_draw() -> None:
    table = Sitting()
    table.state.deck, table.state.discards = [], table.state.deck
    table.act(0, Ready())
    assert table.state.deck == []
    assert table.state.discards


def test_when_every_card_is_in_a_hand_nothing_is_drawn() -> None:
    """C18."""
    table = at_draw()
    table.state.hands[1], table.state.deck = table.state.deck, []
    told = table.act(0, Draw(), move=[1])
    assert told[0] == "climate-no-card"
    assert table.state.hands[0] == []
    assert table.state.step == "act"


def test_a_deleterious_card_on_top_is_seen_by_all_and_nothing_under_it() -> None:
    """C2."""
    table = at_draw()
    (bad, _) = table.stack("deleterious", "fur-up")
    for seat in (0, 1, None):
        deck = view(table.state, seat, table.rules.cards).deck
        assert deck[-1] == bad
        assert set(deck[:-1]) == {HIDDEN}
    table.stack("fur-up")
    assert set(view(table.state, 0, table.rules.cards).deck) == {HIDDEN}


def test_a_card_that_was_played_or_lost_lies_open_and_a_hand_is_its_owners() -> None:
    """C20."""
    table = Sitting()
    mine = table.hold(0, "fur-up", "neutral")
    other = table.hold(1, "shape-up")
    table.act(0, Preadapt(mine[:1]))
    for seat in (0, 1, None):
        seen = view(table.state, seat, table.rules.cards)
        assert seen.discards == [mine[0]]
        assert seen.hands == [
            [mine[1]] if seat == 0 else [HIDDEN],
            list(other) if seat == 1 else [HIDDEN],
        ]


def test_the_card_drawn_is_seen_by_its_owner_alone_unless_it_is_deleterious() -> None:
    table = at_draw()
    (card,) = table.stack("fur-up")
    table.act(0, Draw(), move=[1])
    assert view(table.state, 0, table.rules.cards).drawn == card
    assert view(table.state, 1, table.rules.cards).drawn == HIDDEN
    table = at_draw()
    (bad,) = table.stack("deleterious")
    table.act(0, Draw(), move=[1])
    assert view(table.state, 1, table.rules.cards).drawn == bad


def test_whether_another_could_live_elsewhere_is_not_told() -> None:
    """Its hand stands in that."""
    table = Sitting()
    table.state.hope = True
    assert view(table.state, 0, table.rules.cards).hope
    assert not view(table.state, 1, table.rules.cards).hope
    assert not view(table.state, None, table.rules.cards).hope
