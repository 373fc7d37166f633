"""The current tables of the store (`migrations` has their history).

Answers, notes, plots and entries are only ever added: a later version is stored next to the earlier
one. Values are JSON as text rather than a database's JSON type, which would reorder keys and refuse
some values: an answer is stored exactly as given. Times are text, ISO 8601 in UTC. No foreign key
leads from work to a match: answers about a match are kept even if the match is not stored.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

VERSIONS = ("0001",)
"""All versions of the schema, the oldest first; each is the number of a migration."""

HEAD = VERSIONS[-1]

ID = String(40)
KEY = String(200)
TIME = String(40)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# A resume code is stored as plain text and not hashed: a receipt can show it again, and anyone who
# can read this table can read all the work that the code would open.
people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(100), nullable=False),
    Column("code", String(20), nullable=False, unique=True),
    Column("created", TIME, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("visitor", KEY, nullable=False),
    Column("person", ID, ForeignKey("people.id"), nullable=False),
    Column("added", TIME, nullable=False),
    UniqueConstraint("visitor", "person"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(100), nullable=False),
    Column("created", TIME, nullable=False),
    Column("header", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("match", ID, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(200), nullable=False),
    Column("person", ID, ForeignKey("people.id"), index=True),
)

# The long text is the last column, so that SQLite can count the others without reading it.
entries = Table(
    "entries",
    metadata,
    Column("match", ID, ForeignKey("matches.id"), primary_key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("time", TIME, nullable=False),
    Column("survey", Boolean, nullable=False),
    Column("line", Text, nullable=False),
)

answers = Table(
    "answers",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("id", ID, nullable=False, unique=True),
    Column("person", ID, ForeignKey("people.id"), nullable=False),
    Column("lesson", KEY, nullable=False),
    Column("sheet", KEY, nullable=False),
    Column("question", KEY, nullable=False),
    Column("attempt", Integer, nullable=False),
    Column("match", ID),
    Column("time", TIME, nullable=False),
    Column("taken", TIME),
    Column("raw", Text, nullable=False),
    UniqueConstraint("person", "lesson", "sheet", "question", "attempt"),
)

finished = Table(
    "finished",
    metadata,
    Column("person", ID, ForeignKey("people.id"), primary_key=True),
    Column("lesson", KEY, primary_key=True),
    Column("sheet", KEY, primary_key=True),
    Column("time", TIME, nullable=False),
    Column("taken", TIME),
)

notes = Table(
    "notes",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("id", ID, nullable=False, unique=True),
    Column("person", ID, ForeignKey("people.id"), nullable=False),
    Column("lesson", KEY, nullable=False),
    Column("key", KEY, nullable=False),
    Column("time", TIME, nullable=False),
    Column("taken", TIME),
    Column("text", Text, nullable=False),
    Index(None, "person", "lesson", "key"),
)

plots = Table(
    "plots",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("id", ID, nullable=False, unique=True),
    Column("person", ID, ForeignKey("people.id"), nullable=False),
    Column("match", ID, nullable=False),
    Column("key", KEY, nullable=False),
    Column("time", TIME, nullable=False),
    Column("taken", TIME),
    Column("value", Text, nullable=False),
    Index(None, "person", "match", "key"),
)

# The page of a class's seat stores its settings in the scope ``seat:``, separate from the match's.
settings = Table(
    "settings",
    metadata,
    Column("scope", KEY, primary_key=True),
    Column("key", KEY, primary_key=True),
    Column("time", TIME, nullable=False),
    Column("value", Text, nullable=False),
)

# -- classes --------------------------------------------------------------------------------------

# Merged people: an earlier id or code, which a page may still have, leads to the person kept.
merged = Table(
    "merged",
    metadata,
    Column("person", ID, primary_key=True),
    Column("code", String(20), nullable=False, unique=True),
    Column("keep", ID, ForeignKey("people.id"), nullable=False, index=True),
)

# The join code is plain text, since the desk shows it to the whole room; of the key, which opens
# the desk, only a hash is stored (`classes.members`).
classes = Table(
    "classes",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(100), nullable=False),
    Column("teacher", String(100), nullable=False),
    Column("code", String(20), nullable=False, unique=True),
    Column("key_hash", String(64), nullable=False, unique=True),
    Column("created", TIME, nullable=False),
    Column("expires", TIME, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("ghost", Boolean, nullable=False),
    # The class whose key opens this one too; null if it has its own. Otherwise `key_hash` is the
    # hash of a random key that nobody knows.
    Column("key_of", ID, ForeignKey("classes.id")),
)

sign_ins = Table(
    "sign_ins",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("class_id", ID, ForeignKey("classes.id"), nullable=False, index=True),
    Column("ends", TIME, nullable=False),
)

# Wrong codes and keys that were tried.
failures = Table(
    "failures",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("visitor", KEY, nullable=False),
    Column("address", KEY, nullable=False),
    Column("time", TIME, nullable=False),
    Index(None, "kind", "time"),
)

members = Table(
    "members",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("class_id", ID, ForeignKey("classes.id"), nullable=False),
    Column("person", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(100), nullable=False),
    Column("label", String(110), nullable=False),
    # The end of the name that is the last name, where a list told it apart; else empty.
    Column("last", String(100), nullable=False),
    # The name in whose place the label stands, hidden by the teacher or not let yet; else empty.
    Column("hidden", String(100), nullable=False),
    # Null until somebody comes as a member who was listed.
    Column("joined", TIME),
    Column("removed", Boolean, nullable=False),
    UniqueConstraint("class_id", "person"),
    UniqueConstraint("class_id", "label"),
)

class_tables = Table(
    "class_tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("class_id", ID, ForeignKey("classes.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("name", String(200), nullable=False),
    Column("lesson", KEY, nullable=False),
    Column("match", ID, ForeignKey("matches.id"), index=True),
    Column("away", String(400), nullable=False),
    Column("created", TIME, nullable=False),
    Column("closed", TIME),
    UniqueConstraint("class_id", "number"),
)

# Everybody at a seat, in order; `seats.person` is the first of them.
sitters = Table(
    "sitters",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("match", ID, ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", ID, ForeignKey("people.id"), nullable=False, index=True),
    UniqueConstraint("match", "seat", "person"),
)

presence = Table(
    "presence",
    metadata,
    Column("class_id", ID, ForeignKey("classes.id"), primary_key=True),
    Column("person", ID, ForeignKey("people.id"), primary_key=True),
    Column("time", TIME, nullable=False),
    Column("place", Text, nullable=False),
)

marks = Table(
    "marks",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("id", ID, nullable=False, unique=True),
    Column("class_id", ID, ForeignKey("classes.id"), nullable=False, index=True),
    Column("answer", ID, ForeignKey("answers.id"), nullable=False, index=True),
    Column("points", Float, nullable=False),
    Column("by", String(100), nullable=False),
    Column("time", TIME, nullable=False),
    # Whether the text was returned to be changed, for no points.
    Column("returned", Boolean, nullable=False),
    Column("text", Text, nullable=False),
)

# Number of rows erased, by kind: never whose they were, or which class's.
erasures = Table(
    "erasures",
    metadata,
    Column("number", String(20), primary_key=True),
    Column("time", TIME, nullable=False),
    Column("counts", Text, nullable=False),
)

# -- servers --------------------------------------------------------------------------------------

# The servers that use this database now. Times are by the database's clock, since servers' clocks
# differ; of the set-up code, which a server's terminal shows, only a hash is stored
# (`store.servers`).
servers = Table(
    "servers",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(100), nullable=False),
    Column("version", String(40), nullable=False),
    Column("code_hash", String(64), nullable=False),
    Column("started", TIME, nullable=False),
    Column("seen", TIME, nullable=False),
    # Seconds by which the server's clock was ahead of the database's when it was seen.
    Column("ahead", Float, nullable=False),
)

# -- learning platforms ---------------------------------------------------------------------------

# People sent by a platform, by the platform's id for them (LTI's ``sub``): the store knows them as
# visitors with a random key. A platform's id is a digest of its issuer and its client id for us.
platform_people = Table(
    "platform_people",
    metadata,
    Column("platform", ID, primary_key=True),
    Column("subject", String(255), primary_key=True),
    Column("visitor", KEY, nullable=False, unique=True),
    Column("seen", TIME, nullable=False),
)

# Courses of platforms, each with its class here. Services announced by a launch (roster, grades)
# are JSON, for the course and for each link.
platform_contexts = Table(
    "platform_contexts",
    metadata,
    Column("id", ID, primary_key=True),
    Column("platform", ID, nullable=False),
    Column("class_id", ID, ForeignKey("classes.id"), nullable=False, index=True),
    Column("created", TIME, nullable=False),
    Column("services", Text, nullable=False),
)

platform_links = Table(
    "platform_links",
    metadata,
    Column("id", ID, primary_key=True),
    Column("context", ID, ForeignKey("platform_contexts.id"), nullable=False, index=True),
    Column("services", Text, nullable=False),
)

# Nonces of launches, valid once; after `ends` the signed launch is refused anyway.
platform_nonces = Table(
    "platform_nonces",
    metadata,
    Column("nonce_hash", String(64), primary_key=True),
    Column("ends", TIME, nullable=False, index=True),
)

# Browsers signed in by a launch: only a hash of their token is stored.
platform_sign_ins = Table(
    "platform_sign_ins",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("visitor", KEY, nullable=False, index=True),
    Column("name", String(100), nullable=False),
    Column("teaches", Boolean, nullable=False),
    Column("ends", TIME, nullable=False, index=True),
    Column("launch", Text, nullable=False),
)

# -- rosters and gradebooks of courses ------------------------------------------------------------

courses = Table(
    "courses",
    metadata,
    Column("context", ID, ForeignKey("platform_contexts.id"), primary_key=True),
    # Whether grades for completed work are sent automatically.
    Column("sends", Boolean, nullable=False),
    Column("columns", Text, nullable=False),
    # When the roster is to be read next (null: not requested), when it was read, and the last
    # fault.
    Column("asked", TIME),
    Column("roster_read", TIME),
    Column("fault", KEY, nullable=False),
    # Until when one server alone works on this course.
    Column("held", TIME, nullable=False),
)

# A member who teaches has no person here.
course_members = Table(
    "course_members",
    metadata,
    Column("context", ID, ForeignKey("platform_contexts.id"), primary_key=True),
    Column("visitor", KEY, primary_key=True),
    Column("person", ID, ForeignKey("people.id"), index=True),
    Column("teaches", Boolean, nullable=False),
    Column("came", TIME),
    Column("gone", TIME),
)

# One row per member and column: the grade due in the gradebook, and the grade sent.
grades = Table(
    "grades",
    metadata,
    Column("context", ID, ForeignKey("platform_contexts.id"), primary_key=True),
    Column("visitor", KEY, primary_key=True),
    Column("lesson", KEY, primary_key=True),
    Column("part", String(20), primary_key=True),
    Column("due", Text, nullable=False),
    Column("due_time", TIME, nullable=False),
    Column("sent", Text, nullable=False),
    Column("sent_time", TIME),
    Column("tries", Integer, nullable=False),
    Column("again", TIME, nullable=False),
    Column("fault", KEY, nullable=False),
)
