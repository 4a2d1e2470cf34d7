"""The slices of this game. `slice_types` describes their fields.

Everything in them is public. A player's aim repeats public facts, and only the player gets it.

The acts and their fields:

* `begin`: `who`, or `dice` at a table with its own dice, or no field.
* `roll`: `dice`.
* `roll-again`: `reroll` (the ids of the dice to roll; all others are locked), `dice`.
* `stop-rolling`: `as_pc` (number of choice dice that count as political capital, if there are any),
  `upkeep` ("pay" or "refuse", under one reading).
* `advance`: `boxes`.
* `attack`: `targets`, as {id: dice}.
* `train`: `boxes`, as {skill: points}.
* `buy`: `luxury`.
* `end-turn`, `stand-down`, `ready`, `agree-to-end`, `disagree`: no field.
* `run-for`: `office`.
* `cast-votes`: `dice`.
* `set-fact`, for stewards: `subject`, `fact`, `value`, `reason`.
* `set-course`, for stewards: `to`, `about`, `reason`.

Where the players are stewards together, `set-fact` and `set-course` have no `reason`, and are
petitions to all other players. Acts have `dice` only where players type in their dice.
"""

from collections.abc import Iterator
from functools import partial

from ledger.games.cursus_honorum import game_end, scoring
from ledger.games.cursus_honorum.aims import aim_doc, aim_sources
from ledger.games.cursus_honorum.dice import die_id
from ledger.games.cursus_honorum.dice_count import upkeep_due
from ledger.games.cursus_honorum.scenario import declared_readings
from ledger.games.cursus_honorum.sheets import player_doc_with_sheet, printed_sheets
from ledger.games.cursus_honorum.slice_types import ContestDoc, HonorDoc, TableDoc, TurnDoc
from ledger.games.cursus_honorum.state import (
    ATTACK,
    POLITICAL_CAPITAL,
    SKILL_POINTS,
    Contest,
    Game,
    Turn,
)
from ledger.record.view import Bundle, aim_bundle, basic_person, bundle_for_everybody
from ledger.scenario.readings import flipped_readings_document
from ledger.scenario.tables import HOST_SEAT


def slices(state: Game) -> Iterator[Bundle]:
    """Yield every slice that this game adds to the kernel's."""
    world, readings = state.world, state.kernel.switches
    for player in world.scenario.seated:
        yield bundle_for_everybody(
            f"person/{player}",
            _sheet_sources(state, player),
            partial(player_doc_with_sheet, state, player),
        )
    for player in world.scenario.seated:
        yield aim_bundle(player, aim_sources(state), partial(aim_doc, state, player))
    if HOST_SEAT in state.kernel.stewards:
        yield bundle_for_everybody(
            f"person/{HOST_SEAT}",
            (world.scenario,),
            partial(basic_person, HOST_SEAT, "Host", "host", is_mortal=False),
        )
    yield bundle_for_everybody("table", (world, state.books, readings), partial(_table_doc, state))
    yield bundle_for_everybody(
        "sheet", (world.scenario, world.honores, readings), partial(printed_sheets, state)
    )
    yield bundle_for_everybody(
        "switches",
        (readings,),
        partial(flipped_readings_document, declared_readings().values(), readings),
    )


def _sheet_sources(state: Game, player: str) -> tuple[object, ...]:
    """Return the values that a record sheet depends on.

    The round is included, because skills and offices begin to work at the start of a round.
    """
    world, books = state.world, state.books
    person = world.person(player)
    accounts = [books.accounts[account] for account in books.parts.get(player, ())]
    is_playing = player in world.order
    return (person, world.honores, world.round, is_playing, state.kernel.switches, *accounts)


def _table_doc(state: Game) -> TableDoc:
    world = state.world
    totals = scoring.scores(state)
    ranking = sorted(totals, key=lambda player: -totals[player])
    candidacies = world.candidacies if world.phase in ("candidacies", "votes") else {}
    return {
        "round": world.round,
        "phase": world.phase,
        "order": list(world.order),
        "turn": _turn_doc(state, world.turn) if world.turn else None,
        "standing": [
            {"who": player, "office": candidacies[player]}
            for player in world.order
            if player in candidacies
        ],
        "ready": [player for player in world.order if player in world.ready_players],
        "contests": [
            _contest_doc(world.contests[office])
            for office in reversed(tuple(world.scenario.offices))
            if office in world.contests
        ],
        "ending": [player for player in world.order if player in world.players_for_ending],
        "honores": _winners_by_office(state),
        "scores": [{"who": player, "score": totals[player]} for player in ranking],
        "winners": list(scoring.winners(state, state.books)) if game_end.is_finished(state) else [],
    }


def _winners_by_office(state: Game) -> dict[str, list[HonorDoc]]:
    """Return the winners of each office, for everybody to see (CUR-SETUP-03)."""
    world = state.world
    return {
        office: [
            {"who": honor.who, "order": honor.order, "round": honor.round}
            for honor in world.won(office)
        ]
        for office in world.scenario.offices
    }


def _turn_doc(state: Game, turn: Turn) -> TurnDoc:
    rolling_rules, balance_of = state.world.scenario.rolling, state.books.balance
    return {
        "who": turn.who,
        "step": turn.step,
        "rolls": turn.rolls,
        "entries": list(turn.entries),
        "rolls_left": max(0, rolling_rules.rolls - turn.rolls) if turn.step == "roll" else 0,
        "dice": [
            {
                "id": die_id(die_index),
                "face": die.face,
                "kind": rolling_rules.kind(die.face),
                "locked": die.is_locked,
            }
            for die_index, die in enumerate(turn.dice)
        ],
        "pc": balance_of(turn.who, POLITICAL_CAPITAL),
        "skill_points": balance_of(turn.who, SKILL_POINTS),
        "attacks": balance_of(turn.who, ATTACK),
        "upkeep": upkeep_due(state, turn.who),
    }


def _contest_doc(contest: Contest) -> ContestDoc:
    return {
        "office": contest.office,
        "ballot": contest.ballot,
        "candidates": list(contest.candidates),
        "votes": [
            {
                "who": player,
                "faces": list(contest.votes_cast[player].faces),
                "bonus": contest.votes_cast[player].bonus,
                "votes": contest.votes_cast[player].votes,
                "entry": contest.votes_cast[player].entry,
            }
            for player in contest.candidates
            if player in contest.votes_cast
        ],
        "waiting": list(contest.waiting),
        "held": contest.is_held,
        "winner": contest.winner or None,
    }
