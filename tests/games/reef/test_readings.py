"""Readings of a match, and its time line."""

import csv
import io
import json
import math
from collections import Counter
from functools import cache

import numpy as np
import pytest
from msgspec.structs import replace

from reefkit.games import games
from reefkit.games.reef import GAME, explain, new_match, readings, timeline
from reefkit.games.reef import actions as do
from reefkit.games.reef.card_draws import drawn
from reefkit.games.reef.match_events import id_in, told
from reefkit.games.reef.readings import READINGS
from reefkit.games.reef.state import PHASES
from reefkit.match import save
from reefkit.match.changes import CardRemoved, OptionChanged, StateChanged, changes_of
from reefkit.match.counterfactual import Counterfactual
from reefkit.match.errors import Rejection
from reefkit.match.game import SeatInfo, Undo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import Message, catalogue
from reefkit.text.csv_files import write_csv
from tests.games.reef.guided import Guided, reef
from tests.games.reef.test_queries import SEEDS
from tests.kit.kits import kits, match_of

STYLES = ("builder", "newcomer", "diversity-seeker")


@cache
def play(seed: int, styles: tuple[str, ...] = STYLES, **options: object) -> Match:
    """Play a match by bots, once a process; nobody may play it on."""
    seats = [SeatInfo(f"Bot {number}", bot=style) for number, style in enumerate(styles)]
    match = new_match(seats, seed=seed, options=options)
    MemoryTable(match).run()
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return play(1)


def test_the_game_offers_all_of_them():
    assert games()["reef"].readings is READINGS
    assert list(READINGS) == [
        "presence",
        "scores",
        "diversity",
        "ranges",
        "disasters",
        "losses",
        "predictions",
        "before-cards",
        "mutations",
    ]


def test_columns_are_stable():
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


def test_a_team_bonus_is_a_part_of_its_own():
    played = (play(seed, ("builder", "builder"), team_bonus=True, rounds=2) for seed in range(40))
    match = next(one for one in played if one.state.bonus.any())
    rows = READINGS["scores"].read(match)
    bonus = [row for row in rows if row.part == "team-bonus"]
    assert [(row.round, row.seat, row.points) for row in bonus] == [(2, 1, 5), (2, 2, 5)]
    totals = [sum(row.points for row in rows if row.seat == seat) for seat in (1, 2)]
    assert totals == match.rules.points(match.state).tolist()


def test_diversity_is_what_sets_give(match: Match):
    """By hand, from the presence table: sets of types, without fleshy algae."""
    presence = READINGS["presence"].read(match)
    values = {(r.round, r.seat, r.measure): r.value for r in READINGS["diversity"].read(match)}
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


@pytest.mark.parametrize("seed", range(1, 4))
def test_a_row_of_ranges_is_an_unbroken_stay(seed: int):
    """Round 0 is the founding. What came back has a row for each stay; only the last one ends."""
    match = play(seed)
    presence = [r for r in READINGS["presence"].read(match) if r.present and r.role != "alga"]
    rows = READINGS["ranges"].read(match)
    read: dict[tuple[str, int | None], list[int]] = {}
    for row in rows:
        read.setdefault((row.type, row.seat), []).extend(range(row.first, row.last + 1))
        seen = [r.round for r in presence if r.type == row.type and row.seat in {None, r.seat}]
        last_anywhere = max(r.round for r in presence if r.type == row.type)
        assert row.last + 1 not in seen
        expected = (
            "returned"
            if row.last < max(seen)
            else "standing"
            if row.last == 4
            else "extinct"
            if row.last == last_anywhere
            else "extirpated"
        )
        assert row.ending == expected
    counted: dict[tuple[str, int | None], set[int]] = {}
    for r in presence:
        for seat in (r.seat, None):
            counted.setdefault((r.type, seat), set()).add(r.round)
    assert read == {which: sorted(rounds) for which, rounds in counted.items()}


def test_ranges_know_all_endings():
    """On a reef a type may be extirpated; of the whole table it can only be extinct."""
    rows = [row for seed in range(1, 5) for row in READINGS["ranges"].read(play(seed))]
    on_reefs = {row.ending for row in rows if row.seat is not None}
    assert on_reefs == {"standing", "returned", "extirpated", "extinct"}
    assert {row.ending for row in rows if row.seat is None} - {"returned"} == {
        "standing",
        "extinct",
    }


@pytest.mark.parametrize("seed", range(4))
def test_disasters_are_those_the_state_counted(seed: int):
    match = play(seed)
    names = list(match.setup.content["cards"])
    for round_ in range(1, 5):
        counted = Counter(
            {names[n]: int(c) for n, c in enumerate(match.state.struck[round_ - 1]) if c}
        )
        rows = [row for row in READINGS["disasters"].read(match) if row.round == round_]
        assert Counter(row.card for row in rows) == counted
        assert [row.order for row in rows] == list(range(1, len(rows) + 1))


