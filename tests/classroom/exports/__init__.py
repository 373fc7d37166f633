"""Tests of what is exported of a class: cells, tables, the zip, gradebooks."""
