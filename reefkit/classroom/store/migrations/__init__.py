"""The history of the tables: one numbered file per version of the schema, run by Alembic."""
