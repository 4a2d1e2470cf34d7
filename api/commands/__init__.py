"""The commands of `acta`, one module each.

The package hides how a command finds the ledger and how it reports errors (`console`). Begin with
`play`, then `serve`, then `found`.
"""
