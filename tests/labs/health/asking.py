"""What tests of the self-check share: a question, and what a finding says."""

import socket
from pathlib import Path

from reefkit.labs.environment import Served
from reefkit.labs.health.machine import CheckFinding, CheckTarget
from reefkit.text import catalogue

SAY = catalogue("en")


def asked(store: Path | str, **served: object) -> CheckTarget:
    """Ask about a server that is not running, at a free port."""
    how = {"address": "127.0.0.1", "port": free_port(), **served}
    return CheckTarget(store=str(store), served=Served(**how))  # type: ignore[arg-type]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def told(finding: CheckFinding) -> str:
    """Give what a finding says, in one line."""
    do = "" if finding.do is None else f" -> {SAY.render(finding.do)}"
    return f"{finding.verdict}: {SAY.render(finding.found)}{do}"
