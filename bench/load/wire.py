"""A student's page without a browser: it opens the lesson and speaks the widget protocol.

What a browser sends and hears of Jupyter's protocol is sent and heard here: the page is fetched
with its cookies, the kernel's channels are opened as a websocket (``v1.kernel.websocket.jupyter.
org``), the states of all widgets are asked for, and acts are messages to a panel's or a board's
comm. A message is answered when the kernel is idle again after it.
"""

from __future__ import annotations

import itertools
import json
import re
import socket
import struct
import threading
import time
import urllib.parse
import urllib.request
import uuid
from collections.abc import Callable
from http.cookiejar import Cookie, CookieJar
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

from reefkit.serve.visitors import XSRF_COOKIE

PROTOCOL = "v1.kernel.websocket.jupyter.org"
CHANNELS = ("shell", "control", "iopub", "stdin")
KERNEL = re.compile(r'data-kernel-id="([0-9a-f-]{36})"')
GOING_AWAY = 1001
PATIENCE = 120.0
"""Seconds before a page gives up on an answer."""

Heard = Callable[[float, str], None]
"""Called with the time and the name of each region whose HTML changed."""


def packed(channel: str, *parts: bytes) -> bytes:
    """Write a frame: offsets of all parts, little-endian, then the parts."""
    names = [channel.encode(), *parts]
    place = 8 * (len(names) + 2)
    offsets = [place]
    for part in names:
        place += len(part)
        offsets.append(place)
    return struct.pack(f"<{len(offsets) + 1}Q", len(offsets), *offsets) + b"".join(names)


def unpacked(frame: bytes) -> tuple[str, list[bytes]]:
    """Read a frame: its channel, then header, parent, metadata, content and buffers."""
    (count,) = struct.unpack_from("<Q", frame)
    offsets = struct.unpack_from(f"<{count}Q", frame, 8)
    parts = [frame[start:end] for start, end in itertools.pairwise(offsets)]
    return parts[0].decode(), parts[1:]


