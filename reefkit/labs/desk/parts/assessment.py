"""The tabs *Before* and *After*: progress, items, gain, and texts to score."""

from __future__ import annotations

import math
from typing import Annotated

from msgspec import Meta, Struct

from reefkit.assess import Gain
from reefkit.classroom.exports import CSV_TYPE
from reefkit.classroom.exports.cells import write_csv
from reefkit.labs.acts import Acts
from reefkit.labs.desk.assess_ui import LEAVES, Leaf, Pairing, ui_of
from reefkit.labs.desk.assess_ui import Part as Of
from reefkit.labs.desk.assessed import AT_A_LOOK, Assessed, assessed_of
from reefkit.labs.desk.item_view import FEW, item_lines, item_opened
from reefkit.labs.desk.open_texts import texts_of
from reefkit.labs.desk.parts import files, marking
from reefkit.labs.desk.parts.part import Part
from reefkit.labs.desk.progress import progress_of
from reefkit.labs.desk.scene import DeskScene
from reefkit.labs.desk.session import DeskSession
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.widgets.charts.gain_chart import GainLine, GainWords, gain_chart_svg

acts = Acts().include(marking.acts, files.acts)

ON_THE_WALL = {"gain": "assessment-gain", "item": "assessment-item"}
Id = Annotated[str, Meta(max_length=200)]


class LeafChosen(Struct, frozen=True):
    """What is to be open on a tab."""

    part: Of
    leaf: Leaf


class ItemChosen(Struct, frozen=True):
    """An item to be opened; an empty one closes it."""

    part: Of
    item: Id = ""


class PairingChosen(Struct, frozen=True):
    """Which questions the gain is computed from."""

    pairing: Pairing


class WallChosen(Struct, frozen=True):
    """What is to be put on the wall."""

    what: str


class FileChosen(Struct, frozen=True):
    """Which file of the gain is wanted."""

    kind: str


@acts.on("assess-leaf", LeafChosen)
def open_leaf(session: DeskSession, values: LeafChosen) -> None:
    """Open progress, items, gain or texts."""
    if values.leaf not in LEAVES[values.part]:
        raise reject("lab-not-understood")
    ui_of(session).leaf[values.part] = values.leaf


@acts.on("assess-item", ItemChosen)
def open_item(session: DeskSession, values: ItemChosen) -> None:
    """Open an item, from the table or from the grid."""
    ui = ui_of(session)
    ui.item[values.part] = values.item
    if values.item:
        ui.leaf[values.part] = "items"
        session.ui.focus = "assess-item-title"


@acts.on("assess-pairing", PairingChosen)
def choose_pairing(session: DeskSession, values: PairingChosen) -> None:
    """Choose which questions the gain is computed from."""
    ui_of(session).pairing = values.pairing


@acts.on("assess-wall", WallChosen)
def put_on_wall(session: DeskSession, values: WallChosen) -> None:
    """Put the gain, or the item that is open, on the wall."""
    if values.what not in ON_THE_WALL:
        raise reject("lab-not-understood")
    session.ui.projecting = ON_THE_WALL[values.what]


@acts.on("assess-file", FileChosen)
def give_file(session: DeskSession, values: FileChosen) -> None:
    """Hand out the gain as a picture, or the numbers behind it."""
    scene = session.scene()
    assessed = assessed_of(scene)
    if values.kind == "svg":
        drawn = str(_chart(scene, assessed)).encode()
        session.give_file("gain.svg", "image/svg+xml", drawn)
    elif values.kind == "csv":
        session.give_file("gain.csv", CSV_TYPE, _csv(scene, assessed))
    else:
        raise reject("lab-not-understood")


# -- drawing -------------------------------------------------------------------------------------


def render_before(scene: DeskScene) -> str:
    """Draw the tab *Before*."""
    return _render(scene, "before")


def render_after(scene: DeskScene) -> str:
    """Draw the tab *After*."""
    return _render(scene, "after")


def _render(scene: DeskScene, part: Of) -> str:
    assessed = assessed_of(scene, AT_A_LOOK)
    ui = ui_of(scene.session)
    leaf = ui.leaf_of(part)
    wall = scene.ui.projecting
    if wall in ON_THE_WALL.values():
        return _wall(scene, assessed, part)
    draw = {"progress": _progress, "items": _items, "gain": _gain, "texts": _texts}[leaf]
    released = f"{assessed.papers.lesson}/{part}" in scene.control.released
    return scene.render(
        "assessment.html",
        part=part,
        leaf=leaf,
        leaves=LEAVES[part],
        to_read=assessed.to_read(part),
        unread=len(assessed.unread),
        ungraded=0 if assessed.unread else assessed.ungraded(part),
        released=released,
        has_texts=bool(assessed.texts(part)),
        progress=progress_of(assessed, part),
        body=draw(scene, assessed, part),
    )


