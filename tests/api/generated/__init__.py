"""Programs of others read the API's description: linters, and generators of clients."""
