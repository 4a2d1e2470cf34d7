"""The founder: new games for a host, each whole or not at all, and once for each key."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

from api.founding import Occasion, Planned, new_token, plan, token_side
from api.game import Game
from api.once import Once, asked_hash, founding_of, fresh, key_hash
from api.party import Party, Player, scenario_for, seated
from api.problems import ProblemError
from api.registry import Registry
from ledger.kernel.founding import doubts_of
from ledger.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class NewCard:
    """A card of a new game; its token is shown once and kept hashed only."""

    card: str
    character: str
    token: str
    bot: bool = False


@dataclass(frozen=True, slots=True)
class FoundedGame:
    """A new game, its cards, and what its organiser should look at again.

    `repeated` when it had been founded before under the same key.
    """

    game: str
    cards: tuple[NewCard, ...]
    doubts: tuple[str, ...] = ()
    repeated: bool = False


class Wish(NamedTuple):
    """What a game is to be founded from; `scenario` is a text, None for the usual one.

    An evening that `waits` does so until a steward lets play begin.
    """

    ruleset: str
    scenario: str | None = None
    title: str = ""
    players: Sequence[Player] = ()
    dice: str = ""
    waits: bool = False

    @property
    def asked(self) -> tuple[Any, ...]:
        """What tells wishes apart. Those of older versions knew nothing of waiting."""
        return tuple(self) if self.waits else tuple(self)[:-1]


class _Made(NamedTuple):
    """A game that was tried out and not yet written."""

    planned: Planned
    party: Party | None
    doubts: tuple[str, ...]


class Founder:
    """Founds the games of one registry."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._known: dict[str, tuple[str, Once]] = {}
        self._one_at_a_time = asyncio.Lock()

    def load(self, game: str) -> None:
        """Take over what the store knows of a game's founding. Raise StoreError."""
        once = founding_of(self._registry.store, game)
        if once is not None:
            self._known[once.key] = (game, once)

    async def found(self, wish: Wish, key: str = "") -> FoundedGame:
        """Found a game; with a key only once.

        Raise KeyError for a ruleset that is not on the shelf, PartyError, ScenarioError,
        StoreError, and the problem repeated-otherwise for another wish under a key that was used.
        """
        if not key:
            return await self._found(wish, None, "")
        async with self._one_at_a_time:
            game, once = self._known.get(key_hash(key), ("", None))
            if once is not None:
                return self._again(wish, game, once, key)
            return await self._found(wish, fresh(key, wish.asked, self._registry.randomness), key)

    def _again(self, wish: Wish, game: str, once: Once, key: str) -> FoundedGame:
        if once.asked != asked_hash(wish.asked):
            raise ProblemError("repeated-otherwise")
        known = self._registry.game(game)
        founded = known.state.log.entries[1].event
        open_to_all = self._registry.tokens.get(game, {})
        cards = (card for card, _who in founded.cards)
        tokens = {card: open_to_all.get(card) or once.token(key, card) for card in cards}
        doubts = doubts_of(known.machine.rules, founded.scenario)
        return replace(self.shown(known, tokens), doubts=doubts, repeated=True)

    async def _found(self, wish: Wish, once: Once | None, key: str) -> FoundedGame:
        registry, loop = self._registry, asyncio.get_running_loop()
        made = await loop.run_in_executor(registry.pool, partial(self._made, wish, once, key))
        planned = made.planned
        # on trial: it has not read what is written beside it
        game = registry.opened(planned.scribe)
        more = (*registry.notes, *(() if once is None else (once.side,)))
        bots = made.party.bots if made.party is not None else None
        shown = _shown(game, planned.tokens, bots or frozenset())
        # from here on nothing can fail but the one write: an organiser gets all of it or nothing
        await loop.run_in_executor(registry.pool, partial(planned.write, *more))
        if once is not None:
            self._known[once.key] = (game.id, once)
        registry.adopt(registry.opened(planned.scribe), planned.tokens, bots)
        return replace(shown, doubts=made.doubts)

    def _made(self, wish: Wish, once: Once | None, key: str) -> _Made:
        registry = self._registry
        rules: Ruleset[Any] = registry.shelf[wish.ruleset]
        text = wish.scenario
        if wish.players:
            usual = scenario_for(rules, len(wish.players))
            text = usual if text is None else text
        data = rules.scenario(text, "scenario")
        party = seated(rules, data, wish.players) if wish.players else None
        mint = None if once is None else partial(once.token, key)
        waits = wish.waits and not registry.settings.rehearsal
        occasion = Occasion(wish.title, party, wish.dice, mint, waits)
        planned = plan(registry.store, rules, data, registry.now(), registry.randomness, occasion)
        return _Made(planned, party, doubts_of(rules, data))

    def shown(self, game: Game, tokens: dict[str, str]) -> FoundedGame:
        """The cards of a game with these tokens."""
        return _shown(game, tokens, self._registry.bots.get(game.id, frozenset()))

    async def fresh_tokens(self, game: Game) -> FoundedGame:
        """New tokens for all cards of a game instead of those there were; sessions stay."""
        registry, cards = self._registry, game.state.kernel.cards
        founded = game.state.log.entries[1].event.cards
        tokens = {card: new_token(registry.randomness) for card, _character in founded}
        old = tuple(side for card in cards for side in registry.identity.dying(game.id, card))
        new = (token_side(tokens[card], card, cards[card].generation) for card in cards)
        await game.writer.keep((*old, *new))
        for card in cards:
            registry.identity.died(game.id, card)
        registry.issue(game, tokens)
        return self.shown(game, tokens)


def _shown(game: Game, tokens: dict[str, str], bots: frozenset[str]) -> FoundedGame:
    cards = game.state.kernel.cards
    shown = (
        NewCard(card, cards[card].character, tokens[card], cards[card].character in bots)
        for card in tokens
    )
    return FoundedGame(game.id, tuple(shown))
