"""The chronicle of the journey as sentences."""

import pytest

from tests.games.morituri.scenes import line
from tests.games.morituri.table import A, Answer, B, C, Table


def lines(table: Table, answer: Answer) -> list[str]:
    """Return the sentences of an act's entries, without those of the kernel."""
    return [line(table, e) for e in answer.accepted() if e.type.startswith("morituri/")]


def test_lots_are_told_as_sentences() -> None:
    table = Table(2)
    table.act(A, "roll-for-order", 4).accepted()
    assert lines(table, table.act(B, "roll-for-order", 4)) == [
        "Spiculus rolls 4 for the first turn",
        "Flamma and Spiculus tie and roll again",
    ]
    table.act(A, "roll-for-order", 4).accepted()
    assert lines(table, table.act(B, "roll-for-order", 5))[-1] == "Spiculus begins"


def test_a_bonus_space_is_told_as_a_sentence() -> None:
    table = Table().turn_of(A)
    assert lines(table, table.act(A, "move", 4)) == [
        "Flamma rolls 4 and goes from Alexandria, imperial school to Cyrene",
        "Flamma takes the Hit Point card of Cyrene",
        "It is the turn of Spiculus",
    ]


def test_cards_are_told_as_sentences() -> None:
    table = Table().has(A, "gladius", "scutum").turn_of(A)
    assert lines(table, table.act(A, "move", 2))[1:] == [
        "Flamma may draw 2 cards: Paraetonium armoury"
    ]
    assert lines(table, table.draw(A, "falx")) == ["Flamma draws Falx"]
    assert lines(table, table.act(A, "keep-gear", keep="falx")) == [
        "Flamma keeps Falx and lays down Gladius and Scutum"
    ]
    assert lines(table, table.draw(A, "patron")) == [
        "Flamma draws Generous Patron!",
        "Flamma may draw 2 cards: Generous Patron!",
    ]
    assert lines(table, table.draw(A, "thief_weapon")) == [
        "Flamma draws Thief! (weapon)",
        "Flamma loses Falx",
    ]
    assert lines(table, table.draw(A, "thief_armour"))[:2] == [
        "Flamma draws Thief! (armour)",
        "Thief! (armour) does nothing to Flamma",
    ]


def test_discarded_cards_are_told_as_sentences() -> None:
    table = Table().has(A, "gladius", "scutum").turn_of(A)
    assert lines(table, table.act(A, "drop-gear", card="scutum")) == ["Flamma lays down Scutum"]
    table.act(A, "move", 2).accepted()
    table.draw(A, "sica").accepted()
    assert lines(table, table.act(A, "keep-gear", keep="gladius")) == ["Flamma discards Sica"]
    table.draw(A, "falx").accepted()
    assert lines(table, table.act(A, "keep-gear", keep="none"))[:1] == [
        "Flamma discards Falx and Gladius"
    ]


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("medicus", "Flamma gains a hit point"),
        ("old_wound", "Flamma loses a hit point for good"),
        ("chains", "Flamma is going to miss a turn"),
        (
            "owner_in_debt",
            "Owner in Debt! sends Flamma from Taposiris armoury to Dalmatian Coast",
        ),
    ],
)
def test_flux(card: str, said: str) -> None:
    table = Table().turn_of(A)
    table.act(A, "move", 1).accepted()
    assert lines(table, table.draw(A, card))[1] == said


def test_a_shuffle_is_told_as_a_sentence() -> None:
    table = Table().discarded("falx", "falx").turn_of(A)
    table.act(A, "move", 1).accepted()
    assert lines(table, table.draw(A, "owner_in_debt"))[2] == (
        "3 discards are shuffled into the pile, which has 69 cards now"
    )


def test_bandits_pirates_and_losses_are_told_as_sentences() -> None:
    table = Table().has(A, "gladius", "manica", at="utica").turn_of(A)
    assert lines(table, table.act(A, "move", 1))[1:] == ["Flamma meets bandits: Hills of Cirta"]
    assert lines(table, table.act(A, "face-danger", 1)) == [
        "Flamma rolls 1, and 2 more makes 3: the bandits are stronger",
        "Flamma has to give up a card",
    ]
    assert lines(table, table.act(A, "give-up", card="manica"))[0] == "Flamma loses Manica"
    safe = Table().has(A, at="tingis").turn_of(A)
    assert lines(safe, safe.act(A, "move", 1))[1:] == ["Flamma meets pirates: Straits of Gades"]
    assert lines(safe, safe.act(A, "face-danger", 4))[0] == (
        "Flamma rolls 4, and 1 more makes 5: safe from the pirates"
    )
    thief = Table().has(A, "ocrea", "manica").turn_of(A)
    thief.act(A, "move", 1).accepted()
    assert lines(thief, thief.draw(A, "thief_armour"))[1] == (
        "Spiculus names the card that Flamma loses"
    )


