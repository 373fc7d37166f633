"""Arrow keys in a list of a lesson's page choose, and lose nothing."""

from pathlib import Path

from bs4 import BeautifulSoup

from reefkit.classroom.store import Store
from reefkit.games import games
from reefkit.labs.environment import DATABASE
from reefkit.labs.lesson.lab import AnyLab
from reefkit.labs.lesson.page import new_session
from reefkit.labs.lesson.parts.experiment_page import trial_here
from reefkit.labs.lesson.parts.new_match_page import draft_of
from reefkit.labs.storage import Storage
from reefkit.match.trials import trials_of
from reefkit.text import catalogue
from tests.labs.lesson.test_every_lab import WHOLE, do, lab, played  # noqa: F401  # a fixture
from tests.support.lists import press_arrows
from tests.support.open_page import region


def test_no_list_of_a_lesson_changes_what_is_stored(lab: AnyLab, tmp_path: Path):  # noqa: F811
    storage = Storage(tmp_path / DATABASE, games(), lab.id, "device")
    session = new_session(lab, catalogue(), storage)
    session.reopen()
    store = Store.open(tmp_path / DATABASE)
    acts: set[str] = set()

    def draw() -> BeautifulSoup:
        parts = (region(part, session.scene()) for part in session.lab.parts)
        return BeautifulSoup("".join(parts), "html.parser")

    for page in WHOLE:
        session.do("page", {"page": page})
        acts |= press_arrows(session, store, draw)
    for part in ("before", "after"):
        if lab.plays and part == "after":
            session.sit(played(lab.id), (0,))
        do(session, "part", part=part)
        session.open_sheet_of_part()
        do(session, "ask-begin")
        for number, _ in enumerate(session.answering.open_sheet.asked, 1):
            do(session, "ask-open", number=number)
            acts |= press_arrows(session, store, draw)
    if lab.plays:
        do(session, "part", part="play")
        do(session, "what-if-open")
        acts |= press_arrows(session, store, draw)
        assert "new-kind" in acts


def test_a_question_chosen_again_has_the_experiment_that_was_run(lab: AnyLab):  # noqa: F811
    session = new_session(lab, catalogue())
    if not lab.plays or not lab.game.trials:
        return
    do(session, "page", page="experiment")
    first = trial_here(session)
    do(session, "experiment-draw", level=0, value=0)
    trials = trials_of(lab.game)
    assert trials is not None
    others = [each.id for each in trials.questions if each.id != first.question]
    for question in (*others, "own", first.question):
        do(session, "experiment-set", name="question", value=question)
    assert trial_here(session) is first


def test_the_name_of_a_person_comes_back_with_the_person(lab: AnyLab):  # noqa: F811
    session = new_session(lab, catalogue())
    if not lab.plays:
        return
    do(session, "page", page="new")
    do(session, "new-name", seat=0, value="Zoë")
    for kind in (lab.game.bots[0], "person"):
        do(session, "new-kind", seat=0, value=kind)
    assert draft_of(session).seats[0].name == "Zoë"
