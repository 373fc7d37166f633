"""R18: dwellers leave because too few builders are left to shelter them; the owner chooses whom.

After a card the owner sees first who died and why, since that is what took the shelter away.
"""

from __future__ import annotations

from reefkit.games.reef import actions as do
from reefkit.games.reef import guide, phases
from reefkit.games.reef.state import Reefs
from reefkit.labs.acts import Acts
from reefkit.labs.reef import reveal
from reefkit.labs.reef.controls import catastrophe
from reefkit.labs.reef.controls.control import Control, Marks, reefs_of_state
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.match.errors import reject
from reefkit.text import message

acts = Acts()
PREFIX = "dismiss-"


def leaving(session: ReefSession) -> dict[str, int]:
    """Give the dwellers that were chosen to leave with − and +, so many of each type."""
    chosen = session.hand.wanted.items()
    return {name.removeprefix(PREFIX): n for name, n in chosen if name.startswith(PREFIX) and n}


@acts.on("dismiss")
def dismiss(session: ReefSession, values: object) -> None:
    """Let the chosen dwellers leave."""
    del values
    dwellers = leaving(session)
    if not dwellers:
        raise reject("dismiss-none-chosen")
    session.play(do.Dismiss(dwellers))
    session.hand.wanted.clear()
    session.tell(message("dismissed", count=sum(dwellers.values())))


def marks(scene: Scene) -> Marks:
    """Mark the fates of the card that took the shelter away, until all have been shown."""
    return reveal.marks(scene) if reveal.waits(scene) else {}


def reefs(scene: Scene) -> Reefs:
    """Draw the dead until all of them have been shown."""
    return reveal.reefs(scene) if reveal.waits(scene) else reefs_of_state(scene)


def render(scene: Scene) -> str:
    """Show the dwellers with their counts, and why some of them cannot stay."""
    if reveal.waits(scene):
        return catastrophe.render_aftermath(scene)
    play, seat = scene.play, scene.seat
    reef, asked = play.reef(seat), leaving(scene.session)
    due = scene.turn.dismiss[seat]
    rows = [
        (guide.dweller(play, name), there, min(asked.get(name, 0), there))
        for number, name in enumerate(play.lookups.dwellers)
        if (there := int(reef.dwellers[number]))
    ]
    return scene.render(
        "dismiss.html",
        rows=rows,
        due=due,
        asked=sum(count for *_, count in rows),
        recruiters=int(phases.recruiters(reef, play.lookups)),
        room=int(phases.room(reef, play.lookups)),
        per=play.content.rules.numbers.recruiters_per_dweller,
    )


CONTROL = Control(render, acts, marks, reefs=reefs)
