"""What Binder starts: a Jupyter server below ``/user/…/``, with a token, in front of the labs."""

from __future__ import annotations

import json
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import psutil

from tests.support.tree import ROOT
from tests.support.voila import START_SECONDS, Served, serving

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
    "MappingKernelManager": {
        "cull_idle_timeout": 2,
        "cull_interval": 1,
        "cull_connected": True,
    },
}


@dataclass
class Binder:
    """A server as Binder starts one.

    Attributes
    ----------
    served
        The Jupyter server.
    url
        Where it is, down to the user's folder.
    """

    served: Served
    url: str

    @property
    def badge(self) -> str:
        """Where the badge leads at last: the address, and the token that Binder adds."""
        return f"{self.url}{URLPATH}?token={TOKEN}"

    @property
    def labs(self) -> str:
        """The address of the labs' door."""
        return f"{self.url}{URLPATH}"

    def processes(self) -> list[psutil.Process]:
        """List all that runs there."""
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
    with serving([*command, f"--ServerApp.root_dir={ROOT}"], folder, **given) as served:
        port = urlsplit(served.url).port
        assert port is not None
        wait_for(port)
        yield Binder(served, f"http://127.0.0.1:{port}{USER}")


def wait_for(port: int) -> None:
    """Wait until a server listens: Jupyter says its address a moment before."""
    pause = threading.Event()
    for _ in range(START_SECONDS * 10):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            pause.wait(0.1)
        else:
            return
    raise AssertionError(f"nobody listens at port {port}")
