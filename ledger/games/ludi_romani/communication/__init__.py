"""COMM: secret messages, of which the ledger remembers nothing but that they were carried."""
