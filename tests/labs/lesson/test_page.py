"""What every lesson's page has: its parts, covers over hands, its language, and getting ready."""

import logging
import random
import re
import subprocess
import sys
import tempfile
import threading
import zlib
from base64 import b64decode
from copy import copy
from importlib import import_module
from pathlib import Path

import nbformat
import numpy as np
import psutil
import pytest
from ipywidgets.widgets.widget import _instances  # type: ignore[import-untyped]
from jinja2 import Environment

import reefkit as rk
from reefkit.labs import LANGUAGE_CHOSEN_VARIABLE, preload
from reefkit.labs.lesson import match_files, opening, replay, session
from reefkit.labs.lesson.lab import AnyLab, every_lab, labs
from reefkit.labs.lesson.log import log_lines
from reefkit.labs.lesson.page import LessonLab, LessonPage
from reefkit.labs.lesson.page_memory import FINAL
from reefkit.labs.lesson.parts import head, pages
from reefkit.labs.page_address import ADDRESS_QUERY
from reefkit.match import save
from reefkit.match.game import SeatInfo
from reefkit.text import catalogue
from reefkit.text.languages import LANGUAGE_VARIABLE
from reefkit.widgets import templates
from reefkit.widgets.templates import Templates
from tests.labs.lesson.toy_lab import CONTROLS, LAB, Page, make_match
from tests.match import toy
from tests.match.toy import Hide, Note


# ---- What every lesson's page has, shown with a lesson that this room never heard of.
@pytest.fixture
def page() -> Page:
    """Sit at a match of two people, which plays one round."""
    page = Page()
    seats = [SeatInfo("Ana"), SeatInfo("Ben")]
    opening.begin(page.session, make_match(seats, seed=4, options={"rounds": 1}))
    return page


def test_a_lesson_begins_at_its_door_and_plays_to_its_end_with_every_region_drawn():
    page = Page()
    assert "Dive for shells" in page.see(pages.WHOLE).get_text()
    page.do("quick-start")
    page.play_on()
    assert page.session.ui.tab == FINAL
    assert "won." in page.all()


@pytest.mark.parametrize("open_page", ["door", "how", "glossary", "data", "join"])
def test_a_page_that_is_laid_over_the_match_says_what_was_refused_until_the_next_act(
    page: Page, open_page: str
):
    page.session.show(open_page)
    assert page.see(pages.WHOLE).select_one("[data-key=whole-said]").get_text() == ""  # type: ignore[union-attr]
    page.session.do("open-file", {"name": "shells.txt"}, b"no match")
    assert "shells.txt is not a saved match." in page.see(pages.WHOLE).get_text()
    page.session.do("page", {"page": open_page})
    assert "shells.txt" not in page.see(pages.WHOLE).get_text()


def test_a_match_is_set_up_as_the_game_says_it_can_be():
    page = Page()
    page.do("page", page="new")
    assert "Rounds" in page.see(pages.WHOLE).get_text()
    assert page.refused("new-option", name="rounds", value="99") == "reject-new-option"
    page.do("new-option", name="rounds", value="3")
    page.do("new-begin")
    assert page.session.open_table.setup.options["rounds"] == 3
    assert [seat.bot for seat in page.session.open_table.setup.seats] == [None, "calm"]


def test_the_widgets_of_the_page_are_the_regions_of_the_lab_in_their_order(page: Page):
    made = LessonPage(page.session)
    made.draw()
    assert list(made.panels) == [part.name for part in LAB.parts]
    assert "rk-lesson-toy" in made.areas._dom_classes
    assert "rk-screen-play" in made.areas._dom_classes
    assert made.stage is None
    assert made.charts is None
    page.do("show-hand")
    assert 'data-key="shells"' in made.panels["controls"].html


def test_the_title_names_the_turn_the_part_and_the_lesson(page: Page):
    made = LessonPage(page.session)
    made.draw()
    turn, *rest = made.theme.title.split(" – ")
    assert re.fullmatch("Round 1, Ana.s turn", turn)
    assert rest == ["Play", "Shells", "Reefkit"]
    page.do("part", part="before")
    made.draw()
    assert made.theme.title == "Before – Shells – Reefkit"
    page.do("page", page="glossary")
    page.session.speak("es")
    made.draw()
    assert made.theme.title.startswith("Glosario – ")


