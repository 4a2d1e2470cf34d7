"""FATA: the Fates set facts, compare what is on the table, and set right what went wrong."""
