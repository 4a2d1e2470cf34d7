"""Questions about a game that every way into the API answers alike, from the projections."""
