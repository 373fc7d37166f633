"""What a service reads of its Hub, and what it refuses to begin with."""

from __future__ import annotations

import pytest

from reefkit.serve.arguments import CommandError, serve_parser
from reefkit.serve.hub import hub_of
from reefkit.serve.startup import place_of
from reefkit.text import catalogue

TOLD = {
    "JUPYTERHUB_API_TOKEN": "secret-of-the-service",
    "JUPYTERHUB_SERVICE_PREFIX": "/services/reefkit/",
    "JUPYTERHUB_SERVICE_URL": "http://127.0.0.1:8866",
}


def test_what_the_hub_tells_is_read_and_taken_out_of_the_environment():
    environment = {**TOLD, "JPY_API_TOKEN": "older name", "PATH": "/bin", "REEFKIT_HOME": "/srv"}
    hub = hub_of(environment)
    assert environment == {"PATH": "/bin", "REEFKIT_HOME": "/srv"}
    assert (hub.prefix, hub.address, hub.port) == ("/services/reefkit/", "127.0.0.1", 8866)
    assert hub.client == "service-reefkit"
    assert hub.scopes == {"access:services!service=reefkit"}
    assert hub.callback == "/services/reefkit/oauth_callback"
    assert hub.logout == "/hub/logout"
    assert "secret-of-the-service" not in repr(hub)


def test_a_hub_under_a_path_and_a_host_of_its_own():
    more = {
        "JUPYTERHUB_BASE_URL": "/school/",
        "JUPYTERHUB_HOST": "https://hub.example.org",
        "JUPYTERHUB_SERVICE_PREFIX": "/school/services/labs/",
        "JUPYTERHUB_OAUTH_ACCESS_SCOPES": '["access:services", "access:services!service=labs"]',
    }
    hub = hub_of({**TOLD, **more}, "custom:reefkit:teach")
    assert hub.api_url == "http://127.0.0.1:8081/school/hub/api"
    assert hub.logout == "https://hub.example.org/school/hub/logout"
    assert hub.scopes == {"access:services", "access:services!service=labs"}
    assert hub.teachers == "custom:reefkit:teach"


@pytest.mark.parametrize(
    ("more", "teachers", "told"),
    [
        ({"JUPYTERHUB_USER": "mia"}, None, "hub-own-server"),
        ({"JUPYTERHUB_API_TOKEN": ""}, None, "hub-lacks"),
        ({"JUPYTERHUB_SERVICE_PREFIX": ""}, None, "hub-lacks"),
        ({"JUPYTERHUB_SERVICE_PREFIX": "/a b/"}, None, "hub-odd"),
        ({"JUPYTERHUB_SERVICE_URL": "http://127.0.0.1"}, None, "hub-odd"),
        ({"JUPYTERHUB_SERVICE_URL": "http://127.0.0.1:port"}, None, "hub-odd"),
        ({"JUPYTERHUB_OAUTH_ACCESS_SCOPES": "access"}, None, "hub-odd"),
        ({}, "teachers", "hub-scope"),
    ],
)
def test_what_no_hub_tells_is_refused(more: dict[str, str], teachers: str | None, told: str):
    environment = {**TOLD, **more}
    with pytest.raises(CommandError) as refused:
        hub_of(environment, teachers)
    assert refused.value.message.id == told
    assert catalogue().render(refused.value.message, strict=True)
    assert environment == {**TOLD, **more}


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--teachers", "custom:reefkit:teach"], "hub-alone"),
        (["--hub", "--port", "9000"], "hub-decides"),
        (["--hub", "--network"], "hub-decides"),
        (["--hub", "--token", "kelp-river"], "hub-decides"),
        (["--hub", "--base-url", "/labs/"], "hub-decides"),
        (["--hub", "--solo"], "hub-decides"),
        (["--hub"], "hub-lacks"),
    ],
)
def test_the_command_line_says_what_does_not_go_together(
    monkeypatch: pytest.MonkeyPatch, given: list[str], told: str
):
    for name in TOLD:
        monkeypatch.delenv(name, raising=False)
    arguments = serve_parser(catalogue()).parse(given)
    with pytest.raises(CommandError) as refused:
        place_of(arguments)
    assert refused.value.message.id == told


def test_with_a_hub_the_hub_says_where(monkeypatch: pytest.MonkeyPatch):
    for name, value in TOLD.items():
        monkeypatch.setenv(name, value)
    place = place_of(serve_parser(catalogue()).parse(["--hub", "--students", "60"]))
    assert (place.address, place.port, place.base_url) == ("127.0.0.1", 8866, "/services/reefkit/")
    assert (place.behind_proxy, place.students) == (True, 60)
    assert place.served(8866).has_accounts
