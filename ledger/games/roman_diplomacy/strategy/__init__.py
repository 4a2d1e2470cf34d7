"""How bots play: what a place is worth to them, and orders that help each other.

Pure functions of a situation and a bot's chance. A bot supports, convoys and defends; it does not
learn, and it keeps no secret from anybody who reads this.
"""
