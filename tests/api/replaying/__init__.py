"""Replays: at each moment they show exactly what the viewer saw then."""
