"""Kernels that are forked: like any other, like none of their sisters, and gone with the server."""

import asyncio
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import repeat
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest
import zmq
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from traitlets.config import Config

from reefkit.labs import preload
from reefkit.labs.environment import REHEARSE_VARIABLE
from reefkit.labs.lesson.lab import every_lab
from reefkit.serve.forks import kernel as forked_kernel
from reefkit.serve.forks import kernel_output, provisioner, warm
from reefkit.serve.forks.messages import (
    Start,
    Started,
    TakesOrders,
    decode_report,
    line,
)
from reefkit.serve.forks.provisioner import LAUNCHER, NAME, OFF_VARIABLE, ForkPool, ForkProvisioner
from reefkit.serve.forks.warm import Warm
from reefkit.serve.forks.warm_process import CAN_FORK, WarmProcess
from reefkit.serve.kernels import LessonKernel
from tests.support.effort import at_length
from tests.support.tree import ROOT

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not CAN_FORK, reason="this system cannot fork"),
]

SECONDS = 180
SOON = 60
LIFE = """
import json, os, sys
print(json.dumps([os.getppid(), os.environ["WHO"], os.environ.get("LEFT"), os.getcwd(),
                  "reefkit.labs.reef" in sys.modules, __name__, sys.argv[0]]))
"""
DRAWS = """
import json, random, secrets, tempfile, uuid
import numpy as np
from ipywidgets import IntSlider
from reefkit.match.random import new_key
print(json.dumps([random.random(), np.random.random(), np.random.default_rng().random(),
                  secrets.token_hex(), str(uuid.uuid4()), tempfile.mkdtemp(), new_key(),
                  IntSlider().model_id]))
"""
DEBUGGED = """
import sys
from ipykernel import ipkernel
print({"debugpy", "pydevd"} & {*sys.modules}, ipkernel.sys is sys,
      len(get_ipython().kernel._kernel_modules))
"""
CANVAS = """
import ipycanvas.canvas
made = ipycanvas.canvas._CANVAS_MANAGER
known = get_ipython().kernel.comm_manager
print(made.comm.comm_id in known.comms, "jupyter.widget.control" in known.targets)
"""


def until(holds: Callable[[], bool]) -> bool:
    """Return whether something becomes true in time."""
    end = time.monotonic() + SOON
    while not holds() and time.monotonic() < end:
        time.sleep(0.05)
    return holds()


def is_alive(pid: int) -> bool:
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


@pytest.fixture(scope="module", autouse=True)
def unrehearsed() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(REHEARSE_VARIABLE, "0")
        yield


@pytest.fixture(scope="module")
def fork_pool() -> Iterator[ForkPool]:
    """Keep one warm process for the tests that do not end it."""
    found = ForkPool()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LEFT", "of the server alone")
        found.start()
        # However slow the machine: these tests are of forked kernels.
        patch.setattr(provisioner, "SECONDS_TO_WAIT", 10 * SECONDS)
        assert asyncio.run(found.ready()) is not None
    yield found
    found.stop()


@pytest.fixture
def own_pool() -> Iterator[ForkPool]:
    """Keep a warm process for one test."""
    found = ForkPool()
    found.start()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(provisioner, "SECONDS_TO_WAIT", 10 * SECONDS)
        assert asyncio.run(found.ready()) is not None
    yield found
    found.stop()


@asynccontextmanager
async def kernel(
    fork_pool: ForkPool, more: Sequence[str] = (), **environment: str
) -> AsyncIterator[tuple[Any, Any]]:
    """Start a kernel as our server does, and give it with its client."""
    config = Config()
    config.KernelProvisionerFactory.default_provisioner_name = NAME
    KernelProvisionerFactory.clear_instance()
    KernelProvisionerFactory.instance(config=config)
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(ForkProvisioner, "fork_pool", fork_pool)
        manager = LessonKernel(transport="ipc", kernel_name="python3")
        manager.ip, manager.connection_file = f"{folder}/k", f"{folder}/c.json"
        await manager.start_kernel(
            env=os.environ | environment, cwd=folder, extra_arguments=list(more)
        )
        client = manager.client()
        client.start_channels()
        try:
            await client.wait_for_ready(timeout=SECONDS)
            yield manager, client
        finally:
            client.stop_channels()
            await manager.shutdown_kernel(now=True)
            KernelProvisionerFactory.clear_instance()


