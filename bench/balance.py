"""Is Blue Expanse fair, and do its reefs live? `python bench/balance.py` (`--games N` for fewer).

Matches of bots at the default options, all of which must end: half of them with four seats, one of
each style, in every seating alike often; the rest with two, three and five seats, and with four
seats of one style. All come from typed seeds, so that anybody finds the same numbers. `--write`
lays the tables into `docs/reference/blue-expanse-balance.md`, between its marks.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import platform
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import permutations
from math import sqrt
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from reefkit.games.expanse import actions as do
from reefkit.games.expanse.content import default
from reefkit.games.expanse.evaluation import STYLES
from reefkit.games.expanse.game import new_match
from reefkit.games.expanse.step import Step
from reefkit.match.game import Action, SeatInfo
from reefkit.text import Message, catalogue

DOCS = Path(__file__).resolve().parents[1] / "docs" / "reference" / "blue-expanse-balance.md"
BEGIN, END = "<!-- balance: begin -->\n", "<!-- balance: end -->\n"
MOST = 5_000
STAGES = (1, 2, 3, 4)


class Job(NamedTuple):
    """One match: its seed, who sits where, and with which others it is counted."""

    seed: int
    styles: tuple[str, ...]
    table: str


@dataclass
class Played:
    """What became of a match.

    Attributes
    ----------
    points, living, animals, grown, polluted
        By seat: points, living corals and animals at the end; the most living corals it ever had;
        its highest pollution.
    """

    job: Job
    points: list[int]
    living: list[int]
    animals: list[int]
    predators: list[int]
    industry: list[int]
    grown: list[int]
    polluted: list[int]
    warming: int
    turns: int
    choices: int
    alive: dict[int, int]  #: By stage, at its end: on how many reefs a coral lived.
    #: ``offered``, ``bought``: In how many turns a card lay open where its player could buy, and in
    #: how many of these it was bought.
    offered: Counter[str] = field(default_factory=Counter)
    bought: Counter[str] = field(default_factory=Counter)


class _Watch:
    """Looks on while a match is played."""

    def __init__(self, seats: int) -> None:
        self.grown = [0] * seats
        self.alive: dict[int, int] = {}
        self.open: set[str] = set()
        self.got: set[str] = set()
        self.offered: Counter[str] = Counter()
        self.bought: Counter[str] = Counter()

    def __call__(self, step: Step, seat: int, action: Action) -> None:
        del seat
        state = step.state
        if state.phase == "buy" and state.ask is None:
            for deck in state.opened:
                self.open |= {kind for kind in step.pile(deck).open if kind}
            if isinstance(action, do.Buy):
                self.got.add(step.pile(action.deck).open[action.slot])
            elif isinstance(action, do.Done):
                self.offered.update(self.open)
                self.bought.update(self.got)
                self.open, self.got = set(), set()
        if state.phase == "end" or isinstance(action, do.RollDie):
            living = [corals(step, each) for each in step.seats]
            self.grown = [max(pair) for pair in zip(self.grown, living, strict=True)]
            self.alive[state.stage] = sum(each > 0 for each in living)


def corals(step: Step, seat: int) -> int:
    """Count the living corals of a reef."""
    return sum(card.kind == "coral" and not card.bleached for card in step.seat(seat).reef)


def played(job: Job) -> Played:
    """Play a match and keep what is counted."""
    watch = _Watch(len(job.styles))
    seats = [SeatInfo(f"Bot {seat + 1}", bot=style) for seat, style in enumerate(job.styles)]
    step = new_match(seats, seed=1).rules.play_out(job.seed, watch=watch)
    state = step.state
    reefs = [[step.kind(card.kind) for card in place.reef] for place in state.seats]
    living = [corals(step, seat) for seat in step.seats]
    return Played(
        job,
        state.final,
        living,
        [sum(each.animal for each in reef) for reef in reefs],
        [sum("predator" in each.classes for each in reef) for reef in reefs],
        [sum(each.deck == "humanitarian" for each in reef) for reef in reefs],
        watch.grown,
        [place.polluted for place in state.seats],
        state.warmed,
        state.turn,
        state.step,
        watch.alive | {STAGES[-1]: sum(each > 0 for each in living)},
        watch.offered,
        watch.bought,
    )


def jobs(games: int) -> list[Job]:
    """List the matches: half of them with one seat of each style, the rest of all other tables."""
    names = list(STYLES)
    seatings = list(permutations(names))
    listed = [Job(n, seatings[n % len(seatings)], "four") for n in range((games + 1) // 2)]
    others: list[tuple[str, Callable[[int], tuple[str, ...]]]] = [
        ("two", lambda n: seatings[n % len(seatings)][:2]),
        ("three", lambda n: seatings[n % len(seatings)][:3]),
        ("five", lambda n: (*seatings[n % len(seatings)], names[1 + n % 3])),
    ]
    others += [(name, lambda _, name=name: (name,) * 4) for name in names]  # type: ignore[misc]
    for number in range(games // 2):
        table, seating = others[number % len(others)]
        listed.append(Job(100_000 + number, seating(number // len(others)), table))
    return listed


# -- what is told -------------------------------------------------------------------------------


def share(won: float, of: int) -> str:
    """Write a share in per cent, with Wilson's interval of 95 %."""
    if not of:
        return "–"
    z, rate = 1.96, won / of
    middle = (rate + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(rate * (1 - rate) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return f"{100 * rate:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def spread(numbers: Iterable[float]) -> str:
    """Write the median of some numbers, with the range from the 5th to the 95th of a hundred."""
    listed = sorted(numbers)
    low, high = listed[len(listed) // 20], listed[-1 - len(listed) // 20]
    return f"{statistics.median(listed):.0f} ({low:.0f}–{high:.0f})"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a table in Markdown, the first column to the left."""
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def wins(one: Played) -> list[float]:
    """Share a match among those with most points."""
    best = max(one.points)
    winners = one.points.count(best)
    return [(points == best) / winners for points in one.points]


def by_seat(games: list[Played]) -> str:
    """Write the wins by seat, for each number of seats, styles mixed."""
    rows = []
    for name in ("two", "three", "four", "five"):
        mixed = [one for one in games if one.job.table == name]
        if mixed:
            won = [sum(each) for each in zip(*(wins(one) for one in mixed), strict=True)]
            shares = [share(each, len(mixed)) for each in won]
            rows.append([name, f"{len(mixed):,}", *shares, *["–"] * (5 - len(won))])
    return table(["seats", "matches", *(f"seat {n}, %" for n in range(1, 6))], rows)


def by_style(games: list[Played]) -> str:
    """Write what each style makes of four-handed tables with one seat of each."""
    mixed = [one for one in games if one.job.table == "four"]
    rows = []
    for style in STYLES:
        at = [(one, one.job.styles.index(style)) for one in mixed]
        rows.append(
            [
                style,
                share(sum(wins(one)[seat] for one, seat in at), len(at)),
                spread(one.points[seat] for one, seat in at),
                *(
                    f"{statistics.fmean(getattr(one, what)[seat] for one, seat in at):.1f}"
                    for what in ("living", "animals", "predators", "industry", "polluted")
                ),
            ]
        )
    head = ["style", "wins, %", "points", "living corals", "animals", "predators", "industry"]
    return table([*head, "highest pollution"], rows)


def by_table(games: list[Played]) -> str:
    """Write how long matches are, and what becomes of reefs, for each sort of table."""
    rows = []
    for name in dict.fromkeys(one.job.table for one in games):
        some = [one for one in games if one.job.table == name]
        reefs = [pair for one in some for pair in zip(one.living, one.animals, strict=True)]
        grown = [
            last > 0
            for one in some
            for last, most in zip(one.living, one.grown, strict=True)
            if most > 1
        ]
        rows.append(
            [
                name if name not in STYLES else f"four of {name}",
                f"{len(some):,}",
                spread(one.turns for one in some),
                spread(one.warming for one in some),
                spread(each for one in some for each in one.polluted),
                f"{100 * sum(not any(pair) for pair in reefs) / len(reefs):.0f}",
                f"{100 * sum(grown) / max(1, len(grown)):.0f}",
            ]
        )
    head = ["table", "matches", "turns of all", "warming", "pollution", "collapsed, %"]
    return table([*head, "grown and alive, %"], rows)


def by_stage(games: list[Played]) -> str:
    """Write on how many reefs a coral lives at the end of each stage."""
    mixed = [one for one in games if one.job.table == "four"]
    shares = [
        f"{100 * sum(one.alive.get(s, 0) for one in mixed) / (4 * len(mixed)):.0f}" for s in STAGES
    ]
    return table([f"stage {stage}, %" for stage in STAGES], [shares])


def by_card(games: list[Played]) -> str:
    """Write how often each card is bought in a turn in which its player could see it on offer."""
    offered: Counter[str] = Counter()
    bought: Counter[str] = Counter()
    for one in games:
        if one.job.table == "four":
            offered += one.offered
            bought += one.bought
    say, cards = catalogue("en"), default().cards
    rows = []
    for kind, about in cards.items():
        if about.deck in {"resource", "biomass", "humanitarian"}:
            name, times = say.render(Message(f"expanse-{kind}")), offered[kind]
            often = f"{100 * bought[kind] / times:.0f}" if times else "–"
            rows.append([name, about.deck, f"{times:,}", often])
    return table(["card", "deck", "turns on offer", "bought, %"], rows)


def processor() -> str:
    """Name the processor as Linux does, else as Python can."""
    listing = Path("/proc/cpuinfo")
    if listing.exists():
        for line in listing.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def told(games: list[Played], seconds: float, processes: int) -> str:
    """Write all tables, and where they were measured."""
    longest = max(one.choices for one in games)
    return (
        f"{len(games):,} matches of bots ended; the longest had {longest:,} choices.\n\n"
        "Wins by seat, styles mixed (in brackets: the interval that holds the true share with a "
        "certainty of 95 %; ties are shared):\n\n"
        + by_seat(games)
        + "\nStyles, one seat each at tables of four:\n\n"
        + by_style(games)
        + "\nLength, warming, highest pollution of a player, reefs that collapsed (no living coral "
        "and no animal at the end), and reefs that live of those that ever had two living corals; "
        "medians, in brackets from the 5th to the 95th of a hundred:\n\n"
        + by_table(games)
        + "\nReefs with a living coral at the end of each stage, tables of four:\n\n"
        + by_stage(games)
        + "\nCards bought, of the turns in which their player could see them on offer:\n\n"
        + by_card(games)
        + f"\nMeasured by `python bench/balance.py` on {processor()}, {processes} processes that "
        f"shared it with other work, Python {platform.python_version()}, {seconds:.0f} s.\n"
    )


def main() -> None:
    """Play all matches, print the tables, and lay them into the docs where asked."""
    parser = argparse.ArgumentParser(description="The balance of Blue Expanse among bots.")
    parser.add_argument("--games", type=int, default=MOST, help="matches in all")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="lay the tables into the docs")
    given = parser.parse_args()
    began = time.monotonic()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(given.processes, mp_context=context) as pool:
        games = list(pool.map(played, jobs(given.games), chunksize=8))
    text = told(games, time.monotonic() - began, given.processes)
    print(text)
    if given.write:
        page = DOCS.read_text(encoding="utf-8")
        head, _, rest = page.partition(BEGIN)
        DOCS.write_text(
            head + BEGIN + "\n" + text + "\n" + END + rest.partition(END)[2], encoding="utf-8"
        )


if __name__ == "__main__":
    main()
