"""The host: all games of a store, opened on the first request and put away after the last one.

The package hides which games are in memory and which server plays them. Begin with `host`: it makes
the registry, the opener, the founder, the eraser, the follower and the sessions.
"""
