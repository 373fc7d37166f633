"""Succession for the teacher's desk: its tables' records and rocks, and simulated students.

Each round has its own rock; the class compares the rocks of each table's first round. A time step
is `CARDS` cards played; the seat that played a settler owns it.
"""

from __future__ import annotations

import math
from dataclasses import replace

from msgspec import structs

from reefkit.games.succession import queries
from reefkit.games.succession.actions import Follow, LayCard, RockNote, Upgrade
from reefkit.games.succession.course import course_of
from reefkit.games.succession.guide import Rock
from reefkit.games.succession.rounds import totals
from reefkit.games.succession.settlement_record import GUILDS
from reefkit.games.succession.state import PHASES, State
from reefkit.games.succession.step import card_name
from reefkit.labs.lesson.desk_adapter import MISTAKES, Choosing, LabOnDesk, chance, pick
from reefkit.labs.lesson.desk_records import (
    RoundDisaster,
    TableRecord,
    TableStanding,
    record_of,
)
from reefkit.labs.succession.desk_rock import board_at, rock_svgs
from reefkit.match.game import Action, Plain, Ready
from reefkit.match.table import Table
from reefkit.text import Message, message

CARDS = 5
"""Cards per time step."""
MOST_STEPS = 30
"""Maximum number of time steps compared; few rocks have more."""
LEAST_STEPS = 6
"""Minimum length of the time axis, in time steps."""
SERIES = {"kinds": "kinds", "shannon": "mixed", "eaten": "eaten"} | {
    f"share-{guild}": f"share-{guild}" for guild in GUILDS[:3]
}
"""Quantities of the course that the desk draws: id of the series, and id of the quantity."""


def _record_of(table: Table) -> TableRecord:
    """Return the first round of a table through time: time t is after t × `CARDS` cards."""
    rules, state = queries.rules_of(table), table.view(None).state
    first = queries.rock(table, 1)
    times = min(first.times // CARDS, MOST_STEPS) + 1 if state.round else 0
    course = course_of(first, state, rules.content).at(slice(0, times * CARDS, CARDS))
    return record_of(
        table,
        replace(course, label=message("succession-desk-time", count=CARDS)),
        rounds=max(times - 1, LEAST_STEPS),
        points="own",
        series=SERIES,
        names="succession-desk-",
        bots="bot-succession-",
        struck=_struck(first, times),
    )


def _struck(rock: Rock, times: int) -> tuple[RoundDisaster, ...]:
    found = [(math.ceil(each.time / CARDS), each.card) for each in rock.visits]
    return tuple(RoundDisaster(step, card, card_name(card)) for step, card in found if step < times)


NOTES = 5
"""Number of notes that simulated students choose from: ``succession-desk-note-<n>``, from 1."""
FORGETS = 0.5
"""Probability that a student whose care is 0 forgets to call; it falls to 0 at care 1."""


def _unlike_bot(choosing: Choosing, action: Action) -> Action:
    """Return the student's action in place of the bot's: notes, random cards, forgotten calls."""
    state, ghost = choosing.state, choosing.ghost
    here = (ghost.key, state.round, state.phase, state.step)
    care = 1 - ghost.care  # from 0, careful, to 1, careless
    if isinstance(action, Ready):
        return _noted(choosing) or action
    if isinstance(action, LayCard) and chance(MISTAKES * care, *here, "careless"):
        action = pick(choosing.legal(LayCard), *here, "play")
    if isinstance(action, LayCard | Follow | Upgrade) and chance(FORGETS * care, *here, "forgets"):
        return structs.replace(action, last=False, winner=False)
    return action


def _noted(choosing: Choosing) -> Action | None:
    state, ghost, seat = choosing.state, choosing.ghost, choosing.seat
    here = (ghost.key, state.round, "note")
    wanted = ghost.habit != "quiet" and chance(0.7, *here)
    if state.phase != "survey" or state.notes[seat][state.round - 1] or not wanted:
        return None
    number = pick(range(1, NOTES + 1), *here, "which")
    return RockNote(choosing.say.render(message(f"succession-desk-note-{number}")))


class SuccessionOnDesk(LabOnDesk):
    """Succession on the desk."""

    round_steps = (
        "succession-open-round",
        "succession-first-round",
        "succession-next-round",
        "succession-variation-round",
    )

    certificate_series = "kinds"

    # -- what a class plays --------------------------------------------------------------------

    def defaults(self) -> Plain:
        """Return the options of `data/succession/rules.toml`, as a class plays them.

        On separate devices, the first of the tied seats to press starts (S2).
        """
        return {**super().defaults(), "start": "press", **self.lab.quick_options}

    # -- the wall ------------------------------------------------------------------------------

    def standing(self, table: Table) -> TableStanding:
        rules = queries.rules_of(table)
        state: State = table.view(None).state
        resting = state.phase in {"survey", "over"}
        return self.stands(
            table,
            order=(state.round, int(resting), state.turn, PHASES.index(state.phase)),
            rounds=rules.options.rounds,
            phase=Message(f"phase-succession-{state.phase}"),
            points=totals(queries.look(table, None)),
            types=int(table.course()["kinds"].last()),
        )

    pictures = staticmethod(rock_svgs)
    record = staticmethod(_record_of)
    unlike_bot = staticmethod(_unlike_bot)
    board = staticmethod(board_at)
