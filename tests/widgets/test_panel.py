"""Panels: what they show, hear and pass on."""

import json
import logging
import math
import shutil
from pathlib import Path
from typing import Any

import pytest
from ipywidgets import Widget

from reefkit.text import catalogue, message
from reefkit.widgets import Panel, Templates, Theme
from reefkit.widgets import templates as scripts
from reefkit.widgets import templates as theme
from reefkit.widgets.panel_messages import LARGEST_FILE, Act, UploadTooLargeError, act_of

SAID = {name: catalogue().render(message(name)) for name in ("panel-failed", "panel-not-understood", "panel-file-too-large")}  # fmt: skip


class Sent:
    """What a widget sent to its pages."""

    def __init__(self) -> None:
        self.states: list[dict[str, Any]] = []
        self.messages: list[tuple[dict[str, Any], list[bytes]]] = []


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Sent:
    """Write down what every panel sends from now on."""
    found = Sent()

    def state(panel: Panel, key: object = None) -> None:
        names = [key] if isinstance(key, str) else list(key or panel.keys)  # type: ignore[call-overload]
        found.states.append({name: getattr(panel, name) for name in names})

    def custom(_panel: Panel, content: dict[str, Any], buffers: list[bytes] | None = None) -> None:
        found.messages.append((content, list(buffers or [])))

    monkeypatch.setattr(Widget, "send_state", state)
    monkeypatch.setattr(Widget, "send", custom)
    return found


def arrive(panel: Panel, content: object, *buffers: bytes) -> None:
    panel._handle_msg(
        {"content": {"data": {"method": "custom", "content": content}}, "buffers": list(buffers)}
    )


def test_html_is_sent_once_and_only_when_it_changed(sent: Sent):
    panel = Panel("<p>1</p>")
    sent.states.clear()
    panel.html = "<p>2</p>"
    panel.html = "<p>2</p>"
    assert sent.states == [{"html": "<p>2</p>"}]


def test_acts_reach_all_who_asked(sent: Sent):
    panel, heard = Panel(), []
    panel.on_act(lambda *act: heard.append(act))
    panel.on_act(lambda name, *_: heard.append(name))
    arrive(panel, {"act": "settle", "values": {"row": "4"}})
    assert heard == [("settle", {"row": "4"}, None), "settle"]


def test_what_fails_is_said_logged_and_survived(sent: Sent, caplog: pytest.LogCaptureFixture):
    panel, heard = Panel("<p>1</p>"), []

    def fail(*_: object) -> None:
        raise KeyError("row")

    panel.on_act(fail)
    panel.on_act(lambda name, *_: heard.append(name))
    with caplog.at_level(logging.ERROR):
        arrive(panel, {"act": "settle", "values": {}})
    assert panel.trouble == SAID["panel-failed"]
    assert heard == ["settle"]
    assert "KeyError" in caplog.text
    panel._calls.remove(fail)
    arrive(panel, {"act": "settle", "values": {}})
    assert panel.trouble == ""


@pytest.mark.parametrize(
    "content", [None, 3, [], {}, {"act": {}}, {"act": "x", "values": {"y": None}}, {"lacks": 3}]
)
def test_hostile_messages_change_nothing(sent: Sent, content: object):
    panel, heard = Panel("<p>1</p>"), []
    panel.on_act(lambda *act: heard.append(act))
    arrive(panel, content)
    assert (heard, panel.html) == ([], "<p>1</p>")
    assert all(
        part == "" for message, _ in sent.messages for part in (message["css"], message["symbols"])
    )


def test_a_browser_cannot_set_what_a_panel_shows(sent: Sent):
    panel = Panel("<p>1</p>", label="Nursery")
    script = panel._esm
    states = {"html": "<p>2</p>", "label": "x", "trouble": "y", "_esm": "z", "_dom_classes": ["a"]}
    panel._handle_msg(
        {
            "content": {"data": {"method": "update", "state": states, "buffer_paths": []}},
            "buffers": [],
        }
    )
    assert (panel.html, panel.label, panel.trouble, panel._dom_classes) == (
        "<p>1</p>",
        "Nursery",
        "",
        (),
    )
    assert panel._esm == script