@pytest.mark.parametrize("seed", range(4))
def test_every_builder_came_and_stands_or_is_a_loss(seed: int):
    match = play(seed)
    came = Counter(one.event.what.id for one in told(match))
    invaded = sum(5 for one in told(match) if one.event.what.id == "builders-invaded")
    arrived = came["founder-placed"] + came["settled"] + came["stacked"] + invaded
    lost = sum(row.lost for row in READINGS["losses"].read(match) if row.stage == "builder")
    assert arrived - lost == (match.state.reefs.kind != 0).sum()


@pytest.mark.parametrize("seed", range(4))
def test_every_dweller_came_and_stays_or_is_a_loss(seed: int):
    match = play(seed)
    came = sum(
        one.event.what.values["count"]
        for one in told(match)
        if one.event.what.id == "dweller-recruited"
    )
    lost = sum(row.lost for row in READINGS["losses"].read(match) if row.stage == "dweller")
    assert came - lost == match.state.reefs.dwellers.sum()


def test_losses_say_why():
    rows = [row for seed in range(3) for row in READINGS["losses"].read(play(seed))]
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


@pytest.mark.parametrize("seed", range(1, 4))
def test_what_lived_before_a_card_is_what_lived_less_what_came_of_cards_before_it(seed: int):
    """Cards of one decision too, and one that brings builders (seed 1: invasive species)."""
    match = play(seed)
    found = READINGS["before-cards"].read(match)
    cards = dict.fromkeys((row.round, row.order, row.card) for row in found)
    assert list(cards) == [tuple(row) for row in READINGS["disasters"].read(match)]
    changes = Counter[tuple[int, str]]()
    seen, card = Counter[tuple[int, int, int, str]](), (0, 0)
    for row in found:
        seen[row.round, row.order, row.seat, row.type] = row.abundance
    for one in told(match):
        what = one.event.what
        if what.id == "card-drawn":
            same = one.round == card[0]
            before, card = card, (one.round, card[1] + 1 if same else 1)
            for seat, kind in {(row.seat, row.type) for row in found if same}:
                was = seen[(*before, seat, kind)] + changes[seat, kind]
                assert seen[(*card, seat, kind)] == was
            changes.clear()
        if what.id in readings._LOST:
            _, _, seat, organism, stage, _, _, lost, *_ = readings._loss(one)
            changes[seat + 1, organism] -= lost * (stage != "juvenile")
        if what.id == "builders-invaded" and one.event.seat is not None:
            kind = id_in(what, "organism")
            changes[one.event.seat + 1, kind] += int(str(what.values["count"]))


def test_mutations_are_the_rolls_that_were_told(match: Match):
    found = READINGS["mutations"].read(match)
    told_of = [one.event.what for one in told(match) if one.event.what.id.startswith("mutation-")]
    assert [row.roll for row in found] == [what.values["roll"] for what in told_of]
    for row, what in zip(found, told_of, strict=True):
        assert bool(row.gained) == ("gained" in what.values)
        assert bool(row.lost) == ("lost" in what.values)
        assert row.organism in match.setup.content["organisms"]
    assert any(row.gained for row in found)


def test_predictions_are_those_of_the_state():
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
    rows = READINGS["predictions"].read(match)
    assert rows
    cards = {(row.round, row.card) for row in READINGS["disasters"].read(match)}
    assert {(row.round, row.card) for row in rows} <= cards
    for seat in (0, 1):
        kept = [tuple(each) for each in match.state.prediction_score[seat]]
        names = list(match.setup.content["cards"])
        mine = [row for row in rows if row.seat == seat + 1]
        assert [(r.round, names.index(r.card), r.right, r.of) for r in mine] == kept


@pytest.fixture(scope="module")
def stood(match: Match) -> dict[int, Match]:
    """Return the match as it was saved at some positions."""
    lines = save.dump(match).splitlines(keepends=True)
    some = range(0, match.position + 1, 17)
    return {each: save.parse(b"".join(lines[: each + 1]), games()) for each in some}


@pytest.mark.parametrize("name", READINGS)
def test_a_position_reads_as_the_match_did_then(match: Match, stood: dict[int, Match], name: str):
    """A replay's table is that of the match when it stood there, and grows with it."""
    read = READINGS[name].read
    before: list[object] = []
    for position, then in stood.items():
        rows = read(match, position)
        assert repr(rows) == repr(read(then, None))
        if name in {"presence", "scores", "diversity", "disasters", "losses"}:
            assert repr(rows[: len(before)]) == repr(before)
        before = list(rows)
    assert repr(read(match, match.position)) == repr(read(match, None))


