"""Several servers on one database, behind one nginx that keeps each browser at one of them."""

import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import psycopg

from tests.support.machine import tool_is_absent
from tests.support.voila import Served, serving

STICKY = "reefkit-server"
"""The cookie that names a browser's server; here nginx chooses it, evenly and by chance."""
START_SECONDS = 30
LOOKS = 2.0
"""Seconds between two looks at the database's connections."""

NGINX = """
daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log stderr warn;
events {{ worker_connections 8192; }}
http {{
  access_log off; client_max_body_size 64m;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
  split_clients $request_id $reefkit_first {{ {shares} }}
  map $http_cookie $reefkit_server {{ default $reefkit_first; {names} }}
  {upstreams}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://$reefkit_server;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto http;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_read_timeout 600s;
      add_header Set-Cookie "{sticky}=$reefkit_server; Path=/; HttpOnly; SameSite=Lax" always;
    }}
  }}
}}
"""


def configuration(folder: Path, port: int, ports: Sequence[int]) -> str:
    """Write nginx's configuration for servers at these ports of this machine."""
    names = [f"server-{number}" for number in range(1, len(ports) + 1)]
    share = 100 / len(names)
    shares = "".join(f"{share:.2f}% {name}; " for name in names[:-1]) + f"* {names[-1]};"
    upstreams = (
        f"upstream {name} {{ server 127.0.0.1:{at}; keepalive 32; }}"
        for name, at in zip(names, ports, strict=True)
    )
    return NGINX.format(
        folder=folder,
        port=port,
        shares=shares,
        # nginx has no variable for a cookie with a hyphen.
        names=" ".join(f'"~(^|; ){STICKY}={name}(;|$)" {name};' for name in names),
        upstreams="\n  ".join(upstreams),
        sticky=STICKY,
    )


@contextmanager
def servers(count: int, place: str, folder: Path, students: int) -> Iterator[list[Served]]:
    """Run so many servers on one store; the address of each is that of the proxy before them.

    Parameters
    ----------
    count
        How many; one alone has no proxy.
    place
        Of their store.
    folder
        Where each keeps the rest, in a folder of its own.
    students
        How many each must be ready for: chance may send most of them to one.
    """
    command = [sys.executable, "-m", "reefkit", "serve", "--no-browser", "--port", "0"]
    command += ["--students", str(students), *(["--behind-proxy"] if count > 1 else [])]
    with ExitStack() as stack:
        found = []
        for number in range(1, count + 1):
            own = folder / f"server-{number}"
            own.mkdir()
            found.append(stack.enter_context(serving(command, own, REEFKIT_DATABASE=place)))
        if count > 1:
            url = stack.enter_context(proxy(folder, [_port(each.url) for each in found]))
            found = [replace(each, url=url) for each in found]
        yield found


@contextmanager
def proxy(folder: Path, ports: Sequence[int]) -> Iterator[str]:
    """Run nginx before servers at these ports of this machine, and give its address."""
    program = shutil.which("nginx", path=f"{sys.exec_prefix}/bin:/usr/sbin:/usr/bin")
    if program is None:
        tool_is_absent("nginx", "install nginx")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    at = folder / "nginx.conf"
    at.write_text(configuration(folder, port, ports))
    process = subprocess.Popen([program, "-p", str(folder), "-c", str(at)])
    try:
        ends = time.monotonic() + START_SECONDS
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                if time.monotonic() > ends or process.poll() is not None:
                    raise
                time.sleep(0.1)
        yield f"http://127.0.0.1:{port}/"
    finally:
        process.terminate()
        process.wait(START_SECONDS)


def _port(url: str) -> int:
    return int(url.split(":")[2].split("/", maxsplit=1)[0])


class Connections(threading.Thread):
    """Counts the connections to a database while a lesson is held.

    Parameters
    ----------
    place
        Of the store; a file has no connections.

    Attributes
    ----------
    most, busy
        How many were open at most, and how many of them were at work at once.
    """

    def __init__(self, place: str) -> None:
        super().__init__(daemon=True)
        self.most = self.busy = 0
        self._place, self._over = place.replace("+psycopg", ""), threading.Event()

    def run(self) -> None:
        """Count every two seconds, without counting itself."""
        if not self._place.startswith("postgres"):
            return
        ask = (
            "SELECT count(*), count(*) FILTER (WHERE state <> 'idle') FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        with psycopg.connect(self._place, autocommit=True) as connection:
            while not self._over.wait(LOOKS):
                open_, busy = connection.execute(ask).fetchone() or (0, 0)
                self.most, self.busy = max(self.most, open_), max(self.busy, busy)

    def stop(self) -> None:
        self._over.set()
        self.join()
