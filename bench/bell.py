"""A class opens its pages as the bell rings: `python bench/bell.py` (`--quick` for a glance).

The same lesson, Reef Survivor, by stock Voila (its own template, plain kernels), by our server with
plain kernels, and by our server as it is some minutes after its start: kernels are forked from one
warm process, which has gone through each lesson once. All three run all the time and are asked in
turn, so that they meet the same machine. A page is complete when all
of its HTML has come; no browser takes part, for a class brings its own machines. Goals, against
stock Voila: thirty pages four times sooner, a third of the memory a kernel, and a third of the time
for a page alone. They are reported when missed, never failed.

Where the time goes is found by leaving out: pages with no code at all, and with the lesson's import
alone, by the same servers.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import nbformat
from tqdm import tqdm

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(Path(__file__).resolve().parent)]

from _pages import PATIENCE, House, Opened, Spent, open_at_once, share  # noqa: E402

from tests.support.voila import serving  # noqa: E402

STOCK, PLAIN, OURS = "stock Voila", "our server, plain kernels", "our server"
LESSON = "reef-survivor"
REHEARSED = {"REEFKIT_FORKS": "1", "REEFKIT_REHEARSE": "first"}
NOTHING, IMPORTS, WHOLE = "page-1", "page-2", "page-3"
CELLS = {
    NOTHING: "import ipywidgets; ipywidgets.HTML('')",
    IMPORTS: "import ipywidgets; from reefkit.labs.reef import lab; ipywidgets.HTML('')",
}
PAGES = "import sys; from tests.support.voila import serve_pages; serve_pages(sys.argv[1])"
# Stock Voila says its address as `localhost`, where the others say a number.
SAY = (
    "import voila.app as a; a.Voila.display_url = property(lambda s: s._url('127.0.0.1')); a.main()"
)
PATIENT = ["--VoilaExecutor.startup_timeout=300", "--VoilaExecutor.iopub_timeout=120"]
"""As it comes, stock Voila gives up on a kernel after 60 s, and on what a cell shows 4 s after its
reply; on two cores some of thirty pages then come without their lesson."""
SOONER, MEMORY, ALONE = 4.0, 1 / 3, 1 / 3


@dataclass
class Taken:
    """What was measured of one server."""

    alone: list[float] = field(default_factory=list)
    first: list[float] = field(default_factory=list)
    at_once: list[float] = field(default_factory=list)
    middle: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    spent: list[Spent] = field(default_factory=list)
    house: list[float] = field(default_factory=list)
    size: int = 0
    stuck: int = 0  #: How often not all pages of a class came.


@dataclass
class Rival:
    """A server that is asked."""

    house: House  #: Its processes.
    url: str  #: The lesson's address; pages of other cells lie beside it.
    taken: Taken = field(default_factory=Taken)

    def at(self, page: str) -> str:
        """Return the address of another page."""
        return self.url.replace(WHOLE, page)


@contextmanager
def visit(rival: Rival, url: str, count: int) -> Iterator[tuple[list[Opened], Spent]]:
    """Open pages at once; in the context they are open, and what they took is known."""
    before = rival.house.spent()
    pages = open_at_once(url, count)
    after = rival.house.spent()
    yield (
        pages,
        Spent(
            (after.server - before.server) / count,
            (after.warm - before.warm) / count,
            after.kernels / count,
        ),
    )
    for each in pages:
        each.close()
    rival.house.wait_until_empty()


def measure(rivals: dict[str, Rival], count: int, times: int) -> None:
    """Open a page alone, and a class's pages at once, at each server in turn."""
    for rival in tqdm(rivals.values(), desc="warming up", file=sys.stderr):
        with visit(rival, rival.url, 2):
            pass
        rival.house.wait_until_quiet()
    for _ in tqdm(range(4 * times), desc="a page alone", file=sys.stderr):
        for rival in rivals.values():
            with visit(rival, rival.url, 1) as ([page], _spent):
                rival.taken.alone.append(page.complete)
                rival.taken.first.append(page.first)
                rival.taken.size = len(page.raw)
    for _ in tqdm(range(times), desc=f"{count} at once", file=sys.stderr):
        for rival in rivals.values():
            try:
                measure_class(rival, count)
            except TimeoutError:  # stock Voila has been seen to leave one of thirty without an end
                rival.taken.stuck += 1
                rival.house.end_kernels()


