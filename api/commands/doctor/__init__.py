"""`acta doctor`: what is wrong with a server, its ledger and what is around it, and what to do."""
