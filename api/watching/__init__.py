"""Watches a running server: sends it requests, and reads the figures in its answers.

The package hides the formats of the figures. `acta doctor` and `acta top` use it. Begin with
`client`, then `figures`.
"""
