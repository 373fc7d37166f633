"""Succession and *Upgrade* (rules page, *Succession*; S4, S10, S12, S13, S19)."""

import pytest
from msgspec.structs import replace

from reefkit.games.succession import GAME, new_match
from reefkit.games.succession import actions as do
from reefkit.match.errors import Rejection
from reefkit.match.game import Ready, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.games.succession.laid_out import lay_out
from tests.match.clocks import Clock


@pytest.mark.parametrize(
    ("low", "high", "colour", "then"),
    [("5", "6", "green", "yellow"), ("10", "11", "yellow", "blue")],
)
def test_who_lays_a_five_or_a_ten_may_follow_at_once(
    low: str, high: str, colour: str, then: str
) -> None:
    table = lay_out(f"{low} {high} 2", "3 3", pile="1", colour=colour).play(0, low)
    assert table.stands == ("follow", 0)
    assert table.refused(1, do.Upgrade()) == "not-now"
    table.act(0, do.Follow())
    assert table.state.colour == then
    assert table.stands == ("turn", 1)


def test_whoever_cannot_or_will_not_follow_leaves_it_to_the_others() -> None:
    for hand in ("5 6 2", "5 2 2"):
        table = lay_out(hand, "6 3 3", "2 6 7 9", "3 3").play(0, "5")
        assert table.stands == ("follow", 0)
        table.passes(0)
        assert table.stands == ("upgrade", 0)
        (awaited,) = table.rules.awaited(table.state)
        assert awaited.seats == (1, 2, 3)
        table.act(2, do.Upgrade())
        assert table.state.colour == "yellow"
        assert table.refused(1, do.Upgrade()) == "not-now"
        assert table.stands == ("more", 2)


def test_after_the_upgrade_one_more_card_of_that_colour_and_the_next_after_the_upgrader() -> None:
    table = lay_out("5 2 2", "3 3", "2 6 7 crab", "3 3").play(0, "5").passes(0)
    table.act(2, do.Upgrade())
    assert table.refused(2, do.LayCard("diatoms")) == "more"
    assert table.refused(2, do.LayCard("crab")) == "more"
    table.play(2, "7")
    assert table.stands == ("turn", 3)
    declined = lay_out("5 2 2", "3 3", "2 6 7 9", "3 3", direction=-1).play(0, "5").passes(0)
    declined.act(2, do.Upgrade()).passes(2)
    assert declined.stands == ("turn", 1)


def test_the_window_stays_open_until_everybody_has_passed() -> None:
    table = lay_out("5 2 2", "3 3", "2 6 7", "3 3").play(0, "5").passes(0, 1)
    assert table.refused(1, do.Pass()) == "not-asked"
    assert table.refused(1, do.Upgrade()) == "not-asked"
    table.passes(3)
    assert table.stands == ("upgrade", 0)
    assert table.passes(2).stands == ("turn", 1)


def test_the_windows_open_though_nobody_holds_the_follower() -> None:
    """S19: what is asked tells nothing of a hand."""
    table = lay_out("5 2 2", "3 3", "3 3").play(0, "5")
    assert table.stands == ("follow", 0)
    assert table.refused(0, do.Follow()) == "no-follower"
    table.passes(0)
    assert table.refused(1, do.Upgrade()) == "no-follower"
    assert table.rules.legal(table.state, 1) == [do.Pass()]


def test_chains_are_allowed() -> None:
    table = lay_out("5 2 2", "6 10 11 3", "11 3 3").play(0, "5").passes(0)
    table.act(1, do.Upgrade()).play(1, "10")
    assert table.stands == ("follow", 1)
    table.act(1, do.Follow(last=True))
    assert table.state.colour == "blue"
    assert table.stands == ("turn", 2)
    other = lay_out("5 2 2", "6 10 3 3", "11 3 3").play(0, "5").passes(0)
    other.act(1, do.Upgrade()).play(1, "10").passes(1)
    assert [*other.rules.awaited(other.state)[0].seats] == [0, 2]
    other.act(2, do.Upgrade()).passes(2)
    assert other.stands == ("turn", 0)


def test_a_number_named_with_a_predator_opens_the_windows_after_its_effects() -> None:
    table = lay_out("shrimp 5 2", "3 3", "6 3 3").play(0, "shrimp", number=5, last=True)
    assert table.sizes == [1, 4, 3], "the next player draws before any window"
    assert table.stands == ("follow", 0)
    table.passes(0).act(2, do.Upgrade()).passes(2)
    assert table.stands == ("turn", 0)
    crab = lay_out("crab 5 2", "3 3", "6 3 3").play(0, "crab", number=5, last=True)
    crab.passes(0, 1, 2)
    assert crab.stands == ("turn", 2)


