"""The order of play: placing, turns, extinction, rounds, changes of climate, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.games.climate import actions as do
from reefkit.games.climate import adapting, deck, turn
from reefkit.games.climate.content import CLIMATES, HABITATS
from reefkit.games.climate.state import HIDDEN, Extinction, Survey
from reefkit.games.climate.step import habitat_name
from reefkit.match.errors import reject
from reefkit.match.game import GATE, Action, Onward, Ready
from reefkit.match.random import TABLE
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.games.climate.step import Step

AS_PRINTED = 50
"""The `warming_bias` at which the die decides the direction, as in the printed rules."""


def act(play: Step, seat: int, action: Action) -> None:
    """Carry out one action of one seat, and all that follows from it.

    Raises
    ------
    Rejection
        If the seat may not do this now.
    """
    state = play.state
    if isinstance(action, Onward) or state.step == "gate":
        _open_gate(play, action)
        return
    if seat != state.seat:
        raise reject("climate-not-your-turn", player=play.who(state.seat))
    if state.step in {"place", "restart"}:
        if not isinstance(action, do.PlaceSpecies):
            raise reject("climate-place-first")
        _place(play, seat, action)
    elif isinstance(action, do.PlaceSpecies):
        raise reject("climate-placed-already")
    elif isinstance(action, do.Preadapt):
        turn.preadapt(play, seat, action)
    elif state.step == "draw":
        if not isinstance(action, do.Draw):
            raise reject("climate-draw-first")
        turn.draw_and_roll(play, seat)
    else:
        _in_turn(play, seat, action)


def _in_turn(play: Step, seat: int, action: Action) -> None:
    if isinstance(action, do.Draw):
        raise reject("climate-drawn-already")
    if isinstance(action, Ready):
        _end_turn(play, seat)
        return
    if isinstance(action, do.MoveSpecies):
        turn.move(play, seat, action)
    elif isinstance(action, do.Adapt):
        turn.adapt(play, seat, action)
    elif isinstance(action, do.Exchange):
        turn.exchange(play, seat, action)
    else:
        raise reject("not-an-action")
    if sum(play.state.tokens[seat]) == len(HABITATS):
        _survey(play)
        _end_match(play, [seat])


def left_to_do(play: Step, seat: int) -> Message | None:
    """Return what a seat must still do before it can end its turn; None if nothing."""
    state = play.state
    if state.phase == "over" or state.step == "gate" or seat != state.seat:
        return None
    if state.step in {"place", "restart"}:
        return message("left-climate-place")
    if state.step == "draw":
        return message("left-climate-draw")
    return message("left-climate-move") if state.must else None


# -- placing and new starts ----------------------------------------------------------------------


def _place(play: Step, seat: int, action: do.PlaceSpecies) -> None:
    state = play.state
    turn.place(play, seat, action)
    if state.step == "restart":
        deck.draw_again(play, seat, play.numbers.dealt)
        state.step = "act"
        state.moved = state.settled = True
        state.must = False
        return
    if seat + 1 < len(play.seats):
        state.seat += 1
        return
    deck.deal(play)
    state.phase = "turn"
    _open_round(play)


# -- the end of a turn ---------------------------------------------------------------------------


def _end_turn(play: Step, seat: int) -> None:
    state = play.state
    left = left_to_do(play, seat)
    if left is not None:
        raise reject("not-done", left=left)
    if not play.is_adapted(seat):
        _die_out(play, seat)
        if play.free_savannah():
            state.step = "restart"
            return
        play.say_of("climate-waits", seat)
    deck.keep_to_limit(play, seat)
    _next_seat(play)


def _die_out(play: Step, seat: int) -> None:
    """Record an extinction: the seat loses its cards and all tokens but savannah's (C7)."""
    state = play.state
    cell = state.cells[seat]
    habitat = play.habitat(cell)
    cause = _cause(play, seat)
    state.lost.append(
        Extinction(
            state.round,
            seat,
            cell,
            habitat,
            state.climate,
            cause,
            list(state.genes[seat]),
            sum(state.tokens[seat]) - 1,
        )
    )
    play.say_of(f"climate-extinct-{cause}", seat, cell=cell, habitat=habitat_name(habitat))
    state.extinctions[seat] += 1
    state.discards += state.hands[seat]
    state.hands[seat] = []
    state.tokens[seat] = [number == 0 for number in range(len(HABITATS))]
    state.genes[seat] = [1, 1, 1]
    state.cells[seat] = 0


def _cause(play: Step, seat: int) -> str:
    state = play.state
    genes, have = play.genes(seat), play.have(seat)
    cells = [state.cells[seat], *play.reach(seat)]
    if state.hope or any(adapting.ways_to_adapt(genes, play.habitat(cell), have) for cell in cells):
        return "unsaved"
    if not state.changed:
        return "pushed"
    return "unreached" if state.roll >= turn.MOVES_FROM else "stranded"


