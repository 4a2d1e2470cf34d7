"""A newcomer finds a first act at any time of a rehearsal, and bots keep the means of it."""

from api.rehearsal.bots import characters_with_cards, viewer_of
from ledger.contract.form import Move
from ledger.games.ludi_romani.likelihood import (
    KEPT_ACTS,
    KEPT_CHARACTERS,
    characters_for_newcomers,
    likelihood_of_move,
)
from ledger.kernel.previewing.preview import offers, state_known_to
from ledger.kernel.previewing.suggestions import best_suggestions
from tests.api.rehearsal.serverless import (
    RULES,
    ServerlessGame,
    played_serverless_game,
)
from tests.games.ludi_romani.table import Table

EVERY = 60
"""The number of steps between two looks at all characters."""


def characters_without_suggestion(room: ServerlessGame) -> list[str]:
    """Return the characters to whom the phone would suggest no act now."""
    state, machine = room.state, room.machine
    found = []
    for who in characters_with_cards(state):
        viewer = viewer_of(state, who)
        forms = offers(machine, state, viewer, who)
        if not best_suggestions(machine, state_known_to(machine, state, viewer), who, forms):
            found.append(f"{who} in {state.period.key}")
    return found


def test_the_phone_suggests_an_act_to_everybody_at_any_time_before_actium() -> None:
    idle, looks = list[str](), list[int]()

    def look(room: ServerlessGame) -> None:
        looks.append(room.at)
        if len(looks) % EVERY == 0 and room.state.period.kind != "actium":
            idle.extend(characters_without_suggestion(room))

    played_serverless_game(7, 6 * EVERY, look)
    assert idle == []


def test_bots_keep_the_money_of_characters_for_newcomers() -> None:
    room = played_serverless_game(8, 3 * EVERY)
    by_themselves = {
        (entry.meta.actor, entry.type)
        for entry in room.desk.entries
        if entry.meta and entry.meta.actor in KEPT_CHARACTERS
    }
    spent = {"ludi_romani/legions-bought@1", "ludi_romani/classes-bought@1"}
    assert by_themselves, "their bots play on"
    assert not {kind for _who, kind in by_themselves} & spent
    cicero = Table().state.books.holding("cicero", "denarius")
    assert room.state.books.holding("cicero", "denarius") >= cicero


def test_a_bot_agrees_to_no_act_that_is_kept_for_a_newcomer() -> None:
    table = Table().with_("livia", "gaul").with_("plancus", "gaul").with_("juno", "gaul")
    petition = table.act("plancus", "wed", with_="livia").pending_petition_id()
    assert likelihood_of_move(table.state, "livia", Move("consent", {"petition": petition})) == 0
    assert likelihood_of_move(table.state, "livia", Move("consent", {"petition": "none"})) == 1


def test_kept_acts_and_characters_exist() -> None:
    assert {act.name for act in RULES.play.acts} >= KEPT_ACTS
    assert set(Table().state.world.people) >= {*KEPT_CHARACTERS}


def test_a_newcomer_is_offered_one_living_character_of_each_role() -> None:
    table = Table()
    first = characters_for_newcomers(table.state)
    assert first == ("cicero", "octavian", "livia", "cleopatra", "minerva")
    table.act("cicero", "claim-card", card_="cicero-1", device="d" * 64).accepted_entries()
    assert characters_for_newcomers(table.state)[-1] == "hirtius"
