"""Replays: at each moment of a viewer they show what that viewer saw, and nothing else."""
