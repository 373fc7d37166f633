"""The map: every cell's habitat under the climate, who stands there, and where one could live."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from reefkit.games.climate.actions import Cell
from reefkit.games.climate.content import CLIMATES
from reefkit.labs.acts import Acts
from reefkit.labs.climate.scene import LOOKING, ClimateScene
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.widgets.hexmap import Figure, HexCell, HexMap, State, hexmap_html
from reefkit.widgets.hexmap.widget import CORNERS

acts = Acts()
_FATES: dict[str, State] = {"adapted": "fits", "adapt": "cards", "dies": "deadly"}


class CellNumber(Struct, frozen=True):
    """A cell of the map."""

    cell: Cell


class Level(Struct, frozen=True):
    """A climate whose map to look at."""

    level: Annotated[int, Meta(ge=1, le=CLIMATES)]


@acts.on("cell", CellNumber)
def touch(session: LessonSession, values: CellNumber) -> None:
    """Choose a cell, or let go of it; of any other, say why nothing can be done there."""
    scene: ClimateScene = session.scene()
    cell, hand = values.cell, scene.hand
    if cell not in scene.play.world.cells:
        raise reject("lab-not-understood")
    hand.sure = False
    open_cells = scene.starts or scene.prospects
    if cell not in open_cells or scene.looking_at is not None:
        session.refuse(why_not(scene, cell)) if scene.my_turn else session.tell(told(scene, cell))
        return
    if hand.cell == cell:
        hand.empty()
        return
    hand.cell, hand.cards = cell, []
    prospect = scene.prospects.get(cell)
    if prospect is not None and prospect.fate == "adapt":
        hand.cards = list(prospect.ways[0].cards)


@acts.on("climate-look", Level)
def look(session: LessonSession, values: Level) -> None:
    """Look at the map under another climate; nothing of the match changes."""
    session.ui.settings[LOOKING] = values.level


def told(scene: ClimateScene, cell: int) -> Message:
    """Say what a cell is, and who stands there."""
    climate = scene.looking_at or scene.state.climate
    habitat = scene.habitats[scene.play.world.habitats[climate][cell]].name
    seat = _standing(scene).get(cell)
    stands = "nobody" if seat is None else "own" if scene.is_mine(seat) else "other"
    who = "" if seat is None else scene.name(seat)
    return message("climate-page-cell", cell=cell, habitat=habitat, who=who, stands=stands)


def why_not(scene: ClimateScene, cell: int) -> Message:
    """Say why nothing can be done on a cell now."""
    state = scene.state
    standing = _standing(scene).get(cell)
    taken = "" if standing is None else scene.name(standing)
    reasons = (
        (scene.looking_at is not None, message("climate-page-not-this-climate")),
        (state.step == "draw", message("climate-page-not-yet")),
        (standing == scene.seat, message("climate-page-not-here")),
        (standing is not None, message("climate-page-not-taken", player=taken)),
        (state.step in {"place", "restart"}, message("climate-page-not-savannah")),
        (state.moved or state.settled, message("climate-page-not-again")),
        (not state.steps, message("climate-page-not-now", roll=state.roll)),
    )
    too_far = message("climate-page-not-near", steps=state.steps)
    return next((why for is_so, why in reasons if is_so), too_far)


def render(scene: ClimateScene) -> str:
    """Draw the map with its climate's scale and its key."""
    if not scene.has_table or scene.page:
        return ""
    state = scene.state
    looking = scene.looking_at
    picture = picture_of(scene)
    return scene.render(
        "climate_map.html",
        climate=state.climate,
        looking=looking,
        levels=range(1, CLIMATES + 1),
        habitats=scene.habitats,
        changed=any(cell.has("changed") for cell in picture.cells),
        map=hexmap_html(scene.templates, picture),
        corners=CORNERS,
    )


def picture_of(scene: ClimateScene) -> HexMap:
    """Draw the land as it is, or as it would be under the climate that is looked at."""
    state, world = scene.state, scene.play.world
    climate = scene.looking_at or state.climate
    now = world.habitats[climate]
    before = world.habitats[state.record[-1].climate] if state.changed and state.record else now
    if scene.looking_at is not None:
        before = now
    cells = []
    for cell in world.cells:
        states = _states(scene, cell)
        if now[cell] != before[cell]:
            states.add("changed")
        row, column = world.places[cell]
        habitat = scene.habitats[now[cell]]
        prospect = scene.prospects.get(cell)
        cost = len(prospect.ways[0].cards) if prospect is not None and prospect.ways else 0
        cells.append(
            HexCell(
                number=cell,
                row=row + 1,
                column=column + 1,
                ground=habitat.id,
                letter=habitat.letter,
                label=_label(scene, cell, states),
                states=frozenset(states),
                cost=cost,
                figures=_figures(scene, cell),
            )
        )
    return HexMap(tuple(cells), scene.say.render(message("climate-page-map")), "cell", "cell")


def _states(scene: ClimateScene, cell: int) -> set[State]:
    """Tell what can be done on a cell."""
    if scene.looking_at is not None or not scene.my_turn:
        return set()
    found: set[State] = set()
    if cell in scene.starts:
        found.add("fits")
    prospect = scene.prospects.get(cell)
    if prospect is not None and (prospect.steps or prospect.fate != "adapted"):
        found.add(_FATES[prospect.fate])
    if found and scene.hand.cell == cell:
        found.add("chosen")
    return found


def _standing(scene: ClimateScene) -> dict[int, int]:
    """Tell who stands where."""
    return {cell: seat for seat, cell in enumerate(scene.state.cells) if cell}


def _figures(scene: ClimateScene, cell: int) -> tuple[Figure, ...]:
    """Give who stands on a cell, and one's own species where it would go."""
    found = []
    seat = _standing(scene).get(cell)
    if seat is not None:
        found.append(Figure(seat, own=scene.is_mine(seat)))
    elsewhere = scene.hand.cell == cell and scene.state.cells[scene.seat] != cell
    if elsewhere and scene.my_turn and scene.looking_at is None:
        found.append(Figure(scene.seat, own=True, faint=True))
    return tuple(found)


def _label(scene: ClimateScene, cell: int, states: set[State]) -> str:
    """Say a cell in words: which, what grows there, who stands there, what can be done."""
    prospect = scene.prospects.get(cell)
    cost = len(prospect.ways[0].cards) if prospect is not None and prospect.ways else 0
    order = ("fits", "cards", "deadly", "chosen", "changed")
    also = [message(f"climate-page-state-{each}", cards=cost) for each in order if each in states]
    return ", ".join(scene.say.render(each) for each in (told(scene, cell), *also))


PART = Part("climate-map", render, acts)
