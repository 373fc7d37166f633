"""The server: what it answers, and labs of one's own."""

import asyncio
import http.client
import os
import re
import selectors
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from urllib.parse import urlencode, urlsplit

import msgspec
import psutil
import psycopg
import pytest

from reefkit.classroom.store import DATABASE_VARIABLE, Store
from reefkit.classroom.store.retention import PUT_AWAY
from reefkit.labs import environment
from reefkit.labs.environment import OWN_VISITOR
from reefkit.labs.environment import Served as How
from reefkit.match.table import utc_now
from reefkit.serve.access import socket_at
from reefkit.serve.access_token import GATE_FIELD
from reefkit.serve.arguments import COMMANDS, OLDER, serve_parser
from reefkit.serve.command import main
from reefkit.serve.command_errors import CommandError
from reefkit.serve.housekeeping import SECONDS_UNSAVED, Housekeeping
from reefkit.serve.kernels import Kernels
from reefkit.serve.lesson_list import find_lessons, lessons_folder
from reefkit.serve.rate_limit import Tally
from reefkit.serve.startup import alone, place_of
from reefkit.serve.teachers import Endpoint, Entrance
from reefkit.serve.under_jupyter import NAME, labs
from reefkit.serve.visitors import XSRF_COOKIE
from reefkit.text import Message, ReefkitError, catalogue
from tests.support.effort import at_length
from tests.support.faults import full_disk, held, read_only
from tests.support.teachers import DESK, Browser, make_class
from tests.support.voila import Served, VoilaPage, command, kernels, serving

# The lab server answers at its door, its lessons and library assets, and nowhere else.

SECONDS = 180  # a kernel on two slow cores that others share
KERNEL = "01234567-89ab-cdef-0123-456789abcdef"

ANSWERED = [
    "/", "/?x=1", "/assets/page.css", "/assets/reefkit.css", "/assets/fonts.css", "/assets/mark.svg",
    "/assets/landing.css", "/assets/page.js", "/assets/fonts/atkinson-hyperlegible-next.woff2",
    "/voila/static/voila.js", "/voila/static/theme-light.css", "/voila/labextensions/anywidget/package.json",
]  # fmt: skip
CLOSED = [
    # What a Jupyter server or a stock Voila would show.
    "/voila/tree", "/voila/tree/", "/voila/tree/reef-survivor", "/tree", "/lab", "/login", "/logout",
    "/voila/render/reef-survivor/reef-survivor.ipynb", "/voila/api/contents", "/api", "/api/me",
    "/voila/files/reef-survivor/lesson.toml", "/voila/files/reef-survivor/reef-survivor.ipynb",
    "/api/contents", "/api/contents/reef-survivor", "/api/kernels", "/api/kernels/", "/api/sessions",
    "/api/kernelspecs", "/api/terminals", "/api/status", "/api/security/csp-report",
    f"/api/kernels/{KERNEL}", f"/api/kernels/{KERNEL}/restart", "/api/kernels/x/channels",
    f"/voila/query/{KERNEL}", f"/voila/execution/{KERNEL}", "/voila/api/shutdown/", "/favicon.ico",
    "/static/favicon.ico", "/files/reef-survivor/lesson.toml", "/notebooks/reef-survivor.ipynb",
    # Other files of the lessons' folder, and a lesson by other names.
    "/reef-survivor/reef-survivor.ipynb", "/reef-survivor/lesson.toml", "/README.md",
    "/reef-survivor/x", "/reef-survivr/", "//example.org/reef-survivor/", "/example.org\\@reef-survivor",
    "/lessons/", "/desk/", "/page-1/",
    # Ways out of the folders of assets.
    "/voila/static/", "/voila/static/../app.py", "/voila/static/%2e%2e/app.py", "/voila/static/..%2fapp.py",
    "/voila/static//etc/passwd", "/voila/static/..%5capp.py", "/voila/static/%00.js", "/voila/static/.x.js",
    "/voila/labextensions", "/voila/labextensions/", "/voila/labextensions/../kernels/python3/kernel.json",
    "/voila/labextensions/%2e%2e/kernels/python3/kernel.json", "/voila/labextensions/anywidget",
    "/voila/templates/x", "/voila/templates/reefkit/conf.json", "/voila/templates/lab/static/theme-light.css",
    "/voila/templates/reefkit/static/../index.html.j2", "/voila/api/themes/", "/voila/api/themes/../x.css",
    "/assets", "/assets/", "/assets/../lab.py", "/assets/%2e%2e/lab.py",
    "/assets/fonts/LICENSE.txt", "/assets/landing.html", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd",
]  # fmt: skip


