"""A set-up that does not fit a game is refused by name."""

from importlib import import_module

import pytest

from reefkit.match.errors import SetupError
from reefkit.match.game import SeatInfo
from reefkit.text import catalogue


@pytest.mark.parametrize(
    ("game", "seats", "options", "why"),
    [
        ("climate", 1, {}, "climate-setup-seats"),
        ("climate", 6, {}, "climate-setup-seats"),
        ("climate", 2, {"rounds": 61}, "setup-option-wrong"),
        ("climate", 2, {"rounds": -1}, "setup-option-wrong"),
        ("climate", 2, {"warming_bias": 101}, "setup-option-wrong"),
        ("climate", 2, {"colour": "blue"}, "setup-no-such-option"),
        ("climate", 2, {"map": "moon"}, "climate-setup-map"),
        ("expanse", 1, {}, "expanse-too-few-seats"),
        ("expanse", 6, {}, "setup-too-many-seats"),
        ("expanse", 2, {"without": ["kraken"]}, "expanse-no-such-kind"),
        ("expanse", 2, {"dice": 3}, "setup-option-wrong"),
        ("expanse", 2, {"magic": 1}, "setup-no-such-option"),
        ("reef", 13, {}, "setup-too-many-seats"),
        ("reef", 2, {"rounds": 8}, "setup-option-wrong"),
        ("reef", 2, {"rounds": 0}, "setup-option-wrong"),
        ("reef", 2, {"scoring": "best"}, "setup-option-wrong"),
        ("reef", 2, {"speed": 3}, "setup-no-such-option"),
        ("reef", 2, {"cards": ["kraken"]}, "setup-no-such-card"),
        ("reef", 2, {"topics": ["krakens"]}, "setup-no-such-topic"),
        ("reef", 1, {"hands_on": True, "printed_supply": True}, "setup-hands-on-supply"),
        ("succession", 1, {}, "succession-too-few-seats"),
        ("succession", 7, {}, "setup-too-many-seats"),
        ("succession", 2, {"no-such": 1}, "setup-no-such-option"),
        ("succession", 2, {"rounds": 0}, "setup-option-wrong"),
        ("succession", 2, {"start": "coin"}, "setup-option-wrong"),
        ("succession", 2, {"window": -1}, "setup-option-wrong"),
    ],
)
def test_a_wrong_set_up_is_refused_by_name(
    game: str, seats: int, options: dict[str, object], why: str
):
    new_match = import_module(f"reefkit.games.{game}").new_match
    with pytest.raises(SetupError) as refused:
        new_match([SeatInfo(f"Seat {n}") for n in range(seats)], seed=1, options=options)
    assert refused.value.message.id == why
    assert "Expected" not in catalogue("es").render(refused.value.message, strict=True)


@pytest.mark.parametrize("game", ["climate", "expanse", "reef", "succession"])
def test_only_known_bots_play(game: str):
    new_match = import_module(f"reefkit.games.{game}").new_match
    with pytest.raises(SetupError) as refused:
        new_match([SeatInfo("Ann"), SeatInfo("Robby", bot="champion")], seed=1)
    assert refused.value.message.id == "setup-no-such-bot"
