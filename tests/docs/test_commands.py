"""Commands of the docs, followed to the letter."""

import contextlib
import io
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from http.cookiejar import CookieJar
from pathlib import Path

import pytest
from playwright.sync_api import expect

from reefkit.serve.command import main
from tests.browser.lesson import arrive
from tests.support import voila
from tests.support.browser import OpenPage, leave
from tests.support.effort import PROOF, at_length
from tests.support.families import each_case
from tests.support.tree import (
    APPENDING,
    CHANGING,
    DOES,
    ROOT,
    WRITING,
    Fence,
    Page,
    exists,
    page,
    project_files,
    read_by_visitors,
    text_of,
)

# A copy of the project in which a page is followed to the letter.
#
# Each page has a copy, a home and a database of its own; nothing of it reaches this checkout. What
# a set-up would install is not installed again: the copy uses the packages of the run.

START_SECONDS = 240
"""Two slow cores that others share: what takes three seconds alone may take minutes."""
STOP_SECONDS = 60
ADDRESS = re.compile(r"https?://(?:127\.0\.0\.1|localhost)(?::\d+)?/\S*")
SERVES = re.compile(r"^(?:\S*reefkit serve|\S*reefkit lab|make lab|jupyter (?:lab|notebook))\b")
JUDGES = re.compile(r"^\S*reefkit doctor\b")
"""Ends with 1 where it finds fault with this machine, which is no fault of a page."""
LONG_AGO = 946_684_800
INTERRUPTED = {0, 2, 130, -signal.SIGINT}
"""How a server, or make before one, may end when Ctrl-C is pressed."""


class PageError(AssertionError):
    """A command of a page did not do what the page says."""


def copy_of_the_project(to: Path) -> Path:
    """Copy what git sees, as a repository of its own."""
    for path in project_files():
        (to / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / path, to / path)
    # Compiled modules fit their copies, for a copy keeps its file's time.
    for folder in ROOT.glob("reefkit/**/__pycache__"):
        shutil.copytree(folder, to / folder.relative_to(ROOT))
    (to / ".venv").mkdir()
    for each in Path(sys.prefix).iterdir():
        (to / ".venv" / each.name).symlink_to(each)
    # What is installed is taken as it is: make compares only when files were changed.
    os.utime(to / "pyproject.toml", (LONG_AGO, LONG_AGO))
    subprocess.run(["git", "init", "--quiet"], cwd=to, check=True)
    return to


class Scratch:
    """Runs scripts in a copy.

    Parameters
    ----------
    folder
        An empty folder; the copy is made in it.
    """

    def __init__(self, folder: Path) -> None:
        self.project = folder / "reefkit"
        self.home = folder / "home"
        self.project.mkdir()
        self.home.mkdir()
        copy_of_the_project(self.project)

    @property
    def environment(self) -> dict[str, str]:
        """As a person's who has just opened a terminal in the folder of Reefkit."""
        kept = {name: os.environ[name] for name in ("LANG", "TZ", "CI") if name in os.environ}
        return kept | {
            "PATH": f"{self.project / '.venv' / 'bin'}:{os.environ['PATH']}",
            "HOME": str(self.home),
            "REEFKIT_HOME": str(self.home / "reefkit"),
            "IPYTHONDIR": str(self.home / "ipython"),
            # The package of the copy, not that of this checkout.
            "PYTHONPATH": str(self.project),
            "PYTHONUNBUFFERED": "1",
            "BROWSER": "true",  # a server opens the program `true`, which does nothing
            "COLUMNS": "100",
        }

    def start(self, script: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            ["bash", "-eu", "-o", "pipefail", "-c", script],
            cwd=self.project,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )

    def run(self, script: str, seconds: float = START_SECONDS) -> str:
        """Run a script to its end, and give what it said.

        Raises
        ------
        PageError
            When it ends with anything but 0, or not in time.
        """
        process = self.start(script)
        try:
            said, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            said, _ = process.communicate()
            raise PageError(f"not over after {seconds} s:\n{script}\n{said}") from None
        judges = bool(JUDGES.match(script.splitlines()[-1]))
        if process.returncode and not (judges and process.returncode == 1):
            raise PageError(f"ended with {process.returncode}:\n{script}\n{said}")
        return said

    def serve(self, script: str) -> str:
        """Run a script whose last command serves: ask it once, press Ctrl-C, and see it leave.

        Raises
        ------
        PageError
            When it never says an address, does not answer there, or does not leave.
        """
        process = self.start(script)
        said: list[str] = []
        address = _Awaited()

        def listen() -> None:
            assert process.stdout is not None
            with process.stdout:
                for line in process.stdout:
                    said.append(line)
                    if found := ADDRESS.search(line):
                        address.give(found.group())
            address.give(None)

        listener = threading.Thread(target=listen, daemon=True)
        listener.start()
        try:
            url = address.wait(START_SECONDS)
            if url is None:
                raise PageError(f"never said an address:\n{script}\n{''.join(said)}")
            answered = _ask(url)
            os.killpg(process.pid, signal.SIGINT)
            process.wait(timeout=STOP_SECONDS)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
            listener.join(timeout=STOP_SECONDS)
        asks_the_word = answered == 403 and "--token" in script
        if not (answered == 200 or asks_the_word) or process.returncode not in INTERRUPTED:
            reason = f"answered {answered}, ended with {process.returncode}"
            raise PageError(f"{reason}:\n{script}\n{''.join(said)}")
        return "".join(said)


