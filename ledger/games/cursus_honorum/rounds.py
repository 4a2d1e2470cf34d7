"""ROUND: the first player, the end of a turn, and the sequence of rounds."""

from dataclasses import replace

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.contract.chapter import Chapter
from ledger.contract.form import choice
from ledger.contract.offer import Form, KnownState
from ledger.games.cursus_honorum import skills, table_dice
from ledger.games.cursus_honorum.state import Game, Turn, World
from ledger.games.cursus_honorum.turns import must_be_a_player, must_be_in_turn, open_to_players
from ledger.games.cursus_honorum.unspent_points import draft_unspent_loss
from ledger.kernel.vocabulary.events import PeriodOpened
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection, Objections
from ledger.record.shared_map import Map
from ledger.scenario.tables import round_fields


class Begin(Command):
    """Draw the first player, or name them."""

    who: str | None = Field(default=None, max_length=64)
    """The player who begins, where the players agree on it; null for a draw."""
    dice: list[int] | None = Field(default=None, max_length=1)
    """The face of the die that draws the first player, at a table with its own dice."""


class EndTurn(Command):
    """End the turn."""


class FirstChosen(Event, stored="cursus_honorum/first-chosen@1"):
    """The choice of the first player. The other players follow in the order of their seats."""

    who: str
    order: tuple[str, ...]


class TurnEnded(Event, stored="cursus_honorum/turn-ended@1"):
    """The end of a turn."""

    who: str
    next: str = ""
    """The next player; empty after the last turn of the round."""


class ElectionsOpened(Event, stored="cursus_honorum/elections-opened@1"):
    """The start of the candidacies, after every player's turn."""


class RoundEnded(Event, stored="cursus_honorum/round-ended@1"):
    """The end of a round, after its elections."""

    round: int
    order: tuple[str, ...]
    """The turn order of the next round."""


def _begin_objections(state: Game, actor: str, command: Begin) -> Objections:
    yield from must_be_a_player(state, actor)
    begin_objections = tuple(_must_not_have_begun(state))
    yield from begin_objections
    if not begin_objections:
        rule = _must_say_who_begins if _do_players_choose_first(state) else _must_draw_a_lot
        yield from rule(state, command)


def _must_not_have_begun(state: Game) -> Objections:
    """Refuse to choose the first player a second time (CUR-ROUND-03)."""
    if state.world.phase != "start":
        yield Objection("CUR-ROUND-03", "begun-already", waivable=False)


def _do_players_choose_first(state: Game) -> bool:
    """Return whether the players name the first player and no lot is drawn (CUR-ROUND-03)."""
    return state.switch("round.first_player") == "by_agreement"


def _must_say_who_begins(state: Game, command: Begin) -> Objections:
    """Refuse to draw lots under the reading by which players name the first player.

    Rule: CUR-ROUND-03.
    """
    if command.who not in state.world.order or command.dice is not None:
        yield Objection("CUR-ROUND-03", "say-who-begins", waivable=False)


def _must_draw_a_lot(state: Game, command: Begin) -> Objections:
    """Refuse to name the first player: a lot decides (CUR-ROUND-03)."""
    if command.who is not None:
        yield Objection("CUR-ROUND-03", "lot-decides", waivable=False)
    yield from table_dice.typed_faces_must_fit(state, command.dice, 1, len(state.world.order))


def _draft_first_choice(state: Game, actor: str, command: Begin, context: ActContext) -> Drafts:
    """Draft the choice of the first player. The other players follow in order (CUR-ROUND-03)."""
    order = state.world.order
    if command.who is not None:
        return (Draft(FirstChosen(command.who, _rotate_order(order, order.index(command.who)))),)
    roll_name = f"round-{state.world.round}/first"
    (lot,) = table_dice.roll_or_read_dice(context, actor, command.dice, [roll_name], len(order))
    first_index = lot.value - 1
    return (
        Draft(FirstChosen(order[first_index], _rotate_order(order, first_index)), rolls=(lot,)),
    )


def _rotate_order(order: tuple[str, ...], first_index: int) -> tuple[str, ...]:
    return (*order[first_index:], *order[:first_index])


def _turn_end_objections(state: Game, actor: str, _command: EndTurn) -> Objections:
    yield from must_be_in_turn(state, actor, "buy")


def _draft_own_turn_end(state: Game, actor: str, _command: EndTurn, _context: ActContext) -> Drafts:
    return draft_turn_end(state, actor)


