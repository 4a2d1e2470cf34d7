"""END: the end of the game by the second censor or by agreement, and its winners."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.contract.chapter import Chapter
from ledger.contract.offer import Form, KnownState
from ledger.games.cursus_honorum.offices import OfficeWon
from ledger.games.cursus_honorum.scoring import scores, winners
from ledger.games.cursus_honorum.state import Game, World
from ledger.games.cursus_honorum.turns import must_be_a_player, open_to_players
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection, Objections
from ledger.record.references import Who

EndingCause = Literal["elections", "rounds", "agreement", "stewards"]


class AgreeToEnd(Command):
    """Agree that the game should end now. It ends when all players agree."""


class Disagree(Command):
    """Play on. Players who had agreed to end have to agree again."""


class EndAgreed(Event, stored="cursus_honorum/end-agreed@1"):
    """A player's agreement to end the game now."""

    who: Who


class EndRefused(Event, stored="cursus_honorum/end-refused@1"):
    """A player's refusal to end the game."""

    who: Who


class GameEnded(Event, stored="cursus_honorum/game-ended@1"):
    """The end of the game."""

    scores: dict[str, int]
    """Victory points of each player, by id."""
    winners: tuple[str, ...]
    """The players with the most victory points at that moment."""
    cause: str
    """The cause: `elections`, `rounds`, `agreement` or `stewards`."""


def must_not_be_over(state: Game) -> Objections:
    """Refuse every act after the end (CUR-END-01, CUR-END-02)."""
    if state.world.phase == "over":
        yield Objection("CUR-END-01", "game-over", waivable=False)


def is_finished(state: Game) -> bool:
    """Return whether the game has ended."""
    return state.world.phase == "over"


def has_enough_censors(state: Game, drafts: Iterable[Draft] = ()) -> bool:
    """Return whether two censors have been elected, with the elections in `drafts` (CUR-END-01)."""
    ending = [office.id for office in state.world.scenario.offices.values() if office.ends]
    win_count = sum(len(state.world.won(office)) for office in ending)
    events = (draft.event for draft in drafts)
    new_wins = sum(isinstance(event, OfficeWon) and event.office in ending for event in events)
    return win_count + new_wins >= state.world.scenario.end.elected


def is_last_round(state: Game) -> bool:
    """Return whether a reading makes this round the last."""
    limit = int(state.switch("end.max_rounds"))
    return bool(limit) and state.world.round >= limit


def draft_end(state: Game, drafts: Iterable[Draft], cause: EndingCause) -> Draft:
    """Draft the end of the game, with scores as they are after these drafts (CUR-END-03)."""
    books = state.books
    for draft in drafts:
        books = books.post(draft.postings)
    return Draft(GameEnded(dict(scores(state, books)), winners(state, books), cause))


def _agree_objections(state: Game, actor: str, _command: AgreeToEnd) -> Objections:
    """Refuse a second agreement of the same player (CUR-END-02)."""
    yield from must_be_a_player(state, actor)
    if actor in state.world.players_for_ending:
        yield Objection("CUR-END-02", "agreed-already", waivable=False)


def _draft_agreement(state: Game, actor: str, _command: AgreeToEnd, _context: ActContext) -> Drafts:
    """Draft the agreement, and the end once all players have agreed (CUR-END-02)."""
    agreement = (Draft(EndAgreed(actor)),)
    if set(state.world.order) - state.world.players_for_ending - {actor}:
        return agreement
    return (*agreement, draft_end(state, (), "agreement"))


def _disagree_objections(state: Game, actor: str, _command: Disagree) -> Objections:
    """Refuse to disagree unless a player has agreed to end (CUR-END-02)."""
    yield from must_be_a_player(state, actor)
    if not state.world.players_for_ending:
        yield Objection("CUR-END-02", "nobody-would-end", waivable=False)


def _draft_refusal(_state: Game, actor: str, _command: Disagree, _context: ActContext) -> Drafts:
    return (Draft(EndRefused(actor)),)


@open_to_players
def _offer_agree(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    return Form(blocked=tuple(_agree_objections(state, actor, AgreeToEnd())))


def _offer_disagree(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    world = state.world
    return Form() if actor in world.order and world.players_for_ending else None


def _evolve_agreement(world: World, event: EndAgreed, _entry: Entry) -> World:
    return replace(world, players_for_ending=world.players_for_ending | {event.who})


def _evolve_refusal(world: World, _event: EndRefused, _entry: Entry) -> World:
    return replace(world, players_for_ending=frozenset())


def _evolve_end(world: World, _event: GameEnded, _entry: Entry) -> World:
    return replace(world, phase="over", turn=None, players_for_ending=frozenset())


def _game_ended_args(event: GameEnded) -> Args:
    highest_score = max(event.scores.values(), default=0)
    return {
        "who": [f"who:{player}" for player in event.winners],
        "n": highest_score,
        "cause": event.cause,
    }


ENDING: Chapter[World] = Chapter(
    "CUR-END",
    acts=(
        Act(AgreeToEnd, _agree_objections, _draft_agreement, _offer_agree),
        Act(Disagree, _disagree_objections, _draft_refusal, _offer_disagree),
    ),
    events=(
        EventType(EndAgreed, _evolve_agreement),
        EventType(EndRefused, _evolve_refusal),
        EventType(GameEnded, _evolve_end, _game_ended_args),
    ),
)
