"""The styles of bots against each other: `python bench/league.py` (`--quick` for a glance).

Every pair of styles meets at four-seat tables of the default options, two seats each, in both
alternating seatings; then every style plays by itself on every board. All from typed seeds, each
pairing its own, so that anybody finds the same numbers. `--write` lays the tables into
`docs/reference/bots.md`, between its marks.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import platform
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

from reefkit.games.reef.bots import STYLES
from reefkit.games.reef.bots.mind import Bot, BotView
from reefkit.games.reef.content import default
from reefkit.games.reef.ensemble import CHUNK, Ensemble
from reefkit.games.reef.type_arrays import Lookups
from reefkit.match.random import keys_from
from reefkit.text import Message, catalogue

DOCS = Path(__file__).resolve().parents[1] / "docs" / "reference" / "bots.md"
BEGIN, END = "<!-- league: begin -->\n", "<!-- league: end -->\n"
LOOKUPS = Lookups(default())
Numbers = NDArray[np.float64]
MOST = 20_000


class OnBoard:
    """A bot that is told its board, and plays by its style otherwise."""

    def __init__(self, bot: Bot, board: int) -> None:
        self._bot, self._board = bot, board

    def __getattr__(self, name: str) -> object:
        return getattr(self._bot, name)

    def board(self, mind: BotView) -> NDArray[np.int64]:
        """Choose the board it is told."""
        return np.full(mind.board.shape, self._board)


@dataclass(frozen=True)
class Job:
    """A chunk of tables: its seeds, the styles at its seats, the board all are told (−1: none)."""

    first: int
    tables: int
    styles: tuple[str, ...]
    board: int = -1


@dataclass(frozen=True)
class Played:
    """What a chunk gave, by table and seat; and the builders before and after each card."""

    points: Numbers
    richness: Numbers
    builders: Numbers
    before: Numbers
    after: Numbers


def play(job: Job) -> Played:
    """Play a chunk and keep what the league counts."""
    content = default()
    styles = list(job.styles)
    if job.board >= 0:
        for style in set(styles):
            STYLES[f"{style}@{job.board}"] = OnBoard(STYLES[style], job.board)
        styles = [f"{style}@{job.board}" for style in styles]
    ensemble = Ensemble(
        keys_from(job.first, job.tables), styles, content, content.rules.options, LOOKUPS
    )
    counted: dict[str, list[Numbers]] = {"settlement": [], "catastrophe": []}

    def count(phase: str) -> None:
        if phase in counted:
            counted[phase].append(
                (ensemble.state.reefs.kind != 0).sum(axis=(1, 2, 3, 4)).astype(float)
            )

    ensemble.step = count
    state = ensemble.play()
    before, after = (np.stack(counted[phase], axis=1) for phase in counted)
    alone = (state.struck.sum(axis=-1, keepdims=True) == 1) & (state.struck == 1)
    present = state.abundance > 0
    return Played(
        state.score.sum(axis=(1, 3)).astype(float),
        present.sum(axis=-1).mean(axis=1),
        state.abundance[..., : len(LOOKUPS.builders) - 1].sum(axis=-1)[:, -1].astype(float),
        (alone * before[..., None]).sum(axis=(0, 1)),
        (alone * after[..., None]).sum(axis=(0, 1)),
    )


def jobs_of(
    tables: int,
) -> tuple[list[tuple[tuple[str, str], Job]], list[tuple[tuple[str, int], Job]]]:
    """List the chunks of the pairings, and those of every style on every board."""
    pairs, boards = [], []
    chunk = min(CHUNK, (tables + 1) // 2)
    for number, pair in enumerate(combinations(STYLES, 2)):
        for start in range(0, tables, chunk):
            seating = pair * 2 if start // chunk % 2 == 0 else pair[::-1] * 2
            first = number * tables + start
            pairs.append((pair, Job(first, min(chunk, tables - start), seating)))
    for style in STYLES:
        for board in range(len(LOOKUPS.boards)):
            for start in range(0, max(tables // 5, 1), CHUNK):
                count = min(CHUNK, max(tables // 5, 1) - start)
                boards.append(((style, board), Job(10**7 + start, count, (style,) * 4, board)))
    return pairs, boards


def wins_of(played: Played, seats: NDArray[np.bool_]) -> Numbers:
    """Tell which tables the seats marked won: 1, a tie with the others ½, or 0."""
    mine = np.where(seats, played.points, -np.inf).max(axis=1)
    theirs = np.where(seats, -np.inf, played.points).max(axis=1)
    return (mine > theirs) + 0.5 * (mine == theirs)


def percent(wins: Numbers) -> str:
    """Write a share with its standard error, in per cent."""
    error = wins.std() / np.sqrt(len(wins))
    return f"{100 * wins.mean():.1f} ± {100 * error:.1f}"


def table(head: list[str], rows: list[list[str]]) -> str:
    """Write a table in Markdown, the first column to the left."""
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def named(family: str, name: str) -> str:
    """Return the name that readers know."""
    return catalogue("en").render(Message(f"{family}-{name}"))


def pairings(results: list[tuple[tuple[str, str], Job, Played]]) -> str:
    """Write who wins against whom, and what each style makes of all its tables."""
    won: dict[tuple[str, str], list[Numbers]] = {}
    kept: dict[str, list[tuple[Numbers, Numbers, Numbers]]] = {style: [] for style in STYLES}
    for pair, job, played in results:
        for mine, theirs in (pair, pair[::-1]):
            seats = np.array(job.styles) == mine
            won.setdefault((mine, theirs), []).append(wins_of(played, seats))
            kept[mine].append(
                (played.points[:, seats], played.richness[:, seats], played.builders[:, seats])
            )
    joined = {pair: np.concatenate(parts) for pair, parts in won.items()}
    rows = []
    for style in STYLES:
        points, richness, builders = (
            np.concatenate(one).mean() for one in zip(*kept[style], strict=True)
        )
        mine = np.concatenate([joined[style, other] for other in STYLES if other != style])
        rows.append([style, f"{points:.1f}", percent(mine), f"{richness:.2f}", f"{builders:.1f}"])
    rows.sort(key=lambda row: -float(row[1]))
    order = [row[0] for row in rows]
    against = [
        [mine, *("" if mine == other else percent(joined[mine, other]) for other in order)]
        for mine in order
    ]
    return (
        table(["style", "points", "tables won, %", "alpha diversity", "builders at the end"], rows)
        + "\nTables won, in per cent, by the style of the row against that of the column:\n\n"
        + table(["", *order], against)
    )


def by_board(results: list[tuple[tuple[str, int], Job, Played]]) -> str:
    """Write the mean points by board and style, and how many builders outlive each card."""
    points: dict[tuple[str, int], list[Numbers]] = {}
    before = {style: np.zeros(len(LOOKUPS.cards)) for style in STYLES}
    after = {style: np.zeros(len(LOOKUPS.cards)) for style in STYLES}
    for (style, board), _, played in results:
        points.setdefault((style, board), []).append(played.points)
        before[style] += played.before
        after[style] += played.after
    means = {key: np.concatenate(parts).mean() for key, parts in points.items()}
    boards = [
        [named("board", board), *(f"{means[style, number]:.1f}" for style in STYLES)]
        for number, board in enumerate(LOOKUPS.boards)
    ]
    cards = [
        [
            named("card", card),
            *(
                f"{100 * after[style][number] / before[style][number]:.0f}"
                if before[style][number]
                else "–"
                for style in STYLES
            ),
        ]
        for number, card in enumerate(LOOKUPS.cards)
    ]
    return (
        "Mean points of a seat, by board (all four seats on it) and style:\n\n"
        + table(["board", *STYLES], boards)
        + "\nBuilders that stand after a card, in per cent of those before it, in rounds where it"
        + " struck alone (*Bad luck* never does; an invasion brings builders of its own):\n\n"
        + table(["card", *STYLES], cards)
    )


def processor() -> str:
    """Name the processor as Linux does, else as Python can."""
    listing = Path("/proc/cpuinfo")
    if listing.exists():
        for line in listing.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def measured(given: argparse.Namespace, tables: int, seconds: float) -> str:
    """Say by which command, at which counts and where the tables were made."""
    rounds = default().rules.options.rounds
    command = "python bench/league.py --write" + " --quick" * given.quick
    command += f" --tables {given.tables}" * (given.tables != MOST)
    return (
        f"\nMeasured by `{command}`: {tables:,} tables of each pairing and {max(tables // 5, 1):,}"
        f" of each board and style, four seats and {rounds} rounds, ± one standard error;"
        f" {processor()}, {given.processes} processes, Python {platform.python_version()},"
        f" numpy {np.__version__}, {seconds:.0f} s.\n"
    )


def main() -> None:
    """Play the league, print its tables, and lay them into the docs where asked."""
    parser = argparse.ArgumentParser(description="The styles of bots against each other.")
    parser.add_argument("--tables", type=int, default=MOST, help="tables of each pairing")
    parser.add_argument("--quick", action="store_true", help="1,000 tables of each pairing")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="lay the tables into the page")
    given = parser.parse_args()
    tables = 1_000 if given.quick else given.tables
    pairs, boards = jobs_of(tables)
    began = time.monotonic()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(given.processes, mp_context=context) as pool:
        jobs = [job for _, job in (*pairs, *boards)]
        played = list(
            tqdm(pool.map(play, jobs), total=len(jobs), unit="chunk", file=sys.stderr, disable=None)
        )
    split = len(pairs)
    text = (
        pairings([(key, job, one) for (key, job), one in zip(pairs, played[:split], strict=True)])
        + "\n"
        + by_board(
            [(key, job, one) for (key, job), one in zip(boards, played[split:], strict=True)]
        )
    )
    text += measured(given, tables, time.monotonic() - began)
    print(text)
    if given.write:
        page = DOCS.read_text(encoding="utf-8")
        head, _, rest = page.partition(BEGIN)
        DOCS.write_text(
            head + BEGIN + "\n" + text + "\n" + END + rest.partition(END)[2], encoding="utf-8"
        )


if __name__ == "__main__":
    main()
