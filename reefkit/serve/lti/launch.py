"""A launch: where a login leads, and what a platform then signed, checked before anything is done.

PyLTI1p3 reads the messages; what it leaves open is closed here. A state belongs to the browser
that began, a nonce is used once on all servers, and each check has its own sentence.
"""

from __future__ import annotations

import hmac
import threading
import time
from collections.abc import Callable, Mapping
from typing import Annotated, Any

import jwt
import msgspec
import requests
from pylti1p3.cookie import CookieService
from pylti1p3.deep_link import DeepLink
from pylti1p3.deep_link_resource import DeepLinkResource
from pylti1p3.deployment import Deployment
from pylti1p3.exception import LtiException, OIDCException
from pylti1p3.lineitem import LineItem
from pylti1p3.message_launch import MessageLaunch
from pylti1p3.oidc_login import OIDCLogin
from pylti1p3.registration import Registration
from pylti1p3.request import Request
from pylti1p3.session import SessionService
from pylti1p3.tool_config.abstract import ToolConfAbstract

from reefkit.classroom.store import Store
from reefkit.serve.command_errors import CommandError
from reefkit.serve.lti.configuration import CUSTOM, LAUNCH, LearningPlatform, PlatformFile, digest
from reefkit.serve.lti.keys import SigningKey, registration_of
from reefkit.serve.lti.requests import published_keys
from reefkit.serve.signing import signed, unsigned

SECONDS_AT_PLATFORM = 600
"""So long somebody may take to sign in at the platform; what was signed is worth nothing later."""
LEEWAY = 300
"""Seconds by which a platform's clock may differ from ours: a few minutes, as is customary."""
ALGORITHMS = ("RS256", "RS384", "RS512", "ES256", "ES384", "ES512")
"""What a platform may sign with: pairs of keys, never a word that both know."""
SECONDS_KEYS_FRESH, SECONDS_BETWEEN_KEYS = 3600, 30
LINK_MESSAGE, DEEP_MESSAGE = "LtiResourceLinkRequest", "LtiDeepLinkingRequest"
MOST_CUSTOM = 4_000
_CLAIM = "https://purl.imsglobal.org/spec/lti/claim/"


class LaunchRefused(Exception):  # noqa: N818 - what it is, not a fault of the program
    """A launch that is not taken; `why` is the id of the sentence that says so.

    `seconds`: by which the platform's clock is ahead of ours (behind: negative), where that is why.
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
    """Who comes from which course, and for what; all of it was signed by the platform."""

    issuer: str
    client_id: str
    deployment: str
    platform: str  #: What the store calls the platform.
    subject: str  #: What the platform calls the person.
    name: str  #: The person's name; empty where the platform tells none.
    teaches: bool  #: Whether they teach in this course.
    context: str  #: What the store calls the course.
    title: str  #: What the platform calls the course; may be empty.
    link: str = ""  #: What the store calls the link that was opened; empty for none.
    custom: dict[str, str] = {}  #: What the link says of itself (`configuration.CUSTOM`).
    #: What is asked where a teacher chooses a link; none otherwise.
    deep: dict[str, Any] | None = None
    services: dict[str, Any] = {}  #: What is said of the course's roster and grades.
    own: dict[str, Any] = {}  #: What is said of the link's own grades.


class _SentFields(Request):
    """A request's fields."""

    def __init__(self, fields: Mapping[str, str]) -> None:
        self._fields = fields

    def is_secure(self) -> bool:
        return True

    def get_param(self, key: str) -> str:
        return self._fields.get(key, "")


class _States(CookieService):
    """The states that a browser shows, or that it is to keep."""

    def __init__(self, *shown: str) -> None:
        self.kept = list(shown)

    def get_cookie(self, name: str) -> str | None:
        return name if name in self.kept else None

    def set_cookie(self, name: str, value: str | int, exp: int | None = 3600) -> None:
        self.kept.append(name)


class _Nonce(SessionService):
    """The nonce of one launch; whether it was used the store knows (`finish`)."""

    def __init__(self, nonce: str = "") -> None:
        self.nonce = nonce

    def save_nonce(self, nonce: str) -> None:
        self.nonce = nonce

    def check_nonce(self, nonce: str) -> bool:
        return bool(self.nonce) and hmac.compare_digest(self.nonce.encode(), nonce.encode())

    def check_state_is_valid(self, state: str, id_token_hash: str) -> bool:
        return False  # a state is a browser's, however often the same is sent

    def set_state_valid(self, state: str, id_token_hash: str) -> None: ...

    def save_launch_data(self, key: str, jwt_body: Mapping[str, Any]) -> None: ...


