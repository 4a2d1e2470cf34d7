"""How bots play this game: what they have at hand, and how much they like which act."""
