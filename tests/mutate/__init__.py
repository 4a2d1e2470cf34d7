"""Mutation tests: rules are altered in one place at a time, to see whether a test of the rule
notices.

`make rules MUTATE=1`, or `python -m tests.mutate [ruleset] [chapter or ID...]`.

Code that carries out a rule names it. The docstring of a function or constant names it in
parentheses. A comment behind a value (in Python or YAML) names it. An objection has its ID. This
code is altered.
"""
