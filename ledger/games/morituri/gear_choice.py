"""CARD: how gladiators keep, lay down or lose gear."""

from collections.abc import Mapping
from itertools import combinations

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Drafts
from ledger.contract.chapter import Chapter
from ledger.contract.form import Choice, Option
from ledger.contract.offer import Form, KnownState
from ledger.games.morituri.cards import discard_gear
from ledger.games.morituri.events import GearDropped, GearKept
from ledger.games.morituri.gear import can_be_held_together, gear_of, rules_against
from ledger.games.morituri.moves import must_be_on_turn
from ledger.games.morituri.scenario import CardData
from ledger.games.morituri.state import DISCARD_ACCOUNT, DRAWN_ACCOUNT, Game, World
from ledger.games.morituri.transcript import begin_transcript
from ledger.games.morituri.turn import next_step, record_end_or_next_step
from ledger.record.entry import Posting
from ledger.record.objection import Objection, Objections, is_met

NO_CARDS = "none"
"""The choice to keep none of the cards."""


CLASH_KEYS_BY_RULE = {
    "MOR-WEAP-01": "one-weapon",
    "MOR-ARM-02": "one-piece-each",
    "MOR-WEAP-04": "both-hands-taken",
    "MOR-ARM-04": "shield-needs-a-hand",
    "MOR-WEAP-08": "dual-gladius-alone",
    "MOR-CASS-04": "casses-need-a-hand",
    "MOR-CASS-05": "no-shield-beside-casses",
}
"""The message for each rule by which cards do not fit together."""


class KeepGear(Command):
    """Choose the cards to keep, among the drawn card and the cards that clash with it."""

    keep: str = Field(max_length=200)
    """The ids of the cards to keep, joined by `+`; `none` for no card."""


class GiveUp(Command):
    """Name the card that is lost."""

    card: str = Field(max_length=64)
    """The card that is lost."""


class DropGear(Command):
    """Lay a card down."""

    card: str = Field(max_length=64)
    """The card that is laid down."""


def clashing_gear(state: Game, gladiator: str, new_card: CardData) -> tuple[CardData, ...]:
    """Return the gear that does not fit with the new card (MOR-CARD-04, MOR-CARD-05)."""
    return tuple(
        card for card in gear_of(state, gladiator) if not can_be_held_together((card, new_card))
    )


def sets_to_keep(
    state: Game, gladiator: str, new_card: CardData
) -> Mapping[str, tuple[CardData, ...]]:
    """Return every possible set of cards to keep, from the new card and its clashing cards.

    The largest sets come first. Cards outside the chosen set are discarded (MOR-CARD-04,
    MOR-CARD-07, R-05). Of two equal cards the gladiator keeps the old card.
    """
    clashing_cards = clashing_gear(state, gladiator, new_card)
    group = (*clashing_cards, new_card)
    sets: dict[str, tuple[CardData, ...]] = {}
    for choice_size in range(len(group), -1, -1):
        for combination in combinations(group, choice_size):
            if can_be_held_together(combination):
                sets.setdefault(_name_of_set(combination), combination)
    return sets


def _name_of_set(cards: tuple[CardData, ...]) -> str:
    return "+".join(sorted(card.id for card in cards)) or NO_CARDS


def _pending_card(state: Game, actor: str) -> CardData | None:
    drawn_card = state.world.drawn
    if next_step(state.world) != "keep" or drawn_card is None or drawn_card[0] != actor:
        return None
    return state.world.scenario.deck.by_id[drawn_card[1]]


def _keep_objections(state: Game, actor: str, command: KeepGear) -> Objections:
    """Refuse a set of cards that do not fit together (MOR-CARD-02 to MOR-CARD-06).

    Also refuse the act to players without a drawn card.
    """
    new_card = _pending_card(state, actor)
    if new_card is None:
        yield Objection("MOR-CARD-04", "no-card-to-keep", waivable=False)
    elif command.keep not in sets_to_keep(state, actor, new_card):
        yield Objection("MOR-CARD-02", "not-held-together", waivable=False)
        for rule in dict.fromkeys(
            rules_against(_cards_named(state, actor, new_card, command.keep))
        ):
            yield Objection(rule, CLASH_KEYS_BY_RULE[rule], waivable=False)


def _cards_named(state: Game, actor: str, new_card: CardData, set_id: str) -> tuple[CardData, ...]:
    """Return the named cards that are the new card or clash with it."""
    card_ids = set_id.split("+")
    return tuple(
        card for card in (*clashing_gear(state, actor, new_card), new_card) if card.id in card_ids
    )


