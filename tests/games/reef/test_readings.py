"""Readings: tidy tables of a match, held against its state, its events and counting by hand."""

import csv
import io
import math
from collections import Counter

import numpy as np
import pytest

from reefkit.games import games
from reefkit.games.reef import actions as do
from reefkit.games.reef import new_match, readings
from reefkit.games.reef.readings import READINGS, disasters, losses, predictions, told
from reefkit.games.reef.state import PHASES
from reefkit.match import save
from reefkit.match.errors import Rejection
from reefkit.match.game import SeatInfo, Undo, write_csv
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import Message, catalogue
from tests.docs.test_reference import attributes

STYLES = ["builder", "newcomer", "diversity-seeker"]


def play(seed: int, styles: list[str] = STYLES, **options: object) -> Match:
    seats = [SeatInfo(f"Bot {number}", bot=style) for number, style in enumerate(styles)]
    match = new_match(seats, seed=seed, options=options)
    MemoryTable(match).run()
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return play(1)


def test_the_game_offers_all_of_them() -> None:
    assert games()["reef"].readings is READINGS
    assert list(READINGS) == [
        "presence",
        "scores",
        "diversity",
        "ranges",
        "disasters",
        "losses",
        "predictions",
    ]


def test_columns_are_stable_and_documented() -> None:
    """Files that teachers keep are read by these names: they may be added to, never renamed."""
    assert READINGS["presence"].columns == (
        "round",
        "seat",
        "player",
        "type",
        "role",
        "abundance",
        "present",
    )
    assert READINGS["scores"].columns == ("round", "seat", "player", "part", "points")
    assert READINGS["diversity"].columns == ("round", "seat", "player", "measure", "value")
    assert READINGS["ranges"].columns == ("type", "seat", "player", "first", "last", "ending")
    assert READINGS["disasters"].columns == ("round", "order", "card")
    assert READINGS["losses"].columns[5:] == (
        "stage",
        "row",
        "column",
        "lost",
        "cause",
        "card",
        "reasons",
    )
    assert READINGS["predictions"].columns == ("round", "card", "seat", "player", "right", "of")
    for reading in READINGS.values():
        assert attributes(reading.row).keys() >= set(reading.columns)


@pytest.mark.parametrize("name", READINGS)
def test_every_row_has_every_column(match: Match, name: str) -> None:
    for row in READINGS[name].read(match, None):
        assert len(row) == len(READINGS[name].columns)


def test_presence_is_what_was_counted(match: Match) -> None:
    rows = readings.presence(match)
    state = match.state
    types = state.abundance.shape[-1] + 1
    assert len(rows) == 4 * 3 * types
    assert len({row[:4] for row in rows}) == len(rows)
    assert sum(r.abundance for r in rows if r.role != "alga") == state.abundance.sum()
    assert sum(r.abundance for r in rows if r.role == "alga") == state.algae.sum()
    assert all(row.present == (row.abundance > 0) for row in rows)
    assert {row.role for row in rows} == {"builder", "dweller", "alga"}


def test_presence_counts_the_tokens_on_the_reef(match: Match) -> None:
    """R31: at the survey of round 2, by counting the reef itself, stacks and overgrown ones too."""
    entry = [one for one in match.entries if one.state is not None][1]
    state = match.state_at(entry.position + 1)
    counted = Counter(int(kind) for kind in state.reefs.kind[1].ravel() if kind)
    names = match.rules.lookups.builders
    read = {
        r.type: r.abundance
        for r in readings.presence(match)
        if (r.round, r.seat, r.role) == (2, 2, "builder") and r.present
    }
    assert read == {names[kind]: count for kind, count in counted.items()}


def test_scores_add_up_to_the_points(match: Match) -> None:
    rows = readings.scores(match)
    totals = [sum(row.points for row in rows if row.seat == seat) for seat in (1, 2, 3)]
    assert totals == match.rules.points(match.state).tolist()


def test_a_team_bonus_is_a_part_of_its_own() -> None:
    played = (play(seed, ["builder", "builder"], team_bonus=True, rounds=2) for seed in range(40))
    match = next(one for one in played if one.state.bonus.any())
    rows = readings.scores(match)
    bonus = [row for row in rows if row.part == "team-bonus"]
    assert [(row.round, row.seat, row.points) for row in bonus] == [(2, 1, 5), (2, 2, 5)]
    totals = [sum(row.points for row in rows if row.seat == seat) for seat in (1, 2)]
    assert totals == match.rules.points(match.state).tolist()


