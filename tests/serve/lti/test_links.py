"""A teacher chooses what a link in a course opens, from a window and from a frame."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import PATIENCE, OpenPage, axe
from tests.support.course import TEACHER, Campus, Somebody, campus


@pytest.fixture(scope="module")
def at_campus(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Campus]:
    with campus(tmp_path_factory.mktemp("campus")) as running:
        running.platform.people |= {
            "t": Somebody("t", "Tessa", (TEACHER,)),
            "s": Somebody("s", "Sol"),
        }
        yield running


TITLE = "Climate Change"
MARK = {"resourceId": "reefkit-climate"}
BEFORE = {"label": f"{TITLE}: Before", "scoreMaximum": 1, "tag": "before", **MARK}
AFTER = {"label": f"{TITLE}: After", "scoreMaximum": 100, "tag": "after", **MARK}


def choose(window: Page, form: str, *, asks: bool) -> None:
    expect(window.get_by_role("heading", level=1)).to_have_text("A link for your course")
    axe(window)
    window.get_by_role("link", name=TITLE).click()
    window.get_by_label("What it opens").select_option(form)
    axe(window)
    expect(window.get_by_role("checkbox", checked=True)).to_have_count(int(asks))
    window.get_by_role("button", name="Make the link").click()


def check_link(at_campus: Campus, form: str, column: dict[str, object] | None) -> None:
    """Check the link that the platform was given, signed by a key that it found at our address."""
    (link,) = at_campus.platform.linked
    at_campus.platform.linked.clear()
    assert (link["type"], link["url"]) == ("ltiResourceLink", f"{at_campus.labs}lti/launch/")
    assert (link["title"], link.get("lineItem")) == (TITLE, column)
    assert link["custom"]["lesson"] == "climate-change"
    assert link["custom"].get("form", "") == form
    assert link["custom"].get("setting", "")[:2] == ("1." if form else "")


CASES: dict[str, tuple[str, str, bool | None, dict[str, object] | None]] = {
    "of Before, from a window": ("window", "before-concepts", None, BEFORE),
    "of all, from a frame": ("frame", "", True, AFTER),
    "of weeks later": ("window", "later", None, None),
    "at a platform that makes none": ("window", "after", False, None),
}


@pytest.mark.parametrize("case", CASES)
def test_a_teacher_chooses_what_a_link_opens_and_it_asks_for_its_column(
    case: str, at_campus: Campus, open_page: OpenPage
):
    where, form, makes_columns, column = CASES[case]
    at_campus.platform.columns = makes_columns
    page = open_page(allow="frame-ancestors")
    frame = "yes" if where == "frame" else ""
    page.goto(at_campus.platform.page("t", "bio", deep="yes", frame=frame))
    with page.expect_popup() as opened:
        if where == "frame":
            page.frame_locator("iframe").get_by_role("button", name="Open the labs").click()
        else:
            page.get_by_role("link", name="In a window").click()
    window = opened.value
    choose(window, form, asks=makes_columns is not False)
    if where == "frame":  # the course waits in its own page
        expect(window.get_by_role("heading", level=1)).to_have_text("The link is made")
        expect(page.frame_locator("iframe").get_by_role("heading")).to_have_text(
            "Chosen: 1", timeout=PATIENCE
        )
    else:
        expect(window.get_by_role("heading", level=1)).to_have_text("Chosen: 1")
    check_link(at_campus, form, column)


def test_what_is_no_lesson_form_or_setting_makes_no_link(at_campus: Campus, open_page: OpenPage):
    page = open_page(allow="40[0-9]")
    page.goto(at_campus.platform.page("t", "bio", deep="yes"))
    with page.expect_popup() as opened:
        page.get_by_role("link", name="In a window").click()
    window = opened.value
    window.get_by_role("link", name="Climate Change").click()
    window.get_by_label("Setting").fill("https://labs.example/teachers-desk/?setting=1.e30")
    window.get_by_role("button", name="Make the link").click()
    expect(window.get_by_role("alert")).to_be_visible()
    assert at_campus.platform.linked == []


def test_a_student_chooses_none(at_campus: Campus, open_page: OpenPage):
    page = open_page(allow="40[0-9]")
    page.goto(at_campus.platform.page("s", "bio", deep="yes"))
    with page.expect_popup() as opened:
        page.get_by_role("link", name="In a window").click()
    said = "Links for a course are chosen by its teachers"
    expect(opened.value.get_by_role("heading", level=1)).to_have_text(said)
    found = opened.value.goto(f"{at_campus.labs}lti/link/")
    assert found is not None
    assert found.status == 403