def ask(
    url: str, path: str, method: str = "GET", headers: dict[str, str] | None = None
) -> tuple[int, http.client.HTTPMessage, str]:
    """Ask for a path exactly as it is written; clients that are kinder mend it before they send."""
    connection = http.client.HTTPConnection(str(urlsplit(url).netloc), timeout=SECONDS)
    try:
        connection.putrequest(method, path, skip_host=False)
        for name, value in (headers or {}).items():
            connection.putheader(name, value)
        connection.putheader("Content-Length", "0")
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read().decode(errors="replace")
    finally:
        connection.close()


@pytest.mark.parametrize("path", ANSWERED)
def test_the_door_and_library_assets_are_answered(lab: Served, path: str):
    status, headers, body = ask(lab.url, path)
    assert status == 200
    assert body
    assert headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("path", CLOSED)
def test_all_else_is_closed(lab: Served, path: str):
    status, _, body = ask(lab.url, path)
    assert status in {403, 404, 405}
    assert "Traceback" not in body


@pytest.mark.parametrize(
    "path", ["/api/contents", "/voila/files/x", "/assets/x.css", "/nothing", "/a/b/"]
)
def test_a_reader_who_is_lost_sees_the_door_and_a_program_a_few_words(lab: Served, path: str):
    reader = {"Accept": "text/html,application/xhtml+xml", "Sec-Fetch-Mode": "navigate"}
    for headers in (reader, {"Accept": reader["Accept"]}, {"Sec-Fetch-Mode": "no-cors"}, {}):
        status, _, body = ask(lab.url, path, headers=headers)
        assert status == 404
        assert "There is no page at this address" in body
        is_door = path in {"/nothing", "/a/b/"} and "Accept" in headers
        assert ('action="/join/"' in body) is is_door


@pytest.mark.parametrize(
    "path", ["/reef-survivor", "/Reef-Survivor/", "//reef-survivor//", "/reef-surv%C4%B0vor"]
)
def test_a_page_is_found_however_its_address_is_typed(lab: Served, path: str):
    for method in ("GET", "HEAD"):
        status, headers, _ = ask(lab.url, f"{path}?part=before&x=%0d%0a", method)
        assert (status, headers["Location"]) == (302, "/reef-survivor/?part=before&x=%0d%0a")
        assert headers["Cache-Control"] == "no-store"
    assert ask(lab.url, path, "POST")[0] in {403, 404}


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "NONSENSE"])
@pytest.mark.parametrize(
    "path",
    ["/", "/reef-survivor/", f"/api/kernels/{KERNEL}", f"/voila/api/shutdown/{KERNEL}", "/x"],
)
def test_no_method_but_get_does_anything_unasked(lab: Served, path: str, method: str):
    status, headers, _ = ask(lab.url, path, method)
    # What another site's script asks first is answered without leave.
    assert status in ({200, 204, 404, 405} if method == "OPTIONS" else {403, 404, 405})
    assert "Access-Control-Allow-Origin" not in headers


def test_the_door_links_to_every_lesson_and_to_nothing_else(lab: Served):
    _, headers, body = ask(lab.url, "/")
    lessons = find_lessons(lessons_folder())
    names = [each.name for each in sorted(lessons, key=lambda each: not each.declared.teachers)]
    links = re.findall(r'<a [^>]*href="([^"]*)"', body)
    wanted = [
        "/?language=es",
        "/?language=en-simple",
        f"/{names[0]}/",
        "/continue/",
        *(f"/{name}/" for name in names[1:]),
        f"/{names[1]}/?page=data",  # a table of one's own
    ]
    assert [link for link in links if not link.startswith("#")] == wanted
    assert "script-src 'self';" in headers["Content-Security-Policy"]
    assert not re.findall(r"https?://", body.replace("http://www.w3.org/", ""))


def test_a_lesson_is_answered_with_a_cookie_that_scripts_cannot_read(lab: Served):
    status, headers, body = ask(lab.url, "/reef-survivor/?template=classic&theme=dark")
    assert status == 200
    (cookie,) = [one for one in headers.get_all("Set-Cookie") if one.startswith("reefkit-visitor")]
    assert re.fullmatch(
        r"reefkit-visitor=[\w-]{32}\.[0-9a-f]{64}; HttpOnly; Max-Age=\d+; Path=/; SameSite=Lax",
        cookie,
    )
    assert '<div id="rendered_cells" role="main"' in body  # our template all the same
    assert body.rstrip().endswith("</html>")
    assert "no-store" in headers["Cache-Control"]


SHOW_VISITOR = """import os
print("visitor", os.environ["REEFKIT_VISITOR"], os.environ["REEFKIT_VISITOR_IS_NEW"])
print("forged", [name for name in os.environ if "FORGED" in os.environ[name]])"""


