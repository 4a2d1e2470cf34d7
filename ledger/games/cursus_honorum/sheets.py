"""Record sheets as documents. `slice_types` describes their fields."""

from typing import cast

from ledger.games.cursus_honorum import offices, scoring, skills
from ledger.games.cursus_honorum.dice_count import income_without_dice
from ledger.games.cursus_honorum.dignitas import (
    TrackLevel,
    dignitas_of,
    first_points_by_level,
    level_for_points,
    upkeep_for_points,
)
from ledger.games.cursus_honorum.sheet_types import (
    GainsDoc,
    LevelDoc,
    LuxuryDoc,
    OfficeDoc,
    SheetDoc,
    SkillDoc,
)
from ledger.games.cursus_honorum.slice_types import (
    HeldOfficeDoc,
    NobleDoc,
    OwnLevelDoc,
    SkillLineDoc,
    VoteDiceDoc,
)
from ledger.games.cursus_honorum.state import SHAME, WEALTH, Game
from ledger.record.objection import is_met
from ledger.record.view import basic_person


def player_doc_with_sheet(state: Game, player: str) -> NobleDoc:
    """Return a player with their record sheet."""
    noble, holdings = state.world.scenario.nobles[player], state.books.holdings(player)
    return {
        **basic_person(player, noble.name, "noble"),
        "short": noble.short,
        "statuses": [] if player in state.world.order else ["waiting"],
        "holds": {asset: holdings[asset] for asset in sorted(holdings)},
        "dignitas": dignitas_of(state, player),
        "level": _own_level_doc(state, player),
        "shame": state.books.balance(player, SHAME),
        "wealth": state.books.balance(player, WEALTH),
        "skills": _skill_docs_of(state, player),
        "luxuries": [
            luxury
            for luxury in state.world.scenario.luxuries
            if state.books.balance(player, luxury)
        ],
        "offices": _held_office_docs(state, player),
        "income": {
            "skills": skills.skill_income(state, player),
            "office": offices.office_income(state, player),
            "total": income_without_dice(state, player),
        },
        "votes": _vote_dice_doc(state, player),
        "score": scoring.score(state, player),
    }


def _own_level_doc(state: Game, player: str) -> OwnLevelDoc:
    points = dignitas_of(state, player)
    own_level = level_for_points(state, points)
    return {
        **_level_doc(state, own_level),
        "ticked": points - own_level.boxes_below,
    }


def _level_doc(state: Game, track_level: TrackLevel) -> LevelDoc:
    return {
        "id": track_level.level.id,
        "name": track_level.level.name,
        "number": track_level.number,
        "boxes": track_level.level.boxes,
        "first": track_level.first_points,
        "dice": track_level.level.dice,
        "upkeep": upkeep_for_points(state, track_level.first_points),
    }


def _skill_docs_of(state: Game, player: str) -> list[SkillLineDoc]:
    finished_skills = state.world.person(player).finished_skills
    working_ids = {skill.id for skill in skills.working_skills(state, player)}
    return [
        {
            "id": skill.id,
            "name": skill.name,
            "boxes": skills.number_of_ticked_boxes(state, player, skill.id),
            "of": skill.boxes,
            "finished": skill.id in finished_skills,
            "active": skill.id in working_ids,
            "from": finished_skills[skill.id] + 1 if skill.id in finished_skills else None,
        }
        for skill in state.world.scenario.skills.values()
    ]


def _held_office_docs(state: Game, player: str) -> list[HeldOfficeDoc]:
    office_table = state.world.scenario.offices
    return [
        {
            "office": office,
            "order": honor.order,
            "round": honor.round,
            "points": offices.office_points(state, office_table[office], honor.order),
        }
        for office, honor in state.world.honors_of(player)
    ]


def _vote_dice_doc(state: Game, player: str) -> VoteDiceDoc:
    dice_count = level_for_points(state, dignitas_of(state, player)).level.dice
    office_table = state.world.scenario.offices
    return {
        "dice": dice_count,
        "bonus": {
            office: skills.extra_votes(state, player, office, dice_count) for office in office_table
        },
    }


def printed_sheets(state: Game) -> SheetDoc:
    """Return the printed sheets, with the readings in force."""
    scenario = state.world.scenario
    rolling_rules = scenario.rolling
    return {
        "faces": list(rolling_rules.faces),
        "gains": cast("GainsDoc", rolling_rules.gains.model_dump()),
        "rolls": rolling_rules.rolls,
        "boxes": scenario.boxes,
        "levels": [_level_doc(state, track_level) for track_level in first_points_by_level(state)],
        "offices": [_office_doc(state, office) for office in reversed(tuple(scenario.offices))],
        "skills": [cast("SkillDoc", skill.model_dump()) for skill in scenario.skills.values()],
        "luxuries": [
            cast("LuxuryDoc", luxury.model_dump()) for luxury in scenario.luxuries.values()
        ],
        "shame": scenario.shame,
        "disgrace": scenario.disgrace,
        "end": {
            "offices": [office.id for office in scenario.offices.values() if office.ends],
            "elected": scenario.end.elected,
        },
    }


def _office_doc(state: Game, office: str) -> OfficeDoc:
    office_data = state.world.scenario.offices[office]
    order = offices.next_winning_order(state, office)
    return {
        "id": office,
        "name": office_data.name,
        "votes": office_data.votes,
        "bonus": office_data.bonus,
        "places": office_data.places,
        "points": offices.office_points(state, office_data, order),
        "open": is_met(offices.must_have_free_place(state, office)),
    }
