"""The project's own files, as git sees them, and its pages of Markdown."""

import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token
from myst_parser.slugs import github_slugify

# The project's own files, as git sees them, for tests about the project itself.

ROOT = Path(__file__).resolve().parents[2]


@cache
def project_files(*patterns: str) -> tuple[Path, ...]:
    """List what is committed, or would be: nothing that git ignores.

    Parameters
    ----------
    patterns
        Git's path patterns, such as ``"reefkit/*.py"``; none means every file.

    Returns
    -------
    tuple of Path
        Paths relative to ``ROOT``, in order.
    """
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", "--"]
    found = subprocess.run([*listing, *patterns], cwd=ROOT, capture_output=True, check=True)
    names = found.stdout.decode().split("\0")
    return tuple(sorted({Path(name) for name in names if name and (ROOT / name).is_file()}))


def text_of(path: Path) -> str:
    """Read a project file; what is not text reads as nothing."""
    try:
        return (ROOT / path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


# The project's pages of Markdown, read as the site and a forge read them.

WRITING = "new"
APPENDING = "end"
CHANGING = "change"
DOES = (WRITING, APPENDING, CHANGING)


@dataclass(frozen=True)
class Fence:
    """A block of a page that is no prose."""

    page: Path
    line: int
    info: str
    """What stands after the backquotes, such as ``toml end=data/reef/cards.toml``."""
    text: str
    before: str
    """The paragraph that leads to it."""

    @property
    def language(self) -> str:
        return self.info.split(" ", 1)[0]

    @property
    def does(self) -> tuple[str, str] | None:
        """What is to be done with a file, and which; none where it only shows something."""
        found = re.fullmatch(r"\S+ (\w+)=(\S+)", self.info)
        return (found[1], found[2]) if found else None

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


@dataclass(frozen=True)
class Page:
    """A page and what the tests look at."""

    path: Path
    tokens: tuple[Token, ...]

    @property
    def fences(self) -> tuple[Fence, ...]:
        return tuple(self._fences())

    def _fences(self) -> Iterator[Fence]:
        said = ""
        for token in self.tokens:
            if token.type == "inline":
                said = token.content
            if token.type in {"fence", "code_block"}:
                line = token.map[0] + 1 if token.map else 0
                yield Fence(self.path, line, token.info.strip(), token.content, said)

    @property
    def inside(self) -> Iterator[Token]:
        """What stands within lines: links, pictures, code."""
        for token in self.tokens:
            yield from token.children or []

    @property
    def code(self) -> tuple[str, ...]:
        return tuple(each.content for each in self.inside if each.type == "code_inline")

    @property
    def links(self) -> tuple[str, ...]:
        return tuple(str(each.attrs["href"]) for each in self.inside if each.type == "link_open")

    @property
    def pictures(self) -> tuple[tuple[str, str], ...]:
        """Return the address of each picture, and what it says to whoever does not see it."""
        found = [each for each in self.inside if each.type == "image"]
        return tuple((str(each.attrs["src"]), each.content) for each in found)

    @property
    def headings(self) -> tuple[str, ...]:
        """Return the names by which links find its headings."""
        names: list[str] = []
        for opened, inline in zip(self.tokens, self.tokens[1:], strict=False):
            if opened.type == "heading_open":
                name = base = github_slugify(_plain(inline))
                number = 0
                while name in names:
                    number += 1
                    name = f"{base}-{number}"
                names.append(name)
        return tuple(names)


def _plain(inline: Token) -> str:
    return "".join(
        each.content for each in inline.children or [] if each.type in {"text", "code_inline"}
    )


@cache
def page(path: Path) -> Page:
    """Read one page.

    Parameters
    ----------
    path
        Relative to the root of the project.
    """
    parser = MarkdownIt("commonmark").enable(["table", "strikethrough"])
    return Page(path, tuple(parser.parse(text_of(path))))


@cache
def pages() -> tuple[Page, ...]:
    """Return every page of the project, wherever it lies."""
    return tuple(page(path) for path in project_files("*.md"))


def read_by_visitors() -> tuple[Page, ...]:
    """Give the pages whose commands somebody may follow: all but the changes."""
    kept = {Path("CHANGELOG.md")}
    return tuple(each for each in pages() if each.path not in kept)


def exists(target: Path) -> bool:
    return (ROOT / target).exists()
