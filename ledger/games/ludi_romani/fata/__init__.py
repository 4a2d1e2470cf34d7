"""FATA: the Fates set facts, compare goods on the table with the ledger, and correct errors."""
