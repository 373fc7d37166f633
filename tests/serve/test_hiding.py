"""The word before the door stands in no list of processes, wherever whoever starts it wrote it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from reefkit.serve.arguments import CommandError, serve_parser
from reefkit.serve.hiding import without_word
from reefkit.serve.startup import place_of
from reefkit.text import catalogue
from tests.serve.test_lab_server import command
from tests.support.teachers import Browser
from tests.support.tree import ROOT
from tests.support.voila import Served, serving

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
    """List the server and all that it has started."""
    server = psutil.Process(served.process.pid)
    return [server, *server.children(recursive=True)]


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
    """Read where a server is to answer, and give the sentence that refuses it; empty for none."""
    try:
        place_of(serve_parser(SAY).parse(given))
    except CommandError as error:
        return SAY.render(error.message)
    return ""
