"""How to play, and the cheat sheets."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from reefkit.games.reef.content import Content
from reefkit.games.reef.flow import ROUND
from reefkit.labs.lesson.lab import HowStep as Step
from reefkit.labs.lesson.lab import Values
from reefkit.labs.reef.board_picture import acts
from reefkit.labs.reef.scene import Part, ReefSession, Scene
from reefkit.labs.reef.setup_charts import TRAITS, content_of, trait_rows
from reefkit.match.errors import reject
from reefkit.text import Message, message

CHEAT_SHEETS = ("traits", "order")


class _SpaceTile(NamedTuple):
    """A space of an illustration, or an organism alone if `depth` is empty."""

    depth: Literal["S", "M", "D", ""]
    art: str = ""
    state: Literal["", "died", "lived"] = ""
    mark: str = ""
    alga: bool = False


@acts.on("print-sheet")
def _print_sheet(session: ReefSession, sheet: Annotated[str, Meta(max_length=20)]) -> None:
    if sheet not in CHEAT_SHEETS:
        raise reject("lab-not-understood")
    session.printing = f"sheet-{sheet}"


def how_steps(content: Content) -> tuple[Step, ...]:
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
    _SpaceTile("D", "platy-coral"),
    _SpaceTile("M", "bivalve"),
    _SpaceTile("M", "soft-sponge"),
    _SpaceTile("S", "branching-coral"),
    _SpaceTile("S"),
)

_GROW = (
    _SpaceTile("", "fish"),
    _SpaceTile("S", "fleshy-alga"),
    _SpaceTile("S", "fleshy-alga"),
    _SpaceTile("M", "finger-coral", mark="heat"),
    _SpaceTile("M", "boulder-coral", mark="weaker"),
)

_SPREAD = (
    _SpaceTile("S", "finger-coral", mark="heat"),
    _SpaceTile("S", "finger-coral", mark="heat"),
    _SpaceTile("M", "finger-coral", mark="heat"),
    _SpaceTile("M", "carbonate-alga"),
    _SpaceTile("D", "carbonate-alga"),
)

_CATASTROPHE = (
    _SpaceTile("S", "branching-coral", "died"),
    _SpaceTile("S", "boulder-coral", "lived"),
    _SpaceTile("S", "encrusting-sponge", "lived"),
    _SpaceTile("M", "platy-coral", "died"),
    _SpaceTile("D", "platy-coral", "lived"),
)

_SURVEY = (
    _SpaceTile("", "urchin"),
    _SpaceTile("S", "boulder-coral"),
    _SpaceTile("S", "microbialite"),
    _SpaceTile("M", "bryozoan"),
    _SpaceTile("M", "fleshy-alga"),
)

_WIN = (
    _SpaceTile("", "snail"),
    _SpaceTile("D", "carbonate-sponge"),
    _SpaceTile("M", "carbonate-alga"),
    _SpaceTile("S", "microbialite"),
    _SpaceTile("", "fish"),
)

SELECTION = tuple(f"how-selection-{number}" for number in range(1, 6))


def how(scene: Scene) -> tuple[Step, ...]:
    return how_steps(content_of(scene))


def how_values(scene: Scene) -> Values:
    """Return the steps on selection from round 2 on, when students have met it."""
    met = scene.has_table and (scene.round > 1 or scene.over)
    return {"selection": SELECTION if met else ()}


def phases(content: Content) -> tuple[Step, ...]:
    numbers = content.rules.numbers
    values = {
        "dwellers": {"recruiters": numbers.recruiters_per_dweller},
        "algae": {"algae": numbers.algae_each_round},
        "mutations": {"mutations": numbers.mutations_each_round},
        "spawning": {"eaters": numbers.juvenile_eaters_tolerated},
        "triangle": {"juveniles": numbers.triangle_juveniles},
    }
    return tuple(Step(f"sheet-phase-{name}", (), values.get(name, {})) for name in ROUND)


def _score_lines(content: Content) -> tuple[tuple[Message, int], ...]:
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


def _render_sheets(scene: Scene) -> str:
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
        score=_score_lines(content),
    )


SHEETS_PART = Part("sheets", _render_sheets, acts)
