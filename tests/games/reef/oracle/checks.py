"""What may never be seen on a reef, and reefs drawn at random that obey all of it."""

from random import Random

from .board import BOARDS, COLUMNS, LIMITS, ROWS, SPACES, Reef, Space, new_reef, overflow, support
from .pieces import DWELLERS, KINDS, OPPOSITE, TOKENS, Builder, mutate
from .rounds import legal_spaces, settle


def _wrong_tokens(builder: Builder) -> list[str]:
    """Tokens that no sequence of rolls can leave on a builder."""
    kind = KINDS[builder.kind]
    found = [f"unknown token {token}" for token in sorted(builder.tokens - TOKENS)]
    found += [f"inherent {token}" for token in sorted(builder.tokens & kind.tolerant)]
    for one, other in OPPOSITE.items():
        if one < other and {one, other} <= builder.tokens:
            found.append(f"{one} with {other}")
    if kind.skeleton == "strong" and "stronger" in builder.tokens:
        found.append("stronger than strong")
    if kind.skeleton == "delicate" and "weaker" in builder.tokens:
        found.append("weaker than delicate")
    return found


def _depths_settled(depth: str, height: int, *, standing_stacks: bool) -> str:
    """Depths at which a builder may have settled that now has `height` builders below it.

    With `standing_stacks` the space was raised by as many builders as stood there at the time: at
    least those below it now, and fewer than the limit; what dies below leaves it too deep (R30).
    """
    if not standing_stacks:
        return depth
    raised = range(height, LIMITS[depth])
    return "".join("SMD"["SMD".index(depth) - steps] for steps in raised)


def _wrong_stack(reef: Reef, space: Space, *, standing_stacks: bool) -> list[str]:
    """Violations of one space's stack."""
    stack, depth = reef.stack(space), reef.depth(space)
    found = []
    if not stack:
        found.append("an entry without a builder")
    if len(stack) > LIMITS[depth]:
        found.append(f"{len(stack)} builders in {depth}")
    for level, builder in enumerate(stack):
        if builder.kind not in KINDS:
            found.append(f"unknown kind {builder.kind}")
            continue
        height = len(stack) - 1 - level
        settled = _depths_settled(depth, height, standing_stacks=standing_stacks)
        if not set(settled) & set(KINDS[builder.kind].depths):
            found.append(f"{builder.kind} in {depth}")
        found += _wrong_tokens(builder)
    return [f"{space}: {what}" for what in found]


def illegal(reef: Reef, *, standing_stacks: bool = False) -> list[str]:
    """Return the invariants of the rules that a reef breaks, in words; none if it is legal.

    Board and spaces, known kinds, depths, stack limits, tokens that can lie together, dwellers
    that are known, not negative, and supported (R18: it holds whenever a step is done).
    """
    shape = [len(row) for row in reef.board]
    if shape != [len(COLUMNS)] * len(ROWS) or set("".join(reef.board)) - set(LIMITS):
        return ["the board is not six rows of five letters S, M, D"]
    found = [f"alga outside the board: {space}" for space in sorted(reef.algae - set(SPACES))]
    for space in sorted(reef.stacks):
        if space not in SPACES:
            found.append(f"builders outside the board: {space}")
        else:
            found += _wrong_stack(reef, space, standing_stacks=standing_stacks)
    for name, number in reef.dwellers.items():
        if name not in DWELLERS or number < 0:
            found.append(f"dwellers: {number} of {name}")
    if not found and overflow(reef):
        found.append(f"{reef.number_of_dwellers()} dwellers on a support of {support(reef)}")
    return found


def random_reef(random: Random, board: str | None = None, *, standing_stacks: bool = False) -> Reef:
    """Draw a legal reef: builders with mutations, stacks, algae anywhere, supported dwellers.

    Parameters
    ----------
    random : random.Random
        Source of chance.
    board : str, optional
        Id of one of the five boards; drawn if not given.
    standing_stacks : bool
        Whether stacks grow by that variation's depths (R30).
    """
    reef = new_reef(board or random.choice(sorted(BOARDS)))
    pool = random.sample(sorted(KINDS), random.randint(1, len(KINDS)))
    for _ in range(random.choice([0, 5, 15, 30, 60])):
        builder = Builder(random.choice(pool))
        for _ in range(random.choice([0, 0, 1, 2, 5])):
            builder = mutate(builder, random.randint(1, 12))
        places = legal_spaces(
            reef, builder.kind, free_stacking=True, standing_stacks=standing_stacks
        )
        if places.spaces:
            reef = settle(reef, random.choice(sorted(places.spaces)), builder)
    reef.algae = set(random.sample(SPACES, random.choice([0, 0, 3, 8, 20, 30])))
    for _ in range(random.randint(0, support(reef))):
        name = random.choice(random.choice([DWELLERS, ("urchin",)]))
        reef.dwellers[name] = reef.dwellers.get(name, 0) + 1
    return reef
