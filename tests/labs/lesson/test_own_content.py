"""A teacher's own content and texts, laid over ours for a whole process (`use_content`)."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from reefkit.games import games
from reefkit.labs.lesson.lab import labs
from reefkit.labs.lesson.match_setup import quick_match
from reefkit.labs.reef import lab
from reefkit.labs.reef.lab import LAB
from reefkit.serve import startup
from reefkit.serve.command import main
from reefkit.text import Message, ReefkitError, catalogue, own_folder, use_content
from reefkit.text.catalogue import CONTENT_VARIABLE

ITEM = "succession-why-weeds-need-light"


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Write a question of one's own with its words, and shorter matches; take it away after."""
    own = tmp_path / "mine"
    for path, text in {
        "succession/questions-before.toml": f"""
[{ITEM}]
kind = "choice"
goals = ["B"]
minutes = 0.7
options = ["make-food", "keep-warm", "see-food", "scare-hunters"]
right = "make-food"
""",
        "text/en/mine.ftl": f"""
item-{ITEM} = Why do weeds need light?
    .title = Light
    .make-food = To make food.
    .keep-warm = To keep warm.
    .see-food = To see food.
    .scare-hunters = To scare hunters.
    .why = They make food of light.
""",
        "reef/rules.toml": "[options]\nrounds = 2\n",
    }.items():
        (own / path).parent.mkdir(parents=True, exist_ok=True)
        (own / path).write_text(text, encoding="utf-8")
    yield own
    use_content(None)


def test_a_lab_opens_with_content_of_ones_own(folder: Path, tmp_path: Path):
    before = games()["reef"].content()
    page = lab(tmp_path / "work", content=folder)
    page.session.do("quick-start", {})
    assert page.session.table.setup.options["rounds"] == 2
    assert ITEM in labs()["succession"].papers().bank.items
    assert catalogue("en-simple").render(Message(f"item-{ITEM}.title")) == "Light"
    use_content(None)
    assert games()["reef"].content() == before
    assert ITEM not in labs()["succession"].papers().bank.items
    assert not catalogue().has(f"item-{ITEM}")
    # What was begun keeps what it began with.
    assert page.session.table.setup.options["rounds"] == 2


def test_quick_start_keeps_the_options_of_ones_own_content(tmp_path: Path):
    own = tmp_path / "mine"
    (own / "reef").mkdir(parents=True)
    cards = ["hurricane-hit", "gale-force-winds"]
    (own / "reef" / "rules.toml").write_text(f"[options]\ncards = {cards}\n", encoding="utf-8")
    planned = quick_match(LAB, catalogue("en"), 1).setup.options
    use_content(own)
    try:
        mine = quick_match(LAB, catalogue("en"), 1).setup.options
    finally:
        use_content(None)
    assert mine == {**planned, "cards": cards}
    assert planned["cards"] != cards


def test_what_this_process_starts_has_it_too(folder: Path):
    """As a kernel of `reefkit serve --content`."""
    use_content(str(folder))
    asked = "from reefkit.text import own_folder; print(own_folder())"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == str(folder)
    assert os.environ[CONTENT_VARIABLE] == str(folder)


def test_a_folder_that_is_none_changes_nothing(tmp_path: Path):
    with pytest.raises(ReefkitError, match="nowhere"):
        lab(tmp_path, content=tmp_path / "nowhere")
    assert own_folder() is None


def test_broken_texts_are_told_in_words(folder: Path):
    (folder / "text/en/mine.ftl").write_text("item-mine = { $", encoding="utf-8")
    use_content(folder)
    with pytest.raises(ReefkitError, match=r"mine/text/en/mine\.ftl"):
        catalogue()


@pytest.mark.parametrize("given", ["check {}", "check {}/succession/questions-before.toml"])
def test_check_finds_a_question_without_words(
    folder: Path, given: str, capsys: pytest.CaptureFixture[str]
):
    command = given.format(folder).split()
    assert main(command) == 0
    (folder / "text/en/mine.ftl").write_text(f"item-{ITEM} = Why?\n", encoding="utf-8")
    capsys.readouterr()
    assert main(command) == 1
    said = "".join(capsys.readouterr())
    assert f"mine/succession/questions-before.toml, entry {ITEM}" in said
    assert f"item-{ITEM}.make-food" in said


def test_serve_refuses_content_with_a_fault(folder: Path):
    (folder / "text/en/mine.ftl").unlink()
    with pytest.raises(ReefkitError, match=ITEM):
        startup._own_content(str(folder))
