"""Research points on cards, and completed research (B14, B22, B23)."""

from __future__ import annotations

from reefkit.games.expanse.effects import Study
from reefkit.games.expanse.state import ReefCard
from reefkit.games.expanse.step import Step, card_name
from reefkit.games.expanse.supply import pay, spendable
from reefkit.games.expanse.targets import active, effects_of, is_complete


def research_places(step: Step, seat: int) -> dict[int, int]:
    """Return the most points that a player can place, by id of each card open to the player.

    These are the player's own cards and universal ones, if active and not complete. Points of the
    player's counter are placed free; further ones are bought for Capital (B23). A number may be 0.
    """
    found: dict[int, int] = {}
    for owner in step.seats:
        for card in step.seat(owner).reef:
            study = study_of(step, card)
            open_to = owner == seat or step.kind(card.kind).universal
            if study is None or not open_to or not active(card) or is_complete(step, card):
                continue
            able = step.seat(seat).research + spendable(step, seat, "capital") // study.price
            found[card.id] = min(able, study.needs - sum(card.placed))
    return found


def study_of(step: Step, card: ReefCard) -> Study | None:
    return next(iter(effects_of(step, card, Study)), None)


def place_research(step: Step, seat: int, card: ReefCard, points: int) -> None:
    """Place research points on a card; the caller checks that `research_places` allows them.

    Points beyond the player's counter are paid in Capital.
    """
    study = study_of(step, card)
    if study is None:
        return
    own = step.seat(seat)
    bought = max(0, points - own.research)
    pay(step, seat, "capital", bought * study.price)
    own.research -= points - bought
    card.placed[seat] += points
    step.say_of(
        "expanse-placed",
        seat,
        count=points,
        card=card_name(card.kind),
        paid=bought * study.price,
        total=sum(card.placed),
        needs=study.needs,
    )
    if sum(card.placed) >= study.needs:
        _complete(step, card, study)


def _complete(step: Step, card: ReefCard, study: Study) -> None:
    owner = next(seat for seat in step.seats if any(c.id == card.id for c in step.seat(seat).reef))
    step.say_of("expanse-research-complete", owner, card=card_name(card.kind))
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
    step.say_of(
        "expanse-research-won" if won else "expanse-research-lost",
        owner,
        card=card_name(card.kind),
        rolled=rolled,
        over=study.over,
        points=study.points,
        back=study.back,
    )
