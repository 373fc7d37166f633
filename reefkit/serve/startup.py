"""`reefkit serve`, which runs a lab server, and `reefkit doctor`, which checks one or several."""

from __future__ import annotations

import importlib.util
import ipaddress
import logging
import os
import re
import stat
import sys
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import get_args
from urllib.parse import urlsplit

import msgspec

from reefkit.assess.form import Feedback
from reefkit.health import CheckFinding, CheckTarget, look, summary, worst
from reefkit.health.reachability import here
from reefkit.health.school import look_at_school
from reefkit.labs import FEEDBACK_VARIABLE, FORMS_VARIABLE
from reefkit.labs.environment import (
    DATABASE_VARIABLE,
    TOKEN_VARIABLE,
    NoHome,
    Served,
    database,
    forgets,
    home,
    is_address,
    join_address,
    program,
)
from reefkit.serve.access import reached_at
from reefkit.serve.access_token import with_token
from reefkit.serve.arguments import whole_number
from reefkit.serve.command_errors import CommandError, unknown
from reefkit.serve.lesson_list import Lesson, find_lessons, lesson_named, lessons_folder
from reefkit.serve.lti.command import require_library
from reefkit.serve.lti.configuration import PlatformFile, read_platforms
from reefkit.serve.server import LabServer
from reefkit.serve.server_log import ServerLog
from reefkit.serve.teachers import Endpoint, is_here_alone
from reefkit.serve.visitors import HOST
from reefkit.text import Catalogue, Message, message, own_folder, use_content
from reefkit.text.languages import LANGUAGE_VARIABLE
from reefkit.text.layout import hanging, heading

EVERY_ADDRESS = "0.0.0.0"  # noqa: S104  # only if a teacher asks for it
MOST_SAID = 3
"""Most network addresses of this machine that are shown, or checked by the doctor."""
BASE_URL = re.compile(r"/([A-Za-z0-9._~@%-]+/)*")
NAME = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?")
"""Pattern of a host name."""
INSTANCE = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?")
"""Pattern of an instance's name, as for pods of a cluster."""
MOST_STUDENTS, MOST_OF_SCHOOL = 200, 10_000
"""Most students of one server, and of all servers of a school."""
PATIENCE = 5.0
"""Seconds to wait for another program to release the database."""
TOKEN_LETTERS = 6, 60
"""Least and most characters of a token."""
MOST_IN_FILE = 1_000
"""Characters read of a token's file."""
TOKEN = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{5,59}")
"""Pattern of a token: only characters that a URL need not escape."""


def serve(arguments: Namespace, say: Catalogue, show: Callable[[str], None]) -> None:
    """Serve the lessons, show the address, and open a browser.

    Raises
    ------
    ReefkitError
        If an argument is invalid, there is no such lesson, the store cannot be written, or no port
        is free.
    """
    folder = lessons_folder()
    lessons = find_lessons(folder)
    path = ""
    if arguments.lesson is not None:
        path = f"{lesson_named(arguments.lesson, lessons).name}/"
    place = replace(place_of(arguments), solo=arguments.solo, socket=arguments.socket or "")
    if place.solo:
        lessons = alone(lessons, arguments.database)
    if arguments.language is not None:
        os.environ[LANGUAGE_VARIABLE] = say.locale  # the default, unless a reader chooses
    if (content := arguments.content or own_folder()) is not None:
        _own_content(content)
    _questions(arguments.forms, arguments.feedback)
    platforms = _platforms(arguments.lti, place)
    kept_in = _database(arguments.database)
    with ServerLog(say, show, arguments.log) as log, ExitStack() as ending:
        server = LabServer.at(place, folder, lessons, say)
        log.take(logging.getLogger(type(server).__name__))
        log.hide(place.token, server.entrance.set_up_code)
        server.platforms = platforms

        def ready(address: str) -> None:
            code = server.entrance.set_up_code
            file = None
            if not sys.stdout.isatty():  # in a journal or a file other accounts might read the code
                file = ending.enter_context(_private_file(code, server.port))
            for line in _report(server, address, path, kept_in, file):
                log.line(say.render(line))
            if not (arguments.no_browser or place.socket):
                # In the background: some browsers' launchers return only when they are closed.
                to = with_token(f"{address}{path}", place.token)
                threading.Thread(target=webbrowser.open, args=[to], daemon=True).start()

        server.ready, server.tell = ready, log.tell
        server.start()
        log.line(say.render(message("lab-stopped")))


