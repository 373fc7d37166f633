"""3, catastrophe: predict whom the card takes, choose what it leaves open, see who died and why."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from reefkit.games.reef import actions as do
from reefkit.games.reef import guide
from reefkit.games.reef.catastrophe import effect_in_force
from reefkit.games.reef.state import Reefs
from reefkit.labs.acts import Acts
from reefkit.labs.reef import reveal
from reefkit.labs.reef.controls import algae
from reefkit.labs.reef.controls.control import SELECTABLE, Control, Marks, reefs_of_state
from reefkit.labs.reef.controls.spawning import BuilderPlace
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.labs.reef.ui import Place, Space
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.widgets.board.picture import State

acts = Acts()
NOTHING: frozenset[State] = frozenset()
EXPECTED: frozenset[State] = frozenset({"predicted"})
LOST: frozenset[State] = frozenset({"predicted", "chosen"})


class TiedType(Struct, frozen=True):
    """One of the equally common types, by its id."""

    builder: do.Id


class Level(NamedTuple):
    """One builder of a stack, in the list beside the board."""

    level: int
    builder: str
    name: Message
    tokens: tuple[str, ...]
    marked: bool
    open: bool


# -- what is marked -----------------------------------------------------------------------------


def open_places(scene: Scene) -> frozenset[Place]:
    """Give the builders that can be marked now: all of them, or those of the pool."""
    play, seat = scene.play, scene.seat
    if scene.phase != "catastrophe" or not scene.is_awaited:
        return frozenset()
    spaces = guide.open_spaces(play, seat)
    return frozenset(spaces.predict if scene.turn.step == "predict" else spaces.sacrifice)


def marked(scene: Scene) -> frozenset[Place]:
    """Give the builders that are marked, and can be."""
    return open_places(scene) & scene.hand.marked


def _toggle(session: ReefSession, scene: Scene, place: Place) -> None:
    """Mark a builder, or take its mark off."""
    if place not in open_places(scene):
        raise reject("after-cannot-mark", row=place[0], column=place[1])
    chosen = set(marked(scene))
    if place in chosen:
        chosen.remove(place)
    elif scene.turn.step == "effect" and len(chosen) >= scene.turn.due[scene.seat]:
        raise reject("sacrifice-too-many", left=scene.turn.due[scene.seat])
    else:
        chosen.add(place)
    session.hand.marked = chosen


@acts.on("mark", BuilderPlace)
def mark(session: ReefSession, values: BuilderPlace) -> None:
    """Mark a builder of a stack from the list."""
    _toggle(session, session.scene(), (values.row, values.column, values.level))


@acts.on("unmark-all")
def unmark_all(session: ReefSession, values: object) -> None:
    """Take all marks off."""
    del values
    session.hand.marked = set()


def pick(session: ReefSession, scene: Scene, space: Space) -> None:
    """Mark the topmost builder of the touched space that can be marked."""
    levels = sorted(level for *at, level in open_places(scene) if tuple(at) == space)
    if levels:
        _toggle(session, scene, (*space, levels[0]))


def levels_at(scene: Scene, space: Space | None) -> list[Level]:
    """List the builders of the touched stack, topmost first; nothing where only one stands."""
    if space is None:
        return []
    reef, lookups = scene.play.reef(scene.seat), scene.play.lookups
    row, column = space
    kinds = [int(kind) for kind in reef.kind[row - 1, column - 1] if kind]
    if len(kinds) < 2:
        return []
    open_, chosen = open_places(scene), marked(scene)
    return [
        Level(
            level,
            lookups.builders[kind],
            scene.play.organism(kind),
            tuple(lookups.token_names(int(reef.genes[row - 1, column - 1, level]))),
            (row, column, level) in chosen,
            (row, column, level) in open_,
        )
        for level, kind in enumerate(kinds)
    ]


# -- predict ------------------------------------------------------------------------------------


def predict_marks(scene: Scene) -> Marks:
    """Let every builder be touched, and show those that are expected to die."""
    found: dict[Space, frozenset[State]] = {}
    chosen = {place[:2] for place in marked(scene)}
    for row, column, _ in open_places(scene):
        found[row, column] = EXPECTED if (row, column) in chosen else NOTHING
    return found


def predict_why_not(scene: Scene, space: Space) -> Message | None:
    """Say that only builders are predicted."""
    if not open_places(scene):
        return None
    return message("reject-after-cannot-mark", row=space[0], column=space[1])


@acts.on("predict")
def predict(session: ReefSession, values: object) -> None:
    """Make the marks the seat's prediction."""
    del values
    scene = session.scene()
    chosen = tuple(sorted(marked(scene)))
    session.play(do.Predict(chosen))
    session.hand.marked = set()
    session.tell(message("after-predicted"))


def render_predict(scene: Scene) -> str:
    """Say what is marked, and take the prediction."""
    about = scene.ui.about
    return scene.render(
        "predict.html",
        count=len(marked(scene)),
        of=len(open_places(scene)),
        about=about,
        levels=levels_at(scene, about),
        stacks=any(level for *_, level in open_places(scene)),
    )


PREDICT = Control(render_predict, acts, predict_marks, pick, predict_why_not)


# -- effect -------------------------------------------------------------------------------------


