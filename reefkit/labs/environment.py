"""Where this process runs: where work is stored, who visits, and what the address asks for.

Everything that a page or a self-check is told from outside is here: environment variables, the
query of the page's address, and the store that they lead to.
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
"""The database server's own address, where the other leads to a pooler: that cannot listen."""

HOMELESS_VARIABLE = "REEFKIT_HAS_NO_HOME"
"""Set where ``HOME`` is a folder that ends with this process, so that no work is stored there."""

VISITOR_VARIABLE = "REEFKIT_VISITOR"
"""What a lab server calls the visitor's key in the environment of a kernel."""

NEW_VARIABLE = "REEFKIT_VISITOR_IS_NEW"
"""Set where the visitor's browser had no cookie: nothing can have been stored for it yet."""

CLASS_VARIABLE = "REEFKIT_CLASS"
"""The id of the class whose teacher is signed in; set for the kernels of the desk, and no other."""

TEACHES_VARIABLE = "REEFKIT_TEACHES"
"""With ``1`` the visitor's browser is signed in at the desk of a class."""

ADDRESS_VARIABLE = "REEFKIT_ADDRESS"
"""The network address that a visitor comes from: what is guessed wrong from it is counted."""

ADDRESSES_VARIABLE = "REEFKIT_ADDRESSES"
"""Where other devices reach this server: URLs that end with a slash, with commas between."""

NOBODY = "00000000-0000-0000-0000-000000000000"
"""The id of no kernel: there it is tried whether a network lets web sockets through."""

INSTANCE_COOKIE = "reefkit-server"
"""By which a proxy leads a browser to the server that has its pages; no secret."""

TOKEN_VARIABLE = "REEFKIT_TOKEN"  # noqa: S105  # its name
"""The word that browsers show to this server once: known to who starts it, and to a desk's kernel,
which writes it on the wall; to no student's."""

SERVER_VARIABLE = "REEFKIT_SERVER"
"""What a lab server tells its kernels of itself: `Served` as JSON."""

NOTEBOOK_VARIABLE = "JPY_SESSION_NAME"

LABS_VARIABLE = "REEFKIT_LABS"
"""In a student's own server of a Hub: the address of the labs, which are a service of that Hub."""

MINE = "my-matches"
"""Where the labs give a program the work of the owner of its Hub token, below their
address."""

REHEARSE_VARIABLE = "REEFKIT_REHEARSE"
"""With ``0`` no lesson is gone through before anybody comes: for a server of other pages."""

REHEARSED_FIRST = "first"
"""Its value where each lesson is gone through once before any page is taken."""

PACE_VARIABLE = "REEFKIT_PACE"
"""How fast bots move until a reader chooses: ``calm``, ``brisk`` or ``at-once``."""

FORGETS_VARIABLE = "REEFKIT_FORGETS"

BINDER_VARIABLES = ("BINDER_SERVICE_HOST", "BINDER_LAUNCH_HOST", "BINDER_REPO_URL")

DATABASE = "reefkit.sqlite"

OWN_VISITOR = "own"
"""The visitor of a notebook: its reader is the only one."""


class Served(msgspec.Struct, frozen=True, kw_only=True):
    """How the lab server was started that a page comes from; no secret is in it."""

    #: ``address``, ``port``, ``base_url``: What it listens at, and the path under which all its
    #: pages lie.
    address: str
    port: int
    base_url: str = "/"
    students: int = 30  #: How many it is to be ready for at once.
    has_token: bool = False  #: Whether every browser must show a word first.
    is_open: bool = False  #: Whether other machines can reach the address.
    behind_proxy: bool = False  #: Whether a server of ours is in front.
    #: Whether a school's sign-in says who visits, so that no browser need be left.
    has_accounts: bool = False
    #: Whether it has no classes: it is for one reader, or for several at one screen.
    solo: bool = False


class NoHome(ReefkitError):  # noqa: N818  # what is missing, as `StoreFault` names what failed
    """There is no folder of this account to keep work in, and none was named."""


def home() -> Path:
    """Return the folder for all that is stored: ``REEFKIT_HOME``, or the system's place.

    Raises
    ------
    NoHome
        When the account has no folder of its own.
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
    # Not `Path.exists`, which fails where a folder above cannot be read.
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
"""What no page can be made without, below a folder of Jupyter's data."""


