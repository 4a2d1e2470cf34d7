"""The sessions and tokens of each game that a server knows."""

from typing import Any

from api.access.cookies import secret_hash
from api.access.founding import token_hash
from api.access.identity import MAX_SESSIONS, Session, SessionCard, TokensAndSessions
from ledger.record.state import Card

HERE = SessionCard("phone", 1)


def new_identity() -> TokensAndSessions:
    return TokensAndSessions(bytes)


def find_session(known: TokensAndSessions, secret: str) -> Session:
    return known.session_of_key(secret_hash(secret))


class UntouchableCards(dict[str, Any]):
    """The cards of a session. Looking at them fails the test."""

    def pop(self, *_given: Any) -> Any:
        """Fail."""
        raise AssertionError("a session of another game was looked at")


def test_forgetting_a_game_leaves_the_sessions_of_other_games() -> None:
    known = new_identity()
    for secret, games in (("both", ("ides", "nones")), ("one", ("ides",)), ("other", ("nones",))):
        for game in games:
            known.add_hold(secret_hash(secret), game, "card", HERE)
        known.add_stored_cards(secret_hash(secret), (), ())
    known.add_token("aaaa", "ides", "card", 1)
    known.add_token("bbbb", "nones", "card", 1)
    elsewhere = find_session(known, "other")
    elsewhere.holds = UntouchableCards(elsewhere.holds)
    known.forget("ides")
    assert set(find_session(known, "both").holds) == {"nones"}
    assert not find_session(known, "both").whole
    assert find_session(known, "other").whole
    assert find_session(known, "one").key == ""
    assert known.find_token(token_hash("aaaa")) is None
    assert known.find_token(token_hash("bbbb")) is not None


def test_a_forgotten_game_is_known_again_once_it_is_loaded() -> None:
    known = new_identity()
    known.add_hold("s", "ides", "card", HERE)
    known.forget("ides")
    assert known.sessions_on_phone("ides", "card", "phone") == ()
    known.add_hold("s", "ides", "card", HERE)
    assert known.sessions_on_phone("ides", "card", "phone") == ("s",)


def test_the_oldest_sessions_of_a_card_lose_it_first_in_each_game_separately() -> None:
    known = new_identity()
    many = [f"s{number}" for number in range(MAX_SESSIONS + 2)]
    for session in many:
        known.add_hold(session, "ides", "card", HERE)
    known.add_hold("s", "nones", "card", HERE)
    assert known.surplus_sessions("ides", "card") == ("s0", "s1")
    assert known.surplus_sessions("nones", "card") == ()
    known.remove_holds(("s0", "s1"), "ides", "card")
    assert known.surplus_sessions("ides", "card") == ()
    assert find_session(known, "s0").key == ""


def test_a_card_s_tokens_die_in_its_own_game_only() -> None:
    known, card = new_identity(), Card(id="card", character="cicero", generation=1)
    for token, game in (("aaaa", "ides"), ("bbbb", "ides"), ("cccc", "nones")):
        known.add_token(token, game, "card", 1)
    assert len(known.token_removal_writes("ides", card)) == 2
    known.drop_tokens("ides", card)
    assert [known.find_token(token_hash(token)) is None for token in ("aaaa", "bbbb", "cccc")] == [
        True,
        True,
        False,
    ]
    assert known.token_removal_writes("ides", card) == ()
