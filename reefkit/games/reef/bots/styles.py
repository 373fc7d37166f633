"""The styles of bots by name, the default first."""

from __future__ import annotations

from reefkit.games.reef.bots.newcomer import Newcomer
from reefkit.games.reef.mind import Bot

STYLES: dict[str, Bot] = {"newcomer": Newcomer()}
