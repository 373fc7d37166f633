"""The versions of the schema; a file is never changed once a Reefkit with it was released."""