def library_data() -> list[Path]:
    """List where libraries have put what belongs to Jupyter, next to or above their own folder.

    Jupyter itself looks below Python's own prefix; ``pip install --target`` and ``--prefix`` put
    it elsewhere.
    """
    found = importlib.util.find_spec("voila")
    if found is None or found.origin is None:
        return []
    packages = Path(found.origin).parents[1]
    places = [each / DATA for each in (packages, *packages.parents[:3])]
    return [each for each in places if (each / TEMPLATES[0]).is_dir()]


def lacks_templates() -> bool:
    from jupyter_core.paths import jupyter_path  # noqa: PLC0415  # no page of a kernel asks

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


def teaches() -> bool:
    return os.environ.get(TEACHES_VARIABLE) == "1"


def remote_address() -> str:
    return os.environ.get(ADDRESS_VARIABLE, "")


STARTED_VARIABLE = "REEFKIT_STARTED_BY"
"""What started the server, where that was not ``reefkit`` itself: the repository's ``make``."""


def program() -> str:
    by_make = os.environ.get(STARTED_VARIABLE) == "make"
    return ".venv/bin/reefkit" if by_make else "reefkit"


def opening_command() -> str:
    by_make = os.environ.get(STARTED_VARIABLE) == "make"
    # no reader: what is typed in a terminal, as it is
    return "make lab ARGUMENTS=--network" if by_make else "reefkit serve --network"


def addresses() -> tuple[str, ...]:
    """Return where other devices reach this server, the best first, such as ``http://…:8866/``.

    Nothing where no other device can: the server listens to its own machine alone, or there is
    none.
    """
    return tuple(filter(None, os.environ.get(ADDRESSES_VARIABLE, "").split(",")))


def join_address(address: str) -> str:
    """Return where a class's code is typed, as it is shown: without what browsers add themselves.

    `address`: where other devices reach the server, as `addresses` has it.
    """
    return f"{address.removeprefix('http://').rstrip('/')}/join"


def served() -> Served | None:
    value = os.environ.get(SERVER_VARIABLE, "")
    try:
        return msgspec.json.decode(value, type=Served) if value else None
    except msgspec.DecodeError:
        return None


def tell_served(how: Served) -> None:
    os.environ[SERVER_VARIABLE] = msgspec.json.encode(how).decode()


def token() -> str:
    return os.environ.get(TOKEN_VARIABLE, "")


def has_classes() -> bool:
    """Return whether somebody may join a class here.

    Not where the server is for one reader, and not in a notebook, whose reader programs its kernel:
    a class's secrets have no place there. (Jupyter names the notebook to the kernels that it starts
    for one; a lab server starts kernels for no notebook.)
    """
    how = served()
    return NOTEBOOK_VARIABLE not in os.environ if how is None else not how.solo


def keeps_codes() -> bool:
    """Return whether a code finds somebody's work again.

    Not where one reader's all is forgotten, and not where an account finds its own.
    """
    return not has_accounts() and (has_classes() or not forgets())


def has_accounts() -> bool:
    how = served()
    return how is not None and how.has_accounts


def sign_out() -> str:
    how = served()
    return f"{how.base_url}leave/" if how is not None and how.has_accounts else ""


def forgets() -> bool:
    value = os.environ.get(FORGETS_VARIABLE, "")
    return value not in {"", "0"} or any(name in os.environ for name in BINDER_VARIABLES)


def is_work(data: bytes) -> bool:
    from reefkit.classroom.store import is_work_file  # noqa: PLC0415  # as below

    return is_work_file(data)


def open_store(place: str | Path, patience: float) -> Store:
    """Open a store, and bring it up to date.

    Raises
    ------
    StoreFault
        When it cannot be opened.
    """
    # SQLAlchemy takes a quarter of a second to import: a new visitor's page does not wait for it.
    from reefkit.classroom.store import Store  # noqa: PLC0415

    return Store.open(place, patience=patience)


def shown_place(place: str | Path) -> str:
    """Return a place without the password that its address may hold."""
    text = str(place)
    scheme, found, rest = text.partition("://")
    if not found:
        return text
    return f"{scheme}://{rest.rpartition('@')[2]}".partition("?")[0]
