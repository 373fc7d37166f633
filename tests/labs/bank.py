"""A bank of one item a kind, with texts of its own, to test pages with whatever is asked."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from reefkit.assess.bank import Bank
from reefkit.assess.form import Form
from reefkit.assess.form_order import compose
from reefkit.assess.items import AnyItem
from reefkit.assess.question import Question
from reefkit.text import Catalogue, Message, catalogue

LAGOON = ("DDDDD", "MMMMM", "MMMMM", "SSSSS", "SSSSS", "SSSSS")
REEF = (
    "own, land",
    "6 | D Pl | D . | D . | D . | D .",
    "5 | M . | M . | M Fi+h | M . | M .",
    "4 | M . | M . | M . | M ~ | M .",
    "3 | S . | S Br | S . | S . | S .",
    "2 | S . | S . | S . | S Bo | S .",
    "1 | S . | S . | S . | S . | S .",
)
BEFORE: dict[str, dict[str, Any]] = {
    "deepest": {
        "kind": "choice",
        "labels": "organism",
        "options": ["branching-coral", "boulder-coral", "soft-sponge", "microbialite"],
        "right": "branching-coral",
    },
    "how-sure": {"kind": "confidence"},
    "makes-rock": {
        "kind": "several",
        "labels": "organism",
        "options": ["boulder-coral", "soft-sponge", "carbonate-alga", "bivalve", "fish", "urchin"],
        "right": ["boulder-coral", "carbonate-alga", "bivalve"],
    },
    "how-many": {"kind": "number", "right": 12, "tolerance": 0.5, "unit": True},
    "phases": {"kind": "ordering", "options": ["grow", "spread", "catastrophe", "survey"]},
    "who-eats": {
        "kind": "matching",
        "labels": "organism",
        "pairs": {"fish": "algae", "snail": "film", "urchin": "young"},
        "extra": ["sand"],
    },
    "shallows": {"kind": "spaces", "board": ["MMM", "SMS", "SSM"], "right": [[1, 1], [1, 2]]},
    "place-platy": {
        "kind": "place",
        "organism": "platy-coral",
        "board": LAGOON,
        "right": [[4, column] for column in range(1, 6)],
    },
    "why-grow": {"kind": "text", "levels": 2, "most": 300},
    "looked-at": {
        "kind": "choice",
        "options": ["two", "three", "four"],
        "right": "four",
        "picture": {"kind": "reef", "rows": REEF},
    },
    "these-three": {
        "kind": "choice",
        "options": ["dwellers", "builders"],
        "right": "dwellers",
        "picture": {"kind": "organisms", "organisms": ["fish", "snail", "urchin"]},
    },
    "this-card": {
        "kind": "choice",
        "options": ["waves", "heat"],
        "right": "waves",
        "picture": {"kind": "card", "card": "hurricane-hit"},
    },
    "liked-it": {"kind": "scale"},
    "say-more": {"kind": "text", "most": 200},
}
OVERLAY = Path(__file__).parent / "overlay"
SECRETS = ("TAUGHT-", "HINTED-", "LEVEL-")
"""How all feedback of this bank begins, so that it can be looked for."""


OTHER_KEYS: dict[str, dict[str, Any]] = {
    "deepest": {"right": "microbialite"},
    "makes-rock": {"right": ["soft-sponge", "fish"]},
    "how-many": {"right": 731, "tolerance": 2},
    "phases": {"options": ["survey", "catastrophe", "spread", "grow"]},
    "who-eats": {"pairs": {"fish": "young", "snail": "sand", "urchin": "film"}, "extra": ["algae"]},
    "shallows": {"right": [[3, 3]]},
    "place-platy": {"right": [[6, 5], [1, 1]]},
    "looked-at": {"right": "two"},
    "these-three": {"right": "builders"},
    "this-card": {"right": "heat"},
}
"""The same questions with other keys: what a page is sent may not depend on which they are."""


def items(*, other_keys: bool = False) -> dict[str, AnyItem]:
    """Return the items, with their own keys or with others."""
    raw = {
        id_: {
            "goals": ["A"] if each["kind"] not in {"confidence", "scale"} else [],
            **each,
            **(OTHER_KEYS.get(id_, {}) if other_keys else {}),
        }
        for id_, each in BEFORE.items()
    }
    return msgspec.convert(raw, dict[str, AnyItem])


@cache
def texts(locale: str = "en") -> Catalogue:
    return catalogue(locale, OVERLAY)


def bank(*, other_keys: bool = False) -> Bank:
    found = items(other_keys=other_keys)
    return Bank(found, dict.fromkeys(found, "before"))


def form(**more: object) -> Form:
    """Return a form that asks all of it, in order."""
    slots = [{"items": [each for each in BEFORE if each not in {"liked-it", "say-more"}]}]
    given = {
        "part": "before",
        "slots": slots,
        "survey": ["liked-it", "say-more"],
        "shuffle": False,
        "minutes": 30,
        **more,
    }
    return msgspec.convert(given, Form)


def questions(form_: Form | None = None, key: str = "somebody") -> tuple[Question, ...]:
    return compose(form_ or form(), bank(), (), key, texts())


def title() -> Message:
    return Message("part-before")
