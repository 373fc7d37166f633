"""Kernels forked from one warm process, so that thirty pages can open at the same time."""
