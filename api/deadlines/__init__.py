"""Deadlines outside the app: a calendar feed, and messages to phones.

The package hides the secret address of each feed and the iCalendar format. Begin with `addresses`,
then `calendar_feed`.
"""
