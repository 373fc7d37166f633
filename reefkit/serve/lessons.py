"""Lessons as pages: executed and rendered, answered, and their scripts, styles and pictures.

What Voila makes for each page is made once here. Assets are read and packed once, for a class of
cold browsers asks 4,000 times. Beside the lessons the server answers nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import mimetypes
import os
import re
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from http import HTTPStatus
from pathlib import Path
from queue import Empty
from typing import Any, cast

import msgspec
import tornado.web
from jupyter_client.asynchronous.client import AsyncKernelClient
from nbformat import NotebookNode
from tornado.iostream import StreamClosedError
from voila.execute import VoilaExecutor  # type: ignore[import-untyped]
from voila.exporter import VoilaExporter  # type: ignore[import-untyped]
from voila.notebook_renderer import NotebookRenderer  # type: ignore[import-untyped]
from voila.tornado.handler import TornadoVoilaHandler  # type: ignore[import-untyped]
from voila.utils import get_page_config  # type: ignore[import-untyped]
from zmq import SUBSCRIBE, UNSUBSCRIBE

from reefkit.classroom.store import StoreFault
from reefkit.labs import LANGUAGE_CHOSEN_VARIABLE
from reefkit.labs.environment import (
    ADDRESS_QUERY as QUERY_VARIABLE,
)
from reefkit.labs.environment import (
    ADDRESS_VARIABLE,
    ADDRESSES_VARIABLE,
    NEW_VARIABLE,
    SERVER_VARIABLE,
    TEACHES_VARIABLE,
    VISITOR_VARIABLE,
    served,
)
from reefkit.serve.capacity import CLOSING, RETRY_AFTER, Capacity, NoRoom
from reefkit.serve.entrance import Caller
from reefkit.serve.kernels import OWNER_HEADER, VISITOR_HEADERS, Kernels
from reefkit.serve.pages import LEAST, Beginning, PageRest, Pages, own_asset, pack, takes_packed
from reefkit.serve.visitors import DOOR, HOST, OURS, PAGE, XSRF_COOKIE, XSRF_FIELD, policy
from reefkit.text.languages import LANGUAGE_VARIABLE

# ---- The cells of a lesson, executed and rendered: what Voila makes for each
# page is made once here
#
# Thirty pages that open at once wait for one server. Most of its time for a page went into
# reading the notebook and compiling the same templates, and into a fifth of a second that it
# waits to be sure that nothing more is said; so notebooks and templates are kept, and a kernel is
# ready when it is.

TOPICS = (b"stream.", b"display_data", b"error", b"kernel.")
"""What of a kernel's talk shows in a cell. What widgets say to their page is most of it, and is not
for the server. Under the last, which is asked for last, a kernel says that it is idle."""

SECONDS_TO_START = 120.0
"""How long a kernel may take until it answers, where thirty start at once on a slow machine."""

SECONDS_TO_SHOW = 120
"""How long what a cell shows may come after the word that it is done; Jupyter's own four seconds
pass while thirty pages are made at once, and the page would stay without its lesson."""

SECONDS_FOR_REPLY = 1.0
SECONDS_FOR_ECHO = 0.2


_NULL_LOGGER = logging.getLogger("reefkit.nobody")
_NULL_LOGGER.addHandler(logging.NullHandler())
_NULL_LOGGER.propagate = False


@dataclass
class SharedLesson:
    """What pages of the same lesson share, for as long as the server runs."""

    static: str  #: The address below which Voila's scripts lie; it names their content.
    #: Each with the time of its file's last change, by path from the lessons' folder.
    notebooks: dict[str, tuple[int, NotebookNode]] = field(default_factory=dict)
    #: Has the templates, compiled; none before the first page.
    exporter: VoilaExporter | None = None
    #: What Voila's scripts read; none before the first page.
    page_config: dict[str, Any] | None = None
    #: How each lesson's pages begin, in each language.
    beginnings: dict[str, Beginning] = field(default_factory=dict)

    def beginning(self, lesson: str, render: Callable[[], str]) -> Beginning:
        found = self.beginnings.get(lesson)
        if found is None:
            found = self.beginnings[lesson] = Beginning(render().encode())
        return found


class _LessonRenderer(NotebookRenderer):  # type: ignore[misc]
    def __init__(self, kept: SharedLesson, folder: Path, **given: Any) -> None:  # noqa: ANN401
        super().__init__(**given)
        self._kept, self._folder = kept, folder
        self.executor: VoilaExecutor | None = None

    async def initialize(self, **given: Any) -> None:  # noqa: ANN401
        path = Path(self.notebook_path)
        changed = (self._folder / path).stat().st_mtime_ns
        found = self._kept.notebooks.get(self.notebook_path)
        if found is None or found[0] != changed:
            found = changed, await self.load_notebook(self.notebook_path)
            self._kept.notebooks[self.notebook_path] = found
        self.notebook = found[1]
        self.cwd = path.parent.as_posix()
        if self._kept.exporter is None:
            await super().initialize(**given)
            # They look for cells to leave out, check the notebook a dozen times, and find none.
            self.exporter._preprocessors = []  # noqa: SLF001
            self._kept.exporter = self.exporter
        self.exporter: VoilaExporter = self._kept.exporter
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
        """Leave it to `close`."""

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
    """Wait until a kernel answers, and all that it says is heard.

    Jupyter's own way waits a fifth of a second for silence. Here the kernel is asked who it is:
    it is idle after the answer, and whoever hears that hears everything.
    """
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        asked = client.kernel_info()
        if await _hears(client.shell_channel, asked, SECONDS_FOR_REPLY) and await _hears(
            client.iopub_channel, asked, SECONDS_FOR_ECHO
        ):
            return
        if not await client.is_alive():
            raise RuntimeError("the kernel ended before it answered")  # no reader: for the log
    raise RuntimeError("the kernel did not answer in time")  # no reader: as above


async def _hears(channel: Any, asked: str, seconds: float) -> bool:  # noqa: ANN401
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        try:
            heard = await channel.get_msg(timeout=left)
        except Empty:
            return False
        is_busy = heard["content"].get("execution_state") == "busy"
        if heard["parent_header"].get("msg_id") == asked and not is_busy:
            return True
    return False


async def with_signs(pieces: AsyncIterator[str], seconds: float, sign: str) -> AsyncIterator[str]:
    """Yield what a page is made of as it comes, whatever is there at once in one piece.

    `seconds`: After so long a silence the sign is given, so that nobody between takes the page for
    dead.
    `sign`: That something still comes.
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


