"""Journeys through the lab of Reef Survivor: all its parts, two at one screen, in Spanish."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from reefkit.text import use_content
from tests.browser.hands import Fingers, Keyboard, Mouse, answer_all, entries, make, title, write
from tests.browser.lesson import (
    arrive,
    at_the_board,
    does_not_fit,
    new_match,
    station,
    too_small,
    walk,
)
from tests.browser.test_class import Class, phase_of, waits
from tests.browser.test_class import play as play_all
from tests.browser.test_lasting import board_of
from tests.support.browser import OpenPage, answered, axe, axe_at_length, leave, listen
from tests.support.effort import at_length
from tests.support.tree import ROOT
from tests.support.voila import Served, serving

# All three parts of the lab in one sitting: by mouse, by keyboard alone, and over reloads.


def is_over(page: Page) -> bool:
    return page.locator('[data-key="final"]').count() > 0


def reload(page: Page) -> None:
    """Load the page again: its kernel is another."""
    answered(page)
    page.reload()
    page.locator('[data-key="tab-before"]').wait_for()
    answered(page)


def finish(page: Page, hands: Mouse) -> None:
    """Hand in, also where something is left open."""
    hands.open("ask-next" if page.locator('[data-key="ask-next"]').count() else "ask-end")
    if page.locator('[data-key="ask-end-now"]').count():
        hands.open("ask-end-now")
    expect(page.locator('[data-key="ask-result-page"]')).to_be_visible()


def before(page: Page, hands: Mouse) -> None:
    """Answer *Before*, with a reload in the middle."""
    hands.open("tab-before")
    assert does_not_fit(page) == []
    axe_at_length(page)
    hands.open("ask-begin")
    axe_at_length(page)
    make(page, hands)
    hands.open("ask-send")
    axe(page)
    hands.open("ask-open-2")
    make(page, hands)  # made, not sent
    here, stood = title(page), entries(page)
    assert stood[1] == "begun"
    reload(page)
    assert (title(page), entries(page)) == (here, stood)
    hands.open("ask-open-1")
    answer_all(page, hands)
    finish(page, hands)
    axe_at_length(page)
    assert page.locator(".rk-goal").count() >= 3
    assert "Next" in page.locator('[data-key="ask-result-next"]').inner_text()
    hands.open("ask-result-on")


def play(page: Page, hands: Mouse) -> None:
    """Play a match of one round, look at *After* too early, and reload at a survey."""
    hands.open("surprise")
    hands.press("ready")
    hands.open("tab-after")
    # In round 1, or just begun still: bots set their reefs up at their own pace.
    missing = page.locator('[data-key="after-missing"]').inner_text()
    assert "Play it to the end first." in missing
    axe_at_length(page)
    hands.open("after-to-play")
    for _ in walk(page, hands, lambda here: "survey" in here.step):
        pass
    reload(page)
    at_the_board(page)
    for _ in walk(page, hands, lambda _: is_over(page)):
        pass


def after(page: Page, hands: Mouse) -> None:
    """Answer *After*, plots among it, with a reload in the middle; then the survey."""
    hands.open("tab-after")
    assert does_not_fit(page) == []
    axe_at_length(page)
    hands.open("ask-begin")
    axe_at_length(page)
    hands.open("ask-open-3")
    make(page, hands)
    hands.open("ask-send")
    here, stood = title(page), entries(page)
    reload(page)
    assert (title(page), entries(page)) == (here, stood)
    hands.open("ask-open-1")
    answer_all(page, hands)
    finish(page, hands)
    hands.open("ask-survey")
    axe(page)
    hands.open("ask-survey-send")
    axe_at_length(page)
    expect(page.locator('[data-key="ask-done-page"]')).to_be_visible()


@pytest.mark.smoke
def test_three_parts_in_one_sitting_with_a_reload_in_each(open_page: OpenPage, lab: Served):
    page = open_page()
    before(page, arrive(page, lab.url))
    hands = new_match(page, lab.url, 7, rounds=1)
    play(page, hands)
    after(page, hands)


def test_before_by_keyboard_alone(open_page: OpenPage, lab: Served):
    page = open_page()
    arrive(page, lab.url)
    hands = Keyboard(page)
    hands.open("tab-before")
    hands.open("ask-begin")
    focused = page.evaluate("document.activeElement.dataset.key")
    assert focused == "ask-title", "the keyboard goes where the question begins"
    names = answer_all(page, hands)
    assert len(names) >= 10
    finish(page, hands)
    hands.open("ask-result-open-1")
    expect(page.locator(".rk-ask-told")).to_be_visible()


@at_length
@pytest.mark.parametrize(("width", "height"), [(820, 1180), (390, 800)])
def test_fingers_find_every_control_of_a_question(
    open_page: OpenPage, lab: Served, width: int, height: int
):
    page = open_page(width, height, touch=True)
    arrive(page, lab.url)
    hands = Fingers(page)
    hands.open("tab-before")
    assert too_small(page) == []
    hands.open("ask-begin")
    for number in range(1, page.locator('[data-key^="ask-open-"]').count() + 1):
        hands.open(f"ask-open-{number}")
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"question {number} is {wide} wide"
        assert too_small(page) == []


# Two people and a bot at one screen: who may touch it, what they offer, and what each keeps to itself.

SEED = 11
MOST_STEPS = 60
ASKED = '.rk-at-controls:not(:has([data-key="waiting"])) .rk-foot button'
MINE = """() => [...document.querySelectorAll(".rk-at-controls, .rk-seat-name")]
  .map((each) => each.innerHTML).join("")"""


def whose(page: Page) -> str:
    answered(page)
    return page.locator(".rk-seat-name").inner_text().strip()


def is_ready(page: Page) -> bool:
    ready = page.locator('.rk-at-controls [data-key="ready"]:not([aria-disabled="true"])')
    return ready.count() > 0


def on(page: Page, hands: Mouse) -> None:
    """Be helped with what is left of the step, then say *Ready*."""
    before = page.evaluate(MINE)
    if is_ready(page):
        hands.press("ready")
    elif page.locator('.rk-at-controls [data-key="do-for-me"]').count():
        hands.press("do-for-me")
    # A bot's turn may be on the page first: what this press changes are one's controls, or whose
    # they are. Looked at too soon, a second press would be the next one's.
    page.wait_for_function(f"before => ({MINE})() !== before", arg=before)
    answered(page)


def play_to(page: Page, hands: Mouse, phase: str) -> list[tuple[str, str]]:
    """Play both people on to a phase; give who had the screen at which step, in order."""
    turns: list[tuple[str, str]] = []
    for _ in range(MOST_STEPS):
        # While a bot plays, a click would wait for whoever is asked next, unnoticed.
        page.locator(ASKED).first.wait_for()
        now = (station(page).step, whose(page))
        if not turns or turns[-1] != now:
            turns.append(now)
        if phase in now[0]:
            return turns
        on(page, hands)
    raise AssertionError(f"no {phase} after {turns}")


def marks(page: Page) -> list[str]:
    labels: list[str] = page.locator(".rk-at-board [role=gridcell]").evaluate_all(
        "cells => cells.map((each) => each.ariaLabel).filter((each) => each.includes('expect'))"
    )
    return labels


def test_turns_pass_offers_are_answered_and_predictions_are_kept(open_page: OpenPage, lab: Served):
    page = open_page()
    hands = new_match(page, lab.url, SEED, people=2, rounds=1, predict="all")
    first = whose(page)
    hands.open("surprise")
    hands.press("ready")
    second = whose(page)
    assert second != first
    hands.open("surprise")
    hands.press("ready")
    # Both have the screen once in every phase that asks both.
    turns = play_to(page, hands, "migration")
    for step in ("step-algae-0", "step-mutations-0"):
        assert {who for at, who in turns if at == step} == {first, second}, turns
    expect(page.locator(".rk-now-word")).to_contain_text(whose(page))
    # An offer, a counter-offer, and that one accepted: the screen goes to whoever is asked.
    giver = whose(page)
    other = second if giver == first else first
    button = page.locator(f'.rk-at-controls [data-act="trade-with"]:has-text("{other}")')
    if button.count():
        button.click()
        answered(page)
    for kind in ("give-", "want-"):
        page.locator(
            f'.rk-at-controls [data-key^="more-{kind}"]:not([aria-disabled="true"])'
        ).first.click()
        answered(page)
    hands.press("offer")
    page.locator(f'.rk-at-neighbours [data-act="play-seat"]:has-text("{other}")').click()
    answered(page)
    assert whose(page) == other
    page.locator('.rk-at-controls [data-act="counter"]').first.click()
    answered(page)
    hands.press("offer")
    page.locator(f'.rk-at-neighbours [data-act="play-seat"]:has-text("{giver}")').click()
    answered(page)
    assert whose(page) == giver
    page.locator('.rk-at-controls [data-act="accept"]').first.click()
    answered(page)
    expect(page.locator(".rk-at-now .rk-said-refused")).to_have_count(0)
    hands.open("evidence-log")
    log = page.locator('[data-key="log-lines"]').inner_text()
    assert any(first in line and second in line for line in log.splitlines()), log
    hands.open("evidence-ranges")
    # What one expects, the other does not see, neither on the own board nor on the other's reef.
    play_to(page, hands, "catastrophe")
    page.locator('.rk-at-controls [data-act="predict"]').wait_for()
    foreseer = whose(page)
    hands.touch(hands.bright()[0])
    assert len(marks(page)) == 1
    hands.press("predict")
    watcher = whose(page)
    assert watcher != foreseer
    assert marks(page) == []
    seat = 0 if foreseer == first else 1
    if page.locator(f'[data-key="look-{seat}"]').is_visible():
        hands.open(f"look-{seat}")
        assert marks(page) == []


# A student whose browser asks for Spanish: from the door through a round to a question, and English midway.

SPANISH = {"Accept-Language": "es-MX,es;q=0.9,en;q=0.5"}


def language(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        """() => [document.documentElement.lang, document.querySelector(".rk-page").lang,
             document.querySelector('[data-said="lab-lost"]').textContent]"""
    )
    return found


def test_a_student_reads_spanish_from_the_door_to_a_question(open_page: OpenPage, lab: Served):
    page = open_page()
    page.context.set_extra_http_headers(SPANISH)
    listen(page)
    page.goto(lab.url)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Haz crecer un arrecife")
    card = page.get_by_role("listitem").filter(has_text="Cambio climático")
    expect(card).not_to_contain_text("en inglés")
    assert page.locator("html").get_attribute("lang") == "es"
    axe(page)
    page.get_by_role("link", name="Reef Survivor").click()
    hands = Mouse(page)
    page.locator('[data-key="practise"]').wait_for()
    lost = "El laboratorio se detuvo en esta página. Lo que jugaste está guardado."
    assert language(page) == ["es", "es", lost]
    hands.open("practise")
    at_the_board(page)
    hands.open(str(page.locator(".rk-found-board").first.get_attribute("data-key")))
    hands.open("surprise")
    hands.press("ready")
    rounds = {here.round for here in walk(page, hands, lambda here: "algae" in here.step)}
    assert len(rounds) == 1
    assert next(iter(rounds)).startswith("Ronda 1")
    hands.open("language-en")
    expect(page.locator('[data-key="language-es"]')).to_have_text("Español")
    assert language(page)[:2] == ["en", "en"]
    assert language(page)[2] == "The lab has stopped on this page. What you played is kept."
    hands.open("simple-words")
    hands.open("language-es")
    expect(page.locator('[data-key="simple-words"]')).to_have_attribute("aria-pressed", "true")
    assert language(page)[:2] == ["es", "es"]
    hands.open("tab-before")
    hands.open("ask-begin")
    make(page, hands)
    hands.open("ask-send")
    expect(page.locator(".rk-ask-title")).to_be_visible()
    axe(page)
    # The door and another lesson know what was chosen, whatever the browser asks for.
    page.context.set_extra_http_headers({"Accept-Language": "en"})
    page.goto(lab.url)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Haz crecer un arrecife")
    page.get_by_role("link", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Grow a reef")
    page.goto(f"{lab.url}reef-survivor/")
    page.locator('[data-key="simple-words"]').wait_for()
    answered(page)
    assert language(page)[:2] == ["en", "en"]
    assert page.locator('[data-key="simple-words"]').get_attribute("aria-pressed") == "true"


# A disaster as the page tells it: the card, who died and why, and only then the dwellers that leave.

EFFECTS = ['{ do = "kill", share = "half" }'] * 2
STORMS = ("hurricane-hit", "gale-force-winds")
LEAVES = re.compile(r"dweller|Who leaves", re.IGNORECASE)
CARD = ".rk-at-card .rk-disaster"
HEAR = """() => {
  const live = document.getElementById("rk-voice");
  window.reefkitHeard = [];
  new MutationObserver(() => window.reefkitHeard.push(live.textContent)).observe(live, { childList: true });
}"""


@pytest.fixture(scope="module")
def stormy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve content in which every builder shelters a dweller, and every card kills three of four."""
    folder = tmp_path_factory.mktemp("stormy")
    own = folder / "content" / "reef"
    own.mkdir(parents=True)
    organisms = (ROOT / "data" / "reef" / "organisms.toml").read_text(encoding="utf-8")
    every = re.sub(r"^traits = .*", 'traits = ["recruiter"]', organisms, flags=re.MULTILINE)
    (own / "organisms.toml").write_text(every, encoding="utf-8")
    (own / "rules.toml").write_text(
        f"[numbers]\nrecruiters_per_dweller = 1\n[options]\nrounds = 1\ncards = {list(STORMS)}\n"
    )
    cards = [f'[{n}]\ndeck = "short"\neffects = [{", ".join(EFFECTS)}]\n' for n in STORMS]
    (own / "cards.toml").write_text("".join(cards))
    command = [sys.executable, "-m", "reefkit", "serve", "--no-browser", "--port", "0"]
    with serving([*command, "--content", str(own.parent)], folder) as served:
        use_content(own.parent)  # a table of a class is laid by this process
        yield served
        use_content(None)


