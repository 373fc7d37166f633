"""Blue Expanse for the teacher's desk: its tables' records and reefs, and simulated students."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from msgspec import structs

from reefkit.games.expanse import queries
from reefkit.games.expanse.actions import ActAll, ActCard, AnswerTask, Buy, Done, TakeCard
from reefkit.games.expanse.course import rounds
from reefkit.games.expanse.state import PHASES, State
from reefkit.games.expanse.step import card_name
from reefkit.labs.expanse.desk_reefs import board_at, small_reefs
from reefkit.labs.lesson.desk_adapter import MISTAKES, Choosing, LabOnDesk, chance, pick
from reefkit.labs.lesson.desk_records import (
    CountedType,
    RoundDisaster,
    TableRecord,
    TableStanding,
    record_of,
)
from reefkit.match.course import Values
from reefkit.match.game import Action, Plain
from reefkit.match.table import Table
from reefkit.text import Message, message

LEAST_ROUNDS = 10
"""Minimum length of the time axis, in rounds."""
SERIES = {
    "bleached": "bleached",
    "people": "people",
    "pollution": "all-pollution",
    "warming": "warming",
}
"""Quantities of the course that the desk draws: id of the series, and id of the quantity."""


def _record_of(table: Table) -> TableRecord:
    """Return the record of a table; time t is the end of round t, 0 the start."""
    rules, state = queries.rules_of(table), table.view(None).state
    course = rounds(table.course(), 1 if state.phase == "over" else len(state.seats))
    cards = rules.content.cards
    record = record_of(
        table,
        replace(course if state.turn else course.at(slice(0)), label=message("expanse-desk-time")),
        rounds=max(len(course.times) - 1, rules.options.turns, LEAST_ROUNDS),
        points="points",
        series=SERIES,
        names="expanse-desk-",
        bots="bot-expanse-",
        struck=_struck(course["stage"].values),
        counts="living",
        taxa=tuple(
            CountedType(
                kind,
                card_name(kind),
                "animal" if cards[kind].deck == "biomass" else "producer",
                queries.family(cards[kind]),
            )
            for kind in course["living"].types
        ),
    )
    return structs.replace(record, unit=message("expanse-desk-unit"))


def _struck(stages: Values) -> tuple[RoundDisaster, ...]:
    return tuple(
        RoundDisaster(number, f"stage-{new}", Message(f"expanse-stage-{new}"))
        for number, (before, after) in enumerate(pairwise(map(int, stages)), 1)
        for new in range(before + 1, after + 1)
    )


CLASS_TURNS = 14
"""Turns of each seat after which a class match reaches the bleaching, so that it fits a lesson."""


HASTE = 0.3
"""Probability that a student whose care is 0 lets all cards act at once; 0 at care 1."""


def _unlike_bot(choosing: Choosing, action: Action) -> Action:
    """Return the student's action in place of the bot's; with little care it is a random one."""
    state, ghost = choosing.state, choosing.ghost
    here = (ghost.key, state.turn, state.phase, state.step)
    care = 1 - ghost.care  # from 0, careful, to 1, careless
    if isinstance(action, ActCard) and chance(HASTE * care, *here, "haste"):
        return ActAll()
    if not isinstance(action, Buy | TakeCard | AnswerTask | Done) or state.phase == "research":
        return action
    if not chance(MISTAKES * care, *here, "careless"):
        return action
    wanted = (Buy, Done) if isinstance(action, Buy | Done) else (type(action),)
    every = choosing.rules.legal(choosing.state, choosing.seat)
    alike = [each for each in every if isinstance(each, wanted)]
    return pick(alike, *here, "which") if alike else action


class ExpanseOnDesk(LabOnDesk):
    """Blue Expanse on the desk."""

    play_steps = ("expanse-play", "expanse-play-on", "expanse-play-halves")
    rounds_option = "turns"

    # -- what a class plays --------------------------------------------------------------------

    def defaults(self) -> Plain:
        return {**super().defaults(), "dice": 2, "turns": CLASS_TURNS}

    # -- the wall ------------------------------------------------------------------------------

    def standing(self, table: Table) -> TableStanding:
        rules = queries.rules_of(table)
        state: State = table.view(None).state
        cards = rules.content.cards
        alive = {
            each.kind for seat in state.seats for each in seat.reef if cards[each.kind].classes
        }
        return self.stands(
            table,
            order=(state.round, state.turn, PHASES.index(state.phase), state.step),
            rounds=rules.options.turns,
            phase=Message(f"phase-expanse-{state.phase}"),
            points=queries.points(queries.look(table, None)),
            types=sum(bool(rules.content.cards[kind].classes) for kind in alive),
        )

    pictures = staticmethod(small_reefs)
    record = staticmethod(_record_of)
    unlike_bot = staticmethod(_unlike_bot)
    board = staticmethod(board_at)
