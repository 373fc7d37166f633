"""Tables of one's own: what a file is taken for, what is left out, and what can be chosen."""

import io
import zipfile
from datetime import date

import msgspec
import numpy as np
import pandas as pd
import pytest
import xlsxwriter
from hypothesis import given
from hypothesis import strategies as st

from reefkit.data_lab.categories import categories
from reefkit.data_lab.choices import GraphChoices
from reefkit.data_lab.dataset import as_text, shown, unit
from reefkit.data_lab.drawing import date_ticks
from reefkit.data_lab.explorer import Explorer
from reefkit.data_lab.graph_kinds import first_choices
from reefkit.data_lab.own_choices import preview
from reefkit.data_lab.own_table import (
    MOST_COLUMNS,
    MOST_ROWS,
    OwnTable,
    TableChoices,
    own_table,
    read_own,
    typed_date,
)
from reefkit.data_lab.row_filter import rows_of
from reefkit.text import ReefkitError, catalogue
from tests.support.tree import ROOT

SAY = catalogue()
FILES = ROOT / "tests" / "data" / "tables"


def opened(name: str, **choices: object) -> OwnTable:
    given = msgspec.convert(choices, TableChoices)
    return read_own((FILES / name).read_bytes(), name, choices=given)


def said(table: OwnTable) -> str:
    return " ".join(SAY.render(each, strict=True) for each in table.notes)


# What each file is: its rows, kinds of its columns by their first letters, and what is said.
KINDS = {
    "n": "number", "w": "whole", "t": "text", "i": "identifier", "d": "date", "a": "age",
    "y": "yes-no",
}  # fmt: skip
LETTERS = "The letters were read as {}, such as in “{}”. If they look wrong, choose another encoding below."
EXPECTED = {
    "big-ids.csv": (3, "iw", ""),
    "codap.csv": (3, "ttny", "Lines 1 to 2, above the names, are left out. Columns left out, as they are empty: “Sleeps”."),
    "codes-as-floats.csv": (4, "nw", ""),
    "crw-station.csv": (2, "dwwwnnn", "Lines 1 to 5, above the names, are left out. YYYY, MM, and DD are also one date here: “YYYY-MM-DD”. You can leave it out below."),
    "crw-virtual-station.txt": (2, "dwwwnnnnnnw", "Lines 1 to 11, above the names, are left out. YYYY, MM, and DD are also one date here: “YYYY-MM-DD”. You can leave it out below."),
    "erddap-griddap.csv": (
        3, "dnnnn", "In “CRW_SST” one cell is a gap: NaN (line 4). In “CRW_DHW” one cell is a gap: NaN (line 4).",
    ),
    "erddap-names-with-units.csv": (2, "dtn", ""),
    "erddap-units-row.csv": (2, "dnn", ""),
    "excel-english.csv": (3, "tdnny", "Columns with empty cells: “Cover” (1)."),
    "excel-german.csv": (2, "tdnnny", f"{LETTERS.format('windows-1252', 'Großes')} In “Bedeckung” one cell is a gap: #NV (line 3)."),
    "excel-sep-line.csv": (1, "tw", "One row is left out: it has more than 2 cells (line 4)."),
    "excel-spanish.csv": (3, "twnyi", "The letters were read as windows-1252, such as in “Año”. If they look wrong, choose another encoding below. Columns with empty cells: “Cobertura” (1)."),
    "excel-spanish-mac.csv": (2, "twn", LETTERS.format("macroman", "Año")),
    "excel-unicode.txt": (2, "tnt", "Columns with empty cells: “Notes” (1)."),
    "form-answers.csv": (2, "tntt", ""),
    "gbif-quotes.csv": (5, "itw", ""),
    "gbif-simple.tsv": (3, "ittttwnnwdwwwit", "In “eventDate” one date has no day. It stands at the first day of the month or year (line 3). Columns with empty cells: “locality” (1), “individualCount” (1), “coordinateUncertaintyInMeters” (1), “day” (1), and “issue” (2)."),
    "inaturalist.csv": (2, "idttynni", "Columns with empty cells: “description” (1) and “taxon_id” (1)."),
    "leading-zeros.csv": (3, "iw", ""),
    "line-number.csv": (1, "ww", "One row is left out: it has more than 2 cells (line 5)."),
    "long-heads.csv": (2, "ww", ""),
    "na.csv": (3, "wtn", "In “cover” one cell is a gap: NA (line 3)."),
    "namibia.csv": (4, "tw", ""),
    "ndbc-buoy.txt": (2, "dwwwwwwnnnwnn", "#YY, MM, DD, hh, and mm are also one date here: “#YY-MM-DD”. You can leave it out below. In “WVHT” one cell is a gap: MM (line 4). In “DPD” one cell is a gap: MM (line 3)."),
    "near-coordinates-legend.csv": (6, "nw", ""),
    "no-names.csv": (2, "twn", "No row of names was found. The columns are V1, V2 and so on."),
    "numeric-codes-legend.csv": (4, "iw", ""),
    "obis-darwin-core.csv": (3, "tttinnnttyy", "Columns with empty cells: “minimumDepthInMeters” (1)."),
    "past.txt": (3, "twww", "In “South” one cell is a gap: ? (line 3)."),
    "pbdb-occurrences.csv": (3, "ittitaann", "Lines 1 to 4, above the names, are left out. Columns with empty cells: “accepted_no” (1)."),
    "pbdb-ranges.csv": (3, "taa", ""),
    "r-write-table.txt": (2, "wwtn", "In “cover” one cell is a gap: NA (line 3)."),
    "reef-check-belt.csv": (3, "ttdnytwwwwt", "In “Date” years have two digits. “14-Mar-98” is in 1998. In “S3” one cell is a gap: nd (line 3). Columns with empty cells: “What errors?” (2)."),
    "reef-check-substrate.csv": (3, "twttw", "In “total” one cell is a gap: n/a (line 3)."),
    "semicolon-commas-in-head.csv": (2, "tww", ""),
    "space-after-comma.csv": (3, "ww", ""),
    "tab-decimal-comma.csv": (2, "wn", ""),
    "true-false.csv": (4, "yw", ""),
    "year-columns.csv": (2, "twww", "In “2002” one cell is a gap: nd (line 3)."),
}  # fmt: skip


