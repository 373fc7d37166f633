"""Legal outcomes of the phases that are kept by hand, drawn and recognised by the slow oracle.

`draw` makes one by chance; `explains` tells whether a reef is one. Neither asks the engine.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from random import Random

from tests.games.reef import oracle
from tests.games.reef.oracle import Builder, Reef, Space

ALGAE_EACH_ROUND = 5


@dataclass(frozen=True)
class Step:
    """One step that is kept by hand: what the marker is told beside the boards."""

    phase: str
    card: str = ""
    roll: int | None = None
    no_recruits: bool = False
    juveniles: tuple[Builder, ...] = ()
    options: dict[str, bool] = field(default_factory=dict)

    @property
    def standing(self) -> bool:
        return self.options.get("standing_stacks", False)


def draw_step(phase: str, random: Random, card: str = "", **options: bool) -> Step:
    """Draw what a step leaves to chance: a roll, a flag, the nursery."""
    roll = random.randint(1, 12) if card in oracle.ROLLED else None
    kinds = random.sample(sorted(oracle.KINDS), random.randint(1, 4))
    juveniles = []
    for _ in range(random.choice([0, 1, 3, 8, 20]) if phase == "settlement" else 0):
        one = oracle.Builder(random.choice(kinds))
        for _ in range(random.choice([0, 0, 1, 3])):
            one = oracle.mutate(one, random.randint(1, 12))
        juveniles += [one] * random.randint(1, 3)
    problem = phase == "dwellers" and random.random() < 0.2
    return Step(phase, card, roll, problem, tuple(juveniles), options)


# -- drawing -----------------------------------------------------------------------------------
def draw(before: Reef, step: Step, random: Random) -> Reef:
    """Draw a legal outcome of a step."""
    return {
        "dwellers": _draw_dwellers,
        "algae": _draw_algae,
        "settlement": _draw_settlement,
        "catastrophe": _draw_card,
        "survey": _draw_survey,
    }[step.phase](before, step, random)


def _draw_dwellers(before: Reef, step: Step, random: Random) -> Reef:
    room = oracle.recruit_limit(before, recruitment_problem=step.no_recruits)
    after = before.copy()
    for _ in range(random.choice([0, room, random.randint(0, room)])):
        name = random.choice(oracle.DWELLERS)
        after.dwellers[name] = after.dwellers.get(name, 0) + 1
    pool, number = oracle.grazing(after)
    return oracle.graze(after, set(random.sample(sorted(pool), number)))


def _grown(reef: Reef, number: int, random: Random) -> Reef:
    for _ in range(oracle.algae_to_place(reef, number)):
        reef = oracle.add_algae(reef, [random.choice(sorted(oracle.alga_spaces(reef)))], 1)
    return reef


def _deserted(reef: Reef, random: Random) -> Reef:
    """Let dwellers without support leave, in any order."""
    while oracle.overflow(reef):
        there = [name for name, number in reef.dwellers.items() for _ in range(number)]
        reef = oracle.leave(reef, {random.choice(there): 1})
    return reef


def _draw_algae(before: Reef, _step: Step, random: Random) -> Reef:
    return _deserted(_grown(before, ALGAE_EACH_ROUND, random), random)


def _draw_settlement(before: Reef, step: Step, random: Random) -> Reef:
    reef = before.copy()
    waiting = list(step.juveniles)
    random.shuffle(waiting)
    given_up: list[Builder] = []
    while waiting:
        one = waiting.pop()
        places = oracle.legal_spaces(reef, one.kind, **step.options)
        if places.spaces and (places.must or random.random() < 0.7):
            reef = oracle.settle(reef, random.choice(sorted(places.spaces)), one)
        elif not places.must:
            given_up.append(one)  # stacking is never forced
    return reef


def _draw_card(before: Reef, step: Step, random: Random) -> Reef:
    fated = oracle.fate(before, step.card, step.roll)
    victims: set[oracle.Spot] = set(random.sample(sorted(fated.pool), fated.pool_deaths))
    if fated.alternatives:
        victims = random.choice(fated.alternatives)
    grown = _after_fate(before, step, victims)
    chosen = _grown(grown, fated.algae_to_choose, random).algae - grown.algae
    ordered = sorted(chosen, key=lambda space: not grown.is_empty(space))
    after, _ = oracle.apply(before, step.card, chosen=victims, algae=ordered, roll=step.roll)
    return _deserted(after, random)


def _after_fate(before: Reef, step: Step, victims: set[oracle.Spot]) -> Reef:
    """Return the board that the algae of a card come to; no card with algae takes builders."""
    fated = oracle.fate(before, step.card, step.roll)
    if fated.algae_to_choose:
        return before.copy()
    return oracle.apply(before, step.card, chosen=victims, roll=step.roll)[0]


def _draw_survey(before: Reef, step: Step, random: Random) -> Reef:
    return _deserted(oracle.survey_cleanup(before, standing_stacks=step.standing), random)


# -- recognising -------------------------------------------------------------------------------
def explains(before: Reef, step: Step, after: Reef) -> bool:
    """Return whether a reef is a legal outcome of a step."""
    if oracle.illegal(after, standing_stacks=step.standing):
        return False
    return {
        "dwellers": _is_dwellers,
        "algae": _is_algae,
        "settlement": _is_settlement,
        "catastrophe": _is_card,
        "survey": _is_survey,
    }[step.phase](before, step, after)


def stacks(reef: Reef) -> dict[Space, list[Builder]]:
    return {space: stack for space, stack in reef.stacks.items() if stack}


def _is_dwellers(before: Reef, step: Step, after: Reef) -> bool:
    more = Counter(
        {n: after.dwellers.get(n, 0) - before.dwellers.get(n, 0) for n in oracle.DWELLERS}
    )
    room = oracle.recruit_limit(before, recruitment_problem=step.no_recruits)
    fed = before.copy()
    fed.dwellers = after.dwellers
    return (
        stacks(after) == stacks(before)
        and min(more.values()) >= 0
        and more.total() <= room
        and after.algae <= before.algae
        and len(before.algae - after.algae) == oracle.grazing(fed)[1]
    )


def _left(board: Reef, after: Reef) -> bool:
    """Return whether as many dwellers left as had to, the board being the same."""
    gone = {n: board.dwellers.get(n, 0) - after.dwellers.get(n, 0) for n in oracle.DWELLERS}
    same = stacks(board) == stacks(after) and board.algae == after.algae
    return same and min(gone.values()) >= 0 and sum(gone.values()) == oracle.overflow(board)


def _with_algae(board: Reef, after: Reef, number: int) -> Reef | None:
    """Give the board with the algae that came to it, if they were so many and in a legal order."""
    new = sorted(after.algae - board.algae, key=lambda space: not board.is_empty(space))
    try:
        return oracle.add_algae(board, new, number)
    except ValueError:
        return None


def _is_algae(before: Reef, _step: Step, after: Reef) -> bool:
    grown = _with_algae(before, after, ALGAE_EACH_ROUND)
    return grown is not None and _left(grown, after)


def _is_settlement(before: Reef, step: Step, after: Reef) -> bool:
    reef, waiting = before.copy(), Counter(step.juveniles)
    first, later = [], []
    for space in oracle.SPACES:
        stood = before.stack(space)
        new = after.stack(space)[: len(after.stack(space)) - len(stood)]
        for height, builder in enumerate(reversed(new)):
            (later if stood or height else first).append((space, builder))
    for space, builder in first + later:
        places = oracle.legal_spaces(reef, builder.kind, **step.options)
        if space not in places.spaces or not waiting[builder]:
            return False
        waiting[builder] -= 1
        reef = oracle.settle(reef, space, builder)
    done = not any(
        oracle.legal_spaces(reef, one.kind, **step.options).must for one in waiting.elements()
    )
    same = after.algae == before.algae and +Counter(after.dwellers) == +Counter(before.dwellers)
    return done and same and stacks(reef) == stacks(after)


def _is_card(before: Reef, step: Step, after: Reef) -> bool:
    fated = oracle.fate(before, step.card, step.roll)
    topped = {
        (row, column, level)
        for row, column, level in fated.pool
        if after.stack((row, column)) == before.stack((row, column))[1:]
    }
    for victims in fated.alternatives or [topped]:
        new = sorted(after.algae - before.algae, key=lambda space: not before.is_empty(space))
        chosen = new if fated.algae_to_choose else []
        try:
            board, _ = oracle.apply(before, step.card, chosen=victims, algae=chosen, roll=step.roll)
        except ValueError:
            continue
        if _left(board, after):
            return True
    return False


def _is_survey(before: Reef, step: Step, after: Reef) -> bool:
    return _left(oracle.survey_cleanup(before, standing_stacks=step.standing), after)


# -- distance and damage -----------------------------------------------------------------------
def apart(one: Reef, other: Reef) -> int:
    """Count the pieces that differ: algae, dwellers, and builders space by space."""
    differing = len(one.algae ^ other.algae)
    for name in oracle.DWELLERS:
        differing += abs(one.dwellers.get(name, 0) - other.dwellers.get(name, 0))
    for space in oracle.SPACES:
        mine, theirs = Counter(one.stack(space)), Counter(other.stack(space))
        differing += max((mine - theirs).total(), (theirs - mine).total())
    return differing


def desertions(board: Reef) -> Iterator[Reef]:
    """List every way in which dwellers without support can leave a board."""
    due = oracle.overflow(board)
    there = [range(board.dwellers.get(name, 0) + 1) for name in oracle.DWELLERS]
    for counts in product(*there):
        if sum(counts) == due:
            yield oracle.leave(board, dict(zip(oracle.DWELLERS, counts, strict=True)))


def damage(reef: Reef, random: Random, juveniles: tuple[Builder, ...] = ()) -> Reef:
    """Make one mistake on a board."""
    after = reef.copy()
    space = random.choice(oracle.SPACES)
    built = sorted(stacks(after)) or [space]
    kinds = sorted(oracle.KINDS)
    what = random.randrange(7)
    if what == 0:
        after.algae ^= {space}
    elif what == 1 and after.algae:
        after.algae.remove(random.choice(sorted(after.algae)))
    elif what == 2:
        name = random.choice(oracle.DWELLERS)
        after.dwellers[name] = max(after.dwellers.get(name, 0) + random.choice([-1, 1, 2]), 0)
    elif what == 3:
        one = random.choice(juveniles or (oracle.Builder(random.choice(kinds)),))
        after.stacks[space] = [one, *after.stack(space)][:3]
    elif what == 4:
        space = random.choice(built)
        after.stacks[space] = after.stack(space)[1:]
    elif what == 5:
        space = random.choice(built)
        after.stacks[space] = [oracle.mutate(b, random.randint(1, 12)) for b in after.stack(space)]
    else:
        one, other = random.choice(built), space
        stack = after.stacks.pop(one, [])
        after.stacks[other] = [*stack[:1], *after.stack(other)][:3]
        after.stacks[one] = (
            [*stack[1:], *after.stack(one)][:3] if one != other else after.stack(one)
        )
    after.stacks = stacks(after)
    return after
