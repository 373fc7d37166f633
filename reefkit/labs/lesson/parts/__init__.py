"""The regions that every lesson's page has: each asks the `Lab` for what differs."""
