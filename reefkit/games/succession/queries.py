"""Read-only queries about a match of Succession, for pages.

`look` returns a seat's view as a `Step`, which most other functions take, so no page needs the
rules. Answers are frozen structs (`guide`); every text in them is a message of the catalogue.
"""

from __future__ import annotations

from functools import partial

from reefkit.games.succession.actions import Follow, LayCard
from reefkit.games.succession.content import WAVES
from reefkit.games.succession.guide import PlayableCard, Rock, SettlerCardText
from reefkit.games.succession.laying import draws, last_draws, namable, refusal, why_not
from reefkit.games.succession.rules import SuccessionRules
from reefkit.games.succession.settlement_record import (
    ROOM,
    cards_laid,
    covered,
    places_for,
    rock_of_match,
    rock_with,
    rocks_of_match,
)
from reefkit.games.succession.state import NOBODY
from reefkit.games.succession.step import Step, card_name, colour_name
from reefkit.games.succession.turn import LAYING, awaited_seats
from reefkit.match import seat_view
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Message, message

rules_of = partial(seat_view.rules_of, kind=SuccessionRules)


def look(handle: Table, seat: int | None, position: int | None = None) -> Step:
    return rules_of(handle).stepping(seat_view.view_at(handle, seat, position).state)


def card(rules: SuccessionRules, kind: str) -> SettlerCardText:
    one = rules.content.cards[kind]
    story = Message(f"succession-{kind}.story")
    return SettlerCardText(
        kind, one.colour, one.guild, one.number, card_name(kind), story, one.eats
    )


def _why(step: Step, kind: str, *, is_asked: bool) -> Message:
    state = step.state
    if state.phase == "hand-on" and is_asked:
        return message("succession-why-hand-on")
    if state.phase not in LAYING or (not is_asked and state.player == NOBODY):
        return message("succession-why-not-now")
    if not is_asked:
        return message("succession-why-others-turn", player=step.who(state.player))
    return why_not(step, kind) or _why_legal(step, kind)


def _why_legal(step: Step, kind: str) -> Message:
    if step.state.phase == "start":
        return message("succession-why-opening")
    if not step.card(kind).number:
        return message("succession-why-any-colour")
    return message("succession-why-matches", colour=colour_name(step.card(kind).colour))


def does(step: Step, seat: int, action: LayCard | Follow, rock: Rock) -> list[Message]:
    """List what a play would do to the round and to its rock, naming the players concerned."""
    laid = cards_laid(step.content, step.state, seat, action)
    if not laid:
        return []
    kind = laid[0].card
    wins = action.winner and len(step.state.hands[seat]) == len(laid)
    if wins:
        found = [message("succession-does-wins")]
        for struck, count in last_draws(step, seat, kind):
            players = [step.who(each) for each in struck]
            found.append(
                message(
                    "succession-does-wins-draw", players=players, seats=len(struck), count=count
                )
            )
    else:
        found = [_does(step, seat, kind)] if step.card(kind).effects else []
    # The top card can be drawn too: the card played lies on it.
    left = len(step.state.deck) + len(step.state.pile) * (not step.options.deck_ends)
    drawn = last_draws if wins else draws
    if sum(len(struck) * count for struck, count in drawn(step, seat, kind)) > left:
        found.append(message("succession-does-few", left=left))
    for one in laid:
        before, rock = rock, rock_with(rock, step.content, [one])
        card = step.card(one.card)
        if card.number or card.settles:
            found.append(_settles(step, one.card, before, rock))
            if not wins:
                found.append(message("succession-does-colour", colour=card.colour))
        if card.follower and not wins:
            found.append(message("succession-does-opens", follower=card_name(card.follower)))
    return found


def _settles(step: Step, kind: str, before: Rock, after: Rock) -> Message:
    whom = covered(after, after.times)
    is_away = len(after.turned_away) > len(before.turned_away)
    card = step.card(kind)
    return message(
        "succession-does-settles",
        card=card_name(kind),
        many="yes" if card.number else "no",
        room="none" if is_away else "covers" if whom else "free",
        needs=ROOM[card.guild],
        found=places_for(before, card.guild),
        whom=[card_name(each) for each in dict.fromkeys(each.card for each in whom)],
    )


def _does(step: Step, seat: int, kind: str) -> Message:
    coming = step.after(seat)
    if step.effect(kind, "skip") is not None:
        return message(
            f"succession-does-{kind}",
            player=step.who(coming),
            next=step.who(step.after(coming)),
        )
    return message(f"succession-does-{kind}", player=step.who(coming))


def coming(step: Step) -> int:
    """Return who comes next, as things are; `NOBODY` where nobody does."""
    state = step.state
    if state.phase in {"setup", "start", "survey", "over"}:
        return NOBODY
    return step.after(state.player) if state.phase in {"turn", "drawn"} else state.coming


def has_called(step: Step, seat: int) -> bool:
    """Return whether a seat with one card has called it, or can no longer be caught."""
    state = step.state
    if len(state.hands[seat]) != 1 or state.phase in {"setup", "survey", "over"}:
        return False
    laying = seat == state.player and state.phase in {"follow", "more", "patch"}
    return seat != state.uncalled and (state.called or not laying)


def hand(step: Step, seat: int) -> tuple[PlayableCard, ...]:
    return tuple(
        _held(step, seat, index, kind) for index, kind in enumerate(step.state.hands[seat])
    )


def _held(step: Step, seat: int, index: int, kind: str) -> PlayableCard:
    phase = step.state.phase
    is_asked = seat in awaited_seats(step)
    laying = is_asked and phase in LAYING
    playable = is_asked and (phase == "hand-on" or (laying and not refusal(step, kind)))
    numbers = tuple(namable(step, seat, kind)) if laying else ()
    names_colour = step.effect(kind, "name-colour") is not None
    return PlayableCard(
        index=index,
        card=kind,
        playable=playable,
        why=_why(step, kind, is_asked=is_asked),
        needs="colour" if names_colour else "number" if numbers else "",
        numbers=numbers,
        colours=WAVES if names_colour else (),
    )


def rock(handle: Table | Match, round_: int | None = None, position: int | None = None) -> Rock:
    return rock_of_match(seat_view.read(handle), round_, position)


def rocks(handle: Table | Match, position: int | None = None) -> tuple[Rock, ...]:
    return rocks_of_match(seat_view.read(handle), position)
