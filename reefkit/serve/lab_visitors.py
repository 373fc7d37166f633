"""Who visits: a random cookie a browser, and a private folder for what that browser plays."""

from __future__ import annotations

import hashlib
import os
import re
import secrets
from pathlib import Path

import platformdirs

COOKIE = "reefkit-visitor"
HOME_VARIABLE = "REEFKIT_HOME"
IDENTITY = re.compile(r"[A-Za-z0-9_-]{32}")


def home() -> Path:
    """Return the folder for all that visitors play: ``REEFKIT_HOME``, or the system's place."""
    given = os.environ.get(HOME_VARIABLE)
    return Path(given).absolute() if given else platformdirs.user_data_path("reefkit")


def new_identity() -> str:
    """Make what a browser shows to be known again; nobody can guess it."""
    return secrets.token_urlsafe(24)


def visitor_key(identity: str) -> str:
    """Return how a visitor is called in folders and kernels: the cookie cannot be had from it."""
    return hashlib.sha256(identity.encode()).hexdigest()[:32]


def visitor_folder(key: str) -> Path:
    """Return a visitor's folder, made when it is not there, that no other account can read."""
    folder = home() / "visitors" / key
    folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder
