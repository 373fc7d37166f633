"""A table inside a batch equals the same table alone: in every array, after every phase, for every option.

A chunk of tables and a played match share their rules but not their flow: the chunk carries masks out,
the match turns them into actions that are checked like a person's. The random states, the order of
phases and every array must agree all the same (architecture.md, decisions 2 and 3).
"""

from collections.abc import Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pytest

from reefkit.games.reef import flow, growth, new_match
from reefkit.games.reef.bots import STYLES
from reefkit.games.reef.content import Content, default
from reefkit.games.reef.ensemble import Ensemble
from reefkit.games.reef.state import Nursery, State, Step
from reefkit.games.reef.trials import _OUTCOMES
from reefkit.match.game import SeatInfo
from reefkit.match.random import keys_from
from reefkit.match.table import MemoryTable
from tests.support.effort import at_length, effort

MIXED = ("builder", "strategist", "newcomer", "diversity-seeker")
REEFS = ("kind", "genes", "alga", "dwellers", "depth", "land")
TABLE = (
    "boards",
    "triangle",
    "deck",
    "discard",
    "cards_drawn",
    "rows_rolled",
    "recruits_stopped",
    "stopping",
    "score",
    "abundance",
    "algae",
    "struck",
    "bonus",
)
AT_THE_END_OF = {
    "founding": {"triangle", "reefs.genes"},
    "survey": {"cards_drawn", "rows_rolled", "recruits_stopped", "stopping"},
}
"""What a played match does as it leaves a phase; the next phase shows it."""

Snapshot = dict[str, Any]
Left = list[tuple[str, Snapshot]]


def reefs_and_table(state: State) -> Snapshot:
    found = {f"reefs.{name}": np.array(getattr(state.reefs, name)) for name in REEFS}
    return found | {name: np.array(getattr(state, name)) for name in TABLE}


def juveniles(nursery: Nursery) -> list[list[tuple[int, ...]]]:
    slots = [np.atleast_2d(getattr(nursery, n)) for n in nursery.__struct_fields__]
    return [
        [tuple(int(a[seat, slot]) for a in slots) for slot in np.nonzero(slots[0][seat])[0]]
        for seat in range(len(slots[0]))
    ]


@pytest.fixture
def left(monkeypatch: pytest.MonkeyPatch) -> Iterator[Left]:
    """What every played match looked like whenever it left a phase."""
    seen: Left = []
    carry_on = flow._next_phase

    def spy(play: Step) -> None:
        name = f"{play.state.round}-{play.state.phase}"
        seen.append(
            (name, reefs_and_table(play.state) | {"nursery": juveniles(play.state.nursery)})
        )
        carry_on(play)

    monkeypatch.setattr(flow, "_next_phase", spy)
    return seen


def compare(
    left: Left,
    styles: Sequence[str],
    tables: int,
    *,
    options: Mapping[str, Any] | None = None,
    content: Content | None = None,
    first: int = 0,
) -> State:
    """Play the tables of so many seeds together and one by one, and hold all of it together."""
    content = content or default()
    chosen = msgspec.structs.replace(content.rules.options, **(options or {}))
    ensemble = Ensemble(keys_from(first, tables), styles, content, chosen)
    together: dict[str, Snapshot] = {}

    def keep(phase: str) -> None:
        state = ensemble.state
        shot = reefs_and_table(state)
        shot["nursery"] = [juveniles(state.nursery[n]) for n in range(tables)]
        together[f"{state.round}-{phase}"] = shot

    ensemble.step = keep
    final = ensemble.play()
    for number in range(tables):
        left.clear()
        seats = [SeatInfo(f"Bot {seat}", bot=style) for seat, style in enumerate(styles)]
        match = new_match(seats, seed=first + number, options=options, content=content)
        MemoryTable(match).run()
        alone = {name: shot for name, shot in left if not name.endswith("migration")}
        assert list(alone) == list(together), f"seed {first + number}: the phases differ"
        for name, shot in alone.items():
            hold(
                shot,
                together[name],
                number,
                f"seed {first + number}, {name}",
                AT_THE_END_OF.get(name.partition("-")[2], set()),
            )
        hold(
            reefs_and_table(match.state),
            reefs_and_table(final),
            number,
            f"seed {first + number}, over",
            set(),
        )
        assert match.state.phase == final.phase == "over"
        assert match.state.round == final.round == chosen.rounds
    return final


def hold(alone: Snapshot, together: Snapshot, number: int, where: str, later: set[str]) -> None:
    for name in alone.keys() - later:
        one, many = alone[name], together[name]
        if name == "nursery":
            assert one == many[number], f"{where}: {name}"
        else:
            assert one.dtype == many.dtype, f"{where}: {name}"
            assert np.array_equal(one, many[number]), f"{where}: {name}"


@pytest.mark.parametrize("part", [0, *(pytest.param(n, marks=at_length) for n in (1, 2, 3))])
def test_tables_of_mixed_styles(left: Left, part: int):
    """With those of the options below, some hundreds of tables; a part each, to share the work."""
    compare(left, MIXED, effort(3, 60), first=500 * part)


@pytest.mark.parametrize("style", STYLES)
def test_every_style_alone_at_its_table(left: Left, style: str):
    compare(left, [style] * 4, effort(2, 30), first=2_000)


