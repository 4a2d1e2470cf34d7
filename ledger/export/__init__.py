"""An export: one game as a file that needs no server.

Other packages need not know the order of the lines or the form of the seal in the file. Begin with
`document`, then `lines`.
"""
