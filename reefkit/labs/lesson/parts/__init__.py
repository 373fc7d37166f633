"""The regions that every lesson's page has; what differs between games comes from the `Lab`."""
