"""From HTTP to resources and back: endpoints, bodies, streams, static files.

The package hides Starlette from the resources. Begin with `endpoint`, then `request_context`, then
`live`.
"""
