"""Datasets: kinds of columns, meanings, the real series, and tables of one's own."""

import re

import numpy as np
import pandas as pd
import pytest

from reefkit.classroom.exports.data_dictionary import about_column, about_file
from reefkit.data_lab.categories import categories
from reefkit.data_lab.choices import Condition
from reefkit.data_lab.dataset import (
    Dataset,
    as_text,
    label_name,
    meaning,
    shown,
    title,
    unit,
    with_unit,
)
from reefkit.data_lab.own_table import read_own
from reefkit.data_lab.row_filter import rows_of
from reefkit.data_lab.series import SERIES, series
from reefkit.games import games
from reefkit.text import Message, ReefkitError, catalogue, message
from tests.support.families import each_case

SAY = catalogue()
ROUNDS = SAY.render(Message("export-column-round"))
"""It tells the round of all games."""
OWN = message("data-own", name="own")
PSEUDO = catalogue("x-pseudo")
"""What it says begins with a bracket; what nobody says in a message does not."""
KEPT = {"genus", "family", "taxon", "location", "island", "short"}
"""Columns of the real series whose texts are names in all languages, or begin with one."""


def dataset(**columns: object) -> Dataset:
    return Dataset("own", OWN, pd.DataFrame(columns))


def test_kinds_are_told_from_names_and_values():
    made = dataset(
        year=[1, 2], height=[1.5, None], who=["Ana", "Ben"], alive=[True, False], note=["a", "b"]
    )
    kinds = {each.name: each.kind for each in made.variables}
    assert kinds == {
        "year": "time", "height": "number", "who": "category", "alive": "category", "note": "category",
    }  # fmt: skip
    many = dataset(name=[f"genus {n}" for n in range(30)])
    assert many.variables[0].kind == "text"


def test_texts_and_numbers_keep_what_is_missing():
    made = dataset(who=["b", None, "a"], n=pd.array([1, None, 3], dtype="Int64"))
    codes, labels = made.codes("who")
    assert [labels[code] for code in codes] == ["b", "", "a"]
    assert np.array_equal(made.numbers("n"), [1, np.nan, 3], equal_nan=True)
    assert [as_text(each) for each in (None, np.nan, True, 2.50, 7)] == ["", "", "yes", "2.5", "7"]


@pytest.mark.parametrize(
    ("locale", "read"),
    [("en", ["", "yes", "no", "2.5", "ja"]), ("es", ["", "sí", "no", "2,5", "ja"])],
)
def test_cells_are_read_in_the_language_of_the_reader(locale: str, read: list[str]):
    say, data = catalogue(locale), dataset(who=[])
    assert [shown(data, "who", each, say) for each in (None, True, np.False_, 2.5, "ja")] == read
    labels = [label_name(data, "who", each, say) for each in ("", "yes", "no", "ja")]
    assert labels == ["–", *read[1:3], "ja"]


@pytest.mark.parametrize("key", SERIES)
def test_every_column_of_a_real_series_says_what_it_means(key: str):
    found = series(key)
    assert [each.name for each in found.variables if meaning(found, each.name, SAY) is None] == []
    assert found.credit is not None
    assert found.beside is not None
    for said in (found.title, found.credit, found.beside):
        assert SAY.render(said, strict=True)
    assert all(unit(found, each.name, SAY) == "Ma" for each in found.variables if each.backwards)


@pytest.mark.parametrize("key", SERIES)
def test_columns_of_a_real_series_and_their_words_are_said_in_the_readers_language(key: str):
    found = series(key)
    unsaid = [each.name for each in found.variables if title(found, each.name, PSEUDO)[0] != "["]
    for name in (each.name for each in found.variables if not each.is_measured):
        texts = [] if name in KEPT else found.codes(name)[1]
        unsaid += [each for each in texts if label_name(found, name, each, PSEUDO)[0] != "["]
    assert unsaid == []


def test_a_table_of_ones_own_is_read_in_its_own_words():
    own = read_own(b"growth,time\nsolitary,1\ncolonial,2\n", "own.csv").dataset
    assert [title(own, each.name, PSEUDO) for each in own.variables] == ["growth", "time"]
    assert label_name(own, "growth", "solitary", PSEUDO) == "solitary"
    assert meaning(own, "time", PSEUDO) is None
    ours = series("coral-ranges")
    assert label_name(ours, "growth", "solitary", PSEUDO) == PSEUDO.render(
        Message("data-value-growth-solitary")
    )


