"""The files of deploy/, and the page of one machine, followed to the letter."""

import json
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
import time
import tomllib
from contextlib import closing
from pathlib import Path

import pytest
import yaml
from playwright.sync_api import Browser, Page, expect

from reefkit.classroom.store.store import FILE
from reefkit.serve.arguments import serve_parser
from reefkit.serve.hub import SCOPE, hub_of
from reefkit.text import catalogue
from tests.support.browser import ARGUMENTS, PATIENCE, find_program, listen
from tests.support.certificates import certificate
from tests.support.effort import at_length
from tests.support.machine import Machine, machine, tool_is_absent
from tests.support.proxy import nginx_of
from tests.support.tree import ROOT, page, project_files, text_of
from tests.support.voila import command, free_ports, serving

# The files of deploy/: each is held to what it names, as far as one machine can tell.

DEPLOY = ROOT / "deploy"
UNITS = ("jupyterhub-proxy.service", "jupyterhub.service", "reefkit.service")


def told_by(sample: str) -> dict[str, str]:
    """Read an environment file, as systemd does."""
    lines = (DEPLOY / sample).read_text(encoding="utf-8").splitlines()
    pairs = [line.partition("=") for line in lines if line and not line.startswith("#")]
    return {name: value for name, _, value in pairs}


def nginx_for(folder: Path, ports: tuple[int, int], proxy: int) -> list[str]:
    """Lay deploy/nginx.conf into a folder, for other ports; give the command that runs it.

    Parameters
    ----------
    folder
        Where nginx keeps what it keeps.
    ports
        Without and with encryption.
    proxy
        The port of the Hub's proxy.
    """
    public, private = certificate(folder, "localhost")
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    changes = {
        "listen 80;": f"listen 127.0.0.1:{ports[0]};",
        "listen 443 ssl;": f"listen 127.0.0.1:{ports[1]} ssl;",
        "/etc/ssl/certs/labs.example.org.pem": str(public),
        "/etc/ssl/private/labs.example.org.key": str(private),
        "http://127.0.0.1:8000": f"http://127.0.0.1:{proxy}",
    }
    for before, after in changes.items():
        assert site.count(before) == 1, before
        site = site.replace(before, after)
    return nginx_of(folder, site)


def test_nginx_takes_its_file(tmp_path: Path):
    command = nginx_for(tmp_path, (18080, 18443), 8000)
    tried = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr
    assert "warn" not in tried.stderr


def test_systemd_takes_the_units(tmp_path: Path):
    if shutil.which("systemd-analyze") is None:
        tool_is_absent("systemd-analyze", "install systemd")
    for name in UNITS:
        unit = (DEPLOY / name).read_text(encoding="utf-8")
        # What a machine has only after it was set up.
        (tmp_path / name).write_text(re.sub(r"(?m)^ExecStart=\S+", "ExecStart=/bin/true", unit))
    command = ["systemd-analyze", "verify", *(str(tmp_path / name) for name in UNITS)]
    tried = subprocess.run(command, capture_output=True, text=True, check=False)
    said = [line for line in tried.stderr.splitlines() if any(name in line for name in UNITS)]
    assert (tried.returncode, said) == (0, [])


@pytest.mark.parametrize("unit", ["reefkit.service", "reefkit@.service"])
def test_the_labs_are_no_more_exposed_than_the_page_says(unit: str):
    if shutil.which("systemd-analyze") is None:
        tool_is_absent("systemd-analyze", "install systemd")
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(DEPLOY / unit)]
    tried = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(r"exposure level for .+: ([\d.]+)", tried.stdout)
    stated = re.search(r"exposure level ([\d.]+) of 10", text_of(PAGE.path))
    assert found is not None, tried.stderr
    assert stated is not None
    assert float(found.group(1)) <= float(stated.group(1))


def started(unit: str) -> list[str]:
    """Return the command that a unit starts."""
    text = (DEPLOY / unit).read_text(encoding="utf-8").replace("\\\n", " ")
    found = re.search(r"(?m)^ExecStart=(.+)$", text)
    assert found is not None
    return shlex.split(found.group(1))