def alone(lessons: tuple[Lesson, ...], given: str | None) -> tuple[Lesson, ...]:
    """Return the lessons for a server with one reader: all but those for teachers.

    `given`: The database argument; None for the environment's or the usual place.

    Raises
    ------
    CommandError
        If the database is an address: a database server may have classes in it.
    """
    if is_address(database() if given is None else given):
        raise CommandError(message("solo-no-database"))
    return tuple(each for each in lessons if not each.declared.teachers)


def place_of(arguments: Namespace) -> Endpoint:
    """Read the endpoint of a server from its arguments.

    Raises
    ------
    CommandError
        If one of them is invalid.
    """
    if arguments.hub or arguments.teachers is not None:
        return _place_of_service(arguments)
    return Endpoint(
        _address(arguments.address, on_network=arguments.network),
        whole_number("--port", arguments.port, 0, 65535, Endpoint.port),
        _base_url(arguments.base_url),
        behind_proxy=arguments.behind_proxy,
        token=_token(arguments),
        names=tuple(map(_name, arguments.name)),
        students=_students(arguments.students),
        instance=_instance(arguments.instance),
    )


def _place_of_service(arguments: Namespace) -> Endpoint:
    from reefkit.serve.hub import hub_of  # noqa: PLC0415  # imported only if used

    if not arguments.hub:
        raise CommandError(message("hub-alone"))
    if importlib.util.find_spec("jupyterhub") is None:
        raise CommandError(message("hub-not-installed"))
    the_hubs = ("port", "address", "network", "base_url", "token", "token_file", "socket", "solo")
    for name in the_hubs:
        if getattr(arguments, name, None):
            raise CommandError(message("hub-decides", option=f"--{name.replace('_', '-')}"))
    hub = hub_of(os.environ, arguments.teachers)
    return Endpoint(
        hub.address,
        hub.port,
        hub.prefix,
        behind_proxy=True,
        students=_students(arguments.students),
        hub=hub,
        instance=_instance(arguments.instance),
    )


def _platforms(file: str | None, place: Endpoint) -> PlatformFile | None:
    if file is None:
        return None
    for option, given in {"--hub": place.hub, "--token": place.token, "--solo": place.solo}.items():
        if given:
            raise CommandError(message("lti-without", option=option))
    require_library()
    found = read_platforms(file)
    address = urlsplit(found.address)
    if address.path != place.base_url:
        raise CommandError(message("lti-base-url", given=found.address, base=place.base_url))
    if address.scheme == "https" and not place.behind_proxy:
        raise CommandError(message("lti-proxy", given=found.address))
    return found


def _own_content(folder: str | Path) -> None:
    from reefkit.serve.commands.checks import check_folder  # noqa: PLC0415  # imported only if used

    use_content(folder)
    check_folder(Path(folder).resolve())


def _questions(forms: str | None, feedback: str | None) -> None:
    if forms is not None:
        from reefkit.labs.lesson.lab import every_lab  # noqa: PLC0415  # imported only if used

        names = [each.strip() for each in forms.split(",")]
        known = {form for lab in every_lab().values() for form in lab.papers().forms}
        for name in names:
            if name not in known:
                raise unknown("lab-a-form", name, known)
        os.environ[FORMS_VARIABLE] = ",".join(names)
    if feedback is not None:
        if feedback not in get_args(Feedback):
            raise unknown("lab-a-feedback", feedback, get_args(Feedback))
        os.environ[FEEDBACK_VARIABLE] = feedback


