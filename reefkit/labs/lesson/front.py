"""What the shared regions of a page ask of a lab: `Kind.front`.

Every field has a default that says nothing, so that a lab fills in what it has. Pictures and pieces
of HTML that differ stand in templates of the lab's own folder, which come before those of this
room: `door_picture.html`, `before_picture.html`, `after_picture.html`, `how_picture.html`,
`how_more.html`, `new_seat.html`, `before_more.html`, `after_more.html`, `evidence_more.html`,
`evidence_told.html`, `final_score.html`, `final_notes.html` and `final_more.html`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from reefkit.labs.part import PagePart
from reefkit.text import Message

Part: TypeAlias = PagePart[Any]
Values: TypeAlias = dict[str, object]


class HowStep(NamedTuple):
    """One step of *How to play*.

    Attributes
    ----------
    id
        Its message: the name of the step; its `.text` says it.
    picture
        What `how_picture.html` is told of it.
    values
        Numbers in force, for the sentence.
    """

    id: str
    picture: object = None
    values: dict[str, Any] = {}  # noqa: RUF012  # never written to


class Ending(NamedTuple):
    """How a match ended, for the page that says so.

    Attributes
    ----------
    won
        Who won, or what became of those who played alone.
    story
        What happened to the seat at this screen, sentence by sentence; empty for nothing.
    values
        What `final_score.html` and `final_more.html` are told.
    """

    won: Message
    story: list[Message]
    values: dict[str, Any]


def no_html(scene: Any) -> str:  # a lab's own kind of scene
    """Draw nothing."""
    del scene
    return ""


def no_values(scene: Any) -> Values:  # as above
    """Tell a template nothing more."""
    del scene
    return {}


def no_values_of(scene: Any, more: Any) -> Values:  # as above
    """Tell a template nothing more."""
    del scene, more
    return {}


def nothing_told(scene: Any) -> list[Message]:  # as above
    """Tell nothing of a chart."""
    del scene
    return []


def nothing_said(scene: Any) -> None:  # as above
    """Say nothing of one's own."""
    del scene


def always(scene: Any) -> bool:  # as above
    """Tell that it is so."""
    del scene
    return True


def card_name(card: str) -> Message:
    """Name a card as Reef Survivor does."""
    return Message(f"card-{card}")


@dataclass(frozen=True)
class Front:
    """What the shared regions of a page ask of a lab.

    Attributes
    ----------
    pages
        Whole pages that only this lab has; each is opened by the act ``page`` under its name.
    more
        Names of whole pages that the head offers, beside *Before*, *Play* and *After*:
        ``lab-page-<name>`` says each.
    bar
        Draws what stands below the head while a match is played: phases, or whose turn it is.
    practice
        Whether the door and *How to play* offer a practice round: an act ``practise`` of the lab's.
    quick_start
        Begins the match of *Quick start*, given the session; none: `new_match.quick_start`.
    begin_new
        Begins the match that was set up, given the session and the `Draft`; none:
        `new_match.begin_new`.
    seat_values
        What `new_seat.html` (further fields of a person's seat) is told, of a scene and the
        `Draft`.
    how
        The steps of *How to play*, from a scene; none: the lab has a page ``how`` of its own.
    how_values
        What `how_more.html` is told beside the steps.
    door_values, before_values, after_values
        What `door_picture.html`, `before_more.html` and `after_more.html` are told.
    has_evidence
        Whether there is evidence to show already.
    bodies
        What a tab of the evidence shows where it is no chart; ``log`` is the record, always.
    told
        Says what was picked in a chart.
    evidence_values
        What `evidence_more.html` and `evidence_told.html` are told.
    ending
        How a match ended, from a scene.
    standing
        Says why there is nothing to do on what is shown, before the rules are asked; none where
        there may be.
    card_name
        Names one of the things that the teacher notes' events speak of.
    """

    pages: tuple[Part, ...] = ()
    more: tuple[str, ...] = ("how", "glossary", "rulings")
    bar: Callable[[Any], str] = no_html
    practice: bool = False
    quick_start: Callable[[Any], None] | None = None
    begin_new: Callable[[Any, Any], None] | None = None
    seat_values: Callable[[Any, Any], Values] = no_values_of
    how: Callable[[Any], tuple[HowStep, ...]] | None = None
    how_values: Callable[[Any], Values] = no_values
    door_values: Callable[[Any], Values] = no_values
    before_values: Callable[[Any], Values] = no_values
    after_values: Callable[[Any], Values] = no_values
    has_evidence: Callable[[Any], bool] = always
    bodies: Mapping[str, Part] = field(default_factory=dict)
    told: Callable[[Any], list[Message]] = nothing_told
    evidence_values: Callable[[Any], Values] = no_values
    ending: Callable[[Any], Ending] | None = None
    standing: Callable[[Any], Message | None] = nothing_said
    card_name: Callable[[str], Message] = card_name
