"""What the page of a class's seat remembers is in a scope that no match's id spells."""

from alembic import op

revision = "0010"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Rename the scopes ``match:<match>:<seat>`` of matches at a class's table."""
    op.execute(
        # no reader: for the database
        "UPDATE settings SET scope = 'seat:' || substr(scope, 7)"
        " WHERE scope LIKE 'match:%:%' AND substr(scope, 7) NOT IN (SELECT id FROM matches)"
    )