def visitor(url: str, **headers: str) -> tuple[str, str, str]:
    """Give who a kernel thinks is visiting, whether for the first time, and the cookie to come again."""
    path = urlsplit(url).path
    _, answered, body = ask(url, path, headers={k.replace("_", "-"): v for k, v in headers.items()})
    key, is_new = re.findall(r"visitor (\w+) (\d)", body)[0]
    assert "forged []" in body
    cookies = [one for one in answered.get_all("Set-Cookie", []) if "reefkit-visitor" in one]
    return key, is_new, cookies[0].partition(";")[0] if cookies else ""


def test_a_visitor_is_known_again_and_cannot_pretend(voila_page: VoilaPage):
    url = voila_page([SHOW_VISITOR])
    key, is_new, cookie = visitor(url)
    assert is_new == "1"
    assert key not in cookie
    assert visitor(url, Cookie=cookie) == (key, "0", "")
    names = ["Visitor", "New", "Class", "Teaches", "Owner", "Address", "Addresses", "Token"]
    other = visitor(url, **{f"X_Reefkit_{name}": "FORGED" for name in names})
    assert other[1] == "1"
    broken = visitor(url, Cookie="reefkit-visitor=../../FORGED")
    assert len({key, other[0], broken[0]}) == 3


def leave(url: str, cookie: str, to: str, xsrf: str = "same") -> tuple[int, str, str]:
    """Ask to be forgotten, and give the answer's status, where it leads, and the cookie it sets."""
    connection = http.client.HTTPConnection(str(urlsplit(url).netloc), timeout=SECONDS)
    try:
        body = urlencode({"_xsrf": "same", "to": to})
        headers = {
            "Content-Type": "application/x-www-form-urlencoded",
            "Cookie": f"{cookie}; {XSRF_COOKIE}={xsrf}",
        }
        connection.request("POST", "/leave/", body, headers)
        answer = connection.getresponse()
        answer.read()
        set_ = answer.headers.get_all("Set-Cookie", [])
        found = [one for one in set_ if one.startswith("reefkit-visitor=")]
        return answer.status, answer.headers.get("Location", ""), found[0] if found else ""
    finally:
        connection.close()


def test_leaving_takes_the_cookie_away_and_leads_to_our_pages_only(lab: Served):
    cookie = "reefkit-visitor=" + "a" * 32
    for to, led in [
        ("/reef-survivor/", "/reef-survivor/"),
        ("https://example.org/", "/"),
        ("//example.org", "/"),
        ("/reef-survivor/../x", "/"),
    ]:
        status, where, set_ = leave(lab.url, cookie, to)
        assert (status, where) == (303, led)
        assert re.match(r'reefkit-visitor="?"?; expires=\w+, \d+ \w+ 20', set_), set_
    # Another site cannot have a reader forgotten.
    status, _, set_ = leave(lab.url, cookie, "/", xsrf="other")
    assert (status, set_) == (403, "")
    # Who left nothing here has nothing to leave.
    assert ask(lab.url, "/leave/")[1]["Location"] == "/"


@at_length
def test_it_ends_with_all_its_kernels_and_leaves_nothing(tmp_path: Path):
    before = set(tmp_path.glob("*"))
    with serving(command("--port", "0"), tmp_path, TMPDIR=str(tmp_path)) as served:
        status, _, _ = ask(served.url, "/reef-survivor/")
        assert status == 200
        kernels = psutil.Process(served.process.pid).children(recursive=True)
        assert kernels
    assert served.process.returncode == 0
    assert psutil.wait_procs(kernels, timeout=SECONDS)[1] == []
    assert "The labs are closed." in served.log
    assert "Traceback" not in served.log
    left = {path.name for path in set(tmp_path.glob("*")) - before}
    assert left <= {"home", "ipython", "jupyter", "jupyter-config", "jupyter-runtime"}


@pytest.mark.slow
def test_it_says_where_work_is_kept_and_keeps_it_there(tmp_path: Path):
    place = tmp_path / "class" / "work.sqlite"
    with serving(
        command("--port", "0", "--database", str(place)), tmp_path, REEFKIT_FORKS="0"
    ) as served:
        assert f"Work is kept in {place}." in served.log
        assert stat.S_IMODE(place.stat().st_mode) == stat.S_IRUSR | stat.S_IWUSR


def test_a_place_where_nothing_can_be_kept_is_said_before_a_class_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    for name in ("REEFKIT_DATABASE", "REEFKIT_LANGUAGE"):
        monkeypatch.setenv(name, "")  # so that what the command sets ends with the test
    place = tmp_path / "work.sqlite"
    place.write_bytes(b"no database, but 100 bytes at least. " * 10)
    assert main(["serve", "--no-browser", "--port", "0", "--database", str(place)]) == 2
    assert str(place) in capsys.readouterr().err


