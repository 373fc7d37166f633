"""A walk over every page and dialog, for whoever measures them all."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Error, Page, expect

from reefkit.match import save
from tests.browser.hands import Mouse, make, title
from tests.browser.lesson import MOST_DECISIONS, arrive, asks, at_the_board, set_up, walk
from tests.browser.players import ClimatePlayer, ExpansePlayer, Player, SuccessionPlayer, play
from tests.labs.lesson.test_what_if import finished
from tests.support.browser import OpenPage, answered, listen
from tests.support.teachers import DESK, Browser, make_class, opened_wall, set_up_code
from tests.support.voila import Served

Look = Callable[[Page, str], None]

LESSONS = {
    "reef-survivor": "reef",
    "climate-change": "climate",
    "succession": "succession",
    "blue-expanse": "expanse",
}
PLAYERS: dict[str, type[Player]] = {
    each.LAB.lesson: each for each in (ClimatePlayer, SuccessionPlayer, ExpansePlayer)
}
OPEN = "() => document.querySelectorAll('details').forEach((each) => { each.open = true; })"
KEYS = "() => [...document.querySelectorAll('{}')].filter((each) => each.checkVisibility()).map((each) => each.dataset.key)"
KIND = """() => [...new Set([...document.querySelectorAll(".rk-at-ask :is([data-act], .rk-draw, svg[role=img], table)")]
  .map((each) => each.dataset.act ?? each.nodeName))].sort().join(" ")"""
MISSING = "no-such-page/"


def in_language(page: Page, lab: Served, locale: str) -> Page:
    page.context.add_cookies([{"name": "reefkit-language", "value": locale, "url": lab.url}])
    return page


def keys(page: Page, query: str) -> list[str]:
    """Return the keys of what is seen and matches a query."""
    found: list[str] = page.evaluate(KEYS.format(query))
    return [each for each in found if each]


def close(page: Page) -> None:
    """Close whatever dialog or menu is open."""
    page.keyboard.press("Escape")
    with suppress(Error):
        expect(page.locator("dialog:modal")).to_have_count(0, timeout=3_000)
    answered(page)


def front_pages(look: Look, open_page: OpenPage, lab: Served, locale: str) -> None:
    """Door, codes, sign-in, set-up of a class, and pages that refuse."""
    page = in_language(open_page(allow="status of 4"), lab, locale)
    for path in (
        "",
        MISSING,
        "join/",
        "join/?code=ABCD",
        "continue/",
        "leave/",
        DESK,
        f"{DESK}new/",
    ):
        page.goto(f"{lab.url}{path}")
        look(page, f"front, {path or 'door'}")
    page.goto(f"{lab.url}continue/")
    page.get_by_role("textbox").fill("QQQQ-QQQQ-QQQQ")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    look(page, "front, a wrong code")
    page.goto(f"{lab.url}{DESK}")
    teacher = Browser(lab.url)
    made = teacher.post(f"{DESK}new/", name="Audit class", code=set_up_code(lab))
    page.context.add_cookies(
        [{"name": name, "value": value, "url": lab.url} for name, value in teacher.cookies.items()]
    )
    page.goto(f"{lab.url.rstrip('/')}{made.to}" if made.to.startswith("/") else made.to)
    look(page, "front, the key of a class")
    page.goto(lab.url)
    look(page, "front, door of a teacher")


def before_a_match(look: Look, open_page: OpenPage, lab: Served, locale: str, lesson: str) -> None:
    """The lesson's door, its whole pages, and the reader's settings."""
    page = in_language(open_page(), lab, locale)
    hands = arrive(page, lab.url, lesson)
    look(page, f"{lesson}, door")
    page.locator(".rk-reader-opens").first.click()
    look(page, f"{lesson}, reader's settings")
    close(page)
    for key in [*keys(page, ".rk-tab-more"), "hook"]:
        if not page.locator(f'[data-key="{key}"]').count():
            continue
        hands.open(key)
        page.evaluate(OPEN)
        answered(page)
        look(page, f"{lesson}, {key}")
        close(page)
    for key in ("door-new", "door-teachers", "door-join"):
        hands.open("tab-play")  # the door, wherever one was
        if page.locator(f'[data-key="{key}"]').count():
            hands.open(key)
            page.evaluate(OPEN)
            look(page, f"{lesson}, {key}")


def questions(look: Look, open_page: OpenPage, lab: Served, locale: str, lesson: str) -> None:
    """A question of each kind, as it is asked and answered, and the end."""
    page = in_language(open_page(), lab, locale)
    hands = arrive(page, lab.url, lesson)
    hands.open("tab-before")
    look(page, f"{lesson}, before")
    hands.open("ask-begin")
    seen: set[str] = set()
    for number, entry in enumerate(keys(page, ".rk-ask-list [data-act=ask-open]")):
        hands.open(entry)
        kind = page.evaluate(KIND)
        if kind in seen:
            continue
        seen.add(kind)
        look(page, f"{lesson}, question {number + 1}")
        make(page, hands)
        send = page.locator('[data-key="ask-send"]:not([aria-disabled=true])')
        if send.count():
            hands.open("ask-send")
            look(page, f"{lesson}, question {number + 1} answered")
    end = page.locator('[data-act="ask-end"]')
    if end.count():
        end.first.click()
        answered(page)
        look(page, f"{lesson}, end of the questions")


def match(look: Look, open_page: OpenPage, lab: Served, locale: str, lesson: str) -> None:
    """Every kind of decision of a match, and the evidence beside it."""
    page = in_language(open_page(), lab, locale)
    hands = arrive(page, lab.url, lesson)
    seen: set[str] = set()

    def checked() -> bool:
        answered(page)
        if asks(page) not in seen:
            seen.add(asks(page))
            look(page, f"{lesson}, decision {len(seen)}")
        return page.locator('[data-key="final"]').count() > 0

    if lesson == "reef-survivor":
        set_up(page, hands, 7, rounds=2, predict="all", plot_first="always")
        at_the_board(page)
        checked()
        hands.open(keys(page, ".rk-found-board")[0])
        checked()
        hands.open("surprise")
        checked()
        hands.press("ready")
        for _ in walk(page, hands, lambda _: checked()):
            pass
    else:
        set_up(page, hands, 11, **PLAYERS[lesson].SHORT)
        checked()
        play([PLAYERS[lesson](Mouse(page))], checked, MOST_DECISIONS)


def after_a_match(
    look: Look, open_page: OpenPage, lab: Served, locale: str, lesson: str, *, folder: Path
) -> None:
    """The end, its evidence, replay, what if, the data of the match, questions after, and paper."""
    file = folder / f"{lesson}.jsonl"
    file.write_bytes(save.dump(finished(LESSONS[lesson], people=1)))
    page = in_language(open_page(), lab, locale)
    hands = arrive(page, lab.url, lesson)
    page.locator('[data-key="open-file"]').set_input_files(file)
    page.locator('[data-key="final"]').wait_for()
    answered(page)
    look(page, f"{lesson}, the end")
    for key in keys(page, ".rk-evidence-tab:not(.rk-evidence-hand)"):
        hands.open(key)
        look(page, f"{lesson}, the end, {key}")
    for act in ("open-sum", "replay-open", "look-1", "what-if-open", "certificate-open"):
        control = page.locator(f':is([data-act="{act}"], [data-key="{act}"]):visible')
        if control.count():
            control.first.evaluate("each => each.click()")
            answered(page)
            look(page, f"{lesson}, the end, {act}")
            close(page)
    for key in [each for each in keys(page, ".rk-tab-more") if each != "tab-glossary"]:
        hands.open(key)
        page.evaluate(OPEN)
        answered(page)
        look(page, f"{lesson}, after a match, {key}")
    hands.open("tab-after")
    look(page, f"{lesson}, after")
    begin = page.locator('[data-key="ask-begin"]')
    if begin.count():
        begin.click()
        answered(page)
        look(page, f"{lesson}, after, {title(page)[:20]}")


def desk(look: Look, open_page: OpenPage, lab: Served, locale: str) -> None:
    """The teacher's desk with a simulated class: tabs, their leaves, dialogs, and the wall."""
    teacher, _ = make_class(lab, f"Audit {locale}", ghost="yes")
    page = in_language(open_page(), lab, locale)
    page.context.add_cookies(
        [{"name": name, "value": value, "url": lab.url} for name, value in teacher.cookies.items()]
    )
    listen(page)
    page.goto(f"{lab.url}{DESK}")
    page.locator('[data-key="people"] .rk-desk-person').first.wait_for()
    answered(page)
    look(page, "desk, people")
    hands = Mouse(page)
    for key in ("settings-open", "health-look", "classes-open", "ghosts-hurry"):
        if page.locator(f'[data-key="{key}"]:visible').count():
            hands.open(key)
            look(page, f"desk, {key}")
            close(page)
    hands.open(keys(page, ".rk-desk-person [data-act], [data-key^=person-]")[0])
    look(page, "desk, a person")
    close(page)
    if page.locator('[data-key="lesson-seat"]:visible').count():
        hands.open("lesson-seat")
    wall = opened_wall(page)
    look(wall, "wall, tables")
    for tab in keys(page, ".rk-tabs [data-act=tab]"):
        hands.open(tab)
        page.evaluate(OPEN)
        answered(page)
        look(page, f"desk, {tab}")
        for leaf in keys(page, "[data-key^=leaf-]"):
            hands.open(leaf)
            page.evaluate(OPEN)
            answered(page)
            look(page, f"desk, {tab}, {leaf}")
        for dialog in [
            each
            for each in ("wall-waiting", "all-message", "wall")
            if page.locator(f'[data-key="{each}"]:visible').count()
        ]:
            hands.open(dialog)
            look(page, f"desk, {tab}, {dialog}")
            close(page)