def told(page: Page) -> str:
    """Return what the page asks and offers, the card and its reasons aside."""
    answered(page)
    return " ".join(page.locator(".rk-at-now, .rk-at-controls, .rk-at-coach").all_inner_texts())


def to_the_card(page: Page, hands: Mouse) -> None:
    """Be helped through every phase until a card lies open."""
    for _ in range(MOST_STEPS):
        answered(page)
        if page.locator(CARD).is_visible():
            return
        look = hands.look()
        surprise = page.locator('.rk-at-controls [data-key="surprise"]:not([aria-disabled])')
        if surprise.count():
            hands.press("surprise")
            hands.press("ready")
        elif page.locator('.rk-at-controls [data-key="do-for-me"]:not([aria-disabled])').count():
            hands.press("do-for-me")
        else:
            hands.wait_for_change(look)
    raise AssertionError("no card came")


def choose_the_dead(*seats: Mouse) -> None:
    """Be helped with the choice of whom to lose; an effect waits until all seats made the last."""
    for _ in EFFECTS:
        for hands in seats:
            hands.page.locator('.rk-at-controls [data-key="effect"]').wait_for()
            assert hands.page.locator(CARD).is_visible()
            assert not LEAVES.search(told(hands.page))
            hands.press("do-for-me")


def look_and_let_leave(page: Page, hands: Mouse) -> None:
    """See who died, then choose who leaves with the card in sight."""
    page.locator('.rk-at-controls [data-key="reveal-all"]').wait_for()
    assert page.locator(CARD).is_visible()
    assert not LEAVES.search(told(page))
    assert page.locator(".rk-at-why .rk-fate").count() == 0
    hands.press("reveal-all")
    for each in page.locator(".rk-at-why .rk-fates .rk-fate small").all():
        assert each.inner_text().strip()
    hands.press("reveal-pass")
    assert page.locator(CARD).is_visible()
    expect(page.locator(".rk-now-sentence")).to_contain_text("dwellers to leave")
    expect(page.locator("#rk-voice")).to_contain_text("dwellers to leave")
    heard = " ".join(page.evaluate("window.reefkitHeard"))
    leave = heard.index("dwellers to leave")
    assert max(heard.index("died:"), heard.index("builders died")) < leave