# ---- What the lab server answers: its lessons, and else nothing

HEADERS = (*VISITOR_HEADERS, OWNER_HEADER)
"""What `LessonHandler` sets for the kernel."""
SECONDS_SILENT = 10.0
STILL_COMING = "<!-- -->\n"
"""Sent into so long a silence, so that nothing between takes the connection for dead."""


class Closed(Caller):
    """A page that loads nothing from outside, whatever a library on it may try."""

    def log_exception(self, *error: Any) -> None:  # noqa: ANN401
        if not isinstance(error[1], StoreFault | NoRoom):
            super().log_exception(*error)

    def write_error(self, status_code: int, **kwargs: Any) -> None:  # noqa: ANN401
        # What else went wrong inside is the log's business.
        error = kwargs.get("exc_info", (None, None))[1]
        why = error.why if isinstance(error, NoRoom) else ""
        if status_code == HTTPStatus.FORBIDDEN and self._lacks_cookies:
            why = "refused-cookies"
        if isinstance(error, StoreFault):
            status_code, why = HTTPStatus.SERVICE_UNAVAILABLE, "room-store"
            self.set_status(status_code)
        if why:
            self.set_header("Retry-After", str(RETRY_AFTER))
        if why == CLOSING:  # another server, or this one started again, shows what was asked for
            self.set_header("Refresh", "3")
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.set_header("Content-Security-Policy", policy(**PAGE))
        pages = self.server.speaking(self.spoken.locale)
        again = self.request.uri if self.request.method == "GET" and status_code >= 500 else ""
        self.finish(pages.refused(status_code, again or "", why))

    @property
    def _lacks_cookies(self) -> bool:
        asked = self.request
        return (
            asked.method == "POST"
            and XSRF_FIELD in asked.body_arguments
            and XSRF_COOKIE not in asked.cookies
        )

    @property
    def content_security_policy(self) -> str:
        return policy(**PAGE, form_action=OURS)

    @property
    def own_sockets(self) -> str:
        host = self.request.host
        # Safari before 15.4 takes 'self' for no socket's.
        return f"{OURS} ws://{host} wss://{host}" if HOST.fullmatch(host) else OURS


