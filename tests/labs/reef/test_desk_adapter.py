"""What Reef Survivor tells the teacher's desk."""

import re
from collections import Counter
from datetime import UTC, datetime, timedelta

import msgspec
import numpy as np
import pytest

from reefkit.games.reef import actions as do
from reefkit.games.reef import after_card, card_draws, new_match
from reefkit.games.reef.content import Options
from reefkit.games.reef.readings import READINGS
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.match.errors import Rejection
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from tests.desk.pupils import PUPILS, played
from tests.games.reef.guided import reef
from tests.labs.reef.page import BROKEN, drawn, hurricane

DESK_GAME = desk_labs()["reef"]

EN = catalogue("en")


@pytest.fixture(scope="module")
def match() -> Match:
    return played(PUPILS[0:3], 41)


# -- the record of a table -------------------------------------------------------------------------


def _all(array: np.ndarray) -> list[tuple[tuple[int, int, int], int]]:
    return [((int(a), int(b), int(c)), int(n)) for (a, b, c), n in np.ndenumerate(array)]


def test_time_0_is_the_founding_before_anything_was_played(match: Match):
    record = DESK_GAME.record(MemoryTable(match))
    founders = match.setup.content["rules"]["numbers"]["founders"]
    builders = [taxon.role == "builder" for taxon in record.taxa]
    assert record.counts[0][:, builders].sum(axis=-1).tolist() == [founders] * 3
    assert not record.counts[0][:, [not each for each in builders]].any()


def test_the_bonus_is_among_the_last_points():
    options = {"rounds": 2, "team_bonus": True}
    for seed in range(20):
        match = new_match([SeatInfo("Ada", bot="builder"), SeatInfo("Ben", bot="newcomer")],
                          seed=seed, options=options)  # fmt: skip
        MemoryTable(match).run()
        if match.state.bonus.any():
            break
    record = DESK_GAME.record(MemoryTable(match))
    assert match.state.bonus.any()
    assert (record.totals[-1] - record.points.sum(axis=0)).tolist() == match.state.bonus.tolist()


def test_a_table_that_founds_its_reefs_has_no_times_yet():
    record = DESK_GAME.record(MemoryTable(new_match([SeatInfo("Ada")], seed=1)))
    assert record.counts.shape[:2] == (0, 1)
    assert record.points.shape == record.totals.shape == (0, 1)
    assert (record.places[0].board, record.places[0].founders) == ("", ())


def test_notes_are_told_neither_to_the_desk_nor_to_the_table():
    """The desk reads the notes that are shared with it, and a match knows nothing of that."""
    match = played(PUPILS[0:2], 42, rounds=1, notes={(1, 1): "canary 4711"})
    assert "4711" not in str(DESK_GAME.record(MemoryTable(match)))
    assert match.rules.view(match.state, None).notes[1] == [""]


# -- how a table stands ----------------------------------------------------------------------------
def test_a_table_waits_for_those_who_are_not_ready_and_since_the_phase_opened():
    begun = datetime(2026, 5, 4, 9, 0, tzinfo=UTC)
    now = [begun]
    match = new_match([SeatInfo("Ada"), SeatInfo("Ben")], seed=1)
    table = MemoryTable(match, lambda: now[0])
    board = table.rules.content.boards  # type: ignore[attr-defined]
    now[0] = begun + timedelta(minutes=3)
    table.act(0, do.ChooseBoard(next(iter(board))))
    standing = DESK_GAME.standing(table)
    assert standing.waits == (0, 1)
    assert standing.since == begun
    assert (standing.round, standing.rounds, standing.over, standing.gate) == (0, 4, False, "")


def test_tables_further_on_come_later_in_the_order():
    match = new_match([SeatInfo("Ada")], seed=2, options={"rounds": 2, "predict": "first"})
    table = MemoryTable(match)
    table.set_away(0)
    seen = [DESK_GAME.standing(table)]
    while table.tick():
        seen.append(DESK_GAME.standing(table))
    orders = [each.order for each in seen]
    assert orders == sorted(orders)
    assert {each.stage for each in seen if each.order == orders[0]} == {seen[0].stage}
    assert seen[-1].over
    assert seen[-1].waits == ()


