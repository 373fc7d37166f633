"""What stands on the lab's door: a reef, and a quick start whose reef is founded."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.labs.lesson import begin
from reefkit.labs.lesson.drafts import Draft, match_of, quick_match
from reefkit.labs.lesson.front import Values
from reefkit.labs.reef import homework_desk
from reefkit.labs.reef.controls.founding import standing
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.seat_codes import code_problem, codes_of, setups_of
from reefkit.labs.reef.session import ReefSession
from reefkit.match.table import MemoryTable
from reefkit.text import Message, message


class Drawn(NamedTuple):
    """One organism of the door's picture: which, where its foot stands, and how large it is."""

    art: str
    x: int
    y: int
    size: int
    mirrored: bool = False


PICTURE = (
    Drawn("fish", 150, 84, 88),
    Drawn("fish", 248, 96, 50),
    Drawn("fish", 366, 158, 62, mirrored=True),
    Drawn("bryozoan", 0, 272, 70),
    Drawn("branching-coral", 28, 204, 120),
    Drawn("boulder-coral", 108, 232, 100),
    Drawn("soft-sponge", 176, 226, 104),
    Drawn("carbonate-sponge", 252, 240, 92),
    Drawn("urchin", 276, 298, 56),
    Drawn("finger-coral", 316, 250, 90),
    Drawn("encrusting-sponge", 388, 274, 76),
    Drawn("fleshy-alga", 402, 222, 72),
    Drawn("platy-coral", 446, 226, 100),
    Drawn("carbonate-alga", 526, 242, 84),
    Drawn("snail", 506, 296, 56),
    Drawn("bivalve", 566, 254, 80),
    Drawn("microbialite", 616, 244, 78),
)
"""The reef of the door: 700 units wide, of 40 to 364 high; the sea floor at about 320."""


def door_values(scene: Scene) -> Values:
    """Give the picture."""
    del scene
    return {"picture": PICTURE}


def quick_start(session: ReefSession) -> None:
    """Begin a match in which all is chosen: the reef stands, and round 1 begins."""
    match = quick_match(session.kind, session.say)
    waiting = homework_desk.waiting(session)
    if waiting is not None:
        homework_desk.lay_out(MemoryTable(match), 0, waiting)
    begin.begin(session, match, quick=True, set_up=True)
    held = standing(session.scene())
    names = [Message(f"organism-{name}") for name, count in held.builders.items() if count]
    board = Message(f"board-{held.board}")
    session.tell(message("new-quick-begun-reef", board=board, builders=names))


def begin_new(session: ReefSession, draft: Draft) -> None:
    """Begin the match as it is set up, and lay out what was homework."""
    setups = setups_of(session, draft)
    table = begin.begin(session, match_of(session.kind, draft))
    refused = [homework_desk.lay_out(table, seat, setup) for seat, setup in setups.items()]
    founders = session.scene().rules.content.rules.numbers.founders
    why = next((each.message for each in refused if each is not None), None)
    if why is not None:
        session.refuse(message("homework-begun-partly", why=why))
    elif setups:
        session.tell(message("homework-begun"))
    else:
        session.tell(message("new-begun-reef", founders=founders))


def seat_values(scene: Scene, draft: Draft) -> Values:
    """Give the code of each seat's set-up, and what is wrong with it."""
    codes = codes_of(scene.session, draft)
    return {"codes": codes, "code_problems": [code_problem(each) for each in codes]}
