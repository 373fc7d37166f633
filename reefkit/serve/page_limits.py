"""Limits on a page: which messages it may send to its kernel, how many, and when it is evicted.

A student's browser can send anything. Messages that none of our pages sends are dropped and
counted; a page that sends too much is read more slowly; one that goes on with either is evicted.
"""

from __future__ import annotations

import time
from collections import deque

import msgspec

from reefkit.serve.frames import WRONG, BadFrame, Frame, MessageHeader, read_frame, read_header
from reefkit.serve.rate_limit import Allowance, Clock, Recent, Tally

LARGEST_MESSAGE = 10 * 1024 * 1024
"""Most bytes of a message of a page: enough for a file of `widgets.panel_messages.LARGEST_FILE`."""

MESSAGES, MESSAGES_A_SECOND = 300, 30
"""Messages that a page may send at once, and per second afterwards. The busiest use of ours, a
whole match by keyboard, had 14 in its busiest second and 212 in its busiest minute."""

BYTES, BYTES_A_SECOND = 3 * LARGEST_MESSAGE, 1024 * 1024
"""Bytes that a page may send at once (three of the largest files), and per second afterwards."""

SECONDS_HELD = 10
"""Seconds of imposed pauses within a minute after which a page is evicted: nobody types so fast."""

MOST_DROPPED, MOST_BAD = 20, 8
"""Messages allowed in a minute that none of our pages sends, and that cannot be parsed."""

MOST_STATES = 20
"""Requests allowed in a minute for the states of all widgets; a page makes one as it connects."""

MOST_SOCKETS = 30
"""Connections allowed to a page in a minute: without a network it tries every few seconds."""

CONTROL = "jupyter.widget.control"
"""Target of the comm by which a page requests the states of all widgets."""
STATES = "request_states"
SHELL = "shell"
QUESTIONS = frozenset({"kernel_info_request", "comm_info_request"})
"""Requests of a page while it connects."""
LONGEST_ID, MOST_ASKING = 100, 8
"""Most characters of a comm's id, and most comms for state requests: two may be open after a lost
connection."""


class _Comm(msgspec.Struct, frozen=True):
    comm_id: str
    target_name: str = ""


class _CommData(msgspec.Struct, frozen=True):
    method: str = ""
    states: dict[str, msgspec.Raw] = {}


class _CommMessage(msgspec.Struct, frozen=True):
    data: _CommData = _CommData()


_decode_comm = msgspec.json.Decoder(_Comm)
_decode_message = msgspec.json.Decoder(_CommMessage)


class _AllowedMessages:
    """The messages that one page may send, which depend on what its kernel told it.

    `session`: The page's session id; messages with another id are refused.
    """

    def __init__(self, session: str) -> None:
        self._session = session
        self._models: set[str] = set()
        self._asking: deque[str] = deque(maxlen=MOST_ASKING)

    def takes(self, frame: Frame) -> str:
        """Return what an allowed message is: "question", "model" or "states"; empty if not allowed.

        Raises
        ------
        BadFrame
            If its content cannot be parsed.
        """
        header = read_header(frame.parts[0])
        if frame.channel != SHELL or header.session != self._session:
            return ""
        if header.msg_type in QUESTIONS:
            return "question"
        content = frame.parts[3]
        try:
            if header.msg_type == "comm_open":
                return self._opens(_decode_comm.decode(content))
            if header.msg_type == "comm_msg":
                return self._is_allowed(_decode_comm.decode(content).comm_id, content)
            if header.msg_type == "comm_close":
                return "question" if _decode_comm.decode(content).comm_id in self._asking else ""
        except WRONG as error:
            raise BadFrame from error
        return ""

    def hears(self, parts: list[bytes]) -> MessageHeader:
        """Record the widget models of which a kernel's message tells the page."""
        header = read_header(parts[0])
        if header.msg_type == "comm_open":
            self._models.add(_decode_comm.decode(parts[3]).comm_id)
        elif header.msg_type == "comm_close":
            self._models.discard(_decode_comm.decode(parts[3]).comm_id)
        elif (
            header.msg_type == "comm_msg"
            and self._asking
            and _decode_comm.decode(parts[3]).comm_id in self._asking
        ):
            self._models.update(_decode_message.decode(parts[3]).data.states)
        return header

    def _opens(self, opened: _Comm) -> str:
        if opened.target_name != CONTROL or not 0 < len(opened.comm_id) <= LONGEST_ID:
            return ""
        self._asking.append(opened.comm_id)
        return "question"

    def _is_allowed(self, comm: str, content: bytes) -> str:
        if comm in self._models:
            return "model"
        if comm in self._asking and _decode_message.decode(content).data.method == STATES:
            return "states"
        return ""


class PageEvicted(Exception):  # noqa: N818  # an event, not a program error
    """A page met a limit, named `limit`, and is to be evicted."""

    def __init__(self, limit: str) -> None:
        super().__init__(limit)
        self.limit = limit


class PageLimits:
    """Limits and behaviour of one kernel's page, across its connections.

    `session`: Session id of the kernel's first page; no other page may use the kernel.
    `is_out`: Whether the page was evicted.
    """

    def __init__(self, session: str, tally: Tally, clock: Clock = time.monotonic) -> None:
        self.session, self._tally = session, tally
        self.surface = _AllowedMessages(session)
        self._messages = Allowance(MESSAGES, MESSAGES_A_SECOND, clock)
        self._bytes = Allowance(BYTES, BYTES_A_SECOND, clock)
        self._held, self._states = Recent(clock), Recent(clock)
        self._dropped, self._bad = Recent(clock), Recent(clock)
        self._sockets = Recent(clock)
        self.is_out = False

    def connects(self) -> None:
        """Count a socket that the page opened.

        Raises
        ------
        PageEvicted
            If there were more than `MOST_SOCKETS` in a minute.
        """
        if self._sockets.add() > MOST_SOCKETS:
            raise PageEvicted("sockets")

    def holds(self, size: int) -> float:
        """Return the seconds to wait before a message of `size` bytes is passed on.

        Raises
        ------
        PageEvicted
            If the message is too large, or the pauses of the last minute exceed `SECONDS_HELD`.
        """
        if size > LARGEST_MESSAGE:
            raise PageEvicted("size")
        seconds = max(self._messages.take(), self._bytes.take(size))
        if seconds and self._held.add(seconds) > SECONDS_HELD:
            raise PageEvicted("messages")
        return seconds

    def takes(self, data: object) -> Frame | None:
        """Return a message to pass on to the kernel, or None if none of our pages sends such a one.

        Raises
        ------
        PageEvicted
            If there were too many of these, or too many requests for states, in a minute.
        """
        try:
            frame = read_frame(data)
            what = self.surface.takes(frame)
        except BadFrame as error:
            self._tally.met("frames")
            if self._bad.add() > MOST_BAD:
                raise PageEvicted("frames") from error
            return None
        if what == "states" and self._states.add() > MOST_STATES:
            raise PageEvicted("states")
        if what:
            return frame
        self._tally.met("frames")
        if self._dropped.add() > MOST_DROPPED:
            raise PageEvicted("frames")
        return None