class LessonHandler(TornadoVoilaHandler, Closed):  # type: ignore[misc]
    """One lesson at its own address; who visits is handed to its kernel."""

    @property
    def content_security_policy(self) -> str:
        """What the libraries of a lesson need besides, and no more.

        anywidget imports each widget's script from a blob; JupyterLab and its widgets write style
        elements; plots and what is saved are blobs and data.
        """
        sources = {
            "script_src": f"{OURS} blob:",
            "style_src": f"{OURS} 'unsafe-inline'",
            "img_src": f"{OURS} data: blob:",
            "font_src": OURS,
            "connect_src": self.own_sockets,
        }
        return policy(**sources, form_action=OURS)

    def initialize(
        self,
        pages: Pages,
        lesson: str,
        games: tuple[str, ...] | None = None,
        lab: str = "",
        **arguments: Any,  # noqa: ANN401
    ) -> None:
        super().initialize(**arguments)
        self.lesson, self.games = lesson, games
        self.pages = pages.speaking(self.spoken.locale, lab or DOOR)
        self._sending: asyncio.Future[None] | None = None
        self._is_left = False

    async def prepare(self) -> None:  # type: ignore[override]
        await super().prepare()
        told = await self.told()
        if self.request.method == "GET":
            await self.make_room(told[OWNER_HEADER])
            self.stay()
        _ = self.xsrf_token  # sets the cookie without which the shutdown beacon is refused
        # Set, not added: whatever a browser sent under these names is gone.
        for header in HEADERS:
            self.request.headers.pop(header, None)
            name = VISITOR_HEADERS.get(header, OWNER_HEADER)
            if name in told:
                self.request.headers[header] = told[name]

    @property
    def room(self) -> Capacity:
        found: Capacity = self.settings["room"]
        return found

    async def make_room(self, owner: str) -> None:
        """See that there is room for a kernel, before anything of the page is sent.

        Raises
        ------
        NoRoom
            When there is none.
        """
        await self.room.admit(owner, self.address)

    async def told(self) -> dict[str, str]:
        visitor, is_new = self.welcome()
        return {
            VISITOR_VARIABLE: visitor,
            NEW_VARIABLE: "1" if is_new else "0",
            LANGUAGE_VARIABLE: self.spoken.locale,
            LANGUAGE_CHOSEN_VARIABLE: "1" if self.spoken.is_chosen else "0",
            TEACHES_VARIABLE: "1" if await self._teaches() else "0",
            ADDRESS_VARIABLE: self.address,
            ADDRESSES_VARIABLE: ",".join(self.entrance.reached_at(self.outside)),
            OWNER_HEADER: self.account.owner if self.account is not None else visitor,
        }

    async def _teaches(self) -> bool:
        token = self.token
        found = lambda store: bool(token and store.classes.signed_in(token))  # noqa: E731
        return bool(token) and await self.entrance.ask_soon(found, False)

    @tornado.web.authenticated
    async def get(self, path: str | None = None) -> None:
        """Send what needs no kernel at once, then the cells as they come.

        Where the page is left before it is complete, its kernel ends at once: whoever is impatient
        and loads a page five times has one.
        """
        begins = self.kept.beginning(f"{self.lesson} {self.pages.say.locale}", self._begin)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.set_header("Vary", "Accept-Encoding")
        packed: PageRest | None = None
        if takes_packed(self.request.headers.get("Accept-Encoding", "")):
            packed = PageRest(begins)
            self.set_header("Content-Encoding", "gzip")
        kernels = cast("Kernels", self.kernel_manager)
        kernel = ""
        try:
            self.write(begins.plain if packed is None else begins.packed)
            await self.flush()
            renderer = self._renderer()
            await renderer.initialize()
            kernel = await kernels.start_kernel(
                kernel_name=renderer.notebook.metadata.kernelspec.name,
                path=renderer.cwd,
                env=self._environment(),
            )
            if not self._is_left:
                self._sending = asyncio.ensure_future(self._send(renderer, kernel, packed))
                await self._sending
        except StreamClosedError:
            self._is_left = True
        except asyncio.CancelledError:
            if not self._is_left:
                raise
        finally:
            if self._is_left:
                await kernels.end(kernel)

    async def _send(self, renderer: _LessonRenderer, kernel: str, packed: PageRest | None) -> None:
        manager = self.kernel_manager.get_kernel(kernel)
        cells = with_signs(renderer.cells(kernel, manager), SECONDS_SILENT, STILL_COMING)
        try:
            async for html in cells:
                piece = html.encode()
                self.write(piece if packed is None else packed.add(piece))
                await self.flush()
        finally:
            renderer.close()
        if packed is not None:
            self.write(packed.end())

    def on_connection_close(self) -> None:
        super().on_connection_close()
        self._is_left = True
        if self._sending is not None:
            self._sending.cancel()

    @property
    def kept(self) -> SharedLesson:
        found: SharedLesson = self.settings["kept"]
        return found

    def _begin(self) -> str:
        return self.pages.prelude(self.lesson, self._page_config(), self.games)

    def _page_config(self) -> dict[str, Any]:
        if self.kept.page_config is None:
            config = get_page_config(
                base_url=self.base_url,
                settings=self.settings,
                log=self.log,
                voila_configuration=self.voila_configuration,
            )
            ours = {"jupyterLabTheme": "light", "fullStaticUrl": self.kept.static}
            self.kept.page_config = config | ours
        return self.kept.page_config

    def _renderer(self) -> _LessonRenderer:
        return _LessonRenderer(
            self.kept,
            Path(self.contents_manager.root_dir),
            request_handler=self,
            voila_configuration=self.voila_configuration,
            traitlet_config=self.traitlet_config,
            notebook_path=self.notebook_path,
            template_paths=self.template_paths,
            config_manager=self.config_manager,
            contents_manager=self.contents_manager,
            base_url=self.base_url,
            kernel_spec_manager=self.kernel_spec_manager,
            page_config=self._page_config(),
        )

    def _environment(self) -> dict[str, str]:
        headers = {f"HTTP_{name.upper().replace('-', '_')}": name for name in HEADERS}
        told = self.request.headers
        found = {name: told[header] for name, header in headers.items() if header in told}
        how = served()
        if self.account is not None and how is not None:  # of one browser, perhaps, and no other
            mine = msgspec.structs.replace(how, has_accounts=True)
            found[SERVER_VARIABLE] = msgspec.json.encode(mine).decode()
        return {**os.environ, **found, QUERY_VARIABLE: self.request.query}


