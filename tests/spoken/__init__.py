"""What a game says in each language, sentence by sentence."""
