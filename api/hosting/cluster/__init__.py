"""Several servers on one database: waking each other, reading on, and whose phones listen where.

Redis only says that there is something to read; the store has the truth. Begin with `waking`, then
`following`.
"""
