"""Several servers on one database: they wake each other and share which phones listen.

Redis only says that there are new rows. The store has the truth. Begin with `waking`, then
`following`.
"""
