"""The same evening played twice, with one secret changed, as others see the two."""