class _Awaited:
    """Something that another thread finds."""

    def __init__(self) -> None:
        self._found: str | None = None
        self._given = threading.Event()

    def give(self, found: str | None) -> None:
        if not self._given.is_set():
            self._found = found
            self._given.set()

    def wait(self, seconds: float) -> str | None:
        self._given.wait(seconds)
        return self._found


def _ask(url: str) -> int:
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
    try:
        with opener.open(url, timeout=START_SECONDS) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code


# How the blocks of a page are read: as files to write, as commands to run, or as what is shown.
#
# The conventions stand for contributors in ``docs/contributors/documentation.md``.

COMMANDS = ("sh", "console")
SHOWN = frozenset(
    [
        "css",
        "pycon",  # doctests: tests/labs/lesson/test_public_interface.py
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
    found = mark.match(first_line(fence))
    return found[1] if found else None


def told(fence: Fence) -> list[Told]:
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
    """Return what a block takes away, and what it puts in its place."""
    parts = BECOMES.split(fence.text)
    if len(parts) != 2 or not parts[0].strip():
        raise PageError(f"{fence}: a change has two parts, with a line “# becomes” between them")
    return f"{parts[0].rstrip()}\n", parts[1]


# ---- Every command that a page shows is run here, or says to its reader that it is not.
FENCES = tuple(fence for page in read_by_visitors() for fence in page.fences)
# What would run the tests within the tests; .ci/run or make does it, and this list says who.
BY_THE_BUILD = {
    "make test": ".ci/run",
    "make check": ".ci/run",
    "make set-up": ".ci/run",
    "make docs": ".ci/run",
}
PYTHON_ELSEWHERE = {
    Path("docs/contributors/upstream.md"): "tests/docs/test_upstream.py",  # they do not end
}


def runs(fence: Fence) -> bool:
    """Return whether a block is followed here."""
    if marked(fence, NOT_RUN) or marked(fence, RUN_BY):
        return False
    if marked(fence, LONG) and not PROOF:
        return False
    if fence.language == "python" and fence.page in PYTHON_ELSEWHERE and not fence.does:
        return False
    return fence.language in COMMANDS or fence.language == "python" or bool(fence.does)


def by_the_build(fence: Fence) -> bool:
    lines = [each.command.partition("#")[0].strip() for each in told(fence)]
    return bool(lines) and all(line in BY_THE_BUILD for line in lines)


# What a page in Spanish shows is what its English one shows: tests/docs/test_site.py.
ENGLISH = [page for page in read_by_visitors() if Path("docs/es") not in page.path.parents]
STORIES = [page for page in ENGLISH if any(map(runs, page.fences))]
# The longest walk-throughs, and not the page that starts a dozen servers.
AT_LENGTH = ("add-a-game.md", "add-a-game-to-the-desk.md", "add-a-language.md", "serve.md")
MARKS = dict.fromkeys(AT_LENGTH, at_length) | {"README.md": pytest.mark.smoke}
CONTRIBUTORS = Path("docs/contributors")
AFTER = {"add-a-game-to-the-desk.md": "add-a-game.md"}
"""The page whose files another page builds on."""
# Of other pages' servers, `make test` reads the options; each takes five seconds to start and end.
SERVES_AT_ONCE = {"README.md", "blue-expanse-cards.md"}


def is_read_only(fence: Fence) -> bool:
    """Return whether a block is one server, whose options are read and no more."""
    if PROOF or fence.page.name in SERVES_AT_ONCE or fence.language not in COMMANDS:
        return False
    commands = [each.command for each in told(fence)]
    return len(commands) == 1 and bool(SERVES.match(commands[0]))


def files_of(name: str) -> list[Fence]:
    """Return the blocks of a page that write files, after those of the page that it builds on."""
    before = files_of(AFTER[name]) if name in AFTER else []
    return before + [each for each in page(CONTRIBUTORS / name).fences if each.does]


def words_of(command: str) -> list[str]:
    """Return the words of a command, without a shell's comment and what stands for anything."""
    return shlex.split(command.replace("…", ""), comments=True)


@pytest.mark.slow
@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, id=str(page.path), marks=MARKS.get(page.path.name, ()))
        for page in STORIES
    ],
)
def test_a_page_is_followed_to_the_letter(page: Page, tmp_path: Path):
    fences = [each for each in page.fences if runs(each)]
    for fence in filter(is_read_only, fences):
        (command,) = told(fence)
        assert unknown(words_of(command.command)) == []
    fences = [each for each in fences if not is_read_only(each)]
    scratch = Scratch(tmp_path) if fences else None
    earlier = files_of(AFTER[page.path.name]) if page.path.name in AFTER else []
    for fence in (*earlier, *fences):
        if scratch is None or (fence.language in COMMANDS and by_the_build(fence)):
            continue
        try:
            follow(fence, scratch)
        except PageError as failed:
            pytest.fail(f"{fence}\n{failed}", pytrace=False)


