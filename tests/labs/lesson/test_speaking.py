"""A page speaks as its reader chose: in this browser, as the person, in the match."""

from __future__ import annotations

from pathlib import Path

import pytest

from reefkit.labs import LANGUAGE_CHOSEN_VARIABLE, LANGUAGE_VARIABLE
from reefkit.labs.lesson import session
from reefkit.labs.lesson.kind import Kind, kinds
from reefkit.labs.lesson.page import LessonLab


def opened(
    folder: Path, kind: Kind, monkeypatch: pytest.MonkeyPatch, *, asks: str = "", chose: str = ""
) -> LessonLab:
    """Open a page for a browser that asks for a language, or whose reader chose one."""
    monkeypatch.setenv(LANGUAGE_VARIABLE, chose or asks or "en")
    monkeypatch.setenv(LANGUAGE_CHOSEN_VARIABLE, "1" if chose else "0")
    return LessonLab(kind, folder)


@pytest.fixture
def reef() -> Kind:
    return kinds()["reef"]


def test_a_page_follows_its_browser(
    tmp_path: Path, reef: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    lab = opened(tmp_path, reef, monkeypatch, asks="es")
    assert lab.session.say.locale == "es"
    assert lab.page.panels["top"].speech["lang"] == "es"
    assert lab.page.panels["top"].speech["keep"] == ""
    assert "laboratorio" in lab.page.panels["top"].speech["texts"]["lab-lost"]  # type: ignore[index]
    assert session.others(lab.session) == [("en", "en", "English")]


def test_what_is_chosen_is_kept_for_the_browser_the_match_and_the_person(
    tmp_path: Path, reef: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    lab = opened(tmp_path, reef, monkeypatch)
    lab.session.do("quick-start", {})
    lab.session.do("language", {"locale": "es"})
    lab.session.do("simple-words", {})
    assert lab.session.say.locale == "es-simple"
    assert lab.page.panels["top"].speech["keep"] == "es-simple"
    somebody = lab.storage.people.current
    assert somebody is not None
    kept = lab.storage.lasting.ask(
        lambda store: store.work.recall(somebody.scope, session.LANGUAGE)
    )
    assert kept == "es-simple"
    # Elsewhere, where the browser only asks for English, the person is known.
    again = opened(tmp_path, reef, monkeypatch, asks="en")
    assert again.session.say.locale == "es-simple"
    # What was chosen in a browser since then counts there.
    here = opened(tmp_path, reef, monkeypatch, chose="en")
    assert here.session.say.locale == "en"


def test_a_lab_that_does_not_speak_a_language_stays_english_and_forgets_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lab = opened(tmp_path, kinds()["climate"], monkeypatch, chose="es")
    assert lab.session.say.locale == "en"
    assert session.others(lab.session) == []
    lab.session.do("simple-words", {})
    assert lab.session.say.locale == "en-simple"
    assert lab.page.panels["top"].speech["keep"] == "es-simple"
    lab.session.do("language", {"locale": "es"})
    assert lab.session.refused


@pytest.mark.parametrize("locale", ["xx", "x-pseudo", "", "../en", 7, None])
def test_a_language_that_is_none_is_refused(
    tmp_path: Path, reef: Kind, monkeypatch: pytest.MonkeyPatch, locale: object
) -> None:
    lab = opened(tmp_path, reef, monkeypatch)
    lab.session.do("language", {"locale": locale})
    assert lab.session.refused
    assert lab.session.say.locale == "en"
