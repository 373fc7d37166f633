"""What takes a socket's place where a network lets none through: messages by requests."""

import asyncio
import http.client
import struct
from collections.abc import Awaitable, Callable
from typing import NamedTuple, cast
from urllib.parse import urlencode, urlsplit

import pytest

from bench.load.wire import Wire
from reefkit.serve import polling
from reefkit.serve.kernels import PUT_OUT, KernelChannels
from reefkit.serve.page_limits import LARGEST_MESSAGE, MOST_BAD
from reefkit.serve.polling import Mailbox
from reefkit.serve.visitors import XSRF_COOKIE
from tests.serve.test_kernels import comes_true, frame
from tests.support.voila import VoilaPage

MOST_POLLS = 10


def packed(*messages: bytes) -> bytes:
    return b"".join(struct.pack("<I", len(each)) + each for each in messages)


class Channels:
    """Notes what a mailbox hands on."""

    def __init__(self) -> None:
        self.took: list[bytes] = []
        self.limit = ""

    async def on_message(self, message: bytes) -> None:
        for _ in range(10 if message == b"two" else 1):  # held, as after too many messages
            await asyncio.sleep(0)
        self.took.append(message)

    def on_ws_connection_close(self) -> None:
        self.took.append(b"closed")

    def put_out(self, limit: str) -> None:
        self.limit = limit


def with_mailbox(act: Callable[[Mailbox, Channels], Awaitable[None]]) -> None:
    async def run() -> None:
        channels = Channels()
        await act(Mailbox(cast("KernelChannels", channels)), channels)

    asyncio.run(run())


def test_posts_are_taken_once_in_order_and_joined():
    async def act(mailbox: Mailbox, channels: Channels) -> None:
        data = packed(b"one", b"two", b"three")
        first, second = data[:9], data[9:]
        assert await mailbox.post(1, first)
        assert channels.took == [b"one"]
        sent = [mailbox.post(2, second), mailbox.post(2, second), mailbox.post(3, packed(b"four"))]
        assert await asyncio.gather(*sent) == [True, True, True]
        assert channels.took == [b"one", b"two", b"three", b"four"]
        assert not await mailbox.post(5, packed(b"five"))
        assert channels.took[-1] == b"four"

    with_mailbox(act)


def test_messages_are_sent_until_they_are_acknowledged():
    async def act(mailbox: Mailbox, _: Channels) -> None:
        sent = [mailbox.write_message(each) for each in (b"one", b"two")]
        assert await mailbox.fetch(0) == packed(b"one", b"two")
        assert await mailbox.fetch(0) == packed(b"one", b"two")  # the answer was lost
        assert await mailbox.fetch(1) == packed(b"two")
        assert [each.done() for each in sent] == [True, False]
        waiting = asyncio.ensure_future(mailbox.fetch(2))
        await asyncio.sleep(0)
        assert not waiting.done()
        mailbox.write_message(b"three")
        assert await waiting == packed(b"three")

    with_mailbox(act)


