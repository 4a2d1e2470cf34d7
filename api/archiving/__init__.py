"""Archives: a game for one viewer as a file that works without a server.

The package hides how an archive is made step by step beside live play, and the data that all
archives of one game share. Begin with `archivist`, then `stepwise_archive`, then `page`.
"""
