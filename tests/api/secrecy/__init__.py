"""The same evening played twice, with one secret changed, and compared as other people see it."""
