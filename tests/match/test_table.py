"""Tables in memory and in files: who may act, when, and what all see."""

from __future__ import annotations

import threading
from datetime import UTC, datetime, timedelta
from itertools import count

import pytest
from msgspec.structs import replace

from reefkit.match import save
from reefkit.match import table as table_module
from reefkit.match.codec import to_plain
from reefkit.match.errors import ConflictError, Rejection
from reefkit.match.game import Awaited, Ready, Undo
from reefkit.match.log import Entry
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable, utc_now
from reefkit.text import Message
from tests.match.toy import TOYS, Dive, Give, Hide, Note, Take, new_match


class Clock:
    """A clock that stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def wait(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


def offering(clock: Clock, seats: int = 2, seconds: int = 30) -> MemoryTable:
    """Return a table in the swap phase where seat 0 has offered its shells to seat 1."""
    for seed in range(1, 50):
        table = MemoryTable(new_match(*[None] * seats, seed=seed, clock=seconds), clock)
        table.act(0, Dive())
        table.act(0, Dive())
        for seat in range(seats):
            table.act(seat, Ready())
        for seat in range(seats):
            table.act(seat, Hide(seat + 1))
        if table.match.state.hands[0]:
            table.act(0, Give(1, (0,)))
            return table
    raise AssertionError("the tide took every shell")


# ---- A table in memory and in a file: pages, those who were slower, damage, deadlines.
# The table handle in memory: what a page calls, and those who were slower.


def rejected(id_: str) -> pytest.RaisesContext[Rejection]:
    return pytest.raises(Rejection, check=lambda error: error.message.id == f"reject-{id_}")


def test_acting_gives_the_step_as_the_seat_sees_it_and_the_store_time():
    clock = Clock()
    table = MemoryTable(new_match(None, None), clock)
    (step,) = table.act(0, Dive())
    assert step.position == 0
    assert step.action == {"do": "dive"}
    assert step.author == "person"
    assert step.time == clock.now.isoformat()
    assert [event.what.id for event in step.events] == ["toy-dived", "toy-found"]
    assert [event.what.id for event in table.since(0, 1)[0].events] == ["toy-dived"]
    assert [event.what.id for event in table.since(0)[0].events] == ["toy-dived"]


def test_a_view_holds_the_position_what_waits_and_whether_it_is_over():
    table = MemoryTable(new_match(None, None, rounds=1))
    table.act(0, Dive())
    view = table.view(0)
    assert view.position == 1
    assert [each.seats for each in view.awaited] == [(0,), (1,)]
    assert not view.over
    assert view.state.hands[0] == table.match.state.hands[0]
    assert table.view(1).state.hands == [[0], []]
    for seat in (0, 1):
        table.set_away(seat)
    table.run()
    assert table.view(None).over
    assert table.view(None).awaited == ()


def test_a_spectator_sees_what_is_public_alone():
    table = offering(Clock(), seats=3)
    for looker, shells in ((0, True), (1, True), (2, False), (None, False)):
        offer = table.view(looker).state.offers[0]
        given = table.since(table.position - 1, looker)[0].action
        assert (offer.shells != [0]) is shells
        assert given is not None
        assert (given["shells"] != []) is shells


def test_a_forged_seat_or_position_is_refused():
    table = MemoryTable(new_match(None, None))
    for seat in (-1, 2, 10**9):
        with rejected("no-such-seat"):
            table.view(seat)
        with rejected("no-such-seat"):
            table.since(0, seat)
        with rejected("no-such-seat"):
            table.act(seat, Dive())
        with rejected("no-such-seat"):
            table.let_bot_play(seat)
        with rejected("no-such-seat"):
            table.set_away(seat)
    for position in (-1, 1):
        with rejected("no-such-position"):
            table.since(position)
    assert table.position == 0


def test_appending_at_a_position_that_is_taken_is_a_conflict():
    table = MemoryTable(new_match(None, None))
    table.append(0, 0, Dive())
    for expected in (0, 2, -1):
        with pytest.raises(ConflictError):
            table.append(expected, 1, Dive())
    assert table.position == 1
    table.append(1, 1, Dive())


class Slow(MemoryTable):
    """A page that others are quicker than, so many times over."""

    def __init__(self, match: Match, rivals: int) -> None:
        self.rivals = rivals
        self.quicker: list[tuple[int, object]] = []
        super().__init__(match)

    @property
    def position(self) -> int:
        position = super().position
        if self.rivals:
            self.rivals -= 1
            self.match.act(1, Note("first!") if self.match.state.phase == "survey" else Dive())
        return position


def test_whoever_was_slower_tries_again_with_what_is_legal_then():
    table = Slow(new_match(None, None), rivals=2)
    (step,) = table.act(0, Dive())
    assert step.position == 2
    assert [entry.seat for entry in table.match.entries] == [1, 1, 0]


def test_a_move_that_is_not_legal_any_more_is_refused():
    table = offering(Clock())
    position = table.position
    table.act(1, Take(0))
    with pytest.raises(ConflictError):
        table.append(position, 1, Take(0))
    with rejected("toy-offer"):
        table.act(1, Take(0))


def test_whoever_is_always_slower_is_told_so():
    match = new_match(None, None)
    for seat in (0, 1):
        match.act(seat, Ready())
    for seat in (0, 1):
        match.act(seat, Hide(seat + 1))
    for seat in (0, 1):
        match.act(seat, Ready())
    assert match.state.phase == "survey"
    with pytest.raises(ConflictError) as caught:
        Slow(match, rivals=1_000).act(0, Note("second"))
    assert caught.value.message.id == "table-busy"
    assert match.state.notes[0] == ""


class Broken(MemoryTable):
    """A table whose store fails."""

    def store(self, entry: Entry) -> None:
        raise OSError(28, f"no room for entry {entry.position}")


def test_what_could_not_be_stored_has_not_happened():
    table = Broken(new_match(None))
    with pytest.raises(OSError, match="no room"):
        table.act(0, Dive())
    assert table.position == 0
    assert table.match.state.hands == [[]]


def test_many_threads_lose_and_double_nothing():
    table = MemoryTable(new_match(*[None] * 8))
    failed: list[BaseException] = []

    def dive(seat: int) -> None:
        try:
            for _ in range(2):
                for _ in range(500):
                    try:
                        table.act(seat, Dive())
                    except ConflictError:
                        continue
                    break
        except BaseException as error:  # noqa: BLE001 - a thread must hand it over
            failed.append(error)

    threads = [threading.Thread(target=dive, args=(seat,)) for seat in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert failed == []
    assert sorted(entry.seat or 0 for entry in table.match.entries) == sorted([*range(8)] * 2)
    assert [entry.position for entry in table.match.entries] == list(range(16))
    assert all(len(hand) == 2 for hand in table.match.state.hands)


# What a page asks a table, and the helper that plays a phase for a seat.


def table_of(*bots: str | None, **options: int) -> MemoryTable:
    return MemoryTable(new_match(*bots, **options))


def refused(id_: str) -> pytest.RaisesContext[Rejection]:
    return pytest.raises(Rejection, check=lambda error: error.message.id == id_)


def test_a_page_learns_the_set_up_and_the_rules_from_the_handle():
    table = table_of(None, None)
    assert table.setup == table.match.setup
    assert table.rules.undo_scope(table.view(0).state) == "1-dive"


def test_a_moment_shows_the_past_as_the_seat_may_see_it():
    table = table_of(None, None)
    table.act(0, Dive())
    table.act(1, Ready())
    before, after = table.moment(0, 0), table.moment(1, 0)
    assert (before.position, after.position) == (0, 1)
    assert before.state.hands == [[], []]
    assert after.state.hands[0] == table.match.state.hands[0]
    assert table.moment(1, 1).state.hands == [[0], []]  # another's shells stay hidden
    assert [each.seats for each in after.awaited] == [(0,), (1,)]
    with refused("reject-no-such-position"):
        table.moment(3, 0)
    with refused("reject-no-such-seat"):
        table.moment(0, 2)


def test_what_is_left_to_do_is_said():
    table = table_of(None, None)
    assert table.remaining_task(0) is None
    for seat in (0, 1):
        table.act(seat, Ready())
    said = table.remaining_task(0)
    assert said is not None
    assert said.id == "toy-step-hide"
    table.act(0, Hide(1))
    assert table.remaining_task(0) is None
    with refused("reject-no-such-seat"):
        table.remaining_task(2)


def test_the_dump_is_the_save_file():
    table = table_of(None, None)
    table.act(0, Dive())
    again = save.parse(table.dump(), TOYS)
    assert [entry.checksum for entry in again.entries] == [
        entry.checksum for entry in table.match.entries
    ]


def test_the_helper_plays_the_stage_and_the_log_says_so():
    table = table_of(None, None)
    steps = table.do_for_me(0)
    assert {step.author for step in steps} == {"helper"}
    assert {step.seat for step in steps} == {0}
    assert steps[-1].action == {"do": "ready"}
    assert len(steps) > 1
    assert [one.author for one in table.match.entries] == ["helper"] * len(steps)
    assert all(seat.seats != (0,) for seat in table.view(0).awaited)
    with refused("reject-nothing-awaited"):
        table.do_for_me(0)


def test_the_helper_stops_where_the_stage_ends():
    """It decides one stage and no more, even where the seat is awaited at once in the next."""
    table = MemoryTable(new_match(None, None))
    table.act(1, Ready())
    table.do_for_me(0)
    assert table.rules.undo_scope(table.view(0).state) == "1-hide"
    assert table.view(0).awaited[0].seats == (0,)
    with refused("toy-step-hide"):  # the toy wants everybody to hide for themselves
        table.do_for_me(0)


def test_help_may_leave_ready_to_the_seat_and_be_taken_back():
    table = table_of(None, None)
    steps = table.do_for_me(0, ready=False)
    assert all(step.action != {"do": "ready"} for step in steps)
    assert any(0 in each.seats for each in table.view(0).awaited)
    with refused("reject-undo-draw"):  # a dive has rolled the dice: as for a person's own
        table.act(0, Undo())


def test_what_was_decided_for_a_seat_stands_in_the_save():
    table = MemoryTable(new_match(None, None))
    count = len(table.do_for_me(0))
    again: Match = save.parse(table.dump(), TOYS)
    assert [entry.author for entry in again.entries] == ["helper"] * count


class Counting(MemoryTable):
    """Counts how often others' entries are read."""

    refreshed = 0

    def refresh(self) -> None:
        self.refreshed += 1


