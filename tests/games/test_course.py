"""What pages, desk, experiments and exports say of a match are the numbers of its course."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

import numpy as np
import pytest

from reefkit.games import games
from reefkit.games.expanse.course import own_turns, rounds, turn_ends
from reefkit.games.succession import settlement_record
from reefkit.games.succession.course import course_of as rock_course
from reefkit.labs.lesson.dataframe import presence
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.labs.lesson.lab import labs
from reefkit.labs.lesson.page import new_session
from reefkit.match.course import Course, Values
from reefkit.match.match import Match, copy_for
from reefkit.match.table import MemoryTable
from reefkit.match.trials import trials_of
from reefkit.text import catalogue
from tests.kit.kits import kits, match_of
from tests.support.effort import effort

GAMES = [name for name, game in games().items() if game.course is not None]
every_match = pytest.mark.parametrize(
    ("game", "seed"), [(game, seed) for game in GAMES for seed in range(1, 1 + effort(2, 12))]
)
Found = Iterator[tuple[str, float, float]]
"""What a number is, the number, and the course's."""


def played(game: str, seed: int) -> tuple[Match, Course]:
    match = match_of(kits()[game], seed)
    return match, MemoryTable(match).course()


def agree(found: Iterable[tuple[str, float, float]]) -> None:
    wrong = [one for one in found if not np.isclose(one[1], one[2], equal_nan=True)]
    assert not wrong, wrong


def lines(name: str, shown: Any, course: Values) -> Found:  # noqa: ANN401  # a list or an array
    """Compare a line with values: it may leave undefined ones out at its end."""
    line = np.asarray(shown, np.float64)
    assert len(line) <= len(course), name
    assert np.isnan(course[len(line) :]).all(), name
    yield from ((name, *pair) for pair in zip(line, course, strict=False))


@every_match
def test_a_quantity_has_a_value_at_every_time_and_a_name(game: str, seed: int):
    match, course = played(game, seed)
    seats = len(match.setup.seats)
    assert course.times[0] == 0
    assert len({each.id for each in course.quantities}) == len(course.quantities)
    for each in course.quantities:
        types = (len(each.types),)
        columns = {"table": (), "seat": (seats,), "type": types, "seat-type": (seats, *types)}[
            each.scope
        ]
        assert each.values.shape == (len(course.times), *columns), each.id
        assert each.values.dtype == np.float64
        known = each.values[~np.isnan(each.values)]
        assert not each.whole or np.array_equal(known, np.round(known)), each.id
        assert all(catalogue(level).render(each.name, strict=True) for level in ("en", "es"))


@every_match
def test_a_seat_reads_the_same_course_from_what_it_saw(game: str, seed: int):
    match, course = played(game, seed)
    for seat in range(len(match.setup.seats)):
        seen = MemoryTable(copy_for(match, seat)).course()
        for each in course.quantities:
            np.testing.assert_array_equal(seen[each.id].values, each.values)


def charts_of(match: Match) -> Iterator[tuple[str, str, tuple[float, ...]]]:
    """Draw all live charts of a match: chart, measure and line, and its values; no ranges."""
    lab = labs()[match.game.id]
    session = new_session(lab, catalogue("en"), None)
    session.sit(MemoryTable(match), [0])
    session.ui.plots |= {f"0-{survey}": 0.0 for survey in range(20)}  # those that come first
    for tab in lab.charts_in:
        session.ui.tab, session.ui.page = tab, ""
        charts = lab.charts(session)
        charts.show(session.scene())
        for panel in charts.sheets[tab]:
            chart = charts.charts[panel.name]
            if panel.kind == "CompositionChart":
                for layer in chart._layers:
                    yield panel.name, layer.key, layer.values
            if not hasattr(chart, "measure"):
                continue
            for key in dict(chart.choices):
                chart.choose(key)
                for each in chart.measure.series:
                    yield panel.name, f"{key} {each.key}", each.values


Drawn = dict[tuple[str, str], Values]


