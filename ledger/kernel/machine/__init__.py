"""The machine: one ruleset and the kernel together, which decide requests and fold entries.

The package knows the order of the checks, and the acts that fall due by themselves. Begin with
`machine`, then `admission`, then `evolve`.
"""
