"""The tabs *Before* and *After*: progress, items, gain, and texts to score."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from reefkit.assess.bank import Part
from reefkit.assess.gain import ClassGain
from reefkit.assess.item_analysis import FEWEST_FOR_VERDICT
from reefkit.assess.keyed_order import rank
from reefkit.assess.voting import may_be_voted_on
from reefkit.classroom.exports.bundle import CSV_TYPE
from reefkit.desk import added_saves, text_scoring
from reefkit.desk.class_report import report_acts, report_values
from reefkit.desk.class_setting import asks_for_texts, named_forms
from reefkit.desk.class_vote import vote_values, votes_kept
from reefkit.desk.gain_chart import gain_svg
from reefkit.desk.item_analysis import AT_A_LOOK, Assessed, assessed_of
from reefkit.desk.item_table import item_lines, item_opened
from reefkit.desk.on_wall import put
from reefkit.desk.progress import progress_of
from reefkit.desk.session import DeskPart, DeskScene, DeskSession
from reefkit.desk.text_scoring import LEAVES, Leaf, Pairing, texts_of, ui_of
from reefkit.desk.text_scoring import Part as Of
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.text.csv_files import write_csv
from reefkit.widgets.acts import Acts
from reefkit.widgets.pictured import drawing_alone

assessment_acts = Acts().include(text_scoring.marking_acts, added_saves.save_file_acts, report_acts)

THEN: tuple[Part, ...] = ("after", "later")
"""Parts that are compared with *Before*."""

Id = Annotated[str, Meta(max_length=200)]


@assessment_acts.on("assess-leaf")
def _open_leaf(session: DeskSession, part: Of, leaf: Leaf) -> None:
    if leaf not in LEAVES[part]:
        raise reject("lab-not-understood")
    ui_of(session).leaf[part] = leaf


@assessment_acts.on("assess-item")
def _open_item(session: DeskSession, part: Of, item: Id = "") -> None:
    ui = ui_of(session)
    ui.item[part] = item
    if item:
        ui.leaf[part] = "items"
        session.focus = "assess-item-title"


@assessment_acts.on("assess-pairing")
def _choose_pairing(session: DeskSession, pairing: Pairing) -> None:
    ui_of(session).pairing = pairing


@assessment_acts.on("assess-wall")
def _put_on_wall(session: DeskSession, part: Of, what: Literal["item", "gain"]) -> None:
    ui = ui_of(session)
    of = {"part": part, "item": ui.item.get(part, ""), "pairing": ui.pairing}
    put(session, what, of)


@assessment_acts.on("assess-reveal")
def _reveal(session: DeskSession) -> None:
    choice = session.scene().on_wall
    if choice.shows != "item":
        raise reject("lab-not-understood")
    session.choose_for_wall(of={**choice.of, "right": True})


@assessment_acts.on("assess-file")
def _give_file(session: DeskSession, kind: str) -> None:
    scene = session.scene()
    assessed = assessed_of(scene)
    if kind == "svg":
        drawn = drawing_alone(_chart(scene, assessed)).encode()
        session.give_file("gain.svg", "image/svg+xml", drawn)
    elif kind == "csv":
        session.give_file("gain.csv", CSV_TYPE, _csv(scene, assessed))
    else:
        raise reject("lab-not-understood")


def render_before(scene: DeskScene) -> str:
    return _render(scene, "before")


def render_after(scene: DeskScene) -> str:
    return _render(scene, "after")


def _render(scene: DeskScene, part: Of) -> str:
    assessed = assessed_of(scene, AT_A_LOOK)
    ui = ui_of(scene.session)
    leaf = ui.leaf_of(part)
    texts = assessed.texts(part)
    released = f"{assessed.papers.id}/{part}" in scene.control.released
    return scene.render(
        "assessment.html",
        part=part,
        leaf=leaf,
        leaves=LEAVES[part],
        to_read=assessed.to_read(part),
        unread=len(assessed.unread),
        ungraded=0 if assessed.unread else assessed.ungraded(part),
        released=released,
        has_texts=bool(texts),
        scores_texts=any(each.is_scored for each in texts),
        progress=progress_of(assessed, part),
        body=_LEAVES[leaf](scene, assessed, part),
    )


def item_on_wall(scene: DeskScene) -> tuple[Message, str] | None:
    """Draw a question with the class's answers, except one about each student's own match."""
    of = scene.on_wall.of
    part: Of = "after" if of.get("part") == "after" else "before"
    ui_of(scene.session).item[part] = str(of.get("item"))
    shown = _opened_values(scene, assessed_of(scene, AT_A_LOOK), part)
    opened: Any = shown["opened"]
    if opened is None or opened["line"]["own"]:
        return None
    # Files list the right answer first.
    about = scene.klass.id, opened["line"]["item"]
    opened["counts"].sort(key=lambda each: (each.said.tier, rank(*about, each.said.key)))
    title: Message = opened["line"]["title"]
    return title, scene.render("wall_item.html", **shown, hides=of.get("right") is not True)


def gain_on_wall(scene: DeskScene) -> tuple[Message, str]:
    pairing = scene.on_wall.of.get("pairing")
    ui_of(scene.session).pairing = "all" if pairing == "all" else "pairs"
    shown = _gain_values(scene, assessed_of(scene, AT_A_LOOK), "after")
    return message("assessment-gain"), scene.render("wall_gain.html", **shown)


def _progress(scene: DeskScene, assessed: Assessed, part: Of) -> str:
    added = ui_of(scene.session).files
    progress = progress_of(assessed, part)
    return scene.render("assessment_progress.html", part=part, progress=progress, files=added)


def _items(scene: DeskScene, assessed: Assessed, part: Of) -> str:
    return scene.render(
        "assessment_items.html",
        part=part,
        lines=item_lines(assessed, part),
        few=FEWEST_FOR_VERDICT,
        hides_on_wall=_hides_on_wall(scene, part),
        **_opened_values(scene, assessed, part),
    )


def _hides_on_wall(scene: DeskScene, part: Of) -> bool:
    """Return whether the opened item is on the wall, with the right answer still hidden."""
    choice, item = scene.on_wall, ui_of(scene.session).item.get(part)
    of = {"part": part, "item": item, "right": None}
    return choice.shows == "item" and of == {each: choice.of.get(each) for each in of}


def _opened_values(scene: DeskScene, assessed: Assessed, part: Of) -> dict[str, object]:
    opened = item_opened(assessed, part, ui_of(scene.session).item.get(part, ""))
    picture = (
        "" if opened is None else assessed.papers.question_picture(opened["question"], scene.say)
    )
    votable = (
        opened is not None
        and not opened["line"]["own"]
        and may_be_voted_on(opened["question"].item)
    )
    return {"opened": opened, "picture": picture, "votable": votable}


def _vote(scene: DeskScene, assessed: Assessed, part: Of) -> str:
    del part
    return scene.render("assessment_vote.html", **vote_values(scene, assessed))


def _gain(scene: DeskScene, assessed: Assessed, part: Of) -> str:
    return scene.render("assessment_gain.html", **_gain_values(scene, assessed, part))


def _gain_values(scene: DeskScene, assessed: Assessed, part: Of) -> dict[str, object]:
    pairing = ui_of(scene.session).pairing
    gains, kept = assessed.gains(pairing), assessed.gains(pairing, "later")
    pairs = assessed.papers.bank.pairs()
    return {
        "part": part,
        "pairing": pairing,
        "gains": [(_goal(assessed, goal), goal, gain) for goal, gain in _ordered(gains)],
        "whole": gains[""],
        "doubt": _doubt(assessed),
        "kept": {goal: gain for goal, gain in kept.items() if gain.students},
        "later": progress_of(assessed, "later"),
        "later_is_open": scene.setting.later,
        "unequal": [
            (each, [assessed.papers.bank.question(id_).title for id_ in pairs[each.concept]])
            for each in (assessed.unequal() if pairing == "pairs" else ())
        ],
        "chart": _chart(scene, assessed),
        "votes": votes_kept(scene),
        "nan": math.isnan,
    }


def _doubt(assessed: Assessed) -> str:
    if assessed.gains("pairs")[""].crossed:
        return ""
    return "assessment-gain-few-halves" if assessed.asks_pairs else "assessment-gain-uncrossed"


def _ordered(gains: dict[str, ClassGain]) -> list[tuple[str, ClassGain]]:
    return sorted(gains.items(), key=lambda each: (not each[0], each[0]))


def _goal(assessed: Assessed, goal: str) -> Message:
    return assessed.papers.goals().get(goal) or message("assessment-all-goals")


def _chart(scene: DeskScene, assessed: Assessed) -> str:
    say = scene.say.render
    rows = [
        (
            say(
                message("assessment-goal-letter", letter=goal)
                if goal
                else message("assessment-all-goals")
            ),
            say(message("assessment-gain-from", count=gain.students)),
            gain,
        )
        for goal, gain in _ordered(assessed.gains(ui_of(scene.session).pairing))
        if gain.students
    ]
    return gain_svg(rows, scene.say)


def _texts(scene: DeskScene, assessed: Assessed, part: Of) -> str:
    texts = texts_of(scene, assessed, part, ui_of(scene.session))
    asking = named_forms(scene, scene.game.forms_with_texts(part))
    return scene.render(
        "assessment_texts.html",
        part=part,
        texts=texts,
        blind=ui_of(scene.session).blind,
        asking="" if asks_for_texts(scene, part) else asking,
    )


def _report(scene: DeskScene, assessed: Assessed, part: Of) -> str:
    del part
    return scene.render("class_report.html", **report_values(scene, assessed))


_LEAVES: Mapping[Leaf, Callable[[DeskScene, Assessed, Of], str]] = {
    "progress": _progress,
    "items": _items,
    "vote": _vote,
    "gain": _gain,
    "texts": _texts,
    "report": _report,
}


def _csv(scene: DeskScene, assessed: Assessed) -> bytes:
    """Write the gain as CSV, one row per goal; shares from 0 to 1."""
    fields = ("students", "pairs", "before", "after", "difference", "low", "high", "normalised")
    rows: list[list[object]] = []
    for part in THEN:
        for goal, gain in _ordered(assessed.gains(ui_of(scene.session).pairing, part)):
            if part == "later" and not gain.students:
                continue
            values = [getattr(gain, name) for name in (*fields, "crossed")]
            rows.append([part, goal or "all", _goal(assessed, goal), *values])
    return write_csv(("compared", "goal", "name", *fields, "crossed"), rows, scene.say)


BEFORE = DeskPart("before", render_before, assessment_acts, tab="before")

AFTER = DeskPart("after", render_after, assessment_acts, tab="after")