def test_of_two_players_the_crabs_own_next_turn_is_lost_to_an_upgrade() -> None:
    crab = lay_out("crab 5 2", "6 3 3").play(0, "crab", number=5, last=True).passes(0)
    assert crab.state.coming == 0
    crab.act(1, do.Upgrade()).passes(1)
    assert crab.stands == ("turn", 0)
    again = lay_out("crab 5 2", "6 3 3").play(0, "crab", number=5, last=True).passes(0, 1)
    assert again.stands == ("turn", 0)


# -- the clock ----------------------------------------------------------------------------------
def at_the_window(*bots: str | None, seconds: int = 5) -> tuple[MemoryTable, Clock]:
    """Play a match by its bots until an upgrade is open that a person may claim."""
    for seed in range(1, 400):
        seats = [SeatInfo(f"P{n}", bot=bot or "keeper") for n, bot in enumerate(bots)]
        match = new_match(seats, seed=seed, options={"window": seconds, "rounds": 1})
        while match.state.phase not in {"upgrade", "survey"}:
            seat = match.rules.awaited(match.state)[0].seats[0]
            view = match.rules.view(match.state, seat)
            match.act(seat, match.rules.decide(view, seat, "keeper", match.luck(seat, match.state)))
        people = [n for n, bot in enumerate(bots) if bot is None]
        holds = [n for n in range(len(bots)) if "ciliates" in match.state.hands[n]]
        if match.state.phase == "upgrade" and holds and set(people) - {match.state.player}:
            clock = Clock()
            who = [SeatInfo(f"P{n}", bot=bot) for n, bot in enumerate(bots)]
            setup = replace(match.setup, seats=tuple(who))
            again = Match(GAME, setup)
            for entry in match.entries:
                again.act(entry.seat, entry.action, time=clock().isoformat())
            return MemoryTable(again, clock), clock
    raise LookupError("no window opened")


def test_bots_leave_it_to_people_for_a_moment_and_then_answer() -> None:
    table, clock = at_the_window(None, "keeper", "keeper", "keeper")
    assert table.tick() == []
    clock.wait(2.4)
    assert table.tick() == []
    clock.wait(0.2)
    assert table.tick()[0].author == "bot"


def test_bots_do_not_wait_for_one_another() -> None:
    table, _ = at_the_window(None, "keeper", "keeper", "keeper")
    table.act(0, do.Pass())
    while table.match.state.phase == "upgrade":
        assert table.tick()[0].author == "bot"


def test_the_clock_closes_the_window_for_those_who_said_nothing() -> None:
    table, clock = at_the_window(None, None, None, None)
    player = table.match.state.player
    assert table.tick() == []
    clock.wait(4.9)
    assert table.tick() == []
    clock.wait(0.2)
    assert table.run() == 3
    assert table.match.state.phase == "turn"
    assert {step.author for step in table.since(table.position - 3)} == {"clock"}
    assert player != table.match.state.player


def test_without_a_clock_everybody_is_waited_for() -> None:
    table, clock = at_the_window(None, None, None, None, seconds=0)
    clock.wait(10_000)
    assert table.tick() == []


def test_the_first_claim_in_the_log_wins() -> None:
    table, _ = at_the_window(None, None, None, None)
    state = table.match.state
    holder = next(
        n for n, hand in enumerate(state.hands) if "ciliates" in hand and n != state.player
    )
    other = next(n for n in range(4) if n not in {holder, state.player})
    table.act(holder, do.Upgrade())
    with pytest.raises(Rejection):
        table.act(other, do.Upgrade())


def test_bots_take_a_moment_for_their_own_turns_so_that_people_can_follow() -> None:
    for seed in range(20):
        clock = Clock()
        table = MemoryTable(
            new_match([SeatInfo("A"), SeatInfo("B", bot="keeper")], seed=seed), clock
        )
        table.act(0, Ready())
        table.tick()  # the bot is ready at once: nothing is played yet
        if table.match.state.player == 1:
            assert table.tick() == []
            clock.wait(1.1)
            assert table.tick() == []
            clock.wait(0.2)
            assert table.tick()[0].author == "bot"
            return
    raise LookupError("the bot never starts")


def test_who_plays_on_unseen_need_not_wait() -> None:
    table, _ = at_the_window(None, "keeper", "keeper", "keeper")
    assert table.tick() == []
    assert table.tick(hurried=True)[0].author == "bot"
