"""The self-check: whether this machine is ready for a class, and what to do if it is not.

``reefkit doctor`` and the teacher's desk both use `look` and its sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from traitlets.log import get_logger

from reefkit.health import durability, machine, reachability, restart
from reefkit.health.findings import Check, CheckFinding, CheckTarget, bad, worst
from reefkit.text import Message, message

__all__ = ["CHECKS", "Check", "CheckFinding", "CheckTarget", "look", "summary", "worst"]

CHECKS: dict[Check, Callable[[CheckTarget], CheckFinding]] = {
    "storage": durability.storage,
    "lasting": restart.after_restart,
    "disk": durability.disk,
    "memory": machine.room,
    "address": reachability.address_reached,
    "token": reachability.token,
    "limits": machine.limits_met,
    "clock": machine.clock,
    "permissions": durability.permissions,
    "files": machine.files,
    "versions": machine.versions,
}
"""All checks, in the order of the report."""


ALONE = "health-address-alone"
"""Id of the advice for a server that no other device can reach."""


def look(target: CheckTarget) -> Iterator[CheckFinding]:
    """Run all checks, one after the other; takes a few seconds.

    Yields
    ------
    CheckFinding
        The result of each check as soon as it is done; a check that raises an error counts as bad.
    """
    for name, check in CHECKS.items():
        try:
            yield check(target)
        except Exception:  # noqa: BLE001  # an error in one check must not stop the others
            # no reader: for the log
            get_logger().exception("self-check: %s could not be looked at", name)
            yield bad(name, message("health-unknown"), message("health-unknown-do"))


def summary(findings: Sequence[CheckFinding], students: int) -> Message:
    """Summarise the worst findings; that only this device reaches the server outranks warnings."""
    verdict = worst(findings)
    if verdict != "bad" and any(each.do is not None and each.do.id == ALONE for each in findings):
        return message("health-alone-first")
    if verdict == "fine":
        return message("health-all-fine", students=students)
    count = sum(each.verdict == verdict for each in findings)
    return message(f"health-some-{verdict}", count=count, students=students)
