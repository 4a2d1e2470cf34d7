"""The doors of the server: who may connect, under which name, how often, and how long.

The package hides the reading of certificates and addresses, and the time limits of connections.
Begin with `keeper`, then `names`, then `connection`.
"""
