"""The log of a server: timed lines for the teacher, and details for support.

Neither contains a student's name, an answer, a key, or the query of an address.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
import sys
import time
from collections import Counter
from collections.abc import Callable
from datetime import datetime
from typing import Self, TextIO

from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketClosedError

from reefkit.serve.command_errors import CommandError
from reefkit.serve.request_ids import REQUEST
from reefkit.text import Catalogue, Message, message
from reefkit.text.layout import for_terminal

SECONDS_BETWEEN = 60
"""Least seconds between two lines about internal faults, or about the number of pages."""
MOST_ALIKE, MOST_LINES = 3, 300
"""Most records of one kind, and of all, written to the details in `SECONDS_BETWEEN`.

Further ones are only counted: a browser can make a server fail as often as it likes.
"""
ON_THE_TERMINAL = "-"
"""Name for standard error as the target of details, for service managers."""
HIDDEN = "…"
"""Replaces private data in the details."""

_PRIVATE = (
    re.compile(r"(?<=[\w/])\?[^\s'\"<>)]+"),  # the query of an address
    re.compile(r"(?<=/join/)[^\s'\"<>)]+", re.IGNORECASE),  # a class's code
    re.compile(r"(?<=://)[^/\s@'\"]+(?=@)"),  # the account of a database
)
_GONE = (WebSocketClosedError, StreamClosedError, ConnectionError)
"""Errors of a page that was closed while it was answered, which are not faults."""
# no reader: what Tornado and Voila say to programmers
_PAGE = re.compile(r"^(Uncaught exception GET |Error at server while executing cell)")
"""Beginnings of Tornado's and Voila's messages that a page could not be opened."""
_NUMBERS = re.compile(r"[0-9a-f]{8}[0-9a-f-]*|\d+|0x[0-9a-f]+")
_LOGGED_ELSEWHERE = re.compile(r"restart(ed)? failed")
"""Jupyter's message about a kernel that died, which this server logs itself."""