def _draft_kept_gear(state: Game, actor: str, command: KeepGear, context: ActContext) -> Drafts:
    """Draft the choice. The other cards are discarded (MOR-CARD-04, MOR-CARD-07)."""
    transcript, new_card = begin_transcript(state, context), _pending_card(state, actor)
    if new_card is None:
        return ()
    kept_gear = list(sets_to_keep(state, actor, new_card)[command.keep])
    removed_cards = []
    for card in clashing_gear(state, actor, new_card):
        if card in kept_gear:
            kept_gear.remove(card)
        else:
            removed_cards.append(card)
    is_kept = new_card in kept_gear
    postings = [Posting(new_card.id, DRAWN_ACCOUNT, actor if is_kept else DISCARD_ACCOUNT, 1)]
    postings += [Posting(card.id, actor, DISCARD_ACCOUNT, 1) for card in removed_cards]
    discarded_ids = tuple(card.id for card in (*removed_cards, *(() if is_kept else (new_card,))))
    transcript.add_draft(GearKept(actor, new_card.id, is_kept, discarded_ids), tuple(postings))
    record_end_or_next_step(transcript)
    return transcript.drafts


def _give_up_objections(state: Game, actor: str, command: GiveUp) -> Objections:
    """Refuse the act unless the player must name the lost card, and refuse impossible cards.

    Rules: MOR-HOUSE-BOARD-05, MOR-HOUSE-CARD-15.
    """
    loss = state.world.loss
    if next_step(state.world) != "loss" or loss is None or loss.chooser != actor:
        yield Objection("MOR-HOUSE-BOARD-05", "nothing-to-give-up", waivable=False)
    elif command.card not in loss.options:
        yield Objection("MOR-HOUSE-CARD-15", "not-one-of-these", waivable=False)


def _draft_given_up_card(state: Game, _actor: str, command: GiveUp, context: ActContext) -> Drafts:
    transcript, loss = begin_transcript(state, context), state.world.loss
    if loss is not None:
        discard_gear(transcript, loss.victim, command.card, loss.why)
    record_end_or_next_step(transcript)
    return transcript.drafts


def _must_be_able_to_drop(state: Game, actor: str) -> Objections:
    yield from must_be_on_turn(state, actor)
    yield from _must_be_at_turn_start(state)


def _must_be_at_turn_start(state: Game) -> Objections:
    """Refuse to lay gear down except at the start of the own turn (MOR-CARD-06).

    By one reading the act is always refused (R-06).
    """
    is_discard_free = state.switch("cards.free_discard")
    has_begun = state.world.has_moved or next_step(state.world) not in ("turn", "beast", "foes")
    if has_begun or not is_discard_free:
        yield Objection("MOR-CARD-06", "drop-at-the-start", waivable=False)


def _drop_objections(state: Game, actor: str, command: DropGear) -> Objections:
    yield from _must_be_able_to_drop(state, actor)
    if command.card not in {card.id for card in gear_of(state, actor)}:
        yield Objection("MOR-CARD-06", "no-such-gear", waivable=False)


def _draft_dropped_gear(state: Game, actor: str, command: DropGear, context: ActContext) -> Drafts:
    transcript = begin_transcript(state, context)
    posting = Posting(command.card, actor, DISCARD_ACCOUNT, 1)
    transcript.add_draft(GearDropped(actor, command.card), (posting,))
    return transcript.drafts


def _offer_keep(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    new_card = _pending_card(state, actor)
    if new_card is None:
        return None
    sets = sets_to_keep(state, actor, new_card)
    return Form(
        (Choice("keep", tuple(_set_option(set_name, sets[set_name]) for set_name in sets)),)
    )


def _set_option(set_name: str, cards: tuple[CardData, ...]) -> Option:
    if not cards:
        return Option(set_name, "note-keep-none", {"cards": []})
    card_references = [f"asset:{card.id}" for card in cards]
    return Option(
        set_name, "note-keep", {"assets": card_references, "cards": [card.id for card in cards]}
    )


def _offer_give_up(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    loss = state.world.loss
    if next_step(state.world) != "loss" or loss is None or loss.chooser != actor:
        return None
    return Form((Choice("card", tuple(_card_option(card) for card in loss.options)),))


def _offer_drop(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    gear = gear_of(state, actor)
    if not gear or not is_met(_must_be_able_to_drop(state, actor)):
        return None
    return Form((Choice("card", tuple(_card_option(card.id) for card in gear)),))


def _card_option(card: str) -> Option:
    return Option(card, "note-card", {"card": f"asset:{card}"})


KEEPING: Chapter[World] = Chapter(
    "MOR-CARD",
    acts=(
        Act(KeepGear, _keep_objections, _draft_kept_gear, _offer_keep),
        Act(GiveUp, _give_up_objections, _draft_given_up_card, _offer_give_up),
        Act(DropGear, _drop_objections, _draft_dropped_gear, _offer_drop),
    ),
)
