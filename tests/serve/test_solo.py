"""A server for one reader: no class, no desk, and a socket that other accounts cannot open."""

import http.client
import socket
import stat
import sys
from pathlib import Path

import msgspec
import psutil
import pytest

from reefkit.labs import environment
from reefkit.labs.environment import Served as How
from reefkit.serve.access import socket_at
from reefkit.serve.arguments import CommandError
from reefkit.serve.entrance import GATE_FIELD
from reefkit.serve.pages import find_lessons, lessons_folder
from reefkit.serve.startup import alone
from reefkit.serve.under_jupyter import NAME, labs
from tests.support.voila import serving

LESSONS = find_lessons(lessons_folder())


def test_the_lessons_of_teachers_are_not_served() -> None:
    assert any(each.declared.teachers for each in LESSONS)
    found = alone(LESSONS, "work.sqlite")
    assert found == tuple(each for each in LESSONS if not each.declared.teachers)


@pytest.mark.parametrize("place", ["postgresql://host/class", "postgresql+psycopg://u:p@h/c"])
def test_a_database_that_servers_share_is_refused(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(CommandError, match="a database that servers share"):
        alone(LESSONS, place)
    monkeypatch.setenv("REEFKIT_DATABASE", place)
    with pytest.raises(CommandError, match="a database that servers share"):
        alone(LESSONS, None)


def test_a_socket_is_of_this_account_alone(tmp_path: Path) -> None:
    file = tmp_path / "labs"
    with socket_at(str(file)) as found:
        assert found.getsockname() == str(file)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("name", ["no-folder/labs", "x" * 200])
def test_where_there_can_be_no_socket_it_is_said(name: str, tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="There can be no socket") as caught:
        socket_at(str(tmp_path / name))
    assert name in str(caught.value)


@pytest.mark.parametrize(
    ("served", "session", "expected"),
    [
        (How(address="127.0.0.1", port=1), "", True),
        (How(address="127.0.0.1", port=1, solo=True), "", False),
        (None, "reef.ipynb", False),  # in JupyterLab
        (None, "", True),
        (How(address="127.0.0.1", port=1), "reef.ipynb", True),  # a server started from a notebook
    ],
)
def test_where_there_are_classes(
    served: How | None, session: str, *, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("REEFKIT_FORGETS", raising=False)
    monkeypatch.delenv(environment.NOTEBOOK_VARIABLE, raising=False)
    monkeypatch.delenv(environment.SERVER_VARIABLE, raising=False)
    if session:
        monkeypatch.setenv(environment.NOTEBOOK_VARIABLE, session)
    if served is not None:
        monkeypatch.setenv(environment.SERVER_VARIABLE, msgspec.json.encode(served).decode())
    assert environment.has_classes() is expected
    # A code finds work again for as long as there is a server that remembers it.
    assert environment.keeps_codes() is True
    monkeypatch.setenv("REEFKIT_FORGETS", "1")
    assert environment.keeps_codes() is expected


def test_what_jupyter_is_told_of_the_labs() -> None:
    told = labs()
    filled = [
        each.format(base_url="/user/a/", unix_socket="labs/socket", port=0)
        for each in told["command"]
    ]
    assert filled[:4] == [sys.executable, "-m", "reefkit", "serve"]
    assert filled[filled.index("--base-url") + 1] == f"/user/a/{NAME}/"
    assert told["unix_socket"] is told["absolute_url"] is True
    assert told["environment"] == {"REEFKIT_DATABASE": ""}
    assert Path(told["launcher_entry"]["icon_path"]).is_file()


class _Through(http.client.HTTPConnection):
    """Asks through a socket at a file."""

    def __init__(self, file: str) -> None:
        super().__init__("127.0.0.1", timeout=180)
        self._file = file

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.connect(self._file)


def ask(file: Path, path: str) -> tuple[int, str, str]:
    """Give status, where it leads, and what is said."""
    connection = _Through(str(file))
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.headers.get("Location", ""), answer.read().decode()
    finally:
        connection.close()


def test_a_server_at_a_socket_for_one_reader(tmp_path: Path) -> None:
    file = tmp_path / "s"
    command = [sys.executable, "-m", "reefkit", "serve", "--solo", "--socket", str(file)]
    said: list[str] = []
    with serving(command, tmp_path, ready=r"at the socket", REEFKIT_REHEARSE="0") as served:
        said.append(served.log)
        status, _, body = ask(file, "/")
        assert status == 200
        assert "This place is yours alone" in body
        assert "kept among your own files" in body
        assert not any(word in body for word in ("<form", "join/", "continue/", "teachers-desk"))
        # The word of a server in front, and of an old link, leaves the address.
        assert ask(file, f"/reef-survivor/?part=after&{GATE_FIELD}=x")[:2] == (
            303,
            "/reef-survivor/?part=after",
        )
        assert ask(file, f"//example.org/?{GATE_FIELD}=x")[1] == "/"
        for closed in (
            "/join/",
            "/join/KELP473/",
            "/continue/",
            "/teachers-desk/",
            "/teachers-desk/new/",
        ):
            assert ask(file, closed)[0] == 404
        process = psutil.Process(served.process.pid)
        listening = [
            each for each in process.net_connections("inet") if each.status == psutil.CONN_LISTEN
        ]
        assert listening == []
    assert "set-up code" not in said[0]
    assert any((tmp_path / "home").iterdir())