def test_a_disaster_is_shown_before_its_consequences(open_page: OpenPage, stormy: Served):
    page = open_page()
    hands = new_match(page, stormy.url, 7, predict="none")
    page.evaluate(HEAR)
    to_the_card(page, hands)
    assert does_not_fit(page) == []
    choose_the_dead(hands)
    look_and_let_leave(page, hands)
    assert does_not_fit(page) == []
    heard = " ".join(page.evaluate("window.reefkitHeard"))
    name = page.locator(".rk-disaster-title").inner_text()
    assert heard.index(name) < heard.index("died:")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_quick_seat_of_a_shared_table_tells_a_slow_one_nothing(
    open_page: OpenPage, stormy: Served
):
    room = Class(stormy, open_page)
    sam, mia = room.join("Sam"), room.join("Mia", invited=True)
    table = room.table(room.lay("Sam", "Mia", rounds=1, predict="all"))
    for device in (sam, mia):
        expect(device.page.locator(".rk-areas.rk-screen-setup").first).to_be_visible()
    mia.page.set_viewport_size({"width": 390, "height": 844})

    def card_comes() -> bool:
        if phase_of(table) == "catastrophe":
            return True
        mia.page.mouse.wheel(0, 5_000)  # on a phone the card comes where nobody looks
        return False

    play_all((mia, sam), card_comes)
    for device in (sam, mia):
        expect(device.page.locator(CARD)).to_be_in_viewport(ratio=0.9)
        assert not LEAVES.search(told(device.page))
        device.page.evaluate(HEAR)
        device.hands.press("predict")
    choose_the_dead(sam.hands, mia.hands)
    slow = mia.page.locator('.rk-at-controls [data-key="reveal-all"]')
    expect(slow).to_be_visible()
    before = board_of(mia.page)
    look_and_let_leave(sam.page, sam.hands)
    sam.hands.press("do-for-me")
    assert waits(sam)
    assert board_of(mia.page) == before
    reload(mia.page)
    expect(slow).to_be_visible()
    assert board_of(mia.page) == before
    mia.page.evaluate(HEAR)
    look_and_let_leave(mia.page, mia.hands)
    reload(mia.page)
    expect(mia.page.locator('.rk-at-controls [data-key="leaving"]')).to_be_visible()
    expect(mia.page.locator(".rk-card-line")).to_be_in_viewport()


