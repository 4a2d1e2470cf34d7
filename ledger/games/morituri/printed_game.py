"""The text and numbers printed on cards, board and box, in the form that phones receive."""

from ledger.games.morituri.deck_types import CheckDoc, DeckCardDoc, DeckDoc, PackDoc
from ledger.games.morituri.scenario import CardData, Check, default_scenario
from ledger.games.morituri.scenario.model import Pack, Scenario


def deck_doc(scenario: Scenario) -> DeckDoc:
    """Return the printed text and numbers of a scenario."""
    checks, box = scenario.board.checks, scenario.box
    return {
        "pack": _pack_doc(scenario.pack),
        "printed": scenario.pack.provenance == "published",
        "checks": {"bandits": _check_doc(checks.bandits), "pirates": _check_doc(checks.pirates)},
        "box": {
            "cards": box.cards,
            "hit_point_cards": box.hit_point_cards,
            "tabulae": box.tabulae,
        },
        "start": {"hit_points": scenario.start.hit_points},
        "cards": [_card_doc(card) for card in scenario.deck.cards],
    }


def _pack_doc(pack: Pack) -> PackDoc:
    return {
        "id": pack.id,
        "title": pack.title,
        "provenance": pack.provenance,
        "era": pack.era,
        "consistent_with": pack.consistent_with,
    }


def _check_doc(danger_check: Check) -> CheckDoc:
    return {
        "die": danger_check.die,
        "add": danger_check.add,
        "pass_at": danger_check.pass_at,
        "fail": danger_check.fail,
        "fail_if_no_equipment": danger_check.fail_if_no_equipment,
        "may_kill": danger_check.may_kill,
    }


def _card_doc(card: CardData) -> DeckCardDoc:
    return {
        "id": card.id,
        "name": card.name,
        "count": card.count,
        "slot": card.slot,
        "hands": card.hands,
        "av_one": card.av_one,
        "av_two": card.av_two,
        "attacks": card.attacks,
        "net": card.net,
        "d": card.d,
        "e": card.e,
        "anti_net": card.anti_net,
        "effect": card.effect,
        "n": card.n,
        "chooser": card.chooser,
        "floor": card.floor,
        "to": card.to,
        "reshuffle": card.reshuffle,
    }


def changed_card_names(scenario: Scenario) -> dict[str, str]:
    """Return the names of cards that differ from the names in the house's deck, by id."""
    published_cards = default_scenario().deck.by_id
    return {
        card.id: card.name
        for card in scenario.deck.cards
        if card.id not in published_cards or published_cards[card.id].name != card.name
    }
