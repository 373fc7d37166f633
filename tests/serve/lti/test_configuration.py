"""The file of platforms, our keys, and the command that looks after both."""

import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from jwcrypto.jwk import JWK  # type: ignore[import-untyped]

from reefkit.classroom.store import Store
from reefkit.serve.lti.configuration import LearningPlatform, PlatformFile, digest, read_platforms
from reefkit.serve.lti.keys import rotate, signing_keys
from tests.serve.conftest import Run

MOODLE = {
    "issuer": "https://moodle.school.example",
    "client_id": "k3lp",
    "auth_url": "https://moodle.school.example/mod/lti/auth.php",
    "token_url": "https://moodle.school.example/mod/lti/token.php",
    "keyset_url": "https://moodle.school.example/mod/lti/certs.php",
    "deployments": ["1"],
}
ADDRESS = "https://labs.school.example/"


def toml(*platforms: dict[str, object], address: str = ADDRESS) -> str:
    lines = [f'address = "{address}"']
    for number, each in enumerate(platforms):
        lines += [f"[platforms.p{number}]", *(f"{key} = {value!r}" for key, value in each.items())]
    return "\n".join(lines)


@contextmanager
def answering(body: bytes) -> Iterator[str]:
    """Answer everything with this, and give the address."""

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None: ...

    with HTTPServer(("127.0.0.1", 0), Answers) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/keys"
        server.shutdown()
        thread.join()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"address": "https://labs.school.example"}, "entry address: must be the address by which"),
        ({"address": "http://labs.school.example/"}, "entry address: must be the address by which"),
        ({"issuer": "moodle"}, "entry platforms, key p0.issuer: must be an address that begins"),
        ({"auth_url": "https://a:b@moodle.example/"}, "key p0.auth_url: must be an address"),
        ({"token_url": "http://moodle.example/t"}, "key p0.token_url: must be an address"),
        ({"keyset_url": "https://moodle.example/?x"}, "key p0.keyset_url: must be an address"),
        ({"frames": ["https://a.example; *"]}, "key p0.frames, item 1: must be an address"),
        ({"deployments": []}, "key p0.deployments"),
        ({"deployments": "1"}, "key p0.deployments"),
        ({"client": "k"}, "key p0.client"),
        ({"client_id": 3}, "key p0.client_id"),
    ],
    ids=str,
)
def test_what_is_wrong_in_the_file_is_said_with_its_place(
    run: Run, tmp_path: Path, change: dict[str, object], said: str
):
    address = str(change.pop("address", ADDRESS))
    (tmp_path / "lti.toml").write_text(toml(MOODLE | change, address=address))
    code, out, err = run("lti check lti.toml")
    assert (code, out) == (2, "")
    assert err.startswith("lti.toml, ")
    assert said in err


def test_one_entry_holds_all_deployments_of_a_platform(run: Run, tmp_path: Path):
    (tmp_path / "lti.toml").write_text(toml(MOODLE, MOODLE | {"deployments": ["2"]}))
    assert "key p1.client_id: stands in p0 already" in run("lti check lti.toml").err
    (tmp_path / "lti.toml").write_text(toml(MOODLE, MOODLE | {"client_id": "other"}))
    found = read_platforms(str(tmp_path / "lti.toml"))
    assert found.named(MOODLE["issuer"]) is None  # which of the two, it does not say
    assert found.named(MOODLE["issuer"], "other") == found.platforms["p1"]
    assert found.named("https://other.example", "other") is None


def test_a_file_behind_a_link_is_read_and_one_that_is_missing_is_named(run: Run, tmp_path: Path):
    (tmp_path / "real.toml").write_text(toml(MOODLE))
    (tmp_path / "lti.toml").symlink_to("real.toml")
    assert list(read_platforms(str(tmp_path / "lti.toml")).platforms) == ["p0"]
    assert run("lti show nothing.toml").err == "There is no file nothing.toml.\n"