# ---- Scripts, styles and pictures, read and packed once: a class of cold
# browsers asks 4,000 times
#
# A page needs five megabytes in 130 files the first time. Packed they are a quarter of that, and
# they are kept by the browser for as long as their address names their content.

ASSET = r"((?:[A-Za-z0-9@_][A-Za-z0-9@_.+-]*/)*[A-Za-z0-9@_][A-Za-z0-9@_.+-]*\.[A-Za-z0-9]+)"
"""A file of a library: folders and a name, none of them hidden, none that leads upwards."""

HASHED = re.compile(r"[.-][0-9a-f]{8,}\.[a-z0-9]+$")
YEAR = 365 * 24 * 3600
MOST_KEPT = 96 * 1024 * 1024
"""Bytes of files that are kept in memory; libraries have a sixth of that."""
VERSION_LETTERS = 12

PACKED = frozenset({".css", ".html", ".js", ".json", ".map", ".mjs", ".svg", ".txt"})
"""Kinds of files that become smaller; fonts and pictures are packed already."""
# By name and not as the machine has it: Windows may take a script for plain text.
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True)
class Asset:
    """A file as it is sent."""

    content: bytes
    packed: bytes | None  #: The same, packed; none where that gains nothing.
    kind: str
    mark: str  #: Another one when its content is another (HTTP's entity tag).


