"""Several servers behind one proxy: the files of deploy/, and their page, followed to the letter."""

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml
from playwright.sync_api import Browser, Page, expect

from reefkit.classroom.store import Store
from reefkit.serve import hub_store
from reefkit.serve.arguments import serve_parser
from reefkit.serve.command import main
from reefkit.serve.startup import INSTANCE
from reefkit.serve.token_gate import PROBES
from reefkit.serve.visitors import new_identity
from reefkit.text import catalogue
from tests.hub.conftest import sign_in
from tests.hub.test_deploy import (
    DATABASE_PASSWORD,
    DEPLOY,
    HERE,
    NAME,
    PROJECT,
    assert_runs,
    prepare,
    started,
    told_by,
)
from tests.support.browser import ARGUMENTS, PATIENCE, OpenPage, find_program, listen
from tests.support.certificates import certificate
from tests.support.effort import at_length
from tests.support.machine import Machine, machine, tool_is_absent
from tests.support.news import until
from tests.support.proxy import NAMED, SEVERAL, nginx_of, several
from tests.support.school import PREFIX, TEACH, School, ask, running, wait_until
from tests.support.tree import page
from tests.support.voila import Served, command, free_ports, serving

UNIT = "reefkit@.service"
SERVERS = tuple(f"reefkit@{name}" for name in NAMED)


