"""In which language a browser is answered: what its reader chose, what the server was told, what it asks for."""

from __future__ import annotations

import doctest

import pytest

from reefkit.labs import LANGUAGE_VARIABLE
from reefkit.serve import visitors
from reefkit.serve.visitors import choose, first_of, wanted


@pytest.mark.parametrize(
    ("kept", "accepted", "first", "locale"),
    [
        ("", "", "", "en"),
        ("", "es-MX,es;q=0.9,en;q=0.8", "", "es"),
        ("", "es-419", "", "es"),
        ("", "ES", "", "es"),
        ("", "en-US,en;q=0.9,es;q=0.8", "", "en"),
        ("", "en;q=0.4,es;q=0.9", "", "es"),
        ("", "de,fr;q=0.9", "", "en"),
        ("", "de,es;q=0.1", "", "es"),
        ("", "es;q=0", "", "en"),
        ("", "*", "", "en"),
        ("", "es;q=nan, x;q=zz, ;;, é, " + "a," * 5000, "", "en"),
        ("", "es-MX", "en-simple", "en-simple"),
        ("es-simple", "en", "en", "es-simple"),
        ("en", "es", "es", "en"),
        ("xx", "es", "", "es"),
        ("../es", "", "", "en"),
        ("x-pseudo", "", "", "en"),
    ],
)
def test_a_language_is_chosen(kept: str, accepted: str, first: str, locale: str) -> None:
    found = choose(kept, accepted, first)
    assert found.locale == locale
    assert found.is_chosen == (found.locale == kept)


def test_what_a_server_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(LANGUAGE_VARIABLE, raising=False)
    assert [first_of("en"), first_of("en-simple")] == ["", "en-simple"]
    monkeypatch.setenv(LANGUAGE_VARIABLE, "en")
    assert first_of("en") == "en"
    monkeypatch.setenv(LANGUAGE_VARIABLE, "nonsense")
    assert first_of("en") == ""


def test_examples() -> None:
    assert doctest.testmod(visitors) == (0, 3)
    assert wanted("") == []
