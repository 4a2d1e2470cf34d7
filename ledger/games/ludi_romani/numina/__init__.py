"""NUM: what each god may do that no other god may, as far as no other chapter says it."""
