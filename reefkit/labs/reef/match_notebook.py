"""A match's notebook: disasters, predictions and notes, survey by survey."""

from __future__ import annotations

from reefkit.games.reef.course import surveyed
from reefkit.games.reef.state import State, name_of
from reefkit.labs.lesson import survey_notes
from reefkit.labs.reef import timeline
from reefkit.labs.reef.scene import Part, ReefSession, Scene, TableReadings
from reefkit.labs.reef.survey import acts
from reefkit.labs.reef.survey_talk import question
from reefkit.match.errors import reject


@acts.on("print-notebook")
def _print_notebook(session: ReefSession) -> None:
    if session.table is None:
        raise reject("lab-no-table")
    session.printing = "notebook"


def leaves(scene: Scene, seat: int) -> list[dict[str, object]]:
    """Return the rounds that were surveyed, with what a seat predicted and noted.

    `scene`: The match, at the moment shown. `seat`: From 0; one of those at this screen, since
    notes are private.
    """
    record = TableReadings(scene.table, scene.view.position)
    state: State = scene.state
    seen = timeline.last_seen(scene)
    notes = {each.round: each for each in survey_notes.notes_of(scene.session, seat)}
    found = []
    for round_ in range(1, surveyed(state) + 1):
        text, note = _note(scene, state, seat, round_), notes.get(round_)
        found.append(
            {
                "round": round_,
                "cards": _cards(record, seat, round_),
                "points": record.points(round_)[seat] if round_ <= seen else None,
                "talk": question(record, round_),
                "note": text,
                "kept": note if note is not None and note.text == text else None,
            }
        )
    return found


def _cards(record: TableReadings, seat: int, round_: int) -> tuple[dict[str, object], ...]:
    """Return a round's cards in order, pairing each prediction with the next of its name."""
    predictions = [
        row for row in record.predictions if row.round == round_ and row.seat == seat + 1
    ]
    cards = []
    for row in record.disasters:
        if row.round != round_:
            continue
        mine = next((each for each in predictions if each.card == row.card), None)
        if mine is not None:
            predictions.remove(mine)
        right, of = (mine.right, mine.of) if mine is not None else (0, 0)
        cards.append(
            {
                "name": name_of("card", row.card),
                "predicted": mine is not None,
                "right": right,
                "of": of,
            }
        )
    return tuple(cards)


def _note(scene: Scene, state: State, seat: int, round_: int) -> str:
    note = state.notes[seat]
    written = note[round_ - 1] if round_ <= len(note) else ""
    return scene.ui.notes.get(f"{round_}-{seat}", written)


def render_notebook(scene: Scene, seat: int | None = None) -> str:
    """Draw the notebook of a seat at this screen; empty if there is none, or no match.

    `seat`: From 0; None for the seat whose turn it is here.
    """
    whose = scene.seat if seat is None else seat
    if not scene.has_table or whose not in scene.here:
        return ""
    return scene.render(
        "notebook.html", leaves=leaves(scene, whose), player=scene.name(whose), seat=whose
    )


def render_notebook_page(scene: Scene) -> str:
    return render_notebook(scene) or scene.render("notebook_none.html")


NOTEBOOK_PAGE = Part("notebook", render_notebook_page, acts)
