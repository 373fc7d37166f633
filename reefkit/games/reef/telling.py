"""What a card did to one reef, told event by event."""

from __future__ import annotations

import numpy as np

from reefkit.games.reef import cards, reasons
from reefkit.games.reef.content import Effect
from reefkit.games.reef.play import Play, name_of, places_in
from reefkit.games.reef.state import Array, Reefs


def say_strike(play: Play, seat: int, before: Reefs, effect: Effect, dies: Array) -> None:
    """Tell what an effect did to one reef."""
    if play.tell is None:
        return
    after = play.reef(seat)
    card = name_of("card", play.lookups.cards[play.turn.card])
    grown = after.alga & ~before.alga
    reasons.say_spaces(play, seat, before, "alga-came", grown)
    reasons.say_spaces(play, seat, before, "alga-went", before.alga & ~after.alga)
    if effect.do in {"kill", "kill-commonest", "clear"}:
        reasons.say_deaths(play, seat, before, effect, dies)
        reasons.say_survivors(play, seat, before, effect, dies)
    if effect.do == "invade":
        row = np.array(play.turn.rows[seat][play.turn.effect])
        cleared = (before.kind != 0) & cards.in_row(row)[..., None]
        for r, c, level in places_in(cleared):
            organism = play.organism(before.kind[r - 1, c - 1, level])
            play.say("builder-ousted", seat, row=r, column=c, organism=organism, card=card)
        play.say(
            "builders-invaded",
            seat,
            organism=name_of("organism", effect.builder),
            row=int(row) + 1,
            count=int((after.kind[row, :, 0] != 0).sum()),
            card=card,
        )
    if effect.do == "lose-token":
        bit = np.uint16(play.lookups.bit[effect.token])
        for r, c, level in places_in((before.genes & bit) != 0):
            play.say(
                "token-lost",
                seat,
                row=r,
                column=c,
                token=name_of("token", effect.token),
                card=card,
                organism=play.organism(before.kind[r - 1, c - 1, level]),
            )
    if effect.do == "dwellers":
        for name in effect.dwellers:
            number = play.lookups.dweller[name]
            if count := int(before.dwellers[number]):
                play.say(
                    "dweller-left",
                    seat,
                    organism=play.dweller(number),
                    organisms=play.dwellers(number),
                    count=count,
                    reason=card,
                )