def test_diversity_is_what_sets_give(match: Match) -> None:
    """By hand, from the presence table: sets of types, without fleshy algae."""
    presence = readings.presence(match)
    values = {(r.round, r.seat, r.measure): r.value for r in readings.diversity(match)}
    for round_ in range(1, 5):
        sets = [
            {
                r.type
                for r in presence
                if r.round == round_ and r.seat == seat and r.present and r.role != "alga"
            }
            for seat in (1, 2, 3)
        ]
        assert [values[round_, seat, "alpha"] for seat in (1, 2, 3)] == [len(each) for each in sets]
        mean = sum(len(each) for each in sets) / 3
        assert values[round_, None, "mean-alpha"] == pytest.approx(mean)
        assert values[round_, None, "gamma"] == len(set.union(*sets))
        assert values[round_, None, "whittaker-beta"] == pytest.approx(len(set.union(*sets)) / mean)
        pairs = [(0, 1), (0, 2), (1, 2)]
        apart = [1 - len(sets[a] & sets[b]) / len(sets[a] | sets[b]) for a, b in pairs]
        assert values[round_, None, "jaccard"] == pytest.approx(sum(apart) / 3)
        algae = [r.abundance for r in presence if r.round == round_ and r.role == "alga"]
        assert [values[round_, seat, "fleshy-algae"] for seat in (1, 2, 3)] == algae


@pytest.mark.parametrize("seed", range(1, 5))
def test_ranges_are_first_and_last_appearances(seed: int) -> None:
    match = play(seed)
    presence = [r for r in readings.presence(match) if r.present and r.role != "alga"]
    rows = readings.ranges(match)
    for row in rows:
        seen = [r.round for r in presence if r.type == row.type and row.seat in {None, r.seat}]
        assert (row.first, row.last) == (min(seen), max(seen))
        last_anywhere = max(r.round for r in presence if r.type == row.type)
        expected = (
            "standing"
            if row.last == 4
            else "extinct"
            if row.last == last_anywhere
            else "extirpated"
        )
        assert row.ending == expected
    assert {(r.type, r.seat) for r in presence} == {
        (r.type, r.seat) for r in rows if r.seat is not None
    }
    assert {r.type for r in presence} == {r.type for r in rows if r.seat is None}


def test_ranges_know_all_endings() -> None:
    """On a reef a type may be extirpated; of the whole table it can only be extinct."""
    rows = [row for seed in range(1, 5) for row in readings.ranges(play(seed))]
    on_reefs = {row.ending for row in rows if row.seat is not None}
    assert on_reefs == {"standing", "extirpated", "extinct"}
    assert {row.ending for row in rows if row.seat is None} == {"standing", "extinct"}


@pytest.mark.parametrize("seed", range(8))
def test_disasters_are_those_the_state_counted(seed: int) -> None:
    match = play(seed)
    names = list(match.setup.content["cards"])
    for round_ in range(1, 5):
        counted = Counter(
            {names[n]: int(c) for n, c in enumerate(match.state.struck[round_ - 1]) if c}
        )
        rows = [row for row in disasters(match) if row.round == round_]
        assert Counter(row.card for row in rows) == counted
        assert [row.order for row in rows] == list(range(1, len(rows) + 1))


@pytest.mark.parametrize("seed", range(4))
def test_every_builder_came_and_stands_or_is_a_loss(seed: int) -> None:
    match = play(seed)
    came = Counter(one.event.what.id for one in told(match))
    invaded = sum(5 for one in told(match) if one.event.what.id == "builders-invaded")
    arrived = came["founder-placed"] + came["settled"] + came["stacked"] + invaded
    lost = sum(row.lost for row in losses(match) if row.stage == "builder")
    assert arrived - lost == (match.state.reefs.kind != 0).sum()


@pytest.mark.parametrize("seed", range(4))
def test_every_dweller_came_and_stays_or_is_a_loss(seed: int) -> None:
    match = play(seed)
    came = sum(
        one.event.what.values["count"]
        for one in told(match)
        if one.event.what.id == "dweller-recruited"
    )
    lost = sum(row.lost for row in losses(match) if row.stage == "dweller")
    assert came - lost == match.state.reefs.dwellers.sum()


def test_losses_say_why() -> None:
    rows = [row for seed in range(3) for row in losses(play(seed))]
    assert {row.cause for row in rows} >= {"card", "support", "built-over", "no-place"}
    say = catalogue("en")
    for row in rows:
        assert (row.card is not None) == (row.cause == "card")
        assert row.phase == {
            "card": "catastrophe",
            "built-over": "survey",
            "no-place": "settlement",
        }.get(row.cause, row.phase)
        if row.stage == "builder" and row.cause == "card" and row.card != "invasive-species":
            assert row.reasons
        if row.cause == "support":
            assert [reason.id for reason in row.reasons] == ["reason-support"]
        for reason in row.reasons:
            assert say.render(reason, strict=True)


def test_losses_of_a_card_come_in_its_round(match: Match) -> None:
    struck = {(row.round, row.card) for row in disasters(match)}
    assert {(row.round, row.card) for row in losses(match) if row.card} <= struck