def test_series_hold_what_must_be_said_beside_them():
    stages = series("coral-stages").frame.set_index("stage")
    assert stages.loc["Pliocene", ["richness", "genera_range_through_fossils_only"]].tolist() == [
        162,
        135,
    ]
    assert round(stages.loc["Rhaetian", "extinction"], 3) == 0.869
    assert round(stages.loc["Maastrichtian", "extinction"], 3) == 0.307
    assert stages.loc["Rhaetian", ["last_appearances", "richness"]].tolist() == [42, 69]
    assert stages.loc["Maastrichtian", ["last_appearances", "richness"]].tolist() == [41, 150]
    assert int((series("coral-ranges").frame["last_fossil_stage"].isna()).sum()) == 64
    assert len(series("coral-finds")) == 3377


def test_the_same_variables_bear_the_same_names():
    both = [
        {each.name for each in series(key).variables} for key in ("coral-stages", "virgin-reefs")
    ]
    assert {"richness", "shannon"} <= both[0] & both[1]
    assert {"time", "richness", "origination", "extinction"} <= both[0]
    # A match's time is not that of rocks, so that neither filters the other.
    assert series("coral-stages").shared("time") is None
    assert series("coral-stages").shared("time Ma") is not None


def test_a_column_is_called_with_its_unit():
    reefs = series("virgin-reefs")
    assert with_unit(reefs, "depth_m", SAY) == "depth (m)"
    assert title(reefs, "coral_cover", SAY) == "coral cover"


def test_an_unknown_series_is_told_those_that_there_are():
    with pytest.raises(ReefkitError) as told:
        series("coral-stage")
    assert told.value.message.id == "reject-data-no-such-series"
    assert "coral-stages" in str(told.value)


def test_the_exports_dictionary_tells_a_matchs_columns():
    scores = Dataset("scores", OWN, pd.DataFrame({"part": ["algae"]}), reading="scores")
    assert meaning(scores, "part", SAY).id == "export-column-scores-part"


@each_case(
    ("game", "name"), [(each.id, name) for each in games().values() for name in each.readings]
)
def test_every_column_of_every_table_of_a_match_is_explained(game: str, name: str):
    """In the explorer and in the dictionary of a class's export; with no other game's words."""
    columns = games()[game].readings[name].columns
    table = Dataset(name, OWN, pd.DataFrame(columns=list(columns)), reading=name)
    told = {each: meaning(table, each, SAY) for each in columns}
    assert [each for each, one in told.items() if one is None] == []
    assert [each for each in columns if title(table, each, PSEUDO)[0] != "["] == []
    exported = [about_column(name, each, SAY) for each in columns]
    assert [each.id for each in exported if not SAY.has(each.id)] == []
    assert about_file(name, SAY).id != "export-file-other"
    if name not in {"presence", "diversity"}:  # the explorer has these from all games alike
        assert SAY.has(f"data-table-{name}")
    said = " ".join(SAY.render(each) for each in [*told.values(), *exported] if each)
    strange = {
        "reef": "rock|token",
        "climate": "disaster|rock|reef",
        "succession": "disaster|coral",
    }
    assert not re.search(strange.get(game, "disaster|rock|founding"), said.replace(ROUNDS, ""))


# ---- Conditions and categories


def test_conditions_are_shared_by_the_names_of_columns():
    made = dataset(who=["a", "b", "a"], n=[1.0, 2.0, np.nan])
    assert rows_of(made, [Condition("who", texts=("a",))]).tolist() == [True, False, True]
    assert rows_of(made, [Condition("who", texts=("a",), without=True)]).tolist() == [
        False,
        True,
        False,
    ]
    assert rows_of(made, [Condition("n", 1.5)]).tolist() == [False, True, False]
    assert rows_of(made, [Condition("n", None, 1.5)]).tolist() == [True, False, False]
    assert rows_of(made, [Condition("elsewhere", 1, 2)]).all()
    assert rows_of(made, [Condition("who", texts=("nobody",))]).all()  # of another table
    assert not rows_of(made, [Condition("who", 1, 2)]).any()  # texts lie between no numbers


def test_categories_are_the_most_common_values_and_the_rest():
    made = dataset(kind=[*"aaabbc", *"defgh"])
    codes, found = categories(made, "kind", 4)
    assert [each.label for each in found] == ["a", "b", "c", ""]
    assert found[3].is_rest
    assert found[3].exclusion.texts == tuple("defgh")
    assert codes.tolist() == [0, 0, 0, 1, 1, 2, 3, 3, 3, 3, 3]


def test_many_numbers_are_cut_into_equal_steps():
    made = dataset(n=[*np.linspace(0, 10, 50), np.nan])
    codes, found = categories(made, "n", 7)
    assert [each.label for each in found] == ["0–2", "2–4", "4–6", "6–8", "8–10"]
    assert codes[-1] == -1
    kept = [~rows_of(made, [each.exclusion]) for each in found]
    assert np.array_equal(np.argmax(kept, axis=0)[:-1], codes[:-1])
    assert (np.sum(kept, axis=0)[:-1] == 1).all()