def test_what_is_in_hand_is_forgotten_when_the_screen_passes_on(page: Page):
    page.act()
    page.act()
    assert page.session.scene().phase == "hide"
    page.do("show-hand")
    page.do("toy-think", number=5)
    assert page.session.hand.number == 5
    page.do("toy-hide")
    assert page.session.seat == 0, "it was the second player's turn to hide"
    assert page.session.hand.number == 0


def test_a_page_that_is_opened_again_finds_its_match_its_seat_and_its_hand(tmp_path: Path):
    page = Page(tmp_path)
    page.do("quick-start")
    page.do("ready")
    page.do("toy-think", number=6)
    again = Page(tmp_path)
    again.session.reopen()
    assert again.session.open_table.setup == page.session.open_table.setup
    assert again.session.open_table.position == page.session.open_table.position
    assert again.session.hand.number == 6


def test_the_past_is_shown_beat_by_beat_and_nobody_plays_in_it(page: Page):
    page.play_on()
    session = page.session
    found = LAB.moments(session.open_table)
    assert [each.position for each in found] == list(range(session.open_table.position + 1))
    page.do("replay-open")
    page.do("replay-to", value=replay.beside(session)[0])
    assert session.ui.moment == replay.here(session) < session.open_table.position
    assert page.refused("ready") == "reject-replaying"
    page.do("replay-survey", by=-1)
    assert session.ui.moment == 0
    assert "Dive, or say Ready" in page.see(CONTROLS).get_text()
    page.do("replay-now")
    assert session.ui.moment is None


def test_the_log_tells_each_seat_what_it_may_know_and_forgets_what_was_taken_back(page: Page):
    page.do("show-hand")
    page.do("toy-dive")
    table = page.session.open_table

    def ids(seat: int | None) -> list[str]:
        return [line.text.id for line in log_lines(table, seat, LAB.lines)]

    assert ids(0) == ["toy-dived", "toy-found"]
    assert ids(1) == ids(None) == ["toy-dived"]
    line = log_lines(table, 0, LAB.lines)[0]
    assert (line.round, line.phase, line.moment) == (1, "dive", 1)
    while page.session.scene().phase != "survey":
        page.act()
    seat, before = page.session.seat, ids(page.session.seat)
    page.do("show-hand")
    page.session.play(Note("Deeper next time."))
    assert ids(seat) == [*before, "toy-noted"]
    page.do("undo")
    assert ids(seat) == before


def test_a_match_is_taken_away_as_a_file_named_after_the_lesson_and_goes_on(page: Page):
    given: list[tuple[str, bytes]] = []
    page.session.on_file(lambda name, _mime, data: given.append((name, data)))
    page.do("show-hand")
    page.do("toy-dive")
    page.do("match-save")
    (name, data), *_ = given
    assert name == match_files.file_name("toy-lesson", page.session.open_table) + ".jsonl"
    assert name.startswith("toy-lesson-")
    other = Page()
    opening.take_in(other.session, data)
    assert other.session.open_table.position == page.session.open_table.position
    assert save.parse(data, toy.TOYS).setup == page.session.open_table.setup


def test_a_match_is_taken_away_in_a_notebook_that_holds_it(page: Page):
    given: list[tuple[str, bytes]] = []
    page.session.on_file(lambda name, _mime, data: given.append((name, data)))
    page.do("show-hand")
    page.do("toy-dive")
    page.do("match-notebook")
    page.do("match-save")
    (name, notebook), (_, data) = given
    assert name == match_files.file_name("toy-lesson", page.session.open_table) + ".ipynb"
    made = nbformat.reads(notebook.decode(), as_version=4)
    nbformat.validate(made)
    assert made.cells[1].metadata.jupyter.source_hidden
    packed = made.cells[1].source.split('"')[-2]
    assert zlib.decompress(b64decode(packed)) == data
    assert "\u27e6" not in notebook.decode()


def test_before_the_game_its_own_questions_are_asked(page: Page):
    page.do("part", part="before")
    made = LessonPage(page.session)
    made.draw()
    assert "Before the dive" in page.see(pages.WHOLE).get_text()
    assert page.session.answering.open_sheet.id == "before"


def test_several_at_one_screen_may_answer_each_for_itself(page: Page):
    page.act()
    page.act()
    session = page.session
    assert (session.scene().phase, session.seat) == ("hide", 1)
    session.play_for(0, Hide(3))
    assert session.seat == 1
    assert [each.seats for each in session.open_table.view(None).awaited] == [(1,)]


