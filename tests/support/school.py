"""Servers that others start: a school's, by JupyterHub, and Binder's."""

import http.client
import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from urllib.parse import urlsplit

import psutil

from tests.support.machine import tool_is_absent
from tests.support.tree import ROOT
from tests.support.voila import START_SECONDS as START_SECONDS_BINDER
from tests.support.voila import Served, free_ports, serving

# A school's server on this machine: real JupyterHub, its proxy, PostgreSQL, and the labs as its service.
#
# The Hub reads `deploy/jupyterhub_config.py` itself; only what a test must change is laid over it:
# ports, folders, who may sign in, and that students may have servers of their own.

DEPLOY = ROOT / "deploy"
PROXY = DEPLOY / "node_modules/.bin/configurable-http-proxy"
PREFIX = "/services/reefkit/"
TEACH = "custom:reefkit:teach"
START_SECONDS = 240

OVERLAY = """

load_subconfig({config!r})  # noqa: F821
c = get_config()  # noqa: F821
folder = {folder!r}
c.JupyterHub.bind_url = "http://127.0.0.1:{proxy}"
c.JupyterHub.hub_bind_url = "http://127.0.0.1:{hub}"
c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:{proxy_api}"
c.JupyterHub.db_url = "sqlite:///" + folder + "/hub.sqlite"
c.JupyterHub.cookie_secret_file = folder + "/cookie_secret"
c.JupyterHub.log_level = "WARN"
c.JupyterHub.cleanup_servers = True
c.JupyterHub.authenticator_class = "dummy"
c.DummyAuthenticator.password = {password!r}
c.Authenticator.allowed_users = set({users!r})
c.JupyterHub.services[0]["url"] = "http://127.0.0.1:{labs}"

c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = folder + "/own"
c.Spawner.cmd = {own!r}
c.Spawner.args = ["--allow-root"]
c.Spawner.start_timeout = 120
c.Spawner.http_timeout = 120
# Not for a school: here the last student has a server, to see what it cannot read. Roles are only added:
# what an account may do for the labs' sign-in is what the file says.
c.JupyterHub.load_roles += [
    {{"name": "own-server", "scopes": ["self"], "users": [{owner!r}]}},
    {{"name": "test", "scopes": ["admin:users", "admin:servers", "tokens", "list:users"], "services": ["test"]}},
]
c.JupyterHub.services.append({{"name": "test", "api_token": {token!r}}})
"""


@dataclass
class School:
    """What runs."""

    folder: Path
    url: str  #: The labs, as browsers call them: through the proxy.
    root: str
    password: str  #: Everybody's, at the Hub.
    labs: Served  #: The service.
    direct: str  #: The service's own port, past the proxy.
    api: str
    token: str  #: By which a test asks the Hub's API.
    environment: dict[str, str]  #: What the service was started with.
    start_hub: Callable[[], None]
    stop_hub: Callable[[], None]

    def ask(self, method: str, path: str, body: bytes = b"") -> bytes:
        """Ask the Hub's API."""
        request = urllib.request.Request(  # noqa: S310  # our own machine
            f"{self.api}{path}",
            data=body or None,
            method=method,
            headers={"Authorization": f"token {self.token}"},
        )
        with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
            return bytes(answer.read())


def own_server() -> list[str]:
    """Return the command of a student's own server.

    Where all of this runs as root, as on a build machine, it runs without root's powers: then it
    can no more look into another process than an account of its own could.
    """
    weak = ["setpriv", "--bounding-set=-all", "--inh-caps=-all", "--no-new-privs"]
    return [*(weak if os.geteuid() == 0 else []), sys.executable, "-m", "jupyterhub.singleuser"]


def node() -> str:
    """Find the program that runs the proxy: what `reefkit[hub]` brings, else the system's."""
    own = Path(sys.executable).with_name("node")
    found = str(own) if own.exists() else shutil.which("node")
    if found is None or not PROXY.exists():
        tool_is_absent("configurable-http-proxy", "run npm ci in deploy/")
    return found


