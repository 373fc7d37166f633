"""A learning platform with courses, in front of labs over TLS: `lti1p3platform`, which is not ours.

The platform signs what it is told to; a test may have it sign something else, or with another key.
"""

from __future__ import annotations

import asyncio
import shutil
import socket
import ssl
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
import tornado.web
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from lti1p3platform.ltiplatform import LTI1P3PlatformConfAbstract
from lti1p3platform.message_launch import LTIAdvantageMessageLaunchAbstract
from lti1p3platform.oidc_login import OIDCLoginAbstract
from lti1p3platform.registration import Registration
from tornado.httpserver import HTTPServer

from tests.support.certificates import certificate
from tests.support.gradebook import Gradebook, routes
from tests.support.machine import tool_is_absent
from tests.support.school import running
from tests.support.voila import Served, free_ports, serving

PLATFORM, LABS = "platform.localhost", "labs.localhost"
"""Names of this machine (RFC 6761), each a site of its own to a browser."""
CLIENT, DEPLOYMENT = "labs-client", "deployment-1"
ROLE = "http://purl.imsglobal.org/vocab/lis/v2/"
TEACHER = f"{ROLE}membership#Instructor"
ASSISTANT = f"{ROLE}membership/Instructor#TeachingAssistant"
STUDENT = f"{ROLE}membership#Learner"
CLAIM = "https://purl.imsglobal.org/spec/lti/claim/"
DEEP = "https://purl.imsglobal.org/spec/lti-dl/claim/"

Change = Callable[[dict[str, Any]], None]


@dataclass(frozen=True)
class Somebody:
    """A person of the platform."""

    id: str
    name: str
    roles: tuple[str, ...] = (STUDENT,)


def rsa_key() -> rsa.RSAPrivateKey:
    return rsa.generate_private_key(public_exponent=65537, key_size=2048)


def pem(key: rsa.RSAPrivateKey) -> tuple[str, str]:
    """Return the private and the public half of a key."""
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    public = key.public_key().public_bytes(
        serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
    )
    return private.decode(), public.decode()


# ---- The platform: `lti1p3platform`, with what it leaves to whoever uses it


class _Conf(LTI1P3PlatformConfAbstract):
    def init_platform_config(self, **named: Registration) -> None:
        self._registration = named["registration"]

    def get_registration_by_params(self, **_: object) -> Registration:
        assert self._registration is not None
        return self._registration


class _Login(OIDCLoginAbstract):
    def set_lti_message_hint(self, **named: str) -> None:
        self._lti_message_hint = named["hint"]

    def get_redirect(self, url: str) -> str:
        return url


class _Launch(LTIAdvantageMessageLaunchAbstract):
    change: Change | None = None

    def get_launch_data(self) -> tuple[dict[str, Any], str]:
        claims, state = super().get_launch_data()
        if self.change is not None:
            self.change(claims)
        return claims, state

    def get_preflight_response(self) -> dict[str, Any]:
        return dict(self._request)  # type: ignore[call-overload]

    def render_launch_form(self, launch_data: dict[str, Any], **_: object) -> dict[str, Any]:
        return launch_data


def registration(issuer: str, labs: str, private: str, public: str) -> Registration:
    """Register labs with a platform, as somebody does who fills in its form."""
    found = Registration()
    found.set_iss(issuer).set_client_id(CLIENT).set_deployment_id(DEPLOYMENT)
    found.set_launch_url(f"{labs}lti/launch/").set_deeplink_launch_url(f"{labs}lti/launch/")
    found.set_oidc_login_url(f"{labs}lti/login/").set_tool_key_set_url(f"{labs}lti/keys/")
    return found.set_platform_private_key(private).set_platform_public_key(public)


