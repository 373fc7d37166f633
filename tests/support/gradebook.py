"""The services of a platform's courses: roster (NRPS 2.0) and gradebook (AGS 2.0), as told there.

Leave to use them is given by `lti1p3platform`, which is not ours and checks by our published key
who asks; scopes, kinds of content and scores are held to the specifications here.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import jwt
import tornado.web
from lti1p3platform.ltiplatform import LTI1P3PlatformConfAbstract

NRPS = "https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly"
AGS = "https://purl.imsglobal.org/spec/lti-ags/scope/"
ITEM, SCORE = f"{AGS}lineitem", f"{AGS}score"
ITEMS_KIND = "application/vnd.ims.lis.v2.lineitemcontainer+json"
ITEM_KIND = "application/vnd.ims.lis.v2.lineitem+json"
SCORE_KIND = "application/vnd.ims.lis.v1.score+json"
ROSTER_KIND = "application/vnd.ims.lti-nrps.v2.membershipcontainer+json"
ACTIVITY = {"Initialized", "Started", "InProgress", "Submitted", "Completed"}
GRADING = {"NotReady", "Failed", "Pending", "PendingManual", "FullyGraded"}
FIELDS = {"userId", "scoreGiven", "scoreMaximum", "activityProgress", "gradingProgress"}


@dataclass
class Gradebook:
    """What the services hold, and how a test has them misbehave."""

    scopes: set[str] = field(default_factory=lambda: {NRPS, ITEM, SCORE})
    rosters: dict[str, list[dict[str, Any]]] = field(default_factory=dict)  #: By course.
    items: dict[str, list[dict[str, Any]]] = field(default_factory=dict)  #: Columns, by course.
    scores: dict[str, dict[str, Any]] = field(default_factory=dict)  #: By column and user.
    asked: Counter[str] = field(default_factory=Counter)  #: How often each kind was asked for.
    #: What is answered instead, as a status and headers, while it stands.
    instead: tuple[int, dict[str, str]] | None = None
    wrong: list[str] = field(default_factory=list)  #: What was not as the specifications have it.
    tokens: list[str] = field(default_factory=list)
    page: int = 2

    def figures(self, course: str) -> dict[str, dict[str, float]]:
        """Return what a teacher sees there: by column's name and user, of its own maximum."""
        return {
            item["label"]: {
                user: score["scoreGiven"] / score["scoreMaximum"] * item["scoreMaximum"]
                for user, score in self.scores.get(item["id"], {}).items()
                if score["gradingProgress"] == "FullyGraded"
            }
            for item in self.items.get(course, [])
        }


class _Service(tornado.web.RequestHandler):
    def initialize(self, gradebook: Gradebook, conf: LTI1P3PlatformConfAbstract, at: str) -> None:
        self.gradebook, self.conf, self.at = gradebook, conf, at

    def prepare(self) -> None:
        self.gradebook.asked[type(self).__name__] += 1
        if self.gradebook.instead is not None:
            status, headers = self.gradebook.instead
            for name, value in headers.items():
                self.set_header(name, value)
            self.set_status(status)
            self.finish("the platform's own page, with secret-of-the-platform")

    def require(self, holds: object, what: str, status: int = 400) -> None:
        if not holds:
            self.gradebook.wrong.append(what)
            raise tornado.web.HTTPError(status, what)

    def allow(self, scope: str, accept: str = "") -> None:
        """Check the leave that was given, and what answer is wanted."""
        kind, _, token = self.request.headers.get("Authorization", "").partition(" ")
        self.require(kind == "Bearer" and token in self.gradebook.tokens, "no token", 401)
        self.require(self.conf.validate_token(token, [scope]), f"no {scope}", 403)
        if accept:
            self.require(self.request.headers.get("Accept") == accept, "Accept")

    def pages(self, listed: list[Any]) -> list[Any]:
        """Return one page, and name the next; its address has capitals that count."""
        start = int(self.get_query_argument("bookmark", "Of:0").removeprefix("Of:"))
        after = start + self.gradebook.page
        if after < len(listed):
            to = f"{self.at}{self.request.path}?bookmark=Of:{after}"
            self.set_header("Link", f'<{to}>; rel="next"')
        return listed[start:after]

    def answer(self, kind: str, body: object) -> None:
        self.set_header("Content-Type", kind)
        self.finish(json.dumps(body))


