"""Pictures of a class for the README and the docs: ``python -m tools.pictures.classes``.

Two classes of ghosts stand on a real server, one in the middle of its match and one at the end; the
desk is opened as a teacher opens it, and a student joins. Look at them before they are committed.
"""

from playwright.sync_api import Browser, Page

from reefkit.classroom.store import Store
from reefkit.simulated_class.simulated_class import Until, simulate_class
from tests.browser.hands import Mouse
from tests.support.browser import PATIENCE, answered, listen
from tests.support.teachers import DESK, make_class
from tests.support.voila import Served, database
from tools.pictures.studio import SIZE, keep, keep_plain, studio

PUPILS = 23
SEED = "screens"
DRAWN = 3_000
"""Milliseconds for charts to be laid out."""


def at_the_desk(browser: Browser, served: Served, name: str, until: Until) -> Page:
    """Make a class with ghosts in it, and open its desk."""
    teacher, _ = make_class(served, name, teacher="Ms Okafor")
    store = Store.open(database(served))
    row = next(each for each in store.classes.all() if each.name == name)
    simulate_class(store, row.id, pupils=PUPILS, seed=SEED, until=until)
    part = "play" if until == "playing" else "after"
    for member in store.classes.members(row.id):
        store.classes.seen(row.id, member.person, {"part": part})
    context = browser.new_context(viewport=SIZE)
    context.add_cookies(
        [
            {"name": name, "value": value, "url": served.url}
            for name, value in teacher.cookies.items()
        ]
    )
    page = context.new_page()
    listen(page)
    page.goto(f"{served.url}{DESK}")
    page.locator('[data-key="people"] .rk-desk-person').first.wait_for(timeout=PATIENCE)
    return page


def tab(page: Page, name: str, picture: str = "") -> None:
    """Open a tab of the desk, and keep it."""
    Mouse(page).open(f"tab-{name}")
    answered(page)
    page.wait_for_timeout(DRAWN)
    if picture:
        keep(page, picture)


def show(browser: Browser, served: Served) -> None:
    """Keep the ways in, the desk while a class plays, and the desk when it is over."""
    page = browser.new_page(viewport=SIZE)
    playing = at_the_desk(browser, served, "Biology 9B", "playing")
    page.goto(f"{served.url}{DESK}")  # after the first class: the way in that a teacher sees daily
    keep_plain(page, "class-sign-in")
    keep(playing, "class-desk")
    tab(playing, "play", "class-wall")
    listen(page)
    page.goto(f"{served.url}reef-survivor/?join=KELP473")
    page.locator('[data-key="class-first"]').wait_for(timeout=PATIENCE)
    keep(page, "class-join")
    over = at_the_desk(browser, served, "Biology 9C", "over")
    tab(over, "before", "class-before")
    tab(over, "data", "class-data")
    tab(over, "after", "class-after")
    Mouse(over).open("leaf-gain")
    over.wait_for_timeout(DRAWN)
    keep(over, "class-gain")
    tab(over, "review", "class-review")
    tab(over, "exports", "class-exports")


def main() -> int:
    with studio() as (served, browser):
        show(browser, served)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
