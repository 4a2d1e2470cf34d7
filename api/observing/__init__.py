"""Logs, traces and counters of the server.

It hides their formats, and keeps secrets out of them. Begin with `log`, then `meter`.
"""
