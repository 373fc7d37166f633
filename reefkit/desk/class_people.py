"""The people of the class: where each of them is, and what can be done for them."""

from __future__ import annotations

from reefkit.desk.ghosts_band import rehearse_values
from reefkit.desk.person_dialog import (
    PERSON_DIALOG,
    RENAMED,
    person_acts,
    removed_members,
    undo_rows,
)
from reefkit.desk.roster import roster_values
from reefkit.desk.session import DeskPart, DeskScene
from reefkit.labs import environment


def _render_people(scene: DeskScene) -> str:
    everybody = [scene.whereabouts[each.person] for each in scene.members]
    return scene.render(
        "desk_people.html",
        everybody=everybody,
        here=sum(each.here for each in everybody),
        unseated=[each for each in everybody if each.table is None],
        tables=scene.tables,
        undoable=[] if scene.ui.dialog == PERSON_DIALOG else undo_rows(scene),
        removed=removed_members(scene.session),
        renamed=scene.ui.settings.get(RENAMED),
        has_codes=environment.keeps_codes(),
        rehearse=rehearse_values(scene),
        **roster_values(scene),
    )


PEOPLE = DeskPart("people", _render_people, person_acts, tab="class")
