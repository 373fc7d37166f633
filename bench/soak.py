"""A long lesson: `python bench/soak.py` (20 minutes), `--hours 2` in real time, `--quick` a glance.

Thirty students at eight tables play match after match on one server, some at real pages in a
browser, the others at pages without one. In 20 minutes a student does something every 2 to 6
seconds: what takes two hours at the pace of a real class, where `--hours 2` does something every 12
to 36 seconds. Meanwhile memory is looked at. Then all go home, half of them without a beacon, and
others come and go. Memory is the proportional set size; kernels share what the warm process has.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.load.__main__ import percentile, quietly, times
from bench.load.sight import Moment, slope
from bench.load.soak import ALIVE, Soaked, soak
from bench.load.student import THINKS

MINUTES, QUICK_MINUTES = 20.0, 2.0
LESSON = 120.0
"""Minutes of the longest lesson."""
GROWTH_OF_KERNEL, GROWTH_OF_SERVER = 2.0, 10.0
"""Goals: MiB by which a kernel, and the server, grow at most in the second half of a lesson."""
GROWTH_OF_PAGE = 0.1
"""Goal: MiB that a page leaves behind in the server when it has gone."""
FILES = 8
"""Goal: how many more files the server has open after a class than before, at most."""


def halves(soaked: Soaked) -> tuple[list[Moment], list[Moment]]:
    """Split what was seen: pages fill their caches in the first half of a lesson."""
    middle = len(soaked.moments) // 2
    return soaked.moments[:middle], soaked.moments[middle:]


def growth(moments: list[Moment], numbers: list[float]) -> float:
    """Return by how much numbers grew over some moments, by their line of least squares."""
    if len(moments) < 3:
        return float("nan")
    hours = (moments[-1].at - moments[0].at) / 3600
    return slope([each.at for each in moments], numbers) * hours


def table(soaked: Soaked) -> list[str]:
    """Say what was in use, ten times over the lesson."""
    lines = ["minute   server     warm   a kernel (median, most)   kernels      all   files"]
    step = max(1, len(soaked.moments) // 10)
    for each in [*soaked.moments[::step], soaked.moments[-1]]:
        most = max(each.kernels.values(), default=float("nan"))
        lines.append(
            f"{each.at / 60:6.1f} {each.server:8.1f} {each.warm:8.1f}"
            f" {each.kernel:13.1f} {most:9.1f} {len(each.kernels):9d}"
            f" {each.total:8.0f} {each.files:7d}"
        )
    return lines


def judged(soaked: Soaked) -> list[tuple[str, bool]]:
    """Hold what was measured against the goals."""
    _, late = halves(soaked)
    kernel = growth(late, [each.kernel for each in late])
    server = growth(late, [each.server for each in late])
    begin = soaked.left.server
    pages = max(1, soaked.visits * len(soaked.after))
    page = (soaked.after[-1].server - begin) / pages if soaked.after else 0.0
    files = (soaked.after or [soaked.left])[-1].files - soaked.empty.files
    least = min(soaked.pressed, default=0)
    wanted = statistics.median(soaked.matches) if soaked.matches else float("nan")
    gone = "never" if soaked.gone is None else f"{soaked.gone:.1f} s"
    return [
        most("a kernel grew in the second half by", kernel, GROWTH_OF_KERNEL, "MiB"),
        most("the server grew in the second half by", server, GROWTH_OF_SERVER, "MiB"),
        most("a page that came and went left in the server", page, GROWTH_OF_PAGE, "MiB"),
        most("when all had gone the server had open", files, FILES, "files more than before"),
        (f"all kernels are gone after {gone} (goal: {ALIVE:.0f} s)", soaked.gone is not None),
        (
            f"each student did {least} things at least; a match of seven rounds takes {wanted:.0f}",
            not soaked.matches or least >= wanted,
        ),
        (f"pages that broke: {len(soaked.faults) or 'none'}", not soaked.faults),
    ]


def most(what: str, found: float, goal: float, unit: str) -> tuple[str, bool]:
    """Say a figure with its goal, and whether it is held."""
    return f"{what} {found:+.2f} {unit} (goal: {goal:g} at most)", found <= goal


def in_use(name: str, moment: Moment) -> str:
    """Say what is in use besides kernels."""
    return (
        f"{name}: server {moment.server:.1f} MiB, warm process {moment.warm:.1f} MiB, "
        f"{moment.files} files"
    )


def report(soaked: Soaked, asked: argparse.Namespace, minutes: float) -> list[str]:
    """Say all that was measured."""
    done = sum(soaked.pressed) / max(1, len(soaked.pressed))
    every = soaked.seconds / max(1.0, done)
    slow = every * LESSON / minutes
    visits = ", ".join(f"{each.server:.1f}" for each in soaked.after)
    refused = Counter(soaked.refused).most_common(8)
    return [
        f"{asked.students} students, {asked.real} of them at real pages, {minutes:g} minutes",
        f"each did {done:.0f} things, one every {every:.0f} s; in two hours: every {slow:.0f} s",
        in_use("before", soaked.empty),
        *table(soaked),
        times("from a press to the own page's answer", soaked.own),
        f"  99th percentile {percentile(soaked.own, 0.99):.2f} s",
        f"server with all kernels: {soaked.cost.cores:.2f} cores",
        in_use("after", soaked.left),
        f"after each further {soaked.visits} pages: server {visits} MiB",
        *(f"{'held  ' if held else 'MISSED'} {text}" for text, held in judged(soaked)),
        *(f"broken: {each}" for each in soaked.faults),
        *(f"refused {count} times: {text}" for text, count in refused),
    ]


def main() -> int:
    """Hold the lesson, and print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hours", type=float, help="play so long at the pace of a real class")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="play so long, fast")
    parser.add_argument("--quick", action="store_true", help="two minutes")
    parser.add_argument("--students", type=int, default=30)
    parser.add_argument("--real", type=int, default=2, help="how many at real pages in a browser")
    parser.add_argument("--visits", type=int, default=4, help="how often others come and go")
    asked = parser.parse_args()
    began = time.monotonic()
    minutes = QUICK_MINUTES if asked.quick else asked.minutes
    thinks = THINKS
    if asked.hours:
        minutes = asked.hours * 60
        thinks = (THINKS[0] * LESSON / MINUTES, THINKS[1] * LESSON / MINUTES)

    def say(text: str) -> None:
        sys.stderr.write(f"{time.monotonic() - began:6.0f} s  {text}\n")

    with quietly():
        soaked = soak(
            seconds=minutes * 60,
            students=asked.students,
            real=asked.real,
            thinks=thinks,
            visits=asked.visits,
            say=say,
        )
    sys.stdout.write("\n".join(report(soaked, asked, minutes)) + "\n")
    return 0 if all(held for _, held in judged(soaked)) else 1


if __name__ == "__main__":
    raise SystemExit(main())