async def printed(client: Any, code: str) -> str:  # noqa: ANN401  # Jupyter's client has no types
    """Run code in a kernel, and give what it prints."""
    said: list[str] = []

    def hear(message: dict[str, Any]) -> None:
        said.append(message["content"].get("text") or message["content"].get("evalue") or "")

    reply = await client.execute_interactive(code, output_hook=hear, timeout=SECONDS)
    assert reply["content"]["status"] == "ok", said
    return "".join(said)


def test_a_kernel_is_forked_and_knows_its_own_environment_and_folder(fork_pool: ForkPool):
    async def ask() -> tuple[list[Any], str]:
        async with kernel(fork_pool, WHO="Änne \udce4") as (manager, client):
            return json.loads(await printed(client, LIFE)), str(Path(manager.ip).parent)

    found, folder = asyncio.run(ask())
    assert found == [fork_pool.pid, "Änne \udce4", None, folder, True, "__main__", LAUNCHER]


def test_no_two_kernels_draw_the_same(fork_pool: ForkPool):
    async def ask() -> list[list[Any]]:
        async with kernel(fork_pool) as (_, one), kernel(fork_pool) as (_, other):
            return [json.loads(await printed(each, DRAWS)) for each in (one, other)]

    one, other = asyncio.run(ask())
    assert len(one) == 8
    assert [same for same, its in zip(one, other, strict=True) if same == its] == []


def test_a_page_gets_its_widgets_those_too_that_imports_have_made(fork_pool: ForkPool):
    async def ask() -> str:
        async with kernel(fork_pool) as (_, client):
            return await printed(client, CANVAS)

    assert asyncio.run(ask()).split() == ["True", "True"]


DRAWN = """
from ipycanvas import Canvas, hold_canvas
with hold_canvas():
    Canvas(width=9, height=9).fill_rect(0, 0, 1, 1)
"""


def test_what_is_drawn_on_a_canvas_is_sent(fork_pool: ForkPool):
    """It goes through a widget that was made in the warm process, which had no kernel then."""

    async def ask() -> list[str]:
        sent: list[str] = []
        async with kernel(fork_pool) as (_, client):
            await client.execute_interactive(
                DRAWN,
                output_hook=lambda told: sent.append(told["content"].get("data", {}).get("method")),
                timeout=SECONDS,
            )
        return sent

    assert asyncio.run(ask()).count("custom") == 1


def test_a_kernel_shares_what_was_imported(fork_pool: ForkPool):
    async def ask() -> tuple[float, float]:
        async with kernel(fork_pool) as (manager, client):
            await printed(client, "import reefkit.labs.reef, bqplot, pandas")
            one = psutil.Process(manager.provisioner.pid).memory_full_info()
            return one.uss, one.rss

    own, whole = asyncio.run(ask())
    assert own < whole / 2


def test_no_kernel_holds_a_debugger(fork_pool: ForkPool):
    async def ask() -> str:
        async with kernel(fork_pool) as (_, client):
            return await printed(
                client, "import sys; print({'debugpy', 'pydevd'} & {*sys.modules})"
            )

    assert asyncio.run(ask()) == "set()\n"


def test_no_kernel_lists_its_modules_and_a_harsh_reset_does_no_harm(fork_pool: ForkPool):
    async def ask() -> str:
        async with kernel(fork_pool) as (_, client):
            await printed(client, "%reset -f --aggressive")
            return await printed(client, "import sys; print('reefkit.labs.reef' in sys.modules)")

    assert asyncio.run(ask()) == "True\n"


def test_a_kernel_reads_what_else_its_command_says(fork_pool: ForkPool):
    async def ask() -> str:
        more = ["--IPKernelApp.exec_lines=who = 'told'"]
        async with kernel(fork_pool, more) as (_, client):
            return await printed(client, "print(who)")

    assert asyncio.run(ask()) == "told\n"


