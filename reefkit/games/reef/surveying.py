"""Phase 4 of a match that is played: the tally, the note, and the end of the round."""

from __future__ import annotations

from typing import Any

import numpy as np

from reefkit.games.reef import growing, phases, survey
from reefkit.games.reef.actions import Note
from reefkit.games.reef.play import Play, name_of, spaces_in
from reefkit.games.reef.state import TOTAL_PARTS, Array
from reefkit.match.game import Action


def open_survey(play: Play) -> None:
    """Open phase 4: tally every reef. What people tally by hand is told when they have."""
    count(play, list(play.seats))
    bots = [play.is_bot(seat) for seat in play.seats]
    by_hand = play.options.hands_on and not all(bots)
    if not by_hand:
        tell(play)
    if not by_hand or any(bots):
        tell_region(play)  # now: bots clear their boards before the books are closed


def count(play: Play, seats: list[int]) -> None:
    """Tally reefs, and write down who is present (R31)."""
    state, round_ = play.state, play.state.round - 1
    reefs = state.reefs[seats]
    state.score[round_, seats] = survey.score(reefs, play.lookups)
    state.abundance[round_, seats] = survey.abundance(reefs, play.lookups)
    state.algae[round_, seats] = reefs.alga.sum(axis=(-2, -1))


def tell(play: Play) -> None:
    """Tell each seat's tally."""
    state = play.state
    for seat in play.seats:
        parts: dict[str, Any] = {
            name.replace("-", "_"): int(points)
            for name, points in zip(TOTAL_PARTS, state.score[state.round - 1, seat], strict=True)
        }
        play.say(
            "surveyed",
            seat,
            player=play.who(seat),
            round=state.round,
            total=sum(parts.values()),
            **parts,
        )


def tell_region(play: Play) -> None:
    """Tell the region's tally: the reefs of the table together."""
    state = play.state
    scoring = survey.counts_by_type(state.reefs, play.lookups, scoring=True)
    play.say(
        "region-surveyed",
        population=int(scoring.sum() + state.reefs.dwellers.sum()),
        types=int((state.abundance[state.round - 1].sum(axis=0) > 0).sum()),
    )


def note(play: Play, seat: int, action: Note) -> None:
    """Keep a short strategy note with the round; a new one replaces it."""
    play.state.notes[seat][play.state.round - 1] = action.text
    play.say("note-kept", seat, player=play.who(seat), only=(seat,))


def close(play: Play, seat: int) -> None:
    """Clear what is built over from a seat's reef, when it is ready."""
    reef = play.reef(seat)
    if not play.options.standing_stacks:
        for row, column in spaces_in(reef.kind[..., 1] != 0):
            for level in range(1, reef.kind.shape[-1]):
                kind = int(reef.kind[row - 1, column - 1, level])
                if kind:
                    play.say(
                        "built-over-cleared",
                        seat,
                        organism=play.organism(kind),
                        row=row,
                        column=column,
                    )
    phases.clear_built_over(reef, play.options)
    growing.settle_support(play, seat)


def end_round(play: Play) -> None:
    """Pass the flags of the round on."""
    state = play.state
    state.recruits_stopped[...] = state.stopping
    state.stopping[...] = False
    state.cards_drawn[...] = 0
    state.rows_rolled[...] = 0


def end_match(play: Play) -> None:
    """Give the team bonus where it is played for, and say who won."""
    state = play.state
    if play.options.team_bonus:
        points = play.content.rules.score.team_bonus
        state.bonus[:] = survey.team_bonus(state.score, state.round, points)
        if state.bonus.any():
            play.say("team-bonus", points=points)
    final = final_points(play)
    winners = [play.who(int(seat)) for seat in np.nonzero(final == final.max())[0]]
    play.say("match-won", winners=list(winners), points=int(final.max()))


def final_points(play: Play) -> Array:
    """Give every seat's points over all rounds, the team bonus included: int64 (seats,)."""
    state = play.state
    return (
        survey.totals(state.score, min(state.round, play.options.rounds), play.options)
        + state.bonus
    )


def legal_survey(play: Play, seat: int) -> list[Action]:
    """List what a seat may do at the survey: notes are free text, one stands for all."""
    if play.turn.ready[seat]:
        return []
    written = play.state.notes[seat][play.state.round - 1]
    return [] if written else [Note("…")]


__all__ = [
    "close",
    "count",
    "end_match",
    "end_round",
    "final_points",
    "legal_survey",
    "name_of",
    "note",
    "open_survey",
    "tell",
    "tell_region",
]
