"""Cursus Honorum: a dice game of office and shame, for three to six around a table."""
