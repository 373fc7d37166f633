"""The page *Experiment* in every lesson: drawn first, played in steps, read, left and saved."""

import asyncio
import re
import threading
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from reefkit.data_lab import shared_runs, workers
from reefkit.data_lab.experiment import Experiment
from reefkit.data_lab.experiment_picture import PHONE, heaps
from reefkit.data_lab.experiment_text import comparison, conclusions
from reefkit.data_lab.shared_runs import StoredResults, Turns
from reefkit.data_lab.tally import TableCounts
from reefkit.data_lab.workers import run
from reefkit.labs.lesson.lab import labs
from reefkit.labs.lesson.page import new_session
from reefkit.labs.lesson.parts import experiment_page
from reefkit.labs.lesson.parts.experiment_page import OWN, trial_here
from reefkit.labs.lesson.session import LessonSession
from reefkit.text import catalogue
from reefkit.widgets.text_metrics import estimated_width

ASKED = Experiment("reef", "types", (1, 5), "types", 100, 3)
LONGEST = 56
"""Letters of a question that its list has room for on a projector."""
EVERY_LAB = pytest.mark.parametrize("id_", labs())


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(experiment_page, "folder_here", lambda: tmp_path)
    return tmp_path


def opened(id_: str = "reef", locale: str = "en") -> LessonSession:
    session = new_session(labs()[id_], catalogue(locale))
    session.do("page", {"page": "experiment"})
    assert not session.refused
    return session


def html_of(session: LessonSession) -> BeautifulSoup:
    return BeautifulSoup(experiment_page.EXPERIMENT.render(session.scene()), "html.parser")


def draw(session: LessonSession) -> None:
    for level in range(len(trial_here(session).expected)):
        session.do("experiment-draw", {"level": str(level), "name": "value", "value": "3"})
        assert not session.refused


@EVERY_LAB
@pytest.mark.parametrize("locale", ["en", "en-simple", "es", "es-simple"])
def test_every_lesson_has_the_page_at_both_levels(id_: str, locale: str):
    session = opened(id_, locale)
    html = html_of(session)
    assert html.select("svg[role=application][aria-label]")
    assert len(html.select("input[type=range]")) == len(trial_here(session).asked.levels)
    assert "experiment-" not in html.get_text()
    for option in html.select("select[name=question] option"):
        session.do("experiment-set", {"name": "question", "value": option["value"]})
        assert not session.refused
        assert "experiment-" not in html_of(session).get_text()
        own = option["value"] == OWN
        assert own or len(option.get_text(strip=True)) <= LONGEST, option
        titles = html_of(session).select(".rk-experiment-heaps > text[text-anchor=end]")
        assert all(estimated_width(each.text, bold=False) <= PHONE for each in titles), titles


def test_tables_wait_for_the_picture():
    session = opened()
    session.do("experiment-run", {"tables": "10"})
    assert session.refused
    assert trial_here(session).counts is None


def test_it_is_drawn_played_on_and_read():
    session = opened()
    draw(session)
    assert trial_here(session).expected == [3.0, 3.0, 3.0]
    session.do("experiment-run", {"tables": "10"})
    session.do("experiment-run", {"tables": "100"})
    trial = trial_here(session)
    assert (trial.tables, trial.is_playing) == (100, False)
    assert [each.tables for each in trial.steps] == [10, 10, 100, 100]
    *_, (_, counts) = run(Experiment("reef", "types", (1, 3, 5), "types", 100))
    assert trial.counts == counts, "the page plays what the command line plays"
    html = html_of(session)
    assert len(html.select("[data-key=experiment-table] tbody tr")) == 3
    assert len(html.select("svg[role=img], svg[role=application]")) == 2
    # Their letters do not shrink with them: a phone shows them as large as a screen.
    assert html.select("svg[role=img][viewbox]") == []
    session.do("experiment-draw", {"level": "0", "name": "value", "value": "5"})
    assert session.refused, "a picture stands once tables were played"
    session.do("experiment-again", {})
    assert trial_here(session).counts is None
    assert not trial_here(session).drawn


def test_simple_words_name_levels_and_have_few_figures():
    session = opened("climate", "en-simple")
    draw(session)
    session.do("experiment-run", {"tables": "10"})
    html = html_of(session)
    rows = html.select("[data-key=experiment-table] tbody tr")
    assert [row.th.text for row in rows] == ["never", "from round 5"]
    assert [len(row.select("td")) for row in rows] == [2, 2]
    assert "0: never" not in html.text
    figures = re.findall(r"\d+\.\d+", html.get_text(" "))
    assert all(re.fullmatch(r"\d+\.\d", each) for each in figures), figures
    session.speak("en")
    assert re.search(r"from round 5” had more|no difference", html_of(session).text)
    assert "of 10 pairs" in html_of(session).text


PEOPLE = Experiment("climate", "human_change_from", (0, 5), "extinctions", 1_000)
FOUND = TableCounts(
    1_000, [{0.0: 260, 1.0: 740}, {1.0: 720, 2.0: 280}], [{0.0: 1_000}, {0.0: 460, 1.0: 540}]
)
"""Means of 0.74 and 1.28."""


@pytest.mark.parametrize(("locale", "by"), [("en", "0.54"), ("en-simple", "0.6")])
def test_the_difference_told_is_that_of_the_averages_shown(locale: str, by: str):
    say = catalogue(locale)
    told = " ".join(conclusions(say, comparison(say, PEOPLE), FOUND))
    assert f"{by} more" in told
    assert "In about 54 of 100 pairs" in told


