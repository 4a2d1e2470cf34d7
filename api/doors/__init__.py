"""The doors of the server: who gets in, under which name, how often, and for how long."""