def test_the_labs_understand_their_unit_and_their_environment():
    program, command, *given = started("reefkit.service")
    assert (program, command) == ("/srv/reefkit/bin/reefkit", "serve")
    arguments = serve_parser(catalogue()).parse(given)
    assert arguments.hub
    environment = told_by("reefkit.env.sample")
    assert environment.pop("REEFKIT_DATABASE").startswith("postgresql+psycopg://reefkit:")
    hub = hub_of(environment, arguments.teachers)
    assert environment == {}, "a variable that nobody reads"
    config = (DEPLOY / "jupyterhub_config.py").read_text(encoding="utf-8")
    assert f'TEACH = "{hub.teachers}"' in config
    assert f'"url": "http://{hub.address}:{hub.port}"' in config
    assert SCOPE.fullmatch(hub.teachers)


def test_the_hub_and_its_proxy_agree():
    config = (DEPLOY / "jupyterhub_config.py").read_text(encoding="utf-8")
    asked = set(re.findall(r'os\.environ(?:\[|\.get\()"(\w+)"', config))
    assert asked == set(told_by("hub.env.sample"))
    command = " ".join(started("jupyterhub-proxy.service"))
    assert "--port 8000 --api-ip 127.0.0.1 --api-port 8001" in command
    for address in ('bind_url = "http://127.0.0.1:8000"', 'api_url = "http://127.0.0.1:8001"'):
        assert address in config
    assert "proxy_pass http://127.0.0.1:8000;" in (DEPLOY / "nginx.conf").read_text()


def test_no_sample_holds_a_secret_and_no_unit_either():
    for path in DEPLOY.glob("*"):
        if path.is_file() and path.suffix in {".sample", ".service", ".py", ".conf"}:
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"[0-9a-f]{32}", text), path
    for name in ("reefkit.env.sample", "hub.env.sample"):
        for variable, value in told_by(name).items():
            if re.search("TOKEN|PASSWORD", variable):
                assert value.startswith("replace-with-"), variable


def test_the_readme_names_every_file():
    text = (DEPLOY / "README.md").read_text(encoding="utf-8")
    files = {each.name for each in DEPLOY.iterdir() if each.is_file()} - {"README.md"}
    assert {name for name in files if f"`{name}`" not in text} == set()


