"""A small content of our own and a teacher's folder over it, written by a test."""

from pathlib import Path
from textwrap import dedent
from typing import Annotated, Literal, Protocol

import pytest
from msgspec import Meta, Struct

from reefkit.content import Library


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    do: Literal["kill", "add-algae"]
    depths: tuple[Literal["S", "M", "D"], ...] = ()
    count: Annotated[int, Meta(ge=0, le=30)] = 0


class Organism(Struct, frozen=True, forbid_unknown_fields=True):
    depths: Annotated[tuple[Literal["S", "M", "D"], ...], Meta(min_length=1)]
    printed: Annotated[int, Meta(ge=0, le=100)]
    strong: bool = False
    share: Annotated[float, Meta(gt=0, lt=1)] = 0.5
    row: Annotated[str, Meta(pattern="^[SMD]{5}$")] = "SSSSS"
    place: Annotated[tuple[int, str], Meta()] = (1, "a")
    limits: dict[Literal["S", "M", "D"], Annotated[int, Meta(ge=1)]] = {}
    notes: dict[str, str] = {}
    effects: tuple[Effect, ...] = ()
    kind: Literal["coral", "alga", ""] = ""
    size: int | str | None = None
    pair: Annotated[tuple[str, ...], Meta(min_length=2, max_length=2)] | None = None


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    numbers: dict[str, int]
    version: int = 1


CORALS = """\
[boulder]
depths = ["S", "M", "D"]
printed = 80
limits = { S = 1, M = 2 }
notes = { first = "round", second = "slow" }

[branching]
depths = ["S"]
printed = 71
effects = [{ do = "kill", depths = ["S"] }, { do = "add-algae", count = 3 }]
"""


class WriteLibrary(Protocol):
    """Writes ``reef/corals.toml`` of ours and of the teacher, and returns the library."""

    def __call__(
        self, ours: str | bytes | None = CORALS, theirs: str | bytes | None = None
    ) -> Library: ...


@pytest.fixture
def library(tmp_path: Path) -> WriteLibrary:
    """Return a function that writes our file and the teacher's."""

    def write(ours: str | bytes | None = CORALS, theirs: str | bytes | None = None) -> Library:
        for folder, text in (("data", ours), ("mine", theirs)):
            (tmp_path / folder / "reef").mkdir(parents=True, exist_ok=True)
            if text is not None:
                data = text if isinstance(text, bytes) else dedent(text).encode()
                (tmp_path / folder / "reef" / "corals.toml").write_bytes(data)
        overlay = tmp_path / "mine" if theirs is not None else None
        return Library(overlay, base=tmp_path / "data")

    return write