def test_every_file_of_the_field_has_a_case():
    assert {each.name for each in FILES.iterdir()} == {*EXPECTED, "README.md"}


@pytest.mark.parametrize("name", EXPECTED)
def test_a_file_of_the_field_is_understood(name: str):
    rows, kinds, notes = EXPECTED[name]
    table = opened(name)
    assert len(table.dataset) == rows
    assert list(table.found.kinds.values()) == [KINDS[each] for each in kinds]
    assert said(table) == notes


@pytest.mark.parametrize("name", EXPECTED)
def test_what_was_found_reads_the_same_table_again(name: str):
    table = opened(name)
    again = read_own((FILES / name).read_bytes(), name, choices=table.found)
    assert again.found == table.found
    pd.testing.assert_frame_equal(again.dataset.frame, table.dataset.frame)


# ---- what must not be lost


def test_quotation_marks_of_gbif_are_signs_like_any_other():
    localities = opened("gbif-quotes.csv").dataset.frame["locality"]
    assert localities.tolist() == ['"North" reef', '"South flat', "East", 'West" end', "Far"]


def test_signs_for_a_missing_value_are_gaps_among_numbers_and_words_elsewhere():
    assert np.array_equal(opened("na.csv").dataset.numbers("cover"), [31.5, np.nan, 12], True)
    assert opened("na.csv").found.missing == ("NA",)
    assert opened("namibia.csv").dataset.frame["countryCode"].tolist() == ["NA", "ZA", "NA", "ZA"]
    assert opened("namibia.csv", missing=("NA",)).dataset.frame["countryCode"].isna().sum() == 2
    data = "n\n1\nnd\nNaN\nInf\n−4\n".encode()
    assert np.array_equal(
        read_own(data, "n.csv").dataset.numbers("n"), [1, np.nan, np.nan, np.nan, -4], True
    )


def test_a_row_of_units_gives_each_column_its_unit():
    table = opened("erddap-units-row.csv")
    assert unit(table.dataset, "sst", SAY) == "degree_C"
    assert table.dataset.numbers("sst").tolist() == [27.31, 27.4]
    assert len(opened("erddap-units-row.csv", units=False).dataset) == 3
    assert opened("excel-english.csv").dataset.units == {"Cover": "%"}


