"""The doors of the server: who may connect, under which name, how often, and for how long."""
