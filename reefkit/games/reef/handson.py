"""Hands-on mode: the seats keep their own books, and may catch each other's errors (R28).

In phases 1A, 1B, 2D, 3 and 4 a person's seat works the step out by itself and submits its board and
tally. Only the form is checked. What differs from every legal outcome is kept hidden; when all are
in, another seat may challenge; at the end of the phase each legal choice stands and the rest is
mended.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from reefkit.games.reef import growing, phases, picture, survey
from reefkit.games.reef.actions import Challenge, Submit
from reefkit.games.reef.marking import (
    Marked,
    mark_algae,
    mark_dwellers,
    mark_settlement,
    mark_survey,
    right_tally,
)
from reefkit.games.reef.marking_cards import mark_card
from reefkit.games.reef.play import Play, name_of
from reefkit.games.reef.state import TOTAL_PARTS, Finding, Reefs, Submission
from reefkit.match.errors import reject
from reefkit.text import Message

PHASES = ("dwellers", "algae", "settlement", "catastrophe", "survey")


def by_hand(play: Play, seat: int) -> bool:
    """Tell whether a seat keeps its own books in this phase."""
    return play.options.hands_on and play.state.phase in PHASES and not play.is_bot(seat)


def open_books(play: Play) -> None:
    """Ask every person's seat for its bookkeeping of this step."""
    if any(by_hand(play, seat) and not play.turn.ready[seat] for seat in play.seats):
        play.turn.step = "submit"
    play.turn.submissions = [None] * len(play.seats)
    play.turn.challenged = [-1] * len(play.seats)


def awaits_submission(play: Play, seat: int) -> bool:
    """Tell whether a seat has still to submit."""
    return (
        play.turn.step == "submit"
        and by_hand(play, seat)
        and not play.turn.ready[seat]
        and play.turn.submissions[seat] is None
    )


def submit(play: Play, seat: int, action: Submit) -> None:
    """Take a seat's board and tally; only the form is checked."""
    if play.turn.step != "submit" or not by_hand(play, seat):
        raise reject("no-submission-now")
    given = picture.read(action.board, play.lookups)
    reef = play.reef(seat)
    if (given.depth != reef.depth).any() or bool(given.land) != bool(reef.land):
        raise reject("submit-other-board")
    if play.state.phase == "survey" and len(action.tally) != len(TOTAL_PARTS):
        raise reject("submit-no-tally", parts=len(TOTAL_PARTS))
    marked = _mark(play, seat, given, list(action.tally))
    play.turn.submissions[seat] = Submission(
        given.kind,
        given.genes,
        given.alga,
        [int(n) for n in given.dwellers],
        list(action.tally),
        marked.findings,
    )
    play.say("submitted", seat, player=play.who(seat))


def _mark(play: Play, seat: int, given: Reefs, tally: list[int]) -> Marked:
    state, before = play.state, play.reef(seat)
    if state.phase == "dwellers":
        return mark_dwellers(play, before, given, growing.recruit_room(play, seat))
    if state.phase == "algae":
        return mark_algae(play, before, given, play.turn.due[seat])
    if state.phase == "settlement":
        nursery = state.nursery[seat]
        pairs = zip(nursery.kind, nursery.genes, strict=True)
        return mark_settlement(play, before, given, [(int(k), int(g)) for k, g in pairs if k])
    if state.phase == "survey":
        score = state.score[state.round - 1, seat]
        return mark_survey(play, before, given, tally, score)
    return mark_card(play, before, given, play.card, play.turn.rows[seat])


def challenge(play: Play, seat: int, action: Challenge) -> None:
    """Say that another seat's submission is wrong; the first valid challenge wins (R28)."""
    turn = play.turn
    if turn.step != "revealed":
        raise reject("no-challenge-now")
    if action.seat == seat or action.seat not in play.seats:
        raise reject("challenge-another")
    submission = turn.submissions[action.seat]
    if submission is None:
        raise reject("challenge-no-submission")
    if turn.challenged[action.seat] >= 0:
        raise reject("challenged-already", player=play.who(turn.challenged[action.seat]))
    if not submission.findings:
        play.say("challenge-empty", seat, player=play.who(seat), other=play.who(action.seat))
        return
    turn.challenged[action.seat] = seat
    play.state.stolen.append([seat, action.seat])
    play.say("challenge-valid", seat, player=play.who(seat), other=play.who(action.seat))
    for finding in submission.findings:
        play.say("error-shown", action.seat, what=sentence(finding))


def reveal(play: Play) -> None:
    """Show the submissions to all, once they are in."""
    play.turn.step = "revealed"
    alone = len(play.seats) == 1
    play.turn.ready = [alone or play.turn.submissions[s] is None for s in play.seats]
    play.say("books-open")