def test_at_rest_others_entries_are_read_once_and_own_moves_are_seen():
    table = Counting(new_match(None, None))
    with table.snapshot(), table.snapshot():
        seen, once = table.view(None).position, table.refreshed
        assert table.view(None).position == table.position == seen
        assert table.refreshed == once == 1
        table.act(0, Dive())  # reads what others did before it appends
        assert table.refreshed == once + 1
        assert table.position == seen + 1
    assert table.match.entries[-1].seat == 0
    assert table.position == seen + 1
    assert table.refreshed == once + 2


# What happens without a person: deadlines, bots, absent seats, and the teacher's word.


def test_nothing_lapses_where_a_screen_is_shared():
    clock = Clock()
    table = offering(clock)
    table.has_no_deadline = lambda: True
    clock.wait(99)
    assert table.tick() == []


NOW, SOON = Awaited("x", (0, 1), Message("x")), Awaited("x", (0, 1), Message("x"), None, 5)


@pytest.mark.parametrize(
    ("both", "screen", "waited", "who"),
    [
        (NOW, "own", 0, ["bot"]),  # there is nobody to wait for
        (replace(NOW, seconds=30), "shared", 0, ["bot"]),
        (replace(SOON, seconds=30), "own", 4, []),  # people have a moment first
        (replace(SOON, seconds=30), "own", 5, ["bot"]),
        (replace(SOON, seconds=30), "shared", 99, []),
        (SOON, "own", 99, []),  # where no clock runs, they have all the time they want
    ],
)
def test_a_bot_that_could_be_faster_leaves_it_to_people(
    monkeypatch: pytest.MonkeyPatch, both: Awaited, screen: str, waited: float, who: list[str]
):
    clock = Clock()
    match = new_match(None, "calm")
    monkeypatch.setattr(match.rules, "awaited", lambda _: (both,))
    table = MemoryTable(match, clock)
    table.has_no_deadline = lambda: screen == "shared"
    clock.wait(waited)
    assert [author for _, _, author in filter(None, [table._due()])] == who
    table.set_away(0, away=True)  # a bot decides for who is away: there is nobody to leave it to
    clock.wait(5)
    assert [author for _, _, author in filter(None, [table._due()])] == ["bot"]


