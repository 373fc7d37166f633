"""A class at a school's server, all of it encrypted, and a student's own server beside the labs."""

import json
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import psutil
import psycopg
import pytest
from playwright.sync_api import Browser, Page, expect
from websockets.sync.client import connect

import reefkit as rk
from reefkit.classroom.store import ClassRow, Store, TableRow
from reefkit.games.reef.game import GAME, new_match
from reefkit.labs.environment import MINE
from reefkit.match import save
from reefkit.match.errors import SaveError
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.serve.hub_accounts import MOST_ASKED
from tests.browser.hands import Mouse
from tests.browser.test_notebooks import run_all
from tests.hub.conftest import SignIn, kernel_of, sign_in
from tests.hub.test_deploy import nginx_for
from tests.lessons.test_lessons import FOLDER
from tests.support.browser import PATIENCE, axe
from tests.support.effort import at_length
from tests.support.school import PREFIX, School, ask, running, wait_until
from tests.support.voila import free_ports

# A class at a school's server: two accounts at one table, a teacher's desk, and all of it encrypted.
#
# The labs are started as docs/deployers/jupyterhub.md says: `reefkit serve --hub --no-browser --teachers …`.

CLASS = "Biology 9b"
LABS = "access:services!service=reefkit"
"""The scope of who may open the labs."""
REFUSED = 403


@contextmanager
def store_of(at_school: School) -> Iterator[Store]:
    store = Store.open(at_school.environment["REEFKIT_DATABASE"])
    try:
        yield store
    finally:
        store.close()


def make_class(signed_in: SignIn, at_school: School) -> tuple[Page, ClassRow]:
    """Sign in as a teacher, and make a class: no set-up code is asked for."""
    page = signed_in("smith", "teachers-desk/")
    expect(page.get_by_text("no set-up code is asked for")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_label("Set-up code")).to_have_count(0)
    page.get_by_label("Name of the class").fill(CLASS)
    page.get_by_role("button", name="Make the class").click()
    expect(page.get_by_role("heading", name="The key of your class")).to_be_visible(
        timeout=PATIENCE
    )
    with store_of(at_school) as store:
        return page, store.classes.all()[-1]


def join(signed_in: SignIn, row: ClassRow, account: str, name: str) -> Page:
    """Sign in by the link that the desk shows, and join with the name of one's choice."""
    page = signed_in(account, f"join/{row.code.replace(' ', '')}/")
    page.locator('[data-key="class-first"]').fill(name, timeout=PATIENCE)
    Mouse(page).open("class-go")
    expect(page.locator('[data-key="class-receipt"]')).to_be_visible(timeout=PATIENCE)
    return page


def lay(store: Store, row: ClassRow, *names: str) -> TableRow:
    """Seat people at one table."""
    members = {each.label: each.person for each in store.classes.members(row.id)}
    match = new_match([SeatInfo(each) for each in names], seed=5, options={"rounds": 1})
    people = [[members[each]] for each in names]
    return store.classes.lay_table(row.id, "Table 1", "reef", match, people)


def taken_by_sign_in(
    at_school: School, monkeypatch: pytest.MonkeyPatch, name: str, *scopes: str
) -> list[Match]:
    """Load matches as code in a student's own server does, whose token has these scopes."""
    asked = json.dumps({"scopes": scopes}).encode()
    token = json.loads(at_school.ask("POST", f"/users/{name}/tokens", asked))["token"]
    monkeypatch.setenv("REEFKIT_LABS", at_school.url)
    monkeypatch.setenv("JUPYTERHUB_API_TOKEN", token)
    return rk.load()