def test_wind_storm_and_snow_are_told_as_sentences() -> None:
    table = Table().has(A, at="sitifis").has(B, at="lechaeum").turn_of(A)
    assert lines(table, table.act(A, "move", 1))[1] == (
        "Flamma is carried on from Caesarea, fair wind to Straits of Gades"
    )
    table.turn_of(B)
    assert lines(table, table.act(B, "move", 1))[1] == (
        "Spiculus is driven back from Storm on the Ionian Sea to Patrae smithy"
    )


def test_arenas_and_missed_turns_are_told_as_sentences() -> None:
    table = Table(3).has(A, at="macomades").has(B, at="leptis").has(C, at="leptis").turn_of(A)
    assert lines(table, table.act(A, "move", 1))[1] == (
        "Flamma enters the arena of Leptis Magna, where Spiculus and Verus are waiting"
    )
    alone = Table(2).has(A, at="macomades").turn_of(A)
    assert lines(alone, alone.act(A, "move", 1))[1] == (
        "Flamma enters the arena of Leptis Magna, where a beast is waiting"
    )
    roma = Table(2).has(A, at="aricia").turn_of(A)
    assert lines(roma, roma.act(A, "move", 1))[1:] == [
        "Flamma enters the arena of Roma, Flavian Amphitheatre, where nobody is waiting",
        "Flamma may draw a card: Roma, Flavian Amphitheatre",
    ]
    roma.draw(A, "chains").accepted()
    assert lines(roma, roma.act(A, "wait")) == [
        "Flamma waits in Roma",
        "It is the turn of Spiculus",
    ]
    roma.act(B, "move", 3).accepted()
    assert lines(roma, roma.act(A, "wait"))[0] == "Flamma has missed a turn"
    roma.set_fact("skips", A, 1).accepted()
    roma.act(B, "move", 3).accepted()
    roma.draw(B, "medicus").accepted()
    assert line(roma, roma.state.log.entries[roma.state.log.position - 2]) == (
        "Flamma misses a turn"
    )


def test_deaths_returns_and_the_end_are_told_as_sentences() -> None:
    table = Table(2).reading("alternate.rule_2", value=True).has(B, at="leptis").turn_of(A)
    assert lines(table, table.set_fact("life", B, "dead")) == [
        "Spiculus is dead, say the stewards",
        "Spiculus died in Leptis Magna and is going to begin again",
    ]
    table.set_fact("skips", B, 0).accepted()
    table.act(A, "move", 3).accepted()
    assert line(table, table.state.log.entries[table.state.log.position - 1]) == (
        "A new Spiculus begins in Alexandria, imperial school"
    )
    won = lines(table, table.set_fact("winner", A, "wins"))
    assert won == [
        "The game is over, say the stewards",
        "Flamma is the last standing and receives the Rudis",
    ]
    none = Table(2)
    assert lines(none, none.set_fact("winner", "nobody", "wins"))[1] == (
        "The game is over, and nobody has won"
    )


@pytest.mark.parametrize(
    ("fact", "value", "said"),
    [
        ("place", "leptis", "Flamma stands in Leptis Magna, say the stewards"),
        ("hit_points", "4", "Hit points of Flamma: 4, say the stewards"),
        ("gives", "falx", "Flamma gets Falx, say the stewards"),
        ("takes", "manica", "Flamma gives back Manica, say the stewards"),
        ("skips", "2", "Flamma is going to miss so many turns: 2, say the stewards"),
        ("turn", "begins", "It is the turn of Flamma from its beginning, say the stewards"),
    ],
)
def test_facts(fact: str, value: str, said: str) -> None:
    table = Table().has(A, "manica").turn_of(B)
    assert lines(table, table.set_fact(fact, A, value))[0] == said
    if fact == "turn":
        card = table.set_fact("card", "nobody", "falx")
        assert lines(table, card)[0] == "The next card is Falx, say the stewards"


def test_a_vain_draw_is_told_as_a_sentence() -> None:
    table = Table(2).reading("cards.deck_empty", "no_card")
    table.data["deck"] = {
        "flux": [{"id": "medicus", "name": "M", "count": 1, "slot": "flux", "effect": "gain_hp"}]
    }
    table.discarded("medicus").turn_of(A)
    assert "There is no card left for Flamma" in lines(table, table.act(A, "move", 1))


def test_a_failed_exact_roll_is_told_as_a_sentence() -> None:
    table = Table().reading("movement.exact_roll_to_enter_roma", value=True)
    table.has(A, at="aricia").turn_of(A)
    assert lines(table, table.act(A, "move", 2))[0] == (
        "Flamma rolls 2 and stays in Aricia, last school before the city"
    )