@pytest.mark.parametrize(
    "seats", [1, 2, 3, pytest.param(5, marks=at_length), pytest.param(8, marks=at_length)]
)
def test_any_number_of_seats_also_scattered_ones_of_a_style(left: Left, seats: int):
    styles = [list(STYLES)[(3 * seat) % len(STYLES)] for seat in range(seats)]
    compare(left, styles, effort(2, 30), first=2_500)


OPTIONS: dict[str, dict[str, Any]] = {
    "one round": {"rounds": 1},
    "seven rounds": {"rounds": 7},
    "product": {"scoring": "product"},
    "team bonus": {"team_bonus": True},
    "printed supply": {"printed_supply": True},
    "mutated triangle": {"mutated_triangle": True},
    "mutate on collection": {"mutate_on_collection": True, "mutated_triangle": True},
    "founder mutations": {"founder_mutations": 2},
    "mutate at spawning": {"mutate_at_spawning": True},
    "early long": {"early_long": True, "rounds": 3},
    "free stacking": {"free_stacking": True},
    "standing stacks": {"standing_stacks": True},
    "standing and free stacks": {"standing_stacks": True, "free_stacking": True},
    "reshuffle": {"reshuffle_each_draw": True},
    "rescue": {"rescue": True},
    "no prediction": {"predict": "none"},
    "every prediction": {"predict": "all"},
    "hands on": {"hands_on": True},
    "storms only": {"topics": ("storms",)},
    "few cards": {
        "cards": (
            "bad-luck",
            "coral-disease",
            "invasive-species",
            "recruitment-problem",
            "glaciation",
        )
    },
    "everything": {
        "rounds": 6,
        "scoring": "product",
        "team_bonus": True,
        "printed_supply": True,
        "mutated_triangle": True,
        "mutate_on_collection": True,
        "mutate_at_spawning": True,
        "standing_stacks": True,
        "reshuffle_each_draw": True,
        "rescue": True,
        "predict": "all",
    },
}


FAST = {"one round", "hands on", "everything"}
"""The others have their parts in "everything", or change little of what happens."""


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(options, id=name, marks=[] if name in FAST else [at_length])
        for name, options in OPTIONS.items()
    ],
)
def test_every_option(left: Left, options: dict[str, Any]):
    compare(left, MIXED, effort(2, 30), options=options, first=3_000)


def test_every_option_that_changes_play_is_tried():
    tried = {name for options in OPTIONS.values() for name in options}
    unplayed = {
        "round_label",
        "clock",
        "plot_first",
        "gates",
        "strike",
    }  # gates: who opens a phase, not what happens
    assert tried | unplayed == set(default().rules.options.__struct_fields__)


def harsh() -> Content:
    """Make content in which reefs are overgrown whole, urchins eat, and cards draw cards."""
    content = default()
    numbers = msgspec.structs.replace(
        content.rules.numbers,
        algae_each_round=14,
        juvenile_eaters_tolerated=0,
        mutations_each_round=4,
    )
    cards = dict(content.cards)
    cards["bad-luck"] = msgspec.structs.replace(cards["bad-luck"], copies=6)
    rules = msgspec.structs.replace(content.rules, numbers=numbers)
    return msgspec.structs.replace(content, rules=rules, cards=cards)


@at_length
def test_a_harsh_world_with_rescues_and_hungry_urchins(left: Left, monkeypatch: pytest.MonkeyPatch):
    fed = []
    eaten = growth.eat_juveniles
    monkeypatch.setattr(growth, "eat_juveniles", lambda *given: (fed.append(1), eaten(*given))[1])
    final = compare(
        left,
        MIXED,
        effort(6, 40),
        options={"rescue": True, "rounds": 5},
        content=harsh(),
        first=4_000,
    )
    assert fed
    assert (final.algae == 30).any(), "no reef was ever overgrown whole"


def test_a_bot_chooses_the_same_for_one_reef_and_for_many():
    """Without a match: the masks of a single reef, of a row of reefs and of a grid are the same."""
    keys = keys_from(5_000, effort(2, 6))
    content = default()
    for style in STYLES:
        many = Ensemble(keys, [style] * 4, content, content.rules.options).play()
        for number, key in enumerate(keys):
            one = Ensemble(np.array([key]), [style] * 4, content, content.rules.options).play()
            assert np.array_equal(one.score[0], many.score[number]), style
            assert np.array_equal(one.reefs.genes[0], many.reefs.genes[number]), style


def test_a_loss_is_told_by_the_survey_at_which_a_type_was_first_gone():
    founded = np.array([[[1, 1], [2, 1]]])  # one table of two reefs with two types
    surveys = np.array([[[[1, 1], [1, 2]], [[3, 0], [1, 1]], [[0, 1], [1, 1]]]])
    state, watch = SimpleNamespace(abundance=surveys), SimpleNamespace(founded=founded)
    # The first reef lost a type by the second survey, the other none by the third.
    assert _OUTCOMES["first-loss"](state, watch).tolist() == [(2 + 4) / 2]  # type: ignore[arg-type]
    surveys[0, 0, 1, 0] = 0
    assert _OUTCOMES["first-loss"](state, watch).tolist() == [(2 + 1) / 2]  # type: ignore[arg-type]
