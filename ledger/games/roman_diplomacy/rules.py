"""Roman Diplomacy I and II as a Ruleset: its chapters in the order of the rules."""

from ledger.contract.chapter import Chapter, acts_of
from ledger.contract.picture import Picture
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
from ledger.games.roman_diplomacy import bots, founding, suggestions, victory, view
from ledger.games.roman_diplomacy.agreed_end import AGREEING
from ledger.games.roman_diplomacy.barter import DEALING
from ledger.games.roman_diplomacy.borders import BORDER_TEMPLATES
from ledger.games.roman_diplomacy.claims import (
    newcomers_waiting_for_city,
    players_who_must_choose_city,
)
from ledger.games.roman_diplomacy.corrections import CORRECTIONS
from ledger.games.roman_diplomacy.details import DETAILS_BY_EVENT
from ledger.games.roman_diplomacy.empire_bonds import GAME_BONDS
from ledger.games.roman_diplomacy.empire_founding import JOINING
from ledger.games.roman_diplomacy.first_orders import BEGINNING
from ledger.games.roman_diplomacy.great_moments import GREAT_MOMENTS, PASSING_EVENTS
from ledger.games.roman_diplomacy.late_entry import LATE_ENTRY
from ledger.games.roman_diplomacy.membership import UNITING
from ledger.games.roman_diplomacy.open_window import awaited_window, next_turn
from ledger.games.roman_diplomacy.permanent_gifts import TRADING
from ledger.games.roman_diplomacy.questions import QUESTIONS
from ledger.games.roman_diplomacy.readings import READINGS
from ledger.games.roman_diplomacy.sealed_orders import ORDERING
from ledger.games.roman_diplomacy.slice_types import SLICES
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.stewards import steward_players
from ledger.games.roman_diplomacy.tally import CENTRE
from ledger.games.roman_diplomacy.tidings import TIDINGS_BY_EVENT
from ledger.games.roman_diplomacy.transcript import EVENTS
from ledger.scenario.tables import balances_open_to_everybody

PLAYED_CHAPTERS: tuple[Chapter[World], ...] = (
    JOINING,
    BEGINNING,
    ORDERING,
    DEALING,
    TRADING,
    UNITING,
    AGREEING,
)
"""The chapters with acts of play, in the order of a turn."""

PLAYERS = Players(1, founding.NUMBER_OF_SEATS, (3, 7), founding.scenario_text_for)

WORTH_BY_ASSET = {CENTRE: 1}
"""The worth of assets in the standings: centres (DIP-WIN-01)."""


def awaited_players(state: Game) -> tuple[str, ...]:
    """Return the players for whom the game waits.

    Players without a city come first, then players who owe an act. The game waits for stewards
    while they have cities to give (D-02).
    """
    world, window = state.world, awaited_window(state)
    if world.is_ended:
        return ()
    if window is not None:
        return tuple(player for player in window.owed if player not in window.ready_who)
    if world.has_started:
        return ()
    return players_who_must_choose_city(state) or (
        state.kernel.stewards if newcomers_waiting_for_city(state) else ()
    )


def board_picture(state: Game) -> Picture | None:
    """Return the picture of the board; None if the map has no drawing."""
    return state.world.picture


RULES: Ruleset[World] = Ruleset(
    name="roman_diplomacy",
    version="1",
    scenarios=Scenarios(
        read=founding.scenario_data,
        found=founding.found_game,
        doubts=founding.doubts,
        rehearsal=founding.scenario_text_for(PLAYERS.best[1]),
        outline=founding.outline,
    ),
    play=ActsAndEvents(
        acts=tuple(acts_of((*PLAYED_CHAPTERS, CORRECTIONS))),
        events=EVENTS,
        windows=ORDERING.windows,
        switches=READINGS,
        known={"place": lambda state: state.world.board.provinces},
    ),
    assets=Assets(
        account_audience=balances_open_to_everybody,
        private=(),
        worth=lambda _state, asset: WORTH_BY_ASSET.get(asset, 0),
    ),
    course=Course(
        finished=victory.is_finished,
        result=victory.result,
        awaited=awaited_players,
        coming=next_turn,
    ),
    seats=Seats(players=PLAYERS, late=LATE_ENTRY, together=steward_players),
    phones=PhoneContent(
        slices=view.slices,
        slice_types=SLICES,
        picture=board_picture,
        suggests=suggestions.suggestions_for_actor,
        binding=GAME_BONDS,
        questions=QUESTIONS,
        templates=BORDER_TEMPLATES,
    ),
    story=Narration(
        great=GREAT_MOMENTS,
        passing=PASSING_EVENTS,
        befalling=TIDINGS_BY_EVENT,
        details=DETAILS_BY_EVENT,
    ),
    bots=BotPlay(
        random=bots.RANDOM_TEMPER,
        tempers=bots.TEMPERS,
        pending=bots.players_with_optional_acts,
        advances=("give-city", "ask-for-orders"),
    ),
)
"""The whole game."""
