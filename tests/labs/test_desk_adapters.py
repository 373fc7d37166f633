"""What each lab tells the teacher's desk: the wall, the class as data, looking back, ghosts."""

import math
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from reefkit.classroom.store import Store
from reefkit.desk import data_tab, review, wall
from reefkit.desk.page import Desk
from reefkit.desk.session import DeskSession, at_wall
from reefkit.games import games
from reefkit.games.expanse import actions as do
from reefkit.games.expanse import queries as expanse_queries
from reefkit.games.expanse.readings import READINGS
from reefkit.games.succession import queries, settlement_record
from reefkit.games.succession.actions import RockNote
from reefkit.labs.expanse.desk_adapter import CLASS_TURNS
from reefkit.labs.lesson.desk_adapter import Choosing, desk_labs
from reefkit.labs.lesson.lab import labs
from reefkit.labs.setting import Setting, plain_of
from reefkit.labs.succession.desk_adapter import CARDS
from reefkit.match.game import Action, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.simulated_class.ghosts import ghosts_of
from reefkit.simulated_class.simulated_class import simulate_class
from reefkit.text import catalogue
from tests.support.effort import at_length

CLIMATE, EXPANSE, SUCCESSION = (desk_labs()[name] for name in ("climate", "expanse", "succession"))
SAY = catalogue("en")
NAMES = (("Ada", "<b>Ben</b>", "Cleo"), ("Dara", "<b>Eli</b>", "Fay", "Gus"))
OPTIONS: dict[str, dict[str, object]] = {
    "climate": {"rounds": 4, "human_change_from": 2},
    "expanse": {"dice": 2, "turns": 6},
    "succession": {"rounds": 2},
}


def new_match(game: str, names: Sequence[str], seed: int, **options: object) -> Match:
    seats = [SeatInfo(name) for name in names]
    match: Match = labs()[game].new_match(seats, seed=seed, options=options or OPTIONS[game])
    return match


@cache
def played(game: str, names: Sequence[str] = NAMES[0], seed: int = 7, until: int = 10_000) -> Match:
    """Play a match whose people are all away, to its end or for so many entries."""
    match = new_match(game, names, seed)
    table = MemoryTable(match)
    for seat in range(len(names)):
        table.set_away(seat)
    while not match.is_over and match.position < until:
        table.tick(hurried=True)
    return match


# ---- What a class plays


def test_a_class_plays_a_match_that_fits_a_lesson_and_starts_by_pressing():
    assert EXPANSE.defaults()["turns"] == CLASS_TURNS
    assert SUCCESSION.defaults()["start"] == "press"


def test_one_ocean_has_one_climate_and_one_deck():
    """Tables of one key draw the same climates, however they play."""
    options = CLIMATE.check_options({"rounds": 5})
    found = []
    for names in (("Ann", "Bo", "Cy"), ("Di", "Ed", "Flo")):
        match = CLIMATE.new_match(names, options, table_key="0123456789abcdef")
        table = MemoryTable(match)
        for seat in range(3):
            table.set_away(seat)
        table.run()
        found.append([each.climate for each in match.state.record])
    shorter = min(map(len, found))
    assert found[0][:shorter] == found[1][:shorter]
    assert shorter > 2


def test_one_ocean_deals_the_same_hands_to_tables_of_one_size():
    hands = []
    for names in (("Ann", "Bo", "Cy"), ("Di", "Ed", "Flo")):
        match = SUCCESSION.new_match(names, SUCCESSION.defaults(), table_key="0123456789abcdef")
        for seat in range(3):
            match.act(seat, {"do": "ready"})
        hands.append(match.state.hands)
    assert hands[0] == hands[1]


# ---- The wall


def test_a_table_of_climate_change_stands_by_its_rounds_and_tokens():
    match = new_match("climate", NAMES[0], 3)
    table = MemoryTable(match)
    for seat in range(3):
        table.set_away(seat)
    while match.state.round <= 1:
        table.tick()
    standing = CLIMATE.standing(table)
    assert (standing.round, standing.rounds, standing.types) == (2, 4, 0)
    assert standing.waits == (0,)
    assert standing.points == tuple(map(sum, match.state.tokens))
    pictures = CLIMATE.pictures(table, SAY, NAMES[0])
    assert all(picture.count("<polygon") == 40 for picture in pictures)
    assert 'aria-label="The land, with the species of Ada"' in pictures[0]


def test_a_table_of_blue_expanse_stands_by_its_points_and_reefs():
    match = played("expanse")
    table = MemoryTable(match)
    assert EXPANSE.standing(table).points == tuple(match.state.final)
    begun = MemoryTable(new_match("expanse", NAMES[0], 1))
    assert EXPANSE.standing(begun).waits == (0, 1, 2)
    look = expanse_queries.look(table, None)
    lying = [len(look.seat(seat).reef) for seat in range(3)]
    drawn = [each.count("<rect") - 1 for each in EXPANSE.pictures(table, SAY, NAMES[0])]
    assert all(few <= many for few, many in zip(drawn, lying, strict=True))