@contextmanager
def running(
    command: list[str], folder: Path, name: str, **environment: str
) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program while the context lasts; what it says is in `folder`."""
    with (folder / f"{name}.log").open("ab") as log:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env=os.environ | environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    """End a program, and for sure all that it has started."""
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            process.wait(timeout=30)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def wait_until(url: str, folder: Path, name: str) -> None:
    """Wait until somebody answers that there is such a page."""
    deadline = time.monotonic() + START_SECONDS
    while True:
        with suppress(OSError):
            if ask(url, "")[0] != HTTPStatus.NOT_FOUND:
                return
        if time.monotonic() > deadline:
            log = (folder / f"{name}.log").read_text(errors="replace")
            message = f"{name} did not start:\n{log[-4000:]}"
            raise AssertionError(message)
        time.sleep(0.2)


@contextmanager
def school(
    folder: Path, database: str, users: list[str], teachers: list[str], *arguments: str
) -> Iterator[School]:
    """Run a school's server while the context lasts.

    Parameters
    ----------
    folder
        Where all of it is kept.
    database
        The class database, with its password.
    users, teachers
        Names of accounts; teachers' are users too.
    arguments
        What `reefkit serve --hub` is told besides.
    """
    (folder / "own/runtime").mkdir(parents=True)
    proxy, proxy_api, hub, labs = free_ports(4)
    keys = {
        "CONFIGPROXY_AUTH_TOKEN": secrets.token_hex(16),
        "REEFKIT_API_TOKEN": secrets.token_hex(16),
    }
    password, token = secrets.token_hex(4), secrets.token_hex(16)
    config = folder / "config.py"
    config.write_text(
        OVERLAY.format(
            config=str(DEPLOY / "jupyterhub_config.py"),
            folder=str(folder),
            proxy=proxy,
            hub=hub,
            proxy_api=proxy_api,
            labs=labs,
            password=password,
            users=[*users, *teachers],
            own=own_server(),
            owner=users[-1],
            token=token,
        )
    )
    root = f"http://127.0.0.1:{proxy}"
    proxied = [node(), str(PROXY), "--ip", "127.0.0.1", "--port", str(proxy)]
    proxied += ["--api-ip", "127.0.0.1", "--api-port", str(proxy_api), "--log-level", "warn"]
    proxied += ["--error-target", f"http://127.0.0.1:{hub}/hub/error"]
    # What the unit files give: to the Hub its own, to the labs theirs.
    hubs = keys | {"HUB_TEACHERS": " ".join(teachers)}
    own = {
        "JUPYTERHUB_API_TOKEN": keys["REEFKIT_API_TOKEN"],
        "JUPYTERHUB_SERVICE_PREFIX": PREFIX,
        "JUPYTERHUB_SERVICE_URL": f"http://127.0.0.1:{labs}",
        "JUPYTERHUB_API_URL": f"http://127.0.0.1:{hub}/hub/api",
        "REEFKIT_DATABASE": database,
    }
    with ExitStack() as stack:
        stack.enter_context(running(proxied, folder, "proxy", **keys))
        wait_until(f"http://127.0.0.1:{proxy_api}/api/routes", folder, "proxy")
        hubs_stack = stack.enter_context(ExitStack())
        command = [sys.executable, "-m", "jupyterhub", "--config", str(config)]

        def start_hub() -> None:
            hubs_stack.enter_context(running(command, folder, "hub", **hubs))
            wait_until(f"http://127.0.0.1:{hub}/hub/api/", folder, "hub")

        start_hub()
        serve = [sys.executable, "-m", "reefkit", "serve", "--hub", "--no-browser", *arguments]
        (folder / "labs").mkdir()
        served = stack.enter_context(serving(serve, folder / "labs", **own))
        wait_until(f"{root}{PREFIX}", folder, "hub")  # the hub tells the proxy of it when it likes
        yield School(
            folder,
            f"{root}{PREFIX}",
            root,
            password,
            served,
            f"http://127.0.0.1:{labs}{PREFIX}",
            f"http://127.0.0.1:{hub}/hub/api",
            token,
            own,
            start_hub,
            hubs_stack.close,
        )


def ask(
    url: str, path: str, headers: dict[str, str] | None = None, method: str = "GET"
) -> tuple[int, http.client.HTTPMessage, str]:
    """Ask as a program does, that follows nothing."""
    parts = urlsplit(url)
    connection = http.client.HTTPConnection(parts.netloc, timeout=60)
    try:
        connection.request(method, f"{parts.path}{path}", headers=headers or {})
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read().decode(errors="replace")
    finally:
        connection.close()


# What Binder starts: a Jupyter server below ``/user/…/``, with a token, in front of the labs.

USER = "/user/jovyan-reefkit-4x2k9q1z/"
TOKEN = "c0ra1-t0ken-0f-b1nder"  # noqa: S105  # a test's own
URLPATH = "reefkit/"
"""What README and documentation write after ``urlpath=``."""

# As its spawner has them (BinderHub's binderspawner_mixin.py); but that it listens to all.
ARGUMENTS = [
    "--ip=127.0.0.1",
    "--port=8940",
    f"--NotebookApp.base_url={USER}",
    f"--NotebookApp.token={TOKEN}",
    "--NotebookApp.trust_xheaders=True",
    "--NotebookApp.allow_origin=*",
    "--NotebookApp.allow_origin_pat=.*",
    f"--ServerApp.base_url={USER}",
    f"--ServerApp.token={TOKEN}",
    "--ServerApp.trust_xheaders=True",
    "--ServerApp.allow_origin=*",
    "--ServerApp.allow_origin_pat=.*",
    "--ServerApp.allow_root=True",  # of ours: tests may run as root, a container of Binder never
    "--no-browser",  # of ours: there is one here
]
ENVIRONMENT = {
    "BINDER_LAUNCH_HOST": "https://binder.example/",
    "BINDER_REPO_URL": "https://forge.example/owner/repository",
    "BINDER_SERVICE_HOST": "10.3.240.17",
    "JUPYTERHUB_BASE_URL": "/",
    "JUPYTERHUB_SERVICE_PREFIX": USER,
    "JUPYTERHUB_API_TOKEN": "of-the-hub",
    # Not Binder's: a school's, whose class no reader's own server may touch. Nobody answers there.
    "REEFKIT_DATABASE": "postgresql+psycopg://class:secret@127.0.0.1:1/class",
}
# mybinder.org ends kernels that nobody uses, though their page is open; here within seconds.
SETTINGS = {
    "MappingKernelManager": {"cull_idle_timeout": 2, "cull_interval": 1, "cull_connected": True}
}


@dataclass
class Binder:
    """A server as Binder starts one."""

    served: Served  #: The Jupyter server.
    url: str  #: Where it is, down to the user's folder.

    @property
    def badge(self) -> str:
        """Where the badge leads at last: the address, and the token that Binder adds."""
        return f"{self.url}{URLPATH}?token={TOKEN}"

    @property
    def labs(self) -> str:
        return f"{self.url}{URLPATH}"

    def processes(self) -> list[psutil.Process]:
        first = psutil.Process(self.served.process.pid)
        return [first, *first.children(recursive=True)]

    def memory(self) -> int:
        """Count the bytes that all of it takes: of what processes share, each its part."""
        found = 0
        for each in self.processes():
            try:
                found += int(each.memory_full_info().pss)
            except psutil.NoSuchProcess:
                continue
        return found


@contextmanager
def started(folder: Path, **environment: str) -> Iterator[Binder]:
    """Run what Binder runs, while the context lasts."""
    config = folder / "jupyter-config" / "jupyter_server_config.json"
    config.parent.mkdir(parents=True)
    config.write_text(json.dumps(SETTINGS), encoding="utf-8")
    command = [str(Path(sys.executable).with_name("jupyter-notebook")), *ARGUMENTS]
    given = {"HOME": str(folder), **ENVIRONMENT, **environment}
    command += [f"--ServerApp.root_dir={ROOT}"]
    with serving(command, folder, end=signal.SIGTERM, **given) as served:
        port = urlsplit(served.url).port
        assert port is not None
        wait_for(port)
        yield Binder(served, f"http://127.0.0.1:{port}{USER}")


def wait_for(port: int) -> None:
    """Wait until a server listens: Jupyter says its address a moment before."""
    pause = threading.Event()
    for _ in range(START_SECONDS_BINDER * 10):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            pause.wait(0.1)
        else:
            return
    raise AssertionError(f"nobody listens at port {port}")
