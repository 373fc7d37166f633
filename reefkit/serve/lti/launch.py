"""LTI launches: the login that a platform begins, and the signed message it sends back.

A state belongs to the browser that began the login, and a nonce can be used once on all servers.
The checks are those of the 1EdTech Security Framework 1.0, 5.1.1 and 5.1.3; most have a sentence of
their own.
"""

from __future__ import annotations

import hmac
import secrets
import threading
import time
from collections.abc import Callable, Mapping
from typing import Annotated, Any
from urllib.parse import urlencode

import jwt
import msgspec
import requests
from pylti1p3.deep_link import DeepLink
from pylti1p3.deep_link_resource import DeepLinkResource
from pylti1p3.lineitem import LineItem

from reefkit.classroom.store import Store
from reefkit.serve.command_errors import CommandError
from reefkit.serve.lti.configuration import CUSTOM, LAUNCH, LearningPlatform, PlatformFile, digest
from reefkit.serve.lti.keys import SigningKey, registration_of
from reefkit.serve.lti.requests import published_keys
from reefkit.serve.signing import signed, unsigned

SECONDS_AT_PLATFORM = 600
"""Seconds that signing in at the platform may take; a signed launch is refused afterwards."""
LEEWAY = 300
"""Most seconds by which a platform's clock may differ from ours."""
ALGORITHMS = ("RS256", "RS384", "RS512", "ES256", "ES384", "ES512")
"""Signature algorithms of platforms: public keys only, no shared secret."""
SECONDS_KEYS_FRESH, SECONDS_BETWEEN_KEYS = 3600, 30
"""Seconds after which keys are fetched again, and after which an unknown one has them fetched."""
LINK_MESSAGE, DEEP_MESSAGE = "LtiResourceLinkRequest", "LtiDeepLinkingRequest"
MOST_CUSTOM = 4_000
"""Most characters of a link's own parameter; longer ones are cut."""
_HINTS = ("login_hint", "lti_message_hint")
"""Parameters about the person, which are returned to the platform unchanged."""
_CLAIM = "https://purl.imsglobal.org/spec/lti/claim/"


class LaunchRefused(Exception):  # noqa: N818 - an outcome, not a program error
    """A refused launch.

    `why`: Id of the sentence that gives the reason.
    `seconds`: How far the platform's clock is ahead of ours (negative: behind), if that is the
    reason.
    """

    def __init__(self, why: str, seconds: float = 0.0) -> None:
        super().__init__(why)
        self.why, self.seconds = why, seconds


Claim = Annotated[str, msgspec.Meta(min_length=1, max_length=255)]
Stated = Annotated[str, msgspec.Meta(max_length=500)] | None


class _Place(msgspec.Struct, frozen=True):
    id: Claim
    title: Stated = None
    label: Stated = None


class _Claims(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    rename={
        "message_type": f"{_CLAIM}message_type",
        "version": f"{_CLAIM}version",
        "deployment": f"{_CLAIM}deployment_id",
        "target": f"{_CLAIM}target_link_uri",
        "roles": f"{_CLAIM}roles",
        "context": f"{_CLAIM}context",
        "link": f"{_CLAIM}resource_link",
        "custom": f"{_CLAIM}custom",
        "deep": "https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings",
        "roster": "https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice",
        "grades": "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint",
    },
):
    iss: str
    aud: str | list[str]
    sub: Claim
    iat: float
    nonce: Claim
    message_type: str
    version: str
    deployment: Claim
    target: str
    roles: list[str]
    context: _Place
    azp: str | None = None
    name: Stated = None
    given_name: Stated = None
    family_name: Stated = None
    link: _Place | None = None
    custom: dict[str, Any] | None = None
    deep: dict[str, Any] | None = None
    roster: dict[str, Any] | None = None
    grades: dict[str, Any] | None = None


