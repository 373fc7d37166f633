"""Pages of played matches that stand at a survey: students beside bots, helpers deciding for them."""

from __future__ import annotations

from reefkit.games.reef import new_match
from reefkit.match.game import SeatInfo
from tests.labs.reef.outcomes import Page


def at_survey(
    round_: int = 2, people: int = 1, bots: int = 2, *, seed: int = 3, **options: object
) -> Page:
    """Play a match to a survey.

    Parameters
    ----------
    round_
        Whose survey.
    people, bots
        How many of each; people have the first seats, and all sit at this screen.
    options
        Of the match; nothing is predicted unless asked for.
    """
    seats = [SeatInfo(f"Seat {n + 1}") for n in range(people)]
    seats += [SeatInfo(f"Bot {n + 1}", bot="builder") for n in range(bots)]
    chosen = {"rounds": 3, "predict": "none", **options}
    page = Page(new_match(seats, seed=seed, options=chosen))
    go_on(page, round_)
    return page


def go_on(page: Page, round_: int) -> None:
    """Play on to the survey of a round."""
    while (page.state.round, page.state.phase) != (round_, "survey"):
        page.table.run()
        for seat in page.session.awaited_here():
            page.table.do_for_me(seat)
    page.table.run()
    page.session.next_seat()