PIECES = """() => [...document.querySelectorAll("body *")]
  .filter((each) => each.checkVisibility() && !each.matches("script, style"))
  .flatMap((each) => [...each.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
  .flatMap((node) => node.textContent.split(" · ")).map((text) => text.trim()).filter((text) => text)"""


@pytest.mark.slow
@at_length
def test_the_first_page_of_a_new_language_is_drawn(tmp_path: Path, open_page: OpenPage):
    """In that language what the page's files say, the rest in whole English sentences."""
    scratch = Scratch(tmp_path)
    for fence in files_of("add-a-language.md"):
        follow(fence, scratch)
    file = scratch.project / "reefkit/text/catalogues/it/lab-server.ftl"
    written = dict(re.findall(r"^(\S+) = (.+)$", file.read_text("utf-8"), re.MULTILINE))
    with voila.serving(voila.command(), scratch.home, PYTHONPATH=str(scratch.project)) as served:
        opened = open_page()
        opened.goto(f"{served.url}?language=en")
        english = set(opened.evaluate(PIECES))
        opened.goto(f"{served.url}?language=it")
        expect(opened.locator("html")).to_have_attribute("lang", "it")
        for each in ("lab-grow", "lab-meet", "lab-find"):
            expect(opened.get_by_role("heading", level=1)).to_contain_text(written[each])
        own = set(opened.evaluate(PIECES)) - english
        assert own - {"English", "Italiano", "in inglese"} <= set(written.values())
        assert {written["lab-no-internet"], "in inglese"} <= own
        leave(opened)  # before its server ends


ROUNDS = 5


