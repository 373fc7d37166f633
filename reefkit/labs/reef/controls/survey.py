"""4, survey: how the score adds up, a question to talk over, and a note on what to try next."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from reefkit.games.reef import actions as do
from reefkit.games.reef import guide
from reefkit.labs.acts import Acts
from reefkit.labs.reef import talk
from reefkit.labs.reef.controls.control import Control
from reefkit.labs.reef.rows import Record
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.match.errors import reject
from reefkit.match.game import Ready
from reefkit.text import message

acts = Acts()
MOST_LETTERS = 2_000
"""As long as a note may be (`reefkit.games.reef.actions.Note`)."""


class Typed(Struct, frozen=True):
    """What stands in the text area."""

    value: Annotated[str, Meta(max_length=20_000)] = ""


def note_key(scene: Scene) -> str:
    """Name the seat's note of this round in the page's memory."""
    return f"{scene.state.round}-{scene.seat}"


def kept_note(scene: Scene) -> str:
    """Give the note that stands in the match."""
    notes = scene.state.notes[scene.seat]
    return notes[scene.state.round - 1] if 0 < scene.state.round <= len(notes) else ""


def typed_note(scene: Scene) -> str:
    """Give the note as the seat has typed it, kept in the match or not."""
    return scene.ui.notes.get(note_key(scene), kept_note(scene))


def keep_note(session: ReefSession) -> bool:
    """Put what the seat has typed into the match; tell whether there was anything new."""
    scene = session.scene()
    text = typed_note(scene)
    if text == kept_note(scene):
        return False
    session.play(do.Note(text))
    session.ui.notes.pop(note_key(scene), None)
    return True


@acts.on("note", Typed)
def note(session: ReefSession, values: Typed) -> None:
    """Remember what is typed, before it is kept in the match."""
    scene = session.scene()
    if scene.phase != "survey" or scene.seat not in scene.here:
        raise reject("note-not-now")
    if len(values.value) > MOST_LETTERS:
        raise reject("note-too-long", most=MOST_LETTERS)
    session.ui.notes[note_key(scene)] = values.value


@acts.on("note-keep")
def note_keep(session: ReefSession, values: object) -> None:
    """Keep the note with the round."""
    del values
    if session.scene().phase != "survey":
        raise reject("note-not-now")
    session.tell(message("note-is-kept" if keep_note(session) else "note-nothing-new"))


@acts.on("survey-ready")
def survey_ready(session: ReefSession, values: object) -> None:
    """Keep what is typed, and close the round for this seat."""
    del values
    if session.scene().phase != "survey":
        raise reject("note-not-now")
    keep_note(session)
    session.play(Ready())


def render(scene: Scene) -> str:
    """Show the tally with its sums, the question, the note, and what comes next."""
    round_ = scene.state.round
    return scene.render(
        "survey.html",
        score=guide.score_now(scene.play, scene.seat),
        talk=talk.question(Record(scene.table), round_),
        note=typed_note(scene),
        unkept=typed_note(scene) != kept_note(scene),
        most=MOST_LETTERS,
        round=round_,
        last=round_ >= scene.rules.options.rounds,
        standing=scene.rules.options.standing_stacks,
        built_over=int((scene.play.reef(scene.seat).kind[..., 1:] != 0).sum()),
    )


CONTROL = Control(render, acts)
