"""The shipped series are whole, say where they are from, and carry the licence that must travel."""

import pytest

from tests.ecology.science import FOLDER, rows

SERIES = {
    "caribbean_noaa_region_year.csv": (84, 6),
    "fossil_coral_diversity_by_stage.csv": (41, 26),
    "fossil_coral_genus_by_stage.csv": (3377, 4),
    "fossil_coral_genus_ranges.csv": (824, 15),
    "geological_stages_gts2020.csv": (95, 11),
    "usvi_tcrmp_bleaching_thresholds.csv": (43, 3),
    "usvi_tcrmp_coral_species_cover.csv": (7807, 4),
    "usvi_tcrmp_site_year.csv": (590, 20),
}


@pytest.mark.parametrize("name", SERIES)
def test_a_series_is_whole_and_credited(name: str) -> None:
    table = rows(name)
    assert (len(table), len(table[0])) == SERIES[name]
    assert all(None not in row and None not in row.values() for row in table)
    assert f"`{name}`" in (FOLDER / "README.md").read_text(encoding="utf-8")


def test_no_series_is_here_without_being_known() -> None:
    assert {path.name for path in FOLDER.glob("*.csv")} == set(SERIES)


@pytest.mark.parametrize(
    "credit",
    [
        "Paleobiology Database",
        "10.1111/2041-210X.13161",
        "Kiessling & Kocsis 2015",
        "Gradstein, Ogg, Schmitz & Ogg 2020",
        "Territorial Coral Reef Monitoring Program",
        "Groves & Viehman 2023",
        "CC BY 4.0",
    ],
)
def test_the_credits_are_named(credit: str) -> None:
    assert credit in (FOLDER / "README.md").read_text(encoding="utf-8")


def test_the_licence_of_the_reef_monitoring_travels_with_its_files() -> None:
    text = (FOLDER / "LICENSE-tcrmp.txt").read_text(encoding="utf-8")
    assert "Copyright (c) 2022 tcrmp authors" in text
    assert "above copyright notice and this permission notice shall be included" in text


def test_the_stages_of_the_corals_are_those_of_the_time_scale() -> None:
    scale = {row["stg"]: row for row in rows("geological_stages_gts2020.csv")}
    for stage in rows("fossil_coral_diversity_by_stage.csv"):
        same = scale[stage["stg"]]
        assert stage["stage"] == same["stage"]
        assert stage["system"] == same["system"]
        assert stage["colour"] == same["col"]
        assert float(stage["bottom_ma"]) == float(same["bottom"])
        assert float(stage["top_ma"]) == float(same["top"])
