"""What the toy game is made of: its content, options, actions and state."""

from typing import Annotated

from msgspec import Meta, Struct

from reefkit.match.game import Action

PHASES = ("dive", "hide", "swap", "survey", "over")
Shells = Annotated[tuple[Annotated[int, Meta(ge=0, le=99)], ...], Meta(max_length=20)]


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    sides: Annotated[int, Meta(ge=2, le=100)]
    dives: Annotated[int, Meta(ge=1, le=9)]
    finder: int
    flood: int
    names: list[str]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=5)] = 2
    clock: Annotated[int, Meta(ge=0, le=600)] = 0


class Dive(Action, frozen=True, tag="dive"):
    pass


class Hide(Action, frozen=True, tag="hide"):
    number: Annotated[int, Meta(ge=1, le=99)]


class Give(Action, frozen=True, tag="give"):
    to: Annotated[int, Meta(ge=0, le=63)]
    shells: Shells


class Take(Action, frozen=True, tag="take"):
    giver: int


class Refuse(Action, frozen=True, tag="refuse"):
    giver: int


class Drop(Action, frozen=True, tag="drop"):
    shells: Shells


class Note(Action, frozen=True, tag="note"):
    text: Annotated[str, Meta(max_length=200)]


class Offer(Struct):
    giver: int
    to: int
    shells: list[int]


class State(Struct):
    round: int
    phase: str
    hands: list[list[int]]
    points: list[list[int]]
    notes: list[str]
    ready: list[bool]
    dives: list[int]
    hidden: list[int | None]
    offers: list[Offer]
