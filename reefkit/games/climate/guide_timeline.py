"""A match along time, as charts draw it, and how far a turn has come."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.games.climate.adapting import Genes
from reefkit.games.climate.play import Play


class SeatLine(NamedTuple):
    """One seat along time; every list has an item for the start and for each round that ended.

    Attributes
    ----------
    genes
        Three values, at the end of the round.
    habitats
        Where it stood, from 0; −1 while it waited or had not begun.
    tokens
        How many tokens it had.
    hands
        How many cards it had.
    extinctions
        How often its species had died out by then.
    """

    seat: int
    name: str
    genes: tuple[Genes, ...]
    habitats: tuple[int, ...]
    tokens: tuple[int, ...]
    hands: tuple[int, ...]
    extinctions: tuple[int, ...]


class Death(NamedTuple):
    """An extinction, for the charts' marks and the list.

    Attributes
    ----------
    round, seat, cell, habitat, climate
        When, whose, where; habitat from 0.
    cause
        One of `state.CAUSES`; its name is ``climate-cause-<cause>``.
    """

    round: int
    seat: int
    cell: int
    habitat: int
    climate: int
    cause: str


class Timeline(NamedTuple):
    """A match along time; a round is about a million years.

    Attributes
    ----------
    round
        The round that is played now (0: species are placed).
    rounds
        How many the match has; 0: until somebody has all tokens.
    ended
        How many rounds have ended.
    climates
        The climate of each round that began, the first round first.
    human_from
        The round from which people change the climate; 0: never.
    shares
        For each round that began, the species that were adapted to where they stood as it began,
        out of those on the map: (adapted, living).
    seats
        Each seat's line.
    deaths
        Every extinction, the earliest first.
    per_million_years
        Extinctions a round so far, at the whole table; none before the first round has ended.
    """

    round: int
    rounds: int
    ended: int
    climates: tuple[int, ...]
    human_from: int
    shares: tuple[tuple[int, int], ...]
    seats: tuple[SeatLine, ...]
    deaths: tuple[Death, ...]
    per_million_years: float | None


class TurnStep(NamedTuple):
    """One step of a turn, for the bar: ``draw``, ``roll``, ``move``, ``adapt``, ``end``.

    Attributes
    ----------
    id
        Which; its name is ``climate-turn-<id>``.
    standing
        ``done``, ``now``, ``to-come``, or ``none`` where there is nothing to do in this turn.
    """

    id: str
    standing: str


def timeline(play: Play) -> Timeline:
    """Give a match along time, as it could be read when the view was taken."""
    state = play.state
    record, lost = state.record, state.lost
    climates = [each.climate for each in record]
    shares = [(each.adapted, each.living) for each in record]
    if state.round > len(record):
        climates.append(state.climate)
        shares.append((state.adapted, state.living))
    deaths = tuple(
        Death(one.round, one.seat, one.cell, one.habitat, one.climate, one.cause) for one in lost
    )
    return Timeline(
        round=state.round,
        rounds=play.options.rounds,
        ended=len(record),
        climates=tuple(climates),
        human_from=play.options.human_change_from,
        shares=tuple(shares),
        seats=tuple(_line(play, seat) for seat in play.seats),
        deaths=deaths,
        per_million_years=len(deaths) / len(record) if record else None,
    )


def _line(play: Play, seat: int) -> SeatLine:
    record = play.state.record
    start = play.numbers.dealt if play.state.round else 0
    dead = [one.round for one in play.state.lost if one.seat == seat]
    return SeatLine(
        seat=seat,
        name=play.who(seat),
        genes=((1, 1, 1), *(_three(each.genes[seat]) for each in record)),
        habitats=(0 if play.state.round else -1, *(each.habitats[seat] for each in record)),
        tokens=(1, *(sum(each.tokens[seat]) for each in record)),
        hands=(start, *(each.hands[seat] for each in record)),
        extinctions=(0, *(sum(n <= each.round for n in dead) for each in record)),
    )


def _three(values: list[int]) -> Genes:
    one, two, three = values
    return (one, two, three)


def turn_steps(play: Play) -> tuple[TurnStep, ...]:
    """Tell how far the turn has come; empty while nobody has a turn."""
    state = play.state
    if state.phase != "turn" or state.step not in {"draw", "act", "restart"}:
        return ()
    if state.step == "draw":
        now, done = "draw", 0
    elif state.step == "restart":
        now, done = "end", 4
    elif state.must and not state.moved:
        now, done = "move", 2
    elif not play.is_adapted(state.seat):
        now, done = "adapt", 3
    else:
        now, done = "end", 4
    found = []
    for number, name in enumerate(("draw", "roll", "move", "adapt", "end")):
        standing = "done" if number < done else "to-come"
        idle = (name == "move" and done > 2 and not state.moved) or (
            name == "adapt" and done > 3 and not state.settled
        )
        if name == now:
            standing = "now"
        elif idle:
            standing = "none"
        found.append(TurnStep(name, standing))
    return tuple(found)
