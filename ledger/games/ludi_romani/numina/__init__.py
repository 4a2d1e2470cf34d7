"""NUM: the powers of single gods that no other chapter contains."""
