"""Phones in a real browser, against a real server that can be killed."""
