"""The file of learning platforms that may launch lessons here.

Our own keys are in the database (`keys`), so that all servers that share it sign with the same key.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import msgspec

from reefkit.content.decoding import decoded
from reefkit.content.documents import Document, Step, parsed
from reefkit.content.folders import read_text
from reefkit.serve.command_errors import CommandError
from reefkit.text import Message, message

LOGIN, LAUNCH, KEYSET = "lti/login/", "lti/launch/", "lti/keys/"
"""Paths for platforms, below the address of the labs."""
CUSTOM = ("lesson", "setting", "form")
"""LTI custom parameters of a link in a course."""
PER_CENT = 100.0
"""Maximum score of a gradebook column whose grades have different maxima."""
_URLS = ("issuer", "auth_url", "token_url", "keyset_url", "audience")
_LOCAL = ("localhost", "127.0.0.1", "::1")

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=255)]
URL = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class LearningPlatform(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """A learning platform, with the values that it shows where this tool is registered."""

    issuer: URL  #: The platform's id in its signed messages.
    client_id: Text  #: Our id on the platform.
    auth_url: URL  #: Where the platform signs people in.
    token_url: URL  #: Where the platform issues access tokens for its services.
    keyset_url: URL  #: Where the platform publishes its keys.
    #: Ids of our deployments on the platform; launches from others are refused.
    deployments: Annotated[tuple[Text, ...], msgspec.Meta(min_length=1, max_length=1000)]
    audience: str = ""  #: Audience of our token requests; if empty, `token_url`.
    #: Other sites whose pages frame ours, besides those of `issuer` and `auth_url`.
    frames: tuple[URL, ...] = ()

    @property
    def key(self) -> str:
        """The platform's id in the store."""
        return digest(self.issuer, self.client_id)

    @property
    def origins(self) -> tuple[str, ...]:
        """Origins whose pages may frame ours."""
        found = (origin_of(each) for each in (self.issuer, self.auth_url, *self.frames))
        return tuple(dict.fromkeys(found))


class PlatformFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Contents of the file."""

    address: URL  #: Where browsers reach these labs, with a trailing slash.
    platforms: Annotated[dict[str, LearningPlatform], msgspec.Meta(min_length=1)]

    def named(self, issuer: str, client_id: str = "") -> LearningPlatform | None:
        """Return the platform of an issuer and client id; None if there is none.

        Without `client_id`, None if the issuer has several.
        """
        found = [each for each in self.platforms.values() if each.issuer == issuer]
        if client_id:
            found = [each for each in found if each.client_id == client_id]
        return found[0] if len(found) == 1 else None


def digest(*words: str) -> str:
    return hashlib.sha256("\n".join(map(repr, words)).encode()).hexdigest()[:40]


def column_marks(lesson: str, part: str) -> dict[str, str]:
    """Return the fields by which a gradebook column of ours is found again."""
    return {"resourceId": f"reefkit-{lesson}", "tag": part}


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def read_platforms(name: str) -> PlatformFile:
    """Read the file of platforms.

    Raises
    ------
    CommandError
        If the file does not exist.
    ContentError
        If something in it is invalid; the error names file, entry and key.
    """
    path = Path(name).resolve()  # Kubernetes mounts files as links
    text = read_text(path.parent, path.name, name)
    if text is None:
        raise CommandError(message("save-missing", file=name))
    tree = parsed(text, name)
    document = Document(tree, name, name, tree, {})
    found = decoded(document, PlatformFile)
    _check(document, found)
    return found


def _check(document: Document, found: PlatformFile) -> None:
    def require(holds: bool, problem: Message, *steps: Step) -> None:  # noqa: FBT001 - what it is
        if not holds:
            raise document.place(steps).wrong(problem)

    own = found.address.endswith("/") and _is_address(found.address)
    require(own, message("lti-own-address"), "address")
    seen: dict[tuple[str, str], str] = {}
    for name, each in found.platforms.items():
        urls = {key: getattr(each, key) for key in _URLS}
        for key, url in urls.items():
            fine = _is_address(url) or (key == "audience" and not url)
            require(fine, message("lti-address"), "platforms", name, key)
        for number, url in enumerate(each.frames):
            require(_is_address(url), message("lti-address"), "platforms", name, "frames", number)
        known = seen.setdefault((each.issuer, each.client_id), name)
        require(known == name, message("lti-twice", other=known), "platforms", name, "client_id")


def _is_address(url: str) -> bool:
    return leads_out(url) and not (urlsplit(url).query or urlsplit(url).fragment)


def leads_out(url: str) -> bool:
    """Return whether a URL is safe to call: HTTPS, or HTTP within this machine; no password."""
    try:
        parts = urlsplit(url)
        host, _ = (parts.hostname or "").lower(), parts.port
    except ValueError:
        return False
    is_here = parts.scheme == "http" and (host in _LOCAL or host.endswith(".localhost"))
    if not url.isascii() or not url.isprintable() or set(url) & set(" ;,'\"<>\\"):
        return False
    plain = not (parts.username or parts.password)
    return bool(host) and plain and (parts.scheme == "https" or is_here)
