"""What a lesson's page says aloud: what has happened since it last spoke, then what to do now."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from reefkit.labs.lesson.log import LogLine
from reefkit.labs.lesson.parts import head
from reefkit.labs.lesson.scene import LessonScene
from reefkit.text import Message, message

MOST_LINES = 12
"""Number of lines that are said at once; of a longer story the end is said."""
ALIKE = 5
"""Number of lines in a row that are said one by one if they are of one kind."""


class Announcement(NamedTuple):
    """What is said at once."""

    said: list[str]  #: What has happened, in order.
    others: list[str]  #: Those of `said` that happened to others.
    now: str  #: What to do now; empty if that was said before.


class Voice:
    """Says what is new on a page, once.

    A page that is opened, also again, says only what to do; the log has all that was before.
    """

    def __init__(self) -> None:
        self._table: object = None
        self._seat = -1
        self._viewer: int | None = None
        self._lines = 0  # how many lines this viewer has heard
        self._position = 0  # of the log, up to which anybody at this screen has heard
        self._card: tuple[Message, ...] = ()
        self._held: dict[int, tuple[Message, ...]] = {}  # what each seat was told that it has
        self._answer: Message | None = None
        self._now = ""
        self._waits = False

    def speak(self, scene: LessonScene) -> Announcement:
        """Return what is new since the last call; nothing where the match is not shown."""
        if not scene.has_table or scene.page or scene.asking:
            self._now = ""
            return Announcement([], [], "")
        said: list[str] = []
        others: list[str] = []
        new = list(self._new(scene))
        # Who looks further at an open card is asked for nothing new.
        mine = any(seat in {None, scene.seat} and text not in self._card for text, seat in new)
        before, self._now = self._now, self._sentence(scene)
        now = self._now if (mine and scene.is_awaited) or self._now != before else ""
        for text, seat in [*new, *(self._holding(scene) if now else ())]:
            line = scene.say.render(text)
            if seat is not None and seat != scene.seat:
                name = scene.name(seat)
                if not re.search(rf"\b{re.escape(name)}\b", line):
                    line = scene.say.render(message("voice-of", player=name, line=line))
                others.append(line)
            said.append(line)
        return Announcement(said, others, now)

    def _holding(self, scene: LessonScene) -> Iterator[tuple[Message, int | None]]:
        """Yield what the seat has and may choose, as far as that is new to it."""
        if not scene.is_awaited or scene.covered_hand or scene.replaying or scene.over:
            return
        before, held = self._held.get(scene.seat, ()), tuple(scene.lab.holding(scene))
        self._held[scene.seat] = held
        yield from ((each, scene.seat) for each in held if each not in before)

    def _new(self, scene: LessonScene) -> Iterator[tuple[Message, int | None]]:
        """Yield the sentences that are new, each with the seat it is about (None: all)."""
        table, seat, answer = scene.table, scene.seat, scene.session.said
        card, goes_on = self._of_card(scene)
        if goes_on:  # what the open card did here comes before what it did to others
            yield from card
        if not scene.replaying:
            lines = scene.lines
            if table is not self._table:
                self._table, self._lines = table, len(lines)
                self._held.clear()
            elif scene.viewer != self._viewer:  # who knows of fewer or of more lines
                self._lines = sum(each.position < self._position for each in lines)
            new = lines[self._lines :]
            if len(scene.here) == 1:  # nobody else has to hear of what "You drew …" says
                kinds = {(each.seat, each.text.id) for each in new}
                new = [each for each in new if (each.seat, f"{each.text.id}-these") not in kinds]
            yield from _shorter(scene.lab.aloud(scene, new), seat)
            self._viewer, self._lines = scene.viewer, len(lines)
            self._position = lines[-1].position + 1 if lines else 0
        if answer is not None and answer is not self._answer:
            yield answer, None
        self._answer = answer
        if not goes_on:
            yield from card

    def _of_card(self, scene: LessonScene) -> tuple[list[tuple[Message, None]], bool]:
        """Return what is new about the open card, and whether more of it was said before."""
        card, seat = scene.lab.open_card, scene.seat
        spoken = tuple(card.spoken(scene)) if card is not None else ()
        known = scene.table is self._table and seat == self._seat  # the next person hears it, too
        before = self._card if known else ()
        self._card, self._seat = spoken, seat
        goes_on = bool(before) and before[0] in spoken
        return [(each, None) for each in spoken if each not in before], goes_on

    def _sentence(self, scene: LessonScene) -> str:
        waited, self._waits = self._waits, not scene.is_awaited and not scene.over
        if waited and self._waits and self._now:
            return self._now
        return scene.say.render(head.sentence(scene))


def _shorter(lines: Sequence[LogLine], own: int) -> list[tuple[Message, int | None]]:
    """Say many lines of one kind as one and a number, and only the end of a long story.

    What happened to others is left out before what happened to `own` seat.
    """
    told: list[tuple[Message, int | None]] = []
    for (seat, _kind), some in groupby(lines, lambda line: (line.seat, line.text.id)):
        alike = [each.text for each in some]
        if len(alike) > ALIKE:
            alike = [message("voice-alike", line=alike[0], more=len(alike) - 1)]
        told += [(each, seat) for each in alike]
    places = sorted(range(len(told)), key=lambda n: (told[n][1] in {None, own}, n))
    return [told[n] for n in sorted(places[-MOST_LINES:])]
