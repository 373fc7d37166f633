"""The regions of the Succession page that are its own."""
