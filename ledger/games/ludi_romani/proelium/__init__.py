"""PROEL: battles on land, from the challenge to the loser's fate."""