@pytest.mark.parametrize(
    ("option", "given", "known"),
    [("--forms", "before-short,after-tomorrow", "after-concepts"), ("--feedback", "later", "now")],
)
def test_a_form_or_a_time_for_feedback_that_there_is_not_is_said_at_once(
    option: str, given: str, known: str, capsys: pytest.CaptureFixture[str]
):
    assert main(["serve", "--no-browser", "--port", "0", option, given]) == 2
    said = capsys.readouterr().err
    assert given.rsplit(",", maxsplit=1)[-1] in said
    assert known in said


@pytest.mark.slow
def test_a_port_that_is_taken_is_said_and_passed_over(tmp_path: Path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with serving(command("--port", str(port)), tmp_path, REEFKIT_FORKS="0") as served:
            free = urlsplit(served.url).port
            assert free != port
            assert f"Port {port} is in use; the labs answer at port {free}." in served.log


@pytest.mark.slow
def test_all_lies_under_a_base_path_and_a_server_in_front_is_believed(tmp_path: Path):
    in_front = ["--base-url", "/labs/x", "--behind-proxy"]
    with serving(command("--port", "0", *in_front), tmp_path, REEFKIT_FORKS="0") as served:
        assert urlsplit(served.url).path == "/labs/x/"
        status, _, body = ask(served.url, "/labs/x/")
        assert status == 200
        (style, *_) = re.findall(r'rel="stylesheet" href="([^"]+)"', body)
        assert ask(served.url, style)[0] == 200
        assert ask(served.url, "/labs/x/voila/static/voila.js")[0] == 200
        status, headers, _ = ask(served.url, "/labs/x/reef-survivor/")
        assert status == 200
        assert "Path=/labs/x/" in "".join(headers.get_all("Set-Cookie"))
        assert "Secure" not in "".join(headers.get_all("Set-Cookie"))
        # What the server in front says of where a browser comes from is believed.
        said = {"X-Forwarded-Proto": "https"}
        status, headers, _ = ask(served.url, "/labs/x/teachers-desk/sign-in/", headers=said)
        assert (status, headers["Location"]) == (303, "/labs/x/teachers-desk/")
        status, headers, _ = ask(served.url, "/labs/x/teachers-desk/", headers=said)
        cookies = headers.get_all("Set-Cookie")
        assert all("Secure" in one for one in cookies if one.startswith("reefkit-"))
        outside = [
            "/",
            "/labs/",
            "/reef-survivor/",
            "/voila/static/voila.js",
            "/labsxx/",
        ]
        assert {ask(served.url, path)[0] for path in outside} == {404}
        for path, to in (
            ("/labs/x", "/labs/x/"),
            ("/LABS/X/Join", "/labs/x/join/"),
            ("/labs/x/reef-survivor?part=after", "/labs/x/reef-survivor/?part=after"),
        ):
            status, headers, _ = ask(served.url, path, headers=said)
            assert (status, headers["Location"]) == (302, to)
        status, _, body = ask(served.url, "/reef-survivor/", headers={"Accept": "text/html"})
        assert status == 404
        assert 'href="/labs/x/reef-survivor/"' in body


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--lesson", "reef-survivr"], "There is no lesson “reef-survivr”. You can choose from blue-expanse, climate-change"),
        (["--port", "http"], "--port needs a whole number from 0 to 65535, not “http”."),
        (["--port", "65536"], "--port needs a whole number from 0 to 65535, not “65536”."),
        (["--address", "reef.example"], "“reef.example” is not the address of a machine, such as 127.0.0.1."),
        (["--address", "192.0.2.1", "--port", "0"], "This machine does not have the address 192.0.2.1."),
        (["--base-url", "a b"], "“/a b/” is not a path, such as /labs/."),
        (["--tree"], "There is no option “--tree”."),
    ],
)  # fmt: skip
def test_what_the_command_refuses(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
):
    assert main(["serve", "--no-browser", *arguments]) == 2
    assert capsys.readouterr().err.startswith(said)


def test_only_a_folder_with_notebook_and_declaration_is_a_lesson(tmp_path: Path):
    declaration = "order = 1\nyoungest = 7\nminutes = [20, 40]\n"

    def lay(name: str, *files: str) -> None:
        (tmp_path / name).mkdir()
        for file in files:
            (tmp_path / name / file).write_text(declaration, encoding="utf-8")

    lay("reef", "lesson.toml", "reef.ipynb")
    lay("answers", "answers.ipynb")
    lay("draft", "lesson.toml", "other.ipynb")
    lay(".hidden", "lesson.toml", ".hidden.ipynb")
    lay("a b", "lesson.toml", "a b.ipynb")
    assert [each.name for each in find_lessons(tmp_path)] == ["reef"]
    (tmp_path / "reef" / "lesson.toml").write_text(declaration + "secret = 1\n", encoding="utf-8")
    with pytest.raises(ReefkitError) as refused:
        find_lessons(tmp_path)
    assert "secret" in str(refused.value.message)


