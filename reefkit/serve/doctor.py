"""`reefkit doctor`: whether this machine is ready to serve a class, and what to do where not."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import msgspec

from reefkit.labs.health import Asked, Finding, look, summary, worst
from reefkit.labs.places import database, forgets, is_address
from reefkit.serve.arguments import Parser, place_options
from reefkit.serve.lab import place_of
from reefkit.serve.lab_addresses import reached_at
from reefkit.serve.lab_entrance import Place
from reefkit.text import Catalogue, Message, message
from reefkit.text.layout import hanging, heading

READY, NOT_READY = 0, 1
VERDICT_WIDTH, CHECK_WIDTH = 19, 19


def doctor_parser(say: Catalogue) -> Parser:
    """Make the parser of ``reefkit doctor``: it takes what says where ``serve`` answers."""
    parser = Parser(say, "reefkit doctor", "health-command-about")
    place_options(parser)
    parser.flag("--json", help_="health-help-json")
    parser.value("--language", "LANGUAGE", message("command-help-language"))
    return parser


def doctor(arguments: Namespace, say: Catalogue, show: Callable[[str], None]) -> int:
    """Check this machine, and tell each finding as soon as there is one.

    Parameters
    ----------
    arguments
        What `doctor_parser` read.
    say
        The language.
    show
        Shows a line.

    Returns
    -------
    int
        0, or 1 where something stands in the way of a class.

    Raises
    ------
    CommandError
        When an argument is none.
    """
    place = place_of(arguments)
    asked = asked_of(place, _store(arguments.database))
    if arguments.json:
        findings = list(look(asked))
        show(_as_json(findings, asked, say))
        return _code(findings)
    show(heading(say.render(message("health-title"))))
    findings = []
    for finding in look(asked):
        findings.append(finding)
        for line in _lines(finding, say):
            show(line)
    show("")
    show(say.render(summary(findings, asked.served.students)))
    return _code(findings)


def asked_of(place: Place, store: str) -> Asked:
    """Ask for a server that is to answer at a place, and to keep work in a store."""
    served = place.served(place.port)
    addresses = reached_at(place.address, place.port, place.base_url)
    return Asked(store=store, served=served, addresses=addresses, forgets=forgets())


def _store(given: str | None) -> str:
    if given is None:
        return database()
    return given if is_address(given) else str(Path(given).absolute())


def _lines(finding: Finding, say: Catalogue) -> list[str]:
    verdict = say.render(Message(f"health-verdict-{finding.verdict}"))
    check = say.render(Message(f"health-check-{finding.check}"))
    label = f"{verdict:<{VERDICT_WIDTH}}{check:<{CHECK_WIDTH}}"
    lines = hanging(label, say.render(finding.found), 0, len(label))
    if finding.do is not None:
        lines += hanging("→", say.render(finding.do), len(label), 2)
    return lines


def _as_json(findings: list[Finding], asked: Asked, say: Catalogue) -> str:
    told = {
        "verdict": worst(findings),
        "students": asked.served.students,
        "findings": [
            {
                "check": each.check,
                "verdict": each.verdict,
                "found": say.render(each.found),
                "do": None if each.do is None else say.render(each.do),
                "figures": each.figures,
            }
            for each in findings
        ],
    }
    return msgspec.json.format(msgspec.json.encode(told)).decode()


def _code(findings: list[Finding]) -> int:
    return NOT_READY if worst(findings) == "bad" else READY
