"""Founds games: each game is written whole or not at all, and only once for each key."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

from api.access.card_code import printed_code
from api.access.founding import (
    FoundingOptions,
    PlannedGame,
    code_side_write,
    hash_of_typed_code,
    plan_game,
)
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
from ledger.store.base import ConflictError, SideWrite


@dataclass(frozen=True, slots=True)
class NewCard:
    """A card of a new game. The card's token is shown once. Only the hash is stored."""

    card: str
    character: str
    token: str
    code: str
    """The code to type; empty if no code opens the card."""
    bot: bool = False


@dataclass(frozen=True, slots=True)
class FoundedGame:
    """A new game, its cards, and the points that its organiser should check."""

    game: str
    cards: tuple[NewCard, ...]
    doubts: tuple[str, ...] = ()
    repeated: bool = False
    """Whether the game had been founded before under the same key."""


class FoundingLimit(NamedTuple):
    """The limit on the games of one client. Both functions raise a problem at the limit."""

    check_limit: Callable[[], None]
    """Called before the game is built, because building takes time."""
    count_game: Callable[[], None]
    """Called once the game is built, and is about to be written."""


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
    codes: bool = False
    """Whether people may type the cards' codes, also at a table without players."""

    @property
    def has_codes(self) -> bool:
        """Whether the cards get codes to type: if asked for, and at a table with players."""
        return self.codes or bool(self.players)

    @property
    def content(self) -> tuple[Any, ...]:
        """The fields by which two requests are compared.

        Older versions had neither `waits` nor `codes`, so these are left out while they are unset.
        """
        fields = tuple(self)
        while fields[-1] is False:
            fields = fields[:-1]
        return fields


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
        self._lock = asyncio.Lock()

    async def found_game(  # noqa: PLR0913 - the terms of a founding
        self,
        ruleset: str,
        scenario: str | None,
        title: str = "",
        players: Sequence[Player] = (),
        dice: str = "",
        idempotency_key: str = "",
        *,
        is_waiting: bool = False,
        has_codes: bool = False,
        limit: FoundingLimit | None = None,
    ) -> FoundedGame:
        """Found a game from a scenario's text (None for the usual one), for these players, if any.

        `dice` replaces the scenario's setting of who rolls them. The same `idempotency_key` founds
        only one game. With `is_waiting`, the evening waits until a steward lets play begin. A
        rehearsal never waits. With `has_codes`, the typed codes of the cards open them, too. This
        takes about 20 ms for each card. A repeated request does not count for the `limit`.

        Raises: KeyError: unknown ruleset. PartyError, ScenarioError, StoreError. The problem
        repeated-otherwise: the key was used for another request. The problem of the limit. Then
        there is no new game.
        """
        request = FoundingRequest(ruleset, scenario, title, players, dice, is_waiting, has_codes)
        if not idempotency_key:
            return await self._found_new_game(request, None, "", limit)
        async with self._lock:
            founding_key = await self._stored_key(idempotency_key)
            if founding_key is None:
                new_key = new_founding_key(
                    idempotency_key, request.content, self._resources.randomness
                )
                try:
                    return await self._found_new_game(request, new_key, idempotency_key, limit)
                except ConflictError:  # the first answer was lost, or another server has written it
                    founding_key = await self._stored_key(idempotency_key)
                    if founding_key is None:
                        raise
            return await self._answer_repeated_founding(request, *founding_key, idempotency_key)

    async def found_game_of_event(self, ruleset: str, scenario: str, game: str) -> None:
        """Found the game of an event under this id. It waits until a steward lets play begin.

        It is no rehearsal, also on a server that plays rehearsals. Nobody learns the tokens of its
        cards. Printing the cards makes new tokens.

        Raises: ConflictError: there is a game of this id. ScenarioError, StoreError: there is no
        new game.
        """
        resources, registry = self._resources, self._registry
        machine = registry.machine(ruleset)

        def plan() -> PlannedGame:
            scenario_data = machine.rules.scenarios.read(scenario, "scenario")
            options = FoundingOptions(waits=True, game=game)
            now, randomness = resources.now(), resources.randomness
            return plan_game(resources.store, machine, scenario_data, now, randomness, options)

        async with self._lock:
            planned_game = await resources.threads.run_on_writing_thread(plan)
            trial_game = registry.make_game(planned_game.scribe)
            notes = (registry.running_note, description_note(trial_game))
            await resources.threads.run_on_writing_thread(partial(planned_game.write, *notes))
            registry.start_game(registry.make_game(planned_game.scribe), None)

    async def _stored_key(self, idempotency_key: str) -> tuple[str, FoundingKey] | None:
        find = partial(stored_founding_key, self._resources.store, key_hash(idempotency_key))
        stored_key = await self._resources.threads.read_partly(find)
        if stored_key.value is None:  # a database that is away could have a game under this key
            stored_key.require_complete()
        return stored_key.value

    async def _answer_repeated_founding(
        self, request: FoundingRequest, game: str, founding_key: FoundingKey, idempotency_key: str
    ) -> FoundedGame:
        if founding_key.request != request_hash(request.content):
            raise ProblemError("repeated-otherwise")
        await self._opener.get_game(game)
        known_game = self._registry.game(game)
        founded_event = known_game.state.log.entries[1].event
        open_to_all = self._registry.tokens.get(game, {})
        cards = (card for card, _character in founded_event.cards)
        tokens = {
            card: open_to_all.get(card) or founding_key.card_token(idempotency_key, card)
            for card in cards
        }
        doubts = scenario_doubts(known_game.machine.rules, founded_event.scenario)
        bots = self._registry.bots.get(game, frozenset())
        description = _describe_new_game(known_game, tokens, bots, has_codes=request.has_codes)
        return replace(description, doubts=doubts, repeated=True)

    async def _found_new_game(
        self,
        request: FoundingRequest,
        founding_key: FoundingKey | None,
        idempotency_key: str,
        limit: FoundingLimit | None,
    ) -> FoundedGame:
        registry, threads = self._registry, self._resources.threads
        if limit is not None:
            limit.check_limit()
        foundation = await threads.run_on_writing_thread(
            partial(self._build_game, request, founding_key, idempotency_key)
        )
        if limit is not None:
            limit.count_game()
        planned_game = foundation.planned
        # this game was built on trial: it has not read the rows beside its ledger
        game = registry.make_game(planned_game.scribe)
        key_rows = () if founding_key is None else (founding_key.side_write,)
        typed_code_rows = await threads.run_on_reading_thread(
            partial(_typed_code_rows, planned_game.tokens if request.has_codes else {})
        )
        notes = (*registry.notes_at_start_of_play, description_note(game))
        writes = (*notes, *key_rows, *typed_code_rows)
        bots = foundation.party.bots if foundation.party is not None else None
        description = _describe_new_game(
            game, planned_game.tokens, bots or frozenset(), has_codes=request.has_codes
        )
        # From here on only the one write can fail, so an organiser gets everything or nothing.
        await threads.run_on_writing_thread(partial(planned_game.write, *writes))
        registry.register_game(
            registry.make_game(planned_game.scribe), planned_game.tokens, bots, typed_code_rows
        )
        return replace(description, doubts=foundation.doubts)

    def _build_game(
        self, request: FoundingRequest, founding_key: FoundingKey | None, idempotency_key: str
    ) -> _BuiltGame:
        resources, registry = self._resources, self._registry
        rules: Ruleset[Any] = registry.rulesets[request.ruleset]
        scenario_text = request.scenario
        if request.players:
            usual_text = scenario_text_for(rules, len(request.players))
            scenario_text = usual_text if scenario_text is None else scenario_text
        scenario_data = rules.scenarios.read(scenario_text, "scenario")
        party = make_party(rules, scenario_data, request.players) if request.players else None
        make_token = (
            None if founding_key is None else partial(founding_key.card_token, idempotency_key)
        )
        is_waiting = request.waits and not resources.settings.rehearsal
        game = "" if founding_key is None else founding_key.game(registry.forgotten)
        occasion = FoundingOptions(request.title, party, request.dice, make_token, is_waiting, game)
        machine, now = registry.machine(request.ruleset), resources.now()
        planned_game = plan_game(
            resources.store, machine, scenario_data, now, resources.randomness, occasion
        )
        return _BuiltGame(planned_game, party, scenario_doubts(rules, scenario_data))


def _typed_code_rows(tokens: Mapping[str, str]) -> tuple[SideWrite, ...]:
    """Return the rows by which the typed codes of new tokens open their cards, by card id."""
    return tuple(
        code_side_write(hash_of_typed_code(token), card, 1) for card, token in tokens.items()
    )


def _describe_new_game(
    game: Game, tokens: dict[str, str], bots: frozenset[str], *, has_codes: bool
) -> FoundedGame:
    kernel_state = game.state.kernel
    cards = ((token, kernel_state.card(card)) for card, token in tokens.items())
    description = (
        NewCard(
            card=card.id,
            character=card.character,
            token=token,
            code=printed_code(token) if has_codes else "",
            bot=card.character in bots,
        )
        for token, card in cards
        if card is not None
    )
    return FoundedGame(game.id, tuple(description))