# `reefkit serve` as a process: how it ends, what it says while it runs, and by which names.

MOST_SECONDS = 180
"""How long a server may take to end, where eight others share two cores."""


def everything(served: Served) -> list[psutil.Process]:
    server = psutil.Process(served.process.pid)
    return [server, *server.children(recursive=True)]


def left(processes: list[psutil.Process]) -> list[psutil.Process]:
    return psutil.wait_procs(processes, timeout=MOST_SECONDS)[1]


@pytest.mark.parametrize(
    ("number", "forks"),
    [
        pytest.param(signal.SIGTERM, "1", marks=at_length),
        pytest.param(signal.SIGTERM, "0", marks=at_length),
        pytest.param(signal.SIGINT, "0", marks=at_length),
        pytest.param(signal.SIGHUP, "1", marks=at_length),
    ],
)
def test_asked_to_end_it_ends_with_all_that_it_has_started(
    tmp_path: Path, number: signal.Signals, forks: str
):
    with serving(command("--port", "0"), tmp_path, REEFKIT_FORKS=forks) as served:
        assert ask(served.url, "/reef-survivor/")[0] == 200
        assert kernels(served)
        started = everything(served)
        served.process.send_signal(number)
        assert served.process.wait(MOST_SECONDS) == 0
        assert left(started) == []
    assert served.log.endswith("What the pages call saved is kept.\nThe labs are closed.\n")


@at_length
def test_asked_twice_it_ends_at_once(tmp_path: Path):
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    with serving(
        command("--port", "0"), tmp_path, TMPDIR=str(temporary), REEFKIT_FORKS="0"
    ) as served:
        assert ask(served.url, "/reef-survivor/")[0] == 200
        started = everything(served)
        # A kernel that does not listen would be waited for.
        for each in kernels(served):
            each.suspend()
        served.process.send_signal(signal.SIGINT)
        served.wait_for("The labs are closing")
        served.process.send_signal(signal.SIGINT)
        assert served.process.wait(MOST_SECONDS) == 0
        assert left(started) == []
    assert "Traceback" not in served.log
    assert [each.name for each in temporary.iterdir() if each.name.startswith("voila_")] == []


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="terminals of another kind")
def test_a_terminal_that_is_closed_ends_it(tmp_path: Path):
    ours, theirs = os.openpty()
    # The leader of a session that opens a terminal has it for its own, and hears when it closes.
    run = 'terminal=$1; shift; exec "$@" <"$terminal" >"$terminal" 2>&1'
    file = tmp_path / "log.txt"
    arguments = command("--port", "0", "--log", str(file))
    process = subprocess.Popen(
        ["sh", "-c", run, "sh", os.ttyname(theirs), *arguments],
        start_new_session=True,
        env=os.environ | {"REEFKIT_HOME": str(tmp_path / "home"), "REEFKIT_FORKS": "0"},
        cwd=tmp_path,
        # Tests that are run by nohup hear no terminal close, nor would what they start.
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL),  # noqa: PLW1509
    )
    try:
        assert "set-up code" in heard(ours, "set-up code")
        os.close(theirs)
        started = [psutil.Process(process.pid), *psutil.Process(process.pid).children()]
        os.close(ours)
        assert process.wait(SECONDS) == 0  # the machine may be busy with other tests
        assert left(started) == []
        assert "The labs are closed." in file.read_text()
        assert "Traceback" not in file.read_text()
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def heard(terminal: int, wanted: str) -> str:
    """Read a terminal until something stands there."""
    until = time.monotonic() + SECONDS
    said = ""
    with selectors.DefaultSelector() as ready:  # select() knows no descriptor above 1,023
        ready.register(terminal, selectors.EVENT_READ)
        while wanted not in said and time.monotonic() < until:
            if ready.select(1):
                said += os.read(terminal, 4096).decode(errors="replace")
    return said


@at_length
def test_whoever_ends_the_server_for_good_ends_its_kernels_too(tmp_path: Path):
    with serving(command("--port", "0"), tmp_path) as served:
        assert ask(served.url, "/reef-survivor/")[0] == 200
        started = everything(served)
        served.process.kill()
        served.process.wait(MOST_SECONDS)
        assert left(started) == []