@dataclass
class Platform:
    """What runs, and how a test has it misbehave."""

    url: str  #: By which browsers call it.
    direct: str  #: By which our server calls it: names of this machine are no DNS's.
    labs: str
    registration: Registration
    people: dict[str, Somebody] = field(default_factory=dict)
    titles: dict[str, str] = field(default_factory=dict)
    custom: dict[str, dict[str, str]] = field(default_factory=dict)  #: By link.
    columns: bool | None = None  #: Whether it makes columns for links; none: it does not say.
    change: Change | None = None  #: What is done to the claims before they are signed.
    signed: Callable[[str], str] | None = None  #: What is done to a token.
    expires: int = 300  #: Seconds until what is signed has expired.
    sent: list[dict[str, str]] = field(default_factory=list)  #: What it had browsers send.
    linked: list[dict[str, Any]] = field(default_factory=list)  #: Links that teachers chose.
    gradebook: Gradebook = field(default_factory=Gradebook)

    def reset(self) -> None:
        """Behave again, as if no teacher had chosen a link."""
        self.change = self.signed = self.columns = None
        self.expires = 300
        self.linked.clear()

    def conf(self) -> _Conf:
        return _Conf(registration=self.registration)

    def start(self, who: str, course: str, link: str = "link-1", *, deep: bool = False) -> str:
        """Return the address by which the platform begins a launch."""
        login = _Login(None, self.conf())
        login.set_lti_message_hint(hint="|".join([course, link, "deep" if deep else ""]))
        return str(login.initiate_login(who))

    def page(self, who: str, course: str, link: str = "link-1", **more: str) -> str:
        """Return the address of a course's page, with the link in a window, and in a frame."""
        asked = {"who": who, "course": course, "link": link, **more}
        return f"{self.url}/course?{urlencode(asked)}"

    def made(self, course: str, items: list[dict[str, Any]]) -> None:
        """Take links that a teacher chose, and make the columns for which they ask (DL 2.0)."""
        columns = self.gradebook.items.setdefault(course, [])
        for each in items:
            self.linked.append(each)
            link, item = f"chosen-{len(self.linked)}", each.get("lineItem")
            self.custom[link] = each["custom"]
            if item is None:
                continue
            at = f"{self.direct}/lineitems/{course}/{len(columns) + 1}/lineitem?type_id=4"
            columns.append({**item, "id": at, "resourceLinkId": link})

    def launch(self, asked: dict[str, str]) -> dict[str, Any]:
        """Sign what was asked for, after a login that it takes for done."""
        course, link, deep = asked["lti_message_hint"].split("|")
        who = self.people[asked["login_hint"]]
        launch = _Launch(asked, self.conf())  # type: ignore[arg-type]
        launch.change = self.change
        launch.set_id_token_expiration(self.expires)
        launch.set_user_data(who.id, list(who.roles), full_name=who.name)
        launch.set_launch_context_claim(course, context_title=self.titles.get(course, course))
        launch.set_resource_link_claim(link)
        launch.set_custom_parameters_claim(self.custom.get(link, {}))
        launch.set_nrps(f"{self.direct}/roster/{course}")
        if deep:
            launch.set_dl(f"{self.url}/chosen", extra_data={"course": course})
            if self.columns is not None:
                settings = launch._deep_linking_launch_data[f"{DEEP}deep_linking_settings"]
                settings["accept_lineitem"] = self.columns
        else:
            columns = self.gradebook.items.get(course, [])
            of_link = (each["id"] for each in columns if each.get("resourceLinkId") == link)
            launch.set_ags(f"{self.direct}/lineitems/{course}", next(of_link, None))
        found = dict(launch.lti_launch())
        if self.signed is not None:
            found["id_token"] = self.signed(found["id_token"])
        self.sent.append({name: found[name] for name in ("id_token", "state")})
        return found


class _Page(tornado.web.RequestHandler):
    def initialize(self, platform: Platform) -> None:
        self.platform = platform

    def fields(self) -> dict[str, str]:
        return {name: self.get_argument(name) for name in self.request.arguments}


class _Course(_Page):
    def get(self) -> None:
        asked = self.fields()
        to = self.platform.start(
            asked["who"], asked["course"], asked["link"], deep=bool(asked.get("deep"))
        )
        self.write(f'<title>A course</title><a target="_blank" href="{escape(to)}">In a window</a>')
        if asked.get("frame"):
            self.write(
                f'<iframe title="labs" width="900" height="500" src="{escape(to)}"></iframe>'
            )


class _Auth(_Page):
    def get(self) -> None:
        found = self.platform.launch(self.fields())
        inputs = "".join(
            f'<input type="hidden" name="{name}" value="{escape(found[name])}">'
            for name in ("id_token", "state")
        )
        self.write(
            f'<form id="f" method="post" action="{escape(found["launch_url"])}">{inputs}</form>'
            '<script>document.getElementById("f").submit()</script>'
        )


class _Keys(_Page):
    def get(self) -> None:
        self.write({"keys": self.platform.registration.get_jwks()})


class _Chosen(_Page):
    def post(self) -> None:
        said = {"JWT": self.get_argument("JWT")}
        items = self.platform.conf().validate_deeplinking_resp(said)
        data = self.platform.conf().tool_validate_and_decode(said["JWT"])[f"{DEEP}data"]
        self.platform.made(data["course"], items)
        self.write(f"<title>Chosen</title><h1>Chosen: {len(items)}</h1>")


