"""What age erases, whatever the clock says: announced, put away, brought back, and only then gone."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select

from reefkit.classroom.store import ClassRow, Store, schema
from reefkit.classroom.store.classes.doors import DAYS
from reefkit.classroom.store.codes import hashed
from reefkit.classroom.store.limits import MOST_BY_ADDRESS, MOST_SET_UP
from reefkit.classroom.store.platforms import PlatformSignIn
from reefkit.classroom.store.quotas import BY_ALL
from reefkit.classroom.store.retention import (
    MOST_AHEAD,
    NOTICE,
    PUT_AWAY,
    STEADY,
    Ending,
    RunningDays,
    count_day,
)
from reefkit.match.errors import Rejection
from tests.classroom.conftest import NOON, Opener, run_for
from tests.match.toy import new_match

FAR = 300


def at(store: Store, time: datetime) -> None:
    store._clock.now = time  # type: ignore[attr-defined]


def move(store: Store, **by: float) -> None:
    at(store, store._clock.now + timedelta(**by))  # type: ignore[attr-defined]


def there(store: Store) -> list[str]:
    return sorted(row.name for row in store.classes.all())


def counted(store: Store) -> int:
    """Return how many days have been counted."""
    with store._database.write() as connection:
        return count_day(connection, store._clock()).number


def marks(store: Store) -> list[str]:
    """Return the ids of all that is marked as old."""
    settings = schema.settings.c
    with store._database.read() as connection:
        found = select(settings.key).where(settings.scope.startswith("old:"))
        return list(connection.execute(found).scalars())


@pytest.fixture
def klass(store: Store) -> ClassRow:
    return store.classes.create("Biology 9b", "Ms Ray")[0]


@pytest.mark.parametrize("far", [FAR, -FAR, 20_000, -20_000])
def test_a_clock_that_is_wrong_at_one_start_erases_nothing(store: Store, klass: ClassRow, far: int):
    stranger = store.people.create("Sol")
    right = store._clock.now  # type: ignore[attr-defined]
    at(store, right + timedelta(days=far))
    for _ in range(3):  # however often a server starts on that day
        assert store.classes.erase_expired() == []
        assert store.classes.erase_idle() is None
    assert marks(store) == []
    assert store.retention.days_off() == far
    assert store.classes.by_code(klass.code, "v") == klass
    at(store, right)
    assert run_for(store, 20) == []
    assert store.retention.days_off() == 0
    assert store.retention.ending(klass.id) is None
    assert there(store) == ["Biology 9b"]
    assert store.people.get(stranger.id) is not None


@pytest.mark.parametrize("far", [FAR, -FAR, -20_000])
def test_a_class_made_by_a_wrong_clock_outlives_the_right_one(store: Store, far: int):
    """As on a small computer without a battery, which begins in 1970 until it finds a network."""
    at(store, NOON + timedelta(days=far))
    store.classes.create("9b")
    run_for(store, 5)
    at(store, NOON)
    assert run_for(store, STEADY + PUT_AWAY + NOTICE - 2) == []
    assert there(store) == ["9b"]


def test_a_clock_that_goes_on_from_far_away_is_believed_again(store: Store, klass: ClassRow):
    run_for(store, 2)
    move(store, days=FAR)
    for day in range(1, STEADY):
        run_for(store, 1)
        assert (counted(store), store.retention.days_off()) == (2, FAR + day)
    run_for(store, 1)
    assert (counted(store), store.retention.days_off()) == (3, 0)
    run_for(store, PUT_AWAY)
    assert store.retention.ending(klass.id) == Ending(NOTICE, is_put_away=False)


def test_a_far_day_that_comes_again_and_again_is_never_believed(store: Store, klass: ClassRow):
    """A clock that begins at the same day with each start counts nothing."""
    counted(store)
    for _ in range(10):
        at(store, datetime(1970, 1, 1, 1, tzinfo=UTC))
        assert store.classes.erase_expired() == []
    assert counted(store) == 1


def test_an_old_class_is_announced_put_away_and_erased(store: Store):
    klass, key = store.classes.create("9b", days=NOTICE + 2)
    person = store.people.create("Sol")
    store.classes.join(klass.id, person.id, "Sol")
    run_for(store, 1)
    assert store.retention.ending(klass.id) is None
    run_for(store, 1)
    assert store.retention.ending(klass.id) == Ending(NOTICE, is_put_away=False)
    run_for(store, NOTICE - 1)
    assert store.retention.ending(klass.id) == Ending(1, is_put_away=False)
    assert store.classes.by_code(klass.code, "v") == klass
    assert store.classes.of_person(person.id) == [klass]
    run_for(store, 1)
    assert store.retention.ending(klass.id) == Ending(PUT_AWAY, is_put_away=True)
    assert store.classes.by_code(klass.code, "v") is None
    assert store.classes.of_person(person.id) == []
    move(store, days=-FAR)
    assert store.classes.erase_expired() == []
    move(store, days=FAR)
    assert store.retention.ending(klass.id) == Ending(PUT_AWAY, is_put_away=True)
    token = store.classes.sign_in(klass.id)
    assert store.classes.by_key(key, "v") == store.classes.signed_in(token) == klass
    assert run_for(store, PUT_AWAY - 1) == []
    assert store.retention.ending(klass.id) == Ending(1, is_put_away=True)
    assert run_for(store, 1) == ["9b"]
    assert there(store) == []
    assert store.people.get(person.id) is None


@pytest.mark.parametrize("when", [1, NOTICE + 1, NOTICE + PUT_AWAY])
def test_a_class_is_kept_until_it_is_erased(store: Store, when: int):
    klass, _ = store.classes.create("9b", days=NOTICE)
    run_for(store, when)
    assert store.retention.ending(klass.id) is not None
    store.classes.extend(klass.id, DAYS)
    assert store.retention.ending(klass.id) is None
    assert store.classes.by_code(klass.code, "v") == store.classes.get(klass.id)
    assert run_for(store, NOTICE + PUT_AWAY + 1) == []


def test_days_on_which_no_server_ran_do_not_count(store: Store):
    klass, _ = store.classes.create("9b", days=NOTICE)
    run_for(store, 1)
    assert run_for(store, 3, apart=MOST_AHEAD) == []
    assert store.retention.ending(klass.id) == Ending(NOTICE - 3, is_put_away=False)


def test_servers_of_one_store_count_a_day_once(place: str, opened: Opener):
    one, two = opened(place), opened(place)
    for day in range(1, 6):
        for each in (one, two, one):
            at(each, NOON + timedelta(days=day))
            each.classes.erase_expired()
        assert counted(two) == day
    at(two, NOON + timedelta(days=FAR))  # its clock alone is wrong, for as long as it may be
    for day in range(6, 12):
        at(one, NOON + timedelta(days=day))
        move(two, days=1)
        assert (counted(two), counted(one)) == (day - 1, day)


def test_no_day_counts_twice_though_the_clock_is_put_back_a_little():
    days = RunningDays(NOON.date())
    for day in (0, 0, 1, 0, 1, 2, 1, 2):
        days = days.with_day(NOON.date() + timedelta(days=day))
    assert (days.number, days.doubtful) == (3, ())


def test_what_belongs_to_nobody_waits_for_its_days_too(store: Store):
    store.work.remember("visitor:left", "toy/current", "Zephyrine")
    store.platforms.visitor_of("a-platform", "subject")
    store.matches.create(new_match(None, seed=8), id="match-of-nobody")
    run_for(store, 2, apart=90)
    run_for(store, PUT_AWAY - 1)
    with store._database.read() as connection:
        assert connection.execute(select(schema.platform_people)).first() is not None
    assert store.matches.rows(["match-of-nobody"])
    assert store.work.recall("visitor:left", "toy/current") == "Zephyrine"
    run_for(store, 1)
    with store._database.read() as connection:
        assert connection.execute(select(schema.platform_people)).first() is None
    assert marks(store) == []
    assert not store.matches.rows(["match-of-nobody"])
    assert store.work.recall("visitor:left", "toy/current") is None


# ---- What a clock that was ahead has counted, signed in or put off holds nobody up once it is right


def test_guesses_of_a_clock_that_was_ahead_keep_nobody_out(store: Store):
    move(store, days=FAR)
    for _ in range(MOST_SET_UP):
        store.limits.count_wrong("set-up", "school")
    with pytest.raises(Rejection):
        store.limits.allow_try("set-up", "school")
    assert store.limits.met()
    for number in range(MOST_BY_ADDRESS):
        store.classes.by_code("KELP 222", f"visitor-{number}", "school")
    assert store.classes.is_guessed_at()
    move(store, days=-FAR)
    assert not store.classes.is_guessed_at()
    store.limits.allow_try("set-up", "school")
    assert store.limits.met() == []


def test_files_of_a_clock_that_was_ahead_fill_no_quota(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("reefkit.classroom.store.quotas.BY_ALL", type(BY_ALL)(1, 1000))
    move(store, days=FAR)
    store.allow_file(b"", "mine.reef", ("one", "192.0.2.1"))
    with pytest.raises(Rejection):
        store.allow_file(b"", "mine.reef", ("two", "192.0.2.2"))
    move(store, days=-FAR)
    store.allow_file(b"", "mine.reef", ("two", "192.0.2.2"))


def test_a_sign_in_of_a_clock_that_was_ahead_ends_with_it(store: Store, klass: ClassRow):
    move(store, days=FAR)
    token = store.classes.sign_in(klass.id)
    hashes = {hashed(token)}
    sent = store.platforms.sign_in(PlatformSignIn("visitor", "Sol", True, {}))
    assert store.classes.signed_in(token) == klass
    assert store.classes.still_signed_in(hashes) == hashes
    assert store.platforms.signed_in(sent) is not None
    move(store, days=-FAR)
    assert store.classes.signed_in(token) is None
    assert store.classes.still_signed_in(hashes) == set()
    assert store.platforms.signed_in(sent) is None


def test_a_server_that_ran_by_a_clock_ahead_is_not_here(store: Store, place: str):
    if "postgresql" in place:
        pytest.skip("it goes by the database's clock")
    move(store, days=FAR)
    store.servers.say_here("a", "east", "1.0", "CODE-A")
    move(store, days=-FAR)
    assert not store.servers.have_code("CODE-A")
    assert not store.servers.list()[0].is_here


def test_where_a_page_is_is_noted_again_once_the_clock_is_put_back(store: Store, klass: ClassRow):
    person = store.people.create("Sol")
    store.classes.join(klass.id, person.id, "Sol")
    move(store, days=FAR)
    store.classes.seen(klass.id, person.id, {"part": "play"})
    move(store, days=-FAR)
    store.classes.seen(klass.id, person.id, {"part": "play"})
    now = store._clock.now.isoformat()  # type: ignore[attr-defined]
    assert store.classes.presence(klass.id)[person.id].time <= now
