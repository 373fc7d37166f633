"""The replay: any moment of a match on the board, played back and left again."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import pytest

from reefkit.games.reef import picture
from reefkit.games.reef.rules import GAME, new_match
from reefkit.labs.lesson import replay
from reefkit.labs.lesson.log import beats
from reefkit.labs.lesson.parts import match_view
from reefkit.labs.lesson.replay import Playback
from reefkit.labs.reef import controls, regions
from reefkit.labs.reef.timeline import moments, surveys
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.games.reef.books import SHELTER
from tests.games.reef.guided import LOOKUPS, reef
from tests.labs.reef.books_desk import BooksDesk
from tests.labs.reef.desk import Desk


@cache
def _played() -> Match:
    seats = [SeatInfo("Ana"), SeatInfo("Ben", bot="newcomer")]
    match = new_match(seats, seed=5, options={"predict": "none", "rounds": 2})
    table = MemoryTable(match)
    for _ in range(60):  # to the middle of round 2, where Ana is awaited
        if match.state.round == 2 and match.state.phase == "algae" and not table.tick():
            break
        if not table.tick():
            table.do_for_me(0)
    return match


@pytest.fixture
def page() -> Desk:
    one = Desk()
    match = Match(GAME, _played().setup, _played().entries)
    one.session.sit(MemoryTable(match), (0,))
    return one


def drawn(page: Desk) -> tuple[list[tuple[tuple[object, ...], bool]], object]:
    """Give the spaces and dwellers as the board draws them."""
    shown = regions.picture(page.session.scene())
    return [(s.stack, s.alga) for s in shown.spaces], shown.swimmers


# -- any moment --------------------------------------------------------------------------------


def test_every_position_shows_board_and_counts_as_they_stood(page: Desk) -> None:
    match = page.session.open_table.match
    for position in range(match.position + 1):
        page.do("replay-to", name="moment", value=str(position))
        scene = page.session.scene()
        then = match.state_at(position)
        shown = picture.write(scene.play.reef(0), LOOKUPS)
        assert shown == picture.write(then.reefs[0], LOOKUPS)
        assert (scene.state.round, scene.phase) == (then.round, then.phase)
        stacks, _ = drawn(page)
        kinds = [len(stack) for stack, _ in stacks]
        assert kinds == (then.reefs[0].kind != 0).sum(axis=-1).reshape(-1).tolist()


@pytest.mark.parametrize(("value", "shown"), [("-5", 0), ("0", 0), ("40000", None)])
def test_beyond_an_end_the_slider_stands_at_it(page: Desk, value: str, shown: int | None) -> None:
    page.do("replay-to", value=value)
    assert page.session.ui.moment == (page.session.open_table.position if shown is None else 0)


@pytest.mark.parametrize("value", ["", "x", "1.5", None, [3], "9" * 400])
def test_a_place_that_is_none_changes_nothing(page: Desk, value: object) -> None:
    page.refused("replay-to", value=value)
    assert page.session.ui.moment is None


def test_moments_have_names_by_round_and_phase(page: Desk) -> None:
    say = page.session.say
    found = moments(page.session.open_table)
    named = [say.render(each.name) for each in found]
    assert named[0] == "Set-up"
    assert "Round 1, 1A dwellers" in named
    assert named[-1] == "Round 2, 1B algae"
    assert any(name.startswith("Round 1, 3 catastrophe: ") for name in named)
    assert [each.position for each in found] == list(range(len(named)))
    page.do("replay-to", value="0")
    assert "Set-up" in page.see(controls.CONTROLS_PART).get_text()


def test_moments_grow_with_the_match(page: Desk) -> None:
    table = page.session.open_table
    before = moments(table)
    table.do_for_me(0)
    after = moments(table)
    assert after[: len(before)] == before
    assert len(after) == table.position + 1
    assert after == moments(MemoryTable(table.match))


def test_steps_go_by_beats_and_surveys_to_surveys(page: Desk) -> None:
    table = page.session.open_table
    found = moments(table)
    stops = beats(found)
    page.do("replay-to", value="0")
    seen = [0]
    while not page.see(controls.CONTROLS_PART).select('[data-key="replay-on"][aria-disabled]'):
        page.do("replay-step", by="1")
        seen.append(page.session.ui.moment or 0)
    assert seen[1:] == [stop for stop in stops if stop > 0]
    page.do("replay-step", by="1")
    assert page.session.ui.moment == table.position
    page.do("replay-step", by=-1)
    assert page.session.ui.moment == stops[-2]
    (survey,) = surveys(found)
    assert found[survey].phase == "survey"
    page.do("replay-to", value="0")
    page.do("replay-survey")
    assert page.session.ui.moment == survey
    page.do("replay-survey")
    assert page.session.ui.moment == table.position
    page.do("replay-survey", by=-1)
    assert page.session.ui.moment == survey
    page.refused("replay-step", by=7)


# -- nobody plays on a board of the past -----------------------------------------------------------


def test_nothing_can_be_played_while_the_past_is_shown(page: Desk) -> None:
    table = page.session.open_table
    position = table.position
    empty = next(s for s in regions.picture(page.session.scene()).spaces if s.empty)
    page.do("replay-to", value="20")
    before = drawn(page)
    page.session.do("pick", {"row": empty.row, "column": empty.column})
    for act in ("ready", "undo", "do-for-me", "grow-alike"):
        page.refused(act)
    assert page.refused("ready") == (
        "The page shows the past, and the past cannot be changed. Go back to now, then play on."
    )
    assert table.position == position
    assert drawn(page) == before
    page.do("replay-now")
    page.do("pick", row=empty.row, column=empty.column)
    assert table.position == position + 1


def test_at_the_end_of_the_replay_it_is_still_the_past_until_one_goes_back(page: Desk) -> None:
    page.do("replay-open")
    assert page.session.scene().replaying
    page.refused("ready")
    page.do("replay-now")
    assert not page.session.scene().replaying


def test_the_past_has_charts_beside_it_where_the_end_was_told(page: Desk) -> None:
    page.session.ui.tab = "final"
    page.do("replay-open")
    assert page.session.ui.tab == "ranges"
    assert not page.see(match_view.EVIDENCE).select('[data-key="evidence-final"]')


def test_the_past_keeps_the_secrets_of_hands_on_play() -> None:
    desk = BooksDesk(reef(spaces=SHELTER), reef(spaces=SHELTER), phase="algae")
    for _ in range(77):
        desk.do("draft-dweller", dweller="urchin", by=1)
    desk.do("draft-submit")
    for position in range(desk.table.position + 1):
        desk.do("replay-to", value=position)
        assert "77" not in desk.everything().replace('value="77"', "")


# -- playing back --------------------------------------------------------------------------------


class Sleeps:
    """Waits for nothing, and counts; a test may do something at one of the waits."""

    def __init__(self, at: dict[int, Any] | None = None, most: int = 1_000) -> None:
        self.count = 0
        self.seconds: set[float] = set()
        self._at = at or {}
        self._most = most

    async def __call__(self, seconds: float) -> None:
        self.count += 1
        assert self.count < self._most, "it never stops"
        self.seconds.add(seconds)
        await asyncio.sleep(0)
        if self.count in self._at:
            self._at[self.count]()


def play_back(page: Desk, sleeps: Sleeps) -> list[int | None]:
    """Press *Play*, wait for the end, and give the moments that the page was drawn at."""
    shown: list[int | None] = []

    async def whole() -> None:
        playback = Playback(page.session, sleeps)
        page.session.on_change(lambda: shown.append(page.session.ui.moment))
        page.do("replay-play")
        assert playback.running
        while playback.running:  # noqa: ASYNC110  # its task is its own
            await asyncio.sleep(0)

    asyncio.run(whole())
    return shown


def test_playing_back_shows_every_beat_and_stops_at_the_end(page: Desk) -> None:
    sleeps = Sleeps()
    stops = [stop for stop in beats(moments(page.session.open_table)) if stop > 0]
    assert play_back(page, sleeps) == [0, *stops]
    assert sleeps.count == len(stops)
    assert sleeps.seconds == {replay.BEAT_SECONDS}
    assert not page.session.ui.playing_back
    assert page.session.ui.moment == page.session.open_table.position


def test_play_goes_on_from_the_moment_that_is_shown(page: Desk) -> None:
    page.do("replay-to", value="30")
    shown = play_back(page, Sleeps())
    assert shown[0] == 30
    assert all(one > 30 for one in shown[1:] if one is not None)


@pytest.mark.parametrize(
    ("name", "values", "moment"),
    [
        ("replay-play", {}, "kept"),
        ("replay-to", {"value": 3}, 3),
        ("replay-now", {}, None),
        ("replay-step", {"by": -1}, "kept"),
        ("log-see", {"position": 9}, 9),
    ],
)
def test_whoever_touches_the_replay_stops_it(
    page: Desk, name: str, values: dict[str, Any], moment: object
) -> None:
    sleeps = Sleeps({4: lambda: page.do(name, **values)})
    shown = play_back(page, sleeps)
    assert sleeps.count == 4
    assert not page.session.ui.playing_back
    if moment != "kept":
        assert page.session.ui.moment == moment
    assert len(shown) <= 6


def test_a_page_at_rest_waits_for_nothing(page: Desk) -> None:
    sleeps = Sleeps()

    async def idle() -> None:
        playback = Playback(page.session, sleeps)
        page.do("replay-to", value="3")
        page.do("replay-now")
        await asyncio.sleep(0)
        assert not playback.running

    asyncio.run(idle())
    assert sleeps.count == 0


def test_a_fault_is_said_and_ends_the_playing_back(
    page: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> bool:
        raise RuntimeError("planted")

    monkeypatch.setattr(replay, "step", fails)
    play_back(page, Sleeps(most=5))
    assert page.session.refused
    assert "The replay stopped" in page.said()
    assert not page.session.ui.playing_back


def test_without_an_event_loop_play_waits_to_be_run(page: Desk) -> None:
    playback = Playback(page.session, Sleeps())
    page.do("replay-play")
    assert not playback.running
    asyncio.run(playback.run())
    assert page.session.ui.moment == page.session.open_table.position


def test_another_table_ends_the_replay(page: Desk) -> None:
    page.do("replay-play")
    page.session.sit(MemoryTable(new_match([SeatInfo("Eve")], seed=1)), (0,))
    assert page.session.ui.moment is None
    assert not page.session.ui.playing_back
