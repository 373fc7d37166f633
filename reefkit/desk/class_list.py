"""The classes that share a key: opening, making and renaming them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from reefkit.desk.session import (
    DeskScene,
    DeskSession,
)
from reefkit.labs.people import plain_name
from reefkit.match.errors import reject
from reefkit.widgets.acts import Acts

class_acts = Acts()
CLASSES_DIALOG = "classes"


@class_acts.on("classes-open")
def _open_classes(session: DeskSession) -> None:
    session.ui.dialog = CLASSES_DIALOG


@class_acts.on("classes-go")
def _go_to_class(session: DeskSession, id_: Annotated[str, Meta(max_length=64)]) -> None:
    session.go_on_to(id_)


@class_acts.on("classes-make")
def _make_class(session: DeskSession, name: Annotated[str, Meta(max_length=400)]) -> None:
    row = session.scene().klass
    classes = session.store.classes
    made, _ = classes.create(_named(name), row.teacher, next_to=row.id)
    session.go_on_to(made.id)


@class_acts.on("classes-rename")
def _rename_class(session: DeskSession, name: Annotated[str, Meta(max_length=400)]) -> None:
    session.store.classes.rename(session.class_id, _named(name))


def _named(typed: str) -> str:
    name = plain_name(typed)
    if not name:
        raise reject("teachers-no-name")
    return name


def classes_dialog(scene: DeskScene) -> str:
    classes = scene.store.classes
    rows = [(row, len(classes.members(row.id))) for row in classes.beside(scene.class_id)]
    return scene.render("desk_classes.html", rows=rows)
