"""The evidence beside the board: its tabs, and what is told of a mark of a chart that was picked."""

from __future__ import annotations

from collections import Counter

import pytest

from reefkit.games.reef import timeline
from reefkit.labs.lesson.parts import match_view
from reefkit.labs.reef.kind import MOST_CAUSES, TABS
from reefkit.labs.reef.kind import told as told_of
from reefkit.labs.reef.scene import Record
from reefkit.text import Message
from tests.games.reef.guided import Guided, reef
from tests.labs.reef.outcomes import Page, keys, words
from tests.labs.reef.surveys import at_survey


@pytest.fixture(scope="module")
def played() -> Page:
    return at_survey(3, rounds=4, seed=2)


@pytest.fixture
def page(played: Page) -> Page:
    played.session.ui.tab, played.session.ui.looking = "ranges", None
    played.session.ui.settings.clear()
    return played


def told(page: Page, kind: str, key: str, time: float) -> str:
    """Pick a mark of a chart, and read what is told of it."""
    page.do("chart-picked", kind=kind, key=key, time=time)
    found = page.part(match_view.EVIDENCE).select('[data-key="told"] p')
    return words(found[0]) if found else ""


def losses(page: Page, round_: int, seat: int | None = 0, kind: str = "") -> Counter[object]:
    """Count what was lost before a survey by its type and cause, out of the record."""
    found: Counter[object] = Counter()
    for row in Record(page.table).losses:
        survey = row.round + (row.phase == "survey")
        fits = survey == round_ and seat in {None, row.seat - 1} and kind in {"", row.organism}
        if fits and row.stage != "juvenile":
            found[row.organism, row.cause, row.card] += row.lost
    return found


def test_the_end_of_a_bar_names_what_ended_it(page: Page):
    ended = [bar for bar in timeline.timeline(page.table, 0, 0).bars if bar.ending != "standing"]
    assert ended
    for bar in ended:
        said = told(page, "ending", bar.type, bar.last)
        rows = losses(page, bar.last + 1, kind=bar.type)
        assert rows
        for (_, _, card), count in rows.items():
            assert str(count) in said or count == 1
            assert card is None or page.session.say.render(Message(f"card-{card}")) in said


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_a_point_of_a_curve_tells_the_largest_losses_before_it(page: Page, round_: int):
    for key, seat in (("reef-0", 0), ("reef-1", 1), ("reef-2", 2), ("gamma", None), ("beta", None)):
        most = losses(page, round_, seat).most_common(MOST_CAUSES)
        page.do("chart-picked", kind="point", key=key, time=round_)
        counts = [each.values["count"] for each in told_of(page.scene) if each.values]
        assert counts == [count for _, count in most]
        if not most:
            assert told(page, "point", key, round_).startswith("Nothing was lost")


def test_a_point_of_one_layer_tells_of_its_type_alone(page: Page):
    for round_ in (1, 2, 3):
        for kind in {kind for kind, *_ in losses(page, round_)}:
            page.do("chart-picked", kind="point", key=kind, time=round_)
            counts = sum(each.values["count"] for each in told_of(page.scene))
            assert counts == losses(page, round_, kind=kind).total()


def test_a_bar_that_is_looked_at_on_a_neighbours_reef_tells_of_that_reef(page: Page):
    for seat in (1, 2):
        page.do("look", seat=seat)
        kind, _, _ = next(iter(losses(page, 3, seat)))
        page.do("chart-picked", kind="point", key=kind, time=3)
        counts = sum(each.values["count"] for each in told_of(page.scene))
        assert counts == losses(page, 3, seat, kind).total()
        page.do("look", seat=0)


def test_a_disaster_tells_its_rule_and_its_science(page: Page):
    for row in Record(page.table).disasters:
        said = told(page, "disaster", f"{row.round}-{row.order}-{row.card}", row.round)
        for part in ("rule", "science"):
            sentence = page.session.say.render(Message(f"card-{row.card}.{part}"))
            assert " ".join(sentence.split()) in said


@pytest.mark.parametrize(
    ("kind", "key"),
    [
        ("bar", "no-such-coral"),
        ("ending", "<script>"),
        ("bar", "reef-0"),
        ("ending", "gamma"),
        ("point", "reef-9"),
        ("point", "reef-99"),
        ("disaster", "1-1-no-such-card"),
        ("disaster", ""),
        ("disaster", "-"),
    ],
)
def test_a_mark_that_there_is_not_tells_nothing(page: Page, kind: str, key: str):
    assert told(page, kind, key, 1) == ""


@pytest.mark.parametrize(
    "key",
    ["reef-\N{SUPERSCRIPT TWO}", "reef-\N{ARABIC-INDIC DIGIT ONE}", "reef--1", "reef-" + "9" * 70],
)
def test_a_key_that_only_looks_like_a_reefs_is_survived(page: Page, key: str):
    """The region stays, with its tabs: what was told can be closed again."""
    page.do("chart-picked", kind="point", key=key, time=1)
    assert keys(page.part(match_view.EVIDENCE), "evidence-") == list(TABS)


@pytest.mark.parametrize(
    "values",
    [
        {"kind": "curve", "key": "gamma", "time": 1},
        {"kind": "point", "key": "x" * 81, "time": 1},
        {"kind": "point", "key": "gamma", "time": -1},
        {"kind": "point", "key": "gamma", "time": 100},
        {"kind": "point", "key": "gamma", "time": float("nan")},
        {"kind": "point", "key": "gamma", "time": "soon"},
        {"kind": "point", "key": ["gamma"], "time": 1},
        {"kind": "point"},
    ],
)
def test_what_is_no_mark_is_refused(page: Page, values: dict[str, object]):
    assert page.refused("chart-picked", **values) == "lab-not-understood"
    assert "picked" not in page.session.ui.settings


def test_what_is_told_is_closed_and_stands_beside_charts_alone(page: Page):
    assert told(page, "point", "gamma", 2)
    page.do("tab", tab="score")
    assert not page.part(match_view.EVIDENCE).select('[data-key="told"]')
    page.do("tab", tab="population")
    assert page.part(match_view.EVIDENCE).select('[data-key="told"]')
    page.do("chart-forget")
    assert not page.part(match_view.EVIDENCE).select('[data-key="told"]')


def test_a_tab_is_opened_and_said_to_be(page: Page):
    for tab in TABS:
        page.do("tab", tab=tab)
        soup = page.part(match_view.EVIDENCE)
        pressed = [
            str(each["data-tab"]) for each in soup.select('[aria-pressed="true"].rk-evidence-tab')
        ]
        assert pressed == [tab]
        assert bool(soup.select('[data-key="score"]')) == (tab == "score")
    assert keys(page.part(match_view.EVIDENCE), "evidence-") == [
        "ranges",
        "population",
        "score",
        "log",
    ]
    assert page.refused("tab", tab="secrets") == "lab-not-understood"
    assert page.session.ui.tab == "log"


def test_a_tab_opens_the_log_whole(page: Page):
    page.do("phase-events", phase="algae")
    assert page.session.ui.settings["log-phase"] == "algae"
    page.do("tab", tab="log")
    assert "log-phase" not in page.session.ui.settings


def test_there_is_no_evidence_before_the_reefs_have_begun():
    page = Page(Guided(reef(), reef()))
    assert page.part(match_view.EVIDENCE).get_text() == ""