def test_a_file_too_large_is_refused_in_one_sentence(sent: Sent):
    panel, heard = Panel(), []
    panel.on_act(lambda *act: heard.append(act))
    arrive(panel, {"act": "open", "values": {}, "size": LARGEST_FILE + 1})
    assert (heard, panel.trouble) == ([], SAID["panel-file-too-large"])


def test_a_message_of_another_shape_is_answered_in_one_sentence(sent: Sent):
    panel = Panel()
    arrive(panel, {"act": 3})
    assert panel.trouble == SAID["panel-not-understood"]


def test_a_field_that_changed_nothing_shows_again_what_holds(sent: Sent):
    panel = Panel("<p>1</p>")
    arrive(panel, {"act": "tick", "values": {"value": "on", "checked": True}})
    assert sent.messages == [({"do": "keep"}, [])]
    panel.on_act(lambda *_: setattr(panel, "html", "<p>2</p>"))
    arrive(panel, {"act": "tick", "values": {"value": "on", "checked": True}})
    assert len(sent.messages) == 1


def test_a_page_is_dressed_with_what_it_lacks(sent: Sent):
    arrive(Theme(), {"lacks": {"css": True, "symbols": False, "font": True}})
    assert sent.messages == [
        ({"do": "wear", "css": theme.stylesheet(), "symbols": ""}, [theme.font()])
    ]


def test_what_a_panel_tells_its_page(sent: Sent):
    panel = Panel()
    panel.announce("Saved.")
    panel.announce("You rolled 2.", "Bloom rolled 3.", others=["Bloom rolled 3."], now="Wait.")
    panel.focus("ready")
    panel.print("sheet")
    panel.download("match.json", "application/json", b"{}")
    assert sent.messages == [
        ({"do": "announce", "said": [["Saved.", True]], "now": ""}, []),
        (
            {
                "do": "announce",
                "said": [["You rolled 2.", True], ["Bloom rolled 3.", False]],
                "now": "Wait.",
            },
            [],
        ),
        ({"do": "focus", "key": "ready"}, []),
        ({"do": "print", "key": "sheet"}, []),
        ({"do": "save", "name": "match.json", "mime": "application/json"}, [b"{}"]),
    ]


def test_panels_share_one_layout():
    assert Panel().layout is Panel().layout


def test_a_panel_is_small(sent: Sent):
    """What it is made of is sent with every panel of a page, and so is no class made for each."""
    states = [Panel().get_state(), Theme().get_state()]
    assert all(len(json.dumps(each, default=str)) < 2_200 for each in states)
    assert all("_esm" in each and "_anywidget_id" in each for each in states)
    assert [type(Panel()), type(Theme())] == [Panel, Theme]


def test_the_script_is_sent_to_whoever_lacks_it_and_alone(sent: Sent):
    panel = Panel()
    arrive(panel, {"lacks": {"script": True}})
    arrive(panel, {"lacks": {"script": "yes"}})
    (said, buffers), (other, _) = sent.messages
    assert said == {"do": "script", "script": scripts.panel_script()}
    assert buffers == []
    assert "script" not in other


def test_a_page_finds_the_script_by_a_name_that_changes_with_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    def made() -> tuple[str, str]:
        for each in (scripts.panel_script, scripts.panel_name, scripts.panel_loader):
            each.cache_clear()
        return scripts.panel_name(), scripts.panel_loader()

    name, loader = made()
    assert (loader.count(f'"{name}"'), "NAME" in loader) == (loader.count("scripts["), False)
    folder = tmp_path / "static"
    shutil.copytree(scripts._STATIC, folder)
    (folder / "panel.js").write_text("export default {};", encoding="utf-8")
    with monkeypatch.context() as changed:
        changed.setattr(scripts, "_STATIC", folder)
        other, _ = made()
    assert made() == (name, loader)
    assert other != name


def test_templates_escape_and_refuse_what_is_missing():
    templates = Templates(catalogue())
    assert templates.text("<p>{{ name }}</p>", name="<Ana>") == "<p>&lt;Ana&gt;</p>"
    assert (
        templates.text("{{ t(said) }}", said=message("text-unreadable", file="<b>")).count("<b>")
        == 0
    )
    with pytest.raises(Exception, match="'name' is undefined"):
        templates.text("<p>{{ name }}</p>")


