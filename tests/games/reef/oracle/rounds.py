"""The phases of a round around the catastrophe: dwellers, mutation, spawning, settling, survey."""

from dataclasses import dataclass

from .board import LIMITS, SPACES, Reef, Space, Spot, overflow, support
from .pieces import KINDS, Builder, offspring

PEACEFUL_URCHINS = 5


def recruit_limit(reef: Reef, *, recruitment_problem: bool = False) -> int:
    """How many dwellers may be collected in phase 1A, after the unsupported have left.

    Counted before feeding; none in the round after a *Recruitment problem*.
    """
    if recruitment_problem or overflow(reef):
        return 0
    return support(reef) - reef.number_of_dwellers()


def grazing(reef: Reef) -> tuple[set[Space], int]:
    """Algae that may be eaten in phase 1A, and how many are: one a dweller."""
    return set(reef.algae), min(reef.number_of_dwellers(), len(reef.algae))


def graze(reef: Reef, eaten: set[Space]) -> Reef:
    """Return the reef after feeding; what is uncovered is back in play at once.

    Raises
    ------
    ValueError
        If an alga is not there, or there are not as many as have to be eaten.
    """
    pool, number = grazing(reef)
    if len(eaten) != number or not eaten <= pool:
        message = f"{number} algae have to be eaten, not {sorted(eaten)}"
        raise ValueError(message)
    after = reef.copy()
    after.algae -= eaten
    return after


def active(reef: Reef, *, standing_stacks: bool = False) -> list[tuple[Spot, Builder]]:
    """Builders that can be mutated and that spawn: not overgrown, and the topmost of their space.

    With `standing_stacks` the built-over ones too (R7).
    """
    return [
        (spot, builder)
        for spot, builder in reef.spots()
        if spot[:2] not in reef.algae and (spot[2] == 0 or standing_stacks)
    ]


def spawn(reef: Reef, *, standing_stacks: bool = False) -> dict[Spot, list[Builder]]:
    """Juveniles of phase 2A by their parent's spot, identical to it, mutations included."""
    litters = {}
    for spot, builder in active(reef, standing_stacks=standing_stacks):
        if offspring(builder):
            litters[spot] = [builder] * offspring(builder)
    return litters


def urchin_feeding(reef: Reef, *, standing_stacks: bool = False) -> tuple[set[Spot], int]:
    """Corals that have juveniles, and of how many of them urchins eat all juveniles (R22)."""
    litters = spawn(reef, standing_stacks=standing_stacks)
    pool = {spot for spot, litter in litters.items() if KINDS[litter[0].kind].coral}
    hungry = max(0, reef.dwellers.get("urchin", 0) - PEACEFUL_URCHINS)
    return pool, min(hungry, len(pool))


def takers(totals: list[int], last: list[int], *, solo: bool = False) -> list[int]:
    """Count each seat's takes of two Triangle juveniles in phase 2B, from the second round on.

    Parameters
    ----------
    totals, last : list of int
        Each seat's score over all rounds, and of the last round.
    solo : bool
        Says that the table is meant to have one seat, which takes once (R6).

    Raises
    ------
    ValueError
        If the lists differ in length, or a table of more than one seat is called solo.
    """
    if len(totals) == 1:
        return [1]
    if solo:
        message = f"solo play has one seat, not {len(totals)}"
        raise ValueError(message)
    return [
        (1 if total == min(totals) else 0) + (1 if latest == min(last) else 0)
        for total, latest in zip(totals, last, strict=True)
    ]


@dataclass
class Settlement:
    """Where a juvenile may settle in phase 2D, and whether it must."""

    spaces: set[Space]
    must: bool


def settling_depth(reef: Reef, space: Space, *, standing_stacks: bool = False) -> str:
    """Depth for what settles: the board's, or with `standing_stacks` a step up a builder (R30)."""
    depth = reef.depth(space)
    if not standing_stacks:
        return depth
    raised = "SMD".index(depth) - len(reef.stack(space))
    return "SMD"[max(0, raised)]


def legal_spaces(
    reef: Reef, kind: str, *, free_stacking: bool = False, standing_stacks: bool = False
) -> Settlement:
    """Return where a juvenile may settle (R17, R30).

    An empty space whose depth suits it comes first, and then it must settle. With none it may
    stack where the depth suits, there is no alga, and the stack is below its limit; with
    `free_stacking` it may stack whenever the owner likes.
    """
    empty, stacked = set(), set()
    for space in SPACES:
        depth = settling_depth(reef, space, standing_stacks=standing_stacks)
        if space in reef.algae or depth not in KINDS[kind].depths:
            continue
        if reef.is_empty(space):
            empty.add(space)
        elif len(reef.stack(space)) < LIMITS[reef.depth(space)]:
            stacked.add(space)
    if not empty:
        return Settlement(stacked, must=False)
    return Settlement(empty | stacked if free_stacking else empty, must=True)


def settle(reef: Reef, space: Space, builder: Builder) -> Reef:
    """Return the reef with a juvenile on top of a space; `legal_spaces` says which may be used."""
    after = reef.copy()
    after.stacks[space] = [builder, *after.stack(space)]
    return after


def survey_cleanup(reef: Reef, *, standing_stacks: bool = False) -> Reef:
    """Return the reef after phase 4: only the topmost of each stack stays, of an overgrown one too.

    With `standing_stacks` all stay. Dwellers that lose support by it still have to leave (R18).
    """
    after = reef.copy()
    if not standing_stacks:
        after.stacks = {space: stack[:1] for space, stack in after.stacks.items()}
    return after
