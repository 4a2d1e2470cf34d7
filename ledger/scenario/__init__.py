"""Shared parts of all games' scenarios: strict types, readings, and sentences about mistakes.

The package handles YAML files and the line numbers of mistakes. Begin with `files`, then
`yamlfile`, then `readings`.
"""
