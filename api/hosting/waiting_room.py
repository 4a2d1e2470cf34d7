"""The addresses of people who knock and wait, so that one stranger cannot take all places.

The addresses exist in memory only. The ledger contains no address.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from api.base.problems import kernel_sentence, too_many
from api.game.game import Game

MAX_KNOCKS_OF_NETWORK = 5
"""Maximum number of waiting people per address and game. A hall shares one address."""


class WaitingRoom:
    """Counts the waiting people of each game, by address. An answered knock is removed."""

    def __init__(self) -> None:
        self._origins_of_knocks: dict[str, dict[str, str]] = {}
        self._asking = Counter[tuple[str, str]]()

    @contextmanager
    def place(self, game: Game, knock: str, origin: str) -> Iterator[None]:
        """Hold a place for a knock from an address, from its recording until its answer.

        Raises: the problem too-many.
        """
        knocks = game.state.kernel.knocks
        origins = {
            knock: origin_of_knock
            for knock, origin_of_knock in self._origins_of_knocks.get(game.id, {}).items()
            if knock in knocks
        }
        self._origins_of_knocks[game.id] = origins
        room_place = (game.id, origin)
        knock_count = (
            sum(origin_of_knock == origin for origin_of_knock in origins.values())
            + self._asking[room_place]
        )
        if knock_count >= MAX_KNOCKS_OF_NETWORK and knock not in game.state.log.receipts:
            raise too_many(detail=kernel_sentence("explained-many-wait", n=MAX_KNOCKS_OF_NETWORK))
        self._asking[room_place] += 1
        try:
            yield
            self._origins_of_knocks[game.id][knock] = origin
        finally:
            self._asking[room_place] -= 1
            if not self._asking[room_place]:
                del self._asking[room_place]
