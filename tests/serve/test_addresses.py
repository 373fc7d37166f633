"""What an address means, however it is typed: a page of ours, and no other place."""

from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.serve.addresses import REST, Addresses

PATTERNS = [
    "/",
    r"/reef\-survivor/",
    r"/teachers\-desk/",
    r"/teachers\-desk/sign-in/",
    f"/join/{REST}",
    "/continue/",
    "/api/kernels/([0-9a-f-]+)",
    "/voila/static/((?:[a-z]+/)*[a-z]+)",
    "/health/live",
]
BASES = ["/", "/labs/x/", "/services/Reefkit~2/"]
PAGES = ["reef-survivor/", "teachers-desk/", "teachers-desk/sign-in/", "join/", "continue/"]
MEANT = [
    ("reef-survivor", "reef-survivor/"),
    ("Reef-Survivor/", "reef-survivor/"),
    ("REEF-SURVIVOR", "reef-survivor/"),
    ("REEF-SURVİVOR", "reef-survivor/"),
    ("reef survivor", "reef-survivor/"),
    ("reef\u2011survivor.", "reef-survivor/"),
    ("/reef-survivor//", "reef-survivor/"),
    ("Teachers-Desk", "teachers-desk/"),
    ("teachers-desk/Sign-In", "teachers-desk/sign-in/"),
    ("\uff2a\uff2f\uff29\uff2e", "join/"),
    ("join\u200b", "join/"),
    ("JOİN/İBİS 689/", "join/%C4%B0B%C4%B0S%20689"),
    ("Join//evil.example/x", "join/evil.example/x"),
    ("teachers", "teachers-desk/"),
    ("Teacher", "teachers-desk/"),
    ("reef", "reef-survivor/"),
    ("teachers-desk/sign", "teachers-desk/sign-in/"),
]
NOT_OURS = ["", "labs", "nothing", "tea", "desk", "conti nueing", "reef-survivr", "reef-survivor/x", "api/kernels", "health/LIVE",
            "voila/static/app", "!", "..", "../etc/passwd", "continue/x"]  # fmt: skip


@pytest.mark.parametrize("base", BASES)
@pytest.mark.parametrize(("typed", "page"), MEANT)
def test_an_address_leads_to_the_page_that_it_means(base: str, typed: str, page: str):
    found = Addresses(base, PATTERNS)
    for at in (base + typed, base + quote(typed), quote(base.upper() + typed)):
        assert found.meant(at) == base + page


@pytest.mark.parametrize("base", BASES)
def test_home_is_found_without_its_slash_and_all_else_is_left(base: str):
    found = Addresses(base, PATTERNS)
    assert found.meant(base.rstrip("/")) == ("" if base == "/" else base)
    for each in NOT_OURS:
        assert found.meant(base + each) == (
            "" if each not in {"", "!", ".."} or base == "/" else base
        )
    if base != "/":
        assert found.meant("/join") == ""


@given(st.text(max_size=60), st.sampled_from(BASES))
def test_nobody_is_led_to_another_machine_or_round_in_a_circle(typed: str, base: str):
    found = Addresses(base, PATTERNS)
    for asked in (typed, f"/{typed}", base + typed, f"{base}join/{typed}", quote(f"//{typed}")):
        to = found.meant(asked)
        assert to == "" or any(to.startswith(base + each) for each in ["", *PAGES])
        assert found.meant(to) in {to, to.rstrip("/")}
        led = found.inside(asked)
        assert led.startswith(base)
        assert not led.startswith(("//", "/\\"))
        assert "\n" not in led


@pytest.mark.parametrize(
    "address", ["//example.org/", "/\\example.org/", "https://example.org/", "", "x", "/a\nb", "/é"]
)
def test_an_address_that_is_none_leads_home(address: str):
    assert Addresses("/", PATTERNS).inside(address) == "/"


def test_what_is_asked_for_is_kept_where_it_is_ours():
    found = Addresses("/labs/", PATTERNS)
    assert found.inside("/LABS/Join?code=KELP473") == "/labs/join/?code=KELP473"
    assert found.inside("/labs/voila/static/app?x=1") == "/labs/voila/static/app?x=1"
    assert found.inside("/elsewhere?x=1") == "/labs/"