def climate_charts(course: Course) -> Drawn:
    seats = range(course["tokens"].values.shape[1])
    genes = ("shape", "fur", "metabolism", "habitat")
    return {
        ("climate", "climate climate"): course["climate"].values,
        ("adapted", "counts adapted"): course["adapted"].values,
        ("extinct", "counts extinct"): course["lost"].values,
    } | {
        ("genes", f"seat-{seat} {gene}"): course[gene].of(seat) for seat in seats for gene in genes
    }


def climate_desk(_match: Match, course: Course) -> dict[str, Values]:
    same = {name: course[name].values for name in ("lost", "adapted", "climate")}
    return same | {"extinctions": course["rate"].values, "tokens": course["tokens"].mean}


def climate_outcomes(match: Match, course: Course) -> dict[str, float]:
    state, rounds = match.state, len(match.state.record)
    return {
        "extinctions": round(10 * course["rate"].last(), 3),
        "adapted": round(
            100 * np.nansum(course["fitting"].values) / np.nansum(course["living"].values), 1
        ),
        "habitats": sum(map(sum, state.tokens)) / len(state.tokens),
        "first-extinction": min([each.round for each in state.lost], default=rounds + 1),
    }


def climate_readings(match: Match, course: Course) -> Found:
    for row in match.game.readings["climate"].read(match, None):
        for name, quantity in (
            ("climate", "climate"),
            ("adapted", "fitting"),
            ("living", "living"),
        ):
            yield name, getattr(row, name), course[quantity].values[row.round - 1]
        lost = course["lost"].values
        yield "extinctions", row.extinctions, lost[row.round] - lost[row.round - 1]
    for row in match.game.readings["species"].read(match, None):
        names = {"extinctions": "own-lost"} | {
            name: name for name in ("shape", "fur", "metabolism", "tokens", "cards")
        }
        for name, quantity in names.items():
            yield name, getattr(row, name), course[quantity].of(row.seat - 1)[row.round]


def climate_states(match: Match, course: Course) -> Found:
    """Compare the course with the states and events of the log."""
    states = [match.state_at(position) for position in range(match.position + 1)]
    for before, after in pairwise(states):
        time = len(after.record)
        if time == len(before.record):
            continue
        yield "climate", before.climate, course["climate"].values[time - 1]
        for seat, genes in enumerate(after.genes):
            for name, gene in zip(("shape", "fur", "metabolism"), genes, strict=True):
                yield name, gene, course[name].of(seat)[time]
            yield "tokens", sum(after.tokens[seat]), course["tokens"].of(seat)[time]
            yield "cards", len(after.hands[seat]), course["cards"].of(seat)[time]
            yield "own-lost", after.extinctions[seat], course["own-lost"].of(seat)[time]
    died = [each for each in match.events() if each.what.id.startswith("climate-extinct-")]
    yield "lost", len(died), course["lost"].last()


SETTLERS = ("pioneers", "first-settlers", "late-settlers", "invaders")


def succession_charts(course: Course) -> Drawn:
    shown = [guild for guild in SETTLERS if guild != "invaders" or course[guild].values.any()]
    found = {("kinds", f"{name} rock"): course[name].values for name in ("kinds", "mixed")}
    found |= {("living", f"counts {guild}"): course[guild].values for guild in shown}
    return found | {("share", guild): course[f"share-{guild}"].values for guild in shown}


def rocks_of(match: Match) -> list[Course]:
    content = settlement_record.content_of(match)
    rocks = settlement_record.rocks_of_match(match)
    return [rock_course(rock, match.state, content) for rock in rocks]


def succession_desk(match: Match, _course: Course) -> dict[str, Values]:
    first = rocks_of(match)[0].at(slice(0, 151, 5))
    names = {"kinds": "kinds", "shannon": "mixed", "eaten": "eaten"}
    names |= {f"share-{guild}": f"share-{guild}" for guild in SETTLERS[:3]}
    return {name: first[id_].values for name, id_ in names.items()}


