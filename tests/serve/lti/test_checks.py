"""What a launch is held against, without a browser: who teaches, keys that change, nonces, the store."""

import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from reefkit.classroom.store import Store
from reefkit.classroom.store.platforms import PlatformSignIn
from reefkit.serve.lti.configuration import LearningPlatform, PlatformFile
from reefkit.serve.lti.launch import Launch, Launches, LaunchRefused, PlatformKeys
from tests.serve.conftest import Clock
from tests.serve.lti.test_launch import CASES, forged, with_claims
from tests.support.course import (
    ASSISTANT,
    CLIENT,
    DEPLOYMENT,
    ROLE,
    STUDENT,
    TEACHER,
    Platform,
    Somebody,
    pem,
    registration,
    rsa_key,
)

URL, LABS, KEY = "https://platform.example", "https://labs.example/", b"k" * 32


class _Answers:
    """Speaks to a platform without a network."""

    def __init__(self, platform: Platform) -> None:
        self.platform, self.asked = platform, 0

    def get(self, _: str) -> "_Answers":
        self.asked += 1
        return self

    def raise_for_status(self) -> None: ...

    def json(self) -> dict[str, Any]:
        return {"keys": self.platform.registration.get_jwks()}


@pytest.fixture
def platform() -> Platform:
    own = Platform(URL, URL, LABS, registration(URL, LABS, *pem(rsa_key())))
    own.people["s"] = Somebody("s", "Sol")
    return own


@pytest.fixture
def answers(platform: Platform) -> _Answers:
    return _Answers(platform)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store.open(tmp_path / "own.sqlite")


@pytest.fixture
def launches(answers: _Answers, clock: Callable[[], float]) -> Launches:
    ours = LearningPlatform(
        issuer=URL,
        client_id=CLIENT,
        auth_url=f"{URL}/auth",
        token_url=f"{URL}/token",
        keyset_url=f"{URL}/keys",
        deployments=(DEPLOYMENT,),
    )
    keys = PlatformKeys(answers, clock)  # type: ignore[arg-type]
    return Launches(PlatformFile(LABS, {"course": ours}), keys, KEY)


def launched(launches: Launches, platform: Platform, store: Store, course: str = "bio") -> Launch:
    sent, kept = asked(launches, platform, course)
    return launches.finish(sent, kept, store)[0]


def asked(
    launches: Launches, platform: Platform, course: str = "bio"
) -> tuple[dict[str, str], str]:
    begun = launches.begin(dict(parse_qsl(urlsplit(platform.start("s", course)).query)))
    found = platform.launch(dict(parse_qsl(urlsplit(begun.to).query)))
    return {"id_token": found["id_token"], "state": found["state"]}, begun.kept


def why(call: Callable[[], object]) -> str:
    with pytest.raises(LaunchRefused) as caught:
        call()
    return caught.value.why.removeprefix("refused-lti-")


@pytest.mark.parametrize(
    ("roles", "teaches"),
    [
        ([TEACHER], True),
        ([ASSISTANT], True),
        ([f"{ROLE}membership#Administrator"], True),
        (["Instructor"], True),
        ([STUDENT, TEACHER], True),
        ([STUDENT], False),
        ([], False),
        ([f"{ROLE}membership#Mentor", f"{ROLE}membership#ContentDeveloper"], False),
        # Whoever is staff of the school, or runs the platform, may well learn in a course.
        ([f"{ROLE}institution/person#Instructor", f"{ROLE}institution/person#Faculty"], False),
        ([f"{ROLE}system/person#Administrator", STUDENT], False),
        # Sub-roles of a learner or a mentor may be called as a teacher is.
        ([STUDENT, f"{ROLE}membership/Learner#Instructor"], False),
        ([f"{ROLE}membership/Learner#TeachingAssistant"], False),
        ([f"{ROLE}membership/Mentor#Instructor"], False),
        ([f"{ROLE}membership#Instructor#Learner"], False),
        ([f"{ROLE}membership/Instructor#PrimaryInstructor"], True),
    ],
)
def test_who_teaches_in_the_course_is_a_teacher(
    roles: list[str], teaches: object, launches: Launches, platform: Platform, store: Store
):
    platform.people["s"] = Somebody("s", "Sol", tuple(roles))
    assert launched(launches, platform, store).teaches is teaches


