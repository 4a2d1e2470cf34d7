"""An export: one game as a file that stands on its own.

It hides the order of the lines and the form of the seal in the file. Begin with `document`, then
`lines`.
"""
