"""Archives: packing, writing, requests, and secrets that must not be in them."""