def test_the_notes_of_a_seat_are_its_own(page: Page):
    while page.session.scene().phase != "survey":
        page.act()
    page.do("show-hand")
    seat = page.session.seat
    page.session.play(Note("My plan."))
    assert LAB.notes(page.session.open_table, seat) == ("My plan.",)
    assert LAB.notes(page.session.open_table, 1 - seat) == ("",)


def test_the_head_and_the_bar_speak_for_the_lesson(page: Page):
    assert "Shells" in page.see(head.TOP).get_text()
    assert "Ana" in page.see(head.NOW).get_text()


# ---- Hands that are secret, on one screen: nobody sees the next one's before it is asked for.
def sit(*seats: SeatInfo, folder: Path | None = None) -> Page:
    """Sit at a match; every seat that is no bot's plays at this screen."""
    page = Page(folder)
    opening.begin(page.session, make_match(seats, seed=4))
    return page


@pytest.fixture
def two() -> Page:
    return sit(SeatInfo("Ana"), SeatInfo("Ben"))


def shells(page: Page) -> list[int]:
    return [int(each.get_text()) for each in page.see(CONTROLS).select(".shell")]


def dive(page: Page) -> None:
    """Have the seat here take up a shell, and see it."""
    page.do("show-hand")
    page.do("toy-dive")
    assert shells(page) == page.session.open_table.match.state.hands[page.session.seat]
    assert shells(page) != [0]


def test_a_match_begins_covered_and_opens_when_it_is_asked_to(two: Page):
    assert two.session.scene().covered_hand
    assert "Ana, it is your turn" in two.see(CONTROLS).get_text()
    assert not two.see(head.NOW).select('[data-act="cover-hand"]')
    two.do("show-hand")
    assert not two.session.scene().covered_hand
    assert two.see(head.NOW).select('[data-act="cover-hand"]')
    two.do("cover-hand")
    assert two.session.scene().covered_hand


def test_the_next_hand_is_covered_when_the_screen_passes_on(two: Page):
    dive(two)
    two.do("ready")
    assert two.session.seat == 1
    assert two.session.scene().covered_hand
    assert "Ben, it is your turn" in two.see(CONTROLS).get_text()
    dive(two)
    two.do("ready")
    assert (two.session.scene().phase, two.session.seat) == ("hide", 1)
    assert not two.session.scene().covered_hand, "the same player goes on"
    two.do("toy-hide")
    assert two.session.seat == 0
    assert two.session.scene().covered_hand, "round the circle, the first is covered again"


def test_a_hand_is_covered_again_for_who_only_looked_away(two: Page):
    two.do("show-hand")
    two.session.choose_seat(1)
    two.session.choose_seat(0)
    assert two.session.scene().covered_hand


def test_while_a_hand_is_covered_the_page_sees_what_somebody_who_watches_sees(two: Page):
    dive(two)
    two.do("cover-hand")
    scene = two.session.scene()
    assert scene.viewer is None
    assert scene.state == two.session.open_table.view(None).state
    assert "toy-found" not in two.all()
    assert "You found a shell" not in two.all()
    two.do("show-hand")
    assert "You found a shell" in two.all()


def test_the_past_of_a_covered_hand_is_covered_too(two: Page):
    dive(two)
    two.do("toy-dive")
    two.do("cover-hand")
    two.do("replay-to", value=1)
    assert two.session.ui.moment == 1
    assert two.session.scene().state.hands == [[0], []]


def test_nobody_plays_a_hand_that_is_covered(two: Page):
    before = two.session.open_table.position
    assert two.refused("toy-dive") == "reject-hand-covered"
    assert "Ana" in two.said
    assert two.refused("ready") == "reject-hand-covered"
    assert two.refused("do-for-me") == "reject-hand-covered"
    assert two.session.open_table.position == before


def test_who_plays_alone_or_with_bots_has_nothing_to_cover():
    page = sit(SeatInfo("Ana"), SeatInfo("Pebble", bot="calm"))
    assert not page.session.scene().covered_hand
    page.do("toy-dive")
    assert shells(page) != [0]


def test_a_page_that_is_opened_again_is_covered(tmp_path: Path):
    page = sit(SeatInfo("Ana"), SeatInfo("Ben"), folder=tmp_path)
    dive(page)
    again = Page(tmp_path)
    again.session.reopen()
    assert again.session.scene().covered_hand


