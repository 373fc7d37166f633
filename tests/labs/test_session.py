"""The session under every page: what it takes from a browser, and the pace at which bots move."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta

from reefkit.games.reef.game import new_match
from reefkit.labs.lesson.pace import REST_SECONDS, Pace
from reefkit.labs.session import Session
from reefkit.match.errors import Rejection, reject
from reefkit.match.game import SeatInfo
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from reefkit.widgets.acts import Acts, OpenedFile

# ---- What a browser sends is taken only where it fits; whatever else changes nothing.
Row = Annotated[int, Meta(ge=1, le=6)]
Column = Annotated[int, Meta(ge=1, le=5)]


def made() -> tuple[Acts, list[object]]:
    """Return acts of which each call is kept."""
    acts, heard = Acts(), []

    @acts.on("touch")
    def _touch(session: object, row: Row, column: Column = 1) -> None:
        heard.append((session, row, column))

    @acts.on("nothing")
    def _nothing(session: object) -> None:
        heard.append((session, "nothing"))

    @acts.on("go")
    def _go(session: object, id_: int) -> None:
        heard.append((session, id_))

    @acts.on("open")
    def _open(session: object, file: OpenedFile) -> None:
        heard.append((session, file))

    return acts, heard


def test_numbers_that_a_page_sends_as_text_are_numbers():
    acts, heard = made()
    acts.call("me", "touch", {"row": "4", "column": "2"}, None)
    assert heard == [("me", 4, 2)]
    acts.call("me", "go", {"id": "7"}, None)
    assert heard[1:] == [("me", 7)]


def test_a_file_comes_with_its_name_and_bytes():
    acts, heard = made()
    acts.call("me", "open", {"name": "my-match.jsonl", "other": 1}, b"abc")
    assert heard == [("me", OpenedFile("my-match.jsonl", b"abc"))]


@pytest.mark.parametrize(
    ("name", "values", "why"),
    [
        ("touch", {}, "lab-not-understood"),
        ("touch", {"row": "0"}, "lab-not-understood"),
        ("touch", {"row": 7}, "lab-not-understood"),
        ("touch", {"row": "4; drop"}, "lab-not-understood"),
        ("touch", {"row": [1]}, "lab-not-understood"),
        ("touch", {"row": True}, "lab-not-understood"),
        ("touch", None, "lab-not-understood"),
        ("touch", "row", "lab-not-understood"),
        ("fly", {}, "lab-no-such-act"),
        ("", {}, "lab-no-such-act"),
        (None, {}, "lab-no-such-act"),
        (["touch"], {}, "lab-no-such-act"),
        ("__class__", {}, "lab-no-such-act"),
    ],
)
def test_whatever_does_not_fit_is_refused_with_a_sentence(name: object, values: object, why: str):
    acts, heard = made()
    with pytest.raises(Rejection) as refused:
        acts.call("me", name, values, None)
    assert refused.value.message.id == f"reject-{why}"
    assert heard == []


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


@given(name=st.sampled_from(["touch", "nothing", "open", "other"]) | JSON, values=JSON)
def test_anything_at_all_is_taken_or_refused(name: object, values: object):
    acts, heard = made()
    try:
        acts.call("me", name, values, None)
    except Rejection:
        assert heard == []
    else:
        assert len(heard) == 1


def test_two_acts_of_one_name_are_a_mistake():
    acts, _ = made()
    with pytest.raises(ValueError, match="touch"):
        acts.on("touch")(lambda _: None)


# ---- Bots move at a pace one can follow, one at a time; nothing blocks and no fault vanishes.
def a_session(*bots: str | None) -> tuple[Session, list[int]]:
    """Sit at a table, and note its position whenever the page would be drawn."""
    seats = [SeatInfo(f"S{n}", bot=bot) for n, bot in enumerate(bots)]
    session = Session(Acts(), catalogue("en"))
    table = MemoryTable(new_match(seats, seed=3))
    session.sit(table, [n for n, bot in enumerate(bots) if bot is None])
    drawn: list[int] = []
    session.on_change(lambda: drawn.append(table.position))
    return session, drawn


def test_one_bot_moves_at_a_time():
    session, drawn = a_session(None, "builder", "specialist")
    pace = Pace(session)
    assert pace.step()
    seats = {step.seat for step in session.open_table.since(0)[:-1]}
    assert seats == {1}
    assert len(drawn) == 1


def test_a_table_that_waits_for_a_person_is_left_alone():
    session, drawn = a_session(None, "builder")
    pace = Pace(session)
    while pace.step():
        pass
    before = len(drawn)
    for _ in range(5):
        assert not pace.step()
    assert len(drawn) == before


def test_what_another_page_played_is_noticed_once():
    session, drawn = a_session(None, None)
    pace = Pace(session)
    pace.step()
    before = len(drawn)
    session.open_table.do_for_me(0)
    assert pace.step()
    assert len(drawn) == before + 1
    assert not pace.step()


class Between(MemoryTable):
    """A table where another page appends its entry when this one asks for the so-manieth time."""

    asks = -1

    def refresh(self) -> None:
        self.asks -= 1
        if self.asks == 0:
            action = self.match.rules.legal(self.match.state, 0)[0]
            self.match.take(self.match.propose(0, action))


@pytest.mark.parametrize("asks", range(1, 9))
def test_whenever_another_page_plays_this_one_draws_it_at_its_next_look(asks: int):
    session, _ = a_session(None, None)
    table = Between(session.open_table.match)
    session.sit(table, [1])
    drawn: list[int] = []
    session.on_change(lambda: drawn.append(table.match.position))
    pace = Pace(session)
    pace.step()
    assert drawn == [0]
    table.asks = asks
    while table.match.position == 0:
        pace.step()
    pace.step()
    assert drawn[-1] == 1
    table.asks = -1
    assert not pace.step()


@pytest.mark.parametrize("fault", [reject("lab-no-table"), RuntimeError("a chart")])
def test_what_could_not_be_drawn_at_a_shared_table_is_drawn_at_the_next_look(fault: Exception):
    session, _ = a_session(None, None)
    table = session.open_table
    table.shared = True  # type: ignore[attr-defined]  # as `QueuedTable` has it
    pace, faults, drawn = Pace(session), [fault, fault], list[int]()

    def draw() -> None:
        if table.position and faults:
            raise faults.pop()
        drawn.append(table.position)

    session.on_change(draw)
    pace.step()
    table.do_for_me(0)
    for _ in range(3):
        pace.step()
    assert not faults
    assert drawn == [0, table.position]


def test_a_fault_is_said_and_stops_the_pace(monkeypatch: pytest.MonkeyPatch):
    session, drawn = a_session(None, "builder")

    def fail() -> None:
        raise reject("lab-no-table")

    monkeypatch.setattr(session.open_table, "tick", fail)
    assert not Pace(session).step()
    assert session.refused
    assert session.said is not None
    assert drawn


def test_a_running_pace_waits_between_bots():
    session, drawn = a_session("builder", "builder", None)
    waits: list[float] = []

    async def play() -> None:
        enough = asyncio.Event()

        async def sleep(seconds: float) -> None:
            waits.append(seconds)
            if len(waits) == 6:
                enough.set()
            await asyncio.sleep(0)

        pace = Pace(session, sleep, seconds=0.3)
        pace.start()
        await enough.wait()
        pace.stop()

    asyncio.run(play())
    assert set(waits) == {0.3}
    assert 2 <= len(drawn) < len(waits)


def heard(session: Session, play: Callable[[Pace], Awaitable[None]]) -> None:
    """Have a page hear of others long before its next step."""

    async def run() -> None:
        pace = Pace(session, seconds=3_600.0)
        pace.start()
        await asyncio.sleep(0)
        async with asyncio.timeout(20):
            await play(pace)
        pace.stop()

    asyncio.run(run())


def test_what_others_did_is_shown_when_it_is_heard_of_and_moves_no_bot():
    session, drawn = a_session("builder", "builder", None)
    Pace(session).step()
    positions: list[int] = []

    async def play(pace: Pace) -> None:
        shown = asyncio.Event()
        session.on_change(shown.set)
        session.open_table.do_for_me(2)
        positions.append(session.open_table.position)
        await asyncio.to_thread(pace.hear)
        await shown.wait()

    heard(session, play)
    assert positions == [drawn[-1]] == [session.open_table.position]


def test_much_that_is_heard_of_is_shown_in_a_few_drawings(monkeypatch: pytest.MonkeyPatch):
    session, _ = a_session(None, None)
    looks: list[float] = []
    monkeypatch.setattr(session, "look_around", lambda: looks.append(time.monotonic()))

    async def play(pace: Pace) -> None:
        for _ in range(100):
            pace.hear()
            await asyncio.sleep(0.005)
        await asyncio.sleep(2 * REST_SECONDS)

    heard(session, play)
    assert 2 <= len(looks) <= 15
    assert all(later - one >= 0.9 * REST_SECONDS for one, later in pairwise(looks))


def test_without_an_event_loop_nothing_starts():
    session, _ = a_session("builder", None)
    pace = Pace(session)
    pace.start()
    assert session.open_table.position == 0
