"""Save files added at the desk."""

from __future__ import annotations

from reefkit.desk.class_from_saves import take_file
from reefkit.desk.item_analysis import reading_of
from reefkit.desk.session import DeskSession
from reefkit.desk.text_scoring import ui_of
from reefkit.text import Message, ReefkitError
from reefkit.widgets.acts import Acts, OpenedFile

save_file_acts = Acts()

MOST_NAME_LETTERS = 120
"""Most letters of a file's name that are shown."""

MOST_SAID = 60
"""Most messages about files that stay on the page."""


@save_file_acts.on("files-add")
def _add_file(session: DeskSession, file: OpenedFile) -> None:
    name = file.name[:MOST_NAME_LETTERS] or "?"
    try:
        answer = take_file(session.store, session.class_id, name, file.data, session.opened.games)
        session.tell(answer)
    except ReefkitError as error:
        answer = error.message
        session.refuse(answer)
    _keep(session, answer)
    reading_of(session).forget()


def _keep(session: DeskSession, text: Message) -> None:
    ui = ui_of(session)
    ui.files = [*ui.files, text][-MOST_SAID:]
