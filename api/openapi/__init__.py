"""The description of the API (OpenAPI 3.1), made from routes, models and the acts of the games.

Begin with `description`.
"""
