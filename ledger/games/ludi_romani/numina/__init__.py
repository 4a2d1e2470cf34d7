"""NUM: powers of single gods that no other chapter covers."""
