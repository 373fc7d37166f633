"""docs/deployers/one-machine.md, followed to the letter on a machine to throw away, and then used.

Real are the programs, the accounts, systemd with the units as they stand in deploy/, the machine's
own accounts as the sign-in, nginx and PostgreSQL. Not real: the certificate's authority, and the
name's way through the net.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.hub.test_deploy import certificate
from tests.support.browser import ARGUMENTS, find_program
from tests.support.conversation import PATIENCE, listen
from tests.support.effort import at_length
from tests.support.machine import Machine, machine
from tests.support.pages import page
from tests.support.tree import ROOT, project_files

PAGE = page(Path("docs/deployers/one-machine.md"))
STEPS = tuple(fence for fence in PAGE.fences if fence.language == "sh")
NAME = "labs.example.org"
HERE = f"https://{NAME}/"
PROJECT = "/srv/project"
DATABASE_PASSWORD, PASSWORD = "kelp-and-river", "sand-and-stone"  # of this machine
UNITS = ("nginx", "postgresql", "jupyterhub-proxy", "jupyterhub", "reefkit")
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
    public, private = certificate(folder)
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
    assert all("run by tests/hub/test_one_machine.py" in fence.text for fence in STEPS)


def is_backing_up(script: str) -> bool:
    return "pg_dump" in script


@at_length
def test_the_page_is_followed_to_the_letter(tmp_path: Path, browser: Browser):
    with machine(tmp_path) as server:
        prepare(server, tmp_path)
        for step in STEPS:
            if not is_backing_up(step.text):
                server.run(step.text, PROJECT, answers=f"{DATABASE_PASSWORD}\n" * 2)
        for unit in UNITS:
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
        [back_up] = [step.text for step in STEPS if is_backing_up(step.text)]
        server.run(back_up, PROJECT)
        listed = server.run("pg_restore --list /var/backups/reefkit.dump")
        assert "TABLE DATA public matches" in listed
        # No word of a secret, and no page's process left behind.
        said = server.run("journalctl --unit reefkit --unit jupyterhub --no-pager")
        for secret in ("first", "second"):
            assert server.run(f"cat /srv/kept/{secret}").strip() not in said
        assert DATABASE_PASSWORD not in said
        assert PASSWORD not in said
        for unit in UNITS:
            assert_runs(server, unit)
        server.run("systemctl stop reefkit")
        assert server.run("ps --no-headers -u reefkit -o args || true") == ""


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
    """Wait until somebody listens at a port."""
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
    found = visitor.new_context(ignore_https_errors=True).new_page()
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
