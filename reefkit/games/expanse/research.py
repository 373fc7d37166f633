"""Research points that are placed on cards, and what completes (B14, B22, B23)."""

from __future__ import annotations

from reefkit.games.expanse.effects import Study
from reefkit.games.expanse.matching import active, effects_of, is_complete
from reefkit.games.expanse.paying import held, pay
from reefkit.games.expanse.state import Card
from reefkit.games.expanse.step import Step, card_name


def places(step: Step, seat: int) -> dict[int, int]:
    """List the cards on which a player may place points: its own, and universal ones.

    Points of the counter are placed free; further ones are bought for Capital (B23).

    Returns
    -------
    dict of int to int
        By the card's number, how many points the player could place; 0 where none.
    """
    found: dict[int, int] = {}
    for owner in step.seats:
        for card in step.seat(owner).reef:
            study = study_of(step, card)
            open_to = owner == seat or step.kind(card.kind).universal
            if study is None or not open_to or not active(card) or is_complete(step, card):
                continue
            able = step.seat(seat).research + held(step, seat, "capital") // study.price
            found[card.id] = min(able, study.needs - sum(card.placed))
    return found


def study_of(step: Step, card: Card) -> Study | None:
    """Give how a card takes research points; none where it takes none."""
    return next(iter(effects_of(step, card, Study)), None)


def owner_of(step: Step, card: Card) -> int:
    """Give on whose reef a card lies."""
    return next(seat for seat in step.seats if any(c.id == card.id for c in step.seat(seat).reef))


def place(step: Step, seat: int, card: Card, points: int) -> None:
    """Place research points on a card (at most what `places` says).

    Parameters
    ----------
    points
        How many; those beyond the player's counter are paid in Capital.
    """
    study = study_of(step, card)
    if study is None:
        return
    own = step.seat(seat)
    bought = max(0, points - own.research)
    pay(step, seat, "capital", bought * study.price)
    own.research -= points - bought
    card.placed[seat] += points
    step.say(
        "placed",
        seat,
        player=step.who(seat),
        count=points,
        card=card_name(card.kind),
        paid=bought * study.price,
        total=sum(card.placed),
        needs=study.needs,
    )
    if sum(card.placed) >= study.needs:
        _complete(step, card, study)


def _complete(step: Step, card: Card, study: Study) -> None:
    """Let a research be complete: whoever placed points gains some, and its owner."""
    owner = owner_of(step, card)
    step.say("research-complete", owner, player=step.who(owner), card=card_name(card.kind))
    for seat, placed in enumerate(card.placed):
        step.seat(seat).points += study.each * placed
    if not study.repeats:
        return
    card.placed = [0 for _ in card.placed]
    rolled = step.roll(step.content.rules.numbers.die, "research", owner) + 1
    won = rolled > study.over
    if won:
        step.seat(owner).points += study.points
    else:
        step.seat(owner).research += study.back
    step.say(
        "research-won" if won else "research-lost",
        owner,
        player=step.who(owner),
        card=card_name(card.kind),
        rolled=rolled,
        over=study.over,
        points=study.points,
        back=study.back,
    )