@pytest.mark.parametrize("name", READINGS)
def test_a_match_that_has_not_begun_has_no_rows(name: str):
    match = new_match([SeatInfo("Ann")], seed=1)
    assert READINGS[name].read(match, None) == []


def test_one_reef_has_no_pairs():
    match = new_match([SeatInfo("Bot", bot="builder")], seed=1, options={"rounds": 1})
    MemoryTable(match).run()
    values = {row.measure: row.value for row in READINGS["diversity"].read(match)}
    assert math.isnan(values["jaccard"])
    assert math.isnan(values["bray-curtis"])
    assert math.isnan(values["whittaker-beta"])
    assert values["gamma"] == values["alpha"]


def test_there_is_no_such_position(match: Match):
    for reading in READINGS.values():
        with pytest.raises(Rejection) as refused:
            reading.read(match, match.position + 1)
        assert refused.value.message.id == "reject-no-such-position"


def test_what_was_taken_back_is_not_told():
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


@pytest.mark.parametrize("seed", range(4))
def test_told_events_go_forward_in_time(seed: int):
    match = play(seed)
    times = [(one.round, PHASES.index(one.phase)) for one in told(match)]
    assert times == sorted(times)
    for one in told(match):
        after = match.state_at(one.position + 1)
        assert (one.round, PHASES.index(one.phase)) <= (after.round, PHASES.index(after.phase))


def written(columns: list[str], rows: list[tuple[object, ...]]) -> list[list[str]]:
    data = write_csv(columns, rows, catalogue("en"), mark=False)
    return list(csv.reader(io.StringIO(data.decode(), newline="")))


@pytest.mark.parametrize("name", READINGS)
def test_csv_has_a_header_and_a_line_a_row(match: Match, name: str):
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
def test_csv_cells(value: object, cell: str):
    assert written(["one", "two"], [("x", value)]) == [["one", "two"], ["x", cell]]


# ---- A match along time: founders at 0, disasters between surveys, and why bars end.
# A match along time: founders at 0, disasters between surveys, and why bars end.

ENGLISH, SIMPLE = catalogue("en"), catalogue("en-simple")


@pytest.fixture(scope="module")
def match_of_styles() -> Match:
    styles = ["builder", "newcomer", "diversity-seeker"]
    made = new_match([SeatInfo(s, bot=s) for s in styles], seed=4)
    MemoryTable(made).run()
    return made


@pytest.fixture(scope="module")
def table(match_of_styles: Match) -> MemoryTable:
    return MemoryTable(match_of_styles)


def test_time_0_is_the_founding(match_of_styles: Match, table: MemoryTable):
    placed = Counter(
        entry.action["builder"]
        for entry in match_of_styles.entries
        if entry.seat == 1 and entry.action["do"] == "found"
    )
    found = table.course()
    counts = found["abundance"]
    assert found.times.tolist() == [0, 1, 2, 3, 4]
    founders = dict(zip(counts.types, counts.of(1)[0], strict=True))
    assert {name: count for name, count in founders.items() if count} == placed
    assert sum(placed.values()) == 5
    for bar in timeline.bars(found, 1):
        assert (bar.first == 0) is (bar.type in placed)


def test_nothing_is_there_before_the_founding_and_one_time_after_it(table: MemoryTable):
    assert table.course(0).times.tolist() == []
    assert timeline.bars(table.course(0), 0) == ()
    opened = next(n for n in range(table.position) if table.match.state_at(n).phase != "founding")
    assert table.course(opened).times.tolist() == [0]


def test_a_bar_ends_by_what_killed_the_last(match_of_styles: Match, table: MemoryTable):
    """Of every bar that ended, causes are told, and they are as many as the last were."""
    ended = 0
    for seat in range(3):
        counts = table.course()["abundance"]
        values = dict(zip(counts.types, counts.of(seat).T, strict=True))
        for bar in timeline.bars(table.course(), seat):
            if bar.ending == "standing":
                continue
            causes = explain.causes(table, seat, bar.type, bar.last + 1)
            assert sum(one.count for one in causes) >= values[bar.type][bar.last]
            for one in causes:
                assert all(say.render(one.text, strict=True) for say in (ENGLISH, SIMPLE))
            ended += 1
    assert ended > 2