ESTACIONES = """estación;cobertura;observación
Peñón del Norte;12,5;más corales jóvenes
La Parguera;3,1;erizos pequeños
"""
ORTE = """Ort;Größe;Bemerkung
Außenriff;12,5;schöne große Kolonie
Innenriff;3,1;über Nacht gebleicht
"""


@pytest.mark.parametrize("encoding", ["windows-1252", "macroman", "cp850", "cp437"])
@pytest.mark.parametrize("text", [ESTACIONES, ORTE])
def test_letters_are_right_and_the_encoding_can_be_chosen(text: str, encoding: str):
    table = read_own(text.encode(encoding), "f.csv")
    head, *rows = (line.split(";") for line in text.splitlines())
    assert list(table.names) == head
    assert table.dataset.frame[head[2]].tolist() == [row[2] for row in rows]
    found = table.found.encoding
    assert found in (encoding if not encoding.startswith("cp") else {"cp850", "cp437"})
    word = next(each for each in text.replace(";", " ").split() if not each.isascii())
    assert said(table).startswith(f"The letters were read as {found}, such as in “{word}”.")
    chosen = read_own(text.encode(encoding), "f.csv", choices=TableChoices(encoding=encoding))
    assert chosen.notes == (), "it is not asked twice"
    assert chosen.names == table.names


def test_identifiers_are_shown_as_written():
    def cells(name: str, column: str) -> list[str]:
        data = opened(name).dataset
        return [shown(data, column, each, SAY) for each in data.frame[column]]

    assert cells("leading-zeros.csv", "site") == ["007", "07", "7"]
    assert cells("big-ids.csv", "id")[::2] == ["9007199254740993", "12345678901234567890"]
    assert cells("numeric-codes-legend.csv", "collection_no")[0] == "210431"
    assert read_own(b"plot,n\n1E2,1\n3,2\n", "n.csv").dataset.frame["plot"].tolist() == ["1E2", "3"]


def test_numbers_may_be_groups_without_marks_of_thousands():
    table = opened("codes-as-floats.csv", kinds={"grp": "group"})
    assert table.dataset.codes("grp")[1] == ("1.0", "2.0")
    assert table.dataset.variables[0].kind == "category"


@pytest.mark.parametrize(
    ("text", "decimal", "numbers", "note"),
    [
        ("n;m\n1,5;2\n", ",", [1.5], ""),
        ("n;m\n1.234;2\n2.5;3\n", ".", [1.234, 2.5], ""),
        ("n;m\n1.234,5;2\n", ",", [1234.5], ""),
        ("n;m\n1.234;2\n", ".", [1.234], "“1.234” can be read in two ways."),
        ('n,m\n"1,234",2\n', ".", [1234], "“1,234” can be read in two ways."),
        ("n\tm\n1,234\t2\n", ",", [1.234], "“1,234” can be read in two ways."),
        ("n;m\n1 234,5;2\n", ",", [1234.5], ""),
    ],
)
def test_the_decimal_mark_is_found_or_asked(
    text: str, decimal: str, numbers: list[float], note: str
):
    table = read_own(text.encode(), "n.csv")
    assert (table.found.decimal, table.dataset.numbers("n").tolist()) == (decimal, numbers)
    assert said(table).startswith(note)
    assert bool(note) == bool(table.notes)
    chosen = read_own(text.encode(), "n.csv", choices=TableChoices(decimal=decimal))
    assert chosen.notes == (), "it is not asked twice"


def test_a_site_called_e5_is_no_number():
    assert read_own(b"site,n\nE5,1\nE6,2\n", "f.csv").found.kinds["site"] == "text"


@pytest.mark.parametrize("last", ["2021-02-28", "2021/02/28", "2021-02-30"])
def test_a_date_of_another_form_changes_no_other(last: str):
    frame = read_own(f"day\n2021-02-01\n{last}\n".encode(), "f.csv").dataset.frame
    read = [str(each)[:10] for each in frame["day"]]
    assert read == ["2021-02-01", last[:10].replace("/", "-")]


def test_long_heads_differ_and_equal_heads_are_told_apart():
    assert [each[-8:] for each in opened("long-heads.csv").names] == ["(site A)", "(site B)"]
    assert all(len(each) <= 60 for each in opened("long-heads.csv").names)
    table = read_own(b"a,a,\n1,2,3\n", "a.csv")
    assert table.names == ("a", "a (2)", "V3")
    assert said(table) == "Two columns have the name “a”. The second is “a (2)” here."


def test_a_line_is_counted_as_in_the_file():
    data = b'a,b\n"x\ny",1\n\nz,nd\n,2,3\n'
    assert said(read_own(data, "a.csv")) == (
        "One row is left out: it has more than 2 cells (line 6). "
        "In “b” one cell is a gap: nd (line 5)."
    )
    long = b"a,b\n" + b"1,2\n1\n" * 9
    assert "9 rows have fewer than 2 cells (lines 3, 5, 7, 9, 11, and 13, and 3 more)" in said(
        read_own(long, "a.csv")
    )


def test_dates_are_a_time_axis_and_keep_their_days():
    table = opened("excel-english.csv")
    assert [shown(table.dataset, "Date", each, SAY) for each in table.dataset.frame["Date"]] == [
        "2021-03-14", "2021-12-01", "2022-01-30",
    ]  # fmt: skip
    years = table.dataset.numbers("Date")
    assert np.allclose(years, [2021 + 72 / 365, 2021 + 334 / 365, 2022 + 29 / 365])
    assert table.dataset.variable("Date").kind == "time"


@pytest.mark.parametrize(
    ("cells", "order", "first"),
    [
        (["03/04/2021", "04/04/2021"], "day-first", "2021-04-03"),
        (["03-04-2021", "13-04-2021"], "", "2021-04-03"),
        (["03/04/2021", "03/13/2021"], "", "2021-03-04"),
        (["3.4.2021"], "", "2021-04-03"),
        (["03/03/2021"], "", "2021-03-03"),
    ],
)
def test_the_order_of_day_and_month_is_found_or_asked(cells: list[str], order: str, first: str):
    def days(**choices: object) -> tuple[OwnTable, list[str]]:
        data = "\n".join(["d,n", *(f"{cell},1" for cell in cells)]).encode()
        table = read_own(data, "d.csv", choices=msgspec.convert(choices, TableChoices))
        return table, [as_text(each) for each in table.dataset.frame["d"]]

    table, read = days()
    assert (table.found.dates, read[0]) == (order, first)
    asked = "“03/04/2021” can be read in two ways. Here it is day, month and year."
    assert said(table).startswith(asked if order else "")
    assert bool(table.notes) == bool(order), "what the cells tell is not asked"
    chosen, turned = days(dates="month-first")
    assert chosen.notes == (), "it is not asked twice"
    assert turned[0] == ("2021-03-04" if order else first)


@pytest.mark.parametrize(
    ("cells", "read", "unit", "note"),
    [
        (["2020-01-01T00:00:00+02:00"], ["2020-01-01"], "UTC+02:00", ""),
        (["2020-01-01 09:30:00.5 -0330"], ["2020-01-01 09:30:00.500000"], "UTC-03:30", ""),
        (["2020-01-01T09:30Z", "2020-01-02"], ["2020-01-01 09:30:00", "2020-01-02"], "UTC", ""),
        (["2020-01-01T09:30"], ["2020-01-01 09:30:00"], "", ""),
        (
            ["2020-01-01T00:30+02", "2020-07-01T00:30+03:00", "2020-01-01 08:00 UTC"],
            ["2019-12-31 22:30:00", "2020-06-30 21:30:00", "2020-01-01 08:00:00"], "UTC",
            "In “when” the times are of several time zones. 2 of them were converted to UTC (lines 2 and 3).",
        ),
        (
            ["2020-01-01T09:30Z", "2020-01-01T09:30"], ["2020-01-01 09:30:00"] * 2, "UTC",
            "In “when” one time has no time zone. It is read as UTC (line 3).",
        ),
    ],
)  # fmt: skip
def test_a_time_zone_is_the_unit_of_a_column(
    cells: list[str], read: list[str], unit: str, note: str
):
    table = read_own("\n".join(["when,n", *(f"{cell},1" for cell in cells)]).encode(), "d.csv")
    assert [as_text(each) for each in table.dataset.frame["when"]] == read
    assert table.dataset.units.get("when", "") == unit
    assert said(table) == note


