"""Ludi Romani as one value: the chapters in the order of the rulebook."""

from ledger.contract.acts import with_changed_consent
from ledger.contract.chapter import acts_of
from ledger.contract.ruleset import (
    ActsAndEvents,
    Assets,
    BotPlay,
    Course,
    Narration,
    PhoneContent,
    Ruleset,
    Scenarios,
    Seats,
)
from ledger.games.ludi_romani import (
    audiences,
    bots,
    calendar,
    card_rules,
    communication,
    console,
    founding,
    goods,
    limits,
    roster,
    standings,
    suggestions,
    view,
)
from ledger.games.ludi_romani.actium import stages
from ledger.games.ludi_romani.actium.chapter import ACTIUM
from ledger.games.ludi_romani.amicitia.chapter import AMICITIA
from ledger.games.ludi_romani.bacchants.chapter import BACCHANTS
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.clientela.chapter import CLIENTELA
from ledger.games.ludi_romani.divortium.chapter import DIVORTIUM
from ledger.games.ludi_romani.fata.chapter import FATA
from ledger.games.ludi_romani.fata.table_count import TILLS
from ledger.games.ludi_romani.feriae.chapter import FERIAE
from ledger.games.ludi_romani.great_moments import GREAT_MOMENTS, PASSING_EVENTS
from ledger.games.ludi_romani.honours import HONOURS
from ledger.games.ludi_romani.imago import underworld
from ledger.games.ludi_romani.imago.chapter import IMAGO
from ledger.games.ludi_romani.likelihood import characters_for_newcomers, likelihood_of_move
from ledger.games.ludi_romani.mare.chapter import MARE
from ledger.games.ludi_romani.mercatus.chapter import MERCATUS
from ledger.games.ludi_romani.mors.chapter import MORS
from ledger.games.ludi_romani.mors.death import Died
from ledger.games.ludi_romani.motus.chapter import MOTUS
from ledger.games.ludi_romani.numina.chapter import NUMINA
from ledger.games.ludi_romani.nuptiae import wedding
from ledger.games.ludi_romani.nuptiae.chapter import NUPTIAE
from ledger.games.ludi_romani.pestis.chapter import PESTIS
from ledger.games.ludi_romani.proelium import interruption
from ledger.games.ludi_romani.proelium.chapter import PROELIUM
from ledger.games.ludi_romani.ring.chapter import RING
from ledger.games.ludi_romani.roma.chapter import ROMA
from ledger.games.ludi_romani.scenario import recommended_cast, templates
from ledger.games.ludi_romani.scenario.defaults import READINGS
from ledger.games.ludi_romani.scenario.outline import public_cast, scenario_outline, season_numbers
from ledger.games.ludi_romani.sedes.chapter import SEDES
from ledger.games.ludi_romani.senatus.chapter import SENATUS
from ledger.games.ludi_romani.shown_bonds.all_bonds import GAME_BONDS
from ledger.games.ludi_romani.shown_bonds.beginnings import BEGINNING_FOLDS
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.tidings import TIDINGS_BY_EVENT
from ledger.games.ludi_romani.tributum.chapter import TRIBUTUM
from ledger.games.ludi_romani.victory import order
from ledger.games.ludi_romani.victory.chapter import VICTORY
from ledger.games.ludi_romani.virus.chapter import VIRUS
from ledger.kernel.vocabulary.composition import (
    Composition,
    collect_from_chapters,
    world_in_new_period,
)
from ledger.kernel.vocabulary.events import PeriodOpened
from ledger.kernel.vocabulary.grave_rule import OVERRULE_ACT
from ledger.record.entry import Entry
from ledger.record.objection import Objections

PLAYED_CHAPTERS: tuple[RomanChapter, ...] = (
    roster.ROSTER,
    calendar.CALENDAR,
    SEDES,
    MOTUS,
    MARE,
    ROMA,
    MERCATUS,
    AMICITIA,
    NUPTIAE,
    DIVORTIUM,
    CLIENTELA,
    BACCHANTS,
    PESTIS,
    TRIBUTUM,
    SENATUS,
    PROELIUM,
    NUMINA,
    RING,
    VIRUS,
    MORS,
    IMAGO,
    limits.LIMITS,
    communication.COMMUNICATION,
    ACTIUM,
    VICTORY,
    FERIAE,
    goods.MONEY,
)
"""The chapters whose acts end when Actium has come."""

ACTIUM_ACTS = frozenset(act.name for act in acts_of((ACTIUM, VICTORY)))
"""The acts of Actium, which are closed before Actium has come."""

CHAPTERS = (*PLAYED_CHAPTERS, FATA)
"""All chapters."""


def _must_be_before_actium(state: Game, _actor: str, act: str) -> Objections:
    """Raise an objection to the acts of the evening once Actium has begun (CAL-12)."""
    if act not in ACTIUM_ACTS:
        yield from stages.must_be_before_actium(state, act)