@pytest.mark.parametrize(("passing", "tries"), [(0.0, 64), (9.0, 8)])
def test_a_decision_is_tried_eight_times_and_more_for_some_seconds(
    monkeypatch: pytest.MonkeyPatch, passing: float, tries: int
):
    monkeypatch.setattr(table_module, "monotonic", count(0.0, passing).__next__)
    assert list(table_module._tries()) == list(range(tries))


def test_an_offer_lapses_at_its_deadline_and_not_before():
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


def test_a_deadline_counts_from_the_offer_and_is_not_moved_by_what_others_do():
    clock = Clock()
    table = offering(clock, seats=3)
    clock.wait(20)
    table.act(2, Ready())
    clock.wait(9)
    assert table.tick() == []
    clock.wait(1)
    assert [step.author for step in table.tick()] == ["clock"]


def test_a_wait_begins_anew_once_the_clock_is_put_back():
    clock = Clock()
    table = offering(clock)
    clock.wait(-300 * 24 * 3600)
    assert table.tick() == []
    clock.wait(29)
    assert table.tick() == []
    clock.wait(1)
    assert [step.author for step in table.tick()] == ["clock"]


def test_the_first_answer_wins():
    clock = Clock()
    table = offering(clock)
    clock.wait(29)
    table.act(1, Take(0))
    clock.wait(99)
    assert table.tick() == []
    with rejected("toy-offer"):
        table.act(1, Take(0))