@pytest.mark.parametrize(
    ("low", "high", "texts"),
    [
        (2016 + 60 / 366, 2016 + 62.5 / 366, ["2016-03-01", "2016-03-02", "2016-03-03"]),
        (2020.9, 2021.6, ["2021-01", "2021-04", "2021-07"]),
        (1988, 2021, ["1990", "2010"]),
    ],
)
def test_a_time_axis_has_round_dates(low: float, high: float, texts: list[str]):
    found = date_ticks(low, high, 4)
    assert list(found.values()) == texts
    assert all(low <= each <= high for each in found)
    assert found.get(2021.0, "2021-01") == "2021-01"


def test_a_date_without_a_day_is_told():
    table = read_own(b"id,eventDate\na,2016-05\nb,2016\nc,2016-05-03\n", "gbif.csv")
    assert table.dataset.frame["eventDate"].dt.day.tolist() == [1, 1, 3]
    assert said(table) == (
        "In “eventDate” 2 dates have no day. They stand at the first day of the month or year"
        " (lines 2 and 3)."
    )


@pytest.mark.parametrize(
    ("cells", "year", "told"),
    [
        (["14-Mar-98", "2-Dec-01"], 1998, "“14-Mar-98” is in 1998."),
        (["14.03.98", "15.03.12"], 1998, "“14.03.98” is in 1998."),
        (["14 Mar 1998", "3 May 1999"], 1998, ""),
        (["March 14, 1998"], 1998, ""),
        (["14. März 1998", "1. Okt. 1999"], 1998, ""),
        (["14 de marzo de 1998", "3 mayo 1999"], 1998, ""),
        (["14 mars 1998", "3 août 1999"], 1998, ""),
        (["14 de março de 1998"], 1998, ""),
    ],
)
def test_a_date_may_name_its_month_and_shorten_its_year(cells: list[str], year: int, told: str):
    table = read_own("\n".join(["d;n", *(f"{each};1" for each in cells)]).encode(), "d.csv")
    assert table.found.kinds["d"] == "date"
    first = table.dataset.frame["d"][0]
    assert (first.year, first.month, first.day) == (year, 3, 14)
    assert said(table).endswith(told) if told else not table.notes


def test_columns_of_years_months_and_days_are_a_date_too():
    table = opened("crw-station.csv")
    assert list(table.dataset.frame)[:4] == ["YYYY-MM-DD", "YYYY", "MM", "DD"]
    assert table.dataset.frame["YYYY-MM-DD"].dt.strftime("%d %m %Y")[0] == "01 08 2022"
    assert "are also one date here: “YYYY-MM-DD”." in said(table)
    without = opened("crw-station.csv", columns=table.names[1:])
    assert "YYYY-MM-DD" not in without.dataset.frame
    assert opened("ndbc-buoy.txt").dataset.frame["#YY-MM-DD"].dt.minute.tolist() == [50, 40]


@pytest.mark.parametrize(
    ("file", "x", "y", "colour"),
    [
        ("obis-darwin-core.csv", "occurrenceStatus", "minimumDepthInMeters", ""),
        ("gbif-simple.tsv", "eventDate", "individualCount", ""),
        ("inaturalist.csv", "observed_on", "", ""),
        ("erddap-griddap.csv", "time", "CRW_SST", ""),
        ("erddap-names-with-units.csv", "time (UTC)", "sea_water_temperature (degree_C)", ""),
        ("crw-virtual-station.txt", "YYYY-MM-DD", "SST_MIN", ""),
        ("ndbc-buoy.txt", "#YY-MM-DD", "WDIR", ""),
        ("pbdb-occurrences.csv", "max_ma", "", ""),
        ("pbdb-ranges.csv", "first", "genus", ""),
        ("reef-check-belt.csv", "Date", "S1", ""),
        ("reef-check-substrate.csv", "year", "total", ""),
        ("r-write-table.txt", "year", "cover", ""),
        ("year-columns.csv", "reef", "2001", ""),
        (b"collection_no,lng,lat,max_ma,min_ma,n_occs\n7,1,2,9,8,5\n8,2,3,8,7,4\n",
         "max_ma", "n_occs", ""),
        (b"at,time,lat,temp,qc\n,UTC,deg,C,1\nA,2020,1,26,1\nA,2021,1,27,1\nB,2020,2,28,1\nB,2021,2,9,1\n",
         "time", "temp", "at"),
        (b"site,year,depth_m,coral\nA,2001,5,40\nB,2001,6,30\nA,2002,5,35\nB,2002,6,20\n",
         "year", "coral", "site"),
        (b"date_mid,date_year,decimalLatitude,sst\n1577836800000,2001,1,26\n1577836800001,2002,2,27\n",
         "date_year", "sst", ""),
        (b"Student,ID,Section,Quiz,Final Score\nAnn,11,S1,3,4\nBo,12,S1,5,7\nCy,13,S2,5,9\n",
         "Section", "Final Score", ""),
        (b"Name,Quiz,Total\nAnn,3,4\nBo,5,7\nCy,5,9\n", "Name", "Total", ""),
        (b"a,b\n3,4\n5,7\n", "b", "a", ""),
    ],
)  # fmt: skip
def test_the_first_graph_is_of_what_was_measured(file: str | bytes, x: str, y: str, colour: str):
    table = opened(file) if isinstance(file, str) else read_own(file, "own.csv")
    graph = first_choices(table.dataset)
    assert (graph.x, graph.y, graph.colour) == (x, y, colour)


