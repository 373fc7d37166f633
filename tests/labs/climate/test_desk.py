"""Climate Change on the teacher's desk: the wall, the class as data, looking back, ghosts."""

import math
from collections.abc import Sequence

import pytest

from reefkit.classroom.store import Store
from reefkit.desk import class_charts, review, wall
from reefkit.desk.page import Desk
from reefkit.desk.session import DeskSession, at_wall
from reefkit.games.climate import new_match
from reefkit.labs.climate.desk_adapter import unlike_bot
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.labs.lesson.simulated_student import Choosing
from reefkit.labs.setting import Setting, plain_of
from reefkit.match.errors import Rejection
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.simulated_class.students import ghosts_of
from reefkit.text import Message, catalogue

DESK_GAME = desk_labs()["climate"]

NAMES = (("Ada", "Ben", "Cleo"), ("Dara", "<b>Eli</b>", "Fay", "Gus"))


def played(names: Sequence[str], seed: int, *, rounds: int = 4, to_round: int = 99) -> Match:
    """Play a match whose people are all away."""
    match = new_match(
        [SeatInfo(name) for name in names],
        seed=seed,
        options={"rounds": rounds, "human_change_from": 2},
    )
    table = MemoryTable(match)
    for seat in range(len(names)):
        table.set_away(seat)
    while not match.is_over and match.state.round <= to_round:
        table.tick()
    return match


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> DeskSession:
    """Open the desk of a class of two tables, the second of which is behind."""
    store = Store.open(tmp_path_factory.mktemp("class") / "class.sqlite")
    klass, _ = store.classes.create("Biology 5C", "Ms Okafor")
    store.classes.set_control(klass.id, setting=plain_of(Setting(game="climate")))
    for number, names in enumerate(NAMES):
        match = played(names, 7 + number, to_round=99 if number == 0 else 2)
        seats = []
        for name in names:
            person = store.people.create(name)
            store.classes.join(klass.id, person.id, name)
            seats.append([person.id])
        store.classes.lay_table(klass.id, f"T{number}", "climate-change", match, seats)
    return Desk(store, klass.id).session


def test_options_are_checked_as_the_form_has_them():
    say = catalogue("en")
    names = [each.name for each in DESK_GAME.choices(say, DESK_GAME.defaults())]
    assert names[:2] == ["rounds", "human_change_from"]
    assert "gates" not in names
    assert DESK_GAME.check_options({"rounds": 10})["rounds"] == 10
    for wrong in ({"rounds": 99}, {"depth": 3}):
        with pytest.raises(Rejection):
            DESK_GAME.check_options(wrong)


def test_one_ocean_has_one_climate_and_one_deck():
    """Tables of one key draw the same climates, however they play."""
    options = DESK_GAME.check_options({"rounds": 5})
    found = []
    for seed_names in (("Ann", "Bo", "Cy"), ("Di", "Ed", "Flo")):
        match = DESK_GAME.new_match(seed_names, options, table_key="0123456789abcdef")
        table = MemoryTable(match)
        for seat in range(3):
            table.set_away(seat)
        table.run()
        found.append([each.climate for each in match.state.record])
    shorter = min(map(len, found))
    assert found[0][:shorter] == found[1][:shorter]
    assert shorter > 2


def test_the_wall_says_how_a_table_stands():
    match = played(NAMES[0], 3, to_round=1)
    standing = DESK_GAME.standing(MemoryTable(match))
    assert (standing.round, standing.rounds, standing.types) == (2, 4, 0)
    assert standing.waits == (0,)
    assert standing.points == tuple(map(sum, match.state.tokens))
    after = played(NAMES[0], 3, to_round=2)
    assert DESK_GAME.standing(MemoryTable(after)).order > standing.order
    pictures = DESK_GAME.pictures(MemoryTable(match), catalogue("en"), NAMES[0])
    assert len(set(pictures)) == 3
    assert all(picture.count("<polygon") == 40 for picture in pictures)
    assert 'aria-label="The land, with the species of Ada"' in pictures[0]


