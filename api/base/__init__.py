"""Shared tools of the server: settings, clock, JSON, languages, problems.

No module here knows a game. Begin with `settings`, then `problems`.
"""
