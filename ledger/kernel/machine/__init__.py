"""The machine: one ruleset and the kernel, made ready to decide requests and to fold entries.

It hides the order of checks and what falls due by itself. Begin with `machine`, then `admission`,
then `evolve`.
"""