def test_a_table_of_succession_stands_by_what_grows_on_its_rock():
    match = played("succession", until=40)
    table = MemoryTable(match)
    standing = SUCCESSION.standing(table)
    assert (standing.round, standing.rounds) == (match.state.round, 2)
    stands = settlement_record.standing(queries.rock(match))
    assert standing.types == len({one.card for one in stands})
    now = len(stands)
    pictures = SUCCESSION.pictures(table, SAY, NAMES[0])
    assert all(picture.count("<circle") == now for picture in pictures)


# ---- The record of a table
def test_a_record_of_climate_change_is_its_rounds():
    match = played("climate")
    state = match.state
    record = CLIMATE.record(MemoryTable(match))
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


def test_a_record_of_blue_expanse_is_its_turns():
    match = played("expanse")
    record = EXPANSE.record(MemoryTable(match))
    times, seats, taxa = record.counts.shape
    assert (seats, taxa) == (3, len(record.taxa))
    assert times == len(record.totals) + 1
    assert record.totals[-1].tolist() == match.state.final
    assert record.points.sum(axis=0).tolist() == match.state.final
    assert not record.counts[0].any()
    for seat, own in enumerate(match.state.seats):
        living = [card for card in own.reef if card.kind in {each.id for each in record.taxa}]
        assert int(record.counts[-1, seat].sum()) == len(living)
    assert {len(each.values) for each in record.series} == {times}
    series = {each.id: each.values for each in record.series}
    assert series["warming"][-1] == match.state.warming
    assert [each.card for each in record.struck][-1] == "stage-4"


