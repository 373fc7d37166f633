"""The board and what stands round it: neighbours, stories, phases, help, and whole pages.

The boards that questions show are drawn by it too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Annotated, Literal, NamedTuple, cast
from weakref import WeakKeyDictionary

import numpy as np
from msgspec import Meta

from reefkit.assess.items import ReefPicture
from reefkit.games.reef import (
    content as stored,
)
from reefkit.games.reef import (
    explain,
)
from reefkit.games.reef import (
    picture as pictures,
)
from reefkit.games.reef.content import COLUMNS, DEPTHS, ROWS, Content
from reefkit.games.reef.flow import ROUND
from reefkit.games.reef.state import WATER, Lookups, Reefs
from reefkit.labs.lesson.lab import HowStep as Step
from reefkit.labs.lesson.lab import Values
from reefkit.labs.lesson.parts import pages
from reefkit.labs.lesson.scene import board_cache_key
from reefkit.labs.question_view import ON_BOARD, QuestionView
from reefkit.labs.reef import catastrophe, sums
from reefkit.labs.reef.scene import Marks, Part, ReefSession, Scene, StepControls
from reefkit.labs.reef.setup import TRAITS, content_of, trait_rows
from reefkit.labs.session import Acts
from reefkit.labs.storage import SeatNumber
from reefkit.match.errors import reject
from reefkit.text import Catalogue, Message, message, once
from reefkit.widgets.board import Board
from reefkit.widgets.board.drawing import Depth, Picture, Piece, Space, State
from reefkit.widgets.board.small import small_board_svg

# ---- The board's picture: what stands in each space, in what state, and its text equivalent

acts = Acts()
CODES: tuple[Depth, ...] = ("S", "M", "D")
_NONE: frozenset[State] = frozenset()
MOST_DRAWN = 3
"""Dwellers of one type that swim on the board; the count stands beside it."""


@acts.on("pick")
def _pick(
    session: ReefSession,
    row: Annotated[int, Meta(ge=1, le=ROWS)],
    column: Annotated[int, Meta(ge=1, le=COLUMNS)],
) -> None:
    space = (row, column)
    session.ui.about = space
    scene = session.scene()
    control = scene.control if scene.has_table else None
    if control is None or not scene.own_reef:
        return
    if space in control.marks(scene):
        control.pick(session, scene, space)
        return
    why = control.why_not(scene, space)
    if why is not None:
        session.refuse(why)


@acts.on("focus")
def _focus(
    session: ReefSession,
    row: Annotated[int, Meta(ge=1, le=ROWS)],
    column: Annotated[int, Meta(ge=1, le=COLUMNS)],
) -> None:
    session.ui.about = (row, column)


def picture(scene: Scene) -> Picture:
    control = scene.control
    if control is None:
        return picture_of(scene, scene.shown_seat)
    died = control is catastrophe.AFTERMATH and scene.replaying and scene.shown_seat == scene.seat
    marks = control.marks(scene) if scene.own_reef or died else {}
    return picture_of(scene, scene.shown_seat, control=control, marks=marks)


def picture_of(
    scene: Scene,
    seat: int,
    *,
    control: StepControls | None = None,
    marks: Marks | None = None,
    small: bool = False,
) -> Picture:
    reefs = (control.reefs(scene) if control is not None else scene.open_reefs)[seat]
    found = marks or {}
    spaces = [
        replace(space, states=found.get((space.row, space.column), _NONE))
        for space in spaces_of(scene.play.lookups, reefs)
    ]
    if not small:  # a small one is looked at as a whole
        spaces = [
            replace(
                space,
                label=space_label(scene.say, space),
                letter=_depth_letter(scene.say, space.depth),
            )
            for space in spaces
        ]
    title = scene.say.render(message("board-of", player=scene.name(seat)))
    return Picture(
        spaces=tuple(spaces),
        title=title,
        ocean=scene.say.render(message("board-ocean")),
        shore=scene.say.render(message("board-land" if reefs.land else "board-ocean")),
        land=bool(reefs.land),
        swimmers=() if small else _swimmers(scene, reefs),
    )


def spaces_of(lookups: Lookups, reefs: Reefs) -> Iterator[Space]:
    # As lists: to take single numbers out of an array costs more than all else here.
    kind, genes = reefs.kind.tolist(), reefs.genes.tolist()
    alga, depth = reefs.alga.tolist(), reefs.depth.tolist()
    for row in range(ROWS):
        for column in range(COLUMNS):
            stack = tuple(
                Piece(lookups.builders[one], tuple(lookups.token_names(its)))
                for one, its in zip(kind[row][column], genes[row][column], strict=True)
                if one
            )
            water = CODES[depth[row][column]]
            yield Space(row + 1, column + 1, water, "", stack, bool(alga[row][column]), _NONE)


@lru_cache(maxsize=60)
def _depth_letter(say: Catalogue, depth: Depth) -> str:
    said = say.render(Message(f"traits-depth-{depth}.letter"))
    return "" if said == depth else said


def lettered(spaces: Iterable[Space], say: Catalogue) -> tuple[Space, ...]:
    return tuple(replace(each, letter=_depth_letter(say, each.depth)) for each in spaces)


@lru_cache(maxsize=600)
def space_label(say: Catalogue, space: Space) -> str:
    builders = [
        message(
            "board-builder",
            builder=Message(f"organism-{piece.art}"),
            tokens=_tokens(piece) or "none",  # by which every language chooses
        )
        for piece in space.stack
    ]
    words = message(
        "board-space",
        row=space.row,
        column=space.column,
        water=Message(WATER[CODES.index(space.depth)]),
        count=len(space.stack),
        builders=builders,
        alga=int(space.alga),
    )
    also = [say.render(Message(f"board-state-{state}")) for state in sorted(space.states)]
    return ", ".join([say.render(words), *also])


def _tokens(piece: Piece) -> list[Message]:
    return [Message(f"token-{name}") for name in piece.marks]


def _swimmers(scene: Scene, reefs: Reefs) -> tuple[tuple[str, str], ...]:
    when = f"{scene.state.round}-{scene.phase}"
    return tuple(
        (f"{name}-{number}-{when}", name)
        for name, count in zip(scene.play.lookups.dwellers, reefs.dwellers, strict=True)
        for number in range(min(int(count), MOST_DRAWN))
    )


# ---- The board of the page


LARGEST_AT_PLAY = 78
"""The width of a space at play, in a window that is higher than a laptop's."""


