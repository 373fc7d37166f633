"""Those who abuse the socket between a page and its kernel (findings 1 to 5)."""

import itertools
import json
import os
import random
import struct
import time
import uuid
from contextlib import suppress
from http.cookiejar import CookieJar

from bench.load.attackers.foe import CONTROL_VERSION, LESSON, PONG, Foe, Line
from bench.load.wire import PATIENCE, Wire

SOCKETS = 255
PAUSE = 0.05
"""Seconds between two tries where one is refused at once."""


def older(foe: Foe, frames: list[bytes | str]) -> None:
    """Say something over a socket that chose no protocol, again and again."""
    page = foe.page(plays=True)
    while page is not None and foe.goes_on:
        with suppress(OSError):
            line = Line(page, protocol="")
            foe.noted[f"status {line.status}"] += 1
            for frame in frames:
                line.say(frame)
            while line.is_open and foe.goes_on:
                line.pump(0.2)
            foe.closes(line)
        time.sleep(PAUSE)
    if page is not None:
        with suppress(OSError):
            page.leave()


def older_protocol(foe: Foe) -> None:
    """Ask for the states of all widgets in the older protocol: the answer is binary."""
    comm = uuid.uuid4().hex
    header = {"msg_id": "one", "session": "", "username": "", "version": "5.3", "date": ""}
    parts = {"parent_header": {}, "metadata": CONTROL_VERSION, "channel": "shell"}
    opened = {"comm_id": comm, "target_name": "jupyter.widget.control", "data": {}}
    asked = {"comm_id": comm, "data": {"method": "request_states"}}
    kinds = {"comm_open": opened, "comm_msg": asked}
    older(
        foe,
        [
            json.dumps({"header": header | {"msg_type": kind}, "content": content, **parts})
            for kind, content in kinds.items()
        ],
    )


def older_buffers(foe: Foe) -> None:
    """Claim more than two milliards of buffers, in a frame of the older protocol."""
    older(foe, [struct.pack("!i", 2**31 - 1) + bytes(2**10)])


def claimed_parts(foe: Foe) -> None:
    for line in foe.lines():
        while line.is_open and foe.goes_on:
            line.say(struct.pack("<Q", 2**50) + bytes(64))
            line.pump(PAUSE)


def malformed(line: Line, number: random.Random) -> bytes | str:
    """Make a frame that is none."""
    whole = line.frame("comm_info_request", {})
    made: list[bytes | str] = [
        os.urandom(number.randrange(8)),
        os.urandom(number.randrange(8, 200)),
        "text",
        '{"header": {"msg_type": "comm_info_request"}, "channel": "shell"}',
        whole[: number.randrange(len(whole))],
        struct.pack("<Q", 65) + whole[8:],
        struct.pack("<4Q", 3, 10**9, 5, 2**64 - 1) + whole[32:],
        struct.pack("<2Q", 1, 16) + b"shell",
        struct.pack("<Q", 0),
        b"",
    ]
    return number.choice(made)


def malformed_frames(foe: Foe) -> None:
    """Send frames that are short, random, cut, text, or point outside themselves."""
    number = random.Random(1)  # noqa: S311  # no secret
    for line in foe.lines():
        while line.is_open and foe.goes_on:
            line.say(malformed(line, number))
            foe.noted["sent"] += 1


def many_sockets(foe: Foe) -> None:
    """Open 255 sockets to one's own kernel, under one's own name and others."""
    page = foe.page()
    lines: list[Line] = []
    for number in itertools.count():
        if page is None or not foe.goes_on:
            break
        name = uuid.uuid4().hex if number % 2 else page.session
        with suppress(OSError):
            line = Line(page, session=name)
            foe.noted[f"status {line.status}"] += 1
            lines.append(line)
        for each in lines:
            each.pump()
        lines = [each for each in lines if each.is_open]
        foe.noted["open at once"] = max(foe.noted["open at once"], len(lines))
        if len(lines) >= SOCKETS:
            time.sleep(PAUSE)
            foe.closes(lines.pop(0))
    for each in lines:
        foe.closes(each)
    if page is not None:
        with suppress(OSError):
            page.leave()


def many_pages(foe: Foe) -> None:
    """Open page after page, each as somebody new, and leave it without a word."""
    while foe.goes_on:
        foe.cookies = CookieJar()
        page = foe.page()
        if page is not None:
            foe.outlived += 1  # nobody tells it to end: it is waited for


def many_kernels(foe: Foe) -> None:
    """Fetch page after page with one browser, and never open its socket."""
    while foe.goes_on:
        try:
            Wire(f"{foe.url}{LESSON}", foe.cookies, PATIENCE).fetch()
            foe.noted["pages"] += 1
        except (OSError, RuntimeError) as error:
            foe.noted[f"page {getattr(error, 'code', type(error).__name__)}"] += 1
            time.sleep(PAUSE)


def deaf_socket(foe: Foe) -> None:
    """Never read, say by pongs that one is there, and ask for all states again and again."""
    for line in foe.lines():
        while line.is_open and foe.goes_on:
            line.say(b"", PONG, deaf=True)
            for frame in line.ask_states():
                line.say(frame, deaf=True)
                foe.noted["sent"] += 1
            time.sleep(0.01)
            # Whether it was closed is seen by asking: nothing is read.
            if foe.noted["sent"] % 100 == 0 and not foe.is_alive(line.page):
                line.close()


def message_flood(foe: Foe) -> None:
    for line in foe.lines():
        frame = line.act("top", "part", {"part": "play"})
        while line.is_open and foe.goes_on:
            line.say(frame)
            foe.noted["sent"] += 1


def half_frames(foe: Foe) -> None:
    """Begin a message of 8 MB, and send it a byte at a time."""
    for line in foe.lines():
        long = 2**23
        line.socket.send(bytes([130, 255]) + long.to_bytes(8, "big") + bytes(4))
        while line.is_open and foe.goes_on:
            with suppress(OSError):
                line.socket.send(b"x")
            line.pump(PAUSE)
