"""Blue Expanse on the teacher's desk: the wall, the class as data, looking back, ghosts."""

from collections.abc import Sequence

import numpy as np
import pytest

from reefkit.games.expanse import GAME, new_match, queries, readings
from reefkit.games.expanse.actions import ActAll, ActCard
from reefkit.labs.expanse.desk_adapter import CLASS_TURNS, unlike_bot
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.labs.lesson.simulated_student import Choosing
from reefkit.match.errors import Rejection
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.simulated_class.students import ghosts_of
from reefkit.text import catalogue

DESK_GAME = desk_labs()["expanse"]

NAMES = ("Ada", "<b>Ben</b>", "Cleo")
TURNS = 6


def played(names: Sequence[str] = NAMES, seed: int = 5, turns: int = TURNS) -> Match:
    """Play a short match of bots."""
    seats = [SeatInfo(name, bot=GAME.bots[0]) for name in names]
    match = new_match(seats, seed=seed, options={"dice": 2, "turns": turns})
    MemoryTable(match).run()
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played()


def test_a_class_plays_a_match_that_fits_a_lesson():
    assert DESK_GAME.defaults()["turns"] == CLASS_TURNS
    names = [each.name for each in DESK_GAME.choices(catalogue("en"), DESK_GAME.defaults())]
    assert names[:2] == ["dice", "turns"]
    assert not {"research", "without"} & set(names)
    for wrong in ({"dice": 3}, {"depth": 3}):
        with pytest.raises(Rejection):
            DESK_GAME.check_options(wrong)


def test_the_wall_says_how_a_table_stands(match: Match):
    table = MemoryTable(match)
    standing = DESK_GAME.standing(table)
    assert standing.over
    assert standing.points == tuple(match.state.final)
    begun = MemoryTable(new_match([SeatInfo(name) for name in NAMES], seed=1))
    assert DESK_GAME.standing(begun).order < standing.order
    assert DESK_GAME.standing(begun).waits == (0, 1, 2)
    pictures = DESK_GAME.pictures(table, catalogue("en"), NAMES)
    assert len(pictures) == 3
    assert not any("<b>" in each for each in pictures)
    lying = [len(queries.reef(queries.look(table, None), seat)) for seat in range(3)]
    drawn = [each.count("<rect") - 1 for each in pictures]
    assert all(few <= many for few, many in zip(drawn, lying, strict=True))


def test_a_tables_record_is_its_turns(match: Match):
    record = DESK_GAME.record(MemoryTable(match))
    times, seats, taxa = record.counts.shape
    assert (seats, taxa) == (3, len(record.taxa))
    assert times == len(record.totals) + 1
    assert record.totals[-1].tolist() == match.state.final
    assert record.points.sum(axis=0).tolist() == match.state.final
    assert not record.counts[0].any()
    last = queries.course(match)[-1]
    for seat, reef in enumerate(last.reefs):
        living = {each.id for each in record.taxa}
        assert int(record.counts[-1, seat].sum()) == sum(n for kind, n in reef if kind in living)
    assert {len(each.values) for each in record.series} == {times}
    series = {each.id: each.values for each in record.series}
    assert series["warming"][-1] == match.state.warming
    assert [each.card for each in record.struck][-1] == "stage-4"


def test_looking_back_goes_turn_by_turn(match: Match):
    table = MemoryTable(match)
    moments, surveys, beats = (
        DESK_GAME.moments(table), DESK_GAME.surveys(table), DESK_GAME.beats(table)
    )  # fmt: skip
    assert len(moments) == match.position + 1
    assert set(surveys) <= set(range(match.position + 1))
    assert beats[-1] == match.position
    assert len(beats) > match.state.turn
    assert DESK_GAME.told(table)
    reef = DESK_GAME.board(table, 0, surveys[-1], catalogue("en"))
    facts = {each.name.id: each.value for each in reef.facts}
    assert facts["expanse-desk-points"] == match.state.final[0]
    assert reef.picture.count("<use") == len(match.state.seats[0].reef)
    with pytest.raises(Rejection):
        DESK_GAME.board(table, 9, 0, catalogue("en"))


def test_readings_agree_with_the_match(match: Match):
    """Pollution and warming add up to the counters, points to the end, purchases to the deeds."""
    turns = readings.turns(match)
    assert [row.turn for row in turns] == list(range(1, match.state.turn + 1))
    last = {row.seat: row.points for row in turns[-3:]}
    assert last[turns[-1].seat] == match.state.final[turns[-1].seat - 1]
    sources = readings.sources(match)
    warming = sum(row.number for row in sources if row.counter == "warming")
    assert warming == match.state.warming
    bought = readings.purchases(match)
    deeds = [each for each in match.entries if each.action["do"] == "buy"]
    assert len(bought) == len(deeds)
    offers = readings.offers(match)
    assert {(row.turn, row.card) for row in offers if row.bought} <= {
        (row.turn, row.card) for row in bought
    }
    assert len(readings.starved(match)) == sum(
        each.what.id == "expanse-starved" for each in match.events()
    )
    assert all(row.eater and row.eaten and row.number > 0 for row in readings.eaten(match))
    reefs = readings.reefs(match)
    assert np.isin([row.feeding for row in reefs if row.deck == "biomass"], [
        "herbivore", "filter-feeder", "detritivore", "predator",
    ]).all()  # fmt: skip


def test_ghosts_play_what_is_allowed_and_not_all_alike():
    ghosts = ghosts_of("expanse", 6)
    unlike = 0
    for ghost in ghosts:
        match = new_match([SeatInfo("A"), SeatInfo("B")], seed=7, options={"dice": 2, "turns": 2})
        table = MemoryTable(match)
        while not match.is_over and match.position < 60:
            (awaited, *_) = match.rules.awaited(match.state)
            (seat, *_) = awaited.seats
            view = match.rules.view(match.state, seat)
            action = match.rules.decide(view, seat, GAME.bots[0], match.luck(seat, match.state))
            choosing = Choosing(match.rules, view, seat, ghost, catalogue("en"))
            done = unlike_bot(choosing, action)
            unlike += done != action
            assert not isinstance(done, ActAll) or isinstance(action, ActAll | ActCard)
            table.act(seat, done)
    assert unlike > 0