@contextmanager
def _private_file(code: str, port: int) -> Iterator[str]:
    """Write the set-up code to a private file, deleted at the end; an empty path if that fails."""
    try:
        file = home() / f"set-up-code-{port}.txt"
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file.unlink(missing_ok=True)
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as writing:
            writing.write(f"{code}\n")
    except (OSError, NoHome):
        yield ""
        return
    try:
        yield str(file)
    finally:
        with suppress(OSError):
            file.unlink(missing_ok=True)


def _report(
    server: LabServer, address: str, path: str, kept_in: str, file: str | None
) -> Iterator[Message]:
    place = server.entrance.place
    token = place.token if file is None else ""
    if place.port not in {0, server.port}:
        yield message("lab-port-taken", port=str(place.port), free=str(server.port))
    yield message("lasting-kept-in", place=kept_in)
    if place.socket:
        yield message("solo-at-socket", file=place.socket, base=place.base_url)
    else:
        yield message("lab-running", address=with_token(f"{address}{path}", token))
    yield from _for_a_class(server, address, token, file)
    yield from _lacking(place.served(server.port), kept_in)


def _lacking(served: Served, kept_in: str) -> Iterator[Message]:
    from reefkit.health import CheckTarget, durability, machine  # noqa: PLC0415  # as the store below

    target = CheckTarget(store=kept_in, served=served, is_running=True)
    for finding in (machine.room(target), durability.disk(target), machine.files(target)):
        if finding.verdict == "bad" and finding.do is not None:
            yield message("serve-lacks", what=finding.found, do=finding.do)


def _for_a_class(
    server: LabServer, address: str, token: str, file: str | None
) -> Iterator[Message]:
    place, elsewhere = server.entrance.place, server.entrance.elsewhere
    if not place.behind_proxy and not is_here_alone(place.address):
        if not elsewhere:
            yield message("lab-network-none")
        for each in elsewhere[:MOST_SAID]:
            yield message("lab-network-at", address=with_token(each, token))
        if token:
            yield message("serve-network-means", token=token)
        elif place.token:
            yield message("serve-network-word")
        else:
            yield message("lab-network-means")
    desk = next((each.name for each in server.lessons if each.declared.teachers), None)
    if desk is not None:
        at = with_token(f"{address}{desk}/", token)
        if file is None:
            yield message("lab-desk-at", address=at, code=server.entrance.set_up_code)
        elif file:
            yield message("lab-desk-code-file", address=at, file=file)
        else:
            yield message("lab-desk-no-code", address=at, program=program())


def _database(given: str | None) -> str:
    """Return the store's place, without a password, after checking that it can be written."""
    from reefkit.classroom.store import Store, StoreFault  # noqa: PLC0415  # no other command needs it

    if given is not None:
        os.environ[DATABASE_VARIABLE] = _store(given)
    try:
        with closing(Store.open(database(), patience=PATIENCE)) as store:
            store.probe()
            return store.place
    except StoreFault as fault:
        is_held = fault.cause == "locked"
        values = fault.message.values if is_held else {"why": fault.message}
        key = "serve-held" if is_held else "serve-no-store"
        raise CommandError(message(key, **values)) from fault


def _students(given: str | None, most: int = MOST_STUDENTS) -> int:
    return whole_number("--students", given, 1, most, Endpoint.students)


def _token(arguments: Namespace) -> str:
    # Removed from the environment, which students' kernels inherit.
    given = os.environ.pop(TOKEN_VARIABLE, "")
    if arguments.token_file is not None:
        if arguments.token is not None:
            raise CommandError(message("serve-token-twice"))
        given = _private_word(arguments.token_file)
    elif arguments.token is not None:
        given = arguments.token
    if given and not TOKEN.fullmatch(given):
        least, most = TOKEN_LETTERS
        raise CommandError(message("serve-token", least=str(least), most=str(most)))
    return given


def _private_word(name: str) -> str:
    """Read a secret from a file; refuse one that other accounts of the machine can read."""
    try:
        with Path(name).open(encoding="utf-8") as file:
            mode = os.fstat(file.fileno()).st_mode
            found = file.read(MOST_IN_FILE).strip()
    except (OSError, ValueError) as error:
        raise CommandError(message("serve-token-file", file=name)) from error
    if os.name == "posix" and mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise CommandError(message("serve-token-file-open", file=name))
    if not found:
        raise CommandError(message("serve-token-file-empty", file=name))
    return found


