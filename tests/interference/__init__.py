"""Non-interference: two evenings from one seed differ in a secret.

Outsiders must see no difference.
"""
