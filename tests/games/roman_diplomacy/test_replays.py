"""The turns in the phone's own tests are the turns that the server sends."""

from tests.games.roman_diplomacy.replays import PHONE, turns_text


def test_the_phones_own_tests_tell_turns_as_the_server_gives_them() -> None:
    assert PHONE.read_text(encoding="utf-8") == turns_text()
