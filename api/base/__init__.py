"""Small things that every room of the server uses: settings, clock, JSON, languages, problems.

Nothing here knows a game. Begin with `settings`, then `problems`.
"""
