"""The environment of this process: where work is stored, who visits, and how it is served.

Everything that a page or a self-check learns from outside is read here: environment variables, and
the store that they lead to.
"""

from __future__ import annotations

import atexit
import importlib.util
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import platformdirs

from reefkit.text import ReefkitError, message

if TYPE_CHECKING:
    from reefkit.classroom.store import Store

HOME_VARIABLE = "REEFKIT_HOME"

DATABASE_VARIABLE = "REEFKIT_DATABASE"

DIRECT_VARIABLE = "REEFKIT_DATABASE_DIRECT"
"""Address of the database server itself, if the other leads to a pooler, which cannot listen."""

HOMELESS_VARIABLE = "REEFKIT_HAS_NO_HOME"
"""Set if ``HOME`` is a temporary folder of this process, in which no work is stored."""

VISITOR_VARIABLE = "REEFKIT_VISITOR"
"""Set by a lab server for its kernels: the visitor's key."""

NEW_VARIABLE = "REEFKIT_VISITOR_IS_NEW"
"""Set if the visitor's browser had no cookie, so that nothing can be stored for it yet."""

CLASS_VARIABLE = "REEFKIT_CLASS"
"""Id of the class whose teacher is signed in; set for the kernels of the desk only."""

SIGN_IN_VARIABLE = "REEFKIT_SIGN_IN"
"""Hash of the teacher's sign-in; set for the kernels of the desk only."""

TEACHES_VARIABLE = "REEFKIT_TEACHES"
"""``1`` if the visitor's browser is signed in at the desk of a class."""

ADDRESS_VARIABLE = "REEFKIT_ADDRESS"
"""The visitor's network address, by which wrong guesses of codes are counted."""

ADDRESSES_VARIABLE = "REEFKIT_ADDRESSES"
"""URLs at which other devices reach this server, ending with a slash, separated by commas."""

NOBODY = "00000000-0000-0000-0000-000000000000"
"""An id that no kernel has, with which a browser tests whether the network allows WebSockets."""

INSTANCE_COOKIE = "reefkit-server"
"""Cookie by which a proxy routes a browser to the server that has its pages; not a secret."""

TOKEN_VARIABLE = "REEFKIT_TOKEN"  # noqa: S105  # a variable's name
"""Token that browsers show to this server once. Known to who started the server and to the desk's
kernels, which write it on the wall, but not to students' kernels.
"""

SERVER_VARIABLE = "REEFKIT_SERVER"
"""How the lab server was started, for its kernels: `Served` as JSON."""

NOTEBOOK_VARIABLE = "JPY_SESSION_NAME"

LABS_VARIABLE = "REEFKIT_LABS"
"""In a student's own server on a JupyterHub: the address of the labs, a service of that hub."""

MINE = "my-matches"
"""Path, below the labs' address, at which the owner of a JupyterHub token gets their work."""

REHEARSE_VARIABLE = "REEFKIT_REHEARSE"
"""When lessons are rehearsed: unset, while the server is idle; ``0``, never."""

REHEARSED_FIRST = "first"
"""Value with which each lesson is also rehearsed once before the server takes visitors."""

PACE_VARIABLE = "REEFKIT_PACE"
"""Pace of bots before a reader chooses: ``calm``, ``brisk`` or ``at-once``."""

FORGETS_VARIABLE = "REEFKIT_FORGETS"

BINDER_VARIABLES = ("BINDER_SERVICE_HOST", "BINDER_LAUNCH_HOST", "BINDER_REPO_URL")

DATABASE = "reefkit.sqlite"

OWN_VISITOR = "own"
"""Key of the visitor in a notebook, who is the only one."""


class Served(msgspec.Struct, frozen=True, kw_only=True):
    """How the lab server of a page was started; it has no secrets."""

    address: str  #: That it listens on.
    port: int
    base_url: str = "/"  #: Path below which all its pages are.
    students: int = 30  #: Number of students that it prepares for.
    has_token: bool = False  #: Whether every browser must show a token first.
    is_open: bool = False  #: Whether other machines can reach the address.
    behind_proxy: bool = (
        False  #: Whether a reverse proxy is in front of it, whose headers are trusted.
    )
    #: Whether a school's sign-in identifies visitors, who have no resume codes and can sign out.
    has_accounts: bool = False
    #: Whether it has no classes, for one reader or several at one screen.
    solo: bool = False


class NoHome(ReefkitError):  # noqa: N818  # named after what is missing
    """The account has no folder to store work in, and ``REEFKIT_HOME`` names none."""


def home() -> Path:
    """Return the folder for everything stored: ``REEFKIT_HOME``, or the system's default.

    Raises
    ------
    NoHome
        If ``REEFKIT_HOME`` is not set, and the account cannot write to the default.
    """
    given = os.environ.get(HOME_VARIABLE)
    if given:
        return Path(given).absolute()
    if HOMELESS_VARIABLE in os.environ or lacks_home():
        raise NoHome(message("store-no-home"))
    return platformdirs.user_data_path("reefkit")


def lacks_home() -> bool:
    try:
        place = platformdirs.user_data_path("reefkit")
    except RuntimeError:
        return True
    # Not `Path.exists`, which raises if a folder above cannot be read.
    there = next((each for each in (place, *place.parents) if os.path.exists(each)), place)  # noqa: PTH110
    return not os.access(there, os.W_OK | os.X_OK)


def lend_home() -> None:
    """Give an account without a home a temporary folder, removed when the process ends."""
    if HOMELESS_VARIABLE not in os.environ and lacks_home():
        folder = tempfile.TemporaryDirectory(prefix="reefkit-home-", ignore_cleanup_errors=True)
        atexit.register(folder.cleanup)
        os.environ |= {"HOME": folder.name, HOMELESS_VARIABLE: "1"}


