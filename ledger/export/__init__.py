"""An export: one game as a file that needs no server.

The package hides the order of the lines and the form of the seal in the file. Begin with
`document`, then `lines`.
"""
