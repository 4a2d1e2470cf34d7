"""The parts of every game's scenario: exact facts, readings, and sentences about mistakes.

The room hides YAML and the line numbers of mistakes. Begin with `files`, then `yamlfile`, then
`readings`.
"""
