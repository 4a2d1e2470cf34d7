"""Reges in Rome and their escorts, and the proscribed in Rome (REX-04 to 06, MORS-01, MORS-03)."""
