"""`acta doctor`: finds faults of a server, its ledger and its surroundings, with remedies."""
