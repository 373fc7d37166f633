"""A student's own Jupyter server beside the labs: what code in it finds of the class."""

from __future__ import annotations

import json
import time
from urllib.parse import urlsplit

import psycopg
import pytest
from websockets.sync.client import connect

from tests.support.school import School, ask

LOOK = """
import json, os, pathlib
found = {"names": sorted(os.environ), "read": [], "uid": os.getuid()}
for pid in filter(str.isdigit, os.listdir("/proc")):
    try:
        said = pathlib.Path("/proc", pid, "environ").read_bytes()
    except OSError:
        continue
    if b"REEFKIT_DATABASE" in said:
        found["read"].append(pid)
try:
    from reefkit.labs.environment import database
    found["database"] = database()
except ImportError:
    found["database"] = ""
print(json.dumps(found))
"""


def run_in_own_server(at_school: School, name: str, code: str) -> str:
    """Start a student's own server, and run code in it as the student does."""
    at_school.ask("POST", f"/users/{name}/server")
    deadline = time.monotonic() + 120
    while (
        not json.loads(at_school.ask("GET", f"/users/{name}"))["servers"].get("", {}).get("ready")
    ):
        assert time.monotonic() < deadline, (at_school.folder / "hub.log").read_text()[-4000:]
        time.sleep(0.3)
    token = json.loads(at_school.ask("POST", f"/users/{name}/tokens", b"{}"))["token"]
    own = f"{at_school.root}/user/{name}/"
    status, _, body = ask(own, "api/kernels", {"Authorization": f"token {token}"}, "POST")
    assert status == 201, body
    kernel = json.loads(body)["id"]
    address = f"{own.replace('http:', 'ws:')}api/kernels/{kernel}/channels"
    header = {
        "msg_id": "1",
        "msg_type": "execute_request",
        "username": "",
        "session": "1",
        "version": "5.3",
        "date": "2026-01-01T00:00:00Z",
    }
    content = {
        "code": code,
        "silent": False,
        "store_history": False,
        "user_expressions": {},
        "allow_stdin": False,
        "stop_on_error": True,
    }
    said = {
        "header": header,
        "parent_header": {},
        "metadata": {},
        "content": content,
        "channel": "shell",
        "buffers": [],
    }
    shown = {"Authorization": f"token {token}"}
    with connect(address, additional_headers=shown, max_size=None) as socket:
        socket.send(json.dumps(said))
        while True:
            heard = json.loads(socket.recv(timeout=60))
            assert heard["msg_type"] != "error", heard["content"]
            if heard["msg_type"] == "stream" and heard["content"]["name"] == "stdout":
                return str(heard["content"]["text"])


def test_a_students_own_server_cannot_read_the_class_database(at_school: School):
    found = json.loads(run_in_own_server(at_school, "zoe", LOOK))
    assert "JUPYTERHUB_USER" in found["names"], "that was no own server"
    assert [
        each for each in found["names"] if "DATABASE" in each or each.startswith("REEFKIT")
    ] == []
    assert found["read"] == [], "a process of the labs can be looked into"
    secret = urlsplit(at_school.environment["REEFKIT_DATABASE"]).password or ""
    assert secret not in found["database"]
    # Without the password PostgreSQL lets nobody in.
    address = at_school.environment["REEFKIT_DATABASE"].replace("+psycopg", "")
    with psycopg.connect(address):
        pass
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(address.replace(f":{secret}@", "@"), passfile="/nowhere")
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(address.replace(secret, "reefkit"))
    # Nor do the Hub and its proxy know it.
    for name in ("hub", "proxy"):
        assert secret not in (at_school.folder / f"{name}.log").read_text(errors="replace")
    assert secret not in at_school.labs.log
