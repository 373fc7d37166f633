"""What nobody may find: the word in the lists of processes, an erased class on the disk."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from reefkit.classroom.store import DATABASE_VARIABLE, Store
from reefkit.serve.arguments import CommandError, serve_parser
from reefkit.serve.hiding import without_word
from reefkit.serve.startup import place_of
from reefkit.text import catalogue
from tests.desk.pupils import played_match
from tests.support.teachers import DESK, Browser, kernel_of, make_class
from tests.support.tree import ROOT
from tests.support.voila import Served, command, serving

# The word before the door stands in no list of processes, wherever whoever starts it wrote it.

WORD = "Kelp-River_7"
SAY = catalogue()
POSIX = pytest.mark.skipif(os.name != "posix", reason="Windows shows no account another's commands")


@pytest.fixture(params=["--token", "--token=", "--token-file", "installed"])
def named(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Served]:
    """Serve with a word that stands in one of the places where it may."""
    file = tmp_path / "word.txt"
    file.write_text(f"{WORD}\n")
    file.chmod(0o600)
    given = {
        "--token": ["--token", WORD],
        "--token=": [f"--token={WORD}"],
        "--token-file": ["--token-file", str(file)],
        "installed": ["--token", WORD],
    }[request.param]
    arguments = command("--port", "0", *given)
    if request.param == "installed":  # as pip writes it into bin/
        script = tmp_path / "reefkit"
        script.write_text("import sys\nfrom reefkit.__main__ import main\nsys.exit(main())\n")
        arguments = [sys.executable, str(script), *arguments[3:]]
    with serving(arguments, tmp_path, PYTHONPATH=str(ROOT)) as served:
        yield served


def processes(served: Served) -> list[psutil.Process]:
    server = psutil.Process(served.process.pid)
    return [server, *server.children(recursive=True)]


@pytest.mark.slow
@POSIX
def test_no_list_of_processes_shows_the_word(named: Served) -> None:
    url = named.url.partition("?")[0]
    assert f"?token={WORD}" in named.url  # it is asked for, and told to who started it
    assert Browser(url).get("reef-survivor/").status == 403
    running = processes(named)
    assert len(running) > 1  # what kernels are forked from has them for its children
    for each in running:
        assert WORD.lower() not in " ".join(each.cmdline()).lower()
    for each in running[1:]:
        assert WORD.lower() not in " ".join(each.environ().values()).lower()


@pytest.mark.parametrize(
    "given",
    [
        ["serve", "--token"],
        ["serve", "--token", "--network"],
        ["serve", "--token="],
        ["serve", "--token", WORD, "--token", "other-word"],
        ["serve", "--token", WORD, "--token-file", "word.txt"],
        ["serve", "--token-file", "word.txt"],
        ["serve", "--hub", "--token", WORD],
        ["serve", "--tokens", WORD],
        ["class", "--token", WORD],
        ["--token", WORD],
        [],
    ],
)
def test_what_is_to_be_refused_or_is_no_word_stays_where_it_is(given: list[str]) -> None:
    assert without_word(given) == (given, "")


def test_a_word_and_a_file_are_one_too_many(tmp_path: Path) -> None:
    file = tmp_path / "word.txt"
    file.write_text(WORD)
    file.chmod(0o600)
    assert "not by both" in refusal("--token", WORD, "--token-file", str(file))


@pytest.mark.parametrize(
    ("content", "mode", "said"),
    [
        (None, 0o600, "cannot be read"),
        (b"\xff\xfe\x00", 0o600, "cannot be read"),
        (b" \n", 0o600, "is empty"),
        (b"kelp", 0o600, "A token has from 6 to 60"),
        pytest.param(WORD.encode(), 0o644, "Other accounts", marks=POSIX),
        pytest.param(WORD.encode(), 0o640, "Other accounts", marks=POSIX),
        pytest.param(WORD.encode(), 0o602, "Other accounts", marks=POSIX),
    ],
)
def test_a_file_that_holds_no_secret_word_is_refused(
    content: bytes | None, mode: int, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "word.txt"
    if content is not None:
        file.write_bytes(content)
        file.chmod(mode)
    told = refusal("--token-file", str(file))
    assert said in told
    assert WORD not in told


def test_a_folder_is_no_file_and_a_private_file_is_read(tmp_path: Path) -> None:
    assert "cannot be read" in refusal("--token-file", str(tmp_path))
    file = tmp_path / "word.txt"
    file.write_text(f" {WORD}\r\n")
    file.chmod(0o400)
    assert place_of(serve_parser(SAY).parse(["--token-file", str(file)])).token == WORD


def refusal(*given: str) -> str:
    try:
        place_of(serve_parser(SAY).parse(given))
    except CommandError as error:
        return SAY.render(error.message)
    return ""


# Of an erased class no byte is left where a server ran: database, logs, temporary files.

NAMES = ("Quillon", "Zephyrine", "Wolframa", "Yggdrasil")


def fill(store: Store) -> dict[str, str]:
    """Have four join the class and do something of every kind; give what is to be found nowhere."""
    (klass,) = store.classes.all()
    traces = {"class": klass.name, "teacher": klass.teacher, "code": klass.code.replace(" ", "")}
    members = []
    for name in NAMES:
        person = store.people.create(name, f"device-of-{name}")
        members.append(store.classes.join(klass.id, person.id, f"{name} B"))
        store.work.answer(person.id, "reef", "before", "q", {"text": f"answer-{name}"})
        store.work.note(person.id, "reef", "talk", f"note-{name}")
        store.work.remember(f"person:{person.id}", "drafts:before", f"draft-{name}")
        told = ("answer", "note", "draft", "device-of")
        traces |= {f"{what} of {name}": f"{what}-{name}" for what in told}
        traces |= {f"name of {name}": name, f"label of {name}": f"{name} B"}
        traces[f"code of {name}"] = members[-1].resume_code.replace("-", "")
    seats = [[each.person] for each in members]
    table = store.classes.lay_table(klass.id, "By the window", "reef", played_match(), seats)
    store.work.remember(f"match:{table.match}:0", "page/drafts", "seat-Quillon")
    store.classes.set_control(klass.id, message="Hephaestion")
    return traces | {"match": str(table.match), "typed": "seat-Quillon", "said": "Hephaestion"}


def left(folder: Path, traces: dict[str, str]) -> list[str]:
    """Tell what is to be found, in whichever file below a folder."""
    held = b"".join(
        (Path(root) / name).read_bytes()
        for root, _, names in os.walk(folder)
        for name in names
        if (Path(root) / name).is_file()
    )
    return sorted(what for what, trace in traces.items() if trace.encode() in held)


def test_no_byte_of_an_erased_class_is_left_where_its_server_ran(tmp_path: Path):
    temporary, log = tmp_path / "temporary", tmp_path / "labs.log"
    temporary.mkdir()
    command = [sys.executable, "-m", "reefkit", "serve", "--no-browser", "--port", "0"]
    environment = {"TMPDIR": str(temporary), DATABASE_VARIABLE: ""}
    with serving([*command, "--log", str(log)], tmp_path, **environment) as served:
        teacher, _ = make_class(served, "Xanthophyll 9q", teacher="Ms Ouroboros")
        store = Store.open(tmp_path / "home" / "reefkit.sqlite")
        traces = fill(store)
        assert left(tmp_path, traces) == sorted(traces), "or the search finds nothing"
        # What a school asks of a server: links, codes, a lesson, the desk with all its names.
        pupil = Browser(served.url)
        for path in (f"join/{traces['code']}/", f"reef-survivor/?join={traces['code']}", "no/such"):
            assert pupil.get(path).status in {200, 303, 404}
        assert pupil.post("continue/", code=traces["code of Quillon"]).status == 303
        assert kernel_of(teacher.get(DESK).body)
        (klass,) = store.classes.all()
        store.classes.erase(klass.id)
        store.close()
        assert left(tmp_path, traces) == []
        said = served.log
    assert left(tmp_path, traces) == []
    assert [what for what, trace in traces.items() if trace in said] == []
