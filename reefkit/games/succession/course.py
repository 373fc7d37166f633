"""The course of a round of Succession: time 0 is bare rock, time t follows t cards."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from reefkit import ecology
from reefkit.games.succession.content import Content
from reefkit.games.succession.guide import Rock
from reefkit.games.succession.settlement_record import (
    GUILDS,
    ROOM,
    GrowingRock,
    content_of,
    rock_of_match,
    rocks_of_match,
    settlers,
)
from reefkit.games.succession.state import State
from reefkit.match.course import Course, Lived, Quantity, Values
from reefkit.match.match import Match
from reefkit.text import Message, message

PERCENT = 100.0


def course(match: Match, position: int | None = None) -> Course:
    """Return the course of the latest round up to a position (None: the current one)."""
    state: State = match.state_at(match.position if position is None else position)
    return course_of(rock_of_match(match, None, position), state, content_of(match))


def course_of(rock: Rock | GrowingRock, state: State, content: Content) -> Course:
    """Return the course of a round.

    `state` is of that round or later, and may be a seat's view: nothing hidden is read. Points are
    those of earlier rounds; the last time has the round's own too, once it is scored.
    """
    kinds, times = settlers(content), rock.times + 1
    living, own, counted = _counts(rock, kinds, len(state.hands))
    in_guild = np.array(
        [[content.cards[kind].guild == guild for guild in GUILDS] for kind in kinds]
    )
    size = np.array([ROOM[guild] for guild in GUILDS])
    guilds, room = living @ in_guild, living * (in_guild @ size)
    occupied = room.sum(axis=1, keepdims=True)
    whole = rock.places or np.maximum(occupied, 1)
    points = np.zeros(own.shape) + np.sum(state.points[: rock.round - 1], axis=0, dtype=np.float64)
    if len(state.points) >= rock.round > 0:
        points[-1] += state.points[rock.round - 1]
    measured = {
        "kinds": ecology.richness(living),
        "mixed": ecology.shannon(living),
        "settled": living.sum(axis=1),
        "laid": np.arange(times),
        "taken": occupied[:, 0],
        "covered": counted["covered"],
        "turned-away": counted["turned-away"],
        "points": points,
        "all-points": points.sum(axis=1),
    }
    found = [
        Quantity(
            id_,
            Message(f"what-if-succession-{id_}"),
            np.asarray(values, np.float64),
            "seat" if id_ == "points" else "table",
            whole=id_ != "mixed",
        )
        for id_, values in measured.items()
    ]
    found += [
        Quantity("eaten", message("succession-desk-series-eaten"), counted["eaten"]),
        Quantity(
            "own",
            message("succession-desk-played"),
            own,
            "seat",
            unit=message("succession-desk-settlers"),
        ),
        *_of_kinds(kinds, living, room, PERCENT * room / whole),
    ]
    free = PERCENT * (1 - occupied[:, 0] / rock.places) if rock.places else np.zeros(times)
    found.append(Quantity("free", message("succession-page-share-free"), free, whole=False))
    found += _of_guilds(guilds, guilds * size, PERCENT * guilds * size / whole)
    return Course(np.arange(times, dtype=np.float64), message("succession-page-time"), found)


def _of_kinds(
    kinds: tuple[str, ...], living: Values, room: Values, shares: Values
) -> Iterator[Quantity]:
    settled, taken = message("what-if-succession-settled"), message("what-if-succession-taken")
    yield Quantity("living", settled, living, "type", types=kinds)
    yield Quantity("room", taken, room, "type", types=kinds)
    cover = message("word-succession-cover")
    yield Quantity("share", cover, shares, "type", whole=False, types=kinds)


def _of_guilds(settlers: Values, room: Values, shares: Values) -> Iterator[Quantity]:
    for number, guild in enumerate(GUILDS):
        name = Message(f"succession-page-share-{guild}")
        yield Quantity(guild, name, settlers[:, number])
        yield Quantity(f"room-{guild}", name, room[:, number])
        yield Quantity(f"share-{guild}", name, shares[:, number], whole=False)


def _counts(
    rock: Rock | GrowingRock, kinds: tuple[str, ...], seats: int
) -> tuple[Values, Values, dict[str, Values]]:
    """Count settlers by kind and by seat, and those lost or turned away so far, at each time."""
    times = rock.times + 1
    living, own = np.zeros((times, len(kinds))), np.zeros((times, seats))
    counted = {name: np.zeros(times) for name in ("eaten", "covered", "turned-away")}
    for each in rock.settled:
        until = each.until or times
        living[each.time : until, kinds.index(each.card)] += 1
        own[each.time : until, each.seat] += 1
        counted["covered" if each.by in kinds else "eaten"][until:] += 1
    for visit in rock.turned_away:
        counted["turned-away"][visit.time :] += 1
    return living, own, counted


def lived(match: Match, position: int | None = None) -> Lived:
    rocks = [each for each in rocks_of_match(match, position) if each.times]
    content, state = (
        content_of(match),
        match.state_at(match.position if position is None else position),
    )
    found = [course_of(rock, state, content)["living"] for rock in rocks]
    types = settlers(content)
    counts = np.concatenate([np.zeros((0, len(types))), *(each.values for each in found)])
    there = np.flatnonzero(counts.any(axis=0))
    roles = {types[n]: content.cards[types[n]].guild for n in there}
    rounds = [rock.round for rock in rocks for _ in range(rock.times + 1)]
    return Lived(counts[:, None, there].astype(np.int64), roles, rounds, of_seats=False)
