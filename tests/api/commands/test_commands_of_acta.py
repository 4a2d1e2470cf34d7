"""The commands of `acta`, as an organiser types them."""

import json
import re
import sqlite3
from contextlib import closing
from importlib.metadata import version
from pathlib import Path

import pytest

from api.access.card_code import typed_code
from api.base.settings import OTHER_VARIABLES
from api.commands import network
from api.commands import rehearse as rehearsing
from ledger.store import open_store
from ledger.verify import Status
from ledger.verify.report import Finding, Report
from tests.api.commands.running import run_acta, run_expecting_failure, run_successfully


@pytest.mark.parametrize(
    "command",
    [
        "play",
        "check",
        "found",
        "cards",
        "serve",
        "rehearse",
        "export",
        "backup",
        "verify",
        "rebuild",
        "query",
        "report",
        "push-key",
    ],
)
def test_every_command_explains_itself(command: str) -> None:
    assert "Usage" in run_successfully(command, "--help")


def test_the_program_prints_its_version() -> None:
    assert run_successfully("--version") == f"acta-ludorum {version('acta-ludorum')}\n"


def test_founding_prints_a_card_with_its_own_code_for_each_character(scenario: Path) -> None:
    run_successfully("found", scenario, "--address", "https://play.example.org")
    page = Path("cards.html").read_text()
    assert "Marcus Tullius Cicero" in page
    assert page.count('class="card"') == page.count("<svg")
    assert Path("cards.html").stat().st_mode & 0o077 == 0


def test_a_card_says_the_five_rules_that_matter(scenario: Path) -> None:
    run_successfully("found", scenario)
    card = Path("cards.html").read_text().split("Marcus Tullius Cicero")[1].split("</section>")[0]
    assert card.count("<li>") == 5
    assert "you are a general" in card


def test_a_card_names_the_first_possessions_and_a_code_to_type(scenario: Path) -> None:
    run_successfully("found", scenario, "--address", "http://192.168.1.20:8044/")
    card = Path("cards.html").read_text().split("Marcus Tullius Cicero")[1].split("</section>")[0]
    assert "00,000 D" in card.split('class="holds"')[1].split("</p>")[0]
    assert "Open http://192.168.1.20:8044 and type <b>" in card
    code = card.split("<b>")[1].split("</b>")[0]
    assert typed_code(code)


def test_founding_names_an_address_that_phones_reach_and_warns_of_others(
    scenario: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "network_addresses", lambda: ["192.168.1.20", "10.0.0.3"])
    output = run_successfully("found", scenario)
    assert "http://192.168.1.20:8044 (others: http://10.0.0.3:8044)" in output
    assert "http://192.168.1.20:8044/c#" not in output
    assert "Open http://192.168.1.20:8044 and" in Path("cards.html").read_text()
    told = run_successfully("cards", "--cards", "new.html", "--address", "http://localhost:8044")
    assert "Phones cannot reach http://localhost:8044" in told
    monkeypatch.setattr(network, "network_addresses", list)
    assert "Phones cannot reach" in run_successfully("cards", "--cards", "newer.html")


def test_the_option_only_prints_the_cards_of_the_named_characters_anew(scenario: Path) -> None:
    run_successfully("found", scenario)
    output = run_successfully("cards", "--only", "cicero", "--only", "fata", "--cards", "new.html")
    assert "4 cards" in output
    assert "Nobody here is called" in run_expecting_failure("cards", "--only", "asterix")


def test_founding_overwrites_no_page_of_cards_and_founds_no_game_without_one(
    scenario: Path,
) -> None:
    Path("cards.html").write_text("the only codes of another evening")
    assert "--force" in run_expecting_failure("found", scenario)
    told = run_expecting_failure("found", scenario, "--cards", "nowhere/cards.html")
    assert "nowhere/cards.html: No such file or directory." in told
    assert not Path("acta.db").exists()
    run_successfully("found", scenario, "--force")


