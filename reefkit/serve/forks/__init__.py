"""Kernels forked from one warm process, so that thirty pages open as the bell rings."""
