"""The stores: one contract for all, and what is special about a file."""

import pytest

pytest.register_assert_rewrite("tests.ledger.store.contract", "tests.ledger.store.files")
