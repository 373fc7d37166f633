"""What the page says and does about work that lasts: saved, banner, code, who, receipt, leaving."""

from __future__ import annotations

from pathlib import Path

import pytest

from reefkit.classroom.store import is_work_file
from reefkit.games.reef import new_match
from reefkit.labs.lesson import match_setup
from reefkit.labs.lesson.parts import match_view, pages
from reefkit.labs.storage import Storage
from reefkit.match import save
from reefkit.match.game import SeatInfo
from tests.labs.lasting_desk import LARGE, broken
from tests.labs.reef.desk import Desk, one, words


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """Give a page with a match that was begun by *Quick start*."""
    desk = Desk(tmp_path)
    desk.do("quick-start")
    return desk


def storage_of(desk: Desk) -> Storage:
    assert desk.session.storage is not None
    return desk.session.storage


def saved(desk: Desk) -> str:
    """Give what the header says of saving, and whether it means it."""
    mark = one(desk.see(match_view.TOP), ".rk-saved")
    return f"{words(mark).rstrip('0123456789:')}{mark['data-saved']}"


def code_of(desk: Desk) -> str:
    desk.do("receipt")
    code = words(one(desk.see(pages.WHOLE), '[data-key="receipt-code"]'))
    desk.do("page", page="")
    return code


def two_people(tmp_path: Path) -> Desk:
    """Give a page with a match of two people at one screen."""
    desk = Desk(tmp_path)
    match = new_match([SeatInfo("Ana"), SeatInfo("Ben")], seed=1, options={"rounds": 1})
    match_setup.set_all_up(match_setup.begin(desk.session, match), [0, 1], "founding")
    return desk


# -- saved or not ----------------------------------------------------------------------------------


def test_saved_is_said_with_the_time_and_only_where_it_is(desk: Desk) -> None:
    assert saved(desk) == "Saved yes"
    desk.do("practise")
    assert saved(desk) == "Kept in this page onlyno"
    in_memory = Desk()
    in_memory.do("quick-start")
    assert saved(in_memory) == "Kept in this page onlyno"


def test_a_reload_says_saved_again_before_anything_is_done(desk: Desk, tmp_path: Path) -> None:
    assert saved(desk) == "Saved yes"
    later = Desk(tmp_path)
    later.session.reopen()
    assert saved(later) == "Saved yes"


@pytest.mark.parametrize("cause", ["full", "read-only", "locked"])
def test_a_banner_says_why_and_play_goes_on_until_it_is_saved(
    desk: Desk, cause: str, tmp_path: Path
) -> None:
    storage = storage_of(desk)
    with broken(storage, cause):
        desk.session.work.note("large", LARGE)
        desk.session.changed()
        banner = one(desk.see(match_view.TOP), '[role="alert"]')
        fault = storage.lasting.fault
        assert fault is not None
        assert fault.id == f"store-{cause}"
        assert desk.session.say.render(fault) in words(banner)
        assert saved(desk) == "Not savedno"
        before = desk.session.open_table.position
        desk.do("do-for-me")
        assert desk.session.open_table.position > before
        played = desk.session.open_table.position
        kept: list[bytes] = []
        desk.session.on_file(lambda *file: kept.append(file[2]))
        desk.press(desk.see(match_view.TOP), "banner-save")
        assert save.parse(kept[0], storage.games).position == played
    desk.do("tab", tab="log")
    assert storage.lasting.fault is None
    assert desk.see(match_view.TOP).select('[role="alert"]') == []
    assert saved(desk) == "Saved yes"
    later = Desk(tmp_path)
    later.session.reopen()
    assert later.session.open_table.position == played


# -- codes, people, leaving ------------------------------------------------------------------------


def test_a_code_continues_the_match_on_another_machine(desk: Desk, tmp_path: Path) -> None:
    desk.session.ui.notes["1-0"] = "half a thought"
    desk.do("simple-words")
    code = code_of(desk)
    other = Desk(tmp_path, visitor="other")
    soup = other.see(pages.WHOLE)
    assert one(soup, 'form[data-act="code-enter"] input[name="code"]')
    other.do("code-enter", code=code.lower())
    assert other.session.open_table.position == desk.session.open_table.position
    assert other.session.ui.notes == {"1-0": "half a thought"}
    assert other.session.say.locale == "en-simple"
    assert other.session.ui.page == ""
    assert "My reef" in other.said()


@pytest.mark.parametrize("code", ["", "K7F2M-9QXTA", "x" * 201, 7, None, ["a"]])
def test_a_code_that_is_none_is_refused_and_the_door_stays(desk: Desk, code: object) -> None:
    table = desk.session.open_table
    assert desk.refused("code-enter", None, code=code)
    assert desk.session.open_table is table


def test_leaving_forgets_and_the_code_brings_it_back(desk: Desk, tmp_path: Path) -> None:
    code, position = code_of(desk), desk.session.open_table.position
    left: list[bool] = []
    desk.session.on_leave(lambda: left.append(True))
    desk.do("leave-computer")
    assert left == [True]
    assert desk.session.table is None
    soup = desk.see(pages.WHOLE)
    assert soup.select('[data-act="continue"], [data-key="here"]') == []
    again = Desk(tmp_path)
    again.session.reopen()
    assert again.session.table is None
    again.do("code-enter", code=code)
    assert again.session.open_table.position == position


def test_nobody_leaves_what_is_not_saved(desk: Desk) -> None:
    with broken(storage_of(desk), "read-only"):
        desk.do("do-for-me")
        table = desk.session.open_table
        assert desk.refused("leave-computer")
        assert desk.session.open_table is table
        assert len(storage_of(desk).people.here) == 1


