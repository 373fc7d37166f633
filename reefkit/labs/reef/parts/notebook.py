"""The notebook of a game: after each survey what struck, what was foreseen, and what was noted."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.games.reef.play import name_of
from reefkit.games.reef.readings import surveyed
from reefkit.games.reef.state import State
from reefkit.labs.acts import Acts
from reefkit.labs.lesson import noting
from reefkit.labs.notes import Note
from reefkit.labs.reef import plotting, talk
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.rows import Record
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.match.errors import reject
from reefkit.text import Message

acts = Acts()


class Card(NamedTuple):
    """A card of a round, and how well the seat foresaw it: `right` of `of` certain fates.

    Attributes
    ----------
    predicted
        Whether the seat predicted it at all.
    """

    name: Message
    predicted: bool
    right: int
    of: int


class Leaf(NamedTuple):
    """One round of the notebook.

    Attributes
    ----------
    points
        What the seat scored in it; none while the survey may not be seen yet.
    talk
        The question that the table talked over.
    note
        The seat's note as it is typed or kept; empty where there is none.
    kept
        The same as it stands in the match, with who may read it; none where it is not kept so.
    """

    round: int
    cards: tuple[Card, ...]
    points: int | None
    talk: Message
    note: str
    kept: Note | None


@acts.on("print-notebook")
def print_notebook(session: ReefSession, values: object) -> None:
    """Print the notebook of the open match."""
    del values
    if session.table is None:
        raise reject("lab-no-table")
    session.ui.printing = "notebook"


def leaves(scene: Scene, seat: int) -> list[Leaf]:
    """Give the rounds that were surveyed, with what a seat predicted and noted.

    Parameters
    ----------
    scene
        The match, at the moment that is shown.
    seat
        Whose notebook, from 0: one of the seats at this screen, for notes are for their own eyes.
    """
    record = Record(scene.table, scene.view.position)
    state: State = scene.state
    seen = plotting.last_seen(scene)
    kept = {each.round: each for each in noting.notes_of(scene.session, seat)}
    found = []
    for round_ in range(1, surveyed(state) + 1):
        text, stands = _note(scene, state, seat, round_), kept.get(round_)
        found.append(
            Leaf(
                round_,
                _cards(record, seat, round_),
                record.points.get((round_, seat + 1)) if round_ <= seen else None,
                talk.question(record, round_),
                text,
                stands if stands is not None and stands.text == text else None,
            )
        )
    return found


def _cards(record: Record, seat: int, round_: int) -> tuple[Card, ...]:
    """Give a round's cards in order; each prediction stands with the next card of its name."""
    told = [row for row in record.predictions if row.round == round_ and row.seat == seat + 1]
    cards = []
    for row in record.disasters:
        if row.round != round_:
            continue
        mine = next((each for each in told if each.card == row.card), None)
        if mine is not None:
            told.remove(mine)
        right, of = (mine.right, mine.of) if mine is not None else (0, 0)
        cards.append(Card(name_of("card", row.card), mine is not None, right, of))
    return tuple(cards)


def _note(scene: Scene, state: State, seat: int, round_: int) -> str:
    """Give a note: as it is typed, or as it stands in the match."""
    kept = state.notes[seat]
    written = kept[round_ - 1] if round_ <= len(kept) else ""
    return scene.ui.notes.get(f"{round_}-{seat}", written)


def render_notebook(scene: Scene, seat: int | None = None) -> str:
    """Draw the notebook of a seat at this screen; empty where none sits here, or there is no match.

    Parameters
    ----------
    scene
        What the page shows.
    seat
        Whose notebook; none: that of the seat whose turn it is here.
    """
    whose = scene.seat if seat is None else seat
    if not scene.has_table or whose not in scene.here:
        return ""
    return scene.render(
        "notebook.html", leaves=leaves(scene, whose), player=scene.name(whose), seat=whose
    )


def render(scene: Scene) -> str:
    """Draw the notebook as a page, when it is open."""
    if scene.ui.page != "notebook":
        return ""
    return render_notebook(scene) or scene.render("notebook_none.html")


PAGE = Part("notebook", render, acts)
