"""One game in memory: its reader, its writer, and the words that lie beside its ledger.

It hides the queue of commands and the state that readers share. Begin with `game`, then `writer`
and `reader`.
"""
