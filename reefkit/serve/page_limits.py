"""What a page of ours says to its kernel, how much of it, and when a page has to go.

A student's browser can say anything. What no page of ours says is dropped and counted; what is
too much is not read until there is room for it; and who goes on with either is put out.
"""

from __future__ import annotations

import time
from collections import deque

import msgspec

from reefkit.serve.frames import WRONG, BadFrame, Frame, MessageHeader, read_frame, read_header
from reefkit.serve.rate_limit import Allowance, Clock, Recent, Tally

LARGEST_MESSAGE = 10 * 1024 * 1024
"""Bytes of the largest message that a page may send: `widgets.panel.LARGEST_FILE`, and room for
what is round it."""

MESSAGES, MESSAGES_A_SECOND = 300, 30
"""How many messages a page may send at once, and how many a second after it. The busiest of ours, a
whole match by keyboard, sent 14 in its busiest second and 212 in its busiest minute."""

BYTES, BYTES_A_SECOND = 3 * LARGEST_MESSAGE, 1024 * 1024
"""The same for bytes: three of the largest files one after the other."""

SECONDS_HELD = 10
"""A page that sends more is not read until its allowance is back; one that had to wait so long in a
minute is put out: no hand is that quick."""

MOST_DROPPED, MOST_BAD = 20, 8
"""So many messages in a minute are dropped that no page of ours sends, and that are none at all."""

MOST_STATES = 20
"""So often in a minute a page may ask for the states of all its widgets; it does as it connects."""

MOST_SOCKETS = 30
"""So often in a minute a page may connect; without a network it tries every few seconds."""

CONTROL = "jupyter.widget.control"
"""The target of the comm by which a page asks for the states of all widgets at once."""
STATES = "request_states"
SHELL = "shell"
QUESTIONS = frozenset({"kernel_info_request", "comm_info_request"})
"""What a page asks of its kernel while it connects."""
LONGEST_ID, MOST_ASKING = 100, 8
"""Of a comm's id; and of the comms by which a page asks, of which two may be open after a drop."""


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
    """What one page may send: it grows with what its kernel tells it of.

    `session`: what the page calls itself; whatever names another is not its own.
    """

    def __init__(self, session: str) -> None:
        self._session = session
        self._models: set[str] = set()
        self._asking: deque[str] = deque(maxlen=MOST_ASKING)

    def takes(self, frame: Frame) -> str:
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


class PageEvicted(Exception):  # noqa: N818  # what happens, and no error of ours
    """A page may stay no longer."""

    def __init__(self, limit: str) -> None:
        super().__init__(limit)
        self.limit = limit


class PageLimits:
    """How the page of one kernel behaves, however often it connects.

    `session`: what the page that came first calls itself; no other may speak to the kernel.
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
        """Note that the page has opened a socket.

        Raises
        ------
        PageEvicted
            When it was too often.
        """
        if self._sockets.add() > MOST_SOCKETS:
            raise PageEvicted("sockets")

    def holds(self, size: int) -> float:
        """Return the seconds that a page is not read after a message of so many bytes.

        Raises
        ------
        PageEvicted
            When it is larger than any, or the page has had to wait for too long of late.
        """
        if size > LARGEST_MESSAGE:
            raise PageEvicted("size")
        seconds = max(self._messages.take(), self._bytes.take(size))
        if seconds and self._held.add(seconds) > SECONDS_HELD:
            raise PageEvicted("messages")
        return seconds

    def takes(self, data: object) -> Frame | None:
        """Return what is passed on to the kernel; nothing of what no page of ours sends.

        Raises
        ------
        PageEvicted
            When it was too much of that.
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
