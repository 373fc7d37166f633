"""Offers on the page: made by counts, answered, countered, and refused when they do not fit."""

from __future__ import annotations

import pytest

from reefkit.games.reef.state import TRADED
from tests.games.reef.guided import Guided, reef
from tests.labs.reef.outcomes import Page, at, filled, keys, words

JUVENILES = [["Fi", "Fi", "Pl+", "Fi"], ["Bo", "Boh"], ["Mi", "Bo"], ["Bi"]]


def table(seats: int = 3, **options: object) -> Page:
    pictures = [reef("ramp", {(1, 1): "Fi"}) for _ in range(seats)]
    juveniles = JUVENILES[:seats]
    guided = Guided(*pictures, phase="migration", juveniles=juveniles, options=options)
    return Page(guided)


def key(page: Page, code: str) -> str:
    """Give the key of a kind of juvenile: its number and its tokens."""
    lookups = page.scene.play.lookups
    organisms = page.scene.play.content.organisms
    kind = next(
        n for n, name in enumerate(lookups.builders) if name and organisms[name].code == code[:2]
    )
    marks = {t.mark: lookups.bit[n] for n, t in page.scene.play.content.mutations.token.items()}
    return f"{kind}-{sum(marks[mark] for mark in code[2:])}"


def step(page: Page, prefix: str, code: str, by: int) -> None:
    page.do("count", name=prefix + key(page, code), by=by)


def test_juveniles_that_are_alike_are_one_line_and_others_are_not():
    soup = table().controls()
    lines = [words(each) for each in soup.select(".rk-choice-still")]
    assert [line.split(" ")[0:2] for line in lines][:2] == [["finger", "coral"], ["platy", "coral"]]
    assert "3 in the nursery" in lines[0]
    assert "1 in the nursery" in lines[1]
    assert len(lines) == 4  # boulder corals with and without a mutation are two lines


def test_an_offer_names_the_first_free_slots():
    page = table()
    step(page, "give-", "Fi", 2)
    step(page, "want-", "Boh", 1)
    assert words(at(page.controls(), "trade-sum")) == "You give 2 to Seat 2 and ask for 1."
    assert filled(page.controls()) == ["offer"]
    page.do("offer")
    (trade,) = page.state.turn.trades
    assert (trade.by, trade.to, trade.give, trade.want) == (0, 1, [0, 1], [1])
    step(page, "give-", "Fi", 1)
    page.do("offer")
    assert page.state.turn.trades[1].give == [3]  # those of the first offer are not promised twice


def test_what_is_offered_is_read_from_the_other_side():
    page = table()
    step(page, "give-", "Fi", 2)
    step(page, "want-", "Boh", 1)
    page.do("offer")
    mine = at(page.controls(), f"mine-{page.state.turn.trades[0].id}")
    assert [words(each) for each in mine.select("dd")] == ["1 × boulder coral", "2 × finger coral"]
    page.do("ready")
    assert page.seat == 1
    asked = at(page.controls(), f"asked-{page.state.turn.trades[0].id}")
    assert [words(each) for each in asked.select("dd")] == ["2 × finger coral", "1 × boulder coral"]
    assert asked.select('[aria-label="tolerance of heat"]')
    assert filled(page.controls()) == [f"accept-{page.state.turn.trades[0].id}"]


def test_accepted_juveniles_have_moved_and_are_not_traded_again():
    page = table()
    step(page, "give-", "Pl+", 1)
    page.do("offer")
    page.do("ready")
    page.do("accept", offer=page.state.turn.trades[0].id)
    nursery = page.state.nursery
    assert TRADED in nursery.origin[1]
    assert not page.state.turn.trades
    assert "platy" not in words(page.controls())  # neither on offer by seat 2, nor left with seat 1


def test_a_counter_opens_filled_in_and_turns_the_offer_round():
    page = table()
    step(page, "give-", "Fi", 2)
    step(page, "want-", "Bo", 1)
    page.do("offer")
    page.do("ready")
    first = page.state.turn.trades[0].id
    page.do("counter", offer=first)
    soup = page.controls()
    assert words(at(soup, "trade-sum")) == "You give 1 to Seat 1 and ask for 2."
    step(page, "want-", "Fi", 1)
    page.do("offer")
    (trade,) = page.state.turn.trades
    assert (trade.id != first, trade.by, trade.to) == (True, 1, 0)
    assert sorted(trade.want) == [0, 1, 3]
    assert page.seat == 1  # not ready yet: it may go on


