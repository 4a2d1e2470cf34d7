"""The host: all games of a store, opened when somebody asks for them and put away afterwards.

It hides which games are in memory and which server plays them. Begin with `host`, then `registry`.
"""
