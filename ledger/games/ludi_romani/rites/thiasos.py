"""The thiasos: rescue from death, and the band that follows a god (BACCH)."""

from collections.abc import Iterable, Iterator

from ledger.games.ludi_romani import goods, places
from ledger.games.ludi_romani.bacchants import band
from ledger.games.ludi_romani.clientela.service import protectors_to_consent
from ledger.games.ludi_romani.mors.state import Sentence
from ledger.games.ludi_romani.rites.document import (
    ResultingDoc,
    RiteDoc,
    agreement_step,
    consequence,
    participant,
    step,
)
from ledger.games.ludi_romani.state import Game
from ledger.record.audience import EVERYBODY
from ledger.record.objection import is_met
from ledger.record.state import Petition
from ledger.record.view import Slice

THIASOS_ACTS = ("appeal-thiasos", "claim-bacchant")
"""The two acts by which a rescue begins.

By the first act a condemned mortal asks a god for rescue. By the second act a god offers rescue
(BACCH-02).
"""


def _god_and_condemned(petition: Petition) -> tuple[str, str]:
    """Return the god, and the character to be saved."""
    is_appeal = petition.type == THIASOS_ACTS[0]
    counterpart = str(petition.terms["to" if is_appeal else "who"])
    return (counterpart, petition.actor) if is_appeal else (petition.actor, counterpart)


def is_rescue_possible(state: Game, petition: Petition) -> bool:
    """Return whether the character to be saved is still condemned (BACCH-02)."""
    return _god_and_condemned(petition)[1] in state.world.mors.sentences


def rescue_slice(state: Game, petition: Petition) -> Slice:
    """Return the slice of a rescue that was asked for or offered, for viewers of the petition."""
    god, character = _god_and_condemned(petition)
    sources = (petition, *_rescue_sources(state, character, (god,)))
    return Slice(petition.audience, sources, lambda: _rescue_doc(state, petition, god, character))


def _rescue_sources(state: Game, character: str, gods: Iterable[str]) -> tuple[object, ...]:
    """Return the public parts of the state that the slice of a rescue depends on."""
    world, seating = state.world, state.seating
    seats = tuple(seating.seats.get(god) for god in gods)
    return (world.mors, world.people, world.pestis, seating.places, *seats, state.kernel.switches)


def _rescue_doc(state: Game, petition: Petition, god: str, character: str) -> RiteDoc:
    sentence = state.world.mors.sentences[character]
    return {
        "kind": "thiasos",
        "about": petition.id,
        "people": [participant(character, "condemned"), participant(god, "god")],
        "steps": [
            step("sentenced", filter(None, (sentence.author,)), is_done=True),
            step("asked", (petition.actor,), is_done=True),
            step("seat", (god,), is_done=_has_seat(state, god, character)),
            agreement_step("agreed", petition, petition.voices),
        ],
        "follows": [
            *_effects_of_rescue(state, character, god),
            *_obligations_of_bacchant(character, god),
        ],
    }


def _has_seat(state: Game, god: str, character: str) -> bool:
    return is_met(band.must_have_seat_with_god(state, god, character))


def cast_has_god_of_thiasos(state: Game) -> bool:
    """Return whether a god in the cast may have bacchants (BACCH-01)."""
    return bool(band.gods_of_thiasos(state))


def possible_rescue_slice(state: Game, sentence: Sentence) -> Slice:
    """Return the slice of a condemned character's possible rescue.

    Everybody sees it, even before it is asked for.
    """
    gods = band.gods_of_thiasos(state)
    sources = (sentence, gods, *_rescue_sources(state, sentence.condemned, gods))
    return Slice(EVERYBODY, sources, lambda: _possible_rescue_doc(state, sentence, gods))