def test_a_record_of_succession_is_its_first_rock():
    match = played("succession")
    rock = queries.rock(match, 1)
    record = SUCCESSION.record(MemoryTable(match))
    steps = min(rock.times // CARDS, 30)
    assert record.counts.shape == (steps + 1, 3, 0)
    for step in range(1, steps + 1):
        seats = [one.seat for one in settlement_record.standing(rock, step * CARDS)]
        assert record.totals[step - 1].tolist() == [seats.count(seat) for seat in range(3)]
    assert record.points.sum(axis=0).tolist() == record.totals[-1].tolist()


def test_readings_of_blue_expanse_agree_with_the_match():
    """Pollution and warming add up to the counters, points to the end, purchases to the deeds."""
    match = played("expanse")
    turns = READINGS["turns"].read(match)
    assert [row.turn for row in turns] == list(range(1, match.state.turn + 1))
    last = {row.seat: row.points for row in turns[-3:]}
    assert last[turns[-1].seat] == match.state.final[turns[-1].seat - 1]
    sources = READINGS["sources"].read(match)
    warming = sum(row.number for row in sources if row.counter == "warming")
    assert warming == match.state.warming
    bought = READINGS["purchases"].read(match)
    assert len(bought) == sum(each.action["do"] == "buy" for each in match.entries)
    offers = READINGS["offers"].read(match)
    assert {(row.turn, row.card) for row in offers if row.bought} <= {
        (row.turn, row.card) for row in bought
    }
    assert len(READINGS["starved"].read(match)) == sum(
        each.what.id == "expanse-starved" for each in match.events()
    )
    assert all(row.eater and row.eaten and row.number > 0 for row in READINGS["eaten"].read(match))
    feeding = [row.feeding for row in READINGS["reefs"].read(match) if row.deck == "biomass"]
    assert set(feeding) <= {"herbivore", "filter-feeder", "detritivore", "predator"}


# ---- On the desk itself
@pytest.fixture(scope="module")
def desks(tmp_path_factory: pytest.TempPathFactory) -> dict[str, DeskSession]:
    """Open desks of a class of two tables, the second of which is behind."""
    found = {}
    for game, behind in (("climate", 40), ("succession", 40), ("expanse", 60)):
        store = Store.open(tmp_path_factory.mktemp("class") / "class.sqlite")
        klass, _ = store.classes.create("Biology 5C", "Ms Okafor")
        store.classes.set_control(klass.id, setting=plain_of(Setting(game=game)))
        for number, names in enumerate(NAMES):
            match = played(game, names, 7 + number, behind if number else 10_000)
            seats = []
            for name in names:
                person = store.people.create(name)
                store.classes.join(klass.id, person.id, name)
                seats.append([person.id])
            store.classes.lay_table(klass.id, f"T{number}", labs()[game].lesson, match, seats)
        found[game] = Desk(store, klass.id).session
    return found


@pytest.mark.parametrize(
    ("game", "series", "label", "scored"),
    [
        ("climate", "climate", "Extinctions a million years", "tokens</th>"),
        ("succession", "share-pioneers", "Kinds on the first rock", "settlers standing</th>"),
    ],
)
def test_the_data_tab_shows_series_and_scores(
    desks: dict[str, DeskSession], game: str, series: str, label: str, scored: str
):
    session = desks[game]

    def html() -> str:
        return data_tab.render_data(session.scene())

    session.ui.tab = "data"
    reached = "step" if game == "succession" else "the end of round"
    assert f"2 tables, 7 seats. One table has reached {reached} " in html()
    assert 'data-view="series"' in html()
    assert 'data-view="ocean"' not in html()
    session.do("data-view", {"view": "series"})
    assert label in html()
    assert game != "climate" or "people change the climate" in html()
    session.do("data-series", {"series": series})
    assert f'data-series="{series}" data-key="data-series-{series}" aria-pressed="true"' in html()
    assert game != "succession" or "Pioneers, % of the rock" in html()
    session.do("data-table", {})
    assert "<table" in html()
    session.do("data-table", {})
    session.do("data-view", {"view": "scores"})
    assert scored in html()
    assert "&lt;b&gt;Eli" in html()
    assert "board</th>" not in html()


def test_a_game_without_boards_compares_none(desks: dict[str, DeskSession]):
    session = desks["expanse"]
    session.ui.tab = "data"
    shown = data_tab.render_data(session.scene())
    assert 'data-view="ocean"' in shown
    assert 'data-view="board"' not in shown
    assert re.search(r"One table has reached turn \d", shown)
    assert not re.search(r"survey \d", shown)
    session.do("data-view", {"view": "scores"})
    shown = data_tab.render_data(session.scene())
    assert "types</th>" in shown
    assert "board</th>" not in shown


@pytest.mark.parametrize(
    ("game", "drawn", "each", "said"),
    [
        ("climate", "<polygon", 40, "genes: shape, fur, metabolism"),
        ("succession", "<svg", 1, "settlers played that still stand"),
    ],
)
def test_the_wall_and_the_review_show_the_boards(
    desks: dict[str, DeskSession], game: str, drawn: str, each: int, said: str
):
    session = desks[game]
    session.ui.tab = "play"
    scene = session.scene()
    shown = zip(at_wall(scene), NAMES, strict=True)
    html = "".join(wall.card(scene, table, names) for table, names in shown)
    assert html.count(drawn) >= 7 * each
    session.ui.tab = "review"
    html = review.REVIEW.render(session.scene())
    assert said in html
    assert html.count(drawn) >= each
    assert game != "succession" or "rk-rock" in html
    assert game != "succession" or not re.search(r"[Rr]eef of|two reefs|survey \d", html)


# ---- Ghosts
@pytest.mark.parametrize(
    ("game", "style", "does"),
    [
        ("climate", "wanderer", None),
        ("expanse", games()["expanse"].bots[0], None),
        ("succession", "keeper", RockNote),
    ],
)
def test_ghosts_play_as_the_rules_allow_and_not_as_bots(
    game: str, style: str, does: type[Action] | None
):
    unlike_bot = desk_labs()[game].unlike_bot
    ghosts, most = ghosts_of(game, 6), 60 if game == "expanse" else 10_000
    seen: set[type[Action]] = set()
    unlike = 0
    options = {"climate": {"rounds": 6}, "expanse": {"dice": 2, "turns": 2}}.get(game)
    for first in range(6 if game == "expanse" else 1):
        names, seed = (NAMES[0][:2], 7) if game == "expanse" else (NAMES[0], 2)
        match = new_match(game, names, seed, **(options or {}))
        rules = match.rules
        while not match.is_over and match.position < most:
            seat = rules.awaited(match.state)[0].seats[0]
            view = rules.view(match.state, seat)
            bot = rules.decide(view, seat, style, match.luck(seat, match.state))
            choosing = Choosing(rules, view, seat, ghosts[(first + seat) % 6], SAY)
            chosen = unlike_bot(choosing, bot)
            unlike += chosen != bot
            seen.add(type(chosen))
            assert not isinstance(chosen, do.ActAll) or isinstance(bot, do.ActAll | do.ActCard)
            match.act(seat, chosen)
    assert unlike > 0
    assert does is None or does in seen


@at_length
def test_a_class_of_ghosts_plays_and_answers_to_its_end(tmp_path: Path):
    store = Store.open(tmp_path / "class.sqlite")
    row, _ = store.classes.create("Ghost class", ghost=True)
    setting = Setting(game="succession", options={"rounds": 1})
    haunted = simulate_class(store, row.id, pupils=8, seed="e", setting=setting)
    assert haunted.players.refused == []
    for table in store.classes.tables(row.id):
        assert store.matches.open(str(table.match), games()).match.is_over
