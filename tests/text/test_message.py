"""Messages, and templates that say them."""

import doctest
import importlib
import pickle
import pkgutil
import sys
import traceback
from pathlib import Path

import msgspec
import numpy as np
import pytest

import reefkit
from reefkit.text import Message, ReefkitError, TextError, Value, catalogue, message
from tests.text.scan import template_calls, templates, words
from tests.text.test_code import families


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        (np.int64(3), 3),
        (np.uint8(3), 3),
        (np.float32(0.5), 0.5),
        (np.float64(0.1), 0.1),
        (np.bool_(1), True),
        (np.str_("coral"), "coral"),
        (np.array([1, 2]), [1, 2]),
        (np.array(4), 4),
        ((1, "a", message("b")), [1, "a", message("b")]),
        ([np.int8(1), np.True_], [1, True]),
    ],
)
def test_numpy_becomes_plain(value: object, plain: Value):
    made = message("a", value=value).values["value"]
    assert made == plain
    assert type(made) is type(plain)
    assert msgspec.json.decode(
        msgspec.json.encode(message("a", value=value)), type=Message
    ) == Message("a", {"value": plain})


@pytest.mark.parametrize(
    "value", [None, {1, 2}, frozenset("a"), {"a": 1}, object(), b"a", 1j, [[1]], [None]]
)
def test_what_no_sentence_can_hold_is_refused(value: object):
    with pytest.raises(TypeError):
        message("a", value=value)


def test_a_message_travels_through_json():
    said = message(
        "a",
        names=[message("b", count=1), 2, 2.5, True, "x"],
        inner=message("c", text="y"),
        yes=False,
    )
    again = msgspec.json.decode(msgspec.json.encode(said), type=Message)
    assert again == said
    assert again.values["names"] == [message("b", count=1), 2, 2.5, True, "x"]


def test_messages_share_no_values():
    assert Message("a").values is not Message("b").values


def test_an_error_is_said_in_english_and_keeps_its_message():
    error = TextError(message("text-unreadable", file="a.ftl"))
    assert isinstance(error, ReefkitError)
    assert str(error) == "a.ftl cannot be read."
    assert error.message == message("text-unreadable", file="a.ftl")
    assert pickle.loads(pickle.dumps(error)).message == error.message  # noqa: S301


def test_a_traceback_has_no_escape_code_of_a_file_s_name():
    error = TextError(message("text-unreadable", file="\x1b[2J\x9ba.ftl"))
    assert not {"\x1b", "\x9b"} & set("".join(traceback.format_exception(error)))
    assert "a.ftl cannot be read." in str(error)


def test_an_error_is_said_even_when_no_catalogue_can_be_read(monkeypatch: pytest.MonkeyPatch):
    def broken(_locale: str) -> None:
        raise TextError(message("text-unreadable", file="en"))

    monkeypatch.setattr(sys.modules["reefkit.text.catalogue"], "catalogue", broken)
    said = str(TextError(message("text-unreadable", file="a.ftl")))
    assert said == catalogue("en").render(message("text-unreadable", file="a.ftl"))  # in ours alone
    monkeypatch.setattr(sys.modules["reefkit.text.catalogue"], "_ours", broken)
    assert "text-unreadable" in str(TextError(message("text-unreadable", file="a.ftl")))


# ---- Templates hold no words of a reader, and say only messages that there are, with their values.
PACKAGE = Path(reefkit.__file__).parent


def problems(root: Path) -> list[str]:
    english = catalogue("en")
    found = []
    for call in template_calls(root):
        if not call.whole:
            if not call.id.startswith(families()):
                found.append(f"{call.place}: {call.id}…")
        elif not english.has(call.id):
            found.append(f"{call.place}: {call.id}")
        elif call.values is not None:
            lacking = sorted(english.variables(call.id) - call.values)
            found += [f"{call.place}: {call.id} lacks {name}" for name in lacking]
    return found


def test_there_are_templates():
    assert len(templates(PACKAGE)) > 5


def test_no_word_of_a_reader_stands_in_a_template():
    assert words(PACKAGE) == []


def test_templates_say_messages_that_there_are_and_give_them_their_values():
    assert problems(PACKAGE) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("<p>Settle</p>", ["a.html:1: Settle"]),
        ("<p>\n  {{ t('list-empty') }} left</p>", ["a.html:1: • left"]),
        ("<a title='Undo'>×</a>", ["a.html:1: Undo"]),
        ("<b aria-label='Undo {{ what }}'></b>", ["a.html:1: Undo •"]),
        ("<img alt='a reef'><input placeholder='name'>", ["a.html:1: a reef", "a.html:1: name"]),
        ("{{ button('Undo', 'undo') }}", ["a.html:1: Undo"]),
        ("{{ button('go on now', 'on') }}", ["a.html:1: go on now"]),
        (
            "<p{% if x %} class='rk-quiet'{% endif %}>{{ text }} − 3</p><style>p { color: red }</style>",
            [],
        ),
        (
            "{# A comment says why. #}<h{{ level }} class='rk-a rk-b'>{{ chip(x, 'ok') }}</h{{ level }}>",
            [],
        ),
        ("{{ t('no-such-id') }}", ["a.html:1: no-such-id"]),
        ("{{ t('no-' ~ id) }}", ["a.html:1: no-…"]),
        ("{{ t('list-empty' if x else 'no-such-id') }}", ["a.html:1: no-such-id"]),
        (
            "{{ p.button(ready or t('text-unreadable'), 'x') }}",
            ["a.html:1: text-unreadable lacks file"],
        ),
        ("{{ t('text-unreadable', file=3) }}{{ t(variable) }}", []),
    ],
)
def test_the_scan_sees_what_it_should(tmp_path: Path, source: str, found: list[str]):
    (tmp_path / "a.html").write_text(source, encoding="utf-8")
    assert words(tmp_path) + problems(tmp_path) == found


# ---- The examples in the docstrings of this room and of `content` are true.
MODULES = [
    each.name
    for room in ("text", "content")
    for each in pkgutil.iter_modules([str(PACKAGE / room)], f"reefkit.{room}.")
]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str):
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples():
    found = [doctest.DocTestFinder().find(importlib.import_module(name)) for name in MODULES]
    assert sum(len(test.examples) for tests in found for test in tests) >= 2
