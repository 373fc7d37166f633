"""Phase 3: predict whom the card kills, make the choices it leaves open, see who died and why."""

from __future__ import annotations

from typing import Literal

import msgspec

from reefkit.games.reef import actions as do
from reefkit.games.reef import card_text, open_spaces, type_notes
from reefkit.games.reef.catastrophe import effect_in_force
from reefkit.games.reef.content import DisasterCard
from reefkit.games.reef.state import Reefs
from reefkit.labs.reef.card_reveal import (
    DEPTHS,
    PUT_BACK,
    alone_key,
    by_depth,
    fate_groups,
    reef_before,
    reveal_marks,
    reveal_reefs,
    shown_fates,
)
from reefkit.labs.reef.growth import algae
from reefkit.labs.reef.scene import (
    SELECTABLE,
    Marks,
    Place,
    ReefSession,
    Scene,
    SpaceIndex,
    StepControls,
    Strike,
    reefs_of_state,
)
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.widgets.acts import Acts
from reefkit.widgets.board.picture import State

acts = Acts()

NOTHING: frozenset[State] = frozenset()

EXPECTED: frozenset[State] = frozenset({"predicted"})

LOST: frozenset[State] = frozenset({"predicted", "chosen"})


def _open_places(scene: Scene) -> frozenset[Place]:
    play, seat = scene.play, scene.seat
    if scene.phase != "catastrophe" or not scene.is_awaited:
        return frozenset()
    kind = do.Predict if scene.turn.step == "predict" else do.Sacrifice
    return frozenset(open_spaces.open_spaces(play, seat, kind))


def _marked(scene: Scene) -> frozenset[Place]:
    hand, now = scene.hand, scene.rules.undo_scope(scene.state)
    return _open_places(scene) & hand.marked if hand.marked_for == now else frozenset()


def _mark_only(session: ReefSession, scene: Scene, places: set[Place]) -> None:
    session.hand.marked = places
    session.hand.marked_for = scene.rules.undo_scope(scene.state)


def _toggle(session: ReefSession, scene: Scene, place: Place) -> None:
    if place not in _open_places(scene):
        raise reject("after-cannot-mark", row=place[0], column=place[1])
    chosen = set(_marked(scene))
    if place in chosen:
        chosen.remove(place)
    elif scene.turn.step == "effect" and len(chosen) >= scene.turn.due[scene.seat]:
        raise reject("sacrifice-too-many", left=scene.turn.due[scene.seat])
    else:
        chosen.add(place)
    _mark_only(session, scene, chosen)


@acts.on("mark")
def _mark(session: ReefSession, row: do.Row, column: do.Column, level: do.Level = 0) -> None:
    _toggle(session, session.scene(), (row, column, level))


def _types(scene: Scene) -> list[tuple[type_notes.Species, set[Place]]]:
    """List the types that can be marked, each with its places."""
    kinds, found = scene.play.reef(scene.seat).kind, dict[int, set[Place]]()
    for row, column, level in _open_places(scene):
        kind = int(kinds[row - 1, column - 1, level])
        found.setdefault(kind, set()).add((row, column, level))
    names = scene.play.lookups.builders
    return [(type_notes.species(scene.play, names[kind]), found[kind]) for kind in sorted(found)]


@acts.on("expect-type")
def _expect_type(session: ReefSession, builder: do.Id) -> None:
    """Mark all builders of a type; if they are marked already, take the marks off."""
    scene = session.scene()
    places = next((places for one, places in _types(scene) if one.id == builder), set[Place]())
    if scene.turn.step != "predict" or not places:
        raise reject("no-such-builder", builder=builder)
    chosen = _marked(scene)
    _mark_only(session, scene, set(chosen - places if places <= chosen else chosen | places))


@acts.on("unmark-all")
def _unmark_all(session: ReefSession) -> None:
    session.hand.marked = set()


def _pick(session: ReefSession, scene: Scene, space: SpaceIndex) -> None:
    levels = sorted(level for *at, level in _open_places(scene) if tuple(at) == space)
    if levels:
        _toggle(session, scene, (*space, levels[0]))


