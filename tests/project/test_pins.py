"""One set of pins, by name and number, serves pip, make and Binder."""

import re
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from tests.support.tree import project_files, text_of

PROJECT = tomllib.loads(text_of(Path("pyproject.toml")))
LISTS = {
    "build": PROJECT["build-system"]["requires"],
    "run": PROJECT["project"]["dependencies"],
    **PROJECT["project"]["optional-dependencies"],
}
# A name, perhaps an extra, one exact number, perhaps a condition: no address, no path, no range.
PIN = re.compile(r"[A-Za-z0-9._-]+(\[[a-z,]+\])?==[0-9][0-9A-Za-z.]*(; [a-z_]+ == '[a-z0-9]+')?")


def _pinned(*lists: str) -> dict[str, Requirement]:
    pins = [Requirement(pin) for name in lists for pin in LISTS[name]]
    return {canonicalize_name(pin.name): pin for pin in pins}


def _needed(first: dict[str, Requirement]) -> set[str]:
    """Follow the installed packages to all that they need on this machine."""
    seen: set[tuple[str, str]] = set()
    waiting = [(name, "") for name in first]
    waiting += [(name, extra) for name, pin in first.items() for extra in pin.extras]
    while waiting:
        name, extra = waiting.pop()
        if (name, extra) in seen:
            continue
        seen.add((name, extra))
        for text in distribution(name).requires or []:
            need = Requirement(text)
            if need.marker is None or need.marker.evaluate({"extra": extra}):
                child = canonicalize_name(need.name)
                waiting += [(child, ""), *((child, more) for more in need.extras)]
    return {name for name, _ in seen}


@pytest.mark.parametrize("name", LISTS)
def test_every_requirement_is_a_name_and_a_number(name: str):
    assert LISTS[name]
    assert [pin for pin in LISTS[name] if not PIN.fullmatch(pin)] == []


@pytest.mark.parametrize("pin", ["numpy>=2", "numpy", "numpy @ https://host/n.whl", "numpy==2.*"])
def test_the_pattern_refuses_what_is_not_a_pin(pin: str):
    assert not PIN.fullmatch(pin)


def test_a_package_named_twice_has_one_number():
    numbers: dict[str, set[str]] = {}
    for pins in LISTS.values():
        for pin in map(Requirement, pins):
            numbers.setdefault(canonicalize_name(pin.name), set()).add(str(pin.specifier))
    assert {name: found for name, found in numbers.items() if len(found) > 1} == {}


# "run" must be whole by itself: it is all that an installed package gets, as Binder gets the second.
@pytest.mark.parametrize(
    "lists",
    [
        ("run",),
        ("run", "binder"),
        ("run", "hub"),
        ("run", "test"),
        ("run", "test", "check"),
        ("build",),
    ],
)
def test_what_a_pin_needs_is_pinned_too(lists: tuple[str, ...]):
    pins = _pinned(*lists)
    here = {name: pin for name, pin in pins.items() if not pin.marker or pin.marker.evaluate()}
    assert _needed(here) - set(pins) == set()


def test_what_is_installed_is_what_is_pinned():
    wrong = {}
    for name, pin in _pinned(*LISTS).items():
        if pin.marker and not pin.marker.evaluate():
            continue
        try:
            found = distribution(name).version
        except PackageNotFoundError:
            found = "nothing"
        if not pin.specifier.contains(found, prereleases=True):
            wrong[name] = f"{found} installed, {pin.specifier} pinned"
    assert wrong == {}


def test_every_pin_takes_the_oldest_python_that_is_promised():
    """A stable Debian stays at the first patches of a Python: ours is 3.11, of whatever patch."""
    [oldest] = SpecifierSet(PROJECT["project"]["requires-python"])
    assert oldest.operator == ">="
    needs = {
        name: distribution(name).metadata.get("Requires-Python") or ""
        for name, pin in _pinned(*LISTS).items()
        if not pin.marker or pin.marker.evaluate()
    }
    first = f"{oldest.version}.0"
    assert {name: need for name, need in needs.items() if first not in SpecifierSet(need)} == {}


def test_environment_yml_holds_python_pip_and_this_project_only():
    lines = text_of(Path("environment.yml")).splitlines()
    kept = [line.strip() for line in lines if line.strip() and not line.lstrip().startswith("#")]
    assert kept == ["dependencies:", "- python=3.11", "- pip", "- pip:", "- -e .[binder]"]


def test_no_file_names_a_package_host():
    # In pieces, so that this list does not find itself.
    hosts = ["py" + "pi.org", "python" + "hosted.org", "registry.npm" + "js.org"]
    hosts += ["conda.ana" + "conda.org", "deb.de" + "bian.org"]
    options = ["--index" + "-url", "--extra-index" + "-url", "--find" + "-links"]
    found = [
        (str(path), word)
        for path in project_files()
        for word in hosts + options
        if word in text_of(path)
    ]
    assert found == []
