"""The first schema. Later releases bring a store up from here; a new store gets the latest."""

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change nothing: no store is older."""
