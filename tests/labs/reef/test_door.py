"""The door: what it offers, what it goes on with, and the practice round."""

from __future__ import annotations

from pathlib import Path

import pytest

from reefkit.games.reef.actions import Predict
from reefkit.labs.lesson.parts import pages
from reefkit.labs.reef import controls
from reefkit.labs.reef.kind import PICTURE
from reefkit.match.game import Ready
from reefkit.match.table import Table
from tests.labs.reef.desk import Desk, data_of, one, words


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path / "reef")


def table_of(desk: Desk) -> Table:
    return desk.session.open_table


def test_the_door_has_one_filled_button_and_every_way_in(desk: Desk) -> None:
    soup = desk.see(pages.WHOLE)
    assert [words(each) for each in soup.select(".rk-button-primary")] == ["Quick start"]
    ways = {str(each["data-key"]) for each in soup.select(".rk-door-ways button")}
    assert ways == {"quick-start", "door-join", "door-new", "practise", "door-how"}
    assert one(soup, "h1")
    assert one(soup, 'input[type="file"][data-act="open-file"]')


def test_the_picture_draws_organisms_that_there_are() -> None:
    known = {*data_of("organisms"), *data_of("dwellers"), "fleshy-alga"}
    assert {each.art for each in PICTURE} == known


def test_quick_start_is_one_press_to_a_match_that_runs(desk: Desk) -> None:
    desk.press(desk.see(pages.WHOLE), "quick-start")
    view = table_of(desk).view(0)
    assert (view.state.round, view.state.phase) != (0, "founding")
    assert desk.session.ui.page == ""
    assert desk.session.ui.quick
    assert str(pages.WHOLE.render(desk.session.scene())) == ""
    setup = table_of(desk).setup
    bots = [seat.bot for seat in setup.seats]
    assert bots[0] is None
    assert len({*bots[1:]}) == 3
    assert setup.options["predict"] == "none"
    assert desk.session.here == (0,)
    assert int((view.state.reefs[0].kind[..., 0] > 0).sum()) == 5
    assert desk.session.awaited_here() == (0,)


def test_what_is_said_of_a_quick_start_is_what_stands_there(desk: Desk) -> None:
    desk.do("quick-start")
    scene = desk.session.scene()
    kinds = {int(kind) for kind in scene.state.reefs[0].kind[..., 0].ravel() if kind}
    for kind in kinds:
        assert desk.session.say.render(scene.play.organism(kind)) in desk.said()


def test_matches_stand_latest_first_and_can_be_continued(desk: Desk) -> None:
    files = []
    for _ in range(4):
        desk.do("quick-start")
        assert desk.session.storage is not None
        files.append(desk.session.storage.match)
    desk.do("page", page="door")
    soup = desk.see(pages.WHOLE)
    listed = [str(each["data-match"]) for each in soup.select('[data-act="continue"]')]
    assert listed == files[::-1]
    assert len(soup.select("details [data-act='continue']")) == 1
    assert "My reef and 3 bots" in words(soup)
    before = table_of(desk).position
    desk.press(soup, f"continue-{files[0]}")
    assert table_of(desk).position == before
    assert desk.session.storage is not None
    assert desk.session.storage.match == files[0]
    assert desk.session.ui.page == ""


def test_a_match_tells_how_many_rounds_were_surveyed(desk: Desk) -> None:
    desk.do("quick-start")
    table = table_of(desk)
    while table.view(0).state.phase != "survey":
        if not table.tick():
            table.do_for_me(0)
    desk.do("page", page="door")
    assert "surveyed 1 of 4 rounds" in words(desk.see(pages.WHOLE))


@pytest.mark.parametrize(
    "file",
    ["", "../../etc/passwd", "0123456789abcdef", "x" * 101, 4, None, ["a"], "current"],
)
def test_only_a_match_of_somebody_here_is_continued(desk: Desk, file: object) -> None:
    desk.do("quick-start")
    table = table_of(desk)
    assert desk.refused("continue", None, match=file)
    assert table_of(desk) is table


