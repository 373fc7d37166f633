"""Our LTI keys: the newest one signs; all are published until they are dropped."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from reefkit.serve.command_errors import CommandError, unknown
from reefkit.serve.lti.configuration import LearningPlatform
from reefkit.text import message

if TYPE_CHECKING:
    from pylti1p3.registration import Registration

    from reefkit.classroom.store import Store


SCOPE, FIRST = "lti-keys", "first"
"""The store's scope for the keys, and the name of the first."""
BITS = 2048
NEEDS = "pylti1p3"


@dataclass(frozen=True)
class SigningKey:
    """One of our pairs of keys."""

    kid: str  #: Its id where it is published: the thumbprint (RFC 7638).
    made: str  #: ISO 8601 in UTC.
    public: str  #: PEM.
    private: str = field(repr=False)

    def jwk(self) -> dict[str, Any]:
        from pylti1p3.registration import Registration  # noqa: PLC0415 - needs the extra `lti`

        return dict(Registration.get_jwk(self.public))


def _new_key() -> dict[str, str]:
    from jwcrypto.jwk import JWK  # type: ignore[import-untyped] # noqa: PLC0415 - the extra's

    # The command line would take an id with a leading hyphen for an option: one in 64 has one.
    while (kid := str((made := JWK.generate(kty="RSA", size=BITS)).thumbprint())).startswith("-"):
        pass
    return {
        "kid": kid,
        "made": datetime.now(UTC).isoformat(),
        "public": made.export_to_pem().decode(),
        "private": made.export_to_pem(private_key=True, password=None).decode(),
    }


def signing_keys(store: Store) -> list[SigningKey]:
    """List our keys, the one that signs first; makes one if there is none.

    Raises
    ------
    StoreFault
        If the store cannot be read.
    """
    stored = store.work.recall_all(SCOPE)
    if not stored:
        stored = {FIRST: store.work.agree(SCOPE, FIRST, _new_key())}
    return sorted((SigningKey(**each) for each in stored.values()), key=_age, reverse=True)


def _age(key: SigningKey) -> tuple[str, str]:
    return key.made, key.kid


def rotate(store: Store) -> SigningKey:
    """Make the key that signs from now on; earlier keys stay published."""
    signing_keys(store)  # makes the first key, if there is none
    made = _new_key()
    store.work.remember(SCOPE, made["kid"], made)
    return SigningKey(**made)


def drop(store: Store, kid: str) -> SigningKey:
    keys = signing_keys(store)
    found = next((each for each in keys if each.kid == kid), None)
    if found is None:
        raise unknown("lti-a-key", kid, [each.kid for each in keys])
    if found is keys[0]:
        raise CommandError(message("lti-key-signs"))
    for name, stored in store.work.recall_all(SCOPE).items():
        if stored["kid"] == kid:
            store.work.forget(SCOPE, name)
    return found


def registration_of(platform: LearningPlatform, key: SigningKey | None = None) -> Registration:
    """Make PyLTI1p3's description of a platform.

    `key`: Our key; None if nothing is to be signed.
    """
    from pylti1p3.registration import Registration  # noqa: PLC0415 - needs the extra `lti`

    found = Registration()
    found.set_issuer(platform.issuer).set_client_id(platform.client_id)
    found.set_auth_login_url(platform.auth_url).set_auth_token_url(platform.token_url)
    found.set_key_set_url(platform.keyset_url)
    if platform.audience:
        found.set_auth_audience(platform.audience)
    if key is not None:
        found.set_tool_private_key(key.private).set_tool_public_key(key.public)
    return found
