"""What the phone's own tests tell of is what the server tells."""

from tests.games.roman_diplomacy.replays import PHONE, written


def test_the_phones_own_tests_tell_turns_as_the_server_gives_them() -> None:
    assert PHONE.read_text(encoding="utf-8") == written()
