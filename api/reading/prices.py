"""What it costs to read: about the milliseconds of one core at the end of a long evening.

Measured with a whole evening of Ludi Romani. What is cheap is not counted over REST; a GraphQL
document may ask for it many times under other names, so there everything is counted.
"""

from collections.abc import Iterable

DEAR = 20
"""What costs so much is looked up beside the event loop, and counted for whoever asks."""

PAST = 50
"""What it costs more to be told how something was at another position."""

SEARCH = 50
"""What it costs more to look through the whole log for lines of one kind or character."""

PRICES = {
    "view": 10,
    "offers": 10,
    "entries": 5,
    "holdings": 5,
    "holding": 5,
    "places": 5,
    "audit": 20,
    "standings": 60,
    "seal": 50,
    "heads": 50,
    "export": 250,
}
"""The price of each resource; 1 for those that are not named."""

_PAST = frozenset({"at", "as_of", "asOf"})
_SEARCH = frozenset({"type", "character"})


def price(resource: str, given: Iterable[str] = ()) -> int:
    """What a resource costs that is asked for with these parts of a query."""
    asked, found = frozenset(given), PRICES.get(resource, 1)
    found += PAST if asked & _PAST else 0
    return found + (SEARCH if resource == "entries" and asked & _SEARCH else 0)
