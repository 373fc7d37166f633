"""The regions of the Blue Expanse page that are its own."""