def test_the_axis_of_results_ends_near_the_data():
    say = catalogue()
    drawn = heaps(say, comparison(say, PEOPLE), [0.5, 3.0], FOUND)
    ticks = [each.text for each in BeautifulSoup(drawn, "html.parser").select('text[y="208"]')]
    assert float(ticks[-1]) <= 4


def test_ones_own_match_lies_on_the_axis_however_many_points_it_has():
    asked = Experiment("reef", "types", (1, 3), "types", 10)
    drawn = heaps(catalogue(), comparison(catalogue(), asked), [None, None], own=152.0)
    ticks = [int(each.text) for each in BeautifulSoup(drawn, "html.parser").select('text[y="208"]')]
    assert ticks[-1] >= 152


@pytest.mark.parametrize(
    ("act", "values"),
    [
        ("experiment-draw", {"level": "7", "value": "1"}),
        ("experiment-draw", {"level": "0", "value": "-1"}),
        ("experiment-draw", {"level": "0", "value": "nan"}),
        ("experiment-run", {"tables": "77"}),
        ("experiment-run", {"tables": "100000000"}),
        ("experiment-set", {"name": "question", "value": "moon"}),
        ("experiment-set", {"name": "levels", "value": "1"}),
        ("experiment-set", {"name": "levels", "value": "1, 99"}),
        ("experiment-set", {"name": "factor", "value": "moon"}),
        ("experiment-set", {"name": "seed", "value": "1"}),
        ("experiment-save", {}),
    ],
)
def test_what_a_browser_sends_amiss_changes_nothing(act: str, values: dict[str, str]):
    session = opened()
    draw(session)
    before = trial_here(session)
    session.do(act, values)
    assert session.refused
    assert trial_here(session) is before
    assert before.counts is None


def test_a_question_of_ones_own():
    session = opened()
    session.do("experiment-set", {"name": "question", "value": OWN})
    session.do("experiment-set", {"name": "factor", "value": "disasters"})
    session.do("experiment-set", {"name": "levels", "value": "0, 3"})
    session.do("experiment-set", {"name": "outcome", "value": "points"})
    assert not session.refused
    asked = trial_here(session).asked
    assert (asked.factor, asked.levels, asked.outcome) == ("disasters", (0, 3), "points")


def test_values_are_saved_as_a_file():
    session = opened("climate")
    files: list[bytes] = []
    session.on_file(lambda _name, _type, data: files.append(data))
    draw(session)
    session.do("experiment-run", {"tables": "10"})
    session.do("experiment-save", {})
    rows = files[0].decode("utf-8-sig").splitlines()
    assert rows[0] == "factor,level,outcome,value,tables"
    assert sum(int(row.split(",")[-1]) for row in rows[1:]) == 20


def test_the_page_answers_while_bots_play_and_can_stop_them():
    session = opened()
    draw(session)

    async def page() -> None:
        session.do("experiment-run", {"tables": "100000"})
        trial = trial_here(session)
        known = asyncio.Event()
        session.on_change(lambda: known.set() if trial.tables else None)
        await known.wait()
        session.do("experiment-set", {"name": "question", "value": "boards"})
        assert session.refused, "not while tables are played"
        session.do("experiment-stop", {})
        assert trial.simulation is not None
        assert trial.simulation.task is not None
        await trial.simulation.task
        assert not trial.is_playing
        assert 0 < trial.tables < 100_000
        session.do("experiment-set", {"name": "question", "value": "boards"})
        assert not session.refused

    asyncio.run(page())


# ---- Many pages on one machine


def everything(folder: Path | None) -> TableCounts:
    *_, (_, counts) = run(ASKED, Turns(folder), results=StoredResults(folder))
    assert counts is not None
    return counts


def test_the_same_question_is_played_once(folder: Path, monkeypatch: pytest.MonkeyPatch):
    first = everything(folder)
    assert first == everything(None)
    monkeypatch.setattr(workers, "play_chunk", None)  # whoever plays now fails
    assert everything(folder) == first


def test_a_damaged_result_is_played_anew(folder: Path):
    first = everything(folder)
    for path in folder.glob("*.result"):
        path.write_bytes(b"\x80broken")
    assert everything(folder) == first


def test_results_do_not_pile_up(folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(shared_runs, "MOST_STORED", 3)
    for seed in range(6):
        StoredResults(folder).store(
            Experiment("reef", "types", (1, 5), "types", 10, seed), TableCounts(10, [{}], [{}])
        )
    assert len(list(folder.glob("*.result"))) == 3


def test_turns_go_round_and_no_more_at_once_than_there_is_room(folder: Path):
    order: list[str] = []
    running: list[str] = []
    together: list[int] = []
    ready = threading.Barrier(3)

    def student(name: str) -> None:
        ready.wait()
        turns = Turns(folder, at_once=1)
        for _ in range(4):
            with turns.turn():
                running.append(name)
                together.append(len(running))
                order.append(name)
                threading.Event().wait(0.03)
                running.remove(name)

    students = [threading.Thread(target=student, args=(name,)) for name in "abc"]
    for each in students:
        each.start()
    for each in students:
        each.join()
    assert set(together) == {1}
    assert max(len(set(order[n : n + 3])) for n in range(9)) == 3
    firsts = [order.index(name) for name in "abc"]
    lasts = [len(order) - order[::-1].index(name) for name in "abc"]
    assert max(firsts) <= 4, "nobody waits for another's whole run"
    assert min(lasts) >= 8


def test_a_page_that_died_holds_no_turn(folder: Path):
    (folder / f"{0:020d}-dead.ticket").touch()
    with Turns(folder, at_once=1).turn():
        pass
    assert not list(folder.glob("*.ticket"))
