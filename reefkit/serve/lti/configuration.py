"""Which learning platforms may send people here, by which keys we sign, and ``reefkit lti``.

The platforms are in one TOML file. Our own keys are in the database, so that all servers which
share it sign with the same one; nothing says the private half of a key.
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
"""Where a platform meets us, below the address of the labs."""
CUSTOM = ("lesson", "setting", "form")
"""What a link in a course may say of itself, as LTI's custom parameters."""
PER_CENT = 100.0
_URLS = ("issuer", "auth_url", "token_url", "keyset_url", "audience")
_LOCAL = ("localhost", "127.0.0.1", "::1")

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=255)]
URL = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class LearningPlatform(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """A learning platform, by what its own page about this tool says."""

    issuer: URL  #: What it calls itself in what it signs.
    client_id: Text  #: What it calls us.
    #: ``auth_url``, ``token_url``, ``keyset_url``: Where it signs people in, gives us leave to ask
    #: its services, and publishes its keys.
    auth_url: URL
    token_url: URL
    keyset_url: URL
    #: The ids of our deployments there; another one's launches are refused.
    deployments: Annotated[tuple[Text, ...], msgspec.Meta(min_length=1, max_length=1000)]
    audience: str = ""  #: To whom our requests for a token speak; empty: to `token_url`.
    #: Other addresses whose pages frame ours, besides those of `issuer` and `auth_url`.
    frames: tuple[URL, ...] = ()

    @property
    def key(self) -> str:
        return digest(self.issuer, self.client_id)

    @property
    def origins(self) -> tuple[str, ...]:
        found = (origin_of(each) for each in (self.issuer, self.auth_url, *self.frames))
        return tuple(dict.fromkeys(found))


class PlatformFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file says."""

    address: URL  #: Where browsers reach these labs, with a slash at its end.
    platforms: Annotated[dict[str, LearningPlatform], msgspec.Meta(min_length=1)]

    def named(self, issuer: str, client_id: str = "") -> LearningPlatform | None:
        """Find a platform; one that does not say what it calls us is found if it is the only one.

        `issuer`, `client_id`: as it says them itself.
        """
        found = [each for each in self.platforms.values() if each.issuer == issuer]
        if client_id:
            found = [each for each in found if each.client_id == client_id]
        return found[0] if len(found) == 1 else None


def digest(*words: str) -> str:
    return hashlib.sha256("\n".join(map(repr, words)).encode()).hexdigest()[:40]


def column_marks(lesson: str, part: str) -> dict[str, str]:
    return {"resourceId": f"reefkit-{lesson}", "tag": part}


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def read_platforms(name: str) -> PlatformFile:
    """Read the file of platforms.

    Raises
    ------
    ContentError
        When there is none, or something in it is not as expected: it names file, entry and key.
    """
    path = Path(name).resolve()  # Kubernetes lays its files behind links
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
    """Whether a URL leads out over TLS; within one machine it may do without."""
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
