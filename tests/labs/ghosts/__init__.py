"""Tests of the ghost class."""