def test_a_match_that_is_over_has_no_secrets(two: Page):
    two.play_on()
    assert not two.session.scene().covered_hand


def test_a_game_without_secret_hands_covers_nothing(two: Page):
    two.session.lab = copy(LAB)
    two.session.lab.secret_hands = False
    assert not two.session.scene().covered_hand


# ---- A page speaks as its reader chose: in this browser, as the person, in the match.
def opened(
    folder: Path, lab: AnyLab, monkeypatch: pytest.MonkeyPatch, *, asks: str = "", chose: str = ""
) -> LessonLab:
    """Open a page for a browser that asks for a language, or whose reader chose one."""
    monkeypatch.setenv(LANGUAGE_VARIABLE, chose or asks or "en")
    monkeypatch.setenv(LANGUAGE_CHOSEN_VARIABLE, "1" if chose else "0")
    return LessonLab(lab, folder)


@pytest.fixture
def reef() -> AnyLab:
    return labs()["reef"]


def test_a_page_follows_its_browser(tmp_path: Path, reef: AnyLab, monkeypatch: pytest.MonkeyPatch):
    lab = opened(tmp_path, reef, monkeypatch, asks="es")
    assert lab.session.say.locale == "es"
    assert lab.page.panels["top"].speech["lang"] == "es"
    assert lab.page.panels["top"].speech["keep"] == ""
    assert "laboratorio" in lab.page.panels["top"].speech["texts"]["lab-lost"]  # type: ignore[index]
    assert head.languages(lab.session) == [("en", "en", "English")]


