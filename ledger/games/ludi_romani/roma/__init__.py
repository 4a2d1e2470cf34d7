"""REX-04 to 06 and MORS-01 and 03: reges in Rome and their escorts, the proscribed in Rome."""
