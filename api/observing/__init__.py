"""Logs, traces and counters of the server.

The room hides their formats and keeps secrets out of them. Begin with `log`, then `meter`.
"""
