"""A long lesson: a class plays on and on, is watched, goes home, and others come and go.

A lesson of two hours has one match at most; here one match follows the other, each with a look at
the questions after it, until the time is over.
"""

import statistics
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from bench.load.lesson import ROUNDS, Held, Say
from bench.load.several import rested
from bench.load.sight import Cost, Meter, Moment, Watch
from bench.load.wire import Wire
from reefkit.classroom.store import Store
from reefkit.labs.setting import Setting, plain_of
from tests.support.voila import Served, serving

OVER = "over"
"""The arrangement of the page when a match is over."""
LOOKS = 2.0
"""Seconds between two looks at whether a match is over."""
ALIVE = 60.0
"""Seconds within which the kernel of a page that was closed has to be gone."""
AT_REST = 5.0


@dataclass
class Soaked:
    """What was measured."""

    moments: list[Moment]  #: What was in use while the class played, in order.
    seconds: float  #: How long it played.
    pressed: list[int]  #: How many things each student did.
    #: How many things each student did in every match that was played to its end.
    matches: list[int]
    own: list[float]  #: Seconds from each press to the own page's answer.
    cost: Cost  #: Of the server with its kernels.
    #: ``empty``, ``left``, ``after``: What was in use before anybody came, after all had gone, and
    #: after each visit of a class that opens its pages and closes them.
    empty: Moment
    left: Moment
    after: list[Moment] = field(default_factory=list)
    #: Seconds until the last kernel had ended after all pages were closed; none where one stayed.
    gone: float | None = None
    visits: int = 0  #: Pages opened by each such visit.
    #: ``faults``, ``refused``: Pages that broke, and what pages refused, in words.
    faults: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    said: str = ""  #: What the server said.


def soak(  # what a long lesson is
    *, seconds: float, students: int, real: int, thinks: tuple[float, float], visits: int, say: Say
) -> Soaked:
    """Hold a long lesson on SQLite.

    Parameters
    ----------
    seconds
        How long the class plays.
    students, real
        How many there are, and how many of them at real pages.
    thinks
        Least and most seconds between two things that a student does.
    visits
        How often, after that, as many pages are opened and closed.
    say
        Tells how far it is.
    """
    with tempfile.TemporaryDirectory(prefix="reefkit-soak-") as made, ExitStack() as stack:
        folder = Path(made)
        place = str(folder / "reefkit.sqlite")
        store = Store.open(place)
        stack.callback(store.close)
        row, _ = store.classes.create("7b", "Ms Reef")
        store.classes.set_control(row.id, setting=plain_of(Setting(options={"rounds": ROUNDS})))
        command = [sys.executable, "-m", "reefkit", "serve", "--no-browser", "--port", "0"]
        served = stack.enter_context(
            serving(
                [*command, "--students", str(students)],
                folder,
                REEFKIT_DATABASE=place,
                REEFKIT_REHEARSE="1",
            )
        )
        watch = Watch(served.process.pid, max(2.0, seconds / 120))
        rested(served.process.pid)
        empty = watch.look()
        held = Held(served, store, row, students - real, real, say, thinks)
        stack.callback(held.close)
        held.arrive()
        held.seat()
        meter = Meter([served.process.pid])
        watch.start()
        matches = _play(held, seconds, say)
        watch.stop()
        cost = meter.read()
        gone = _go_home(held, watch, say)
        left = watch.look()
        after = [_visit(served, watch, students, say) for _ in range(visits)]
        moves = [each.moves for each in held.sights]
        return Soaked(
            moments=watch.moments,
            seconds=seconds,
            pressed=[len(each) for each in moves],
            matches=matches,
            own=[each.answered - each.sent for one in moves for each in one],
            cost=cost,
            empty=empty,
            left=left,
            after=after,
            gone=gone,
            visits=students,
            faults=[*held.faults, *_broken(held)],
            refused=[text for each in held.sights for text in each.refused],
            said=served.log,
        )


def _play(held: Held, seconds: float, say: Say) -> list[int]:
    """Play match after match, and give how many things each student did in each."""
    for student in held.students.values():
        student.start()
    held.real.play.set()
    matches: list[int] = []
    begun = dict.fromkeys(held.students, 0)
    ends, told = time.monotonic() + seconds, time.monotonic()
    while (left := ends - time.monotonic()) > 0:
        time.sleep(min(LOOKS, left))
        if time.monotonic() - told > 60:
            told = time.monotonic()
            say(f"{left:.0f} s left, {sum(len(each.moves) for each in held.sights)} things pressed")
        if is_over(held):
            for name, student in held.students.items():
                done = len(student.sight.moves)
                matches.append(done - begun[name])
                begun[name] = done
            say(
                f"a match is over after {statistics.median(matches[-len(begun) :]):.0f} things each"
            )
            play_again(held)
    held.leave()
    return matches


def is_over(held: Held) -> bool:
    return all(wire.screen() == OVER for wire in held.wires.values())


def play_again(held: Held) -> None:
    """Have everybody look at what comes after, and lay new tables."""
    for part in ("after", "play"):
        for wire in held.wires.values():
            wire.act("top", "part", {"part": part})
    assert held.desk is not None
    held.desk.act("desk-top", "tab", {"tab": "lesson"})
    held.desk.act("desk-lesson", "lesson-end", {})
    held.desk.act("desk-lesson", "lesson-seat", {})
    held.desk.act("desk-top", "tab", {"tab": "play"})


def _go_home(held: Held, watch: Watch, say: Say) -> float | None:
    """Close all pages, each second one without a beacon, and wait until no kernel is left."""
    wires = [*held.wires.values(), *([held.desk] if held.desk else [])]
    for number, wire in enumerate(wires):
        (wire.leave if number % 2 else wire.shut)()
    gone = watch.until_gone(0, ALIVE)
    say(f"all pages are closed; kernels gone: {gone}")
    time.sleep(AT_REST)
    return gone


def _visit(served: Served, watch: Watch, pages: int, say: Say) -> Moment:
    """Have others open as many pages, one after another, and close them; give what is in use then."""
    gate = threading.Semaphore(3)

    def come_and_go() -> None:
        with gate:
            Wire(f"{served.url}reef-survivor/").open().leave()

    threads = [threading.Thread(target=come_and_go, daemon=True) for _ in range(pages)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    watch.until_gone(0, ALIVE)
    time.sleep(AT_REST)
    found = watch.look()
    say(f"{pages} pages came and went: server {found.server:.1f} MiB, {found.files} files")
    return found


def _broken(held: Held) -> list[str]:
    faults = [f"{name}: {each.fault}" for name, each in held.students.items() if each.fault]
    return [*faults, *([held.real.fault] if held.real.fault else [])]