BUSY = """
import time
from pathlib import Path
Path("begun").touch()
time.sleep(1)
Path("done").touch()
"""


def test_a_shutdown_lets_a_kernel_end_what_it_does(fork_pool: ForkPool):
    async def ask() -> bool:
        async with kernel(fork_pool) as (manager, client):
            folder = Path(manager.ip).parent
            client.execute(BUSY)
            assert await asyncio.to_thread(until, (folder / "begun").exists)
            client.stop_channels()
            await manager.shutdown_kernel()
            return (folder / "done").exists()

    assert asyncio.run(ask())


def test_a_kernel_that_ends_logs_nothing_of_the_sockets_that_it_closed():
    def is_logged(error: Exception) -> bool:
        why = (type(error), error, None)
        record = logging.LogRecord("kernel", logging.ERROR, "", 0, "Exception", (), why)
        return forked_kernel._is_no_end(record)

    closed = zmq.Context.instance().socket(zmq.PUSH)
    closed.close()
    with pytest.raises(zmq.ZMQError) as refused:
        closed.send(b"")
    assert not is_logged(refused.value)
    assert is_logged(zmq.ZMQError(zmq.EAGAIN))
    assert is_logged(ValueError())


def test_an_end_is_told_with_its_code(fork_pool: ForkPool):
    async def ask() -> tuple[int | None, int]:
        async with kernel(fork_pool) as (manager, _):
            process = manager.provisioner.process
            before = process.poll()
            os.kill(process.pid, signal.SIGKILL)
            return before, process.wait(SECONDS)

    assert asyncio.run(ask()) == (None, -signal.SIGKILL)


TERMINATED_TWICE = """
import atexit, os, signal
from reefkit.serve.forks import warm
signal.signal(signal.SIGTERM, warm._exit)
atexit.register(os.kill, os.getpid(), signal.SIGTERM)
os.kill(os.getpid(), signal.SIGTERM)
signal.pause()
"""


def test_a_second_sigterm_does_not_raise_in_an_atexit_callback():
    code = [sys.executable, "-c", TERMINATED_TWICE]
    ended = subprocess.run(code, capture_output=True, check=False, timeout=60)
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_a_kernel_goes_on_when_the_warm_process_is_lost_and_the_next_is_plain(own_pool: ForkPool):
    async def ask() -> tuple[list[str], int]:
        async with kernel(own_pool) as (manager, one):
            lost, forked = own_pool.pid, manager.provisioner.process
            assert lost is not None
            os.kill(lost, signal.SIGKILL)
            assert until(lambda: own_pool.pid is None)
            async with kernel(own_pool) as (other, client):
                assert isinstance(other.provisioner.process, subprocess.Popen)
                said = [await printed(client, "import os; print(os.getppid())")]
            await asyncio.sleep(2)  # ipykernel's own watch on its parent looks every second
            assert forked.poll() is None
            said.append(await printed(one, "print(1)"))
            os.kill(forked.pid, signal.SIGKILL)
            return said, forked.wait(SOON)

    said, code = asyncio.run(ask())
    assert said == [f"{os.getpid()}\n", "1\n"]
    assert code < 0


@pytest.mark.parametrize("why", ["asked for", "a system without fork"])
def test_where_forks_are_off_kernels_are_plain(why: str, monkeypatch: pytest.MonkeyPatch):
    if why == "asked for":
        monkeypatch.setenv(OFF_VARIABLE, "0")
    else:
        monkeypatch.setattr(provisioner, "CAN_FORK", False)
    off = ForkPool()
    off.start()
    assert off.pid is None
    assert asyncio.run(off.ready()) is None
    off.stop()