def mend(play: Play) -> None:
    """End the step: each legal choice stands, the rest is mended, and it is said what."""
    for seat, submission in enumerate(play.turn.submissions):
        if submission is None:
            continue
        given = _given(play, seat, submission)
        before = play.reef(seat).copy()
        marked = _mark(play, seat, given, submission.tally)
        reef = play.reef(seat)
        reef.kind[...] = marked.reef.kind
        reef.genes[...] = marked.reef.genes
        reef.alga[...] = marked.reef.alga
        reef.dwellers[...] = marked.reef.dwellers
        _say_changes(play, seat, before)
        for finding in marked.findings:
            play.say("mended", seat, what=sentence(finding))
        if not marked.findings:
            play.say("books-right", seat, player=play.who(seat))
        if play.state.phase == "settlement":
            nursery = play.state.nursery[seat]
            phases.empty_slots(nursery, nursery.kind != 0)
        play.turn.due[seat] = 0
    play.turn.submissions = [None] * len(play.seats)
    play.turn.step = ""


def _say_changes(play: Play, seat: int, before: Reefs) -> None:
    """Tell builders and algae that came or went, so that the record accounts for every token."""
    if play.tell is None:
        return
    after = play.reef(seat)
    for row, column in np.argwhere((before.kind != after.kind).any(axis=-1)):
        stood = [int(k) for k in before.kind[row, column] if k]
        stands = [int(k) for k in after.kind[row, column] if k]
        where: dict[str, Any] = {"row": int(row) + 1, "column": int(column) + 1}
        for kind in list(stands):
            if kind in stood:
                stood.remove(kind)
                stands.remove(kind)
        for kind in stood:
            play.say("books-removed", seat, organism=play.organism(kind), **where)
        for kind in stands:
            play.say("books-placed", seat, organism=play.organism(kind), **where)


def _given(play: Play, seat: int, submission: Submission) -> Reefs:
    reef = play.reef(seat)
    return Reefs(
        submission.kind,
        submission.genes,
        submission.alga,
        np.array(submission.dwellers, np.int16),
        reef.depth,
        reef.land,
    )


def model_answer(play: Play, seat: int) -> Submit:
    """Make a right submission: what the marker makes of a board on which nothing was done.

    The bot that stands in for a seat submits this; the tally is the right one.
    """
    reef = play.reef(seat).copy()
    if play.state.phase == "dwellers":
        room = growing.recruit_room(play, seat)
        reef.dwellers[0] += room
    marked = _mark(play, seat, reef, right_tally(play, play.reef(seat)))
    tally: tuple[int, ...] = ()
    if play.state.phase == "survey":
        tally = tuple(int(n) for n in play.state.score[play.state.round - 1, seat])
    return Submit(picture.write(marked.reef, play.lookups), tally)


def close_survey(play: Play) -> None:
    """End phase 4: who was caught in it loses its dwellers before the tally, too (R28)."""
    state = play.state
    thefts = list(state.stolen)
    if not thefts:
        mend(play)
        return
    before = state.reefs.dwellers.copy()
    carry_thefts(play)
    state.score[state.round - 1] = survey.score(state.reefs, play.lookups)
    state.abundance[state.round - 1] = survey.abundance(state.reefs, play.lookups)
    moved = state.reefs.dwellers - before
    state.reefs.dwellers[...] = before
    mend(play)
    state.reefs.dwellers[...] = np.maximum(state.reefs.dwellers + moved, 0)
    excess = phases.overflow(state.reefs, play.lookups)
    order = np.broadcast_to(np.arange(before.shape[-1]), before.shape)
    phases.dismiss(state.reefs, excess, order)


def carry_thefts(play: Play) -> None:
    """Move the dwellers of caught seats to their catchers, before the tally (R28)."""
    state = play.state
    if not state.stolen:
        return
    had = state.reefs.dwellers.copy()
    for catcher, caught in state.stolen:
        state.reefs.dwellers[catcher] += had[caught]
        state.reefs.dwellers[caught] -= had[caught]
        play.say(
            "dwellers-stolen",
            catcher,
            player=play.who(catcher),
            other=play.who(caught),
            count=int(had[caught].sum()),
        )
        had[caught] = 0
    state.stolen = []


def sentence(finding: Finding) -> Message:
    """Say one finding as a sentence of the catalogue: `error-<id>`."""
    values: dict[str, Any] = {"row": finding.row, "column": finding.column}
    family = "part" if finding.id == "tally-wrong" else "organism"
    if finding.names:
        values["name"] = name_of(family, finding.names[0])
    values.update(zip(("expected", "given"), finding.numbers, strict=False))
    return Message(f"error-{finding.id}", values)