def measure_class(rival: Rival, count: int) -> None:
    """Open a class's pages at once, and note what they took."""
    with visit(rival, rival.url, count) as (pages, spent):
        taken = rival.taken
        taken.at_once.append(max(each.complete for each in pages))
        taken.middle.append(statistics.median(each.complete for each in pages))
        taken.spent.append(spent)
        memory = list(rival.house.memory())
        taken.memory.append(statistics.mean(memory))
        others = [rival.house.server, *filter(None, [rival.house.warm()])]
        taken.house.append(sum(memory) + sum(share(each) for each in others))


def leave_out(rival: Rival, times: int) -> dict[str, Spent]:
    """Measure what pages with less on them spend, alone, in turn with the whole."""
    found: dict[str, list[Spent]] = defaultdict(list)
    for _ in tqdm(range(times), desc="leaving out", file=sys.stderr):
        for page in (NOTHING, IMPORTS, WHOLE):
            with visit(rival, rival.at(page), 1) as (_, spent):
                found[page].append(spent)
    return {
        page: Spent(
            statistics.mean(each.server for each in spent),
            statistics.mean(each.warm for each in spent),
            statistics.mean(each.kernels for each in spent),
        )
        for page, spent in found.items()
    }


def say(rivals: dict[str, Rival], count: int) -> None:
    """Print what was measured, each with its ratio to stock Voila."""
    print(
        f"{count} pages at once, all HTML complete (median of {len(rivals[STOCK].taken.at_once)})"
    )
    base = rivals[STOCK].taken
    for name, rival in rivals.items():
        seconds = statistics.median(rival.taken.at_once)
        ratio = statistics.median(base.at_once) / seconds
        goal = f"; goal {SOONER:.0f} {_met(ratio >= SOONER)}" if name == OURS else ""
        middle = statistics.median(rival.taken.middle)
        of = f"{seconds:.2f} s, half of them {middle:.2f} s"
        if rival.taken.stuck:
            of += f" ({rival.taken.stuck} more times not all came within {PATIENCE:.0f} s)"
        print(f"  {name}: {of}; {ratio:.1f} times sooner{goal}")
    print(f"memory a kernel of {count} (PSS, mean), and of server, warm process and all kernels")
    for name, rival in rivals.items():
        kernel = statistics.mean(rival.taken.memory)
        ratio = kernel / statistics.mean(base.memory)
        goal = f"; goal {MEMORY:.2f} {_met(ratio <= MEMORY)}" if name == OURS else ""
        house = statistics.mean(rival.taken.house)
        print(
            f"  {name}: {kernel:.1f} MiB, all {house:.0f} MiB; {ratio:.2f} of stock Voila's{goal}"
        )
    print(f"one page alone (median of {len(base.alone)})")
    for name, rival in rivals.items():
        seconds = statistics.median(rival.taken.alone)
        ratio = seconds / statistics.median(base.alone)
        goal = f"; goal {ALONE:.2f} {_met(ratio <= ALONE)}" if name == OURS else ""
        first, size = statistics.median(rival.taken.first), rival.taken.size / 1024
        print(
            f"  {name}: {seconds:.2f} s (from {min(rival.taken.alone):.2f} to "
            f"{max(rival.taken.alone):.2f}), first byte {first:.2f} s, {size:.0f} KiB; "
            f"{ratio:.2f} of stock Voila's{goal}"
        )
    print(f"processor time a page, of {count} at once: server, warm process, kernel; all")
    for name, rival in rivals.items():
        print(f"  {name}: {_spent(rival.taken.spent)}")


