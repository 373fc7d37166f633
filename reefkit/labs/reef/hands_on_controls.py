"""Hands-on mode: the tools beside the board, what was put right, and *Catch an error* (R28)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

from reefkit.games.reef import actions as do
from reefkit.games.reef.actions import Slot
from reefkit.games.reef.content import COLUMNS, ROWS
from reefkit.games.reef.state import TOTAL_PARTS, Reefs, name_of
from reefkit.labs.reef import hands_on_board
from reefkit.labs.reef.scene import (
    SELECTABLE,
    InHand,
    Marks,
    ReefSession,
    Scene,
    SpaceIndex,
    StepControls,
)
from reefkit.labs.session import Acts
from reefkit.labs.storage import SeatNumber
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.widgets.board import State

# ---- Hands-on mode: the rule of the step, folded away until a student wants to look it up


def _rule(scene: Scene) -> list[Message]:
    return _RULES[scene.phase](scene) if scene.phase in _RULES else []


def _dwellers(scene: Scene) -> list[Message]:
    each = scene.play.content.rules.numbers.recruiters_per_dweller
    collect = "stopped" if bool(scene.state.recruits_stopped) else "collect"
    return [
        message("draft-rule-recruiters"),
        message("draft-rule-shelter", each=each),
        message(f"draft-rule-{collect}"),
        message("draft-rule-graze"),
    ]


def _algae(scene: Scene) -> list[Message]:
    each = scene.play.content.rules.numbers.recruiters_per_dweller
    return [
        message("draft-rule-algae", count=scene.turn.due[scene.seat]),
        message("draft-rule-empty-first"),
        message("draft-rule-one-alga"),
        message("draft-rule-support", each=each),
    ]


def _settlement(scene: Scene) -> list[Message]:
    limits = scene.play.content.rules.numbers.stack_limits
    options = scene.play.options
    found = [message("draft-rule-water")]
    if not options.free_stacking:
        found.append(message("draft-rule-settle-empty"))
    found += [
        message(
            "draft-rule-stacks",
            shallow=limits["S"],
            medium=limits["M"],
            deep=limits["D"],
        ),
        message("draft-rule-no-place"),
    ]
    if options.standing_stacks:
        found.append(message("draft-rule-raised"))
    return found


def _catastrophe(scene: Scene) -> list[Message]:
    each = scene.play.content.rules.numbers.recruiters_per_dweller
    return [
        message("draft-rule-topmost"),
        message("draft-rule-under-algae"),
        message("draft-rule-half"),
        message("draft-rule-close-up"),
        message("draft-rule-support", each=each),
    ]


def _survey(scene: Scene) -> list[Message]:
    score = scene.play.content.rules.score
    found = [
        message("draft-rule-population", builder=score.builder, dweller=score.dweller),
        message("draft-rule-weeds", points=score.alga),
        message("draft-rule-diversity", points=score.type),
        message(
            "draft-rule-resilience", points=score.resilience, builders=score.resilience_builders
        ),
        message("draft-rule-three-d", points=score.three_d, stacks=score.three_d_stacks),
        message("draft-rule-coastal", points=score.coastal, rows=score.coastal_rows),
    ]
    if not scene.play.options.standing_stacks:
        found.append(message("draft-rule-clear"))
    return found


_RULES: dict[str, Callable[[Scene], list[Message]]] = {
    "dwellers": _dwellers,
    "algae": _algae,
    "settlement": _settlement,
    "catastrophe": _catastrophe,
    "survey": _survey,
}


# ---- Hands-on mode: the seat works a step out on its own board, and submits board and tally
#
# Every tool lets the student be wrong: what a touch does is not held against the rules, and
# nothing here tells what is right before the boards are compared.

acts = Acts()
CHANGED: frozenset[State] = frozenset({"chosen"})
PLAIN: frozenset[State] = frozenset()

TOOLS = {
    "dwellers": ("alga",),
    "algae": ("alga",),
    "settlement": ("settle", "back"),
    "catastrophe": ("top", "under", "alga"),
    "survey": ("count", "under", "top"),
}
"""What touching a space may do in each phase, the usual one first."""
MOST_POINTS = 999

Row = Annotated[int, Meta(ge=1, le=ROWS)]
Column = Annotated[int, Meta(ge=1, le=COLUMNS)]


# -- what a touch does ---------------------------------------------------------------------------


def _tools(scene: Scene) -> tuple[str, ...]:
    listed = TOOLS.get(scene.phase, ("alga",))
    return (*listed, "place") if _invader(scene) else listed


def _tool(scene: Scene) -> str:
    known = _tools(scene)
    return scene.hand.tool if scene.hand.tool in known else known[0]


def _invader(scene: Scene) -> int:
    if scene.phase != "catastrophe" or scene.turn.card < 0:
        return 0
    brought = [each.builder for each in scene.play.card.effects if each.do == "invade"]
    return scene.play.lookups.kind[brought[0]] if brought else 0


def _in_hand(scene: Scene, reefs: Reefs) -> hands_on_board.Builder | None:
    left = hands_on_board.waiting(scene, reefs)
    nursery, slot = scene.state.nursery[scene.seat], scene.hand.slot
    if slot is not None and slot < len(nursery.kind):
        chosen = (int(nursery.kind[slot]), int(nursery.genes[slot]))
        if left[chosen]:
            return chosen
    return next(iter(left), None)


def _by_hand_marks(scene: Scene) -> Marks:
    if not hands_on_board.asked(scene):
        return {}
    reefs = hands_on_board.draft(scene)
    changed = hands_on_board.changed_spaces(scene, reefs)
    every = [(row, column) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]
    if scene.phase == "dwellers":
        grown = hands_on_board.base(scene).alga | reefs.alga
        every = [space for space in every if grown[hands_on_board.index(space)]]
        return {s: CHANGED if s in changed else SELECTABLE for s in every}
    if _tool(scene) == "count":
        return {}
    return {space: CHANGED if space in changed else PLAIN for space in every}


def _by_hand_why_not(scene: Scene, space: SpaceIndex) -> Message | None:
    if not hands_on_board.asked(scene):
        return None
    if _tool(scene) == "count":
        return message("draft-count-first")
    return message("draft-no-alga", row=space[0], column=space[1])


def _by_hand_pick(session: ReefSession, scene: Scene, space: SpaceIndex) -> None:
    hands_on_board.check_asked(scene)
    reefs, chosen = hands_on_board.draft(scene), _tool(scene)
    if chosen == "alga":
        hands_on_board.turn_alga(reefs, space)
    elif chosen == "settle":
        builder = _in_hand(scene, reefs)
        if builder is None:
            raise reject("draft-nursery-empty")
        hands_on_board.put_on(reefs, space, builder)
    elif chosen == "place":
        hands_on_board.put_on(reefs, space, (_invader(scene), 0))
    elif chosen == "back":
        _take_back(scene, reefs, space)
    else:
        _take_one(scene, reefs, space, chosen)
    hands_on_board.put(session, scene, reefs)


def _take_back(scene: Scene, reefs: Reefs, space: SpaceIndex) -> None:
    height = len(hands_on_board.stack(hands_on_board.base(scene), space))
    if len(hands_on_board.stack(reefs, space)) <= height:
        raise reject("draft-none-settled", row=space[0], column=space[1])
    hands_on_board.take_off(reefs, space, 0)


def _take_one(scene: Scene, reefs: Reefs, space: SpaceIndex, which: str) -> None:
    """Take the topmost or lowest builder off; an emptied space gets its builders back."""
    there = hands_on_board.stack(reefs, space)
    if there:
        hands_on_board.take_off(reefs, space, 0 if which == "top" else len(there) - 1)
        return
    stood = hands_on_board.stack(hands_on_board.base(scene), space)
    if not stood:
        raise reject("no-builder-there", row=space[0], column=space[1])
    hands_on_board.set_stack(reefs, space, stood)


# -- what the buttons do -------------------------------------------------------------------------


@acts.on("draft-tool")
def _choose_tool(
    session: ReefSession, tool: Literal["alga", "settle", "back", "count", "top", "under", "place"]
) -> None:
    scene = session.scene()
    hands_on_board.check_asked(scene)
    if tool not in _tools(scene):
        raise reject("lab-not-understood")
    session.hand.tool = tool


@acts.on("draft-dweller")
def _change_dwellers(session: ReefSession, dweller: do.Id, by: Literal[-1, 1]) -> None:
    scene = session.scene()
    hands_on_board.check_asked(scene)
    number = scene.play.lookups.dweller.get(dweller)
    if number is None:
        raise reject("no-such-dweller", dweller=dweller)
    reefs = hands_on_board.draft(scene)
    hands_on_board.add_dwellers(reefs, number, by)
    hands_on_board.put(session, scene, reefs)


@acts.on("draft-take")
def _take_builder(
    session: ReefSession,
    row: Row,
    column: Column,
    level: do.Level,
) -> None:
    scene = session.scene()
    hands_on_board.check_asked(scene)
    if scene.phase not in {"catastrophe", "survey"}:
        raise reject("lab-not-understood")
    reefs = hands_on_board.draft(scene)
    hands_on_board.take_off(reefs, (row, column), level)
    hands_on_board.put(session, scene, reefs)


@acts.on("draft-token")
def _take_token(
    session: ReefSession,
    row: Row,
    column: Column,
    level: do.Level,
    token: Annotated[str, Meta(max_length=60)] = "",
) -> None:
    scene = session.scene()
    hands_on_board.check_asked(scene)
    bit = scene.play.lookups.bit.get(token)
    if bit is None or scene.phase != "catastrophe":
        raise reject("lab-not-understood")
    reefs = hands_on_board.draft(scene)
    hands_on_board.take_token(reefs, (row, column), level, bit)
    hands_on_board.put(session, scene, reefs)


@acts.on("draft-juvenile")
def _choose_juvenile(session: ReefSession, slot: do.Slot) -> None:
    scene = session.scene()
    hands_on_board.check_asked(scene)
    nursery = scene.state.nursery[scene.seat]
    if slot >= len(nursery.kind) or not nursery.kind[slot]:
        raise reject("no-such-juvenile")
    session.hand.slot, session.hand.tool = slot, "settle"


@acts.on("draft-tally")
def _type_points(
    session: ReefSession,
    name: Literal["population", "algae", "diversity", "resilience", "three-d", "coastal"],
    value: Annotated[str, Meta(max_length=12)] = "",
) -> None:
    scene = session.scene()
    hands_on_board.check_asked(scene)
    tally = session.hand.tally or [None] * len(TOTAL_PARTS)
    tally[TOTAL_PARTS.index(name)] = _points(value)
    session.hand.tally = tally


def _points(typed: str) -> int | None:
    if not typed.strip():
        return None
    try:
        points = msgspec.convert(typed.strip(), int, strict=False)
    except msgspec.ValidationError as error:
        raise reject("draft-no-number") from error
    if abs(points) > MOST_POINTS:
        raise reject("draft-no-number")
    return points


@acts.on("draft-over")
def _start_over(session: ReefSession) -> None:
    hands_on_board.start_over(session, session.scene())


@acts.on("draft-undo")
def _undo(session: ReefSession) -> None:
    hands_on_board.undo(session, session.scene())


@acts.on("draft-submit")
def _submit(session: ReefSession) -> None:
    """Submit the board, at the survey with the tally; whether it is right comes out later.

    What was put right of the last one is read first.
    """
    scene = session.scene()
    hands_on_board.check_asked(scene)
    if note(scene):
        raise reject("no-submission-now")
    tally: tuple[int, ...] = ()
    if scene.phase == "survey":
        typed = session.hand.tally
        tally = tuple(points for points in typed if points is not None)
        if len(tally) != len(TOTAL_PARTS):
            raise reject("draft-tally-open", left=len(TOTAL_PARTS) - len(tally))
    session.play(do.Submit(hands_on_board.text(scene), tally))
    session.ui.hand = InHand()
    session.tell(message("draft-submitted"))


# ---- Hands-on mode: how the tools beside the board are drawn

WITHOUT_DWELLERS = {"settlement"}
"""Phases in which nobody would count dwellers."""

_CHANGES = (
    "draft-builders-more",
    "draft-builders-fewer",
    "draft-algae-more",
    "draft-algae-fewer",
    "draft-dwellers-more",
    "draft-dwellers-fewer",
)
"""How each of `_DraftChanges` is said."""


class _DwellerRow(NamedTuple):
    """One row of the dwellers: how many there were, and how many the draft has."""

    id: str
    name: Message
    was: int
    now: int


class _NurseryGroup(NamedTuple):
    """Juveniles that are alike and wait in the nursery."""

    slot: int
    builder: str
    name: Message
    tokens: tuple[str, ...]
    number: int
    chosen: bool


class _TouchedBuilder(NamedTuple):
    """One builder of the touched space, topmost first."""

    level: int
    builder: str
    name: Message
    tokens: tuple[str, ...]


class _TypeCount(NamedTuple):
    """How many of one type stand on the board, and how many of them under algae."""

    builder: str
    name: Message
    number: int
    overgrown: int


class _Field(NamedTuple):
    """One part of the tally."""

    part: str
    name: Message
    typed: int | None


def _render_by_hand(scene: Scene) -> str:
    if not hands_on_board.asked(scene):
        return scene.render("waiting.html")
    reefs = hands_on_board.draft(scene)
    survey = scene.phase == "survey"
    return scene.render(
        "by_hand.html",
        tools=_tools(scene),
        tool=_tool(scene),
        dwellers=dwellers(scene, reefs),
        groups=_groups(scene, reefs) if scene.phase == "settlement" else None,
        touched=_touched(scene, reefs),
        card=_card(scene),
        rows=[row + 1 for row in _rolled(scene)],
        fields=_fields(scene) if survey else [],
        counts=_counts(scene) if survey else [],
        weeds=int(hands_on_board.base(scene).alga.sum()),
        rule=_rule(scene),
        changes=_changes(scene, reefs),
        changed=hands_on_board.is_changed(scene),
        undoable=hands_on_board.is_changed(scene) and bool(scene.hand.undone),
    )


def dwellers(scene: Scene, reefs: Reefs) -> list[_DwellerRow]:
    if scene.phase in WITHOUT_DWELLERS:
        return []
    was = hands_on_board.base(scene).dwellers
    return [
        _DwellerRow(id_, name_of("organism", id_), int(was[n]), int(reefs.dwellers[n]))
        for n, id_ in enumerate(scene.play.lookups.dwellers)
    ]


def _groups(scene: Scene, reefs: Reefs) -> list[_NurseryGroup]:
    lookups, nursery = scene.play.lookups, scene.state.nursery[scene.seat]
    pairs = list(zip(nursery.kind.tolist(), nursery.genes.tolist(), strict=True))
    chosen = _in_hand(scene, reefs)
    return [
        _NurseryGroup(
            pairs.index(one),
            lookups.builders[one[0]],
            name_of("organism", lookups.builders[one[0]]),
            tuple(lookups.token_names(one[1])),
            count,
            one == chosen,
        )
        for one, count in hands_on_board.waiting(scene, reefs).items()
    ]


def _touched(scene: Scene, reefs: Reefs) -> list[_TouchedBuilder]:
    space, lookups = scene.ui.about, scene.play.lookups
    if space is None or scene.phase not in {"catastrophe", "survey"}:
        return []
    return [
        _TouchedBuilder(
            level,
            lookups.builders[kind],
            name_of("organism", lookups.builders[kind]),
            tuple(lookups.token_names(genes)),
        )
        for level, (kind, genes) in enumerate(hands_on_board.stack(reefs, space))
    ]


def _fields(scene: Scene) -> list[_Field]:
    typed = scene.hand.tally or [None] * len(TOTAL_PARTS)
    return [
        _Field(part, name_of("part", part), points)
        for part, points in zip(TOTAL_PARTS, typed, strict=True)
    ]


def _counts(scene: Scene) -> list[_TypeCount]:
    reef, lookups = hands_on_board.base(scene), scene.play.lookups
    found = []
    for kind, id_ in enumerate(lookups.builders[1:], 1):
        there = reef.kind == kind
        if there.any():
            covered = int((there & reef.alga[..., None]).sum())
            found.append(_TypeCount(id_, name_of("organism", id_), int(there.sum()), covered))
    return found


def _changes(scene: Scene, reefs: Reefs) -> list[Message]:
    counted = hands_on_board.changes(scene, reefs)
    return [
        Message(id_, {"count": count})
        for id_, count in zip(_CHANGES, counted, strict=True)
        if count
    ]


def _card(scene: Scene) -> str:
    if scene.phase != "catastrophe" or scene.turn.card < 0:
        return ""
    return scene.play.lookups.cards[scene.turn.card]


def _rolled(scene: Scene) -> list[int]:
    if scene.phase != "catastrophe":
        return []
    return [row for row in scene.turn.rows[scene.seat] if row >= 0]


BY_HAND = StepControls(
    _render_by_hand,
    acts,
    _by_hand_marks,
    _by_hand_pick,
    _by_hand_why_not,
    hands_on_board.shown_reefs,
)


# ---- Hands-on mode: what was put right of the seat's board when the step was closed

SEEN = "books-seen"
"""Where the page remembers, by seat, which note was closed."""


@acts.on("books-seen")
def _seen(session: ReefSession, position: Slot) -> None:
    session.ui.settings[f"{SEEN}-{session.seat}"] = position


def note(scene: Scene) -> list[hands_on_board.BoardOutcome]:
    """Return what was put right of the seat's latest board; none once that was read.

    A board that was right needs no reading: see `praise`.
    """
    lines = _latest(scene)
    closed = scene.ui.settings.get(f"{SEEN}-{scene.seat}", -1)
    read = not lines or lines[0].position == closed
    return [] if read or _was_right(lines) else lines


def praise(scene: Scene) -> str:
    lines = _latest(scene)
    return scene.render("mended_right.html") if lines and _was_right(lines) else ""


def _render_mended(scene: Scene) -> str:
    lines = note(scene)
    return scene.render("mended.html", lines=lines) if lines else ""


def _latest(scene: Scene) -> list[hands_on_board.BoardOutcome]:
    return hands_on_board.mended(scene) if scene.has_table and not scene.replaying else []


def _was_right(lines: list[hands_on_board.BoardOutcome]) -> bool:
    return all(line.text.id == "books-right" for line in lines)


MENDED = StepControls(_render_mended, acts)
"""While it is read, no space can be touched: a look at the board must not play the next step."""


# ---- Hands-on mode, *Catch an error*: all boards lie open, and one may be challenged (R28)


class _OpenBoard(NamedTuple):
    """One board that lies open."""

    seat: int
    name: str
    shown: bool  #: Whether it is the one on the board now.
    dwellers: int  #: How many dwellers a challenge can win.
    tally: tuple[tuple[Message, int], ...]  #: What the seat says each part is worth, at the survey.
    caught_by: str | None  #: Who found an error on it; none while nobody has.


@acts.on("books-look")
def _look(session: ReefSession, seat: SeatNumber) -> None:
    scene = session.scene()
    _check_open(scene)
    if seat not in scene.seats:
        raise reject("lab-no-such-seat")
    session.ui.looking = None if seat == scene.seat else seat
    session.ui.about = None


@acts.on("books-challenge")
def _challenge(session: ReefSession, seat: SeatNumber) -> None:
    told = session.play(do.Challenge(seat))
    events = [event.what for step in told for event in step.events]
    session.tell(next((what for what in events if what.id.startswith("challenge-")), events[0]))


def _check_open(scene: Scene) -> None:
    if not scene.has_table or scene.turn.step != "revealed" or scene.replaying:
        raise reject("no-challenge-now")


def _boards(scene: Scene) -> list[_OpenBoard]:
    found = []
    for seat, one in enumerate(scene.turn.submissions):
        if one is None or seat == scene.seat:
            continue
        by = scene.turn.challenged[seat]
        tally = tuple(
            (name_of("part", part), points)
            for part, points in zip(TOTAL_PARTS, one.tally, strict=False)
        )
        found.append(
            _OpenBoard(
                seat,
                scene.name(seat),
                seat == scene.shown_seat,
                int(scene.play.reef(seat).dwellers.sum()),
                tally,
                scene.name(by) if by >= 0 else None,
            )
        )
    return found


def _errors(scene: Scene) -> list[tuple[str, Message]]:
    return [
        (scene.name(line.seat), line.text)
        for line in hands_on_board.of_this_step(scene)
        if line.text.id == "error-shown" and line.seat is not None
    ]


def _render_revealed(scene: Scene) -> str:
    return scene.render("revealed.html", boards=_boards(scene), errors=_errors(scene))


REVEALED = StepControls(_render_revealed, acts, reefs=hands_on_board.shown_reefs)
