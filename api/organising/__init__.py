"""The organiser's page on the server: events that are prepared before a game is founded.

The package hides where events are stored, and how a changed field reaches the scenario's text.
Begin with `prepared_events`, then `event_rows`, then `event_check`. `event_rehearsal` lets bots
play an event.
"""