def test_every_loss_has_its_cause_in_one_interval():
    for seed in SEEDS:
        match_of_styles = match_of(kits()["reef"], seed)
        table = MemoryTable(match_of_styles)
        lost = Counter({"": 0})
        for row in READINGS["losses"].read(match_of_styles):
            lost[row.organism] += 0 if row.stage == "juvenile" else row.lost
        for type_ in lost:
            told = sum(
                one.count
                for round_ in range(1, match_of_styles.state.round + 2)
                for one in explain.causes(table, None, type_, round_)
            )
            assert told == lost[type_], type_


def test_the_card_is_the_cause():
    table = Guided(
        reef("ramp", {(1, 1): "Fi", (1, 2): "Fi"}), phase="catastrophe", deck=["hurricane-hit"]
    )
    handle = MemoryTable(table.match)
    (cause,) = explain.causes(handle, 0, "finger-coral", 1)
    assert ENGLISH.render(cause.text) == "2 finger corals were lost to the hurricane."
    assert (cause.cause, cause.card) == ("card", "hurricane-hit")
    assert cause.reasons
    assert explain.causes(handle, 0, "finger-coral", 2) == ()
    assert explain.causes(handle, 0, "boulder-coral", 1) == ()


def test_what_is_taken_back_leaves_no_trace():
    table = Guided("")
    table.act(0, do.ChooseBoard("ramp"))
    assert MemoryTable(table.match).course().times.tolist() == []


# What may be changed in a finished match of Reef Survivor.


@pytest.fixture(scope="module")
def finished() -> Match:
    seats = [SeatInfo("Ana", bot="builder"), SeatInfo("Ben", bot="diversity-seeker")]
    made = new_match(seats, seed=3, options={"rounds": 3, "predict": "none"})
    MemoryTable(made).run()
    return made


def opening(match_of_styles: Match, round_: int) -> int:
    return next(
        at for at in range(match_of_styles.position) if match_of_styles.state_at(at).round == round_
    )


def test_a_removed_card_is_drawn_but_strikes_nobody_and_no_other_comes_in_its_place(
    finished: Match,
):
    at = opening(finished, 2)
    cards = [each.card for each in drawn(MemoryTable(finished), finished.position)]
    later = [
        each.card for each in drawn(MemoryTable(finished), finished.position) if each.round >= 2
    ]
    course = Counterfactual(finished, CardRemoved(later[0]), at).run()
    now = drawn(MemoryTable(course.match), course.match.position)
    assert [each.card for each in now][: len(cards)] == cards[: len(now)]
    table = MemoryTable(course.match)
    columns = course.match.game.readings["losses"].columns
    losses = [dict(zip(columns, row, strict=True)) for row in table.read("losses")]
    assert not [one for one in losses if one["round"] >= 2 and one["card"] == later[0]]
    assert course.begun


def test_cleared_algae_are_gone_from_every_reef_and_nothing_is_left_to_graze(finished: Match):
    at = opening(finished, 2)
    assert finished.state_at(at).reefs.alga.any()
    course = Counterfactual(finished, StateChanged("algae-cleared"), at)
    assert not course.match.state_at(at).reefs.alga.any()
    assert not any(course.match.state_at(at).turn.due)
    assert course.run().over
    assert finished.state_at(at).reefs.alga.any()


def test_half_as_many_algae_grow(finished: Match):
    course = Counterfactual(finished, StateChanged("algae-fewer"), opening(finished, 1)).run()

    def grown(of: Match) -> int:
        return sum(len(each.action["spaces"]) for each in of.entries if each.action["do"] == "grow")

    assert 0 < grown(course.match) < grown(finished)


def test_of_one_alga_a_round_there_are_no_fewer(finished: Match):
    content = json.loads(json.dumps(finished.setup.content))
    for grow, named in ((2, ("algae-cleared", "algae-fewer")), (1, ("algae-cleared",))):
        content["rules"]["numbers"]["algae_each_round"] = grow
        assert changes_of(GAME).named(replace(finished.setup, content=content)) == named


def test_a_change_of_counting_changes_points_and_no_decision(finished: Match):
    course = Counterfactual(finished, OptionChanged("scoring", "product"), 0).run()
    assert not course.begun
    assert np.array_equal(course.match.state.abundance, finished.state.abundance)


def test_a_change_is_made_between_two_rounds(finished: Match):
    middle = next(at for at in range(finished.position) if finished.state_at(at).phase == "algae")
    for change, at in (
        (CardRemoved("tsunami"), middle),
        (StateChanged("algae-cleared"), 0),
        (OptionChanged("rescue", value=True), opening(finished, 2) + 3),
    ):
        with pytest.raises(Rejection) as refused:
            Counterfactual(finished, change, at)
        assert refused.value.message.id == "what-if-reef-opening"
