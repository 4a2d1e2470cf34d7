"""Founds games: each game is written whole or not at all, and only once for each key."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

from api.access.founding import FoundingOptions, PlannedGame, plan_game
from api.access.party import Party, Player, make_party, scenario_text_for
from api.base.problems import ProblemError
from api.game.game import Game
from api.hosting.at_rest.opener import Opener
from api.hosting.idempotency import (
    FoundingKey,
    key_hash,
    new_founding_key,
    request_hash,
    stored_founding_key,
)
from api.hosting.registry import Registry
from api.hosting.resources import Resources
from api.hosting.rest_notes import description_note
from ledger.contract.ruleset import Ruleset
from ledger.kernel.machine.first_entry import scenario_doubts
from ledger.store.base import ConflictError


@dataclass(frozen=True, slots=True)
class NewCard:
    """A card of a new game. The card's token is shown once. Only the hash is stored."""

    card: str
    character: str
    token: str
    bot: bool = False


@dataclass(frozen=True, slots=True)
class FoundedGame:
    """A new game, its cards, and the points that its organiser should check."""

    game: str
    cards: tuple[NewCard, ...]
    doubts: tuple[str, ...] = ()
    repeated: bool = False
    """Whether the game had been founded before under the same key."""


class FoundingRequest(NamedTuple):
    """The request to found a game."""

    ruleset: str
    scenario: str | None = None
    """The scenario's text; None for the usual scenario."""
    title: str = ""
    players: Sequence[Player] = ()
    dice: str = ""
    waits: bool = False
    """Whether the evening waits until a steward lets play begin."""

    @property
    def content(self) -> tuple[Any, ...]:
        """The fields by which two requests are compared. Older versions had no field `waits`."""
        return tuple(self) if self.waits else tuple(self)[:-1]


class _BuiltGame(NamedTuple):
    """A game that was built and checked, and is not yet written."""

    planned: PlannedGame
    party: Party | None
    doubts: tuple[str, ...]


class Founder:
    """Founds the games of one registry. If a request is repeated, the opener opens its game."""

    def __init__(self, resources: Resources, registry: Registry, opener: Opener) -> None:
        self._resources = resources
        self._registry = registry
        self._opener = opener
        self._one_at_a_time = asyncio.Lock()

    async def found_game(
        self,
        ruleset: str,
        scenario: str | None,
        title: str = "",
        players: Sequence[Player] = (),
        dice: str = "",
        key: str = "",
        *,
        waits: bool = False,
    ) -> FoundedGame:
        """Found a game from a scenario's text (None for the usual one), for these players, if any.

        `dice` replaces the scenario's setting of who rolls them. The same `key` founds only one
        game. With `waits`, the evening waits until a steward lets play begin. A rehearsal never
        waits.

        Raises: KeyError: unknown ruleset. PartyError, ScenarioError, StoreError. The problem
        repeated-otherwise: the key was used for another request. Then there is no new game.
        """
        request = FoundingRequest(ruleset, scenario, title, players, dice, waits)
        if not key:
            return await self._found_new_game(request, None, "")
        async with self._one_at_a_time:
            known = await self._stored_key(key)
            if known is None:
                fresh = new_founding_key(key, request.content, self._resources.randomness)
                try:
                    return await self._found_new_game(request, fresh, key)
                except ConflictError:  # the first answer was lost, or another server has written it
                    known = await self._stored_key(key)
                    if known is None:
                        raise
            return await self._answer_repeated_founding(request, *known, key)

    async def _stored_key(self, key: str) -> tuple[str, FoundingKey] | None:
        find = partial(stored_founding_key, self._resources.store, key_hash(key))
        known = await self._resources.threads.read_partly(find)
        if known.value is None:  # a database that is away could have a game under this key
            known.require_complete()
        return known.value

    async def _answer_repeated_founding(
        self, request: FoundingRequest, game: str, founding_key: FoundingKey, key: str
    ) -> FoundedGame:
        if founding_key.request != request_hash(request.content):
            raise ProblemError("repeated-otherwise")
        await self._opener.get_game(game)
        known = self._registry.game(game)
        founded = known.state.log.entries[1].event
        open_to_all = self._registry.tokens.get(game, {})
        cards = (card for card, _who in founded.cards)
        tokens = {
            card: open_to_all.get(card) or founding_key.card_token(key, card) for card in cards
        }
        doubts = scenario_doubts(known.machine.rules, founded.scenario)
        shown = _describe_new_game(known, tokens, self._registry.bots.get(game, frozenset()))
        return replace(shown, doubts=doubts, repeated=True)

    async def _found_new_game(
        self, request: FoundingRequest, founding_key: FoundingKey | None, key: str
    ) -> FoundedGame:
        registry, threads = self._registry, self._resources.threads
        made = await threads.run_on_writing_thread(
            partial(self._build_game, request, founding_key, key)
        )
        planned = made.planned
        # this game was built on trial: it has not read the rows beside its ledger
        game = registry.opened(planned.scribe)
        kept = () if founding_key is None else (founding_key.side,)
        more = (*registry.notes_at_start_of_play, description_note(game), *kept)
        bots = made.party.bots if made.party is not None else None
        shown = _describe_new_game(game, planned.tokens, bots or frozenset())
        # From here on only the one write can fail, so an organiser gets everything or nothing.
        await threads.run_on_writing_thread(partial(planned.write, *more))
        registry.register_game(registry.opened(planned.scribe), planned.tokens, bots)
        return replace(shown, doubts=made.doubts)

    def _build_game(
        self, request: FoundingRequest, founding_key: FoundingKey | None, key: str
    ) -> _BuiltGame:
        resources, registry = self._resources, self._registry
        rules: Ruleset[Any] = registry.shelf[request.ruleset]
        text = request.scenario
        if request.players:
            usual = scenario_text_for(rules, len(request.players))
            text = usual if text is None else text
        data = rules.scenarios.read(text, "scenario")
        party = make_party(rules, data, request.players) if request.players else None
        mint = None if founding_key is None else partial(founding_key.card_token, key)
        waits = request.waits and not resources.settings.rehearsal
        game = "" if founding_key is None else founding_key.game(registry.forgotten)
        occasion = FoundingOptions(request.title, party, request.dice, mint, waits, game)
        machine, now = registry.machine(request.ruleset), resources.now()
        planned = plan_game(resources.store, machine, data, now, resources.randomness, occasion)
        return _BuiltGame(planned, party, scenario_doubts(rules, data))


def _describe_new_game(game: Game, tokens: dict[str, str], bots: frozenset[str]) -> FoundedGame:
    kernel = game.state.kernel
    cards = ((token, kernel.card(name)) for name, token in tokens.items())
    shown = (
        NewCard(card.id, card.character, token, card.character in bots)
        for token, card in cards
        if card is not None
    )
    return FoundedGame(game.id, tuple(shown))
