"""MORS: causes of death, and what becomes of the property of the dead."""
