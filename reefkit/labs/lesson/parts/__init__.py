"""The regions that every lesson's page has: each asks `Kind` and its `Front` for what differs."""
