"""Messages that a page sends, bent: against a real server and kernel, while somebody plays there.

What is bent was learned of real pages (`messages`). A bent message names comms by their place and the
session by a word, so that the smallest one that breaks something can be sent again to any page.
"""

import json
import struct
import time
import uuid
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import psutil
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from bench.load.arena import Arena
from bench.load.attackers.foe import Foe, Line
from bench.load.classroom import Bystander
from bench.load.sight import MEBIBYTE
from bench.load.wire import packed

SESSION = "SESSION"
"""Stands for the page's own session."""
TOO_LONG = 5.0
"""Seconds after which somebody else's press is taken for hanging."""
GROWN = 400
"""MiB by which the server may grow in all, however long it is tried."""
ROUND = 10
"""Examples until there is a look at the time."""
EVER = 10**6
CHANNELS = ("shell", "control", "iopub", "stdin", "", "elsewhere")
KINDS = (
    "comm_msg",
    "comm_open",
    "comm_close",
    "comm_info_request",
    "kernel_info_request",
    "execute_request",
    "shutdown_request",
    "",
)

plain = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["IPY_MODEL_x", "custom", "update", "request_states", 2**63, 1e308]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip


def _custom(content: Any) -> dict[str, Any]:  # noqa: ANN401  # any JSON
    return {"method": "custom", "content": content}


customs = st.sampled_from(
    [
        {"act": "part", "values": {"part": "play"}},
        {"act": "quick-start", "values": {}},
        {"act": "ready", "values": {"seat": 1}},
        {"act": "open-file", "values": {"name": "work.json"}, "size": 7},
        {"act": "class-join", "values": {"code": "AAAA", "first": "Foe"}},
        {"event": "client_ready"},
        {"kind": "pick", "row": 1, "column": 2},
        {"kind": "report", "width": 900, "density": 1, "font": 16},
        {"kind": "focus"},
    ]
)
data = st.one_of(
    customs.map(_custom),
    plain.map(_custom),
    st.fixed_dictionaries(
        {
            "method": st.just("update"),
            "state": st.dictionaries(
                st.sampled_from(["html", "scene", "layout", "_dom_classes", "children", "value"]), plain
            ),
            "buffer_paths": st.just([]) | plain,
        }
    ),
    st.just({"method": "request_states"}),
    plain,
)  # fmt: skip
contents = st.one_of(
    st.fixed_dictionaries({"comm_id": st.integers(-2, 40), "data": data}),
    st.fixed_dictionaries(
        {
            "comm_id": st.integers(-2, 40) | plain,
            "target_name": st.sampled_from(["jupyter.widget.control", "jupyter.widget", ""]) | plain,
            "data": data,
        }
    ),
    st.just({}),
    st.just({"code": "1/0", "silent": False}),
    plain,
)  # fmt: skip
mostly_right = [SESSION, SESSION, SESSION, "elsewhere"]


@dataclass(frozen=True)
class Bent:
    """A message as it is to be sent."""

    #: ``kind``, ``session``, ``channel``: Of its header, and by which it goes.
    kind: str
    session: str
    channel: str
    #: What it says; whole numbers as ``comm_id`` stand for the page's comms, in their order.
    content: Any
    #: What the header has besides, or in place.
    header: dict[str, Any] = field(default_factory=dict)
    buffers: tuple[bytes, ...] = ()  #: Bytes beside the text.
    #: Numbers at the beginning of the frame that are replaced, by their place.
    words: tuple[tuple[int, int], ...] = ()
    cut: int = 0  #: How many bytes are left out at the end.

    def frame(self, line: Line) -> bytes:
        """Write it for a page."""
        session = line.session if self.session == SESSION else self.session
        header = line.header(self.kind) | {"session": session} | self.header
        parts = [json.dumps(each).encode() for each in (header, {}, {}, self._named(line))]
        frame = bytearray(packed(self.channel, *parts, *self.buffers))
        for place, word in self.words:
            at = 8 * (place % (len(self.buffers) + 7))
            frame[at : at + 8] = struct.pack("<Q", word)
        return bytes(frame[: len(frame) - self.cut])

    def _named(self, line: Line) -> Any:  # noqa: ANN401  # any JSON
        """Put the names of the page's comms where their places stand."""
        if not (isinstance(self.content, dict) and isinstance(self.content.get("comm_id"), int)):
            return self.content
        comms, number = list(line.page.states), self.content["comm_id"]
        name = comms[number % len(comms)] if comms and number >= 0 else uuid.uuid4().hex
        return self.content | {"comm_id": name}


