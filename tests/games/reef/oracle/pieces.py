"""The pieces of Reef Survivor as plain objects: traits of the builders, and what a mutation does.

Written from the rules page alone (section 1, rulings R2-R4), so that the array engine can be held
against a reading of the rules that shares no code with it.
"""

from dataclasses import dataclass

SKELETONS = ("delicate", "normal", "strong")
TOLERANCES = frozenset({"acid", "cold", "heat", "low-oxygen", "nutrients", "sediment"})
POSITIVE = TOLERANCES | {"stronger", "more"}
TOKENS = POSITIVE | {"weaker", "fewer"}
DWELLERS = ("fish", "snail", "urchin")

# Everything except weaker and fewer is kept once; these pairs cancel, and both tokens go.
OPPOSITE = {"stronger": "weaker", "weaker": "stronger", "more": "fewer", "fewer": "more"}

ROLLS: dict[int, tuple[str, ...]] = {
    1: ("stronger",),
    2: ("acid", "weaker"),
    3: ("more",),
    4: ("fewer",),
    5: ("cold",),
    6: ("heat",),
    7: ("low-oxygen",),
    8: ("heat", "weaker"),
    9: ("nutrients",),
    10: ("sediment",),
    11: ("low-oxygen", "fewer"),
    12: (),
}


@dataclass(frozen=True)
class Kind:
    """One row of the table of builders (rules, section 1)."""

    depths: str  #: Letters of the depths it can live in, out of ``"SMD"``.
    skeleton: str  #: Inherent skeleton: ``"delicate"``, ``"normal"`` or ``"strong"``.
    #: ``carbonate``, ``zooxanthellae``, ``encruster``, ``recruiter``, ``coral``: The yes-or-no
    #: columns of the table.
    carbonate: bool = False
    zooxanthellae: bool = False
    encruster: bool = False
    recruiter: bool = False
    coral: bool = False
    tolerant: frozenset[str] = frozenset()  #: frozenset of str. Inherent tolerances (R4).


def _coral(depths: str, skeleton: str) -> Kind:
    return Kind(depths, skeleton, carbonate=True, zooxanthellae=True, recruiter=True, coral=True)


KINDS: dict[str, Kind] = {
    "boulder-coral": _coral("SMD", "strong"),
    "branching-coral": _coral("S", "normal"),
    "finger-coral": _coral("SMD", "normal"),
    "platy-coral": _coral("MD", "delicate"),
    # R2: no skeleton to break, so normal and not carbonate.
    "soft-sponge": Kind("SMD", "normal", tolerant=frozenset({"cold"})),
    "carbonate-sponge": Kind("SMD", "strong", carbonate=True),
    "encrusting-sponge": Kind("SMD", "strong", carbonate=True, encruster=True),
    "carbonate-alga": Kind("SMD", "strong", carbonate=True, encruster=True, recruiter=True),
    "bivalve": Kind("MD", "normal", carbonate=True, zooxanthellae=True, recruiter=True),
    "bryozoan": Kind("MD", "delicate", carbonate=True, tolerant=frozenset({"cold"})),
    # R3: domes of solid rock, but no skeleton of its own, so strong and not carbonate.
    "microbialite": Kind(
        "SM", "strong", tolerant=frozenset({"low-oxygen", "nutrients", "sediment"})
    ),
}


@dataclass(frozen=True)
class Builder:
    """One reef builder: its kind and the mutation tokens that lie on it."""

    kind: str
    tokens: frozenset[str] = frozenset()


def skeleton(builder: Builder) -> str:
    """Value of a builder's skeleton: inherent, moved by its mutation, held in the scale (R19)."""
    step = SKELETONS.index(KINDS[builder.kind].skeleton)
    if "stronger" in builder.tokens:
        step = step + 1
    if "weaker" in builder.tokens:
        step = step - 1
    return SKELETONS[max(0, min(step, 2))]


def tolerates(builder: Builder, what: str) -> bool:
    """Whether a builder tolerates `what`, by mutation or by nature (R4).

    Raises
    ------
    ValueError
        If `what` is not the name of a tolerance.
    """
    if what not in TOLERANCES:
        message = f"no such tolerance: {what!r}"
        raise ValueError(message)
    return what in builder.tokens or what in KINDS[builder.kind].tolerant


def offspring(builder: Builder) -> int:
    """Juveniles a round: fewer 0, normal 1, more 2."""
    if "fewer" in builder.tokens:
        return 0
    if "more" in builder.tokens:
        return 2
    return 1


def breaks(builder: Builder) -> bool:
    """Whether waves break it: neither an encruster nor of strong skeleton (R19)."""
    return not KINDS[builder.kind].encruster and skeleton(builder) != "strong"


def _gain(builder: Builder, token: str) -> Builder:
    """Return one trait of a roll: it may do nothing, cancel its opposite, or leave a token."""
    kind = KINDS[builder.kind]
    if token in builder.tokens or token in kind.tolerant:
        return builder
    if token in OPPOSITE and OPPOSITE[token] in builder.tokens:
        return Builder(builder.kind, builder.tokens - {OPPOSITE[token]})
    end_of_scale = {"weaker": "delicate", "stronger": "strong"}
    if end_of_scale.get(token) == kind.skeleton:
        return builder
    return Builder(builder.kind, builder.tokens | {token})


def mutate(builder: Builder, roll: int) -> Builder:
    """Return the builder after one roll of the twelve-sided die.

    A roll of two traits gives each by itself: 2 and 8 give their tolerance even where the skeleton
    does not change, and 11 likewise.

    Raises
    ------
    ValueError
        If `roll` is not 1 to 12.
    """
    if roll not in ROLLS:
        message = f"a twelve-sided die does not show {roll!r}"
        raise ValueError(message)
    for token in ROLLS[roll]:
        builder = _gain(builder, token)
    return builder