class Token(_Service):
    def post(self) -> None:
        asked = {name: self.get_body_argument(name) for name in self.request.body_arguments}
        kind = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer"
        self.require(asked["client_assertion_type"] == kind, "client_assertion_type")
        said = jwt.decode(asked["client_assertion"], options={"verify_signature": False})
        registration = self.conf.get_registration_by_params()
        client = registration.get_client_id()
        self.require(said["iss"] == said["sub"] == client, "whose assertion it is")
        self.require(said["aud"] == f"{self.at}/token", "for whom it is")
        if not set(asked["scope"].split()) <= self.gradebook.scopes:
            self.set_status(400)
            self.answer("application/json", {"error": "invalid_scope"})
            return
        given = self.conf.get_access_token(asked)  # checks the signature by our published key
        self.gradebook.tokens.append(given["access_token"])
        self.answer("application/json", given)


class Roster(_Service):
    def get(self, course: str) -> None:
        self.allow(NRPS, ROSTER_KIND)
        members = self.pages(self.gradebook.rosters.get(course, []))
        self.answer(ROSTER_KIND, {"id": self.at, "context": {"id": course}, "members": members})


class Items(_Service):
    def get(self, course: str) -> None:
        self.allow(ITEM, ITEMS_KIND)
        self.answer(ITEMS_KIND, self.pages(self.gradebook.items.get(course, [])))

    def post(self, course: str) -> None:
        self.allow(ITEM, ITEM_KIND)
        self.require(self.request.headers["Content-Type"] == ITEM_KIND, "kind of a column")
        item = json.loads(self.request.body)
        self.require(item["label"] and item["scoreMaximum"] > 0, "column")
        own = self.gradebook.items.setdefault(course, [])
        made = {**item, "id": f"{self.at}/lineitems/{course}/{len(own) + 1}/lineitem?type_id=4"}
        own.append(made)
        self.set_status(201)
        self.answer(ITEM_KIND, made)


class Scores(_Service):
    def post(self, course: str, number: str) -> None:
        self.allow(SCORE)
        self.require(self.request.headers["Content-Type"] == SCORE_KIND, "kind of a score")
        id_ = f"{self.at}/lineitems/{course}/{number}/lineitem?type_id=4"
        known = {each["id"] for each in self.gradebook.items.get(course, [])}
        users = {each["user_id"] for each in self.gradebook.rosters.get(course, [])}
        score = json.loads(self.request.body)
        if id_ not in known or score["userId"] not in users:
            raise tornado.web.HTTPError(404)
        self.require(set(score) == FIELDS | {"timestamp"}, f"fields {sorted(score)}")
        self.require(score["activityProgress"] in ACTIVITY, "activityProgress")
        self.require(score["gradingProgress"] in GRADING, "gradingProgress")
        self.require(score["scoreGiven"] >= 0 < score["scoreMaximum"], "score")
        when = datetime.fromisoformat(score["timestamp"])
        self.require(when.tzinfo is not None and "." in score["timestamp"], "timestamp")
        there = self.gradebook.scores.setdefault(id_, {})
        before = there.get(score["userId"])
        if before is not None and datetime.fromisoformat(before["timestamp"]) >= when:
            raise tornado.web.HTTPError(409)
        there[score["userId"]] = score
        self.set_status(200)
        self.finish()


def routes(
    gradebook: Gradebook, conf: LTI1P3PlatformConfAbstract, at: str
) -> list[tuple[str, type[_Service], dict[str, Any]]]:
    """List the routes of the services, for the platform at an address."""
    given = {"gradebook": gradebook, "conf": conf, "at": at}
    return [
        (r"/token", Token, given),
        (r"/roster/([^/]+)", Roster, given),
        (r"/lineitems/([^/]+)", Items, given),
        (r"/lineitems/([^/]+)/([0-9]+)/lineitem/scores", Scores, given),
    ]
