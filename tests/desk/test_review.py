"""The tab *review* of the desk: any match played back, and two reefs side by side."""

import re
from html import escape
from pathlib import Path
from types import SimpleNamespace

import pytest

from reefkit.desk import match_review, review
from reefkit.desk.session import DeskSession
from reefkit.games import climate
from reefkit.games.reef import new_match
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.desk.pupils import PUPILS, played, session_of

DESK_GAME = desk_labs()["reef"]

NASTY = '<img src=x onerror="x">'


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    return [played(PUPILS[0:3], 31), played([*PUPILS[3:5], NASTY], 32, to_round=1)]


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory, matches: list[Match]) -> DeskSession:
    return session_of(tmp_path_factory.mktemp("class"), matches)


@pytest.fixture(autouse=True)
def fresh(session: DeskSession) -> None:
    session.ui.tab, session.ui.hide_names = "review", False
    session.ui.settings.pop("review", None)


def do(session: DeskSession, name: str, **values: object) -> None:
    session.do(f"review-{name}", values)
    assert not session.refused, session.said


def half(session: DeskSession, side: match_review.Side = "left") -> SimpleNamespace:
    """Return one half as it is shown."""
    scene = session.scene()
    found = match_review.half(scene, side, match_review.entries(scene))
    assert "why" not in found
    return SimpleNamespace(**found)


def test_the_first_table_opens_at_its_end(session: DeskSession, matches: list[Match]):
    shown = half(session)
    assert shown.entry.name == "Table Turtle"
    assert (shown.moment.position, shown.last) == (matches[0].position, matches[0].position)
    assert shown.names == PUPILS[0:3]


def test_every_moment_is_the_one_the_log_holds(session: DeskSession, matches: list[Match]):
    table = MemoryTable(matches[0])
    for position in range(0, matches[0].position + 1, 7):
        do(session, "go", side="left", value=str(position))
        shown = half(session)
        state = matches[0].state_at(position)
        reef = state.reefs[0]
        assert shown.moment.position == position
        facts = {each.name.id: each.value for each in shown.board.facts}
        assert facts["organism-fleshy-alga.plural"] == int(reef.alga.sum())
        kinds = {int(kind) for kind in reef.kind.flat if kind}
        assert facts["desk-data-head-types"] == len(kinds) + int((reef.dwellers > 0).sum())
        assert shown.board == DESK_GAME.board(table, 0, position, session.say)
        assert len(shown.board.said) == int(((reef.kind[..., 0] != 0) | reef.alga).sum())


def test_a_match_runs_through_in_few_steps_and_stops_at_its_end(session: DeskSession):
    do(session, "lapse", side="left")
    assert half(session).moment.position == 0
    steps = 0
    while half(session).playing:
        drawn = review.render_review(session.scene())
        found = re.search(r'data-act="review-tick"[^>]* data-value="(\d+)" data-after="400"', drawn)
        assert found is not None
        assert 'data-still-act="review-play"' in drawn
        do(session, "tick", side="left", value=found[1])
        steps += 1
    shown = half(session)
    assert shown.moment.position == shown.last
    assert steps <= 36
    do(session, "lapse", side="left")
    do(session, "play", side="left")
    assert not half(session).playing


def test_a_step_leads_to_the_next_stop_and_back(session: DeskSession):
    do(session, "go", side="left", value="0")
    first = half(session)
    assert first.before is None
    assert first.after is not None
    do(session, "go", side="left", value=str(first.after))
    assert half(session).before == 0


def test_playing_back_goes_from_stop_to_stop_and_ends(session: DeskSession):
    do(session, "play", side="left")
    seen = []
    while half(session).playing:
        after = half(session).after
        assert after is not None
        do(session, "tick", side="left", value=str(after))
        seen.append(after)
    assert seen == sorted(set(seen))
    assert half(session).moment.position == half(session).last
    assert "review-tick" not in review.render_review(session.scene())


def test_moving_the_slider_stops_the_playing_and_late_ticks_do_nothing(session: DeskSession):
    do(session, "play", side="left")
    do(session, "go", side="left", value="9")
    do(session, "tick", side="left", value="40")
    assert half(session).moment.position == 9
    assert not half(session).playing


def test_two_reefs_of_any_tables_stand_side_by_side(session: DeskSession):
    do(session, "two")
    html = review.render_review(session.scene())
    assert html.count('class="rk-still"') == 2
    assert half(session, "right").entry.name == "Table Manta"
    do(session, "match", side="right", value=half(session, "left").entry.match)
    do(session, "seat", side="right", value="2")
    assert (half(session, "right").entry.name, half(session, "right").seat) == ("Table Turtle", 2)
    assert half(session, "left").seat == 0


def test_both_go_to_one_survey_and_who_is_behind_shows_its_latest(
    session: DeskSession, matches: list[Match]
):
    do(session, "two")
    do(session, "survey", value="2")
    left, right = half(session, "left"), half(session, "right")
    assert (left.moment.round, matches[0].state_at(left.moment.position).phase) == (2, "survey")
    assert right.moment.position == right.last
    do(session, "survey", value="0")
    assert {half(session, "left").moment.round, half(session, "right").moment.round} == {1}


