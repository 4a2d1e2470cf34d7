"""Examples for the description of the API, taken from games that are really played.

`python -m tests.api.examples` plays the four games, by bots and by people, and writes what was sent
and answered to `api/openapi/examples.json`.
"""
