"""Which learning platforms may send people here, by which keys we sign, and ``reefkit lti``.

The platforms stand in one TOML file. Our own keys stand in the database, so that all servers which
share it sign with the same one; nothing says the private half of a key.
"""

from __future__ import annotations

import hashlib
from argparse import Namespace
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import msgspec

from reefkit.content.documents import Document, Step, parsed, read_text
from reefkit.content.library import decoded
from reefkit.labs.environment import database, open_store
from reefkit.serve.arguments import CommandError, Parser, unknown
from reefkit.text import Catalogue, Message, message

if TYPE_CHECKING:
    import requests
    from pylti1p3.registration import Registration

    from reefkit.classroom.store import Store

# ---- The platforms, as the file names them

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


# ---- Our keys: the newest signs, and all are published until they are dropped

SCOPE, FIRST = "lti-keys", "first"
"""Where the store keeps the keys, and what it calls the first."""
BITS = 2048
_NEEDS = "pylti1p3"


@dataclass(frozen=True)
class SigningKey:
    """A pair of keys of ours."""

    kid: str  #: What it is called where it is published, its thumbprint (RFC 7638).
    made: str  #: When, ISO 8601 in UTC.
    public: str  #: In PEM.
    private: str = field(repr=False)

    def jwk(self) -> dict[str, Any]:
        from pylti1p3.registration import Registration  # noqa: PLC0415 - the extra's

        return dict(Registration.get_jwk(self.public))


def _new_key() -> dict[str, str]:
    from jwcrypto.jwk import JWK  # type: ignore[import-untyped] # noqa: PLC0415 - the extra's

    # A command would take a name with a hyphen at its start for an option: one key in 64 has one.
    while (kid := str((made := JWK.generate(kty="RSA", size=BITS)).thumbprint())).startswith("-"):
        pass
    return {
        "kid": kid,
        "made": datetime.now(UTC).isoformat(),
        "public": made.export_to_pem().decode(),
        "private": made.export_to_pem(private_key=True, password=None).decode(),
    }


def signing_keys(store: Store) -> list[SigningKey]:
    """List our keys, the one that signs first; one is made where there is none.

    Raises
    ------
    StoreFault
        When the store cannot be asked.
    """
    kept = store.work.recall_all(SCOPE)
    if not kept:
        kept = {FIRST: store.work.agree(SCOPE, FIRST, _new_key())}
    return sorted((SigningKey(**each) for each in kept.values()), key=_age, reverse=True)


def _age(key: SigningKey) -> tuple[str, str]:
    return key.made, key.kid


def rotate(store: Store) -> SigningKey:
    """Make the key that signs from now on; earlier keys stay published."""
    signing_keys(store)  # what was never made cannot be followed
    made = _new_key()
    store.work.remember(SCOPE, made["kid"], made)
    return SigningKey(**made)


def _drop(store: Store, kid: str) -> SigningKey:
    keys = signing_keys(store)
    found = next((each for each in keys if each.kid == kid), None)
    if found is None:
        raise unknown("lti-a-key", kid, [each.kid for each in keys])
    if found is keys[0]:
        raise CommandError(message("lti-key-signs"))
    for name, kept in store.work.recall_all(SCOPE).items():
        if kept["kid"] == kid:
            store.work.forget(SCOPE, name)
    return found


def registration_of(platform: LearningPlatform, key: SigningKey | None = None) -> Registration:
    """Make what PyLTI1p3 calls a platform.

    `key`: what we sign with; none where nothing is to be signed.
    """
    from pylti1p3.registration import Registration  # noqa: PLC0415 - the extra's

    found = Registration()
    found.set_issuer(platform.issuer).set_client_id(platform.client_id)
    found.set_auth_login_url(platform.auth_url).set_auth_token_url(platform.token_url)
    found.set_key_set_url(platform.keyset_url)
    if platform.audience:
        found.set_auth_audience(platform.audience)
    if key is not None:
        found.set_tool_private_key(key.private).set_tool_public_key(key.public)
    return found


# ---- Asking a platform: its keys here, its roster and grades by a token of our key

PATIENCE = 10.0
"""Seconds that a platform may take to answer."""


def session_with_platforms() -> requests.Session:
    """Make a session for platforms in which every request has a timeout."""
    import requests  # noqa: PLC0415 - the extra's

    class Patient(requests.Session):
        def request(self, *given: Any, **named: Any) -> requests.Response:  # noqa: ANN401
            return super().request(*given, **({"timeout": PATIENCE} | named))

    return Patient()