def test_a_date_is_typed_as_its_column_writes_it_or_with_its_month_named():
    table = read_own(b"day,n\n13/02/2020,1\n01/03/2020,2\n", "d.csv")
    typed = typed_date("01/03/2020", "day", table)
    assert typed is not None
    assert typed == typed_date("1 March 2020", "day", table)


def test_empty_columns_and_cells_are_named():
    table = read_own(b"a,b,note,c\n1,,,x\n2,3,,\n,4,,\n", "n.csv")
    assert said(table) == (
        "Columns left out, as they are empty: “note”."
        " Columns with empty cells: “a” (1), “b” (1), and “c” (2)."
    )
    heads = [f"c{number}" for number in range(9)]
    wide = read_own(f"{','.join(heads)}\n{',' * 8}1\n{'2,' * 8}3\n".encode(), "w.csv")
    assert said(wide).endswith("“c5” (1), and 2 more.")


def test_first_values_are_shown_as_understood():
    data = "date;cover;x\nUTC;%;\n06/01/2018;28,5;1\n07/01/2018;3;2\n"
    table = read_own(data.encode(), "n.csv", choices=TableChoices(units=True))
    columns = preview(table, SAY)["columns"]
    assert columns[0]["values"] == ["6 January 2018", "7 January 2018"]
    assert columns[1]["values"] == ["28.5", "3"]
    closed = read_own(data.encode(), "n.csv", choices=TableChoices(units=True, columns=("x",)))
    assert preview(closed, SAY)["columns"][1]["values"] == ["28,5", "3"]


def test_ages_in_ma_have_today_at_the_right():
    for name, column in (("pbdb-occurrences.csv", "max_ma"), ("pbdb-ranges.csv", "first")):
        assert opened(name).dataset.variable(column).backwards
    assert not read_own(b"genus,first,last\nA,1,3\n", "r.csv").dataset.variable("first").backwards


# ---- what a reader may choose


def test_each_choice_overrides_what_was_found():
    assert opened("codap.csv", header=1).names[0] == "# name: Corals"
    assert opened("na.csv", header=0).names == ("V1", "V2", "V3")
    assert opened("na.csv", separator=";").names == ("year,reef,cover",)
    assert opened("excel-spanish-mac.csv", encoding="windows-1252").names[1] != "Año"
    wrong = opened("reef-check-belt.csv", kinds={"Organism Code": "number"})
    assert (
        "In “Organism Code” 3 cells are gaps: Butterflyfish, Diadema, and Grouper >30 cm"
        in said(wrong)
    )
    assert list(opened("gbif-simple.tsv", columns=("year", "species")).dataset.frame) == [
        "species",
        "year",
    ]


def test_of_a_wide_file_columns_are_chosen():
    heads = [f"c{n}" for n in range(MOST_COLUMNS + 5)]
    data = f"{','.join(heads)}\n{','.join(['', *'1' * (len(heads) - 1)])}\n".encode()
    table = read_own(data, "wide.csv")
    assert list(table.dataset.frame) == heads[1 : MOST_COLUMNS + 1], (
        "the empty one is not among them"
    )
    assert said(table) == (
        "Columns left out, as they are empty: “c0”. The file has 64 columns. The first 60 are open. You can choose others below."
    )
    chosen = read_own(data, "wide.csv", choices=TableChoices(columns=("c64",)))
    assert list(chosen.dataset.frame) == ["c64"]


