"""Non-interference: two evenings from one seed that differ in a secret, as outsiders see them."""
