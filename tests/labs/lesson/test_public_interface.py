"""`import reefkit as rk`: about ten names that mean the same in all four games."""

import doctest
import inspect
import subprocess
import sys
import threading
import tomllib
import zipfile
from collections.abc import Callable
from functools import cache
from http.server import BaseHTTPRequestHandler, HTTPServer
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest
from packaging.requirements import Requirement

import reefkit as rk
from reefkit import ecology
from reefkit.data_lab.experiment import trials_named
from reefkit.games import games
from reefkit.labs.lesson.opening import take_in
from reefkit.labs.storage import Storage
from reefkit.match import save
from reefkit.match.errors import SaveError
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.new_match import new_match
from reefkit.match.table import MemoryTable
from reefkit.text import Message, ReefkitError, catalogue
from reefkit.text.languages import LANGUAGE_VARIABLE
from tests.desk import pupils
from tests.desk.pupils import session_of
from tests.kit.kits import kits, match_of
from tests.support.effort import effort
from tests.support.examples import run_as_printed
from tests.support.families import each_case
from tests.support.tree import ROOT

GAMES = sorted(games())
SAY = catalogue()


@cache
def played(game: str) -> Match:
    short = {"dice": 2, "turns": 6} if game == "expanse" else {}
    return rk.play(game, seed=3, options=short)


def test_the_import_loads_nothing_and_names_all():
    asked = "import sys, reefkit as rk; print(len([m for m in sys.modules if m.startswith('reefkit.')])); print(*dir(rk))"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    count, names = told.stdout.splitlines()
    assert count == "0"
    assert names.split() == sorted(rk.__all__), "Tab offers what a course uses, and nothing else"
    with pytest.raises(AttributeError, match="nothing"):
        rk.nothing  # noqa: B018


LIGHT = """
import sys

import reefkit as rk

match = rk.play(sys.argv[1], seed=3)
rk.save(sys.argv[2], match)
(loaded,) = rk.load(sys.argv[2])
rk.tables(loaded), rk.collect(loaded), rk.diversity(loaded), rk.check("gamma", 1, loaded)
rk.ensemble("reef", "safety", tables=10)
print(*sorted(sys.modules))
"""
LIGHT_PACKAGES = {"babel", "fluent.runtime", "msgspec", "numpy", "pandas"}
"""What the small wheel for a course asks for."""