def _levels_at(scene: Scene, space: SpaceIndex | None) -> list[dict[str, object]]:
    """List the builders of a stack, topmost first; empty if there are fewer than two."""
    if space is None:
        return []
    reef, lookups = scene.play.reef(scene.seat), scene.play.lookups
    row, column = space
    kinds = [int(kind) for kind in reef.kind[row - 1, column - 1] if kind]
    if len(kinds) < 2:
        return []
    open_, chosen = _open_places(scene), _marked(scene)
    return [
        {
            "level": level,
            "builder": lookups.builders[kind],
            "name": scene.play.organism(kind),
            "tokens": tuple(lookups.token_names(int(reef.genes[row - 1, column - 1, level]))),
            "marked": (row, column, level) in chosen,
            "open": (row, column, level) in open_,
        }
        for level, kind in enumerate(kinds)
    ]


def _predict_marks(scene: Scene) -> Marks:
    found: dict[SpaceIndex, frozenset[State]] = {}
    chosen = {place[:2] for place in _marked(scene)}
    for row, column, _ in _open_places(scene):
        found[row, column] = EXPECTED if (row, column) in chosen else NOTHING
    return found


def _predict_why_not(scene: Scene, space: SpaceIndex) -> Message | None:
    if not _open_places(scene):
        return None
    return message("reject-after-cannot-mark", row=space[0], column=space[1])


@acts.on("predict")
def _predict(session: ReefSession) -> None:
    scene = session.scene()
    chosen = tuple(sorted(_marked(scene)))
    session.play(do.Predict(chosen))
    session.hand.marked = set()
    if session.scene().play.turn.step == "predict":
        session.tell(message("after-predicted"))


def _render_predict(scene: Scene) -> str:
    about, chosen = scene.ui.about, _marked(scene)
    return scene.render(
        "predict.html",
        count=len(chosen),
        types=[(one, len(places), len(places & chosen)) for one, places in _types(scene)],
        of=len(_open_places(scene)),
        about=about,
        levels=_levels_at(scene, about),
        stacks=any(level for *_, level in _open_places(scene)),
    )


PREDICT = StepControls(_render_predict, acts, _predict_marks, _pick, _predict_why_not)


def _effect_marks(scene: Scene) -> Marks:
    if not scene.is_awaited:
        return {}
    grow = open_spaces.open_spaces(scene.play, scene.seat, do.Grow)
    if grow:
        return dict.fromkeys(grow, SELECTABLE)
    chosen = {place[:2] for place in _marked(scene)}
    return {
        (row, column): LOST if (row, column) in chosen else SELECTABLE
        for row, column, _ in _open_places(scene)
    }


def _effect_pick(session: ReefSession, scene: Scene, space: SpaceIndex) -> None:
    if space in open_spaces.open_spaces(scene.play, scene.seat, do.Grow):
        session.play(do.Grow((space,)))
        session.hand.last = space
        return
    _pick(session, scene, space)


def _effect_why_not(scene: Scene, space: SpaceIndex) -> Message | None:
    if open_spaces.open_spaces(scene.play, scene.seat, do.Grow):
        return message("after-no-alga-here", row=space[0], column=space[1])
    if _open_places(scene):
        return message("reject-not-in-pool", row=space[0], column=space[1])
    return None


@acts.on("sacrifice")
def _sacrifice(session: ReefSession) -> None:
    scene = session.scene()
    chosen, due = tuple(sorted(_marked(scene))), scene.turn.due[scene.seat]
    if len(chosen) < due:
        raise reject("after-choose-more", left=due - len(chosen))
    session.play(do.Sacrifice(chosen))
    session.hand.marked = set()


@acts.on("sacrifice-type")
def _sacrifice_type(session: ReefSession, builder: do.Id) -> None:
    session.play(do.SacrificeType(builder))


def _tied(scene: Scene) -> list[tuple[type_notes.Species, int]]:
    play, seat = scene.play, scene.seat
    top = play.reef(seat).kind[..., 0]
    return [
        (type_notes.species(play, play.lookups.builders[kind]), int((top == kind).sum()))
        for kind in scene.turn.pool_kinds[seat]
    ]


def _render_effect(scene: Scene) -> str:
    due = scene.turn.due[scene.seat]
    grows = effect_in_force(scene.play).do == "add-algae"
    return scene.render(
        "effect.html",
        due=due,
        grows=grows,
        alike=algae.algae_alike(scene) if grows else 0,
        tied=_tied(scene),
        count=len(_marked(scene)),
        pool=len(_open_places(scene)),
        about=scene.ui.about,
        levels=[] if grows else _levels_at(scene, scene.ui.about),
    )