def test_the_proxy_is_pinned_by_name_and_number():
    named = json.loads((DEPLOY / "package.json").read_text(encoding="utf-8"))["dependencies"]
    locked = json.loads((DEPLOY / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, number in named.items():
        assert locked[f"node_modules/{name}"]["version"] == number
    # No host, no path, no hash: any registry's packages of these names and numbers will do.
    assert {"resolved", "integrity"} & {key for each in locked.values() for key in each} == set()
    assert [each for each in locked.values() if "/" in each.get("version", "")] == []


INSTRUCTION = re.compile(r"(?m)^([A-Z]+) (.+)$")


def instructions() -> list[tuple[str, str]]:
    """Read the Dockerfile."""
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    text = re.sub(r"(?m)^#.*\n", "", text).replace("\\\n", " ")
    found = INSTRUCTION.findall(text)
    assert len(found) == len([line for line in text.splitlines() if line.strip()])
    return found


def test_the_image_is_built_from_what_there_is_and_starts_what_there_is():
    known = {
        "HEALTHCHECK",
        "FROM",
        "WORKDIR",
        "COPY",
        "RUN",
        "USER",
        "ENV",
        "EXPOSE",
        "ENTRYPOINT",
        "CMD",
    }
    said = instructions()
    assert {name for name, _ in said} <= known
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = re.search(r"'\.\[([a-z,]+)\]'", " ".join(text for name, text in said if name == "RUN"))
    assert asked is not None
    assert set(asked.group(1).split(",")) <= set(project["project"]["optional-dependencies"])
    last = dict(said)
    command = json.loads(last["ENTRYPOINT"]) + json.loads(last["CMD"])
    assert command[:2] == ["/srv/reefkit/bin/reefkit", "serve"]
    assert serve_parser(catalogue()).parse(command[2:]).hub
    assert last["USER"] == "reefkit"
    assert not re.search(r"(?i)token=|password=", (DEPLOY / "Dockerfile").read_text())


def health_check() -> list[str]:
    """Return the image's health check, run by our own Python."""
    found = re.search(r"CMD (\[.+\])", dict(instructions())["HEALTHCHECK"])
    assert found is not None
    program, *given = json.loads(found.group(1))
    assert program == "/srv/reefkit/bin/python"
    return [sys.executable, *given]


@pytest.mark.slow
def test_the_health_check_asks_a_server_whether_it_takes_pages(tmp_path: Path):
    def code() -> int:
        check = [each.replace(":8866", f":{port}") for each in health_check()]
        return subprocess.run(check, capture_output=True, check=False).returncode

    (port,) = free_ports(1)
    assert code() != 0
    with serving(command("--port", str(port)), tmp_path) as served:
        assert code() == 0
        with closing(sqlite3.connect(served.folder / "home" / FILE)) as file, file:
            file.execute("UPDATE alembic_version SET version_num = '9999'")
        assert code() != 0


def test_compose_names_what_there_is():
    composed = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    labs, database = composed["services"]["labs"], composed["services"]["database"]
    assert (DEPLOY / labs["build"]["context"] / labs["build"]["dockerfile"]).samefile(
        DEPLOY / "Dockerfile"
    )
    last = dict(instructions())
    assert labs["entrypoint"] == json.loads(last["ENTRYPOINT"])[:2]
    arguments = serve_parser(catalogue()).parse(labs["command"])
    assert arguments.behind_proxy
    (published,) = labs["ports"]
    assert published == f"127.0.0.1:{last['EXPOSE']}:{last['EXPOSE']}"
    (volume,) = labs["volumes"]
    assert volume.endswith(re.findall(r"REEFKIT_HOME=(\S+)", last["ENV"])[0])
    assert set(labs["depends_on"]) <= set(composed["services"])
    assert "healthcheck" in database, "the labs wait for it"
    kept = [each.partition(":")[0] for each in (*labs["volumes"], *database["volumes"])]
    assert set(kept) == set(composed["volumes"])
    assert set(database["secrets"]) == set(composed["secrets"])
    # The page writes the two files of secrets, with the names that are read.
    text = (ROOT / "docs/deployers/other-places.md").read_text(encoding="utf-8")
    for name in (labs["env_file"], composed["secrets"]["password"]["file"]):
        assert f"> deploy/{name}" in text
        assert f"deploy/{name}" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    user = database["environment"]["POSTGRES_USER"]
    assert f"postgresql+psycopg://{user}:" in text
    assert "@database/reefkit" in text


def test_what_the_image_copies_is_enough_to_build_the_wheel(tmp_path: Path):
    source = tmp_path / "src"
    source.mkdir()
    for name, text in instructions():
        if name != "COPY" or text.startswith("--from"):
            continue
        *names, to = text.split()
        for each in names:
            place = source / (each if to == "./" else to)
            if (ROOT / each).is_dir():
                shutil.copytree(ROOT / each, place, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / each, place)
    build = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-q"]
    tried = subprocess.run(
        [*build, "-w", str(tmp_path), str(source)], capture_output=True, text=True, check=False
    )
    assert tried.returncode == 0, tried.stderr
    assert len(list(tmp_path.glob("reefkit-*.whl"))) == 1


# docs/deployers/one-machine.md, followed to the letter on a machine to throw away, and then used.
#
# Real are the programs, the accounts, systemd with the units as they stand in deploy/, the machine's
# own accounts as the sign-in, nginx and PostgreSQL. Not real: the certificate's authority, and the
# name's way through the net.

PAGE = page(Path("docs/deployers/one-machine.md"))
STEPS = tuple(fence for fence in PAGE.fences if fence.language == "sh")
NAME = "labs.example.org"
HERE = f"https://{NAME}/"
PROJECT = "/srv/project"
DATABASE_PASSWORD, PASSWORD = "kelp-and-river", "sand-and-stone"  # of this machine
UNITS_MACHINE = ("nginx", "postgresql", "jupyterhub-proxy", "jupyterhub", "reefkit")
INSIDE = ("8000", "8001", "8081", "8866", "5432")
"""Ports that only this machine itself may reach."""
START_SECONDS = 120
# Whoever edits puts in what the samples ask for.
EDITOR = f"""#!/bin/sh
sed -i -e "s/replace-with-64-hexadecimal-figures/$(cat /srv/kept/first)/" \
  -e "s/replace-with-64-other-hexadecimal-figures/$(cat /srv/kept/second)/" \
  -e "s/replace-with-a-password/{DATABASE_PASSWORD}/" -e "s/^HUB_TEACHERS=$/HUB_TEACHERS=smith/" "$@"
"""


def prepare(server: Machine, folder: Path) -> None:
    """Bring the project, a certificate, the school's accounts, and one who is nobody's."""
    packed = folder / "project.tar"
    names = "\0".join(map(str, project_files()))
    subprocess.run(
        ["tar", "--create", "--file", packed, "--null", "--files-from", "-"],
        cwd=ROOT,
        input=names.encode(),
        check=True,
    )
    public, private = certificate(folder, NAME)
    # What lies in this machine's folders there is to be seen, but /tmp is another.
    server.run("mkdir --mode 700 /srv/kept")
    for path in (packed, public, private):
        server.run(f"base64 --decode > /srv/kept/{path.name}", answers=_encoded(path))
    server.run(
        f"""
        mkdir {PROJECT}
        tar --extract --file /srv/kept/project.tar --directory {PROJECT}
        cp /srv/kept/site.pem /etc/ssl/certs/{NAME}.pem
        install --mode 600 /srv/kept/site.key /etc/ssl/private/{NAME}.key
        echo 'APT::Get::Assume-Yes "true";' > /etc/apt/apt.conf.d/90yes
        openssl rand -hex 32 > /srv/kept/first
        openssl rand -hex 32 > /srv/kept/second
        cat > /usr/local/bin/editor
        chmod +x /usr/local/bin/editor
        groupadd students
        groupadd teachers
        useradd --create-home --groups students mia
        useradd --create-home --groups teachers smith
        useradd --create-home passer-by
        for each in mia smith passer-by; do echo "$each:{PASSWORD}" | chpasswd; done
        systemctl start postgresql nginx
        """,
        answers=EDITOR,
    )


def _encoded(path: Path) -> str:
    return subprocess.run(["base64", path], capture_output=True, text=True, check=True).stdout


def test_the_page_has_the_steps_that_are_followed():
    """What a step is called is read from the page, so that none is left out unseen."""
    assert len(STEPS) >= 6
    assert all("run by tests/hub/test_deploy.py" in fence.text for fence in STEPS)


BACK_UP = re.compile(r"pg_dump|pg_restore")
UNINSTALL = re.compile(r"userdel")


@at_length
def test_the_page_is_followed_to_the_letter(tmp_path: Path, browser: Browser):
    with machine(tmp_path) as server:
        prepare(server, tmp_path)
        for step in STEPS:
            if not BACK_UP.search(step.text) and not UNINSTALL.search(step.text):
                server.run(step.text, PROJECT, answers=f"{DATABASE_PASSWORD}\n" * 2)
        for unit in UNITS_MACHINE:
            assert_runs(server, unit)
        nobody_reads_what_is_not_theirs(server)
        only_nginx_listens_outside(server)
        path = find_program(browser.browser_type)
        rules = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
        visitor = browser.browser_type.launch(executable_path=path, args=[*ARGUMENTS, rules])
        try:
            use(server, visitor)
        finally:
            visitor.close()
            sys.stdout.write(server.run("journalctl --unit jupyterhub --unit reefkit --lines 60"))
        back_up, drill, restore = [step.text for step in STEPS if BACK_UP.search(step.text)]
        server.run(back_up, PROJECT)
        for account in ("reefkit", "passer-by"):
            server.run(f"! runuser -u {account} -- cat /var/backups/reefkit/work.dump")
        assert "Biology 9b" in server.run(drill, PROJECT)
        server.run("runuser -u postgres -- psql reefkit --command 'UPDATE classes SET name = 1'")
        server.run(restore, PROJECT)
        classes = server.run(
            "runuser -u postgres -- psql reefkit --command 'SELECT * FROM classes'"
        )
        assert "Biology 9b" in classes
        # No word of a secret, and no page's process left behind.
        said = server.run("journalctl --unit reefkit --unit jupyterhub --no-pager")
        for secret in ("first", "second"):
            assert server.run(f"cat /srv/kept/{secret}").strip() not in said
        assert DATABASE_PASSWORD not in said
        assert PASSWORD not in said
        for unit in UNITS_MACHINE:
            assert_runs(server, unit)
        server.run("systemctl stop reefkit")
        assert server.run("ps --no-headers -u reefkit -o args || true") == ""


@at_length
def test_the_page_restores_a_database_and_takes_away_what_it_has_set_up(tmp_path: Path):
    """Files and a table stand in for the programs: nothing stays of them, and nothing else goes."""
    back_up, drill, restore = [step.text for step in STEPS if BACK_UP.search(step.text)]
    (uninstall,) = [step.text for step in STEPS if UNINSTALL.search(step.text)]
    folders = "/srv/reefkit /etc/reefkit /etc/jupyterhub /var/backups/reefkit"
    with machine(tmp_path) as server:
        server.run(
            f"""
            systemctl start postgresql nginx
            for each in reefkit jupyterhub; do
              useradd --system --create-home --home-dir /var/lib/$each $each
            done
            mkdir --parents {folders}
            echo "# none" > /etc/nginx/conf.d/reefkit.conf
            for each in reefkit jupyterhub jupyterhub-proxy; do
              printf "[Service]\\nExecStart=/bin/sleep 900\\n[Install]\\nWantedBy=multi-user.target\\n" \
                > /etc/systemd/system/$each.service
            done
            systemctl daemon-reload
            systemctl enable --now reefkit jupyterhub jupyterhub-proxy
            runuser -u postgres -- createuser reefkit
            runuser -u postgres -- createdb --owner reefkit reefkit
            runuser -u postgres -- createdb another
            """
        )

        def ask(statement: str) -> str:
            return server.run(f"runuser -u postgres -- psql reefkit --command {statement!r}")

        ask("CREATE TABLE classes (name text, created text)")
        ask("ALTER TABLE classes OWNER TO reefkit")
        ask("INSERT INTO classes VALUES ($$Biology 9b$$, $$$$)")
        server.run(f"umask 022; {back_up}")
        assert server.run("stat --format %a /var/backups/reefkit/work.dump") == "600\n"
        assert "Biology 9b" in server.run(drill)
        ask("DELETE FROM classes")
        server.run(restore)
        assert "Biology 9b" in ask("SELECT * FROM classes")
        assert_runs(server, "reefkit")
        server.run(uninstall)
        left = (
            f"ls -d {folders} /var/lib/reefkit /var/lib/jupyterhub /etc/nginx/conf.d/reefkit.conf"
        )
        assert server.run(f"{left} 2>/dev/null || true") == ""
        assert (
            server.run(
                "systemctl list-unit-files reefkit.service 'jupyterhub*' --no-legend || true"
            )
            == ""
        )
        assert server.run("getent passwd reefkit jupyterhub || true") == ""
        databases = server.run("runuser -u postgres -- psql --list --tuples-only")
        assert "another" in databases
        assert "reefkit" not in databases
        assert server.run("systemctl is-active nginx postgresql").split() == ["active"] * 2


def assert_runs(server: Machine, unit: str) -> None:
    """Assert that a unit was started, and needed to be once."""
    shown = server.run(f"systemctl show --property ActiveState,NRestarts --value {unit}").split()
    journal = server.run(f"journalctl --unit {unit} --no-pager --lines 30")
    assert shown in (["active", "0"], ["0", "active"]), f"{unit}: {shown}\n{journal}"


def nobody_reads_what_is_not_theirs(server: Machine) -> None:
    """The Hub does not know the database's password, nor the labs what the Hub's proxy knows."""
    for account, file in {
        "jupyterhub": "/etc/reefkit/reefkit.env",
        "reefkit": "/etc/jupyterhub/hub.env",
        "mia": "/etc/reefkit/reefkit.env",
    }.items():
        with pytest.raises(AssertionError, match="Permission denied"):
            server.run(f"runuser -u {account} -- cat {file}")
    for unit, account in {"jupyterhub-proxy": "jupyterhub", "reefkit": "reefkit"}.items():
        number = server.run(f"systemctl show --property MainPID --value {unit}").strip()
        assert server.run(f"ps -o user= -p {number}").strip() == account
        assert "denied" in server.run(f"runuser -u mia -- cat /proc/{number}/environ 2>&1 || true")


def listens(server: Machine, port: str) -> None:
    heard = f"ss -Hltn sport = :{port} | grep -q ."
    server.run(f"timeout {START_SECONDS} bash -c 'until {heard}; do sleep 0.3; done'")


def only_nginx_listens_outside(server: Machine) -> None:
    """What starts takes a while until it listens, and then for this machine alone."""
    for port in INSIDE:
        listens(server, port)
    places = [line.split()[3].rpartition(":") for line in server.run("ss -Hltn").splitlines()]
    of_ours = {port: place for place, _, port in places if port in INSIDE}
    assert set(of_ours) == set(INSIDE)
    assert set(of_ours.values()) <= {"127.0.0.1", "[::1]"}


def sign_in(visitor: Browser, name: str) -> Page:
    """Open the school's address with a browser of one's own, and sign in."""
    found = visitor.new_context().new_page()
    listen(found)
    until = time.monotonic() + START_SECONDS
    found.goto(HERE)
    while not found.locator("#username_input").count() and time.monotonic() < until:
        found.wait_for_timeout(500)  # the Hub listens, and has not told its proxy so yet
        found.goto(HERE)
    found.locator("#username_input").fill(name)
    found.locator("#password_input").fill(PASSWORD)
    found.locator("#login_submit").click()
    return found


def use(server: Machine, visitor: Browser) -> None:
    """Play as a student, while the Hub is started again; make a class as a teacher; be refused."""
    mia = sign_in(visitor, "mia")
    expect(mia.locator("body")).to_contain_text("Reef Survivor", timeout=PATIENCE)
    assert mia.url == f"{HERE}services/reefkit/"
    expect(mia.get_by_role("link", name="For teachers")).to_have_count(0)
    mia.get_by_role("link", name="Reef Survivor").click()
    mia.locator('[data-key="quick-start"]').click(timeout=PATIENCE)
    board = mia.locator(".rk-at-board [role=gridcell]")
    board.first.wait_for(state="attached", timeout=PATIENCE)
    server.run("systemctl restart jupyterhub")
    mia.locator('[data-key="tab-how"]').click()
    expect(mia.get_by_role("heading", name="How to play")).to_be_visible(timeout=PATIENCE)
    smith = sign_in(visitor, "smith")
    smith.get_by_role("link", name="For teachers").click(timeout=PATIENCE)
    smith.get_by_label("Name of the class").fill("Biology 9b")
    smith.get_by_role("button", name="Make the class").click()
    expect(smith.get_by_role("heading", name="The key of your class")).to_be_visible()
    nobody = sign_in(visitor, "passer-by")
    expect(nobody.locator("body")).to_contain_text("Invalid username or password")
