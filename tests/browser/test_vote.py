"""A class of simulated students and one real page votes, talks, and votes again, led from the desk."""

import re

from playwright.sync_api import Page, expect

from reefkit.classroom.store import Store
from reefkit.simulated_class.ghosts import CLASS_SIZE
from tests.browser.hands import Mouse
from tests.browser.lesson import arrive
from tests.support.browser import OpenPage, answered, axe, listen
from tests.support.teachers import DESK, make_class, opened_wall
from tests.support.voila import Served, database

PANEL = 'dialog[data-key="vote"]'
MOST = re.compile(r"\b(2\d|3\d) of \d+ have voted")
"""Most of the class: some of the students are absent, late, or leave the question open."""


def opened_desk(lab: Served, open_page: OpenPage) -> tuple[Page, str]:
    """Sign in to a new class of simulated students; give its desk and its code."""
    teacher, _ = make_class(lab, "Voting class", ghost="yes")
    store = Store.open(database(lab))
    row = next(each for each in store.classes.all() if each.name == "Voting class")
    page = open_page()
    page.context.add_cookies(
        [{"name": name, "value": value, "url": lab.url} for name, value in teacher.cookies.items()]
    )
    listen(page)
    page.goto(f"{lab.url}{DESK}")
    return page, row.code


def joined(lab: Served, open_page: OpenPage, code: str) -> Page:
    page = open_page()
    arrive(page, lab.url, "reef-survivor").open("door-join")
    page.locator('[data-key="class-code"]').fill(code)
    page.locator('[data-key="class-first"]').fill("Zoë")
    Mouse(page).open("class-go")
    expect(page.locator('[data-key="class-receipt"]')).to_be_visible()
    return page


def test_a_class_votes_talks_and_votes_again(open_page: OpenPage, lab: Served):
    desk, code = opened_desk(lab, open_page)
    desk.locator('[data-key="time-60"]').click()
    desk.locator('[data-key="ghosts-hurry"]').click()
    student = joined(lab, open_page, code)
    wall = opened_wall(desk)
    desk.locator('[data-key="tab-before"]').click()
    desk.locator('[data-key="leaf-vote"]').click()
    expect(desk.locator(".rk-vote-offer")).to_have_count(3)
    axe(desk)
    desk.locator('.rk-vote-offer [data-act="vote-begin"]').first.click()

    expect(student.locator(PANEL)).to_be_visible()
    axe(student)
    student.locator(f"{PANEL} .rk-answer").nth(1).click()
    answered(student)
    expect(student.locator(f"{PANEL} input").nth(1)).to_be_checked()
    expect(wall.locator('[data-key="vote-voted"]')).to_contain_text(MOST)
    expect(wall.locator(".rk-vote-bars")).to_have_count(0)
    axe(wall)
    student.reload()
    expect(student.locator(f"{PANEL} input").nth(1)).to_be_checked()
    student.keyboard.press("Escape")
    expect(student.locator('[data-key="class-vote"]')).to_be_visible()

    desk.locator('[data-key="vote-to-talk"]').click()
    expect(student.locator(f"{PANEL} .rk-answer-yours")).to_be_visible()
    expect(wall.locator('[data-key="talk-moves"] li')).to_have_count(4)
    axe(wall)
    desk.locator('[data-key="vote-to-second"]').click()
    expect(wall.locator('[data-key="wall-title"]')).to_have_text("Vote again")
    student.locator(f"{PANEL} label.rk-answer").first.click()
    answered(student)
    expect(wall.locator('[data-key="vote-voted"]')).to_contain_text(MOST)

    desk.locator('[data-key="vote-to-shown"]').click()
    expect(wall.locator(".rk-said-right")).not_to_have_count(0)
    expect(wall.locator(".rk-vote-bars")).not_to_have_count(0)
    changed = wall.locator('[data-key="vote-change"] b').all_inner_texts()
    assert 10 <= sum(map(int, changed)) <= CLASS_SIZE + 1  # most of those who voted the first time
    expect(student.locator(f"{PANEL} .rk-answer-right")).not_to_have_count(0)
    for page in (wall, student, desk):
        axe(page)
    desk.locator('[data-key="vote-to-ended"]').click()
    expect(wall.locator('[data-key="vote-wall"]')).to_have_count(0)
    expect(student.locator(PANEL)).to_have_count(0)
    expect(desk.locator('[data-key="votes-kept"] tbody tr')).to_have_count(1)
