"""Executing and rendering the cells of a lesson, sharing what Voila would make for each page.

Thirty pages that open together wait for one server. Voila spends most of its time for a page on
reading the notebook, compiling the same templates, and waiting a fifth of a second for further
output. So notebooks and templates are cached here, and a kernel is ready as soon as it answers.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty
from typing import Any

from jupyter_client.asynchronous.client import AsyncKernelClient
from nbformat import NotebookNode
from voila.execute import VoilaExecutor  # type: ignore[import-untyped]
from voila.exporter import VoilaExporter  # type: ignore[import-untyped]
from voila.notebook_renderer import NotebookRenderer  # type: ignore[import-untyped]
from zmq import SUBSCRIBE, UNSUBSCRIBE

from reefkit.serve.packing import Beginning

TOPICS = (b"stream.", b"display_data", b"error", b"kernel.")
"""A kernel's messages that the server subscribes to: output of cells, and status. Most of the other
messages are between widgets and their page."""

SECONDS_TO_START = 120.0
"""Seconds within which a kernel must answer: thirty may start at once on a slow machine."""

SECONDS_TO_SHOW = 120
"""Seconds after the end of a cell in which its output may still arrive. Jupyter's default of four
would be too short while thirty pages open, and the page would lack its lesson."""

SECONDS_FOR_REPLY = 1.0
SECONDS_FOR_ECHO = 0.2
"""Seconds to wait for a kernel's reply, and then for its status, before the request is repeated."""


_NULL_LOGGER = logging.getLogger("reefkit.nobody")
_NULL_LOGGER.addHandler(logging.NullHandler())
_NULL_LOGGER.propagate = False


@dataclass
class SharedLesson:
    """What the pages of all lessons share, as long as the server runs."""

    static: str  #: Address of Voila's scripts, which contains a hash of their content.
    #: Notebooks with their files' modification times, by path from the lessons' folder.
    notebooks: dict[str, tuple[int, NotebookNode]] = field(default_factory=dict)
    #: Contains the compiled templates; None before the first page.
    exporter: VoilaExporter | None = None
    #: Configuration of Voila's scripts; None before the first page.
    page_config: dict[str, Any] | None = None
    #: Beginnings of pages, by lesson and language.
    beginnings: dict[str, Beginning] = field(default_factory=dict)

    def beginning(self, lesson: str, render: Callable[[], str]) -> Beginning:
        """Return the beginning of a page, rendered at first use.

        `lesson`: The lesson's name and the locale.
        """
        found = self.beginnings.get(lesson)
        if found is None:
            found = self.beginnings[lesson] = Beginning(render().encode())
        return found


class LessonRenderer(NotebookRenderer):  # type: ignore[misc]
    """Executes a lesson and renders its cells."""

    def __init__(self, lesson: SharedLesson, folder: Path, **given: Any) -> None:  # noqa: ANN401
        super().__init__(**given)
        self._lesson, self._folder = lesson, folder
        self.executor: VoilaExecutor | None = None

    async def initialize(self, **given: Any) -> None:  # noqa: ANN401
        path = Path(self.notebook_path)
        changed = (self._folder / path).stat().st_mtime_ns
        found = self._lesson.notebooks.get(self.notebook_path)
        if found is None or found[0] != changed:
            found = changed, await self.load_notebook(self.notebook_path)
            self._lesson.notebooks[self.notebook_path] = found
        self.notebook = found[1]
        self.cwd = path.parent.as_posix()
        if self._lesson.exporter is None:
            await super().initialize(**given)
            # Preprocessors look for cells to omit and validate the notebook a dozen times, without
            # effect here.
            self.exporter._preprocessors = []  # noqa: SLF001
            self._lesson.exporter = self.exporter
        self.exporter: VoilaExporter = self._lesson.exporter
        configuration = self.voila_configuration
        self.theme, self.template_name = configuration.theme, configuration.template
        self.resources = {
            "base_url": self.base_url,
            "theme": self.theme,
            "template": self.template_name,
            "metadata": {"name": path.stem},
            "page_config": self.page_config,
        }

    async def cells(self, kernel_id: str, manager: Any) -> AsyncIterator[str]:  # noqa: ANN401
        async for html, _ in self.generate_content_generator(kernel_id, manager):
            yield html

    async def _jinja_kernel_start(
        self,
        nb: NotebookNode,
        kernel_id: str,
        kernel_future: Any,  # noqa: ANN401  # the kernel's manager
    ) -> str:
        self.executor = VoilaExecutor(
            nb,
            km=kernel_future,
            config=self.traitlet_config,
            show_tracebacks=self.voila_configuration.show_tracebacks,
            iopub_timeout=SECONDS_TO_SHOW,
        )
        client = self.executor.kc = kernel_future.client()
        client.allow_stdin = False
        _listen(client)
        await _answered(client, SECONDS_TO_START)
        self.kernel_started = True
        return kernel_id

    async def _cleanup_resources(self) -> None:
        """Do nothing: `close` does it."""

    def close(self) -> None:
        self.log = _NULL_LOGGER
        if self.executor is not None:
            self.executor.log = _NULL_LOGGER
            self.executor.kc.shell_channel.stop()
            self.executor.kc.iopub_channel.stop()


def _listen(client: AsyncKernelClient) -> None:
    client.shell_channel.start()
    client.iopub_channel.start()
    socket = client.iopub_channel.socket
    socket.setsockopt(UNSUBSCRIBE, b"")
    for topic in TOPICS:
        socket.setsockopt(SUBSCRIBE, topic)


async def _answered(client: AsyncKernelClient, seconds: float) -> None:
    """Wait until a kernel answers and is idle; Jupyter's own method would wait for silence."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        reply_id = client.kernel_info()
        if await _hears(client.shell_channel, reply_id, SECONDS_FOR_REPLY) and await _hears(
            client.iopub_channel, reply_id, SECONDS_FOR_ECHO
        ):
            return
        if not await client.is_alive():
            raise RuntimeError("the kernel ended before it answered")  # no reader: for the log
    raise RuntimeError("the kernel did not answer in time")  # no reader: as above


async def _hears(channel: Any, request_id: str, seconds: float) -> bool:  # noqa: ANN401
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        try:
            heard = await channel.get_msg(timeout=left)
        except Empty:
            return False
        is_busy = heard["content"].get("execution_state") == "busy"
        if heard["parent_header"].get("msg_id") == request_id and not is_busy:
            return True
    return False


async def with_signs(pieces: AsyncIterator[str], seconds: float, sign: str) -> AsyncIterator[str]:
    """Yield the pieces of a page as they arrive; those that arrive together are joined.

    `seconds`: Seconds of silence after which `sign` is yielded, so that no proxy drops the page.
    `sign`: Text without effect on the page.
    """
    queue: asyncio.Queue[str | None] = asyncio.Queue()

    async def put() -> None:
        try:
            async for piece in pieces:
                queue.put_nowait(piece)
        finally:
            queue.put_nowait(None)

    putting = asyncio.ensure_future(put())
    try:
        is_over = False
        while not is_over:
            try:
                found = [await asyncio.wait_for(queue.get(), seconds)]
            except TimeoutError:
                yield sign
                continue
            while not queue.empty():
                found.append(queue.get_nowait())
            is_over = found[-1] is None
            yield "".join(each for each in found if each is not None)
        await putting
    finally:
        putting.cancel()