def test_a_nonce_is_used_once_whichever_server_takes_it(
    launches: Launches, platform: Platform, postgres_url: str
):
    with closing(Store.open(postgres_url)) as one, closing(Store.open(postgres_url)) as other:
        sent, kept = asked(launches, platform)
        assert launches.finish(sent, kept, one)[0].subject == "s"
        assert why(lambda: launches.finish(sent, kept, other)) == "used"


@pytest.mark.parametrize("case", CASES)
def test_what_is_not_in_order_is_refused(
    case: str, launches: Launches, platform: Platform, store: Store
):
    launched(launches, platform, store)
    _, said, misbehave = CASES[case]
    vars(platform).update(misbehave(platform))
    assert why(lambda: launched(launches, platform, store)) == said


def put_off(platform: Platform, seconds: int) -> None:
    """Have a platform sign by a clock that is ahead of ours, or behind."""
    now = int(time.time()) + seconds
    platform.expires, platform.change = 0, with_claims(iat=now, exp=now + 300)


@pytest.mark.parametrize("seconds", [-280, -100, 100, 280])
def test_clocks_may_differ_by_some_minutes(
    seconds: int, launches: Launches, platform: Platform, store: Store
):
    put_off(platform, seconds)
    assert launched(launches, platform, store).subject == "s"


@pytest.mark.parametrize("seconds", [-300 * 86_400, -900, -400, 400, 900, 300 * 86_400])
def test_of_clocks_that_differ_by_more_it_is_said_by_how_much(
    seconds: int, launches: Launches, platform: Platform, store: Store
):
    put_off(platform, seconds)
    with pytest.raises(LaunchRefused) as caught:
        launched(launches, platform, store)
    assert caught.value.why == "refused-lti-clocks"
    assert abs(caught.value.seconds - seconds) < 60


def test_a_forged_message_says_nothing_of_clocks(
    launches: Launches, platform: Platform, store: Store
):
    put_off(platform, 900)
    platform.signed = forged
    assert why(lambda: launched(launches, platform, store)) == "token"


def test_a_login_of_a_clock_that_was_ahead_is_not_taken(
    launches: Launches, platform: Platform, store: Store, monkeypatch: pytest.MonkeyPatch
):
    now = time.time()
    monkeypatch.setattr("reefkit.serve.lti.launch.time.time", lambda: now + 86_400)
    sent, kept = asked(launches, platform)
    monkeypatch.undo()
    assert why(lambda: launches.finish(sent, kept, store)) == "state"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda sent, _: (sent, ""), "state"),
        (lambda sent, kept: (sent, kept[:-1] + ("0" if kept[-1] != "0" else "1")), "state"),
        (lambda sent, kept: (sent | {"state": "state-of-another"}, kept), "state"),
        (lambda sent, kept: (sent | {"id_token": ""}, kept), "state"),
        (lambda sent, kept: (sent | {"id_token": "bm8.bm8.bm8"}, kept), "token"),
        (lambda sent, kept: (sent | {"id_token": "W10.W10.W10"}, kept), "token"),
    ],
)
def test_what_a_browser_sends_is_untrusted(
    change: Callable[..., Any], said: str, launches: Launches, platform: Platform, store: Store
):
    sent, kept = change(*asked(launches, platform))
    assert why(lambda: launches.finish(sent, kept, store)) == said


