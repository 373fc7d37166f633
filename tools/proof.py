"""The long tier: slow tests, those that try harder, then the bench, with the machine described.

Run by ``make proof``; some parts alone by ``make proof PARTS=tests,load``, where ``tests`` are the
tests of all rooms, each a part of its own (``tests-games``): it takes hours, and goes on another day.
What every part printed goes to ``bench/results/<part>.txt``; the process leaves with 1 when any part
failed, and runs the others all the same. Tests that run on every push just as they would here are
left out (``tests.support.effort``).
"""

import argparse
import os
import platform
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path

import pytest

import reefkit

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "bench" / "results"
GIBIBYTE = 2**30
SHORTER = {
    "balance": ["--games", "200"],
    "bell": ["--times", "2"],
    "fuzz": ["--minutes", "1"],
    "hostile": ["--seconds", "8"],
    "ideas": ["--tables", "60"],
    "load": ["--minutes", "2"],
    "news": ["--seconds", "120"],
    "soak": ["--minutes", "8"],
}
"""What the scripts of the bench are told, that all parts fit in an hour or so on two cores."""
NOTHING_HARDER = int(pytest.ExitCode.NO_TESTS_COLLECTED)
"""How pytest leaves a room of whose tests none tries harder here."""
ALONE = {"load"}
"""Rooms of tests that measure how soon a class is answered: one at a time."""
ASKED_FOR = {"mutants"}
"""What takes longer than all the others together, and runs only where it is named."""


def _processor() -> str:
    """Name the processor as Linux does, else as Python can."""
    listing = Path("/proc/cpuinfo")
    if listing.exists():
        for line in listing.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _git(*arguments: str) -> str:
    command = ["git", *arguments]
    finished = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return finished.stdout.strip()


def describe_machine() -> str:
    """Say in a few lines what a figure was measured on, and of which code."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / GIBIBYTE
    changed = " and uncommitted changes" if _git("status", "--porcelain", "reefkit", "data") else ""
    lines = {
        "date": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()),
        "reefkit": f"{reefkit.__version__}, commit {_git('rev-parse', '--short', 'HEAD')}{changed}",
        "machine": f"{_processor()}, {os.cpu_count()} cores, {memory:.0f} GiB",
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "python": f"{platform.python_version()}, numpy {version('numpy')}",
    }
    return "".join(f"# {name + ':':9}{value}\n" for name, value in lines.items())


def keep(part: str, command: list[str], environment: dict[str, str]) -> bool:
    """Run one part, show and keep what it prints, and tell whether it passed."""
    began = time.monotonic()
    shown = " ".join([Path(command[0]).name, *command[1:]])
    lines = [describe_machine(), f"# command: {shown}\n\n"]
    sys.stdout.write(f"\n== {part}: {shown}\n")
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=None,  # progress bars are for the person at the screen
        text=True,
    ) as running:
        assert running.stdout is not None
        for line in running.stdout:
            sys.stdout.write(line)
            sys.stdout.flush()
            lines.append(line)
    passed = running.returncode in {0, NOTHING_HARDER}
    lines.append(f"\n# {'passed' if passed else 'FAILED'} in {time.monotonic() - began:.0f} s\n")
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{part}.txt").write_text("".join(lines).replace(str(ROOT), "."), encoding="utf-8")
    return passed


def main() -> int:
    """Run the tests, then each script of the bench, or the parts that are named."""
    parser = argparse.ArgumentParser(prog="python -m tools.proof", description=__doc__)
    parser.add_argument("--workers", default="2", help="processes that share the tests")
    parser.add_argument("--only", default="", help="some parts alone, such as tests,load")
    asked = parser.parse_args()
    proof = {"HYPOTHESIS_PROFILE": "proof", "REEFKIT_PROOF": "1"}
    found = (ROOT / "tests").glob("*/**/test_*.py")
    rooms = sorted({path.relative_to(ROOT / "tests").parts[0] for path in found})
    test = [sys.executable, "-m", "pytest", "-p", "tests.support.effort", "-q", "--durations=25"]
    share = {room: "1" if room in ALONE else asked.workers for room in rooms}
    parts = {
        f"tests-{room}": [*test, "-n", share[room], "--dist", "worksteal", f"tests/{room}"]
        for room in rooms
    }
    for room in ALONE:
        parts[f"tests-{room}"].append("-rP")  # what they measured is kept when they pass, too
    for script in sorted((ROOT / "bench").glob("[!_]*.py")):
        told = SHORTER.get(script.stem, [])
        parts[script.stem] = [sys.executable, str(script.relative_to(ROOT)), *told]
    parts["load"] = [sys.executable, "-m", "bench.load", *SHORTER["load"]]
    names = asked.only.split(",") if asked.only else [n for n in parts if n not in ASKED_FOR]
    if "tests" in names:
        at = names.index("tests")
        names[at : at + 1] = [f"tests-{room}" for room in rooms]
    if unknown := set(names) - parts.keys():
        parser.error(f"no such part: {', '.join(unknown)}; there are tests, {', '.join(parts)}")
    passed = [keep(name, parts[name], proof) for name in names]
    return 0 if all(passed) else 1


if __name__ == "__main__":
    raise SystemExit(main())
