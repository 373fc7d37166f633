"""A table whose people keep their own books, and boards to submit, right and wrong."""

from collections.abc import Mapping, Sequence

import msgspec

from tests.games.reef.guided import Guided, do

HANDS_ON = {"hands_on": True}
SHELTER = {(1, 1): "Bo", (1, 2): "Bo", (1, 3): "Fi", (1, 4): "Fi"}
"""Support for two dwellers."""


def table(
    *pictures: str,
    phase: str = "catastrophe",
    deck: tuple[str, ...] = ("calm-seas",),
    predict: str = "none",
    bots: Mapping[int, str] | None = None,
    juveniles: Sequence[Sequence[str]] = (),
    round_: int = 1,
) -> Guided:
    return Guided(
        *pictures,
        phase=phase,
        deck=deck,
        options={**HANDS_ON, "predict": predict},
        bots=bots,
        juveniles=juveniles,
        round_=round_,
    )


def submission(play: Guided, seat: int) -> do.Submit:
    (listed,) = (action for action in play.legal(seat) if isinstance(action, do.Submit))
    return listed


def submit(play: Guided, *seats: int) -> None:
    for seat in seats:
        play.act(seat, submission(play, seat))


def with_dwellers(action: do.Submit, **dwellers: int) -> do.Submit:
    head = action.board.rsplit("\n", 1)[0]
    counts = ", ".join(f"{n} {dwellers.get(n, 0)}" for n in ("fish", "snail", "urchin"))
    return msgspec.structs.replace(action, board=f"{head}\n{counts}")


def with_tally(action: do.Submit, part: int, off: int = 1) -> do.Submit:
    tally = tuple(n + off * (number == part) for number, n in enumerate(action.tally))
    return msgspec.structs.replace(action, tally=tally)


def err(play: Guided, *seats: int) -> None:
    """Submit with a dweller that came from nowhere, or with one point too many."""
    for seat in seats:
        right = submission(play, seat)
        dwellers = {**play.dwellers(seat), "urchin": play.dwellers(seat).get("urchin", 0) + 1}
        wrong = with_tally(right, 0) if right.tally else with_dwellers(right, **dwellers)
        play.act(seat, wrong)
