"""The pages of reference: ``python -m tests.docs.test_reference`` writes them from the code."""

import contextlib
import inspect as python
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect
from msgspec.inspect import NODEFAULT
from sphinx.pycode import ModuleAnalyzer

import reefkit.games
import reefkit.labs
import reefkit.widgets
from reefkit.content import declarations
from reefkit.games.climate.content import MutationCard
from reefkit.labs.lesson.lab import content_files
from reefkit.serve.arguments import COMMANDS
from reefkit.serve.command import main
from tests.support.tree import ROOT

# The pages of reference that are written from the code: ``python -m tests.docs.test_reference``.
#
# What a command can do is asked of it, and what a file of content may hold of the types that read it.

FOLDER = ROOT / "docs" / "reference"
COMMAND_LINE = FOLDER / "command-line.md"
BEGIN, END = "<!-- from the code: begin -->\n", "<!-- from the code: end -->"
GAMES = {"play": ["", "reef", "succession"]}
"""Games whose help is shown: the one with arguments of its own, and one that is like the others."""


def help_of(*given: str) -> str:
    """Ask a command for its help."""
    with contextlib.redirect_stdout(io.StringIO()) as out:
        code = main([*given, "--help"])
    assert code == 0, given
    return out.getvalue().strip()


def command_line() -> str:
    """Return every command's help, each under a heading."""
    parts = [f"```text\n{help_of()}\n```\n"]
    for command in COMMANDS:
        for rest in ([each] for each in GAMES.get(command, [""])):
            given = [command, *filter(None, rest)]
            parts.append(f"## reefkit {' '.join(given)}\n\n```text\n{help_of(*given)}\n```\n")
    return "\n".join(parts)


ABOUT = (
    "What each file may hold. [Files and formats](data-formats.md#content) says how to use them."
)
LESSONS = "lessons"
"""The page of the files that every lesson may have."""
TITLES = {
    "art": "Files: drawings and colours",
    LESSONS: "Files of every lesson",
    "reef": "Files of Reef Survivor",
    "climate": "Files of Climate Change",
    "succession": "Files of Succession",
    "expanse": "Files of Blue Expanse",
}


def kinds() -> dict[str, dict[str, Any]]:
    """Return by page the kinds of files of content: each file's name, with its type."""
    files: dict[str, Any] = content_files()
    for room in (reefkit, reefkit.games, reefkit.widgets):
        files |= declarations(room)
    found: dict[str, dict[str, Any]] = {LESSONS: {}}
    for path in sorted(files):
        folder, _, name = path.rpartition("/")
        shared = [
            each for each in files if each.endswith(f"/{name}") and files[each] == files[path]
        ]
        if not folder:
            found[LESSONS][path] = files[path]
        elif len(shared) > 1:
            found[LESSONS][f"LESSON/{name}"] = files[path]
        else:
            found.setdefault(folder, {})[path] = files[path]
    return found


def formats() -> dict[str, str]:
    """Return the pages of content by name: every kind of file, with its keys."""
    described: dict[type, str] = {}
    pages = {}
    for name, files in kinds().items():
        parts = [f"# {TITLES[name]}\n\n{ABOUT}\n"]
        for path, type_ in files.items():
            same = next((each for each in files if files[each] == type_), path)
            if same != path:
                parts.append(f"## data/{path}\n\nHas what [data/{same}](#{_slug(same)}) has.\n")
                continue
            lines = [f"## data/{path}\n", _file(inspect.type_info(type_))]
            place = f"content-{name}.md#{_slug(path)}"
            lines += [_table(shape, described, place) for shape in _structures(type_)]
            parts.append("\n".join(line for line in lines if line))
        pages[name] = "\n".join(parts)
    return pages


def _file(shape: inspect.Type) -> str:
    if isinstance(shape, inspect.DictType):
        return f"Each entry has a name of its own in brackets, and is {_said(shape.value_type)}.\n"
    return ""


def _structures(annotation: Any) -> list[type]:  # noqa: ANN401 (types are values here)
    """List the structures of a type, outermost first."""
    found: list[type] = []
    waiting: list[inspect.Type] = [inspect.type_info(annotation)]
    while waiting:
        shape = waiting.pop(0)
        if isinstance(shape, inspect.StructType):
            if shape.cls in found:
                continue
            found.append(shape.cls)
            waiting += [field.type for field in shape.fields]
        waiting += _inside(shape)
    return found


def _inside(shape: inspect.Type) -> list[inspect.Type]:
    if isinstance(shape, inspect.UnionType):
        return list(shape.types)
    if isinstance(shape, inspect.DictType):
        return [shape.value_type]
    if isinstance(shape, inspect.TupleType):
        return list(shape.item_types)
    if isinstance(shape, inspect.CollectionType):
        return [shape.item_type]
    return []


