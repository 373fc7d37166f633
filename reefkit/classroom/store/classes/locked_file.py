"""Back-ups locked with a phrase: scrypt makes the key, Fernet locks with it."""

from __future__ import annotations

import os
import unicodedata
from base64 import urlsafe_b64encode

from reefkit.match.errors import reject

HEAD = b"reefkit-locked-1\n"
"""Begins a locked file; its salt and the locked back-up follow."""

SALT = 16
SHORTEST = 12
"""Fewest letters of a phrase."""

COST = {"n": 2**15, "r": 8, "p": 1}
"""Cost of a key by scrypt: 32 MB, and about a tenth of a second for each phrase that is tried."""


def is_locked(data: bytes) -> bool:
    return data.startswith(HEAD)


def locked(data: bytes, phrase: str) -> bytes:
    """Lock a file.

    Raises
    ------
    Rejection
        If the phrase is too short.
    """
    if len(_plain(phrase)) < SHORTEST:
        raise reject("export-phrase-short", least=SHORTEST)
    from cryptography.fernet import Fernet  # noqa: PLC0415  # slow, and rarely needed

    salt = os.urandom(SALT)
    return HEAD + salt + Fernet(_key(phrase, salt)).encrypt(data)


def unlocked(data: bytes, phrase: str) -> bytes:
    """Return the contents of a locked file, and any other file as it is.

    Raises
    ------
    Rejection
        If the file is locked, and not with this phrase, or was damaged since.
    """
    if not is_locked(data):
        return data
    if not phrase:
        raise reject("export-phrase-needed")
    from cryptography.fernet import Fernet, InvalidToken  # noqa: PLC0415  # as above

    salt, token = data[len(HEAD) : len(HEAD) + SALT], data[len(HEAD) + SALT :]
    try:
        return Fernet(_key(phrase, salt)).decrypt(token)
    except InvalidToken as error:
        raise reject("export-phrase-wrong") from error


def _key(phrase: str, salt: bytes) -> bytes:
    from cryptography.hazmat.primitives.kdf.scrypt import Scrypt  # noqa: PLC0415  # as above

    made = Scrypt(salt=salt, length=32, **COST).derive(_plain(phrase).encode())
    return urlsafe_b64encode(made)


def _plain(phrase: str) -> str:
    return unicodedata.normalize("NFKC", phrase).strip()
