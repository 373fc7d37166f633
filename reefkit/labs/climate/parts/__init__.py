"""The regions of the page that only this lesson has."""
