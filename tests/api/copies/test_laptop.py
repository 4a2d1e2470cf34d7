"""A laptop breaks in the middle of an evening, and another one continues from the stick."""

import uuid
from contextlib import ExitStack, closing
from pathlib import Path

from api.copies.folder import copies_in
from tests.api.copies.laptop import Laptop, PhoneClient, restore_ledger_from_stick


def test_a_game_goes_on_at_another_laptop_after_the_first_one_broke(
    tmp_path: Path, stick: Path
) -> None:
    with Laptop(tmp_path / "first", stick) as first, ExitStack() as phones:
        game, tokens = first.found_game("The evening of the broken lid")
        fates, cicero = (
            phones.enter_context(closing(PhoneClient(first, game, who, tokens[f"{who}-1"])))
            for who in ("fata", "cicero")
        )
        assert cicero.send_command("introduce", name="Ada").status_code == 201
        first.wait_for_new_copies(set(copies_in(stick)))
        words, lost = first.words, str(uuid.uuid4())
        stick.rename(pulled := tmp_path / "pulled")  # later acts are in no copy
        said = cicero.send_command("introduce", lost, name="Bea")
        assert said.status_code == 201
        first.kill()
        second = Laptop(tmp_path / "second", pulled)
        second.store.unlink()
        told = restore_ledger_from_stick(second, words)
        assert "It is held: one of its stewards takes it over" in told
        assert f"acta serve --store {second.store} --lan --port {first.port}" in told
        with second:
            fates.connect_to(second)
            cicero.connect_to(second)
            view = cicero.get("/view")
            assert view["me"] == ["cicero"]  # the phone is known here, so no card is claimed again
            held = view["slices"]["game"]
            assert (held["status"], held["server"], held["restored"] > 0) == ("paused", "", True)
            assert cicero.send_command("introduce", name="Cai").json()["type"].endswith("/paused")
            assert cicero.get(f"/receipts/{lost}")["status"] == 404
            assert fates.send_command("take-over").status_code == 201
            assert fates.send_command("resume").status_code == 201
            again = cicero.send_command("introduce", lost, name="Bea")
            assert again.status_code == 201
            now = cicero.get("/view")["slices"]["game"]
            assert (now["status"], now["server"][:2], now["restored"]) == ("open", "1+", 0)
            assert second.words == words
            second.wait_for_new_copies(set(copies_in(pulled)))