def test_a_poll_ends_in_time_and_large_answers_are_cut(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(polling, "SECONDS_HELD", 0.01)
    monkeypatch.setattr(polling, "MOST_IN_ANSWER", 4)

    async def act(mailbox: Mailbox, _: Channels) -> None:
        assert await mailbox.fetch(0) == b""
        for each in (b"12", b"345", b"6"):
            mailbox.write_message(each)
        assert await mailbox.fetch(0) == packed(b"12", b"345")
        assert await mailbox.fetch(2) == packed(b"6")

    with_mailbox(act)


def test_a_closed_mailbox_gives_its_code_and_takes_nothing():
    async def act(mailbox: Mailbox, channels: Channels) -> None:
        sent = mailbox.write_message(b"one")
        mailbox.close(PUT_OUT)
        mailbox.close(1012)
        assert sent.exception() is not None
        assert await mailbox.fetch(0) == b""
        assert (mailbox.code, mailbox.is_closing()) == (PUT_OUT, True)
        await mailbox.post(1, packed(b"late"))
        assert channels.took == [b"closed"]

    with_mailbox(act)


def test_a_message_that_claims_too_much_puts_the_page_out():
    async def act(mailbox: Mailbox, channels: Channels) -> None:
        await mailbox.post(1, struct.pack("<I", LARGEST_MESSAGE + 1))
        assert channels.limit == "size"

    with_mailbox(act)


class Told(NamedTuple):
    status: int
    body: bytes


class Requests:
    """A page of our server that speaks by requests."""

    def __init__(self, url: str) -> None:
        self.page = Wire(url).fetch()
        self.place = urlsplit(url).netloc
        self.line = ""

    def ask(self, method: str, body: bytes = b"", mark: str | None = None, **query: object) -> Told:
        asked = {"session_id": self.page.session, "line": self.line} | query
        mark = self.mark if mark is None else mark
        headers = {"Cookie": self.page.cookie, "X-XSRFToken": mark}
        path = f"/api/kernels/{self.page.kernel}/messages?{urlencode(asked)}"
        connection = http.client.HTTPConnection(self.place, timeout=60)
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            return Told(answer.status, answer.read())
        finally:
            connection.close()

    @property
    def mark(self) -> str:
        return next(each.value or "" for each in self.page.cookies if each.name == XSRF_COOKIE)

    def opens(self) -> Told:
        told = self.ask("POST", number=0)
        self.line = told.body.decode()
        return told

    def hears(self, kind: str) -> bool:
        """Poll until a message of a kind comes."""
        after = 0
        for _ in range(MOST_POLLS):
            told = self.ask("GET", after=after)
            assert told.status == 200
            at = 0
            while at < len(told.body):
                (size,) = struct.unpack_from("<I", told.body, at)
                after += 1
                if kind.encode() in told.body[at : at + 4 + size]:
                    return True
                at += 4 + size
        return False


@pytest.fixture
def requests(voila_page: VoilaPage) -> Requests:
    return Requests(voila_page(["from reefkit.widgets import Panel; Panel('here')"]))


def asks_for_info(page: Requests) -> bytes:
    # Each is another: a kernel takes no message twice.
    return frame("kernel_info_request", {"line": page.line}, session=page.page.session)


@pytest.mark.slow
def test_a_page_speaks_to_its_kernel_by_requests_and_by_one_line_at_a_time(requests: Requests):
    assert requests.opens().status == 200
    assert requests.ask("POST", packed(asks_for_info(requests)), number=1).status == 200
    assert requests.hears("kernel_info_reply")
    first = requests.line
    assert requests.opens().status == 200  # as after a drop of the network
    assert requests.ask("GET", line=first, after=0).status == 404
    assert requests.ask("POST", packed(asks_for_info(requests)), number=1).status == 200
    assert requests.hears("kernel_info_reply")


@pytest.mark.slow
def test_requests_are_refused_as_sockets_are(requests: Requests, voila_page: VoilaPage):
    stranger = Requests(voila_page(["1"]))
    kernel, stranger.page.kernel = stranger.page.kernel, requests.page.kernel
    assert stranger.opens().status == 403
    stranger.page.kernel = kernel
    assert requests.ask("POST", mark=stranger.mark, number=0).status == 403
    assert requests.ask("POST", number=0, session_id="x").status == 400
    assert requests.ask("POST", number="-1").status == 400
    assert requests.opens().status == 200
    assert requests.ask("POST", number=0, session_id="another-page").status == 403
    assert requests.ask("GET", after=0, line="").status == 404
    for number in range(1, MOST_BAD + 1):
        assert requests.ask("POST", packed(b"no frame"), number=number).status == 200
    put_out = requests.ask("POST", packed(b"no frame"), number=MOST_BAD + 1)
    assert put_out == Told(410, str(PUT_OUT).encode())
    assert comes_true(lambda: requests.ask("GET", after=0).status == 404)  # its kernel has ended