def test_a_counter_to_an_offer_that_is_gone_is_no_new_offer():
    page = table()
    step(page, "give-", "Fi", 1)
    page.do("offer")
    page.do("ready")
    trade = page.state.turn.trades[0].id
    page.do("counter", offer=trade)
    page.table.act(1, {"do": "decline", "offer": trade})
    assert page.refused("offer") == "no-such-offer"
    assert keys(page.controls(), "asked-") == []


def test_offers_are_declined_and_taken_back():
    page = table()
    step(page, "give-", "Fi", 1)
    page.do("offer")
    page.do("withdraw", offer=page.state.turn.trades[0].id)
    assert page.state.turn.trades == []
    step(page, "give-", "Fi", 1)
    page.do("offer")
    page.do("ready")
    page.do("decline", offer=page.state.turn.trades[0].id)
    assert page.state.turn.trades == []


def test_two_seats_are_neighbours_once_and_four_not_all():
    assert keys(table(2).controls(), "trade-with-") == []
    assert "Seat 2" in words(at(table(2).controls(), "trade-form"))
    assert keys(table(4).controls(), "trade-with-") == ["1", "3"]
    assert table(4).refused("trade-with", seat=2) == "not-a-neighbour"


def test_turning_to_another_neighbour_asks_nothing_of_it_yet():
    page = table()
    step(page, "give-", "Fi", 1)
    step(page, "want-", "Bo", 1)
    page.do("trade-with", seat=2)
    assert words(at(page.controls(), "trade-sum")) == "A gift of 1 to Seat 3."


def test_when_all_offers_are_made_the_form_is_gone():
    page = table()
    most = page.scene.play.content.rules.numbers.offers_each_phase
    for left in range(most, 0, -1):
        assert words(page.controls().select_one(".rk-card-note")).startswith(
            "one offer" if left == 1 else f"{left} offers"
        )
        step(page, "give-", "Fi", 1)
        page.do("offer")
    soup = page.controls()
    assert keys(soup, "trade-form") == []
    assert keys(soup, "trade-used") == [""]


def test_another_seat_finds_nothing_in_hand():
    page = table()
    step(page, "give-", "Fi", 2)
    page.session.choose_seat(1)
    assert "Set with +" in words(at(page.controls(), "trade-sum"))
    page.session.choose_seat(0)
    assert "Set with +" in words(at(page.controls(), "trade-sum"))


@pytest.mark.parametrize(
    ("act", "values", "why"),
    [
        ("offer", {}, "nothing-chosen"),
        ("accept", {"offer": "9-9-9"}, "no-such-offer"),
        ("accept", {"offer": ["1"]}, "lab-not-understood"),
        ("accept", {}, "lab-not-understood"),
        ("counter", {"offer": "x" * 61}, "lab-not-understood"),
        ("counter", {"offer": "1-1-1"}, "no-such-offer"),
        ("withdraw", {"offer": "1-1-1"}, "no-such-offer"),
        ("trade-with", {"seat": -1}, "lab-not-understood"),
        ("trade-with", {"seat": "Seat 2"}, "lab-not-understood"),
        ("trade-with", {"seat": 0}, "not-a-neighbour"),
    ],
)
def test_what_does_not_fit_is_refused(act: str, values: dict[str, object], why: str):
    page = table()
    assert page.refused(act, **values) == why
    page.controls()


def test_counts_from_elsewhere_offer_nothing():
    page = table()
    page.do("count", name="give-1-0", by=9)
    page.do("count", name="want-99-65535", by=9)
    page.do("count", name="give-", by=9)
    assert page.refused("offer") in {"trade-too-many", "nothing-chosen"}
    step(page, "give-", "Fi", 9)
    assert page.refused("offer") == "trade-too-many"


def test_an_offer_of_others_cannot_be_answered_or_taken_back():
    page = table()
    page.table.act(1, {"do": "offer", "to": 2, "give": [0]})
    trade = page.state.turn.trades[0].id
    for act in ("accept", "decline", "counter", "withdraw"):
        assert page.refused(act, offer=trade) == "offer-not-yours"


def test_no_offers_outside_the_phase():
    page = Page(Guided(reef("ramp"), reef("ramp"), phase="algae"))
    assert page.refused("offer") == "trade-not-now"
    assert page.refused("counter", offer="1-0-1") == "trade-not-now"
