"""NUPT: weddings, and what a woman is who was married."""
