"""Experiments: validated, the same whoever works, read as closed forms say, and true to played matches."""

import math
import os
import random
import signal
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec
import numpy as np
import pytest

import reefkit
from reefkit.data_lab import experiment, experiment_picture, experiment_text, tally
from reefkit.data_lab.dataset import meaning, title
from reefkit.data_lab.experiment import Experiment, checked, question, trials_named
from reefkit.data_lab.graph import work_out
from reefkit.data_lab.graph_kinds import first_choices
from reefkit.data_lab.tally import TableCounts, effect, result_rows, spread, value_rows
from reefkit.data_lab.workers import LocalProcesses, run, steps_of
from reefkit.games import games
from reefkit.games.climate.trials import TRIALS as CLIMATE
from reefkit.games.expanse.trials import TRIALS as EXPANSE
from reefkit.games.reef import survey
from reefkit.games.reef.chunk import Founding
from reefkit.games.reef.ensemble import Ensemble
from reefkit.games.reef.trials import TRIALS as REEF
from reefkit.games.succession.trials import TRIALS as SUCCESSION
from reefkit.match.errors import Rejection
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.new_match import new_match
from reefkit.match.random import keys_from
from reefkit.match.table import MemoryTable
from reefkit.match.trials import Factor, Level, Levels, Trials
from reefkit.text import catalogue
from tests.support.effort import at_length

DIVERSITY = Experiment("reef", "types", (1, 5), "types", 40, 7)
EVERY_QUESTION = [
    pytest.param(
        game,
        each.id,
        id=f"{game}-{each.id}",
        marks=[] if game in {"reef", "climate"} else at_length,
    )
    for game in games()
    for each in trials_named(game).questions
]


FEW = msgspec.structs.replace(DIVERSITY, tables=20)


def result(asked: Experiment, **kwargs: object) -> TableCounts:
    """Play to the end."""
    *_, (_, counts) = run(asked, **kwargs)  # type: ignore[arg-type]
    assert counts is not None
    return counts


