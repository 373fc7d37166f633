"""The experiment: predicted first, the same games for everybody, and read as what came out."""

from __future__ import annotations

import pytest
from bs4 import BeautifulSoup

from reefkit.labs.climate import experiment
from reefkit.labs.climate.kind import KIND
from reefkit.labs.lesson.page import new_session
from reefkit.labs.lesson.session import LessonSession
from reefkit.text import catalogue

FEW = 20


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> LessonSession:
    monkeypatch.setattr(experiment, "GAMES", FEW)
    page = new_session(KIND, catalogue("en"))
    page.do("page", {"page": "experiment"})
    return page


def test_the_games_wait_for_a_prediction(session: LessonSession) -> None:
    session.do("experiment-run", {})
    assert session.refused
    assert experiment.experiment_of(session).played == 0


def test_both_arms_are_played_and_read(session: LessonSession) -> None:
    session.do("experiment-expect", {"value": "more"})
    session.do("experiment-run", {})
    found = experiment.experiment_of(session)
    assert found.done
    assert not found.running
    html = BeautifulSoup(experiment.render(session.scene()), "html.parser")
    assert len(html.select(".rk-climate-histogram[role=img][aria-label]")) == 2
    read = experiment.read_rates(found.rates)
    assert f"{round(read.means[1], 2)}" in html.get_text()
    session.do("experiment-expect", {"value": "fewer"})
    assert session.refused, "a prediction stands once the games are played"


def test_the_same_experiment_gives_the_same_games(session: LessonSession) -> None:
    session.do("experiment-expect", {"value": "same"})
    session.do("experiment-run", {})
    first = experiment.experiment_of(session).rates
    session.do("experiment-again", {})
    assert experiment.experiment_of(session).played == 0
    session.do("experiment-expect", {"value": "many"})
    session.do("experiment-run", {})
    assert experiment.experiment_of(session).rates == first


def test_every_game_is_a_row_of_the_file(session: LessonSession) -> None:
    files: list[tuple[str, str, bytes]] = []
    session.on_file(lambda *each: files.append(each))
    session.do("experiment-save", {})
    assert session.refused, "there is nothing to save before the games"
    session.do("experiment-expect", {"value": "more"})
    session.do("experiment-run", {})
    session.do("experiment-save", {})
    rows = files[0][2].decode().splitlines()
    assert len(rows) == 1 + 2 * FEW
    assert rows[1].split(",")[:2] == ["no", "1"]


@pytest.mark.parametrize(
    ("without", "with_", "came"),
    [(0.1, 0.2, "many"), (0.1, 0.15, "more"), (0.1, 0.105, "same"), (0.1, 0.05, "fewer"),
     (0.0, 0.0, "same"), (0.0, 0.1, "many")],
)  # fmt: skip
def test_what_came_out_is_said_in_one_word(without: float, with_: float, came: str) -> None:
    assert experiment.came(without, with_) == came


def test_bars_count_games() -> None:
    step = experiment.BIN
    assert experiment.bins([0.0, step / 2, step, 2 * step]) == {0: 2, 1: 1, 2: 1}
