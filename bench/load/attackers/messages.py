"""Those who abuse what may be said to a kernel (findings 8, 9 and 16)."""

import itertools
import os
import random
import time
import uuid
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

import msgspec

from bench.load.attackers.foe import WIDGET_VERSION, Foe, Line
from reefkit.classroom.store.resume_codes import new_code
from reefkit.classroom.store.work_file import FORMAT, FORMAT_VERSION, KeptNote, KeptPerson, WorkFile

LARGE = 9 * 2**20
NOTES, LONG_NOTE = 350, 20_000
"""Notes of a save file, and the letters of each: seven megabytes."""
FORBIDDEN = (
    "execute_request",
    "inspect_request",
    "complete_request",
    "history_request",
    "is_complete_request",
    "debug_request",
    "shutdown_request",
    "interrupt_request",
    "input_reply",
    "create_subshell_request",
    "usage_request",
    "no_such_request",
)
CODE = "import os; os._exit(7)"
DEEP = 100_000
A_SECOND = 25
"""Messages that a page may send for as long as it likes."""
WRONG: tuple[Any, ...] = (None, 7, -1e308, "x", [], [[]], {}, {"a": [{}]}, True, "IPY_MODEL_none")

Frames = Iterator[bytes]


def send_all(foe: Foe, frames: Callable[[Line], Frames], pause: float = 0.0) -> None:
    """Say one thing after the other, over a page of one's own for as long as it lasts."""
    for line in foe.lines():
        for frame in frames(line):
            if not (foe.goes_on and line.is_open):
                break
            line.say(frame)
            foe.noted["sent"] += 1
            until = time.monotonic() + pause
            while line.is_open and (left := until - time.monotonic()) > 0:
                line.pump(left)


def _custom(line: Line, comm: str, content: object, *buffers: bytes) -> bytes:
    data = {"method": "custom", "content": content}
    return line.frame("comm_msg", {"comm_id": comm, "data": data}, *buffers)


