"""Cursus Honorum as a Ruleset: its chapters in the order of the rulebook."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec

from ledger.contract.acts import Act, with_changed_consent
from ledger.contract.chapter import Chapter, acts_of, events_of
from ledger.contract.console import ComingPeriod
from ledger.contract.ruleset import (
    ActsAndEvents,
    Assets,
    BotPlay,
    Course,
    Narration,
    PhoneContent,
    Players,
    Ruleset,
    Scenarios,
    Seats,
)
from ledger.games.cursus_honorum import (
    bots,
    corrections,
    elections,
    founding,
    scoring,
    suggestions,
    view,
)
from ledger.games.cursus_honorum.attack import ATTACKS
from ledger.games.cursus_honorum.dice import ROLLING
from ledger.games.cursus_honorum.dice_count import COUNTING
from ledger.games.cursus_honorum.dignitas import ADVANCING
from ledger.games.cursus_honorum.disapproval import DISAPPROVALS
from ledger.games.cursus_honorum.elections import CANDIDACIES
from ledger.games.cursus_honorum.game_end import ENDING, is_finished, must_not_be_over
from ledger.games.cursus_honorum.great_moments import GREAT_MOMENTS, PASSING_EVENTS
from ledger.games.cursus_honorum.luxuries import LUXURIES
from ledger.games.cursus_honorum.matters import id_of_roll_or_ballot
from ledger.games.cursus_honorum.offices import OFFICES
from ledger.games.cursus_honorum.readings import READINGS
from ledger.games.cursus_honorum.rounds import ROUNDS, evolve_round_start
from ledger.games.cursus_honorum.scenario import FEWEST_PLAYERS, MAX_PLAYERS
from ledger.games.cursus_honorum.skills import TRAINING
from ledger.games.cursus_honorum.slice_types import SLICES
from ledger.games.cursus_honorum.state import Game, World
from ledger.games.cursus_honorum.tidings import TIDINGS_BY_EVENT
from ledger.games.cursus_honorum.turns import TURNS
from ledger.games.cursus_honorum.unspent_points import UNSPENT
from ledger.games.cursus_honorum.upkeep import UPKEEP
from ledger.games.cursus_honorum.votes import VOTES
from ledger.kernel.vocabulary.composition import with_guards
from ledger.kernel.vocabulary.events import PeriodOpened
from ledger.record.objection import Objections, is_met
from ledger.record.state import Period, SwitchValue
from ledger.scenario.tables import balances_open_to_everybody, round_fields

PLAYED_CHAPTERS: tuple[Chapter[World], ...] = (
    ROUNDS,
    ROLLING,
    COUNTING,
    ADVANCING,
    ATTACKS,
    TRAINING,
    LUXURIES,
    CANDIDACIES,
    VOTES,
    ENDING,
)
"""The chapters with acts of play, in the order of a round."""

AUTOMATIC_CHAPTERS: tuple[Chapter[World], ...] = (TURNS, DISAPPROVALS, UPKEEP, UNSPENT, OFFICES)
"""The chapters whose events follow from acts of other chapters."""


def _must_not_be_over(state: Game, _actor: str, _act: str) -> Objections:
    return must_not_be_over(state)


def _act_refused_after_end(act: Act[World, Any]) -> Act[World, Any]:
    """Return the act with the present roll or ballot as its matter, refused after the end."""
    return with_changed_consent(with_guards(act, (_must_not_be_over,)), matter=id_of_roll_or_ballot)


def awaited_players(state: Game) -> tuple[str, ...]:
    """Return the players whose act the game waits for, in turn order.

    The game waits for the player on turn, for players who are not ready, or for missing votes. If a
    player has agreed to end the game, it also waits for the others' answer.
    """
    world = state.world
    players = (
        set(world.order) - world.players_for_ending if world.players_for_ending else set[str]()
    )
    match world.phase:
        case "start":
            players |= set(world.order)
        case "actions" if world.turn is not None:
            players.add(world.turn.who)
        case "candidacies":
            players |= set(world.order) - world.ready_players
        case "votes":
            players |= {player for contest in world.contests.values() for player in contest.waiting}
    return tuple(player for player in world.order if player in players)


def _newly_forbidden_candidates(state: Game, switch: str, value: SwitchValue) -> tuple[str, ...]:
    """Return the candidates whose candidacy the new reading would forbid."""
    if switch not in ("elections.ladder_required", "offices.limit"):
        return ()
    readings = state.kernel.switches.set(switch, value)
    new_state = replace(state, kernel=msgspec.structs.replace(state.kernel, switches=readings))
    return tuple(
        player
        for player, office in _undecided_candidates(state.world)
        if not is_met(elections.must_be_able_to_win(new_state, player, office))
    )


def _undecided_candidates(world: World) -> Iterator[tuple[str, str]]:
    """Yield the candidates of each undecided election with their office."""
    candidacies = world.candidacies if world.phase in ("candidacies", "votes") else {}
    decided_offices = {contest.office for contest in world.contests.values() if contest.is_held}
    for player in world.order:
        if player in candidacies and candidacies[player] not in decided_offices:
            yield player, candidacies[player]


def _coming_round(state: Game) -> ComingPeriod | None:
    """Return the next round, which begins by itself; None once the game is over."""
    if is_finished(state):
        return None
    return ComingPeriod(Period(**round_fields(state.period.seq + 1)))


RULES: Ruleset[World] = Ruleset(
    name="cursus_honorum",
    version="1",
    scenarios=Scenarios(
        read=founding.scenario_data,
        found=founding.found_game,
        doubts=founding.doubts,
        outline=founding.outline,
    ),
    play=ActsAndEvents(
        acts=(
            *(_act_refused_after_end(act) for act in acts_of(PLAYED_CHAPTERS)),
            corrections.facts.SET_FACT,
            with_changed_consent(
                _act_refused_after_end(corrections.course.SET_COURSE), matter=None
            ),
        ),
        events=events_of((*PLAYED_CHAPTERS, *AUTOMATIC_CHAPTERS, corrections.CORRECTIONS)),
        follows={PeriodOpened: evolve_round_start},
        switches=READINGS,
        irregular=_newly_forbidden_candidates,
        table_dice=True,
    ),
    assets=Assets(  # CUR-SETUP-03
        account_audience=balances_open_to_everybody, worth=scoring.asset_points, private=()
    ),
    course=Course(
        finished=is_finished,
        result=scoring.result,
        awaited=awaited_players,
        coming=_coming_round,
    ),
    seats=Seats(
        players=Players(
            FEWEST_PLAYERS, MAX_PLAYERS, (3, 6), founding.scenario_text_for
        ),  # CUR-COMP-01
        together=corrections.correctors.steward_players,
    ),
    phones=PhoneContent(
        slices=view.slices, slice_types=SLICES, suggests=suggestions.suggestions_for_actor
    ),
    story=Narration(great=GREAT_MOMENTS, passing=PASSING_EVENTS, befalling=TIDINGS_BY_EVENT),
    bots=BotPlay(bots.RANDOM_TEMPER, bots.TEMPERS),
)
"""The whole game."""
