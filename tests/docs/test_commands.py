"""Every command that a page shows is run here, or says to its reader that it is not."""

import contextlib
import io
import re
import shlex
from functools import cache
from pathlib import Path

import pytest

from reefkit.serve.command import main
from tests.docs.following import (
    COMMANDS,
    LONG,
    NOT_RUN,
    RUN_BY,
    SHOWN,
    PageError,
    Scratch,
    Told,
    changed,
    expected,
    first_line,
    follow,
    marked,
    told,
)
from tests.support.effort import PROOF, at_length
from tests.support.tree import DOES, ROOT, Fence, Page, exists, read_by_visitors, text_of

FENCES = tuple(fence for page in read_by_visitors() for fence in page.fences)
# What would run the tests within the tests; .ci/run or make does it, and this list says who.
BY_THE_BUILD = {
    "make test": ".ci/run",
    "make check": ".ci/run",
    "make set-up": ".ci/run",
    "make docs": ".ci/run",
}
PYTHON_ELSEWHERE = {
    Path("README.md"): "tests/serve/test_readme.py",
    Path("docs/contributors/upstream.md"): "tests/serve/test_readme.py",  # they do not end
}


def runs(fence: Fence) -> bool:
    """Tell whether a block is followed here."""
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


STORIES = [page for page in read_by_visitors() if any(map(runs, page.fences))]
# One walk-through of three, and not the page that starts a dozen servers.
AT_LENGTH = {"add-a-game.md", "add-a-language.md", "serve.md"}


@pytest.mark.slow
@pytest.mark.parametrize(
    "page",
    [
        pytest.param(
            page, id=str(page.path), marks=[at_length] if page.path.name in AT_LENGTH else []
        )
        for page in STORIES
    ],
)
def test_a_page_is_followed_to_the_letter(page: Page, tmp_path: Path):
    scratch = Scratch(tmp_path)
    for fence in page.fences:
        if not runs(fence) or (fence.language in COMMANDS and by_the_build(fence)):
            continue
        try:
            follow(fence, scratch)
        except PageError as failed:
            pytest.fail(f"{fence}\n{failed}", pytrace=False)


@pytest.mark.parametrize("fence", FENCES, ids=str)
def test_a_block_says_what_it_is(fence: Fence):
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
        assert re.search(rf"^{re.escape(command)}\b", text_of(Path(place)), re.MULTILINE), command
    for place in PYTHON_ELSEWHERE.values():
        assert exists(Path(place))


@pytest.mark.parametrize("fence", RUN_ELSEWHERE, ids=str)
def test_what_another_test_runs_is_run_there(fence: Fence):
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
    """Give the words that our command line does not know: commands, tasks of a class, options."""
    named = [] if not given or given[0].startswith("-") else [given[0]]
    if named == ["play"]:
        named = given[:2]
    options = [word.partition("=")[0] for word in given if word.startswith("-")]
    helped = help_of(*named)
    tasks = given[1:2] if named == ["class"] else []
    words = re.findall(r"[\w-]+", helped)
    return [word for word in [*tasks, *options] if word not in words]


@pytest.mark.parametrize(("page", "code"), within_lines())
def test_a_command_within_a_line_exists(page: Path, code: str):
    words = shlex.split(code.replace("…", ""))
    words[0] = words[0].removeprefix(".venv/bin/")
    if words[0] == "reefkit":
        assert unknown_to_reefkit(words[1:]) == [], f"{page}: {code}"
    elif words[0] == "make":
        targets = re.findall(r"^([a-z-]+):", text_of(Path("Makefile")), re.MULTILINE)
        assert words[1] in targets, f"{page}: {code}"
    elif words[1] == "-m":
        module = Path(*words[2].split("."))
        known = [module.with_suffix(".py"), module / "__main__.py"]
        ours = module.parts[0] in {"tests", "reefkit", "bench"}
        assert not ours or any(map(exists, known)), f"{page}: {code}"
    else:
        source = text_of(Path(words[1]))
        assert source, f"{page}: {code}"
        assert [word for word in words[2:] if word.startswith("--") and word not in source] == []


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
