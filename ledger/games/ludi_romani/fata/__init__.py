"""FATA: the Fates set facts, compare the table with the ledger, and correct errors."""