def as_sent(name: str, content: bytes) -> Asset:
    ending = Path(name).suffix.lower()
    packed = pack(content) if ending in PACKED and len(content) >= LEAST else None
    kind = KINDS.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Asset(content, packed, kind, f'"{hashlib.sha256(content).hexdigest()[:32]}"')


class AssetCache:
    """The files of some folders; the first folder that has a file gives it."""

    def __init__(self, folders: Sequence[str]) -> None:
        self.folders = tuple(dict.fromkeys(os.path.abspath(each) for each in folders))  # noqa: PTH100
        self._kept: dict[str, tuple[int, asyncio.Future[Asset]]] = {}
        self._room = MOST_KEPT

    @cached_property
    def version(self) -> str:
        listed = hashlib.sha256()
        for folder in filter(os.path.isdir, self.folders):
            with os.scandir(folder) as found:
                for each in sorted(found, key=lambda entry: entry.name):
                    state = each.stat()
                    listed.update(f"{each.name} {state.st_size} {state.st_mtime_ns}\n".encode())
        return listed.hexdigest()[:VERSION_LETTERS]

    async def find(self, name: str) -> Asset | None:
        path = self._path(name)
        if path is None:
            return None
        changed = path.stat().st_mtime_ns
        known = self._kept.get(name)
        if known is not None and known[0] == changed:
            return await asyncio.shield(known[1])  # thirty that ask at once wait for the same
        made = asyncio.ensure_future(asyncio.to_thread(lambda: as_sent(name, path.read_bytes())))
        size = path.stat().st_size
        if size <= self._room:
            self._room -= size
            self._kept[name] = changed, made
        return await asyncio.shield(made)

    def _path(self, name: str) -> Path | None:
        for folder in self.folders:
            path = os.path.abspath(os.path.join(folder, name))  # noqa: PTH100, PTH118  # asked often
            if path.startswith(folder + os.sep) and os.path.isfile(path):  # noqa: PTH113
                return Path(path)
        return None


class _AssetHandler(Closed):
    @property
    def content_security_policy(self) -> str:
        """Allow inline styles only, so that a drawing opened by itself keeps its colours."""
        return policy(style_src="'unsafe-inline'")

    async def prepare(self) -> None:  # type: ignore[override]
        """Ask nobody who they are: Jupyter would give every browser a name for each file."""

    def send(self, asset: Asset | None, *, is_named: bool) -> None:
        if asset is None:
            raise tornado.web.HTTPError(404)
        kept = f"max-age={YEAR}, immutable" if is_named else "no-cache"
        self.set_header("Cache-Control", kept)
        self.set_header("Content-Type", asset.kind)
        self.set_header("Etag", asset.mark)
        content = asset.content
        if asset.packed is not None:
            self.set_header("Vary", "Accept-Encoding")
            if takes_packed(self.request.headers.get("Accept-Encoding", "")):
                self.set_header("Content-Encoding", "gzip")
                content = asset.packed
        if self.check_etag_header():
            self.set_status(304)
            self.finish()
            return
        self.finish(content)

    def compute_etag(self) -> None:
        """Leave the mark as it was set, once."""


class OwnAssets(_AssetHandler):
    """The few files that are ours."""

    kept: dict[str, Asset]

    def initialize(self, kept: dict[str, Asset]) -> None:
        self.kept = kept

    async def get(self, name: str) -> None:
        found = self.kept.get(name)
        if found is None and (content := own_asset(name)) is not None:
            found = self.kept[name] = as_sent(name, content)
        self.send(found, is_named="v" in self.request.arguments)

    head = get


class LibraryAssets(_AssetHandler):
    """The scripts and styles of Voila and Jupyter, and of widget libraries."""

    def initialize(self, cache: AssetCache, version: str = "") -> None:
        self.cache, self.version = cache, version

    async def get(self, name: str) -> None:
        is_named = bool(HASHED.search(name))
        if self.version and name.startswith(f"{self.version}/"):
            name, is_named = name.removeprefix(f"{self.version}/"), True
        self.send(await self.cache.find(name), is_named=is_named)

    head = get