def deep_time(look: Look, open_page: OpenPage, lab: Served, locale: str) -> None:
    """The lesson without a game: its door and steps."""
    page = in_language(open_page(allow="NaN"), lab, locale)
    listen(page)
    page.goto(f"{lab.url}deep-time/")
    page.locator('[data-ready="yes"]').first.wait_for()
    answered(page)
    look(page, "deep-time, before")
    page.locator('[data-key="tab-play"]').click()
    answered(page)
    for step in range(6):
        page.locator('[data-act="deep-time-step"]').nth(step).click()
        answered(page)
        look(page, f"deep-time, step {step + 1}")


LOCALES = ("en", "es")
GROUPS = ("front", "lessons", "questions", "matches", "the end", "deep time", "desk")


def go_through(
    group: str,
    look: Look,
    open_page: OpenPage,
    lab: Served,
    locale: str,
    *,
    folder: Path,
    quick: bool = False,
) -> None:
    """Walk over one group of pages; quickly, of Reef Survivor alone."""
    lessons = list(LESSONS)[: 1 if quick else None]
    if group in {"front", "desk", "deep time"}:
        walk_ = {"front": front_pages, "desk": desk, "deep time": deep_time}[group]
        walk_(look, open_page, lab, locale)
    for lesson in lessons:
        if group == "the end":
            after_a_match(look, open_page, lab, locale, lesson, folder=folder)
        elif group in OF_A_LESSON:
            OF_A_LESSON[group](look, open_page, lab, locale, lesson)


OF_A_LESSON = {"lessons": before_a_match, "questions": questions, "matches": match}
