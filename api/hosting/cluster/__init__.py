"""Several servers on one database.

The servers wake each other, and tell each other which phones listen. Redis only says that there are
new rows. The rows themselves are in the store. Begin with `move_messenger`, then `follower`.
"""