def test_settings_come_from_the_environment_and_wrong_ones_are_named(
    scenario: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ACTA_STORE", "elsewhere.db")
    assert "elsewhere.db" in run_expecting_failure("serve")
    monkeypatch.setenv("ACTA_PORT", "many")
    assert "ACTA_PORT" in run_expecting_failure("serve")


def test_a_misspelt_setting_is_refused(scenario: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACTA_PROT", "8080")
    told = run_expecting_failure("serve")
    assert "There is no setting ACTA_PROT; did you mean 'ACTA_PORT'?" in told
    monkeypatch.delenv("ACTA_PROT")
    assert "acta.db" in run_expecting_failure("serve")


def test_the_settings_that_the_makefile_makes_for_tests_are_accepted() -> None:
    makefile = Path(__file__).parents[3] / "Makefile"
    named = set(re.findall(r"(ACTA_[A-Z]+)=", makefile.read_text(encoding="utf-8")))
    assert named
    assert named <= OTHER_VARIABLES


def test_a_rehearsal_that_is_written_to_a_file_is_closed(scenario: Path) -> None:
    run_successfully(
        "rehearse", scenario, "--acts", 2, "--seed", 7, "--games", 2, "--store", "kept.db"
    )
    with closing(open_store("kept.db", is_read_only=True)) as store:
        last = [list(store.read(game))[-2].type for game in store.games()]
    assert last == ["kernel/game-closed@1"] * 2


def test_printing_a_card_anew_kills_the_old_card(scenario: Path) -> None:
    run_successfully("found", scenario)
    store = open_store("acta.db")
    before = store.side_values(store.games()[0], "token")
    store.close()
    run_successfully("cards", "--only", "cicero", "--cards", "new.html")
    store = open_store("acta.db")
    after = store.side_values(store.games()[0], "token")
    store.close()
    new_rows = [json.loads(value) for key, value in after.items() if key not in before]
    # the token and its typed code
    assert [(row["card"], row["generation"]) for row in new_rows] == [("cicero-1", 2)] * 2


def test_a_rehearsal_plays_to_the_end_and_its_ledger_verifies(scenario: Path) -> None:
    output = run_successfully("rehearse", scenario, "--acts", 15, "--seed", 7, "--store", "kept.db")
    assert "fits its own seal" in output
    run_successfully("export", "--store", "kept.db", "--to", "evening.jsonl")
    verified = run_acta("verify", "evening.jsonl")
    assert "fits its own seal" in verified.output
    assert verified.exit_code == Status.CLOCK
    assert "the books balance" in run_successfully("rebuild", "--store", "kept.db")


def test_a_rehearsal_does_not_overwrite_a_file(scenario: Path) -> None:
    Path("kept.db").write_text("something")
    assert "exists already" in run_expecting_failure("rehearse", scenario, "--store", "kept.db")


def test_an_altered_export_is_reported(scenario: Path) -> None:
    run_successfully("rehearse", scenario, "--acts", 10, "--seed", 7, "--store", "kept.db")
    run_successfully("export", "--store", "kept.db", "--to", "evening.jsonl")
    lines = Path("evening.jsonl").read_text().splitlines()
    del lines[4]
    Path("evening.jsonl").write_text("\n".join(lines) + "\n")
    assert run_acta("verify", "evening.jsonl").exit_code == Status.FILE


def test_an_export_is_compared_with_heads_known_from_outside(scenario: Path) -> None:
    run_successfully("rehearse", scenario, "--acts", 10, "--seed", 7, "--store", "kept.db")
    run_successfully("export", "--store", "kept.db", "--to", "evening.jsonl")
    header = json.loads(Path("evening.jsonl").read_text().splitlines()[0])
    words = re.findall(
        r"Sealed after \d+ entries: (.*)", run_acta("verify", "evening.jsonl").output
    )
    known = run_acta("verify", "evening.jsonl", "--key", header["seal_key"], "--words", words[-1])
    assert known.exit_code == Status.CLOCK
    assert "anybody could have made it" not in known.output
    assert run_acta("verify", "evening.jsonl", "--key", "another").exit_code == Status.KEY
    unseen = " ".join(reversed(words[-1].split()))
    assert run_acta("verify", "evening.jsonl", "--words", unseen).exit_code == Status.WORDS
    witness = {"format": "acta-witness/1", "game": header["game"], "heads": [{"digest": "00"}]}
    Path("phone.json").write_text(json.dumps(witness))
    kept = run_acta("verify", "evening.jsonl", "--witness", "phone.json")
    assert kept.exit_code == Status.WITNESSES


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        (("--words", "veni vidi vici"), "'veni' is none of the words of fingerprints."),
        (("--words", "acer agmen"), "A fingerprint has 8 words, before version 0.2 4."),
        (("--witness", "evening.jsonl"), "This is not a phone's witness file (acta-witness/1)."),
        (("--witness", "nowhere.json"), "There is no file nowhere.json."),
    ],
)
def test_the_verifier_says_why_an_option_cannot_be_compared(
    option: tuple[str, str], sentence: str
) -> None:
    Path("evening.jsonl").write_text("{}\n")
    assert sentence in run_expecting_failure("verify", "evening.jsonl", *option)


