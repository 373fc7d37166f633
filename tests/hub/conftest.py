from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page

from tests.support.browser import PATIENCE, OpenPage, listen
from tests.support.postgres import empty_database
from tests.support.school import TEACH, School, school

USERS, TEACHERS = ["mia", "sam", "ida", "zoe"], ["smith"]

SignIn = Callable[..., Page]


@pytest.fixture(scope="session")
def at_school(postgres_server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[School]:
    folder = tmp_path_factory.mktemp("school")
    with ExitStack() as stack:
        address = stack.enter_context(empty_database(postgres_server))
        address = address.replace("postgresql:", "postgresql+psycopg:", 1)
        running = stack.enter_context(school(folder, address, USERS, TEACHERS, "--teachers", TEACH))
        yield running


def sign_in(page: Page, at_school: School, name: str, to: str = "") -> None:
    """Open an address of the labs as somebody who is not signed in, and sign in where it leads."""
    page.goto(f"{at_school.url}{to}")
    page.locator("#username_input").fill(name)
    page.locator("#password_input").fill(at_school.password)
    page.locator("#login_submit").click()
    page.wait_for_url(f"{at_school.url}**", timeout=PATIENCE, wait_until="commit")


@pytest.fixture
def signed_in(open_page: OpenPage, at_school: School) -> SignIn:
    def open_(name: str, to: str = "", **how: object) -> Page:
        page = open_page(allow="403|Failed to load resource", **how)  # the Hub's own pages say some
        listen(page)
        sign_in(page, at_school, name, to)
        return page

    return open_


def kernel_of(page: Page) -> str:
    page.locator("html[data-rk-open]").wait_for(state="attached", timeout=PATIENCE)
    return str(page.evaluate("document.body.dataset.kernelId"))