def _table(cls: type, described: dict[type, str], place: str) -> str:
    if cls in described:
        return f"*{cls.__name__}*: as [here]({described[cls]}).\n"
    described[cls] = place
    shape = inspect.type_info(cls)
    assert isinstance(shape, inspect.StructType)
    notes = attributes(cls)
    about = _line((python.getdoc(cls) or "").partition("\n\n")[0])
    rows = [
        f"**{cls.__name__}**: {about}\n",
        "| key | holds | where it is left out |",
        "|---|---|---|",
    ]
    if shape.tag is not None:
        rows.append(f"| `{shape.tag_field}` | `{shape.tag}` | must be there |")
    for field in shape.fields:
        note = notes.get(field.name, "")
        holds = ". ".join(filter(None, [_said(field.type), note]))
        rows.append(f"| `{field.encode_name}` | {_line(holds)} | {_default(field)} |")
    return "\n".join(rows) + "\n"


def _slug(path: str) -> str:
    return "data" + re.sub(r"[^\w-]", "", path).lower()


def _line(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|").replace("``", "`")


def _default(field: inspect.Field) -> str:
    if field.required:
        return "must be there"
    if field.default is not NODEFAULT:
        value = field.default
    else:
        value = field.default_factory() if field.default_factory is not NODEFAULT else None
    if value is None or value in ((), "", {}, []):
        return "nothing"
    plain = msgspec.to_builtins(value)
    return f"`{msgspec.json.encode(plain).decode()}`"


def attributes(cls: type) -> dict[str, str]:
    """Read what the comments beside the fields of a class say; one may speak of several by name."""
    comments = ModuleAnalyzer.for_module(cls.__module__).find_attr_docs()
    found = {}
    for (scope, name), lines in comments.items():
        if scope == cls.__qualname__:
            note = " ".join(lines).strip()
            several = re.match(r"((?:``\w+``, )+``\w+``): ", note)
            names = re.findall(r"\w+", several[1]) if several else [name]
            found |= dict.fromkeys(names, note[several.end() :] if several else note)
    return found


def _bounds(least: float | None, most: float | None) -> str:
    if least is not None and most is not None:
        return f" from {least} to {most}" if least != most else f", {least}"
    if least is not None:
        return f", at least {least}"
    return f", at most {most}" if most is not None else ""


def _said(shape: inspect.Type) -> str:  # noqa: C901, PLR0911 (one case a kind of value)
    """Say in words what may stand in a place."""
    match shape:
        case inspect.BoolType():
            return "`true` or `false`"
        case inspect.IntType():
            return "a whole number" + _bounds(shape.ge, shape.le)
        case inspect.FloatType():
            return "a number" + _bounds(shape.ge, shape.le)
        case inspect.StrType():
            length = _bounds(shape.min_length, shape.max_length)
            pattern = f" that fits `{shape.pattern}`" if shape.pattern else ""
            return "text" + (length and f" of{length.removeprefix(',')} signs") + pattern
        case inspect.LiteralType():
            return "one of " + ", ".join(
                f"`{value}`" if value else "nothing" for value in shape.values
            )
        case inspect.StructType():
            return f"*{shape.cls.__name__}*"
        case inspect.NoneType():
            return "nothing"
        case inspect.UnionType():
            parts = [_said(each) for each in shape.types if not isinstance(each, inspect.NoneType)]
            return ", or ".join(parts)
        case inspect.DictType():
            return f"a table, by name, of {_said(shape.value_type)}"
        case inspect.TupleType():
            return "a list of " + ", then ".join(_said(each) for each in shape.item_types)
        case inspect.CollectionType():
            length = _bounds(shape.min_length, shape.max_length)
            return f"a list{length and ' (' + length.removeprefix(',').strip() + ')'} of {_said(shape.item_type)}"
    return "a value"


def written() -> Iterator[tuple[Path, str]]:
    text = COMMAND_LINE.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    yield COMMAND_LINE, before + BEGIN + "\n" + command_line() + "\n" + END + rest.split(END)[1]
    for name, text in formats().items():
        yield FOLDER / f"content-{name}.md", text


# The pages of reference say what the code says now: ``python -m tests.docs.test_reference`` renews them.


@pytest.mark.parametrize(
    ("path", "text"), [pytest.param(*each, id=each[0].name) for each in written()]
)
def test_a_page_is_as_the_code_is(path: Path, text: str):
    assert path.is_file()
    assert path.read_text(encoding="utf-8") == text, "python -m tests.docs.test_reference"


def test_every_kind_of_file_is_described_with_its_keys():
    pages = formats()
    assert "## data/reef/organisms.toml" in pages["reef"]
    for field in msgspec.structs.fields(MutationCard):
        assert f"| `{field.encode_name}` |" in pages["climate"]
    assert "`changes`, `deleterious`, `neutral`" in pages["climate"]


def test_no_page_of_content_is_left_over():
    assert {path.name for path in FOLDER.glob("content-*.md")} == {
        f"content-{name}.md" for name in formats()
    }


def test_what_a_comment_says_of_a_key_is_read():
    assert attributes(MutationCard)["gene"] == "Gene that it changes, if any."
    assert attributes(MutationCard)["copies"] == "Number of copies in the deck."
    assert "--network" in help_of("serve")


if __name__ == "__main__":
    for page, text in written():
        page.write_text(text, encoding="utf-8")