def test_a_notebook_reads_the_same_table():
    table = opened("excel-german.csv", kinds={"Kolonien": "group"})

    def here(name: str, **choices: object) -> pd.DataFrame:
        return own_table(FILES / name, **choices)

    read = eval(table.dataset.python, {"own_table": here})  # noqa: S307  # a cell of ours
    pd.testing.assert_frame_equal(read, table.dataset.frame)


# ---- workbooks


def workbook() -> bytes:
    file = io.BytesIO()
    with xlsxwriter.Workbook(file) as book:
        sheet, other = book.add_worksheet("Data"), book.add_worksheet("More")
        sheet.write_row(1, 0, ["site", "day", "n", "alive"])
        sheet.write_row(2, 0, ["007", None, 3, True])
        sheet.write_datetime(2, 1, date(2020, 1, 2), book.add_format({"num_format": "d/m/yy"}))
        sheet.write_row(3, 0, ["08", None, 1.5, False])
        other.write_column(0, 0, ["a", 1])
    return file.getvalue()


def test_a_workbook_is_read_sheet_by_sheet():
    table = read_own(workbook(), "reef.xlsx")
    assert list(table.found.kinds.values()) == ["identifier", "date", "number", "yes-no"]
    assert table.found.header == 2
    assert table.dataset.frame["n"].tolist() == [3, 1.5]
    more = read_own(workbook(), "reef.xlsx", choices=TableChoices(sheet="More"))
    assert (more.names, more.cells.sheets) == (("a",), ["Data", "More"])


def test_an_open_document_is_read():
    file = io.BytesIO()
    cells = "".join(
        f"<table:table-row>{''.join(f'<table:table-cell {kind}><text:p>{text}</text:p></table:table-cell>' for kind, text in row)}</table:table-row>"
        for row in (
            [('office:value-type="string"', "reef"), ('office:value-type="string"', "n")],
            [('office:value-type="string"', "East"), ('office:value-type="float" office:value="2.5"', "2,5")],
        )
    )  # fmt: skip
    names = " ".join(
        f'xmlns:{e}="urn:oasis:names:tc:opendocument:xmlns:{e}:1.0"'
        for e in ("office", "table", "text")
    )
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("META-INF/manifest.xml", "<manifest/>")
        archive.writestr(
            "content.xml",
            f'<office:document-content {names}><office:body><office:spreadsheet><table:table table:name="A">{cells}</table:table></office:spreadsheet></office:body></office:document-content>',
        )
    table = read_own(file.getvalue(), "reef.ods")
    assert table.dataset.frame.to_dict("list") == {"reef": ["East"], "n": [2.5]}


def test_a_workbook_cannot_fill_the_memory():
    file = io.BytesIO()
    with xlsxwriter.Workbook(file) as book:
        sheet = book.add_worksheet()
        sheet.write(0, 0, 1)
        sheet.write(1_048_575, 16_383, 1)
    with pytest.raises(ReefkitError, match="larger than"):
        read_own(file.getvalue(), "far.xlsx")


# ---- refusals


@pytest.mark.parametrize(
    ("data", "id_"),
    [
        (b"a,b\n", "data-no-rows"),
        (b"", "data-no-rows"),
        (b"reef,n\nEast,1\n,2\n,3\nWest,4\n,5\n,6\n", "data-merged"),
        (b"\xff\xfe\x00a", "data-no-rows"),
        (b"a\0,b\n1,2\n", "data-no-text"),
        (b"PK\x03\x04\xe9", "data-no-text"),
        (b"a\n" + b"1\n" * (MOST_ROWS + 1), "data-too-many-rows"),
        (b"x" * (8 * 1024**2 + 1), "data-too-large"),
    ],
    ids=lambda given: str(given)[:20],
)
def test_a_file_that_cannot_be_read_gets_one_sentence(data: bytes, id_: str):
    with pytest.raises(ReefkitError) as told:
        read_own(data, "own.csv")
    assert told.value.message.id == f"reject-{id_}"
    assert SAY.render(told.value.message, strict=True).endswith(".")


