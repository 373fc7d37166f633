"""Boards for tests and for looking at: one with every state, and one as in the middle of a game."""

from itertools import cycle

from reefkit.widgets.board import Picture, Piece, Space

DEPTHS = ("DDDDD", "MMMMM", "SSMSS", "MDDDM", "MMMMM", "SSSSS")
BUILDERS = (
    "boulder-coral",
    "branching-coral",
    "finger-coral",
    "platy-coral",
    "soft-sponge",
    "carbonate-sponge",
    "encrusting-sponge",
    "carbonate-alga",
    "bivalve",
    "bryozoan",
    "microbialite",
)
WORDS = {"S": "shallow", "M": "medium", "D": "deep"}


def space(row: int, column: int, **given: object) -> Space:
    """Return a space of the test's board."""
    depth = DEPTHS[6 - row][column - 1]
    said = ", ".join([f"row {row}, column {column}", WORDS[depth], *sorted(given)])
    stack = tuple(
        each if isinstance(each, Piece) else Piece(each) for each in given.pop("stack", ())
    )  # type: ignore[attr-defined]
    states = frozenset(given.pop("states", "").split())  # type: ignore[attr-defined]
    return Space(row, column, depth, said, stack, states=states, **given)  # type: ignore[arg-type]


def board(
    spaces: dict[tuple[int, int], dict[str, object]], swimmers: tuple[tuple[str, str], ...] = ()
) -> Picture:
    """Return a picture of the test's board of 6 rows and 5 columns."""
    places = [(row, column) for row in range(6, 0, -1) for column in range(1, 6)]
    return Picture(
        tuple(space(*place, **spaces.get(place, {})) for place in places),
        "Your reef",
        ocean="open ocean",
        shore="land",
        swimmers=swimmers,
    )


def play() -> Picture:
    """Return a board in the middle of a game, as the art direction shows one."""
    alga: dict[str, object] = {"alga": True}
    free: dict[str, object] = {"states": "selectable"}
    return board(
        {
            (6, 1): {"stack": ("platy-coral", "finger-coral", "bivalve")},
            (6, 2): {"stack": (Piece("bivalve", ("more",)),)},
            (6, 3): {"stack": ("soft-sponge",)},
            (6, 4): {"stack": ("carbonate-sponge",)},
            (6, 5): alga,
            (5, 1): {"stack": (Piece("platy-coral", ("acid",)),)},
            (5, 2): {"stack": (Piece("finger-coral", ("heat",)),)},
            (5, 3): {"stack": ("platy-coral", "bryozoan")},
            (5, 4): alga,
            (5, 5): {"stack": (Piece("boulder-coral", ("more",)),)},
            (4, 1): free,
            (4, 2): {"stack": ("branching-coral",), "states": "settled"},
            (4, 3): {"stack": (Piece("finger-coral", ("heat",)),)},
            (4, 4): free,
            (4, 5): free,
            (3, 1): {"stack": ("bivalve",)},
            (3, 2): {"stack": ("platy-coral", "finger-coral", "finger-coral")},
            (3, 3): {"stack": (Piece("soft-sponge", ("weaker",)),)},
            (3, 4): {},
            (3, 5): {"stack": (Piece("boulder-coral", ("more",)),)},
            (2, 1): {"stack": ("finger-coral",)},
            (2, 2): {"stack": ("carbonate-alga",)},
            (2, 3): {"stack": (Piece("boulder-coral", ("more", "heat")),)},
            (2, 4): alga,
            (2, 5): {"stack": ("platy-coral", "boulder-coral")},
            (1, 1): alga,
            (1, 2): {"stack": ("boulder-coral",), "alga": True},
            (1, 4): {"stack": ("microbialite",)},
            (1, 5): free,
        },
        (("3/1", "fish"), ("3/2", "fish"), ("3/3", "snail"), ("3/4", "urchin")),
    )


def states() -> Picture:
    """Return a board that shows every state, and every organism in it."""
    arts = cycle(BUILDERS)
    marks = ("stronger", "acid", "more", "cold", "heat")
    said: dict[tuple[int, int], dict[str, object]] = {}
    for column, state in enumerate(
        ("predicted", "died", "died right", "predicted wrong", "chosen"), 1
    ):
        said[6, column] = {"stack": (next(arts),), "states": state}
        said[5, column] = {
            "stack": (Piece(next(arts), marks[:column]),),
            "states": "selectable" * (column == 5),
        }
        said[4, column] = {"stack": (next(arts), next(arts)), "states": state}
        said[3, column] = {"stack": tuple(next(arts) for _ in range(3))}
        said[2, column] = {"stack": (Piece(next(arts), ("weaker", "fewer")),), "alga": True}
    said[3, 1]["states"] = "selectable"
    said[3, 2]["states"] = "settled"
    said[2, 5]["states"] = "died"
    said[1, 2] = {"states": "selectable"}
    said[1, 3] = {"alga": True, "states": "chosen"}
    said[1, 4] = {"stack": ("a-teachers-own",)}
    said[1, 5] = {"alga": True}
    return board(said)
