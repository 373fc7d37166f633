"""What cards do: the small closed set of effects that composes every card of `cards.toml`.

An effect is a row of data with a word for what it does (`do`); the comment at the head of
`data/expanse/cards.toml` explains each word and each key to whoever makes a card. What carries an
effect out lies in the other modules of the game, and names no card. Effects inside another one
(`then`) are of fewer sorts and hold no further ones, so that whatever is written comes to an end.
"""

from __future__ import annotations

from reefkit.games.expanse.effects_acting import (
    Attach,
    Choose,
    Copy,
    Eat,
    Fetch,
    Find,
    Gain,
    HandOn,
    Leave,
    Multiply,
    Offer,
    Open,
    Option,
    Produce,
    Remove,
    Send,
    Shed,
    Store,
    Travel,
    Way,
    WhenRemoved,
)
from reefkit.games.expanse.effects_parts import (
    ANIMALS,
    Class,
    Currency,
    Deck,
    Effect,
    FoodName,
    Id,
    Pay,
    Per,
    Portion,
    Target,
    When,
)
from reefkit.games.expanse.effects_standing import (
    Amplify,
    Bar,
    Discount,
    Halve,
    Idle,
    Lure,
    Protect,
    Refit,
    Restrain,
    Score,
    Serve,
    Slow,
    Study,
    Swap,
)

__all__ = [
    "ANIMALS",
    "Amplify",
    "AnyEffect",
    "Attach",
    "Bar",
    "Choose",
    "Class",
    "Copy",
    "Currency",
    "Deck",
    "Discount",
    "Eat",
    "Effect",
    "Fetch",
    "Find",
    "FoodName",
    "Gain",
    "Halve",
    "HandOn",
    "Id",
    "Idle",
    "Leave",
    "Lure",
    "Multiply",
    "Offer",
    "Open",
    "Option",
    "Pay",
    "Per",
    "Portion",
    "Produce",
    "Protect",
    "Refit",
    "Remove",
    "Restrain",
    "Score",
    "Send",
    "Serve",
    "Shed",
    "Slow",
    "Store",
    "Study",
    "Swap",
    "Target",
    "Travel",
    "Way",
    "When",
    "WhenRemoved",
]

AnyEffect = (
    Produce
    | Multiply
    | Gain
    | Copy
    | Eat
    | Remove
    | Send
    | Attach
    | Leave
    | Store
    | Score
    | Serve
    | Discount
    | Protect
    | Idle
    | Restrain
    | Lure
    | Amplify
    | Refit
    | Bar
    | Swap
    | Study
    | Slow
    | Halve
    | WhenRemoved
    | Offer
    | Fetch
    | Travel
    | Open
    | Shed
    | Choose
)
"""Every effect that a card may have (`Find` and `HandOn` only inside `Offer`)."""
