"""Rules altered one thing at a time, to see whether a test marked with the rule notices.

`make rules MUTATE=1`, or `python -m tests.mutate [ruleset] [chapter or ID...]`. What carries out a
rule says so: a function's or constant's docstring names it in parentheses, a comment behind a value
(in Python or YAML) names it, an objection gives it. That is what is altered.
"""