class Stage:
    """The board of the page: the reef that is shown, or the one that a whole page sets up.

    `pages`: Whole pages that have the board on them, each with its picture. Touching a space there
    is the act ``<page>-pick``.
    """

    def __init__(
        self, session: ReefSession, pages: Mapping[str, Callable[[Scene], Picture]]
    ) -> None:
        self._session = session
        self._pages = pages
        self._settles = False
        self._struck = ""
        self.widget = Board(largest=LARGEST_AT_PLAY)
        self.widget.add_class("rk-at-board")
        self.widget.on_pick(self._touched)
        self.widget.on_focus(
            lambda row, column: session.do("focus", {"row": row, "column": column})
        )

    def _touched(self, row: int, column: int) -> None:
        page = self._session.scene().page
        act = f"{page}-pick" if page in self._pages else "pick"
        self._session.do(act, {"row": row, "column": column})

    def show(self, scene: Scene) -> None:
        if scene.page in self._pages:
            self.widget.show(self._pages[scene.page](scene), still=True, within=scene.screen)
        elif scene.has_table:
            control = scene.control if scene.own_reef else None
            settled, self._settles = self._settles, control is not None and control.settles
            came = scene.hand.came if settled or self._settles else None
            self.widget.show(picture(scene), came=came, within=scene.screen)
            strike = None if control is None else control.strike(scene)
            if strike is not None and strike.key != self._struck:
                self._struck = strike.key
                self.widget.cross(strike.rows, strike.what)


# ---- The board of a question: to pick on, to place on, or to look at

LARGEST_AT_QUESTION = 47
"""The width of a space here: the board stands beside words, and is not the whole of the page."""
SIGNS: dict[str, State] = {"right": "right", "wrong": "wrong", "missed": "selectable"}


