"""Hands-on mode: players work out phases themselves, and may find each other's errors (R28).

In phases 1A, 1B, 2D, 3 and 4 a person's seat submits its board, and in 4 its score. Only the form
is checked at once. Errors (differences from every legal outcome) are hidden; when all submissions
are in, other seats may challenge them. At the end of the phase legal choices are kept and the rest
is corrected.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from reefkit.games.reef import growth, picture, survey
from reefkit.games.reef.actions import Challenge, Submit
from reefkit.games.reef.card_marking import mark_card
from reefkit.games.reef.marking import (
    MarkedReef,
    mark_algae,
    mark_dwellers,
    mark_survey,
    right_tally,
)
from reefkit.games.reef.settlement_marking import mark_settlement
from reefkit.games.reef.state import (
    TOTAL_PARTS,
    Array,
    BoardFinding,
    Reefs,
    Step,
    Submission,
    name_of,
    spaces_in,
)
from reefkit.match.errors import reject
from reefkit.text import Message

PHASES = ("dwellers", "algae", "settlement", "catastrophe", "survey")


def by_hand(play: Step, seat: int) -> bool:
    return play.options.hands_on and play.state.phase in PHASES and not play.is_bot(seat)


def open_books(play: Step) -> None:
    """Wait for submissions, if a person's seat works out this phase."""
    if any(by_hand(play, seat) and not play.turn.ready[seat] for seat in play.seats):
        play.turn.step = "submit"
    play.turn.submissions = [None] * len(play.seats)
    play.turn.challenged = [-1] * len(play.seats)


def awaits_submission(play: Step, seat: int) -> bool:
    return (
        play.turn.step == "submit"
        and by_hand(play, seat)
        and not play.turn.ready[seat]
        and play.turn.submissions[seat] is None
    )


def submit(play: Step, seat: int, action: Submit) -> None:
    if not awaits_submission(play, seat):
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
    play.say_of("submitted", seat)


def _mark(play: Step, seat: int, given: Reefs, tally: list[int]) -> MarkedReef:
    state, before = play.state, play.reef(seat)
    if state.phase == "dwellers":
        return mark_dwellers(play, before, given, growth.recruit_room(play, seat))
    if state.phase == "algae":
        return mark_algae(play, before, given, play.turn.due[seat])
    if state.phase == "settlement":
        nursery = state.nursery[seat]
        pairs = zip(nursery.kind, nursery.genes, strict=True)
        return mark_settlement(play, before, given, [(int(k), int(g)) for k, g in pairs if k])
    if state.phase == "survey":
        return mark_survey(play, before, given, tally)
    return mark_card(play, before, given, play.card, play.turn.rows[seat])


def challenge(play: Step, seat: int, action: Challenge) -> None:
    """Challenge another seat's submission; the first seat to do so if it has errors wins (R28)."""
    turn = play.turn
    if turn.step != "revealed" or play.is_bot(seat):
        raise reject("no-challenge-now")
    if action.seat == seat or action.seat not in play.seats:
        raise reject("challenge-another")
    submission = turn.submissions[action.seat]
    if submission is None:
        raise reject("challenge-no-submission")
    if turn.challenged[action.seat] >= 0:
        raise reject("challenged-already", player=play.who(turn.challenged[action.seat]))
    if not submission.findings:
        play.say_of("challenge-empty", seat, other=play.who(action.seat))
        return
    turn.challenged[action.seat] = seat
    play.state.stolen.append([seat, action.seat])
    play.say_of("challenge-valid", seat, other=play.who(action.seat))
    for finding in submission.findings:
        play.say("error-shown", action.seat, what=sentence(finding))


def reveal(play: Step) -> None:
    """Reveal all submissions, so that seats may challenge those of others."""
    turn = play.turn
    turn.step = "revealed"
    seats = [seat for seat in play.seats if turn.submissions[seat] is not None]
    turn.ready = [play.is_bot(seat) or not set(seats) - {seat} for seat in play.seats]
    play.say("books-open")


def mend(play: Step) -> None:
    """Replace each reef with its corrected submission, and report the errors."""
    for seat, submission in enumerate(play.turn.submissions):
        if submission is None:
            continue
        given = _given(play, seat, submission)
        before = play.reef(seat).copy()
        marked = _mark(play, seat, given, submission.tally)
        play.state.reefs.put(seat, marked.reef)
        _say_changes(play, seat, before)
        for finding in marked.findings:
            play.say("mended", seat, what=sentence(finding))
        if not marked.findings:
            play.say_of("books-right", seat)
        if play.state.phase == "settlement":
            nursery = play.state.nursery[seat]
            growth.empty_slots(nursery, nursery.kind != 0)
        play.turn.due[seat] = 0
    play.turn.submissions = [None] * len(play.seats)
    play.turn.step = ""


