"""A real nginx before lab servers of this machine, by the files of deploy/."""

import re
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.support.machine import tool_is_absent
from tests.support.school import running, wait_until
from tests.support.tree import ROOT
from tests.support.voila import free_ports

SEVERAL = ROOT / "deploy/nginx-several.conf"
NAMED = ("8871", "8872", "8873")
"""The servers that the file names."""


def nginx_of(folder: Path, site: str) -> list[str]:
    """Lay a site's configuration into a folder; give the command that runs it."""
    program = shutil.which("nginx") or next(
        (str(each) for each in [Path("/usr/sbin/nginx")] if each.exists()), None
    )
    if program is None:
        tool_is_absent("nginx", "install nginx")
    temporary = " ".join(
        f"{each}_temp_path {folder}/{each};"
        for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "nginx.conf"
    whole.write_text(
        f"pid {folder}/nginx.pid; error_log {folder}/nginx.log; daemon off;\n"
        f"events {{ worker_connections 8192; }}\nhttp {{ access_log off; {temporary}\n{site}\n}}\n"
    )
    return [program, "-p", str(folder), "-e", f"{folder}/nginx.log", "-c", str(whole)]


def several(folder: Path, port: int, plain: int, servers: Sequence[int]) -> str:
    """Read deploy/nginx-several.conf for up to three servers here, without encryption.

    `port`, `plain`: where it answers, and where it only leads on.
    """
    site = SEVERAL.read_text(encoding="utf-8")
    changes = {
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl;": f"listen 127.0.0.1:{port};",
        "/var/log/nginx": str(folder),
    }
    for before, after in changes.items():
        assert before in site, before
        site = site.replace(before, after)
    lines = [each for each in site.splitlines() if not each.strip().startswith("ssl_")]
    given = dict(zip(NAMED, map(str, servers), strict=False))
    left = [each for each in NAMED if each not in given]
    lines = [each for each in lines if not any(f":{name} " in each for name in left)]
    found = "\n".join(lines)
    for before, after in given.items():
        found = found.replace(before, after)
    for name in left:  # whose own server is not there is no group
        found = found.replace(f"reefkit_{name};", "reefkit_any;")
        found = re.sub(rf"upstream reefkit_{name} \{{.*?\}}\n", "", found, flags=re.DOTALL)
    return found


@contextmanager
def proxy_to(folder: Path, servers: Sequence[int]) -> Iterator[str]:
    """Run nginx before the servers at these ports, each called by its port; give its address."""
    port, plain = free_ports(2)
    folder.mkdir(exist_ok=True)
    command = nginx_of(folder, several(folder, port, plain, servers))
    with running(command, folder, "nginx"):
        wait_until(f"http://127.0.0.1:{plain}/", folder, "nginx")
        yield f"http://127.0.0.1:{port}/"