@pytest.mark.slow
@at_length
def test_the_game_of_the_walk_through_is_played_in_a_browser(tmp_path: Path, open_page: OpenPage):
    """From *Before* through a whole match to *After*, on the page that its files make."""
    scratch = Scratch(tmp_path)
    for fence in files_of("add-a-game-to-the-desk.md"):
        follow(fence, scratch)
    with voila.serving(voila.command(), scratch.home, PYTHONPATH=str(scratch.project)) as served:
        opened = open_page()
        hands = arrive(opened, served.url, "kelp")
        hands.open("tab-before")
        hands.open("ask-begin")
        expect(opened.locator(".rk-at-ask")).to_be_visible()
        hands.open("tab-play")
        hands.open("quick-start")
        expect(opened.get_by_role("img", name="Plants in the forest")).to_be_visible()
        hands.open("evidence-harvest")
        for number in range(ROUNDS):
            hands.press("kelp-take-1")
            hands.press("ready")
            if number < ROUNDS - 1:
                opened.locator('[data-key="harvest"] tbody tr').nth(number).wait_for()
        expect(opened.locator('[data-key="final-story"]')).to_contain_text("You took")
        expect(opened.locator('[data-key="final-what-if"]')).to_be_visible()
        hands.open("final-after")
        hands.open("ask-begin")
        expect(opened.locator(".rk-at-ask")).to_be_visible()
        leave(opened)  # before its server ends


@each_case("fence", FENCES, ids=str)
def test_blocks_have_a_known_language(fence: Fence):
    """No command hides in a block of which nobody knows what it is."""
    assert fence.language in {*COMMANDS, *SHOWN}, f"{fence}: {fence.info!r}"
    if fence.does:
        how, name = fence.does
        assert how in DOES
        assert Path(name).name in fence.before, "the paragraph before it names the file"
    else:
        assert fence.info == fence.language
    if fence.language in COMMANDS:
        assert told(fence) or marked(fence, NOT_RUN)
    else:
        hidden = re.compile(
            r"^\s*(\$ |(sudo|make|pip|apt|apt-get|reefkit|docker|git) )", re.MULTILINE
        )
        assert fence.language == "python" or not hidden.search(fence.text), "this is a command"


RUN_ELSEWHERE = [fence for fence in FENCES if marked(fence, RUN_BY)]


def test_commands_of_the_build_are_there():
    for command, place in BY_THE_BUILD.items():
        program, target = command.split()
        ran = rf"^{program} (.* )?{target}( |$)"
        assert re.search(ran, text_of(Path(place)), re.MULTILINE), command
    for place in PYTHON_ELSEWHERE.values():
        assert exists(Path(place))


@each_case("fence", RUN_ELSEWHERE, ids=str)
def test_blocks_run_elsewhere_name_their_test(fence: Fence):
    named = marked(fence, RUN_BY)
    assert named is not None
    test = text_of(Path(named))
    reads_the_page = fence.page.name in test
    for each in told(fence):
        assert reads_the_page or " ".join(each.command.split()[:2]) in test, each.command


# ---- Commands within lines
def within_lines() -> list[tuple[Path, str]]:
    begins = re.compile(r"(?:\.venv/bin/)?(reefkit (?!…)|make [a-z]|python -m |python [a-z]+/)")
    return [(p.path, code) for p in read_by_visitors() for code in p.code if begins.match(code)]


@cache
def help_of(*given: str) -> str:
    with contextlib.redirect_stdout(io.StringIO()) as out:
        assert main([*given, "--help"]) == 0, given
    return out.getvalue()


def unknown_to_reefkit(given: list[str]) -> list[str]:
    """Return the words that our command line does not know: commands, tasks of a class, options."""
    named = [] if not given or given[0].startswith("-") else [given[0]]
    if named == ["play"]:
        named = given[:2]
    options = [word.partition("=")[0] for word in given if word.startswith("-")]
    helped = help_of(*named)
    tasks = given[1:2] if named == ["class"] else []
    words = re.findall(r"[\w-]+", helped)
    return [word for word in [*tasks, *options] if word not in words]


