"""A whole class: launch, play, answer, release, and the figures in the platform's gradebook."""

import re
import threading
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from reefkit.classroom.store import Store
from reefkit.desk.item_analysis import totals
from reefkit.labs.setting import Setting, plain_of
from reefkit.serve.lti.configuration import digest
from tests.desk.pupils import SchoolClass, desk_of, played
from tests.support.browser import PATIENCE, OpenPage, axe
from tests.support.course import CLIENT, DEPLOYMENT, TEACHER, Campus, Somebody, campus
from tests.support.voila import database

NAMES = ("Ada", "Dea")
COURSE, OTHER = "biology", "geology"


@pytest.fixture(scope="module")
def at_campus(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Campus]:
    with campus(tmp_path_factory.mktemp("whole")) as running:
        people = (Somebody("t", "Ms Okafor", (TEACHER,)), *(Somebody(f"u-{n}", n) for n in NAMES))
        running.platform.people |= {each.id: each for each in people}
        running.platform.gradebook.rosters[COURSE] = [
            *({"user_id": f"u-{name}", "name": name, "roles": ["Learner"]} for name in NAMES),
            {"user_id": "u-Late", "name": "Late", "roles": ["Learner"]},
            {"user_id": "t", "name": "Ms Okafor", "roles": [TEACHER]},
        ]
        yield running


def launched(page: Page, at: Campus, who: str, link: str = "link-1", deep: str = "") -> Page:
    """Open the course's page and press its link."""
    page.goto(at.platform.page(who, COURSE, link, deep=deep))
    with page.expect_popup() as window:
        page.get_by_role("link", name="In a window").click()
    return window.value


def choose(window: Page, form: str) -> None:
    """Choose a link with its column, as a teacher."""
    window.get_by_role("link", name="Reef Survivor").click()
    window.get_by_label("What it opens").select_option(form)
    window.get_by_role("button", name="Make the link").click()
    expect(window.get_by_role("heading", level=1)).to_have_text("Chosen: 1")


def until(is_so: Callable[[], bool]) -> None:
    """Wait until the server has come to it: it looks every ten seconds."""
    pause = threading.Event()
    for _ in range(360):
        if is_so():
            return
        pause.wait(0.5)
    raise AssertionError("the server never came to it")


def test_what_a_class_did_stands_in_the_platforms_gradebook(at_campus: Campus, open_page: OpenPage):
    gradebook = at_campus.platform.gradebook
    for form in ("before", ""):
        choose(launched(open_page(), at_campus, "t", deep="yes"), form)
    asked_for = [each["id"] for each in gradebook.items[COURSE]]
    at_desk = launched(open_page(), at_campus, "t", "chosen-2")
    at_desk.get_by_role("button", name="Make the class").click()
    at_desk.wait_for_url("**/teachers-desk/", timeout=PATIENCE, wait_until="commit")
    for number, name in enumerate(NAMES, 1):
        window = launched(open_page(), at_campus, f"u-{name}", f"chosen-{number}")
        window.wait_for_url(re.compile("/reef-survivor/"), timeout=PATIENCE, wait_until="commit")
    with closing(Store.open(database(at_campus.served))) as store:
        school = _school(store, at_campus)
        # The first launch has had the roster read: who has not come yet has a place.
        until(lambda: "Late" in {each.label for each in store.classes.members(school.id)})
        desk = desk_of(school)
        desk.do("grades-sends", {"checked": True})
        _play_and_answer(school)
        until(lambda: len(gradebook.figures(COURSE).get("Reef Survivor: Before", {})) == 2)
        desk.do("grades-release", {})
        assert not desk.refused
        shown = {each.person: each for each in totals(desk) if each.sheet.startswith("after:")}
        until(lambda: all(each.is_sent for each in store.courses.grades(school.id)))
        sent = next(
            gradebook.scores[each["id"]]
            for each in gradebook.items[COURSE]
            if each["tag"] == "after"
        )
        for name in NAMES:
            total, score = shown[school.persons[name]], sent[f"u-{name}"]
            assert score["scoreGiven"] == round(total.points, 2)
            assert score["scoreMaximum"] == total.of
        match = "Reef Survivor: match played"
        until(lambda: gradebook.figures(COURSE).get(match) == {"u-Ada": 1.0})
    at_desk.goto(f"{at_campus.labs}teachers-desk/?part=exports")
    after = at_desk.locator('[data-key="grades-after"]')
    expect(after).to_contain_text("2 of 2 are in the gradebook", timeout=PATIENCE)
    axe(at_desk)
    at_desk.get_by_role("button", name="Class", exact=True).click()
    expect(at_desk.locator('[data-key="roster"]')).to_contain_text("3 students and one teacher")
    # Links have asked for two of the columns, and the labs have made the third.
    columns = gradebook.items[COURSE]
    assert [each["tag"] for each in columns] == ["before", "after", "match"]
    assert [each["id"] for each in columns[:2]] == asked_for
    assert gradebook.items.get(OTHER) is None
    assert gradebook.wrong == []
    for token in gradebook.tokens:
        assert token not in at_campus.logged()


def _school(store: Store, at: Campus) -> SchoolClass:
    context = store.platforms.context(digest(at.platform.url, CLIENT, DEPLOYMENT, COURSE))
    assert context is not None
    store.classes.set_control(
        context.class_id, setting=plain_of(Setting(forms=("before", "after")))
    )
    people = {each.label: each.person for each in store.classes.members(context.class_id)}
    return SchoolClass(store, context.class_id, people)


def _play_and_answer(school: SchoolClass) -> None:
    for name in NAMES:
        school.answer_all(name, "before", school.before(name), knows=0.5)
    match = played(NAMES, 5, notes={(1, 0): "More types."})
    seats = [(school.persons[name],) for name in NAMES]
    row = school.store.classes.lay_table(school.id, "Turtle", "reef", match, seats)
    for seat, name in enumerate(NAMES):
        sheet, questions, form = school.after(name, str(row.match), seat)
        school.answer_all(
            name, sheet, questions, knows=0.7, match=str(row.match), survey=form.survey
        )