def effect_marks(scene: Scene) -> Marks:
    """Light the builders to choose from and those chosen, or the spaces where algae may grow."""
    if not scene.is_awaited:
        return {}
    grow = guide.open_spaces(scene.play, scene.seat).grow
    if grow:
        return dict.fromkeys(grow, SELECTABLE)
    chosen = {place[:2] for place in marked(scene)}
    return {
        (row, column): LOST if (row, column) in chosen else SELECTABLE
        for row, column, _ in open_places(scene)
    }


def effect_pick(session: ReefSession, scene: Scene, space: Space) -> None:
    """Mark a victim, or let an alga grow."""
    if space in guide.open_spaces(scene.play, scene.seat).grow:
        session.play(do.Grow((space,)))
        session.hand.last = space
        return
    pick(session, scene, space)


def effect_why_not(scene: Scene, space: Space) -> Message | None:
    """Say that the card does not reach what stands there, or that no alga can grow there."""
    if guide.open_spaces(scene.play, scene.seat).grow:
        return message("after-no-alga-here", row=space[0], column=space[1])
    if open_places(scene):
        return message("reject-not-in-pool", row=space[0], column=space[1])
    return None


@acts.on("sacrifice")
def sacrifice(session: ReefSession, values: object) -> None:
    """Give up the builders that are marked."""
    del values
    scene = session.scene()
    chosen, due = tuple(sorted(marked(scene))), scene.turn.due[scene.seat]
    if len(chosen) < due:
        raise reject("after-choose-more", left=due - len(chosen))
    session.play(do.Sacrifice(chosen))
    session.hand.marked = set()


@acts.on("sacrifice-type", TiedType)
def sacrifice_type(session: ReefSession, values: TiedType) -> None:
    """Give up one of the equally common types."""
    session.play(do.SacrificeType(values.builder))


def tied(scene: Scene) -> list[tuple[guide.Species, int]]:
    """List the equally common types, with how many of each would die."""
    play, seat = scene.play, scene.seat
    top = play.reef(seat).kind[..., 0]
    return [
        (guide.species(play, play.lookups.builders[kind]), int((top == kind).sum()))
        for kind in scene.turn.pool_kinds[seat]
    ]


def render_effect(scene: Scene) -> str:
    """Show what the card leaves to the seat to choose."""
    due = scene.turn.due[scene.seat]
    grows = effect_in_force(scene.play).do == "add-algae"
    return scene.render(
        "effect.html",
        due=due,
        grows=grows,
        alike=algae.alike(scene) if grows else 0,
        tied=tied(scene),
        count=len(marked(scene)),
        pool=len(open_places(scene)),
        about=scene.ui.about,
        levels=[] if grows else levels_at(scene, scene.ui.about),
    )


def effect_reefs(scene: Scene) -> Reefs:
    """Keep the dead on the board of a seat that only waits, until it sees why they died."""
    return reefs_of_state(scene) if scene.is_awaited else reveal.reefs(scene)


EFFECT = Control(render_effect, acts, effect_marks, effect_pick, effect_why_not, effect_reefs)


# -- aftermath ----------------------------------------------------------------------------------


def _show(session: ReefSession, change: int | None) -> None:
    """Show so many fates more; all of them where no number is given."""
    seen = reveal.shown(session.scene())
    if seen is None:
        raise reject("after-nothing-revealed")
    total = len(seen.order)
    session.ui.revealed[seen.key] = total if change is None else min(seen.number + change, total)
    if change is not None and session.ui.revealed[seen.key]:
        fate = seen.order[session.ui.revealed[seen.key] - 1]
        session.ui.about = (fate.row, fate.column)


@acts.on("reveal-next")
def reveal_next(session: ReefSession, values: object) -> None:
    """Show the next builder's fate."""
    del values
    _show(session, 1)


@acts.on("reveal-all")
def reveal_all(session: ReefSession, values: object) -> None:
    """Show all fates at once."""
    del values
    _show(session, None)


@acts.on("reveal-again")
def reveal_again(session: ReefSession, values: object) -> None:
    """Begin the reveal again."""
    del values
    seen = reveal.shown(session.scene())
    if seen is None:
        raise reject("after-nothing-revealed")
    session.ui.revealed[seen.key] = 0


def render_aftermath(scene: Scene) -> str:
    """Show the next fate, or how all fared, with the card's question to talk about."""
    seen = reveal.shown(scene)
    if seen is None:
        return ""
    waters = reveal.by_depth(seen)
    names = {each.builder: guide.species(scene.play, each.builder).name for each in seen.fates}
    latest = reveal.groups(seen.fates[-1:], names)
    more = [deck for deck in scene.turn.queue if deck != reveal.PUT_BACK]
    return scene.render(
        "aftermath.html",
        seen=seen,
        waters=waters,
        most=max((water.lived + water.died for water in waters), default=0),
        died=sum(water.died for water in waters),
        lived=sum(water.lived for water in waters),
        latest=latest[0] if latest else None,
        talk=guide.card_story(scene.play, seen.reveal.drawn.card).talk,
        last=not more,
    )


AFTERMATH = Control(render_aftermath, acts, reveal.marks, reefs=reveal.reefs)