def unknown(words: list[str]) -> list[str]:
    """Return what of a command is not there: an option, a target of make, a module, a script."""
    program = words[0].removeprefix(".venv/bin/")
    if program == "reefkit":
        return unknown_to_reefkit(words[1:])
    if program == "make":
        targets = re.findall(r"^([a-z-]+):", text_of(Path("Makefile")), re.MULTILINE)
        given = [each.removeprefix("ARGUMENTS=") for each in words if each[:10] == "ARGUMENTS="]
        serves = given if words[1] == "lab" else []
        wrong = [wrong for each in serves for wrong in unknown_to_reefkit(["serve", *each.split()])]
        return wrong + [each for each in words[1:2] if each not in targets]
    if words[1] == "-m":
        module = Path(*words[2].split("."))
        known = [module.with_suffix(".py"), module / "__main__.py"]
        ours = module.parts[0] in {"tests", "reefkit", "bench"}
        return [] if not ours or any(map(exists, known)) else words[2:3]
    source = text_of(Path(words[1]))
    options = [word for word in words[2:] if word.startswith("--")]
    return [word for word in options if word not in source] if source else words[1:2]


@each_case(("page", "code"), within_lines())
def test_inline_commands_exist(page: Page, code: str):
    assert unknown(words_of(code)) == [], f"{page}: {code}"


def test_an_option_that_there_is_not_is_found():
    assert unknown(words_of("reefkit serve --netwerk  # by all")) == ["--netwerk"]
    assert unknown(words_of('make lab ARGUMENTS="--network --tokn x"')) == ["--tokn"]


# ---- The reading of blocks itself
def fence_of(text: str, info: str = "console", before: str = "") -> Fence:
    return Fence(Path("a.md"), 1, info, text, before)


def test_a_block_is_taken_apart():
    text = "# first\n$ one \\\n  two\nsays\n…\n$ three\n"
    assert told(fence_of(text)) == [Told("one \\\n  two", "says\n…"), Told("three", None)]
    with pytest.raises(PageError, match="neither a command"):
        told(fence_of("says\n"))


@pytest.mark.parametrize(
    ("shown", "said", "same"),
    [
        ("a\nb", "a\nb\n", True),
        ("a\nb", "a\nc\n", False),
        ("a\n…\nb", "a\nx\ny\nb\n", True),
        ("a\n…", "a\n", True),
        ("a\n…", "b\na\n", False),
        ("in … s", "in 3 s\n", True),
        ("in … s", "in 3 m\n", False),
        ("a.c", "abc\n", False),
    ],
)
def test_what_is_shown_is_compared(shown: str, said: str, *, same: bool):
    assert bool(expected(shown).fullmatch(said)) is same


def test_marks_are_read():
    assert marked(fence_of("# not run: needs a registry\ndocker pull x\n"), NOT_RUN)
    assert not marked(fence_of("# not run:\ndocker pull x\n"), NOT_RUN)
    assert marked(fence_of("# run by tests/x.py\nreefkit\n"), RUN_BY) == "tests/x.py"
    assert first_line(fence_of("a\nb\n")) == "a"
    assert changed(fence_of("a\n# becomes\nb\n")) == ("a\n", "b\n")
    with pytest.raises(PageError):
        changed(fence_of("a\n"))


def test_a_failing_page_fails(tmp_path: Path):
    """The runner itself: what is wrong on a page is seen."""
    scratch = Scratch(tmp_path)
    assert scratch.run("pwd").strip() == str(scratch.project)
    where = scratch.run("python -c 'import reefkit; print(reefkit.__file__)'").strip()
    assert where == str(scratch.project / "reefkit" / "__init__.py")
    wrong = [
        fence_of("$ false\n"),
        fence_of("$ echo one\ntwo\n"),
        fence_of("reefkit serve --no-browser --port seven\n", "sh"),
        fence_of("raise SystemExit(1)\n", "python"),
        fence_of("x = 1\n", "python new=README.md"),
        fence_of("x = 1\n", "python new=../outside.md"),
        fence_of("x = 1\n", "python end=nowhere.md"),
        fence_of("no such line\n# becomes\nother\n", "python change=README.md"),
    ]
    for fence in wrong:
        with pytest.raises(PageError):
            follow(fence, scratch)
    follow(fence_of("made = 1\n", "python new=made/new.py"), scratch)
    follow(fence_of("made += 1\n", "python end=made/new.py"), scratch)
    follow(fence_of("made = 1\n# becomes\nmade = 2\n", "python change=made/new.py"), scratch)
    follow(fence_of("$ cat made/new.py\nmade = 2\n\nmade += 1\n"), scratch)
    assert not (ROOT / "made").exists()