def test_values_of_a_button_are_escaped():
    drawn = Templates(catalogue()).text(
        '{% from "parts.html" import button %}{{ button(text, "go", values={"row_of": value}, disabled=true) }}',
        text="<i>", value='4" onclick="x',
    )  # fmt: skip
    assert 'data-row-of="4&#34; onclick=&#34;x"' in drawn
    assert "<span>&lt;i&gt;</span>" in drawn
    assert 'aria-disabled="true"' in drawn


# ---- What comes from a browser is heard only if it has the shape of an act.
SHAPES: list[tuple[dict[str, Any], list[bytes], Act]] = [
    ({"act": "settle"}, [], Act("settle", {}, None)),
    ({"act": "settle", "values": {"row": "4"}}, [], Act("settle", {"row": "4"}, None)),
    ({"act": "a" * 60, "values": {"x": True, "y": 2, "z": 0.5}}, [], Act("a" * 60, {"x": True, "y": 2, "z": 0.5}, None)),
    ({"act": "pick", "values": {"value": ["a", "b"]}}, [], Act("pick", {"value": ["a", "b"]}, None)),
    ({"act": "open", "values": {"name": "m.json"}, "size": 3}, [b"abc"], Act("open", {"name": "m.json"}, b"abc")),
    ({"act": "open", "values": {}, "size": 0}, [b""], Act("open", {}, b"")),
]  # fmt: skip

HOSTILE: list[tuple[Any, list[bytes]]] = [
    (None, []),
    ("settle", []),
    (["act"], []),
    ({}, []),
    ({"act": None}, []),
    ({"act": 3}, []),
    ({"act": ""}, []),
    ({"act": "a" * 61}, []),
    ({"act": "__class__"}, []),
    ({"act": "set tle"}, []),
    ({"act": "settle\n"}, []),
    ({"act": "settle", "values": None}, []),
    ({"act": "settle", "values": [1]}, []),
    ({"act": "settle", "values": {3: "x"}}, []),
    ({"act": "settle", "values": {"k" * 61: "x"}}, []),
    ({"act": "settle", "values": {"x": None}}, []),
    ({"act": "settle", "values": {"x": {"y": 1}}}, []),
    ({"act": "settle", "values": {"x": math.nan}}, []),
    ({"act": "settle", "values": {"x": math.inf}}, []),
    ({"act": "settle", "values": {"x": 10**400}}, []),
    ({"act": "settle", "values": {"x": -(2**60)}}, []),
    ({"act": "settle", "values": {"x": "y" * 20_001}}, []),
    ({"act": "settle", "values": {"x": ["y", 3]}}, []),
    ({"act": "settle", "values": {"x": ["y"] * 201}}, []),
    ({"act": "settle", "values": {"x": ["y" * 20_001]}}, []),
    ({"act": "settle", "values": {str(n): "" for n in range(201)}}, []),
    ({"act": "open", "values": {}}, [b"no size"]),
    ({"act": "open", "values": {}, "size": 4}, [b"abc"]),
    ({"act": "open", "values": {}, "size": "3"}, [b"abc"]),
    ({"act": "open", "values": {}, "size": 3}, [b"abc", b"abc"]),
]


@pytest.mark.parametrize(("content", "buffers", "act"), SHAPES)
def test_an_act_is_heard(content: dict[str, Any], buffers: list[bytes], act: Act):
    assert act_of(content, buffers) == act


@pytest.mark.parametrize(("content", "buffers"), HOSTILE)
def test_anything_else_is_refused(content: object, buffers: list[bytes]):
    with pytest.raises(ValueError):
        act_of(content, buffers)


@pytest.mark.parametrize("data", [[], [bytes(LARGEST_FILE + 1)]])
def test_a_file_may_be_too_large(data: list[bytes]):
    with pytest.raises(UploadTooLargeError):
        act_of({"act": "open", "values": {}, "size": LARGEST_FILE + 1}, data)


def test_the_largest_file_is_heard_whole():
    data = bytes(LARGEST_FILE)
    assert act_of({"act": "open", "values": {}, "size": len(data)}, [data]).data == data


def test_bytes_may_come_as_a_view():
    act = act_of({"act": "open", "values": {}, "size": 2}, [memoryview(b"ab")])
    assert act.data == b"ab"
    assert isinstance(act.data, bytes)
