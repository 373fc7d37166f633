"""What Reef Survivor says where the regions of every lesson's page ask."""

from __future__ import annotations

from reefkit.labs.lesson.front import Front, Values
from reefkit.labs.reef.parts import (
    axes,
    door,
    evidence,
    final,
    homework,
    how_to_play,
    notebook,
    now,
    phases,
    score,
)
from reefkit.labs.reef.scene import Scene


def before_values(scene: Scene) -> Values:
    """Give the card that offers the homework."""
    return {"homework": homework.card(scene)}


FRONT = Front(
    pages=(how_to_play.SHEETS_PART, axes.PAGE, notebook.PAGE),
    more=("how", "sheets", "glossary", "rulings"),
    bar=phases.render,
    practice=True,
    quick_start=door.quick_start,
    begin_new=door.begin_new,
    seat_values=door.seat_values,
    how=how_to_play.how,
    how_values=how_to_play.how_values,
    door_values=door.door_values,
    before_values=before_values,
    has_evidence=evidence.is_there,
    bodies={"score": score.PART},
    told=evidence.told,
    evidence_values=evidence.values,
    ending=final.ending,
    standing=now.standing,
)
