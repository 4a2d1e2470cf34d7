"""Roman Diplomacy: all players write orders in secret, and all orders are carried out at once."""
