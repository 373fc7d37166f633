"""Does play show what a lesson is about? `python bench/ideas.py` (`--tables 20` for a glance).

Simulated students play each lesson's plans of 45 and 60 minutes, by seed and at the pace of a
class: a table stops when the plan's minutes of play are over. What a seat has seen is read from
the log. One table of all ideas: what share of seats, tables or rounds an idea reached, and the
goal. A goal that is missed is reported, never failed.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import groupby
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import msgspec
from tqdm import tqdm

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench._ideas import IDEAS, LEAST_LOSSES, LESSONS, LOST, Idea, Played, many_losses
from reefkit.labs.lesson.desk_adapter import desk_labs, pick
from reefkit.labs.lesson.desk_records import LessonPlan
from reefkit.labs.lesson.lab import labs
from reefkit.labs.setting import Setting
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.simulated_class.ghosts import ghosts_of
from reefkit.simulated_class.players import Players
from reefkit.simulated_class.rehearsal import PACES
from reefkit.text import catalogue

PLAN_MINUTES = (45, 60)
DECISION = PACES["slow"].seconds / PACES["slow"].moves
"""Seconds between two decisions at a table, as in `docs/teachers/plans.md`."""
TABLES_OF_CLASS = 7
"""Tables of four in a class of thirty, whose reefs Deep time can choose from."""

AFTER = {"deep-time-lesson": "short-lesson", "deep-time-hour": "one-lesson"}
"""The plan of Reef Survivor in which the class of a plan of Deep time has played."""


Figures = dict[str, list[float]]
"""By idea, what it was for each seat, table or round."""


class Job(NamedTuple):
    """One table of a plan."""

    game: str
    plan: str
    seed: int


def plan_of(job: Job) -> LessonPlan:
    """Return the plan of a table."""
    plans = desk_labs()[job.game].plans(catalogue())
    return next(each for each in plans if each.id == job.plan)


def setting_of(game: str, plan: LessonPlan) -> Setting:
    """Set a class as the plan says."""
    options, set_by = dict(plan.options), plan.content
    return Setting(game=game, options=options, size=set_by.size, way=set_by.way, plan=plan.id)


def play(job: Job) -> Played:
    """Play a table until its match, or the plan's time for play, is over."""
    desk, plan = desk_labs()[job.game], plan_of(job)
    setting = setting_of(job.game, plan)
    ghosts = ghosts_of(f"ideas/{job.seed}", setting.size, desk.game.bots)
    match = desk.new_match([ghost.name for ghost in ghosts], desk.options_of(setting))
    match = Match(desk.game, msgspec.structs.replace(match.setup, key=f"{job.seed:016x}"))
    table, players = MemoryTable(match), Players(labs()[job.game], catalogue())
    if setting.way == "founded":
        for seat in range(setting.size):
            table.do_for_me(seat)
    left = 60.0 * play_minutes(plan)
    seconds: dict[int, float] = {}
    while not match.is_over and left > 0:
        round_, _ = table.rules.when(match.state)
        waiting = sorted({seat for each in table.view(None).awaited for seat in each.seats})
        seat = pick(waiting, "turn", job.seed, table.position)
        players.move(table, seat, ghosts[seat])
        if round_:  # the set-up was homework, or bots did it
            seconds[round_] = seconds.get(round_, 0.0) + DECISION
            left -= DECISION
    return Played(table, tuple(seconds.values()))


def play_minutes(plan: LessonPlan) -> int:
    """Add up the minutes of a plan in which its game is played."""
    return sum(step.minutes for step in plan.steps if step.plays)


def figures(job: Job) -> Figures:
    """Play a table, and read every idea of its lesson from the log."""
    played = play(job)
    reads = {idea.words: idea.read for idea in IDEAS[job.game]}
    if job.game == "reef":
        reads[LOST] = many_losses
    return {words: [float(each) for each in read(played)] for words, read in reads.items()}


def jobs(lessons: Iterable[str], tables: int, seed: int) -> list[Job]:
    """List the tables of all plans that play a game in one lesson."""
    return [
        Job(game, plan.id, seed + number)
        for game in IDEAS
        if game in lessons or (game == "reef" and "deep-time" in lessons)
        for plan in desk_labs()[game].plans(catalogue())
        if plan.minutes in PLAN_MINUTES and play_minutes(plan)
        for number in range(tables)
    ]


Line = tuple[str, str, str, str, str]
HEAD: Line = ("lesson", "idea", "plan", "figure", "reach")


def line(lesson: str, idea: Idea, plan: str, values: list[float]) -> Line:
    """Write one line of the table."""
    mean = fmean(values) if values else 0.0
    if idea.unit == "minutes":
        return lesson, idea.words, plan, f"{mean:.1f} min", ""
    share = 100 * mean
    sign, _, goal = idea.goal.partition(" ")
    met = share >= float(goal or 0) if sign != "<=" else share <= float(goal)
    reach = f"{idea.goal} %: {'met' if met else 'missed'}" if idea.goal else ""
    return lesson, idea.words, plan, f"{share:.0f} % of {len(values):,} {idea.unit}", reach


def deep_time(plan: str, tables: list[Figures]) -> Iterator[Line]:
    """Write whose reef everybody works on, if it has to have lost enough types."""
    own: list[float] = []
    of_class: list[float] = []
    for first in range(0, len(tables), TABLES_OF_CLASS):
        mine = [each for table in tables[first : first + TABLES_OF_CLASS] for each in table[LOST]]
        own += mine
        of_class += [max(mine) - each for each in mine]
    made = [1 - one - other for one, other in zip(own, of_class, strict=True)]
    for words, values in (("own reef", own), ("one of the class's", of_class), ("made", made)):
        idea = Idea(f"works on {LEAST_LOSSES} losses: {words}", "seats", "", many_losses)
        yield line("deep-time", idea, plan, values)


def lines(done: list[tuple[Job, Figures]]) -> Iterator[Line]:
    """Write the lines of all plans."""
    kept: dict[str, list[Figures]] = {}
    for (game, plan), group in groupby(done, lambda each: each[0][:2]):
        kept[plan] = tables = [found for _, found in group]
        for idea in IDEAS[game]:
            values = [each for table in tables for each in table[idea.words]]
            yield line(game, idea, plan, values)
    for plan, before in AFTER.items():
        if before in kept:
            yield from deep_time(plan, kept[before])


def written(rows: list[Line]) -> str:
    """Write the table."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    padded = ((cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    return "".join("  ".join(row).rstrip() + "\n" for row in padded)


def main() -> None:
    """Play all tables and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200, help="tables of each plan")
    parser.add_argument("--seed", type=int, default=1, help="of the first table")
    parser.add_argument("--lesson", choices=LESSONS, action="append", help="only these")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    lessons = given.lesson or LESSONS
    listed = jobs(lessons, given.tables, given.seed)
    with ProcessPoolExecutor(given.processes) as pool:
        playing = pool.map(figures, listed, chunksize=4)
        found = list(tqdm(playing, total=len(listed), unit="table", file=sys.stderr, disable=None))
    print(f"{given.tables} tables a plan from seed {given.seed}, a decision every {DECISION:g} s\n")
    rows = lines(list(zip(listed, found, strict=True)))
    print(written([HEAD, *(row for row in rows if row[0] in lessons)]), end="")


if __name__ == "__main__":
    main()