class AskBoard:
    """The board of a question, made when one first needs it."""

    def __init__(self, session: ReefSession) -> None:
        self.session = session
        self._board: Board | None = None

    def show(self, asked: QuestionView, say: Catalogue) -> Board | None:
        picture = _question_picture(asked, say)
        if picture is None:
            return None
        if self._board is None:
            self._board = Board(picture, largest=LARGEST_AT_QUESTION)
            self._board.add_class("rk-at-ask-board")
            self._board.on_pick(self._picked)
        else:
            self._board.show(picture, still=True)
        return self._board

    def _picked(self, row: int, column: int) -> None:
        self.session.do("ask-pick", {"row": row, "column": column})


@once
def _lookups() -> Lookups:
    return Lookups(stored.default())


def _question_picture(asked: QuestionView, say: Catalogue) -> Picture | None:
    shown = asked.shown
    reef = shown.picture if isinstance(shown.picture, ReefPicture) else None
    spaces = reef_spaces("\n".join(reef.rows)) if reef is not None else ()
    if shown.kind in ON_BOARD:
        spaces = spaces or bare_spaces(shown.board)
    if not spaces:
        return None
    return Picture(
        spaces=tuple(_space(asked, each, say) for each in spaces),
        title=say.render(shown.prompt),
        ocean=say.render(message("board-ocean")),
        shore=say.render(message("board-land")),
    )


def bare_spaces(rows: tuple[str, ...]) -> tuple[Space, ...]:
    """Return the spaces of an empty board; row 1 is the last line."""
    return tuple(
        Space(len(rows) - line, column, cast("Depth", depth), "")
        for line, letters in enumerate(rows)
        for column, depth in enumerate(letters, 1)
    )


@lru_cache(maxsize=64)
def reef_spaces(text: str) -> tuple[Space, ...]:
    lookups = _lookups()
    reefs = pictures.read(text, lookups)
    kind, genes, alga = reefs.kind.tolist(), reefs.genes.tolist(), reefs.alga.tolist()
    return tuple(
        Space(
            row + 1,
            column + 1,
            cast("Depth", DEPTHS[int(reefs.depth[row, column])]),
            "",
            tuple(
                Piece(lookups.builders[one], tuple(lookups.token_names(its)))
                for one, its in zip(kind[row][column], genes[row][column], strict=True)
                if one
            ),
            bool(alga[row][column]),
        )
        for row in range(reefs.depth.shape[0])
        for column in range(reefs.depth.shape[1])
    )


def _space(asked: QuestionView, space: Space, say: Catalogue) -> Space:
    at = (space.row, space.column)
    spots = {(each.row, each.column): each for each in (*asked.spaces, *asked.missed)}
    stack, states, said = space.stack, set[str](), []
    if at in spots:
        sign = spots[at].verdict
        chosen = sign != "missed"
        states |= {"chosen"} if chosen and not sign else set()
        states |= {SIGNS[sign]} if sign else set()
        said += [message("ask-space-chosen")] if chosen else []
        said += [Message(f"ask-mark-{sign}")] if sign else []
        if chosen and asked.shown.organism is not None:
            stack = (Piece(asked.shown.organism.id), *stack)
    words = space_label(say, Space(*at, space.depth, "", stack, space.alga))
    label = ", ".join([words, *(say.render(each) for each in said)])
    held = cast("frozenset[State]", frozenset(states))
    letter = _depth_letter(say, space.depth)
    return Space(*at, space.depth, label, stack, space.alga, held, letter=letter)


# ---- The other reefs of the table, small: who plays them, their points, whether they are ready


class _Neighbour(NamedTuple):
    """One small reef."""

    seat: int
    name: str
    points: int
    picture: str
    awaited: bool
    here: bool
    shown: bool


@acts.on("look")
def _look(session: ReefSession, seat: SeatNumber) -> None:
    seats = len(session.open_table.setup.seats)
    if seat >= seats:
        raise reject("lab-no-such-seat")
    session.ui.looking = None if seat == session.seat else seat
    session.ui.about = None


@acts.on("play-seat")
def _play_seat(session: ReefSession, seat: SeatNumber) -> None:
    session.choose_seat(seat)