def _say_changes(play: Step, seat: int, before: Reefs) -> None:
    if play.tell is None:
        return
    after = play.reef(seat)
    for row, column in np.argwhere((before.kind != after.kind).any(axis=-1)):
        stood = [int(k) for k in before.kind[row, column] if k]
        kinds = [int(k) for k in after.kind[row, column] if k]
        where: dict[str, Any] = {"row": int(row) + 1, "column": int(column) + 1}
        for kind in list(kinds):
            if kind in stood:
                stood.remove(kind)
                kinds.remove(kind)
        for kind in stood:
            play.say("books-removed", seat, organism=play.organism(kind), **where)
        for kind in kinds:
            play.say("books-placed", seat, organism=play.organism(kind), **where)
    for row, column in spaces_in(before.alga != after.alga):
        came = bool(after.alga[row - 1, column - 1])
        id_ = "books-alga-came" if came else "books-alga-went"
        play.say(id_, seat, row=row, column=column)
    _say_dwellers(play, seat, before.dwellers)


def _say_dwellers(play: Step, seat: int, before: Array) -> None:
    for number, change in enumerate(play.reef(seat).dwellers.astype(int) - before):
        if change:
            id_ = "books-dwellers-came" if change > 0 else "books-dwellers-left"
            play.say(id_, seat, organism=play.dweller(number), count=abs(int(change)))


def _given(play: Step, seat: int, submission: Submission) -> Reefs:
    reef = play.reef(seat)
    return Reefs(
        submission.kind,
        submission.genes,
        submission.alga,
        np.array(submission.dwellers, np.int16),
        reef.depth,
        reef.land,
    )


def model_answer(play: Step, seat: int) -> Submit:
    """Return a correct submission, for a bot that decides for a person's seat.

    It is the correction of the board as it was before the phase (in phase 1A with all dwellers
    collected), with the correct score in phase 4.
    """
    reef = play.reef(seat).copy()
    if play.state.phase == "dwellers":
        room = growth.recruit_room(play, seat)
        reef.dwellers[0] += room
    tally = right_tally(play, play.reef(seat)) if play.state.phase == "survey" else []
    marked = _mark(play, seat, reef, tally)
    return Submit(picture.write(marked.reef, play.lookups), tuple(tally))


def close_survey(play: Step) -> None:
    """End phase 4: seats whose errors were found lose their dwellers before the score (R28).

    Submissions are marked with the dwellers as they were before. Dwellers that a winner's reef
    cannot support then leave, in the order of the types.
    """
    state = play.state
    before = state.reefs.dwellers.copy()
    thefts = list(state.stolen)
    caught = [other for _, other in thefts]
    won = carry_thefts(play)
    if thefts:
        survey.tally(play, sorted({seat for theft in thefts for seat in theft}))
    survey.tell(play)
    if not any(play.is_bot(seat) for seat in play.seats):
        survey.emit_region(play)
    state.reefs.dwellers[...] = before
    mend(play)
    if thefts:
        state.reefs.dwellers[caught] = 0
        state.reefs.dwellers += won
        _leave_in_order(play)


def _leave_in_order(play: Step) -> None:
    reefs = play.state.reefs
    had = reefs.dwellers.copy()
    order = np.broadcast_to(np.arange(had.shape[-1]), had.shape)
    growth.remove_dwellers(reefs, growth.overflow(reefs, play.lookups), order)
    for seat in play.seats:
        _say_dwellers(play, seat, had[seat])


def carry_thefts(play: Step) -> Array:
    """Move dwellers from seats with errors to the seats that found them, before the score (R28).

    Return the dwellers that each seat won: int16 (seats, dweller types).
    """
    state = play.state
    had = state.reefs.dwellers.copy()
    won = np.zeros_like(had)
    for catcher, caught in state.stolen:
        count = int(had[caught].sum())
        won[catcher] += had[caught]
        state.reefs.dwellers[caught] -= had[caught]
        had[caught] = 0
        player, other = play.who(catcher), play.who(caught)
        play.say("dwellers-stolen", catcher, player=player, other=other, count=count)
    state.reefs.dwellers += won
    state.stolen = []
    return won


def sentence(finding: BoardFinding) -> Message:
    values: dict[str, Any] = {"row": finding.row, "column": finding.column}
    family = "part" if finding.id == "tally-wrong" else "organism"
    if finding.names:
        values["name"] = name_of(family, finding.names[0])
    values.update(zip(("expected", "given"), finding.numbers, strict=False))
    return Message(f"error-{finding.id}", values)