@pytest.mark.parametrize("locale", ["es-simple", pytest.param("es", marks=at_length)])
@at_length
def test_every_step_fits_a_school_laptop_in_spanish(open_page: OpenPage, lab: Served, locale: str):
    page = open_page()
    page.context.add_cookies([{"name": "reefkit-language", "value": locale, "url": lab.url}])
    hands = new_match(page, lab.url, 7, rounds=2, predict="all", plot_first="always")
    wrong: dict[str, object] = {}
    hands.open(str(page.locator(".rk-found-board").first.get_attribute("data-key")))
    wrong |= dict.fromkeys(does_not_fit(page), "a board is chosen")
    hands.open("surprise")
    wrong |= dict.fromkeys(does_not_fit(page), "builders are placed")
    hands.press("ready")
    for here in walk(page, hands, lambda _: page.locator('[data-key="final"]').count() > 0):
        wrong |= dict.fromkeys(does_not_fit(page), here)
    assert wrong == {}


@at_length
def test_a_number_is_typed_as_one_writes_it_in_spanish(open_page: OpenPage, tmp_path: Path):
    """With a comma, and its unit in Spanish; what is told back is written as it was typed."""
    command = [sys.executable, "-m", "reefkit", "serve", "--no-browser", "--port", "0"]
    with serving([*command, "--language", "es", "--forms", "before-long"], tmp_path) as served:
        page = open_page()
        hands = arrive(page, served.url)
        hands.open("tab-before")
        hands.open("ask-begin")
        field = page.locator('.rk-at-ask [data-act="ask-type"]')
        for number in range(1, page.locator('[data-key^="ask-open-"]').count() + 1):
            hands.open(f"ask-open-{number}")
            if field.count() and field.evaluate("each => each.nodeName") == "INPUT":
                break
        write(page, hands, field, "1,5 juveniles")
        hands.open("ask-send")
        told = page.locator('[data-key^="ask-told-"]')
        expect(field).to_have_value("1,5 juveniles")
        expect(told).to_contain_text("Míralo otra vez")
        write(page, hands, field, "1.0000,5.2")
        hands.open("ask-send")
        expect(told).to_contain_text("No se pudo leer")
        leave(page)  # before its server ends