def _neighbours(scene: Scene) -> list[_Neighbour]:
    points = scene.rules.points(scene.state)
    count = len(scene.seats)
    order = [(scene.seat + n) % count for n in range(1, count)]
    return [
        _Neighbour(
            seat,
            scene.name(seat),
            int(points[seat]),
            _small(scene, seat),
            seat in scene.awaited_seats,
            seat in scene.here,
            seat == scene.shown_seat,
        )
        for seat in order
    ]


def _small(scene: Scene, seat: int) -> str:
    """Draw one small reef, cached because most acts change only one's own reef."""
    reef = scene.open_reefs[seat]
    shown = (reef.kind, reef.genes, reef.alga, reef.depth, reef.land)
    key = b"".join(np.asarray(each).tobytes() for each in shown)
    known = _drawn.setdefault(scene.play.lookups, {})
    if key not in known:
        if len(known) >= _MOST_DRAWN:
            known.clear()
        known[key] = str(small_board_svg(picture_of(scene, seat, small=True)))
    return known[key]


_drawn: WeakKeyDictionary[Lookups, dict[bytes, str]] = WeakKeyDictionary()
_MOST_DRAWN = 24


def _render_neighbours(scene: Scene) -> str:
    if len(scene.seats) == 1:
        return ""
    mine = int(scene.rules.points(scene.state)[scene.seat])
    return scene.render("neighbours.html", others=_neighbours(scene), mine=mine)


NEIGHBOURS_PART = Part(
    "neighbours",
    _render_neighbours,
    acts,
    on=("play", "over"),
    reads=board_cache_key,
)


# ---- The story of a space: what it is, who stands there, what would kill it


@acts.on("story")
def _open_story(session: ReefSession) -> None:
    if session.ui.about is not None:
        session.ui.dialog = "story"


@acts.on("close-dialog")
def _close_story(session: ReefSession) -> None:
    session.ui.dialog = ""


def untold(scene: Scene) -> str:
    if scene.turn.card < 0 or scene.turn.step not in {"predict", "submit", "gate"}:
        return ""
    return scene.play.lookups.cards[scene.turn.card]


def _render_story(scene: Scene) -> str:
    if scene.ui.dialog != "story" or scene.ui.about is None or not scene.has_table:
        return ""
    story = explain.story(scene.play, scene.shown_seat, *scene.ui.about)
    return scene.render("story.html", story=story, untold=untold(scene))


STORY_PART = Part("dialog", _render_story, acts)


# ---- The bar below the head: the phases of the round, what is done of them and what is to come

GROUPS = (
    ("grow", ("dwellers", "algae", "mutations")),
    ("spread", ("spawning", "triangle", "migration", "settlement")),
    ("catastrophe", ("catastrophe",)),
    ("survey", ("survey",)),
)
"""The phases as students learn them: 1A–C, 2A–D, 3 and 4."""


class _PhaseStep(NamedTuple):
    """One step of the bar: which phase, which card of it, and whether it is done."""

    phase: str
    number: int
    standing: Literal["done", "now", "later", "skipped"]


@acts.on("phase-events")
def _phase_events(session: ReefSession, phase: Annotated[str, Meta(max_length=20)]) -> None:
    if phase in ROUND:
        session.ui.tab = "log"
        session.ui.settings["log-phase"] = phase


def _cards_of_round(scene: Scene) -> int:
    schedule = scene.rules.content.rules.schedule.cards
    return len(schedule[min(max(scene.state.round, 1), len(schedule)) - 1])


def phase_steps(scene: Scene) -> list[tuple[str, list[_PhaseStep]]]:
    phase, round_ = scene.phase, scene.state.round
    here = ROUND.index(phase) if phase in ROUND else (-1 if phase == "founding" else len(ROUND))
    found = []
    for group, phases in GROUPS:
        listed = []
        for each in phases:
            number = ROUND.index(each)
            standing = "done" if number < here else "now" if number == here else "later"
            if each == "triangle" and round_ == 1:
                standing = "skipped"
            listed += _cards(scene, standing) if each == "catastrophe" else []
            listed += [_PhaseStep(each, 0, standing)] if each != "catastrophe" else []  # type: ignore[arg-type]
        found.append((group, listed))
    return found