def published_keys(session: requests.Session, platform: LearningPlatform) -> list[dict[str, Any]]:
    """Ask a platform for its keys.

    Raises
    ------
    CommandError
        When what answers are no keys, or nothing answers.
    """
    import requests  # noqa: PLC0415 - the extra's

    try:
        answer = session.get(platform.keyset_url)
        answer.raise_for_status()
        keys = answer.json()["keys"]
        return [dict(each) for each in keys]
    except (requests.RequestException, ValueError, TypeError, KeyError) as error:
        raise CommandError(message("lti-no-keys", url=platform.keyset_url)) from error


# ---- ``reefkit lti``

TASKS = ("keys", "check", "show")
KEY_TASKS = ("list", "make", "rotate", "drop")
FINE, WRONG = 0, 1


def lti_parser(say: Catalogue) -> Parser:
    parser = Parser(say, "reefkit lti", "lti-command-about")
    parser.files("task", "TASK", "lti-command-task")
    parser.value("--database", "PLACE", message("lasting-help-database"))
    parser.value("--language", "LANGUAGE", message("command-help-language"))
    return parser


def require_library() -> None:
    """Check that what speaks LTI is installed.

    Raises
    ------
    CommandError
        When it is not.
    """
    import importlib.util  # noqa: PLC0415 - asked once

    if importlib.util.find_spec(_NEEDS) is None:
        raise CommandError(message("lti-not-installed"))


def carry_out(given: Namespace, say: Catalogue, show: Callable[[str], None]) -> int:
    """Carry out one task, and say what came of it.

    Returns
    -------
    int
        0, or 1 where a platform does not answer as the file has it.

    Raises
    ------
    ReefkitError
        When there is no such task, file or key, or something in the file is not as expected.
    """
    require_library()
    task, *more = given.task or [""]
    if not task:
        raise CommandError(message("lti-needs-task", tasks=list(TASKS)))
    if task not in TASKS:
        raise unknown("lti-a-task", task, TASKS)
    if task == "keys":
        with closing(open_store(given.database or database(), PATIENCE)) as store:
            for line in _keys(store, more):
                show(say.render(line))
        return FINE
    if len(more) != 1:
        raise CommandError(message("lti-needs-file", task=task))
    found = read_platforms(more[0])
    if task == "show":
        for name, value in _told_to_platforms(found).items():
            show(f"{say.render(Message(f'lti-show-{name}')):<28}{value}")
        return FINE
    return _checked(found, more[0], say, show)


def _keys(store: Store, given: list[str]) -> list[Message]:
    what, *more = given or ["list"]
    if what not in KEY_TASKS:
        raise unknown("lti-a-key-task", what, KEY_TASKS)
    if len(more) != (what == "drop"):
        raise CommandError(message("lti-drop-which" if what == "drop" else "lti-keys-alone"))
    if what == "drop":
        return [message("lti-key-dropped", kid=_drop(store, more[0]).kid)]
    if what == "rotate":
        return [message("lti-key-rotated", kid=rotate(store).kid)]
    is_there = bool(store.work.recall_all(SCOPE))
    if what == "make" and is_there:
        raise CommandError(message("lti-key-there"))
    if what == "list" and not is_there:
        return [message("lti-key-none")]
    first, *others = signing_keys(store)
    listed = [message("lti-key-published", kid=each.kid, made=each.made[:10]) for each in others]
    return [message("lti-key-first", kid=first.kid, made=first.made[:10]), *listed]


def _told_to_platforms(found: PlatformFile) -> Mapping[str, str]:
    launch = f"{found.address}{LAUNCH}"
    return {
        "login": f"{found.address}{LOGIN}",
        "launch": launch,
        "link": launch,
        "keys": f"{found.address}{KEYSET}",
        "custom": ", ".join(CUSTOM),
        "scopes": " ".join(SCOPES),
    }


SCOPES = (
    "https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly",
    "https://purl.imsglobal.org/spec/lti-ags/scope/lineitem",
    "https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly",
    "https://purl.imsglobal.org/spec/lti-ags/scope/score",
)
"""What the labs may ask a platform's services for: the roster, and grades."""


def _checked(found: PlatformFile, file: str, say: Catalogue, show: Callable[[str], None]) -> int:
    show(say.render(message("lti-file-fine", file=file, count=len(found.platforms))))
    code, session = FINE, session_with_platforms()
    for name, each in found.platforms.items():
        try:
            keys = published_keys(session, each)
        except CommandError as error:
            code, line = WRONG, error.message
        else:
            line = message("lti-has-keys", count=len(keys), url=each.keyset_url)
        show(f"{name}: {say.render(line)}")
    return code