class _Platforms(ToolConfAbstract[_SentFields]):
    """The platforms of the file."""

    def __init__(self, file: PlatformFile) -> None:
        self._file = file

    def check_iss_has_one_client(self, iss: str) -> bool:
        return False

    def check_iss_has_many_clients(self, iss: str) -> bool:
        return True

    def find_registration_by_issuer(self, iss: str, *_: Any, **__: Any) -> Registration:  # noqa: ANN401
        raise LtiException

    def find_registration_by_params(
        self,
        iss: str,
        client_id: str,
        *_: Any,  # noqa: ANN401
        **__: Any,  # noqa: ANN401
    ) -> Registration:
        found = self._file.named(iss, client_id)
        if found is None:
            raise LtiException
        return registration_of(found)

    def find_deployment(self, iss: str, deployment_id: str) -> Deployment | None:
        raise LtiException

    def find_deployment_by_params(
        self,
        iss: str,
        deployment_id: str,
        client_id: str,
        *_: Any,  # noqa: ANN401
        **__: Any,  # noqa: ANN401
    ) -> Deployment | None:
        found = self._file.named(iss, client_id)
        is_ours = found is not None and deployment_id in found.deployments
        return Deployment().set_deployment_id(deployment_id) if is_ours else None


class PlatformKeys:
    """The keys that platforms publish, asked for again when a new one signs."""

    def __init__(
        self, session: requests.Session, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.session, self._clock = session, clock
        self._kept: dict[str, tuple[float, dict[str, dict[str, Any]]]] = {}
        self._turn = threading.Lock()

    def find(self, platform: LearningPlatform, kid: str) -> dict[str, Any] | None:
        """Find a key by its name; none where the platform has none of it.

        Raises
        ------
        CommandError
            When the platform does not answer.
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
    to: str  #: Where the browser goes, to be signed in there.
    state: str
    kept: str  #: What the browser keeps meanwhile, signed by us.


class _Login(OIDCLogin[_SentFields, _Platforms, _Nonce, _States, str]):
    def get_redirect(self, url: str) -> Any:  # noqa: ANN401 - the address itself
        return url


class _Message(MessageLaunch[_SentFields, _Platforms, _Nonce, _States]):
    """A message, checked step by step."""

    claims: _Claims
    platform: LearningPlatform
    begun: float  #: When its login began, by our clock.

    def __init__(
        self,
        fields: _SentFields,
        file: PlatformFile,
        keys: PlatformKeys,
        nonce: _Nonce,
        states: _States,
    ) -> None:
        super().__init__(fields, _Platforms(file), nonce, states, requests_session=keys.session)
        self._file, self._published = file, keys

    def _get_request_param(self, key: str) -> str:
        return self._request.get_param(key)

    def take(self) -> None:
        self._validated = True
        for check, why in _CHECKS:
            try:
                check(self)
            except jwt.ExpiredSignatureError as error:
                raise LaunchRefused("refused-lti-expired") from error
            except CommandError as error:
                raise LaunchRefused("refused-lti-away") from error
            except (LtiException, jwt.PyJWTError, msgspec.ValidationError, ValueError) as error:
                raise LaunchRefused(why) from error

    def read(self) -> None:
        self.claims = msgspec.convert(self._jwt["body"], _Claims, strict=True)

    def get_client_id(self) -> str:
        """Client id that a message is for: `azp`, or else its only audience."""
        audience = self.claims.aud if isinstance(self.claims.aud, list) else [self.claims.aud]
        named = self.claims.azp or (audience[0] if len(audience) == 1 else "")
        if not named or named not in audience:
            raise LtiException
        return named

    def match_platform(self) -> None:
        self.validate_registration()
        found = self._file.named(self.claims.iss, self.get_client_id())
        if found is None:
            raise LtiException
        self.platform = found

    def get_public_key(self) -> Any:  # noqa: ANN401 - whatever kind of key it is
        header = self._jwt["header"]
        kid, algorithm = header.get("kid"), header.get("alg")
        if not isinstance(kid, str) or algorithm not in ALGORITHMS:
            raise LtiException
        found = self._published.find(self.platform, kid)
        if found is None or found.get("alg", algorithm) != algorithm:
            raise LtiException
        return jwt.PyJWK(found, algorithm).key, algorithm

    def verify(self) -> None:
        key, algorithm = self.get_public_key()
        options: Any = {"verify_aud": False, "require": ["exp", "iat"]}
        token = self._get_id_token()
        try:
            jwt.decode(token, key, algorithms=[algorithm], leeway=LEEWAY, options=options)
        except (jwt.ImmatureSignatureError, jwt.ExpiredSignatureError):
            self._compare_clocks()
            raise
        self._compare_clocks()

    def _compare_clocks(self) -> None:
        """Check that a message with a valid signature was signed since its login began."""
        signed = self.claims.iat
        ahead = max(signed - time.time(), 0) or min(signed - self.begun, 0)
        if abs(ahead) > LEEWAY:
            raise LaunchRefused("refused-lti-clocks", ahead)

    def fit(self) -> None:
        self.validate_message()
        known = self.claims.message_type in {LINK_MESSAGE, DEEP_MESSAGE}
        if not known or not self.claims.target.startswith(self._file.address):
            raise LtiException


_CHECKS: tuple[tuple[Callable[[_Message], object], str], ...] = (
    (_Message.validate_state, "refused-lti-state"),
    (_Message.validate_jwt_format, "refused-lti-token"),
    (_Message.read, "refused-lti-message"),
    (_Message.validate_nonce, "refused-lti-used"),
    (_Message.match_platform, "refused-lti-audience"),
    (_Message.verify, "refused-lti-token"),
    (_Message.validate_deployment, "refused-lti-deployment"),
    (_Message.fit, "refused-lti-message"),
)
"""What is checked in this order, and the sentence where it fails."""


class Launches:
    """Begins logins and takes launches, for the platforms of a file.

    `key`: by which we sign what a browser keeps meanwhile.
    """

    def __init__(self, file: PlatformFile, keys: PlatformKeys, key: bytes) -> None:
        self.file, self._keys, self._key = file, keys, key

    def begin(self, fields: Mapping[str, str], ticket: str = "") -> BegunLogin:
        """Begin a login.

        `asked`: what the platform sent, untrusted.
        `ticket`: of a frame that waits for what comes of it.

        Raises
        ------
        LaunchRefused
            When no platform of the file is named, or something is missing.
        """
        platform = self.file.named(fields.get("iss", ""), fields.get("client_id", ""))
        deployment = fields.get("lti_deployment_id", "")
        if platform is None:
            raise LaunchRefused("refused-lti-platform")
        if deployment and deployment not in platform.deployments:
            raise LaunchRefused("refused-lti-deployment")
        states, nonce = _States(), _Nonce()
        login = _Login(_SentFields(fields), _Platforms(self.file), nonce, states)
        try:
            to = str(login.get_redirect_object(f"{self.file.address}{LAUNCH}"))
        except (OIDCException, LtiException) as error:
            raise LaunchRefused("refused-lti-platform") from error
        (state,) = states.kept
        ends = int(time.time()) + SECONDS_AT_PLATFORM
        cookie = f"{state}:{nonce.nonce}:{platform.key}:{ends}:{ticket}"
        return BegunLogin(platform, to, state, signed(cookie, self._key))

    def origins(self, launch: Mapping[str, Any]) -> tuple[str, ...]:
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
        """Sign the link that a teacher chose for a course.

        `column`: the column of the gradebook that the platform is to make with it (AGS 2.0's line
        item); none where the link has no grade.

        Raises
        ------
        LaunchRefused
            When its platform is not in the file any more.
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
        if "data" not in settings:  # what was not asked back is not said
            token = {name: each for name, each in token.items() if each is not None}
        return str(answer.encode_jwt(token))

    def finish(self, sent: Mapping[str, str], cookie: str, store: Store) -> tuple[Launch, str]:
        """Check a launch, use it up, and return what it says, and the ticket of its frame.

        Parameters
        ----------
        sent
            What the platform had the browser send, untrusted.
        kept
            What the browser kept of the login, untrusted; empty for nothing.
        store
            Where a nonce is used up.

        Raises
        ------
        LaunchRefused
            When anything is not as it should be.
        StoreFault
            When the store cannot be asked.
        """
        state, nonce, platform, ends, ticket = (unsigned(cookie, self._key).split(":") + [""] * 5)[
            :5
        ]
        if not state or not 0 <= int(ends) - time.time() <= SECONDS_AT_PLATFORM:
            raise LaunchRefused("refused-lti-state")
        what_if = _SentFields(sent)
        message = _Message(what_if, self.file, self._keys, _Nonce(nonce), _States(state))
        message.begun = int(ends) - SECONDS_AT_PLATFORM
        message.take()
        if message.platform.key != platform:
            raise LaunchRefused("refused-lti-audience")
        if not store.platforms.spend(nonce, SECONDS_AT_PLATFORM + LEEWAY):
            raise LaunchRefused("refused-lti-used")
        return _launch_of(message), ticket


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
"""Context roles of those who teach, and the simple names of the two (LTI 1.3, A.2.3): a sub-role
that is called so is none, as *Learner#Instructor*."""


def teaches(roles: list[str]) -> bool:
    """Whether someone teaches in the course itself: a school's staff may learn in one."""
    return not _TEACHERS.isdisjoint(roles)


def _launch_of(message: _Message) -> Launch:
    claims, platform = message.claims, message.platform
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
