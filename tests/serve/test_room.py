"""Room for another page: what is refused, who makes way, what is told; and on a real server."""

import asyncio
import http.client
import re
import sys
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit

import psutil
import pytest

from reefkit.labs.health import machine
from reefkit.serve import capacity
from reefkit.serve.capacity import MOST_OF_ONE, Capacity, NoRoom
from reefkit.serve.kernels import SECONDS_AWAY, Kernels
from reefkit.serve.rate_limit import Tally
from reefkit.text import Message, catalogue
from tests.support.teachers import DESK, make_class
from tests.support.voila import serving

PLENTY = 1 << 40
SECONDS = 180


class SomeKernels:
    """Kernels that need no process: whose they are, and which have lost their page."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.owners: dict[str, str] = {}
        self.addresses: dict[str, str] = {}
        self.ends: dict[str, float] = {}

    def began(self, kernel: str) -> None:
        """Tell nobody, before there is a room."""

    def clock(self) -> float:
        return self.now

    def come(self, owner: str, address: str = "", *, page: bool = True) -> str:
        """Have a page open, and its kernel run."""
        kernel = f"{owner}-{len(self.owners)}-{self.now}"
        self.owners[kernel], self.addresses[kernel] = owner, address
        self.began(kernel)
        if not page:
            self.ends[kernel] = self.now + SECONDS_AWAY
        return kernel

    async def end(self, kernel: str) -> None:
        self.owners.pop(kernel, None)
        self.addresses.pop(kernel, None)
        self.ends.pop(kernel, None)


class Bench:
    """A room with all that it looks at in hand."""

    def __init__(self, students: int = 30, free: int = PLENTY) -> None:
        self.kernels, self.left, self.told = SomeKernels(), free, list[Message]()
        self.tally = Tally()
        kernels = cast("Kernels", self.kernels)
        self.room = Capacity(kernels, students, self.tally, self.kernels.clock, lambda: self.left)
        self.room._tell = self.told.append

    def admit(self, owner: str = "ana", address: str = "", *, is_desk: bool = False) -> str:
        try:
            asyncio.run(self.room.admit(owner, address, is_desk=is_desk))
        except NoRoom as error:
            return error.why
        return ""

    def wait(self, seconds: float) -> None:
        self.kernels.now += seconds

    @property
    def said(self) -> list[str]:
        return [each.id for each in self.told]


@pytest.fixture
def reserve(monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setenv(machine.RESERVE_VARIABLE, "100")
    return 100 * machine.MB


def test_memory_that_is_short_lets_nobody_in_and_says_so_once_a_minute(reserve: int):
    bench = Bench(free=reserve + machine.of_page())
    assert bench.admit("ana") == ""
    bench.kernels.come("ana")
    bench.left -= machine.of_page()
    assert bench.admit("ben") == "room-memory"
    assert bench.admit("cem") == "room-memory"
    assert bench.said == ["room-memory-told"]
    bench.wait(61)
    assert bench.admit("ben") == "room-memory"
    assert bench.said == ["room-memory-told"] * 2
    bench.left += 3 * machine.of_page()
    assert bench.admit("ben") == ""


def test_pages_that_were_let_in_count_before_their_memory_is_to_be_seen(reserve: int):
    """Thirty come at once as the bell rings, and each sees the same memory free."""
    bench = Bench(free=reserve + 3 * machine.of_page())
    assert [bench.admit(f"pupil {number}") for number in range(5)] == [
        "",
        "",
        "",
        *["room-memory"] * 2,
    ]
    # Their kernels run, and take memory by and by: nothing is counted twice.
    for number in range(3):
        bench.kernels.come(f"pupil {number}")
    assert bench.admit("late") == "room-memory"
    bench.wait(capacity.SECONDS_TO_GROW + 1)
    assert bench.admit("late") == ""  # they took less than was thought


def test_whoever_never_came_is_counted_no_longer(reserve: int):
    bench = Bench(free=reserve + machine.of_page())
    assert bench.admit("ana") == ""
    assert bench.admit("ben") == "room-memory"
    bench.wait(capacity.SECONDS_TO_START + 1)
    assert bench.admit("ben") == ""


def test_the_desk_opens_where_no_page_does(reserve: int):
    bench = Bench(free=reserve // 2 + machine.of_page())
    assert bench.admit("ana") == "room-memory"
    assert bench.admit("teacher", is_desk=True) == ""
    bench.left = reserve // 2
    bench.wait(100)
    assert bench.admit("teacher", is_desk=True) == "room-memory"  # nothing is left even for it


def test_a_class_has_so_many_pages_and_the_desk_besides():
    bench = Bench(students=2)
    most = 2 * 2 + 10
    assert [bench.admit(f"pupil {number}") for number in range(most)] == [""] * most
    assert bench.admit("late") == "room-pages"  # before a single kernel runs
    for number in range(most):
        bench.kernels.come(f"pupil {number}")
    assert bench.admit("late") == "room-pages"
    assert bench.admit("teacher", is_desk=True) == ""
    assert bench.said == ["room-pages-told"]


def test_a_page_that_left_long_ago_makes_way_and_one_that_opens_does_not():
    bench = Bench(students=2)
    gone = bench.kernels.come("gone", page=False)
    bench.wait(capacity.SECONDS_SURE - 30)
    others = [bench.kernels.come(f"pupil {number}", page=False) for number in range(13)]
    assert bench.admit("late") == "room-pages"
    bench.wait(31)
    assert bench.admit("late") == ""
    assert gone not in bench.kernels.owners
    assert all(each in bench.kernels.owners for each in others)


def test_one_browser_has_so_many_pages_and_its_own_oldest_makes_way():
    bench = Bench()
    away = bench.kernels.come("ben", page=False)
    for _ in range(MOST_OF_ONE - 2):
        bench.kernels.come("ana")
        bench.wait(1)
    first = bench.kernels.come("ana", page=False)
    bench.wait(1)
    bench.kernels.come("ana", page=False)
    assert bench.admit("ana") == "room-of-one"  # both may be just opening
    bench.wait(capacity.SECONDS_SURE + 1)
    assert bench.admit("ana") == ""
    assert first not in bench.kernels.owners
    assert away in bench.kernels.owners  # somebody else's stays, though it is older
    assert bench.admit("ben") == ""


def test_one_address_takes_a_class_and_some_more_and_leaves_the_rest_to_others():
    bench = Bench(students=5)
    for number in range(5 + capacity.MORE_THAN_STUDENTS):
        assert bench.admit(f"pupil {number}", "10.0.0.7") == ""
        bench.kernels.come(f"pupil {number}", "10.0.0.7")
    assert bench.admit("one more", "10.0.0.7") == "room-of-address"
    assert bench.admit("ben", "10.0.0.8") == ""
    assert bench.admit("teacher", "10.0.0.7", is_desk=True) == ""


def test_pages_are_opened_one_after_the_other_no_faster_than_anybody_does():
    bench = Bench()
    kernels = bench.kernels
    for _ in range(capacity.OPENED):  # a browser that reloads: the page before it has gone
        assert bench.admit("ana") == ""
        asyncio.run(kernels.end(kernels.come("ana")))
    assert bench.admit("ana") == "room-often"
    assert bench.admit("ben") == ""
    bench.wait(1 / capacity.OPENED_A_SECOND)
    assert bench.admit("ana") == ""


def test_a_class_behind_one_address_opens_its_pages_in_one_minute():
    bench = Bench(students=30)
    assert [bench.admit(f"pupil {number}", "10.0.0.7") for number in range(30)] == [""] * 30


def test_what_is_refused_is_counted():
    bench = Bench()
    for _ in range(MOST_OF_ONE + 2):
        bench.admit("ana")
    assert bench.tally._met == {"pages-of-one": 2}


def test_a_hundred_tabs_at_once_are_not_all_let_in():
    bench = Bench()
    assert sum(bench.admit("ana") == "" for _ in range(100)) == MOST_OF_ONE


def test_memory_is_looked_at_and_told_when_it_gets_short_and_when_there_is_enough(reserve: int):
    bench = Bench(free=PLENTY)
    bench.room.look()
    assert bench.said == []
    bench.left = reserve
    bench.room.look()
    bench.room.look()
    assert bench.said == ["room-memory-told"]
    bench.left = PLENTY
    bench.room.look()
    assert bench.said == ["room-memory-told", "room-memory-again"]
    said = catalogue("en").render(bench.told[0])
    assert said.startswith("Memory is short, 100 MB left.")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows counts no open files")
def test_the_server_may_open_as_many_files_as_pages_need():
    import resource  # noqa: PLC0415  # Windows has none

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        capacity.open_more_files()
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert soft == min(before[1], capacity.MOST_FILES) > machine.files_needed(30)
        assert hard == before[1]
        capacity.open_more_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == soft  # never lowered
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def get(url: str, path: str, **cookies: str) -> tuple[int, http.client.HTTPMessage, str]:
    """Ask for a page."""
    connection = http.client.HTTPConnection(str(urlsplit(url).netloc), timeout=SECONDS)
    try:
        shown = "; ".join(f"{name}={value}" for name, value in cookies.items())
        connection.request("GET", path, headers={"Cookie": shown} if shown else {})
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read().decode(errors="replace")
    finally:
        connection.close()


def test_a_server_that_is_short_of_memory_says_so_to_all_who_look(tmp_path: Path):
    """The limit is the machine's own memory: no machine leaves itself a terabyte."""
    command = [sys.executable, "-m", "reefkit", "serve", "--no-browser", "--port", "0"]
    short = {machine.RESERVE_VARIABLE: "1000000", machine.FORKS_VARIABLE: "0"}
    with serving(command, tmp_path, **short) as lab:
        assert get(lab.url, "/")[0] == 200  # the door needs no kernel
        status, headers, body = get(lab.url, "/reef-survivor/")
        assert (status, headers["Retry-After"]) == (503, "30")
        assert "short of memory. Close lab pages" in re.sub(r"\s+", " ", body)
        assert "Try again" in body
        teacher, _ = make_class(lab, "Ways in need no kernel")
        status, _, _ = get(lab.url, f"/{DESK}", **dict(teacher.cookies.items()))
        assert status == 503  # not even half of the reserve is there
        store = tmp_path / "home" / "reefkit.sqlite"
        aside = store.rename(store.with_name("aside"))
        status, headers, body = get(lab.url, f"/{DESK}", **dict(teacher.cookies.items()))
        assert (status, headers["Retry-After"]) == (503, "30")
        assert "Work cannot be read or saved just now" in body
        aside.rename(store)
        lab.wait_for(r"Memory is short, .* left\. The pages that are open go on")
        names = [
            " ".join(each.cmdline()) for each in psutil.Process(lab.process.pid).children(True)
        ]
        assert not [each for each in names if "ipykernel_launcher" in each]
