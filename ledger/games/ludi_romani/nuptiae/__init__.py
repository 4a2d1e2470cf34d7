"""NUPT: weddings, and the choices of women after a marriage."""