def _cards(scene: Scene, standing: str) -> list[_PhaseStep]:
    count, drawn = _cards_of_round(scene), 0
    if standing == "now":
        struck = int(scene.state.struck[scene.state.round - 1].sum())
        left = sum(not each.startswith("put") for each in scene.turn.queue)
        count, drawn = struck + left, struck
    found = []
    for number in range(1, count + 1):
        one = standing
        if standing == "now":
            one = "done" if number < drawn else "now" if number == drawn else "later"
        found.append(_PhaseStep("catastrophe", number, one))  # type: ignore[arg-type]
    return found


def render_phases(scene: Scene) -> str:
    return "" if scene.phase == "founding" else scene.render("phases.html", bar=phase_steps(scene))


# ---- What opens over whatever is shown: a sum worked out by hand, and a term of the glossary
#
# The term is drawn last: it is opened from the sum, and from any other window, and lies on top.


def _render_windows(scene: Scene) -> str:
    sum_ = sums.render_sum(scene) if scene.ui.dialog == sums.DIALOG else ""
    return sum_ + pages.render_windows(scene)


WINDOWS_PART = Part("help", _render_windows, Acts().include(sums.acts))


# ---- Blank axes on paper: a range chart, a diversity curve and a scoreboard to fill in by hand

AXES_SHEETS = ("ranges", "curve", "scores")
MOST_ROUNDS = 7
"""As many as the printed scoreboard has."""
SEATS = 4
LEFT, TOP, WIDTH, HIGH = 176, 12, 500, 24
"""Where the range chart begins, how wide its time is, and how high a type's row: in units."""
CURVE = 300
"""Units that the curve's axis is high."""


class _Tick(NamedTuple):
    """A mark of an axis: its number, and where it stands."""

    number: int
    at: float


@acts.on("print-axes")
def _print_axes(session: ReefSession, sheet: Annotated[str, Meta(max_length=20)]) -> None:
    if sheet not in AXES_SHEETS:
        raise reject("lab-not-understood")
    session.ui.printing = f"axes-{sheet}"


def _rounds_of(scene: Scene) -> int:
    if scene.has_table:
        return scene.rules.options.rounds
    return content_of(scene).rules.options.rounds


def _type_ticks(types: int) -> list[_Tick]:
    top = types + types % 2
    return [_Tick(n, TOP + CURVE * (1 - n / top)) for n in range(0, top + 1, 2)]


def _render_axes(scene: Scene) -> str:
    content, rounds = content_of(scene), _rounds_of(scene)
    names = [*content.organisms, *content.dwellers]
    players = [scene.name(seat) for seat in scene.seats] if scene.has_table else [""] * SEATS
    label = (
        scene.rules.options.round_label if scene.has_table else content.rules.options.round_label
    )
    return scene.render(
        "axes.html",
        types=[(name, TOP + HIGH * (number + 0.5)) for number, name in enumerate(names)],
        times=[_Tick(n, LEFT + WIDTH * n / rounds) for n in range(rounds + 1)],
        counts=_type_ticks(len(names)),
        rounds=max(rounds, MOST_ROUNDS),
        players=players,
        label=label,
        frame={"left": LEFT, "top": TOP, "width": WIDTH, "row": HIGH, "curve": CURVE},
    )


AXES_PAGE = Part("axes", _render_axes, acts)


# ---- How to play, and the cheat sheets: two whole pages, made from the content

CHEAT_SHEETS = ("traits", "order")


class _SpaceTile(NamedTuple):
    """A space of an illustration: its water, who stands there, how, and with which mark."""

    depth: Literal["S", "M", "D", ""]
    art: str = ""
    state: Literal["", "died", "lived"] = ""
    mark: str = ""
    alga: bool = False


@acts.on("print-sheet")
def _print_sheet(session: ReefSession, sheet: Annotated[str, Meta(max_length=20)]) -> None:
    if sheet not in CHEAT_SHEETS:
        raise reject("lab-not-understood")
    session.ui.printing = f"sheet-{sheet}"


# -- how to play ---------------------------------------------------------------------------------


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
    met = scene.has_table and (scene.round > 1 or scene.over)
    return {"selection": SELECTION if met else ()}


# -- cheat sheets --------------------------------------------------------------------------------


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
