"""The regions of the desk, one file each."""
