"""Batch play and measurements, for any game."""
