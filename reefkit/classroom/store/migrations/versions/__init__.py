"""The versions; each file is never changed once a Reefkit with it was published."""