@pytest.mark.slow
def test_a_page_that_stops_by_itself_is_told_calmly_and_the_system_ends_the_rest(tmp_path: Path):
    arguments = command("--port", "0", "--log", str(tmp_path / "log.txt"))
    with serving(arguments, tmp_path) as served:
        assert ask(served.url, "/reef-survivor/")[0] == 200
        (kernel,) = kernels(served)
        kernel.kill()
        served.wait_for(r"\n\d\d:\d\d  One page stopped by itself\.")
        started = everything(served)
        assert len(started) > 1  # what kernels are forked from
        served.process.send_signal(signal.SIGTERM)
        assert served.process.wait(MOST_SECONDS) == 0
        assert left(started) == []
    lines = served.log.splitlines()
    # Where work is kept, the labs, the desk; the page; the end, which nobody's page delays.
    assert [bool(re.match(r"\d\d:\d\d  ", each)) for each in lines] == [False] * 3 + [True, False]


def test_its_older_name_is_the_same_command(capsys: pytest.CaptureFixture[str]):
    assert OLDER == {"lab": "serve"}
    assert "serve" in COMMANDS
    said = []
    for name in ("serve", "lab"):
        assert main([name, "--help"]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    assert "reefkit serve" in said[0]
    for option in ("--token", "--students", "--log", "--network", "--database", "--base-url"):
        assert option in said[0]


def test_what_it_is_to_be_ready_for(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("REEFKIT_TOKEN", "named-outside")
    parser = serve_parser(catalogue())
    place = place_of(parser.parse([]))
    assert (place.address, place.port, place.students, place.token) == (
        "127.0.0.1", 8866, 30, "named-outside",
    )  # fmt: skip
    given = ["--network", "--port", "0", "--students", "200", "--token", "kelp-river"]
    place = place_of(parser.parse([*given, "--base-url", "x"]))
    assert (place.address, place.port, place.students) == ("0.0.0.0", 0, 200)  # noqa: S104
    assert (place.token, place.base_url) == ("kelp-river", "/x/")
    assert "kelp-river" not in repr(place)


@pytest.mark.parametrize("count", ["0", "201", "thirty", "-1", ""])
def test_a_class_has_from_1_to_200_students(count: str, capsys: pytest.CaptureFixture[str]):
    assert main(["serve", "--no-browser", "--students", count]) == 2
    assert capsys.readouterr().err.startswith("--students needs a whole number from 1 to 200")


def test_a_log_that_cannot_be_written_is_said_before_a_class_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    for name in ("REEFKIT_HOME", "REEFKIT_LANGUAGE"):
        monkeypatch.setenv(name, str(tmp_path))  # what the command sets ends with the test
    file = tmp_path / "no" / "log.txt"
    assert main(["serve", "--no-browser", "--port", "0", "--log", str(file)]) == 2
    assert capsys.readouterr().err == f"{file} cannot be written; name another file for the log.\n"


def test_an_older_server_refuses_a_newer_database_with_a_sentence(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv(DATABASE_VARIABLE, postgres_url)
    Store.open(postgres_url).close()
    with psycopg.connect(postgres_url) as server:
        server.execute("UPDATE alembic_version SET version_num = '9999'")
    assert main(["serve", "--no-browser", "--port", "0"]) == 2
    told = capsys.readouterr().err
    assert "newer Reefkit" in told
    assert urlsplit(postgres_url).password not in told
    with psycopg.connect(postgres_url) as server:
        assert server.execute("SELECT count(*) FROM servers").fetchone() == (0,)


def test_the_module_is_the_command():
    said = subprocess.run(
        [sys.executable, "-m", "reefkit", "serve", "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "reefkit serve" in said.stdout


# What a server does from time to time, and what it tells its terminal of it.


class Somewhere(Entrance):
    """An entrance whose store does not wait for others: a test's clock is short."""

    def _open(self) -> Store:
        if self._store is None:
            self._store = Store.open(patience=0.05)
        return self._store


@pytest.fixture
def told() -> list[Message]:
    return []


@pytest.fixture
def entrance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Entrance]:
    monkeypatch.setenv(DATABASE_VARIABLE, str(tmp_path / "work.sqlite"))
    made = Somewhere(Endpoint())
    yield made
    made.close()


@pytest.fixture
def chores(entrance: Entrance, told: list[Message]) -> Iterator[Housekeeping]:
    async def make() -> Housekeeping:  # its callbacks want a loop
        return Housekeeping(entrance, Kernels(), Tally(), told.append)

    return asyncio.run(make())


def ids(told: list[Message]) -> list[str]:
    return [each.id for each in told]


def say_here(chores: Housekeeping, times: int = 1) -> None:
    for _ in range(times):
        asyncio.run(chores.say_here())


def test_a_store_that_is_well_is_nobodys_news(chores: Housekeeping, told: list[Message]):
    say_here(chores, 3)
    assert told == []


def test_a_database_that_is_held_is_told_once_and_its_end_too(
    chores: Housekeeping, told: list[Message], tmp_path: Path
):
    say_here(chores)
    with held(tmp_path / "work.sqlite"):
        say_here(chores, 3)
        assert ids(told) == ["store-locked", "serve-not-saved"]
    say_here(chores, 2)
    assert ids(told)[2:] == ["serve-saved-again"]
    said = [catalogue().render(each) for each in told]
    assert str(tmp_path / "work.sqlite") in said[0]
    assert "Pages go on in memory" in said[1]


def test_another_fault_is_another_line(chores: Housekeeping, told: list[Message], tmp_path: Path):
    say_here(chores)
    store = chores._entrance._store
    assert store is not None
    with read_only(store):
        say_here(chores, 2)
    assert ids(told) == ["store-read-only", "serve-not-saved"]
    (tmp_path / "work.sqlite").rename(tmp_path / "elsewhere.sqlite")
    say_here(chores)
    assert ids(told)[2:] == ["store-gone", "serve-not-saved"]


def test_a_disk_that_fills_up_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chores: Housekeeping, told: list[Message]
):
    with full_disk(tmp_path / "disk") as fill:
        monkeypatch.setenv(DATABASE_VARIABLE, str(tmp_path / "disk" / "work.sqlite"))
        say_here(chores)
        with closing(sqlite3.connect(tmp_path / "disk" / "work.sqlite")) as file:
            file.execute("PRAGMA wal_checkpoint(PASSIVE)")  # the log is written over from its start
        fill()
        for _ in range(3):  # reads succeed, and so do writes that fit into the log as it is
            asyncio.run(chores.end_desks())
            say_here(chores)
        assert ids(told) == ["store-full", "serve-not-saved"]
        chores._entrance.close()


def test_what_fails_in_another_chore_is_the_same_fault(
    chores: Housekeeping, told: list[Message], tmp_path: Path
):
    say_here(chores)
    with held(tmp_path / "work.sqlite"):
        asyncio.run(chores.erase())
        say_here(chores)
    say_here(chores)
    assert ids(told) == ["store-locked", "serve-not-saved", "serve-saved-again"]


def test_only_a_write_ends_a_fault(chores: Housekeeping, told: list[Message]):
    say_here(chores)
    store = chores._entrance._store
    assert store is not None
    with read_only(store):
        say_here(chores)
        asyncio.run(chores.end_desks())
        assert ids(told) == ["store-read-only", "serve-not-saved"]
        assert not chores._entrance.can_save
    say_here(chores)
    assert chores._entrance.can_save


def test_a_page_that_cannot_save_is_a_fault_until_it_can_or_has_gone(
    chores: Housekeeping, told: list[Message]
):
    kernels = chores._kernels
    kernels.clock = lambda: now
    for gone in (False, True):
        now = 0.0
        kernels._kernels["page"] = object()
        told.clear()
        for _ in range(2):
            chores.hear_write("page", "full")
            say_here(chores)
        assert ids(told) == ["store-full", "serve-not-saved"]
        assert not chores._entrance.can_save
        if gone:
            now = SECONDS_UNSAVED
        else:
            chores.hear_write("page", None)
        say_here(chores)
        assert ids(told)[2:] == ["serve-saved-again"]


def test_a_slow_disk_is_told_once(
    chores: Housekeeping, told: list[Message], monkeypatch: pytest.MonkeyPatch
):
    say_here(chores)
    store = chores._entrance._store
    assert store is not None
    monkeypatch.setattr("reefkit.serve.housekeeping.PATIENCE", 0.05)
    with monkeypatch.context() as slow:
        slow.setattr(store, "probe", lambda: time.sleep(0.1))
        say_here(chores, 2)
    say_here(chores)
    assert ids(told) == ["serve-slow"]


def test_pages_are_counted_and_a_lost_one_told_without_its_number(
    chores: Housekeeping, told: list[Message]
):
    kernels = chores._kernels
    for number in range(6):
        kernels._kernels[str(number)] = object()
        kernels._kernel_connections[str(number)] = int(number < 4)
    chores.count_pages()
    assert [(each.id, str(dict(each.values)["count"])) for each in told] == [("serve-pages", "4")]
    chores.say_failed("0a1b")
    assert "0a1b" not in catalogue().render(told[-1])


# -- what is erased --------------------------------------------------------------------------------
CLASS, NOBODY_ELSE = "7b", ""


@pytest.mark.parametrize(
    ("place", "name", "goes"),
    [
        (Endpoint(), NOBODY_ELSE, "nobody"),  # its owner alone reaches it: the work is theirs
        (Endpoint(), CLASS, "Ann"),
        (Endpoint(address="192.0.2.7"), NOBODY_ELSE, "Ann"),
        (Endpoint(behind_proxy=True), NOBODY_ELSE, "Ann"),
        (Endpoint(address="192.0.2.7", solo=True), NOBODY_ELSE, "nobody"),
    ],
    ids=["alone", "with-a-class", "network", "behind-a-server", "solo"],
)
def test_strangers_work_goes_where_there_are_strangers(
    entrance: Entrance, told: list[Message], place: Endpoint, name: str, goes: str
):
    long_ago = Store.open(clock=lambda: utc_now() - timedelta(days=201))
    people = [long_ago.people.create("Ann", "device"), long_ago.people.create("Bea", OWN_VISITOR)]
    long_ago.close()
    today = [utc_now() - timedelta(days=PUT_AWAY)]
    now = entrance._store = Store.open(clock=lambda: today[0])
    now.people.create("Cid", "newcomer")
    if name:
        now.classes.create(name)
    entrance.place = place

    async def erase() -> None:
        await Housekeeping(entrance, Kernels(), Tally(), told.append).erase()

    for _ in range(PUT_AWAY + 1):  # marked on the first day, gone on the last
        asyncio.run(erase())
        today[0] += timedelta(days=1)
    left = [each.name for each in people if now.people.get(each.id) is not None]
    assert left == [each for each in ("Ann", "Bea") if each != goes]
    assert ids(told) == (["teachers-idle"] if goes == "Ann" else [])
    assert all(catalogue("en").render(each, strict=True) for each in told)


# ---- A server for one reader: no class, no desk, and a socket that other accounts cannot open.
LESSONS = find_lessons(lessons_folder())


def test_the_lessons_of_teachers_are_not_served():
    assert any(each.declared.teachers for each in LESSONS)
    found = alone(LESSONS, "work.sqlite")
    assert found == tuple(each for each in LESSONS if not each.declared.teachers)


@pytest.mark.parametrize("place", ["postgresql://host/class", "postgresql+psycopg://u:p@h/c"])
def test_a_database_that_servers_share_is_refused(place: str, monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(CommandError, match="a database that servers share"):
        alone(LESSONS, place)
    monkeypatch.setenv("REEFKIT_DATABASE", place)
    with pytest.raises(CommandError, match="a database that servers share"):
        alone(LESSONS, None)


def test_a_socket_is_of_this_account_alone(tmp_path: Path):
    file = tmp_path / "labs"
    with socket_at(str(file)) as found:
        assert found.getsockname() == str(file)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("name", ["no-folder/labs", "x" * 200])
def test_where_there_can_be_no_socket_it_is_said(name: str, tmp_path: Path):
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
):
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


def test_what_jupyter_is_told_of_the_labs():
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


def ask_through(file: Path, path: str) -> tuple[int, str, str]:
    """Return status, where it leads, and what is said."""
    connection = _Through(str(file))
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.headers.get("Location", ""), answer.read().decode()
    finally:
        connection.close()


@pytest.mark.slow
def test_a_server_at_a_socket_for_one_reader(tmp_path: Path):
    file = tmp_path / "s"
    command = [sys.executable, "-m", "reefkit", "serve", "--solo", "--socket", str(file)]
    said: list[str] = []
    with serving(command, tmp_path, ready=r"at the socket", REEFKIT_REHEARSE="0") as served:
        said.append(served.log)
        status, _, body = ask_through(file, "/")
        assert status == 200
        assert "This place is yours alone" in body
        assert "kept among your own files" in body
        assert not any(word in body for word in ("<form", "join/", "continue/", "teachers-desk"))
        # The word of a server in front, and of an old link, leaves the address.
        assert ask_through(file, f"/reef-survivor/?part=after&{GATE_FIELD}=x")[:2] == (
            303,
            "/reef-survivor/?part=after",
        )
        assert ask_through(file, f"//example.org/?{GATE_FIELD}=x")[1] == "/"
        for closed in (
            "/join/",
            "/join/KELP473/",
            "/continue/",
            "/teachers-desk/",
            "/teachers-desk/new/",
        ):
            assert ask_through(file, closed)[0] == 404
        process = psutil.Process(served.process.pid)
        listening = [
            each for each in process.net_connections("inet") if each.status == psutil.CONN_LISTEN
        ]
        assert listening == []
    assert "set-up code" not in said[0]
    assert any((tmp_path / "home").iterdir())


def test_a_desk_speaks_what_its_teacher_chose_at_the_door(lab: Served):
    browser = Browser(lab.url)
    browser.cookies["reefkit-language"] = "es"
    assert '<html lang="es"' in browser.get(DESK).body  # where they sign in
    teacher, _ = make_class(lab, browser=browser)
    assert '<html lang="es"' in teacher.get(DESK).body
