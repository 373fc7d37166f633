"""Times in the zone and the language of whoever reads them."""

import ast
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from reefkit.labs.environment import DATABASE
from reefkit.labs.lesson.page import LessonLab
from reefkit.labs.reef.lab import LAB
from reefkit.text.csv_files import chosen_separator
from reefkit.text.local_time import (
    clock,
    full_time,
    local,
    long_date,
    named_day,
    short_time,
    use_zone,
)
from tests.support.families import each_case
from tests.support.tree import ROOT

AT = "2026-06-01T02:11:00+00:00"


@pytest.fixture(autouse=True)
def server_in_utc(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()
    use_zone("")


@each_case(
    ("zone", "locale", "shown"),
    [
        ("", "en", ("2:11", "1 Jun, 2:11", "1 Jun 2026, 2:11", "1 June 2026")),
        ("America/Bogota", "es", ("21:11", "31 may, 21:11", "31 may 2026, 21:11", "31 de mayo de 2026")),
        ("Asia/Kolkata", "en-simple", ("7:41", "1 Jun, 7:41", "1 Jun 2026, 7:41", "1 June 2026")),
    ],
)  # fmt: skip
def test_a_time_is_the_reader_s(zone: str, locale: str, shown: tuple[str, ...]):
    use_zone(zone)
    assert tuple(form(AT, locale) for form in (clock, short_time, full_time, long_date)) == shown


def test_a_day_in_a_terminal_names_its_zone():
    assert named_day(AT, "en") == "1 June 2026 (UTC)"
    use_zone("America/Bogota")
    assert named_day(AT, "es") == "31 de mayo de 2026 (-05)"


def test_a_day_has_no_zone():
    use_zone("America/Bogota")
    assert long_date("2026-06-01", "en") == "1 June 2026"


@each_case(
    "name", ["Nowhere/At_all", "../../etc/passwd", "/etc/localtime", "x" * 100, "\0", 5, None]
)
def test_a_zone_that_is_none_changes_nothing(name: object):
    use_zone("America/Bogota")
    assert not use_zone(name)
    assert not use_zone("America/Bogota")
    assert local(AT).hour == 21


def test_a_page_shows_its_browser_s_zone(tmp_path: Path):
    page = LessonLab(LAB, folder=tmp_path)
    page.session.do("quick-start", {})
    assert (tmp_path / DATABASE).is_file()

    def saved() -> list[str]:
        shown = " ".join(panel.html for panel in page.page.panels.values())
        return re.findall(r"Saved (\d+):(\d\d)", shown)[0]

    hour, minute = map(int, saved())
    page.page.theme._handle_custom_msg({"zone": "Asia/Kolkata"}, [])
    there = (hour * 60 + minute + 330) % 1440
    assert tuple(map(int, saved())) in {divmod(there + late, 60) for late in (0, 1)}


def test_tables_have_the_browser_s_decimal_mark_until_the_reader_chooses(tmp_path: Path):
    page = LessonLab(LAB, folder=tmp_path)
    files: list[bytes] = []
    page.session.on_file(lambda _name, _type, data: files.append(data))
    page.session.do("quick-start", {})
    page.session.do("tab", {"tab": "log"})
    told = {"zone": "", "comma": True}
    for chosen, sign in (("", b";"), ("tab", b"\t"), ("comma", b",")):
        page.page.theme._handle_custom_msg(told, [])
        if chosen:
            page.session.do("export-separator", {"value": chosen})
            page.page.theme._handle_custom_msg(told, [])
        page.session.do("match-csv", {"reading": "presence"})
        shown = " ".join(panel.html for panel in page.page.panels.values())
        assert f'<option value="{chosen_separator()}" selected' in shown
        assert files[-1].removeprefix(b"\xef\xbb\xbf").startswith(b"round" + sign)
    assert chosen_separator() == "comma"


def test_pages_write_times_in_one_place():
    """A time that a module formats by itself would be in the server's zone."""
    rooms = ("labs", "desk", "widgets", "assess", "data_lab", "health")
    own = {
        str(path.relative_to(ROOT))
        for room in rooms
        for path in (ROOT / "reefkit" / room).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if (isinstance(node, ast.Attribute) and node.attr in {"astimezone", "fromtimestamp"})
        or (
            isinstance(node, ast.ImportFrom)
            and node.module == "babel.dates"
            and node.names[0].name != "get_month_names"
        )
    }
    # The machine's own clock, with its zone, for whoever looks after it.
    assert own == {"reefkit/health/machine.py"}
