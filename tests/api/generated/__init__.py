"""Foreign programs read the API's description: linters, and generators of clients."""
