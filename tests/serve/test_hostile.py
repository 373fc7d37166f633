"""A server under attack, and bent messages: others play on, it stays small and quiet."""

import statistics
from collections.abc import Iterator

import pytest

from bench.load.arena import BEGIN, LIFTED, SHORT, Arena, Toll
from bench.load.attackers import ATTACKERS, messages
from bench.load.attackers.foe import WIDGET_VERSION, Foe, Line
from bench.load.fuzz import fuzz
from reefkit.serve import page_limits
from tests.serve.test_kernels import comes_true
from tests.support.effort import at_length, effort

pytestmark = pytest.mark.slow

# A server under attack: others play on, it stays small and quiet, and the attacker's page ends.
#
# Kinds of attack stand in `bench.load.attackers`, with the numbers of the review that found them.
# `bench/hostile.py` measures each for a minute, with a class.

SECONDS = effort(3, 6)
ANSWER = 10.0
"""Seconds that half of all presses and requests of somebody else may take: more is a server that
hangs. `bench/hostile.py` measures how fast they are, where nobody shares the cores."""
GROWN = 200
"""MiB by which the server may grow while it is attacked: a few bodies of the largest kind."""
KERNEL = 700
"""MiB of the largest kernel."""
LINES, LOGGED = 40, 4 * 1024
"""Lines and bytes that an attack may leave on the terminal and in the file of details together, and
as many for each page that it opened: a kernel may say why it complains."""

QUICK = (
    "older-protocol",
    "claimed-parts",
    "many-sockets",
    "deaf-socket",
    "unfinished-posts",
    "half-requests",
    "image-models",
    "forbidden-messages",
    "complaints",
)
"""One of each family; all others run in the long tier."""
SHORTEST = {"many-sockets", "half-requests", "forbidden-messages"}
"""One that opens sockets, one that sends requests and one that sends messages."""


def marks(kind: str) -> pytest.MarkDecorator | tuple[()]:
    if kind in SHORTEST:
        return pytest.mark.smoke
    return () if kind in QUICK else at_length


@pytest.fixture(scope="module")
def arena() -> Iterator[Arena]:
    with Arena() as made:
        yield made


def holds(toll: Toll) -> None:
    """Check what every attack must leave as it was."""
    assert not toll.came.fault, toll
    assert not toll.killed, toll
    assert not toll.broken, toll
    assert toll.answers, toll
    assert toll.doors, toll
    assert statistics.median(toll.answers) < ANSWER, toll
    assert statistics.median(toll.doors) < ANSWER, toll
    assert toll.turned_away <= 1 + len(toll.doors) // 10, toll
    assert toll.grown < GROWN, toll
    assert toll.kernel < KERNEL, toll
    pages = toll.came.noted["pages"]
    assert toll.lines <= LINES * (1 + pages), f"{toll}\n{toll.said}"
    assert toll.logged <= LOGGED * (1 + pages), f"{toll}\n{toll.said}"
    assert toll.gone is not None, toll
    assert not toll.zombies, toll


@pytest.mark.parametrize("kind", [pytest.param(kind, marks=marks(kind)) for kind in ATTACKERS])
def test_others_play_on_and_the_attackers_page_ends(arena: Arena, kind: str):
    toll = arena.whole().attack(kind, SECONDS)
    holds(toll)
    if ATTACKERS[kind].ends:
        assert toll.came.ended, f"its page was never ended: {toll}"
    noted = toll.came.noted
    if why := ATTACKERS[kind].why:
        assert noted[f"code 1008 {why}"], toll
    if kind in {"older-protocol", "older-buffers"}:  # a socket that chose no protocol is refused
        assert noted["status 400"], noted
        assert not noted["status 101"], noted
    if kind == "many-sockets":  # another session is refused; the same takes the older one's place
        assert noted["status 403"], noted
        assert noted["status 101"], noted
        assert noted["open at once"] <= 2, noted


def no_page_says(line: Line) -> list[bytes]:
    """List what a kernel must never hear; fewer than put a page out."""
    run = {"code": messages.CODE, "silent": False, "restart": False, "value": "x"}
    asked = [
        ("shell", "execute_request"),
        ("shell", "inspect_request"),
        ("control", "execute_request"),
        ("control", "debug_request"),
        ("control", "shutdown_request"),
        ("control", "interrupt_request"),
        ("stdin", "input_reply"),
    ]
    named = {"comm_id": next(iter(line.page.states)), "data": {}}
    opened = {"comm_id": "c" * 32, "target_name": "jupyter.widget", "data": {"state": {}}}
    frames = [line.frame(kind, run, channel=channel, msg_id="bad") for channel, kind in asked]
    frames += [
        line.frame("comm_open", opened, metadata=WIDGET_VERSION, msg_id="bad"),
        line.frame("comm_open", opened | {"target_name": "elsewhere"}, msg_id="bad"),
        line.frame("comm_close", named, msg_id="bad"),
        line.frame("comm_msg", named | {"comm_id": "d" * 32}, msg_id="bad"),
        line.frame("comm_info_request", {}, session="e" * 32, msg_id="bad"),
    ]
    assert len(frames) < page_limits.MOST_DROPPED
    return frames


@pytest.mark.smoke
def test_what_no_page_says_never_reaches_a_kernel(arena: Arena):
    foe = Foe(arena.whole().served.url, 60)
    page = foe.page()
    assert page is not None, foe.noted
    line = Line(page)
    for frame in no_page_says(line):
        line.say(frame)
    line.say(line.frame("comm_info_request", {}, msg_id="good"))
    assert comes_true(lambda: line.pump(0.1) and "good" in line.answered), line.why
    assert "bad" not in line.answered
    assert foe.is_alive(page)
    line.close()
    page.leave()


@at_length
def test_connections_of_one_address_make_room_for_others_of_it(arena: Arena):
    noted = arena.whole().attack("silent-connections", 5.0).came.noted
    assert noted["closed by the server"], noted


@at_length
def test_several_at_once(arena: Arena):
    together = ("message-flood", "half-requests", "unfinished-posts", "wrong-traits", "deaf-socket")
    holds(arena.whole().attack(together, SECONDS))


# Bent messages of real pages, against a real server and kernel: nobody else is harmed.

SECONDS_FUZZ = effort(4, 30)
"""`bench/fuzz.py`, which is a part of ``make proof``, does it for ten minutes."""
LINES_A_MINUTE = 60


# In `make test`, `tests/serve/test_kernels.py` bends frames and `tests/browser/test_page_hostile.py`
# sends junk to every widget.
@at_length
# The students' threads may ask for a random number while Hypothesis makes a message.
@pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")
def test_bent_messages_harm_nobody_else():
    with Arena(begin=f"{SHORT}{LIFTED}{BEGIN}") as arena:
        came = fuzz(arena, SECONDS_FUZZ)
    assert came.messages
    assert statistics.median(came.answers) < ANSWER, came
    assert came.lines < LINES_A_MINUTE * (1 + SECONDS_FUZZ / 60), came