def test_a_gate_is_told_and_whether_a_card_lies_behind_it():
    match = new_match(
        [SeatInfo("Ada")], seed=2, options={"rounds": 1, "gates": True, "strike": True}
    )
    table = MemoryTable(match)
    table.set_away(0)
    gates, orders = [], []
    while True:
        table.run()
        standing = DESK_GAME.standing(table)
        if not standing.gate:
            break
        assert standing.waits == ()
        assert standing.stage == standing.gate
        gates.append((standing.gate, standing.opens))
        orders.append(standing.order)
        table.onward()
    assert gates[0] == ("gate-1-dwellers", "phase")
    at = gates.index(("gate-1-card-1", "card"))
    assert gates[at + 1] == ("gate-1-strike-1", "strike")
    assert {opens for gate, opens in gates[:at]} == {"phase"}
    assert orders == sorted(orders)


# -- predictions -----------------------------------------------------------------------------------
def test_fates_are_counted_by_the_seats_of_people_that_were_asked():
    match = played(PUPILS[0:3], 43, rounds=2)
    options = {"rounds": 2, "predict": "all"}
    seats = [*map(SeatInfo, PUPILS[0:2]), SeatInfo("Bot", bot="builder")]
    asked = MemoryTable(new_match(seats, seed=43, options=options))
    for seat in range(2):
        asked.set_away(seat)
    asked.run()
    assert DESK_GAME.foreseen(MemoryTable(match)) == DESK_GAME.foreseen(MemoryTable(match))
    found = DESK_GAME.foreseen(asked)
    assert found
    assert all(0 <= each.right <= each.of <= 2 for each in found)
    asked_of = {
        (row.round, row.card) for row in READINGS["predictions"].read(asked.match) if row.of
    }
    assert {(each.round, each.card) for each in found} <= asked_of
    for card in asked_of:
        rows = [
            row
            for row in READINGS["predictions"].read(asked.match)
            if (row.round, row.card) == card
        ]
        if all(row.right == row.of for row in rows):  # who foresaw all foresaw each kind
            assert all(e.right == e.of for e in found if (e.round, e.card) == card)


@pytest.mark.parametrize("marked", [0, 1])
def test_who_does_not_foresee_all_of_a_kind_foresaw_none_of_it(marked: int):
    options = {"rounds": 1, "predict": "all", "cards": ["hurricane-hit"]}
    table = MemoryTable(new_match([SeatInfo("Ada")], seed=5, options=options))
    board = next(iter(table.rules.content.boards))  # type: ignore[attr-defined]
    table.act(0, do.ChooseBoard(board))
    for builder in ("branching-coral", "branching-coral", "microbialite", "microbialite"):
        legal = table.rules.legal(table.match.state, 0)
        table.act(
            0, next(e for e in legal if isinstance(e, do.PlaceFounder) and e.builder == builder)
        )
    table.set_away(0)
    while not table.view(None).over:
        turn = table.match.state.turn
        if turn.step == "predict" and turn.predictions[0] is None:
            delicate = table.rules.lookups.builders.index("branching-coral")  # type: ignore[attr-defined]
            at = np.argwhere(table.match.state.reefs.kind[0] == delicate)[:marked]
            table.act(0, do.Predict(tuple((int(r) + 1, int(c) + 1, int(n)) for r, c, n in at)))
        table.tick()
    found = DESK_GAME.foreseen(table)
    (card,) = card_draws.drawn(table)
    shown = after_card.reveal(table, 0, card)
    assert shown is not None
    died = [one for one in shown.seats[0].builders if one.fate == "died"]
    assert len(died) > 1
    assert {one.builder for one in died} == {"branching-coral"}
    assert {each.died for each in found} == {True, False}
    assert all(each.right == (0 if each.died else each.of) for each in found)


