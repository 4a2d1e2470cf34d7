"""One game in memory: its reader, its writer, and the texts stored beside its ledger.

The package hides the queue of commands and the state that readers share. Begin with `game`, then
`writer` and `reader`.
"""