class Launch(msgspec.Struct, frozen=True, kw_only=True):
    """Who launches what, from which course; from a message that the platform signed."""

    issuer: str
    client_id: str
    deployment: str
    platform: str  #: The platform's id in the store.
    subject: str  #: The person's id on the platform.
    name: str  #: The person's name; empty if the platform does not send names.
    teaches: bool  #: Whether they teach in this course.
    is_test_student: bool = False  #: Whether it is the platform's test student.
    context: str  #: The course's id in the store.
    title: str  #: The course's title on the platform; may be empty.
    link: str = ""  #: Id in the store of the link that was opened; empty if there is none.
    custom: dict[str, str] = {}  #: The link's own parameters (`configuration.CUSTOM`).
    #: Settings of a deep linking request, by which a teacher is to choose a link; else None.
    deep: dict[str, Any] | None = None
    services: dict[str, Any] = {}  #: The course's services, for its roster and grades.
    own: dict[str, Any] = {}  #: The link's own services, for its grades.


class PlatformKeys:
    """The public keys of platforms, fetched again hourly, or if a message has an unknown key."""

    def __init__(
        self, session: requests.Session, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.session, self._clock = session, clock
        self._kept: dict[str, tuple[float, dict[str, dict[str, Any]]]] = {}
        self._turn = threading.Lock()

    def find(self, platform: LearningPlatform, kid: str) -> dict[str, Any] | None:
        """Return a platform's key by its id; None if it has no such key.

        Raises
        ------
        CommandError
            If the platform does not answer with its keys.
        """
        with self._turn:
            fetched, keys = self._kept.get(platform.keyset_url, (0.0, {}))
            age = self._clock() - fetched
            is_new = kid not in keys and age >= SECONDS_BETWEEN_KEYS
            if not keys or age >= SECONDS_KEYS_FRESH or is_new:
                found = published_keys(self.session, platform)
                keys = {str(each.get("kid")): each for each in found}
                self._kept[platform.keyset_url] = self._clock(), keys
            return keys.get(kid)


class BegunLogin(msgspec.Struct, frozen=True):
    """A login that a platform has begun."""

    platform: LearningPlatform
    to: str  #: Address at the platform to which the browser is sent.
    state: str
    kept: str  #: Signed value of the cookie that the browser stores meanwhile.


def _read(token: str) -> tuple[dict[str, Any], _Claims]:
    """Return header and claims of a token whose signature is not yet checked."""
    try:
        read = jwt.decode_complete(token, options={"verify_signature": False})
    except (jwt.PyJWTError, ValueError, RecursionError) as error:
        raise LaunchRefused("refused-lti-token") from error
    try:
        return read["header"], msgspec.convert(read["payload"], _Claims, strict=True)
    except msgspec.ValidationError as error:
        raise LaunchRefused("refused-lti-message") from error


def _client_of(claims: _Claims) -> str:
    """Return a token's client id; empty if it is ambiguous (OpenID Connect Core, 3.1.3.7)."""
    audience = claims.aud if isinstance(claims.aud, list) else [claims.aud]
    named = claims.azp or (audience[0] if len(audience) == 1 else "")
    return named if named in audience else ""


def _is_whole(claims: _Claims) -> bool:
    if claims.version != "1.3.0":
        return False
    if claims.message_type == LINK_MESSAGE:
        return claims.link is not None
    deep = claims.deep or {}
    types, targets = deep.get("accept_types"), deep.get("accept_presentation_document_targets")
    takes_links = isinstance(types, list) and "ltiResourceLink" in types and bool(targets)
    return claims.message_type == DEEP_MESSAGE and takes_links


def _compare_clocks(signed_at: float, begun: float) -> None:
    """Refuse a message signed more than `LEEWAY` before the login began, or after now."""
    ahead = max(signed_at - time.time(), 0) or min(signed_at - begun, 0)
    if abs(ahead) > LEEWAY:
        raise LaunchRefused("refused-lti-clocks", ahead)


class Launches:
    """Begins logins and finishes launches, for the platforms of a file.

    `key`: Signs the cookie that a browser stores between the two.
    """

    def __init__(self, file: PlatformFile, keys: PlatformKeys, key: bytes) -> None:
        self.file, self._keys, self._key = file, keys, key

    def begin(self, fields: Mapping[str, str], ticket: str = "") -> BegunLogin:
        """Begin a login.

        `fields`: The platform's request, untrusted.
        `ticket`: Ticket of the frame that waits for the result; empty if there is none.

        Raises
        ------
        LaunchRefused
            If the request names no platform or deployment of the file, or has no login hint.
        """
        platform = self.file.named(fields.get("iss", ""), fields.get("client_id", ""))
        deployment = fields.get("lti_deployment_id", "")
        if platform is None or not fields.get("login_hint"):
            raise LaunchRefused("refused-lti-platform")
        if deployment and deployment not in platform.deployments:
            raise LaunchRefused("refused-lti-deployment")
        state, nonce = secrets.token_urlsafe(24), secrets.token_urlsafe(32)
        query = {
            "scope": "openid",
            "response_type": "id_token",
            "response_mode": "form_post",
            "prompt": "none",
            "client_id": platform.client_id,
            "redirect_uri": f"{self.file.address}{LAUNCH}",
            "state": state,
            "nonce": nonce,
        }
        hints = {name: fields[name] for name in _HINTS if fields.get(name)}
        to = f"{platform.auth_url}?{urlencode(query | hints)}"
        ends = int(time.time()) + SECONDS_AT_PLATFORM
        cookie = f"{state}:{nonce}:{platform.key}:{ends}:{ticket}"
        return BegunLogin(platform, to, state, signed(cookie, self._key))

    def origins(self, launch: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the origins of a launch's platform; empty if it is no longer in the file."""
        found = self.file.named(launch["issuer"], launch["client_id"])
        return () if found is None else found.origins

    def link(
        self,
        launch: Mapping[str, Any],
        key: SigningKey,
        title: str,
        custom: Mapping[str, str],
        column: Mapping[str, Any] | None = None,
    ) -> str:
        """Return a signed answer, a JWT, with the link that a teacher chose for a course.

        `launch`: The fields of the `Launch` by which the teacher came.
        `custom`: The link's own parameters.
        `column`: The gradebook column that the platform is to make for the link (AGS 2.0's line
        item); None if the link is not graded.

        Raises
        ------
        LaunchRefused
            If the launch's platform is no longer in the file.
        """
        platform = self.file.named(launch["issuer"], launch["client_id"])
        if platform is None:
            raise LaunchRefused("refused-lti-platform")
        registration, settings = registration_of(platform, key), launch["deep"]
        answer: Any = DeepLink(registration, launch["deployment"], settings)
        resource = DeepLinkResource().set_url(f"{self.file.address}{LAUNCH}").set_title(title)
        if column is not None:
            resource.set_lineitem(LineItem(dict(column)))  # type: ignore[arg-type]
        token = answer.get_message_jwt([resource.set_custom_params(custom)])
        if "data" not in settings:  # PyLTI1p3 adds null claims
            token = {name: each for name, each in token.items() if each is not None}
        return str(answer.encode_jwt(token))

    def finish(self, sent: Mapping[str, str], cookie: str, store: Store) -> tuple[Launch, str]:
        """Check a launch, use up its nonce, and return it with the ticket of its frame.

        Parameters
        ----------
        sent
            Fields that the platform had the browser send; untrusted.
        cookie
            Value of the browser's cookie (`BegunLogin.kept`), untrusted; empty if there is none.
        store
            The store, which records used nonces.

        Raises
        ------
        LaunchRefused
            If any check fails.
        StoreFault
            If the store cannot be used.
        """
        kept = unsigned(cookie, self._key) or "::::"
        state, nonce, platform, ends, ticket = kept.split(":")
        is_in_time = state and 0 <= int(ends) - time.time() <= SECONDS_AT_PLATFORM
        if not is_in_time or sent.get("state") != state or not sent.get("id_token"):
            raise LaunchRefused("refused-lti-state")
        header, claims = _read(sent["id_token"])
        if not hmac.compare_digest(claims.nonce.encode(), nonce.encode()):
            raise LaunchRefused("refused-lti-used")
        found = self.file.named(claims.iss, _client_of(claims))
        if found is None or found.key != platform:
            raise LaunchRefused("refused-lti-audience")
        self._verify(sent["id_token"], header, found, claims, int(ends) - SECONDS_AT_PLATFORM)
        if claims.deployment not in found.deployments:
            raise LaunchRefused("refused-lti-deployment")
        if not _is_whole(claims) or not claims.target.startswith(self.file.address):
            raise LaunchRefused("refused-lti-message")
        if not store.platforms.spend(nonce, SECONDS_AT_PLATFORM + LEEWAY):
            raise LaunchRefused("refused-lti-used")
        return _launch_of(claims, found), ticket

    def _verify(
        self,
        token: str,
        header: Mapping[str, Any],
        platform: LearningPlatform,
        claims: _Claims,
        begun: float,
    ) -> None:
        kid, algorithm = header.get("kid"), header.get("alg")
        if not isinstance(kid, str) or algorithm not in ALGORITHMS:
            raise LaunchRefused("refused-lti-token")
        options: Any = {"verify_aud": False, "require": ["exp", "iat"]}
        try:
            found = self._keys.find(platform, kid)
            if found is None or found.get("alg", algorithm) != algorithm:
                raise LaunchRefused("refused-lti-token")
            key = jwt.PyJWK(found, algorithm).key
            jwt.decode(token, key, algorithms=[algorithm], leeway=LEEWAY, options=options)
        except CommandError as error:
            raise LaunchRefused("refused-lti-away") from error
        except (jwt.ImmatureSignatureError, jwt.ExpiredSignatureError) as error:
            _compare_clocks(claims.iat, begun)
            is_late = isinstance(error, jwt.ExpiredSignatureError)
            raise LaunchRefused(
                "refused-lti-expired" if is_late else "refused-lti-token"
            ) from error
        except (jwt.PyJWTError, ValueError) as error:
            raise LaunchRefused("refused-lti-token") from error
        _compare_clocks(claims.iat, begun)


_MEMBERSHIP = "http://purl.imsglobal.org/vocab/lis/v2/membership"
_INSTRUCTORS = (
    "ExternalInstructor",
    "Grader",
    "GuestInstructor",
    "Lecturer",
    "PrimaryInstructor",
    "SecondaryInstructor",
    "TeachingAssistant",
    "TeachingAssistantGroup",
    "TeachingAssistantOffering",
    "TeachingAssistantSection",
    "TeachingAssistantSectionAssociation",
    "TeachingAssistantTemplate",
)
_TEACHERS = frozenset(
    {
        "Administrator",
        "Instructor",
        f"{_MEMBERSHIP}#Administrator",
        f"{_MEMBERSHIP}#Instructor",
        *(f"{_MEMBERSHIP}/Instructor#{each}" for each in _INSTRUCTORS),
    }
)
"""Context roles of teachers, by full and by simple name (LTI 1.3, A.2.3).

The same name as a sub-role of another role, as in *Learner#Instructor*, does not count.
"""


def teaches(roles: list[str]) -> bool:
    """Return whether one of the roles is to teach in the course; roles elsewhere do not count."""
    return not _TEACHERS.isdisjoint(roles)


_TEST_USER = "http://purl.imsglobal.org/vocab/lti/system/person#TestUser"


def is_test_student(roles: list[str]) -> bool:
    """Return whether it is a platform's test student (LTI 1.3, A.2.1.1).

    A teacher is one in *Student View* of Canvas (github.com/instructure/canvas-lms,
    lib/lti/substitutions_helper.rb at 00b222d7).
    """
    return _TEST_USER in roles


def _launch_of(claims: _Claims, platform: LearningPlatform) -> Launch:
    whose = (platform.issuer, platform.client_id, claims.deployment)
    custom = claims.custom or {}
    grades = claims.grades or {}
    parts = filter(None, (claims.given_name, claims.family_name))
    return Launch(
        issuer=platform.issuer,
        client_id=platform.client_id,
        deployment=claims.deployment,
        platform=platform.key,
        subject=claims.sub,
        name=claims.name or " ".join(parts),
        teaches=teaches(claims.roles),
        is_test_student=is_test_student(claims.roles),
        context=digest(*whose, claims.context.id),
        title=claims.context.title or claims.context.label or "",
        link=digest(*whose, "link", claims.link.id) if claims.link is not None else "",
        custom={name: str(custom[name])[:MOST_CUSTOM] for name in CUSTOM if custom.get(name)},
        deep=claims.deep if claims.message_type == DEEP_MESSAGE else None,
        services={
            "deployment": claims.deployment,
            "roster": (claims.roster or {}).get("context_memberships_url"),
            "grades": {name: grades[name] for name in ("lineitems", "scope") if grades.get(name)},
        },
        own={"lineitem": grades.get("lineitem")},
    )