def say_rest(name: str, parts: dict[str, Spent]) -> None:
    """Print where the processor time of a page alone goes."""
    nothing, imports, whole = parts[NOTHING], parts[IMPORTS], parts[WHOLE]
    pieces = {
        "server": whole.server,
        "fork": whole.warm,
        "kernel's start": nothing.kernels,
        "the lesson's imports": imports.kernels - nothing.kernels,
        "lab()": whole.kernels - imports.kernels,
    }
    told = ", ".join(f"{piece} {1000 * max(seconds, 0):.0f}" for piece, seconds in pieces.items())
    print(f"  {name}: {told}; all {1000 * whole.all:.0f}")


def _spent(of: list[Spent]) -> str:
    means = [
        statistics.mean(getattr(each, part) for each in of)
        for part in ("server", "warm", "kernels")
    ]
    return ", ".join(f"{each:.3f} s" for each in means) + f"; {sum(means):.3f} s"


def _met(is_met: object) -> str:
    return "met" if is_met else "missed"


def make_pages(folder: Path) -> None:
    """Write the lesson and what is left of it without its code, each with its own name."""
    kernel = {"name": "python3", "display_name": "", "language": "python"}
    for name, source in CELLS.items():
        notebook = nbformat.v4.new_notebook(metadata={"kernelspec": kernel})
        notebook.cells = [nbformat.v4.new_code_cell(source)]
        nbformat.write(notebook, folder / f"{name}.ipynb")
    lesson = (ROOT / "lessons" / LESSON / f"{LESSON}.ipynb").read_text(encoding="utf-8")
    (folder / f"{WHOLE}.ipynb").write_text(lesson, encoding="utf-8")


@contextmanager
def everybody(folder: Path) -> Iterator[tuple[dict[str, Rival], Rival]]:
    """Start all servers; besides the rivals, ours with pages that have less on them."""
    python = [sys.executable]
    voila = [*python, "-c", SAY, "--no-browser", "--port=8950", *PATIENT, str(folder)]
    ours = [*python, "-m", "reefkit", "serve", "--no-browser", "--port", "0"]
    with ExitStack() as stack:

        def start(command: list[str], name: str, path: str, **environment: str) -> Rival:
            place = folder / name
            place.mkdir()
            served = stack.enter_context(serving(command, place, **environment))
            return Rival(House(served.process.pid), served.url + path)

        rivals = {
            STOCK: start(voila, "stock", f"voila/render/{WHOLE}.ipynb"),
            PLAIN: start(ours, "plain", f"{LESSON}/", REEFKIT_FORKS="0"),
            OURS: start(ours, "ours", f"{LESSON}/", **REHEARSED),
        }
        yield rivals, start([*python, "-c", PAGES, str(folder)], "pages", f"{WHOLE}/", **REHEARSED)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="ten pages, once")
    parser.add_argument("--pages", type=int, default=30, help="how many at once")
    parser.add_argument("--times", type=int, default=3, help="how often")
    given = parser.parse_args()
    count, times = (min(given.pages, 10), 1) if given.quick else (given.pages, given.times)
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        make_pages(folder)
        with everybody(folder) as (rivals, pages):
            measure(rivals, count, times)
            if never := [name for name, rival in rivals.items() if not rival.taken.at_once]:
                sys.exit(f"not all of {count} pages came, not once: {', '.join(never)}")
            with visit(pages, pages.at(NOTHING), 1):
                pass
            pages.house.wait_until_quiet()
            rest = {STOCK: leave_out(rivals[STOCK], 4 * times), OURS: leave_out(pages, 4 * times)}
    print(f"on {os.cpu_count()} cores, shared by the servers and whoever asks")
    say(rivals, count)
    print("processor time of a page alone, by its pieces, in milliseconds")
    for name, parts in rest.items():
        say_rest(name, parts)


if __name__ == "__main__":
    main()