def test_without_a_store_nothing_is_continued() -> None:
    assert Desk().refused("continue", None, match="0123456789abcdef")


def test_a_file_of_the_students_own_is_opened(desk: Desk, tmp_path: Path) -> None:
    desk.do("quick-start")
    saved = table_of(desk).dump()
    other = Desk(tmp_path / "other")
    other.do("open-file", saved, name="match.jsonl")
    assert table_of(other).dump() == saved
    assert other.session.here == (0,)
    in_memory = Desk()
    in_memory.do("open-file", saved)
    assert table_of(in_memory).dump() == saved


@pytest.mark.parametrize("data", [None, b"", b"{}", b"\x00" * 50, b'{"format": "reefkit-match"}'])
def test_a_file_that_is_no_match_is_refused(desk: Desk, data: bytes | None) -> None:
    assert desk.refused("open-file", data, name="match.jsonl")
    assert desk.session.table is None
    assert desk.session.ui.page == "door"


def test_a_cut_file_is_refused_and_the_open_match_stays(desk: Desk) -> None:
    desk.do("quick-start")
    table = table_of(desk)
    assert desk.refused("open-file", table.dump()[:-40])
    assert table_of(desk) is table


# -- the practice round --------------------------------------------------------------------------


def test_a_practice_round_is_one_round_kept_nowhere(desk: Desk) -> None:
    desk.do("quick-start")
    storage = desk.session.storage
    assert storage is not None
    kept = [each.id for each in storage.rows()]
    desk.do("practise")
    assert [each.id for each in storage.rows()] == kept
    assert storage.recall() is None
    setup = table_of(desk).setup
    assert setup.options["rounds"] == 1
    assert setup.options["predict"] == "first"
    assert [seat.bot for seat in setup.seats] == [None, controls.PRACTICE_BOT]
    desk.do("quick-start")
    assert desk.session.ui.practice is None
    assert controls.COACH_PART.render(desk.session.scene()) == ""


def test_every_step_of_the_practice_round_has_its_sentence(desk: Desk) -> None:
    """Play it to the end; the coach speaks whenever a person is awaited, and at the end."""
    desk.do("practise")
    table, heard = table_of(desk), []
    while not table.view(0).over:
        if table.tick():
            continue
        scene = desk.session.scene()
        said = controls.coach(scene)
        assert said is not None, controls.practice_step(scene)
        heard.append(said.id)
        assert words(desk.see(controls.COACH_PART)).startswith("Coach")
        if scene.phase == "founding" and table.view(0).state.boards[0] < 0:
            desk.do("choose-board", board="barrier-reef")
        elif scene.phase == "founding" and scene.turn.due[0]:
            desk.do("surprise")
        elif scene.turn.step == "predict":
            table.act(0, Predict(()))
        elif scene.left is None:
            table.act(0, Ready())
        else:
            table.do_for_me(0, ready=False)
    for step in ("founding-board", "founding-place", "founding-ready", "mutations", "survey"):
        assert f"practice-{step}" in heard
    assert "practice-catastrophe-predict" in heard
    card = table.rules.content.cards  # type: ignore[attr-defined]
    struck = table.view(0).state.struck[0]
    assert [name for name, count in zip(card, struck, strict=True) if count] == [
        controls.PRACTICE_CARD
    ]
    soup = desk.see(controls.COACH_PART)
    desk.press(soup, "stop-practice")
    assert desk.session.table is None
    assert desk.session.ui.page == "new"


def test_practice_can_be_left_before_its_end_and_only_then(desk: Desk) -> None:
    desk.do("practise")
    desk.press(desk.see(controls.COACH_PART), "stop-practice")
    assert desk.session.ui.page == "door"
    assert desk.session.table is None
    desk.do("quick-start")
    table = table_of(desk)
    desk.do("stop-practice")
    assert table_of(desk) is table


def test_the_coach_has_a_sentence_for_each_of_its_steps(desk: Desk) -> None:
    assert [s for s in controls.PRACTICE_STEPS if not desk.session.say.has(f"practice-{s}")] == []