class Wire:
    """One open page.

    Parameters
    ----------
    url
        The page's address, query included.
    cookies
        What the browser would send; None opens a new browser.
    patience
        Seconds before it gives up on an answer.

    Attributes
    ----------
    states
        The state of each widget, by the id of its comm.
    sent, got
        Bytes, both ways.
    files
        What the page has handed over to be saved.
    session
        What the page calls itself towards its kernel.
    """

    def __init__(
        self, url: str, cookies: CookieJar | None = None, patience: float = PATIENCE
    ) -> None:
        self.url, self.patience = url, patience
        self.cookies = CookieJar() if cookies is None else cookies
        self.states: dict[str, dict[str, Any]] = {}
        self.sent = self.got = 0
        self.files: list[bytes] = []
        self.closed = ""
        self._heard: list[Heard] = []
        self._names: dict[str, str] = {}
        self._waiting: dict[str, threading.Event] = {}
        self._lock = threading.Lock()
        self.session = uuid.uuid4().hex
        self._socket: ClientConnection | None = None
        self.kernel = ""

    # -- opening -------------------------------------------------------------------------------

    def open(self) -> Wire:
        """Fetch the page, open the kernel's channels, and learn all states."""
        return self.fetch()._connect()

    def fetch(self) -> Wire:
        """Fetch the page, and do nothing of what stands in it."""
        opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))
        with opener.open(self.url, timeout=self.patience) as answer:
            html = answer.read().decode()
        found = KERNEL.search(html)
        if found is None:
            raise RuntimeError(f"no kernel in the page: {html[-300:]}")
        self.kernel = found.group(1)
        return self

    @property
    def cookie(self) -> str:
        return "; ".join(f"{each.name}={each.value}" for each in self.cookies)

    def again(self) -> Wire:
        """Come back to the kernel after a drop of the network, as the same page."""
        page = Wire(self.url, self.cookies, self.patience)
        page.kernel, page.session = self.kernel, self.session
        return page._connect()

    def _connect(self) -> Wire:
        place = urllib.parse.urlsplit(self.url)
        base = f"ws://{place.netloc}/api/kernels/{self.kernel}/channels"
        # Entered and never left: a page is closed in one of the ways below.
        opened = connect(
            f"{base}?session_id={self.session}",
            origin=Origin(f"http://{place.netloc}"),
            subprotocols=[Subprotocol(PROTOCOL)],
            additional_headers={"Cookie": self.cookie},
            compression=None,
            max_size=None,
            open_timeout=self.patience,
            ping_interval=None,  # no browser asks whether the server is there
        )
        self._socket = opened.__enter__()
        threading.Thread(target=self._listen, daemon=True).start()
        control = uuid.uuid4().hex
        target = {"comm_id": control, "target_name": "jupyter.widget.control", "data": {}}
        self._ask("comm_open", target, {"version": "1.0.0"})
        self._ask("comm_msg", {"comm_id": control, "data": {"method": "request_states"}})
        for comm, state in self.states.items():
            if state.get("_model_name") in {"CanvasModel", "MultiCanvasModel"}:
                self.send(comm, {"event": "client_ready"})
        return self

    def drop(self) -> None:
        """Close the socket, and say nothing of the page."""
        if self._socket is not None:
            self._socket.close()

    def shut(self) -> None:
        """Close the page as a browser does whose beacon is lost: the socket says that it goes."""
        if self._socket is not None:
            self._socket.close(code=GOING_AWAY)

    def leave(self) -> None:
        """Close the page as a browser does: a beacon, then the socket."""
        xsrf = next((each.value for each in self.cookies if each.name == XSRF_COOKIE), "") or ""
        form = urllib.parse.urlencode({"_xsrf": xsrf}).encode()
        place = urllib.parse.urlsplit(self.url)
        beacon = f"http://{place.netloc}/voila/api/shutdown/{self.kernel}"
        opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))
        with opener.open(beacon, data=form, timeout=self.patience):
            self.shut()

    def vanish(self) -> None:
        """Fall silent: the connection is cut, and nothing is said."""
        if self._socket is not None:
            self._socket.socket.shutdown(socket.SHUT_RDWR)

    def on_change(self, call: Heard) -> None:
        self._heard.append(call)

    # -- what is on the page -------------------------------------------------------------------

    def region(self, name: str) -> str:
        """Return the comm of the panel that fills a region."""
        for comm, classes in self._names.items():
            if classes == name:
                return comm
        for comm, state in list(self.states.items()):
            if f"rk-at-{name}" in state.get("_dom_classes", ()) and "html" in state:
                self._names[comm] = name
                return comm
        raise KeyError(name)

    def html(self, name: str) -> str:
        return str(self.states[self.region(name)].get("html", ""))

    def screen(self) -> str:
        for state in list(self.states.values()):
            classes = state.get("_dom_classes", ())
            if "rk-areas" in classes:
                found = (each for each in classes if each.startswith("rk-screen-"))
                return next(found, "").removeprefix("rk-screen-")
        return ""

    def grid(self) -> tuple[str, dict[str, Any]]:
        for comm, state in list(self.states.items()):
            if "swimmers" in state and "scene" in state:
                return comm, state["scene"]
        raise KeyError("board")

    # -- talking -------------------------------------------------------------------------------

    def act(self, region: str, act: str, values: dict[str, Any]) -> float:
        """Do what a control of a region asks for; give when it was sent."""
        return self.send(self.region(region), {"act": act, "values": values})

    def send(self, comm: str, content: dict[str, Any]) -> float:
        """Send a message to a widget, wait until the kernel has dealt with it, give when sent."""
        return self._ask("comm_msg", {"comm_id": comm, "data": _custom(content)})

    def upload(self, region: str, act: str, data: bytes, name: str = "work.json") -> float:
        """Give a file to a control of a region; give when it was sent."""
        told = {"act": act, "values": {"name": name}, "size": len(data)}
        return self._ask(
            "comm_msg", {"comm_id": self.region(region), "data": _custom(told)}, None, data
        )

    def _ask(
        self,
        kind: str,
        content: dict[str, Any],
        metadata: dict[str, Any] | None = None,
        *buffers: bytes,
    ) -> float:
        header = {
            "msg_id": uuid.uuid4().hex,
            "msg_type": kind,
            "session": self.session,
            "username": "",
            "version": "5.3",
            "date": "",
        }
        done = self._waiting[header["msg_id"]] = threading.Event()
        parts = [json.dumps(each).encode() for each in (header, {}, metadata or {}, content)]
        frame = packed("shell", *parts, *buffers)
        assert self._socket is not None
        began = time.time()
        try:
            with self._lock:
                self._socket.send(frame)
        except ConnectionClosed as error:
            raise ConnectionError(repr(error)) from error
        self.sent += len(frame)
        if not done.wait(self.patience):
            raise TimeoutError(f"no answer to {kind}; {self.closed}")
        if self.closed:
            raise ConnectionError(self.closed)
        return began

    def _listen(self) -> None:
        assert self._socket is not None
        try:
            for frame in self._socket:
                now = time.time()
                self.got += len(frame)
                if isinstance(frame, bytes):
                    self._take(now, frame)
        except (ConnectionClosed, OSError) as error:
            self.closed = repr(error)
        self.closed = self.closed or "closed"
        for event in list(self._waiting.values()):
            event.set()

    def _take(self, now: float, frame: bytes) -> None:
        _, parts = unpacked(frame)
        header, parent = json.loads(parts[0]), json.loads(parts[1])
        kind = header["msg_type"]
        if kind == "status":
            if json.loads(parts[3])["execution_state"] == "idle":
                event = self._waiting.pop(parent.get("msg_id", ""), None)
                if event is not None:
                    event.set()
            return
        if kind not in {"comm_open", "comm_msg"}:
            return
        content = json.loads(parts[3])
        data = content.get("data", {})
        method = data.get("method")
        if kind == "comm_open":
            self.states.setdefault(content["comm_id"], {}).update(data.get("state", {}))
        elif method == "update_states":
            for comm, state in data["states"].items():
                self.states.setdefault(comm, {}).update(state.get("state", {}))
        elif method == "custom" and data.get("content", {}).get("do") == "save":
            self.files.append(parts[4])
        elif method in {"update", "echo_update"}:
            self._update(now, content["comm_id"], data.get("state", {}))

    def _update(self, now: float, comm: str, state: dict[str, Any]) -> None:
        kept = self.states.setdefault(comm, {})
        kept.update(state)
        if "html" in state:
            name = next(
                (
                    each.removeprefix("rk-at-")
                    for each in kept.get("_dom_classes", ())
                    if each.startswith("rk-at-")
                ),
                "",
            )
            for call in self._heard:
                call(now, name)


def _custom(content: dict[str, Any]) -> dict[str, Any]:
    return {"method": "custom", "content": content}


def cookie(name: str, value: str, host: str) -> Cookie:
    rest: dict[str, str] = {}
    return Cookie(
        0, name, value, None, False, host, False, False, "/", True, False, None, True, None, None, rest
    )  # fmt: skip