def succession_outcomes(match: Match, course: Course) -> dict[str, float]:
    rock = settlement_record.rock_of_match(match)
    points = match.state.points[-1]
    return {
        "late": round(course["share-late-settlers"].last(), 1),
        "kinds": course["kinds"].last(),
        "lost": sum(bool(each.until) for each in rock.settled),
        "cards": rock.times,
        "points": sum(points) / len(points),
    }


def succession_readings(match: Match, _course: Course) -> Found:
    courses = rocks_of(match)
    begins = [0, *accumulate(len(each.times) for each in courses)]
    for row in match.game.readings["diversity"].read(match, None):
        course = courses[row.round - 1]
        for name, id_ in (("settlers", "settled"), ("richness", "kinds"), ("shannon", "mixed")):
            yield name, getattr(row, name), course[id_].values[row.time - begins[row.round - 1]]
    covers = Counter[tuple[int, int, str]]()
    for row in match.game.readings["cover"].read(match, None):
        living = courses[row.round - 1]["living"]
        time = row.time - begins[row.round - 1]
        yield "standing", row.standing, living.values[time, living.types.index(row.card)]
        covers[row.round, time, row.guild] += row.share
    for (round_, time, guild), share in covers.items():
        yield "share", 100 * share, courses[round_ - 1][f"share-{guild}"].values[time]


def succession_states(match: Match, _course: Course) -> Found:
    """Compare the courses with the rows of settlers and the points of the states."""
    rows = match.game.readings["settlers"].read(match, None)
    points = np.cumsum(match.state.points, axis=0)
    for round_, course in enumerate(rocks_of(match), 1):
        mine = [row for row in rows if row.round == round_]
        for time in map(int, course.times):
            there = [x for x in mine if x.settled <= time and not (x.gone and x.gone <= time)]
            yield "kinds", len({row.card for row in there}), course["kinds"].values[time]
            for seat in range(len(match.setup.seats)):
                own = sum(row.seat == seat + 1 for row in there)
                yield "own", own, course["own"].of(seat)[time]
        for seat, sum_ in enumerate(points[round_ - 1]):
            yield "points", sum_, course["points"].last(seat)


def expanse_charts(course: Course) -> Drawn:
    seats = range(course["points"].values.shape[1])
    found: Drawn = {}
    for seat in seats:
        own = own_turns(course, seat)
        found["points", f"counts {seat}"] = own["points"].of(seat)
        found["bleached", f"counts {seat}"] = own["own-bleached"].of(seat)
        found["variety", f"richness reef-{seat}"] = rounds(course)["kinds"].of(seat)
    own = own_turns(course, 0)
    for chart, names in (
        ("own", ("points", "pollution", "warming")),
        ("counters", ("pollution", "warming")),
    ):
        found |= {(chart, f"counts {name}"): own[name].of(0) for name in names}
    return found


def expanse_desk(_match: Match, course: Course) -> dict[str, Values]:
    found = rounds(course)
    names = {name: name for name in ("bleached", "people", "warming")}
    return {
        name: found[id_].values for name, id_ in (names | {"pollution": "all-pollution"}).items()
    }


def expanse_outcomes(match: Match, _course: Course) -> dict[str, float]:
    state, cards = match.state, match.rules.content.cards  # type: ignore[attr-defined]
    kinds = [{x.kind for x in seat.reef if cards[x.kind].classes} for seat in state.seats]
    return {
        "points": sum(state.final) / len(state.seats),
        "kinds": sum(map(len, kinds)) / len(kinds),
        "pollution": sum(seat.polluted for seat in state.seats) / len(state.seats),
        "warming": state.warmed,
        "turns-played": state.turn,
    }


