"""The write side: what may happen at the games, and what did."""
