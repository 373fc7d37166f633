"""How to play, and the cheat sheets: two whole pages, made from the content."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

from reefkit.games.reef.content import Content
from reefkit.games.reef.flow import ROUND
from reefkit.labs.acts import Acts
from reefkit.labs.lesson.front import HowStep as Step
from reefkit.labs.lesson.front import Values
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.labs.reef.traits import TRAITS, content_of, trait_rows
from reefkit.match.errors import reject
from reefkit.text import Message, message

acts = Acts()
SHEETS = ("traits", "order")


class SheetName(Struct, frozen=True):
    """A cheat sheet."""

    sheet: Annotated[str, Meta(max_length=20)]


class Tile(NamedTuple):
    """A space of an illustration: its water, who stands there, how, and with which mark."""

    depth: Literal["S", "M", "D", ""]
    art: str = ""
    state: Literal["", "died", "lived"] = ""
    mark: str = ""
    alga: bool = False


@acts.on("print-sheet", SheetName)
def print_sheet(session: ReefSession, values: SheetName) -> None:
    """Ask the page to print one cheat sheet."""
    if values.sheet not in SHEETS:
        raise reject("lab-not-understood")
    session.ui.printing = f"sheet-{values.sheet}"


# -- how to play ---------------------------------------------------------------------------------


def steps(content: Content) -> tuple[Step, ...]:
    """Give the steps of the game as pictures, with the numbers in force."""
    numbers, options = content.rules.numbers, content.rules.options
    return (
        Step("how-set-up", _SET_UP, {"founders": numbers.founders}),
        Step(
            "how-grow",
            _GROW,
            {
                "recruiters": numbers.recruiters_per_dweller,
                "algae": numbers.algae_each_round,
                "mutations": numbers.mutations_each_round,
            },
        ),
        Step("how-spread", _SPREAD, {}),
        Step("how-catastrophe", _CATASTROPHE, {}),
        Step("how-survey", _SURVEY, {}),
        Step("how-win", _WIN, {"rounds": options.rounds}),
    )


_SET_UP = (
    Tile("D", "platy-coral"),
    Tile("M", "bivalve"),
    Tile("M", "soft-sponge"),
    Tile("S", "branching-coral"),
    Tile("S"),
)
_GROW = (
    Tile("", "fish"),
    Tile("S", "fleshy-alga"),
    Tile("S", "fleshy-alga"),
    Tile("M", "finger-coral", mark="heat"),
    Tile("M", "boulder-coral", mark="weaker"),
)
_SPREAD = (
    Tile("S", "finger-coral", mark="heat"),
    Tile("S", "finger-coral", mark="heat"),
    Tile("M", "finger-coral", mark="heat"),
    Tile("M", "carbonate-alga"),
    Tile("D", "carbonate-alga"),
)
_CATASTROPHE = (
    Tile("S", "branching-coral", "died"),
    Tile("S", "boulder-coral", "lived"),
    Tile("S", "encrusting-sponge", "lived"),
    Tile("M", "platy-coral", "died"),
    Tile("D", "platy-coral", "lived"),
)
_SURVEY = (
    Tile("", "urchin"),
    Tile("S", "boulder-coral"),
    Tile("S", "microbialite"),
    Tile("M", "bryozoan"),
    Tile("M", "fleshy-alga"),
)
_WIN = (
    Tile("", "snail"),
    Tile("D", "carbonate-sponge"),
    Tile("M", "carbonate-alga"),
    Tile("S", "microbialite"),
    Tile("", "fish"),
)
SELECTION = tuple(f"how-selection-{number}" for number in range(1, 6))


def how(scene: Scene) -> tuple[Step, ...]:
    """Give the steps, by the content in force."""
    return steps(content_of(scene))


def how_values(scene: Scene) -> Values:
    """Give what stands below the steps."""
    del scene
    return {"selection": SELECTION}


# -- cheat sheets --------------------------------------------------------------------------------


def phases(content: Content) -> tuple[Step, ...]:
    """Give the phases of a round in order, with the numbers in force."""
    numbers = content.rules.numbers
    values = {
        "dwellers": {"recruiters": numbers.recruiters_per_dweller},
        "algae": {"algae": numbers.algae_each_round},
        "mutations": {"mutations": numbers.mutations_each_round},
        "spawning": {"eaters": numbers.juvenile_eaters_tolerated},
        "triangle": {"juveniles": numbers.triangle_juveniles},
    }
    return tuple(Step(f"sheet-phase-{name}", (), values.get(name, {})) for name in ROUND)


def score_lines(content: Content) -> tuple[tuple[Message, int], ...]:
    """Give what a survey counts, and the points for it."""
    score = content.rules.score
    return (
        (message("sheet-score-builder"), score.builder),
        (message("sheet-score-dweller"), score.dweller),
        (message("sheet-score-type"), score.type),
        (message("sheet-score-alga"), score.alga),
        (message("sheet-score-resilience", count=score.resilience_builders), score.resilience),
        (message("sheet-score-three-d", count=score.three_d_stacks), score.three_d),
        (message("sheet-score-coastal", count=score.coastal_rows), score.coastal),
    )


def render_sheets(scene: Scene) -> str:
    """Draw the cheat sheets, when they are open."""
    if scene.ui.page != "sheets":
        return ""
    content = content_of(scene)
    limits = content.rules.numbers.stack_limits
    return scene.render(
        "sheets.html",
        rows=trait_rows(content),
        traits=(*TRAITS, "coral"),
        dwellers=content.dwellers,
        rolls=[(roll, content.mutations.roll.get(str(roll), ())) for roll in range(1, 13)],
        tokens=content.mutations.token,
        limits={"shallow": limits["S"], "medium": limits["M"], "deep": limits["D"]},
        eaters=content.rules.numbers.juvenile_eaters_tolerated,
        phases=phases(content),
        schedule=content.rules.schedule.cards,
        score=score_lines(content),
    )


SHEETS_PART = Part("sheets", render_sheets, acts)