def expanse_readings(match: Match, course: Course) -> Found:
    for row in match.game.readings["turns"].read(match, None):
        for name in ("points", "pollution", "research", "warming", "stage"):
            yield name, getattr(row, name), course[name].of(row.seat - 1)[row.turn]
        yield "bleached", row.bleached, course["own-bleached"].of(row.seat - 1)[row.turn]
    reefs = Counter[tuple[int, int]]()
    for row in match.game.readings["reefs"].read(match, None):
        reefs[row.turn, row.seat - 1] += row.number
    for (turn, seat), count in reefs.items():
        yield "cards", count, course["own-cards"].of(seat)[turn]


def expanse_states(match: Match, course: Course) -> Found:
    for end in turn_ends(match):
        state = match.state_at(end.position)
        yield "warming", state.warming, course["warming"].values[end.turn]
        for seat, own in enumerate(state.seats):
            yield "pollution", own.pollution, course["pollution"].of(seat)[end.turn]
            yield "cards", len(own.reef), course["own-cards"].of(seat)[end.turn]
            corals = sum(card.kind == "coral" for card in own.reef)
            yield "corals", corals, course["corals"].of(seat)[end.turn]
    for seat, points in enumerate(match.state.final):
        yield "points", points, course["points"].last(seat)


def reef_charts(course: Course) -> Drawn:
    living, algae = course["abundance"], course["algae"].of(0)
    dwellers = course["dwellers"].of(0)
    groups = {"builder": course["population"].of(0) - dwellers, "dweller": dwellers, "alga": algae}
    stacks = dict(zip(living.types, living.of(0).T, strict=True)) | {"fleshy-alga": algae}
    found = {("population", f"counts {group}"): values for group, values in groups.items()}
    found |= {("composition", name): line for name, line in stacks.items() if line.any()}
    of_reefs = {"richness": "alpha"} | {name: name for name in ("shannon", "hill-1", "hill-2")}
    for seat in range(living.values.shape[1]):
        for measure, id_ in of_reefs.items():
            found["diversity", f"{measure} reef-{seat}"] = course[id_].of(seat)
    of_table = {"richness gamma": "gamma", "whittaker beta": "whittaker-beta"}
    of_table |= {f"{name} beta": name for name in ("jaccard", "bray-curtis")}
    if living.values.shape[1] > 1:
        found |= {("diversity", line): course[id_].values for line, id_ in of_table.items()}
    return found


def reef_readings(match: Match, course: Course) -> Found:
    for row in match.game.readings["diversity"].read(match, None):
        id_ = "algae" if row.measure == "fleshy-algae" else row.measure
        yield id_, row.value, course[id_].of((row.seat or 1) - 1)[row.round]
    living = course["abundance"]
    for row in match.game.readings["presence"].read(match, None):
        if row.role != "alga":
            count = living.of(row.seat - 1)[row.round, living.types.index(row.type)]
            yield "abundance", row.abundance, count
    stays = Counter[tuple[int | None, int]]()
    for row in match.game.readings["ranges"].read(match, None):
        stays.update((row.seat, time) for time in range(row.first, row.last + 1))
    for time in range(len(course.times)):
        yield "types of the table", stays[None, time], course["gamma"].values[time]
        for seat in range(len(match.setup.seats)):
            yield "types", stays[seat + 1, time], course["alpha"].of(seat)[time]
    sums = Counter[tuple[int, int]]()
    for row in match.game.readings["scores"].read(match, None):
        sums[row.round, row.seat - 1] += row.points
    record = desk_labs()["reef"].record(MemoryTable(match))
    for (round_, seat), points in sums.items():
        bonus = match.state.bonus[seat] if round_ == len(course.times) - 1 else 0
        yield "score", points - bonus, course["score"].of(seat)[round_].sum()
        yield "desk points", record.points[round_ - 1, seat], points - bonus
        yield "desk totals", record.totals[round_ - 1, seat], course["points"].of(seat)[round_]
    yield "desk counts", np.abs(record.counts - living.values).sum(), 0


