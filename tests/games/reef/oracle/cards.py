"""What each of the 22 catastrophe cards does to one reef, before anything is carried out.

Section 4 of the rules page, with rulings R8-R11, R15, R16, R19, R20 and R23.
"""

from collections import Counter
from collections.abc import Callable

from .board import COLUMNS, ROWS, SPACES, Reef, Space, Spot, algae_to_place, nearest_without_alga
from .fates import Fate
from .pieces import KINDS, Builder, breaks, skeleton, tolerates


def _lost(reef: Reef, name: str) -> dict[str, int]:
    number = reef.dwellers.get(name, 0)
    return {name: number} if number else {}


def _half(pool: set[Spot]) -> Fate:
    """Half of the candidates, pooled over all depths and rounded down once (R23)."""
    return Fate(pool=pool, pool_deaths=len(pool) // 2)


def _overgrown_row(reef: Reef) -> list[Space]:
    """Row 1 at the land, without what has an alga or a nutrient-tolerant top (R10, R11)."""
    if not reef.land:
        return []
    spared = {space for space, top in reef.topmost() if tolerates(top, "nutrients")}
    row = [(1, column) for column in COLUMNS]
    return [space for space in row if space not in reef.algae and space not in spared]


def _predator(reef: Reef) -> Fate:
    return Fate(dwellers_lost=_lost(reef, "fish"), algae_to_choose=algae_to_place(reef, 3))


def _nutrification(reef: Reef) -> Fate:
    return Fate(algae_placed=_overgrown_row(reef))


def _pollution(reef: Reef) -> Fate:
    deaths = set()
    for (row, column), top in reef.topmost():
        spared = tolerates(top, "nutrients") or tolerates(top, "sediment")
        if reef.land and row in {1, 2} and KINDS[top.kind].zooxanthellae and not spared:
            deaths.add((row, column, 0))
    return Fate(deaths=deaths)


def _half_of_depth(reef: Reef, depth: str, tolerance: str) -> Fate:
    """Half of the topmost builders of one depth that lack a tolerance (R9)."""
    return _half(
        {
            (row, column, 0)
            for (row, column), top in reef.topmost()
            if reef.depth((row, column)) == depth and not tolerates(top, tolerance)
        }
    )


def _deep_freeze(reef: Reef) -> Fate:
    return _half_of_depth(reef, "D", "cold")


def _heatwave(reef: Reef) -> Fate:
    return _half_of_depth(reef, "S", "heat")


def _hurricane_near_miss(reef: Reef) -> Fate:
    return Fate(dwellers_lost=_lost(reef, "urchin"), algae_placed=_overgrown_row(reef))


def _hurricane_hit(reef: Reef) -> Fate:
    deaths = set()
    for (row, column), top in reef.topmost():
        depth = reef.depth((row, column))
        if (depth == "S" and breaks(top)) or (depth == "M" and skeleton(top) == "delicate"):
            deaths.add((row, column, 0))
    return Fate(deaths=deaths)


def _gale_force_winds(reef: Reef) -> Fate:
    return Fate(
        deaths={
            (row, column, 0)
            for (row, column), top in reef.topmost()
            if reef.depth((row, column)) == "S" and (breaks(top) or not reef.land)
        }
    )


def _urchin_disease(reef: Reef) -> Fate:
    return Fate(dwellers_lost=_lost(reef, "urchin"), algae_to_choose=algae_to_place(reef, 2))


def _coral_disease(reef: Reef) -> Fate:
    """All topmost builders of the most abundant coral type; a tie is the owner's (R23)."""
    counts = Counter(top.kind for _, top in reef.topmost() if KINDS[top.kind].coral)
    if not counts:
        return Fate()
    most = max(counts.values())
    alternatives = [
        {(row, column, 0) for (row, column), top in reef.topmost() if top.kind == kind}
        for kind in KINDS
        if counts[kind] == most
    ]
    if len(alternatives) == 1:
        return Fate(deaths=alternatives[0])
    return Fate(alternatives=alternatives)


def _spring_hypoxia(reef: Reef) -> Fate:
    """Row 1, each builder of a stack by its own traits (R16)."""
    return Fate(
        deaths={
            spot
            for spot, builder in reef.spots()
            if reef.land and spot[0] == 1 and not tolerates(builder, "low-oxygen")
        }
    )


def _tsunami(reef: Reef) -> Fate:
    return _half(
        {
            (row, column, 0)
            for (row, column), top in reef.topmost()
            if reef.depth((row, column)) in {"S", "M"} and breaks(top)
        }
    )


def _recruitment_problem(_reef: Reef) -> Fate:
    return Fate(no_recruits_next_round=True)


def _invasive_species(reef: Reef, row: int) -> Fate:
    return Fate(
        deaths={spot for spot, _ in reef.spots() if spot[0] == row},
        algae_removed={space for space in reef.algae if space[0] == row},
        builders_placed={(row, column): Builder("finger-coral") for column in COLUMNS},
    )


def _invasive_fleshy_algae(reef: Reef, row: int) -> Fate:
    """Five algae from column 1 to 5; each sees those placed before it (R5)."""
    filling = reef.copy()
    placed = []
    for column in COLUMNS:
        space = nearest_without_alga(filling, (row, column), empty_first=False)
        if space is not None:
            filling.algae.add(space)
            placed.append(space)
    return Fate(algae_placed=placed)


def _reproductive_stress(reef: Reef) -> Fate:
    return Fate(
        tokens_lost={(*spot, "more") for spot, builder in reef.spots() if "more" in builder.tokens}
    )


def _bad_luck(_reef: Reef) -> Fate:
    return Fate(cards_to_draw=2)


def _calm_seas(_reef: Reef) -> Fate:
    return Fate()


def _carbon_dioxide_pulse(reef: Reef) -> Fate:
    deaths = set()
    for (row, column), top in reef.topmost():
        depth = reef.depth((row, column))
        safe = tolerates(top, "acid") and (depth == "D" or tolerates(top, "heat"))
        if depth in {"D", "S"} and KINDS[top.kind].carbonate and not safe:
            deaths.add((row, column, 0))
    return Fate(deaths=deaths, dwellers_lost=_lost(reef, "snail"))


def _oceanic_anoxic_event(reef: Reef) -> Fate:
    return Fate(
        deaths={
            spot
            for spot, builder in reef.spots()
            if reef.depth(spot[:2]) == "D" and not tolerates(builder, "low-oxygen")
        }
    )


def _corrosive_waters(reef: Reef) -> Fate:
    deaths = set()
    for spot, builder in reef.spots():
        safe = tolerates(builder, "cold") or tolerates(builder, "acid")
        if reef.depth(spot[:2]) == "D" and KINDS[builder.kind].carbonate and not safe:
            deaths.add(spot)
    return Fate(deaths=deaths)


def _glaciation(reef: Reef) -> Fate:
    """Everything shallow, fleshy algae too (R20)."""
    shallow = {space for space in SPACES if reef.depth(space) == "S"}
    return Fate(
        deaths={spot for spot, _ in reef.spots() if spot[:2] in shallow},
        algae_removed=reef.algae & shallow,
    )


SHORT_TERM: dict[str, Callable[[Reef], Fate]] = {
    "predator-on-the-loose": _predator,
    "nutrification": _nutrification,
    "pollution": _pollution,
    "deep-freeze": _deep_freeze,
    "heatwave": _heatwave,
    "hurricane-near-miss": _hurricane_near_miss,
    "hurricane-hit": _hurricane_hit,
    "gale-force-winds": _gale_force_winds,
    "urchin-disease": _urchin_disease,
    "coral-disease": _coral_disease,
    "spring-hypoxia": _spring_hypoxia,
    "tsunami": _tsunami,
    "recruitment-problem": _recruitment_problem,
    "reproductive-stress": _reproductive_stress,
    "bad-luck": _bad_luck,
    "calm-seas": _calm_seas,
}
ROLLED: dict[str, Callable[[Reef, int], Fate]] = {
    "invasive-species": _invasive_species,
    "invasive-fleshy-algae": _invasive_fleshy_algae,
}
LONG_TERM: dict[str, Callable[[Reef], Fate]] = {
    "carbon-dioxide-pulse": _carbon_dioxide_pulse,
    "oceanic-anoxic-event": _oceanic_anoxic_event,
    "corrosive-waters": _corrosive_waters,
    "glaciation": _glaciation,
}
CARDS = (*SHORT_TERM, *ROLLED, *LONG_TERM)


def row_of_roll(roll: int) -> int:
    """Row that a twelve-sided die names; 7 to 12 count as 1 to 6."""
    return roll if roll in ROWS else roll - len(ROWS)


def fate(reef: Reef, card: str, roll: int | None = None) -> Fate:
    """Return what a card does to a reef.

    Parameters
    ----------
    reef : Reef
        The reef as it stands when the card is drawn.
    card : str
        Id of the card.
    roll : int, optional
        The reef's roll of 1 to 12, needed by the two *Invasive* cards and by no other.

    Raises
    ------
    ValueError
        If the card is unknown, or a roll is missing, out of range, or not asked for.
    """
    if card in ROLLED:
        if roll is None or not 1 <= roll <= 12:
            message = f"{card} needs a roll of 1 to 12, not {roll!r}"
            raise ValueError(message)
        return ROLLED[card](reef, row_of_roll(roll))
    known = SHORT_TERM | LONG_TERM
    if card not in known or roll is not None:
        message = f"no such card without a roll: {card!r}, {roll!r}"
        raise ValueError(message)
    return known[card](reef)
