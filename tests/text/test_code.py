"""No sentence stands in code, and every id that code names is there."""

import ast
import re
from functools import cache
from pathlib import Path
from textwrap import dedent

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import reefkit
from reefkit.text import ReefkitError, catalogue
from reefkit.text.languages import CATALOGUES
from tests.support import messages
from tests.text.scan import message_calls, sentences_in_code, sources, template_texts, texts

PACKAGE = Path(reefkit.__file__).parent
MAKER = 'def reject(id, **values): return Message(f"list-{id}", values)\n'
NAMER = 'def name(family, id):\n  return Message(f"{family}-{id}")\n'


def english_ids() -> list[str]:
    """Return the ids of all English messages, as often as they are written."""
    return [
        each.id.name
        for entries in messages.entries("en").values()
        for each in entries
        if isinstance(each, fluent.Message)
    ]


@cache
def families() -> tuple[str, ...]:
    """Return the prefixes of all ids that are put together while running."""
    return tuple(
        prefix
        for path in (CATALOGUES / "en").glob("*.ftl")
        for line in re.findall(r"^### Families:(.*)$", path.read_text("utf-8"), re.MULTILINE)
        for prefix in line.split()
    )


class _References(Visitor):
    """Collects the messages that messages refer to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def unknown_ids(root: Path) -> list[str]:
    english = catalogue("en")
    return [
        f"{call.place}: {call.id}"
        for call in message_calls(root)
        if call.whole and not english.has(call.id)
    ]


def unknown_families(root: Path) -> list[str]:
    return [
        f"{call.place}: {call.id}…"
        for call in message_calls(root)
        if not call.whole and not call.id.startswith(families())
    ]


def missing_values(root: Path) -> list[str]:
    english = catalogue("en")
    return [
        f"{call.place}: {call.id} lacks {name}"
        for call in message_calls(root)
        if call.whole and call.values is not None
        for name in sorted(english.variables(call.id) - call.values)
    ]


def test_every_id_in_the_code_stands_in_english():
    assert unknown_ids(PACKAGE) == []


def test_every_id_put_together_belongs_to_a_declared_family():
    assert unknown_families(PACKAGE) == []


def test_every_message_is_given_the_values_it_speaks_of():
    assert missing_values(PACKAGE) == []


def test_every_english_message_is_used():
    references = _References()
    for entries in messages.entries("en").values():
        for each in entries:
            references.visit(each)
    named = texts(PACKAGE) | template_texts(PACKAGE)
    named |= {call.id for call in message_calls(PACKAGE) if call.whole}
    named = {each.partition(".")[0] for each in named} | references.found
    assert [
        each for each in english_ids() if each not in named and not each.startswith(families())
    ] == []


def test_every_family_has_members():
    ids = catalogue("en").ids()
    assert [
        each for each in families() if not any(identifier.startswith(each) for identifier in ids)
    ] == []


def test_no_id_stands_in_two_files():
    assert sorted(set(english_ids())) == sorted(english_ids())


@pytest.mark.parametrize(
    ("source", "problems"),
    [
        ('message("no-such-id")', ["a.py:1: no-such-id"]),
        ('reefkit.text.Message("no-such-id", {})', ["a.py:1: no-such-id"]),
        ('message("list-empty" if x else "no-such-id")', ["a.py:1: no-such-id"]),
        ('message("list-empty")\nmessage(variable)', []),
        ('message(f"nofamily-{x}")', ["a.py:1: nofamily-…"]),
        ('message(f"{x}-more")', ["a.py:1: …"]),
        (MAKER + 'reject("empty")\nreject("no-such")', ["a.py:3: list-no-such"]),
        (MAKER + "reject(variable)", ["a.py:2: list-…"]),
        (NAMER + 'name("list", "empty")\nname("list", x)', ["a.py:4: list-…"]),
        (
            'def say(self, id, seat, **v):\n  Message(id, dict(v))\nself.say("text-unreadable", seat=1)',
            ["a.py:3: text-unreadable lacks file"],
        ),
        (
            MAKER + 'def over(a):\n  reject(a)\n  reject(f"{a}-over")\nover("empty")',
            ["a.py:5: list-empty-over"],
        ),
        ('message("text-unreadable")', ["a.py:1: text-unreadable lacks file"]),
        ('Message("text-unreadable", {"fil": 1})', ["a.py:1: text-unreadable lacks file"]),
        ('message("text-not-rendered", id="xx")', []),
        ('Message(id="list-empty", values={})\nMessage("text-unreadable", values={"file": 1})', []),
        ('message("text-unreadable", **values)\nMessage("text-unreadable", values)', []),
    ],
)
def test_the_scan_sees_what_it_should(tmp_path: Path, source: str, problems: list[str]):
    (tmp_path / "a.py").write_text(dedent(source), encoding="utf-8")
    assert unknown_ids(tmp_path) + unknown_families(tmp_path) + missing_values(tmp_path) == problems


# ---- No reader's sentence stands in Python: sentences are messages of the catalogue.
# Only programmers read this room's errors: it may import no room of ours, so neither `text`.
# Nor is the code of *Copy as Python* a sentence; what its comments say are messages.
FOR_PROGRAMMERS = ("ecology/", "data_lab/python_copy.py")


def error_names(root: Path) -> set[str]:
    """Return the names of all errors that readers see, from every module under a folder."""
    classes = [
        (node.name, {ast.unparse(base).rpartition(".")[2] for base in node.bases})
        for _, nodes in sources(root)
        for node in nodes
        if isinstance(node, ast.ClassDef)
    ]
    found = {ReefkitError.__name__}
    while True:
        more = found | {name for name, bases in classes if bases & found}
        if more == found:
            return found
        found = more


def errors_given_texts(root: Path, names: set[str]) -> list[str]:
    """Return the places where such an error is made with a text instead of a message."""
    found = []
    for path, nodes in sources(root):
        for node in nodes:
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = (
                node.func.attr
                if isinstance(node.func, ast.Attribute)
                else getattr(node.func, "id", "")
            )
            first = node.args[0]
            is_text = isinstance(first, ast.JoinedStr) or (
                isinstance(first, ast.Constant) and isinstance(first.value, str)
            )
            if name in names and is_text:
                found.append(f"{path.relative_to(root)}:{node.lineno}: {name}")
    return found


def test_no_sentence_stands_in_the_code():
    assert sentences_in_code(PACKAGE, FOR_PROGRAMMERS) == []


def test_no_error_that_readers_see_is_made_with_a_text():
    names = error_names(PACKAGE)
    assert {"ReefkitError", "TextError"} <= names
    assert errors_given_texts(PACKAGE, names) == []


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ('print("This reef is full")', 1),
        ('label = f"Seat {name} may not do that now"', 1),
        ('"""A docstring has many words."""', 0),
        ('class A:\n    b = 1\n    """What b is, in words."""', 0),
        ('raise ValueError("only a programmer reads this")', 0),
        ('raise ValueError(f"only a programmer reads {this} here")', 0),
        ('raise TextError("a reader sees this one")', 1),
        ('query = "SELECT key FROM matches"  # no reader: SQL', 0),
        ('# no reader: SQL\nquery = "SELECT key FROM matches"', 0),
        ('query = "SELECT key FROM matches"', 1),
        ('message("reef-died", what="boulder-coral")', 0),
        ('x = "two words"', 0),
        ('x = "i,j->ij"', 0),
    ],
)
def test_the_scan_for_sentences_sees_what_it_should(tmp_path: Path, source: str, count: int):
    (tmp_path / "a.py").write_text(dedent(source), encoding="utf-8")
    assert len(sentences_in_code(tmp_path)) == count
    assert sentences_in_code(tmp_path, ("a.py",)) == []


def test_the_scan_for_errors_sees_what_it_should(tmp_path: Path):
    (tmp_path / "a.py").write_text(
        'raise TextError("x")\nraise text.TextError(f"{x}")\nraise TextError(m)', encoding="utf-8"
    )
    assert errors_given_texts(tmp_path, {"TextError"}) == ["a.py:1: TextError", "a.py:2: TextError"]
