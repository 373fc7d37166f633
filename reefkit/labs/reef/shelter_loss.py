"""R18: dwellers leave because too few builders are left to shelter them.

After a card the owner first sees who died and why (`controls.step_of`), since those deaths took the
shelter away.
"""

from __future__ import annotations

from reefkit.games.reef import actions as do
from reefkit.games.reef import growth, type_notes
from reefkit.labs.reef.card_view import card_line
from reefkit.labs.reef.catastrophe import acts
from reefkit.labs.reef.scene import ReefSession, Scene, StepControls
from reefkit.match.errors import reject
from reefkit.text import message

DISMISS_PREFIX = "dismiss-"


def _leaving(session: ReefSession) -> dict[str, int]:
    chosen = session.hand.wanted.items()
    return {
        name.removeprefix(DISMISS_PREFIX): n
        for name, n in chosen
        if name.startswith(DISMISS_PREFIX) and n
    }


@acts.on("dismiss")
def _dismiss(session: ReefSession) -> None:
    dwellers = _leaving(session)
    if not dwellers:
        raise reject("dismiss-none-chosen")
    session.play(do.Dismiss(dwellers))
    session.hand.wanted.clear()
    session.tell(message("dismissed", count=sum(dwellers.values())))


def _render_dismiss(scene: Scene) -> str:
    play, seat = scene.play, scene.seat
    reef, leaving = play.reef(seat), _leaving(scene.session)
    due = scene.turn.dismiss[seat]
    rows = [
        (type_notes.dweller(play, name), there, min(leaving.get(name, 0), there))
        for number, name in enumerate(play.lookups.dwellers)
        if (there := int(reef.dwellers[number]))
    ]
    return scene.render(
        "dismiss.html",
        rows=rows,
        due=due,
        asked=sum(count for *_, count in rows),
        recruiters=int(growth.recruiters(reef, play.lookups)),
        room=int(growth.dweller_room(reef, play.lookups)),
        per=play.content.rules.numbers.recruiters_per_dweller,
        card=card_line(scene),
    )


DISMISS = StepControls(_render_dismiss, acts)
