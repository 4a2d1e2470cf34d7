"""The scenario: the map, the variant, the players and the readings that a game starts from."""
