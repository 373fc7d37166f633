"""Machines and tools: what is absent, and a machine to throw away."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import psutil
import pytest

MARK = "absent: "
_absent = pytest.StashKey[dict[str, int]]()


def tool_is_absent(what: str, remedy: str) -> NoReturn:
    """Skip the running test for want of a tool, or fail it where nothing may be wanting.

    Parameters
    ----------
    what
        The tool, as the last lines name it.
    remedy
        What to do to have it.
    """
    reason = f"{MARK}{what} ({remedy})"
    if os.environ.get("CI") == "true":
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_absent] = {}
    config.pluginmanager.register(_Collector(config), "reefkit-absent-tools")


class _Collector:
    """Gathers the reasons from the reports, which xdist brings from every process to this one."""

    def __init__(self, config: pytest.Config) -> None:
        self._absent = config.stash[_absent]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped and isinstance(report.longrepr, tuple):
            reason = report.longrepr[2].removeprefix("Skipped: ")
            if reason.startswith(MARK):
                name = reason.removeprefix(MARK)
                self._absent[name] = self._absent.get(name, 0) + 1


# Last of all: pytest's own closing line comes after every other chance to speak.
@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    absent = config.stash.get(_absent, {})
    if reporter is None or not absent or hasattr(config, "workerinput"):
        return
    reporter.write_line("")
    reporter.write_line("Absent on this machine, so these tests did not run:", yellow=True)
    for name, tests in sorted(absent.items()):
        reporter.write_line(f"  {name}: {tests} test{'s' if tests > 1 else ''}", yellow=True)


# ---- A machine to throw away: this one's files, processes of its own, and a real systemd as the first.
BOOT_SECONDS = 60
COMMAND_SECONDS = 900
SYSTEMD = Path("/lib/systemd/systemd")
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
TARGET = "reefkit-machine.target"
# Of this machine's units only what any unit asks for is started, and nothing that touches what the
# two share: devices, network, settings of the kernel.
ELSEWHERE = (
    "systemd-udevd",
    "systemd-networkd",
    "systemd-resolved",
    "systemd-timesyncd",
    "systemd-sysctl",
    "systemd-modules-load",
    "networking",
)
BOOT = f"""
set -eu
mount --make-rprivate /
mount -t tmpfs -o mode=755 tmpfs written
mkdir written/upper written/work
mount -t overlay overlay -o lowerdir=/,upperdir=written/upper,workdir=written/work whole
cd whole
mount -t proc proc proc
mount --bind proc/sys proc/sys
mount -o remount,bind,ro proc/sys
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mkdir -p dev
mount -t tmpfs -o mode=755 tmpfs dev
for each in null zero full random urandom tty; do
  touch dev/$each
  mount --bind /dev/$each dev/$each
done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
mount -t tmpfs -o mode=1777 tmpfs dev/shm
mount -t tmpfs -o mode=755 tmpfs run
mount -t tmpfs -o mode=1777 tmpfs tmp
mkdir run/before
for each in {" ".join(ELSEWHERE)}; do ln -sf /dev/null etc/systemd/system/$each.service; done
printf "[Unit]\\nRequires=basic.target systemd-user-sessions.service\\nAfter=basic.target\\n" > etc/systemd/system/{TARGET}
pivot_root . run/before
umount -l /run/before
exec env -i container=reefkit PATH={PATH} {SYSTEMD} --unit={TARGET}
"""


@dataclass(frozen=True)
class Machine:
    """A machine that runs."""

    first: int  #: Its first process, by its number here.

    def run(self, script: str, folder: str = "/", answers: str = "") -> str:
        """Run commands there as root, and give what they say.

        Parameters
        ----------
        script
            Lines for a shell; the first that fails is the last.
        folder
            Where they are run.
        answers
            What they read from their input.

        Raises
        ------
        AssertionError
            When a command fails, with what it said.
        """
        inside = ["nsenter", "-t", str(self.first), "-m", "-p", "-u", "-i", "-C", "-r", "-w"]
        # In a session of its own, so that no program finds a terminal to ask for a password at.
        done = subprocess.run(
            [*inside, "setsid", "--wait", "bash", "-euc", f"cd {folder}\n{script}"],
            input=answers,
            env=os.environ | {"PATH": PATH},  # a developer's own programs are no server's
            capture_output=True,
            text=True,
            timeout=COMMAND_SECONDS,
            check=False,
        )
        assert done.returncode == 0, f"{script}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
        return done.stdout


@contextmanager
def machine(folder: Path) -> Iterator[Machine]:
    """Run a machine while the context lasts; where none is to be had, the test is skipped.

    Parameters
    ----------
    folder
        Two empty folders are made there, and nothing more.
    """
    if os.geteuid() != 0 or not SYSTEMD.exists() or shutil.which("nsenter") is None:
        tool_is_absent("a machine to throw away", "be root on a Linux with systemd")
    import fcntl  # noqa: PLC0415 - there is none on Windows

    for name in ("written", "whole"):
        (folder / name).mkdir()
    # Machines share this one's ports, so the next waits until this has gone.
    with Path(tempfile.gettempdir(), "reefkit-machine.lock").open("wb") as alone:
        fcntl.flock(alone, fcntl.LOCK_EX)
        yield from _run(folder)


def _run(folder: Path) -> Iterator[Machine]:
    apart = ["--mount", "--pid", "--uts", "--ipc", "--cgroup", "--fork", "--kill-child=SIGKILL"]
    log = folder / "machine.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            ["unshare", *apart, "bash", "-c", BOOT],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
        )
    try:
        yield _booted(process, log)
    finally:
        process.kill()
        process.wait()


def _booted(process: subprocess.Popen[bytes], log: Path) -> Machine:
    """Wait until all that was asked for is started."""
    until = time.monotonic() + BOOT_SECONDS
    while time.monotonic() < until:
        if process.poll() is not None:
            tool_is_absent("a machine to throw away", log.read_text(errors="replace")[-300:])
        for child in psutil.Process(process.pid).children():
            found = Machine(child.pid)
            try:
                if found.run(f"systemctl is-active {TARGET}").strip() == "active":
                    return found
            except AssertionError:
                pass  # it has not come so far
        time.sleep(0.2)
    raise AssertionError(log.read_text(errors="replace")[-3000:])


@pytest.fixture(scope="session")
def on_disk() -> Iterator[Path]:
    """Return a folder on the disk, where other temporary files may be in memory."""
    with tempfile.TemporaryDirectory(dir=os.environ["REEFKIT_DISK"]) as folder:
        yield Path(folder)
