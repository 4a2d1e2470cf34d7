"""PROEL: battles on land, from the challenge to what the winner does with the loser."""