def test_two_accounts_play_at_one_table(
    at_school: School, signed_in: SignIn, monkeypatch: pytest.MonkeyPatch
):
    desk, row = make_class(signed_in, at_school)
    mia = join(signed_in, row, "mia", "Mia")
    sam = join(signed_in, row, "sam", "Captain Sam")
    # No code is shown: an account finds its work without one.
    assert mia.locator(".rk-code").count() == 0
    with store_of(at_school) as store:
        table = store.matches.open(
            str(lay(store, row, "Mia", "Captain Sam").match), {GAME.id: GAME}
        )
        for page in (mia, sam):
            expect(page.locator(".rk-areas.rk-screen-setup")).to_be_visible(timeout=PATIENCE)
        Mouse(mia).press("surprise")
        Mouse(mia).press("ready")
        expect(mia.locator(".rk-now-sentence")).to_contain_text("Captain Sam", timeout=PATIENCE)
        Mouse(sam).press("surprise")
        Mouse(sam).press("ready")
        for page in (mia, sam):
            expect(page.locator('[data-key="phases"]')).to_be_visible(timeout=PATIENCE)
        assert {step.seat for step in table.since(0) if step.author == "person"} == {0, 1}

        # Another device, the same account: the same seat, without a code.
        tablet = signed_in("mia", "reef-survivor/", width=820, height=1180, touch=True)
        expect(tablet.locator(".rk-seat-name")).to_contain_text("Mia", timeout=PATIENCE)
        assert len(store.classes.members(row.id)) == 2

        # In a notebook of one's own server the sign-in leads to one's matches, as one's seat saw
        # them; a token that may not open the labs leads nowhere, however it is shown.
        (copy,) = taken_by_sign_in(at_school, monkeypatch, "sam", LABS)
        assert save.dump(copy) == table.seat_copy(1) != table.seat_copy(0)
        assert rk.record(of=copy)["round"].max() >= 0
        with pytest.raises(SaveError, match="403"):
            taken_by_sign_in(at_school, monkeypatch, "sam", "read:users:name!user")
        assert taken_by_sign_in(at_school, monkeypatch, "zoe", LABS) == []
        for more in ({}, {"Authorization": "token 0"}, {"Authorization": "token"}):
            assert ask(at_school.url, MINE, more)[0] == REFUSED
        for _ in range(MOST_ASKED - 1):
            assert rk.load() == []
        with pytest.raises(SaveError, match="429"):  # all of one's matches are read for each
            rk.load()
    axe(desk)
    # The teacher leaves the key in the drawer: the account opens its own class.
    desk.goto(f"{at_school.url}teachers-desk/key/")
    desk.get_by_role("button").first.click()
    desk.goto(f"{at_school.url}teachers-desk/sign-out/")
    again = signed_in("smith", "teachers-desk/")
    axe(again)
    again.get_by_role("button", name=f"Open {CLASS}").click()
    expect(again.locator("body")).to_contain_text("Captain Sam", timeout=PATIENCE)
    # A student has no desk, whatever the browser shows.
    zoe = signed_in("zoe")
    expect(zoe.get_by_role("link", name="For teachers")).to_have_count(0)
    stolen = [each for each in again.context.cookies() if each["name"] == "reefkit-teacher"]
    assert stolen
    zoe.context.add_cookies(stolen)
    zoe.goto(f"{at_school.url}teachers-desk/")
    expect(zoe.get_by_role("heading", name="The desk is for teachers")).to_be_visible()
    axe(zoe)


@at_length
def test_the_same_through_nginx_and_encrypted(at_school: School, browser: Browser, tmp_path: Path):
    plain, port = free_ports(2)
    proxy = urlsplit(at_school.url).port
    assert proxy is not None
    with running(nginx_for(tmp_path, (plain, port), proxy), tmp_path, "nginx"):
        wait_until(f"http://127.0.0.1:{plain}/", tmp_path, "nginx")
        context = browser.new_context()
        page = context.new_page()
        school = replace(at_school, url=f"https://127.0.0.1:{port}/services/reefkit/")
        sign_in(page, school, "sam", "reef-survivor/")
        kernel = kernel_of(page)
        expect(page.locator("html[data-rk-open]")).to_be_attached(timeout=PATIENCE)
        cookies = {each["name"]: each for each in context.cookies()}
        assert cookies["reefkit-account"]["secure"]
        assert cookies["reefkit-account"]["httpOnly"]
        assert cookies["reefkit-account"]["path"] == "/services/reefkit/"
        asks = "(path) => fetch(path).then((answer) => answer.status)"
        assert page.evaluate(asks, f"{PREFIX}api/kernels/{kernel}") == 200
        # Without encryption nothing is answered but where to go.
        status, headers, _ = ask(f"http://127.0.0.1:{plain}/", "services/reefkit/")
        assert (status, headers["Location"].partition(":")[0]) == (301, "https")
        context.close()


# A student's own Jupyter server beside the labs: what code in it finds of the class.

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


def start_own_server(at_school: School, name: str) -> str:
    """Start a student's own server, if it does not run; return its address."""
    deadline = time.monotonic() + 120
    while True:
        server = json.loads(at_school.ask("GET", f"/users/{name}"))["servers"].get("")
        if server is None:
            at_school.ask("POST", f"/users/{name}/server")
        elif server["ready"]:
            return f"{at_school.root}/user/{name}/"
        assert time.monotonic() < deadline, (at_school.folder / "hub.log").read_text()[-4000:]
        time.sleep(0.3)


def run_in_own_server(at_school: School, name: str, code: str) -> str:
    """Run code in a student's own server as the student does."""
    own = start_own_server(at_school, name)
    token = json.loads(at_school.ask("POST", f"/users/{name}/tokens", b"{}"))["token"]
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


ENDED = "The program behind this page has ended"


def kernels_of(folder: Path) -> list[psutil.Process]:
    """Return the kernels of the Jupyter server whose home is in a folder."""
    found = []
    for each in psutil.process_iter():
        with suppress(psutil.Error):
            words = each.cmdline()
            if "ipykernel_launcher" in words and str(folder) in words[-1]:
                found.append(each)
    return found


def test_a_lesson_in_a_students_own_server_says_that_its_kernel_ended(
    at_school: School, jupyter_page: Page
):
    page, home = jupyter_page, at_school.folder / "own"
    shutil.copy(FOLDER / "reef-survivor/reef-survivor.ipynb", home)
    own = start_own_server(at_school, "zoe")
    before = kernels_of(home)
    sign_in(page, at_school, "zoe")
    page.goto(f"{own}doc/tree/reef-survivor.ipynb")
    run_all(page)
    page.locator('[data-key="quick-start"]').click()
    page.get_by_role("button", name="More fish").wait_for()
    (kernel,) = set(kernels_of(home)) - set(before)
    kernel.kill()  # as a machine does that runs out of memory; Jupyter starts an empty one
    expect(page.get_by_text(ENDED)).to_be_visible()
