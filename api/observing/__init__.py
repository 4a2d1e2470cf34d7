"""Logs, traces and counters of the server.

The package hides their formats and keeps secrets out of them. Begin with `log`, then `meter`.
"""
