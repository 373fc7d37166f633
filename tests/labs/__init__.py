"""Tests of what every lab page shares."""
