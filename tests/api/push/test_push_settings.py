"""The server's key for pushing is only in the settings, checked at the start, and never shown."""

import pytest
from pydantic import SecretStr, ValidationError

from api.base.settings import Settings
from api.keys.vapid import ServerKey, new_private_key, unb64
from api.observing.log import WithoutSecrets
from tests.api.commands.running import run_acta, run_successfully

KEY = new_private_key()
CONTACT = "mailto:host@example.org"


def test_the_key_that_the_command_makes_is_valid() -> None:
    made = run_successfully("push-key").strip()
    assert made != run_successfully("push-key").strip()
    assert len(unb64(ServerKey(made, CONTACT).public)) == 65
    settings = Settings(push_key=SecretStr(made), push_contact=CONTACT)
    assert settings.push_key.get_secret_value() == made


def test_the_key_is_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACTA_PUSH_KEY", KEY)
    monkeypatch.setenv("ACTA_PUSH_CONTACT", "https://games.example")
    monkeypatch.setenv("ACTA_PUSH_ORIGINS", "http://127.0.0.1:9000, https://Push.Hall")
    settings = Settings()
    assert settings.trusted_push == {"http://127.0.0.1:9000", "https://push.hall"}
    assert KEY not in repr(settings)
    assert KEY not in str(settings.model_dump())


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"push_key": KEY}, "are set together"),
        ({"push_contact": CONTACT}, "are set together"),
        ({"push_key": KEY + "A", "push_contact": CONTACT}, "acta push-key"),
        ({"push_key": KEY, "push_contact": "host@example.org"}, "mailto:"),
        ({"push_key": KEY, "push_contact": "mailto:host"}, "mailto:"),
        ({"push_key": KEY, "push_contact": "http://example.org"}, "mailto:"),
        ({"push_origins": "127.0.0.1:9000"}, "is no origin"),
        ({"push_origins": "https://push.hall/send"}, "is no origin"),
    ],
)
def test_errors_about_a_wrong_key_do_not_print_the_key(
    given: dict[str, str], sentence: str
) -> None:
    with pytest.raises(ValidationError, match=sentence) as refused:
        Settings.model_validate(given)
    assert KEY not in str(refused.value)


def test_a_server_with_a_wrong_key_does_not_start_and_says_why(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("ACTA_PUSH_KEY", "not-a-key")
    monkeypatch.setenv("ACTA_PUSH_CONTACT", CONTACT)
    result = run_acta("serve", "--store", "nowhere.db")
    assert result.exit_code == 1
    assert "ACTA_PUSH_KEY" in result.output
    assert "not-a-key" not in result.output


def test_the_key_is_blotted_out_of_the_log() -> None:
    event = WithoutSecrets("open sesame!", KEY)(None, "error", {"event": f"{KEY} {CONTACT}"})
    assert event["event"] == f"[secret] {CONTACT}"