def _others() -> set[str]:
    """Return the modules of all other packages that we depend on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = {Requirement(each).name for each in project["dependencies"]} - LIGHT_PACKAGES
    return {each.replace("-", "_") for each in named}


@pytest.mark.parametrize("game", GAMES)
def test_playing_and_counting_load_no_page_and_no_database(game: str, tmp_path: Path):
    command = [sys.executable, "-c", LIGHT, game, str(tmp_path / "mine.jsonl")]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    assert set(told.stdout.split()) & _others() == set()


@pytest.mark.parametrize("name", [each for each in rk.__all__ if each != "__version__"])
def test_every_public_name_says_what_it_does_with_an_example_that_runs(name: str):
    found = getattr(rk, name)
    assert found.__doc__
    assert "Examples" in found.__doc__
    run_as_printed(found)


def test_a_match_at_the_end_of_a_cell_says_what_it_is():
    match = played("reef")
    assert repr(match) == "<Match of reef, over after round 4: Pearl, Marina, Sandy>"
    assert "<td>Pearl</td><td>builder</td>" in match._repr_html_()
    odd = new_match(match.game, [SeatInfo("\x1b[31m<b>")] * 3, seed=1)
    assert "<b>" in repr(odd)
    assert "\x1b" not in repr(odd), "a name from a file may be anything"
    assert "<b>" not in odd._repr_html_()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_words_in_four_games(game: str):
    match = played(game)
    lived = rk.presence(match)
    heads = ["round", "time", "seat", "player", "type", "role", "abundance", "present"]
    assert list(lived.columns) == heads
    assert (lived["present"] == (lived["abundance"] > 0)).all()
    assert lived["time"].is_monotonic_increasing
    assert not lived.duplicated(["time", "player", "type"]).any()
    assert lived["present"].any()
    counts = rk.matrix(match)
    assert len(lived) >= counts.size  # every type has a row at every time
    region = rk.diversity(match, "region")
    for _, row in region.iterrows():
        at = counts.loc[(row["round"], row["time"])].to_numpy()
        assert row["gamma"] == ecology.gamma(at)
    for scale in ("place", "region"):
        assert rk.diversity(counts, scale).equals(rk.diversity(match, scale))
        assert rk.diversity(lived.drop(columns=["role", "seat"]), scale).columns[0] == "round"
        written = pd.read_csv(StringIO(counts.reset_index().to_csv(index=False)))
        assert rk.diversity(written, scale).equals(rk.diversity(match, scale))
    assert lived["seat"].dtype == ("int64" if lived["player"].notna().all() else "Int64")
    tables = rk.tables(match)
    assert list(tables) == list(match.game.readings)
    assert rk.record(of=match).equals(next(iter(tables.values())))


def tables_given(match: Match) -> dict[str, pd.DataFrame]:
    """Return every table that rk gives of a match, without an index of its own."""
    question = trials_named(match.game.id).questions[0].id
    asked = {"game": match.game.id, "name": question, "tables": 10}
    return {
        "presence": rk.presence(match),
        "collect": rk.collect([match, match]),
        "matrix": rk.matrix(match).reset_index().rename_axis(columns=None),
        "ensemble": rk.ensemble(**asked),
        "values": rk.ensemble(**asked, values=True),
        **{scale: rk.diversity(match, scale) for scale in ("place", "region")},
        **rk.tables(match),
        "dictionary": rk.record("dictionary", match),
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_is_saved_as_parquet_is_read_as_it_was(game: str):
    pytest.importorskip("pyarrow")
    for name, frame in tables_given(match_of(kits()[game], 0)).items():
        written = BytesIO()
        frame.to_parquet(written)
        back = pd.read_parquet(BytesIO(written.getvalue()))
        pd.testing.assert_frame_equal(back, frame, obj=name, check_exact=True)


TYPES = {"int64", "Int64", "float64", "bool", "str"}


@pytest.mark.parametrize("seed", range(effort(1, 5)))
@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_is_saved_as_csv_is_read_as_it_was(game: str, seed: int):
    given = tables_given(match_of(kits()[game], seed))
    del given["matrix"]  # where all share a place, it has no name; `diversity` takes it as read
    for name, frame in given.items():
        back = pd.read_csv(
            StringIO(frame.to_csv(index=False)),
            dtype=frame.dtypes.to_dict(),
            keep_default_na=False,
            na_values=[""],
        )
        pd.testing.assert_frame_equal(back, frame, obj=name, check_exact=True)
        assert set(map(str, frame.dtypes)) <= TYPES, name


def test_diversity_is_the_games_own_where_it_has_one():
    own = rk.record("diversity", played("reef"))
    ours, region = (rk.diversity(played("reef"), scale) for scale in ("place", "region"))
    assert set(ours["round"]) == set(own["round"]) == {0, 1, 2, 3, 4}
    for names, rows in (
        ({"alpha": "richness", "shannon": "shannon", "evenness": "evenness"}, ours),
        ({"gamma": "gamma", "mean-alpha": "alpha", "whittaker-beta": "beta"}, region),
    ):
        for measure, column in names.items():
            keys = [name for name in ("round", "player") if name in rows]
            told = own[own["measure"] == measure].set_index(keys)["value"]
            found = rows.set_index(keys)[column]
            assert found.sort_index().to_numpy() == pytest.approx(
                told.sort_index().to_numpy(), nan_ok=True
            )


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_collected_as_a_fossil_record(game: str):
    match = played(game)
    truth = rk.presence(match)
    assert rk.collect(match, chance=1.0).equals(truth)
    assert rk.collect(truth, chance=0.5, seed=4).equals(rk.collect(match, chance=0.5, seed=4))
    assert not rk.collect(match, chance=0.0)["present"].any()
    found = rk.collect(match, chance=0.5, every=3, seed=4)
    assert found.equals(rk.collect(match, chance=0.5, every=3, seed=4))
    whole = rk.matrix(truth)
    there = rk.matrix(found)
    assert (there <= whole.loc[there.index]).all().all()
    assert 0 < there.to_numpy().sum() < whole.loc[there.index].to_numpy().sum()
    times = truth[["round", "time"]].drop_duplicates()
    assert len(found[["round", "time"]].drop_duplicates()) == -(-len(times) // 3)
    # Of what is there half is found, on the whole: within five standard errors.
    individuals = int(whole.loc[there.index].to_numpy().sum())
    off = there.to_numpy().sum() - individuals / 2
    assert abs(off) < 5 * (individuals / 4) ** 0.5
    assert len(rk.diversity(found)) > 0
    for wrong in ({"chance": 1.5}, {"every": 0}):
        with pytest.raises(ReefkitError, match="sample"):
            rk.collect(match, **wrong)
    both = rk.collect([match, match], chance=1.0, every=2)
    assert both[both["match"] == 1]["time"].tolist() == both[both["match"] == 2]["time"].tolist()


def test_a_match_is_saved_for_load_and_for_its_page(tmp_path: Path):
    rk.save(str(tmp_path / "mine.jsonl"), played("reef"))
    (again,) = rk.load(tmp_path / "mine.jsonl")
    assert save.dump(again) == save.dump(played("reef"))
    page = rk.lab("reef", tmp_path)
    take_in(page.session, (tmp_path / "mine.jsonl").read_bytes())
    rk.save(tmp_path / "page.jsonl", page)
    rk.save(tmp_path / "open.jsonl")
    for name in ("page", "open"):
        assert (tmp_path / f"{name}.jsonl").read_bytes() == save.dump(again)
    for file, word in (
        (tmp_path, "no name for a file"),
        ("a\0b", "no name"),
        (tmp_path / "mine.jsonl" / "a", "cannot be written"),
    ):
        with pytest.raises(ReefkitError, match=word):
            rk.save(file, again)
    with pytest.raises(ReefkitError, match="one match"):
        rk.save(tmp_path / "two.jsonl", [again, played("climate")])


def test_any_file_of_ours_is_loaded(tmp_path: Path):
    match, other = played("reef"), played("climate")
    folder = tmp_path / "class"
    rk.save(folder / "ana.jsonl", match)
    rk.save(folder / "copy of ana.jsonl", match)
    rk.save(folder / "ben.jsonl", other)
    assert [each.setup.key for each in rk.load(folder / "ana.jsonl")] == [match.setup.key]
    (folder / "cut.jsonl").write_bytes(save.dump(match)[:-9])
    with pytest.warns(UserWarning, match=r"cut\.jsonl breaks off"):
        (cut,) = rk.load(folder / "cut.jsonl")
    assert cut.position == match.position - 1
    (folder / "cut.jsonl").unlink()
    # A renamed copy is the same match.
    assert [each.game.id for each in rk.load(folder)] == ["reef", "climate"]
    storage = Storage(tmp_path / "work.sqlite", games(), "reef")
    storage.people.come("Ana")
    storage.table = storage.take_in(save.dump(match))
    everything = tmp_path / "everything.json"
    everything.write_bytes(storage.export())
    assert rk.record("scores", everything).equals(rk.record("scores", match))
    both = rk.presence(folder)
    assert both.columns[0] == "match"
    assert sorted(set(both["match"])) == [1, 2]


@pytest.mark.parametrize("separator", ["comma", "semicolon", "tab"])
def test_a_class_comes_as_its_archive_and_as_its_back_up(tmp_path: Path, separator: str):
    names = (("Ada", "None"), ("Cleo", "Dara"))
    desk, files = session_of(tmp_path, [pupils.played(each, 3) for each in names]), {}
    desk.give_file = lambda name, _kind, data: files.update({Path(name).suffix: data})
    desk.do("export-named", {"checked": True})
    desk.do("export-separator", {"value": separator})
    for act in ("export-zip", "export-back-up"):
        desk.do(act, {})
    for ending, data in files.items():
        (tmp_path / f"class{ending}").write_bytes(data)
    found = rk.tables(tmp_path / "class.zip")
    assert {"pupils", "presence", "losses"} < set(found)
    assert "dictionary" not in found
    assert list(found["presence"]["player"].unique()) == ["Ada", "None", "Cleo", "Dara"]
    there = rk.load(tmp_path / "class.json")
    assert [[seat.name for seat in each.setup.seats] for each in there] == [list(e) for e in names]
    by_table = rk.diversity(found["presence"]).drop(columns="table")
    assert by_table.equals(rk.diversity(there).drop(columns="match")), "each table for itself"
    assert next(iter(rk.explore(tmp_path / "class.zip").datasets)) == "class-presence"
    with pytest.raises(ReefkitError, match="tables reads them"):
        rk.load(tmp_path / "class.zip")
    damaged = bytearray(files[".zip"])
    damaged[damaged.index(b"presence.csv") + 40] ^= 0xFF
    (tmp_path / "class.zip").write_bytes(damaged)
    with pytest.raises(ReefkitError, match="is damaged"):
        rk.tables(tmp_path / "class.zip")


def test_a_locked_back_up_is_loaded_with_its_phrase_alone(tmp_path: Path):
    phrase, folder = "violin turtle table cloud", tmp_path / "files"
    folder.mkdir()
    locked = folder / "class.locked"
    desk = session_of(tmp_path, [pupils.played(("Ada", "Ben"), 1)])
    desk.give_file = lambda _name, _kind, data: locked.write_bytes(data)
    desk.do("export-back-up", {"phrase": phrase})
    (there,) = rk.load(locked, phrase=phrase)
    assert [seat.name for seat in there.setup.seats] == ["Ada", "Ben"]
    assert [each.setup.key for each in rk.load(folder, phrase)] == [there.setup.key]
    with pytest.raises(SaveError, match=r"class\.locked is locked: give the phrase too"):
        rk.presence(locked)
    with pytest.raises(SaveError, match=r"does not open class\.locked, or the file is damaged\.$"):
        rk.load(locked, phrase=phrase.upper())


def test_a_file_with_a_table_is_explored_as_on_the_page(tmp_path: Path):
    file = tmp_path / "riff.csv"
    file.write_text("Jahr;Bedeckung\n2001;12,5\n2002;11,25\n", encoding="utf-8")
    explorer = rk.explore(file, series=[])
    assert explorer.datasets["own-1"].frame["Bedeckung"].tolist() == [12.5, 11.25]
    assert "data-read" in explorer.head.html + explorer.foot.html, "how it was read can be changed"
    both = rk.explore(played("climate"), str(file), file, series=["virgin-reefs"])
    assert [*both.datasets][-3:] == ["own-1", "own-2", "virgin-reefs"]
    with pytest.raises(ReefkitError, match=r"no file nowhere\.csv"):
        rk.explore("nowhere.csv")


def test_what_is_no_file_of_ours_is_said(tmp_path: Path):
    (tmp_path / "notes.txt").write_text("hello", encoding="utf-8")
    with zipfile.ZipFile(tmp_path / "other.zip", "w") as other:
        other.writestr("presence.csv", "round,player")
    for read, path, word in (
        (rk.load, "notes.txt", r"notes\.txt is a table .* rk\.explore opens it"),
        (rk.load, "nowhere", "nowhere"),
        (rk.tables, "other.zip", "other.zip is not"),
    ):
        with pytest.raises(ReefkitError, match=word):
            read(tmp_path / path)
    (tmp_path / "empty").mkdir()
    with pytest.raises(ReefkitError, match="no file in the folder empty"):
        rk.load(tmp_path / "empty")
    with pytest.raises(ReefkitError, match="These are missing: type"):
        rk.diversity(rk.presence(played("reef")).drop(columns="type"))
    with pytest.raises(ReefkitError, match="presence, scores, diversity"):
        rk.record("secrets", played("reef"))
    with pytest.raises(ReefkitError, match="climate, expanse, reef"):
        rk.play("chess")


@pytest.mark.parametrize("game", GAMES)
def test_the_dictionary_says_in_a_notebooks_language_what_each_column_holds(
    game: str, monkeypatch: pytest.MonkeyPatch
):
    match = played(game)
    lived = [*rk.matrix(match).columns]  # noqa: F841  # the query reads it
    own = {
        "presence": rk.presence(match),
        "place": rk.diversity(match),
        "region": rk.diversity(match, "region"),
    }
    for language, called in (("en", "round"), ("es", "ronda")):
        monkeypatch.setenv(LANGUAGE_VARIABLE, language)
        told = rk.record("dictionary", match)
        for name, frame in [*own.items(), *rk.tables(match).items()]:
            columns = set(told[told["table"] == name]["column"])
            # `rk.presence` has one column more than the game's own table
            assert columns - set(frame) <= ({"time"} if name == "presence" else set())
            assert set(frame) <= columns
        assert (told["about"].str.len() > 0).all()
        made = {"collect", "matrix", "ensemble", "what_if"}
        assert made <= set(told["table"])
        assert told.query("table == 'matrix' and column == @lived")["unit"].str.len().gt(0).all()
        assert told.query("column == 'round'")["called"].eq(called).all()
    assert not told.duplicated(["table", "column"]).any()


REFUSED: dict[str, Callable[[], object]] = {
    "measure": lambda: rk.check("frob", 1, played("reef")),
    "round": lambda: rk.check("gamma", 1, played("reef"), round=9),
    "player": lambda: rk.check("richness", 1, played("reef"), player="Nobody"),
    "game": lambda: rk.play("chess"),
    "lesson": lambda: rk.lab("chess"),
    "bot": lambda: rk.play("reef", ["frob"]),
    "option": lambda: rk.play("reef", options={"frob": 1}),
    "table": lambda: rk.record("frob", played("reef")),
    "sample": lambda: rk.collect(played("reef"), chance=2),
    "column": lambda: rk.matrix(rk.presence(played("reef")).drop(columns="type")),
    "scale": lambda: rk.diversity(played("reef"), "reef"),
    "empty list": lambda: rk.tables([]),
    "no match": lambda: rk.tables(3),  # type: ignore[arg-type]
    "list of numbers": lambda: rk.explore([1, 2]),  # type: ignore[list-item]
    "order": lambda: rk.record(played("reef")),  # type: ignore[arg-type]
    "no list": lambda: rk.play("reef", "builder"),
    "unknown word": lambda: rk.play("reef", bot=["builder"]),  # type: ignore[call-arg]
    "too few": lambda: rk.what_if(played("reef")),  # type: ignore[call-arg]
    "too many": lambda: rk.play("reef", ["builder"], 3),  # type: ignore[misc]
    "no name": lambda: rk.load(""),
    "table file": lambda: rk.explore("nowhere.csv"),
    "no question": lambda: rk.ensemble("reef"),
    "half an experiment": lambda: rk.ensemble("reef", factor="types"),
    "file": lambda: rk.load("nowhere.jsonl"),
    "sign-in": lambda: rk.load(),  # noqa: PLW0108  # its name is told
    "series": lambda: rk.explore(played("reef"), series=["frob"]),
    "experiment": lambda: rk.ensemble("chess", "safety"),
    "question": lambda: rk.ensemble("reef", "frob"),
    "factor": lambda: rk.ensemble("reef", factor="frob", levels=[1, 2], outcome="types"),
    "outcome": lambda: rk.ensemble("reef", factor="types", levels=[1, 2], outcome="frob"),
    "change": lambda: rk.what_if(played("reef"), "frob"),
    "negative seed": lambda: rk.collect(played("reef"), seed=-1),
    "several games": lambda: rk.tables([played("reef"), played("climate")]),
    "other round": lambda: rk.what_if(played("climate"), "warmer", round=99),
    "pairs": lambda: rk.what_if(played("reef"), "rescue", pairs=0),
}
"""What a cell may ask wrongly, of every public name that can be."""


@pytest.mark.parametrize("asked", REFUSED)
def test_what_a_cell_is_refused_is_said_in_its_language(
    asked: str, monkeypatch: pytest.MonkeyPatch
):
    said = {}
    for language in ("en", "es"):
        monkeypatch.setenv(LANGUAGE_VARIABLE, language)
        with pytest.raises(ReefkitError) as caught:
            REFUSED[asked]()
        said[language] = str(caught.value)
        assert said[language] == catalogue(language).render(caught.value.message)
    assert said["en"] != said["es"]


ENOUGH: dict[str, dict[str, Any]] = {
    "lab": {"game": "climate"}, "play": {"game": "climate"}, "load": {}, "save": {"path": "b.jsonl"},
    "ensemble": {"game": "climate", "name": "warming", "tables": 2},
    "what_if": {"change": "warmer", "pairs": 2},
    "check": {"measure": "gamma", "value": 3},
    "explore": {"series": []}, "plot": {},
    "record": {}, "tables": {}, "presence": {}, "collect": {}, "matrix": {}, "diversity": {},
}  # fmt: skip
"""What a call of each public name needs besides a match."""
GIVEN: dict[str, Any] = {
    "frame": pd.DataFrame({"a": [1, 2]}), "column": pd.Series([1, 2]), "array": np.arange(3),
    "square": np.eye(2), "path": Path("a.csv"), "text": "nowhere.jsonl", "nobody": "~nobody/a",
    "empty": "", "none": None, "whole": 3, "number": 2.5, "numpy": np.int64(3), "nan": np.nan,
    "list": [1, "a"], "lists": [[1], None], "nothing": [], "dictionary": {"a": [1]}, "set": {1},
    "bytes": b"a", "object": object(), "negative": -1, "huge": 10**30,
    "nul": "a\0b", "surrogate": "\ud800", "long": "x" * 5000, "function": len, "date": pd.NaT,
}  # fmt: skip
"""What may stand where something else is asked for."""


@each_case("name", ENOUGH)
def test_any_argument_works_or_is_refused_in_one_sentence(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("REEFKIT_HOME", str(tmp_path))
    (tmp_path / "a.csv").write_text("a,b\n1,2\n", encoding="utf-8")
    call, fell = getattr(rk, name), []
    takes = inspect.signature(call).parameters
    is_list = name == "explore"
    enough = ENOUGH[name] | ({"of": played("climate")} if "of" in takes and not is_list else {})
    several = {"matches": [played("reef"), played("climate")]}
    for parameter in takes:
        for given, value in (GIVEN | several).items():
            try:
                if is_list and parameter == "of":
                    call(value, **enough)
                else:
                    call(**enough | {parameter: value})
            except ReefkitError as error:
                if "\n" in str(error) or "⟦" in str(error):
                    fell.append((parameter, given, str(error)))
            except Exception as error:  # noqa: BLE001  # all of them are told at once
                fell.append((parameter, given, repr(error)))
    assert fell == []


def test_numbers_of_numpy_are_numbers_and_frames_are_no_names():
    assert rk.play("climate", seed=np.int64(3)).setup == played("climate").setup
    with pytest.raises(ReefkitError, match="`reading` takes a text"):
        rk.record(pd.DataFrame())  # type: ignore[arg-type]
    with pytest.raises(ReefkitError, match="`path` takes the name of a file or folder"):
        rk.load(pd.DataFrame())  # type: ignore[arg-type]


def test_a_token_is_shown_to_the_labs_alone_and_what_they_do_not_give_is_said(
    monkeypatch: pytest.MonkeyPatch,
):
    heard: list[tuple[str, str | None]] = []

    class Labs(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            heard.append((self.path, self.headers["Authorization"]))
            self.send_response(302)
            self.send_header("Location", f"http://127.0.0.1:{self.server.server_port}/elsewhere")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    monkeypatch.setenv("JUPYTERHUB_API_TOKEN", "of-the-hub")
    with HTTPServer(("127.0.0.1", 0), Labs) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setenv("REEFKIT_LABS", f"http://127.0.0.1:{server.server_port}/labs/")
        with pytest.raises(SaveError, match=r"do not give your matches \(302\)"):
            rk.load()
        server.shutdown()
    assert heard == [("/labs/my-matches", "token of-the-hub")]
    with pytest.raises(SaveError, match="do not answer"):  # nobody listens there any more
        rk.load()
    monkeypatch.setenv("REEFKIT_LABS", "ftp://labs.example.org/")
    with pytest.raises(SaveError, match="No sign-in"):
        rk.load()


def test_a_notebook_speaks_the_language_that_it_names(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(LANGUAGE_VARIABLE, "es")
    for table in (rk.record("losses", played("reef")), rk.tables(played("reef"))["losses"]):
        reasons = table["reasons"]
        assert "coral; el tipo más abundante" in set(reasons)
        assert reasons.equals(rk.record("losses", played("reef"), catalogue("es"))["reasons"])
    match = rk.play("reef", ["newcomer"], seed=3)
    assert [each.name for each in match.setup.seats] == ["Delfín"]
    assert repr(rk.check("gamma", 99, match)).startswith("Todavía no.")
    assert repr(rk.check("gamma", 99, match, say=SAY)).startswith("Not yet.")
    assert rk.explore(match, series=[]).say.locale == "es"
    monkeypatch.setenv(LANGUAGE_VARIABLE, "español")
    with pytest.raises(ReefkitError, match="español"):
        rk.play("reef", ["newcomer"], seed=3)


def test_a_check_of_eight_matches_plays_none_by_entries(monkeypatch: pytest.MonkeyPatch):
    """In nbgrader each copy waits for them."""
    gammas = [
        [rk.diversity(rk.play("reef", [style] * 3, seed=seed), "region")["gamma"].iloc[-1]
         for seed in range(4)]
        for style in ("builder", "newcomer")
    ]  # fmt: skip
    match = played("reef")
    monkeypatch.setattr(MemoryTable, "run", pytest.fail)
    assert rk.check("hypothesis", np.mean(gammas[0]) - np.mean(gammas[1]), match)


def test_a_checked_cell_says_right_or_what_to_look_at():
    match = played("reef")
    region = rk.diversity(match, "region")
    whole = region.iloc[-1]
    for measure in ("shannon", "simpson", "evenness", "alpha", "beta"):
        assert rk.check(measure, round(float(whole[measure]), 2), match)
    assert rk.check("exp_shannon", np.exp(whole["shannon"]), match)
    assert "itself" in repr(rk.check("exp_shannon", whole["shannon"], match))
    assert rk.check("inverse_simpson", 1 / (1 - whole["simpson"]), match)
    assert "by it" in repr(rk.check("inverse_simpson", 1 - whole["simpson"], match))
    first = rk.diversity(match).query("round == 4").iloc[0]
    assert rk.check("richness", first["richness"], match, player=first["player"])
    assert "base 2" in repr(rk.check("shannon", whole["shannon"] / 0.6931, match))
    assert "alpha" in repr(rk.check("gamma", whole["alpha"], match))
    then = region.iloc[0]
    assert "round 0" in repr(rk.check("gamma", then["gamma"], match))
    assert rk.check("gamma", then["gamma"], match, round=0)
    for nothing in (None, whole):
        assert repr(rk.check("gamma", nothing, match)) == "Not yet. A number is asked for."
    for text in ("11", ["11"], pd.Series(["11"])):
        assert "That is a text" in repr(rk.check("gamma", text, match))
    lived = rk.presence(match).query("present and round == 4")
    assert "Fleshy algae" in repr(rk.check("gamma", lived["type"].nunique(), match))
    near = rk.diversity(match, "region")["shannon"].iloc[-2] + 0.004  # of no round
    assert "round" not in repr(rk.check("shannon", near, match))
    wrong = rk.check("gamma", 99, match)
    assert not wrong
    assert "each once" in repr(wrong)
    assert str(int(whole["gamma"])) not in repr(wrong)  # it never tells the answer
    for given in ({"measure": "frob"}, {"round": 9}, {"player": "Nobody"}):
        with pytest.raises(ReefkitError, match="There are"):
            rk.check(**{"measure": "richness", "value": 1, "of": match} | given)


def test_a_measure_without_a_value_is_said_to_have_none():
    assert "all share one" in repr(rk.check("beta", 1, played("climate")))
    assert rk.check("beta", np.nan, played("climate"))
    alone = rk.presence(played("reef")).query("type == 'boulder-coral' and round == 0")
    assert "two types" in repr(rk.check("evenness", 1, alone))


def test_habitats_can_be_the_places():
    columns = {"player": "type", "habitat": "player", "held": "abundance"}
    habitats = rk.record("tokens", played("climate")).rename(columns=columns)
    region = rk.diversity(habitats, "region")
    assert region["beta"].between(1, 4).all()
    assert rk.check("beta", float(region["beta"].iloc[-1]), habitats)


def test_a_number_that_follows_from_an_earlier_slip_is_right():
    match = played("reef")
    whole = rk.diversity(match, "region").iloc[-1]
    slips: dict[str, tuple[float, dict[str, float]]] = {
        "beta": (23 / whole["alpha"], {"gamma": 23}),
        "evenness": (1.5 / np.log(23), {"shannon": 1.5, "richness": 23}),
    }
    for measure, (value, given) in slips.items():
        assert not rk.check(measure, value, match)
        assert "one of those is not right yet" in repr(rk.check(measure, value, match, given=given))
        assert repr(rk.check(measure, whole[measure], match, given=given)) == "Right."
        for nothing in (np.nan, None, 0, "many"):
            unanswered = dict.fromkeys(given, nothing)
            for answer in (np.nan, 0.0, value):
                assert not rk.check(measure, answer, match, given=unanswered)


def test_times_that_follow_from_wrong_rates_are_right():
    match = rk.play("succession", ["keeper", "hurrier"], seed=9, options={"disturbances": True})
    settlers = rk.record("settlers", match)
    guild, lost = settlers["guild"], settlers["gone"].notna()
    last = settlers["round"].map(rk.record("laid", match).groupby("round").size())
    stood = settlers["gone"].fillna(last) - settlers["settled"] + 1  # one card too many
    given = {"rates": lost.groupby(guild).sum() / stood.groupby(guild).sum()}
    corrected = stood.sum() / lost.sum()
    assert not rk.check("corrected", corrected, match)
    assert "earlier" in repr(rk.check("corrected", corrected, match, given=given))
    for rates in (None, given["rates"].astype(str), 0.5):
        assert not rk.check("corrected", corrected, match, given={"rates": rates})


def _last(table: pd.DataFrame, by: str = "round") -> pd.DataFrame:
    return table[table[by] == table[by].max()]


BY_HAND: dict[str, Callable[[dict[str, pd.DataFrame]], float]] = {
    "climate-extinctions": lambda t: 10 * t["climate"]["extinctions"].mean(),
    "climate-adapted": lambda t: 100 * t["climate"]["adapted"].sum() / t["climate"]["living"].sum(),
    "climate-habitats": lambda t: _last(t["species"])["tokens"].mean(),
    "climate-first-extinction": lambda t: t["extinctions"]["round"].min(),
    "succession-kinds": lambda t: _last(t["settlers"])[_last(t["settlers"])["gone"].isna()][
        "card"
    ].nunique(),
    "succession-lost": lambda t: _last(t["settlers"])["gone"].notna().sum(),
    "succession-cards": lambda t: len(_last(t["laid"])),
    "succession-points": lambda t: _last(t["points"])["points"].mean(),
    "expanse-kinds": lambda t: (
        _last(t["reefs"], "turn")[_last(t["reefs"], "turn")["feeding"].notna()]
        .groupby("seat")["card"]
        .nunique()
        .sum()
        / t["turns"]["seat"].nunique()
    ),
    "expanse-pollution": lambda t: t["turns"].groupby("seat")["pollution"].max().mean(),
    "expanse-warming": lambda t: t["turns"]["warming"].max(),
    "expanse-turns-played": lambda t: len(t["turns"]),
}
"""What experiments measure, from the tables that a student has."""


@pytest.mark.parametrize("asked", BY_HAND)
def test_what_an_experiment_measures_can_be_worked_out_by_hand_and_checked(asked: str):
    game, _, measure = asked.partition("-")
    value = BY_HAND[asked](rk.tables(played(game)))
    assert rk.check(measure, value, played(game))
    assert SAY.render(Message(f"checked-look-{asked}")) in repr(
        rk.check(measure, value + 1, played(game))
    )


def test_what_cannot_be_told_from_a_match_is_refused():
    seats = [SeatInfo(name, bot="newcomer") for name in ("Ana", "Ben")]
    for match in (new_match(games()["succession"], seats, seed=1), played("reef")):
        measure = "kinds" if match.game.id == "succession" else "types"
        with pytest.raises(ReefkitError, match="not before it is over"):
            rk.check(measure, 1, match)
    with pytest.raises(ReefkitError, match="There are"):
        rk.check("kinds", 1, rk.presence(played("expanse")))


def test_the_page_of_the_reference_runs_and_names_every_name():
    page = ROOT / "docs" / "reference" / "python.md"
    assert doctest.testfile(str(page), module_relative=False).failed == 0
    text = page.read_text(encoding="utf-8")
    assert [each for each in rk.__all__ if each[0] != "_" and f"`rk.{each}(" not in text] == []
