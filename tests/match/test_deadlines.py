"""What happens without a person: deadlines, bots, absent seats, and the teacher's word."""

from __future__ import annotations

from datetime import UTC

import pytest

from reefkit.match.codec import to_plain
from reefkit.match.errors import Rejection
from reefkit.match.game import Ready, Undo
from reefkit.match.log import Entry
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable, utc_now
from tests.match.clocks import Clock, offering
from tests.match.toy import new_match
from tests.match.toy_types import Dive, Give, Take


def rejected(id_: str) -> pytest.RaisesContext[Rejection]:
    return pytest.raises(Rejection, check=lambda error: error.message.id == f"reject-{id_}")


def test_an_offer_lapses_at_its_deadline_and_not_before() -> None:
    clock = Clock()
    table = offering(clock)
    clock.wait(29.9)
    assert table.tick() == []
    clock.wait(0.1)
    (step,) = table.tick()
    assert step.author == "clock"
    assert step.seat == 1
    assert step.action == {"do": "refuse", "giver": 0}
    assert table.tick() == []
    assert table.match.state.offers == []


def test_a_deadline_counts_from_the_offer_and_is_not_moved_by_what_others_do() -> None:
    clock = Clock()
    table = offering(clock, seats=3)
    clock.wait(20)
    table.act(2, Ready())
    clock.wait(9)
    assert table.tick() == []
    clock.wait(1)
    assert [step.author for step in table.tick()] == ["clock"]


def test_the_first_answer_wins() -> None:
    clock = Clock()
    table = offering(clock)
    clock.wait(29)
    table.act(1, Take(0))
    clock.wait(99)
    assert table.tick() == []
    with rejected("toy-offer"):
        table.act(1, Take(0))


def test_a_new_offer_has_its_own_deadline() -> None:
    clock = Clock()
    table = offering(clock)
    clock.wait(20)
    table.act(0, Undo())
    assert table.tick() == []
    table.act(0, Give(1, (0,)))
    clock.wait(29)
    assert table.tick() == []
    clock.wait(1)
    assert len(table.tick()) == 1


def test_without_a_clock_an_offer_waits_for_ever() -> None:
    clock = Clock()
    table = offering(clock, seconds=0)
    clock.wait(10**8)
    assert table.tick() == []


def test_any_page_sees_the_same_deadline_even_one_opened_late() -> None:
    clock = Clock()
    table = offering(clock, seats=3)
    clock.wait(20)
    table.act(2, Ready())
    clock.wait(9)
    late = MemoryTable(Match(table.match.game, table.match.setup, table.match.entries), clock)
    assert late.tick() == []
    clock.wait(1)
    (step,) = late.tick()
    assert step.author == "clock"
    (ours,) = table.tick()
    assert table.match.entries == late.match.entries
    assert ours == step


def test_a_stamp_that_is_no_time_is_as_good_as_none() -> None:
    clock = Clock()
    for stamp in ("", "soon", "2026-03-01T12:00:00", "0001-01-01T00:00:00+00:00"):
        table = offering(clock)
        entries = list(table.match.entries)
        entries[-1] = type(entries[-1])(**{**_fields(entries[-1]), "time": stamp})
        opened = MemoryTable(Match(table.match.game, table.match.setup, entries), clock)
        clock.wait(30)
        assert [step.author for step in opened.tick()] == ["clock"]


def _fields(entry: Entry) -> dict[str, object]:
    return {name: getattr(entry, name) for name in entry.__struct_fields__}


def test_the_clock_of_the_world_is_in_utc() -> None:
    assert utc_now().tzinfo is UTC


# -- bots, absent seats, the teacher ---------------------------------------------------------------


def test_two_pages_propose_the_same_entry_for_a_bot() -> None:
    clock = Clock()
    match = new_match("eager", "calm", None, seed=5)
    one, other = (MemoryTable(Match(match.game, match.setup), clock) for _ in range(2))
    people = 0
    while not one.match.is_over:
        assert one.tick() == other.tick()
        if one.match.rules.legal(one.match.state, 2) and not one.match.state.ready[2]:
            action = one.match.rules.legal(one.match.state, 2)[0]
            assert one.act(2, action) == other.act(2, action)
            people += 1
    assert one.match.entries == other.match.entries
    assert people > 4
    assert {entry.author for entry in one.match.entries} == {"bot", "person"}


def test_bots_play_by_themselves_until_a_person_is_awaited() -> None:
    table = MemoryTable(new_match("eager", None, rounds=1))
    assert table.run() == 3
    assert [entry.seat for entry in table.match.entries] == [0, 0, 0]
    assert table.run() == 0
    table.act(1, Ready())
    assert table.run() == 1
    assert table.match.state.phase == "hide"


def test_bots_that_do_not_end_are_stopped() -> None:
    with rejected("no-end"):
        MemoryTable(new_match("eager", "calm")).run(5)


def test_a_bot_decides_for_whoever_is_away_until_it_is_back() -> None:
    table = MemoryTable(new_match(None, None))
    assert table.tick() == []
    table.set_away(1)
    (step,) = table.tick()
    assert (step.seat, step.author) == (1, "bot")
    table.set_away(1, away=False)
    assert table.tick() == []
    table.act(1, Dive())


def test_the_teacher_lets_a_bot_stand_in_for_one_decision() -> None:
    table = MemoryTable(new_match(None, None))
    (step,) = table.stand_in(1)
    assert (step.seat, step.author) == (1, "teacher")
    assert table.tick() == []
    assert table.match.entries[0].author == "teacher"


def test_nobody_stands_in_where_nothing_is_to_decide() -> None:
    table = MemoryTable(new_match(None, None))
    table.act(1, Ready())
    with rejected("nothing-awaited"):
        table.stand_in(1)
    assert table.position == 1


def test_who_stands_in_sees_no_more_than_the_seat() -> None:
    """The same bot decides the same, whatever is in the other seat's hidden hand."""
    tables = [MemoryTable(new_match(None, None, seed=seed)) for seed in (1, 2)]
    views = [to_plain(table.view(1).state) for table in tables]
    assert views[0] == views[1]
    for table in tables:
        table.act(0, Dive())
    assert tables[0].match.state.hands != tables[1].match.state.hands
    views = [to_plain(table.view(1).state) for table in tables]
    assert views[0] == views[1]
