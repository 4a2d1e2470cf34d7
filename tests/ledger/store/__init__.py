"""The stores: one contract for all of them, and the special promises of a file."""

import pytest

pytest.register_assert_rewrite("tests.ledger.store.contract", "tests.ledger.store.files")