def test_on_a_shared_device_a_part_asks_who_answers(tmp_path: Path) -> None:
    desk = two_people(tmp_path)
    for part in ("before", "after"):
        desk.do("part", part=part)
        soup = desk.see(pages.WHOLE)
        assert words(one(soup, "#who-title")) == "Who is answering?"
        assert [words(each) for each in soup.select('[data-act="who"]')] == ["Ana", "Ben"]
    ben = next(each for each in storage_of(desk).people.here if each.name == "Ben")
    desk.press(desk.see(pages.WHOLE), f"who-{ben.id}")
    assert not desk.session.must_say_who
    assert desk.see(pages.WHOLE).select("#who-title") == []
    desk.session.work.answer("before", "one", "Ben's")
    desk.do("who-change")
    desk.do("who-new", person_name="Cem")
    assert desk.session.work.answers("before") == ()
    assert desk.refused("who", None, person="nobody")
    assert desk.refused("who-new", None, person_name="  ")
    assert [each.name for each in storage_of(desk).people.here] == ["Ana", "Ben", "Cem"]


def test_one_person_is_asked_nothing(desk: Desk) -> None:
    desk.do("part", part="before")
    assert desk.see(pages.WHOLE).select("#who-title") == []


# -- receipt and files -----------------------------------------------------------------------------


def test_the_receipt_tells_what_is_saved_when_and_the_code(desk: Desk) -> None:
    work = desk.session.work
    work.answer("before", "one", 1)
    work.answer("before", "one", 2)
    work.answer("before", "two", 1)
    work.finish("before")
    work.note("round-1", "thought")
    desk.do("receipt")
    soup = desk.see(pages.WHOLE)
    text = words(soup)
    (row,) = storage_of(desk).rows()
    assert storage_of(desk).people.here[0].code in text
    assert "2 questions answered" in text
    assert "My reef, " in text
    assert row.updated[:4] in text
    assert storage_of(desk).lasting.place in text
    desk.press(soup, "receipt-print")
    assert desk.session.ui.printing == "receipt"
    desk.do("rename", name="rename", value="Ana")
    assert "Ana" in str(desk.see(pages.WHOLE))
    assert desk.refused("rename", None, value=" ")
    desk.press(desk.see(pages.WHOLE), "receipt-back")
    assert desk.session.ui.page == ""


def test_a_page_that_keeps_nothing_has_no_receipt() -> None:
    assert Desk().refused("receipt")
    assert Desk().refused("work-save")


def test_all_work_goes_into_a_file_and_comes_back_at_the_door(desk: Desk, tmp_path: Path) -> None:
    desk.session.work.answer("before", "one", {"option": "snail"})
    files: list[tuple[str, bytes]] = []
    desk.session.on_file(lambda *file: files.append((file[0], file[2])))
    desk.do("work-save")
    ((name, data),) = files
    assert name.endswith(".json")
    assert is_work_file(data)
    other = Desk(tmp_path / "elsewhere", visitor="other")
    other.do("open-file", data, name=name)
    assert other.session.open_table.dump() == desk.session.open_table.dump()
    assert [each.raw for each in other.session.work.answers("before")] == [{"option": "snail"}]
    assert storage_of(other).people.here[0].code == storage_of(desk).people.here[0].code
    other.do("open-file", data, name=name)
    assert len(storage_of(other).rows()) == 1
    assert len(other.session.work.answers("before")) == 1
    assert other.refused("open-file", data[:-30], name=name)


def test_where_the_server_forgets_the_door_says_so(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.do("page", page="door")
    assert desk.see(pages.WHOLE).select('[data-key="door-forgets"]') == []
    for name in ("REEFKIT_FORGETS", "BINDER_LAUNCH_HOST"):
        with monkeypatch.context() as patched:
            patched.setenv(name, "1")
            assert one(desk.see(pages.WHOLE), '[data-key="door-forgets"]')
    monkeypatch.setenv("REEFKIT_FORGETS", "0")
    assert desk.see(pages.WHOLE).select('[data-key="door-forgets"]') == []


def test_where_the_server_forgets_a_part_ends_with_the_file(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = str(desk.session.scene().render("lasting_end.html"))
    assert desk.read(end).select('[data-act="work-save"]') == []
    monkeypatch.setenv("REEFKIT_FORGETS", "1")
    end = str(desk.session.scene().render("lasting_end.html"))
    assert one(desk.read(end), '[data-act="work-save"]')


# -- the place -------------------------------------------------------------------------------------


def test_an_address_leads_to_its_part_and_nowhere_else(desk: Desk) -> None:
    session = desk.session
    assert session.place() == {"part": "play"}
    session.go_to({"part": "before"})
    assert session.ui.part == "before"
    for wrong in ({}, {"part": "desk"}, {"part": ""}, {"item": "x"}):
        session.go_to(wrong)
        assert session.ui.part == "before"
    session.go_to({"part": "before", "item": "no-such-item"})
    assert session.ui.part == "before"
    session.go_to({"part": "play"})
    assert session.place() == {"part": "play"}


def test_the_place_is_the_same_on_another_machine(desk: Desk, tmp_path: Path) -> None:
    code = code_of(desk)
    desk.do("part", part="after")
    other = Desk(tmp_path, visitor="other")
    other.do("code-enter", code=code)
    assert other.session.ui.part == "after"
    assert other.session.table is not None