@contextmanager
def platform_at(port: int, labs: str, tls: tuple[Path, Path]) -> Iterator[Platform]:
    """Run a platform while the context lasts."""
    url = f"https://{PLATFORM}:{port}"
    own = Platform(url, f"https://localhost:{port}", labs, registration(url, labs, *pem(rsa_key())))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(*tls)
    pages = {"/course": _Course, "/auth": _Auth, "/keys": _Keys, "/chosen": _Chosen}
    application = tornado.web.Application(
        [(path, page, {"platform": own}) for path, page in pages.items()]
        + routes(own.gradebook, own.conf(), own.direct)
    )
    started: threading.Event = threading.Event()
    ends: list[Callable[[], object]] = []

    async def serve() -> None:
        over = asyncio.Event()
        loop = asyncio.get_running_loop()
        ends.append(lambda: loop.call_soon_threadsafe(over.set))
        server = HTTPServer(application, ssl_options=context)
        server.listen(port, "127.0.0.1")
        started.set()
        await over.wait()
        server.stop()
        await server.close_all_connections()

    thread = threading.Thread(target=asyncio.run, args=[serve()], daemon=True)
    thread.start()
    assert started.wait(60)
    try:
        yield own
    finally:
        ends[0]()
        thread.join(timeout=60)


# ---- Labs with a door in it, behind a server with encryption

NGINX = """
pid {folder}/nginx.pid; error_log {folder}/nginx.log; daemon off;
events {{}}
http {{
  access_log off; {temporary}
  map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
  server {{
    listen 127.0.0.1:{port} ssl; server_name {name};
    ssl_certificate {public}; ssl_certificate_key {private};
    location / {{
      proxy_pass http://127.0.0.1:{labs}; proxy_http_version 1.1; proxy_read_timeout 3600s;
      proxy_set_header Host $http_host; proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Proto $scheme;
    }}
  }}
}}
"""

FILE = """
address = "{labs}"
[platforms.course]
issuer = "{url}"
client_id = "{client}"
auth_url = "{url}/auth"
token_url = "{direct}/token"
keyset_url = "{direct}/keys"
deployments = ["{deployment}"]
"""


@dataclass
class Campus:
    """A platform, and labs with a door in it."""

    platform: Platform
    labs: str
    served: Served
    log: Path

    def logged(self) -> str:
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""


@contextmanager
def campus(folder: Path) -> Iterator[Campus]:
    """Run a platform and labs over TLS, by names of this machine, while the context lasts."""
    nginx = shutil.which("nginx") or next(
        (str(each) for each in [Path("/usr/sbin/nginx")] if each.exists()), None
    )
    if nginx is None:
        tool_is_absent("nginx", "install nginx")
    port, front, own = free_ports(3)
    tls = certificate(folder, PLATFORM, LABS, "localhost")
    labs = f"https://{LABS}:{front}/"
    temporary = " ".join(
        f"{each}_temp_path {folder}/{each};"
        for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    conf, file, log = folder / "nginx.conf", folder / "lti.toml", folder / "details.log"
    conf.write_text(
        NGINX.format(
            folder=folder,
            temporary=temporary,
            port=front,
            name=LABS,
            public=tls[0],
            private=tls[1],
            labs=own,
        )
    )
    with ExitStack() as stack:
        # The platform asks for our keys in this process, and by a name that is this machine's.
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setenv("REQUESTS_CA_BUNDLE", str(tls[0]))
        platform = stack.enter_context(platform_at(port, labs, tls))
        platform.registration.set_tool_key_set_url(f"https://localhost:{front}/lti/keys/")
        file.write_text(
            FILE.format(
                labs=labs,
                url=platform.url,
                direct=platform.direct,
                client=CLIENT,
                deployment=DEPLOYMENT,
            )
        )
        command = [sys.executable, "-m", "reefkit", "serve", "--no-browser", "--behind-proxy"]
        command += ["--port", str(own), "--lti", str(file), "--log", str(log)]
        # Our server asks the platform for its keys, and believes the test's certificate.
        served = stack.enter_context(serving(command, folder, REQUESTS_CA_BUNDLE=str(tls[0])))
        stack.enter_context(
            running(
                [nginx, "-p", str(folder), "-e", f"{folder}/nginx.log", "-c", str(conf)],
                folder,
                "front",
            )
        )
        _wait_for(front)
        yield Campus(platform, labs, served, log)


def _wait_for(port: int) -> None:
    pause = threading.Event()
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            pause.wait(0.1)
        else:
            return
    raise AssertionError(f"nobody listens at port {port}")
