"""What the main button would do now, and the notes on marked cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from reefkit.games.climate import queries
from reefkit.games.climate.actions import (
    Adapt,
    Draw,
    Exchange,
    MoveSpecies,
    PlaceSpecies,
    Preadapt,
)
from reefkit.games.climate.adapting import ways_to_adapt
from reefkit.games.climate.content import GENES, HABITATS
from reefkit.games.climate.state import animal_of
from reefkit.games.climate.turn import MOVES_FROM, change_by
from reefkit.labs.climate.scene import ClimateScene
from reefkit.match.game import Action, Ready
from reefkit.text import Message, message


class AdaptationPlan(NamedTuple):
    """What the main button does with the present choice, and what that would lead to."""

    action: Action | None  #: What the button plays; None if something is missing.
    text: Message  #: The button's label.
    #: What the marked cards or the chosen cell would lead to; None if there is nothing to say.
    note: Message | None = None
    deadly: bool = False  #: Whether the species would die out.
    ways: int = 0  #: Ways to adapt in the chosen or own cell; 0 if not needed.


def plan(scene: ClimateScene) -> AdaptationPlan:
    state = scene.state
    if state.step in {"place", "restart"}:
        return _starting(scene)
    if state.step == "draw":
        return _preadapting(scene, Draw(), message("climate-page-draw"))
    cell, here = scene.hand.cell, state.cells[scene.seat]
    if scene.doomed:
        return _dying(scene)
    if cell is not None and cell != here and cell in scene.prospects:
        return _moving(scene, scene.prospects[cell])
    if not (state.must or scene.play.is_adapted(scene.seat)):
        return _staying(scene)
    # It may preadapt to its present habitat before it moves.
    default = None if state.must else Ready()
    label = message("climate-page-end") if default else message("climate-page-choose-cell")
    return _preadapting(scene, default, label)


def _starting(scene: ClimateScene) -> AdaptationPlan:
    cell, animal = scene.hand.cell, scene.animal(scene.seat)
    if cell is None or cell not in scene.starts:
        return AdaptationPlan(None, message("climate-page-choose-start"))
    action = PlaceSpecies(cell, None if animal == animal_of(scene.state, scene.seat) else animal)
    return AdaptationPlan(action, message("climate-page-start-here"))


def _dying(scene: ClimateScene) -> AdaptationPlan:
    chosen = scene.hand.cell
    cell = chosen if chosen in scene.prospects else next(iter(scene.prospects))
    action = MoveSpecies(cell) if scene.state.must else Ready()
    cost = message("climate-page-sure-cost")
    return AdaptationPlan(action, message("climate-page-sure-yes"), cost, deadly=True)


def _moving(scene: ClimateScene, prospect: queries.Prospect) -> AdaptationPlan:
    cards = tuple(scene.hand.cards)
    if prospect.fate == "adapt" and not cards:
        missing = message("climate-page-mark-right")
        return AdaptationPlan(None, missing, prospect.said, ways=len(prospect.ways))
    found = queries.verdict(scene.play, scene.seat, prospect.cell, cards)
    ways = len(prospect.ways) if prospect.fate == "adapt" else 0
    if found.wrong is not None:
        return AdaptationPlan(None, message("climate-page-mark-right"), found.said, ways=ways)
    deadly = found.fate == "dies"
    name = "and-adapt" if cards else "dies" if deadly else "there"
    action = MoveSpecies(prospect.cell, cards)
    return AdaptationPlan(action, message(f"climate-page-move-{name}"), found.said, deadly, ways)


def _staying(scene: ClimateScene) -> AdaptationPlan:
    here = scene.state.cells[scene.seat]
    prospect = scene.prospects.get(here)
    ways = len(prospect.ways) if prospect is not None and prospect.fate == "adapt" else 0
    cards = tuple(scene.hand.cards)
    found = queries.verdict(scene.play, scene.seat, here, cards)
    if cards and found.wrong is not None:
        return AdaptationPlan(None, message("climate-page-mark-right"), found.said, ways=ways)
    if cards:
        return AdaptationPlan(Adapt(cards), message("climate-page-adapt"), found.said, ways=ways)
    if prospect is not None and ways:
        return AdaptationPlan(None, message("climate-page-mark-right"), prospect.said, ways=ways)
    return AdaptationPlan(Ready(), message("climate-page-end-dies"), found.said, deadly=True)


def _preadapting(scene: ClimateScene, default: Action | None, text: Message) -> AdaptationPlan:
    cards = tuple(scene.hand.cards)
    trapped = message("climate-page-trapped") if _is_trapped(scene) else None
    if not cards:
        return AdaptationPlan(default, text, trapped)
    action = Preadapt(cards)
    wrong = scene.refusal(action)
    if wrong is not None and scene.may_exchange:
        return AdaptationPlan(Exchange(cards), exchange_label(cards), wrong)
    if wrong is not None:
        return AdaptationPlan(None, message("climate-page-mark-other-cards"), wrong)
    change = change_by(scene.play, scene.seat, cards)
    gene = next(number for number, by in enumerate(change) if by)
    habitat = scene.play.habitat(scene.state.cells[scene.seat])
    note = trapped or message(
        "climate-page-preadapts",
        gene=Message(f"climate-gene-{GENES[gene]}"),
        value=scene.becoming[gene],
        habitat=scene.habitats[habitat].name,
    )
    return AdaptationPlan(action, message("climate-page-preadapt"), note)


def exchange_label(cards: Sequence[int]) -> Message:
    return message("climate-page-exchange", count=len(cards))


def _is_trapped(scene: ClimateScene) -> bool:
    """Return whether the cards not marked would save the species in no free cell around."""
    state, play = scene.state, scene.play
    if state.must or (state.step == "draw" and state.changed):
        return False
    left = [card for card in state.hands[scene.seat] if card not in scene.hand.cards]
    near = [cell for cell in play.world.near[state.cells[scene.seat]] if cell not in state.cells]
    return bool(near) and not any(
        ways_to_adapt(scene.becoming, play.habitat(cell), play.cards.have(left)) for cell in near
    )


def now(scene: ClimateScene) -> Message:
    state = scene.state
    if state.step in {"place", "restart"}:
        return _now_starting(scene)
    if state.step == "draw":
        return _now_drawing(scene)
    if scene.doomed:
        return _doom(scene)
    prospect = scene.prospects.get(scene.hand.cell or 0)
    fate = prospect.fate if prospect is not None else ""
    if isinstance(plan(scene).action, Adapt):
        fate = "here"
    if fate:
        return message("climate-page-now-chosen", fate=fate)
    if state.must and not state.moved:
        return message("climate-page-now-move", roll=state.roll)
    return _after_roll(scene)


def _now_starting(scene: ClimateScene) -> Message:
    state = scene.state
    if scene.hand.cell in scene.starts:
        return message("climate-page-now-start")
    lost = [each.cause for each in state.lost if each.seat == scene.seat]
    why = Message(f"climate-cause-{lost[-1]}") if lost else ""
    return message(f"climate-page-now-{state.step}", why=why)


def _now_drawing(scene: ClimateScene) -> Message:
    if scene.hand.cards:
        return message("climate-page-now-early")
    tokens = scene.state.tokens
    near = [scene.name(seat) for seat in scene.seats if sum(tokens[seat]) == len(HABITATS) - 1]
    went = scene.climate_went or "nowhere"
    died = [
        message(
            "climate-page-now-died",
            player=scene.name(each.seat),
            why=Message(f"climate-cause-{each.cause}"),
        )
        for each in scene.state.lost
        if (scene.round - 1, scene.seat) < (each.round, each.seat) < (scene.round, scene.seat)
    ]
    return message(
        "climate-page-now-draw", went=went, near=near, count=len(near), died=died, dead=len(died)
    )


def _doom(scene: ClimateScene) -> Message:
    state = scene.state
    habitat = scene.habitats[scene.play.habitat(state.cells[scene.seat])].name
    where = "around" if state.must else "here" if state.roll < MOVES_FROM else "near"
    return message("climate-page-now-doomed", where=where, roll=state.roll, habitat=habitat)


def _after_roll(scene: ClimateScene) -> Message:
    state, adapted = scene.state, scene.play.is_adapted(scene.seat)
    if state.preadapted and adapted and (state.moved or state.settled or not state.steps):
        return message("climate-page-now-preadapted")
    if scene.only_ends or state.moved or state.settled:
        name = "useless" if scene.only_ends else "after" if adapted else "unadapted"
        return message(f"climate-page-now-{name}", exchange=int(scene.may_exchange))
    if state.steps and state.roll < MOVES_FROM:
        return message("climate-page-now-free", roll=state.roll, changed=int(state.changed))
    if state.steps:
        return message("climate-page-now-two", roll=state.roll, adapted=int(adapted))
    if not adapted:
        return message("climate-page-now-stuck", roll=state.roll if state.roll < MOVES_FROM else 0)
    taken = state.roll >= MOVES_FROM or scene.play.options.free_step
    return message("climate-page-now-stay", roll=state.roll, why="taken" if taken else "roll")
