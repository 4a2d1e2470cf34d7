"""The shapes of answers that REST and GraphQL share.

The shapes are pydantic models, from which openapi.json and the phone's types are made. Begin with
`answers`.
"""