def _possible_rescue_doc(state: Game, sentence: Sentence, gods: tuple[str, ...]) -> RiteDoc:
    character = sentence.condemned
    gods_with_seat = [god for god in gods if _has_seat(state, god, character)]
    return {
        "kind": "thiasos",
        "about": "",
        "people": [participant(character, "condemned"), *(participant(god, "god") for god in gods)],
        "steps": [
            step("sentenced", filter(None, (sentence.author,)), is_done=True),
            step("seat", gods_with_seat or gods, is_done=bool(gods_with_seat)),
            step("offered", (character, *(gods_with_seat or gods)), is_done=False),
        ],
        "follows": [consequence("lives", character), consequence("keeps", character)],
    }


def _effects_of_rescue(state: Game, character: str, god: str) -> Iterator[ResultingDoc]:
    """Yield the statuses that the rescue ends, and the bacchant's new place.

    Rules: BACCH-02, BACCH-03.
    """
    person, place = state.world.person(character), state.seating.place_of(god)
    yield consequence("lives", character)
    yield consequence("keeps", character)
    for status in sorted(person.statuses & set(band.STATUSES_LOST) - {"condemned"}):
        yield consequence("no_more", character, asset_or_state=status)
    if not place or place == state.seating.place_of(character):
        return
    yield consequence("goes_to", character, god)
    if state.switch("clientela.ends_on_separation"):
        for patronus in person.patroni:
            if state.seating.place_of(patronus) != place:
                yield consequence("cliens_no_more", character, patronus)


def _obligations_of_bacchant(character: str, god: str) -> Iterator[ResultingDoc]:
    """Yield the obligations of a bacchant of this god; "" stands for all bacchants.

    Rules: BACCH-06, BACCH-10.
    """
    for obligation in ("obeys", "stays", "fights_for"):
        yield consequence(obligation, character, god)


def band_slice(state: Game, god: str) -> Slice:
    """Return the slice of a god's band of bacchants, which everybody sees."""
    followers, helpers = band.bacchants_of(state, god), band.gods_of_thiasos(state)
    facts = tuple(_facts_about_bacchants(state, god, followers))
    sources = (followers, helpers, state.world.people, state.seating.places, facts)
    return Slice(EVERYBODY, sources, lambda: _band_doc(state, god, followers, helpers))


def _facts_about_bacchants(
    state: Game, god: str, followers: tuple[str, ...]
) -> Iterator[tuple[object, ...]]:
    """Yield the ships and the protectors of each bacchant, which everybody sees."""
    for character in followers:
        yield state.books.holding(character, goods.CLASSIS), _protectors(state, god, character)


def _protectors(state: Game, god: str, character: str) -> tuple[str, ...]:
    return protectors_to_consent(state, god, band.ExecuteBacchant(who=character))


def _band_doc(
    state: Game, god: str, followers: tuple[str, ...], helpers: tuple[str, ...]
) -> RiteDoc:
    leading_helpers = tuple(
        helper for helper in helpers if _would_lead_band(state, helper, god, followers)
    )
    return {
        "kind": "band",
        "about": "",
        "people": [
            participant(god, "god"),
            *(participant(helper, "deputy") for helper in leading_helpers if helper != god),
            *(participant(character, "bacchant") for character in followers),
        ],
        "steps": [
            step("saved", followers, is_done=True),
            step("led", leading_helpers or (god,), is_done=False),
            step("freed", (god,), is_done=False),
        ],
        "follows": [
            *_obligations_of_bacchant("", god),
            *(
                note
                for character in followers
                for note in _notes_about_bacchant(state, character, god)
            ),
        ],
    }


def _would_lead_band(state: Game, helper: str, god: str, followers: tuple[str, ...]) -> bool:
    """Return whether this god of the thiasos would take any followers along now.

    Rules: BACCH-11, MOTUS-17.
    """
    people_nearby = state.seating.pieces_at(state.seating.place_of(helper))
    return any(
        character in people_nearby and places.is_follower(state, character, helper)
        for character in followers
    )


def _notes_about_bacchant(state: Game, character: str, god: str) -> Iterator[ResultingDoc]:
    """Yield notes about a bacchant: missing ships, and the protectors (BACCH-07, BACCH-12)."""
    if not state.books.holding(character, goods.CLASSIS):
        yield consequence("no_ship", character, god)
    for patronus in _protectors(state, god, character):
        yield consequence("protects", patronus, character)
