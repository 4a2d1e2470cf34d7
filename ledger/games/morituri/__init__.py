"""Morituri Te Salutamus: gladiators race from Alexandria to the Flavian Amphitheatre."""
