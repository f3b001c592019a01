"""Whole games on record, replayed to their results."""