# ---- What is asked


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "chess"}, "experiment-no-game"),
        ({"factor": "moon"}, "experiment-no-factor"),
        ({"outcome": "luck"}, "experiment-no-outcome"),
        ({"levels": (1,)}, "experiment-levels"),
        ({"levels": (1, 2, 3, 4, 5, 1, 2)}, "experiment-levels"),
        ({"levels": (1, "1")}, "experiment-levels-equal"),
        ({"levels": (1, 6)}, "experiment-level-number"),
        ({"levels": (1, "many")}, "experiment-level-number"),
        ({"factor": "board", "levels": ("atoll", "moon")}, "experiment-level-choice"),
        ({"factor": "rescue", "levels": ("on", "maybe")}, "experiment-level-switch"),
        ({"tables": 9}, "experiment-tables"),
        ({"tables": 1_000_001}, "experiment-tables"),
        ({"seed": -1}, "experiment-seed"),
        ({"given": {"types": 2}}, "experiment-no-factor"),
        ({"given": {"mutations": 99}}, "experiment-level-number"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(changes: dict[str, object], said: str):
    with pytest.raises(Rejection) as refused:
        checked(msgspec.structs.replace(DIVERSITY, **changes))
    assert refused.value.message.id == f"reject-{said}"
    for language in ("en", "en-simple"):
        assert catalogue(language).render(refused.value.message)


def test_levels_are_read_as_they_are_typed():
    asked = checked(Experiment("reef", "rescue", ("off", "TRUE"), "types"))
    assert asked.levels == (False, True)
    assert checked(Experiment("reef", "types", ("5", 1), "types")).levels == (5, 1)


def test_the_same_question_has_one_key():
    assert DIVERSITY.key == msgspec.structs.replace(DIVERSITY).key
    assert DIVERSITY.key != msgspec.structs.replace(DIVERSITY, seed=8).key


@pytest.mark.parametrize(("game", "id_"), EVERY_QUESTION)
def test_every_ready_question_plays_and_is_said(game: str, id_: str):
    asked = question(game, id_, tables=10)
    tally = result(asked)
    assert [sum(each.values()) for each in tally.values] == [10] * len(asked.levels)
    say = catalogue("en")
    for row in (
        *experiment_text.picture(say, asked, tally),
        *experiment_text.conclusions(say, experiment_text.comparison(say, asked), tally),
    ):
        assert "{" not in row
    assert say.has(experiment_text.question_name(game, id_).id)


@pytest.mark.parametrize("game", games())
def test_all_that_can_be_varied_and_measured_has_a_name(game: str):
    say, trials = catalogue("en"), trials_named(game)
    for factor in trials.factors().values():
        assert say.has(experiment_text.factor_name(game, factor.id).id)
        for end in {factor.least, factor.most} if factor.kind == "number" else ():
            assert trials.rules({factor.id: end}), "what is offered can be played"
        for choice in factor.choices:
            assert experiment_text.level_name(say, game, factor.id, choice)
    for outcome in trials.outcomes:
        assert say.has(experiment_text.outcome_name(game, outcome).id)


# ---- Whoever works, the result is the same


def test_steps_grow_and_keep_their_tables():
    assert steps_of(msgspec.structs.replace(DIVERSITY, tables=1_500)) == [10, 100, 1_000, 1_500]
    found = list(run(msgspec.structs.replace(DIVERSITY, tables=100)))
    assert [tables for tables, _ in found] == [10, 10, 100, 100], "after a chunk and after a step"
    ten, hundred = (counts.values[0] for _, counts in found if counts is not None)
    assert not Counter(ten) - Counter(hundred), "the first ten are among the hundred"


def test_chunks_threads_and_processes_give_the_same(monkeypatch: pytest.MonkeyPatch):
    alone = result(FEW)
    monkeypatch.setattr(type(REEF), "chunk", 7)
    assert result(FEW) == alone
    with ThreadPoolExecutor(2) as threads:
        assert result(FEW, workers=threads) == alone
    workers = LocalProcesses(2)
    try:
        assert result(FEW, workers=workers) == alone
    finally:
        workers.close()


def test_a_worker_that_dies_loses_nothing(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(type(REEF), "chunk", 5)
    alone = result(FEW)
    workers = LocalProcesses(2)
    killed: list[int] = []
    try:
        for done, counts in run(FEW, workers):
            found = counts
            if not killed and done >= 15 and workers.pool()._processes:
                killed.extend(list(workers.pool()._processes)[:1])
                os.kill(killed[0], signal.SIGKILL)
        assert found == alone
    finally:
        workers.close()
    assert killed


def test_pairs_have_the_same_luck():
    """A level that changes nothing gives the same tables: all differences are nought."""
    asked = Experiment("reef", "board", ("any", "atoll"), "points", 20, given={"disasters": 0})
    same = msgspec.structs.replace(asked, factor="topic", levels=("any", "storms"))
    assert set(result(same).apart[1]) == {0.0}
    assert set(result(asked).apart[1]) != {0.0}


# ---- What is read of it


def test_a_spread_is_that_of_the_values():
    values = [random.Random(3).choice([0.0, 1.5, 2.0, 7.25]) for _ in range(999)]  # noqa: S311
    found = spread(Counter(values))
    assert found.tables == 999
    assert found.mean == pytest.approx(np.mean(values))
    assert found.deviation == pytest.approx(np.std(values, ddof=1))


def test_an_effect_is_the_paired_difference():
    counts = {-1.0: 2, 0.0: 3, 2.0: 5}
    found = effect(counts)
    values = np.repeat(list(counts), list(counts.values()))
    half = 2.2622 * values.std(ddof=1) / math.sqrt(10)
    assert found[:3] == pytest.approx((0.8, 0.8 - half, 0.8 + half), abs=1e-3)
    assert (found.more, found.fewer) == (0.5, 0.2)
    assert not found.is_clear


class _Noise(Trials):
    """Every level is the same noise."""

    outcomes = ("noise",)

    def play(self, levels: Levels, outcome: str, seeds: Sequence[int]) -> np.ndarray:
        del outcome
        return np.array(
            [np.random.default_rng((seed, int(levels["seats"]))).normal() for seed in seeds]
        )


def test_a_factor_that_does_nothing_is_seen_so_in_95_of_100(monkeypatch: pytest.MonkeyPatch):
    noise = _Noise(games()["reef"])
    for module in (experiment, tally):
        monkeypatch.setattr(module, "trials_named", lambda _game: noise)
    asked = [Experiment("reef", "seats", (2, 3), "noise", 10, 1_000 * n) for n in range(400)]
    missed = sum(effect(result(one).apart[1]).is_clear for one in asked)
    # of 400, 20 are expected; within 3.5 standard deviations of a binomial
    assert abs(missed - 20) <= 3.5 * math.sqrt(400 * 0.05 * 0.95)


def test_the_engine_itself_with_another_luck_and_nothing_varied():
    values = REEF.play({"rounds": 1}, "points", range(1_200))
    pairs = (values[:600] - values[600:]).reshape(60, 10)
    missed = sum(effect(Counter(each.tolist())).is_clear for each in pairs)
    assert missed <= 3 + 3.5 * math.sqrt(60 * 0.05 * 0.95)


def test_rows_are_tidy():
    tally = result(DIVERSITY)
    first, second = result_rows(DIVERSITY, tally)
    assert (first.level, second.level) == (1, 5)
    assert first.difference is None
    assert second.difference == pytest.approx(second.mean - first.mean)
    assert sum(row.tables for row in value_rows(DIVERSITY, tally)) == 2 * 40
    found = reefkit.ensemble(
        "reef", factor="types", levels=[1, 5], outcome="types", tables=40, seed=7, values=True
    )
    assert list(found) == ["table", "factor", "level", "outcome", "value"]
    wide = found.pivot(index="table", columns="level", values="value")
    assert list(wide.index) == [*range(1, 41)]
    assert [Counter(wide[level]) for level in (1, 5)] == tally.values
    assert Counter(wide[5] - wide[1]) == tally.apart[1], "a row is a pair with the same luck"


# ---- What is played is what would be played


def played(trials: Trials, levels: Levels, seed: int) -> Match:
    """Play the match of a seed really."""
    seats = [
        SeatInfo(f"{n} {style}", bot=style) for n, style in enumerate(trials.styles(levels), 1)
    ]
    match = new_match(
        trials.game,
        seats,
        seed=seed,
        options=trials.options_of(levels),
        content=trials.content(levels),
    )
    MemoryTable(match).run()
    return match


@pytest.mark.parametrize(
    "levels", [{}, {"disasters": 2, "mutations": 4}, {"seats": 2, "bot": "builder"}]
)
def test_reefs_are_those_of_a_match(levels: dict[str, Level]):
    match = played(REEF, levels, 11)
    state, options = match.state, match.rules.options  # type: ignore[attr-defined]
    points = survey.totals(state.score, options.rounds, options).mean()
    assert REEF.play(levels, "points", [11]).tolist() == [points]
    types = (state.abundance[-1] > 0).sum(axis=-1).mean()
    assert REEF.play(levels, "types", [11]).tolist() == [types]


def test_climate_is_that_of_a_match():
    levels: dict[str, Level] = {"human_change_from": 2, "rounds": 8, "harmful": 6}
    state = played(CLIMATE, levels, 5).state
    rate = round(10 * sum(state.extinctions) / 8, 3)
    assert CLIMATE.play(levels, "extinctions", [5]).tolist() == [rate]


@pytest.mark.parametrize(("storms", "seed"), [(4, 5), (6, 177)])
def test_a_rock_is_that_of_a_match(storms: int, seed: int):
    """With seed 177, two cards are laid at once and the deck is made anew from those below."""
    levels: dict[str, Level] = {"disturbances": True, "storms": storms}
    match = played(SUCCESSION, levels, seed)
    for outcome in ("cards", "lost", "kinds", "late"):
        found = SUCCESSION.play(levels, outcome, [seed]).tolist()
        assert found == [SUCCESSION.of_match(match, outcome)]


@at_length
def test_an_expanse_is_that_of_a_match():
    levels: dict[str, Level] = {"turns": 4}
    state = played(EXPANSE, levels, 5).state
    assert EXPANSE.play(levels, "points", [5]).tolist() == [sum(state.final) / len(state.final)]


@pytest.mark.parametrize("types", [1, 3, 5])
def test_reefs_begin_with_so_many_types(types: int):
    content = REEF.content({})
    options = msgspec.structs.replace(content.rules.options, rounds=1)
    ensemble = Ensemble(
        keys_from(1, 50), ["newcomer"] * 2, content, options, founding=Founding(types=types)
    )
    found: list[np.ndarray] = []
    ensemble.step = lambda phase: (
        found.append(survey.abundance(ensemble.state.reefs, ensemble.chunk.lookups))
        if phase == "founding"
        else None
    )
    ensemble.play()
    assert ((found[0] > 0).sum(axis=-1) == types).mean() > 0.97, "a board may be too poor for it"
    assert (found[0].sum(axis=-1) == 5).all()


# ---- As tables for the explorer


def test_an_experiment_is_a_table_of_tables_and_one_of_steps():
    asked = Experiment("reef", "types", (1, 5), "types", 40, 3)
    found = [counts for _, counts in run(asked) if counts is not None]
    rows, tally = [row for counts in found for row in result_rows(asked, counts)], found[-1]
    each, steps = experiment_picture.experiment_datasets(catalogue(), asked, tally, rows)
    assert list(each.frame) == ["level", "richness"]
    assert list(each.frame.groupby("level").size()) == [40, 40]
    for number, level in enumerate(("1", "5")):
        values = each.frame.loc[each.frame["level"] == level, "richness"]
        assert Counter(values) == tally.values[number]
    assert each.beside is None
    assert list(steps.frame["tables"]) == [10, 10, 40, 40]
    assert list(steps.frame["mean"]) == [row.mean for row in rows]
    assert {"factor", "outcome"} & {*steps.frame} == set(), "they are what the table is about"
    for data in (each, steps):
        work_out(data, first_choices(data))
        assert all(meaning(data, one.name, catalogue()) for one in data.variables)
        called = [title(data, one.name, catalogue("x-pseudo")) for one in data.variables]
        assert [each for each in called if each[0] != "["] == []
        made = eval(data.python, {"rk": reefkit})  # noqa: S307  # what the page gives to copy
        both = [frame[list(data.frame)].value_counts(dropna=False) for frame in (made, data.frame)]
        assert both[0].sort_index().equals(both[1].sort_index())


def test_of_very_many_tables_those_shown_lie_evenly(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(experiment_picture, "MOST_SHOWN", 100)
    counts = {1.0: 6_000, 2.0: 3_000, 9.0: 1_000}
    asked = Experiment("reef", "types", (1, 5), "points", 10_000, 3)
    tally = TableCounts(10_000, [counts, {4.0: 10_000}], [{0.0: 10_000}, {0.0: 10_000}])
    each, _ = experiment_picture.experiment_datasets(catalogue(), asked, tally, [])
    shown = each.frame.loc[each.frame["level"] == "1", "points"]
    assert Counter(shown) == {1.0: 60, 2.0: 30, 9.0: 10}
    assert each.beside is not None
    assert "10,000 tables" in catalogue().render(each.beside)


@pytest.mark.parametrize("typed", ["ten", "²", "1e3", "-1", "1234567890", ""])
def test_what_is_no_whole_number_is_no_value_of_a_factor(typed: str):
    assert Factor("seats", 0, 10**9).read(typed) is None
