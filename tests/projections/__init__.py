"""What is asked of the ledger: live, in the past, and rebuilt from zero with an equal result."""