def _evolve_season(world: World, event: PeriodOpened, entry: Entry) -> World:
    """Return the world in a new season, chapter by chapter (CAL-11)."""
    return world_in_new_period(CHAPTERS, calendar.evolve_season(world, event, entry), event, entry)


def _evolve_death(world: World, event: Died, _entry: Entry) -> World:
    """Return the world after a death, chapter by chapter (MORS-20)."""
    for chapter in CHAPTERS:
        for death in chapter.deaths:
            world = death(world, event.who)
    return world


def _gods_who_may_undo(state: Game) -> frozenset[str]:
    """Return the gods, who may take back their own last act (FATA-09)."""
    return frozenset(numen.id for numen in state.world.scenario.numina)


def _reminders(state: Game, character: str) -> tuple[str, ...]:
    if character not in state.world.people:
        return ()
    chapters = LASTING_CHAPTERS if stages.has_actium_come(state) else CHAPTERS
    reminders = collect_from_chapters(chapters, lambda chapter: chapter.reminders)
    return tuple(rule for rule, matters in reminders if matters(state, character))


LASTING_CHAPTERS = (roster.ROSTER, MORS, IMAGO, ACTIUM, VICTORY, goods.MONEY, FATA)
"""The chapters whose reminders still matter at Actium, when other acts are closed (CAL-12)."""

GHOST_ACTS = tuple(act for chapter in CHAPTERS for act in chapter.for_ghosts)
"""The acts that imagines may do like the living (IMAGO-13)."""

COMPOSITION: Composition[World] = Composition(
    CHAPTERS,
    follows={PeriodOpened: _evolve_season, Died: _evolve_death, **BEGINNING_FOLDS},
    closing=calendar.ANNOUNCING_ACT,
    closings=(
        interruption.draft_end_of_seasons_battles,
    ),  # before anybody has to give legiones away (PROEL-25)
    guards=(underworld.guard_for_living(GHOST_ACTS),),
)
"""All chapters combined into one.

The dead do only the acts that a chapter leaves to ghosts (IMAGO-13).
"""

GRAVE_ACTS = frozenset({OVERRULE_ACT, "reverse", "reissue-card", "set-switch", "confirm-closing"})
"""The acts that a second steward must confirm, or that wait for a delay (ACTA-20)."""

_ACTS_BY_NAME = {
    act.name: underworld.act_for_living(act, GHOST_ACTS)
    for act in COMPOSITION.acts(PLAYED_CHAPTERS, _must_be_before_actium)
}
_ACTS_BY_NAME |= {
    act_name: with_changed_consent(_ACTS_BY_NAME[act_name], matter=stages.shop_at_actium)
    for act_name in stages.SHOP_ACTS
}


RULES: Ruleset[World] = Ruleset(
    name="ludi_romani",
    version="1",
    scenarios=Scenarios(
        read=founding.scenario_data,
        found=founding.found_game,
        doubts=card_rules.doubts,
        rehearsal=bots.SCENARIO_TEXT,
        templates=templates.templates,
        casting=recommended_cast.casting,
        outline=scenario_outline,
        public_cast=public_cast,
        season_numbers=season_numbers,
    ),
    play=ActsAndEvents(
        acts=(*_ACTS_BY_NAME.values(), *COMPOSITION.acts((FATA,))),
        events=COMPOSITION.events,
        follows=COMPOSITION.follows,
        duties=COMPOSITION.duties(),
        switches=READINGS,
        irregular=COMPOSITION.irregular,
        known={"who": lambda state: state.world.people},
        table_dice=True,
    ),
    assets=Assets(
        account_audience=audiences.account_audience,
        worth=goods.worth,
        surely_has=wedding.least_virus_left,
        private=audiences.PRIVATE_GOODS,
        tills=TILLS,
    ),
    course=Course(
        finished=order.is_finished,
        result=order.result,
        due=lambda state, now: COMPOSITION.due_drafts(
            state, now, calendar.draft_due_season(state, now)
        ),
        due_by_goods=interruption.has_lasting_battle,
        coming=console.coming_season,
        unfinished=console.unfinished_affairs,
    ),
    seats=Seats(officers=_gods_who_may_undo, grave_acts=GRAVE_ACTS),
    phones=PhoneContent(
        slices=view.slices_with_outlook(_ACTS_BY_NAME, COMPOSITION.folds),
        slice_types=view.SLICES,
        suggests=suggestions.suggestions_for_actor,
        binding=GAME_BONDS,
        stands=standings.all_standings,
        reminders=_reminders,
        advice=card_rules.advice,
    ),
    story=Narration(
        great=GREAT_MOMENTS, passing=PASSING_EVENTS, befalling=TIDINGS_BY_EVENT, honours=HONOURS
    ),
    bots=BotPlay(
        pending=bots.pending_characters,
        random=bots.RANDOM_TEMPER,
        tempers=bots.TEMPERS,
        plausible=likelihood_of_move,
        newcomers=characters_for_newcomers,
        advances=bots.ADVANCING_ACTS,
        ends=bots.ENDING_ACTS,
    ),
)
"""The whole game."""