def _next_seat(play: Step) -> None:
    state = play.state
    if state.seat + 1 < len(play.seats):
        _open_turn(play, state.seat + 1)
    else:
        _end_round(play)


def _open_turn(play: Step, seat: int) -> None:
    """Open a turn; a seat without a species restarts if it can, or skips the turn (C8)."""
    state = play.state
    state.seat = seat
    state.drawn, state.roll = HIDDEN, 0
    state.must = state.moved = state.settled = state.preadapted = state.hope = False
    if state.exchanged:
        state.exchanged = False
    state.steps = 0
    state.step = "draw"
    if state.cells[seat]:
        return
    if play.free_savannah():
        state.step = "restart"
        return
    play.say_of("climate-skips", seat)
    _next_seat(play)


# -- rounds and the climate ----------------------------------------------------------------------


def _open_round(play: Step) -> None:
    state = play.state
    state.round += 1
    on_map = [seat for seat in play.seats if state.cells[seat]]
    state.living = len(on_map)
    state.adapted = sum(play.is_adapted(seat) for seat in on_map)
    play.say("climate-round", round=state.round)
    _open_turn(play, 0)


def _end_round(play: Step) -> None:
    state = play.state
    _survey(play)
    if state.round >= (play.options.rounds or play.numbers.most_rounds):
        _end_match(play, _leaders(play))
        return
    if play.options.gates:
        state.step = "gate"
        return
    _roll_climate(play)
    _open_round(play)


def _survey(play: Step) -> None:
    state = play.state
    state.record.append(
        Survey(
            round=state.round,
            climate=state.climate,
            changed=state.changed,
            adapted=state.adapted,
            living=state.living,
            cells=list(state.cells),
            habitats=[play.habitat(cell) for cell in state.cells],
            genes=[list(each) for each in state.genes],
            tokens=[list(each) for each in state.tokens],
            hands=[len(each) for each in state.hands],
        )
    )


def gate(play: Step) -> str:
    return f"{GATE}climate-{play.state.round}"


def _open_gate(play: Step, action: Action) -> None:
    if play.state.step != "gate":
        raise reject("no-gate")
    if not isinstance(action, Onward):
        raise reject("climate-at-gate")
    _roll_climate(play)
    _open_round(play)


def _roll_climate(play: Step) -> None:
    state, options = play.state, play.options
    before = state.climate
    people = bool(options.human_change_from) and state.round >= options.human_change_from
    if people:
        up = _people_warm(play)
    else:
        roll = _roll(play, 6, "change")
        if roll < turn.MOVES_FROM:
            state.changed = False
            play.say("climate-held", roll=roll, climate=before)
            return
        up = before == 1 or (before < CLIMATES and _warms(play))
    state.climate = min(max(before + (1 if up else -1), 1), CLIMATES)
    state.changed = state.climate != before
    way = ("warmer" if up else "colder") if state.changed else "stays"
    text = f"climate-people-{way}" if people else f"climate-nature-{way}"
    play.say(text, climate=state.climate)


def _people_warm(play: Step) -> bool:
    """Return whether a human-made change warms: by the die, or `warming_bias` percent (C6)."""
    bias, before = play.options.warming_bias, play.state.climate
    if bias != AS_PRINTED:
        # This may be beyond the range; then the climate stays.
        return _roll(play, 100, "direction") <= bias
    return before == 1 or (before < CLIMATES and _warms(play))


def _warms(play: Step) -> bool:
    return _roll(play, 6, "direction") >= turn.MOVES_FROM


def _roll(play: Step, sides: int, purpose: str) -> int:
    return int(
        play.chance.roll(
            sides, owner=TABLE, round=play.state.round, phase="climate", purpose=purpose
        )
    )


# -- the end -------------------------------------------------------------------------------------


def _leaders(play: Step) -> list[int]:
    """List the leaders: most tokens, then fewest extinctions; several if tied (C13)."""
    state = play.state
    rank = [(sum(state.tokens[seat]), -state.extinctions[seat]) for seat in play.seats]
    return [seat for seat in play.seats if rank[seat] == max(rank)]


def _end_match(play: Step, winners: list[int]) -> None:
    state = play.state
    state.phase = state.step = "over"
    state.winners = winners
    names = [play.who(seat) for seat in winners]
    tokens = sum(state.tokens[winners[0]])
    play.say(
        "climate-won" if tokens == len(HABITATS) else "climate-ended",
        winners[0] if len(winners) == 1 else None,
        players=names,
        count=len(names),
        tokens=tokens,
        extinctions=state.extinctions[winners[0]],
    )
