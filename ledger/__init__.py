"""The write side: rules, the record of entries, and the way from a request to a durable entry.

A game's rules are pure values. The scribe alone touches clock, store and chance. Begin with
`ledger.contract.acts`, then `ledger.kernel.machine.machine`, then `ledger.scribe.scribe`.
"""