def test_predictions_are_those_of_the_state() -> None:
    match = new_match(
        [SeatInfo("Ann"), SeatInfo("Bo")], seed=2, options={"rounds": 2, "predict": "all"}
    )
    while not match.is_over:
        seat = match.rules.awaited(match.state)[0].seats[0]
        match.act(
            seat,
            match.rules.decide(
                match.rules.view(match.state, seat), seat, "builder", match.luck(seat, match.state)
            ),
        )
    rows = predictions(match)
    assert rows
    cards = {(row.round, row.card) for row in disasters(match)}
    assert {(row.round, row.card) for row in rows} <= cards
    for seat in (0, 1):
        kept = [tuple(each) for each in match.state.prediction_score[seat]]
        names = list(match.setup.content["cards"])
        mine = [row for row in rows if row.seat == seat + 1]
        assert [(r.round, names.index(r.card), r.right, r.of) for r in mine] == kept


@pytest.mark.parametrize("name", READINGS)
def test_a_position_reads_as_the_match_did_then(match: Match, name: str) -> None:
    """A replay's table is that of the match when it stood there, and grows with it."""
    read = READINGS[name].read
    before: list[object] = []
    for position in range(0, match.position + 1, 17):
        lines = save.dump(match).splitlines(keepends=True)[: position + 1]
        then = save.parse(b"".join(lines), games())
        rows = read(match, position)
        assert repr(rows) == repr(read(then, None))
        if name in {"presence", "scores", "diversity", "disasters", "losses"}:
            assert repr(rows[: len(before)]) == repr(before)
        before = list(rows)
    assert repr(read(match, match.position)) == repr(read(match, None))


@pytest.mark.parametrize("name", READINGS)
def test_a_match_that_has_not_begun_has_no_rows(name: str) -> None:
    match = new_match([SeatInfo("Ann")], seed=1)
    assert READINGS[name].read(match, None) == []


def test_one_reef_has_no_pairs() -> None:
    match = new_match([SeatInfo("Bot", bot="builder")], seed=1, options={"rounds": 1})
    MemoryTable(match).run()
    values = {row.measure: row.value for row in readings.diversity(match)}
    assert math.isnan(values["jaccard"])
    assert math.isnan(values["bray-curtis"])
    assert math.isnan(values["whittaker-beta"])
    assert values["gamma"] == values["alpha"]


def test_there_is_no_such_position(match: Match) -> None:
    for reading in READINGS.values():
        with pytest.raises(Rejection) as refused:
            reading.read(match, match.position + 1)
        assert refused.value.message.id == "reject-no-such-position"


def test_what_was_taken_back_is_not_told() -> None:
    match = new_match([SeatInfo("Ann")], seed=1)
    match.act(0, do.ChooseBoard("ramp"))
    match.act(0, do.PlaceFounder("bivalve", 6, 1))
    match.act(0, do.PlaceFounder("bivalve", 6, 2))
    match.act(0, Undo())
    ids = [one.event.what.id for one in told(match)]
    assert ids == ["board-chosen", "founder-placed"]
    assert [one.event.what.id for one in told(match, 3)] == [
        "board-chosen",
        "founder-placed",
        "founder-placed",
    ]


@pytest.mark.parametrize("seed", range(6))
def test_told_events_go_forward_in_time(seed: int) -> None:
    match = play(seed)
    times = [(one.round, PHASES.index(one.phase)) for one in told(match)]
    assert times == sorted(times)
    for one in told(match):
        after = match.state_at(one.position + 1)
        assert (one.round, PHASES.index(one.phase)) <= (after.round, PHASES.index(after.phase))


def written(columns: list[str], rows: list[tuple[object, ...]]) -> list[list[str]]:
    file = io.StringIO(newline="")
    write_csv(columns, rows, file, catalogue("en"))
    return list(csv.reader(io.StringIO(file.getvalue(), newline="")))


@pytest.mark.parametrize("name", READINGS)
def test_csv_has_a_header_and_a_line_a_row(match: Match, name: str) -> None:
    reading = READINGS[name]
    rows = reading.read(match, None)
    lines = written(list(reading.columns), list(rows))
    assert lines[0] == list(reading.columns)
    assert len(lines) == len(rows) + 1


@pytest.mark.parametrize(
    ("value", "cell"),
    [
        (3, "3"), (-3, "-3"), (0.25, "0.25"), (float("nan"), ""), (None, ""), (True, "true"), (False, "false"),
        ("Ann", "Ann"), ('a "b", c\nd', 'a "b", c\nd'), ("=1+1", "'=1+1"), ("@x", "'@x"), ("-2", "'-2"), ("+2", "'+2"),
        (Message("water-deep"), "deep water"), ((Message("water-deep"), Message("is-delicate")), "deep water; delicate skeleton"), ((), ""),
        (np.float64(0.5), "0.5"),
    ],
)  # fmt: skip
def test_csv_cells(value: object, cell: str) -> None:
    assert written(["one", "two"], [("x", value)]) == [["one", "two"], ["x", cell]]
