"""A class plays while somebody attacks, each kind for ten seconds: `python bench/hostile.py`.

Eight students sit at two tables and press something every second; the attacker runs in a process of
its own, with a page and a browser of its own, at the same address. `--seconds 5 --only
message-flood` is a glance. What is promised: the 95th percentile of what students press is answered
within a second, no page of theirs breaks, and the attacker's kernel ends.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.load.__main__ import percentile, quietly, times
from bench.load.arena import BEGIN, Arena, Toll
from bench.load.attackers import ATTACKERS
from bench.load.classroom import Classroom

SECONDS = 10.0
STUDENTS = 8
NINETY_FIFTH = 1.0
"""Goal: seconds within which 95 of 100 presses are answered."""
GONE = 120.0
"""Seconds within which nothing is left of an attacker's pages: those left without a word wait."""
NOTED = 5.0
"""Seconds within which the server has noted the limits that were met."""

# As it is started anywhere, but that it waits 20 seconds for pages which were left without a word,
# and notes every three seconds which limits were met.
SOONER = """
from reefkit.serve import housekeeping, kernels
kernels.SECONDS_AWAY, housekeeping.MINUTE = 20, 3_000
"""
GROWN = 200.0
"""Goal: MiB by which the server grows at most meanwhile."""


def passed(kind: str, toll: Toll) -> bool:
    """Return whether a server bore an attack as promised."""
    return (
        bool(toll.answers)
        and percentile(toll.answers, 0.95) < NINETY_FIFTH
        and not (toll.broken or toll.killed or toll.zombies or toll.came.fault)
        and toll.gone is not None
        and toll.grown < GROWN
        and (bool(toll.came.ended) or not ATTACKERS[kind].ends)
    )


def tell(kind: str, toll: Toll, limits: Mapping[str, int]) -> None:
    """Print what an attack cost."""
    attack = ATTACKERS[kind]
    said = (attack.attack.__doc__ or "").strip()
    ended = f"{toll.came.ended[0]:.1f} s" if toll.came.ended else "never"
    wanted = "" if attack.ends else " (its messages break no rule, or it has no page)"
    gone = "not all" if toll.gone is None else f"{toll.gone:.1f} s after it stopped"
    lines = [
        f"\n== {kind} (finding {attack.finding}): {said}",
        times("students' presses", toll.answers) + f" (goal: 95th under {NINETY_FIFTH:.0f} s)",
        times("the door", toll.doors),
        f"pages of others broken: {', '.join(toll.broken) or 'none'}",
        f"the attacker's kernel ended after {ended}{wanted}, {len(toll.came.ended)} in all",
        f"let live: {toll.came.outlived}; all its pages gone: {gone}; zombies: {toll.zombies}",
        f"server: {toll.before:.0f} MiB, +{toll.grown:.0f} at most, {toll.after:.0f} after",
        f"largest kernel: {toll.kernel:.0f} MiB",
        f"log: {toll.lines} lines, {toll.logged} bytes",
        f"limits met: {', '.join(f'{each} {n}' for each, n in limits.items()) or 'none'}",
        f"the attacker noted: {', '.join(f'{what}: {n}' for what, n in toll.came.noted.items())}",
    ]
    if toll.killed or toll.came.fault:
        lines.append(f"killed: {toll.killed}; the attacker's fault: {toll.came.fault or 'none'}")
    lines.append("passed" if passed(kind, toll) else "FAILED")
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


def noted(arena: Arena, before: Counter[str]) -> Counter[str]:
    """Wait until the server has noted the last limits that were met, and give what is more."""
    ends, first = time.monotonic() + NOTED, met(arena)
    while time.monotonic() < ends and met(arena) == first:
        time.sleep(0.5)
    return met(arena) - before


def met(arena: Arena) -> Counter[str]:
    """Return how often each limit of the server was met until now."""
    return Counter({str(each.kind): each.count for each in arena.store.limits.met()})


def main() -> int:
    """Attack a server in each way, and print what it cost."""
    parser = argparse.ArgumentParser(prog="python bench/hostile.py", description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each lasts")
    parser.add_argument("--students", type=int, default=STUDENTS)
    parser.add_argument("--only", choices=ATTACKERS, action="append", help="all, when not given")
    asked = parser.parse_args()
    began = time.monotonic()

    def say(text: str) -> None:
        sys.stderr.write(f"{time.monotonic() - began:6.0f} s  {text}\n")

    def people(*given: object) -> Classroom:
        return Classroom(*given, asked.students, say)  # type: ignore[arg-type]

    failed = []
    with quietly(), Arena(people, begin=f"{SOONER}{BEGIN}", gone=GONE) as arena:
        for kind in asked.only or ATTACKERS:
            say(kind)
            before = met(arena.whole())
            toll = arena.attack(kind, asked.seconds)
            tell(kind, toll, noted(arena, before))
            failed += [] if passed(kind, toll) else [kind]
    sys.stdout.write(f"\nfailed: {', '.join(failed) or 'none'}\n")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
