"""The resources of the API: one module each, with its routes in `ROUTES`.

The package hides nothing from HTTP: each module reads a request, asks a room below, and returns a
reply. Begin with `commands`, then `view`, then `accounts`.
"""