@pytest.mark.parametrize(
    ("field", "given"),
    [
        ("sub", None),
        ("sub", "x" * 256),
        ("aud", 3),
        ("name", 7),
        ("nonce", {}),
        ("https://purl.imsglobal.org/spec/lti/claim/roles", "Instructor"),
        ("https://purl.imsglobal.org/spec/lti/claim/context", {"id": 3}),
        ("https://purl.imsglobal.org/spec/lti/claim/custom", ["lesson"]),
        ("https://purl.imsglobal.org/spec/lti/claim/target_link_uri", "https://evil.example/"),
        ("https://purl.imsglobal.org/spec/lti/claim/message_type", "DataPrivacyLaunchRequest"),
    ],
)
def test_claims_are_of_the_kind_that_they_must_be(
    field: str, given: object, launches: Launches, platform: Platform, store: Store
):
    platform.change = lambda body: body.update({field: given})
    assert why(lambda: launched(launches, platform, store)) == "message"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"iss": "https://other.example"}, "platform"),
        ({"client_id": "other"}, "platform"),
        ({"login_hint": ""}, "platform"),
        ({"lti_deployment_id": "deployment-2"}, "deployment"),
        ({"lti_deployment_id": "", "client_id": ""}, ""),
    ],
)
def test_a_login_is_begun_by_a_platform_of_the_file(
    change: dict[str, str], said: str, launches: Launches, platform: Platform
):
    given = dict(parse_qsl(urlsplit(platform.start("s", "bio")).query)) | change
    if said:
        assert why(lambda: launches.begin(given)) == said
        return
    to = urlsplit(launches.begin(given).to)
    query = dict(parse_qsl(to.query))
    assert f"{to.scheme}://{to.netloc}{to.path}" == f"{URL}/auth"
    assert query["redirect_uri"] == f"{LABS}lti/launch/"
    assert (query["prompt"], query["response_mode"]) == ("none", "form_post")


def test_a_platforms_new_key_is_asked_for_and_no_more_often_than_need_be(
    launches: Launches, platform: Platform, store: Store, answers: _Answers, clock: Clock
):
    launched(launches, platform, store)
    launched(launches, platform, store)
    assert answers.asked == 1
    private, public = pem(rsa_key())
    platform.registration.set_platform_private_key(private).set_platform_public_key(public)
    assert why(lambda: launched(launches, platform, store)) == "token"
    assert answers.asked == 1  # whoever makes up names of keys has us ask twice a minute at most
    clock.now += 31
    launched(launches, platform, store)
    assert answers.asked == 2


def test_a_course_and_its_links_are_told_apart_by_deployment(
    launches: Launches, platform: Platform, store: Store
):
    one, same, other = (launched(launches, platform, store, each) for each in ("a", "a", "b"))
    assert one.context == same.context != other.context
    assert one.link == same.link == other.link  # the same name at the same deployment
    row, _ = store.classes.create("A")
    assert store.platforms.bind(one.context, one.platform, row.id) is not None
    found = store.platforms.context(one.context)
    assert found is not None
    assert found.class_id == row.id


def test_whoever_is_erased_is_unknown_to_launches_too(store: Store):
    visitor = store.platforms.visitor_of("p", "subject-canary")
    person = store.platforms.person_of(visitor, "Sol")
    assert store.platforms.person_of(visitor, "Sol") == person
    assert store.platforms.visitor_of("p", "subject-canary") == visitor
    row, _ = store.classes.create("A")
    store.classes.join(row.id, person.id, "Sol")
    store.platforms.bind("c", "p", row.id)
    store.platforms.note("c", "l", {}, {})
    token = store.platforms.sign_in(PlatformSignIn(visitor, "Sol", False, {"a": 1}))
    assert store.platforms.signed_in(token) == PlatformSignIn(visitor, "Sol", False, {"a": 1})
    store.classes.erase(row.id)
    assert store.platforms.context("c") is None
    assert store.platforms.signed_in(token) is None
    assert store.platforms.visitor_of("p", "subject-canary") != visitor
    assert store.platforms.bind("c", "p", row.id) is None


def test_a_sign_in_ends(store: Store):
    token = store.platforms.sign_in(PlatformSignIn("v", "Sol", True, {}))
    store.platforms.sign_out(token)
    assert store.platforms.signed_in(token) is None
    assert store.platforms.signed_in("nothing") is None
