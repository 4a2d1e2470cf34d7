"""The tests of Cursus Honorum."""