@at_length
def test_nobody_waits_long_for_a_warm_process_that_is_not_ready(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(provisioner, "SECONDS_TO_WAIT", 0.01)
    slow = ForkPool()
    slow.start()
    assert asyncio.run(slow.ready()) is None
    monkeypatch.setattr(provisioner, "SECONDS_TO_WAIT", SECONDS)
    assert asyncio.run(slow.ready()) is not None
    slow.stop()


def test_an_order_that_the_system_refuses_is_told_and_the_next_is_taken():
    ours, theirs = socket.socketpair()
    forks: Iterator[OSError | int] = iter([OSError(), 4711])

    def fork() -> int:
        found = next(forks)
        if isinstance(found, OSError):
            raise found
        return found

    orders = [Start(number, [], [], b"/") for number in (1, 2)]
    ours.sendall(b"".join(line(each) for each in orders))
    ours.shutdown(socket.SHUT_WR)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fork", fork)
        patch.setattr(signal, "signal", lambda *_: None)
        patch.setattr(signal, "set_wakeup_fd", lambda _: None)
        assert Warm(theirs, iter(())).run() is None
    theirs.close()
    with ours, ours.makefile("rb") as lines:
        told = [decode_report(each) for each in lines]
    assert told == [TakesOrders(), Started(1, 0), Started(2, 4711)]


def test_what_can_wait_is_done_when_there_is_no_order_and_orders_come_first():
    ours, theirs = socket.socketpair()
    did: list[str] = []

    def rehearse() -> None:
        if "rehearsed" not in did:
            quiet.append(time.monotonic() - quiet.pop())
        did.append("rehearsed")
        if did.count("rehearsed") == 2:
            ours.shutdown(socket.SHUT_WR)

    def fork() -> int:
        did.append("forked")
        quiet.append(time.monotonic())
        return 4711

    quiet: list[float] = []
    ours.sendall(line(Start(1, [], [], b"/")))
    with ours, theirs, pytest.MonkeyPatch.context() as patch:
        patch.setattr(warm, "SECONDS_OF_QUIET", 0.2)
        patch.setattr(os, "fork", fork)
        patch.setattr(signal, "signal", lambda *_: None)
        patch.setattr(signal, "set_wakeup_fd", lambda _: None)
        assert Warm(theirs, repeat(rehearse)).run() is None
    assert did == ["forked", "rehearsed", "rehearsed"]
    assert quiet[0] >= 0.19, "others may follow who came"


def test_a_server_among_several_leaves_most_of_a_processor_to_a_class_that_plays():
    ours, theirs = socket.socketpair()
    steps: list[tuple[float, float]] = []

    def rehearse() -> None:
        began = time.monotonic()
        time.sleep(0.05)
        steps.append((began, time.monotonic()))
        if len(steps) == 2:
            ours.shutdown(socket.SHUT_WR)

    begun = time.monotonic()
    with ours, theirs, pytest.MonkeyPatch.context() as patch:
        patch.setattr(warm, "SECONDS_OF_QUIET", 0.2)
        patch.setattr(signal, "signal", lambda *_: None)
        patch.setattr(signal, "set_wakeup_fd", lambda _: None)
        assert Warm(theirs, repeat(rehearse), gently=True).run() is None
    (first, done), (second, _) = steps
    assert first - begun >= 0.19, "the pages of the next server come at once"
    assert second - done >= 2 * (done - first)


@pytest.mark.parametrize("told", ["", "0"], ids=["as usual", "no rehearsal"])
@pytest.mark.parametrize("rehearsed", [0, 1], ids=["alone", "among several"])
def test_a_server_among_several_waits_until_each_lesson_was_gone_through(
    told: str, rehearsed: int, monkeypatch: pytest.MonkeyPatch
):
    given: list[Mapping[str, str]] = []
    waited: list[float] = []
    ready = SimpleNamespace(result=waited.append)

    def process(environment: Mapping[str, str]) -> SimpleNamespace:
        given.append(environment)
        return SimpleNamespace(ready=ready)

    monkeypatch.setattr(provisioner, "WarmProcess", process)
    monkeypatch.delenv(REHEARSE_VARIABLE)
    if told:
        monkeypatch.setenv(REHEARSE_VARIABLE, told)
    ForkPool().start(rehearsed=bool(rehearsed))
    assert len(waited) == rehearsed
    for name, value in given[0].items():
        monkeypatch.setenv(name, value)
    assert preload.before_pages() == (len(every_lab()) if rehearsed and not told else 0)


@pytest.mark.parametrize(
    "command",
    [["/usr/bin/env", "-m", LAUNCHER], [sys.executable, "-m", "bash_kernel"], []],
    ids=["another interpreter", "another kernel", "nothing"],
)
def test_only_our_own_python_is_forked(
    command: list[str], fork_pool: ForkPool, monkeypatch: pytest.MonkeyPatch
):
    asked: list[list[str]] = []

    async def plain(_: object, given: list[str], **__: object) -> dict[str, str]:
        asked.append(given)
        return {}

    monkeypatch.setattr(ForkProvisioner, "fork_pool", fork_pool)
    monkeypatch.setattr(ForkProvisioner.__base__, "launch_kernel", plain)
    asyncio.run(ForkProvisioner().launch_kernel(command, env={}))
    assert asked == [command]


SERVER = """
import asyncio, sys, time
from reefkit.serve.forks.warm_process import WarmProcess
from reefkit.serve.forks.provisioner import LAUNCHER
warm = WarmProcess()
warm.ready.result()
argv = [LAUNCHER, "-f", sys.argv[1]]
forked = warm.order(argv, {"PATH": "/usr/bin", "HOME": "/tmp"}, "/").result()
print(warm.process.pid, forked.pid, flush=True)
time.sleep(600)
"""


def test_all_ends_with_a_server_that_is_killed(tmp_path: Path):
    """Nobody has time to tidy up after SIGKILL; the pipe that the server held is closed by it."""
    manager = LessonKernel(transport="ipc", connection_file=str(tmp_path / "c.json"))
    manager.ip = str(tmp_path / "k")
    manager.write_connection_file()
    command = [sys.executable, "-c", SERVER, manager.connection_file]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        warm, forked = map(int, server.stdout.readline().split())
        assert is_alive(warm)
        assert until(lambda: Path(f"{manager.ip}-1").exists()), (
            "the kernel never opened its sockets"
        )
        server.kill()
    try:
        assert until(lambda: not is_alive(warm))
        assert until(lambda: not is_alive(forked))
    finally:
        for each in (warm, forked):
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)


