"""Examples for the description of the API, taken from played games.

`python -m tests.api.examples` plays the four games, by bots and by people, and writes requests and
answers to `api/openapi/examples.json`.
"""
