"""Save files added at the desk: from students who worked at home, or without a server."""

from __future__ import annotations

from reefkit.labs.acts import Acts, OpenedFile
from reefkit.labs.desk.assess_ui import ui_of
from reefkit.labs.desk.assessed import reading_of
from reefkit.labs.desk.from_files import take_file
from reefkit.labs.desk.session import DeskSession
from reefkit.text import Message, ReefkitError

acts = Acts()
MOST_LETTERS = 120
MOST_SAID = 60
"""Sentences about files that stay on the page."""


@acts.on("files-add", OpenedFile)
def add_file(session: DeskSession, values: OpenedFile) -> None:
    """Take in one save file, and say what came of it beside those before."""
    name = values.name[:MOST_LETTERS]
    try:
        said = take_file(session.store, session.class_id, name, values.data, session.opened.games)
        session.tell(said)
    except ReefkitError as error:
        said = error.message
        session.refuse(said)
    _keep(session, said)
    reading_of(session).forget()


def _keep(session: DeskSession, said: Message) -> None:
    ui = ui_of(session)
    ui.files = [*ui.files, said][-MOST_SAID:]
