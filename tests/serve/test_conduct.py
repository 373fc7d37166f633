"""What a page may say to its kernel, how much, and when it has to go (findings of a hostile run)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from reefkit.serve import kernels
from reefkit.serve.kernels import CONTROL, Conduct, PutOut, joined
from reefkit.serve.rate_limit import MINUTE, Allowance, Recent, Tally
from reefkit.widgets import panel
from tests.serve.conftest import Clock

SESSION = "0123456789abcdef"
MODEL = "a-widget-of-this-page"


def frame(kind: str, content: object, *, channel: str = "shell", session: str = SESSION) -> bytes:
    """Write what a page would send."""
    header = {"msg_id": "m", "msg_type": kind, "session": session, "username": ""}
    return joined(channel, [json.dumps(each).encode() for each in (header, {}, {}, content)])


def said(comm: str, method: str = "custom") -> dict[str, Any]:
    return {"comm_id": comm, "data": {"method": method, "content": {"act": "ready"}}}


def told(kind: str, content: object) -> list[bytes]:
    """Write what a kernel says."""
    header = {"msg_id": "k", "msg_type": kind, "session": "kernel's"}
    return [json.dumps(each).encode() for each in (header, {}, {}, content)]


def goes(does: Callable[[], object], most: int) -> str:
    """Have a page do something so often, and give the limit for which it is put out."""
    for _ in range(most):
        try:
            does()
        except PutOut as error:
            return error.limit
    return ""


@pytest.fixture
def tally() -> Tally:
    return Tally()


@pytest.fixture
def conduct(tally: Tally, clock: Clock) -> Conduct:
    """Give a page that knows one widget, as after its kernel has told of it."""
    made = Conduct(SESSION, tally, clock)
    made.surface.hears(told("comm_open", {"comm_id": MODEL, "target_name": "jupyter.widget"}))
    return made


def ask_for_states(conduct: Conduct) -> None:
    conduct.takes(frame("comm_open", {"comm_id": "c", "target_name": CONTROL, "data": {}}))
    conduct.takes(frame("comm_msg", said("c", "request_states")))


def test_what_a_page_of_ours_says_is_passed_on(conduct: Conduct, tally: Tally) -> None:
    for each in (
        frame("kernel_info_request", {}),
        frame("comm_open", {"comm_id": "c", "target_name": CONTROL, "data": {}}),
        frame("comm_msg", said("c", "request_states")),
        frame("comm_close", {"comm_id": "c", "data": {}}),
        frame("comm_msg", said(MODEL)),
    ):
        assert conduct.takes(each) is not None
    assert not tally._met


def test_a_page_speaks_to_the_widgets_that_its_kernel_told_of(conduct: Conduct) -> None:
    assert conduct.takes(frame("comm_msg", said("later"))) is None
    ask_for_states(conduct)
    states = {"comm_id": "c", "data": {"method": "update_states", "states": {"later": {"a": [1]}}}}
    conduct.surface.hears(told("comm_msg", states))
    assert conduct.takes(frame("comm_msg", said("later"))) is not None
    conduct.surface.hears(told("comm_close", {"comm_id": "later"}))
    assert conduct.takes(frame("comm_msg", said("later"))) is None


def test_a_page_that_comes_back_asks_twice_at_once(conduct: Conduct, tally: Tally) -> None:
    for comm in ("a", "b"):
        conduct.takes(frame("comm_open", {"comm_id": comm, "target_name": CONTROL, "data": {}}))
        conduct.takes(frame("comm_msg", said(comm, "request_states")))
    for comm in ("a", "b"):
        states = {"method": "update_states", "states": {f"of {comm}": {}}}
        conduct.surface.hears(told("comm_msg", {"comm_id": comm, "data": states}))
        conduct.takes(frame("comm_close", {"comm_id": comm, "data": {}}))
        assert conduct.takes(frame("comm_msg", said(f"of {comm}"))) is not None
    assert not tally._met


@pytest.mark.parametrize(
    "sent",
    [
        frame("execute_request", {"code": "1"}),
        frame("comm_msg", said(MODEL), channel="control"),
        frame("comm_msg", said(MODEL), channel="stdin"),
        frame("comm_msg", said(MODEL), channel="iopub"),
        frame("comm_msg", said(MODEL), session="another-page's"),
        frame("comm_msg", said("of another page")),
        frame("comm_msg", said(MODEL), channel="frob"),
        frame("comm_open", {"comm_id": "x", "target_name": "jupyter.widget", "data": {}}),
        frame("comm_open", {"comm_id": "x" * 1_000, "target_name": CONTROL, "data": {}}),
        frame("comm_close", {"comm_id": MODEL, "data": {}}),
        frame("shutdown_request", {"restart": False}, channel="control"),
        frame("interrupt_request", {}, channel="control"),
        frame("debug_request", {"command": "attach"}, channel="control"),
        frame("input_reply", {"value": "1"}, channel="stdin"),
        frame("inspect_request", {"code": "x", "cursor_pos": 0}),
        frame("history_request", {}),
    ],
)
def test_what_no_page_says_is_dropped_and_counted_and_in_the_end_the_page_goes(
    conduct: Conduct, tally: Tally, clock: Clock, sent: bytes
) -> None:
    for _ in range(kernels.MOST_DROPPED):
        assert conduct.takes(sent) is None
    assert tally._met == {"frames": kernels.MOST_DROPPED}
    clock.now += MINUTE + 1  # what was dropped long ago counts no more
    assert conduct.takes(sent) is None
    assert goes(lambda: conduct.takes(sent), kernels.MOST_DROPPED) == "frames"


@pytest.mark.parametrize(
    "sent",
    [
        "text",
        b"",
        b"1234567",
        (2**50).to_bytes(8, "little") + b"x" * 100,
        joined("shell", [b"{", b"{}", b"{}", b"{}"]),
        frame("comm_msg", [1]),
        joined("shell", [b"[" * 100_000, b"{}", b"{}", b"{}"]),
        frame("comm_msg", said(MODEL)).replace(b'"data"', b'"da\xff"'),
    ],
)
def test_what_is_no_message_puts_a_page_out_sooner(conduct: Conduct, sent: object) -> None:
    for _ in range(kernels.MOST_BAD):
        assert conduct.takes(sent) is None
    with pytest.raises(PutOut, match="frames"):
        conduct.takes(sent)


def test_states_are_asked_for_as_often_as_a_network_comes_back(conduct: Conduct) -> None:
    for _ in range(kernels.MOST_STATES):
        ask_for_states(conduct)
    with pytest.raises(PutOut, match="states"):
        ask_for_states(conduct)


def test_a_quick_hand_is_never_held(conduct: Conduct, clock: Clock) -> None:
    """Twice as quick as the busiest match that was measured: 14 in a second, 212 in a minute."""
    for second in range(600):
        held = [conduct.holds(450) for _ in range(28 if second % 10 == 0 else 6)]
        assert not any(held)
        clock.now += 1


def test_who_sends_too_much_is_not_read_for_a_while_and_goes_if_it_lasts(
    conduct: Conduct, clock: Clock
) -> None:
    assert not any(conduct.holds(400) for _ in range(kernels.MESSAGES))
    began = clock.now

    def sends() -> None:
        clock.now += conduct.holds(400)

    assert goes(sends, 10_000) == "messages"
    assert clock.now - began >= kernels.SECONDS_HELD - 1


def test_three_of_the_largest_files_pass_and_the_next_one_waits(
    conduct: Conduct, clock: Clock
) -> None:
    largest = kernels.LARGEST_MESSAGE
    assert [conduct.holds(largest) for _ in range(3)] == [0, 0, 0]
    assert conduct.holds(largest) == pytest.approx(largest / kernels.BYTES_A_SECOND)
    clock.now += 2 * MINUTE
    assert conduct.holds(largest) == 0


def test_a_message_that_is_larger_than_any_file_puts_a_page_out(conduct: Conduct) -> None:
    assert panel.LARGEST_FILE < kernels.LARGEST_MESSAGE
    with pytest.raises(PutOut, match="size"):
        conduct.holds(kernels.LARGEST_MESSAGE + 1)


def test_a_page_may_connect_again_every_few_seconds(conduct: Conduct, clock: Clock) -> None:
    for _ in range(100):
        conduct.connects()
        clock.now += 3
    assert goes(conduct.connects, kernels.MOST_SOCKETS) == "sockets"


def test_an_allowance_comes_back_and_never_grows_beyond_all_of_it(clock: Clock) -> None:
    kept = Allowance(10, 2, clock)
    assert [kept.take(), kept.take(9), kept.take(4)] == [0, 0, 2]
    clock.now += 3
    assert kept.left == 2
    clock.now += 1_000
    assert kept.left == 10
    assert kept.is_full


@pytest.mark.parametrize("amount", [1, 2.5])
def test_what_is_recent_is_of_a_minute(clock: Clock, amount: float) -> None:
    recent = Recent(clock)
    counts: list[Callable[[], float]] = [lambda: recent.add(amount), lambda: recent.sum]
    assert [each() for each in counts] == [amount, amount]
    clock.now += MINUTE / 2
    recent.add(amount)
    clock.now += MINUTE / 2 + 1
    assert recent.sum == amount
