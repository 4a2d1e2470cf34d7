"""MORS: causes of death, and the property of the dead."""
