"""Attackers of a server, one of each kind: tests, the bench and the fuzzer use the same.

Each runs in a process of its own, which is forked from one that has imported all it needs: what it
costs to attack is not measured as what it costs to be attacked.
"""

import multiprocessing
import signal
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import NamedTuple

from bench.load.attackers import messages, requests, sockets
from bench.load.attackers.foe import Foe

BEGINS = 150.0
"""Seconds that an attacker may take to begin, and to end."""


class Kind(NamedTuple):
    """A kind of attack."""

    finding: int  #: Its number in the review that found it.
    attack: Callable[[Foe], None]  #: Does it.
    ends: bool = False  #: Whether the kernel of its page is to be ended.
    why: str = ""  #: What the server says when it closes the page's socket, where it can be heard.


ATTACKERS: dict[str, Kind] = {
    "older-protocol": Kind(1, sockets.older_protocol),
    "claimed-parts": Kind(2, sockets.claimed_parts, ends=True, why="frames"),
    "malformed-frames": Kind(2, sockets.malformed_frames, ends=True, why="frames"),
    "half-frames": Kind(2, sockets.half_frames),
    "older-buffers": Kind(3, sockets.older_buffers),
    "many-sockets": Kind(4, sockets.many_sockets),
    "many-pages": Kind(4, sockets.many_pages),
    "many-kernels": Kind(4, sockets.many_kernels),
    "deaf-socket": Kind(5, sockets.deaf_socket, ends=True),
    "message-flood": Kind(5, sockets.message_flood, ends=True, why="messages"),
    "unfinished-posts": Kind(6, requests.unfinished_posts),
    "chunked-bodies": Kind(6, requests.chunked_bodies),
    "half-requests": Kind(7, requests.half_requests),
    "half-requests-from-everywhere": Kind(7, requests.half_requests_from_everywhere),
    "silent-connections": Kind(7, requests.silent_connections),
    "unread-answers": Kind(7, requests.unread_answers),
    "half-handshakes": Kind(7, requests.half_handshakes),
    "save-files": Kind(8, messages.save_files),
    "image-models": Kind(9, messages.image_models, ends=True),
    "other-targets": Kind(9, messages.other_targets, ends=True, why="frames"),
    "control-comms": Kind(9, messages.control_comms, ends=True),
    "forbidden-messages": Kind(9, messages.forbidden_messages, ends=True, why="frames"),
    "other-sessions": Kind(9, messages.other_sessions, ends=True, why="frames"),
    "other-comms": Kind(9, messages.other_comms, ends=True, why="frames"),
    "large-messages": Kind(9, messages.large_messages, ends=True),
    "largest-messages": Kind(9, messages.largest_messages, ends=True),
    "deep-messages": Kind(9, messages.deep_messages, ends=True, why="frames"),
    "wrong-traits": Kind(9, messages.wrong_traits, ends=True, why="messages"),
    "heavy-use": Kind(9, messages.heavy_use),
    "complaints": Kind(16, messages.complaints, ends=True, why="frames"),
    "joining": Kind(16, messages.joining, ends=True, why="messages"),
    "joining-links": Kind(16, requests.joining_links),
    "wrong-codes": Kind(16, requests.wrong_codes),
    "wrong-keys": Kind(16, requests.wrong_keys),
}
"""By what they do."""


@dataclass
class Attacked:
    """What an attacker noted, as `Foe` has it, and how it failed itself."""

    noted: Counter[str] = field(default_factory=Counter)
    ended: list[float] = field(default_factory=list)
    outlived: int = 0
    fault: str = ""


def all_of(each: Sequence[Attacked]) -> Attacked:
    """Bring together what several noted."""
    return Attacked(
        sum((one.noted for one in each), Counter()),
        [seconds for one in each for seconds in one.ended],
        sum(one.outlived for one in each),
        "; ".join(filter(None, (one.fault for one in each))),
    )


def _run(kind: str, url: str, seconds: float, code: str, told: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever began it ends it
    foe = Foe(url, seconds, code, until_ended=ATTACKERS[kind].ends)
    fault = ""
    try:
        ATTACKERS[kind].attack(foe)
    except Exception as error:  # noqa: BLE001  # told with the rest
        fault = f"{type(error).__name__}: {error}"
    told.send(Attacked(foe.noted, foe.ended, foe.outlived, fault))


class Attack:
    """An attack while it goes on; use it as a context, and read `came` after it.

    Parameters
    ----------
    kind
        Of `ATTACKERS`.
    url
        The server's.
    seconds
        How long it lasts.
    code
        Of a class that may be joined.
    """

    def __init__(self, kind: str, url: str, seconds: float, code: str = "") -> None:
        forks = multiprocessing.get_context("forkserver")
        forks.set_forkserver_preload([__name__])
        self.came = Attacked(fault="it never came to an end")
        self._seconds = seconds
        self._heard, told = forks.Pipe(duplex=False)
        self._process = forks.Process(
            target=_run, args=(kind, url, seconds, code, told), daemon=True
        )
        self._process.start()
        told.close()

    def join(self) -> Attacked:
        """Wait until it is over, and give what came of it."""
        try:
            if self._heard.poll(self._seconds + BEGINS):
                self.came = self._heard.recv()
        except EOFError:
            pass
        self._process.join(1.0)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._heard.close()
        return self.came
