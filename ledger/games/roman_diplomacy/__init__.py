"""Roman Diplomacy: everybody writes orders in secret, and one moment decides for all."""
