"""Whole games on the published page, of each lab, and *What if* after one."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from reefkit.match import save
from reefkit.match.game import SeatInfo
from tests.browser.hands import Fingers, Keyboard, Mouse
from tests.browser.lesson import MOST_DECISIONS as MOST_DECISIONS_OF_REEF
from tests.browser.lesson import arrive, asks, at_the_board, decide, does_not_fit, set_up
from tests.browser.players import ClimatePlayer, ExpansePlayer, Player, SuccessionPlayer, play
from tests.browser.test_class import Class
from tests.labs.lesson.test_every_lab import lab_of
from tests.labs.lesson.test_what_if import finished
from tests.labs.reef.student import Student
from tests.support.browser import OpenPage, answered, axe
from tests.support.effort import at_length
from tests.support.voila import Served

# The games with cards on the published page: from the door into a match, and to its end.

GAMES = pytest.mark.parametrize("kind", [ClimatePlayer, SuccessionPlayer, ExpansePlayer])
TABLET = {"width": 820, "height": 1180, "density": 2, "touch": True}
MOST_DECISIONS = 3_000
LEAST_KINDS = 5
WHOLE_PAGES = ("tab-how", "tab-glossary", "tab-rulings")


def is_over(page: Page) -> bool:
    answered(page)
    return page.locator('[data-key="final"]').count() > 0


def words_of_now(page: Page) -> str:
    return " ".join(page.locator(".rk-now-sentence").inner_text().split())


def the_report_fits_two_pages(page: Page, hands: Mouse) -> None:
    with page.expect_download() as given:
        hands.open("final-hand-in")
    report = page.context.new_page()
    report.set_content(Path(given.value.path()).read_text("utf-8"))
    for paper in ("A4", "Letter"):
        assert len(re.findall(rb"/Type\s*/Page\b(?!s)", report.pdf(format=paper))) <= 2, paper
    report.close()


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(ClimatePlayer, marks=at_length),
        pytest.param(SuccessionPlayer, marks=at_length),
        ExpansePlayer,
    ],
)
def test_from_the_door_into_a_match_and_the_questions(
    open_page: OpenPage, lab: Served, kind: type[Player]
):
    page = open_page()
    hands = arrive(page, lab.url, kind.LAB.lesson)
    axe(page)
    hands.open("quick-start")
    expect(page.locator(".rk-now-sentence")).to_be_focused()
    expect(page.locator("[aria-live=polite]")).to_have_count(1)
    expect(page.locator("[aria-live=polite]")).to_contain_text(words_of_now(page))
    player = kind(hands)
    play([player], lambda: len(player.did) >= 4, MOST_DECISIONS)
    axe(page)
    assert does_not_fit(page) == []
    hands.open("evidence-log")
    expect(page.locator('[data-key="log-lines"] li').first).to_be_visible()
    hands.open("tab-before")
    hands.open("ask-begin")
    expect(page.locator(".rk-at-ask")).to_be_visible()
    axe(page)


@GAMES
@pytest.mark.parametrize(
    ("hands", "screen"),
    [
        pytest.param(Mouse, {}, id="mouse", marks=pytest.mark.smoke),
        pytest.param(Keyboard, {}, id="keyboard", marks=at_length),
        pytest.param(Fingers, TABLET, id="touch", marks=at_length),
    ],
)
def test_a_whole_game(
    open_page: OpenPage,
    lab: Served,
    kind: type[Player],
    hands: type[Mouse],
    screen: dict[str, object],
):
    page = open_page(**screen)
    arrive(page, lab.url, kind.LAB.lesson)
    hand = hands(page)
    set_up(page, Mouse(page), seed=11, **kind.SHORT)
    player = kind(hand)
    play([player], lambda: is_over(page), MOST_DECISIONS)
    assert len(player.did) > 5
    the_report_fits_two_pages(page, hand)
    hand.open("tab-after")
    hand.open("ask-begin")
    expect(page.locator(".rk-at-ask")).to_be_visible()


@at_length
@GAMES
def test_two_at_one_screen_play_to_the_end_and_hide_their_hands(
    open_page: OpenPage, lab: Served, kind: type[Player]
):
    page = open_page()
    hands = arrive(page, lab.url, kind.LAB.lesson)
    set_up(page, hands, seed=1, people=2, **kind.SHORT)
    player = kind(hands)
    play([player], lambda: is_over(page), MOST_DECISIONS)
    assert player.did.count("show-hand") > 1


@at_length
@GAMES
def test_two_devices_play_one_table_and_neither_is_told_what_the_other_holds(
    open_page: OpenPage, lab: Served, kind: type[Player]
):
    room = Class(lab, open_page, kind.LAB.lesson)
    devices = [room.join(name) for name in ("Sam", "Mia")]
    match = kind.LAB.new_match([SeatInfo("Sam"), SeatInfo("Mia")], seed=5, options=kind.SHORT)
    people = [[room.person("Sam")], [room.person("Mia")]]
    row = room.store.classes.lay_table(room.row.id, "Table 1", kind.LAB.id, match, people)
    table = room.store.matches.open(str(row.match), {kind.LAB.id: kind.LAB.game})
    for device in devices:
        at_table = device.page.locator(".rk-areas.rk-screen-play").first
        expect(at_table).to_be_visible()
        expect(device.page.locator(".rk-seat-name")).to_contain_text(device.name)
    players = [kind(device.hands) for device in devices]
    play(players, lambda: bool(table.view(None).over), MOST_DECISIONS)
    for device in devices:
        expect(device.page.locator('[data-key="final"]')).to_be_visible()
        assert table.setup.key not in device.page.content()
    assert {step.seat for step in table.since(0) if step.author == "person"} == {0, 1}
    assert all(player.did for player in players)


@at_length
@GAMES
def test_every_page_passes_the_audit(open_page: OpenPage, lab: Served, kind: type[Player]):
    page = open_page()
    hands = arrive(page, lab.url, kind.LAB.lesson)
    for key in (*WHOLE_PAGES, "door-new", "door-teachers"):
        hands.open(key)
        page.locator(".rk-at-whole details").evaluate_all(
            "folds => folds.forEach((each) => { each.open = true; })"
        )
        answered(page)
        axe(page)
        page.goto(f"{lab.url}{kind.LAB.lesson}/")
        page.locator('[data-key="quick-start"]').wait_for()
        answered(page)
    set_up(page, hands, seed=3, **kind.SHORT)
    seen = set[str]()

    def audited() -> bool:
        """Audit the page where it asks for something new; tell whether the match is over."""
        answered(page)
        if asks(page) not in seen:
            seen.add(asks(page))
            axe(page)
        return is_over(page)

    play([kind(hands)], audited, MOST_DECISIONS)
    assert len(seen) >= LEAST_KINDS
    for tab in page.locator('.rk-at-evidence [data-act="tab"]').all():
        tab.click()
        answered(page)
        axe(page)
    hands.open("evidence-log")
    page.locator('.rk-at-evidence [data-act="log-see"]').first.click()
    answered(page)
    axe(page)
    hands.open("tab-after")
    axe(page)
    hands.open("ask-begin")
    axe(page)


# Whole games of four rounds on the published page: by mouse, by keyboard alone, by touch.


def played(page: Page, hands: Mouse) -> Student:
    """Play to the end, deciding whatever the page asks."""
    student = Student(hands)
    for _ in range(MOST_DECISIONS_OF_REEF):
        answered(page)
        if page.locator('[data-key="final"]').count():
            return student
        decide(page, hands, student)
    raise AssertionError(f"no end after {len(student.did)} decisions: {student.did[-12:]}")


@pytest.mark.parametrize(
    ("hands", "screen"),
    [
        # Two rounds by mouse are in test_before_after.
        pytest.param(Mouse, {}, id="mouse", marks=at_length),
        pytest.param(Keyboard, {}, id="keyboard", marks=at_length),
        pytest.param(
            Fingers,
            {"width": 820, "height": 1180, "density": 2, "touch": True},
            id="touch",
            marks=at_length,
        ),
    ],
)
def test_a_whole_game_of_reef_survivor(
    open_page: OpenPage, lab: Served, hands: type[Mouse], screen: dict[str, object]
):
    page = open_page(**screen)
    hand = hands(page)
    arrive(page, lab.url)
    hand.open("quick-start")  # two clicks at most from the page to the board
    at_the_board(page)
    student = played(page, hand)
    assert page.locator(".rk-round").count() == 0 or "4" in page.locator(".rk-round").inner_text()
    assert len([each for each in student.did if each == "ready"]) >= 4
    the_report_fits_two_pages(page, hand)


# *What if* in the browser, by keyboard: a finished match, one change, one prediction, one look.

CHANGES = {
    "succession": "card:snails",
    "climate": "named:warmer",
    "reef": "named:algae-fewer",
    "expanse": "named:bleaching-research",
}
ELSEWHERE = [
    pytest.param(game, locale, marks=at_length)
    for game, locale in (("climate", "es"), ("reef", "en"), ("expanse", "en"))
]
MANY_MATCHES = 300_000
"""Milliseconds in which bots play some, beside other work."""
SLIDES = "foot => foot.scrollWidth > foot.clientWidth + 1"
SCROLLS = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize(("game", "locale"), [("succession", "en"), *ELSEWHERE])
def test_a_student_asks_what_if_by_keyboard(
    game: str, locale: str, open_page: OpenPage, lab: Served, tmp_path: Path
):
    match = tmp_path / "match.jsonl"
    match.write_bytes(save.dump(finished(game)))
    page = open_page()
    page.set_viewport_size({"width": 1366, "height": 620})
    page.context.add_cookies([{"name": "reefkit-language", "value": locale, "url": lab.url}])
    arrive(page, lab.url, lab_of(game).lesson)
    page.locator('[data-key="open-file"]').set_input_files(match)
    button = page.locator('[data-key="final-what-if"]')
    button.wait_for()
    answered(page)
    page.set_viewport_size({name: TABLET[name] for name in ("width", "height")})
    answered(page)
    assert not page.locator(".rk-final > .rk-foot").evaluate(SLIDES), "a button lies outside"
    page.set_viewport_size({"width": 1366, "height": 620})
    button.focus()
    page.keyboard.press("Enter")
    page.locator('[data-key="what-if-changes"]').select_option(CHANGES[game])
    guess = page.locator('[data-key="what-if-guess-input-higher"]')
    guess.wait_for()
    answered(page)
    axe(page)
    guess.focus()
    page.keyboard.press("Space")
    answered(page)
    page.locator('[data-key="what-if-run"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-key="what-if-verdict"]').wait_for()
    answered(page)
    expect(page.locator(".rk-at-what-if .rk-chart").first).to_be_visible()
    assert page.locator('[data-key="what-if-table"] tbody tr').count() > 3
    # With other luck too, by Tab and Enter alone, and then among the tables of *Data*.
    hands = Keyboard(page)
    hands.open("what-if-replays")
    expect(page.locator('[data-key="what-if-replays-told"]')).to_be_visible(timeout=MANY_MATCHES)
    if game != "climate":  # its 200 pairs are soon over
        hands.open("what-if-stop")
    page.locator('[data-key="what-if-replays-data"]').wait_for(timeout=MANY_MATCHES)
    for width in (390, 1366):
        page.set_viewport_size({"width": width, "height": 620})
        answered(page)
        assert not page.evaluate(SCROLLS), width
        axe(page)
    hands.open("what-if-replays-data")
    expect(
        page.locator(".rk-at-data .rk-explore-figure svg[role=application]").first
    ).to_be_visible()