def test_what_happened_is_told_for_the_reef_that_is_shown(session: DeskSession):
    do(session, "survey", value="1")
    told = [session.say.render(each.text) for each in half(session).lines]
    assert any(text.startswith("Ada scored") for text in told)
    do(session, "seat", side="left", value="1")
    told = [session.say.render(each.text) for each in half(session).lines]
    assert not any("Ada" in text for text in told)


def test_no_name_is_shown_at_any_stop_while_names_are_hidden(session: DeskSession):
    session.ui.hide_names = True
    do(session, "two")
    for position in range(0, half(session).last + 1, 11):
        do(session, "go", side="left", value=str(position))
        words = re.sub(r"<svg.*?</svg>", "", review.render_review(session.scene()), flags=re.DOTALL)
        assert not [name for name in PUPILS[:5] if re.search(rf"\b{name}\b", words)]
        assert "onerror" not in words


def test_no_name_is_said_of_a_map_while_names_are_hidden(tmp_path: Path):
    match = climate.new_match([SeatInfo(name) for name in PUPILS[:3]], seed=3)
    table = MemoryTable(match)
    for seat in range(3):
        table.set_away(seat)
    while table.tick():
        pass
    session = session_of(tmp_path, [table.match])
    for hides in (False, True):
        session.ui.hide_names = hides
        drawn = review.render_review(session.scene())
        assert (PUPILS[0] in drawn) != hides
        said = [session.say.render(each) for each in half(session).said]
        assert said
        assert all(escape(each) in drawn for each in said)
        assert any(each.startswith(PUPILS[0]) for each in said) != hides


def test_names_are_text_and_nothing_else(session: DeskSession):
    do(session, "match", side="left", value=half(session, "right").entry.match)
    do(session, "seat", side="left", value="2")
    html = review.render_review(session.scene())
    assert "<img" not in html
    assert "&lt;img" in html


@pytest.mark.parametrize(
    ("act", "values"),
    [
        ("match", {"side": "left", "value": "somebody-elses"}),
        ("match", {"side": "up", "value": "x"}),
        ("seat", {"side": "left", "value": "3"}),
        ("seat", {"side": "left", "value": "-1"}),
        ("go", {"side": "left", "value": "-4"}),
        ("go", {"side": "left", "value": "many"}),
        ("survey", {"value": "100"}),
    ],
)
def test_what_makes_no_sense_is_refused_and_changes_nothing(
    session: DeskSession, act: str, values: dict[str, str]
):
    before = review.render_review(session.scene())
    session.do(f"review-{act}", values)
    assert session.refused
    assert review.render_review(session.scene()) == before


def test_a_moment_beyond_the_end_is_the_end(session: DeskSession):
    do(session, "go", side="left", value="9999")
    assert half(session).moment.position == half(session).last


def test_another_classes_match_cannot_be_looked_at(session: DeskSession):
    other, _ = session.store.classes.create("Another class")
    person = session.store.people.create("Zed")
    session.store.classes.join(other.id, person.id, "Zed")
    match = new_match([SeatInfo("Zed")], seed=1)
    row = session.store.classes.lay_table(other.id, "Kelp", "reef-survivor", match, [[person.id]])
    session.do("review-match", {"side": "left", "value": row.match})
    assert session.refused
    assert "Zed" not in review.render_review(session.scene())


def test_closed_tables_and_matches_played_alone_are_there_too(tmp_path: Path):
    match = played(PUPILS[0:2], 33, rounds=1)
    session = session_of(tmp_path, [match])
    (row,) = session.scene().tables
    session.store.classes.close_table(row.id)
    ada = next(each for each in session.scene().members if each.label == "Ada")
    alone = new_match([SeatInfo("Me"), SeatInfo("Pearl", bot="builder")], seed=4)
    session.store.matches.create(alone, [ada.person, None])
    names = [each.name for each in match_review.entries(session.scene())]
    assert names[0] == "Table Turtle, closed"
    assert names[1].startswith("Ada, ")
    own = match_review.entries(session.scene())[1]
    do(session, "match", side="left", value=own.match)
    assert half(session).names == ("Ada", "Pearl")


def test_a_damaged_match_is_said_and_the_others_can_be_chosen(
    session: DeskSession, monkeypatch: pytest.MonkeyPatch
):
    from reefkit.match.errors import DamagedError  # noqa: PLC0415  # as the store raises it
    from reefkit.text import message  # noqa: PLC0415

    def damaged(_match: str) -> None:
        raise DamagedError(message("save-state-shape"))

    monkeypatch.setattr(session.opened, "match", damaged)
    scene = session.scene()
    assert match_review.half(scene, "left", match_review.entries(scene))["why"]
    html = review.render_review(scene)
    assert session.say.render(message("save-state-shape")) in html
    assert 'data-key="review-match-left"' in html


def test_a_class_without_a_match_is_told_what_to_do(tmp_path: Path):
    html = review.render_review(session_of(tmp_path, []).scene())
    assert "The class has not started a match yet" in html
    assert 'data-tab="class"' in html