def test_a_million_rows_are_told_what_can_be_done():
    with pytest.raises(ReefkitError) as told:
        read_own(b"a\n" + b"1\n" * 1_000_000, "own.csv")
    assert SAY.render(told.value.message) == (
        "The table has 1,000,000 rows. Up to 100,000 can be opened. "
        "Keep a part of them in a smaller file, such as one year or one place."
    )


def test_rows_without_cells_are_not_counted():
    rows = b'"x\n\ny",3\n' * 20_000
    table = read_own(b"a,b\n" + rows + b",\r\n" * (MOST_ROWS + 1), "own.csv")
    assert len(table.dataset.frame) == 20_000


@given(st.binary(max_size=400))
def test_no_bytes_break_the_reading(data: bytes):
    try:
        assert len(read_own(data, "own.csv").dataset) > 0
    except ReefkitError as told:
        assert SAY.render(told.message, strict=True)  # noqa: PT017  # either is right


# ---- exact values in the explorer


@pytest.mark.parametrize(
    ("name", "column"),
    [
        ("near-coordinates-legend.csv", "decimalLatitude"),
        ("numeric-codes-legend.csv", "collection_no"),
    ],
)
def test_a_legend_entry_is_one_exact_value(name: str, column: str):
    for choices in (TableChoices(), TableChoices(kinds={column: "number"})):
        data = read_own((FILES / name).read_bytes(), name, choices=choices).dataset
        codes, found = categories(data, column, 7)
        for at, each in enumerate(found):
            assert np.array_equal(~rows_of(data, [each.exclusion]), codes == at)
    explorer = Explorer([data])
    graph = GraphChoices(dataset=data.id, x=data.variables[1].name, colour=column)
    explorer.choices = msgspec.structs.replace(explorer.choices, graphs=(graph,))
    entries = [each["name"] for each in explorer.cards[0]._legend()]
    assert len(entries) == len(set(entries)) == data.frame[column].nunique()


def test_each_choice_can_be_changed_on_the_page():
    explorer = Explorer([opened("na.csv").dataset])
    data = b"station;old\nreef;cover;code\nEast;1.234;7\nWest;x;8\n"
    explorer.act("data-file", {"name": "reef.csv"}, data)

    def choose(field: str, value: str) -> OwnTable:
        explorer.act("data-read", {"dataset": "own-1", "field": field, "value": value})
        assert explorer.said is None
        return explorer._own["own-1"][2]

    def now() -> OwnTable:
        return explorer._own["own-1"][2]

    assert now().found.header == 2
    assert now().found.kinds["cover"] == "text"
    explorer.act("data-read-kind", {"dataset": "own-1", "column": "cover", "value": "number"})
    assert "In “cover” one cell is a gap: x (line 4)." in explorer.head.html
    assert choose("decimal", ",").dataset.numbers("cover")[0] == 1234
    assert choose("missing", "x 8").dataset.frame["code"].isna().tolist() == [False, True]
    explorer.act("data-read-column", {"dataset": "own-1", "column": "reef", "checked": False})
    assert list(now().dataset.frame) == ["cover", "code"]
    assert choose("units", "true").dataset.units == {"cover": "1.234", "code": "7"}
    assert choose("header", "0").names == ("V1", "V2", "V3")
    assert choose("separator", "comma").names == ("V1",)
    assert choose("separator", "semicolon").found.separator == ";"
    explorer.act("data-read", {"dataset": "own-1", "field": "header", "value": "x"})
    assert explorer.said.id == "reject-data-not-understood"
    explorer.act("data-read", {"dataset": "own-7", "field": "header", "value": "1"})
    assert explorer.said.id == "reject-data-no-dataset"


def test_the_order_of_dates_is_offered_where_it_is_in_doubt():
    explorer = Explorer([opened("na.csv").dataset])
    explorer.act("data-file", {"name": "told.csv"}, b"d,n\n13/04/2021,1\n")
    assert "choose-own-1-dates" not in explorer.head.html
    explorer.act("data-file", {"name": "asked.csv"}, b"d,n\n03/04/2021,1\n")
    assert "choose-own-2-dates" in explorer.head.html
    explorer.act("data-read", {"dataset": "own-2", "field": "dates", "value": "month-first"})
    assert explorer.datasets["own-2"].frame["d"].dt.month.tolist() == [3]
    assert "choose-own-2-dates" in explorer.head.html, "it can be chosen again"