def test_an_address_opens_the_experiment_in_the_words_of_a_class(
    tmp_path: Path, reef: AnyLab, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv(ADDRESS_QUERY, "page=experiment&speak=es-simple")
    lab = opened(tmp_path, reef, monkeypatch, chose="en")
    assert lab.session.say.locale == "es-simple"
    assert "Experimento" in lab.page.panels["whole"].html
    assert "page=experiment&speak=es-simple" in lab.page.query()
    assert lab.page.panels["top"].speech["keep"] == "en"
    lab.session.do("page", {"page": "door"})
    assert lab.page.query() == ""
    for query in ("page=new", "speak=moon", "speak=../es"):
        monkeypatch.setenv(ADDRESS_QUERY, query)
        lab = opened(tmp_path, reef, monkeypatch, chose="en")
        assert (lab.session.ui.page, lab.session.say.locale) == ("door", "en"), query
    monkeypatch.setattr(session.LessonSession, "pages_wait", True)
    monkeypatch.setenv(ADDRESS_QUERY, "page=experiment")
    assert opened(tmp_path, reef, monkeypatch).session.ui.page != "experiment"


def test_what_is_chosen_is_kept_for_the_browser_the_match_and_the_person(
    tmp_path: Path, reef: AnyLab, monkeypatch: pytest.MonkeyPatch
):
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


@pytest.mark.parametrize(("named", "around"), [("es", "en-simple"), (None, "es")])
def test_a_notebook_that_names_a_language_shows_a_match_in_it(
    named: str | None,
    around: str,
    tmp_path: Path,
    reef: AnyLab,
    monkeypatch: pytest.MonkeyPatch,
):
    """By a call or for all of it. A match that was played in another, too; one that names none goes on in the match's."""
    opened(tmp_path, reef, monkeypatch).session.do("quick-start", {})
    monkeypatch.delenv(LANGUAGE_CHOSEN_VARIABLE)  # as no server's page has it
    monkeypatch.setenv(LANGUAGE_VARIABLE, around)
    spanish = rk.lab("reef", tmp_path, named)
    assert spanish.session.table is not None
    assert spanish.session.say.locale == "es"
    monkeypatch.setenv(LANGUAGE_VARIABLE, "es")  # a server's page: its reader chooses
    monkeypatch.setenv(LANGUAGE_CHOSEN_VARIABLE, "0")
    assert rk.lab("reef", tmp_path).session.say.locale == "en"
    monkeypatch.delenv(LANGUAGE_VARIABLE)
    assert rk.lab("reef", tmp_path).session.say.locale == "en"


def test_a_lab_that_does_not_speak_a_language_stays_english_and_forgets_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    lab = opened(tmp_path, LAB, monkeypatch, chose="es")
    assert lab.session.say.locale == "en"
    assert head.languages(lab.session) == []
    lab.session.do("simple-words", {})
    assert lab.session.say.locale == "en-simple"
    assert lab.page.panels["top"].speech["keep"] == "es-simple"
    lab.session.do("language", {"locale": "es"})
    assert lab.session.refused


@pytest.mark.parametrize("locale", ["xx", "x-pseudo", "", "../en", 7, None])
def test_a_language_that_is_none_is_refused(
    tmp_path: Path, reef: AnyLab, monkeypatch: pytest.MonkeyPatch, locale: object
):
    lab = opened(tmp_path, reef, monkeypatch)
    lab.session.do("language", {"locale": locale})
    assert lab.session.refused
    assert lab.session.say.locale == "en"


# ---- A rehearsal makes what pages need once, and leaves nothing that anybody could see.
@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Write down which templates are compiled."""
    found: list[str] = []
    compile_ = Environment.compile

    def compiling(self: Environment, source: str, name: str = "", *rest: object) -> object:
        found.append(name)
        return compile_(self, source, name, *rest)  # type: ignore[call-overload]

    monkeypatch.setattr(Environment, "compile", compiling)
    return found


def test_after_a_rehearsal_a_page_compiles_nothing_and_nothing_is_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, compiled: list[str]
):
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(scratch))
    monkeypatch.setattr(preload, "ENTRIES", 30)
    templates._environment.cache_clear()
    monkeypatch.setattr(templates._COMPILED, "_codes", {})

    def seen() -> tuple[object, ...]:
        files = [each.path for each in psutil.Process().open_files()]
        state = (random.getstate(), str(np.random.get_state()))  # noqa: NPY002
        return set(_instances), threading.active_count(), list(scratch.iterdir()), files, state

    import_module("ipycanvas")  # what a library makes for all pages stays: see below
    before = seen()
    step = next(step for step in preload.steps(["en"]) if step.args[0].id == "succession")  # type: ignore[attr-defined]
    step()
    assert seen() == before
    assert {"door.html", "top.html", "parts.html"} <= set(compiled)
    compiled.clear()
    lab = LessonLab(labs()["succession"], tmp_path)
    lab.session.do("quick-start", {})
    assert lab.session.table is not None
    assert compiled == []
    lab.storage.lasting.close()


IN_A_FRESH_PROCESS = """
from ipywidgets.widgets.widget import _instances
from reefkit.labs import preload
preload.ENTRIES = 3
next(step for step in preload.steps(["en"]) if step.args[0].id == "reef")()
import ipycanvas.canvas
manager = ipycanvas.canvas._CANVAS_MANAGER
assert list(_instances.values()) == [manager], _instances
assert manager.comm is not None
assert (manager._commands_cache, manager._caching) == ([], False)
"""


@pytest.mark.slow
def test_what_a_library_made_at_its_import_stays_open():
    """Without its manager no canvas is painted: the first board of a kernel would stay blank."""
    done = subprocess.run(
        [sys.executable, "-c", IN_A_FRESH_PROCESS], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_every_lesson_is_gone_through_at_every_level():
    found = [step.args for step in preload.steps()]  # type: ignore[attr-defined]
    assert {(lab.id, locale) for lab, locale, _ in found} == {
        (id_, locale) for id_ in every_lab() for locale in ("en", "en-simple")
    }


def test_a_fault_is_logged_and_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    def fail(*_: object) -> None:
        raise KeyError("tide")

    monkeypatch.setattr(preload, "_go_through", fail)
    with caplog.at_level(logging.ERROR):
        preload.rehearse(["en"])
    assert caplog.text.count("could not be gone through") == len(every_lab())


def test_templates_of_two_languages_are_compiled_once_and_said_twice(
    compiled: list[str], tmp_path: Path
):
    (tmp_path / "one.html").write_text("{{ t('lab-about') }}", encoding="utf-8")
    usual, simple = (Templates(catalogue(each), tmp_path) for each in ("en", "en-simple"))
    said = [each.render("one.html") for each in (usual, simple, usual)]
    assert compiled == ["one.html"]
    assert said[0] == said[2] != said[1]


def test_a_template_that_changed_is_compiled_again(compiled: list[str], tmp_path: Path):
    for text in ("one", "two"):
        (tmp_path / "one.html").write_text(text, encoding="utf-8")
        templates._environment.cache_clear()
        assert Templates(catalogue(), tmp_path).render("one.html") == text
    assert compiled == ["one.html", "one.html"]
