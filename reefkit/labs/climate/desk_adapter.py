"""Climate Change for the teacher's desk: its tables' records and maps, and simulated students."""

from __future__ import annotations

from collections.abc import Sequence

from reefkit.games.climate import queries
from reefkit.games.climate.actions import MoveSpecies, PlaceSpecies, Preadapt
from reefkit.games.climate.content import CLIMATES, HABITATS
from reefkit.games.climate.state import PHASES, STEPS, State
from reefkit.games.climate.step import Step, habitat_name
from reefkit.labs.climate.desk_map import LARGE, land_svg
from reefkit.labs.lesson.desk_adapter import MISTAKES, Choosing, LabOnDesk, chance, pick
from reefkit.labs.lesson.desk_records import (
    Fact,
    RoundDisaster,
    SeatRecord,
    TableRecord,
    TableStanding,
    record_of,
)
from reefkit.labs.lesson.moments import openings
from reefkit.match.game import Action, Ready
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.art import art

SERIES = {
    "lost": "lost",
    "extinctions": "rate",
    "adapted": "adapted",
    "climate": "climate",
    "tokens": "tokens",
}
"""Quantities of the course that the desk draws: id of the series, and id of the quantity."""


def _record_of(table: Table) -> TableRecord:
    course, rules = table.course(), queries.rules_of(table)
    ended = len(course.times) - 1
    begun = bool(table.view(None).state.round)
    first = rules.options.human_change_from
    people = RoundDisaster(first, "people", message("climate-desk-people"))
    return record_of(
        table,
        course if begun else course.at(slice(0)),
        rounds=rules.options.rounds or max(ended, 1),
        points="tokens",
        series=SERIES,
        beside="climate",
        most=CLIMATES,
        names="climate-desk-",
        bots="bot-",
        struck=(people,) if 0 < first <= ended else (),
    )


def _board_at(table: Table, seat: int, position: int, say: Catalogue) -> SeatRecord:
    table.match.check_viewer(seat)
    play = queries.look(table, None, position)
    state = play.state
    genes = "–".join(str(value) for value in state.genes[seat])
    facts = (
        Fact(message("climate-desk-climate"), state.climate),
        Fact(message("climate-desk-genes"), message("climate-desk-genes-are", genes=genes)),
        Fact(message("climate-desk-habitat"), _habitat(play, seat)),
        Fact(message("climate-desk-tokens"), sum(state.tokens[seat])),
        Fact(message("climate-desk-cards"), len(state.hands[seat])),
        Fact(message("climate-desk-lost"), state.extinctions[seat]),
    )
    letters = tuple(say.render(Message(f"climate-habitat-{each}.letter")) for each in HABITATS)
    return SeatRecord(
        picture=land_svg(play, seat, "", LARGE, letters),
        said=tuple(_texts(play)),
        facts=facts,
    )


def _habitat(play: Step, seat: int) -> Message:
    habitat = play.habitat(play.state.cells[seat])
    return habitat_name(habitat) if habitat >= 0 else message("climate-desk-nowhere")


def _texts(play: Step) -> list[Message]:
    return [
        message(
            "climate-desk-stands", player=play.who(seat), cell=cell, habitat=_habitat(play, seat)
        )
        for seat, cell in enumerate(play.state.cells)
        if cell
    ]


EARLY = 0.25
"""Probability that a student preadapts, if possible, before ending the turn."""


def _unlike_bot(choosing: Choosing, action: Action) -> Action:
    """Return the student's action: sometimes to a random cell, and sometimes a preadaptation."""
    state, ghost = choosing.state, choosing.ghost
    here = (ghost.key, choosing.rules.undo_scope(state), len(state.hands[choosing.seat]))
    if isinstance(action, MoveSpecies | PlaceSpecies) and chance(
        MISTAKES * (1 - ghost.care), *here, "careless"
    ):
        return pick(choosing.legal(type(action)), *here)
    if isinstance(action, Ready) and chance(EARLY, *here, "early"):
        early = choosing.legal(Preadapt)
        return pick(early, *here, "gene") if early else action
    return action


class ClimateOnDesk(LabOnDesk):
    """Climate Change on the desk."""

    play_steps = ("climate-play", "climate-play-halves")

    # -- the wall ------------------------------------------------------------------------------

    def standing(self, table: Table) -> TableStanding:
        rules = queries.rules_of(table)
        state: State = table.view(None).state
        return self.stands(
            table,
            order=(state.round, PHASES.index(state.phase), state.seat, STEPS.index(state.step)),
            rounds=rules.options.rounds,
            phase=Message(f"phase-{state.phase}"),
            points=tuple(map(sum, state.tokens)),
        )

    def pictures(
        self, table: Table, say: Catalogue, names: Sequence[str], position: int | None = None
    ) -> tuple[str, ...]:
        play = queries.look(table, None, position)
        return tuple(
            land_svg(play, seat, say.render(message("climate-desk-map", player=name)))
            for seat, name in enumerate(names)
        )

    def legend(self) -> Sequence[tuple[str, Message]]:
        fills = art().palette.families
        return [(fills[each], Message(f"climate-habitat-{each}")) for each in HABITATS]

    record = staticmethod(_record_of)
    unlike_bot = staticmethod(_unlike_bot)
    board = staticmethod(_board_at)

    def surveys(self, table: Table) -> tuple[int, ...]:
        return tuple(openings(self.lab.moments(table)))
