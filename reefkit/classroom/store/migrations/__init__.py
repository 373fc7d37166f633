"""How the tables became what they are: one numbered file a version, run by Alembic."""
