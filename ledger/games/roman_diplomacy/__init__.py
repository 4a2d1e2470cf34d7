"""Roman Diplomacy: players write orders in secret. All orders are carried out together."""
