"""The fixtures of the phone's own check are exports of this ledger."""

from ledger.verify import Report, Status, verify_export
from tests.ledger.takenover import PLACE, takeover_files


def verify_takeover_file(name: str) -> Report:
    return verify_export((PLACE / name).read_bytes().splitlines(keepends=True))


def test_the_fixtures_of_the_phone_equal_the_output_of_the_ledger() -> None:
    assert {name: (PLACE / name).read_bytes() for name in takeover_files()} == takeover_files()


def test_the_verifier_and_the_phone_agree_on_the_fixtures() -> None:
    assert verify_takeover_file("takenover.fixture.jsonl").status is Status.RESTORED
    (wrong,) = (
        one for one in verify_takeover_file("forged.fixture.jsonl").findings if one.check == "key"
    )
    assert "The takeover at entry 6 does not hold" in wrong.sentence