class ServerLog:
    """Shows lines in the terminal, and writes details if requested; use it as a context manager.

    `file`: Target of details: a path, `ON_THE_TERMINAL`, or None for no details.

    Raises
    ------
    CommandError
        If the file cannot be written.
    """

    def __init__(
        self,
        say: Catalogue,
        show: Callable[[str], object],
        file: str | None = None,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        self._say, self._show, self._clock, self._now = say, show, clock, now
        self._until = -float(SECONDS_BETWEEN)
        self.file = "" if file in {None, ON_THE_TERMINAL} else os.path.abspath(file or "")  # noqa: PTH100  # shown as typed
        stream = sys.stderr if file == ON_THE_TERMINAL else self._opened()
        self._details = _Details(stream, now, clock, self._fault)

    def _opened(self) -> TextIO | None:
        if not self.file:
            return None
        try:
            number = os.open(self.file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
            return os.fdopen(number, "a", encoding="utf-8")
        except OSError as error:
            raise CommandError(message("serve-log", file=self.file)) from error

    def __enter__(self) -> Self:
        logging.getLogger().addHandler(self._details)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self._details)
        self._details.end()

    def take(self, logger: logging.Logger) -> None:
        """Have a logger write to the details instead of its own handlers."""
        logger.handlers.clear()
        logger.propagate = True

    def hide(self, *secrets: str) -> None:
        """Leave these texts out of the details."""
        self._details.secrets += tuple(filter(None, secrets))

    def tell(self, text: Message) -> None:
        """Show a message with the time of day, and write it to the details."""
        rendered = self._say.render(text)
        self.line(f"{self._now():%H:%M}  {rendered}", detail=rendered)

    def line(self, shown: str, detail: str | None = None) -> None:
        """Show a line, and write it to the details.

        `detail`: The text for the details, if different.
        """
        # The terminal may be closed while the labs run on (nohup).
        with contextlib.suppress(OSError, ValueError):
            self._show(shown)
        self._details.write(shown if detail is None else detail)

    def _fault(self, record: logging.LogRecord) -> None:
        kind = record.exc_info[0] if record.exc_info else None
        is_known = bool(_LOGGED_ELSEWHERE.search(record.getMessage()))
        now = self._clock()
        if is_known or now < self._until + SECONDS_BETWEEN or (kind and issubclass(kind, _GONE)):
            return
        self._until = now
        is_page = _PAGE.match(record.getMessage())
        self.tell(message("serve-page-failed" if is_page else "serve-fault"))
        if self.file:
            self.line(self._say.render(message("serve-details", file=self.file)))
        elif not self._details.has_file:
            self.line(self._say.render(message("serve-no-file")))


class _Details(logging.Handler):
    """Writes what libraries log, without private data, and reports faults."""

    def __init__(
        self,
        stream: TextIO | None,
        now: Callable[[], datetime],
        clock: Callable[[], float],
        fault: Callable[[logging.LogRecord], None],
    ) -> None:
        super().__init__(logging.WARNING)
        self._stream, self._now, self._clock, self._fault = stream, now, clock, fault
        self._until = clock() + SECONDS_BETWEEN
        self._alike: Counter[tuple[str, str, str]] = Counter()
        self._written = 0
        self.secrets: tuple[str, ...] = ()

    @property
    def has_file(self) -> bool:
        return self._stream is not None

    def emit(self, record: logging.LogRecord) -> None:
        self._restart_count()
        kind = _kind(record)
        self._alike[kind] += 1
        if self._alike[kind] <= MOST_ALIKE and self._written < MOST_LINES:
            self._written += 1
            request = f" [{request}]" if (request := REQUEST.get()) else ""
            self.write(f"{record.levelname} {record.name}{request}: {self.format(record)}")
        if record.levelno >= logging.ERROR:
            self._fault(record)

    def _restart_count(self, *, at_end: bool = False) -> None:
        if self._clock() < self._until and not at_end:
            return
        if more := self._alike.total() - self._written:
            self.write(f"INFO reefkit: {more} more of these kinds")  # no reader: for the log
        self._alike.clear()
        self._written = 0
        self._until = self._clock() + SECONDS_BETWEEN

    def write(self, text: str) -> None:
        if self._stream is None:
            return
        for secret in self.secrets:
            text = text.replace(secret, HIDDEN)
        for pattern in _PRIVATE:
            text = pattern.sub(HIDDEN, text)
        # A full disk is reported by other means.
        with contextlib.suppress(OSError, ValueError):
            self._stream.write(f"{self._now():%Y-%m-%d %H:%M:%S}  {for_terminal(text)}\n")
            self._stream.flush()

    def end(self) -> None:
        """Close the file; not named `close`, which `logging` calls when a library configures it."""
        self._restart_count(at_end=True)
        if self._stream is not None and self._stream is not sys.stderr:
            self._stream.close()
        self._stream = None


def _kind(record: logging.LogRecord) -> tuple[str, str, str]:
    failed = record.exc_info[0] if record.exc_info else None
    return (
        record.name,
        "" if failed is None else failed.__name__,
        _NUMBERS.sub("#", str(record.msg)),
    )


class PageCount:
    """Reports the number of open pages after large changes, at most once in `SECONDS_BETWEEN`.

    A change is large if it is at least 3 pages and a fifth of the number, or from or to 0.
    """

    def __init__(
        self, tell: Callable[[Message], object], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._tell, self._clock = tell, clock
        self._last = 0
        self._until = -float(SECONDS_BETWEEN)

    def look(self, pages: int) -> None:
        by = abs(pages - self._last)
        is_much = by >= max(3, self._last // 5) or (by and 0 in {pages, self._last})
        now = self._clock()
        if is_much and now >= self._until + SECONDS_BETWEEN:
            self._last, self._until = pages, now
            self._tell(message("serve-pages", count=pages))