def test_a_warm_process_that_cannot_get_ready_says_so(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "executable", "/bin/false")
    warm = WarmProcess()
    with pytest.raises(ConnectionError):
        warm.ready.result(SECONDS)
    with pytest.raises(ConnectionError):
        warm.order([LAUNCHER], {}, "/").result(SECONDS)
    warm.stop()


# -- what one kernel may take ------------------------------------------------------------------
def test_a_kernel_says_a_little_a_minute_and_then_how_much_more_there_was():
    ours, source = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)  # a read a message
    shown, terminal = os.pipe()
    said = [b"a traceback\n", b"x" * 20_000, b"y" * 20_000, b"again\n"]
    times = iter([0.0, 1.0, 2.0, kernel_output.SECONDS_BETWEEN])
    for each in said:
        ours.send(each)
    ours.close()
    with source:
        kernel_output.pass_on_little(source.fileno(), terminal, lambda: next(times))
    os.close(terminal)
    with os.fdopen(shown, "rb") as read:
        heard = read.read()
    left = kernel_output.MOST_SAID - len(said[0])
    more = 40_000 - left
    told = f"… {more} more bytes of this page\n".encode()
    assert heard == said[0] + b"x" * left + told + said[3]


def test_a_kernel_is_refused_more_memory_than_it_may_take():
    code = """
from reefkit.serve.forks.kernel import limit_memory
limit_memory(1 << 28)
held = bytearray(1 << 26)
try:
    bytearray(1 << 30)
except MemoryError:
    print("refused")
"""
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    assert ran.stdout == "refused\n"


def test_a_kernel_that_cannot_be_started_whole_leaves_no_process(monkeypatch: pytest.MonkeyPatch):
    started: list[int] = []

    def without_sockets(self: LessonKernel) -> None:
        assert self.provisioner is not None
        started.append(self.provisioner.pid)
        raise OSError("too many open files")

    monkeypatch.setattr(LessonKernel, "_connect_control_socket", without_sockets)

    async def start() -> None:
        with pytest.raises(OSError, match="too many"):
            await LessonKernel().start_kernel()

    asyncio.run(start())
    (pid,) = started
    assert not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE
