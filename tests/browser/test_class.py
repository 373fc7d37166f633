"""A class on real devices: four browsers at one table, one reloaded, one closed, one late, a desk."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from reefkit.classroom.store import Store, TableRow
from reefkit.games.reef.game import GAME, new_match
from reefkit.match.game import SeatInfo
from reefkit.match.table import Table
from tests.browser.hands import TAKEN_UP, Mouse, NotYet
from tests.browser.lesson import arrive
from tests.browser.test_lasting import board_of
from tests.labs.reef.student import Student
from tests.support.browser import OpenPage, answered, axe, listen
from tests.support.effort import at_length
from tests.support.teachers import make_class
from tests.support.voila import Served, database

CLASS = "Reef watchers"
MOST_ROUNDS_OF_PAGES = 400
WAITS = '.rk-at-controls [data-key="class-waits"]'


@dataclass
class Device:
    """A pupil's device: its page, and the hands at it."""

    #: Whose it is, and what is open on it.
    name: str
    page: Page
    student: Student  #: Who plays there.
    #: Whether the student takes every decision; otherwise most are left to the helper.
    by_hand: bool = False

    @property
    def hands(self) -> Mouse:
        return Mouse(self.page)


class Class:
    """A class on the server that is tested, and the devices of its pupils.

    Parameters
    ----------
    lab
        The server.
    open_page
        Opens a browser of its own.
    lesson
        What is played.
    """

    def __init__(self, lab: Served, open_page: OpenPage, lesson: str = "reef-survivor") -> None:
        self.lab = lab
        self.lesson = lesson
        self.open_page = open_page
        self.store = Store.open(database(lab))
        others = {each.id for each in self.store.classes.all()}
        self.teacher, _ = make_class(lab, CLASS)
        (self.row,) = (each for each in self.store.classes.all() if each.id not in others)

    def join(self, name: str, *, invited: bool = False) -> Device:
        """Open a page, by the door or by the link that the desk shows, and join."""
        page = self.open_page()
        if invited:
            listen(page)
            page.goto(f"{self.lab.url}join/{self.row.code.replace(' ', '')}/")
        else:
            arrive(page, self.lab.url, self.lesson).open("door-join")
            page.locator('[data-key="class-code"]').fill(self.row.code.lower())
        page.locator('[data-key="class-first"]').fill(name)
        Mouse(page).open("class-go")
        another = page.locator('[data-key="class-first-new"]')
        if another.count():  # somebody of that name is here
            another.check()
            Mouse(page).open("class-go")
        expect(page.locator('[data-key="class-receipt"]')).to_be_visible()
        return Device(name, page, Student(Mouse(page)))

    def come_back(self, device: Device) -> Device:
        """Type somebody's code on another device: the seat is theirs again, the code not shown."""
        person = self.person(device.name)
        members = self.store.classes.members(self.row.id)
        code = next(each.resume_code for each in members if each.person == person)
        page = self.open_page()
        listen(page)
        page.goto(f"{self.lab.url}continue/")
        page.get_by_role("textbox").fill(code)
        page.keyboard.press("Enter")
        expect(page.locator(".rk-seat-name")).to_contain_text(device.name)
        assert code not in page.url
        return Device(device.name, page, Student(Mouse(page)))

    def person(self, name: str) -> str:
        members = self.store.classes.members(self.row.id)
        return next(each.person for each in members if each.label == name)

    def lay(self, *names: str, **options: bool | int | str) -> TableRow:
        """Lay a table; an empty name is a bot's seat."""
        seats = [SeatInfo(name or "Bot") for name in names]
        match = new_match(seats, seed=5, options=dict(options))
        people = [[self.person(name)] if name else [] for name in names]
        return self.store.classes.lay_table(self.row.id, "Table 1", "reef", match, people)

    def table(self, row: TableRow) -> Table:
        return self.store.matches.open(str(row.match), {GAME.id: GAME})

    def desk(self) -> Page:
        """Open the teacher's desk in the browser that is signed in."""
        page = self.open_page()
        page.context.add_cookies(
            [
                {"name": name, "value": value, "url": self.lab.url}
                for name, value in self.teacher.cookies.items()
            ]
        )
        listen(page)
        page.goto(f"{self.lab.url}teachers-desk/")
        return page


def waits(device: Device) -> bool:
    """Return whether the page says that it waits for somebody else."""
    answered(device.page)
    waiting = device.page.locator(f"{WAITS}, [data-key='class-gate'], [data-key='final']")
    return waiting.count() > 0


def decide(device: Device) -> bool:
    """Take one decision, where the page asks for one; boards and founders are left to the helper."""
    if waits(device):
        return False
    surprise = device.page.locator('.rk-at-controls [data-key="surprise"]:not([aria-disabled])')
    if surprise.count():
        device.hands.press("surprise")
        return True
    helper = device.page.locator('.rk-at-controls [data-key="do-for-me"]:not([aria-disabled])')
    if not device.by_hand and helper.count():
        device.hands.press("do-for-me")
        return True
    return device.student.decide()


def play(devices: Sequence[Device], until: Callable[[], bool]) -> None:
    """Have all devices play what their pages ask, in turn."""
    idle = 0
    for _ in range(MOST_ROUNDS_OF_PAGES):
        if until():
            return
        look = devices[0].hands.look()
        moved = [decide(device) for device in devices]
        if not any(moved):  # bots play on by themselves, and every page hears of it
            idle += 1
            assert idle < MOST_ROUNDS_OF_PAGES // 4, [d.student.did[-8:] for d in devices]
            with suppress(NotYet):  # the news may have come to another's page alone
                devices[0].hands.wait_for_change(look, TAKEN_UP)
    raise AssertionError([device.student.did[-8:] for device in devices])


def phase_of(table: Table) -> str:
    return str(table.view(None).state.phase)


def found(sam: Device, mia: Device, noor: Device) -> None:
    """Found three reefs; a move shows on the others' pages, and each says for whom it waits."""
    for device in (sam, mia, noor):  # nobody touched anything: the page goes to its table
        expect(device.page.locator(".rk-areas.rk-screen-setup").first).to_be_visible()
    sentence = sam.page.locator(".rk-now-sentence")
    sam.hands.press("surprise")
    sam.hands.press("ready")
    expect(sentence).to_contain_text(f"Mia and {noor.name}")
    mia.hands.press("surprise")
    mia.hands.press("ready")
    expect(sentence).not_to_contain_text("Mia")
    expect(sentence).to_contain_text(noor.name)
    noor.hands.press("surprise")
    noor.hands.press("ready")
    for device in (sam, mia, noor):
        expect(device.page.locator('[data-key="phases"]')).to_be_visible()


def pause(room: Class, table: Table, devices: Sequence[Device]) -> None:
    """Pause everyone: nobody moves, and everybody reads why. A message is text."""
    room.store.classes.set_control(room.row.id, paused=True, message="Look <i>here</i>")
    for device in devices:
        expect(device.page.locator('[data-key="class-paused"]')).to_be_visible()
        expect(device.page.locator(".rk-class-notice bdi")).to_have_text("Look <i>here</i>")
        device.page.locator("#rendered_cells").evaluate("page => page.scrollTo(0, 400)")
        expect(device.page.locator(".rk-class-notice")).to_be_in_viewport(ratio=1)
        device.hands.open("class-read")
    axe(devices[0].page)
    stands = table.position
    devices[0].hands.press("do-for-me")
    expect(devices[0].page.locator(".rk-said-refused")).to_contain_text("paused")
    assert table.position == stands
    room.store.classes.set_control(room.row.id, paused=False)
    for device in devices:
        expect(device.page.locator('[data-key="class-paused"]')).to_have_count(0)


def reload(device: Device) -> None:
    """Open the page again: it is where it was."""
    seat, before = device.page.locator(".rk-seat-name").inner_text(), board_of(device.page)
    device.page.reload()
    expect(device.page.locator(".rk-seat-name")).to_have_text(seat)
    answered(device.page)
    assert board_of(device.page) == before


def check_no_secret(room: Class, table: Table, devices: Sequence[Device]) -> None:
    for device in devices:
        html = device.page.content()
        assert table.setup.key not in html
        for each in room.store.classes.members(room.row.id):
            assert each.label == device.name or each.resume_code not in html


@pytest.mark.parametrize("rounds", [1, pytest.param(4, marks=at_length)])
def test_four_devices_play_one_table(open_page: OpenPage, lab: Served, rounds: int):
    room = Class(lab, open_page)
    sam = room.join("Sam")
    sam.by_hand = rounds > 1  # it takes its time
    axe(sam.page)
    mia, noor = (room.join(name, invited=True) for name in ("Mia", "Noor <script>"))
    assert "join=" not in mia.page.url
    row = room.lay("Sam", "Mia", "Noor <script>", "", rounds=rounds)
    table = room.table(row)
    found(sam, mia, noor)
    pause(room, table, (sam, mia, noor))
    expect(room.desk().locator("body")).to_contain_text("Noor <script>")
    play((sam, mia, noor), lambda: phase_of(table) not in {"founding", "dwellers", "algae"})
    reload(mia)
    noor.page.close(run_before_unload=True)
    room.store.classes.set_away(row.id, [2, 3])
    expect(sam.page.locator('[data-key="neighbour-2"] .rk-neighbour-foot')).to_contain_text(
        "a bot plays"
    )
    ali = room.join("Ali", invited=True)  # late, and to the seat that nobody had
    room.store.classes.sit(row.id, 3, [room.person("Ali")])
    expect(ali.page.locator(".rk-seat-name")).to_contain_text("Ali")
    expect(sam.page.locator('[data-key="neighbour-3"]')).to_contain_text("Ali")
    noor = room.come_back(noor)
    devices = (sam, mia, noor, ali)
    play(devices, lambda: bool(table.view(None).over))
    scores = set()
    for device in devices:
        board = device.page.locator('[data-key="final"] table').first
        expect(board).to_be_visible()
        scores.add(board.inner_text())
    assert len(scores) == 1
    assert {step.seat for step in table.since(0) if step.author == "person"} == {0, 1, 2, 3}
    check_no_secret(room, table, devices)


def test_lists_at_the_desk_only_choose_and_the_notes_are_closed_to_students(
    open_page: OpenPage, lab: Served
):
    klass = Class(lab, open_page)
    sam, _ = klass.join("Sam"), klass.join("Sam")
    notes = f"{lab.url}{klass.lesson}/?page=teachers"
    sam.page.goto(notes)
    expect(sam.page.locator('[data-key="teachers-closed"]')).to_be_visible()
    expect(sam.page.locator(".rk-teachers")).to_have_count(0)

    desk = klass.desk()
    members = klass.store.classes.members(klass.row.id)
    desk.locator(".rk-desk-person").first.click()
    Mouse(desk).open("ask-merge")
    desk.locator('select[name="other"]').focus()
    desk.keyboard.press("ArrowDown")
    expect(desk.locator('[data-key="merge-do"]')).to_have_text("Make Sam 2 and Sam one student")
    assert klass.store.classes.members(klass.row.id) == members
    Mouse(desk).open("merge-do")
    expect(desk.locator("dialog[open]")).to_contain_text("Sam 2 is now Sam.")
    assert len(klass.store.classes.members(klass.row.id)) == 1
    desk.reload()
    desk.locator(".rk-desk-undo button").click()
    expect(desk.locator(".rk-desk-person")).to_have_count(2)
    assert klass.store.classes.members(klass.row.id) == members

    def feedback() -> object:
        return klass.store.classes.control(klass.row.id).setting.get("feedback", "")

    Mouse(desk).open("settings-open")
    desk.locator('select[name="feedback"]').focus()
    for _ in range(3):
        desk.keyboard.press("ArrowDown")
    answered(desk)
    assert feedback() == ""  # no page of a student was told "now" on the way
    desk.keyboard.press("Tab")
    answered(desk)
    assert feedback() == "none"

    desk.goto(f"{lab.url}join/{klass.row.code.replace(' ', '')}/")
    desk.locator('[data-key="class-first"]').fill("Ms Reed")
    Mouse(desk).open("class-go")
    desk.goto(notes)
    expect(desk.locator(".rk-teachers")).to_be_visible()