@pytest.mark.parametrize(
    ("body", "code", "said"),
    [
        (b'{"keys": [{"kid": "a"}, {"kid": "b"}]}', 0, "p0: publishes 2 keys at "),
        (b"<html>", 1, "does not answer with the keys of a platform"),
        (b'{"keys": 3}', 1, "does not answer with the keys of a platform"),
    ],
)
def test_the_check_asks_each_platform_for_its_keys(
    run: Run, tmp_path: Path, body: bytes, code: int, said: str
):
    with answering(body) as url:
        (tmp_path / "lti.toml").write_text(toml(MOODLE | {"keyset_url": url}))
        ran = run("lti check lti.toml")
    assert (ran.code, "lti.toml is fine: it names one platform." in ran.out) == (code, True)
    assert said in ran.out


def test_what_a_platforms_form_asks_for_is_shown(run: Run, tmp_path: Path):
    (tmp_path / "lti.toml").write_text(toml(MOODLE))
    out = run("lti show lti.toml").out
    for part in ("login", "launch", "keys"):
        assert f"{ADDRESS}lti/{part}/" in out
    assert "lesson, setting, form" in out
    assert "scope/score" in out


def test_keys_are_made_rotated_and_dropped_and_never_shown(run: Run, tmp_path: Path):
    own = f"--database {tmp_path / 'own.sqlite'}"
    assert "There is no key yet" in run(f"lti keys {own}").out
    assert run(f"lti keys make {own}").out.rstrip().endswith("signs")
    assert "There is a key already" in run(f"lti keys make {own}").err
    with closing(Store.open(tmp_path / "own.sqlite")) as store:
        (first,) = signing_keys(store)
        assert first.jwk()["kid"] == first.kid
        assert "PRIVATE" in first.private
        assert "PRIVATE" not in repr(first)
        run(f"lti keys rotate {own}")
        signs, published = signing_keys(store)
        assert (published, signs == first) == (first, False)
        listed = run(f"lti keys list {own}").out
        assert [line.split()[0] for line in listed.splitlines()] == [signs.kid, first.kid]
        assert "This key signs" in run(f"lti keys drop {signs.kid} {own}").err
        assert "no key" in run(f"lti keys drop none {own}").err
        run(f"lti keys drop {first.kid} {own}")
        assert signing_keys(store) == [signs]
        assert "PRIVATE" not in listed


def test_servers_that_start_at_once_sign_with_one_key(postgres_url: str):
    found = []

    def start() -> None:
        with closing(Store.open(postgres_url)) as store:
            found.append(signing_keys(store)[0].kid)

    Store.open(postgres_url).close()
    threads = [threading.Thread(target=start) for _ in range(3)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert len(found) == 3
    assert len(set(found)) == 1
    with closing(Store.open(postgres_url)) as store:
        assert rotate(store).kid == signing_keys(store)[0].kid


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("", "Say what is to be done: keys, check, and show"),
        ("mend", "no task of “reefkit lti”"),
        ("keys burn", "no task of “reefkit lti keys”"),
        ("keys drop", "Say which key"),
        ("keys list more", "This takes nothing more"),
        ("check", "Name the file of platforms: reefkit lti check FILE"),
    ],
)
def test_what_is_no_task_is_said(run: Run, given: str, said: str):
    ran = run(f"lti {given}")
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def test_names_in_the_store_cannot_be_made_alike():
    assert digest("a", "b\nc") != digest("a\nb", "c")
    platform = LearningPlatform(**{**MOODLE, "deployments": ("1",)})
    assert platform.origins == ("https://moodle.school.example",)
    assert PlatformFile(ADDRESS, {"m": platform}).named(MOODLE["issuer"]) == platform


def test_a_key_whose_name_a_command_would_take_for_an_option_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    names = iter(("-7nYuYTR", "v8fYclu3"))
    monkeypatch.setattr(JWK, "thumbprint", lambda _: next(names))
    with closing(Store.open(tmp_path / "own.sqlite")) as store:
        assert signing_keys(store)[0].kid == "v8fYclu3"