def test_a_tables_record_is_its_rounds():
    match = played(NAMES[0], 7)
    state = match.state
    record = DESK_GAME.record(MemoryTable(match))
    rounds = len(state.record)
    assert record.counts.shape == (rounds + 1, 3, 0)
    assert record.totals.tolist() == [
        [sum(tokens) for tokens in each.tokens] for each in state.record
    ]
    assert record.points.sum(axis=0).tolist() == [sum(each) - 1 for each in state.tokens]
    series = {each.id: each for each in record.series}
    assert {len(each.values) for each in series.values()} == {rounds + 1}
    assert series["extinctions"].values[-1] == len(state.lost) / rounds
    assert math.isnan(series["extinctions"].values[0])
    dead = [sum(one.round <= end for one in state.lost) for end in range(rounds + 1)]
    assert list(series["lost"].values) == dead
    assert dead[-1] > 0
    assert list(series["climate"].values[:rounds]) == [each.climate for each in state.record]
    assert series["adapted"].values[0] == 100
    assert [each.round for each in record.struck] == [2]


def test_looking_back_goes_turn_by_turn():
    match = played(NAMES[0], 7)
    table, say = MemoryTable(match), catalogue("en")
    moments = DESK_GAME.moments(table)
    assert [each.position for each in moments] == list(range(match.position + 1))
    beats = DESK_GAME.beats(table)
    assert beats[-1] == match.position
    assert len(beats) > 10
    starts = DESK_GAME.surveys(table)
    assert [match.state_at(position).round for position in starts] == [*range(len(starts))]
    told = DESK_GAME.told(table)
    assert all(say.render(each.text, strict=True) for each in told)
    reef = DESK_GAME.board(table, 1, match.position, say)
    facts = {each.name.id: each.value for each in reef.facts}
    assert facts["climate-desk-lost"] == match.state.extinctions[1]
    assert isinstance(facts["climate-desk-genes"], Message)
    assert len(reef.said) == sum(map(bool, match.state.cells))
    with pytest.raises(Rejection):
        DESK_GAME.board(table, 9, 0, say)


def test_no_card_in_a_hand_is_told_to_the_wall():
    match = played(NAMES[0], 7)
    told = " ".join(each.text.id for each in DESK_GAME.told(MemoryTable(match)))
    assert "climate-drew" not in told


# -- on the desk itself --------------------------------------------------------------------------
def test_the_data_tab_shows_series_and_tokens(session: DeskSession):
    session.ui.tab = "data"
    html = class_charts.render_data(session.scene())
    assert "2 tables, 7 seats." in html
    assert 'data-view="series"' in html
    assert 'data-view="ocean"' not in html
    assert "Extinctions a million years" in html
    assert "people change the climate" in html
    session.do("data-series", {"series": "climate"})
    html = class_charts.render_data(session.scene())
    assert 'data-series="climate" data-key="data-series-climate" aria-pressed="true"' in html
    session.do("data-table", {})
    assert "<table" in class_charts.render_data(session.scene())
    session.do("data-table", {})
    session.do("data-view", {"view": "scores"})
    html = class_charts.render_data(session.scene())
    assert "tokens</th>" in html
    assert "&lt;b&gt;Eli" in html
    assert "board</th>" not in html
    session.do("data-view", {"view": "series"})


def test_the_wall_and_the_review_show_the_land(session: DeskSession):
    session.ui.tab = "play"
    scene = session.scene()
    shown = zip(at_wall(scene), NAMES, strict=True)
    html = "".join(wall.card(scene, each, names) for each, names in shown)
    assert html.count("<polygon") == 7 * 40
    session.ui.tab = "review"
    html = review.REVIEW.render(session.scene())
    assert "genes: shape, fur, metabolism" in html
    assert html.count("<polygon") >= 40


def test_ghosts_play_as_the_rules_allow_and_not_as_bots():
    ghosts = ghosts_of("climate", 3)
    unlike = 0
    match = new_match([SeatInfo(f"G{n}") for n in range(3)], seed=2, options={"rounds": 6})
    rules, say = match.rules, catalogue("en")
    while not match.is_over:
        seat = match.state.seat
        view = rules.view(match.state, seat)
        bot = rules.decide(view, seat, "wanderer", match.luck(seat, match.state))
        chosen = unlike_bot(Choosing(rules, view, seat, ghosts[seat], say), bot)
        unlike += chosen != bot
        match.act(seat, chosen)
    assert unlike > 0
