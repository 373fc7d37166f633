"""The PostgreSQL that the store's tests will use keeps what is written, for one test alone."""

import psycopg
import pytest

from tests.support.postgres import with_database


def test_what_is_written_is_read_back_by_another_connection(postgres_url: str):
    with psycopg.connect(postgres_url) as connection:
        connection.execute("CREATE TABLE entry (position integer PRIMARY KEY, sentence text)")
        connection.execute("INSERT INTO entry VALUES (1, %s)", ("Öffne das Riff ≥ 1",))
    with psycopg.connect(postgres_url) as connection:
        rows = connection.execute("SELECT position, sentence FROM entry").fetchall()
    assert rows == [(1, "Öffne das Riff ≥ 1")]


def test_of_two_writers_at_one_position_the_second_loses(postgres_url: str):
    with psycopg.connect(postgres_url, autocommit=True) as first:
        first.execute("CREATE TABLE entry (position integer PRIMARY KEY)")
        first.execute("INSERT INTO entry VALUES (1)")
        with (
            psycopg.connect(postgres_url, autocommit=True) as second,
            pytest.raises(psycopg.errors.UniqueViolation),
        ):
            second.execute("INSERT INTO entry VALUES (1)")


@pytest.mark.parametrize("_time", [1, 2])
def test_every_test_has_an_empty_database(postgres_url: str, _time: int):
    with psycopg.connect(postgres_url) as connection:
        tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        assert tables.fetchall() == []
        connection.execute("CREATE TABLE left_behind (a integer)")


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        (
            "postgresql://me:pw@h:5/old?sslmode=require",
            "postgresql://me:pw@h:5/new?sslmode=require",
        ),
        ("postgresql+psycopg://me@h", "postgresql+psycopg://me@h/new"),
    ],
)
def test_an_address_can_name_another_database(address: str, expected: str):
    assert with_database(address, "new") == expected
