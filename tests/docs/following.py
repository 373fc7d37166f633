"""How the blocks of a page are read: as files to write, as commands to run, or as what is shown.

The conventions stand for contributors in ``docs/contributors/documentation.md``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.docs.scratch import SERVES, PageError, Scratch
from tests.support.pages import APPENDING, CHANGING, WRITING, Fence

COMMANDS = ("sh", "console")
SHOWN = frozenset(
    [
        "css",
        "ftl",
        "html",
        "ini",
        "json",
        "jsonl",
        "markdown",
        "make",
        "nginx",
        "python",
        "sql",
        "systemd",
        "text",
        "toml",
        "xml",
        "yaml",
        "dockerfile",
        "http",
    ]
)
"""Languages of blocks that hold no command for a terminal."""
NOT_RUN = re.compile(r"^# not run: (\S.{7,})$")
RUN_BY = re.compile(r"^# run by (\S+)\.?$")
LONG = re.compile(r"^# long: (\S.{7,})$")
BECOMES = re.compile(r"^(?:#+|//|;) becomes\n", re.MULTILINE)
ANYTHING = "…"


@dataclass(frozen=True)
class Told:
    """A command, and what a page says that it answers."""

    command: str
    answer: str | None


def first_line(fence: Fence) -> str:
    return fence.text.partition("\n")[0].strip()


def marked(fence: Fence, mark: re.Pattern[str]) -> str | None:
    """Give what a mark in the first line says; none where it has no such mark."""
    found = mark.match(first_line(fence))
    return found[1] if found else None


def told(fence: Fence) -> list[Told]:
    """Take a block apart into commands, and their answers where it shows them."""
    return list(_told(fence))


def _told(fence: Fence) -> Iterator[Told]:
    lines = fence.text.splitlines()
    prompt = "$ " if fence.language == "console" else ""
    at = 0
    while at < len(lines):
        line = lines[at]
        at += 1
        if not line.strip() or line.startswith("#"):
            continue
        if not line.startswith(prompt):
            raise PageError(f"{fence}: {line!r} is neither a command nor the answer to one")
        command = line.removeprefix(prompt)
        while command.endswith("\\") and at < len(lines):
            command += "\n" + lines[at]
            at += 1
        answer = []
        while prompt and at < len(lines) and not lines[at].startswith((prompt, "# ")):
            answer.append(lines[at])
            at += 1
        yield Told(command, "\n".join(answer) if answer else None)


def expected(answer: str) -> re.Pattern[str]:
    """Make of what a page shows what is to be found: an ellipsis may be anything."""
    lines = []
    for line in answer.strip("\n").splitlines():
        if line.strip() == ANYTHING:
            lines.append(r"(?:.*\n)*?")
        else:
            parts = (re.escape(part) for part in line.rstrip().split(ANYTHING))
            lines.append(".*".join(parts) + r"[ ]*\n")
    return re.compile("".join(lines))


def follow(fence: Fence, scratch: Scratch) -> None:
    """Do what a block says.

    Raises
    ------
    PageError
        When it cannot be done, or something else comes of it than the page shows.
    """
    if fence.does:
        _write(fence, scratch)
    elif fence.language in COMMANDS:
        _run(told(fence), scratch)
    elif fence.language == "python":
        (scratch.home / "block.py").write_text(fence.text, encoding="utf-8")
        scratch.run(f"python {scratch.home / 'block.py'}")


def _run(commands: list[Told], scratch: Scratch) -> None:
    if all(each.answer is None for each in commands):
        script = "\n".join(each.command for each in commands)
        serves = [bool(SERVES.match(each.command)) for each in commands]
        if any(serves[:-1]):
            raise PageError(f"nothing comes after a server:\n{script}")
        (scratch.serve if serves and serves[-1] else scratch.run)(script)
        return
    for each in commands:
        said = scratch.run(each.command)
        if each.answer is not None and not expected(each.answer).fullmatch(said.strip("\n") + "\n"):
            raise PageError(f"$ {each.command}\nsays\n{said}\nand the page shows\n{each.answer}")


def _write(fence: Fence, scratch: Scratch) -> None:
    assert fence.does is not None
    how, name = fence.does
    file = scratch.project / name
    if not file.resolve().is_relative_to(scratch.project.resolve()):
        raise PageError(f"{fence}: {name} is outside the project")
    if how == WRITING:
        _write_new(file, fence)
        return
    if not file.is_file():
        raise PageError(f"{fence}: there is no {name}")
    kept = file.read_text(encoding="utf-8")
    if how == APPENDING:
        file.write_text(f"{kept.rstrip()}\n\n{fence.text}", encoding="utf-8")
    elif how == CHANGING:
        was, becomes = changed(fence)
        if kept.count(was) != 1:
            raise PageError(f"{fence}: {name} has {kept.count(was)} times\n{was}")
        file.write_text(kept.replace(was, becomes), encoding="utf-8")


def _write_new(file: Path, fence: Fence) -> None:
    if file.exists():
        raise PageError(f"{fence}: {file.name} is there already")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(fence.text, encoding="utf-8")


def changed(fence: Fence) -> tuple[str, str]:
    """Give what a block takes away, and what it puts in its place."""
    parts = BECOMES.split(fence.text)
    if len(parts) != 2 or not parts[0].strip():
        raise PageError(f"{fence}: a change has two parts, with a line “# becomes” between them")
    return parts[0], parts[1]