def test_a_new_offer_has_its_own_deadline():
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


def test_without_a_clock_an_offer_waits_for_ever():
    clock = Clock()
    table = offering(clock, seconds=0)
    clock.wait(10**8)
    assert table.tick() == []


def test_any_page_sees_the_same_deadline_even_one_opened_late():
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


def test_a_stamp_that_is_no_time_is_as_good_as_none():
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


def test_the_clock_of_the_world_is_in_utc():
    assert utc_now().tzinfo is UTC


# -- bots, absent seats, the teacher ---------------------------------------------------------------
def test_two_pages_propose_the_same_entry_for_a_bot():
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


def test_bots_play_by_themselves_until_a_person_is_awaited():
    table = MemoryTable(new_match("eager", None, rounds=1))
    assert table.run() == 3
    assert [entry.seat for entry in table.match.entries] == [0, 0, 0]
    assert table.run() == 0
    table.act(1, Ready())
    assert table.run() == 1
    assert table.match.state.phase == "hide"


def test_bots_that_do_not_end_are_stopped():
    with rejected("no-end"):
        MemoryTable(new_match("eager", "calm")).run(5)


def test_a_bot_decides_for_whoever_is_away_until_it_is_back():
    table = MemoryTable(new_match(None, None))
    assert table.tick() == []
    table.set_away(1)
    (step,) = table.tick()
    assert (step.seat, step.author) == (1, "bot")
    table.set_away(1, away=False)
    assert table.tick() == []
    table.act(1, Dive())


def test_the_teacher_lets_a_bot_stand_in_for_one_decision():
    table = MemoryTable(new_match(None, None))
    (step,) = table.let_bot_play(1)
    assert (step.seat, step.author) == (1, "teacher")
    assert table.tick() == []
    assert table.match.entries[0].author == "teacher"


def test_nobody_stands_in_where_nothing_is_to_decide():
    table = MemoryTable(new_match(None, None))
    table.act(1, Ready())
    with rejected("nothing-awaited"):
        table.let_bot_play(1)
    assert table.position == 1


def test_who_stands_in_sees_no_more_than_the_seat():
    """The same bot decides the same, whatever is in the other seat's hidden hand."""
    tables = [MemoryTable(new_match(None, None, seed=seed)) for seed in (1, 2)]
    views = [to_plain(table.view(1).state) for table in tables]
    assert views[0] == views[1]
    for table in tables:
        table.act(0, Dive())
    assert tables[0].match.state.hands != tables[1].match.state.hands
    views = [to_plain(table.view(1).state) for table in tables]
    assert views[0] == views[1]