def _effect_reefs(scene: Scene) -> Reefs:
    """Return the reefs with the dead, or while the seat is choosing, without them."""
    shown = reveal_reefs(scene)
    if not scene.is_awaited or scene.replaying:
        return shown
    return msgspec.structs.replace(reefs_of_state(scene), dwellers=shown.dwellers)


EFFECT = StepControls(
    _render_effect, acts, _effect_marks, _effect_pick, _effect_why_not, _effect_reefs
)


def _show(session: ReefSession, change: int | None) -> None:
    """Reveal `change` more fates; all of them if it is None."""
    seen = shown_fates(session.scene())
    if seen is None:
        raise reject("after-nothing-revealed")
    total, alone = len(seen.order), alone_key(seen.key)
    session.ui.revealed.pop(alone, None)
    if change is None:
        session.ui.revealed[alone] = seen.number
    session.ui.revealed[seen.key] = total if change is None else min(seen.number + change, total)
    if change is not None and session.ui.revealed[seen.key]:
        fate = seen.order[session.ui.revealed[seen.key] - 1]
        session.ui.about = (fate.row, fate.column)


@acts.on("reveal-next")
def _reveal_next(session: ReefSession) -> None:
    _show(session, 1)


@acts.on("reveal-all")
def _reveal_all(session: ReefSession) -> None:
    _show(session, None)


@acts.on("reveal-pass")
def _reveal_pass(session: ReefSession) -> None:
    seen = shown_fates(session.scene())
    if seen is None:
        raise reject("after-nothing-revealed")
    if not seen.all:
        raise reject("after-look-first")
    session.ui.revealed[seen.key] = len(seen.order) + 1


@acts.on("reveal-again")
def _reveal_again(session: ReefSession) -> None:
    seen = shown_fates(session.scene())
    if seen is None:
        raise reject("after-nothing-revealed")
    session.ui.revealed[seen.key] = 0


def cards_to_come(scene: Scene) -> list[str]:
    """List the decks from which a card is still to be drawn in this round."""
    return [deck for deck in scene.turn.queue if deck != PUT_BACK]


def _render_aftermath(scene: Scene) -> str:
    seen = shown_fates(scene)
    if seen is None:
        return ""
    waters = by_depth(seen)
    names = {each.builder: type_notes.species(scene.play, each.builder).name for each in seen.fates}
    latest = fate_groups(seen.fates[-1:], names)
    return scene.render(
        "aftermath.html",
        seen=seen,
        waters=waters,
        most=max((water.lived + water.died for water in waters), default=0),
        died=sum(water.died for water in waters),
        lived=sum(water.lived for water in waters),
        latest=latest[0] if latest else None,
        talk=card_text.card_story(scene.play, seen.reveal.drawn.card).talk,
        last=not cards_to_come(scene),
        passes=not seen.passed and scene.turn.dismiss[scene.seat] > 0,
    )


_WINDS = {"hurricane-hit", "hurricane-near-miss", "gale-force-winds", "tsunami"}


def _rows_named(card: DisasterCard, reef: Reefs) -> set[int]:
    return {
        row + 1
        for effect in card.effects
        if (effect.depths or effect.rows)
        and (not effect.when or (effect.when == "land") == bool(reef.land))
        for row, depths in enumerate(reef.depth)
        if (not effect.rows or row + 1 in effect.rows)
        and (not effect.depths or any(DEPTHS[int(one)] in effect.depths for one in depths))
    }


def _strike(scene: Scene) -> Strike | None:
    seen = shown_fates(scene)
    if seen is None or seen.number:
        return None
    card, before = seen.reveal.drawn.card, reef_before(scene)
    rows = {row + 1 for row in scene.turn.rows[scene.seat] if row >= 0}
    if not rows and before is not None:
        rows = _rows_named(scene.play.content.cards[card], before[scene.seat])
    rows = rows or {fate.row for fate in seen.own.builders if fate.fate != "spared"}
    if not rows:
        return None
    what: Literal["wind", "waves"] = "wind" if card in _WINDS else "waves"
    return Strike(seen.key, tuple(sorted(rows, reverse=True)), what)


AFTERMATH = StepControls(_render_aftermath, acts, reveal_marks, reefs=reveal_reefs, strike=_strike)