def draft_turn_end(state: Game, player: str) -> Drafts:
    """Draft the end of a turn: the player's unspent points, then the next player or the elections.

    After the last turn the candidacies open. If an old election is being held again, the
    candidacies wait until that election is decided.
    """
    training_drafts = skills.draft_leftover_training(state, player)
    new_state = _state_after(state, training_drafts)
    next_in_turn = next_player(state, player)
    is_last_turn = not next_in_turn and state.world.phase != "votes"
    return (
        *training_drafts,  # CUR-SKILL-01
        *skills.draft_unfinished_skill_loss(new_state, player),  # CUR-SKILL-01
        *draft_unspent_loss(new_state, player),  # CUR-PC-03
        Draft(TurnEnded(player, next_in_turn)),  # CUR-ROUND-03
        *((Draft(ElectionsOpened()),) if is_last_turn else ()),  # CUR-ROUND-01
    )


def _state_after(state: Game, drafts: Drafts) -> Game:
    books = state.books
    for draft in drafts:
        books = books.post(draft.postings)
    return replace(state, books=books)


def next_player(state: Game, player: str) -> str:
    """Return the player whose turn is next in this round, or "" after the last (CUR-ROUND-03)."""
    order = state.world.order
    place_in_order = order.index(player) + 1 if player in order else len(order)
    return order[place_in_order] if place_in_order < len(order) else ""


def next_turn_order(state: Game) -> tuple[str, ...]:
    """Return the turn order of the next round: the present order, with new players last.

    Rule: CUR-ROUND-03.

    Under one reading the first turn passes on by one seat each round.
    """
    world = state.world
    players_to_seat = [
        player for player in world.scenario.seated if world.person(player).first_round
    ]
    staying_players = tuple(player for player in world.order if player in players_to_seat)
    if state.switch("round.turn_order") == "rotate_each_round":
        staying_players = _rotate_order(staying_players, 1)
    return (
        *staying_players,
        *(player for player in players_to_seat if player not in staying_players),
    )


def draft_round_end(state: Game) -> Drafts:
    """Draft the end of the round and the start of the next one (CUR-ROUND-01)."""
    next_seq = state.period.seq + 1
    round_end = Draft(RoundEnded(state.world.round, next_turn_order(state)))
    return (round_end, Draft(PeriodOpened(**round_fields(next_seq))))


def _offer_begin(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    if actor not in state.world.order or state.world.phase != "start":
        return None
    order = state.world.order
    if _do_players_choose_first(state):
        return Form((choice("who", order),))
    return Form(table_dice.dice_fields(state, 1, len(order)))


@open_to_players
def _offer_turn_end(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    return Form(blocked=tuple(must_be_in_turn(state, actor, "buy")))


def _evolve_first_choice(world: World, event: FirstChosen, _entry: Entry) -> World:
    return replace(world, phase="actions", order=event.order, turn=Turn(event.who))


def _evolve_turn_end(world: World, event: TurnEnded, _entry: Entry) -> World:
    return replace(world, turn=Turn(event.next) if event.next else None)


def with_elections_opened(world: World) -> World:
    """Return the world at the start of the candidacies, without any candidate."""
    return replace(
        world,
        phase="candidacies",
        turn=None,
        candidacies=Map(),
        ready_players=frozenset(),
        contests=Map(),
    )


def _evolve_round_end(world: World, event: RoundEnded, _entry: Entry) -> World:
    return replace(world, order=event.order)


def evolve_round_start(world: World, event: PeriodOpened, _entry: Entry) -> World:
    """Return the world at the start of a round, in which the first player in order has the turn."""
    return replace(
        world,
        round=event.seq,
        phase="actions",
        turn=Turn(world.order[0]),
        players_for_ending=frozenset(),
    )


def _turn_end_args(event: TurnEnded) -> Args:
    return {"who": f"who:{event.who}", "next": f"who:{event.next}" if event.next else "none"}


ROUNDS: Chapter[World] = Chapter(
    "CUR-ROUND",
    acts=(
        Act(Begin, _begin_objections, _draft_first_choice, _offer_begin),
        Act(EndTurn, _turn_end_objections, _draft_own_turn_end, _offer_turn_end),
    ),
    events=(
        EventType(FirstChosen, _evolve_first_choice, lambda event: {"who": f"who:{event.who}"}),
        EventType(TurnEnded, _evolve_turn_end, _turn_end_args),
        EventType(ElectionsOpened, lambda world, _event, _entry: with_elections_opened(world)),
        EventType(RoundEnded, _evolve_round_end, lambda event: {"n": event.round}),
    ),
)