def _address(given: str | None, *, on_network: bool) -> str:
    if on_network and given is not None:
        raise CommandError(message("lab-network-or-address"))
    if given is None:
        return EVERY_ADDRESS if on_network else Endpoint.address
    try:
        return str(ipaddress.ip_address(given))
    except ValueError as error:
        raise CommandError(message("lab-address", given=given)) from error


def _name(given: str) -> str:
    if not NAME.fullmatch(given):
        raise CommandError(message("serve-name", given=given))
    return given.lower()


def _instance(given: str | None) -> str:
    if given is not None and not INSTANCE.fullmatch(given):
        raise CommandError(message("serve-instance", given=given))
    return given or ""


def _base_url(given: str | None) -> str:
    found = f"/{(given or '').strip('/')}/".replace("//", "/")
    if not BASE_URL.fullmatch(found):
        raise CommandError(message("lab-base-url", given=found))
    return found


READY, NOT_READY = 0, 1
"""Exit codes of `reefkit doctor`."""
VERDICT_WIDTH, CHECK_WIDTH = 19, 19
"""Characters of the report's first two columns."""


def doctor(arguments: Namespace, say: Catalogue, show: Callable[[str], None]) -> int:
    """Check this machine, or a school's servers, and show the findings.

    Each is shown as soon as it is known; with ``--json`` all are shown at the end.

    Returns
    -------
    int
        `READY`, or `NOT_READY` if a check failed; warnings do not count.

    Raises
    ------
    CommandError
        If an argument is invalid.
    """
    store = _store(arguments.database)
    if arguments.school is not None:
        students = _students(arguments.students, MOST_OF_SCHOOL)
        found = look_at_school(_school_url(arguments.school), store, students)
    else:
        target = _target_of(place_of(arguments), store)
        found, students = look(target), target.served.students
    if arguments.json:
        findings = list(found)
        show(_as_json(findings, students, say))
        return _code(findings)
    show(heading(say.render(message("health-title"))))
    findings = []
    for finding in found:
        findings.append(finding)
        for line in _lines(finding, say):
            show(line)
    show("")
    show(say.render(summary(findings, students)))
    return _code(findings)


def _school_url(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme not in {"http", "https"} or not HOST.fullmatch(parts.netloc) or parts.query:
        raise CommandError(message("school-url", given=url))
    return f"{url.rstrip('/')}/"


def _target_of(place: Endpoint, store: str) -> CheckTarget:
    served = place.served(place.port)
    addresses = reached_at(place.address, place.port, place.base_url)
    # The links that the terminal and the wall would show.
    desks = [each.name for each in find_lessons(lessons_folder()) if each.declared.teachers]
    pages = [*addresses[:MOST_SAID], *(f"{here(served)}{each}/" for each in desks)]
    shown = (
        *map(join_address, addresses[:1]),
        *(with_token(each, place.token) for each in pages),
    )
    return CheckTarget(
        store=store, served=served, addresses=addresses, shown=shown, forgets=forgets()
    )


def _store(given: str | None) -> str:
    if given is None:
        return database()
    return given if is_address(given) else str(Path(given).absolute())


def _lines(finding: CheckFinding, say: Catalogue) -> list[str]:
    verdict = say.render(Message(f"health-verdict-{finding.verdict}"))
    check = say.render(Message(f"health-check-{finding.check}"))
    label = f"{verdict:<{VERDICT_WIDTH}}{check:<{CHECK_WIDTH}}"
    lines = hanging(label, say.render(finding.found), 0, len(label))
    if finding.do is not None:
        lines += hanging("→", say.render(finding.do), len(label), 2)
    return lines


def _as_json(findings: list[CheckFinding], students: int, say: Catalogue) -> str:
    report = {
        "verdict": worst(findings),
        "students": students,
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
    return msgspec.json.format(msgspec.json.encode(report)).decode()


def _code(findings: list[CheckFinding]) -> int:
    return NOT_READY if worst(findings) == "bad" else READY
