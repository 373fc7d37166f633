"""The turn machine: what follows what, from the first hands to the counting of points.

Whatever has to happen by itself is a task (`tasks`), so that an owner's choice may come in between;
`settle` lets everything happen that waits for nobody, and moves the turn on.
"""

from __future__ import annotations

from reefkit.games.expanse import ending, manage, paying, piles, research, scoring, stages, tasks
from reefkit.games.expanse.moving import move, tile_of
from reefkit.games.expanse.state import NOBODY, Task
from reefkit.games.expanse.step import Step
from reefkit.text import Message

__all__ = ["begin_match", "move", "settle", "tile_of"]

MUST_TAKE = {"bonus", "malus"}
"""Tiles, and decks, of which a card must be taken."""
OPENED = {
    "biomass": ("resource", "biomass"),
    "capital": ("resource", "humanitarian"),
    "grant": ("resource", "biomass", "humanitarian"),
}
"""Decks that a tile opens for purchase; the others open the resource deck alone (B2)."""


def settle(step: Step) -> None:
    """Carry out all that waits for nobody."""
    while True:
        tasks.run(step)
        if step.state.ask is not None or not _moves_on(step):
            return


def _moves_on(step: Step) -> bool:
    """Move the turn on where its phase asks nothing (more) of the player; tell whether it did."""
    state = step.state
    if state.phase == "manage" and not manage.waiting(step):
        state.phase = "research"
        manage.after(step)
        return True
    if state.phase == "research" and not can_research(step):
        end(step)
        return True
    if state.phase == "end" and state.last:
        finish(step)
        return True
    return False


# -- a match begins -----------------------------------------------------------------------------


def begin_match(step: Step) -> None:
    """Open the middle, deal the first hands, and let the first seat begin."""
    for deck in step.state.piles:
        piles.fill(step, deck)
    numbers = step.content.rules.numbers
    step.say("begins", count=numbers.hand)
    for seat in step.seats:
        piles.draw(step, seat, numbers.hand)
    begin_turn(step, 0)


def begin_turn(step: Step, seat: int) -> None:
    """Let a player's turn begin: what acts at its start, then it may roll."""
    state = step.state
    state.turn += 1
    state.round += seat == 0
    state.phase, state.player = "move", seat
    state.raiser, state.rolled, state.opened = NOBODY, 0, []
    place = step.seat(seat)
    place.turns += 1
    for each in state.seats:
        each.raised = False
    step.say("turn", seat, player=step.who(seat), turn=state.turn, last=int(state.last > 0))
    tasks.later(step, Task("turn-begins", seat))


# -- the move -----------------------------------------------------------------------------------


def roll(step: Step, seat: int) -> None:
    """Roll and move; then what the tile opens."""
    numbers = step.content.rules.numbers
    rolled = [step.roll(numbers.die, "die", seat) + 1 for _ in range(step.options.dice)]
    step.state.rolled = sum(rolled)
    move(step, seat, sum(rolled))
    tasks.later(step, Task("open-tile", seat))


@tasks.handles("open-tile")
def open_tile(step: Step, task: Task) -> None:
    """Open what the tile offers; before anything is bought, others may raise."""
    state, tile = step.state, tile_of(step, task.seat)
    state.opened = list(OPENED.get(tile, ("resource",)))
    if tile == "grant":
        _grant(step, task.seat)
    if step.options.raising and tile not in MUST_TAKE:
        state.phase = "raise"
        state.raiser = (task.seat + 1) % len(step.seats)
    else:
        shop(step)


def _grant(step: Step, seat: int) -> None:
    """Pay the pooled tax out, as Capital and again as Biomass for this turn (B4)."""
    state, place = step.state, step.seat(seat)
    place.purse.capital += state.pool
    place.purse.biomass += state.pool
    step.say("grant", seat, player=step.who(seat), count=state.pool)
    state.pool = 0


def shop(step: Step) -> None:
    """Let the player take what it must, and buy."""
    state = step.state
    state.raiser = NOBODY
    tile = tile_of(step, state.player)
    if tile in MUST_TAKE:
        if piles.open_slots(step, tile):
            state.phase = "take"
            return
        step.say(
            "nothing-to-take",
            state.player,
            player=step.who(state.player),
            deck=Message(f"expanse-deck-{tile}"),
        )
    state.phase = "buy"


# -- manage and research ------------------------------------------------------------------------


def begin_manage(step: Step) -> None:
    """Let the cards act: producers first, by themselves (B5)."""
    step.state.phase = "manage"
    manage.begin(step)


def can_research(step: Step) -> bool:
    """Tell whether there is a card on which the player may place research points.

    Whether it could pay for them does not matter here: being asked tells nothing of the hand.
    """
    return bool(research.places(step, step.state.player))


# -- the end of a turn --------------------------------------------------------------------------


def end(step: Step) -> None:
    """Let the turn end, up to the refill."""
    step.state.phase = "end"
    ending.begin(step)


def flow(step: Step, seat: int, biomass: int, capital: int) -> None:
    """Put currency of the hand under the deck (B18), and end the turn."""
    paying.spend_cards(step, seat, "biomass", biomass)
    paying.spend_cards(step, seat, "capital", capital)
    if biomass or capital:
        step.say("flowed", seat, player=step.who(seat), biomass=biomass, capital=capital)
    finish(step)


def finish(step: Step) -> None:
    """End the turn: what was spent goes under the deck, the hand is refilled, the next plays."""
    state, seat = step.state, step.state.player
    place = step.seat(seat)
    piles.put_under(place.deck, place.spent)
    place.spent = []
    piles.settle(step)
    paying.age(step, seat)
    if state.last:
        state.last -= 1
        if not state.last:
            count_points(step)
            return
    else:
        piles.draw(step, seat, max(0, place.limit + place.more - len(place.hand)))
        place.more = 0
        _time_is_up(step)
        if state.stage >= stages.LAST:
            state.last = len(step.seats)
            step.say("last-turns")
    state.phase = "move"
    tasks.later(step, Task("next-turn", seat))


def _time_is_up(step: Step) -> None:
    """Let the bleaching come where everybody has had as many turns as the option allows."""
    state, most = step.state, step.options.turns
    if most and state.player == step.seats[-1] and state.round >= most:
        stages.reach(step, stages.LAST)


@tasks.handles("next-turn")
def next_turn(step: Step, task: Task) -> None:
    """Let the next player's turn begin."""
    begin_turn(step, (task.seat + 1) % len(step.seats))


def count_points(step: Step) -> None:
    """Count everybody's victory points: the match is over; ties share a place (B16)."""
    state = step.state
    state.phase, state.player, state.raiser = "over", NOBODY, NOBODY
    state.opened, state.rolled = [], 0
    state.final = [scoring.points(step, seat) for seat in step.seats]
    for seat in step.seats:
        step.say("scored", seat, player=step.who(seat), points=state.final[seat])
    best = max(state.final)
    winners = [step.who(seat) for seat in step.seats if state.final[seat] == best]
    step.say("match-over", players=winners, count=len(winners), points=best)