def test_a_changed_ledger_file_is_reported_in_one_sentence(scenario: Path) -> None:
    run_successfully("found", scenario)
    with sqlite3.connect("acta.db") as database:
        (state,) = database.execute("SELECT state FROM stored_events").fetchone()
        changed = state.replace(b'"amount":600000', b'"amount":900000')
        assert changed != state
        database.execute("UPDATE stored_events SET state = ?", (changed,))
    database.close()
    output = run_expecting_failure("rebuild")
    assert re.search(r"changed|damaged|seal", output)


def test_an_unreadable_first_entry_is_reported_in_one_sentence(scenario: Path) -> None:
    run_successfully("found", scenario)
    with sqlite3.connect("acta.db") as database:
        database.execute("UPDATE stored_events SET state = x'00ff' WHERE originator_version = 1")
    database.close()
    for command in (("rebuild",), ("export",), ("serve", "--port", 0)):
        assert "cannot be read; it is damaged" in run_expecting_failure(*command)


def test_a_rehearsal_says_what_is_wrong_with_its_ledger(
    scenario: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = Report(findings=(Finding(3, "seal", "Entry 3 was changed."),))
    monkeypatch.setattr(rehearsing, "verify_export", lambda _lines: report)
    output = run_expecting_failure("rehearse", scenario, "--acts", 2, "--seed", 7)
    assert "0 promises" not in output
    assert "does not hold: Entry 3 was changed." in output


def test_a_missing_ledger_is_reported(scenario: Path) -> None:
    for command in ("export", "rebuild", "cards", "serve"):
        assert "acta.db" in run_expecting_failure(command)


def test_a_second_server_on_the_same_file_is_refused(scenario: Path) -> None:
    run_successfully("found", scenario)
    first = open_store("acta.db")
    output = run_expecting_failure("serve", "--port", 0)
    first.close()
    assert len(output.strip().splitlines()) == 1


def test_no_output_shows_the_address_of_the_database_that_holds_a_game(
    database: str,
) -> None:
    said = run_successfully("found", "--ruleset", "morituri", "--store", database)
    said += run_successfully("cards", "--store", database, "--cards", "again.html")
    said += run_successfully("export", "--store", database, "--to", "evening.jsonl")
    said += run_successfully("rebuild", "--store", database)
    assert "in the database" in said
    assert database not in said
    assert "fits its own seal" in run_acta("verify", "evening.jsonl").output


@pytest.mark.parametrize("command", ["found", "cards", "export", "rebuild", "serve"])
def test_a_database_that_cannot_be_reached_is_named_without_its_address(
    command: str, nobody: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ACTA_STORE_WAIT_SECONDS", "0")
    address = f"postgresql://ada:hidden@127.0.0.1:{nobody}/games"
    said = run_expecting_failure(command, "--store", address)
    assert "cannot be reached" in said
    assert "hidden" not in said


def test_a_rehearsal_is_never_written_to_a_database() -> None:
    assert "new file" in run_expecting_failure(
        "rehearse", "--store", "postgresql://ada:hidden@host/games"
    )