def save_file(letters: int = NOTES * LONG_NOTE) -> bytes:
    """Write a save file of a person whom nobody knows, with notes of so many letters."""
    now = datetime.now(UTC).isoformat(timespec="microseconds")
    notes = [
        KeptNote(
            id=uuid.uuid4().hex,
            lesson="reef",
            key=f"note-{number}",
            time=now,
            text=os.urandom(LONG_NOTE // 2).hex(),
        )
        for number in range(letters // LONG_NOTE)
    ]
    person = KeptPerson(id=uuid.uuid4().hex, name="Foe", code=new_code(), created=now, notes=notes)
    work = WorkFile(format=FORMAT, version=FORMAT_VERSION, made=now, people=[person], matches=[])
    return msgspec.json.encode(work)


def save_files(foe: Foe) -> None:
    """Open save files of seven megabytes, one after the other, each with new notes."""

    def frames(line: Line) -> Frames:
        while True:
            yield line.act("whole", "open-file", {"name": "work.json"}, save_file())

    send_all(foe, frames, pause=0.2)


def image_models(foe: Foe) -> None:
    """Make widgets that nobody asked for, with nine megabytes each."""
    value = os.urandom(LARGE)

    def frames(line: Line) -> Frames:
        model = {"_model_module": "@jupyter-widgets/controls", "_model_name": "ImageModel"}
        state = {**model, "_view_module": None, "format": "png"}
        data = {"state": state, "buffer_paths": [["value"]]}
        while True:
            opened = {"comm_id": uuid.uuid4().hex, "target_name": "jupyter.widget", "data": data}
            yield line.frame("comm_open", opened, value, metadata=WIDGET_VERSION)

    send_all(foe, frames)


def other_targets(foe: Foe) -> None:
    """Open comms to what the page has not, thousands of them."""
    names = ("jupyter.widget.version", "hv-extension-comm", "matplotlib", "", "x" * 10_000)

    def frames(line: Line) -> Frames:
        for name in itertools.cycle(names):
            opened = {"comm_id": uuid.uuid4().hex, "target_name": name, "data": {}}
            yield line.frame("comm_open", opened)

    send_all(foe, frames)


def control_comms(foe: Foe) -> None:
    """Open what every page opens to learn its states, thousands of times."""

    def frames(line: Line) -> Frames:
        while True:
            yield from line.ask_states()

    send_all(foe, frames)


def forbidden_messages(foe: Foe) -> None:
    """Ask a kernel, by each channel, for all that no page asks for."""

    def frames(line: Line) -> Frames:
        content = {"code": CODE, "restart": False, "value": CODE, "silent": False}
        for channel, kind in itertools.cycle(
            itertools.product(("shell", "control", "stdin", "iopub", "elsewhere"), FORBIDDEN)
        ):
            yield line.frame(kind, content, channel=channel)

    send_all(foe, frames)


def other_sessions(foe: Foe) -> None:
    """Speak in the name of other sessions."""

    def frames(line: Line) -> Frames:
        while True:
            frame = line.act("top", "part", {"part": "play"})
            yield frame.replace(
                line.session.encode(), uuid.uuid4().hex.encode()[: len(line.session)]
            )

    send_all(foe, frames)


def other_comms(foe: Foe) -> None:
    """Speak to comms that no kernel knows, and close those of one's own page."""

    def frames(line: Line) -> Frames:
        own = itertools.cycle(list(line.page.states) or [""])
        while True:
            yield _custom(line, uuid.uuid4().hex, {"act": "ready", "values": {}})
            yield line.frame("comm_close", {"comm_id": next(own), "data": {}})

    send_all(foe, frames)


def large_messages(foe: Foe) -> None:
    """Send nine megabytes with each press of a control, and as its value."""
    value = os.urandom(LARGE)

    def frames(line: Line) -> Frames:
        while True:
            yield line.act("top", "part", {"part": "play"}, value)
            yield line.act("top", "part", {"part": "x" * LARGE})

    send_all(foe, frames)


def largest_messages(foe: Foe) -> None:
    def frames(line: Line) -> Frames:
        while True:
            yield line.act("top", "part", {"part": "play"}, bytes(40 * 2**20))

    send_all(foe, frames)


def deep_messages(foe: Foe) -> None:
    """Nest a message's content so deeply that to read it takes a deep stack."""

    def frames(line: Line) -> Frames:
        deep = b"[" * DEEP + b"]" * DEEP
        comm = line.page.region("top").encode()
        inside = b'{"comm_id": "%s", "data": {"method": "custom", "content": %s}}' % (comm, deep)
        objects = b'{"a":' * DEEP + b"1" + b"}" * DEEP
        for content in itertools.cycle((deep, inside, objects, b"[" * DEEP, b"")):
            yield line.frame("comm_msg", content)

    send_all(foe, frames)


def wrong_traits(foe: Foe) -> None:
    """Set every value of every widget to what it cannot be."""
    number = random.Random(1)  # noqa: S311  # no secret

    def frames(line: Line) -> Frames:
        while True:
            for comm, state in list(line.page.states.items()):
                wrong = {name: number.choice(WRONG) for name in state}
                data = {"method": "update", "state": wrong, "buffer_paths": []}
                yield line.frame("comm_msg", {"comm_id": comm, "data": data})

    send_all(foe, frames)


def complaints(foe: Foe) -> None:
    """Say what a kernel, or the server, writes pages of complaints about."""

    def frames(line: Line) -> Frames:
        top = line.page.region("top")
        wrong: tuple[Any, ...] = (
            {"comm_id": top, "data": {"method": "fly", "state": {}}},
            {"comm_id": top, "data": {"method": "update", "state": 7, "buffer_paths": [["a", 0]]}},
            {"comm_id": top, "data": {"method": "update", "state": {"html": 7}}},
            {"comm_id": top, "data": {}},
            {"comm_id": top},
            {"data": {}},
        )
        for content in itertools.cycle(wrong):
            yield line.frame("comm_msg", content)
            yield line.frame("comm_msg", {"comm_id": uuid.uuid4().hex, "data": {}})

    send_all(foe, frames)


def joining(foe: Foe) -> None:
    """Try to join a class by wrong codes, from an open page, as fast as it goes."""

    def frames(line: Line) -> Frames:
        while True:
            code = os.urandom(3).hex().upper()
            yield line.act("whole", "class-join", {"code": code, "first": "Foe"})

    send_all(foe, frames)


def heavy_use(foe: Foe) -> None:
    """Begin one match after the other, as fast as a page may: a core of its own is kept busy."""

    def frames(line: Line) -> Frames:
        while True:
            yield line.act("whole", "quick-start", {})

    send_all(foe, frames, pause=1 / A_SECOND)
