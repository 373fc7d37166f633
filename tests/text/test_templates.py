"""Templates hold no words of a reader, and say only messages that there are, with their values."""

from pathlib import Path

import pytest

import reefkit
from reefkit.text import catalogue
from tests.text.template_scan import template_calls, templates, words
from tests.text.test_ids_in_code import families

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


def test_there_are_templates() -> None:
    assert len(templates(PACKAGE)) > 5


def test_no_word_of_a_reader_stands_in_a_template() -> None:
    assert words(PACKAGE) == []


def test_templates_say_messages_that_there_are_and_give_them_their_values() -> None:
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
def test_the_scan_sees_what_it_should(tmp_path: Path, source: str, found: list[str]) -> None:
    (tmp_path / "a.html").write_text(source, encoding="utf-8")
    assert words(tmp_path) + problems(tmp_path) == found
