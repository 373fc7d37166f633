"""How many modules a click and an answer go through: `python bench/path.py`.

On a Reef Survivor page whose work is kept in a database: a space is picked in the settlement, until
the board and the charts are redrawn, and a first answer is sent, until it is on the disk. Told of
each are the modules that it *enters*, counted by a profile hook on every thread, and its *straight
path*: the modules on the call stack where that is deepest, in each room at which the path ends.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

from bs4 import BeautifulSoup, Tag
from ipywidgets import Widget
from ipywidgets.widgets.widget import _instances  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import reefkit  # noqa: E402
from reefkit.labs.lesson.pace import Pace  # noqa: E402
from reefkit.labs.reef import lab as open_lab  # noqa: E402
from reefkit.labs.reef.controls import step_of  # noqa: E402
from tests.labs.reef.student import SessionHands, Student  # noqa: E402

PACKAGE = str(Path(reefkit.__file__).parent) + "/"
GOALS = {"click": (12, 35), "answer": (8, 40)}
"""Goals: modules on the straight path, and entered."""
ENDS = {"click": ("games", "classroom", "widgets", "ui"), "answer": ("assess", "classroom")}
"""The rooms at which a path ends: the rule or the grader, the row, and what is drawn."""
MOST_DECISIONS = 200


@dataclass
class Walk:
    """What an act goes through."""

    entered: set[str] = field(default_factory=set)  #: The modules in which a function was called.
    #: The deepest call stack that ended in each room, from the outside inwards.
    deepest: dict[str, list[str]] = field(default_factory=dict)
    calls: int = 0  #: How many calls there were.

    def hook(self) -> Callable[[FrameType, str, object], None]:
        """Return a profile hook for one thread."""
        stack: list[str] = []

        def heard(frame: FrameType, event: str, _: object) -> None:
            name = frame.f_code.co_filename
            if not name.startswith(PACKAGE) or not name.endswith(".py"):
                return
            if event == "call":
                stack.append(name.removeprefix(PACKAGE))
                self.entered.add(stack[-1])
                self.calls += 1
                room = stack[-1].partition("/")[0]
                if len(stack) > len(self.deepest.get(room, ())):
                    self.deepest[room] = list(stack)
            elif event == "return" and stack:
                stack.pop()

        return heard

    def straight(self, rooms: Sequence[str]) -> list[str]:
        """List the modules on the way to where the path ends, each once."""
        stacks = [self.deepest.get(room, []) for room in rooms]
        return list(dict.fromkeys(each for stack in stacks for each in stack))


@contextmanager
def followed() -> Iterator[Walk]:
    """Follow what happens meanwhile."""
    walk = Walk()
    threading.setprofile(lambda *_: sys.setprofile(walk.hook()))
    sys.setprofile(walk.hook())
    try:
        yield walk
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


def widgets(kind: str) -> list[Any]:
    """Find the page's widgets of a class, by its name."""
    return [each for each in list(_instances.values()) if type(each).__name__ == kind]


def send(widget: Widget, content: dict[str, object]) -> None:
    """Have a widget hear what a browser sends."""
    widget._handle_custom_msg(content, [])  # noqa: SLF001  # as a comm does


def click(folder: Path) -> Walk:
    """Pick a space in the first settlement that asks for one."""
    session = open_lab(folder).session
    session.do("quick-start", {})
    hands = SessionHands(session)
    student, pace = Student(hands), Pace(session)
    for _ in range(MOST_DECISIONS):
        if step_of(session.scene()) == "settlement" and (bright := hands.bright()):
            (grid,) = [each for each in widgets("Grid") if each.comm is not None][-1:]
            entry = session.table.position
            with followed() as walk:
                send(grid, {"kind": "pick", "row": bright[0][0], "column": bright[0][1]})
            if session.table.position > entry:
                return walk
        if not student.decide():
            pace.step()
    raise SystemExit("nobody settled")


def pressed(act: str, **given: object) -> Walk:
    """Press what does an act, on whichever region shows it."""
    for panel in widgets("Panel"):
        found = BeautifulSoup(panel.html, "html.parser").select_one(f'[data-act="{act}"]')
        if isinstance(found, Tag):
            values = {
                name.removeprefix("data-"): value
                for name, value in found.attrs.items()
                if name.startswith("data-") and name not in {"data-act", "data-key"}
            }
            with followed() as walk:
                send(panel, {"act": act, "values": values | given})
            return walk
    raise SystemExit(f"no region shows {act}")


def answer(folder: Path) -> Walk:
    """Answer the first question."""
    session = open_lab(folder).session
    session.do("part", {"part": "before"})
    pressed("ask-begin")
    pressed("ask-choose")
    return pressed("ask-send")


def tell(name: str, walk: Walk) -> None:
    """Print what an act goes through."""
    straight, entered = GOALS[name]
    way = walk.straight(ENDS[name])
    print(
        f"{name}: {len(way)} modules on the straight path (goal {straight}),"
        f" {len(walk.entered)} entered (goal {entered}), {walk.calls:,} calls"
    )
    print("".join(f"    {each}\n" for each in way), end="")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--entered", action="store_true", help="list what is entered, too")
    listed = parser.parse_args().entered
    for name, act in (("click", click), ("answer", answer)):
        with tempfile.TemporaryDirectory() as folder:
            walk = act(Path(folder))
        tell(name, walk)
        if listed:
            print("".join(f"  entered {each}\n" for each in sorted(walk.entered)), end="")


if __name__ == "__main__":
    main()