def _wall(scene: DeskScene, assessed: Assessed, part: Of) -> str:
    """Draw what is put on the wall: an item's answers or the gain, and nobody's name."""
    item = scene.ui.projecting == ON_THE_WALL["item"]
    opened = _opened_values(scene, assessed, part)
    shown = opened if item else {"opened": None, "picture": ""}
    return scene.render("assessment_wall.html", **{**_gain_values(scene, assessed, part), **shown})


def _progress(scene: DeskScene, assessed: Assessed, part: Of) -> str:
    added = ui_of(scene.session).files
    progress = progress_of(assessed, part)
    return scene.render("assessment_progress.html", part=part, progress=progress, files=added)


def _items(scene: DeskScene, assessed: Assessed, part: Of) -> str:
    return scene.render(
        "assessment_items.html",
        part=part,
        lines=item_lines(assessed, part),
        few=FEW,
        **_opened_values(scene, assessed, part),
    )


def _opened_values(scene: DeskScene, assessed: Assessed, part: Of) -> dict[str, object]:
    opened = item_opened(assessed, part, ui_of(scene.session).item.get(part, ""))
    picture = "" if opened is None else assessed.papers.picture(opened.question, scene.say)
    return {"opened": opened, "picture": picture}


def _gain(scene: DeskScene, assessed: Assessed, part: Of) -> str:
    return scene.render("assessment_gain.html", **_gain_values(scene, assessed, part))


def _gain_values(scene: DeskScene, assessed: Assessed, part: Of) -> dict[str, object]:
    pairing = ui_of(scene.session).pairing
    gains = assessed.gains(pairing)
    return {
        "part": part,
        "pairing": pairing,
        "gains": [(_goal(assessed, goal), goal, gain) for goal, gain in _ordered(gains)],
        "whole": gains[""],
        "chart": _chart(scene, assessed),
        "nan": math.isnan,
    }


def _ordered(gains: dict[str, Gain]) -> list[tuple[str, Gain]]:
    """Order goals by letter, all of them together last."""
    return sorted(gains.items(), key=lambda each: (not each[0], each[0]))


def _goal(assessed: Assessed, goal: str) -> Message:
    return assessed.papers.goals().get(goal) or message("assessment-all-goals")


def _chart(scene: DeskScene, assessed: Assessed) -> str:
    say = scene.say.render
    gains = assessed.gains(ui_of(scene.session).pairing)
    lines = [
        GainLine(
            name=say(
                message("assessment-goal-letter", letter=goal)
                if goal
                else message("assessment-all-goals")
            ),
            note=say(message("assessment-gain-from", count=gain.students)),
            before=gain.before,
            after=gain.after,
            difference=gain.difference,
            low=gain.low,
            high=gain.high,
        )
        for goal, gain in _ordered(gains)
        if gain.students
    ]
    named = ("title", "before", "after", "share", "difference", "none")
    words = {name: say(Message(f"assessment-chart-{name}")) for name in named}
    return gain_chart_svg(lines, GainWords(**words))


def _texts(scene: DeskScene, assessed: Assessed, part: Of) -> str:
    texts = texts_of(scene, assessed, part, ui_of(scene.session))
    ui = ui_of(scene.session)
    return scene.render("assessment_texts.html", part=part, texts=texts, blind=ui.blind)


def _csv(scene: DeskScene, assessed: Assessed) -> bytes:
    """Write the gain as CSV: a row a goal, shares from 0 to 1."""
    fields = ("students", "pairs", "before", "after", "difference", "low", "high", "normalised")
    rows: list[list[object]] = []
    for goal, gain in _ordered(assessed.gains(ui_of(scene.session).pairing)):
        values = [getattr(gain, name) for name in fields]
        told = ["" if isinstance(each, float) and math.isnan(each) else each for each in values]
        rows.append([goal or "all", _goal(assessed, goal), *told])
    return write_csv(("goal", "name", *fields), rows, scene.say)


BEFORE = Part("before", render_before, acts, tab="before")
AFTER = Part("after", render_after, acts, tab="after")