def test_a_card_took_what_the_rows_of_losses_say_that_it_took():
    page = drawn("hurricane-hit", reef("ramp", BROKEN), reef("ramp", {(2, 2): "Br"}, fish=1))
    page.do("predict")
    page.do("predict")
    table = page.session.open_table
    rows = READINGS["losses"].read(table.match)
    assert {"card", "support"} == {row.cause for row in rows}
    taken = Counter[str]()
    for row in rows:
        taken.update({row.organism: row.lost * (row.cause == "card")})
    card = DESK_GAME.card(table)
    assert card is not None
    assert {id_: count for id_, _, count in card.lost} == dict(+taken)


# -- what a class plays ----------------------------------------------------------------------------
def test_every_option_is_offered_but_those_that_the_desk_sets_itself():
    names = [each.name for each in DESK_GAME.choices(EN, DESK_GAME.defaults())]
    assert sorted(names) == sorted({*Options.__struct_fields__} - {"hands_on", "gates", "strike"})
    folded = [each.folded for each in DESK_GAME.choices(EN, DESK_GAME.defaults())]
    assert folded == sorted(folded)


def test_a_setting_fills_in_what_it_leaves_out_and_refuses_what_is_wrong():
    checked = DESK_GAME.check_options({"rounds": 3})
    assert checked == {**DESK_GAME.defaults(), "rounds": 3}
    assert msgspec.convert(checked, Options).rounds == 3
    for wrong in ({"rounds": 99}, {"seed": 4}, {"predict": "maybe"}):
        with pytest.raises(Rejection):
            DESK_GAME.check_options(wrong)


def test_a_class_match_has_peoples_seats_and_shares_its_ocean():
    team = SeatInfo("Sam & Mia", ("Sam", "Mia"))
    match = DESK_GAME.new_match([team, "Ben"], {"rounds": 2}, table_key="00000000000000aa")
    assert [each.bot for each in match.setup.seats] == [None, None]
    assert match.setup.seats[0].members == ("Sam", "Mia")
    assert match.setup.table_key == "00000000000000aa"
    assert match.setup.key


# -- pictures --------------------------------------------------------------------------------------
def test_small_boards_are_labelled_with_the_names_given(match: Match):
    pictures = DESK_GAME.pictures(MemoryTable(match), EN, ["Ada", "<b>", "Student 3"])
    assert 'aria-label="Reef of Ada"' in pictures[0]
    assert "Reef of &lt;b&gt;" in pictures[1]
    assert len(pictures) == 3


def test_a_small_board_keeps_its_dead_until_its_seat_is_through_with_the_card():
    page = hurricane(2)
    whole = DESK_GAME.pictures(page.table, EN, ["Ada", "Ben"])
    page.do("predict")
    page.do("predict")
    assert DESK_GAME.pictures(page.table, EN, ["Ada", "Ben"]) == whole
    page.session.choose_seat(1)
    page.do("reveal-all")
    page.do("ready")
    ada, ben = DESK_GAME.pictures(page.table, EN, ["Ada", "Ben"])
    assert ada == whole[0]
    assert ben != whole[1]


def test_small_boards_of_a_moment_are_those_of_then(match: Match):
    table = MemoryTable(match)
    assert DESK_GAME.pictures(table, EN, ["Ada"], 0) != DESK_GAME.pictures(table, EN, ["Ada"])
    assert "<circle" not in DESK_GAME.pictures(table, EN, ["Ada"], 0)[0]


def test_the_board_of_a_moment_has_the_letters_of_the_language(match: Match):
    """*P* for *profunda*, as the students' board has it."""
    table = MemoryTable(match)
    for level, letters in (("en", "SMD"), ("es", "SMP")):
        shown = DESK_GAME.board(table, 0, table.position, catalogue(level))
        assert set(re.findall(r">([A-Z])<", shown.picture)) == set(letters)
