"""An afternoon with private letters between public acts."""

from random import Random

from tests.toy.post import yard_with_letters
from tests.toy.yard import YardGame


def play_afternoon(*, letters: bool) -> YardGame:
    """Play the same afternoon, with or without private letters."""
    yard, chance = yard_with_letters(), Random(7)
    for number in range(30):
        yard.does("bea", "lend", to="cai", bones=1, id=f"lend-{number}")
        yard.does("cai", "give-back", to="bea", bones=1, id=f"back-{number}")
        if letters and chance.random() < 0.5:
            writer, to = chance.choice([("ada", "bea"), ("bea", "cai"), ("nurse", "ada")])
            yard.does(writer, "write-letter", to=[to], text=f"letter {number}")
        yard.wait(minutes=5)
    return yard