DATA = Path("share", "jupyter")

TEMPLATES = ("voila/templates/lab", "nbconvert/templates/lab")
"""Folders that pages need, below one of Jupyter's data folders."""


def library_data() -> list[Path]:
    """List the Jupyter data folders near the installed libraries.

    Jupyter itself looks below Python's prefix only; ``pip install --target`` and ``--prefix`` put
    these folders elsewhere.
    """
    found = importlib.util.find_spec("voila")
    if found is None or found.origin is None:
        return []
    packages = Path(found.origin).parents[1]
    places = [each / DATA for each in (packages, *packages.parents[:3])]
    return [each for each in places if (each / TEMPLATES[0]).is_dir()]


def lacks_templates() -> bool:
    from jupyter_core.paths import jupyter_path  # noqa: PLC0415  # not needed in a kernel

    places = [*map(Path, jupyter_path()), *library_data()]
    return not all(any((each / one).is_dir() for each in places) for one in TEMPLATES)


def database() -> str:
    return os.environ.get(DATABASE_VARIABLE) or str(home() / DATABASE)


def direct_database() -> str:
    """Return the address for ``LISTEN``, which bypasses PgBouncer; `database()` by default."""
    return os.environ.get(DIRECT_VARIABLE) or database()


def is_address(place: str) -> bool:
    return place.startswith(("postgresql:", "postgresql+", "postgres:"))


def visitor() -> str:
    return os.environ.get(VISITOR_VARIABLE) or OWN_VISITOR


def is_new() -> bool:
    return os.environ.get(NEW_VARIABLE) == "1"


def class_id() -> str:
    return os.environ.get(CLASS_VARIABLE, "")


def sign_in() -> str:
    return os.environ.get(SIGN_IN_VARIABLE, "")


def teaches() -> bool:
    return os.environ.get(TEACHES_VARIABLE) == "1"


def remote_address() -> str:
    return os.environ.get(ADDRESS_VARIABLE, "")


STARTED_VARIABLE = "REEFKIT_STARTED_BY"
"""What started the server, if not ``reefkit`` itself: ``make`` in the repository."""


def program() -> str:
    """Return the name of the command for messages to whoever started the server."""
    by_make = os.environ.get(STARTED_VARIABLE) == "make"
    return ".venv/bin/reefkit" if by_make else "reefkit"


def opening_command() -> str:
    """Return the command that starts the server for a network."""
    by_make = os.environ.get(STARTED_VARIABLE) == "make"
    # no reader: typed in a terminal
    return "make lab ARGUMENTS=--network" if by_make else "reefkit serve --network"


def addresses() -> tuple[str, ...]:
    """Return the URLs at which other devices reach this server, such as ``http://…:8866/``.

    The best comes first. Empty without a server, or if it listens to its own machine only.
    """
    return tuple(filter(None, os.environ.get(ADDRESSES_VARIABLE, "").split(",")))


def join_address(address: str) -> str:
    """Return the address for joining a class, in the short form for people to type.

    `address`: One of `addresses`.
    """
    return f"{address.removeprefix('http://').rstrip('/')}/join"


def served() -> Served | None:
    value = os.environ.get(SERVER_VARIABLE, "")
    try:
        return msgspec.json.decode(value, type=Served) if value else None
    except msgspec.DecodeError:
        return None


def front_page() -> str:
    """Return the address of the front page, seen from a lesson's; empty in a notebook."""
    return "" if served() is None else "../"


def set_served(how: Served) -> None:
    os.environ[SERVER_VARIABLE] = msgspec.json.encode(how).decode()


def token() -> str:
    return os.environ.get(TOKEN_VARIABLE, "")


def has_classes() -> bool:
    """Return whether people may join a class here.

    They may not on a server for one reader, nor in a notebook: its reader could read the secrets of
    a class in the kernel. (`NOTEBOOK_VARIABLE` is set in kernels that Jupyter starts for a
    notebook; a lab server starts kernels without one.)
    """
    how = served()
    return NOTEBOOK_VARIABLE not in os.environ if how is None else not how.solo


def keeps_codes() -> bool:
    """Return whether resume codes are in use.

    They are not with accounts, nor where there are no classes and nothing is stored.
    """
    return not has_accounts() and (has_classes() or not forgets())


def has_accounts() -> bool:
    how = served()
    return how is not None and how.has_accounts


def sign_out() -> str:
    how = served()
    return f"{how.base_url}leave/" if how is not None and how.has_accounts else ""


def forgets() -> bool:
    """Return whether nothing is stored beyond this visit, as on Binder."""
    value = os.environ.get(FORGETS_VARIABLE, "")
    return value not in {"", "0"} or any(name in os.environ for name in BINDER_VARIABLES)


def is_work(data: bytes) -> bool:
    from reefkit.classroom.store import is_work_file  # noqa: PLC0415  # slow to import

    return is_work_file(data)


def open_store(place: str | Path, patience: float) -> Store:
    """Open a store, and upgrade it if necessary.

    Raises
    ------
    StoreFault
        If it cannot be opened.
    """
    # SQLAlchemy takes a quarter of a second to import; a new visitor's page must not wait for it.
    from reefkit.classroom.store import Store, StoreFault  # noqa: PLC0415
    from reefkit.labs.store_reports import report_write  # noqa: PLC0415  # as above

    try:
        store = Store.open(place, patience=patience)
    except StoreFault as fault:
        report_write(fault.cause)
        raise
    store.on_write(report_write)
    return store


def shown_place(place: str | Path) -> str:
    """Return a place without the password that its address may have."""
    text = str(place)
    scheme, found, rest = text.partition("://")
    if not found:
        return text
    return f"{scheme}://{rest.rpartition('@')[2]}".partition("?")[0]
