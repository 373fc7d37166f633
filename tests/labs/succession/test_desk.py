"""Succession on the teacher's desk: the wall, the class as data, looking back, ghosts."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from reefkit.classroom.store import Store
from reefkit.desk import class_charts, review, wall
from reefkit.desk.page import Desk
from reefkit.desk.session import DeskSession, at_wall
from reefkit.games import games
from reefkit.games.succession import actions as do
from reefkit.games.succession import new_match, queries
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.labs.lesson.simulated_student import Choosing
from reefkit.labs.setting import Setting, plain_of
from reefkit.labs.succession.desk_adapter import CARDS, unlike_bot
from reefkit.match.errors import Rejection
from reefkit.match.game import Action, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.simulated_class.simulated_class import simulate_class
from reefkit.simulated_class.students import ghosts_of
from reefkit.text import catalogue
from tests.support.effort import at_length

DESK_GAME = desk_labs()["succession"]

NAMES = (("Ada", "Ben", "Cleo"), ("Dara", "<b>Eli</b>", "Fay", "Gus"))


@cache
def played(names: Sequence[str], seed: int, *, entries: int = 10_000) -> Match:
    """Play a match whose people are all away, to its end or for so many entries."""
    match = new_match([SeatInfo(name) for name in names], seed=seed, options={"rounds": 2})
    table = MemoryTable(match)
    for seat in range(len(names)):
        table.set_away(seat)
    while not match.is_over and match.position < entries:
        table.tick(hurried=True)
    return match


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> DeskSession:
    """Open the desk of a class of two tables, the second of which is behind."""
    store = Store.open(tmp_path_factory.mktemp("class") / "class.sqlite")
    klass, _ = store.classes.create("Biology 3B", "Ms Okafor")
    store.classes.set_control(klass.id, setting=plain_of(Setting(game="succession")))
    for number, names in enumerate(NAMES):
        match = played(names, 7 + number, entries=10_000 if number == 0 else 40)
        seats = []
        for name in names:
            person = store.people.create(name)
            store.classes.join(klass.id, person.id, name)
            seats.append([person.id])
        store.classes.lay_table(klass.id, f"T{number}", "succession", match, seats)
    return Desk(store, klass.id).session


def test_options_are_checked_and_a_class_starts_by_pressing():
    say = catalogue("en")
    names = [each.name for each in DESK_GAME.choices(say, DESK_GAME.defaults())]
    assert names[0] == "rounds"
    assert DESK_GAME.defaults()["start"] == "press"
    assert DESK_GAME.check_options({"disturbances": True})["disturbances"] is True
    for wrong in ({"rounds": 99}, {"depth": 3}):
        with pytest.raises(Rejection):
            DESK_GAME.check_options(wrong)


def test_one_ocean_deals_the_same_hands_to_tables_of_one_size():
    hands = []
    for names in (("Ann", "Bo", "Cy"), ("Di", "Ed", "Flo")):
        match = DESK_GAME.new_match(names, DESK_GAME.defaults(), table_key="0123456789abcdef")
        for seat in range(3):
            match.act(seat, {"do": "ready"})
        hands.append(match.state.hands)
    assert hands[0] == hands[1]


def test_the_wall_says_how_a_table_stands_and_shows_no_hand():
    match = played(NAMES[0], 7, entries=40)
    table, say = MemoryTable(match), catalogue("en")
    standing = DESK_GAME.standing(table)
    assert (standing.round, standing.rounds) == (match.state.round, 2)
    assert standing.waits
    assert standing.types == len(queries.cover(queries.rock(match)))
    later = DESK_GAME.standing(MemoryTable(played(NAMES[0], 7)))
    assert later.order > standing.order
    assert later.over
    pictures = DESK_GAME.pictures(table, say, ['"><script>', "Ben", "Cleo"])
    standing_now = len(queries.standing(queries.rock(match)))
    assert all(picture.count("<circle") == standing_now for picture in pictures)
    assert "<script" not in pictures[0]
    told = [each.text.id for each in DESK_GAME.told(table)]
    assert "succession-drew-these" not in told
    assert all(say.render(each.text, strict=True) for each in DESK_GAME.told(table))


def test_a_tables_record_is_its_first_rock():
    match = played(NAMES[0], 7)
    rock = queries.rock(match, 1)
    record = DESK_GAME.record(MemoryTable(match))
    steps = min(rock.times // CARDS, 30)
    assert record.counts.shape == (steps + 1, 3, 0)
    for step in range(1, steps + 1):
        seats = [one.seat for one in queries.standing(rock, step * CARDS)]
        assert record.totals[step - 1].tolist() == [seats.count(seat) for seat in range(3)]
    assert record.points.sum(axis=0).tolist() == record.totals[-1].tolist()
    series = {each.id: each.values for each in record.series}
    assert {len(values) for values in series.values()} == {steps + 1}
    assert series["kinds"][-1] == len(queries.cover(rock, steps * CARDS))
    shares = [series[f"share-{guild}"][-1] for guild in queries.GUILDS[:3]]
    assert sum(shares) == pytest.approx(100)
    eaten = [
        sum(0 < one.until <= step * CARDS for one in rock.settled) for step in range(steps + 1)
    ]
    assert list(series["eaten"]) == eaten


def test_looking_back_goes_turn_by_turn():
    match = played(NAMES[0], 7)
    table, say = MemoryTable(match), catalogue("en")
    moments = DESK_GAME.moments(table)
    assert [each.position for each in moments] == list(range(match.position + 1))
    beats = DESK_GAME.beats(table)
    assert beats[-1] == match.position
    assert len(beats) > 10
    dealt, *ends = DESK_GAME.surveys(table)
    assert match.state_at(dealt).phase == "start"
    assert [match.state_at(position).phase for position in ends] == ["survey"] * 2
    reef = DESK_GAME.board(table, 1, ends[0], say)
    facts = {each.name.id: each.value for each in reef.facts}
    assert facts["succession-desk-points"] == match.state.points[0][1]
    assert len(reef.said) == facts["succession-desk-kinds"]
    with pytest.raises(Rejection):
        DESK_GAME.board(table, 9, 0, say)


# -- on the desk itself --------------------------------------------------------------------------
def test_the_data_tab_shows_rocks_and_series(session: DeskSession):
    session.ui.tab = "data"
    html = class_charts.render_data(session.scene())
    assert "2 tables, 7 seats." in html
    assert 'data-view="series"' in html
    assert 'data-view="ocean"' not in html
    session.do("data-view", {"view": "series"})
    html = class_charts.render_data(session.scene())
    assert "Kinds on the first rock" in html
    session.do("data-series", {"series": "share-pioneers"})
    assert "Pioneers, % of the rock" in class_charts.render_data(session.scene())
    session.do("data-view", {"view": "scores"})
    html = class_charts.render_data(session.scene())
    assert "settlers standing</th>" in html
    assert "&lt;b&gt;Eli" in html


def test_the_wall_and_the_review_show_the_rock(session: DeskSession):
    session.ui.tab = "play"
    scene = session.scene()
    shown = zip(at_wall(scene), NAMES, strict=True)
    html = "".join(wall.card(scene, each, names) for each, names in shown)
    assert html.count("<svg") >= 7
    session.ui.tab = "review"
    html = review.REVIEW.render(session.scene())
    assert "settlers played that still stand" in html
    assert "rk-rock" in html


def test_ghosts_play_as_the_rules_allow_and_not_as_bots():
    ghosts = ghosts_of("succession", 3)
    seen: set[type[Action]] = set()
    unlike = 0
    match = new_match([SeatInfo(f"G{n}") for n in range(3)], seed=2, options={"rounds": 2})
    rules, say = match.rules, catalogue("en")
    while not match.is_over:
        seat = rules.awaited(match.state)[0].seats[0]
        view = rules.view(match.state, seat)
        bot = rules.decide(view, seat, "keeper", match.luck(seat, match.state))
        chosen = unlike_bot(Choosing(rules, view, seat, ghosts[seat], say), bot)
        unlike += chosen != bot
        seen.add(type(chosen))
        match.act(seat, chosen)
    assert unlike > 0
    assert do.RockNote in seen


@at_length
def test_a_class_of_ghosts_plays_and_answers_to_its_end(tmp_path: Path):
    store = Store.open(tmp_path / "class.sqlite")
    row, _ = store.classes.create("Ghost class", ghost=True)
    setting = Setting(game="succession", options={"rounds": 1})
    haunted = simulate_class(store, row.id, pupils=8, seed="e", setting=setting)
    assert haunted.players.refused == []
    for table in store.classes.tables(row.id):
        assert store.matches.open(str(table.match), games()).match.is_over