def test_nginx_takes_the_file_of_several_servers(tmp_path: Path):
    public, private = certificate(tmp_path, NAME)
    site = SEVERAL.read_text(encoding="utf-8")
    changes = {
        "listen 80;": "listen 127.0.0.1:18080;",
        "listen 443 ssl;": "listen 127.0.0.1:18443 ssl;",
        f"/etc/ssl/certs/{NAME}.pem": str(public),
        f"/etc/ssl/private/{NAME}.key": str(private),
        "/var/log/nginx": str(tmp_path),
    }
    for before, after in changes.items():
        assert before in site, before
        site = site.replace(before, after)
    command = [*nginx_of(tmp_path, site), "-t"]
    tried = subprocess.run(command, capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr
    assert "warn" not in tried.stderr


def test_each_server_stands_first_in_its_own_group_and_by_in_all_others():
    site = SEVERAL.read_text(encoding="utf-8")
    groups = dict(re.findall(r"upstream reefkit_(\w+) \{\n(.*?)\}", site, re.DOTALL))
    assert set(groups) == {*NAMED, "any"}
    for name, lines in groups.items():
        servers = re.findall(r"server 127\.0\.0\.1:(\d+) max_fails=0( backup)?;", lines)
        assert {port for port, _ in servers} == set(NAMED)
        first = [port for port, by in servers if not by]
        assert first == (list(NAMED) if name == "any" else [name])
    led = dict(re.findall(r'reefkit-server=(\w+)\(\?:;\|\$\)"\s+reefkit_(\w+);', site))
    assert led == {name: name for name in NAMED}


def test_no_address_is_logged_by_nginx():
    """Addresses have class codes in them; the error log names them with each request that failed."""
    site = SEVERAL.read_text(encoding="utf-8")
    (shape,) = re.findall(r"log_format reefkit '(.*)';", site)
    known = {"time_iso8601", "request_id", "request_method", "status", "upstream_addr"}
    assert set(re.findall(r"\$\{?(\w+)", shape)) == known | {"request_time"}
    assert re.findall(r"error_log +\S+ (\w+);", site) == ["crit"]


def test_systemd_takes_the_template(tmp_path: Path):
    if shutil.which("systemd-analyze") is None:
        tool_is_absent("systemd-analyze", "install systemd")
    unit = (DEPLOY / UNIT).read_text(encoding="utf-8")
    # What a machine has only after it was set up.
    (tmp_path / UNIT).write_text(re.sub(r"(?m)^ExecStart=\S+", "ExecStart=/bin/true", unit))
    command = ["systemd-analyze", "verify", str(tmp_path / f"{SERVERS[0]}.service")]
    tried = subprocess.run(command, capture_output=True, text=True, check=False)
    said = [line for line in tried.stderr.splitlines() if "reefkit@" in line]
    assert (tried.returncode, said) == (0, [])


def test_only_the_server_itself_is_asked_to_end():
    """Were its pages' processes asked too, none could do what it was asked before."""
    unit = (DEPLOY / UNIT).read_text(encoding="utf-8")
    assert "KillMode=mixed" in unit
    (seconds,) = re.findall(r"TimeoutStopSec=(\d+)", unit)
    assert int(seconds) > 30


def test_the_labs_understand_the_template_and_its_environment():
    program, command, *given = started(UNIT)
    assert (program, command) == ("/srv/reefkit/bin/reefkit", "serve")
    told = [each.replace("%i", NAMED[0]) for each in given]
    arguments = serve_parser(catalogue()).parse(told)
    assert (arguments.instance, arguments.port) == (NAMED[0], NAMED[0])
    assert INSTANCE.fullmatch(arguments.instance)
    assert arguments.behind_proxy
    environment = told_by("servers.env.sample")
    assert environment.pop("REEFKIT_DATABASE").startswith("postgresql+psycopg://reefkit:replace-")
    assert environment == {}


def test_traefiks_file_agrees_with_nginxs():
    told: Any = yaml.safe_load((DEPLOY / "traefik-several.yml").read_text(encoding="utf-8"))
    http = told["http"]
    for router in http["routers"].values():
        assert router["service"] in http["services"]
        assert set(router["middlewares"]) <= set(http["middlewares"])
    assert "!Path(`/metrics`)" in http["routers"]["reefkit"]["rule"]
    servers = http["services"]["reefkit"]["loadBalancer"]
    assert [each["url"] for each in servers["servers"]] == [
        f"http://127.0.0.1:{name}" for name in NAMED
    ]
    assert servers["healthCheck"]["path"].lstrip("/") in PROBES


def test_the_labs_understand_the_manifests():
    text = (DEPLOY / "kubernetes.yaml").read_text(encoding="utf-8")
    manifests: list[Any] = list(yaml.safe_load_all(text))
    (of_pods,) = (each["spec"] for each in manifests if each["kind"] == "StatefulSet")
    pod = of_pods["template"]["spec"]
    (labs,) = pod["containers"]
    assert labs["command"] == ["/srv/reefkit/bin/reefkit"]
    command, *given = labs["args"]
    split = [part for each in given for part in each.split("=", 1)]
    arguments = serve_parser(catalogue()).parse(split)
    assert (command, arguments.instance, arguments.behind_proxy) == ("serve", "$(INSTANCE)", True)
    assert INSTANCE.fullmatch("reefkit-0")
    assert {labs[f"{kind}Probe"]["httpGet"]["path"].lstrip("/") for kind in ("liveness", "readiness")} == set(PROBES)  # fmt: skip
    assert pod["terminationGracePeriodSeconds"] > 30
    services = {each["metadata"]["name"] for each in manifests if each["kind"] == "Service"}
    assert services == {"reefkit", of_pods["serviceName"]}


# Two servers as one service of a school's Hub: what either knows of an account, the other finds out.


def at_the_hub(site: str, proxy: str) -> str:
    """Lead to the servers below the service's path alone, and else to the Hub's proxy."""
    place = "    location / {\n"
    _, _, of_hub = (DEPLOY / "nginx.conf").read_text(encoding="utf-8").partition(place)
    of_hub = (
        place + of_hub.partition("    }\n")[0].replace("http://127.0.0.1:8000", proxy) + "    }\n"
    )
    assert site.count(place) == 1
    assert proxy in of_hub
    return site.replace(place, f"{of_hub}    location {PREFIX} {{\n")


@contextmanager
def two_at_the_hub(at_school: School, folder: Path) -> Iterator[tuple[str, dict[str, Served]]]:
    """Run two servers of one service behind nginx; give where browsers reach them, and each."""
    ports = free_ports(4)
    named: dict[str, Served] = {}
    with ExitStack() as stack:
        for port in ports[:2]:
            own = at_school.environment | {"JUPYTERHUB_SERVICE_URL": f"http://127.0.0.1:{port}"}
            given = command("--hub", "--teachers", TEACH, "--instance", str(port))
            (folder / str(port)).mkdir()
            named[str(port)] = stack.enter_context(serving(given, folder / str(port), **own))
        site = at_the_hub(several(folder, *ports[2:], ports[:2]), at_school.root)
        stack.enter_context(running(nginx_of(folder, site), folder, "nginx"))
        wait_until(f"http://127.0.0.1:{ports[3]}/", folder, "nginx")
        yield f"http://127.0.0.1:{ports[2]}{PREFIX}", named


@at_length
def test_who_signed_in_at_the_hub_plays_on_when_their_server_is_killed(
    at_school: School,
    open_page: OpenPage,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
):
    with two_at_the_hub(at_school, tmp_path) as (url, named):
        school = replace(at_school, url=url)
        ida = open_page(allow="50[0-9]|403|Failed to load")
        sign_in(ida, school, "ida", "reef-survivor/")  # who has no match from another test
        ida.locator('[data-key="quick-start"]').click(timeout=PATIENCE)
        board = ida.locator(".rk-at-board [role=gridcell]")
        board.first.wait_for(state="attached", timeout=PATIENCE)
        ida.evaluate("window.reefkitSame = true")
        first = cookie_of(ida)
        smith = open_page(allow="50[0-9]|403|Failed to load")
        smith.context.add_cookies([{"name": "reefkit-server", "value": first, "url": url}])
        sign_in(smith, school, "smith", "teachers-desk/")
        smith.get_by_label("Name of the class").fill("Biology 9c")
        smith.get_by_role("button", name="Make the class").click()
        expect(smith.get_by_role("heading", name="The key of your class")).to_be_visible()
        assert cookie_of(smith) == first
        # Figures are for programs at this machine, and for nobody who comes by way of a proxy.
        assert ask(f"http://127.0.0.1:{first}{PREFIX}", "metrics")[0] == 200
        assert ida.evaluate("() => fetch('../metrics').then((answer) => answer.status)") == 404
        asked: list[str] = []
        for each in (ida, smith):
            each.on("framenavigated", lambda frame: asked.append(frame.url))
        os.killpg(named[first].process.pid, signal.SIGKILL)
        ida.wait_for_function(
            "() => !window.reefkitSame && document.documentElement.dataset.rkOpen", timeout=PATIENCE
        )
        board.first.wait_for(state="attached", timeout=PATIENCE)
        expect(ida.locator('[data-key="quick-start"]')).to_have_count(0)
        smith.goto(f"{url}teachers-desk/key/")
        expect(smith.get_by_role("heading", name="The key of your class")).to_be_visible()
        assert main(["doctor", "--school", url, "--json"]) in {0, 1}  # one of two is silent
        found = json.loads(capsys.readouterr().out)["findings"]
        told = {each["check"]: each["verdict"] for each in found}
        assert {told[check] for check in ("door", "same-server", "ready")} == {"fine"}
        (other,) = set(named) - {first}
        assert {cookie_of(ida), cookie_of(smith)} == {other}
        assert [each for each in asked if "/login" in each] == []
        for each in (ida, smith):
            each.close()


def test_an_account_that_comes_to_two_servers_at_once_is_one_visitor(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
):
    with closing(Store.open(postgres_url)) as one, closing(Store.open(postgres_url)) as two:
        came: list[str] = []

        def meanwhile() -> str:
            if not came:
                came.append("")
                came.append(hub_store.visitor_of(two, "mia"))
            return new_identity()

        monkeypatch.setattr(hub_store, "new_identity", meanwhile)
        assert hub_store.visitor_of(one, "mia") == came[1] == hub_store.visitor_of(two, "mia")


# docs/deployers/several-servers.md, followed to the letter on a machine to throw away, and then used.

STEPS = tuple(
    fence
    for fence in page(Path("docs/deployers/several-servers.md")).fences
    if fence.language == "sh" and "not run:" not in fence.text
)
ROLLING = "systemctl restart"
INSIDE = (*NAMED, "5432")


def test_the_page_has_the_steps_that_are_followed():
    assert len(STEPS) >= 7
    assert all("run by tests/hub/test_several_servers.py" in fence.text for fence in STEPS)
    assert sum(ROLLING in fence.text for fence in STEPS) == 1


@at_length
def test_the_page_is_followed_to_the_letter(tmp_path: Path, browser: Browser):
    with machine(tmp_path) as server:
        prepare(server, tmp_path)
        said = ""
        for step in STEPS:
            if ROLLING not in step.text:
                said += server.run(step.text, PROJECT, answers=f"{DATABASE_PASSWORD}\n" * 2)
        assert "Biology 9b" in said
        assert "reefkit_pages 0.0" in said
        for unit in ("nginx", "postgresql", *SERVERS):
            assert_runs(server, unit)
        only_nginx_listens_outside(server)
        with pytest.raises(AssertionError, match="Permission denied"):
            server.run("runuser -u mia -- cat /etc/reefkit/servers.env")
        path = find_program(browser.browser_type)
        rules = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
        visitor = browser.browser_type.launch(executable_path=path, args=[*ARGUMENTS, rules])
        try:
            use(server, visitor)
        finally:
            visitor.close()
            sys.stdout.write(server.run("journalctl --unit 'reefkit@*' --lines 60"))
        journal = server.run("journalctl --unit 'reefkit@*' --no-pager")
        assert DATABASE_PASSWORD not in journal
        for unit in ("nginx", "postgresql", *SERVERS):
            assert_runs(server, unit)
        server.run(f"systemctl stop {shlex.join(SERVERS)}")
        assert server.run("ps --no-headers -u reefkit -o args || true") == ""


def only_nginx_listens_outside(server: Machine) -> None:
    def of_ours() -> dict[str, str]:
        places = [line.split()[3].rpartition(":") for line in server.run("ss -Hltn").splitlines()]
        return {port: place for place, _, port in places if port in INSIDE}

    until(lambda: set(of_ours()) == set(INSIDE), PATIENCE / 1000)  # each listens when it is ready
    assert set(of_ours()) == set(INSIDE)
    assert set(of_ours().values()) <= {"127.0.0.1", "[::1]"}


def cookie_of(visitor: Page, *, secure: bool = False) -> str:
    """Return which server a browser's cookie leads to."""
    cookies = {each["name"]: each for each in visitor.context.cookies()}
    assert cookies["reefkit-server"]["secure"] is secure
    return str(cookies["reefkit-server"]["value"])


def use(server: Machine, visitor: Browser) -> None:
    """Play, while all servers are started again one after the other; be refused what is inside."""
    mia = visitor.new_context().new_page()
    listen(mia)
    answer = mia.goto(f"{HERE}reef-survivor/")
    assert answer is not None
    name = answer.headers["x-request-id"]
    mia.locator('[data-key="quick-start"]').click(timeout=PATIENCE)
    board = mia.locator(".rk-at-board [role=gridcell]")
    board.first.wait_for(state="attached", timeout=PATIENCE)
    mia.evaluate("window.reefkitSame = true")
    assert cookie_of(mia, secure=True) in NAMED
    [rolling] = [step.text for step in STEPS if ROLLING in step.text]
    server.run(rolling, PROJECT)
    mia.wait_for_function("() => !window.reefkitSame && document.documentElement.dataset.rkOpen")
    board.first.wait_for(state="attached", timeout=PATIENCE)
    expect(mia.locator('[data-key="quick-start"]')).to_have_count(0)
    assert cookie_of(mia, secure=True) in NAMED
    assert mia.evaluate("() => fetch('/metrics').then((answer) => answer.status)") == 404
    logged = server.run(f"grep {name} /var/log/nginx/reefkit.log")
    assert "reef-survivor" not in logged
    assert "127.0.0.1:887" in logged
