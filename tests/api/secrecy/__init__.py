"""The same evening played twice, with one secret changed: what the two look like to others."""
