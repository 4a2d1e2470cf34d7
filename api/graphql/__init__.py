"""GraphQL: the same reads and acts as REST, answered by the same resources.

The package hides strawberry, the limits on documents and the threads that answer them. Begin with
`schema`, then `endpoint`, then `rest_bridge`.
"""