def reef_states(match: Match, course: Course) -> Found:
    """Compare the course with the state's counts and with sums made otherwise."""
    state, living = match.state, course["abundance"].values
    for round_ in range(1, len(course.times)):
        counts = state.abundance[round_ - 1]
        yield "counts", np.abs(counts - living[round_]).sum(), 0
        yield "gamma", len(np.flatnonzero(counts.sum(axis=0))), course["gamma"].values[round_]
        for seat, own in enumerate(counts):
            shares = own[own > 0] / max(own.sum(), 1)
            yield "alpha", np.count_nonzero(own), course["alpha"].of(seat)[round_]
            yield "algae", state.algae[round_ - 1, seat], course["algae"].of(seat)[round_]
            yield "population", own.sum(), course["population"].of(seat)[round_]
            if own.any():
                shannon = -(shares * np.log(shares)).sum()
                yield "shannon", shannon, course["shannon"].of(seat)[round_]
    points = match.rules.points(state)  # type: ignore[attr-defined]  # the game's own
    for seat, own in enumerate(points):
        yield "points", own, course["points"].last(seat)


class Known(NamedTuple):
    """Where the numbers of a game's course are shown."""

    charts: Callable[[Course], Drawn]
    desk: Callable[[Match, Course], dict[str, Values]]
    outcomes: Callable[[Match, Course], dict[str, float]] | None  #: None: played in chunks.
    readings: Callable[[Match, Course], Found]
    states: Callable[[Match, Course], Found]


KNOWN = {
    "climate": Known(
        climate_charts, climate_desk, climate_outcomes, climate_readings, climate_states
    ),
    "succession": Known(
        succession_charts,
        succession_desk,
        succession_outcomes,
        succession_readings,
        succession_states,
    ),
    "expanse": Known(
        expanse_charts, expanse_desk, expanse_outcomes, expanse_readings, expanse_states
    ),
    "reef": Known(reef_charts, lambda *_: {}, None, reef_readings, reef_states),
}


@every_match
def test_live_charts_draw_the_course(game: str, seed: int):
    match, course = played(game, seed)
    drawn = {(chart, line): values for chart, line, values in charts_of(match)}
    known = KNOWN[game].charts(course)
    assert known.keys() <= drawn.keys()
    # Of the indices of diversity, the course has some.
    assert {chart for chart, _ in drawn.keys() - known.keys()} <= {"diversity", "variety"}
    for name, values in known.items():
        agree(lines(str(name), drawn[name], values))


@every_match
def test_the_desk_draws_the_course(game: str, seed: int):
    match, course = played(game, seed)
    series = {each.id: each.values for each in desk_labs()[game].record(MemoryTable(match)).series}
    known = KNOWN[game].desk(match, course)
    assert series.keys() == known.keys()
    for name, values in series.items():
        assert len(values) == len(known[name]), name
        agree(lines(name, values, known[name]))


@every_match
def test_experiments_and_exports_read_the_course(game: str, seed: int):
    match, course = played(game, seed)
    if (outcomes := KNOWN[game].outcomes) is not None:
        trials = trials_of(match.game)
        assert trials is not None
        known = outcomes(match, course)
        assert known.keys() == trials.outcomes.keys()
        agree((name, trials.of_match(match, name) or 0.0, value) for name, value in known.items())
    agree(KNOWN[game].readings(match, course))


LIVING: dict[str, Callable[[Match, Course], float]] = {
    "climate": lambda _, course: np.sum(~np.isnan(course["habitat"].values[1:])),
    "succession": lambda match, _: sum(each["settled"].values.sum() for each in rocks_of(match)),
    "expanse": lambda _, course: course["living"].values[1:].sum(),
    "reef": lambda _, course: course["population"].values.sum() + course["algae"].values.sum(),
}


@every_match
def test_presence_counts_what_lives_in_the_course(game: str, seed: int):
    match, course = played(game, seed)
    assert presence(match)["abundance"].sum() == LIVING[game](match, course)


@every_match
def test_the_course_is_what_the_log_tells(game: str, seed: int):
    agree(KNOWN[game].states(*played(game, seed)))
