"""`reefkit serve` as a process: how it ends, what it says while it runs, and by which names."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from reefkit.serve.arguments import COMMANDS, OLDER, serve_parser
from reefkit.serve.command import main
from reefkit.serve.startup import place_of
from reefkit.text import catalogue
from tests.serve.test_lab_server import SECONDS, ask, command
from tests.serve.test_token import kernels
from tests.support.effort import at_length
from tests.support.voila import Served, serving

MOST_SECONDS = 60
"""How long a server may take to end, where eight others share two cores."""


def everything(served: Served) -> list[psutil.Process]:
    """List a server's process and all that it has started."""
    server = psutil.Process(served.process.pid)
    return [server, *server.children(recursive=True)]


def left(processes: list[psutil.Process]) -> list[psutil.Process]:
    """Give what has not ended in time."""
    return psutil.wait_procs(processes, timeout=MOST_SECONDS)[1]


@pytest.mark.parametrize(
    ("number", "forks"),
    [
        pytest.param(signal.SIGTERM, "1", marks=at_length),
        pytest.param(signal.SIGTERM, "0", marks=at_length),
        pytest.param(signal.SIGINT, "0", marks=at_length),
        pytest.param(signal.SIGHUP, "1", marks=at_length),
    ],
)
def test_asked_to_end_it_ends_with_all_that_it_has_started(
    tmp_path: Path, number: signal.Signals, forks: str
):
    with serving(command("--port", "0"), tmp_path, REEFKIT_FORKS=forks) as served:
        assert ask(served.url, "/reef-survivor/")[0] == 200
        assert kernels(served)
        started = everything(served)
        served.process.send_signal(number)
        assert served.process.wait(MOST_SECONDS) == 0
        assert left(started) == []
    assert served.log.endswith("What the pages call saved is kept.\nThe labs are closed.\n")


@at_length
def test_asked_twice_it_ends_at_once(tmp_path: Path):
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    with serving(
        command("--port", "0"), tmp_path, TMPDIR=str(temporary), REEFKIT_FORKS="0"
    ) as served:
        assert ask(served.url, "/reef-survivor/")[0] == 200
        started = everything(served)
        # A kernel that does not listen would be waited for.
        for each in kernels(served):
            each.suspend()
        served.process.send_signal(signal.SIGINT)
        served.wait_for("The labs are closing")
        served.process.send_signal(signal.SIGINT)
        assert served.process.wait(MOST_SECONDS) == 0
        assert left(started) == []
    assert "Traceback" not in served.log
    assert [each.name for each in temporary.iterdir() if each.name.startswith("voila_")] == []


@pytest.mark.skipif(os.name != "posix", reason="terminals of another kind")
def test_a_terminal_that_is_closed_ends_it(tmp_path: Path):
    ours, theirs = os.openpty()
    # The leader of a session that opens a terminal has it for its own, and hears when it closes.
    run = 'terminal=$1; shift; exec "$@" <"$terminal" >"$terminal" 2>&1'
    file = tmp_path / "log.txt"
    arguments = command("--port", "0", "--log", str(file))
    process = subprocess.Popen(
        ["sh", "-c", run, "sh", os.ttyname(theirs), *arguments],
        start_new_session=True,
        env=os.environ | {"REEFKIT_HOME": str(tmp_path / "home"), "REEFKIT_FORKS": "0"},
        cwd=tmp_path,
    )
    try:
        assert "set-up code" in heard(ours, "set-up code")
        os.close(theirs)
        started = [psutil.Process(process.pid), *psutil.Process(process.pid).children()]
        os.close(ours)
        assert process.wait(MOST_SECONDS) == 0
        assert left(started) == []
        assert "The labs are closed." in file.read_text()
        assert "Traceback" not in file.read_text()
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def heard(terminal: int, wanted: str) -> str:
    """Read a terminal until something stands there."""
    until = time.monotonic() + SECONDS
    said = ""
    while wanted not in said and time.monotonic() < until:
        if select.select([terminal], [], [], 1)[0]:
            said += os.read(terminal, 4096).decode(errors="replace")
    return said


@at_length
def test_whoever_ends_the_server_for_good_ends_its_kernels_too(tmp_path: Path):
    with serving(command("--port", "0"), tmp_path) as served:
        assert ask(served.url, "/reef-survivor/")[0] == 200
        started = everything(served)
        served.process.kill()
        served.process.wait(MOST_SECONDS)
        assert left(started) == []


def test_a_page_that_stops_by_itself_is_told_calmly_and_the_system_ends_the_rest(tmp_path: Path):
    arguments = command("--port", "0", "--log", str(tmp_path / "log.txt"))
    with serving(arguments, tmp_path) as served:
        assert ask(served.url, "/reef-survivor/")[0] == 200
        (kernel,) = kernels(served)
        kernel.kill()
        served.wait_for(r"\n\d\d:\d\d  One page stopped by itself\.")
        started = everything(served)
        assert len(started) > 1  # what kernels are forked from
        served.process.send_signal(signal.SIGTERM)
        assert served.process.wait(MOST_SECONDS) == 0
        assert left(started) == []
    lines = served.log.splitlines()
    # Where work is kept, the labs, the desk; the page; the end, which nobody's page delays.
    assert [bool(re.match(r"\d\d:\d\d  ", each)) for each in lines] == [False] * 3 + [True, False]


def test_its_older_name_is_the_same_command(capsys: pytest.CaptureFixture[str]):
    assert OLDER == {"lab": "serve"}
    assert "serve" in COMMANDS
    said = []
    for name in ("serve", "lab"):
        assert main([name, "--help"]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    assert "reefkit serve" in said[0]
    for option in ("--token", "--students", "--log", "--network", "--database", "--base-url"):
        assert option in said[0]


def test_what_it_is_to_be_ready_for(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("REEFKIT_TOKEN", "named-outside")
    parser = serve_parser(catalogue())
    place = place_of(parser.parse([]))
    assert (place.address, place.port, place.students, place.token) == (
        "127.0.0.1", 8866, 30, "named-outside",
    )  # fmt: skip
    given = ["--network", "--port", "0", "--students", "200", "--token", "kelp-river"]
    place = place_of(parser.parse([*given, "--base-url", "x"]))
    assert (place.address, place.port, place.students) == ("0.0.0.0", 0, 200)  # noqa: S104
    assert (place.token, place.base_url) == ("kelp-river", "/x/")
    assert "kelp-river" not in repr(place)


@pytest.mark.parametrize("count", ["0", "201", "thirty", "-1", ""])
def test_a_class_has_from_1_to_200_students(count: str, capsys: pytest.CaptureFixture[str]):
    assert main(["serve", "--no-browser", "--students", count]) == 2
    assert capsys.readouterr().err.startswith("--students needs a whole number from 1 to 200")


def test_a_log_that_cannot_be_written_is_said_before_a_class_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    for name in ("REEFKIT_HOME", "REEFKIT_LANGUAGE"):
        monkeypatch.setenv(name, str(tmp_path))  # what the command sets ends with the test
    file = tmp_path / "no" / "log.txt"
    assert main(["serve", "--no-browser", "--port", "0", "--log", str(file)]) == 2
    assert capsys.readouterr().err == f"{file} cannot be written; name another file for the log.\n"


def test_the_module_is_the_command():
    said = subprocess.run(
        [sys.executable, "-m", "reefkit", "serve", "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "reefkit serve" in said.stdout
