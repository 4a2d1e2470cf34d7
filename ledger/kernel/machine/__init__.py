"""The machine: one ruleset and the kernel together, to decide requests and fold entries.

The package hides the order of checks, and the acts that fall due by themselves. Begin with
`machine`, then `admission`, then `evolve`.
"""