words = st.tuples(
    st.integers(0, 12),
    st.sampled_from([0, 1, 2, 7, 64, 65, 2**31, 2**50, 2**64 - 1]) | st.integers(0, 2000),
)
well_formed = st.builds(
    Bent,
    kind=st.sampled_from(["comm_msg", "comm_msg", "comm_msg", *KINDS]),
    session=st.sampled_from(mostly_right),
    channel=st.sampled_from(["shell", "shell", "shell", *CHANNELS]),
    content=contents,
    header=st.dictionaries(
        st.sampled_from(["msg_id", "msg_type", "session", "version", "date", "username"]),
        plain,
        max_size=1,
    )
    | st.just({}),
    buffers=st.lists(st.binary(max_size=20), max_size=3).map(tuple),
)
broken = st.builds(
    Bent,
    kind=st.just("comm_info_request"),
    session=st.just(SESSION),
    channel=st.sampled_from(CHANNELS),
    content=st.just({}),
    words=st.lists(words, min_size=1, max_size=3).map(tuple),
    cut=st.integers(0, 60),
)
raw = st.binary(max_size=100) | st.text(max_size=40)
sent = st.lists(st.one_of(well_formed, well_formed, well_formed, broken, raw), max_size=12)


@dataclass
class Fuzzed:
    """What came of it."""

    #: ``messages``, ``pages``: How many were sent, and how many pages they took: one that breaks
    #: rules is ended.
    messages: int = 0
    pages: int = 0
    #: Seconds that somebody else's presses took meanwhile.
    answers: list[float] = field(default_factory=list)
    grown: float = 0.0  #: MiB by which the server grew at most.
    #: ``logged``, ``lines``: Bytes and lines that were written on the terminal and in the file of
    #: details.
    logged: int = 0
    lines: int = 0


class Fuzz:
    """Sends bent messages to a server.

    Parameters
    ----------
    arena
        The server, and who plays there.
    """

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.came = Fuzzed()
        self._line: Line | None = None
        self._foe: Foe
        self._renew()

    def _renew(self) -> None:
        self._server = psutil.Process(self.arena.served.process.pid)
        self._before = self._server.memory_info().rss
        self._written = self.arena.written()
        self._foe = Foe(self.arena.served.url, EVER)
        self._line = None

    def line(self) -> Line:
        while self._line is None or not self._line.pump():
            page = self._foe.page()
            if page is not None:
                self._line = Line(page)
                self.came.pages += 1
        return self._line

    def send(self, messages: Sequence[Bent | bytes | str]) -> None:
        """Send some to a page, and see that nobody else is harmed.

        Raises
        ------
        AssertionError
            When somebody else is.
        """
        line = self.line()
        for each in messages:
            line.say(each.frame(line) if isinstance(each, Bent) else each)
            self.came.messages += 1
        line.pump(0.01)
        self._check()

    def _check(self) -> None:
        people = self.arena.people
        assert isinstance(people, Bystander)
        try:
            people.press()
            grown = (self._server.memory_info().rss - self._before) / MEBIBYTE
            self.came.grown = max(self.came.grown, grown)
            assert people.answers[-1] < TOO_LONG, f"a press took {people.answers[-1]:.1f} s"
            assert grown < GROWN, f"the server grew by {grown:.0f} MiB"
        except Exception:
            self.arena.breaks()
            self.arena.whole()
            self._renew()
            raise

    def end(self) -> Fuzzed:
        """Close what is open, and give what came of it."""
        if self._line is not None:
            self._line.close()
        said = self.arena.since(self._written)
        self.came.answers = self.arena.people.answers
        self.came.logged, self.came.lines = len(said), said.count("\n")
        return self.came


def fuzz(arena: Arena, seconds: float, first: int = 0) -> Fuzzed:
    """Send bent messages to a server for so long; what harms somebody else is shrunk and raised.

    Parameters
    ----------
    arena
        The server.
    seconds
        How long.
    first
        The seed of the first round.
    """
    trying = Fuzz(arena)
    ends = time.monotonic() + seconds
    number = first
    arena.people.answers = []
    while time.monotonic() < ends:

        @seed(number)
        @settings(
            max_examples=ROUND,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate, Phase.shrink],
        )
        @given(sent)
        def one_round(messages: list[Bent | bytes | str]) -> None:
            trying.send(messages)

        one_round()
        number += 1
    return trying.end()
